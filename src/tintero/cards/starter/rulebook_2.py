"""Cards of the rulebook's own examples, chapters 4.6 to 5."""

from __future__ import annotations

from typing import Final

from tintero.ability.conditions import Have, WasNamed
from tintero.ability.effects import Draw, GainLore, If, May, NameCard, Pick, Place, Put, Reveal
from tintero.ability.filters import OPPOSING_CHARACTER, YOUR_HAND, YOUR_OTHER_CHARACTER, Filter
from tintero.ability.quantities import HowMany, StatOf
from tintero.ability.select import All, Chosen, This, TopOfDeck
from tintero.ability.statics import Gain, Instead, Would
from tintero.ability.triggers import When
from tintero.cards.facts import CardFacts
from tintero.cards.starter._phrases import (
    AT_A_LOCATION,
    CHOSEN_YOURS,
    REVEALED,
    THAT,
    cost_up_to,
    give,
    lore,
    rest,
    strength,
    to_hand,
    yours_named,
)
from tintero.cards.starter._write import (
    AMBER,
    AMETHYST,
    CHAR,
    EMERALD,
    EVASIVE,
    EXERT,
    IN_DECK,
    IN_DISCARD,
    ON_BANISHED,
    ON_BANISHED_IN_CHALLENGE,
    ON_CHALLENGE,
    SAPPHIRE,
    always,
    challenger,
    character,
    exert_to,
    item,
    location,
    on_quest,
    pay,
    seq,
    shift,
    shift_discarding,
    use,
    when,
)
from tintero.events import Kind
from tintero.vocab import Stat, Until

CARDS: Final[tuple[CardFacts, ...]] = (
    character(
        "Milo Thatch - King of Atlantis",
        (7, EMERALD, (4, 4, 3), "Floodborn, Hero, King", (3, 80)),
        shift(4),
        when("TAKE THEM BY SURPRISE", ON_BANISHED, to_hand(All(OPPOSING_CHARACTER))),
        inkable=False,
    ),
    character(
        "Milo Thatch - Clever Cartographer", (1, EMERALD, (2, 2, 1), "Dreamborn, Hero", (3, 79))
    ),
    character(
        "Rafiki - Mystical Fighter",
        (1, AMETHYST, (0, 2, 1), "Dreamborn, Mentor, Sorcerer", (3, 54)),
        challenger(3),
        when(
            "ANCIENT SKILLS",
            When(Kind.CHALLENGED, this=True, other=Filter(CHAR, classes=("Hyena",))),
            give(
                This(), Instead(Would.TAKE_DAMAGE, None, in_challenge=True), until=Until.CHALLENGE
            ),
        ),
    ),
    character(
        "Shenzi - Hyena Pack Leader",
        (4, EMERALD, (0, 6, 1), "Storyborn, Ally, Hyena", (3, 85)),
        always("I'LL HANDLE THIS", strength(3), if_=AT_A_LOCATION),
        when("WHAT'S THE HURRY?", ON_CHALLENGE, May(Draw()), AT_A_LOCATION),
    ),
    location("De Vil Manor - Cruella's Estate", (1, EMERALD, (4, 1, 1), (3, 100))),
    character(
        "Lucky - The 15th Puppy",
        (4, AMBER, (2, 3, 1), "Storyborn, Puppy", (3, 8)),
        exert_to(
            "GOOD AS NEW",
            Reveal(TopOfDeck(3), "looked"),
            May(
                Put(
                    Chosen(
                        Filter(CHAR, zone=IN_DECK, bounds=cost_up_to(2)),
                        HowMany("looked"),
                        source="looked",
                    ),
                    Place.HAND,
                )
            ),
            rest(Place.DECK_BOTTOM),
        ),
        on_quest(
            "PUPPY LOVE",
            If(Have(YOUR_OTHER_CHARACTER, 4), give(All(YOUR_OTHER_CHARACTER), lore(1))),
        ),
        inkable=False,
    ),
    item(
        "Lucky Dime",
        (7, SAPPHIRE, (3, 165)),
        use("NUMBER ONE", (EXERT, pay(2)), Pick(CHOSEN_YOURS), GainLore(StatOf(THAT, Stat.LORE))),
        inkable=False,
    ),
    character(
        "Flotsam & Jetsam - Entangling Eels",
        (6, AMETHYST, (5, 5, 2), "Floodborn, Ally", (4, 44)),
        shift_discarding(YOUR_HAND, 2),
    ),
    character(
        'Flotsam - Ursula\'s "Baby"',
        (3, AMETHYST, (4, 2, 1), "Dreamborn, Ally", (4, 43)),
        when("QUICK ESCAPE", ON_BANISHED_IN_CHALLENGE, to_hand(This(), IN_DISCARD)),
        always(
            "OMINOUS PAIR",
            Gain(
                when("", ON_BANISHED_IN_CHALLENGE, to_hand(This(), IN_DISCARD)),
                All(yours_named("Jetsam")),
            ),
        ),
        inkable=False,
    ),
    character(
        "Bruno Madrigal - Undetected Uncle",
        (4, AMETHYST, (3, 3, 1), "Storyborn, Ally, Madrigal", (4, 39)),
        EVASIVE,
        exert_to(
            "YOU JUST HAVE TO SEE IT",
            NameCard(),
            Reveal(TopOfDeck()),
            If(
                WasNamed(REVEALED),
                seq(to_hand(REVEALED), GainLore(3)),
                Put(REVEALED, Place.DECK_TOP),
            ),
        ),
    ),
)
