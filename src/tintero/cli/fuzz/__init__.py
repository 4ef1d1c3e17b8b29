"""`tintero fuzz`."""
