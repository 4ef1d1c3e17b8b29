"""Spanish, family by family."""
