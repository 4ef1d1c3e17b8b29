"""Turns that are played on: a small beam finds what is worth something together, trying little."""

from __future__ import annotations

import pytest

from test_ink import midgame
from tintero.bots.turn_beam import Begun, lines_of, one_more, searched
from tintero.bots.turn_search import TurnSearch
from tintero.bots.value_file import shipped_net
from tintero.state.objects import Option
from tintero.vocab import Act

PLENTY = 1 << 30
A, B, C, D = (Option(Act.PLAY, n) for n in range(4))


def test_it_stands_as_well_as_a_beam_that_tries_everything_and_takes_less() -> None:
    stands: list[tuple[float, float]] = []
    took: list[int] = [0, 0]
    for seed in range(6):
        game = midgame(seed)
        s, who = game.state, game.state.active
        before = game.hash()
        mind = TurnSearch(s, who, shipped_net(), 1, PLENTY)
        path = searched(mind, who, 2)
        took[0] += PLENTY - mind.work
        top = s.mark()
        for option in path:
            mind.take(option)
        value = mind.value_for(who)
        s.rollback(top)
        mind = TurnSearch(s, who, shipped_net(), 1, PLENTY)
        whole = lines_of(mind, who, 2, 14, set())[0]
        took[1] += PLENTY - mind.work
        stands.append((value, whole.value))
        assert game.hash() == before
    assert sum(one for one, _ in stands) >= sum(two for _, two in stands) - 0.05
    assert took[0] < 0.85 * took[1]


class Weighed:
    """A mind to which each action is worth what `worth` says, once."""

    def __init__(self, worth: dict[Option, float]) -> None:
        self.worth, self.tried, self.state = worth, list[Option](), self

    def mark(self) -> int:
        return 0

    def rollback(self, mark: int) -> None:
        pass

    def done(self, option: Option) -> list[Option]:
        self.tried.append(option)
        return [option]

    def value_for(self, who: int) -> float:
        return 0.5 + self.worth[self.tried[-1]]

    def is_asked(self, who: int) -> bool:
        return True


@pytest.mark.pure_only
def test_what_was_worth_little_is_not_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only as many as it takes to know the two best; what is new is always tried."""
    offered = [A, B, C, D, Option(Act.END)]
    monkeypatch.setattr("tintero.bots.turn_beam.apply.options", lambda state: offered)
    mind = Weighed({A: 0.3, B: 0.1, C: 0.2, D: -0.1})
    known = {A: 0.3, B: 0.1, C: 0.2}
    longer: dict[frozenset[Option], Begun] = {}
    one_more(mind, Begun(frozenset(), [], 0.5, known, True), 0, 2, longer)  # type: ignore[arg-type]
    assert mind.tried == [D, A, C]
    assert {key: round(found.value, 9) for key, found in longer.items()} == {
        frozenset([D]): 0.4, frozenset([A]): 0.8, frozenset([C]): 0.7,
    }  # fmt: skip
    mind.tried.clear()
    mind.worth = {A: -0.2, B: 0.1, C: 0.2, D: -0.1}  # after what was done A is worth nothing
    one_more(mind, Begun(frozenset(), [], 0.5, known, True), 0, 2, {})  # type: ignore[arg-type]
    assert mind.tried == [D, A, C, B]


@pytest.mark.pure_only
def test_the_same_actions_in_another_order_are_tried_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tintero.bots.turn_beam.apply.options", lambda state: [A, B])
    mind = Weighed({A: 0.3, B: 0.1})
    longer: dict[frozenset[Option], Begun] = {}
    for begun in (
        Begun(frozenset([A]), [A], 0.6, {}, True),
        Begun(frozenset([B]), [B], 0.5, {}, True),
    ):
        one_more(mind, begun, 0, 2, longer)  # type: ignore[arg-type]
    assert mind.tried == [A, B, B]
    assert longer[frozenset([A, B])].path == [A, B]
