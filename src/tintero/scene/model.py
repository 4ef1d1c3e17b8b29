"""What a scene is made of, as written: names are looked up when the scene is set up."""

from __future__ import annotations

from dataclasses import dataclass, field

from tintero.scene.yaml_values import Value


@dataclass(frozen=True)
class SceneCards:
    """`NAME`, `2x NAME`, or (with no name) that many cards nobody will look at."""

    name: str
    count: int = 1
    line: int = 0


@dataclass(frozen=True)
class SceneUnder:
    """Cards under another. `faceup` None: as the game would have put them there."""

    cards: SceneCards
    faceup: bool | None = None


@dataclass(frozen=True)
class Placed:
    """A card in play and its state."""

    cards: SceneCards
    exerted: bool = False
    damage: int = 0
    drying: bool = False
    at: str = ""
    under: tuple[SceneUnder, ...] = ()
    used: tuple[str, ...] = ()
    mission: tuple[SceneCards, ...] = ()  # what is assigned to it, in some variants

    @property
    def line(self) -> int:
        return self.cards.line


@dataclass(frozen=True)
class SceneInk:
    ready: tuple[SceneCards, ...] = ()
    exerted: tuple[SceneCards, ...] = ()
    drops: int = 0


@dataclass(frozen=True)
class Lasting:
    """Something a resolved effect left behind on cards in play."""

    to: tuple[str, ...]
    strength: int = 0
    willpower: int = 0
    lore: int = 0
    gains: tuple[str, ...] = ()
    cant: tuple[str, ...] = ()
    until: str = "end of turn"
    by: str = ""
    made: str = ""  # "this turn" or "earlier", where it is not as one would think
    line: int = 0


@dataclass(frozen=True)
class SceneSeat:
    """One player's side. `deck` None: 20 cards nobody will look at."""

    lore: int = 0
    ink: SceneInk = SceneInk()
    inked: int = 0
    hand: tuple[SceneCards, ...] = ()
    deck: tuple[SceneCards, ...] | None = None
    discard: tuple[SceneCards, ...] = ()
    play: tuple[Placed, ...] = ()
    lasting: tuple[Lasting, ...] = ()
    aside: tuple[SceneCards, ...] = ()  # the Bag of some variants
    quested: int = 0  # how often this turn, where a variant sets a limit
    challenged: int = 0
    moved: int = 0


@dataclass(frozen=True)
class SceneDone:
    """What was done this turn where a variant counts it: turn actions, and of them these two."""

    actions: int = 0
    played: int = 0
    used: int = 0


@dataclass(frozen=True)
class SceneStep:
    """Something a seat (counted from 0) does, refused with `illegal`; then what to expect."""

    line: int
    seat: int = -1
    action: str = ""
    illegal: str = ""  # a clause, several with a comma between, or "true"
    expect: Value | None = None
    note: str = ""


@dataclass(frozen=True)
class Position:
    """Everything of a scene but its steps."""

    title: str = ""
    clauses: tuple[str, ...] = ()
    rules: str = ""
    turn: int = 0  # seats are counted from 0 here
    step: str = "main"
    first_turn: bool = False
    first_player: int = 0
    setup: int | None = None  # the starting player, when the set-up is played
    seats: tuple[SceneSeat, ...] = field(default_factory=tuple)
    lasting: tuple[Lasting, ...] = ()
    teams: tuple[tuple[int, ...], ...] = ()
    team_turns: bool = False
    readings: tuple[str, ...] = ()  # of unsettled rules, in place of the usual ones
    titles: tuple[tuple[str, str], ...] = ()  # in other languages than English, by language
    card: str = ""  # the card whose abilities it shows, by its full name
    note: str = ""
    variant: str = ""  # a shipped one, by its name; or single rules that are not as usual:
    changed: tuple[tuple[str, int | bool | str], ...] = ()
    done: SceneDone = SceneDone()
