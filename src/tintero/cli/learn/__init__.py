"""`tintero learn`."""
