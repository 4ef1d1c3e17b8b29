"""`tintero rules`."""
