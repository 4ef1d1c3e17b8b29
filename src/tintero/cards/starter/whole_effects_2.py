"""Cards whose effects speak of groups of players, and of several cards at once."""

from __future__ import annotations

from typing import Final

from tintero.ability.conditions import Compare, Did, Not, SameName
from tintero.ability.effects import (
    Banish,
    Discard,
    Draw,
    EachDoes,
    GainLore,
    If,
    IfYouDo,
    Look,
    LoseLore,
    May,
    MoveTo,
    Place,
    Play,
    Put,
    Ready,
    ReadyInk,
    RemoveDamage,
    Reveal,
)
from tintero.ability.filters import (
    CHARACTER,
    YOUR_CHARACTER,
    YOUR_HAND,
    YOUR_LOCATION,
    YOUR_OTHER_CHARACTER,
    Filter,
    Op,
)
from tintero.ability.quantities import (
    Count,
    CountPlayers,
    Different,
    DownTo,
    LoreOf,
    Result,
    Until_,
)
from tintero.ability.select import (
    All,
    AnyPlayers,
    AtRandom,
    Candidate,
    Chosen,
    ChosenOpponent,
    EachOpponent,
    EachPlayer,
    EachWho,
    MostCards,
    Singers,
    That,
    They,
    This,
    Together,
    TopOfDeck,
    YouAndAnother,
)
from tintero.cards.facts import CardFacts
from tintero.cards.starter._phrases import (
    CHARACTER_CARD,
    ITEM_CARD,
    REVEALED,
    THAT,
    THEIR_HAND,
    cant_quest,
    give,
    lore,
    rest,
    to_hand,
)
from tintero.cards.starter._write import (
    AMBER,
    AMETHYST,
    ANYWHERE,
    CHAR,
    EMERALD,
    IN_DECK,
    IN_DISCARD,
    IN_INKWELL,
    ITEMS,
    ON_YOUR_END,
    PLACES,
    RUBY,
    SAPPHIRE,
    STEEL,
    THEIRS,
    YOURS,
    action,
    character,
    does,
    on_play,
    seq,
    sing_together,
    song,
    when,
)
from tintero.vocab import Ink

THEIR_INKWELL: Final = Filter(owner=THEIRS, zone=IN_INKWELL)
THINGS: Final = (*ITEMS, *PLACES)

CARDS: Final[tuple[CardFacts, ...]] = (
    action(
        "Metamorphosis",
        (3, AMBER, (12, 31)),
        does(Play(Chosen(Filter(CHAR, YOURS, IN_DISCARD)), shift=True)),
        inkable=False,
    ),
    song(
        "I'm Never Not by Your Side",
        (5, AMBER, (13, 33)),
        sing_together(5),
        does(
            RemoveDamage(4, Chosen(YOUR_CHARACTER, None, up_to=True), total=True),
            GainLore(Result("removed")),
        ),
    ),
    character(
        "Goofy - Groundbreaking Chef",
        (4, AMBER, (3, 4, 2), "Storyborn, Hero", (8, 4)),
        when(
            "PLENTY TO GO AROUND",
            ON_YOUR_END,
            seq(May(RemoveDamage(1, All(YOUR_OTHER_CHARACTER))), Ready(That("removed"))),
        ),
    ),
    character(
        "Lady Tremaine - Overbearing Matriarch",
        (2, RUBY, (2, 2, 1), "Storyborn, Villain", (2, 111)),
        on_play(
            "NOT FOR YOU",
            LoseLore(1, EachWho(EachOpponent(), Compare(LoreOf(They()), Op.MORE, LoreOf()))),
        ),
        inkable=False,
    ),
    action(
        "Ink Geyser",
        (3, (Ink.EMERALD, Ink.SAPPHIRE), (7, 119)),
        does(
            ReadyInk(who=EachPlayer(), exert=True),
            EachDoes(
                EachWho(EachPlayer(), Compare(Count(THEIR_INKWELL), Op.MORE, 3)),
                (to_hand(AtRandom(THEIR_INKWELL, DownTo(3, THEIR_INKWELL))),),
            ),
        ),
        inkable=False,
    ),
    character(
        "Friar Tuck - Priest of Nottingham",
        (4, EMERALD, (2, 4, 2), "Storyborn, Ally", (3, 73)),
        on_play(
            "YOU THIEVING SCOUNDREL",
            EachDoes(MostCards(), (Discard(Chosen(THEIR_HAND, by=They())),)),
        ),
    ),
    song("If I Didn't Have You", (3, AMBER, (13, 32)), does(Draw(2, YouAndAnother()))),
    song(
        "Beyond the Horizon",
        (7, STEEL, (8, 202)),
        sing_together(7),
        does(EachDoes(AnyPlayers(), (Discard(All(THEIR_HAND)), Draw(3, They())))),
        inkable=False,
    ),
    action(
        "Invited to the Ball",
        (2, AMBER, (5, 29)),
        does(
            Reveal(TopOfDeck(2)),
            Put(All(Filter(CHAR, zone=IN_DECK), among=REVEALED), Place.HAND),
            Put(REVEALED, Place.DECK_BOTTOM),
        ),
        inkable=False,
    ),
    action(
        "Sabotage",
        (3, EMERALD, (12, 96)),
        does(
            Banish(
                Together(
                    (
                        Chosen(Filter(THINGS)),
                        All(Filter(THINGS, other=True, tests=(SameName(Candidate(), THAT),))),
                    )
                )
            )
        ),
    ),
    character(
        "Roxanne - Concert Lover",
        (2, RUBY, (3, 2, 1), "Dreamborn, Ally", (14, 124)),
        on_play(
            "TODAY'S THE DAY",
            IfYouDo(
                May(
                    MoveTo(
                        Together((This(), Chosen(YOUR_OTHER_CHARACTER))),
                        Chosen(YOUR_LOCATION, label="place"),
                    )
                ),
                give(THAT, lore(1)),
            ),
        ),
    ),
    song(
        "Might Solve a Mystery",
        (4, SAPPHIRE, (10, 163)),
        does(
            Look(TopOfDeck(4)),
            May(
                Put(
                    Together(
                        (
                            Chosen(CHARACTER_CARD, up_to=True, source="looked", reveal=True),
                            Chosen(
                                ITEM_CARD, up_to=True, source="looked", reveal=True, label="item"
                            ),
                        )
                    ),
                    Place.HAND,
                )
            ),
            rest(Place.DECK_BOTTOM),
        ),
    ),
    action(
        "Sign the Scroll",
        (3, AMBER, (4, 30)),
        does(
            EachDoes(EachOpponent(), (May(Discard(Chosen(THEIR_HAND, by=They())), They()),)),
            GainLore(CountPlayers(EachOpponent(), Not(Did("discard")), 2)),
        ),
        inkable=False,
    ),
    song(
        "Colors of the Wind",
        (4, AMETHYST, (11, 64)),
        does(
            EachDoes(EachPlayer(), (Reveal(TopOfDeck(whose=They())),)),
            Draw(Different(Filter(zone=ANYWHERE), inks=True, among=REVEALED)),
        ),
    ),
    action(
        "Remember Who You Are",
        (4, EMERALD, (5, 97)),
        does(
            EachDoes(
                ChosenOpponent(),
                (
                    If(
                        Compare(Count(THEIR_HAND), Op.MORE, Count(YOUR_HAND)),
                        Draw(Until_(Count(THEIR_HAND))),
                    ),
                ),
            )
        ),
        inkable=False,
    ),
    song(
        "I2I",
        (9, RUBY, (9, 130)),
        sing_together(9),
        does(
            EachDoes(EachPlayer(), (Draw(2, They()), GainLore(2, They()))),
            If(
                Compare(Count(CHARACTER, among=Singers()), Op.AT_LEAST, 2),
                seq(Ready(Singers()), cant_quest(Singers())),
            ),
        ),
    ),
)
