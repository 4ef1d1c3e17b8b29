"""The Emerald cards of the first set."""

from __future__ import annotations

from typing import Final

from tintero.ability.abilities import Triggered
from tintero.ability.effects import Banish, Deal, Draw, Exert, Later, LoseLore, May, Play
from tintero.ability.filters import OPPOSING_CHARACTER, YOUR_CHARACTER, Filter
from tintero.ability.select import All, Chosen, EachOpponent, EventCard, OwnerOf
from tintero.ability.statics import Cant, Gain
from tintero.ability.triggers import When
from tintero.cards.facts import CardFacts
from tintero.cards.starter._phrases import (
    ACTION_CARD,
    CHOSEN,
    CHOSEN_OPPOSING,
    EXERTED,
    THAT,
    THE_CHALLENGER,
    cost_up_to,
    discarded,
    discards,
    give,
    instead_if,
    next_costs_less,
    strength,
    to_hand,
)
from tintero.cards.starter._write import (
    ACTIONS,
    ANYWHERE,
    CHAR,
    EMERALD,
    EVASIVE,
    IN_HAND,
    ON_BEING_CHALLENGED,
    ON_CHALLENGED_AND_BANISHED,
    ON_PLAY,
    ON_QUEST,
    OPPOSING,
    RECKLESS,
    RUSH,
    THEIR_NEXT_TURN,
    WARD,
    YOURS,
    action,
    always,
    character,
    does,
    exert_to,
    item,
    on_play,
    on_quest,
    shift,
    song,
    when,
    you_play,
)
from tintero.events import Kind
from tintero.vocab import Deny

CARDS: Final[tuple[CardFacts, ...]] = (
    character(
        "Aladdin - Prince Ali", (2, EMERALD, (2, 2, 1), "Storyborn, Hero, Prince", (1, 69)), WARD
    ),
    character(
        "Beast - Wolfsbane",
        (5, EMERALD, (4, 4, 2), "Dreamborn, Hero, Prince", (1, 70)),
        RUSH,
        on_play("ROAR", Exert(All(Filter(CHAR, OPPOSING, damaged=1)))),
        inkable=False,
    ),
    character(
        "Cheshire Cat - Not All There",
        (3, EMERALD, (0, 3, 2), "Storyborn", (1, 71)),
        when("LOSE SOMETHING?", ON_CHALLENGED_AND_BANISHED, Banish(THE_CHALLENGER)),
    ),
    character(
        "Cruella De Vil - Miserable as Usual",
        (2, EMERALD, (1, 3, 1), "Storyborn, Villain", (1, 72)),
        when("YOU'LL BE SORRY!", ON_CHALLENGED_AND_BANISHED, May(to_hand(CHOSEN))),
    ),
    character(
        "Duke of Weselton - Opportunistic Official",
        (1, EMERALD, (2, 2, 1), "Storyborn, Villain", (1, 73)),
    ),
    character(
        "Flynn Rider - Charming Rogue",
        (2, EMERALD, (1, 2, 2), "Storyborn, Hero, Prince", (1, 74)),
        when("HERE COMES THE SMOLDER", ON_BEING_CHALLENGED, discards(OwnerOf(EventCard()))),
    ),
    character(
        "Genie - On the Job",
        (6, EMERALD, (3, 4, 2), "Storyborn, Ally", (1, 75)),
        EVASIVE,
        on_play("DISAPPEAR", May(to_hand(CHOSEN))),
        inkable=False,
    ),
    character(
        "Genie - Powers Unleashed",
        (8, EMERALD, (3, 5, 3), "Floodborn, Hero", (1, 76)),
        shift(6),
        EVASIVE,
        on_quest(
            "PHENOMENAL COSMIC POWER!",
            May(Play(Chosen(Filter(ACTIONS, YOURS, IN_HAND, bounds=cost_up_to(5))))),
        ),
        inkable=False,
    ),
    character("Genie - The Ever Impressive", (2, EMERALD, (2, 3, 1), "Dreamborn, Ally", (1, 77))),
    character(
        "Hans - Scheming Prince", (4, EMERALD, (3, 3, 3), "Storyborn, Villain, Prince", (1, 78))
    ),
    character("Horace - No-Good Scoundrel", (3, EMERALD, (4, 3, 1), "Storyborn, Ally", (1, 79))),
    character(
        "Iago - Loud-Mouthed Parrot",
        (3, EMERALD, (1, 4, 1), "Storyborn, Ally", (1, 80)),
        exert_to("YOU GOT A PROBLEM?", give(CHOSEN, Gain(RECKLESS), until=THEIR_NEXT_TURN)),
    ),
    character(
        "Jasper - Common Crook",
        (3, EMERALD, (2, 4, 1), "Storyborn, Ally", (1, 81)),
        on_quest("PUPPYNAPPING", give(CHOSEN_OPPOSING, Cant(Deny.QUEST), until=THEIR_NEXT_TURN)),
    ),
    character(
        "John Silver - Alien Pirate",
        (6, EMERALD, (5, 5, 2), "Storyborn, Villain, Alien, Pirate, Captain", (1, 82)),
        when(
            "PICK YOUR FIGHTS",
            (ON_PLAY, ON_QUEST),
            give(CHOSEN_OPPOSING, Gain(RECKLESS), until=THEIR_NEXT_TURN),
        ),
    ),
    character(
        "Jumba Jookiba - Renegade Scientist",
        (5, EMERALD, (4, 5, 2), "Dreamborn, Alien, Inventor", (1, 83)),
    ),
    character(
        "Kuzco - Temperamental Emperor",
        (5, EMERALD, (2, 4, 3), "Storyborn, King", (1, 84)),
        WARD,
        when("NO TOUCHY!", ON_CHALLENGED_AND_BANISHED, May(Banish(THE_CHALLENGER))),
        inkable=False,
    ),
    character(
        "Lady Tremaine - Wicked Stepmother",
        (6, EMERALD, (1, 5, 1), "Dreamborn, Villain", (1, 85)),
        on_play("DO IT AGAIN!", May(to_hand(Chosen(discarded(ACTIONS))))),
        inkable=False,
    ),
    character(
        "Mad Hatter - Gracious Host",
        (5, EMERALD, (2, 4, 3), "Storyborn", (1, 86)),
        when("TEA PARTY", ON_BEING_CHALLENGED, May(Draw())),
    ),
    character(
        "Megara - Pulling the Strings",
        (2, EMERALD, (2, 1, 1), "Dreamborn, Ally", (1, 87)),
        on_play("WONDER BOY", give(CHOSEN, strength(2))),
    ),
    character(
        "Mickey Mouse - Artful Rogue",
        (7, EMERALD, (6, 5, 2), "Floodborn, Hero", (1, 88)),
        shift(5),
        when(
            "MISDIRECTION",
            you_play(ACTION_CARD),
            give(CHOSEN_OPPOSING, Cant(Deny.QUEST), until=THEIR_NEXT_TURN),
        ),
        inkable=False,
    ),
    character(
        "Mickey Mouse - Steamboat Pilot",
        (3, EMERALD, (3, 4, 1), "Storyborn, Hero, Captain", (1, 89)),
    ),
    character(
        "Mother Gothel - Selfish Manipulator",
        (6, EMERALD, (3, 6, 2), "Storyborn, Villain", (1, 90)),
        always(
            "SKIP THE DRAMA, STAY WITH MAMA", Cant(Deny.QUEST, All(OPPOSING_CHARACTER)), if_=EXERTED
        ),
    ),
    character(
        "Peter Pan - Never Landing", (3, EMERALD, (3, 2, 1), "Dreamborn, Hero", (1, 91)), EVASIVE
    ),
    character("Tamatoa - Drab Little Crab", (2, EMERALD, (1, 4, 1), "Dreamborn", (1, 92))),
    character(
        "Tinker Bell - Most Helpful",
        (4, EMERALD, (2, 3, 2), "Storyborn, Ally, Fairy", (1, 93)),
        EVASIVE,
        on_play("PIXIE DUST", give(CHOSEN, Gain(EVASIVE))),
    ),
    action(
        "Do It Again!",
        (3, EMERALD, (1, 94)),
        does(to_hand(Chosen(discarded(ACTIONS)))),
        inkable=False,
    ),
    song("Mother Knows Best", (3, EMERALD, (1, 95)), does(to_hand(CHOSEN)), inkable=False),
    action(
        "Stampede",
        (1, EMERALD, (1, 96)),
        does(Deal(2, Chosen(Filter(CHAR, damaged=1)))),
        inkable=False,
    ),
    action(
        "Steal from the Rich",
        (5, EMERALD, (1, 97)),
        does(
            Later(
                Triggered(
                    (When(Kind.QUESTED, subject=YOUR_CHARACTER),), LoseLore(1, EachOpponent())
                )
            )
        ),
        inkable=False,
    ),
    song("Sudden Chill", (2, EMERALD, (1, 98)), does(discards(EachOpponent()))),
    action(
        "The Beast is Mine!",
        (3, EMERALD, (1, 99)),
        does(give(CHOSEN, Gain(RECKLESS), until=THEIR_NEXT_TURN)),
    ),
    action(
        "Vicious Betrayal",
        (1, EMERALD, (1, 100)),
        does(
            instead_if(
                Filter(classes=("Villain",)), give(THAT, strength(3)), give(THAT, strength(2))
            )
        ),
    ),
    item(
        "Dr. Facilier's Cards",
        (2, EMERALD, (1, 101)),
        exert_to("THE CARDS WILL TELL", next_costs_less(1, Filter(ACTIONS, YOURS, ANYWHERE))),
        inkable=False,
    ),
    item(
        "Stolen Scimitar",
        (2, EMERALD, (1, 102)),
        exert_to(
            "SLASH",
            instead_if(
                Filter(names=("Aladdin",)), give(THAT, strength(2)), give(THAT, strength(1))
            ),
        ),
    ),
)
