"""What goes over HTTP, as JSON: tables to be made, seats to be taken, decks to be checked."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from tintero.messages import Message
from tintero.views.shapes import Shape

MOST_SEATS: Final = 6
DECK_LETTERS: Final = 20_000

Name = Annotated[str, msgspec.Meta(max_length=40)]
Visitor = Annotated[str, msgspec.Meta(max_length=64)]
Lang = Annotated[str, msgspec.Meta(max_length=8)]


class DeckGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck: one that is shipped by its name, or a list in any known format."""

    shipped: Annotated[str, msgspec.Meta(max_length=80)] = ""
    text: Annotated[str, msgspec.Meta(max_length=DECK_LETTERS)] = ""


class SeatGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`me`: who makes the table; `here`: somebody else at the same screen; `open`: whoever has the
    link, or finds it in the lobby; `bot`: a bot of that level."""

    kind: Literal["me", "here", "open", "bot"]
    name: Name = ""
    bot: Annotated[str, msgspec.Meta(max_length=40)] = ""
    deck: DeckGiven = DeckGiven()


class TableGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables`: a table to be made. Without a `format` any deck may be played."""

    seats: Annotated[list[SeatGiven], msgspec.Meta(min_length=2, max_length=MOST_SEATS)]
    best_of: Literal[1, 2, 3] = 1
    rules: Literal["2.1", "2.2", "2.3"] = "2.3"
    format: Annotated[str, msgspec.Meta(max_length=20)] = ""
    clock: Literal["off", "casual", "ranked", "slow"] = "off"
    teams: bool = False  # 2 against 2
    listed: bool = False
    free_undo: bool = False
    watch: bool = True
    delay_s: Literal[0, 60, 300, -1] = 0
    visitor: Visitor = ""
    lang: Lang = "en"


class SitGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/{id}/sit`: take a free seat."""

    name: Name = ""
    deck: DeckGiven = DeckGiven()
    seat: int = -1  # any
    visitor: Visitor = ""
    lang: Lang = "en"


class SeatMade(Shape, frozen=True, omit_defaults=True, gc=False):
    """A seat was taken. Links: `/t/{table}#{token}` to play, `/t/{table}` for who comes (to sit
    down while a seat is free, else to watch)."""

    table: str
    seat: int
    token: str


class DeckLine(Shape, frozen=True, omit_defaults=True, gc=False):
    """So many of a card, by its number in the pool."""

    n: int
    count: int


class DeckFault(Shape, frozen=True, omit_defaults=True, gc=False):
    """What is wrong with a deck; `line` of the text, from 1, where there is one."""

    said: Message
    line: int = 0
    rule: str = ""


class DeckChecked(Shape, frozen=True, omit_defaults=True, gc=False):
    """`POST /api/decks/check`: what a text means, and everything that is wrong with it."""

    name: str = ""
    lines: tuple[DeckLine, ...] = ()
    inks: tuple[str, ...] = ()
    count: int = 0
    curve: tuple[int, ...] = ()  # how many cards cost 0, 1, 2 …
    inkable: int = 0
    faults: tuple[DeckFault, ...] = ()
    formats: tuple[str, ...] = ()  # in which it may be played
    text: str = ""  # the same deck in the usual format


class ListedTable(Shape, frozen=True, omit_defaults=True, gc=False):
    """A table in the lobby, or one of mine."""

    id: str
    made_ms: int
    state: str
    seats: tuple[dict[str, Any], ...] = ()  # name, bot, free, mine
    rules: str = "2.3"
    format: str = ""
    best_of: int = 1
    clock: str = "off"


class ProblemSaid(Shape, frozen=True, omit_defaults=True, gc=False):
    """Whatever went wrong over HTTP, with the status code: what, where, what would be right."""

    error: str  # unreadable, not found, refused, limit, later
    said: Message
    rule: str = ""
    faults: tuple[DeckFault, ...] = ()


# --- what is kept of a table ----------------------------------------------------------------------


class PlannedSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as the table's plan keeps it. `cards` are full names; none: a deck is still to come.
    `screen`: seats of one number are played with one token, at one screen."""

    name: str = ""
    bot: str = ""
    deck: str = ""
    cards: tuple[str, ...] = ()
    free: bool = False
    screen: int = -1


class TablePlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a table is, kept as JSON in its row (`rows.TableRow.plan`). `save`: the position it
    begins in (base64 of `Game.save`), if not with the decks."""

    seats: tuple[PlannedSeat, ...]
    best_of: int = 1
    rules: str = "2.3"
    format: str = ""
    clock: str = "off"
    teams: bool = False
    free_undo: bool = False
    watch: bool = True
    delay_s: int = 0
    save: str = ""

    def plain(self) -> dict[str, Any]:
        made: dict[str, Any] = msgspec.to_builtins(self)
        return made

    @classmethod
    def of_plain(cls, plain: Any) -> TablePlan:
        return msgspec.convert(plain, cls)
