"""English, family by family."""
