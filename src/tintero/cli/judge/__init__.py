"""`tintero judge`."""
