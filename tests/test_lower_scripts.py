"""Scripts: how sentences and clauses hang together, and whom "they" means."""

from __future__ import annotations

from typing import Final

import pytest

from tintero.ability.abilities import Has, Script, Triggered
from tintero.ability.base import Effect
from tintero.ability.conditions import Have, Is, Not
from tintero.ability.effects import (
    Apply,
    Banish,
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
    Nothing,
    OneOf,
    PayInk,
    Place,
    Play,
    Put,
    Ready,
    Reveal,
    Sentence,
    Seq,
    To,
    UnlessPays,
)
from tintero.ability.filters import (
    CHARACTER,
    ITEM,
    YOUR_CHARACTER,
    YOUR_HAND,
    YOUR_ITEM,
    Bound,
    Filter,
    Relation,
)
from tintero.ability.quantities import Count, HowMany, Result
from tintero.ability.selectors import (
    All,
    Chosen,
    ChosenOpponent,
    EachOpponent,
    EachPlayer,
    OwnerOf,
    Said,
    That,
    They,
    TopOfDeck,
)
from tintero.ability.statics import Cant, Gain, Modify
from tintero.ability.triggers import When
from tintero.events import Kind
from tintero.text.compiler import TextCompiler, TextError
from tintero.vocab import CardType, Deny, Keyword, Owner, Stat, Until, Zone

pytestmark = pytest.mark.pure_only

READER: Final = TextCompiler(("Ana", "Rex", "Blue Door"), ("Pirate", "Robot", "Cook"))


def read(text: str) -> Effect:
    """What an action with this text does."""
    (found,) = READER.lowered(text, CardType.ACTION).abilities
    assert isinstance(found, Script)
    return found.effect


SCRIPTS: Final[dict[str, Effect]] = {
    "Draw 2 cards. Gain 3 lore.": Seq((Draw(2), GainLore(3))),
    "Draw 2 cards and gain 3 lore.": Sentence((Draw(2), GainLore(3))),
    "Draw 5 cards, then choose and discard 4 cards.": Sentence(
        (Draw(5), Discard(Chosen(YOUR_HAND, 4)))
    ),
    "You may draw 2 cards.": May(Draw(2)),
    "You may draw 2 cards and gain 3 lore.": May(Sentence((Draw(2), GainLore(3)))),
    "Gain 2 lore and you may draw a card.": Sentence((GainLore(2), May(Draw()))),
    "Each opponent may draw 2 cards.": EachDoes(
        EachOpponent(), (May(Draw(2, who=They()), who=They()),)
    ),
    "You may banish an item of yours to draw 3 cards.": May(
        To(Banish(Chosen(YOUR_ITEM, said=Said.A)), Draw(3))
    ),
    "You may pay 4 ⬡ to ready chosen character and gain 2 lore.": May(
        To(PayInk(4), Sentence((Ready(Chosen(CHARACTER)), GainLore(2))))
    ),
    "You may exert chosen item. If you do, gain 3 lore.": IfYouDo(
        May(Exert(what=Chosen(ITEM))), GainLore(3)
    ),
    "Banish chosen item. If you do, gain 3 lore.": IfYouDo(Banish(Chosen(ITEM)), GainLore(3)),
    "You may choose and discard a card. If you don't, lose 2 lore.": IfYouDo(
        May(Discard(Chosen(YOUR_HAND))), Nothing(), otherwise=LoseLore(2)
    ),
    "If you have a Robot character in play, gain 3 lore.": If(
        Have(Filter((CardType.CHARACTER,), owner=Owner.YOURS, classes=("Robot",))), GainLore(3)
    ),
    "If you have a Robot character in play, gain 3 lore. Otherwise, draw 2 cards.": If(
        Have(Filter((CardType.CHARACTER,), owner=Owner.YOURS, classes=("Robot",))),
        GainLore(3),
        otherwise=Draw(2),
    ),
    "You may exert chosen item. Otherwise, gain 2 lore.": IfYouDo(
        May(Exert(what=Chosen(ITEM))), Nothing(), otherwise=GainLore(2)
    ),
    (
        "Deal 7 damage to chosen character. If you have a "
        "Pirate character in play, deal 9 damage instead."
    ): InsteadIf(
        Deal(7, Chosen(CHARACTER)),
        Have(Filter((CardType.CHARACTER,), owner=Owner.YOURS, classes=("Pirate",))),
        Deal(9, That()),
    ),
    "Draw 2 cards. If you have 4 or more items in play, draw 5 cards instead.": InsteadIf(
        Draw(2), Have(YOUR_ITEM, least=4), Draw(5)
    ),
    (
        "Chosen character gets +6 ¤ this turn. If a Robot "
        "character is chosen, they get +9 ¤ instead."
    ): InsteadIf(
        Apply((Modify(Stat.STRENGTH, 6),), Chosen(CHARACTER)),
        Is(That(), Filter(classes=("Robot",))),
        Apply((Modify(Stat.STRENGTH, 9),), That()),
    ),
    "Draw 2 cards or gain 3 lore.": OneOf((Draw(2), GainLore(3)), inline=True),
    "Each opponent chooses and discards 2 cards or loses 3 lore.": EachDoes(
        EachOpponent(),
        (
            OneOf(
                (
                    Discard(Chosen(Filter(owner=Owner.THEIRS, zone=Zone.HAND), 2, by=They())),
                    LoseLore(3, who=They()),
                ),
                who=They(),
                inline=True,
            ),
        ),
    ),
    "Banish chosen character unless their player pays 3 ⬡.": UnlessPays(
        Banish(Chosen(CHARACTER)), PayInk(3, who=They()), OwnerOf(That())
    ),
    "Draw 4 cards unless you have an item in play.": If(Not(Have(YOUR_ITEM)), Draw(4)),
    "For each Robot character you have in play, draw 2 cards.": Draw(
        Count(Filter((CardType.CHARACTER,), owner=Owner.YOURS, classes=("Robot",)), each=2)
    ),
    "For each item you have in play, chosen character gets +1 ¤ this turn.": Apply(
        (Modify(Stat.STRENGTH, Count(YOUR_ITEM)),), Chosen(CHARACTER)
    ),
    "Choose one: • Draw 3 cards. • Banish chosen item.": OneOf((Draw(3), Banish(Chosen(ITEM)))),
    "You may choose one: • Draw 3 cards. • Gain 2 lore.": May(OneOf((Draw(3), GainLore(2)))),
    "You may pay 3 ⬡ to choose one: • Draw 3 cards. • Gain 2 lore.": May(
        To(PayInk(3), OneOf((Draw(3), GainLore(2))))
    ),
    "Each opponent chooses one: • They lose 2 lore. • You draw 2 cards.": EachDoes(
        EachOpponent(), (OneOf((LoseLore(2, who=They()), Draw(2)), who=They()),)
    ),
    "Ready chosen Robot character. They can't challenge for the rest of this turn.": Seq(
        (
            Ready(Chosen(Filter((CardType.CHARACTER,), classes=("Robot",)))),
            Apply((Cant(Deny.CHALLENGE),), That()),
        )
    ),
    "Banish chosen item. Its player draws 2 cards.": Seq(
        (Banish(Chosen(ITEM)), Draw(2, who=OwnerOf(That())))
    ),
    "Exert chosen character. Deal 2 damage to that character.": Seq(
        (Exert(what=Chosen(CHARACTER)), Deal(2, That()))
    ),
    "Chosen opponent reveals their hand. They discard an item card of your choice.": EachDoes(
        ChosenOpponent(),
        (
            Reveal(All(Filter(owner=Owner.THEIRS, zone=Zone.HAND))),
            Discard(Chosen(Filter((CardType.ITEM,), owner=Owner.THEIRS, zone=Zone.HAND))),
        ),
    ),
    "Until the start of your next turn, your characters gain Ward.": Apply(
        (Gain(Has(Keyword.WARD)),), All(YOUR_CHARACTER, label="they"), until=Until.YOUR_NEXT_TURN
    ),
    "Whenever one of your Cook characters quests this turn, draw 2 cards.": Later(
        Triggered(
            (
                When(
                    Kind.QUESTED,
                    subject=Filter((CardType.CHARACTER,), owner=Owner.YOURS, classes=("Cook",)),
                ),
            ),
            Draw(2),
        )
    ),
    "Each player draws 3 cards and loses 2 lore.": EachDoes(
        EachPlayer(), (Draw(3, who=They()), LoseLore(2, who=They()))
    ),
    "Deal 7 damage to chosen character. This damage can't be reduced by Resist.": Deal(
        7, Chosen(CHARACTER), unreduced=True
    ),
    "Play a character with cost 4 or less for free and they enter play exerted.": Play(
        Chosen(
            Filter(
                (CardType.CHARACTER,),
                owner=Owner.YOURS,
                zone=Zone.HAND,
                bounds=(Bound(Stat.COST, Relation.AT_MOST, 4),),
            )
        ),
        exerted=True,
    ),
    "Banish all items. Gain 1 lore for each item banished this way.": Seq(
        (
            Banish(All(ITEM, label="they")),
            GainLore(
                Count(Filter((CardType.ITEM,), zone=Zone.ANYWHERE), among=That(label="banish"))
            ),
        )
    ),
    "Choose and discard any number of cards, then draw that many cards.": Sentence(
        (Discard(Chosen(YOUR_HAND, None, up_to=True)), Draw(Result(label="discard")))
    ),
    (
        "Look at the top 9 cards of your deck. You may reveal a Cook character card and "
        "put it into your hand. Put the rest on the bottom of your deck in any order."
    ): Seq(
        (
            Look(TopOfDeck(9)),
            May(
                Put(
                    Chosen(
                        Filter((CardType.CHARACTER,), zone=Zone.DECK, classes=("Cook",)),
                        source="looked",
                        reveal=True,
                    ),
                    Place.HAND,
                )
            ),
            Put(
                Chosen(
                    Filter(zone=Zone.DECK), HowMany(label="looked"), source="looked", ordered=True
                ),
                Place.DECK_BOTTOM,
            ),
        )
    ),
}


@pytest.mark.parametrize("text", SCRIPTS)
def test_what_a_script_means(text: str) -> None:
    assert read(text) == SCRIPTS[text]


# --- scope ----------------------------------------------------------------------------------------


def test_a_may_covers_the_rest_of_its_sentence_and_no_more() -> None:
    """CR 6.1.4."""
    assert read("You may draw a card, then gain 4 lore.") == May(Sentence((Draw(), GainLore(4))))
    assert read("You may draw a card. Gain 4 lore.") == Seq((May(Draw()), GainLore(4)))


def test_what_follows_to_is_all_paid_for() -> None:
    """CR 6.1.5.1."""
    text = "You may pay 5 ⬡ to draw 2 cards, then gain 4 lore."
    assert read(text) == May(To(PayInk(5), Sentence((Draw(2), GainLore(4)))))


def test_otherwise_after_a_may_that_was_declined() -> None:
    """CR 6.1.4: declining is not doing."""
    text = "If you have an item in play, you may draw 2 cards. Otherwise, gain 4 lore."
    assert read(text) == If(
        Have(YOUR_ITEM), IfYouDo(May(Draw(2)), Nothing(), GainLore(4)), GainLore(4)
    )


def test_instead_keeps_what_was_chosen() -> None:
    """CR 6.5.6: the replaced instruction's choice is made first."""
    text = (
        "Deal 1 damage to chosen item. If you have a Cook character in play, deal 7 damage instead."
    )
    found = read(text)
    assert isinstance(found, InsteadIf)
    assert found.instead == Deal(7, That("it"))
    assert found.may is False


def test_you_may_instead() -> None:
    text = "Draw a card. If you have an item in play, you may draw 6 cards instead."
    assert read(text) == InsteadIf(Draw(), Have(YOUR_ITEM), Draw(6), may=True)


def test_one_player_is_chosen_once() -> None:
    found = read("Chosen opponent reveals their hand. They discard a song card of your choice.")
    assert isinstance(found, EachDoes)
    assert found.who == ChosenOpponent()
    assert [type(part) for part in found.parts] == [Reveal, Discard]


def test_a_condition_covers_each_of_the_players() -> None:
    text = "If you have an item in play, for each opposing player, gain 4 lore."
    assert read(text) == If(Have(YOUR_ITEM), EachDoes(EachOpponent(), (GainLore(4),)))


def test_a_duration_belongs_to_its_sentence() -> None:
    text = (
        "Chosen Cook character gains Rush this turn. Chosen item can't ready during its next turn."
    )
    with pytest.raises(TextError):
        read(text)  # "during its next turn" is no form a card has
    assert read("Chosen character gains Rush.") == Apply(
        (Gain(Has(Keyword.RUSH)),), Chosen(CHARACTER), Until.FOREVER
    )


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("Draw a card or gain 2 lore or lose 2 lore.", "or between clauses"),
        ("While you have an item in play, draw a card.", "while, inside a script"),
        ("During your turn, draw a card.", "a window inside a script"),
        ("If you have an item in play, gain 2 lore instead.", "nothing to replace"),
        ("For the rest of this turn, draw 4 cards.", "nothing here lasts"),
        (
            "This turn, until the start of your next turn, your items gain Ward.",
            "this is said twice",
        ),
        ("Chosen opponent chooses YES! or NO!: • YES! Gain 2 lore.", "yes and no, each once"),
    ],
)
def test_what_does_not_hang_together_is_refused(text: str, problem: str) -> None:
    with pytest.raises(TextError) as caught:
        read(text)
    assert caught.value.problem == problem
