"""What all commands share: the front, words, values, output, completion."""
