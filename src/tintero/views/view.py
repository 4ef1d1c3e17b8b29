"""`view_of`: the game as one seat may know it, the same bytes for the same knowledge.

A card's id is fixed for the whole game and ids follow the deck list, so an id tells the face: a
card whose face the seat may not know has neither. Decks, other hands and inkwells are counts,
plus the cards in them that the seat knows.
"""

from __future__ import annotations

import tintero.rules.apply as apply
import tintero.rules.check as check
import tintero.rules.derive as derive
import tintero.rules.payment as payment
from tintero.events import Event, Kind
from tintero.state.objects import REF, Active, BagEntry, Card, Option
from tintero.state.state import S, State
from tintero.views.knowledge import is_search, knows_card, knows_other, may_know
from tintero.views.naming import is_written
from tintero.views.shapes import (
    BagView,
    CardView,
    DecisionView,
    EventView,
    Face,
    LastingView,
    OptionView,
    PlayerView,
    View,
)
from tintero.vocab import (
    KEYWORD_NAMES,
    NONE,
    PAY_NAMES,
    PHASE_NAMES,
    REASON_NAMES,
    STEP_NAMES,
    ZONE_NAMES,
    Act,
    CardType,
    Zone,
)

UNTIL_NAMES = (
    "forever", "end of turn", "your next turn", "their next turn", "end of challenge",
    "while in play",
)  # fmt: skip
CARD_ACTS = (Act.INK, Act.PLAY, Act.USE, Act.QUEST, Act.CHALLENGE, Act.MOVE, Act.CHOOSE)


def view_of(s: State, seat: int) -> View:
    """The state as `seat` may know it."""
    if not 0 <= seat < len(s.players):
        raise ValueError(f"there is no seat {seat}; seats are 0 to {len(s.players) - 1}")
    numbers = s.scalars
    winner, reason = numbers[S.WINNER], numbers[S.REASON]
    mine = s.decision is not None and s.decision.player == seat
    return View(
        seat=seat,
        turn=s.turn,
        active=s.active,
        first=numbers[S.FIRST],
        phase=PHASE_NAMES[numbers[S.PHASE]],
        step=STEP_NAMES[numbers[S.STEP]],
        players=tuple(_player(s, p.id, seat) for p in s.players),
        challenge=_challenge(s),
        bag=tuple(_entry(s, e, seat) for e in s.bag),
        lasting=tuple(_lasting(s, a) for a in s.actives if a.until != NONE and not a.granted),
        decision=decision_view(s, seat),
        options=option_views(s, seat) if mine else (),
        log=tuple(event_view(s, e, seat, s.log[:i]) for i, e in enumerate(s.log)),
        over=s.over,
        winner=winner if winner >= 0 else None,
        reason=REASON_NAMES[reason] if reason >= 0 else None,
    )


# --- cards ----------------------------------------------------------------------------------------


def face_of(s: State, card: Card, seat: int) -> Face:
    """A card where it is now."""
    return _face(s, card.id) if may_know(s, card, seat) else Face(None, None)


def card_view(s: State, card: Card, seat: int, depth: int | None = None) -> CardView:
    face = face_of(s, card, seat)
    if card.zone != Zone.PLAY:
        return CardView(face.id, face.face, card.owner, ZONE_NAMES[card.zone], depth=depth)
    kind = s.program(card).type
    fights = kind in (CardType.CHARACTER, CardType.LOCATION)
    return CardView(
        id=face.id,
        face=face.face,
        owner=card.owner,
        zone=ZONE_NAMES[card.zone],
        exerted=card.exerted == 1,
        damage=card.damage,
        drying=card.drying == 1,
        at=card.at if card.at >= 0 else None,
        strength=derive.strength(s, card) if kind == CardType.CHARACTER else None,
        willpower=derive.willpower(s, card) if fights else None,
        lore=derive.lore(s, card) if fights else None,
        move_cost=derive.move_cost(s, card) if kind == CardType.LOCATION else None,
        keywords=tuple(
            (KEYWORD_NAMES[k], derive.keyword_number(s, card, k)) for k in derive.keywords(s, card)
        ),
        classes=derive.classes(s, card),
        paid=PAY_NAMES[card.paid] if card.paid >= 0 else None,
        under=tuple(card_view(s, s.cards[i], seat) for i in s.under(card.id)),
    )


def _face(s: State, card: int) -> Face:
    return Face(card, s.program(s.cards[card]).full_name)


def _source(s: State, card: int, index: int, seat: int) -> Face:
    """The source of an ability. Its name is public even when the card has gone out of sight:
    then it is that of the program the ability is written in."""
    if may_know(s, s.cards[card], seat):
        return _face(s, card)
    return Face(None, s.programs[index].full_name)


def _known(s: State, cards: list[int], seat: int) -> list[Card]:
    return [s.cards[i] for i in cards if may_know(s, s.cards[i], seat)]


def _player(s: State, player: int, seat: int) -> PlayerView:
    p = s.players[player]
    deck, hand = s.zone(player, Zone.DECK), s.zone(player, Zone.HAND)
    held = [card_view(s, c, seat) for c in _known(s, hand, seat)]
    if player != seat:
        held.sort(key=lambda c: (c.face or "", c.id or 0))  # not the order of drawing
    top = len(deck) - 1
    known_deck = [
        card_view(s, s.cards[deck[i]], seat, top - i)
        for i in range(top, -1, -1)
        if may_know(s, s.cards[deck[i]], seat)
    ]
    ready = payment.ready_ink(s, player)
    return PlayerView(
        seat=player,
        lore=p.lore,
        lore_to_win=check.lore_needed(s, player),
        out=p.out == 1,
        turns=p.turns,
        altered=p.altered if p.altered >= 0 else None,
        inked=p.inked,
        quested=p.quested,
        challenged=p.challenged,
        moved=p.moved,
        hand=len(hand),
        known_hand=tuple(held),
        deck=len(deck),
        known_deck=tuple(known_deck),
        ink_ready=ready,
        ink_exerted=len(s.zone(player, Zone.INKWELL)) - ready,
        drops=p.drops,
        play=tuple(card_view(s, s.cards[i], seat) for i in s.in_play(player)),
        discard=tuple(card_view(s, s.cards[i], seat) for i in s.zone(player, Zone.DISCARD)),
    )


# --- what is going on -----------------------------------------------------------------------------


def _challenge(s: State) -> tuple[int, int] | None:
    one, two = s.card_of(s.scalars[S.CHALLENGER]), s.card_of(s.scalars[S.CHALLENGED])
    if one is None or two is None or one.zone != Zone.PLAY or two.zone != Zone.PLAY:
        return None
    return (one.id, two.id)


def _entry(s: State, e: BagEntry, seat: int) -> BagView:
    name = s.programs[e.index].abilities[e.ability].name
    return BagView(e.id, e.player, _source(s, e.card, e.index, seat), name)


def _lasting(s: State, a: Active) -> LastingView:
    held = [c.id for r in a.targets if (c := s.card_of(r)) is not None and c.zone == Zone.PLAY]
    amount = a.amount if a.amount != NONE else None
    name = s.programs[a.index].full_name
    if not is_written(s, a):
        source = s.cards[a.source]
        name = s.program(source).full_name if source.zone == Zone.PLAY else ""
    return LastingView(a.player, name, UNTIL_NAMES[a.until], amount, tuple(held))


def decision_view(s: State, seat: int) -> DecisionView | None:
    d = s.decision
    if d is None:
        return None
    if d.player != seat:
        return DecisionView(d.player, d.kind)
    source = None
    if d.card >= 0:
        index = d.index if d.index >= 0 else s.cards[d.card].index
        source = _source(s, d.card, index, seat)
    name = s.programs[d.index].abilities[d.ability].name if d.ability >= 0 else ""
    picked = tuple(face_of(s, s.cards[ref % REF], seat) for ref in d.picked)
    return DecisionView(d.player, d.kind, source, name, d.least, d.most, picked)


def option_views(s: State, seat: int) -> tuple[OptionView, ...]:
    """The legal answers to the open decision as its player may know them."""
    return tuple(_option(s, o, seat) for o in apply.options(s))


def _option(s: State, o: Option, seat: int) -> OptionView:
    a: int | None = o.a
    b: int | None = o.b
    if o.act in CARD_ACTS and o.a >= 0 and not is_search(s, o, seat):
        a = face_of(s, s.cards[o.a], seat).id
    if o.act in (Act.CHALLENGE, Act.MOVE):
        b = face_of(s, s.cards[o.b], seat).id
    return (o.act, a, b, o.c, tuple(face_of(s, s.cards[i], seat).id for i in o.cards))


def event_view(s: State, e: Event, seat: int, before: list[Event]) -> EventView:
    """An event with everything left out that the seat may not know."""
    hidden = Face(None, None)
    card = other = source = None
    if e.card >= 0:
        card = _face(s, e.card) if knows_card(s, e, seat, before) else hidden
    if e.other >= 0:
        other = _face(s, e.other) if knows_other(s, e, seat, before) else hidden
    if e.source >= 0:
        source = _face(s, e.source)
    named = s.programs.name_said(e.amount) if e.kind == Kind.NAMED else None
    return EventView(
        e.name, e.player, card, other, e.amount, e.extra, source, e.clause, named
    )  # fmt: skip
