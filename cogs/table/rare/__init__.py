"""The entries behind the button More: abortive draws, faults, and the entries of organisers."""
