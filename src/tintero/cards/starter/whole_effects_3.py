"""Cards that look back: who sang, what was under, what happened before."""

from __future__ import annotations

from typing import Final

from tintero.ability.conditions import Compare, Have, Is, Not, SameCard, SameName
from tintero.ability.effects import (
    Banish,
    Deal,
    Discard,
    Draw,
    EachDoes,
    GainLore,
    If,
    May,
    Pick,
    Place,
    Play,
    Put,
    Ready,
)
from tintero.ability.filters import (
    CHARACTER,
    OPPOSING_CHARACTER,
    YOUR_HAND,
    YOUR_ITEM,
    Bound,
    Filter,
    Op,
)
from tintero.ability.quantities import Count, Different, DownTo, Greatest, Happened, Until_
from tintero.ability.select import (
    All,
    AtRandom,
    Candidate,
    Chosen,
    EachPlayer,
    EventCard,
    EventPlayer,
    Singers,
    That,
    They,
    This,
    TopOfDeck,
    WasUnder,
)
from tintero.ability.statics import Cant
from tintero.ability.triggers import When
from tintero.cards.facts import CardFacts
from tintero.cards.starter._phrases import (
    ACTION_CARD,
    CHARACTER_CARD,
    THAT,
    THEIR_HAND,
    YOUR_TURN,
    cant_quest,
    cost_up_to,
    happened,
    lore,
    to_hand,
)
from tintero.cards.starter._write import (
    AMBER,
    AMETHYST,
    ANYWHERE,
    CHAR,
    CHARS_AND_PLACES,
    IN_DISCARD,
    IN_HAND,
    ITEMS,
    ON_BANISHED,
    ON_BANISHED_IN_CHALLENGE,
    ON_QUEST,
    ON_YOUR_END,
    ON_YOUR_START,
    RUBY,
    SAPPHIRE,
    STEEL,
    YOURS,
    action,
    always,
    character,
    does,
    exert_to,
    on_play,
    on_quest,
    seq,
    shift,
    sing_together,
    song,
    when,
    you_play,
)
from tintero.events import Kind
from tintero.vocab import Deny, Ink, ShiftKind, Stat

CARDS: Final[tuple[CardFacts, ...]] = (
    song(
        "Fantastical and Magical",
        (9, AMETHYST, (8, 79)),
        sing_together(9),
        does(Draw(Count(CHARACTER, among=Singers())), GainLore(Count(CHARACTER, among=Singers()))),
        inkable=False,
    ),
    character(
        "Alma Madrigal - Accepting Grandmother",
        (6, (Ink.AMBER, Ink.AMETHYST), (5, 5, 2), "Storyborn, Mentor, Madrigal", (8, 34)),
        when(
            "THE MIRACLE IS YOU",
            When(Kind.SUNG, by=YOURS),
            May(Ready(Singers(EventCard()))),
            YOUR_TURN,
            1,
        ),
    ),
    character(
        "Sulley & Boo - Scare Buddies",
        (6, (Ink.AMBER, Ink.RUBY), (6, 5, 2), "Storyborn, Team, Hero, Monster", (13, 29)),
        shift(4, ShiftKind.COMBO),
        when(
            "THE POWER OF FRIENDSHIP",
            ON_BANISHED,
            If(
                Is(WasUnder(This()), CHARACTER_CARD),
                May(Play(All(Filter(CHAR, YOURS, IN_DISCARD), among=WasUnder(This())))),
            ),
        ),
    ),
    character(
        "Mickey Mouse - Bob Cratchit",
        (2, SAPPHIRE, (3, 2, 1), "Storyborn, Hero", (11, 159)),
        on_quest("HARD WORK", Put(TopOfDeck(), Place.UNDER, under=This())),
        when(
            "A GIVING HEART",
            ON_BANISHED_IN_CHALLENGE,
            May(
                Put(
                    WasUnder(This()),
                    Place.UNDER,
                    under=Chosen(Filter(CHARS_AND_PLACES, YOURS, other=True)),
                )
            ),
        ),
    ),
    character(
        "Prince John - Gold Lover",
        (4, SAPPHIRE, (3, 4, 1), "Storyborn, Villain, Prince", (5, 147)),
        exert_to(
            "BEAUTIFUL, LOVELY TAXES",
            Play(
                Chosen(Filter(ITEMS, YOURS, IN_HAND, bounds=cost_up_to(5), or_zone=IN_DISCARD)),
                exerted=True,
            ),
        ),
    ),
    character(
        "Moana - Born Leader",
        (5, RUBY, (4, 4, 2), "Floodborn, Hero, Princess, Captain", (3, 116)),
        shift(3),
        when(
            "WELCOME TO MY BOAT",
            ON_QUEST,
            seq(
                Ready(All(Filter(CHAR, other=True, here=True), "crew")),
                cant_quest(That("crew")),
            ),
            Is(This(), Filter(at_location=1)),
        ),
    ),
    character(
        "The Headless Horseman - Cursed Rider",
        (8, STEEL, (5, 7, 2), "Floodborn, Villain", (10, 174)),
        shift(5),
        on_play(
            "WITCHING HOUR",
            EachDoes(EachPlayer(), (Draw(3, They()), Discard(AtRandom(THEIR_HAND, 3)))),
            Pick(Chosen(OPPOSING_CHARACTER, label="target")),
            Deal(Count(ACTION_CARD, 2, among=THAT), That("target")),
        ),
    ),
    character(
        "Ariel - Collector of Oddities",
        (5, SAPPHIRE, (3, 5, 1), "Dreamborn, Hero, Princess", (14, 156)),
        when(
            "ONE OF A KIND",
            you_play(Filter(ITEMS, zone=ANYWHERE)),
            If(
                Not(
                    Have(
                        Filter(
                            ITEMS,
                            YOURS,
                            tests=(
                                SameName(Candidate(), EventCard()),
                                Not(SameCard(Candidate(), EventCard())),
                            ),
                        )
                    )
                ),
                Draw(),
            ),
        ),
        always("PERSONAL COLLECTION", lore(Different(YOUR_ITEM))),
    ),
    character(
        "Flynn Rider - Frenemy",
        (2, RUBY, (2, 2, 1), "Storyborn, Hero, Prince", (4, 106)),
        when(
            "NARROW ADVANTAGE",
            ON_YOUR_START,
            If(
                Have(
                    Filter(
                        CHAR,
                        YOURS,
                        bounds=(
                            Bound(
                                Stat.STRENGTH, Op.MORE, Greatest(Stat.STRENGTH, OPPOSING_CHARACTER)
                            ),
                        ),
                    )
                ),
                GainLore(3),
            ),
        ),
    ),
    action(
        "Last Stand",
        (2, AMBER, (2, 29)),
        does(
            Banish(
                Chosen(
                    Filter(
                        CHAR,
                        tests=(
                            Compare(Happened(Kind.CHALLENGED, other=Candidate()), Op.AT_LEAST, 1),
                        ),
                    )
                )
            )
        ),
        inkable=False,
    ),
    character(
        "Aurora - Delightful Musician",
        (3, AMBER, (2, 3, 1), "Dreamborn, Hero, Princess", (14, 19)),
        on_play(
            "MELODIC REFRAIN",
            to_hand(
                Chosen(
                    Filter(
                        owner=YOURS,
                        zone=IN_DISCARD,
                        song=1,
                        bounds=cost_up_to(3),
                        tests=(
                            Compare(
                                Happened(Kind.PLAYED, by=YOURS, card=Candidate()), Op.AT_LEAST, 1
                            ),
                        ),
                    )
                )
            ),
        ),
        when(
            "JOYOUS RECEPTION",
            ON_YOUR_END,
            If(happened(Kind.PLAYED, Filter(zone=ANYWHERE, song=1), YOURS), GainLore(1)),
        ),
    ),
    character(
        "Goliath - Clan Leader",
        (6, STEEL, (6, 5, 2), "Dreamborn, Hero, Gargoyle", (10, 173)),
        when(
            "DUSK TO DAWN",
            When(Kind.TURN_END),
            EachDoes(
                EventPlayer(),
                (
                    If(
                        Compare(Count(THEIR_HAND), Op.MORE, 2),
                        Discard(Chosen(THEIR_HAND, DownTo(2, THEIR_HAND), by=They())),
                    ),
                    If(
                        Compare(Count(THEIR_HAND), Op.LESS, 2),
                        Draw(Until_(2, They()), They()),
                    ),
                ),
            ),
        ),
        always("STONE BY DAY", Cant(Deny.READY), if_=Have(YOUR_HAND, 3)),
    ),
)
