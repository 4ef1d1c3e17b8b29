"""What the languages share: phrases, clauses, and the memory of what a text has mentioned."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, final

from tintero.ability.base import Ability, Node
from tintero.ability.filters import Filter
from tintero.ability.render.plan.parts_of_speech import Head, Measure, Noun, Saying
from tintero.vocab import CardType

if TYPE_CHECKING:
    from tintero.ability.render.realise.tongue import Tongue


class RenderError(Exception):
    """A node, or a value in a node, that the renderer has no words for."""


def unknown(node: object) -> RenderError:
    return RenderError(f"no words for {type(node).__name__}: {node!r}")


def word(names: tuple[str, ...], index: int, what: str) -> str:
    """The name at `index`, or an error that says what was being named."""
    if 0 <= index < len(names):
        return names[index]
    raise RenderError(f"no {what} has the number {index}")


@final
@dataclass
class Phrase:
    """A noun phrase and what its neighbours must agree with.

    `mine`: whether the cards are yours, `you`: the second person, `noun`: the plan that it says.
    """

    text: str
    plural: bool = False
    feminine: bool = False
    mine: bool = False
    you: bool = False
    noun: Noun | None = None

    def same(self, other: Phrase) -> bool:
        """It speaks of the same cards or players."""
        return (self.you and other.you) or self.noun == other.noun


@final
@dataclass
class SpokenClause:
    """A subject and what it does. Verbs stand in the predicate as ‹verb›, to be inflected.

    `given`: what somebody gives the subject ("+2 strength this turn"), when that says the same.
    `saying`: the plan that it says; `again`: it without a verb that was just said.
    """

    subject: Phrase
    predicate: str
    given: str = ""
    saying: Saying | None = None
    again: str = ""

    def by(self, subject: Phrase) -> SpokenClause:
        """The same, done by somebody else."""
        return SpokenClause(subject, self.predicate, "", self.saying, self.again)


YOU: Final = Phrase("you", you=True)


class Speaker(ABC):
    """One text being made. Each language's class fills in the methods.

    `labels` says how to refer back to what was picked, `units` what an instruction did, `taken`
    from which labels some cards have already gone elsewhere (what is left is "the rest").
    """

    tongue: Tongue  # how the language makes sentences

    def __init__(self, name: str, type: int) -> None:
        self.name = name
        self.type = type
        self.labels: dict[str, Noun] = {}
        self.units: dict[str, Measure] = {}
        self.taken: set[str] = set()
        self.pairs: set[str] = set()  # labels that hold exactly two cards
        self.inside = False  # in the middle of what each player of a group does
        self.seen: set[str] = set()  # labels of cards looked at or revealed, still in their zone
        self.they: Noun | None = None
        self.heard = False  # told of a card to anybody: its turns are its player's, not "your"
        self.event: Noun | None = None
        self.event_other: Noun | None = None
        self.picked: set[str] = set()  # labels of what was "chosen" in play
        self.openly: set[str] = set()  # labels of a card outside play that was "chosen"
        self.theirs: set[str] = set()  # labels of cards of another player
        self.kinds: dict[str, Head] = {}  # labels of cards outside play, and their type
        self.banished: set[str] = set()  # labels of banished cards
        self.discarded: dict[str, Noun] = {}  # labels of discarded cards, and their noun
        self.exerted = ""  # the label of the card exerted last
        self.looked: Filter | None = None  # the cards of a zone that were looked at
        self.shuffled = False  # a deck was shuffled in this sentence: the one spoken of
        self.in_if = False  # after "if it is …": the players are named already
        self.owner_said = False  # "their player's hand" was said: "that player" from then on
        self.event_kind = -1  # events.Kind of the trigger
        self.event_yours = False  # it is something you do
        self.candidate: Noun | None = None  # the card a filter or rule is testing
        self.gone = False  # this card has left play: call it a card
        self.topic = ""  # `how` of the noun that the event has just named
        self.fresh = False  # in what an event sets off: where it put a card, the card is
        self.focus: dict[str, Noun] = {}  # labels of the cards mentioned last, as what they were

    def remember(self, label: str, noun: Noun, unit: Measure) -> None:
        self.labels[label] = noun
        self.units[label] = unit

    @contextmanager
    def for_now(self, **memory: Any) -> Iterator[None]:
        """What is remembered for a while: `with say.for_now(they=who, inside=True): …`."""
        before = {name: getattr(self, name) for name in memory}
        vars(self).update(memory)
        yield
        vars(self).update(before)

    def labels_mine(self, label: str) -> bool:
        """Whether what was picked under this label is yours."""
        return label in self.labels and self.labels[label].mine

    def called(self, name: str) -> None:
        """ "They" are the player of this name."""
        self.they = Noun("called", name=name)

    @abstractmethod
    def handed(self, ability: Ability, type: int) -> str:
        """An ability that cards of this type gain: a keyword, or in quotation marks."""
        ...

    @abstractmethod
    def quoted(self, ability: Ability) -> str:
        """In quotation marks."""
        ...

    @abstractmethod
    def ability(self, node: Ability) -> str: ...

    @abstractmethod
    def node(self, node: Node) -> str:
        """Any node in words."""
        ...

    def part(self, node: Node, within: Ability | None) -> str:
        """A node in words; `within` is the ability it is a part of, which says whose the cards are
        that it speaks of."""
        if within is not None:
            self.ability(within)
            self.taken.clear()
        return self.node(node)


def clean_type(type: int) -> int:
    if CardType.CHARACTER <= type <= CardType.LOCATION:
        return type
    raise RenderError(f"no card type has the number {type}")
