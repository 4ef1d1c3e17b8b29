"""Spanish: words, agreement, and the order they stand in."""
