"""What a refusal says: the clause that fits best, and what would have to be different."""

from __future__ import annotations

import pytest

from tintero.scene import Scene

# position, what is tried, the clause, and what must be said in English and in Spanish
REFUSED = {
    "a cost of damage to somebody who can't be dealt any": (
        "1: {ink: 3, play: [Baloo - Ol' Iron Paws, Shere Khan - Fierce and Furious]}",
        "use Shere Khan",
        "1.5.3",
        "it can't be dealt damage because of Baloo - Ol' Iron Paws (FIGHT LIKE A BEAR)",
        "no se le puede infligir daño por Baloo - Ol' Iron Paws (FIGHT LIKE A BEAR)",
    ),
}


@pytest.mark.parametrize(
    ("seats", "line", "rule", "en", "es"), list(REFUSED.values()), ids=list(REFUSED)
)
def test_a_refusal_says_what_helps(seats: str, line: str, rule: str, en: str, es: str) -> None:
    game = Scene.parse(f"seats:\n  {seats}\n").game()
    why = game.why_not(line)
    assert why is not None
    assert (why.rule, en in why.en, es in why.es) == (rule, True, True), f"{why}\n{why.es}"
