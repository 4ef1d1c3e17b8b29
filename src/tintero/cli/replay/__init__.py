"""`tintero replay`."""
