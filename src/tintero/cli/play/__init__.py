"""`tintero play`."""
