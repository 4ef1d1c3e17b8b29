"""The files of the library as JSON: the rulebook, what is known of the cards, the case book, and
its cases played. Each is made once for a language and never changes under its address."""

from __future__ import annotations

from typing import Any

from tintero.server.api_shapes import VariantOffered
from tintero.views.shapes import CardView, Shape


class LibraryFiles(Shape, frozen=True, omit_defaults=True, gc=False):
    """`GET /api/library/{kind}`: where the file of each language is."""

    kind: str
    url: dict[str, str]


# --- the rulebook ---------------------------------------------------------------------------------


class ClauseTold(Shape, frozen=True, omit_defaults=True, gc=False):
    """A clause in our own words. `before`: what it said before the version `changed`; `was`: its
    earlier number; `rulings` name it; `tests`: the files that hold it, with how many scenes or
    tests of each; `code`: the modules that cite it; `cards`: how many are about it or one below
    it."""

    n: str
    title: str
    text: str
    before: str = ""
    since: str = ""
    until: str = ""
    was: str = ""
    changed: str = ""
    rulings: tuple[str, ...] = ()
    readings: tuple[str, ...] = ()
    tests: tuple[tuple[str, int], ...] = ()
    code: tuple[str, ...] = ()
    cards: int = 0


class VersionTold(Shape, frozen=True, omit_defaults=True, gc=False):
    """An edition of the rules, with its first day."""

    number: str
    effective: str
    summary: str


class DifferenceTold(Shape, frozen=True, omit_defaults=True, gc=False):
    """A change of the rules that can alter how a game goes."""

    since: str
    clauses: tuple[str, ...]
    text: str


class ClauseChange(Shape, frozen=True, omit_defaults=True, gc=False):
    """A clause that a version added, moved, reworded or dropped."""

    version: str
    kind: str
    clause: str


class ReadingTold(Shape, frozen=True, omit_defaults=True, gc=False):
    """How Tintero reads what the rules leave open, by whose word, and the other reading."""

    id: str
    title: str
    played: str
    reason: str
    by: str
    other: str = ""
    switch: str = ""
    clauses: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()


class OldNumber(Shape, frozen=True, omit_defaults=True, gc=False):
    """A line of the crosswalk; without `new` the clause is gone."""

    old: str
    new: str = ""
    changed: bool = False


class RulesFile(Shape, frozen=True, omit_defaults=True, gc=False):
    """The rulebook in a language: clauses in their order, of every version."""

    lang: str
    newest: str
    versions: tuple[VersionTold, ...]
    clauses: tuple[ClauseTold, ...]
    differences: tuple[DifferenceTold, ...]
    changes: tuple[ClauseChange, ...]
    readings: tuple[ReadingTold, ...]
    crosswalk: tuple[OldNumber, ...]
    variants: tuple[VariantOffered, ...] = ()


# --- the cards ------------------------------------------------------------------------------------


class CardAbout(Shape, frozen=True, omit_defaults=True, gc=False):
    """What is known of a card beyond what is printed. `tree`: its abilities as the engine reads
    them; `about`: numbers of `CardsFile.reasons`; `core` and `infinity`: from when to when it may
    be played there; `bans`: format, from, until."""

    slug: str
    printings: tuple[str, ...]
    tree: tuple[dict[str, Any], ...] = ()
    about: tuple[int, ...] = ()
    core: tuple[tuple[str, str], ...] = ()
    infinity: tuple[tuple[str, str], ...] = ()
    bans: tuple[tuple[str, str, str], ...] = ()


class SetTold(Shape, frozen=True, omit_defaults=True, gc=False):
    number: int
    name: str
    released: str
    legal: str = ""


class CardsFile(Shape, frozen=True, omit_defaults=True, gc=False):
    """All cards by their number in the pool. `reasons`: how a card is about a clause (by a keyword,
    a node, a trigger), by what, and which clause; `nodes`: what nodes cite."""

    pool: str
    sets: tuple[SetTold, ...]
    reasons: tuple[tuple[str, str, str], ...]
    nodes: dict[str, tuple[str, ...]]
    cards: tuple[CardAbout, ...]


# --- the case book --------------------------------------------------------------------------------


class CaseReading(Shape, frozen=True, omit_defaults=True, gc=False):
    """A reading of a disputed case; `played`: the game is played so."""

    text: str
    played: bool = False


class CaseTold(Shape, frozen=True, omit_defaults=True, gc=False):
    """A case. `yes`: what its answer begins with, if it is yes or no; `cards`: their numbers in the
    pool; `changed`: the versions under which a scene of it comes out otherwise than written."""

    id: str
    topic: str
    status: str
    title: str
    question: str
    answer: str
    clauses: tuple[str, ...]
    cards: tuple[int, ...] = ()
    official: bool = False
    yes: bool | None = None
    note: str = ""
    readings: tuple[CaseReading, ...] = ()
    not_playable: str = ""
    scenes: int = 0
    changed: tuple[str, ...] = ()


class CasesFile(Shape, frozen=True, omit_defaults=True, gc=False):
    """The case book in a language. `topics`: what they are called."""

    lang: str
    topics: dict[str, str]
    cases: tuple[CaseTold, ...]


# --- cases played ---------------------------------------------------------------------------------


class SeatShown(Shape, frozen=True, omit_defaults=True, gc=False):
    """What a player has, with everything open. Cards in hand and discard are numbers of the pool,
    -1 where any card will do."""

    lore: int = 0
    ink: int = 0
    spent: int = 0
    deck: int = 0
    hand: tuple[int, ...] = ()
    discard: tuple[int, ...] = ()
    play: tuple[CardView, ...] = ()


class BoardShown(Shape, frozen=True, omit_defaults=True, gc=False):
    """A position. A seat that has not changed since the board before is left empty."""

    turn: int
    active: int
    seats: tuple[SeatShown | None, ...]


class PlayRow(Shape, frozen=True, omit_defaults=True, gc=False):
    """A line of the sequence with its clause."""

    text: str
    clause: str = ""
    depth: int = 0
    check: bool = False


class PlayBlock(Shape, frozen=True, omit_defaults=True, gc=False):
    """An action and what came of it, or why it was refused."""

    heading: str = ""
    asked: str = ""
    declared: str = ""
    why: str = ""
    clause: str = ""
    rows: tuple[PlayRow, ...] = ()


class VersionPlay(Shape, frozen=True, omit_defaults=True, gc=False):
    """The same scene under another version of the rules, where it goes otherwise. `reasons`: what
    the rulebook says has changed; `otherwise`: it does not come out as written."""

    version: str
    boards: tuple[BoardShown, ...]
    blocks: tuple[PlayBlock, ...]
    reasons: tuple[str, ...] = ()
    otherwise: str = ""


class QuizChoice(Shape, frozen=True, omit_defaults=True, gc=False):
    """Before the block `at` a player may do all but one of these."""

    at: int
    player: int
    options: tuple[str, ...]
    wrong: str
    why: str
    clause: str = ""


class ScenePlay(Shape, frozen=True, omit_defaults=True, gc=False):
    """A scene of a case, played: `boards[0]` is the beginning, `boards[n]` stands after the block
    `n` (from 1). `scene`: the scene itself, for the judge's desk."""

    title: str
    rules: str
    scene: str
    boards: tuple[BoardShown, ...]
    blocks: tuple[PlayBlock, ...]
    next: str = ""
    options: tuple[str, ...] = ()
    readings: tuple[str, ...] = ()
    versions: tuple[VersionPlay, ...] = ()
    quiz: QuizChoice | None = None


class PlaysFile(Shape, frozen=True, omit_defaults=True, gc=False):
    """Every playable case of the book by its id, scene by scene."""

    lang: str
    plays: dict[str, tuple[ScenePlay, ...]]
