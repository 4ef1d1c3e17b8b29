"""Positions in which tests of the page begin."""

from __future__ import annotations

from typing import Final

# A full table in Bea's turn, and how she and Ana go on: the pictures are of what comes of it.
MIDDLE: Final = """
turn: 2
first_player: 2
seats:
  1:
    lore: 7
    ink: {ready: 1, exerted: 5}
    hand:
      - Dragon Fire
      - Negaduck - Public Enemy Number One
      - Merida - Gifted Archer
      - Queen of Hearts - Impulsive Ruler
      - Copper - Creative Storyteller
    deck: [Tod - Clever Fox, Vixey - Forest Friend, Red Alert, 40]
    discard: [Intimidation Tactics, Vixey - Forest Friend]
    play:
      - Dash Parr - Super Fast: {damage: 1}
      - Copper - Champion of the Forest
      - Tod - Clever Fox: {exerted: true, damage: 1}
      - Beast's Castle - Overrun by the Vine
  2:
    lore: 13
    ink: 7
    hand:
      - Elsa - Exploring the Unknown
      - Smash
      - Friends on the Other Side
      - Fat Cat's Club - Seedy Headquarters
    deck: [Launchpad - Hideout Defender, Raya - Determined Explorer, Smash, 38]
    discard: [Friends on the Other Side]
    play:
      - Seven Dwarfs' Mine - Secure Fortress
      - The Bayou - Mysterious Swamp
      - Raya - Determined Explorer: {at: The Bayou}
      - Mickey Mouse - Stalwart Explorer
      - Map of Treasure Planet
"""
MIDDLE_LINES: Final = (
    "2: quest Raya",
    "2: no",
    "2: quest Mickey Mouse",
    "2: play Elsa",
    "2: no",
    "2: end",
)
# The same, and Ana gives up.
ENDING_LINES: Final = (*MIDDLE_LINES, "1: concede")

# A Bodyguard stands before another character: who may be challenged?
BODYGUARD: Final = """turn: 1
seats:
  1:
    ink: 3
    hand: [Smash]
    play: [Stitch - New Dog]
  2:
    play:
      - Simba - Protective Cub: {exerted: true}
      - Namaari - Resolute Daughter: {exerted: true}
"""
