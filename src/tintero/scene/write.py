"""A position and its steps → YAML, the same way each time: defaults are left out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import TypeVar

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

Pair = tuple[str, Value | None]
One = TypeVar("One")


def write_scene(position: Position, steps: tuple[SceneStep, ...]) -> str:
    starting, turn, first = position.setup, position.turn + 1, position.first_player
    changed = [(name, scalar(value)) for name, value in position.changed]
    done = [(name, scalar(count)) for name, count in asdict(position.done).items() if count]
    seats = [(str(n), _seat(seat)) for n, seat in enumerate(position.seats, 1)]
    return emit(
        _said(
            *_titles(position),
            ("card", _plain(position.card)),
            ("note", _plain(position.note)),
            ("clauses", _many(position.clauses, scalar)),
            ("rules", _plain(position.rules)),
            ("variant", _plain(position.variant)),
            ("variant", table(changed) if changed else None),
            ("readings", _many(position.readings, scalar)),
            ("teams", _many(position.teams, lambda team: sequence([scalar(n + 1) for n in team]))),
            ("team_turns", _plain(position.team_turns)),
            ("setup", None if starting is None else table([("starting", scalar(starting + 1))])),
            ("turn", scalar(turn) if starting is None else None),
            ("step", _plain(position.step if position.step != "main" else "")),
            ("first_turn", _plain(position.first_turn)),
            ("first_player", scalar(first + 1) if first else None),
            ("done", table(done) if position.done != SceneDone() else None),
            ("seats", table(seats)),
            ("lasting", _many(position.lasting, _lasting)),
            ("steps", _many(steps, _step)),
        )
    )


def _said(*pairs: Pair) -> Value:
    """A table of what there is to say."""
    return table([(key, value) for key, value in pairs if value is not None])


def _plain(value: str | int | bool) -> Value | None:
    return scalar(value) if value else None


def _many(values: Sequence[One], write: Callable[[One], Value]) -> Value | None:
    return sequence([write(value) for value in values]) if values else None


def _titles(position: Position) -> list[Pair]:
    others = [(lang, text) for lang, text in position.titles if text]
    if [lang for lang, _ in others] in ([], ["es"]):
        title = ("title", _plain(position.title))
        return [title, *(("title_es", scalar(text)) for _, text in others)]
    by_language = [(FALLBACK, position.title), *others]
    return [("title", table([(lang, scalar(text)) for lang, text in by_language]))]


def _seat(seat: SceneSeat) -> Value:
    return _said(
        ("lore", _plain(seat.lore)),
        ("ink", _ink(seat.ink) if seat.ink != SceneInk() else None),
        ("inked", _plain(seat.inked)),
        ("quested", _plain(seat.quested)),
        ("challenged", _plain(seat.challenged)),
        ("moved", _plain(seat.moved)),
        ("hand", _pile(seat.hand)),
        ("deck", None if seat.deck is None else _pile(seat.deck) or sequence([])),
        ("discard", _pile(seat.discard)),
        ("play", _many(seat.play, _placed)),
        ("aside", _pile(seat.aside)),
        ("lasting", _many(seat.lasting, _lasting)),
    )


def _cards(cards: SceneCards) -> str:
    if not cards.name:
        return str(cards.count)
    return cards.name if cards.count == 1 else f"{cards.count}x {cards.name}"


def _pile(pile: tuple[SceneCards, ...]) -> Value | None:
    return _many(pile, lambda cards: scalar(_cards(cards)))


def _ink(ink: SceneInk) -> Value | None:
    if not ink.exerted and not ink.drops:
        return _ink_pile(ink.ready)
    return _said(
        ("ready", _ink_pile(ink.ready)),
        ("exerted", _ink_pile(ink.exerted)),
        ("drops", _plain(ink.drops)),
    )


def _ink_pile(pile: tuple[SceneCards, ...]) -> Value | None:
    if len(pile) == 1 and not pile[0].name:
        return scalar(pile[0].count)
    return _pile(pile)


def _placed(card: Placed) -> Value:
    state = _said(
        ("exerted", _plain(card.exerted)),
        ("damage", _plain(card.damage)),
        ("drying", _plain(card.drying)),
        ("at", _plain(card.at)),
        ("under", _many(card.under, _under)),
        ("used", _many(card.used, scalar)),
        ("mission", _pile(card.mission)),
    )
    name = _cards(card.cards)
    return table([(name, state)]) if state.pairs else scalar(name)


def _under(under: SceneUnder) -> Value:
    name = _cards(under.cards)
    if under.faceup is None:
        return scalar(name)
    return table([(name, table([("faceup", scalar(under.faceup))]))])


def _lasting(entry: Lasting) -> Value:
    to = sequence([scalar(name) for name in entry.to])
    return _said(
        ("to", to.items[0] if len(entry.to) == 1 and to.items else to),
        ("strength", _signed(entry.strength)),
        ("willpower", _signed(entry.willpower)),
        ("lore", _signed(entry.lore)),
        ("gains", _many(entry.gains, scalar)),
        ("cant", _many(entry.cant, scalar)),
        ("until", scalar(entry.until)),
        ("by", _plain(entry.by)),
        ("made", _plain(entry.made)),
    )


def _signed(number: int) -> Value | None:
    return scalar(f"{number:+}") if number else None


def _step(step: SceneStep) -> Value:
    return _said(
        (str(step.seat + 1), _plain(step.action)),
        ("illegal", _plain(step.illegal)),
        ("expect", step.expect),
        ("note", _plain(step.note)),
    )
