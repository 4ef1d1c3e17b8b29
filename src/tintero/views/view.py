"""`view_of`: the game as one seat may know it, the same bytes for the same knowledge.

A card whose face the seat may not know has no handle either. Decks, other hands and inkwells are
counts, plus the cards in them that the seat knows.
"""

from __future__ import annotations

from operator import attrgetter

import tintero.rules.check as check
import tintero.rules.derive as derive
import tintero.rules.payment as payment
from tintero.program.model import Bucket
from tintero.rules.missions import mission_of
from tintero.rules.turn_actions.bag_move import in_bag
from tintero.state.objects import Active, BagEntry, Card
from tintero.state.state import S, State
from tintero.views.event_view import UNTIL_NAMES, event_views
from tintero.views.handles import Handles
from tintero.views.knowledge import NOBODY, may_know
from tintero.views.naming import is_written
from tintero.views.option_view import decision_view, option_views, source_of
from tintero.views.shapes import BagView, CardView, LastingView, PlayerView, View
from tintero.vocab import (
    KEYWORD_NAMES,
    NONE,
    PAY_NAMES,
    PHASE_NAMES,
    REASON_NAMES,
    STEP_NAMES,
    Ask,
    CardType,
    Pay,
    Zone,
)

FULL_NAME = attrgetter("program.full_name")


def view_of(
    s: State,
    seat: int | None,
    handles: Handles | None = None,
    version: int = 0,
    words: bool = False,
    log: bool = True,
    options: bool = True,
) -> View:
    """The state as `seat` may know it, or as everybody may if there is no seat.

    `handles`: those of the seat, kept by whoever follows the game; new ones number the cards in the
    order of the view. With `words` the question and the options come with their messages. Who tells
    events as they happen (`event_view.told_of`) needs no `log`; who asks for `option_views` beside
    it no `options`.
    """
    if seat is not None and not 0 <= seat < len(s.players):
        raise ValueError(f"there is no seat {seat}; seats are 0 to {len(s.players) - 1}")
    handles = handles if handles is not None else Handles()
    viewer = NOBODY if seat is None else seat
    numbers = s.scalars
    winner, reason = numbers[S.WINNER], numbers[S.REASON]
    mine = options and s.decision is not None and s.decision.player == viewer
    handles.begin()
    made = View(
        turn=s.turn,
        active=s.active,
        first=numbers[S.FIRST],
        phase=PHASE_NAMES[numbers[S.PHASE]],
        step=STEP_NAMES[numbers[S.STEP]],
        players=tuple([_player(s, p.id, viewer, handles) for p in s.players]),
        seat=NONE if seat is None else seat,
        version=version,
        challenge=_challenge(s, handles),
        bag=tuple([_entry(s, e, viewer, handles) for e in s.bag]),
        lasting=tuple(
            [_lasting(s, a, handles) for a in s.actives if a.until != NONE and not a.granted]
        ),
        decision=decision_view(s, viewer, handles, words),
        options=option_views(s, viewer, handles, words) if mine else (),
        log=event_views(s, viewer, handles) if log else (),
        over=s.over,
        winner=winner if winner >= 0 else None,
        reason=REASON_NAMES[reason] if reason >= 0 else None,
    )
    handles.end()
    return made


# --- cards ----------------------------------------------------------------------------------------


def card_view(
    s: State, card: Card, seat: int, handles: Handles, depth: int | None = None
) -> CardView:
    zone = card.zone
    if zone != Zone.PLAY:
        handle = handles.now(s, card, seat)
        if handle is None:
            return CardView(depth=depth)
        if handles.numbers:
            return CardView(handle, n=card.index, depth=depth)
        return CardView(handle, card.program.full_name, depth=depth)
    program, numbers = card.program, handles.numbers
    strength = willpower = lore = move_cost = None
    if program.type == CardType.CHARACTER:
        strength = derive.strength(s, card)
        willpower, lore = derive.willpower(s, card), derive.lore(s, card)
    elif program.type == CardType.LOCATION:
        move_cost = derive.move_cost(s, card)
        willpower, lore = derive.willpower(s, card), derive.lore(s, card)
    if numbers:
        strength = None if strength == program.strength else strength
        willpower = None if willpower == program.willpower else willpower
        lore = None if lore == program.lore else lore
        move_cost = None if move_cost == program.move_cost else move_cost
    words = derive.keywords(s, card)
    below, classes = s.under(card.id), derive.classes(s, card)
    return CardView(
        handles.in_play(card),
        None if numbers else program.full_name,
        NONE,
        "",
        card.exerted == 1,
        card.damage,
        card.drying == 1,
        handles.in_play(s.cards[card.at]) if card.at >= 0 else None,
        strength,
        willpower,
        lore,
        move_cost,
        tuple([(KEYWORD_NAMES[k], derive.keyword_number(s, card, k)) for k in words])
        if words
        else (),
        () if classes == program.classes else classes,
        PAY_NAMES[card.paid] if card.paid > Pay.INK else None,
        None,
        tuple([card_view(s, s.cards[i], seat, handles) for i in below]) if below else (),
        card.index if numbers else None,
        _mission(s, card, handles) if s.ruleset.missions else (),
    )


def _mission(s: State, card: Card, handles: Handles) -> tuple[CardView, ...]:
    found = mission_of(s, card)
    return () if found is None else (handles.lying(s, found),)


def _player(s: State, player: int, seat: int, handles: Handles) -> PlayerView:
    p, cards = s.players[player], s.cards
    deck, hand = s.zone(player, Zone.DECK), s.zone(player, Zone.HAND)
    if player == seat:
        known_hand = handles.all_lying(s, Zone.HAND, hand)
    else:
        held = [cards[i] for i in hand if may_know(s, cards[i], seat)]
        held.sort(key=FULL_NAME)  # not the order of drawing
        known_hand = tuple([card_view(s, card, seat, handles) for card in held])
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
        known_hand=known_hand,
        deck=len(deck),
        known_deck=_known_deck(s, deck, seat, handles),
        ink_ready=ready,
        ink_exerted=len(s.zone(player, Zone.INKWELL)) - ready,
        drops=p.drops,
        play=tuple([card_view(s, cards[i], seat, handles) for i in s.in_play(player)]),
        discard=handles.all_lying(s, Zone.DISCARD, s.zone(player, Zone.DISCARD)),
        bag=tuple([handles.lying(s, c) for c in in_bag(s, player)])
        if s.ruleset.moves_to == "bag"
        else (),
    )


def _known_deck(s: State, deck: list[int], seat: int, handles: Handles) -> tuple[CardView, ...]:
    """From the top down. Hardly ever a card of a deck is known: only those that may be are asked
    about."""
    cards, bits = s.cards, 0
    for i in deck:
        bits |= cards[i].seen
    if not bits and not s.buckets[Bucket.TOP_FACEUP]:
        return ()
    top = len(deck) - 1
    taken = _taken_up(s, deck, seat)
    found: list[CardView] = []
    for place in range(top, -1, -1):
        card = cards[deck[place]]
        if (card.seen >> seat & 1 or place == top) and may_know(s, card, seat):
            depth = None if card.id in taken else top - place
            found.append(card_view(s, card, seat, handles, depth))
    return tuple(found)


def _taken_up(s: State, deck: list[int], seat: int) -> list[int]:
    """Cards on top of a deck that somebody looks at, where the seat does not know all of them: of
    one that is shown out of them nobody has seen where it lay."""
    if s.decision is None or s.decision.ask == Ask.TURN_ACTION:
        return []
    here: list[int] = []
    hidden = False
    for i in reversed(deck):
        card = s.cards[i]
        if not card.seen:
            break
        here.append(i)
        hidden = hidden or not may_know(s, card, seat)
    return here if hidden else []


# --- what is going on -----------------------------------------------------------------------------


def _challenge(s: State, handles: Handles) -> tuple[str, str] | None:
    one, two = s.card_of(s.scalars[S.CHALLENGER]), s.card_of(s.scalars[S.CHALLENGED])
    if one is None or two is None or one.zone != Zone.PLAY or two.zone != Zone.PLAY:
        return None
    return (handles.known(s, one), handles.known(s, two))


def _entry(s: State, e: BagEntry, seat: int, handles: Handles) -> BagView:
    name = s.programs[e.index].abilities[e.ability].name
    return BagView(e.id, e.player, source_of(s, e.card, e.index, handles, seat), name)


def _lasting(s: State, a: Active, handles: Handles) -> LastingView:
    on = [s.card_of(r) for r in a.targets]
    held = [handles.known(s, c) for c in on if c is not None and c.zone == Zone.PLAY]
    amount = a.amount if a.amount != NONE else None
    name = s.programs[a.index].full_name
    if not is_written(s, a):
        source = s.cards[a.source]
        name = source.program.full_name if source.zone == Zone.PLAY else ""
    return LastingView(a.player, name, UNTIL_NAMES[a.until], amount, tuple(held))
