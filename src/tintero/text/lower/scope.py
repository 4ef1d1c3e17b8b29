"""What a text has mentioned so far, and whom "they", "it" and "that character" mean.

CR 6.1.11: "that X" is exactly the X mentioned earlier. The order of preference: the latest thing
the effect picked or showed, then what the event happened to, then the card itself; number and type
must agree.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from tintero.ability.base import Effect, Selector, Who
from tintero.ability.filters import Filter
from tintero.ability.selectors import All, AtRandom, Chosen, That, This, Together
from tintero.messages import Message, Problem
from tintero.text.parser import Tree
from tintero.vocab import NONE, CardType, Zone


class CannotLower(Problem, ValueError):
    """A piece that parses but has no meaning here: the id of the reason, and what it speaks of;
    `words` are the words left over."""

    def __init__(self, tree: Tree | None, why: str, **args: str) -> None:
        self.words = tree.words if tree is not None else ""
        super().__init__(Message(why, **args))


class Origin:
    """Where a thing was mentioned; also how strongly a pronoun prefers it."""

    SELF: Final = 0
    EVENT: Final = 1  # the subject of the event
    OBJECT: Final = 2  # the second object of the event
    GROUP: Final = 3  # every card that qualifies
    PICKED: Final = 4  # chosen, looked at, revealed, played … in this effect


@dataclass(frozen=True)
class Thing:
    """Something mentioned. `types` are the card types it can be (none: any card)."""

    selector: Selector
    types: tuple[int, ...]
    plural: bool
    origin: int
    role: str = ""  # chosen, challenging, challenged, discarded, revealed, looked, …
    card: bool = False  # a card outside play, which is "it" whatever its type
    many: bool = False  # one for each of several players, hence also "those"
    fates: tuple[str, ...] = ()  # what befell it since: banished, moved, exerted, discarded

    def is_the(self, role: str) -> bool:
        """ "the chosen one", "the banished one"."""
        return role == self.role or role in self.fates


@dataclass
class Scope:
    """The speaking card and the things mentioned. One scope for one ability or script."""

    type: int
    standing: bool = False  # text that simply applies, rather than is carried out
    things: list[Thing] = field(default_factory=list)
    who: Who | None = None  # the players last spoken of
    they: Who | None = None  # set inside what several players do: They()
    looked: str = ""  # the label of the cards being looked at, if any
    looked_in: int = Zone.DECK  # where those cards are
    looked_at: Filter | None = None  # those cards, if they are all there is in a zone
    labels: int = 0
    deeds: list[str] = field(default_factory=list)  # the labels of the instructions so far
    named: bool = False  # a card was named
    gone: int = NONE  # the zone the event's card went to, when it left play
    other_gone: int = NONE  # the same of the event's second card
    last: Effect | None = None  # the sentence before
    replacing: bool = False  # inside "… instead"
    asked: Who | None = None  # players a condition lets you choose: the sentence is about them
    called: bool = False  # a character was named: it may be "he" or "she" as well
    besides: Selector | None = None  # "another" is other than this card of the event, too
    event: int = NONE  # the kind of the event that triggers (events.Kind)
    there: int = NONE  # the zone spoken of: "from there"
    introduced: Who | None = None  # players a zone has named: "chosen player's deck"

    @property
    def done(self) -> str:
        """The label of the last instruction, for "this way" and "that many"."""
        return self.deeds[-1] if self.deeds else ""

    @done.setter
    def done(self, label: str) -> None:
        self.deeds.append(label)

    def label(self, base: str = "it") -> str:
        """A label not used before in this scope."""
        self.labels += 1
        return base if self.labels == 1 else f"{base}{self.labels}"

    def mention(
        self,
        selector: Selector,
        types: tuple[int, ...],
        plural: bool,
        origin: int,
        role: str = "",
        card: bool = False,
    ) -> Selector:
        many = self.they is not None
        self.things.append(Thing(selector, types, plural, origin, role, card, many))
        return selector

    def befalls(self, selector: Selector, fate: str) -> None:
        """An instruction or an event does something to these cards: "the banished character" is
        one that was banished, and nobody if none was."""
        if isinstance(selector, Together):
            for part in selector.parts:
                self.befalls(part, fate)
            return
        meant = settled(selector)
        for i, thing in enumerate(self.things):
            if thing.selector == meant and fate not in thing.fates:
                self.things[i] = replace(thing, fates=(*thing.fates, fate))

    # --- pronouns -----------------------------------------------------------------------------

    def pronoun(self, tree: Tree, word: str) -> Selector:
        """ "they", "them", "it": the best thing that agrees. A character calls itself "he" or
        "she", and others "they"."""
        gendered = any(token.gendered for token in tree.tokens())
        if gendered and self.type == CardType.CHARACTER and not self.called:
            return This()
        wanted: tuple[int, ...] = (CardType.CHARACTER,) if word in ("they", "them") else ()
        found = self._best(wanted, plural=None if wanted else False, selves=True, word=word)
        if found is None and word in ("they", "them"):
            found = self._best((), plural=True, selves=False, word=word)
        if found is None:
            return This()
        return found.selector

    def that(
        self,
        tree: Tree,
        types: tuple[int, ...],
        plural: bool | None = False,
        word: str = "that",
    ) -> Selector:
        """ "that character": never the card itself when something else was mentioned."""
        found = self._best(types, plural, selves=False, word=word)
        if found is None:
            raise CannotLower(tree, "lower-nothing-was-mentioned-that-this-can-mean")
        return found.selector

    def with_role(self, tree: Tree, *roles: str) -> Selector:
        for thing in reversed(self.things):
            if any(map(thing.is_the, roles)):
                return thing.selector
        raise CannotLower(tree, "lower-nothing-was-mentioned-that-this-can-mean")

    def role(self, *roles: str) -> Thing | None:
        for thing in reversed(self.things):
            if any(map(thing.is_the, roles)):
                return thing
        return None

    def the(self, tree: Tree, role: str, types: tuple[int, ...]) -> Selector:
        """ "the chosen character": the latest thing of that kind that was chosen."""
        for thing in reversed(self.things):
            if thing.is_the(role) and agrees(types, thing, "the"):
                return thing.selector
        raise CannotLower(tree, "lower-nothing-was-mentioned-that-this-can-mean")

    def _best(
        self, types: tuple[int, ...], plural: bool | None, selves: bool, word: str
    ) -> Thing | None:
        best: Thing | None = None
        for thing in self.things:
            if plural is not None and thing.plural != plural and not (plural and thing.many):
                continue
            if not agrees(types, thing, word):
                continue
            if not selves and isinstance(thing.selector, This):
                continue
            rank, best_rank = preference(thing, word), preference(best, word)
            if best is None or rank >= best_rank:
                best = thing
        return best


def settled(selector: Selector) -> Selector:
    """The cards again, once picked."""
    if isinstance(selector, (Chosen, All, AtRandom)) and selector.label:
        return That(selector.label)
    return selector


def preference(thing: Thing | None, word: str) -> int:
    if thing is None:
        return -1
    if thing.origin in (Origin.PICKED, Origin.GROUP):
        # "they", "she", "him" is rather a character in play than a card elsewhere.
        return 3 if thing.card and word in ("they", "them") else 4
    if word in ("that", "card"):
        # "that character" prefers the other side of the event to its subject.
        return 2 if thing.origin == Origin.OBJECT else 1 if thing.origin == Origin.EVENT else 0
    return 2 if thing.origin == Origin.EVENT else 1 if thing.origin == Origin.OBJECT else 0


def agrees(wanted: tuple[int, ...], thing: Thing, word: str) -> bool:
    """A card can be anything; "it" is never said of a character in play, "those cards" never of
    characters in play, "they" rarely of a single card elsewhere."""
    if word == "card":
        return thing.card or not thing.types
    if word == "it":
        return thing.card or thing.types != (CardType.CHARACTER,)
    return not wanted or not thing.types or bool(set(wanted) & set(thing.types))
