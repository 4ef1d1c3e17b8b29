"""`tintero cards`."""
