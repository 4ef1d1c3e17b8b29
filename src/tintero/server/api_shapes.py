"""What goes over HTTP, as JSON: tables to be made, seats to be taken, decks to be checked."""

from __future__ import annotations

from sys import intern
from typing import Annotated, Any, Final, Literal

import msgspec

from tintero.messages import Message
from tintero.table.port import SeatState
from tintero.views.shapes import Shape

MOST_SEATS: Final = 6
DECK_LETTERS: Final = 20_000
DECK_CARDS: Final = 300  # of one deck at a table: five times what a deck must have
SCENE_LETTERS: Final = 20_000

Name = Annotated[str, msgspec.Meta(max_length=40)]
Visitor = Annotated[str, msgspec.Meta(max_length=64)]
Lang = Annotated[str, msgspec.Meta(max_length=8)]
Bot = Annotated[str, msgspec.Meta(max_length=40)]
Format = Annotated[str, msgspec.Meta(max_length=20)]
VariantId = Annotated[str, msgspec.Meta(max_length=40)]
Counted = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, msgspec.Meta(ge=-1, lt=MOST_SEATS)]
GameNumber = Annotated[int, msgspec.Meta(ge=1, le=1_000)]


class DeckGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck: one that is shipped by its name, or a list in any known format. Neither: a shipped
    deck that may be played there is drawn by lot."""

    shipped: Annotated[str, msgspec.Meta(max_length=80)] = ""
    text: Annotated[str, msgspec.Meta(max_length=DECK_LETTERS)] = ""


class SeatGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`me`: who makes the table; `here`: somebody else at the same screen; `open`: whoever has the
    link, or finds it in the lobby; `bot`: a bot of that level."""

    kind: Literal["me", "here", "open", "bot"]
    name: Name = ""
    bot: Bot = ""
    deck: DeckGiven = DeckGiven()


class TableGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables`: a table to be made. Without a `format` any deck may be played; with a
    `variant` its limits hold for decks. Empty, it is the official game; left out, what the server
    was begun with.

    One seat is `me`. A seat that is `open` may get its deck from whoever sits down. Where `lang` is
    given, what is wrong is said in it."""

    seats: Annotated[list[SeatGiven], msgspec.Meta(min_length=2, max_length=MOST_SEATS)]
    best_of: Literal[1, 2, 3] = 1
    rules: Literal["2.1", "2.2", "2.3"] = "2.3"
    format: Format = ""
    clock: Literal["off", "casual", "ranked", "slow"] = "off"
    teams: bool = False  # 2 against 2
    listed: bool = False
    free_undo: bool = False
    watch: bool = True
    delay_s: Literal[0, 60, 300, -1] = 0
    variant: VariantId | None = None
    visitor: Visitor = ""
    lang: Lang = ""


class SitGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/{id}/sit`: take a free seat."""

    name: Name = ""
    deck: DeckGiven = DeckGiven()
    seat: SeatNumber = -1  # any
    visitor: Visitor = ""
    lang: Lang = ""


class DeckCheckGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/decks/check`: a deck, and the format and the variant it is to be played in."""

    shipped: Annotated[str, msgspec.Meta(max_length=80)] = ""
    text: Annotated[str, msgspec.Meta(max_length=DECK_LETTERS)] = ""
    format: Format = ""
    variant: VariantId = ""


class MineGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/mine`: the tables of a visitor."""

    visitor: Visitor


class ForkGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/{id}/fork`: play on from a position of a game that is over, at `seat`.

    `known`: as that seat knew it, everything hidden drawn anew; `all`: exactly as it was. The
    other seats are bots, or free for whoever has the link."""

    at: Counted
    game: GameNumber = 1
    as_: Literal["known", "all"] = msgspec.field(default="known", name="as")
    seat: Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)] = 0
    against: Literal["bot", "link"] = "bot"
    bot: Bot = "greedy"
    name: Name = ""
    visitor: Visitor = ""
    lang: Lang = ""


class JudgeGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/judge`: a scene (`docs/scenes.md`), what is tried in it, and by which rules;
    without `rules` by those that the scene names."""

    scene: Annotated[str, msgspec.Meta(max_length=SCENE_LETTERS)]
    try_: Annotated[str, msgspec.Meta(max_length=500)] = msgspec.field(default="", name="try")
    rules: Literal["", "2.1", "2.2", "2.3"] = ""
    lang: Lang = ""


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
    variant: str = ""
    variant_title: str = ""


class TablesListed(Shape, frozen=True, omit_defaults=True, gc=False):
    """The lobby, or the tables of a visitor; the newest first."""

    tables: tuple[ListedTable, ...]


class CardParagraph(Shape, frozen=True, omit_defaults=True, gc=False):
    """One ability of a card, in words; `keyword` where it is one."""

    text: str
    name: str = ""
    keyword: str = ""


class CardPrinted(Shape, frozen=True, omit_defaults=True, gc=False):
    """What is printed on a card: its place in the list is its number. Types, inks and keywords are
    words of `vocab`, the same in every language; `text` is in the language of the file."""

    name: str
    version: str
    full: str
    type: str
    cost: int
    inks: tuple[str, ...] = ()
    inkable: bool = False
    song: bool = False
    strength: int | None = None
    willpower: int | None = None
    lore: int | None = None
    move_cost: int | None = None
    classes: tuple[str, ...] = ()
    rarity: str = ""
    sets: tuple[int, ...] = ()
    text: tuple[CardParagraph, ...] = ()
    keywords: tuple[tuple[str, int], ...] = ()


class CardFile(Shape, frozen=True, omit_defaults=True, gc=False):
    """`GET /api/cards/{lang}-{pool}.json`: all cards, by their number in the pool."""

    pool: str
    lang: str
    cards: tuple[CardPrinted, ...]


class CardFiles(Shape, frozen=True, omit_defaults=True, gc=False):
    """`GET /api/cards`: where the card files are, by language; an address never means other cards.
    `legal`: which may be played today in a format, as numbers from, to."""

    pool: str
    url: dict[str, str]
    legal: dict[str, tuple[tuple[int, int], ...]] = {}


class ShippedDeck(Shape, frozen=True, omit_defaults=True, gc=False):
    """A deck that comes with Tintero: what it is called, and what it wants to do."""

    name: str
    title: str
    inks: tuple[str, ...]
    lines: tuple[DeckLine, ...]
    formats: tuple[str, ...] = ()
    kind: str = ""
    plan: str = ""


class ShippedDecks(Shape, frozen=True, omit_defaults=True, gc=False):
    """`GET /api/decks`"""

    decks: tuple[ShippedDeck, ...]


class BotOffered(Shape, frozen=True, omit_defaults=True, gc=False):
    """A bot to choose: its level, what it is called, and a sentence about it."""

    id: str
    name: str
    said: Message


class VariantOffered(Shape, frozen=True, omit_defaults=True, gc=False):
    """A way to play (`docs/variants.md`): for how many, which decks (at least so many cards, at
    most so many inks and copies, 0 for any number), and what it says in place of clauses."""

    id: str
    title: str
    about: str
    players: tuple[int, int]
    best_of: int = 1
    deck: tuple[int, int, int] = (60, 2, 4)
    rules: str = ""  # the version it is always played by
    clauses: dict[str, str] = {}
    assumed: tuple[str, ...] = ()


class OptionsOffered(Shape, frozen=True, omit_defaults=True, gc=False):
    """`GET /api/options`: what a table may be made of."""

    bots: tuple[BotOffered, ...]
    formats: tuple[str, ...]
    rules: tuple[str, ...]
    clocks: tuple[str, ...]
    phrases: tuple[str, ...]  # that are always allowed, by their number
    languages: tuple[str, ...]
    variants: tuple[VariantOffered, ...] = ()
    variant: str = ""  # that of this server, where a table says none


class ReplayLine(Shape, frozen=True, omit_defaults=True, gc=False):
    """A line of the log; it stands after `at` actions."""

    at: int
    said: Message
    clause: str = ""
    begins: bool = False  # a turn
    turn: int = 0
    quiet: bool = False  # only in the whole log
    short: str = ""


class ReplayTold(Shape, frozen=True, omit_defaults=True, gc=False):
    """`GET /api/tables/{id}/replay`: a game that is over, as `seat` was told it: a number, -1 for
    who watched, `all` for who may know everything. Whoever asks with the key of a seat and names
    none is told it as that seat was; without a key as who may know everything."""

    games: int
    game: int
    steps: int
    seats: tuple[str, ...]
    lines: tuple[ReplayLine, ...]
    seat: int | Literal["all"]
    over: Message
    rules: str = "2.3"
    record: bool = True  # whether it can be had as a file
    variant: str = ""
    variant_title: str = ""


class PositionShown(Shape, frozen=True, omit_defaults=True, gc=False):
    """`GET /api/tables/{id}/replay/{at}`: how it stood after so many actions. `did`: the next one,
    as a line of notation."""

    at: int
    state: SeatState
    did: str = ""


class TurnCounted(Shape, frozen=True, omit_defaults=True, gc=False):
    """A turn: the lore of all when it ended, and what the one whose turn it was had done."""

    turn: int
    seat: int
    lore: tuple[int, ...]
    ink: tuple[int, ...]  # cards in the inkwells
    ink_used: int = 0
    cards_seen: int = 0  # of the own deck, so far
    played: int = 0
    quests: int = 0
    challenges: int = 0


class GameStats(Shape, frozen=True, omit_defaults=True, gc=False):
    """`GET /api/tables/{id}/stats`: a game that is over in figures."""

    turns: tuple[TurnCounted, ...]
    seats: tuple[str, ...]
    actions: int
    over: Message
    winners: tuple[int, ...] = ()
    reason: str = ""
    rule: str = ""


class ShuffleProof(Shape, frozen=True, omit_defaults=True, gc=False):
    """`GET /api/tables/{id}/proof`: everything the shuffle follows from. `told` is the text whose
    SHA-256 the commitment is (`docs/records.md`); the rest is what stands in it."""

    commitment: str
    salt: str
    seed: str  # 128 bits: more than a number of JavaScript holds
    starting: int  # a seat; -1: drawn by lot, which also follows from the seed
    decks: tuple[tuple[str, ...], ...]
    told: str


class JudgeSaid(Shape, frozen=True, omit_defaults=True, gc=False):
    """The ruling on a scene. `html` is a fragment in which everything from outside is escaped;
    `scene` the scene with what was tried, as text."""

    html: str
    verdict: str  # yes, no, or nothing where it is neither
    said: str
    scene: str
    title: str = ""
    rules: str = ""


class ClauseSaid(Shape, frozen=True, omit_defaults=True, gc=False):
    """`GET /api/rules/{number}`: a clause of the rulebook, under a version of the rules. `variant`:
    what the variant says in its place is `text`, and this is what the variant is called."""

    number: str
    title: str
    text: str
    rules: str = "2.3"
    variant: str = ""


class HealthSaid(Shape, frozen=True, omit_defaults=True, gc=False):
    """`GET /healthz`"""

    ok: bool
    tables: int
    sockets: int


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


class PlayedVariant(msgspec.Struct, frozen=True, omit_defaults=True):
    """The variant of a table as its plan keeps it: what it is called by language, the rules that
    it changes, its limits for decks and the clause that has them."""

    id: str
    titles: dict[str, str]
    rules: dict[str, Any] = {}
    deck: tuple[int, int, int] = (60, 2, 4)
    clause: str = "10.1.2"


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
    variant: PlayedVariant | None = None

    def plain(self) -> dict[str, Any]:
        made: dict[str, Any] = msgspec.to_builtins(self)
        return made

    @classmethod
    def of_plain(cls, plain: Any) -> TablePlan:
        made = msgspec.convert(plain, cls)
        # Many tables have the same cards: each name is in memory once.
        seats = [
            msgspec.structs.replace(seat, cards=tuple(map(intern, seat.cards)))
            for seat in made.seats
        ]
        return msgspec.structs.replace(made, seats=tuple(seats))
