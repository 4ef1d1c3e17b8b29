"""What every expectation is checked with: the game, what happened, and how to find cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tintero.events import Event
from tintero.game import Game
from tintero.scene.find import NotFound, cards_called, clear_name
from tintero.scene.values import Value
from tintero.state.objects import Card
from tintero.state.state import State


@dataclass
class Table:
    """The table as an expectation sees it. `events`: since the last expectation of events."""

    game: Game
    filler: int
    events: list[Event]

    @property
    def state(self) -> State:
        return self.game.state

    def find(self, value: Value, zones: Sequence[int] = ()) -> list[Card]:
        return cards_called(self.state, value.string("a card"), self.filler, zones)

    def name(self, card: Card) -> str:
        return clear_name(self.state, card)


Problems = list[str]
Check = Callable[[Table, Value], Problems]


def per_card(
    t: Table, value: Value, what: str, zones: Sequence[int], test: Callable[[Card, Value], str]
) -> Problems:
    """Check `{NAME: EXPECTED, …}`. `test` gives the difference in words, or nothing.

    A name that fits several cards is a question only where they differ in what is asked.
    """
    problems: Problems = []
    for key, wanted in value.mapping(what):
        name = key.string("a card")
        try:
            found = t.find(key, zones)
        except NotFound as error:
            problems.append(f"{what} of {name}: {error}")
            continue
        said = [test(card, wanted) for card in found]
        if len(set(said)) > 1 and not all(said):
            names = ", ".join(t.name(card) for card in found)
            problems.append(f"{what}: {name!r} may be any of: {names}")
        elif said[0]:
            problems.append(f"{what} of {name}: {said[0]}")
    return problems


def per_seat(t: Table, value: Value, what: str, test: Callable[[int, Value], str]) -> Problems:
    """Check `{SEAT: EXPECTED, …}`."""
    problems: Problems = []
    for key, wanted in value.mapping(what):
        n = key.integer("a seat")
        if not 1 <= n <= len(t.state.players):
            raise key.error(f"{what}: there is no seat {n}")
        said = test(n - 1, wanted)
        if said:
            problems.append(f"{what} of seat {n}: {said}")
    return problems


def differ(wanted: object, actual: object) -> str:
    return "" if wanted == actual else f"expected {wanted}, is {actual}"


def a_number(wanted: Value, what: str, actual: int) -> str:
    return differ(wanted.integer(what), actual)


def one_of_these(wanted: Value, accepted: Sequence[str], what: str) -> str:
    text = wanted.string(what)
    return "" if text in accepted else f"expected {text}, is {' / '.join(accepted)}"


def same_clause(expected: str, cited: str) -> bool:
    """A parent of either clause is accepted for the other."""
    return cited == expected or cited.startswith(expected + ".") or expected.startswith(cited + ".")
