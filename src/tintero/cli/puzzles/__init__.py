"""`tintero puzzles`."""
