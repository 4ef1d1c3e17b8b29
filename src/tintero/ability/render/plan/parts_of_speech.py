"""The shapes of a plan: what is spoken of and what is said of it, without a word of any language.

`kind` and `how` are keys; every language has an entry for each in its lexicon or realiser.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, TypeVar, final

from tintero.vocab import NONE, Owner, Zone

if TYPE_CHECKING:
    from tintero.ability.base import Ability

T = TypeVar("T")


@final
@dataclass(frozen=True)
class Head:
    """A noun: "character", "item or location", "song card"; without a name, "card".

    The names are keys: the four types, "song" and "non-character". `card`: outside play.
    """

    names: tuple[str, ...] = ()
    card: bool = False

    @property
    def alone(self) -> bool:
        """One kind of card in play: later it is "that character", not "that card"."""
        return len(self.names) == 1 and not self.card and self.names[0] != "non-character"


CARD: Final = Head()
CHARACTER: Final = Head(("character",))
LOCATION: Final = Head(("location",))


@final
@dataclass(frozen=True)
class Trait:
    """What is said of cards beside their noun. Each language decides where it stands."""

    kind: str
    names: tuple[str, ...] = ()
    limit: Limit | None = None
    noun: Noun | None = None
    either: tuple[Things, ...] = ()  # alternatives
    no: bool = False
    saying: Saying | None = None  # "such that …"


@final
@dataclass(frozen=True)
class Things:
    """Cards of some sort. `either`: several sorts, each with a noun of its own."""

    head: Head = CARD
    traits: tuple[Trait, ...] = ()
    either: tuple[Things, ...] = ()
    owner: int = Owner.ANY
    zone: int = Zone.PLAY
    or_zone: int = NONE
    other: bool = False
    player: str = ""  # the player of the zone, who is named here: `Noun.how`

    @property
    def in_play(self) -> bool:
        return self.zone in (Zone.PLAY, Zone.ANYWHERE)

    @property
    def own(self) -> bool:
        """In play, and somebody's own: "your characters"."""
        return self.in_play and self.owner in (Owner.YOURS, Owner.THEIRS)

    @property
    def here(self) -> bool:
        return self.has("here")

    def has(self, kind: str) -> bool:
        return any(trait.kind == kind for trait in self.traits)

    def without(self, kind: str) -> Things:
        return replace(self, traits=tuple([t for t in self.traits if t.kind != kind]))

    def adding(self, trait: Trait) -> Things:
        return replace(self, traits=(*self.traits, trait))

    @property
    def whole_hand(self) -> bool:
        return self == Things(owner=self.owner, zone=Zone.HAND, player=self.player)

    @property
    def bare(self) -> bool:
        """Nothing is said of them but whose and where they are."""
        return not (self.head.names or self.traits or self.either)


@final
@dataclass(frozen=True)
class Limit:
    """A number of cards and what it is held against.

    `kind`: "limit" (`op` and `value`), "highest", "more-than-each" (`things`), "more-than" and
    "less-than" (`noun`), "up-to-more" (`value` more than `noun`'s).
    """

    kind: str
    stat: int
    op: int = NONE
    value: Number | None = None
    things: Things | None = None
    noun: Noun | None = None


@final
@dataclass(frozen=True)
class Measure:
    """Something counted one by one.

    `kind`: "had" (`things` somebody has), "sang", "was-under" and "under" (`noun`), "those-under",
    "done" (`things` and what was done to them, `deed`), "names" and "inks" (different ones of
    `of`), "players" (`head`, and what they do), "happened" (`things`, and what they did or what was
    done to them), "times" (what happened), "opponents", "those".
    """

    kind: str
    things: Things | None = None
    noun: Noun | None = None
    head: Head = CARD
    deed: str = ""  # a key of the lexicon; of a family not yet planned, its word
    of: Measure | None = None
    who: tuple[Saying, ...] = ()  # what one of the players does, and what many do; what happened
    mass: bool = False


@final
@dataclass(frozen=True)
class Number:
    """`kind`: "plain" (`n`), "that", "stat" (of `noun`), "lore" (of `noun`), "sum", "capped",
    "times", "highest" (`stat` among `things`), "down-to", "missing" (to `parts[0]` in the hand of
    `noun`), "counted" (`unit`). `n` is also how many times.

    `gone`: the card of a "stat" has left play."""

    kind: str = "plain"
    n: int = 1
    stat: int = NONE
    noun: Noun | None = None
    parts: tuple[Number, ...] = ()
    unit: Measure | None = None
    things: Things | None = None
    gone: bool = False
    most: int = NONE
    least: int = 0

    @property
    def plain(self) -> bool:
        return self.kind == "plain"


@final
@dataclass(frozen=True)
class Picking:
    """How cards are picked. `count` None: any number.

    `chosen`: it is said that they are chosen. `wording`: `selectors.Said`. Out of cards already
    named (`source`): `rest`, some of them have gone elsewhere; `pair`, there are two of them.
    """

    count: Number | None = None
    single: bool = True
    up_to: bool = False
    everything: bool = False  # as many as there are: the pick only sets an order
    that_many: bool = False  # as many as were just drawn or put
    chosen: bool = False
    wording: int = 0
    source: Noun | None = None
    source_said: bool = True
    rest: bool = False
    pair: bool = False
    by_them: bool = False  # another player picks, among their own
    each: Measure | None = None  # one for each of these
    same_name: bool = False
    digit: bool = False  # "1", beside other numbers
    your_choice: bool = False  # you pick what another player gives up
    total: int = 0
    total_stat: int = NONE


@final
@dataclass(frozen=True)
class Noun:
    """Cards or players spoken of. `how` says which of them, as an article does.

    Cards: "this", "this-card", "that", "the-moved", "the-exerted", "rest", "it", "they",
    "location-of", "under", "was-under", "singers", "together", "revealed", "best-revealed",
    "those", "side" (of a challenge), "hand", "every", "group", "each", "each-of-them", "some",
    "pick", "random", "top".
    Players: "you", "that-player", "each-opponent", …; "owner-of", "each-who".
    `mine`: the cards are yours. "called": a player by name. "handed": an ability that cards of
    the type `index` gain.
    """

    how: str
    things: Things | None = None
    head: Head = CARD
    plural: bool = False
    mine: bool = False
    you: bool = False
    parts: tuple[Noun, ...] = ()
    pick: Picking | None = None
    number: Number | None = None
    index: int = NONE  # a stat, a zone, a side
    place: str = "from"  # where the cards are is said so, or "in", or not at all
    saying: Saying | None = None  # what is said of them besides
    name: str = ""
    ability: Ability | None = None

    def being(self, trait: Trait) -> Noun:
        """The same cards, with this said of them too."""
        return self if self.things is None else replace(self, things=self.things.adding(trait))


@final
@dataclass(frozen=True)
class Saying:
    """A clause, what is said of its subject; or a sentence. `verb` is a key of the lexicon.

    `no`: the opposite is said. `past`: it was so. `known`: the subject was mentioned last. Mood,
    order and agreement are the language's. `parts`: clauses that are joined, or one inside
    another. `deed`: what happened, by the name of the event; `whose`: who did it, or whose zone it
    was. A rule has besides: `how`, a further key; `name`, of a keyword, a class or an ability;
    `when`, what is read for each card; `until`, how long, as a key. `steps`: instructions inside
    it; `tail`: what is said after it, or what it consists of, in sentences.

    A sentence has the key of a frame: "plain" (`parts` are joined), "if" and "instead" (`when`, and
    `tail`, said as one after this lead), "otherwise", "if-you-do", "later" (`occasion`), "repeat"
    (`number`), "one-by-one" (`object`: the players for each of whom it is done), "mode", "case" …

    What a trigger waits for has the key of an event, or `parts`, several of them. `whose`: who does
    it; `object` and `to`: the cards of the event; `number` and `op`: how many, 0 where that is not
    said; `name`: what it was chosen for; `known`: its subject is that of the one before. `how`:
    "when" (it can happen once), "whenever", "nth-time", "for-nth-time" (of this card), "in-a-turn"
    (the `nth` such card). `ways`: "fight" (in a challenge), "moved" (from another place of the same
    kind, or out of a deck), "exerted", "here" (`object` is at this location), "at-once" (so many at
    one time), "limited" (how often was said before), "in-window" (and so was whose turn it is).
    """

    verb: str
    subject: Noun | None = None
    object: Noun | None = None
    no: bool = False
    past: bool = False
    known: bool = False
    things: Things | None = None  # what the subject is like, or where it is
    number: Number | None = None
    than: Number | None = None
    op: int = NONE
    index: int = NONE
    parts: tuple[Saying, ...] = ()
    how: str = ""
    name: str = ""
    when: Saying | None = None
    until: str = ""
    steps: tuple[Saying, ...] = ()
    tail: tuple[Saying, ...] = ()
    occasion: Saying | None = None
    nth: int = 0
    source: Noun | None = None  # whose effect it was
    # Of what is done:
    to: Noun | None = None  # a second object: where something is moved, to whom damage goes
    it: Noun | None = None  # as what the object was mentioned last, if it was
    goal: Goal | None = None
    other_goal: Goal | None = None  # or there
    ways: tuple[str, ...] = ()  # keys: "picked", "free", "exerted", "shown" …
    deed: str = ""
    whose: Noun | None = None


@final
@dataclass(frozen=True)
class Goal:
    """Where cards are put.

    `kind`: "hand" (returned there), "into-hand", "top", "bottom", "inkwell", "discard",
    "shuffled", "under". `whose`: "yours", "theirs" (of the player spoken of), "owner", "owners",
    "owner-of-several". `order`: "any", "those" (said of cards already named), "random".
    """

    kind: str
    whose: str = "yours"
    order: str = ""
    exerted: bool = False
    faceup: bool = False
    under: Noun | None = None
    player: Noun | None = None  # whose it is, named here


YOU: Final = Noun("you", you=True)
THIS: Final = Noun("this", mine=True)
THAT_CARD: Final = Noun("that")


def sure(value: T | None) -> T:
    """What a plan of this kind has."""
    assert value is not None
    return value


def such(so: Mapping[str, bool]) -> tuple[str, ...]:
    """The keys of what is so."""
    return tuple([key for key, yes in so.items() if yes])
