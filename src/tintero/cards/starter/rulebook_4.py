"""Cards of the rulebook's own examples, chapters 6.4 to 6.5."""

from __future__ import annotations

from typing import Final

from tintero.ability.conditions import Both, Have, Is, Not
from tintero.ability.effects import Deal, Draw, GainLore, If, May, PutDamage, Rule, To
from tintero.ability.filters import (
    CHARACTER,
    OPPOSING_CHARACTER,
    YOUR_CHARACTER,
    YOUR_OTHER_CHARACTER,
    Filter,
)
from tintero.ability.quantities import EventAmount
from tintero.ability.select import All, EventCard, This
from tintero.ability.statics import Cant, Instead, PlayFor, Skip, Would
from tintero.ability.triggers import When
from tintero.cards.facts import CardFacts
from tintero.cards.starter._phrases import (
    CHOSEN,
    YOUR_TURN,
    give,
    happened,
    strength,
    strength_from,
    yours_of,
)
from tintero.cards.starter._write import (
    AMBER,
    ANYWHERE,
    CHAR,
    RUBY,
    SAPPHIRE,
    STEEL,
    SUPPORT,
    YOUR_NEXT_TURN,
    YOURS,
    action,
    always,
    character,
    does,
    item,
    location,
    on_play,
    outside,
    pay,
    shift,
    when,
    you_play,
)
from tintero.events import Kind
from tintero.vocab import Deny, Step

CARDS: Final[tuple[CardFacts, ...]] = (
    action(
        "Restoring Atlantis",
        (5, STEEL, (7, 201)),
        does(Rule((Cant(Deny.BE_CHALLENGED, All(YOUR_CHARACTER)),), YOUR_NEXT_TURN)),
        inkable=False,
    ),
    character(
        "Kida - Protector of Atlantis",
        (5, AMBER, (3, 5, 2), "Floodborn, Hero, Princess", (3, 7)),
        shift(3),
        on_play(
            "PERHAPS WE CAN SAVE OUR FUTURE",
            give(All(CHARACTER), strength(-3), until=YOUR_NEXT_TURN),
        ),
    ),
    character("Kida - Atlantean", (1, AMBER, (2, 2, 1), "Storyborn, Hero, Princess", (3, 6))),
    character(
        "Grumpy - Bad-Tempered",
        (4, AMBER, (3, 4, 1), "Storyborn, Ally, Seven Dwarfs", (2, 10)),
        always("THERE'S TROUBLE A-BREWIN'", strength(1, All(yours_of("Seven Dwarfs", other=True)))),
    ),
    character(
        "Happy - Good-Natured",
        (5, AMBER, (3, 5, 2), "Storyborn, Ally, Seven Dwarfs", (2, 11)),
        SUPPORT,
    ),
    item(
        "Weight Set",
        (3, STEEL, (2, 204)),
        when(
            "TRAINING",
            you_play(Filter(CHAR, zone=ANYWHERE, bounds=strength_from(4))),
            May(To(pay(1), Draw())),
        ),
    ),
    character(
        "Bashful - Hopeless Romantic",
        (4, AMBER, (2, 5, 3), "Storyborn, Ally, Seven Dwarfs", (2, 1)),
        always("OH, GOSH!", Cant(Deny.QUEST), if_=Not(Have(yours_of("Seven Dwarfs", other=True)))),
    ),
    character(
        "LeFou - Opportunistic Flunky",
        (3, STEEL, (2, 3, 1), "Dreamborn, Ally", (4, 181)),
        outside(
            "I LEARNED FROM THE BEST",
            PlayFor(if_=Both((YOUR_TURN, happened(Kind.BANISHED, OPPOSING_CHARACTER, extra=1)))),
        ),
    ),
    character(
        "Arthur - Determined Squire",
        (4, SAPPHIRE + STEEL, (6, 6, 3), "Storyborn, Hero", (8, 168)),
        always("NO MORE BOOKS", Skip(Step.DRAW)),
    ),
    location(
        "Snuggly Duckling - Disreputable Pub",
        (2, RUBY, (9, 0, 2), (4, 135)),
        when(
            "ROUTINE RUCKUS",
            When(
                Kind.CHALLENGED,
                subject=Filter(CHAR, bounds=strength_from(3)),
                other=CHARACTER,
                here=True,
            ),
            If(Is(EventCard(), Filter(bounds=strength_from(6))), GainLore(3), GainLore(1)),
        ),
    ),
    location(
        "Seven Dwarfs' Mine - Secure Fortress",
        (2, STEEL, (6, 1, 2), (5, 204)),
        when(
            "MOUNTAIN DEFENSE",
            When(Kind.MOVED, other_this=True, by=YOURS, nth=1),
            If(
                Is(EventCard(), Filter(classes=("Knight",))),
                May(Deal(2, CHOSEN)),
                May(Deal(1, CHOSEN)),
            ),
            YOUR_TURN,
        ),
    ),
    character(
        "Beast - Selfless Protector",
        (6, STEEL, (2, 8, 1), "Storyborn, Hero, Prince", (2, 172)),
        always(
            "SHIELD ANOTHER",
            Instead(
                Would.BE_DEALT_DAMAGE, PutDamage(EventAmount(), This()), All(YOUR_OTHER_CHARACTER)
            ),
        ),
    ),
    character(
        "Rapunzel - Ready for Adventure",
        (2, AMBER, (1, 2, 1), "Dreamborn, Hero, Princess", (10, 3)),
        SUPPORT,
        when(
            "ACT OF KINDNESS",
            When(Kind.CHOSEN, subject=YOUR_CHARACTER, extra=2),
            give(
                EventCard(), Instead(Would.BE_DEALT_DAMAGE, None, once=True), until=YOUR_NEXT_TURN
            ),
        ),
    ),
)
