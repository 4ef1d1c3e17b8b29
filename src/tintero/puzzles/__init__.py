"""Puzzles: positions in which one plan wins this turn, or survives the next.

`sure` and `survival` search a turn to its end, `proof_of` says whether there is one solution,
`miner` finds positions in games of bots and tightens them, `shelving` grades and writes them.
`puzzle` is one of those shipped (`data/`), `puzzle_words` what is said of it, `puzzle_table` plays
it at the table of a lesson, `solved` keeps which were solved.
"""

from tintero.puzzles.puzzle import NoPuzzle, Puzzle, PuzzleFacts, puzzle_named, shelf
from tintero.puzzles.puzzle_table import PuzzleTable

__all__ = ["NoPuzzle", "Puzzle", "PuzzleFacts", "PuzzleTable", "puzzle_named", "shelf"]
