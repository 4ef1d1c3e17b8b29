"""French: a lexicon and realisers."""
