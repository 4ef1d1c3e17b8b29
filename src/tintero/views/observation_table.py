"""What each number of an observation means; docs/observation.md is made of this.

`python -m tintero.views.observation_table` prints the tables.
"""

from __future__ import annotations

from typing import Final

# About the game: the first `GLOBALS` numbers.
GAME: Final = (
    "version of this layout",
    "turn",
    "whose turn it is, counted from the seat, + 1",
    "who began, counted from the seat, + 1",
    "phase (`vocab.Phase`)",
    "step (`vocab.Step`)",
    "1: the game is over",
    "who won, counted from the seat, + 1",
    "who is asked, counted from the seat, + 1",
    "what kind of thing is asked (`vocab.Ask`) + 1",
    "which question (`vocab.Question`) + 1; only if the seat is asked",
    "how many are to be chosen at least; only if the seat is asked",
    "how many at most; only if the seat is asked",
    "how many are picked so far; only if the seat is asked",
    "face of the card that asks + 1; only if the seat is asked",
    "triggers in the bag",
    "options there are, on all pages",
    "which page of them is shown",
    "effects that last for a while",
    "players",
    "rows of cards that are used",
    "cards for which there was no row",
    "which ability of that card asks + 1; only if the seat is asked",
    "0",
)
# About each player, the seat first, then in the order of seats; six times.
PLAYER: Final = (
    "1: in the game",
    "lore",
    "lore needed to win",
    "cards in hand",
    "cards in the deck",
    "cards in the inkwell",
    "ready ink",
    "ink drops",
    "cards in the discard",
    "cards inked this turn",
    "turns begun",
    "1: an opponent of the seat",
)
# About each card that the seat knows: in play, in hands, in decks (from the top), in discards (the
# newest first), each time the seat's own first.
CARD: Final = (
    "face: its number in the pool + 1",
    "whose it is, counted from the seat",
    "zone (`vocab.Zone`)",
    "type (`vocab.CardType`)",
    "cost",
    "1: it has the inkwell symbol",
    "inks, a bit each (`vocab.Ink`)",
    "strength; in play as it is now, elsewhere as printed, as are the next four",
    "willpower",
    "lore",
    "move cost",
    "keywords, a bit each (`vocab.Keyword`)",
    "Challenger +N; this and what follows only in play",
    "Resist +N",
    "Singer N",
    "1: exerted",
    "damage",
    "1: drying",
    "cards under it",
    "row of the location it is at + 1",
    "in a deck: how far from the top, + 1",
    "1: it is challenging, 2: it is challenged",
    "1: picked so far",
    "1: it asks",
)
# About each option of the page, if the seat is asked.
OPTION: Final = (
    "act (`vocab.Act`) + 1; 18: the next page",
    "row of the card + 1",
    "face of the card + 1",
    "whose the card is, counted from the seat, + 1",
    "row of the other card + 1: who is challenged, the location, who sings or is shifted onto",
    "how it is paid for (`vocab.Pay`) + 1",
    "how many cards it is played with",
    "which ability + 1",
    "number: the mode, the amount",
    "which player, counted from the seat, + 1",
    "name said: a card that has it + 1",
    "face of the source of a trigger + 1",
)
TABLES: Final = (("Game", GAME), ("Player", PLAYER), ("Card", CARD), ("Option", OPTION))


def markdown() -> str:
    """The tables as docs/observation.md shows them."""
    parts = []
    for title, rows in TABLES:
        lines = [f"| {title} | |", "|---|---|"]
        lines += [f"| {n} | {said} |" for n, said in enumerate(rows)]
        parts.append("\n".join(lines))
    return "\n\n".join(parts)


if __name__ == "__main__":
    print(markdown())
