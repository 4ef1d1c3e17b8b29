"""Cards about playing, inking, shifting, moving and paying otherwise than the rules say."""

from __future__ import annotations

from typing import Final

from tintero.ability.abilities import Has
from tintero.ability.conditions import Compare
from tintero.ability.effects import (
    Draw,
    GainLore,
    IfYouDo,
    May,
    OneOf,
    Pick,
    Place,
    Put,
    Reveal,
    Rule,
)
from tintero.ability.filters import CHARACTER, YOUR_DISCARD, YOUR_HAND, Filter, Op
from tintero.ability.quantities import Happened, StatOf
from tintero.ability.select import All, Chosen, That, This
from tintero.ability.statics import (
    Can,
    Cant,
    CountsInkable,
    Gain,
    InkFrom,
    NextPlayed,
    PayLess,
    PlayFrom,
    ShiftBase,
    UseForFree,
)
from tintero.ability.triggers import When
from tintero.cards.facts import CardFacts
from tintero.cards.starter._phrases import (
    ACTION_CARD,
    CHOSEN,
    CHOSEN_YOURS,
    EXERTED,
    THAT,
    YOUR_TURN,
    discarded,
    give,
    have_named,
    next_costs_less,
    strength,
    to_hand,
    yours_of,
)
from tintero.cards.starter._write import (
    AMBER,
    AMETHYST,
    ANYONES,
    ANYWHERE,
    BODYGUARD,
    CHAR,
    EMERALD,
    EVASIVE,
    EXERT,
    IN_DISCARD,
    RUBY,
    RUSH,
    SAPPHIRE,
    STEEL,
    YOUR_NEXT_TURN,
    YOURS,
    always,
    character,
    does,
    item,
    location,
    on_play,
    on_quest,
    once_a_turn,
    outside,
    pay,
    shift,
    sing_together,
    song,
    use,
    when,
)
from tintero.events import Kind
from tintero.vocab import Allow, CardType, Deny, Keyword, Pay, Stat, Until, Zone

A_CARD_LEFT_A_DISCARD: Final = Compare(Happened(Kind.LEFT_DISCARD), Op.AT_LEAST, 1)

CARDS: Final[tuple[CardFacts, ...]] = (
    item(
        "Hidden Inkcaster",
        (2, EMERALD, (4, 98)),
        on_play("FRESH INK", Draw()),
        always("UNEXPECTED TREASURE", CountsInkable(YOUR_HAND)),
        inkable=False,
    ),
    character(
        "Moana - Curious Explorer",
        (5, SAPPHIRE, (4, 4, 2), "Storyborn, Hero, Princess", (11, 155)),
        always("ANCESTRAL LEGACY", InkFrom(YOUR_DISCARD)),
    ),
    item(
        "Maui's Fish Hook",
        (3, RUBY, (3, 132)),
        always("IT'S MAUI TIME!", UseForFree("SHAPESHIFT"), if_=have_named("Maui")),
        use(
            "SHAPESHIFT",
            (EXERT, pay(2)),
            OneOf(
                (give(CHOSEN, Gain(EVASIVE), until=YOUR_NEXT_TURN), give(CHOSEN, strength(3))),
            ),
        ),
    ),
    character(
        "The Horned King - Merciless Master",
        (5, AMBER, (5, 4, 1), "Storyborn, Villain, King, Sorcerer", (13, 22)),
        always("CAULDRON'S POWER", PlayFrom(discarded(CHAR), exerted=True), if_=EXERTED),
        inkable=False,
    ),
    song(
        "Remember Me",
        (6, AMBER, (14, 29)),
        sing_together(6),
        does(Rule((PlayFrom(discarded(CHAR), exerted=True, name_once=True),))),
    ),
    item(
        "The Black Cauldron",
        (3, AMBER, (10, 32)),
        use(
            "THE CAULDRON CALLS",
            (EXERT, pay(1)),
            Put(Chosen(discarded(CHAR)), Place.UNDER, under=This(), faceup=True),
        ),
        use(
            "RISE AND JOIN ME!",
            (EXERT, pay(1)),
            Rule((PlayFrom(Filter(CHAR, zone=Zone.UNDER), under_this=True),)),
        ),
        inkable=False,
    ),
    character(
        "Morph - Space Goo",
        (2, EMERALD, (2, 1, 1), "Storyborn, Ally, Alien", (3, 81)),
        always("MIMICRY", ShiftBase(by_name=True)),
    ),
    character(
        "Gantu - Experienced Enforcer",
        (4, STEEL, (2, 4, 1), "Storyborn, Alien, Captain", (7, 199)),
        on_play("CLOSE ALL CHANNELS", Rule((Cant(Deny.SING, All(CHARACTER)),), YOUR_NEXT_TURN)),
        always(
            "DON'T GET ANY IDEAS",
            PayLess(-2, Filter((CardType.ACTION, CardType.ITEM), zone=ANYWHERE), players=ANYONES),
        ),
        inkable=False,
    ),
    character(
        "Belle - Always Reading",
        (2, SAPPHIRE, (2, 3, 1), "Storyborn, Hero, Princess", (13, 148)),
        always("DREAMING OF MORE", PayLess(1, payment=Pay.SHIFT, onto_this=True)),
    ),
    character(
        "Belle - Exceptional Writer",
        (5, EMERALD, (4, 5, 2), "Dreamborn, Hero, Princess", (14, 90)),
        shift(3),
        when(
            "HYPERIA CITY TIPS",
            When(Kind.EXERTED, this=True),
            next_costs_less(2, ACTION_CARD),
            YOUR_TURN,
        ),
        when(
            "HYPERIA CITY SECRETS",
            When(Kind.PLAYED, subject=ACTION_CARD, by=YOURS, nth=3),
            GainLore(3),
            YOUR_TURN,
        ),
    ),
    item(
        "Merlin's Wand",
        (2, AMETHYST, (14, 66)),
        use(
            "MAGIC TOUCH",
            (EXERT, Reveal(Chosen(YOUR_HAND, 2, same_name=True))),
            Rule((PayLess(1, next=True, same_name_as=THAT),)),
        ),
    ),
    character(
        "Raksha - Fearless Mother",
        (3, RUBY, (5, 3, 1), "Storyborn, Ally", (10, 107)),
        always("ON PATROL", PayLess(1, this=True, move=True, once=True)),
        inkable=False,
    ),
    location(
        "Jolly Roger - Hook's Ship",
        (1, RUBY, (5, 0, 2), (3, 135)),
        always("LOOK ALIVE, YOU SWABS!", Gain(RUSH, All(Filter(CHAR, here=True)))),
        always("ALL HANDS ON DECK!", Can(Allow.MOVE_FREE, All(yours_of("Pirate")), here=True)),
        inkable=False,
    ),
    item(
        "The Magic Feather",
        (2, AMETHYST, (9, 64)),
        on_play("NOW YOU CAN FLY!", give(CHOSEN_YOURS, Gain(EVASIVE), until=Until.WHILE_IN_PLAY)),
        use("GROUNDED", (pay(3),), to_hand(This())),
    ),
    character(
        "Anna - Soothing Sister",
        (5, AMETHYST, (5, 5, 1), "Floodborn, Hero, Queen", (11, 50)),
        outside("UNUSUAL TRANSFORMATION", Gain(Has(Keyword.SHIFT, 0)), if_=A_CARD_LEFT_A_DISCARD),
        on_quest(
            "WARM HEART",
            Pick(Chosen(discarded(CHAR))),
            IfYouDo(
                May(GainLore(StatOf(THAT, Stat.LORE))),
                Put(That(), Place.DECK_BOTTOM, from_zone=IN_DISCARD),
            ),
        ),
    ),
    character(
        "Grandmother Willow - Ancient Advisor",
        (2, AMBER, (1, 2, 1), "Storyborn, Mentor", (11, 13)),
        once_a_turn("SMOOTH THE WAY", (), Rule((PayLess(1, CHARACTER, next=True),))),
        inkable=False,
    ),
    item(
        "Powhatan's Staff",
        (1, AMBER, (13, 36)),
        use(
            "STEP FORWARD",
            (EXERT, pay(1)),
            Rule((NextPlayed(CHARACTER, (Gain(BODYGUARD),), YOUR_NEXT_TURN, exerted=True),)),
        ),
    ),
)
