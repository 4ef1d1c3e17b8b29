"""`tintero sim`."""
