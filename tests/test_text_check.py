"""The type check of abilities: a reference to nothing is found, wherever it stands."""

from __future__ import annotations

from typing import Final

import pytest

from tintero.ability.abilities import Activated, Script, Static, Triggered
from tintero.ability.base import Ability, Effect
from tintero.ability.conditions import (
    AnyPlayer,
    Compare,
    Did,
    InChallenge,
    Is,
    Not,
    SameName,
)
from tintero.ability.effects import (
    Apply,
    Banish,
    Cases,
    Deal,
    Discard,
    Draw,
    EachDoes,
    Exert,
    GainLore,
    If,
    IfYouDo,
    InsteadIf,
    Later,
    Look,
    LoseLore,
    May,
    OneOf,
    PayInk,
    Put,
    Ready,
    RemoveDamage,
    RevealUntil,
    Seq,
    UnlessPays,
)
from tintero.ability.filters import CHARACTER, ITEM, Filter, Relation
from tintero.ability.quantities import Count, EventAmount, HowMany, LoreOf, Result
from tintero.ability.selectors import (
    All,
    AtRandom,
    Candidate,
    Chosen,
    ChosenOpponent,
    EachOpponent,
    EventCard,
    EventOther,
    EventPlayer,
    OwnerOf,
    That,
    They,
    This,
    TopOfDeck,
)
from tintero.ability.statics import Cant, Instead, Modify, Would
from tintero.ability.triggers import When
from tintero.ability.unfinished import EntersExerted
from tintero.events import Kind
from tintero.text.references_check import problems
from tintero.vocab import NONE, Deny, Owner, Stat, Zone

pytestmark = pytest.mark.pure_only

PICK: Final = Chosen(CHARACTER)
THEIR_HAND: Final = Filter(owner=Owner.THEIRS, zone=Zone.HAND)
WHEN: Final = (When(Kind.QUESTED, this=True),)


def said(effect: Effect) -> list[str]:
    return problems(Script(effect))


# --- labels -------------------------------------------------------------------------------------

SOUND: Final[list[Effect]] = [
    Seq((Exert(PICK), Banish(That()))),
    Seq((Exert(Chosen(CHARACTER, label="a")), Ready(Chosen(ITEM, label="b")), Banish(That("a")))),
    Seq((Discard(AtRandom(Filter(zone=Zone.HAND))), Banish(That()))),
    Seq((Exert(All(CHARACTER, "they")), Banish(That("they")))),
    Seq((Look(TopOfDeck(3)), Put(Chosen(ITEM, HowMany("looked"), source="looked"), 0))),
    Seq((RemoveDamage(3, PICK), GainLore(Result("removed")))),
    Seq((RevealUntil(ITEM), Put(That("it"), 0), Put(That("revealed"), 2))),
    IfYouDo(May(Banish(PICK)), Ready(That())),
    Seq((Banish(PICK), If(Did("banish"), Draw()))),
    InsteadIf(Deal(2, PICK), Is(That(), ITEM), Deal(4, That())),
    Apply((Modify(Stat.STRENGTH, 1),), PICK),
    UnlessPays(Banish(PICK), PayInk(2, They()), OwnerOf(That())),
]


@pytest.mark.parametrize("effect", SOUND)
def test_what_is_bound_before_may_be_used(effect: Effect) -> None:
    assert said(effect) == []


@pytest.mark.parametrize(
    ("effect", "problem"),
    [
        (Banish(That()), "That of 'it', which nothing binds before"),
        (Seq((Banish(That()), Exert(PICK))), "That of 'it', which nothing binds before"),
        (Seq((Exert(PICK), Banish(That("it2")))), "That of 'it2', which nothing binds before"),
        (Seq((Exert(All(CHARACTER)), Banish(That("they")))), "That of 'they', which nothing"),
        (GainLore(Result("removed")), "Result of 'removed', which nothing binds before"),
        (Draw(HowMany("looked")), "HowMany of 'looked', which nothing binds before"),
        (If(Did("banish"), Draw()), "Did of 'banish', which nothing binds before"),
        (Deal(2, All(Filter(), among=That("revealed"))), "That of 'revealed', which nothing"),
        (InsteadIf(Deal(4, That()), Is(This(), ITEM), Deal(2, PICK)), "That of 'it', which"),
    ],
)
def test_what_is_not_bound_is_a_problem(effect: Effect, problem: str) -> None:
    (found,) = said(effect)
    assert found.startswith(problem)


def test_ways_of_which_one_is_taken_do_not_know_each_other() -> None:
    test = Is(This(), ITEM)
    unbound = ["That of 'it', which nothing binds before"]
    assert said(If(test, Banish(PICK), Ready(That()))) == unbound
    assert said(OneOf((Banish(PICK), Ready(That())))) == unbound
    assert said(IfYouDo(May(Draw()), Banish(PICK), Ready(That()))) == unbound
    assert said(Cases(This(), (ITEM, CHARACTER), (Banish(PICK), Ready(That())))) == unbound
    # What stands before is known to both, and what follows may speak of either.
    assert said(Seq((Exert(PICK), If(test, Banish(That()), Ready(That()))))) == []
    assert said(Seq((If(test, Exert(PICK), Exert(PICK)), Ready(That())))) == []
    assert said(IfYouDo(Exert(PICK), Banish(That()), Ready(That()))) == []


# --- players ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "effect",
    [
        EachDoes(EachOpponent(), (Draw(1, They()),)),
        EachDoes(EachOpponent(), (Discard(Chosen(THEIR_HAND, by=They())),)),
        OneOf((Draw(1, They()), LoseLore(1, They())), ChosenOpponent()),
        If(AnyPlayer(EachOpponent(), Compare(LoreOf(They()), Relation.MORE, 3)), Draw()),
        Seq((EachDoes(ChosenOpponent(), (Draw(1, They()),)), LoseLore(1, They()))),
    ],
)
def test_they_are_somebody(effect: Effect) -> None:
    assert said(effect) == []


def test_they_are_nobody() -> None:
    assert said(Draw(1, They())) == ["They(), but nobody was spoken of"]
    assert said(Discard(Chosen(THEIR_HAND))) == ["cards of theirs, but nobody was spoken of"]
    after = Seq((EachDoes(EachOpponent(), (Draw(1, They()),)), LoseLore(1, They())))
    assert said(after) == ["They(), but nobody was spoken of"]


# --- events and candidates ------------------------------------------------------------------------


@pytest.mark.parametrize(
    "ability",
    [
        Triggered(WHEN, Banish(EventCard())),
        Triggered(WHEN, Deal(EventAmount(), EventOther())),
        Triggered(WHEN, Draw(1, EventPlayer())),
        Static((Instead(Would.BE_BANISHED, Exert(EventCard()), All(CHARACTER)),)),
        Script(Later(Triggered(WHEN, Banish(EventCard())))),
    ],
)
def test_an_event_is_there_in_what_it_triggers(ability: Ability) -> None:
    assert problems(ability) == []


@pytest.mark.parametrize("node", [EventCard(), EventOther()])
def test_without_an_event_there_is_no_card_of_it(node: EventCard | EventOther) -> None:
    assert said(Banish(node)) == [f"{type(node).__name__}() without an event"]
    assert problems(Activated((), Banish(node))) != []


def test_a_floating_trigger_does_not_lend_its_event() -> None:
    later = Later(Triggered(WHEN, Draw()))
    assert said(Seq((later, Banish(EventCard())))) == ["EventCard() without an event"]


def test_a_candidate_is_there_where_cards_are_tested() -> None:
    tests = Filter(tests=(SameName(Candidate(), This()),))
    assert said(Banish(All(tests))) == []
    assert said(GainLore(Count(tests))) == []
    limited = Cant(Deny.QUEST, if_=Not(InChallenge(Candidate())))
    assert problems(Static((limited,))) == []
    assert said(If(InChallenge(Candidate()), Draw())) == [
        "Candidate() where no card is being tested"
    ]


def test_a_candidate_is_gone_after_the_test() -> None:
    tested = All(Filter(tests=(SameName(Candidate(), This()),)))
    assert said(Seq((Exert(tested), Banish(Candidate())))) == [
        "Candidate() where no card is being tested"
    ]


# --- helpers of the lowering --------------------------------------------------------------------


def test_half_a_sentence_is_no_instruction() -> None:
    assert said(EntersExerted()) == ["EntersExerted stands alone"]
    assert said(Seq((Draw(), EntersExerted()))) == ["EntersExerted stands alone"]


def test_what_is_handed_out_lasts_for_some_time() -> None:
    assert said(Apply((Modify(Stat.LORE, 1),), PICK, NONE)) == ["Apply lasts for no time"]
    assert said(Later(Triggered(WHEN, Draw()), NONE)) == ["Later lasts for no time"]


def test_every_problem_is_told() -> None:
    assert len(said(Seq((Banish(That()), Draw(1, They()), Banish(EventCard()))))) == 3
