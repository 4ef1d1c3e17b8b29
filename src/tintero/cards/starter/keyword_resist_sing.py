"""Resist and Sing Together."""

from __future__ import annotations

from typing import Final

from tintero.ability.effects import (
    Banish,
    Deal,
    Draw,
    GainLore,
    Look,
    LoseLore,
    May,
    Place,
    Play,
    Put,
)
from tintero.ability.filters import YOUR_LOCATION, YOUR_OTHER_CHARACTER, Filter
from tintero.ability.quantities import Count
from tintero.ability.select import All, Chosen, ChosenPlayer, EachOpponent, This, TopOfDeck
from tintero.ability.statics import Can, Gain
from tintero.cards.facts import CardFacts
from tintero.cards.starter._phrases import CHOSEN, SONG_CARD, discarded, give, loot, lore, rest
from tintero.cards.starter._write import (
    AMBER,
    AMETHYST,
    BODYGUARD,
    CHAR,
    CHARS_AND_PLACES,
    IN_DECK,
    RUBY,
    SAPPHIRE,
    STEEL,
    WARD,
    YOUR_NEXT_TURN,
    YOURS,
    always,
    character,
    does,
    exert_to,
    item,
    on_play,
    once_a_turn,
    pay,
    resist,
    shift,
    sing_together,
    singer,
    song,
    use,
    when,
    you_play,
)
from tintero.vocab import Allow, Keyword

CARDS: Final[tuple[CardFacts, ...]] = (
    character(
        "Cogsworth - Grandfather Clock",
        (5, SAPPHIRE, (2, 5, 2), "Floodborn, Ally", (2, 142)),
        shift(3),
        WARD,
        always("UNWIND", Gain(resist(1), All(YOUR_OTHER_CHARACTER))),
    ),
    character(
        "Cogsworth - Talking Clock",
        (2, SAPPHIRE, (2, 3, 1), "Storyborn, Ally", (2, 143)),
        always(
            "WAIT A MINUTE",
            Gain(exert_to("", GainLore(1)), All(Filter(CHAR, YOURS, keyword=Keyword.RECKLESS))),
        ),
    ),
    character(
        "Cinderella - Stouthearted",
        (7, STEEL, (5, 5, 3), "Floodborn, Hero, Princess, Knight", (2, 177)),
        shift(5),
        resist(2),
        when("THE SINGING SWORD", you_play(SONG_CARD), give(This(), Can(Allow.CHALLENGE_READY))),
    ),
    character(
        "Cinderella - Ballroom Sensation",
        (1, AMBER, (1, 2, 1), "Storyborn, Hero, Princess", (2, 3)),
        singer(3),
    ),
    character(
        "Cinderella - Knight in Training",
        (2, STEEL, (2, 2, 1), "Dreamborn, Hero, Princess, Knight", (2, 176)),
        on_play("HAVE COURAGE", May(loot())),
    ),
    character(
        "John Silver - Greedy Treasure Seeker",
        (3, STEEL, (3, 3, 1), "Dreamborn, Villain, Alien, Pirate, Captain", (3, 176)),
        always(
            "CHART YOUR OWN COURSE",
            Gain(resist(1), times=Count(YOUR_LOCATION)),
            lore(Count(YOUR_LOCATION)),
        ),
    ),
    character(
        "Kronk - Meat Hut Cook",
        (2, STEEL, (1, 3, 1), "Storyborn, Ally", (13, 191)),
        resist(1),
        once_a_turn("PICKUP!", (pay(1),), loot()),
    ),
    character(
        "Namaari - Morning Mist",
        (4, STEEL, (2, 4, 1), "Storyborn, Villain, Princess", (2, 189)),
        BODYGUARD,
        always("BLADES", Can(Allow.CHALLENGE_READY)),
        inkable=False,
    ),
    item(
        "Gizmosuit",
        (3, STEEL, (3, 200)),
        use(
            "CYBERNETIC ARMOR",
            (Banish(This()),),
            give(CHOSEN, Gain(resist(2)), until=YOUR_NEXT_TURN),
        ),
    ),
    song(
        "Second Star to the Right",
        (10, AMETHYST, (4, 61)),
        sing_together(10),
        does(Draw(5, ChosenPlayer())),
        inkable=False,
    ),
    song(
        "A Pirate's Life",
        (6, RUBY, (4, 128)),
        sing_together(6),
        does(LoseLore(2, EachOpponent()), GainLore(2)),
    ),
    song(
        "Dig a Little Deeper",
        (8, SAPPHIRE, (4, 162)),
        sing_together(8),
        does(
            Look(TopOfDeck(7)),
            Put(Chosen(Filter(zone=IN_DECK), 2, source="looked"), Place.HAND),
            rest(Place.DECK_BOTTOM),
        ),
        inkable=False,
    ),
    song(
        "The Mob Song",
        (10, STEEL, (4, 198)),
        sing_together(10),
        does(Deal(3, Chosen(Filter(CHARS_AND_PLACES), 3, up_to=True))),
        inkable=False,
    ),
    song(
        "Circle of Life", (8, AMBER, (9, 26)), sing_together(8), does(Play(Chosen(discarded(CHAR))))
    ),
    song(
        "Red Moon Ritual",
        (7, RUBY, (13, 134)),
        sing_together(7),
        does(Banish(CHOSEN)),
        inkable=False,
    ),
)
