"""`tintero limited`."""
