"""The Amber cards of the first set."""

from __future__ import annotations

from typing import Final

from tintero.ability.conditions import Have, InChallenge
from tintero.ability.effects import Banish, Draw, Exert, If, May, Play, Ready, RemoveDamage, To
from tintero.ability.filters import YOUR_CHARACTER, YOUR_OTHER_CHARACTER, Filter
from tintero.ability.quantities import Count, Result
from tintero.ability.select import All, Chosen, EachOpponent, EventCard, This
from tintero.ability.statics import Cant
from tintero.cards.facts import CardFacts
from tintero.cards.starter._phrases import (
    CHOSEN,
    CHOSEN_YOURS,
    SONG_CARD,
    THE_CHALLENGED,
    cant_quest,
    cost_up_to,
    discarded,
    discards,
    give,
    have_named,
    look_for,
    lore,
    next_costs_less,
    strength,
    to_hand,
    yours_of,
)
from tintero.cards.starter._write import (
    AMBER,
    ANYWHERE,
    BODYGUARD,
    CHAR,
    IN_DECK,
    IN_HAND,
    ON_BANISHED_IN_CHALLENGE,
    SUPPORT,
    YOURS,
    action,
    always,
    character,
    cheaper,
    does,
    exert_to,
    item,
    on_play,
    on_quest,
    pay,
    shift,
    singer,
    song,
    when,
    you_play,
)
from tintero.vocab import Deny

CARDS: Final[tuple[CardFacts, ...]] = (
    character(
        "Ariel - On Human Legs",
        (4, AMBER, (3, 4, 2), "Storyborn, Hero, Princess", (1, 1)),
        always("VOICELESS", Cant(Deny.SING)),
    ),
    character(
        "Ariel - Spectacular Singer",
        (3, AMBER, (2, 3, 1), "Storyborn, Hero, Princess", (1, 2)),
        singer(5),
        on_play("MUSICAL DEBUT", look_for(4, Filter(song=1, zone=IN_DECK))),
    ),
    character(
        "Cinderella - Gentle and Kind",
        (4, AMBER, (2, 5, 2), "Storyborn, Hero, Princess", (1, 3)),
        singer(5),
        exert_to("A WONDERFUL DREAM", RemoveDamage(3, Chosen(Filter(CHAR, classes=("Princess",))))),
    ),
    character(
        "Goofy - Musketeer",
        (5, AMBER, (3, 6, 1), "Dreamborn, Hero, Musketeer", (1, 4)),
        BODYGUARD,
        on_play("AND TWO FOR TEA!", May(RemoveDamage(2, All(yours_of("Musketeer"))))),
    ),
    character(
        "Hades - King of Olympus",
        (8, AMBER, (6, 7, 1), "Floodborn, Villain, King, Deity", (1, 5)),
        shift(6),
        always("SINISTER PLOT", lore(Count(yours_of("Villain", other=True)))),
        inkable=False,
    ),
    character(
        "Hades - Lord of the Underworld",
        (4, AMBER, (3, 2, 1), "Storyborn, Villain, Deity", (1, 6)),
        on_play("WELL OF SOULS", to_hand(Chosen(discarded(CHAR)))),
        inkable=False,
    ),
    character("HeiHei - Boat Snack", (1, AMBER, (1, 2, 1), "Storyborn, Ally", (1, 7)), SUPPORT),
    character(
        "LeFou - Bumbler",
        (2, AMBER, (1, 2, 2), "Storyborn, Ally", (1, 8)),
        cheaper("LOYAL", 1, have_named("Gaston")),
    ),
    character(
        "Lilo - Making a Wish", (1, AMBER, (1, 1, 2), "Storyborn, Hero", (1, 9)), inkable=False
    ),
    character(
        "Maximus - Palace Horse",
        (5, AMBER, (4, 5, 1), "Storyborn, Ally", (1, 10)),
        BODYGUARD,
        SUPPORT,
    ),
    character(
        "Maximus - Relentless Pursuer",
        (3, AMBER, (3, 3, 1), "Dreamborn, Ally", (1, 11)),
        on_play("HORSE KICK", give(CHOSEN, strength(-2))),
    ),
    character("Mickey Mouse - True Friend", (3, AMBER, (3, 3, 2), "Storyborn, Hero", (1, 12))),
    character(
        "Minnie Mouse - Beloved Princess", (2, AMBER, (2, 3, 1), "Dreamborn, Princess", (1, 13))
    ),
    character(
        "Moana - Of Motunui",
        (5, AMBER, (1, 6, 3), "Storyborn, Hero, Princess", (1, 14)),
        on_quest(
            "WE CAN FIX IT",
            May(Ready(All(yours_of("Princess", other=True)))),
            cant_quest(All(yours_of("Princess", other=True))),
        ),
    ),
    character(
        "Mr. Smee - Loyal First Mate", (3, AMBER, (2, 5, 1), "Dreamborn, Ally, Pirate", (1, 15))
    ),
    character(
        "Prince Phillip - Dragonslayer",
        (4, AMBER, (3, 3, 2), "Storyborn, Hero, Prince", (1, 16)),
        when(
            "HEROISM", ON_BANISHED_IN_CHALLENGE, May(Banish(THE_CHALLENGED)), InChallenge(This(), 1)
        ),
        inkable=False,
    ),
    character("Pumbaa - Friendly Warthog", (4, AMBER, (3, 5, 1), "Storyborn, Ally", (1, 17))),
    character(
        "Rapunzel - Gifted with Healing",
        (4, AMBER, (1, 5, 2), "Storyborn, Hero, Princess", (1, 18)),
        on_play("GLEAM AND GLOW", RemoveDamage(3, CHOSEN_YOURS), Draw(Result("removed"))),
    ),
    character(
        "Sebastian - Court Composer", (2, AMBER, (2, 2, 1), "Storyborn, Ally", (1, 19)), singer(4)
    ),
    character(
        "Simba - Protective Cub",
        (2, AMBER, (2, 3, 1), "Storyborn, Hero, Prince", (1, 20)),
        BODYGUARD,
    ),
    character(
        "Stitch - Carefree Surfer",
        (7, AMBER, (4, 8, 2), "Dreamborn, Hero, Alien", (1, 21)),
        on_play("OHANA", If(Have(YOUR_OTHER_CHARACTER, 2), May(Draw(2)))),
    ),
    character("Stitch - New Dog", (1, AMBER, (2, 2, 1), "Storyborn, Hero, Alien", (1, 22))),
    character(
        "Stitch - Rock Star",
        (6, AMBER, (3, 5, 3), "Floodborn, Hero, Alien", (1, 23)),
        shift(4),
        when(
            "ADORING FANS",
            you_play(Filter(CHAR, zone=ANYWHERE, bounds=cost_up_to(2))),
            May(To(Exert(EventCard()), Draw())),
        ),
    ),
    character(
        "Timon - Grub Rustler",
        (1, AMBER, (1, 2, 1), "Storyborn, Ally", (1, 24)),
        on_play("TASTES LIKE CHICKEN", May(RemoveDamage(1, CHOSEN))),
    ),
    song("Be Our Guest", (2, AMBER, (1, 25)), does(look_for(4, Filter(CHAR, zone=IN_DECK)))),
    action("Control Your Temper!", (1, AMBER, (1, 26)), does(give(CHOSEN, strength(-2)))),
    song("Hakuna Matata", (4, AMBER, (1, 27)), does(RemoveDamage(3, All(YOUR_CHARACTER)))),
    action("Healing Glow", (1, AMBER, (1, 28)), does(RemoveDamage(2, CHOSEN))),
    action(
        "Just in Time",
        (3, AMBER, (1, 29)),
        does(May(Play(Chosen(Filter(CHAR, YOURS, IN_HAND, bounds=cost_up_to(5)))))),
        inkable=False,
    ),
    song(
        "Part of Your World",
        (3, AMBER, (1, 30)),
        does(to_hand(Chosen(discarded(CHAR)))),
        inkable=False,
    ),
    action("You Have Forgotten Me", (4, AMBER, (1, 31)), does(discards(EachOpponent(), 2))),
    item("Dinglehopper", (1, AMBER, (1, 32)), exert_to("STRAIGHTEN HAIR", RemoveDamage(1, CHOSEN))),
    item(
        "Lantern",
        (2, AMBER, (1, 33)),
        exert_to("BIRTHDAY LIGHTS", next_costs_less(1, Filter(CHAR, YOURS, ANYWHERE))),
        inkable=False,
    ),
    item(
        "Ursula's Shell Necklace",
        (3, AMBER, (1, 34)),
        when("NOW, SING!", you_play(SONG_CARD), May(To(pay(1), Draw()))),
        inkable=False,
    ),
)
