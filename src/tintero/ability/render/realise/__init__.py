"""From plans to sentences: a lexicon and a realiser for each language. See docs/rendering.md."""
