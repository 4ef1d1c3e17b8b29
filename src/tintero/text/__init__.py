"""From printed text to cards: LorcanaJSON file → records and units → abilities → the pool's files.

`lorcanajson` reads a file, `repairs` mends what is known to be wrong in it, `lexer`, `grammar` and
`parser` read the text of a unit, and `pool_build` makes the pool.
"""
