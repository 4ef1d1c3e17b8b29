"""Smoke tests: every ability of every card is made to act, and what must come of it is predicted.

For an ability a position is built in which it must act (`stage`, `solve`, `props`), the way to set
it off is found (`causes`), a small interpreter of its nodes that shares nothing with the engine
predicts every public fact afterwards and every question on the way (`prediction`, `verbs_*`,
`world_reading`), and a game is played and compared (`trial`, `playing`, `world`). Static abilities
and keywords are checked by what must hold with them and must not hold without them
(`smoke_checks`, `static_*`, `keyword_checks`). What nothing can be said of is reported as not
covered, with why.
"""

from __future__ import annotations

from dataclasses import dataclass

from tintero.ability.abilities import Activated, DeckRule, Has, Script, Static, Triggered
from tintero.ability.base import Ability
from tintero.cards.facts import CardFacts
from tintero.scene.errors import SceneError
from tintero_proof.smoke import (
    handed,
    keyword_checks,
    keyword_play,
    static_cant,
    static_checks,
    static_more,
    static_play,
    static_rules,
)
from tintero_proof.smoke.casting import alone
from tintero_proof.smoke.negative import Quiet, Refused, negatives
from tintero_proof.smoke.smoke_checks import Checked
from tintero_proof.smoke.trial import Trial
from tintero_proof.smoke.trials import trials
from tintero_proof.smoke.world import Mismatch, NotCovered

__all__ = ["Mismatch", "NotCovered", "Proof", "Smoke", "proof_of", "smoke_card"]

LOADED = (keyword_play, static_cant, static_more, static_play, static_rules)


@dataclass(frozen=True)
class Smoke:
    """What came of one ability's smoke test."""

    card: str
    ability: int
    kind: str
    held: bool
    why: str = ""  # not covered, because
    wrong: str = ""  # the prediction failed

    @property
    def covered(self) -> bool:
        return not self.why


@dataclass
class Proof:
    """The tests of one ability; `play` raises `Mismatch` if the card does something else."""

    card: CardFacts  # with this ability only
    bare: CardFacts
    parts: list[Trial | Checked | Quiet | Refused]

    def play(self, card: CardFacts | None = None) -> None:
        for part in self.parts:
            part.play(card if card is not None else self.card)


def proof_of(card: CardFacts, ability: Ability) -> Proof:
    """Build them; `NotCovered` if nothing can be predicted."""
    only, bare = alone(card, ability)
    parts: list[Trial | Checked | Quiet | Refused]
    if isinstance(ability, (Triggered, Activated, Script)):
        return Proof(only, bare, [*trials(card, ability), *negatives(card, ability)])
    if isinstance(ability, Has):
        checked = Checked(keyword_checks.checks_of(only, ability))
    elif isinstance(ability, Static) and all(map(handed.resolves, ability.effects)):
        return Proof(only, bare, [*handed.trials_of(card, ability)])
    elif isinstance(ability, Static):
        checked = Checked(static_checks.checks_of(only, bare, ability))
    elif isinstance(ability, DeckRule):
        raise NotCovered("it is about decks; their checker tests it")
    else:
        raise NotCovered(f"{type(ability).__name__} is not predicted")
    checked.verify(bare)
    parts = [checked]
    if isinstance(ability, Static):
        parts += handed.trials_of(card, ability)
    return Proof(only, bare, parts)


def smoke_card(card: CardFacts) -> list[Smoke]:
    """The smoke tests of all abilities of a card."""
    return [smoke_ability(card, i) for i in range(len(card.abilities))]


def smoke_ability(card: CardFacts, i: int) -> Smoke:
    ability = card.abilities[i]
    kind = type(ability).__name__
    try:
        tests = proof_of(card, ability)
    except (NotCovered, SceneError) as error:
        return Smoke(card.full_name, i, kind, False, why=str(error))
    try:
        tests.play()
    except Mismatch as error:
        return Smoke(card.full_name, i, kind, False, wrong=str(error))
    return Smoke(card.full_name, i, kind, True)
