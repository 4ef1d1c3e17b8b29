"""`tintero bench`."""
