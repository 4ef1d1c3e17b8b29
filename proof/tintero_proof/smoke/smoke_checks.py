"""Checks: something that must hold with the ability and must not hold without it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from tintero.cards.facts import CardFacts
from tintero.game import Game
from tintero_proof.smoke.casting import earlier
from tintero_proof.smoke.playing import option_of, take
from tintero_proof.smoke.props import Do
from tintero_proof.smoke.stage import Stage, ids_of
from tintero_proof.smoke.world import Mismatch, NotCovered, World, differences, world_of

Test = Callable[[Game], None]


@dataclass
class SmokeCheck:
    """A position and a test of the game in it."""

    stage: Stage
    test: Test
    always: bool = False  # holds also without the ability: what it must leave alone
    text: str = ""

    def run(self, card: CardFacts) -> None:
        steps = earlier(self.stage)
        game = self.stage.game(card)
        for step in steps:
            take(game, step)
        self.test(game)


@dataclass
class Checked:
    """The checks of one ability that does not resolve (static, keyword)."""

    checks: list[SmokeCheck] = field(default_factory=list)

    def verify(self, bare: CardFacts) -> None:
        """Without the ability the checks must fail, or they would prove nothing."""
        for check in self.checks:
            try:
                check.run(bare)
            except Mismatch as error:
                if check.always:
                    raise NotCovered(f"{check.text} does not hold anyhow: {error}") from None
            else:
                if not check.always:
                    raise NotCovered(f"{check.text} holds without the ability too")
        if all(check.always for check in self.checks):
            raise NotCovered("nothing to be seen is predicted")

    def play(self, card: CardFacts) -> None:
        """With the ability they must hold."""
        for check in self.checks:
            check.run(card)


# --- tests --------------------------------------------------------------------------------------


def must(holds: bool, message: str) -> None:
    if not holds:
        raise Mismatch(message)


def possible(step: Do, can: bool, before: Sequence[Do] = ()) -> Test:
    """Whether a turn action is legal after some steps."""

    def test(game: Game) -> None:
        for one in before:
            if option_of(game, one) is None:
                raise Mismatch(f"{one.what} is not possible")
            take(game, one)
        name = step.a.facts.full_name if step.a is not None else ""
        found = option_of(game, step) is not None
        must(found == can, f"{step.what} {name} is {'' if found else 'not '}possible")

    return test


def comes_to(expected: World) -> Test:
    """The facts at rest are exactly these."""

    def test(game: Game) -> None:
        found = differences(expected, world_of(game))
        must(not found, "; ".join(found[:3]))

    return test


def after(steps: Sequence[Do], test: Callable[[World, dict[str, int]], None]) -> Test:
    """After some steps the facts pass a test."""

    def whole(game: Game) -> None:
        ids = ids_of(game)
        for step in steps:
            if option_of(game, step) is None:
                raise Mismatch(f"{step.what} is not possible")
            take(game, step)
        test(world_of(game), ids)

    return whole


def field_is(name: str, spot_name: str, value: object) -> Callable[[World, dict[str, int]], None]:
    def test(world: World, ids: dict[str, int]) -> None:
        found = getattr(world.things[ids[spot_name]], name)
        must(found == value, f"{name} of {spot_name}: {value} predicted, {found} found")

    return test


def lore_is(seat: int, value: int) -> Callable[[World, dict[str, int]], None]:
    def test(world: World, ids: dict[str, int]) -> None:
        found = world.sides[seat].lore
        must(found == value, f"lore of seat {seat + 1}: {value} predicted, {found} found")

    return test
