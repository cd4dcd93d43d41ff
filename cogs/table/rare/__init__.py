"""The entries behind the button More: abortive draws, faults, and corrections by organisers."""
