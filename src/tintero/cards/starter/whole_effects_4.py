"""Cards that ask which time it is, and triggers made for later."""

from __future__ import annotations

from typing import Final

from tintero.ability.abilities import Triggered
from tintero.ability.conditions import (
    AllAre,
    AnyPlayer,
    Compare,
    EventNth,
    EveryPlayer,
    Have,
    UsedShift,
    Was,
    YourTurn,
)
from tintero.ability.effects import Draw, GainLore, If, Later, May, OneOf, Place, Play, Put, Ready
from tintero.ability.filters import CHARACTER, YOUR_CHARACTER, YOUR_HAND, Filter, Op
from tintero.ability.quantities import Count, StatOf
from tintero.ability.select import Chosen, EachOpponent, EventCard, EventPlayer, This, TopOfDeck
from tintero.ability.triggers import When
from tintero.cards.facts import CardFacts
from tintero.cards.starter._phrases import (
    CHOSEN,
    THAT,
    THEIR_HAND,
    YOUR_TURN,
    cant_quest,
    give,
    ink_exerted,
    ink_top,
    lore,
    strength,
    strength_from,
    to_hand,
)
from tintero.cards.starter._write import (
    AMETHYST,
    ANYWHERE,
    CHAR,
    CHARS_AND_PLACES,
    EMERALD,
    EXERT,
    IN_DISCARD,
    IN_INKWELL,
    ITEMS,
    ON_BANISHED,
    ON_YOUR_END,
    ON_YOUR_INK,
    OPPOSING,
    RUBY,
    SAPPHIRE,
    SUPPORT,
    THEIRS,
    YOURS,
    action,
    always,
    character,
    cheaper,
    does,
    item,
    location,
    on_play,
    pay,
    seq,
    use,
    when,
    you_play,
)
from tintero.events import Kind
from tintero.vocab import Ink, Keyword, Stat, Zone

CARDS: Final[tuple[CardFacts, ...]] = (
    character(
        "Pacha - Trekmate",
        (3, EMERALD, (3, 2, 1), "Storyborn, Hero", (7, 102)),
        always(
            "FULL PACK",
            lore(2),
            if_=EveryPlayer(EachOpponent(), Compare(Count(YOUR_HAND), Op.MORE, Count(THEIR_HAND))),
        ),
    ),
    character(
        "Randall Boggs - Scary Smart",
        (4, SAPPHIRE, (3, 3, 2), "Dreamborn, Villain, Monster", (13, 153)),
        on_play("GET OUTTA HERE!", ink_exerted(Chosen(YOUR_CHARACTER))),
        when(
            "DEVIOUS PLAN",
            ON_YOUR_END,
            If(
                AllAre(Filter(owner=YOURS, zone=IN_INKWELL), Filter(zone=ANYWHERE, exerted=1)),
                GainLore(1),
            ),
        ),
    ),
    character(
        "Chicha - Dedicated Mother",
        (2, SAPPHIRE, (2, 1, 1), "Storyborn, Ally", (5, 146)),
        SUPPORT,
        when("ONE ON THE WAY", ON_YOUR_INK, If(EventNth(2), May(Draw())), YOUR_TURN),
        inkable=False,
    ),
    item(
        "Ink Amplifier",
        (3, SAPPHIRE, (10, 167)),
        when(
            "ENERGY CAPTURE",
            When(Kind.DREW, by=OPPOSING),
            If(EventNth(2), May(ink_top())),
            AnyPlayer(EventPlayer(), YourTurn(THEIRS)),
        ),
    ),
    location(
        "The Frozen Vine - Monstrous Plant",
        (3, AMETHYST, (4, 2, 1), (11, 68)),
        when(
            "PERSISTENT PROBLEM",
            ON_BANISHED,
            to_hand(This(), IN_DISCARD),
            Was(Have(Filter(CHAR, exerted=1, here=True))),
        ),
    ),
    item(
        "Chem Purse",
        (2, EMERALD, (8, 119)),
        when(
            "HERE'S THE BEST PART",
            you_play(CHARACTER),
            If(UsedShift(EventCard()), give(EventCard(), strength(4))),
        ),
    ),
    item(
        "Medallion Weights",
        (2, RUBY, (4, 132)),
        use(
            "DISCIPLINE AND STRENGTH",
            (EXERT, pay(2)),
            give(CHOSEN, strength(2)),
            Later(Triggered((When(Kind.CHALLENGED, that="it", other=CHARACTER),), May(Draw()))),
        ),
    ),
    action(
        "Next Stop, Olympus",
        (2, RUBY, (10, 129)),
        cheaper("", 2, Have(Filter(CHAR, YOURS, bounds=strength_from(5)))),
        does(
            Ready(CHOSEN),
            cant_quest(THAT),
            Later(
                Triggered((When(Kind.CHALLENGED, that="it", other=CHARACTER),), GainLore(1)),
                once=True,
            ),
        ),
    ),
    character(
        "Mamá Coco - Visiting the Park",
        (4, AMETHYST, (3, 5, 1), "Storyborn, Ally", (14, 44)),
        when("DISTANT MEMORY", When(Kind.MILLED, by=YOURS), give(This(), lore(1))),
    ),
    item(
        "The Torn Corner",
        (3, RUBY, (14, 133)),
        use(
            "FOND MEMORIES",
            (EXERT, pay(1)),
            If(Have(Filter(owner=YOURS, zone=IN_DISCARD), 10), Draw()),
        ),
        Triggered(
            (When(Kind.PUT_IN_DISCARD, this=True, extra=1 << Zone.DECK),),
            If(
                Have(Filter(ITEMS, YOURS, names=("Rivera Family Photo",))),
                May(Play(This())),
            ),
            "MEND THE PHOTO",
            zone=IN_DISCARD,
        ),
    ),
    item(
        "Rivera Family Photo",
        (1, RUBY, (14, 132)),
        use(
            "HONOR THE PAST",
            (EXERT, pay(1)),
            OneOf(
                (
                    Put(TopOfDeck(2), Place.DISCARD),
                    If(Have(Filter(owner=YOURS, zone=IN_DISCARD), 10), GainLore(1)),
                )
            ),
        ),
    ),
    character(
        "Fix-It Felix, Jr. - Pint-Sized Hero",
        (5, (Ink.AMBER, Ink.RUBY), (4, 4, 2), "Storyborn, Hero, Racer", (7, 22)),
        when(
            "LET'S GET TO WORK",
            When(
                Kind.RETURNED_TO_HAND,
                subject=Filter(CHAR, YOURS, ANYWHERE, classes=("Racer",)),
                by=YOURS,
                extra=1 << Zone.DISCARD,
            ),
            seq(May(Ready(Chosen(Filter(CHAR, classes=("Racer",))))), cant_quest(THAT)),
        ),
    ),
    item(
        "Maleficent's Staff",
        (2, AMETHYST, (6, 65)),
        when(
            "BACK, FOOLS!",
            When(
                Kind.RETURNED_TO_HAND,
                subject=Filter((*CHARS_AND_PLACES, *ITEMS), OPPOSING, ANYWHERE),
                extra=1 << Zone.PLAY,
            ),
            GainLore(1),
        ),
    ),
    character(
        "Donald Duck - Fred Honeywell",
        (4, EMERALD, (4, 4, 1), "Storyborn, Ally", (11, 93)),
        when(
            "SPIRIT OF GIVING",
            When(
                Kind.USED,
                subject=CHARACTER,
                by=YOURS,
                least=Keyword.BOOST + 1,
                most=Keyword.BOOST + 1,
            ),
            May(Put(TopOfDeck(), Place.UNDER, under=EventCard())),
        ),
        when(
            "WELL WISHES",
            When(Kind.BANISHED, subject=Filter(CHAR, YOURS, other=True)),
            May(Draw(StatOf(EventCard(), Stat.CARDS_UNDER))),
            YourTurn(OPPOSING),
        ),
    ),
)
