"""A position and its steps → YAML, the same way each time: defaults are left out."""

from __future__ import annotations

from dataclasses import asdict

from tintero.messages import FALLBACK
from tintero.scene.emit import emit
from tintero.scene.model import (
    Lasting,
    Placed,
    Position,
    SceneCards,
    SceneDone,
    SceneInk,
    SceneSeat,
    SceneStep,
    SceneUnder,
)
from tintero.scene.yaml_values import Value, scalar, sequence, table

Pairs = list[tuple[str, Value]]


def write_scene(position: Position, steps: tuple[SceneStep, ...]) -> str:
    pairs: Pairs = []
    others = [(lang, text) for lang, text in position.titles if text]
    if [lang for lang, _ in others] in ([], ["es"]):
        if position.title:
            pairs.append(("title", scalar(position.title)))
        pairs += [("title_es", scalar(text)) for _, text in others]
    else:
        by_language = [(FALLBACK, position.title), *others]
        pairs.append(("title", table([(lang, scalar(text)) for lang, text in by_language])))
    if position.card:
        pairs.append(("card", scalar(position.card)))
    if position.note:
        pairs.append(("note", scalar(position.note)))
    if position.clauses:
        pairs.append(("clauses", sequence([scalar(c) for c in position.clauses])))
    if position.rules:
        pairs.append(("rules", scalar(position.rules)))
    if position.variant:
        pairs.append(("variant", scalar(position.variant)))
    if position.changed:
        changed = [(name, scalar(value)) for name, value in position.changed]
        pairs.append(("variant", table(changed)))
    if position.readings:
        pairs.append(("readings", sequence([scalar(name) for name in position.readings])))
    if position.teams:
        teams = [sequence([scalar(seat + 1) for seat in team]) for team in position.teams]
        pairs.append(("teams", sequence(teams)))
    if position.team_turns:
        pairs.append(("team_turns", scalar(True)))
    if position.setup is not None:
        pairs.append(("setup", table([("starting", scalar(position.setup + 1))])))
    else:
        pairs.append(("turn", scalar(position.turn + 1)))
    if position.step != "main":
        pairs.append(("step", scalar(position.step)))
    if position.first_turn:
        pairs.append(("first_turn", scalar(True)))
    if position.first_player:
        pairs.append(("first_player", scalar(position.first_player + 1)))
    if position.done != SceneDone():
        done = [(name, scalar(count)) for name, count in asdict(position.done).items() if count]
        pairs.append(("done", table(done)))
    seats = [(str(n), _seat(seat)) for n, seat in enumerate(position.seats, 1)]
    pairs.append(("seats", table(seats)))
    if position.lasting:
        pairs.append(("lasting", sequence([_lasting(entry) for entry in position.lasting])))
    if steps:
        pairs.append(("steps", sequence([_step(step) for step in steps])))
    return emit(table(pairs))


def _seat(seat: SceneSeat) -> Value:
    pairs: Pairs = []
    if seat.lore:
        pairs.append(("lore", scalar(seat.lore)))
    if seat.ink != SceneInk():
        pairs.append(("ink", _ink(seat.ink)))
    counts = (seat.inked, seat.quested, seat.challenged, seat.moved)
    for key, count in zip(("inked", "quested", "challenged", "moved"), counts, strict=True):
        if count:
            pairs.append((key, scalar(count)))
    if seat.hand:
        pairs.append(("hand", _pile(seat.hand)))
    if seat.deck is not None:
        pairs.append(("deck", _pile(seat.deck)))
    if seat.discard:
        pairs.append(("discard", _pile(seat.discard)))
    if seat.play:
        pairs.append(("play", sequence([_placed(card) for card in seat.play])))
    if seat.aside:
        pairs.append(("aside", _pile(seat.aside)))
    if seat.lasting:
        pairs.append(("lasting", sequence([_lasting(entry) for entry in seat.lasting])))
    return table(pairs)


def _cards(cards: SceneCards) -> str:
    if not cards.name:
        return str(cards.count)
    return cards.name if cards.count == 1 else f"{cards.count}x {cards.name}"


def _pile(pile: tuple[SceneCards, ...]) -> Value:
    return sequence([scalar(_cards(cards)) for cards in pile])


def _ink(ink: SceneInk) -> Value:
    if not ink.exerted and not ink.drops:
        return _ink_pile(ink.ready)
    pairs: Pairs = []
    if ink.ready:
        pairs.append(("ready", _ink_pile(ink.ready)))
    if ink.exerted:
        pairs.append(("exerted", _ink_pile(ink.exerted)))
    if ink.drops:
        pairs.append(("drops", scalar(ink.drops)))
    return table(pairs)


def _ink_pile(pile: tuple[SceneCards, ...]) -> Value:
    if len(pile) == 1 and not pile[0].name:
        return scalar(pile[0].count)
    return _pile(pile)


def _placed(card: Placed) -> Value:
    state: Pairs = []
    if card.exerted:
        state.append(("exerted", scalar(True)))
    if card.damage:
        state.append(("damage", scalar(card.damage)))
    if card.drying:
        state.append(("drying", scalar(True)))
    if card.at:
        state.append(("at", scalar(card.at)))
    if card.under:
        state.append(("under", sequence([_under(under) for under in card.under])))
    if card.used:
        state.append(("used", sequence([scalar(name) for name in card.used])))
    if card.mission:
        state.append(("mission", _pile(card.mission)))
    name = _cards(card.cards)
    return table([(name, table(state))]) if state else scalar(name)


def _under(under: SceneUnder) -> Value:
    name = _cards(under.cards)
    if under.faceup is None:
        return scalar(name)
    return table([(name, table([("faceup", scalar(under.faceup))]))])


def _lasting(entry: Lasting) -> Value:
    to = sequence([scalar(name) for name in entry.to])
    pairs: Pairs = [("to", to if len(entry.to) > 1 else to.items[0] if to.items else to)]
    numbers = (
        ("strength", entry.strength), ("willpower", entry.willpower), ("lore", entry.lore),
    )  # fmt: skip
    for name, n in numbers:
        if n:
            pairs.append((name, scalar(f"{n:+}")))
    for name, words in (("gains", entry.gains), ("cant", entry.cant)):
        if words:
            pairs.append((name, sequence([scalar(word) for word in words])))
    pairs.append(("until", scalar(entry.until)))
    if entry.by:
        pairs.append(("by", scalar(entry.by)))
    if entry.made:
        pairs.append(("made", scalar(entry.made)))
    return table(pairs)


def _step(step: SceneStep) -> Value:
    pairs: Pairs = []
    if step.action:
        pairs.append((str(step.seat + 1), scalar(step.action)))
    if step.illegal:
        pairs.append(("illegal", scalar(step.illegal)))
    if step.expect is not None:
        pairs.append(("expect", step.expect))
    if step.note:
        pairs.append(("note", scalar(step.note)))
    return table(pairs)
