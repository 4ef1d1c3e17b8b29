"""Standing text → abilities: what each sentence means, and what looks alike but differs."""

from __future__ import annotations

from typing import Final

import pytest

from standing_words import (
    ACTION_CARD,
    CARD,
    CHAR,
    EXERTED,
    YOUR_KNIGHT,
    effects,
    read,
    whole,
)
from tintero.ability.abilities import Activated, DeckRule, Has, Script, Static
from tintero.ability.conditions import Both, Compare, Have, InChallenge, Not, YourTurn
from tintero.ability.effects import (
    Banish,
    Draw,
    Exert,
    GainLore,
    PayInk,
    Place,
    Put,
    PutDamage,
    Rule,
    Seq,
)
from tintero.ability.filters import (
    OPPOSING_CHARACTER,
    YOUR_CHARACTER,
    YOUR_DISCARD,
    YOUR_HAND,
    YOUR_ITEM,
    YOUR_OTHER_CHARACTER,
    Bound,
    Filter,
    Relation,
)
from tintero.ability.quantities import Count, EventAmount, Happened
from tintero.ability.selectors import All, Candidate, Chosen, EventCard, This, TopOfDeck
from tintero.ability.statics import (
    ActLimit,
    AlsoNamed,
    Can,
    Cant,
    CantGain,
    ChallengeCost,
    CountsInkable,
    DamageWith,
    EnterDamaged,
    EnterExerted,
    ExtraInk,
    Floor,
    Gain,
    GainClass,
    InkExerted,
    InkFrom,
    Instead,
    Lose,
    LoseAbility,
    Modify,
    MustChoose,
    PayLess,
    PlayFor,
    PlayFrom,
    PlayOnlyIf,
    ShiftBase,
    Skip,
    TopFaceup,
    UseForFree,
    WinAt,
    Would,
)
from tintero.events import Kind
from tintero.text.compiler import TextError
from tintero.vocab import (
    Act,
    Allow,
    CardType,
    Deny,
    Keyword,
    Owner,
    Pay,
    Stat,
    Step,
    Zone,
)

pytestmark = pytest.mark.pure_only

TRAITS: Final = {
    "Your Knight characters get +2 ¤ and +1 ⛉.": (
        Modify(Stat.STRENGTH, 2, All(YOUR_KNIGHT)),
        Modify(Stat.WILLPOWER, 1, All(YOUR_KNIGHT)),
    ),
    "This character gets +2 ◊ for each Knight character you have in play.": (
        Modify(Stat.LORE, Count(YOUR_KNIGHT, 2)),
    ),
    "For each item you have in play, this character gains Resist +2 and gets +1 ¤.": (
        Gain(Has(Keyword.RESIST, 2), times=Count(YOUR_ITEM)),
        Modify(Stat.STRENGTH, Count(YOUR_ITEM)),
    ),
    "Opposing characters lose Ward and can't gain Ward.": (
        Lose(Keyword.WARD, All(OPPOSING_CHARACTER)),
        CantGain(Keyword.WARD, All(OPPOSING_CHARACTER)),
    ),
    "Your Robot characters lose the Stone by Day ability.": (
        LoseAbility("Stone by Day", All(Filter(CHAR, Owner.YOURS, classes=("Robot",)))),
    ),
    "Your other characters gain the Pirate classification.": (
        GainClass("Pirate", All(YOUR_OTHER_CHARACTER)),
    ),
    "Your characters named Bao count as having +3 cost to sing songs.": (
        Modify(Stat.SING_COST, 3, All(Filter(CHAR, Owner.YOURS, names=("Bao",)))),
    ),
    "This character counts as being named Vela for Shift.": (AlsoNamed("Vela", This(), True),),
    "All Robot character cards in your hand count as having ◉.": (
        CountsInkable(Filter(CHAR, Owner.YOURS, Zone.HAND, classes=("Robot",))),
    ),
    "Your Knight characters take no damage from challenges.": (
        Instead(Would.TAKE_DAMAGE, None, All(YOUR_KNIGHT), in_challenge=True),
    ),
    "During challenges, this character deals damage with their ⛉ instead of their ¤.": (
        DamageWith(Stat.WILLPOWER),
    ),
    "Your characters get +1 ¤ while challenging a location.": (
        Modify(
            Stat.STRENGTH,
            1,
            All(YOUR_CHARACTER),
            InChallenge(Candidate(), 1, Filter((CardType.LOCATION,))),
        ),
    ),
    "While being challenged, your Knight characters gain Resist +3.": (
        Gain(
            Has(Keyword.RESIST, 3),
            All(
                Filter(
                    CHAR,
                    Owner.YOURS,
                    classes=("Knight",),
                    tests=(InChallenge(Candidate(), 2),),
                )
            ),
        ),
    ),
    "Knight characters can't challenge this character.": (
        Cant(Deny.BE_CHALLENGED, This(), Filter(CHAR, classes=("Knight",))),
    ),
    "Knight characters can't challenge your characters.": (
        Cant(Deny.CHALLENGE, All(Filter(CHAR, classes=("Knight",))), YOUR_CHARACTER),
    ),
    "This character can't be challenged by Knight characters.": (
        Cant(Deny.BE_CHALLENGED, This(), Filter(CHAR, classes=("Knight",))),
    ),
    "Your Knight characters can't sing songs without Sing Together.": (
        Cant(
            Deny.SING,
            All(YOUR_KNIGHT),
            Filter(zone=Zone.ANYWHERE, song=1, no_keyword=Keyword.SING_TOGETHER),
        ),
    ),
    "Your Knight characters can't ⟳ to sing songs.": (Cant(Deny.SING, All(YOUR_KNIGHT)),),
    "Your Robot characters can challenge ready Pirate characters.": (
        Can(
            Allow.CHALLENGE_READY,
            All(Filter(CHAR, Owner.YOURS, classes=("Robot",))),
            Filter(CHAR, classes=("Pirate",)),
        ),
    ),
    "Your Knight characters can challenge ready characters.": (
        Can(Allow.CHALLENGE_READY, All(YOUR_KNIGHT)),
    ),
    "Opposing locations enter play exerted.": (
        EnterExerted(Filter((CardType.LOCATION,), Owner.OPPOSING)),
    ),
    "Opposing characters with Ward enter play with 2 damage.": (
        EnterDamaged(2, Filter(CHAR, Owner.OPPOSING, keyword=Keyword.WARD)),
    ),
}


@pytest.mark.parametrize("text", TRAITS)
def test_what_is_true_of_cards(text: str) -> None:
    found = whole(text)
    assert found == Static(TRAITS[text])


def test_entering_play_works_outside_play_only_for_the_card_itself() -> None:
    assert whole("This character enters play with 6 damage.") == Static(
        (EnterDamaged(6),), zone=Zone.ANYWHERE
    )
    assert whole("This location enters play exerted.", CardType.LOCATION) == Static(
        (EnterExerted(),), zone=Zone.ANYWHERE
    )
    # Half of it is about the card in play, so the ability is there too.
    assert whole("This character enters play exerted and can't quest.") == Static(
        (EnterExerted(), Cant(Deny.QUEST))
    )
    assert whole("This character enters play exerted unless you have an item in play.") == Static(
        (EnterExerted(),), "", Not(Have(YOUR_ITEM)), Zone.ANYWHERE
    )


def test_may_enter_exerted() -> None:
    assert whole("This character may enter play exerted to draw 2 cards.") == Static(
        (EnterExerted(may=True, then=Draw(2)),), zone=Zone.ANYWHERE
    )
    with pytest.raises(TextError):
        whole("Your characters may enter play exerted.")


def test_two_names_hold_everywhere() -> None:
    found = whole("This character counts as being named both Bao and Vela.")
    assert found == Static((AlsoNamed("Bao"), AlsoNamed("Vela")), zone=Zone.ANYWHERE)


def test_at_a_location() -> None:
    here = Filter(CHAR, here=True)
    location = CardType.LOCATION
    assert effects("Characters gain Alert while here.", location) == (
        Gain(Has(Keyword.ALERT), All(here)),
    )
    assert effects("Your Knight characters may move here for free.", location) == (
        Can(Allow.MOVE_FREE, All(YOUR_KNIGHT), here=True),
    )
    yours_here = Filter(CHAR, Owner.YOURS, here=True)
    assert whole("While you have only 1 character here, they get +3 ¤.", location) == Static(
        (Modify(Stat.STRENGTH, 3, All(yours_here)),), "", Have(yours_here, 1, 1)
    )
    # "they" of a character is the character itself.
    assert whole("While you have only 1 item in play, they get +3 ¤.") == Static(
        (Modify(Stat.STRENGTH, 3),), "", Have(YOUR_ITEM, 1, 1)
    )


def test_that_character_is_each_such_character() -> None:
    found = whole("While one of your Robot characters is exerted, that character gains Ward.")
    robots = Filter(CHAR, Owner.YOURS, classes=("Robot",), exerted=1)
    assert found == Static((Gain(Has(Keyword.WARD), All(robots)),))


UNLESS: Final = {
    "This character can't quest unless you have an item in play.": Static(
        (Cant(Deny.QUEST),), "", Not(Have(YOUR_ITEM))
    ),
    "Your characters can't be dealt damage unless they're being challenged.": Static(
        (Cant(Deny.BE_DEALT_DAMAGE, All(YOUR_CHARACTER), if_=Not(InChallenge(Candidate(), 2))),)
    ),
    "Opposing characters can't quest unless you have an item in play.": Static(
        (Cant(Deny.QUEST, All(OPPOSING_CHARACTER)),), "", Not(Have(YOUR_ITEM))
    ),
    "Each opposing player can't gain lore unless one of their characters has challenged this "
    "turn.": Static(
        (
            Cant(
                Deny.GAIN_LORE,
                None,
                players=Owner.OPPOSING,
                if_=Not(Compare(Happened(Kind.CHALLENGED, by=Owner.THEIRS), Relation.AT_LEAST, 1)),
            ),
        )
    ),
    "You can't play this character unless you have an item in play.": Static(
        (PlayOnlyIf(Have(YOUR_ITEM)),), zone=Zone.ANYWHERE
    ),
    "This character can't challenge or quest unless you pay 2 ⬡.": Static(
        (ChallengeCost((PayInk(2),)), ChallengeCost((PayInk(2),), quest=True))
    ),
}


@pytest.mark.parametrize("text", UNLESS)
def test_unless(text: str) -> None:
    assert whole(text) == UNLESS[text]


def test_the_same_words_about_an_action() -> None:
    action = CardType.ACTION
    assert whole("You can't play this action unless you have an item in play.", action) == Static(
        (PlayOnlyIf(Have(YOUR_ITEM)),), zone=Zone.ANYWHERE
    )
    assert whole(
        "For each item you have in play, you pay 2 ⬡ less to play this action.", action
    ) == (Static((PayLess(Count(YOUR_ITEM, 2), this=True),), zone=Zone.ANYWHERE))
    # What the action does, on the other hand, lasts for the turn.
    assert whole("You pay 3 ⬡ less for the next character you play this turn.", action) == Script(
        Rule((PayLess(3, CARD, next=True),))
    )


PAYING: Final = {
    "You pay 2 ⬡ less to play Knight characters.": PayLess(
        2, Filter(CHAR, Owner.YOURS, Zone.ANYWHERE, classes=("Knight",))
    ),
    "Each player pays 3 ⬡ more to play actions.": PayLess(-3, ACTION_CARD, players=Owner.ANY),
    "You pay 2 ⬡ less to move your characters to a location.": PayLess(
        2, YOUR_CHARACTER, move=True
    ),
    "You pay 2 ⬡ less to move your Knight characters here.": PayLess(
        2, YOUR_KNIGHT, move=True, to_here=True
    ),
    "Once during your turn, you may pay 2 ⬡ less to move this character to a location.": PayLess(
        2, this=True, move=True, once=True
    ),
    "You pay 3 ⬡ less to shift a character on top of this character.": PayLess(
        3, payment=Pay.SHIFT, onto_this=True
    ),
    "You pay 2 ⬡ less to play characters using their Shift ability.": PayLess(
        2, CARD, payment=Pay.SHIFT
    ),
    "With an item, you may ink an additional card.": ExtraInk(),
    "You may ink cards from your discard.": InkFrom(YOUR_DISCARD),
    "With an item, each opponent plays with the top card of their deck faceup.": TopFaceup(
        Owner.OPPOSING
    ),
    "Each player plays with the top card of their deck faceup.": TopFaceup(Owner.ANY),
    "With an item, opponents must choose this character for actions and abilities if "
    "able.": MustChoose(),
    "With an item, opponents can't choose your items for abilities or effects.": Cant(
        Deny.BE_CHOSEN, All(YOUR_ITEM)
    ),
    "Opponents can't play actions with cost 2 or less.": Cant(
        Deny.PLAY,
        None,
        players=Owner.OPPOSING,
        what=Filter((CardType.ACTION,), zone=Zone.ANYWHERE, bounds=(Bound(Stat.COST, 0, 2),)),
    ),
    "With an item, you can't lose lore.": Cant(Deny.LOSE_LORE, None, players=Owner.YOURS),
    "With an item, you may use this item's Shapeshift ability for free.": UseForFree("Shapeshift"),
    "You may play items named Bao for free.": PlayFor(
        (), Filter((CardType.ITEM,), Owner.YOURS, Zone.ANYWHERE, names=("Bao",))
    ),
    "You may play Pirate characters from your discard.": PlayFrom(
        Filter(CHAR, Owner.YOURS, Zone.DISCARD, classes=("Pirate",))
    ),
    "With an item, you may play any character with Shift on this character as if this character "
    "had any name.": (ShiftBase(by_name=True)),
    "With an item, you can shift any character on top of this character.": ShiftBase(),
    "Opponents need 30 lore to win the game.": WinAt(30),
    "With an item, skip your turn's Draw step.": Skip(Step.DRAW),
    "With an item, each turn, only one character can challenge.": ActLimit(Act.CHALLENGE),
    "With an item, cards enter opponents' inkwells exerted.": InkExerted(),
    "With an item, damage counters can't be removed.": Cant(Deny.REMOVE_DAMAGE, All(Filter())),
    "Your characters' ⛉ can't be reduced below their printed value.": Floor(
        Stat.WILLPOWER, All(YOUR_CHARACTER)
    ),
}


@pytest.mark.parametrize("text", PAYING)
def test_what_players_pay_and_may_do(text: str) -> None:
    found = whole(text.replace("With an item", "If you have an item in play"))
    assert isinstance(found, Static)
    assert found.effects == (PAYING[text],)
    assert found.zone == Zone.PLAY
    assert found.condition == (Have(YOUR_ITEM) if text.startswith("With") else None)


NOT_READ: Final = (
    "Characters can't challenge this character until the start of your next turn.",
    "This character gets +7 ¤ this turn.",
    "You ink an additional card.",
    "You may pay 2 ⬡ less to play Knight characters.",
    "You can't play this character.",
    "While this character is exerted, only one character can challenge.",
    "You pay 7 ⬡ less for the next character you play this turn.",
    "During challenges, your characters get +1 ¤.",
    "Each opponent must choose your characters for actions and abilities if able unless you pay "
    "1 ⬡.",
)


@pytest.mark.parametrize("text", NOT_READ)
def test_standing_text_that_would_lose_a_word(text: str) -> None:
    with pytest.raises(TextError):
        read(text)


def test_how_this_card_is_played() -> None:
    cheaper = whole("If you have an item in play, you pay 2 ⬡ less to play this character.")
    assert cheaper == Static((PayLess(2, this=True),), "", Have(YOUR_ITEM), Zone.ANYWHERE)
    free = whole("During your turn, you may play this card for free if you have an item in play.")
    assert free == Static(
        (PlayFor((), None, Both((YourTurn(), Have(YOUR_ITEM)))),), zone=Zone.ANYWHERE
    )
    offer = whole(
        "During your turn, you may banish chosen item of yours to play this card for free."
    )
    assert offer == Static(
        (PlayFor((Banish(Chosen(YOUR_ITEM)),), None, YourTurn()),), zone=Zone.ANYWHERE
    )
    exerting = whole("You may exert 2 items of yours to play this character for free.")
    assert isinstance(exerting, Static)
    (rule,) = exerting.effects
    assert isinstance(rule, PlayFor)
    (cost,) = rule.costs
    assert isinstance(cost, Exert)
    assert not cost.symbol


def test_shift_for_something_else_is_one_more_shift() -> None:
    found = whole("You may banish chosen item of yours to shift this character for free.")
    assert found == Has(Keyword.SHIFT, costs=(Banish(Chosen(YOUR_ITEM)),))


def test_an_offer_of_something_else_is_used() -> None:
    text = "While you have 2 or more characters here, you may banish this location to draw a card."
    here = Have(Filter(CHAR, Owner.YOURS, here=True), 2)
    found = whole(text, CardType.LOCATION)
    assert found == Activated((Banish(This()),), Draw(), "", here, sequential=True)


def test_played_from_elsewhere_they_enter_exerted() -> None:
    text = "While this character is exerted, you may play Robot characters from your discard."
    zone = Filter(CHAR, Owner.YOURS, Zone.DISCARD, classes=("Robot",))
    assert whole(text) == Static((PlayFrom(zone),), "", EXERTED)
    assert whole(f"{text} If you do, they enter play exerted.") == Static(
        (PlayFrom(zone, exerted=True),), "", EXERTED
    )
    with pytest.raises(TextError):
        read(f"{text} If you do, draw a card.")


def test_several_sentences_share_their_name() -> None:
    text = "This character can't gain Rush. This character can't be challenged by Robot characters."
    by_robots = Cant(Deny.BE_CHALLENGED, against=Filter(CHAR, classes=("Robot",)))
    assert read(text, name="ALOOF") == (
        Static((CantGain(Keyword.RUSH),), "ALOOF"),
        Static((by_robots,), "ALOOF"),
    )


ONCE: Final = {
    "Once during your turn, you may pay 3 ⬡ to draw a card.": Activated(
        (PayInk(3),), Draw(), limit=1, sequential=True
    ),
    "Once per turn, you may pay 3 ⬡ to draw a card.": Activated(
        (PayInk(3),), Draw(), limit=1, sequential=True
    ),
    "Twice during your turn, you may pay 3 ⬡ to draw a card.": Activated(
        (PayInk(3),), Draw(), limit=2, sequential=True
    ),
    "Once during your turn, you may banish chosen item of yours. If you do, gain 2 "
    "lore.": Activated(
        (Banish(Chosen(YOUR_ITEM)),), GainLore(2), limit=1, sequential=True, in_two=True
    ),
    "Once during your turn, if you have an item in play, you may pay 1 ⬡ to draw a card. Gain 9 "
    "lore.": Activated(
        (PayInk(1),),
        Seq((Draw(), GainLore(9))),
        condition=Have(YOUR_ITEM),
        limit=1,
        sequential=True,
    ),
    "Once during your turn, you pay 2 ⬡ less for the next character you play this turn.": Static(
        (PayLess(2, CARD, next=True, once=True),)
    ),
}


@pytest.mark.parametrize("text", ONCE)
def test_used_once_a_turn(text: str) -> None:
    assert whole(text) == ONCE[text]


def test_the_first_each_turn() -> None:
    found = whole("You pay 2 ⬡ less for the first action you play each turn.")
    played = Compare(Happened(Kind.PLAYED, ACTION_CARD, Owner.YOURS), Relation.AT_LEAST, 1)
    mine = Filter((CardType.ACTION,), Owner.YOURS, Zone.ANYWHERE)
    assert found == Static((PayLess(2, mine),), "", Not(played))


REPLACED: Final = {
    "If this card would be banished, put it into your inkwell facedown instead.": Static(
        (Instead(Would.BE_BANISHED, Put(This(), Place.INKWELL)),)
    ),
    "If one of your Knight characters would be banished, put them into your inkwell facedown and "
    "exerted instead.": Static(
        (
            Instead(
                Would.BE_BANISHED,
                Put(EventCard(), Place.INKWELL, exerted=True),
                All(YOUR_KNIGHT),
            ),
        )
    ),
    "During your turn, if an effect would cause you to discard one or more cards, you don't "
    "discard.": Static((Instead(Would.BE_DISCARDED, None, All(YOUR_HAND)),), condition=YourTurn()),
    "If you would get an ink drop, you may put the top card of your deck into your inkwell "
    "facedown instead.": Static(
        (
            Instead(
                Would.GET_DROPS,
                Put(TopOfDeck(), Place.INKWELL),
                players=Owner.YOURS,
                may=True,
            ),
        )
    ),
    "Whenever one of your Knight characters would take damage, put that many damage counters on "
    "this character instead.": Static(
        (Instead(Would.TAKE_DAMAGE, PutDamage(EventAmount(), This()), All(YOUR_KNIGHT)),)
    ),
    "During your turn, the first time this character would be dealt damage, he takes no damage "
    "instead.": Static((Instead(Would.BE_DEALT_DAMAGE, None, first=True),), condition=YourTurn()),
}


@pytest.mark.parametrize("text", REPLACED)
def test_replacement(text: str) -> None:
    assert whole(text) == REPLACED[text]


def test_a_replacement_says_instead() -> None:
    with pytest.raises(TextError):
        read("Whenever this character would be dealt damage, draw a card.")
    with pytest.raises(TextError):
        read("If this character would be banished, draw a card.")


DECKS: Final = {
    "You may have any number of cards named Bao in your deck.": DeckRule(0),
    "You may have up to 12 copies of Bao - Lamp Maker in your deck.": DeckRule(12),
    "You may only have 1 copy of Bao - Lamp Maker in your deck.": DeckRule(1),
    "You can have other Robot characters in your deck regardless of ink type.": DeckRule(
        classification="Robot"
    ),
}


@pytest.mark.parametrize("text", DECKS)
def test_building_decks(text: str) -> None:
    assert whole(text) == DECKS[text]
