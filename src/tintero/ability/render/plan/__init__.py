"""What is said, in no language: the nodes are walked once, here. See docs/rendering.md."""
