"""The shapes a view is made of: frozen, plain, JSON-able; `docs/schema.json` describes them.

A field that has its usual value is left out of the JSON. Cards are named by handles (`handles`),
everything else by words of `vocab`. What is to be said is a `Message`, which a JSON has by id and
arguments (`MessageView`), or in the language asked for as the pieces of a sentence
(`messages.in_pieces`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Any, Self

import msgspec
from msgspec.structs import replace

from tintero.messages import Message, heard, plain
from tintero.messages.plainly import as_json


def _plainly(value: object) -> Any:
    assert isinstance(value, Message), value
    return plain(value)


def _heard(type: type, value: Any) -> Any:
    assert type is Message, type
    return heard(value)


_ENCODER = msgspec.json.Encoder(enc_hook=_plainly)


@lru_cache(maxsize=256)
def _speaking(lang: str, people: tuple[str, ...]) -> msgspec.json.Encoder:
    return msgspec.json.Encoder(enc_hook=partial(as_json, lang, people))


class Shape(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What all of them have."""

    def plain(self) -> dict[str, Any]:
        """Nested dictionaries, lists, numbers and strings; without what is as usual."""
        result: dict[str, Any] = msgspec.to_builtins(self, enc_hook=_plainly)
        return result

    @classmethod
    def read(cls, data: bytes) -> Self:
        """What `bytes` gave without a language."""
        return msgspec.json.decode(data, type=cls, dec_hook=_heard)

    def bytes(self, lang: str | None = None, people: Sequence[str] = ()) -> bytes:
        """JSON: equal knowledge, equal bytes. With a language messages are said in it, with the
        names of the `people`; without, whoever reads it says them with a catalogue."""
        if lang is None:
            return _ENCODER.encode(self)
        return _speaking(lang, tuple(people)).encode(self)


class MessageView(Shape, frozen=True, omit_defaults=True, gc=False):
    """A message as `tintero.messages.plain` gives it: say it with a catalogue of any language."""

    id: str
    args: dict[str, Any] = {}


class Face(Shape, frozen=True, omit_defaults=True, gc=False):
    """A card as it is mentioned. Without `face`: the seat may not know which it is. Without `id`:
    it lies where nobody can point at it. For whoever has the pool `n`, the number of the card in
    it, can stand for `face`."""

    id: str | None = None
    face: str | None = None
    n: int | None = None


class CardView(Shape, frozen=True, omit_defaults=True, gc=False):
    """A card where it lies; its id, face and number as in `Face`. The list it stands in says whose
    it is and where; `located` writes that beside it. Numbers and keywords are those in force, for
    cards in play; beside `n`, numbers as they are printed are left out."""

    id: str | None = None
    face: str | None = None
    owner: int = -1
    zone: str = ""
    exerted: bool = False
    damage: int = 0
    drying: bool = False
    at: str | None = None  # the location it is at
    strength: int | None = None
    willpower: int | None = None
    lore: int | None = None
    move_cost: int | None = None
    keywords: tuple[tuple[str, int], ...] = ()
    classes: tuple[str, ...] = ()  # if they are not those printed on it
    paid: str | None = None  # how it was paid for if not with ink, `vocab.PAY_NAMES`
    depth: int | None = None  # in a deck: how many cards lie on top of it
    under: tuple[CardView, ...] = ()
    n: int | None = None
    mission: tuple[CardView, ...] = ()  # the card assigned to it, in some variants


class PlayerView(Shape, frozen=True, omit_defaults=True, gc=False):
    """One player. `hand` and `deck` are counts; `known_*` the cards in them the seat knows."""

    seat: int
    lore: int = 0
    lore_to_win: int = 20
    out: bool = False
    turns: int = 0
    altered: int | None = None
    inked: int = 0
    quested: int = 0
    challenged: int = 0
    moved: int = 0
    hand: int = 0
    known_hand: tuple[CardView, ...] = ()
    deck: int = 0
    known_deck: tuple[CardView, ...] = ()
    ink_ready: int = 0
    ink_exerted: int = 0
    drops: int = 0
    play: tuple[CardView, ...] = ()
    discard: tuple[CardView, ...] = ()  # lowest first
    bag: tuple[CardView, ...] = ()  # a zone of some variants, not the bag of triggers


class BagView(Shape, frozen=True, omit_defaults=True, gc=False):
    """A triggered ability in the bag; `id` is the `entry` of an option that resolves it."""

    id: int
    player: int
    card: Face
    ability: str = ""


class LastingView(Shape, frozen=True, omit_defaults=True, gc=False):
    """Something a resolved effect made that still lasts. `targets`: the cards it was given to."""

    player: int
    source: str
    until: str
    amount: int | None = None
    targets: tuple[str, ...] = ()


class DecisionView(Shape, frozen=True, omit_defaults=True, gc=False):
    """Who is asked what kind of thing; the rest only if it is this seat that is asked."""

    player: int
    kind: str  # `vocab.ASK_NAMES`
    question: str = ""  # `vocab.QUESTION_NAMES`
    source: Face | None = None
    ability: str = ""
    least: int = 1
    most: int = 1
    picked: tuple[Face, ...] = ()
    prompt: Message | None = None


class OptionView(Shape, frozen=True, omit_defaults=True, gc=False):
    """A legal answer. `id` is its line of notation: whoever sends it back, does it. The other
    fields say the same in pieces; which there are depends on `act` (`vocab.ACT_NAMES`)."""

    id: str
    act: str
    card: str | None = None  # what is inked, played, used, chosen, what quests, challenges, moves
    target: str | None = None  # what is challenged, where it moves
    using: tuple[str | None, ...] = ()  # singers, what it shifts onto, who offers to play it
    pays: str | None = None  # `vocab.PAY_NAMES`
    ability: str = ""  # which one is used, or decides in place of another
    entry: int | None = None  # in the bag
    number: int | None = None  # an amount, or which mode, from 0
    player: int | None = None
    name: str | None = None  # a card that is named
    label: Message | None = None

    @property
    def words(self) -> Message:
        """The label, where words were asked for."""
        assert self.label is not None
        return self.label


class EventView(Shape, frozen=True, omit_defaults=True, gc=False):
    """An event as the seat may know it (see `knowledge`).

    `card` has the handle it has after the event, `was` the one before, if the seat could follow it.
    What follows `clause` depends on the kind (`events.FIELDS`).
    """

    kind: str  # `events.KIND_NAMES`
    player: int | None = None
    card: Face | None = None
    was: str | None = None
    other: Face | None = None
    source: Face | None = None
    amount: int = 0
    clause: str = ""
    why: str = ""  # `vocab.WHY_NAMES`
    ability: str = ""  # which one triggers, resolves, is used or is the cause
    how: str = ""  # how it was played, or how damage landed
    zone: str = ""  # where it came from; of what leaves play, where it goes
    left: str = ""  # the name of the location left
    cards: int = 0  # with how many others: cards it was shifted onto
    challenge: str = ""  # "challenging" or "challenged", if it is part of one
    exerted: bool = False
    drops: int = 0  # of `amount`
    step: str = ""
    reason: str = ""  # why the game or a player's part in it ended
    until: str = ""  # when an effect ends
    named: str | None = None
    entry: int | None = None  # in the bag


class View(Shape, frozen=True, omit_defaults=True, gc=False):
    """What one seat may know of a game, and nothing else; if `seat` is -1, what everybody may."""

    turn: int
    active: int
    first: int
    phase: str
    step: str
    players: tuple[PlayerView, ...]
    seat: int = -1
    version: int = 0  # goes up with every change of the game, given by whoever holds it
    challenge: tuple[str, str] | None = None
    bag: tuple[BagView, ...] = ()
    lasting: tuple[LastingView, ...] = ()
    decision: DecisionView | None = None
    options: tuple[OptionView, ...] = ()  # in the order of the game's own list
    log: tuple[EventView, ...] = ()  # of this turn
    over: bool = False
    winner: int | None = None
    reason: str | None = None


def located(view: View) -> View:
    """The same with every card saying whose it is and where it lies, for who takes them out."""
    return replace(view, players=tuple([_located(player) for player in view.players]))


def _located(player: PlayerView) -> PlayerView:
    def put(cards: tuple[CardView, ...], zone: str) -> tuple[CardView, ...]:
        return tuple(
            [
                replace(card, owner=player.seat, zone=zone, under=put(card.under, "under"))
                for card in cards
            ]
        )

    return replace(
        player,
        known_hand=put(player.known_hand, "hand"),
        known_deck=put(player.known_deck, "deck"),
        play=put(player.play, "play"),
        discard=put(player.discard, "discard"),
        bag=put(player.bag, "aside"),
    )
