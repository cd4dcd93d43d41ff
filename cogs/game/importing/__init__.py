"""Games that were played elsewhere: logs and result lines."""
