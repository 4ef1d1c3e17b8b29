"""`tintero deck`."""
