"""Cards change zones (CR 7). Every movement in the game goes through here."""

from __future__ import annotations

from mypy_extensions import i64

import tintero.rules.actives as actives
import tintero.rules.derive as derive
import tintero.rules.hands as hands
from tintero.ability.statics import InkExerted
from tintero.events import REF, Kind
from tintero.program.model import Bucket
from tintero.rules.context import of_active
from tintero.rules.goes_on import goes_on_as
from tintero.rules.hands import ALL_SEEN
from tintero.rules.selectors import is_owner
from tintero.rules.triggers import happen
from tintero.state.objects import Card, Known
from tintero.state.state import F, P, State
from tintero.vocab import NONE, CardType, Deny, Keyword, Why, Zone


def _take_out(s: State, card: Card) -> None:
    """Remove a card from the list it is in."""
    if card.zone == Zone.UNDER:
        s.remove(s.under_id(card.top), card.id)
        if card.cover != NONE:
            # CR 8.10.5: the character it was goes on as the card on top.
            goes_on_as(s, card.cover * REF + card.id, s.cards[card.top].ref())
        s.put(card, F.TOP, NONE)
    elif card.zone < Zone.UNDER:
        s.remove(s.zone_id(card.owner, card.zone), card.id)
    elif card.top != NONE:
        s.put(card, F.TOP, NONE)  # it was a mission (`missions`)


def _become_new(s: State, card: Card, zone: i64) -> None:
    """CR 7.1.6: leaving a zone strips what the card had there; it becomes a new card."""
    s.put(card, F.ZONE, zone)
    s.put(card, F.INC, card.inc + 1)
    if card.exerted:
        s.put(card, F.EXERTED, 0)
    if card.damage:
        s.put(card, F.DAMAGE, 0)
    if card.drying:
        s.put(card, F.DRYING, 0)
    if card.at != NONE:
        s.put(card, F.AT, NONE)
    if card.paid != NONE:
        s.put(card, F.PAID, NONE)
    if card.ink_paid:
        s.put(card, F.INK_PAID, 0)
    if card.drops_paid:
        s.put(card, F.DROPS_PAID, 0)
    if card.temporary:
        s.put(card, F.TEMPORARY, 0)
    if card.cover != NONE:
        s.put(card, F.COVER, NONE)


def place(s: State, card: Card, zone: i64, bottom: bool = False, exerted: bool = False) -> None:
    """Put a card into a zone of its owner, whatever zone it comes from. No events.

    The top of a deck and of a discard pile is the end of the list.
    """
    was = card.zone
    if was == Zone.HAND:
        hands.leave(s, card, zone)
    faceup = len(s.buckets[Bucket.TOP_FACEUP]) > 0 and (was == Zone.DECK or zone == Zone.DECK)
    if faceup:
        show_top(s, card.owner)
    _take_out(s, card)
    _become_new(s, card, zone)
    owner = card.owner
    if zone == Zone.ASIDE:
        # A variant's zone: faceup, in no list.
        s.put(card, F.SEEN, ALL_SEEN)
        s.put(card, F.FACEUP, 1)
        if faceup:
            show_top(s, owner)
        return
    target = s.zone_id(owner, zone)
    if bottom:
        s.insert(target, 0, card.id)
    else:
        s.append(target, card.id)
    if zone == Zone.HAND:
        # CR 7.3.2: you see your own hand; a card that came from a public zone is known to all.
        seen = ALL_SEEN if was in (Zone.PLAY, Zone.DISCARD) else card.seen
        s.put(card, F.SEEN, seen | (1 << owner))
        s.put(card, F.FACEUP, 0)
    elif zone == Zone.DISCARD:
        s.put(card, F.SEEN, ALL_SEEN)  # CR 7.6.2: public, faceup
        s.put(card, F.FACEUP, 1)
    elif zone == Zone.INKWELL:
        # CR 7.5.4: nobody looks, not even the owner; CR 5.1.2.4: facedown.
        s.put(card, F.SEEN, 0)
        s.put(card, F.FACEUP, 0)
        if exerted or inks_exerted(s, owner):
            s.put(card, F.EXERTED, 1)
    elif zone == Zone.DECK:
        # CR 7.2.2: facedown; who saw it go there still knows it until the deck is shuffled.
        seen = ALL_SEEN if was in (Zone.PLAY, Zone.DISCARD) else card.seen
        s.put(card, F.SEEN, seen)
        s.put(card, F.FACEUP, 0)
    elif zone == Zone.PLAY:
        s.put(card, F.SEEN, ALL_SEEN)
        s.put(card, F.FACEUP, 1)
    elif zone == Zone.OUT:
        s.put(card, F.FACEUP, 0)
    if faceup:
        show_top(s, owner)


def show_top(s: State, player: int) -> None:
    """CR 1.2.1: where a deck's top card lies faceup, everybody has seen it."""
    deck = s.zone(player, Zone.DECK)
    if s.buckets[Bucket.TOP_FACEUP] and deck and derive.top_is_faceup(s, player):
        s.put(s.cards[deck[-1]], F.SEEN, ALL_SEEN)


def show_tops(s: State) -> None:
    """After a card came into play: it may turn tops faceup, or have lain on top itself."""
    if s.buckets[Bucket.TOP_FACEUP]:
        for p in s.players:
            show_top(s, p.id)


def inks_exerted(s: State, player: int) -> bool:
    """Whether cards enter this player's inkwell exerted because of an effect."""
    for a in s.buckets[Bucket.INK_EXERTED]:
        effect = a.effect
        assert isinstance(effect, InkExerted)
        if is_owner(s, effect.players, player, of_active(a)) and derive.applies(s, a):
            return True
    return False


def shuffle(s: State, player: int, clause: str = "") -> None:
    """CR 2.2.1.2: randomise a deck; whatever was known of its order no longer is."""
    deck = s.zone(player, Zone.DECK)
    s.replace_list(s.zone_id(player, Zone.DECK), s.shuffled(deck))
    for i in s.zone(player, Zone.DECK):
        card = s.cards[i]
        if card.seen:
            s.put(card, F.SEEN, 0)
    p = s.players[player]
    s.put_player(p, P.SHUFFLES, p.shuffles + 1)
    happen(s, Kind.SHUFFLED, player, None, None, 0, 0, clause)


def draw(s: State, player: int, bottom: bool = False, clause: str = "") -> bool:
    """CR 1.12.1: the top (or, if told so, bottom) card of one's own deck to one's hand.

    With an empty deck nothing happens: no event, no trigger, no loss.
    """
    deck = s.zone(player, Zone.DECK)
    if not deck:
        refill(s, player)
        deck = s.zone(player, Zone.DECK)
        if not deck:
            return False
    card = s.cards[deck[0] if bottom else deck[-1]]
    place(s, card, Zone.HAND)
    happen(s, Kind.DREW, player, card, None, 0, 0, clause)
    refill(s, player)
    return True


def refill(s: State, player: int) -> None:
    """CR 10.2.5 (a variant): an empty deck is made anew from the discard."""
    if not s.ruleset.reshuffle_discard or s.zone(player, Zone.DECK):
        return
    pile = list(s.zone(player, Zone.DISCARD))
    if not pile:
        return
    for i in pile:
        place(s, s.cards[i], Zone.DECK)
    shuffle(s, player)


def exchange_hands(s: State, one: int, two: int) -> None:
    """CR 1.2.1: the cards of each hand become the other player's. They are new cards (CR 7.1.6), in
    an order that does not say when they were drawn; who gave them away has seen them."""
    given = [list(s.zone(player, Zone.HAND)) for player in (one, two)]
    for player, hand in zip((two, one), given):
        for i in hand:
            card = s.cards[i]
            _become_new(s, card, Zone.HAND)
            s.put(card, F.OWNER, player)
            s.put(card, F.SEEN, card.seen | 1 << player)
        hand.sort(key=lambda i: (s.cards[i].index, s.cards[i].seen))
        s.replace_list(s.zone_id(player, Zone.HAND), hand)
    for player, hand in zip((two, one), given):
        happen(s, Kind.HAND_EXCHANGED, player, None, None, len(hand))


def discard(s: State, card: Card) -> None:
    """CR 7.3.4: from hand to discard."""
    place(s, card, Zone.DISCARD)
    happen(s, Kind.DISCARDED, card.owner, card)
    happen(s, Kind.PUT_IN_DISCARD, card.owner, card, None, 0, 1 << Zone.HAND)


def remember(s: State, card: Card) -> None:
    """CR 6.7.7: keep the last known values of a card about to leave play."""
    s.put_known(
        card,
        Known(
            card.inc,
            derive.raw_strength(s, card),
            derive.willpower(s, card),
            derive.lore(s, card),
            card.damage,
            card.exerted,
            card.at,
            len(s.under(card.id)),
            derive.sing_cost(s, card),
            card.paid,
            card.drops_paid,
            tuple(derive.keywords(s, card)),
            derive.classes(s, card),
            derive.names(s, card),
        ),
    )


def enter_play(s: State, card: Card, exerted: bool, dry: bool) -> None:
    """CR 5.1.2.1 to 5.1.2.3: a card comes into play on its own. No events."""
    place(s, card, Zone.PLAY)
    kind = card.program.type
    s.put(card, F.SINCE, s.turn)
    if kind == CardType.CHARACTER:
        s.put(card, F.DRYING, 0 if dry else 1)
    if kind in (CardType.CHARACTER, CardType.ITEM) and exerted:
        s.put(card, F.EXERTED, 1)
    actives.activate(s, card)
    show_tops(s)


def cover(s: State, new: Card, bases: list[Card], exerted: bool, at: int = NONE) -> None:
    """CR 8.10: put a card on top of one or two cards in play; they go on as its new face.

    `at`: where it is, if they were at two locations. CR 8.10.8.3: under-cards in any order; the
    first base named lies lowest.
    """
    first = bases[0]
    damage = sum(b.damage for b in bases)  # CR 8.10.6: damage is added up
    # CR 8.10.2, 8.10.4.2: exerted beats ready, drying beats dry.
    tired = exerted or any(b.exerted for b in bases)
    wet = any(not is_dry(s, b) for b in bases)
    for b in bases:
        if b.at >= 0 and at < 0:
            at = b.at
    since = max(b.since for b in bases)
    position = s.in_play(first.owner).index(first.id)
    _take_out(s, new)
    _become_new(s, new, Zone.PLAY)
    s.put(new, F.FACEUP, 1)
    s.put(new, F.SEEN, ALL_SEEN)
    for b in bases:
        actives.deactivate(s, b)
        s.remove(s.zone_id(b.owner, Zone.PLAY), b.id)
        if s.programs[b.index].type == CardType.LOCATION:
            empty_location(s, b)
        below = list(s.under(b.id))
        for i in below:
            u = s.cards[i]
            s.remove(s.under_id(b.id), i)
            s.append(s.under_id(new.id), i)
            s.put(u, F.TOP, new.id)
    for b in bases:
        s.put(b, F.ZONE, Zone.UNDER)
        # References to it as a character go on meaning the character (CR 8.10.5); from now on
        # the card itself is another object.
        s.put(b, F.COVER, b.inc)
        s.put(b, F.INC, b.inc + 1)
        s.put(b, F.TOP, new.id)
        s.append(s.under_id(new.id), b.id)
        s.put(b, F.DAMAGE, 0)
        s.put(b, F.EXERTED, 0)
        s.put(b, F.DRYING, 0)
        s.put(b, F.AT, NONE)
    s.insert(s.zone_id(new.owner, Zone.PLAY), min(position, len(s.in_play(new.owner))), new.id)
    s.put(new, F.DAMAGE, damage)
    s.put(new, F.EXERTED, 1 if tired else 0)
    s.put(new, F.DRYING, 1 if wet else 0)
    s.put(new, F.AT, at)
    s.put(new, F.SINCE, since)
    actives.activate(s, new)
    show_tops(s)


def is_dry(s: State, card: Card) -> bool:
    """CR 5.1.1.12; CR 8.10.4.1: for a card that is no character, in play since the turn began."""
    if card.program.type == CardType.CHARACTER:
        return not card.drying
    return not (card.owner in s.acting() and card.since == s.turn)


def empty_location(s: State, location: Card) -> None:
    """CR 5.6.6: if a location leaves play its characters stay in play, at no location."""
    for i in s.in_play(location.owner):
        if s.cards[i].at == location.id:
            s.put(s.cards[i], F.AT, NONE)


def leave_play(
    s: State,
    leaving: list[Card],
    zone: int,
    bottom: bool = False,
    exerted: bool = False,
    banished: bool = False,
    clause: str = "",
) -> list[Card]:
    """Cards leave play together, each with everything under it (CR 5.1.1.7), for one zone.

    CR 7.4.3: before they leave, check what triggers from them and from others leaving with them.
    The result lists every card moved, those from under included.
    """
    before_leaving(s, leaving, zone, banished, clause)
    return move_out(s, leaving, zone, bottom, exerted)


def before_leaving(
    s: State, leaving: list[Card], zone: int, banished: bool = False, clause: str = ""
) -> None:
    """CR 7.4.3: what triggers, while all of them are still there."""
    for card in leaving:
        remember(s, card)
    for card in leaving:
        if banished:
            happen(s, Kind.BANISHED, card.owner, card, None, 0, challenge_bits(s, card), clause)
        happen(s, Kind.LEFT_PLAY, card.owner, card, None, zone)


def move_out(
    s: State, leaving: list[Card], zone: int, bottom: bool = False, exerted: bool = False
) -> list[Card]:
    """CR 7.6.3 lets owners order what arrives in the discard together; they may rearrange the pile
    at any time (CR 7.6.2) and nothing reads its order, so nobody is asked."""
    if len(leaving) == 1 and not s.under(leaving[0].id):
        alone = _move_stack(s, leaving[0], zone, bottom, exerted)
        arrived(s, leaving[0], Zone.PLAY)
        return alone
    moved: list[Card] = []
    tops: list[Card] = []
    for card in leaving:
        stack = _move_stack(s, card, zone, bottom, exerted)
        moved.extend(stack)
        tops.extend([card] * len(stack))
    for card, top in zip(moved, tops):
        if card is top:
            arrived(s, card, Zone.PLAY)
        else:
            arrived(s, card, Zone.UNDER, top)
    return moved


def challenge_bits(s: State, card: Card) -> int:
    """1: the card is in the challenge; 2: it is the challenged one; 4: the challenging one."""
    if s.scalars.challenger == NONE:
        return 0
    if s.card_of(s.scalars.challenged) is card:
        return 3
    if s.card_of(s.scalars.challenger) is card:
        return 5
    return 0


def _move_stack(s: State, card: Card, zone: int, bottom: bool, exerted: bool) -> list[Card]:
    actives.deactivate(s, card)
    if card.program.type == CardType.LOCATION:
        empty_location(s, card)
    if not s.under(card.id):
        place(s, card, zone, bottom, exerted)
        return [card]
    below = [s.cards[i] for i in s.under(card.id)]
    moved: list[Card] = []
    for u in below:
        s.put(u, F.COVER, NONE)  # the character leaves play with all its cards
        # CR 5.1.1.7: since 2.2 cards from under take on the top card's state in the new zone;
        # before, they came into an inkwell ready like any other card (CR 7.5.2).
        place(s, u, zone, bottom, exerted and s.ruleset.under_takes_state)
        moved.append(u)
    place(s, card, zone, bottom, exerted)
    moved.append(card)
    return moved


def arrived(s: State, card: Card, was: int, top: Card | None = None) -> None:
    """The event of a card arriving in a zone by an effect, or from play; `top`: the card it was
    under when that one left play (CR 5.1.1.7)."""
    zone = card.zone
    extra = 1 << was
    clause = "5.1.1.7" if top is not None else ""
    if zone == Zone.HAND:
        if clause == "" and was != Zone.PLAY:
            # CR 7.1.6 is about leaving play; CR 1.12.3: from the deck, this is not drawing.
            clause = "1.12.3" if was == Zone.DECK else "6.7.2.3"
        happen(s, Kind.RETURNED_TO_HAND, card.owner, card, top, 0, extra, clause)
    elif zone == Zone.INKWELL:
        happen(s, Kind.PUT_IN_INKWELL, card.owner, card, top, 0, extra, clause)
    elif zone == Zone.DECK:
        happen(s, Kind.PUT_IN_DECK, card.owner, card, top, 0, extra, clause)
    elif zone == Zone.DISCARD:
        happen(s, Kind.PUT_IN_DISCARD, card.owner, card, top, 0, extra, clause)
    elif zone == Zone.ASIDE:
        happen(s, Kind.PUT_ASIDE, card.owner, card, top, 0, extra, clause)


def send(s: State, card: Card, zone: int, bottom: bool = False, exerted: bool = False) -> None:
    """An effect puts a card that is not in play into a zone."""
    was = card.zone
    leaves(s, card)
    place(s, card, zone, bottom, exerted)
    arrived(s, card, was)


def leaves(s: State, card: Card) -> None:
    """The event of a card about to leave the discard, or a pile under another card."""
    if card.zone == Zone.DISCARD:
        happen(s, Kind.LEFT_DISCARD, card.owner, card)
    elif card.zone == Zone.UNDER:
        happen(s, Kind.LEFT_UNDER, card.owner, card)


def put_under(s: State, card: Card, top: Card, faceup: bool) -> None:
    """CR 8.4.1 to 8.4.3: a card goes under another; it is not in play and was not played."""
    if card.zone == Zone.PLAY:
        remember(s, card)
        happen(s, Kind.LEFT_PLAY, card.owner, card, None, Zone.UNDER)
        actives.deactivate(s, card)
        if card.program.type == CardType.LOCATION:
            empty_location(s, card)
        for i in list(s.under(card.id)):
            # CR 5.1.1.7: the whole stack goes along.
            s.put(s.cards[i], F.COVER, NONE)
            put_under(s, s.cards[i], top, faceup)
    elif card.zone == Zone.HAND and not faceup:
        hands.leave(s, card, Zone.UNDER)
    elif card.zone == Zone.DISCARD:
        leaves(s, card)
    was = card.zone
    _take_out(s, card)
    _become_new(s, card, Zone.UNDER)
    s.put(card, F.TOP, top.id)
    s.put(card, F.FACEUP, 1 if faceup else 0)
    # CR 8.4.2: nobody may look at a card put facedown under another.
    s.put(card, F.SEEN, ALL_SEEN if faceup else 0)
    s.insert(s.under_id(top.id), 0, card.id)
    if was == Zone.DECK:
        show_top(s, card.owner)
    happen(s, Kind.PUT_UNDER, top.owner, card, top, 0, 0, "" if is_boost(s, top) else "5.1.1.5")


def is_boost(s: State, top: Card) -> bool:
    """Whether it is the card's own Boost that puts something under it."""
    ability = s.scalars.source_ability
    abilities = top.program.abilities
    if s.scalars.source != top.id or not 0 <= ability < len(abilities):
        return False
    return abilities[ability].keyword == Keyword.BOOST


def exert(s: State, card: Card, clause: str = "", why: i64 = Why.PLAIN) -> bool:
    """Turn a ready card sideways; only a ready card can be exerted (CR 5.1.1.11)."""
    if card.exerted or card.program.type == CardType.LOCATION:
        return False
    s.put(card, F.EXERTED, 1)
    happen(s, Kind.EXERTED, card.owner, card, None, 0, 0, clause, why)
    return True


def ready(s: State, card: Card, clause: str = "", by: int = NONE) -> bool:
    """Turn an exerted card upright; `by` whom, if it is not its player."""
    if not card.exerted:
        return False
    s.put(card, F.EXERTED, 0)
    happen(s, Kind.READIED, by if by != NONE else card.owner, card, None, 0, 0, clause)
    return True


def turn_ink(s: State, player: int, count: int | None, exerted: bool, clause: str = "") -> int:
    """Ready (or exert) cards in an inkwell, all of them or so many; how many were turned."""
    turned: i64 = 0
    goal: i64 = 1 if exerted else 0
    for i in s.zone(player, Zone.INKWELL):
        if count is not None and turned >= count:
            break
        card = s.cards[i]
        if card.exerted != goal:
            s.put(card, F.EXERTED, goal)
            turned += 1
    if turned:
        happen(s, Kind.INK_TURNED, player, None, None, turned, goal, clause)
    return turned


def gain_lore(s: State, player: int, amount: int, clause: str = "", why: i64 = Why.PLAIN) -> int:
    """CR 1.11: lore is gained; the number gained."""
    if amount <= 0 or derive.denied_player(s, Deny.GAIN_LORE, player, None) is not None:
        return 0
    p = s.players[player]
    s.put_player(p, P.LORE, p.lore + amount)
    happen(s, Kind.LORE_GAINED, player, None, None, amount, 0, clause, why)
    return amount


def lose_lore(s: State, player: int, amount: int) -> int:
    """CR 1.11.1: never below 0; the number lost is what one had, if that is less."""
    p = s.players[player]
    lost = min(amount, p.lore)
    if lost <= 0 or derive.denied_player(s, Deny.LOSE_LORE, player, None) is not None:
        return 0
    s.put_player(p, P.LORE, p.lore - lost)
    happen(s, Kind.LORE_LOST, player, None, None, lost)
    return lost


def lift(s: State, card: Card) -> None:
    """CR 8.10.8.5: one card of a stack goes back to hand; the rest is the same character still in
    play. The uppermost faceup character card becomes the top card; a pile left without one goes
    to the discard."""
    top = s.cards[card.top] if card.zone == Zone.UNDER else card
    # CR 1.2.2: where damage can't be removed, it stays.
    if top.damage > 0 and derive.denied(s, Deny.REMOVE_DAMAGE, top, None) is None:
        removed = top.damage
        s.put(top, F.DAMAGE, 0)
        happen(s, Kind.DAMAGE_REMOVED, card.owner, top, None, removed)
    if card.zone == Zone.UNDER:
        send(s, card, Zone.HAND)
        return
    below = [s.cards[i] for i in s.under(card.id)]
    faces = [u for u in below if u.faceup and u.program.type == CardType.CHARACTER]
    if not faces:
        for u in below:
            send(s, u, Zone.DISCARD)
        leave_play(s, [card], Zone.HAND)
        return
    remember(s, card)
    face = faces[-1]
    old = card.ref()
    exerted, drying, at, since = card.exerted, card.drying, card.at, card.since
    damage = card.damage
    position = s.in_play(card.owner).index(card.id)
    actives.deactivate(s, card)
    for u in below:
        s.remove(s.under_id(card.id), u.id)
        if u is not face:
            s.append(s.under_id(face.id), u.id)
            s.put(u, F.TOP, face.id)
    s.put(face, F.ZONE, Zone.PLAY)
    s.put(face, F.TOP, NONE)
    # It goes on as the character it was: references from before Shift mean it again.
    s.put(face, F.INC, face.cover if face.cover != NONE else face.inc)
    s.put(face, F.COVER, NONE)
    s.insert(s.zone_id(card.owner, Zone.PLAY), position, face.id)
    s.put(face, F.DAMAGE, damage)
    s.put(face, F.EXERTED, exerted)
    s.put(face, F.DRYING, drying)
    s.put(face, F.AT, at)
    s.put(face, F.SINCE, since)
    actives.activate(s, face)
    goes_on_as(s, old, face.ref())
    happen(s, Kind.LEFT_UNDER, card.owner, card)
    place(s, card, Zone.HAND)
    arrived(s, card, Zone.UNDER)  # the character hasn't left play


def arrive(s: State, card: Card, location: Card) -> bool:
    """CR 4.7.4: the character is now at the location; CR 4.7.2: the same one is no move."""
    if card.at == location.id:
        return False
    was = card.at
    s.put(card, F.AT, location.id)
    happen(s, Kind.MOVED, card.owner, card, location, 1 if was >= 0 else 0, was + 1)
    return True
