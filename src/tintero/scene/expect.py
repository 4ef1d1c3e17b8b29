"""Expectations: one key, one check. Each gives its differences in words."""

from __future__ import annotations

from dataclasses import replace

from tintero.cards.pool import key
from tintero.events import KIND_NAMES, Event
from tintero.game import IllegalAction
from tintero.messages import Arg, ClauseNamed, Message
from tintero.notation import AmbiguousAction, InvalidAction, split_seat
from tintero.notation.entries import COUNT
from tintero.notation.errors import nearest
from tintero.notation.names import is_called, parse_ref
from tintero.rules import derive, payment
from tintero.scene import expect_cards
from tintero.scene.expect_options import options, written
from tintero.scene.scene_table import (
    Check,
    Problems,
    SceneTable,
    a_number,
    cards_differ,
    differ,
    one_of_these,
    per_seat,
    same_clause,
)
from tintero.scene.words import (
    A_CARD,
    A_CLAUSE,
    A_KEY,
    A_SEAT,
    AN_ABILITY,
    AN_ACTION,
    AN_EVENT,
    LEGAL,
    NOTHING,
)
from tintero.scene.yaml_values import Value
from tintero.state.objects import Card
from tintero.state.state import S
from tintero.vocab import ASK_NAMES, NONE, PHASE_NAMES, STEP_NAMES, Zone


def check(t: SceneTable, value: Value) -> Problems:
    """Everything that is not as expected."""
    problems: Problems = []
    for name, wanted in value.mapping("expect", KEYS):
        problems += CHECKS[name.string(A_KEY)](t, wanted)
    return problems


# --- what happened --------------------------------------------------------------------------------


def _events(t: SceneTable, value: Value) -> Problems:
    """In this order; others may stand between. `KIND: NAME` says whose."""
    at = 0
    for entry in value.listed("events"):
        kind, name = halves(entry)
        text = kind.string(AN_EVENT)
        if text not in KIND_NAMES:
            raise kind.error(Message("scene-no-event", text=repr(text)), nearest(text, KIND_NAMES))
        while at < len(t.events) and not _is_event(t, t.events[at], text, name):
            at += 1
        if at == len(t.events):
            happened: Arg = ", ".join(e.name for e in t.events) or NOTHING
            return [Message("scene-events", event=written(entry), happened=happened)]
        at += 1
    return []


def _is_event(t: SceneTable, event: Event, kind: str, name: Value | None) -> bool:
    if event.name != kind:
        return False
    if name is None:
        return True
    if event.card < 0:
        return False
    ref = parse_ref(name.string(A_CARD))
    card = t.state.cards[event.card]
    return is_called(card.program, ref.name) and ref.owner in (NONE, card.owner)


def halves(entry: Value) -> tuple[Value, Value | None]:
    """`LEFT: RIGHT`, also in quotes; or LEFT alone."""
    if entry.pairs is not None and len(entry.pairs) == 1:
        return entry.pairs[0]
    if entry.text is not None and ": " in entry.text:
        left, _, right = entry.text.partition(": ")
        return (replace(entry, text=left.strip()), replace(entry, text=right.strip()))
    return (entry, None)


# --- players --------------------------------------------------------------------------------------


def _lore(t: SceneTable, value: Value) -> Problems:
    return per_seat(t, value, "lore", lambda p, v: a_number(v, "lore", t.state.players[p].lore))


def _ink(t: SceneTable, value: Value) -> Problems:
    s = t.state

    def test(p: int, wanted: Value) -> Message | None:
        ready = payment.ready_ink(s, p)
        if wanted.is_scalar:
            return a_number(wanted, "ink", ready)
        exerted = len(s.zone(p, Zone.INKWELL)) - ready
        have = {"ready": ready, "exerted": exerted, "drops": s.players[p].drops}
        pairs = wanted.mapping("ink", tuple(have))
        said = {str(k.text): v.integer("ink") for k, v in pairs}
        return differ(said, {k: have[k] for k in said})

    return per_seat(t, value, "ink", test)


def _counted(zone: int, what: str) -> Check:
    def check(t: SceneTable, value: Value) -> Problems:
        def test(p: int, wanted: Value) -> Message | None:
            cards = t.state.zone(p, zone)
            if wanted.is_scalar and not wanted.is_null:
                return a_number(wanted, what, len(cards))
            programs = [t.state.programs[t.state.cards[i].index] for i in cards]
            return cards_differ(wanted, what, programs)

        return per_seat(t, value, what, test)

    return check


def _top(t: SceneTable, value: Value) -> Problems:
    """The top card of a deck, or several from the top."""
    s = t.state

    def test(p: int, wanted: Value) -> Message | None:
        deck = s.zone(p, Zone.DECK)[::-1]
        names = [v.string(A_CARD) for v in wanted.listed("top")]
        programs = [s.programs[s.cards[i].index] for i in deck[: len(names)]]
        if len(programs) == len(names):
            if all(is_called(q, key(n)) for q, n in zip(programs, names, strict=True)):
                return None
        actual = ", ".join(q.full_name for q in programs)
        return differ(", ".join(names), actual or NOTHING)

    return per_seat(t, value, "top", test)


# --- the game -------------------------------------------------------------------------------------


def _bag(t: SceneTable, value: Value) -> Problems:
    """The whole bag by owner: `NAME: ABILITY` or `NAME` each, or how many. ` #2` is the second
    of those that read alike, `2.NAME` a card of seat 2."""
    s = t.state
    given = {k.integer(A_SEAT) - 1: v for k, v in value.mapping("bag")}
    problems: Problems = []
    for p in s.players:
        held = [e for e in s.bag if e.player == p.id]
        names = [(s.cards[e.card], s.programs[e.index].abilities[e.ability].name) for e in held]
        wanted = given.get(p.id)
        if wanted is not None and wanted.is_scalar and not wanted.is_null:
            said = a_number(wanted, "bag", len(held))
        else:
            entries = wanted.listed("bag") if wanted is not None else ()
            said = _bag_difference(entries, names)
        if said:
            problems.append(Message("scene-of-seat", what="bag", number=p.id + 1, problem=said))
    return problems


def _bag_difference(entries: tuple[Value, ...], names: list[tuple[Card, str]]) -> Message | None:
    left = list(range(len(names)))
    for entry in entries:
        for n in _waiting(entry, names):
            if n in left:
                left.remove(n)
                break
    if not left and len(entries) == len(names):
        return None
    actual = ", ".join(
        f"{card.program.full_name}: {said}" if said else card.program.full_name
        for card, said in names
    )
    wanted = f"[{', '.join(written(e) for e in entries)}]"
    return Message("scene-differ", wanted=wanted, found=f"[{actual}]")


def _waiting(entry: Value, names: list[tuple[Card, str]]) -> list[int]:
    """The places in the bag that an entry may mean."""
    name, ability = halves(entry)
    ref = parse_ref(name.string(A_CARD))
    wanted, number = "", ref.number
    if ability is not None:
        counted = COUNT.search(ability.string(AN_ABILITY))
        wanted = key(COUNT.sub("", ability.string(AN_ABILITY)))
        number = int(counted[1]) if counted else number
    found = [
        n
        for n, (card, said) in enumerate(names)
        if is_called(card.program, ref.name)
        and ref.owner in (NONE, card.owner)
        and wanted in ("", key(said))
    ]
    return found[number - 1 : number] if number else found


def _decision(t: SceneTable, value: Value) -> Problems:
    d = t.state.decision
    if value.is_null:
        if d is None:
            return []
        return [Message("scene-decision-none", kind=d.kind, number=d.player + 1)]
    problems: Problems = []
    for name, wanted in value.mapping("decision", ("who", "kind")):
        if d is None:
            return [Message("scene-nobody-asked")]
        if name.text == "who":
            said = a_number(wanted, "who", d.player + 1)
        else:
            if wanted.string("kind") not in ASK_NAMES:
                raise wanted.error(Message("scene-no-kind", text=repr(wanted.text)), ASK_NAMES)
            said = differ(wanted.text, d.kind)
        if said:
            problems.append(Message("scene-about", what=f"decision, {name.text}", problem=said))
    return problems


def _turn(t: SceneTable, value: Value) -> Problems:
    said = a_number(value, "turn", t.state.active + 1)
    return [Message("scene-about", what="turn", problem=said)] if said else []


def _phase(t: SceneTable, value: Value) -> Problems:
    scalars = t.state.scalars
    names = (PHASE_NAMES[scalars[S.PHASE]], STEP_NAMES[scalars[S.STEP]])
    said = one_of_these(value, names, "phase")
    return [Message("scene-about", what="phase", problem=said)] if said else []


def _winner(t: SceneTable, value: Value) -> Problems:
    outcome = t.game.outcome
    winner = None if outcome is None or outcome.winner is None else outcome.winner + 1
    reason = outcome.reason if outcome is not None else "none"
    if value.is_null:
        if winner is None:
            return []
        return [Message("scene-winner-none", number=winner, reason=reason)]
    if value.is_scalar:
        said = differ(value.integer("winner"), winner)
        return [Message("scene-about", what="winner", problem=said)] if said else []
    problems: Problems = []
    for name, wanted in value.mapping("winner", ("seat", "reason")):
        if name.text == "seat":
            said = differ(None if wanted.is_null else wanted.integer("seat"), winner)
        else:
            said = differ(wanted.string("reason"), reason)
        if said:
            problems.append(Message("scene-about", what=f"winner, {name.text}", problem=said))
    return problems


def _why_not(t: SceneTable, value: Value) -> Problems:
    """The clause that forbids an action, or null for one that is legal."""
    problems: Problems = []
    for action, wanted in value.mapping("why_not"):
        text = action.string(AN_ACTION)
        seat, line = split_seat(text)
        try:
            why = t.game.why_not(line, seat)
        except (InvalidAction, AmbiguousAction, IllegalAction) as error:
            problems.append(Message("scene-why-not-read", action=repr(text), problem=error.message))
            continue
        cited = "" if why is None else why.rule
        expected = "" if wanted.is_null else wanted.string(A_CLAUSE)
        if cited != expected and not (cited and expected and same_clause(expected, cited)):
            is_so = LEGAL
            if why is not None:
                is_so = Message("scene-forbidden", clause=ClauseNamed(cited), why=why.message)
            so = expected or LEGAL
            problems.append(Message("scene-why-not", action=repr(text), wanted=so, found=is_so))
    return problems


CHECKS: dict[str, Check] = {
    "options": options,
    "events": _events,
    "zone": expect_cards.zone,
    "damage": expect_cards.number("damage", lambda s, c: c.damage),
    "lore": _lore,
    "ink": _ink,
    "exerted": expect_cards.exerted,
    "strength": expect_cards.number("strength", derive.strength),
    "willpower": expect_cards.number("willpower", derive.willpower),
    "lore value": expect_cards.number("lore value", derive.lore),
    "cost": expect_cards.number("cost", expect_cards.ink_due, expect_cards.FROM_HAND),
    "keywords": expect_cards.keywords,
    "bag": _bag,
    "decision": _decision,
    "hand": _counted(Zone.HAND, "hand"),
    "deck": _counted(Zone.DECK, "deck"),
    "top": _top,
    "at": expect_cards.at,
    "under": expect_cards.under,
    "mission": expect_cards.mission,
    "turn": _turn,
    "phase": _phase,
    "winner": _winner,
    "why_not": _why_not,
}
KEYS = tuple(CHECKS)
