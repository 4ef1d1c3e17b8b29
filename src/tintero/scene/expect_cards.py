"""Expectations about cards: zone, damage, states, numbers, keywords, place."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tintero.ability.abilities import Has
from tintero.cards.pool import key
from tintero.messages import Message
from tintero.notation.names import is_called, parse_ref
from tintero.rules import derive, payment
from tintero.rules.missions import mission_of
from tintero.scene.find_cards import ANYWHERE, IN_PLAY, NotFound
from tintero.scene.scene_table import (
    Check,
    Problems,
    SceneTable,
    a_number,
    cards_differ,
    differ,
    in_any_order,
    per_card,
)
from tintero.scene.words import A_CARD, A_KEYWORD, A_LOCATION, NOTHING
from tintero.scene.yaml_values import Value
from tintero.state.objects import Card
from tintero.state.state import State
from tintero.views.naming import keyword_text
from tintero.vocab import (
    KEYWORD_NAMES,
    ZONE_NAMES,
    Keyword,
    Pay,
    ShiftKind,
    Zone,
)

ZONES = (*ZONE_NAMES[:6], ZONE_NAMES[Zone.ASIDE])
FROM_HAND = (Zone.HAND, Zone.DISCARD, Zone.DECK, Zone.INKWELL, Zone.UNDER, Zone.PLAY)


def zone(t: SceneTable, value: Value) -> Problems:
    """Where a card is. With several copies: whether one is there (`NAME #2`: a second one)."""
    problems: Problems = []
    for name, wanted in value.mapping("zone"):
        where = wanted.string("zone")
        if where not in ZONES:
            raise wanted.error(Message("scene-no-zone", text=repr(where)), ZONES)
        try:
            found = t.find(name)
        except NotFound as error:
            problems.append(
                Message(
                    "scene-of-card", what="zone", card=name.string(A_CARD), problem=error.message
                )
            )
            continue
        there = [c for c in found if ZONE_NAMES[c.zone] == where]
        if len({c.owner for c in found}) > 1 and len(there) < len(found):
            names = ", ".join(t.name(c) for c in found)
            problems.append(Message("scene-any-of", what="zone", text=repr(name.text), names=names))
        elif not there:
            are = ", ".join(sorted({ZONE_NAMES[c.zone] for c in found}))
            problem = Message("scene-differ", wanted=where, found=are)
            card = name.string(A_CARD)
            problems.append(Message("scene-of-card", what="zone", card=card, problem=problem))
    return problems


def number(what: str, read: Callable[[State, Card], int], zones: Sequence[int] = IN_PLAY) -> Check:
    def check(t: SceneTable, value: Value) -> Problems:
        def test(card: Card, wanted: Value) -> Message | None:
            return a_number(wanted, what, read(t.state, card))

        return per_card(t, value, what, zones, test)

    return check


def ink_due(s: State, card: Card) -> int:
    """To play the card now."""
    return payment.total_to_play(s, card, card.owner, s.programs[card.index].cost, Pay.INK)


def exerted(t: SceneTable, value: Value) -> Problems:
    def test(card: Card, wanted: Value) -> Message | None:
        is_so = "exerted" if card.exerted else "ready"
        return differ("exerted" if wanted.boolean("exerted") else "ready", is_so)

    return per_card(t, value, "exerted", IN_PLAY, test)


def at(t: SceneTable, value: Value) -> Problems:
    s = t.state

    def test(card: Card, wanted: Value) -> Message | None:
        here = s.programs[s.cards[card.at].index] if card.at >= 0 else None
        none = Message("scene-no-location")
        if wanted.is_null:
            return differ(none, here.full_name if here else none)
        name = wanted.string(A_LOCATION)
        if here is not None and is_called(here, parse_ref(name).name):
            return None
        return differ(name, here.full_name if here else none)

    return per_card(t, value, "at", IN_PLAY, test)


def under(t: SceneTable, value: Value) -> Problems:
    """The cards under a card in any order, or how many there are."""
    s = t.state

    def test(card: Card, wanted: Value) -> Message | None:
        programs = [s.programs[s.cards[i].index] for i in s.under(card.id)]
        if wanted.is_scalar and not wanted.is_null and (wanted.text or "").isdecimal():
            return differ(wanted.integer("under"), len(programs))
        return cards_differ(wanted, "under", programs)

    return per_card(t, value, "under", IN_PLAY, test)


def mission(t: SceneTable, value: Value) -> Problems:
    """The card assigned to a character, in some variants; null for none."""
    s = t.state

    def test(card: Card, wanted: Value) -> Message | None:
        found = mission_of(s, card)
        named = NOTHING if found is None else found.program.full_name
        if wanted.is_null:
            return None if found is None else differ(NOTHING, named)
        name = wanted.string(A_CARD)
        if found is not None and is_called(found.program, key(name)):
            return None
        return Message("scene-differ", wanted=name, found=named)

    return per_card(t, value, "mission", IN_PLAY, test)


# --- keywords -------------------------------------------------------------------------------------


def keywords(t: SceneTable, value: Value) -> Problems:
    """The whole list, in any order."""

    def test(card: Card, wanted: Value) -> Message | None:
        names = [v.string(A_KEYWORD) for v in wanted.listed("keywords")]
        actual = keyword_texts(t.state, card)
        return in_any_order(
            names, actual, lambda texts, name: key(name) in map(key, texts), lambda texts: texts[0]
        )

    return per_card(t, value, "keywords", ANYWHERE, test)


def keyword_texts(s: State, card: Card) -> list[tuple[str, ...]]:
    """Each keyword of a card in the ways it may be written, the plainest first."""
    found: list[tuple[str, ...]] = []
    for keyword in derive.keywords(s, card):
        if keyword == Keyword.SHIFT:
            shifts = s.programs[card.index].shifts
            # An ability with a name of its own is another way to pay, no second keyword.
            found += [_shift_texts(has) for has in shifts if not has.name]
            continue
        n = derive.keyword_number(s, card, keyword)
        found.append((keyword_text(KEYWORD_NAMES[keyword], n),))
    return found


def _shift_texts(has: Has) -> tuple[str, ...]:
    kinds = {
        ShiftKind.UNIVERSAL: "Universal ",
        ShiftKind.DUO: "Duo ",
        ShiftKind.COMBO: "Combo ",
        ShiftKind.CLASSIFICATION: f"{has.of} ",
        ShiftKind.ITEM_NAMED: f"{has.of} ",
    }
    number = "" if has.costs else f" {has.n}"
    plain = f"Shift{number}"
    long = kinds.get(has.kind, "") + plain
    if has.temporary:
        return (plain, long, f"Temporary {long}", f"Temporary {plain}")
    return (plain, long)
