"""Every ability acts as predicted, and a prediction that is wrong is noticed."""

from __future__ import annotations

import ast
import os
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

import pytest

from tintero import _build, default_pool
from tintero.ability import effects as e
from tintero.ability.abilities import DeckRule, Has, Script, Static, Triggered
from tintero.ability.base import Effect
from tintero.ability.filters import Bound, Filter, Relation
from tintero.ability.selectors import All, Chosen, This
from tintero.ability.statics import Cant, Modify
from tintero.ability.triggers import When
from tintero.cards.facts import CardFacts
from tintero.events import Kind
from tintero.vocab import CardType, Deny, Keyword, Owner, Stat, Until, Zone
from tintero_proof import smoke
from tintero_proof.coverage import Data, digest
from tintero_proof.smoke import Mismatch, NotCovered, proof_of, smoke_card
from tintero_proof.smoke.mutate import Noticed, is_noticed, mutants, try_mutants
from tintero_proof.smoke.props import spoils, want, with_abilities
from tintero_proof.smoke.stage import Stage, ids_of
from tintero_proof.smoke.world import world_of
from tintero_proof.smoke.world_reading import SmokeScope, qualifies

ALL = _build.compiled() or bool(os.environ.get("TINTERO_SMOKE_ALL"))
CARDS = [card for card in default_pool() if card.abilities]
SAMPLE = CARDS if ALL else CARDS[::24]
LEAST_NOTICED = 0.85  # of the mutants of a sample; may only rise

CHARACTER = Filter(types=(CardType.CHARACTER,))
OPPOSING = replace(CHARACTER, owner=Owner.OPPOSING)


def action(effect: Effect) -> CardFacts:
    return CardFacts("Test", "", CardType.ACTION, 2, True, (0,), abilities=(Script(effect),))


def character(*abilities: Triggered | Static | Has) -> CardFacts:
    return CardFacts(
        "Test", "One", CardType.CHARACTER, 2, True, (0,), 2, 4, 1, abilities=tuple(abilities)
    )


# --- every card -----------------------------------------------------------------------------------


@pytest.mark.parametrize("part", range(8))
def test_every_ability_does_what_is_predicted(part: int) -> None:
    wrong = []
    known = Data.load().smoke
    for card in SAMPLE[part::8]:
        for found in smoke_card(card):
            if found.wrong:
                wrong.append(f"{card.full_name}, ability {found.ability}: {found.wrong}")
            said = digest(card.abilities[found.ability])
            if not found.held and said in known.get(card.full_name, ()):
                wrong.append(f"{card.full_name}, ability {found.ability}: lost: {found.why}")
    assert not wrong, "\n" + "\n".join(wrong)


def test_nothing_but_deck_rules_is_left_out() -> None:
    """By what is committed; the test above plays the tests themselves."""
    known = Data.load().smoke
    left = [
        f"{card.full_name}: {ability.name}"  # type: ignore[attr-defined]
        for card in CARDS
        for ability in card.abilities
        if not isinstance(ability, DeckRule) and digest(ability) not in known[card.full_name]
    ]
    assert not left, "python -m tintero_proof.coverage"


@pytest.mark.pure_only
def test_predictions_know_nothing_of_the_rules() -> None:
    folder = Path(smoke.__file__).parent
    for path in folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [a.name for a in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            bad = [n for n in names if n.startswith(("tintero.rules", "tintero.keywords"))]
            assert not bad, f"{path.name} imports {bad}"


# --- a prediction that is wrong is noticed --------------------------------------------------------

DRAW = action(e.Draw(2))
DEAL = action(e.Deal(3, Chosen(CHARACTER)))
WEAKEN = action(e.Apply((Modify(Stat.STRENGTH, -2),), Chosen(OPPOSING)))
GUARDED = character(Static((Cant(Deny.BE_CHALLENGED),)))
EAGER = character(Triggered((When(Kind.QUESTED, this=True),), e.May(e.Draw())))
HARDY = character(Has(Keyword.RESIST, 2))
SMALL = replace(CHARACTER, bounds=(Bound(Stat.STRENGTH, Relation.AT_MOST, 2),))
SWEEP = action(e.Banish(All(SMALL)))


@pytest.mark.parametrize(
    ("card", "other"),
    [
        (DRAW, Script(e.Draw(3))),
        (DRAW, Script(e.Nothing())),
        (DEAL, Script(e.Deal(2, Chosen(CHARACTER)))),
        (DEAL, Script(e.Deal(3, Chosen(OPPOSING)))),
        (DEAL, Script(e.Deal(3, Chosen(CHARACTER), unreduced=True))),
        (DEAL, Script(e.Deal(3, Chosen(CHARACTER, up_to=True)))),
        (
            WEAKEN,
            Script(e.Apply((Modify(Stat.STRENGTH, -2),), Chosen(OPPOSING), Until.YOUR_NEXT_TURN)),
        ),
        (WEAKEN, Script(e.Apply((Modify(Stat.LORE, -2),), Chosen(OPPOSING)))),
        (GUARDED, Static((Cant(Deny.QUEST),))),
        (EAGER, Triggered((When(Kind.QUESTED, this=True),), e.Draw())),
        (EAGER, Triggered((When(Kind.QUESTED, subject=CHARACTER),), e.May(e.Draw()))),
        (HARDY, Has(Keyword.RESIST, 1)),
        (HARDY, Has(Keyword.WARD)),
        (SWEEP, Script(e.Banish(All(CHARACTER)))),
        (
            SWEEP,
            Script(e.Banish(All(replace(SMALL, bounds=(Bound(Stat.STRENGTH, Relation.LESS, 2),))))),
        ),
    ],
)
def test_another_ability_is_noticed(card: CardFacts, other: Script | Static | Triggered) -> None:
    tests = proof_of(card, card.abilities[0])
    tests.play()
    with pytest.raises((Mismatch, NotCovered)):
        tests.play(with_abilities(card, (other,)))


@pytest.mark.pure_only  # a mutant may ask for itself without end
def test_nearly_all_mutants_are_noticed() -> None:
    rng, noticed = Random(7), Noticed()
    for card in rng.sample(CARDS, min(len(CARDS), 70)):
        for i in range(len(card.abilities)):
            try_mutants(card, i, noticed, rng, 6)
    assert sum(noticed.made.values()) > 200
    assert noticed.share >= LEAST_NOTICED, noticed.survivors


def test_mutants_differ_in_one_thing() -> None:
    found = mutants(DEAL.abilities[0])
    assert {"Deal.count one more", "Deal.count one less", "Chosen.by flipped"} <= {
        mutant.what for mutant in found
    }
    assert all(mutant.ability != DEAL.abilities[0] for mutant in found)
    assert len({repr(mutant.ability) for mutant in found}) == len(found)


def test_an_unchanged_card_is_no_mutant() -> None:
    for card in (DRAW, DEAL, WEAKEN, GUARDED, EAGER, HARDY, SWEEP):
        assert is_noticed(proof_of(card, card.abilities[0]), card) is False


# --- nothing passes silently ----------------------------------------------------------------------


@pytest.mark.pure_only
def test_what_is_not_understood_is_said() -> None:
    @dataclass(frozen=True)
    class Strange(Effect):
        pass

    with pytest.raises(NotCovered, match="Strange"):
        proof_of(DRAW, Script(Strange()))


def test_an_ability_that_cannot_show_is_not_covered() -> None:
    with pytest.raises(NotCovered, match="nothing to be seen"):
        proof_of(DRAW, Script(e.Nothing()))
    # A check that holds without the ability as well would prove nothing.
    weak = character(Static((Modify(Stat.STRENGTH, 0),)))
    with pytest.raises(NotCovered, match="without the ability"):
        proof_of(weak, weak.abilities[0])


# --- props ----------------------------------------------------------------------------------------

FILTERS = [
    CHARACTER,
    OPPOSING,
    SMALL,
    Filter(types=(CardType.ITEM,), owner=Owner.YOURS),
    Filter(types=(CardType.CHARACTER,), classes=("Pirate",), exerted=1),
    Filter(types=(CardType.CHARACTER,), names=("Elsa",), damaged=1),
    Filter(types=(CardType.CHARACTER,), keyword=Keyword.EVASIVE, has_under=0),
    Filter(types=(CardType.CHARACTER,), no_keyword=Keyword.WARD, at_location=1),
    Filter(inks=(2,), inkable=1, zone=Zone.HAND),
    Filter(song=1, zone=Zone.DISCARD),
    Filter(bounds=(Bound(Stat.COST, Relation.MORE, 4),), zone=Zone.HAND),
    Filter(any_of=(Filter(classes=("Hero",)), Filter(damaged=1))),
]


@pytest.mark.parametrize("f", FILTERS)
def test_props_fit_their_filter_and_near_misses_do_not(f: Filter) -> None:
    stage = Stage(character())
    owner = 1 if f.owner == Owner.OPPOSING else 0
    good = [stage.put(owner, f.zone, want(f, k)) for k in range(2)]
    bad = [(spoil, stage.put(owner, f.zone, want(f, 0, spoil))) for spoil in spoils(f)]
    game = stage.game(stage.card)
    world, ids = world_of(game), ids_of(game)
    x = SmokeScope(world, world, ids["Test - One"], 0)
    for spot in good:
        assert qualifies(f, world.things[ids[spot.facts.full_name]], x), spot.facts
    for spoil, spot in bad if not f.any_of else ():
        assert not qualifies(f, world.things[ids[spot.facts.full_name]], x), spoil


def test_this_names_the_card_itself() -> None:
    card = character(Triggered((When(Kind.QUESTED, this=True),), e.Banish(This())))
    proof_of(card, card.abilities[0]).play()
