"""What every expectation is checked with: the game, what happened, and how to find cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from tintero.cards.pool import key
from tintero.events import Event
from tintero.game import Game
from tintero.messages import Arg, Message
from tintero.notation.names import is_called
from tintero.program.model import CardProgram
from tintero.scene.find_cards import NotFound, cards_called, clear_name
from tintero.scene.words import A_CARD, A_SEAT
from tintero.scene.yaml_values import Value
from tintero.state.objects import Card
from tintero.state.state import State


@dataclass
class SceneTable:
    """The table as an expectation sees it. `events`: since the last expectation of events."""

    game: Game
    filler: int
    events: list[Event]

    @property
    def state(self) -> State:
        return self.game.state

    def find(self, value: Value, zones: Sequence[int] = ()) -> list[Card]:
        return cards_called(self.state, value.string(A_CARD), self.filler, zones)

    def name(self, card: Card) -> str:
        return clear_name(self.state, card)


Problems = list[Message]
Found = TypeVar("Found")
Check = Callable[[SceneTable, Value], Problems]


def per_card(
    t: SceneTable,
    value: Value,
    what: str,
    zones: Sequence[int],
    test: Callable[[Card, Value], Message | None],
) -> Problems:
    """Check `{NAME: EXPECTED, …}`. `test` gives the difference, or nothing.

    A name that fits several cards is a question only where they differ in what is asked.
    """
    problems: Problems = []
    for named, wanted in value.mapping(what):
        name = named.string(A_CARD)
        try:
            found = t.find(named, zones)
        except NotFound as error:
            problems.append(Message("scene-of-card", what=what, card=name, problem=error.message))
            continue
        said = [test(card, wanted) for card in found]
        if len(set(said)) > 1 and not all(said):
            names = ", ".join(t.name(card) for card in found)
            problems.append(Message("scene-any-of", what=what, text=repr(name), names=names))
        elif (problem := said[0]) is not None:
            problems.append(Message("scene-of-card", what=what, card=name, problem=problem))
    return problems


def per_seat(
    t: SceneTable, value: Value, what: str, test: Callable[[int, Value], Message | None]
) -> Problems:
    """Check `{SEAT: EXPECTED, …}`."""
    problems: Problems = []
    for seat, wanted in value.mapping(what):
        n = seat.integer(A_SEAT)
        if not 1 <= n <= len(t.state.players):
            raise seat.error(Message("scene-no-seat", what=what, number=n))
        said = test(n - 1, wanted)
        if said is not None:
            problems.append(Message("scene-of-seat", what=what, number=n, problem=said))
    return problems


def differ(wanted: object, actual: object) -> Message | None:
    if wanted == actual:
        return None
    return Message("scene-differ", wanted=_shown(wanted), found=_shown(actual))


def _shown(value: object) -> Arg:
    return value if isinstance(value, Message) else str(value)


def a_number(wanted: Value, what: str, actual: int) -> Message | None:
    return differ(wanted.integer(what), actual)


def in_any_order(
    wanted: Sequence[str],
    found: Sequence[Found],
    is_it: Callable[[Found, str], bool],
    called: Callable[[Found], str],
) -> Message | None:
    """The difference between names and what was found, however both are ordered."""
    left = list(found)
    for name in wanted:
        match = next((one for one in left if is_it(one, name)), None)
        if match is not None:
            left.remove(match)
    if not left and len(wanted) == len(found):
        return None
    actual = ", ".join(called(one) for one in found)
    return Message("scene-differ", wanted=f"[{', '.join(wanted)}]", found=f"[{actual}]")


def cards_differ(wanted: Value, what: str, programs: Sequence[CardProgram]) -> Message | None:
    """The same for cards by their names."""
    names = [value.string(A_CARD) for value in wanted.listed(what)]
    return in_any_order(names, programs, lambda p, n: is_called(p, key(n)), lambda p: p.full_name)


def one_of_these(wanted: Value, accepted: Sequence[str], what: str) -> Message | None:
    text = wanted.string(what)
    return None if text in accepted else differ(text, " / ".join(accepted))


def same_clause(expected: str, cited: str) -> bool:
    """A parent of either clause is accepted for the other; `true` stands for any, and of
    several one will do."""
    if expected == "true":
        return True
    for one in expected.split(", "):
        if cited == one or cited.startswith(one + ".") or one.startswith(cited + "."):
            return True
    return False
