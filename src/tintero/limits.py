"""How much of anything is taken from outside: every limit of the project, once, with its reason.

A file, a line or an answer may come from anybody. What is wrong with it must be said within two
seconds and 300 MB, so nothing is read that could need more; each number below is far beyond what
people write and far below what hurts. `reading` reads files within these limits.
"""

from __future__ import annotations

from typing import Final

MEGABYTE: Final = 1_000_000

# --- files --------------------------------------------------------------------------------------

# Scenes, cases, decks, records, saved games: people write them. The longest that is shipped has
# 40 kB; a game of a thousand actions makes a record of 30 kB.
TEXT_BYTES: Final = MEGABYTE
# A saved state (`Game.save`): 60 kB with the cards of six players at their most.
SAVE_BYTES: Final = 4 * MEGABYTE
# A card file of LorcanaJSON, unpacked: 10 MB and 420,000 signs of structure with thirteen sets.
CARD_FILE_BYTES: Final = 40 * MEGABYTE
# A file of compiled cards holds one set: 125 kB; and there is a file or two for each set.
POOL_FILE_BYTES: Final = 2 * MEGABYTE
POOL_FILES: Final = 200
# Every comma, colon and bracket of a JSON text may stand for a value of 60 to 100 bytes.
JSON_VALUES: Final = 1_500_000
# Nobody nests so deep: a scene has 6 levels, an ability 20. Python itself stops at about 300.
DEPTH: Final = 60
# Values of a YAML text, aliases counted as what they stand for: a case of the book has 600.
YAML_VALUES: Final = 20_000
# Lines of a record: three times the actions of the longest game that bots have played.
RECORD_LINES: Final = 20_000
# One text of a YAML file; the longest answer of the case book has 1,500 letters.
YAML_TEXT: Final = 10_000

# --- lines and names ----------------------------------------------------------------------------

# An action, a line of a deck or of a record. Some are read by trying where a name ends, so the
# work grows faster than the line.
LINE: Final = 2_000
# A card's name with everything around it; the longest full name has 60 letters.
NAME: Final = 300
# Words of one search, for cards or clauses: each is held against all of them, 3 to 10 ms. The
# longest full name has nine.
SOUGHT: Final = 20
# How much of a text that is refused is quoted back.
QUOTED: Final = 120
# Names listed in one action (`choose A, B, …`), and the pieces that commas may cut one name into.
NAMES_LISTED: Final = 100
NAME_PIECES: Final = 8
# Places where one line may be cut in two, the pieces tried one after the other.
CUTS: Final = 32
# Ways to read a list of names of which there are several copies each.
WAYS: Final = 5_000
# Lines and cards of a list of cards: a whole collection, each of 2,700 cards four times.
DECK_LINES: Final = 20_000
# Lines of a deck for which similar names are sought: 5 ms each.
SUGGESTIONS: Final = 50

# --- bots in other processes, and runs that go on ----------------------------------------------

# Bytes of one line that a bot says; an answer needs a hundred.
BOT_LINE: Final = 64 * 1024
# Bytes that a bot may say for one question: late answers and the right one.
BOT_HEARD: Final = 256 * 1024
# Brackets in a line of a bot; an answer has one pair.
BOT_BRACKETS: Final = 32
# Bytes of one line of a run that goes on (`--resume`); a game with its record needs 20,000.
RUN_LINE: Final = MEGABYTE

# --- numbers ------------------------------------------------------------------------------------

# A number with more digits than this is taken for the largest: no place wants one.
DIGITS: Final = 9
LARGEST: Final = 10**DIGITS
# Lore, damage, ink drops, strength …: the engine counts with 64 bits, so that sums and products
# of these never leave it; and nothing is done more than this many times because a file says so.
COUNTER: Final = 9_999
# Cards of one player. The id of a card has 16 bits, and a game has six players at most.
CARDS: Final = 1_000
# Of them in play where a position is written: every character may challenge every other.
IN_PLAY: Final = 100
# A seed may be any number; 128 bits (39 digits) count.
SEED_DIGITS: Final = 200
# Turns and moves of cards are counted up for ever, but not by a file.
TURNS: Final = 1_000_000
# Rounds of a game's own counters (ids of effects, changes of zone).
SERIAL: Final = 1_000_000_000


def number(text: str) -> int:
    """The number that a run of decimal digits says, in any script; `LARGEST` if it is too long.

    >>> number("42"), number("9" * 5000) == LARGEST
    (42, True)
    """
    return int(text) if len(text) <= DIGITS else LARGEST


def clipped(text: str, most: int = QUOTED) -> str:
    """A text as it is quoted back: whole, or its beginning.

    >>> clipped("abcdef", 3)
    'abc…'
    """
    return text if len(text) <= most else f"{text[:most]}…"
