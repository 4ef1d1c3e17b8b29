"""Verbs that move cards: draw, discard, banish, put, shuffle, look, reveal, play."""

from __future__ import annotations

from typing import Final, final

import tintero.rules.choices as choices
import tintero.rules.damage as damage
import tintero.rules.hands as hands
import tintero.rules.order as order
import tintero.rules.playable as playable
import tintero.rules.quantities as quantities
import tintero.rules.replace as replace
import tintero.rules.selectors as selectors
import tintero.rules.zones as zones
from tintero.ability.choosing import selectors_of_number
from tintero.ability.effects import (
    Banish,
    Discard,
    Draw,
    ExchangeHands,
    Look,
    Pick,
    Place,
    Play,
    Put,
    ReturnAlone,
    Reveal,
    Shuffle,
)
from tintero.ability.selectors import All, Chosen
from tintero.ability.statics import PlayFrom
from tintero.events import REF, Kind
from tintero.program.model import Bucket, Op
from tintero.rules.context import Context, of_active
from tintero.rules.effects.verb import (
    CardChoice,
    Ids,
    Uses,
    Verb,
    counts,
    forget,
    found,
    record,
    view,
)
from tintero.rules.frames import K, PlayFlag, process
from tintero.rules.triggers import happen
from tintero.state.objects import Card
from tintero.state.state import F, State
from tintero.vocab import NONE, CardType, Zone

ZONE_OF: Final[tuple[int, ...]] = (
    Zone.HAND,
    Zone.DECK,
    Zone.DECK,
    Zone.INKWELL,
    Zone.DISCARD,
    Zone.UNDER,
    Zone.DECK,
)


@final
class DrawVerb(Verb[Draw]):
    def do(self, s: State, place: int, e: Draw, slot: int, op: Op) -> None:
        # CR 1.12.2: "draw N" is N draws in a row.
        x = view(s, place)
        who = selectors.player(s, e.who, x)
        n = quantities.value(s, e.count, x)
        drawn = 0
        if who >= 0:
            for _ in range(n):
                if not zones.draw(s, who, e.bottom):
                    break
                drawn += 1
        # "That many" afterwards is the number counted, also if the deck had fewer cards (CR 6.1.8).
        record(s, place, slot, [], n, drawn == n)

    def possible(self, s: State, e: Draw, x: Context, whole: bool, barred: Ids) -> bool:
        if not counts(s, e.count, x, whole, barred):
            return False
        who = selectors.player(s, e.who, x)
        if who < 0:
            return whole  # whose card the part before has found: with none nobody draws
        n = quantities.value(s, e.count, x)
        if not whole:
            # To draw 0 is nothing to be asked about; a number that hangs on a choice comes later.
            waits = any(isinstance(sel, Chosen) for sel in selectors_of_number(e.count))
            n = 1 if n > 0 or waits else NONE
        return n != NONE and len(s.zone(who, Zone.DECK)) >= n

    def brings(self, s: State, e: Draw, x: Context) -> int:
        mine = selectors.player(s, e.who, x) == x.player
        return quantities.value(s, e.count, x) if mine else 0


@final
class PickVerb(Verb[Pick]):
    """Only a choice."""


@final
class DiscardVerb(Verb[Discard]):
    def do(self, s: State, place: int, e: Discard, slot: int, op: Op) -> None:
        meant = [c for c in found(s, place, e.what) if c.zone == Zone.HAND]
        going = replace.discards(s, place, meant)
        done = len(going) == len(meant) and (bool(going) or isinstance(e.what, All))
        record(s, place, slot, going, len(going), done)
        for card in going:
            zones.discard(s, card)
        if going:
            owner = going[0].owner
            # "Discards one or more" is one event however many cards (CR 6.2.2).
            happen(s, Kind.DISCARDED_SOME, owner, None, None, len(going))

    def possible(self, s: State, e: Discard, x: Context, whole: bool, barred: Ids) -> bool:
        kept = replace.kept(s, x.frame)
        if isinstance(e.what, All):
            # "Discard your hand" works with no cards, also as an [A] (CR 7.3.4).
            hand = selectors.cards(s, e.what, x) if kept else []
            stay = [c for c in hand if c.id in kept]
            return not stay or (not whole and len(stay) < len(hand))
        return choices.reachable(s, e.what, x, whole, NONE, barred + kept)

    def narrow(self, s: State, e: Discard, of: CardChoice, found: list[Card]) -> list[Card]:
        # CR 1.2.2: who can't discard has nothing to choose for it.
        kept = replace.kept(s, of.x.frame) if e.what is of.sel else ()
        return [c for c in found if c.id not in kept] if kept else found

    def uses(self) -> int:
        return Uses.UP


@final
class BanishVerb(Verb[Banish]):
    def do(self, s: State, place: int, e: Banish, slot: int, op: Op) -> None:
        doomed = [c for c in found(s, place, e.what) if c.zone == Zone.PLAY]
        record(s, place, slot, doomed, len(doomed), bool(doomed))
        frame = s.stack[place]
        credit = NONE
        if frame.card >= 0 and is_character_card(s, frame.card):
            credit = frame.ref()
        damage.banish(s, frame.player, doomed, credit, "6.7.2.3")

    def uses(self) -> int:
        return Uses.UP


def is_character_card(s: State, card: int) -> bool:
    return s.programs[s.cards[card].index].type == CardType.CHARACTER


@final
class PutVerb(Verb[Put]):
    def do(self, s: State, place: int, e: Put, slot: int, op: Op) -> None:
        x = view(s, place)
        moving: list[Card] = []
        for ref in selectors.refs(s, e.what, x):
            card = s.follow(ref, e.from_zone)
            if card is not None and card not in moving:
                moving.append(card)
        target: Card | None = None
        if e.place == Place.UNDER:
            assert e.under is not None
            tops = selectors.cards(s, e.under, x)
            target = tops[0] if tops and tops[0].zone == Zone.PLAY else None
            if target is None:
                moving = []
        record(s, place, slot, [], len(moving), bool(moving))
        if not moving:
            return
        milled = [c for c in moving if c.zone == Zone.DECK and e.place == Place.DISCARD]
        if e.random:
            moving = [s.cards[i] for i in s.shuffled([c.id for c in moving])]
        moved = put_cards(s, moving, e.place, e.exerted, target, e.faceup)
        note_milled(s, milled)
        frame = s.stack[place]
        if slot >= 0:
            s.set_frame_at(place, frame.bound(slot, tuple(c.ref() for c in moved), frame.did))
        in_order = isinstance(e.what, Chosen) and e.what.ordered and len(moved) == len(moving)
        in_order = in_order or e.random
        if e.place in (Place.DECK_TOP, Place.DECK_BOTTOM) and len(moved) > 1 and not in_order:
            # CR 7.2.3: the owner orders the cards.
            order.begin(s, moved, e.place == Place.DECK_BOTTOM)

    def possible(self, s: State, e: Put, x: Context, whole: bool, barred: Ids) -> bool:
        if not choices.reachable(s, e.what, x, whole, e.from_zone, barred):
            return False
        return e.under is None or choices.reachable(s, e.under, x, whole, NONE, barred)

    def uses(self) -> int:
        return Uses.UP


def note_milled(s: State, milled: list[Card]) -> None:
    """ "1 or more cards from your deck" is one event for each player (CR 6.2.2)."""
    for p in s.players:
        n = len([c for c in milled if c.owner == p.id])
        if n:
            happen(s, Kind.MILLED, p.id, None, None, n)


def put_cards(
    s: State, moving: list[Card], where: int, exerted: bool, target: Card | None, faceup: bool
) -> list[Card]:
    """Carry out a `Put`; the first of several is the uppermost."""
    if where == Place.UNDER:
        assert target is not None
        for card in moving:
            zones.put_under(s, card, target, faceup)
        return moving
    zone = ZONE_OF[where]
    bottom = where == Place.DECK_BOTTOM
    ordered = moving if bottom else list(reversed(moving))
    from_play = [c for c in ordered if c.zone == Zone.PLAY and c.top == NONE]
    moved: list[Card] = []
    if from_play:
        moved.extend(zones.leave_play(s, from_play, zone, bottom, exerted))
    for card in ordered:
        if card not in from_play:
            zones.send(s, card, zone, bottom, exerted)
            moved.append(card)
    if where == Place.SHUFFLED:
        owners: list[int] = []
        for card in moved:
            if card.owner not in owners:
                owners.append(card.owner)
        for owner in owners:
            zones.shuffle(s, owner, "6.7.2.3")
    return moved


@final
class ShuffleVerb(Verb[Shuffle]):
    def do(self, s: State, place: int, e: Shuffle, slot: int, op: Op) -> None:
        who = selectors.player(s, e.who, view(s, place))
        if who >= 0:
            zones.shuffle(s, who, "6.7.2.3")


@final
class ExchangeHandsVerb(Verb[ExchangeHands]):
    def possible(self, s: State, e: ExchangeHands, x: Context, whole: bool, barred: Ids) -> bool:
        who = selectors.player(s, e.who, x)
        if who < 0 or who == x.player:
            return False
        return len(s.zone(who, Zone.HAND)) + len(s.zone(x.player, Zone.HAND)) > 0

    def do(self, s: State, place: int, e: ExchangeHands, slot: int, op: Op) -> None:
        x = view(s, place)
        able = self.possible(s, e, x, True, ())
        if able:
            zones.exchange_hands(s, x.player, selectors.player(s, e.who, x))
        record(s, place, slot, [], 0, able)


@final
class LookVerb(Verb[Look]):
    def do(self, s: State, place: int, e: Look, slot: int, op: Op) -> None:
        # CR 7.1.3: looking needs permission; only the looker learns the faces.
        seen = found(s, place, e.what)
        who = selectors.player(s, e.who, view(s, place))
        for card in seen:
            s.put(card, F.SEEN, card.seen | (1 << who))
            happen(s, Kind.LOOKED_AT, who, card)
        forget(s, place, slot)
        record(s, place, slot, seen, len(seen), bool(seen))


@final
class RevealVerb(Verb[Reveal]):
    def do(self, s: State, place: int, e: Reveal, slot: int, op: Op) -> None:
        # CR 6.1.14.1: show the faces to all.
        shown = found(s, place, e.what)
        for card in shown:
            hands.show(s, card)
            happen(s, Kind.REVEALED, card.owner, card)
        forget(s, place, slot)
        record(s, place, slot, shown, len(shown), bool(shown))


@final
class PlayVerb(Verb[Play]):
    """CR 6.7.8: the cards are played during this resolution."""

    def do(self, s: State, place: int, e: Play, slot: int, op: Op) -> None:
        x = view(s, place)
        able = playable.told_to_play(s, e, x)
        record(s, place, slot, [], len(able), bool(able))
        if slot >= 0:
            # CR 7.1.6: "they" afterwards are those cards in the zone they are played to.
            frame = s.stack[place]
            played = tuple([(c.inc + 1) * REF + c.id for c in able])
            s.set_frame_at(place, frame.bound(slot, played, frame.did))
        flags = PlayFlag.BY_EFFECT
        flags |= PlayFlag.FREE if e.free else 0
        flags |= PlayFlag.EXERTED if e.exerted else 0
        flags |= PlayFlag.SHIFT if e.shift else 0
        flags |= PlayFlag.THEN_BOTTOM if e.then_bottom else 0
        flags |= PlayFlag.OR_SHIFT if e.or_shift else 0
        for card in reversed(able):
            more = PlayFlag.ELSEWHERE if by_permission(e, card) else 0
            s.push_frame(process(K.PLAY, card.owner, card, (NONE, NONE, flags | more, 0, 0)))

    def possible(self, s: State, e: Play, x: Context, whole: bool, barred: Ids) -> bool:
        what = e.what
        if not isinstance(what, Chosen):
            return bool(playable.told_to_play(s, e, x))
        if what.source and not selectors.bound_refs(x, what.source):
            return not selectors.is_bound(x, what.source)
        if x.blind and choices.hidden_from_others(s, what, x, ()) > 0:
            return True
        found = choices.pool(s, what, x, ()) + elsewhere(s, what, x, ())
        return any(playable.may_be_played(s, c, x.player, e) for c in found)

    def narrow(self, s: State, e: Play, of: CardChoice, found: list[Card]) -> list[Card]:
        if e.what is not of.sel:
            return found
        found = found + elsewhere(s, of.sel, of.x, of.picked)
        return [c for c in found if playable.may_be_played(s, c, of.x.player, e)]


def by_permission(e: Play, card: Card) -> bool:
    """Whether a card is played from where another effect lets it be played."""
    what = e.what
    if not isinstance(what, Chosen) or what.source or what.filter.zone != Zone.HAND:
        return False
    return card.zone != Zone.HAND and card.zone != what.filter.or_zone


def elsewhere(s: State, sel: Chosen, x: Context, picked: tuple[int, ...]) -> list[Card]:
    """CR 6.4.2.1: where an effect lets characters be played from the discard, one that tells a
    player to play a character may find it there too."""
    found: list[Card] = []
    if sel.source or sel.filter.zone != Zone.HAND:
        return found
    who = choices.chooser(s, sel, x)
    for a in s.buckets[Bucket.PLAY_FROM]:
        effect = a.effect
        assert isinstance(effect, PlayFrom)
        if effect.this or a.player != who:
            continue
        for c in selectors.candidates(s, effect.what, of_active(a)):
            if c in found or c.ref() in picked or c.zone == sel.filter.or_zone:
                continue
            if playable.permission(s, who, c) is not None:
                if selectors.qualifies(s, sel.filter, c, x, None):
                    found.append(c)
    return found


@final
class ReturnAloneVerb(Verb[ReturnAlone]):
    """CR 8.10.8.5: provided the card is still in the Play zone, also inside a stack."""

    def do(self, s: State, place: int, e: ReturnAlone, slot: int, op: Op) -> None:
        for ref in selectors.refs(s, e.what, view(s, place)):
            card = s.cards[ref % REF]
            same = ref // REF in (card.inc, card.cover)
            if same and card.zone in (Zone.PLAY, Zone.UNDER):
                zones.lift(s, card)
