"""`tintero review`."""
