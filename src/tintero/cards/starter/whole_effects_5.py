"""Cards that watch what is chosen, returned, moved and put away."""

from __future__ import annotations

from typing import Final

from tintero.ability.conditions import Have, Is, Not, RemovedDrops, SameCard, SameName
from tintero.ability.effects import (
    Banish,
    Discard,
    Draw,
    EachDoes,
    GainLore,
    If,
    IfYouDo,
    InsteadIf,
    Look,
    May,
    OneOf,
    Place,
    Put,
    Ready,
    To,
)
from tintero.ability.filters import CHARACTER, Bound, Filter, Op
from tintero.ability.quantities import Greatest, StatOf, Times
from tintero.ability.select import (
    Candidate,
    Chosen,
    ChosenPlayer,
    EachOpponent,
    EachPlayer,
    EventCard,
    They,
    This,
    TopOfDeck,
)
from tintero.ability.triggers import When
from tintero.cards.facts import CardFacts
from tintero.cards.starter._phrases import (
    CHOSEN,
    CHOSEN_OPPOSING,
    CHOSEN_YOURS,
    SONG_CARD,
    THAT,
    THEIR_HAND,
    YOUR_TURN,
    cant_quest,
    give,
    have_named,
    ink_exerted,
    lore,
    rest,
    strength,
    top_or_bottom,
)
from tintero.cards.starter._write import (
    ACTIONS,
    AMBER,
    AMETHYST,
    ANYWHERE,
    CHAR,
    EMERALD,
    EVASIVE,
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    ITEMS,
    RUBY,
    SAPPHIRE,
    THEIRS,
    YOUR_NEXT_TURN,
    YOURS,
    action,
    always,
    character,
    does,
    item,
    location,
    on_play,
    on_quest,
    seq,
    shift,
    song,
    when,
    you_play,
)
from tintero.events import Kind
from tintero.vocab import Stat

CARDS: Final[tuple[CardFacts, ...]] = (
    character(
        "Jessie - Lively Cowgirl",
        (3, AMBER, (3, 3, 1), "Storyborn, Hero, Toy", (12, 20)),
        on_quest(
            "PART OF A FAMILY",
            If(Have(Filter(CHAR, YOURS, other=True, classes=("Toy",)), 2), May(Draw())),
        ),
        when(
            "YODEL-AY-HEE-HOO!",
            When(Kind.PLAYED, subject=Filter(zone=ANYWHERE), by=YOURS, most=2),
            give(CHOSEN_OPPOSING, strength(-1), until=YOUR_NEXT_TURN),
        ),
    ),
    character(
        "Minnie Mouse - Storyteller",
        (2, AMBER, (1, 2, 0), "Storyborn, Hero", (7, 31)),
        when("GATHER AROUND", you_play(CHARACTER), give(This(), lore(1))),
        on_quest(
            "JUST ONE MORE",
            give(
                CHOSEN_OPPOSING,
                strength(Times(StatOf(This(), Stat.LORE), -1)),
                until=YOUR_NEXT_TURN,
            ),
        ),
        inkable=False,
    ),
    song(
        "Friend Like Me",
        (5, SAPPHIRE, (3, 160)),
        does(EachDoes(EachPlayer(), (ink_exerted(TopOfDeck(3, They())),))),
    ),
    character(
        "Tod - Knows All the Tricks",
        (7, EMERALD, (6, 6, 2), "Floodborn, Hero", (11, 92)),
        shift(5),
        EVASIVE,
        when(
            "IMPRESSIVE LEAPS",
            When(Kind.CHOSEN, this=True, other=Filter((*ACTIONS, *ITEMS), zone=ANYWHERE)),
            May(Ready(This())),
            YOUR_TURN,
            2,
        ),
    ),
    character(
        "Lucifer - Cunning Cat",
        (5, EMERALD, (2, 2, 2), "Storyborn, Ally", (2, 85)),
        on_play(
            "MOUSE CATCHER",
            EachDoes(
                EachOpponent(),
                (
                    OneOf(
                        (
                            Discard(Chosen(THEIR_HAND, 2, by=They())),
                            Discard(Chosen(Filter(ACTIONS, THEIRS, IN_HAND), by=They())),
                        ),
                        They(),
                    ),
                ),
            ),
        ),
        inkable=False,
    ),
    character(
        "Duchess - Cosmopolitan Cat",
        (1, SAPPHIRE, (1, 2, 1), "Storyborn, Hero", (14, 153)),
        always(
            "UPPER CRUST",
            lore(1),
            if_=Have(
                Filter(
                    CHAR,
                    YOURS,
                    bounds=(Bound(Stat.COST, Op.AT_LEAST, Greatest(Stat.COST, CHARACTER)),),
                )
            ),
        ),
        on_quest("PROPER ETIQUETTE", Look(TopOfDeck()), top_or_bottom()),
    ),
    character(
        "Kristoff - Icy Explorer",
        (4, AMETHYST, (4, 4, 1), "Dreamborn, Ally", (11, 51)),
        on_play(
            "HIDDEN DEPTHS",
            If(
                have_named("Anna"),
                May(
                    EachDoes(
                        ChosenPlayer(),
                        (Put(Chosen(Filter(owner=THEIRS, zone=IN_DISCARD)), Place.DECK_BOTTOM),),
                    )
                ),
            ),
        ),
        when("STROKE OF LUCK", When(Kind.LEFT_DISCARD, by=YOURS), Draw(), YOUR_TURN, 1),
        inkable=False,
    ),
    action(
        "Intense Research",
        (2, SAPPHIRE, (14, 164)),
        does(
            InsteadIf(Look(TopOfDeck(2)), RemovedDrops(), Look(TopOfDeck(5))),
            Put(Chosen(Filter(zone=IN_DECK), source="looked"), Place.HAND),
            rest(Place.DECK_BOTTOM),
        ),
    ),
    item(
        "Jukebox",
        (2, RUBY, (14, 134)),
        when(
            "ON REPEAT",
            you_play(SONG_CARD),
            If(
                Have(
                    Filter(
                        owner=YOURS,
                        zone=IN_DISCARD,
                        tests=(
                            SameName(Candidate(), EventCard()),
                            Not(SameCard(Candidate(), EventCard())),
                        ),
                    )
                ),
                IfYouDo(May(Ready(CHOSEN)), cant_quest(THAT)),
            ),
            YOUR_TURN,
            1,
        ),
    ),
    action(
        "Time to Go!",
        (3, RUBY, (10, 131)),
        does(
            To(
                Banish(CHOSEN_YOURS),
                InsteadIf(Draw(2), Is(THAT, Filter(has_under=1)), Draw(3)),
            )
        ),
    ),
    location(
        "Sugar Rush Speedway - Finish Line",
        (2, AMBER, (7, 0, 6), (6, 35)),
        when(
            "BRING IT HOME, KID!",
            When(Kind.MOVED, other_this=True, by=YOURS, least=1),
            May(To(Banish(This()), seq(GainLore(3), Draw(3)))),
        ),
        inkable=False,
    ),
    song(
        "Everything Else Is Obsolete",
        (3, SAPPHIRE, (14, 163)),
        does(
            Look(TopOfDeck(3)),
            ink_exerted(Chosen(Filter(zone=IN_DECK), source="looked")),
            Put(
                Chosen(Filter(zone=IN_DECK, other=True), source="looked", label="top"),
                Place.DECK_TOP,
            ),
            Put(
                Chosen(Filter(zone=IN_DECK, other=True), source="looked", label="bottom"),
                Place.DECK_BOTTOM,
            ),
        ),
    ),
)
