"""What the judge's desk says over HTTP and is told: the scene goes both ways, nothing is kept."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from tintero.messages import Message
from tintero.scene.parse import STEPS
from tintero.server.api_shapes import MOST_SEATS, SCENE_LETTERS, Lang
from tintero.table.regarded import ThoughtOf
from tintero.views.influences import InfluenceView
from tintero.views.shapes import CardView, OptionView, Shape, View

MOST_EDITS: Final = 50
SceneText = Annotated[str, msgspec.Meta(max_length=SCENE_LETTERS)]
CardName = Annotated[str, msgspec.Meta(max_length=120)]
CardHandle = Annotated[str, msgspec.Meta(max_length=8, pattern=r"^[0-9]*$")]
SeatIndex = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
Amount = Annotated[int, msgspec.Meta(ge=0, le=999)]
Step = Literal["ready", "set", "draw", "main", "end"]
assert Step.__args__ == STEPS  # type: ignore[attr-defined]


class DeskEdit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A change of the position in which the scene begins. `card` and `place` are ids of cards as
    that position shows them; `name` is the name of a card that comes to it.

    put: `name` into `zone` of `seat` (in play with `exerted`, `drying`, `damage`; on a deck by
    `end`; `count` times) · take: `card` away · move: `card` to `seat` and `zone` · state: of `card`
    · at: `card` at `place`, or at none · under: `name` under `card` · face: `card`, under another
    one, lies face up, by `on` · lore, drops, inked, deck: `n`
    for `seat` · ink: `n` ready and `exerted_n` exerted · turn: of `seat` · step · first: that it is
    their first turn, by `on` · rules, variant, title, reading: `text` · seats: `n` of them ·
    clear."""

    what: Literal[
        "put", "take", "move", "state", "at", "under", "face", "lore", "ink", "drops", "inked",
        "deck", "turn", "step", "first", "rules", "variant", "title", "reading", "seats", "clear",
    ]  # fmt: skip
    card: CardHandle = ""
    place: CardHandle = ""
    name: CardName = ""
    seat: SeatIndex = 0
    zone: Literal["play", "hand", "deck", "discard", "ink"] = "play"
    end: Literal["top", "bottom"] = "bottom"
    count: Annotated[int, msgspec.Meta(ge=1, le=20)] = 1
    exerted: bool | None = None
    drying: bool | None = None
    damage: Amount | None = None
    n: Amount = 0
    exerted_n: Amount = 0
    step: Step = "main"
    on: bool = True
    text: Annotated[str, msgspec.Meta(max_length=200)] = ""


class DeskGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/judge/position`: a scene, what is changed in it, how many of its actions are
    taken (`at`; -1: all), then what is tried; `here`: it is to begin where it stands. `card`: tell
    what may be done with it. An empty `scene` is an empty table."""

    scene: SceneText = ""
    at: Annotated[int, msgspec.Meta(ge=-1, le=10_000)] = -1
    edits: Annotated[list[DeskEdit], msgspec.Meta(max_length=MOST_EDITS)] = []
    try_: Annotated[str, msgspec.Meta(max_length=500)] = msgspec.field(default="", name="try")
    seat: Annotated[int, msgspec.Meta(ge=-1, lt=MOST_SEATS)] = -1
    here: bool = False
    card: CardHandle = ""
    lang: Lang = ""


class CompareGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/judge/compare`: a scene, to be played by every version of the rules."""

    scene: SceneText
    at: Annotated[int, msgspec.Meta(ge=-1, le=10_000)] = -1
    lang: Lang = ""


class ExportGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/judge/export`: a scene as a file."""

    scene: SceneText
    form: Literal["markdown", "html", "scene", "record"]
    at: Annotated[int, msgspec.Meta(ge=-1, le=10_000)] = -1
    lang: Lang = ""


class DeskRow(Shape, frozen=True, omit_defaults=True, gc=False):
    """One thing that happens, and the clause by which it does."""

    said: Message
    clause: str = ""
    sort: str = ""
    depth: int = 0


class DeskBlock(Shape, frozen=True, omit_defaults=True, gc=False):
    """An action and what came of it; without an action, what came before anybody was asked.
    `step`: which action of the scene it is, from 1. `why`: it may not be done."""

    rows: tuple[DeskRow, ...] = ()
    step: int = 0
    seat: int = -1
    said: str = ""
    asked: str = ""  # the question it answers
    declared: str = ""  # the clause by which it is declared
    why: Message | None = None
    rule: str = ""


class DeskClause(Shape, frozen=True, omit_defaults=True, gc=False):
    number: str
    title: str = ""
    text: str = ""


class DeskSide(Shape, frozen=True, omit_defaults=True, gc=False):
    """A player's side in the position in which the scene begins, in words."""

    heading: str
    zones: tuple[str, ...] = ()


class DeskLook(Shape, frozen=True, omit_defaults=True, gc=False):
    """What may be done with a card and why the rest not; what changes its numbers."""

    card: str
    thoughts: tuple[ThoughtOf, ...] = ()
    changes: tuple[InfluenceView, ...] = ()


class DeskShown(Shape, frozen=True, omit_defaults=True, gc=False):
    """How a scene stands: `scene` is all of it, with what was changed and tried. The view has
    everything open; cards that only fill a zone have no face."""

    scene: str
    view: View
    question: Message
    title: str = ""
    rules: str = ""
    variant: str = ""
    variant_title: str = ""
    readings: tuple[str, ...] = ()
    first_turn: bool = False
    at: int = 0
    steps: int = 0
    asked: int = -1  # the seat; -1 when the game is over
    turn_action: bool = False  # whether what is asked is a turn action
    options: tuple[OptionView, ...] = ()
    inkwells: tuple[tuple[CardView, ...], ...] = ()
    names: tuple[str, ...] = ()
    over: Message | None = None
    verdict: str = ""  # yes, no, or nothing where nothing was tried
    said: str = ""
    blocks: tuple[DeskBlock, ...] = ()
    clauses: tuple[DeskClause, ...] = ()
    stopped: Message | None = None
    turn: str = ""  # in which turn the scene begins, and where each side stands then
    sides: tuple[DeskSide, ...] = ()
    effects: tuple[str, ...] = ()  # that last already then
    put: str = ""  # the card that was put last
    look: DeskLook | None = None


class DeskPair(Shape, frozen=True, omit_defaults=True, gc=False):
    """A line of either side, "" where there is none."""

    one: str = ""
    two: str = ""
    same: bool = False


class DeskCourse(Shape, frozen=True, omit_defaults=True, gc=False):
    """How it goes by some versions of the rules."""

    versions: tuple[str, ...]
    verdict: str = ""
    said: str = ""


class DeskParting(Shape, frozen=True, omit_defaults=True, gc=False):
    """Two courses side by side near where they part, and what the rulebook says of it."""

    one: tuple[str, ...]
    two: tuple[str, ...]
    rows: tuple[DeskPair, ...] = ()
    reasons: tuple[str, ...] = ()


class DeskCompared(Shape, frozen=True, omit_defaults=True, gc=False):
    """The courses that the versions of the rules give; only one where they do not part."""

    courses: tuple[DeskCourse, ...]
    partings: tuple[DeskParting, ...] = ()


class DeskFile(Shape, frozen=True, omit_defaults=True, gc=False):
    name: str
    text: str
