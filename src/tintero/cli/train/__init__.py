"""`tintero ladder`."""
