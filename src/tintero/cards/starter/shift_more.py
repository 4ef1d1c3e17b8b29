"""More characters with Shift, or that Shift speaks of."""

from __future__ import annotations

from typing import Final

from tintero.ability.abilities import Has
from tintero.ability.conditions import InChallenge, Is, Not, StillThere, UsedShift
from tintero.ability.effects import Banish, Deal, Draw, If, May, MoveDamage, Place, Play, Put, To
from tintero.ability.filters import OPPOSING_CHARACTER, YOUR_CHARACTER, Bound, Filter, Op
from tintero.ability.quantities import EventAmount
from tintero.ability.select import All, Candidate, Chosen, EventCard, This, TopOfDeck
from tintero.ability.statics import AlsoNamed, DamageWith, EnterExerted, Gain, PayLess, ShiftBase
from tintero.ability.triggers import When
from tintero.cards.facts import CardFacts
from tintero.cards.starter._phrases import (
    CHARACTER_CARD,
    CHOSEN,
    CHOSEN_OPPOSING,
    CHOSEN_YOURS,
    YOUR_TURN,
    discarded,
    give,
    have_named,
    loot,
    strength,
    to_hand,
    willpower,
    yours_named,
)
from tintero.cards.starter._write import (
    AMBER,
    AMETHYST,
    ANYWHERE,
    BODYGUARD,
    CHAR,
    EMERALD,
    IN_DISCARD,
    ON_YOUR_INK,
    ON_YOUR_START,
    RUBY,
    RUSH,
    SAPPHIRE,
    STEEL,
    YOUR_NEXT_TURN,
    YOURS,
    always,
    character,
    item,
    on_play,
    on_quest,
    outside,
    pay,
    shift,
    use,
    when,
)
from tintero.events import Kind
from tintero.vocab import Keyword, Pay, ShiftKind, Stat

# The two sides of a challenge are the only characters that it damages.
DAMAGES_IN_CHALLENGE: Final = When(
    Kind.DAMAGE_DEALT, subject=Filter(CHAR, tests=(InChallenge(Candidate()),)), other_this=True
)
OUTSIDE_CHALLENGE: Final = Filter(CHAR, other=True, tests=(Not(InChallenge(Candidate())),))

CARDS: Final[tuple[CardFacts, ...]] = (
    character(
        "Posey - Vampire Potato",
        (7, EMERALD, (7, 8, 2), "Storyborn, Monster", (13, 91)),
        shift(5, ShiftKind.ITEM_NAMED, "Potato"),
    ),
    item("Potato", (1, EMERALD, (13, 105)), outside("FULL OF POTENTIAL", EnterExerted())),
    character(
        "Morph - Little Imitator",
        (2, AMETHYST, (1, 2, 1), "Storyborn, Ally, Alien", (13, 57)),
        always("ADVANCED MIMICRY", ShiftBase()),
    ),
    character(
        "Turbo - Royal Hack",
        (2, RUBY, (2, 3, 1), "Storyborn, Villain, Racer", (5, 106)),
        RUSH,
        always("GAME JUMP", AlsoNamed("King Candy", shift_only=True)),
        inkable=False,
    ),
    character(
        "Chip 'n' Dale - Recovery Rangers",
        (8, AMBER, (6, 6, 3), "Floodborn, Hero", (6, 14)),
        shift(5),
        when("SEARCH AND RESCUE", ON_YOUR_INK, May(to_hand(Chosen(discarded(CHAR)))), YOUR_TURN),
        inkable=False,
    ),
    character(
        "Chip - Retrieval Expert",
        (4, AMBER, (2, 4, 1), "Storyborn, Hero", (12, 14)),
        on_play(
            "THERE YOU ARE!",
            May(
                to_hand(
                    Chosen(
                        Filter(
                            CHAR, YOURS, IN_DISCARD, bounds=(Bound(Stat.WILLPOWER, Op.AT_LEAST, 4),)
                        )
                    )
                )
            ),
        ),
        always("FRIENDLY ASSIST", willpower(1, All(yours_named("Dale")))),
        inkable=False,
    ),
    character(
        "Dale - Mischievous Ranger",
        (4, AMBER, (3, 4, 1), "Storyborn, Hero", (6, 18)),
        on_play(
            "NUTS ABOUT PRANKS",
            May(
                To(
                    Put(TopOfDeck(3), Place.DISCARD),
                    give(CHOSEN, strength(-3), until=YOUR_NEXT_TURN),
                )
            ),
        ),
    ),
    character(
        "Dale - Ready for His Shot",
        (4, AMBER, (0, 4, 2), "Dreamborn, Hero", (12, 22)),
        always("SPIKE SUIT", DamageWith(Stat.WILLPOWER, All(YOUR_CHARACTER))),
    ),
    character(
        "Prince Eric - Ursula's Groom",
        (6, AMBER, (5, 5, 2), "Floodborn, Hero, Prince", (4, 22)),
        shift(4),
        always("UNDER VANESSA'S SPELL", Gain(BODYGUARD), willpower(2), if_=have_named("Ursula")),
    ),
    character(
        "Mulan - Elite Archer",
        (6, RUBY, (2, 6, 2), "Floodborn, Hero, Princess", (4, 114)),
        shift(5),
        on_play("STRAIGHT SHOOTER", If(UsedShift(), give(This(), strength(3)))),
        when(
            "TRIPLE SHOT",
            DAMAGES_IN_CHALLENGE,
            Deal(EventAmount(), Chosen(OUTSIDE_CHALLENGE, 2, up_to=True)),
            YOUR_TURN,
        ),
    ),
    character(
        "Namaari - Heir of Fang",
        (3, RUBY, (2, 3, 1), "Storyborn, Villain, Princess", (4, 117)),
        when(
            "TWO-WEAPON FIGHTING",
            DAMAGES_IN_CHALLENGE,
            May(Deal(EventAmount(), Chosen(OUTSIDE_CHALLENGE))),
            YOUR_TURN,
        ),
        inkable=False,
    ),
    character(
        "Hiro Hamada - Future Champion",
        (3, EMERALD, (3, 3, 1), "Storyborn, Hero, Inventor", (7, 90)),
        when(
            "ORIGIN STORY",
            When(
                Kind.SHIFTED,
                subject=Filter(CHAR, classes=("Floodborn",)),
                other_this=True,
                by=YOURS,
            ),
            Draw(),
        ),
    ),
    character(
        "Yokai - Intellectual Schemer",
        (2, EMERALD + SAPPHIRE, (1, 2, 1), "Storyborn, Villain, Inventor", (7, 97)),
        always("INNOVATE", PayLess(1, Filter(CHAR, YOURS, ANYWHERE), payment=Pay.SHIFT)),
    ),
    character(
        "Luisa Madrigal - Confident Climber",
        (5, AMETHYST, (6, 4, 1), "Floodborn, Ally, Madrigal", (12, 60)),
        shift(3),
        use(
            "I CAN TAKE IT",
            (pay(1),),
            MoveDamage(1, CHOSEN_YOURS, This()),
            If(
                Is(This(), Filter(bounds=(Bound(Stat.DAMAGE, Op.AT_LEAST, 3),))),
                MoveDamage(None, This(), CHOSEN_OPPOSING, up_to=False),
            ),
        ),
    ),
    character(
        "Beast - Tragic Hero",
        (5, STEEL, (3, 5, 2), "Floodborn, Hero, Prince", (2, 173)),
        shift(3),
        when(
            "IT'S BETTER THIS WAY",
            ON_YOUR_START,
            If(Is(This(), Filter(damaged=0)), Draw(), give(This(), strength(4))),
        ),
    ),
    character(
        "Te Kā - Elemental Terror",
        (10, AMETHYST + RUBY, (12, 12, 3), "Floodborn, Villain, Deity", (7, 54)),
        shift(7),
        when(
            "ANCIENT RAGE",
            When(Kind.EXERTED, subject=OPPOSING_CHARACTER),
            Banish(EventCard()),
            YOUR_TURN,
        ),
    ),
    character(
        "Maleficent & Diablo - Evil Incarnate",
        (7, AMETHYST + STEEL, (6, 5, 2), "Storyborn, Team, Villain, Sorcerer", (13, 63)),
        shift(5),
        Has(
            Keyword.SHIFT,
            costs=(Put(Chosen(discarded(CHAR), 5, ordered=True), Place.DECK_BOTTOM),),
            name="FOOLS!",
        ),
        when("RAVEN'S CALL", When(Kind.EXERTED, this=True), Draw(), YOUR_TURN),
    ),
    character(
        "Rapunzel & Flynn Rider - Unlikely Pair",
        (5, EMERALD + STEEL, (4, 4, 2), "Storyborn, Team, Hero, Prince, Princess", (13, 100)),
        shift(3),
        on_quest("CLEVER SWAP", May(loot())),
        when(
            "FRESH START",
            When(Kind.DISCARDED, subject=CHARACTER_CARD, by=YOURS),
            If(StillThere(EventCard(), IN_DISCARD), May(Play(EventCard(), free=False))),
            YOUR_TURN,
        ),
    ),
)
