"""Reads what abilities say: which cards qualify, how many, whether a condition holds.

Everything here only reads. References to a card that left play use its last known values
(CR 6.7.7).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

import tintero.ability.selectors as said
import tintero.rules.conditions as conditions
import tintero.rules.derive as derive
import tintero.rules.quantities as quantities
from tintero.ability.base import Selector, Who
from tintero.ability.filters import Filter, Relation
from tintero.events import REF, Kind
from tintero.program.model import LABEL_SLOTS, MAX_PLAYERS, PLAYERS
from tintero.rules.context import Context, about, speaking_of
from tintero.rules.marketing import is_marketing
from tintero.state.objects import Card, Known
from tintero.state.state import State
from tintero.vocab import NONE, CardType, Owner, Stat, Zone

# --- players ------------------------------------------------------------------------------------


def players(s: State, who: Who, x: Context) -> list[int]:
    """The players meant, in turn order from the active player (CR 6.7.6)."""
    if isinstance(who, said.You):
        return [player(s, who, x)]
    if isinstance(who, said.They):
        return [x.they] if x.they >= 0 else []
    if isinstance(who, said.EachOpponent):
        return s.opponents(x.player)
    if isinstance(who, said.EachPlayer):
        return s.turn_order(s.leader)
    if isinstance(who, said.OwnerOf):
        found = refs(s, who.of, x)
        return [s.cards[found[0] % REF].owner] if found else []
    if isinstance(who, said.EventPlayer):
        return [x.event.player] if x.event is not None and x.event.player >= 0 else []
    if isinstance(who, (said.ChosenOpponent, said.ChosenPlayer)):
        return [x.they] if x.they >= 0 else []
    if isinstance(who, said.EachWho):
        return [
            p
            for p in players(s, who.of, x)
            if conditions.holds(s, who.condition, speaking_of(x, p))
        ]
    if isinstance(who, said.MostCards):
        seats = s.turn_order(s.leader)
        most = max([len(s.zone(p, who.zone)) for p in seats])
        return [p for p in seats if len(s.zone(p, who.zone)) == most]
    if isinstance(who, said.YouAndAnother):
        return in_turn_order(s, [x.player, x.they])
    if isinstance(who, said.AnyPlayers):
        return in_turn_order(s, bound_refs(x, PLAYERS))
    raise TypeError(f"no reading for {type(who).__name__}")


def in_turn_order(s: State, found: list[int]) -> list[int]:
    """CR 6.7.6: these players in turn order from the active player."""
    return [p for p in s.turn_order(s.leader) if p in found]


def player(s: State, who: Who, x: Context) -> int:
    """The one player meant, or NONE."""
    if isinstance(who, said.You):
        return x.player
    found = players(s, who, x)
    return found[0] if found else NONE


def is_owner(s: State, owner: i64, player: i64, x: Context) -> bool:
    """Whether `player` is one of those an `Owner` value means from this point of view."""
    if owner == Owner.ANY:
        return True
    if owner == Owner.YOURS:
        return player == x.player
    if owner == Owner.OPPOSING:
        return s.opposes(player, x.player)  # CR 1.3.5.2
    return player == x.they


# --- cards --------------------------------------------------------------------------------------


def label_slot(x: Context, label: str) -> int:
    """The first slot of a label from this point of view, or NONE if it is bound nowhere."""
    labels = x.labels
    if labels is None or label not in labels.base:
        return NONE
    base = labels.base[label]
    if labels.looped[label] and x.they >= 0:
        return base + LABEL_SLOTS * x.they
    return base


def bound_refs(x: Context, label: str) -> list[int]:
    """What a label is bound to; outside the loop it was bound in, all players' together."""
    slots = x.slots
    labels = x.labels
    if slots is None or labels is None or label not in labels.base:
        return []
    base = labels.base[label]
    if labels.looped[label]:
        if x.they < 0:
            together: list[int] = []
            for p in range(MAX_PLAYERS):
                together.extend(slots[base + LABEL_SLOTS * p])
            return together
        base += LABEL_SLOTS * x.they
    return list(slots[base])


def is_bound(x: Context, label: str) -> bool:
    """Whether a verb has bound this label, also if it found no card to hold under it."""
    slot = label_slot(x, label)
    return slot >= 0 and x.slots is not None and len(x.slots[slot + 2]) > 0


def bound_number(x: Context, label: str) -> int:
    """The number recorded under a label; outside its loop, all players' together."""
    slots = x.slots
    labels = x.labels
    if slots is None or labels is None or label not in labels.base:
        return 0
    base = labels.base[label]
    if labels.looped[label] and x.they < 0:
        total = 0
        for p in range(MAX_PLAYERS):
            for n in slots[base + LABEL_SLOTS * p + 1]:
                total += n
        return total
    numbers = slots[label_slot(x, label) + 1]
    return numbers[0] if numbers else 0


def refs(s: State, sel: Selector, x: Context) -> list[int]:
    """References to the cards a selector means. A reference may be out of date; `live` tells."""
    if isinstance(sel, said.This):
        return [x.source] if x.source >= 0 else []
    if isinstance(sel, said.That):
        return bound_refs(x, sel.label)
    if isinstance(sel, (said.Chosen, said.AtRandom)):
        return bound_refs(x, sel.label)
    if isinstance(sel, said.All):
        return group(s, sel.filter, sel.among, x)
    if isinstance(sel, said.Together):
        several: list[int] = []
        for part in sel.parts:
            several.extend([r for r in refs(s, part, x) if r not in several])
        return several
    if isinstance(sel, said.Singers):
        return [r for song in refs(s, sel.of, x) for r in singers(s, song)]
    if isinstance(sel, said.WasUnder):
        return [r for top in refs(s, sel.of, x) for r in was_under(s, top)]
    if isinstance(sel, said.EventCard):
        e = x.event
        return [e.ref()] if e is not None and e.card >= 0 else []
    if isinstance(sel, said.EventOther):
        e = x.event
        return [e.other_ref()] if e is not None and e.other >= 0 else []
    if isinstance(sel, said.Candidate):
        return [x.candidate] if x.candidate >= 0 else []
    if isinstance(sel, said.LocationOf):
        found: list[int] = []
        quest = x.event
        for ref in refs(s, sel.of, x):
            if quest is not None and quest.kind == Kind.QUESTED and quest.other >= 0:
                # CR 6.1.11: "that location" is the one it quested at, gone or not (CR 6.7.7).
                if quest.ref() == ref:
                    found.append(quest.other_ref())
                    continue
            at = location_of(s, ref)
            if at >= 0:
                found.append(s.cards[at].ref())
        return found
    if isinstance(sel, said.Under):
        below: list[int] = []
        for ref in refs(s, sel.of, x):
            card = s.card_of(ref)
            if card is not None:
                below.extend([s.cards[u].ref() for u in s.under(card.id)])
        return below
    if isinstance(sel, said.TopOfDeck):
        whose = player(s, sel.whose, x)
        if whose < 0:
            return []
        deck = s.zone(whose, Zone.DECK)
        n = min(quantities.value(s, sel.count, x), len(deck))
        if n <= 0:
            return []
        if sel.bottom:
            return [s.cards[i].ref() for i in deck[:n]]
        return [s.cards[i].ref() for i in reversed(deck[-n:])]
    raise TypeError(f"no reading for {type(sel).__name__}")


def group(s: State, f: Filter, among: Selector | None, x: Context) -> list[int]:
    """References to the cards that qualify, of all cards or of these."""
    if among is None:
        return [c.ref() for c in candidates(s, f, x)]
    return [r for r in refs(s, among, x) if matches_ref(s, f, r, x)]


def singers(s: State, song: int) -> list[int]:
    """CR 8.12.3: the characters that sang the song, from this turn's log."""
    return [e.ref() for e in s.log if e.kind == Kind.SANG and e.other_ref() == song]


def was_under(s: State, top: int) -> list[int]:
    """CR 5.1.1.7: the cards that left play from under a card, together with it, where they are
    now. Leaving made it a new card, so the log has its next `inc`."""
    return [
        e.ref()
        for e in s.log
        if e.kind in ARRIVALS and e.other == top % REF and e.other_inc == top // REF + 1
    ]


ARRIVALS: Final[tuple[int, ...]] = (
    Kind.RETURNED_TO_HAND, Kind.PUT_IN_INKWELL, Kind.PUT_IN_DECK, Kind.PUT_IN_DISCARD,
)  # fmt: skip


def live(s: State, found: list[int]) -> list[Card]:
    """The cards these references still mean (CR 6.1.11.1)."""
    result: list[Card] = []
    for ref in found:
        card = s.card_of(ref)
        if card is not None and not any(c is card for c in result):
            result.append(card)
    return result


def cards(s: State, sel: Selector, x: Context) -> list[Card]:
    return live(s, refs(s, sel, x))


def location_of(s: State, ref: int) -> int:
    """The location a character is, or was last, at."""
    card = s.cards[ref % REF]
    now = s.card_of(ref)
    if now is not None:
        return now.at
    known = card.known
    return known.at if known is not None and known.inc == ref // REF else NONE


def already_picked(s: State, x: Context, c: Card) -> bool:
    """CR 6.1.6: "another/other" also excludes anything already picked by the ability."""
    slots = x.slots
    labels = x.labels
    if slots is None or labels is None:
        return False
    for label in labels.picked:
        base = labels.base[label]
        for n in range(MAX_PLAYERS if labels.looped[label] else 1):
            for ref in slots[base + LABEL_SLOTS * n]:
                if ref % REF == c.id and s.card_of(ref) is c:
                    return True
    return False


def candidates(s: State, f: Filter, x: Context) -> list[Card]:
    """Every card that qualifies, by player in turn order and then in the order of the zone; that
    is what is chosen from, moved or looked at."""
    if f.zone == Zone.INKWELL and s.ruleset.marketing_cards:
        # CR 10.2.2.1, 10.2.2.2: marketing cards never leave the inkwell and can't be chosen.
        return [c for c in counted(s, f, x) if not is_marketing(s, c)]
    return counted(s, f, x)


def counted(s: State, f: Filter, x: Context) -> list[Card]:
    """Every card that qualifies where only how many there are is asked."""
    if f.other:
        return [c for c in _all_candidates(s, f, x) if not already_picked(s, x, c)]
    return _all_candidates(s, f, x)


def _all_candidates(s: State, f: Filter, x: Context) -> list[Card]:
    result: list[Card] = []
    zone = f.zone
    cards_ = s.cards
    for p in s.turn_order(s.leader):
        if f.owner != Owner.ANY and not is_owner(s, f.owner, p, x):
            continue
        if zone == Zone.ANYWHERE:
            for card in cards_:
                if card.owner == p and matches(s, f, card, x):
                    result.append(card)
        elif zone == Zone.UNDER:
            for top in s.in_play(p):
                for u in s.under(top):
                    if matches(s, f, cards_[u], x):
                        result.append(cards_[u])
        else:
            for i in s.zone(p, zone):
                if matches(s, f, cards_[i], x):
                    result.append(cards_[i])
            if f.or_zone != NONE:
                for i in s.zone(p, f.or_zone):
                    if matches(s, f, cards_[i], x):
                        result.append(cards_[i])
    return result


def matches(s: State, f: Filter, c: Card, x: Context) -> bool:
    """Whether a card qualifies as it is now."""
    if f.zone != Zone.ANYWHERE and c.zone != f.zone and c.zone != f.or_zone:
        return False
    return qualifies(s, f, c, x, None)


def matches_ref(s: State, f: Filter, ref: int, x: Context) -> bool:
    """Whether the referenced card qualifies, by last known values if it left play (CR 6.7.7)."""
    now = s.card_of(ref)
    if now is not None:
        if now.zone == Zone.PLAY or f.zone != Zone.PLAY:
            return matches(s, f, now, x)
    card = s.cards[ref % REF]
    known = card.known
    if known is not None and known.inc == ref // REF and f.zone in (Zone.PLAY, Zone.ANYWHERE):
        return qualifies(s, f, card, x, known)
    if f.zone == Zone.ANYWHERE:
        return qualifies(s, f, card, x, None)
    return False


def qualifies(s: State, f: Filter, c: Card, x: Context, known: Known | None) -> bool:
    """All limits of a filter but the zone."""
    program = c.program
    if f.types and not is_one_of(program.type, f.types):
        return False
    if f.owner != Owner.ANY and not is_owner(s, f.owner, c.owner, x):
        return False
    if f.other and x.source >= 0:
        # CR 6.1.6: "other" excludes the source card.
        if c.id == x.source % REF:
            return False
        source = s.cards[x.source % REF]
        if s.card_of(x.source) is c and not sees_cover(s, source, x, c):
            return False
    if f.song != NONE and program.song != (f.song == 1):
        return False
    if f.exerted != NONE and (known.exerted if known else c.exerted) != f.exerted:
        return False
    if f.damaged != NONE and ((known.damage if known else c.damage) > 0) != (f.damaged == 1):
        return False
    if f.drying != NONE and c.drying != f.drying:
        return False
    if f.inkable != NONE and derive.is_inkable(s, c) != (f.inkable == 1):
        return False
    if f.here and not is_here(s, known.at if known else c.at, x):
        return False
    if f.at_location != NONE and ((known.at if known else c.at) >= 0) != (f.at_location == 1):
        return False
    if f.has_under != NONE:
        below = known.under if known else len(s.under(c.id))
        if (below > 0) != (f.has_under == 1):
            return False
    if f.facedown != NONE and (c.faceup == 0) != (f.facedown == 1):
        return False
    if f.inks and not any(ink in f.inks for ink in program.inks):
        return False
    if f.classes:
        mine = known.classes if known else derive.classes(s, c)
        if not any(k in mine for k in f.classes):
            return False
    if f.names or f.not_names:
        if not is_called(s, f, c, known):
            return False
    if f.keyword != NONE and not has_now(s, c, f.keyword, known):
        return False
    if f.no_keyword != NONE and has_now(s, c, f.no_keyword, known):
        return False
    for bound in f.bounds:
        mine_n = known_stat(s, known, c, bound.stat) if known else derive.stat(s, c, bound.stat)
        if not compare(mine_n, bound.op, quantities.value(s, bound.value, about(x, c))):
            return False
    for test in f.tests:
        if not conditions.holds(s, test, about(x, c)):
            return False
    if f.any_of:
        for option in f.any_of:
            if qualifies(s, option, c, x, known):
                return True
        return False
    return True


def is_called(s: State, f: Filter, c: Card, known: Known | None) -> bool:
    names = known.names if known else derive.names(s, c)
    # CR 5.2.6.1: a match must equal one of the card's names exactly.
    if f.names and not any(n in names for n in f.names):
        return False
    return not any(n in names for n in f.not_names)


def has_now(s: State, c: Card, keyword: int, known: Known | None) -> bool:
    return keyword in known.keywords if known else derive.has_keyword(s, c, keyword)


def is_one_of(kind: i64, kinds: tuple[int, ...]) -> bool:
    """`kind in kinds`, for machine integers."""
    for other in kinds:
        if other == kind:
            return True
    return False


def is_here(s: State, at: int, x: Context) -> bool:
    """Whether that location is "here": the source itself, or where the source is."""
    if x.source < 0 or at < 0:
        return False
    if s.programs[s.cards[x.source % REF].index].type == CardType.CHARACTER:
        return at == location_of(s, x.source)
    return at == x.source % REF


def sees_cover(s: State, source: Card, x: Context, c: Card) -> bool:
    """CR 4.3.4.2: a card just covered still looks at the card put on top of it as another."""
    e = x.event
    return (
        e is not None and e.kind == Kind.PLAYED and e.card == c.id and source.zone == Zone.UNDER
        and x.frame is None
    )  # fmt: skip


def known_stat(s: State, known: Known, c: Card, stat: int) -> int:
    if stat == Stat.STRENGTH:
        return max(0, known.strength)
    if stat == Stat.WILLPOWER:
        return known.willpower
    if stat == Stat.LORE:
        return max(0, known.lore)
    if stat == Stat.DAMAGE:
        return known.damage
    if stat == Stat.CARDS_UNDER:
        return known.under
    if stat == Stat.SING_COST:
        return known.sing
    return derive.stat(s, c, stat)


def compare(left: int, op: int, right: int) -> bool:
    if op == Relation.AT_MOST:
        return left <= right
    if op == Relation.AT_LEAST:
        return left >= right
    if op == Relation.EXACTLY:
        return left == right
    if op == Relation.LESS:
        return left < right
    return left > right
