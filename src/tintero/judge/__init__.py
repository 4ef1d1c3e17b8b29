"""The judge's desk: rulings, what happens step by step, and what may be rewound.

`read` opens a scene or a case of the book and holds its clauses and position against the rules;
`sequence` plays it, watching the engine step by step (`watch`); `sheet` is the ruling that comes
of it and `page` writes it down; `diff` compares two versions of the rules. `book` is the case
book, `quiz` asks from it. `lab` is a board to build positions on, `rewind` says what CR 1.7.6
lets one undo. `links` tells which rulings, tests and cards a clause has.
"""
