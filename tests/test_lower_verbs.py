"""Verbs → instructions: what each does, to what, and who does it."""

from __future__ import annotations

from typing import Final

import pytest

from tintero.ability.abilities import Has, Script
from tintero.ability.base import Effect
from tintero.ability.conditions import Is
from tintero.ability.effects import (
    Apply,
    Banish,
    Deal,
    Discard,
    Draw,
    EachDoes,
    Exert,
    GainLore,
    GetDrops,
    If,
    Look,
    LoseLore,
    MoveDamage,
    MoveTo,
    NameCard,
    OneOf,
    Pick,
    Place,
    Play,
    Put,
    PutDamage,
    Ready,
    ReadyInk,
    RemoveDamage,
    Reveal,
    RevealUntil,
    Rule,
    Sentence,
    Seq,
    Shuffle,
)
from tintero.ability.filters import (
    CHARACTER,
    ITEM,
    LOCATION,
    OPPOSING_CHARACTER,
    YOUR_CHARACTER,
    YOUR_HAND,
    YOUR_ITEM,
    YOUR_LOCATION,
    Bound,
    Filter,
    Relation,
)
from tintero.ability.quantities import Count, HowMany, StatOf, Until_
from tintero.ability.selectors import (
    All,
    AtRandom,
    Chosen,
    ChosenOpponent,
    ChosenPlayer,
    EachOpponent,
    EachPlayer,
    Said,
    That,
    They,
    TopOfDeck,
)
from tintero.ability.statics import Cant, Gain, Modify, PayLess
from tintero.text.compiler import TextCompiler, TextError
from tintero.vocab import CardType, Deny, Keyword, Owner, Stat, Until, Zone

pytestmark = pytest.mark.pure_only

READER: Final = TextCompiler(("Ana", "Rex", "Blue Door"), ("Pirate", "Robot", "Cook"))


def read(text: str) -> Effect:
    """What an action with this text does."""
    (found,) = READER.lowered(text, CardType.ACTION).abilities
    assert isinstance(found, Script)
    return found.effect


VERBS: Final[dict[str, Effect]] = {
    "Draw 3 cards.": Draw(3),
    "Draw a card for each Robot character you have in play.": Draw(
        Count(Filter((CardType.CHARACTER,), owner=Owner.YOURS, classes=("Robot",)))
    ),
    "Draw a card from the bottom of your deck.": Draw(bottom=True),
    "Each player draws until they have 4 cards in their hand.": EachDoes(
        EachPlayer(), (Draw(Until_(4, who=They()), who=They()),)
    ),
    "Gain 4 lore.": GainLore(4),
    "Gain 2 lore for each item you have in play.": GainLore(Count(YOUR_ITEM, each=2)),
    "Gain lore equal to the number of Pirate characters you have in play.": GainLore(
        Count(Filter((CardType.CHARACTER,), owner=Owner.YOURS, classes=("Pirate",)))
    ),
    "Each opponent loses 3 lore.": LoseLore(3, who=EachOpponent()),
    "Chosen opponent loses lore equal to the number of items you have in play.": LoseLore(
        Count(YOUR_ITEM), who=ChosenOpponent()
    ),
    "Get 2 ink drops.": GetDrops(2),
    "Deal 4 damage to chosen damaged character.": Deal(
        4, Chosen(Filter((CardType.CHARACTER,), damaged=1))
    ),
    "Deal 1 damage to each opposing Robot character.": Deal(
        1,
        All(Filter((CardType.CHARACTER,), owner=Owner.OPPOSING, classes=("Robot",)), label="they"),
    ),
    "Deal damage equal to the ¤ of chosen Pirate character to chosen character.": Deal(
        StatOf(Chosen(Filter((CardType.CHARACTER,), classes=("Pirate",))), Stat.STRENGTH),
        Chosen(CHARACTER, label="it2"),
    ),
    "Put 2 damage counters on chosen opposing character.": PutDamage(2, Chosen(OPPOSING_CHARACTER)),
    "Put a damage counter on each character.": PutDamage(1, All(CHARACTER, label="they")),
    "Remove up to 5 damage from chosen Robot character.": RemoveDamage(
        5, Chosen(Filter((CardType.CHARACTER,), classes=("Robot",)))
    ),
    "Remove all damage from chosen character.": RemoveDamage(None, Chosen(CHARACTER), up_to=False),
    "Remove 3 damage from each of your characters.": RemoveDamage(
        3, All(YOUR_CHARACTER, label="they"), up_to=False
    ),
    "Move 2 damage from chosen character to chosen opposing character.": MoveDamage(
        2, Chosen(CHARACTER), Chosen(OPPOSING_CHARACTER, label="it2"), up_to=False
    ),
    (
        "Move up to 4 damage counters from chosen character of yours to chosen opposing character."
    ): MoveDamage(4, Chosen(YOUR_CHARACTER), Chosen(OPPOSING_CHARACTER, label="it2")),
    "Move chosen Robot character of yours to chosen location for free.": MoveTo(
        Chosen(Filter((CardType.CHARACTER,), owner=Owner.YOURS, classes=("Robot",))),
        Chosen(YOUR_LOCATION, label="it2"),
    ),
    "Banish chosen item.": Banish(Chosen(ITEM)),
    "Banish all locations.": Banish(All(LOCATION, label="they")),
    "Ready chosen item.": Ready(Chosen(ITEM)),
    "Ready all cards in your inkwell.": ReadyInk(),
    "Exert chosen opposing location.": Exert(
        what=Chosen(Filter((CardType.LOCATION,), owner=Owner.OPPOSING))
    ),
    "Exert all cards in your inkwell.": ReadyInk(exert=True),
    "Return chosen location to its player's hand.": Put(Chosen(LOCATION), Place.HAND),
    "Return a Pirate character card from your discard to your hand.": Put(
        Chosen(
            Filter((CardType.CHARACTER,), owner=Owner.YOURS, zone=Zone.DISCARD, classes=("Pirate",))
        ),
        Place.HAND,
    ),
    "Put chosen item into its player's inkwell facedown and exerted.": Put(
        Chosen(ITEM), Place.INKWELL, exerted=True
    ),
    "Put chosen opposing character on the bottom of their deck.": Put(
        Chosen(OPPOSING_CHARACTER), Place.DECK_BOTTOM
    ),
    "Put the top 4 cards of your deck into your discard.": Put(TopOfDeck(4), Place.DISCARD),
    "Put a card from your hand into your inkwell facedown.": Put(Chosen(YOUR_HAND), Place.INKWELL),
    "Choose and discard 3 cards.": Discard(Chosen(YOUR_HAND, 3)),
    "Each opponent chooses and discards 4 cards.": EachDoes(
        EachOpponent(), (Discard(Chosen(Filter(owner=Owner.THEIRS, zone=Zone.HAND), 4, by=They())),)
    ),
    "Discard your hand.": Discard(All(YOUR_HAND)),
    "Chosen opponent discards an item card of your choice.": EachDoes(
        ChosenOpponent(),
        (Discard(Chosen(Filter((CardType.ITEM,), owner=Owner.THEIRS, zone=Zone.HAND))),),
    ),
    "Chosen player discards 2 cards at random.": EachDoes(
        ChosenPlayer(), (Discard(AtRandom(Filter(owner=Owner.THEIRS, zone=Zone.HAND), 2)),)
    ),
    (
        "Look at the top 9 cards of your deck. Put 3 into your hand "
        "and the rest on the bottom of your deck in a random order."
    ): Seq(
        (
            Look(TopOfDeck(9)),
            Sentence(
                (
                    Put(Chosen(Filter(zone=Zone.DECK), 3, source="looked"), Place.HAND),
                    Put(
                        Chosen(
                            Filter(zone=Zone.DECK),
                            HowMany(label="looked"),
                            source="looked",
                        ),
                        Place.DECK_BOTTOM,
                        random=True,
                    ),
                )
            ),
        )
    ),
    (
        "Look at the top card of chosen opponent's deck. Put "
        "it on either the top or the bottom of their deck."
    ): Seq(
        (
            EachDoes(ChosenOpponent(), (Look(TopOfDeck(whose=They())),)),
            OneOf(
                (
                    Put(That(label="looked"), Place.DECK_TOP),
                    Put(That(label="looked"), Place.DECK_BOTTOM),
                )
            ),
        )
    ),
    (
        "Reveal the top card of your deck. If it's an item card, put it "
        "into your hand. Otherwise, put it into your inkwell facedown."
    ): Seq(
        (
            Reveal(TopOfDeck()),
            If(
                Is(That(label="revealed"), Filter((CardType.ITEM,), zone=Zone.ANYWHERE)),
                Put(That(label="revealed"), Place.HAND),
                otherwise=Put(That(label="revealed"), Place.INKWELL),
            ),
        )
    ),
    "Name a card, then reveal the top card of your deck.": Sentence(
        (NameCard(), Reveal(TopOfDeck()))
    ),
    "Search your deck for an item card and put it into your hand. Shuffle your deck.": Seq(
        (
            Sentence(
                (
                    Pick(
                        Chosen(
                            Filter((CardType.ITEM,), owner=Owner.YOURS, zone=Zone.DECK),
                            may_fail=True,
                        )
                    ),
                    Put(That(), Place.HAND),
                )
            ),
            Shuffle(),
        )
    ),
    "Shuffle your deck.": Shuffle(),
    "Shuffle chosen opposing item into its player's deck.": Put(
        Chosen(Filter((CardType.ITEM,), owner=Owner.OPPOSING)), Place.SHUFFLED
    ),
    "Play an item with cost 2 or less for free.": Play(
        Chosen(
            Filter(
                (CardType.ITEM,),
                owner=Owner.YOURS,
                zone=Zone.HAND,
                bounds=(Bound(Stat.COST, Relation.AT_MOST, 2),),
            )
        )
    ),
    "Play a Robot character from your discard for free.": Play(
        Chosen(
            Filter((CardType.CHARACTER,), owner=Owner.YOURS, zone=Zone.DISCARD, classes=("Robot",))
        )
    ),
    "Each opponent chooses and banishes one of their items.": EachDoes(
        EachOpponent(),
        (
            Banish(
                Chosen(Filter((CardType.ITEM,), owner=Owner.THEIRS), by=They(), said=Said.ONE_OF)
            ),
        ),
    ),
    "Each opponent chooses and exerts one of their Cook characters.": EachDoes(
        EachOpponent(),
        (
            Exert(
                what=Chosen(
                    Filter((CardType.CHARACTER,), owner=Owner.THEIRS, classes=("Cook",)),
                    by=They(),
                    said=Said.ONE_OF,
                )
            ),
        ),
    ),
    "Give chosen character Ward this turn.": Apply((Gain(Has(Keyword.WARD)),), Chosen(CHARACTER)),
    "Give your Robot characters +2 ¤ this turn.": Apply(
        (Modify(Stat.STRENGTH, 2),),
        All(Filter((CardType.CHARACTER,), owner=Owner.YOURS, classes=("Robot",)), label="they"),
    ),
    "Put the top card of your deck facedown under chosen Robot character.": Put(
        TopOfDeck(), Place.UNDER, under=Chosen(Filter((CardType.CHARACTER,), classes=("Robot",)))
    ),
    "Chosen character gets +4 ¤ this turn.": Apply((Modify(Stat.STRENGTH, 4),), Chosen(CHARACTER)),
    "Chosen opposing character gets -9 ¤ until the start of your next turn.": Apply(
        (Modify(Stat.STRENGTH, -9),), Chosen(OPPOSING_CHARACTER), until=Until.YOUR_NEXT_TURN
    ),
    "Chosen character gains Evasive and gets +1 ◊ this turn.": Apply(
        (Gain(Has(Keyword.EVASIVE)), Modify(Stat.LORE, 1)), Chosen(CHARACTER)
    ),
    "Chosen character can't quest during their next turn.": Apply(
        (Cant(Deny.QUEST),), Chosen(CHARACTER), until=Until.THEIR_NEXT_TURN
    ),
    "Your Robot characters can't be challenged until the start of your next turn.": Rule(
        (
            Cant(
                Deny.BE_CHALLENGED,
                to=All(Filter((CardType.CHARACTER,), owner=Owner.YOURS, classes=("Robot",))),
            ),
        ),
        until=Until.YOUR_NEXT_TURN,
    ),
    "You pay 2 ⬡ less for the next item you play this turn.": Rule(
        (
            PayLess(
                2, what=Filter((CardType.ITEM,), owner=Owner.YOURS, zone=Zone.ANYWHERE), next=True
            ),
        )
    ),
    "Reveal cards from the top of your deck until you reveal a Robot character card.": RevealUntil(
        Filter((CardType.CHARACTER,), zone=Zone.ANYWHERE, classes=("Robot",))
    ),
}


@pytest.mark.parametrize("text", VERBS)
def test_what_a_verb_means(text: str) -> None:
    assert read(text) == VERBS[text]


@pytest.mark.parametrize(
    ("text", "other"),
    [
        ("Deal 2 damage to chosen item.", "Put 2 damage counters on chosen item."),
        ("Remove 2 damage from chosen item.", "Remove up to 2 damage from chosen item."),
        ("Exert chosen item.", "Ready chosen item."),
        ("Draw 2 cards.", "Put the top 2 cards of your deck into your discard."),
        ("Banish chosen item.", "Return chosen item to its player's hand."),
        ("Gain 3 lore.", "Lose 3 lore."),
        ("Chosen opponent draws 2 cards.", "Each opponent draws 2 cards."),
        (
            "Put the top 3 cards of your deck into your inkwell facedown.",
            "Put the top 3 cards of your deck into your inkwell facedown and exerted.",
        ),
        (
            "Put the top card of your deck facedown under chosen character.",
            "Put the top card of your deck faceup under chosen character.",
        ),
        (
            "Put the rest on the bottom of your deck in any order.",
            "Put the rest on the bottom of your deck in a random order.",
        ),
        ("Play an item for free.", "Play an item."),
        ("Choose and discard 2 cards.", "Discard 2 cards at random."),
        ("Draw 3 cards.", "Draw a card from the bottom of your deck."),
    ],
)
def test_what_looks_alike_and_differs(text: str, other: str) -> None:
    look = "Look at the top 8 cards of your deck. " if "the rest" in text else ""
    assert read(look + text) != read(look + other)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("Deal 2 damage.", "damage to nothing"),
        ("Remove up to 2 damage.", "damage removed from what"),
        ("Draw that many cards.", "how many cards"),
        ("Banish that item.", "nothing was mentioned that this can mean"),
        ("Put the rest into your hand.", "there are no cards to choose among"),
        ("Put the top 2 cards of your discard into your hand.", "only a deck has a top"),
        ("Exert 2 cards in your inkwell.", "some cards in an inkwell"),
        ("Put chosen item into your deck.", "no meaning for this place"),
        ("Draw 2 cards instead.", "instead of what"),
        ("Search chosen opponent's deck for an item card.", "whose deck"),
        ("Search your discard for an item card.", "whose deck"),
        ("Shuffle their deck.", "whose deck"),
        ("Draw a card from the bottom of your discard.", "whose deck"),
        ("Banish chosen character that sang this song.", "no meaning for these words here"),
        ("Add their ¤ to another chosen character's ¤.", "for how long"),
        ("Exert chosen item you moved.", "no meaning for these words here"),
        ("Ready chosen item in a turn.", "no meaning for these words here"),
        ("Gain lore equal to the lore lost this way.", "nothing was done that way before"),
        ("This damage can't be reduced by Resist.", "which damage"),
        ("If you do, gain 2 lore.", "nothing to do before"),
        ("Otherwise, gain 2 lore.", "nothing this is otherwise to"),
    ],
)
def test_what_has_no_meaning_is_refused(text: str, problem: str) -> None:
    with pytest.raises(TextError) as caught:
        read(text)
    assert caught.value.problem == problem
    assert caught.value.left
