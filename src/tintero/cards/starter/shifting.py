"""Every kind of Shift, every way to pay for it, and characters to shift onto."""

from __future__ import annotations

from typing import Final

from tintero.ability.abilities import DeckRule
from tintero.ability.conditions import InChallenge, Is, Not, UsedShift, YourTurn
from tintero.ability.effects import (
    Banish,
    Deal,
    Draw,
    GainLore,
    If,
    LoseLore,
    May,
    MoveDamage,
    Place,
    Put,
    Ready,
    RemoveDamage,
    To,
)
from tintero.ability.filters import (
    ITEM,
    OPPOSING_CHARACTER,
    YOUR_CHARACTER,
    YOUR_OTHER_CHARACTER,
    Bound,
    Filter,
    Op,
)
from tintero.ability.quantities import EventAmount, StatOf
from tintero.ability.select import All, Candidate, Chosen, EachOpponent, EventCard, This, TopOfDeck
from tintero.ability.statics import (
    AlsoNamed,
    Can,
    DamageWith,
    EnterExerted,
    Gain,
    Instead,
    PayLess,
    ShiftBase,
    Would,
)
from tintero.ability.triggers import When
from tintero.cards.facts import CardFacts
from tintero.cards.starter._phrases import (
    ACTION_CARD,
    CHOSEN,
    CHOSEN_OPPOSING,
    CHOSEN_YOURS,
    YOUR_TURN,
    cant_quest,
    discarded,
    give,
    have_named,
    ink_exerted,
    ink_top,
    lore,
    opponent_discards_of_your_choice,
    stays_exerted,
    strength,
    strength_from,
    to_hand,
    willpower,
    yours_named,
    yours_of,
)
from tintero.cards.starter._write import (
    AMBER,
    AMETHYST,
    ANYWHERE,
    BODYGUARD,
    CHAR,
    EMERALD,
    EVASIVE,
    IN_DISCARD,
    IN_HAND,
    ITEMS,
    ON_ANY_CHALLENGE,
    ON_CHALLENGE,
    ON_QUEST,
    ON_YOUR_INK,
    ON_YOUR_START,
    OPPOSING,
    PLACES,
    RUBY,
    RUSH,
    SAPPHIRE,
    STEEL,
    SUPPORT,
    THEIRS,
    YOUR_NEXT_TURN,
    YOURS,
    always,
    challenger,
    character,
    exert_to,
    item,
    on_play,
    on_quest,
    outside,
    pay,
    resist,
    seq,
    shift,
    shift_discarding,
    use,
    when,
)
from tintero.events import Kind
from tintero.vocab import Allow, CardType, Pay, ShiftKind, Stat

# The two sides of a challenge are the only characters that it damages.
DAMAGES_IN_CHALLENGE: Final = When(
    Kind.DAMAGE_DEALT, subject=Filter(CHAR, tests=(InChallenge(Candidate()),)), other_this=True
)
OUTSIDE_CHALLENGE: Final = Filter(CHAR, other=True, tests=(Not(InChallenge(Candidate())),))

CARDS: Final[tuple[CardFacts, ...]] = (
    character(
        "Ursula - Eric's Bride",
        (4, AMBER, (2, 4, 2), "Floodborn, Villain, Princess, Sorcerer", (4, 24)),
        shift_discarding(Filter(owner=YOURS, zone=IN_HAND, song=1)),
        on_quest(
            "VANESSA'S DESIGN",
            opponent_discards_of_your_choice(
                Filter((CardType.ACTION, CardType.ITEM, CardType.LOCATION), THEIRS, IN_HAND)
            ),
        ),
        inkable=False,
    ),
    character(
        "Li Shang - Valorous General",
        (3, RUBY, (3, 2, 1), "Floodborn, Hero", (4, 112)),
        shift_discarding(Filter(CHAR, YOURS, IN_HAND)),
        always("LEAD THE CHARGE", lore(1, All(Filter(CHAR, YOURS, bounds=strength_from(4))))),
    ),
    character("Li Shang - General's Son", (1, RUBY, (2, 2, 1), "Storyborn, Hero", (4, 111))),
    character(
        "Olaf - Carrot Enthusiast",
        (3, SAPPHIRE, (1, 4, 2), "Floodborn, Ally", (4, 149)),
        shift_discarding(Filter(ITEMS, YOURS, IN_HAND)),
        on_quest(
            "CARROTS ALL AROUND!",
            give(All(YOUR_OTHER_CHARACTER), strength(StatOf(This(), Stat.STRENGTH))),
        ),
    ),
    character(
        "Aladdin - Brave Rescuer",
        (3, STEEL, (3, 3, 1), "Floodborn, Hero", (4, 171)),
        shift_discarding(Filter(PLACES, YOURS, IN_HAND)),
        on_quest("CRASHING THROUGH", May(Banish(Chosen(ITEM)))),
    ),
    character(
        "Thunderbolt - Wonder Dog",
        (5, AMBER + SAPPHIRE, (3, 7, 2), "Floodborn, Hero", (7, 23)),
        shift(3, ShiftKind.CLASSIFICATION, "Puppy"),
        BODYGUARD,
    ),
    character("Rolly - Hungry Pup", (3, AMBER, (3, 3, 1), "Storyborn, Puppy", (3, 21)), SUPPORT),
    character(
        "Patch - Intimidating Pup",
        (4, AMBER, (3, 4, 1), "Storyborn, Puppy", (3, 14)),
        exert_to("BARK", give(CHOSEN, strength(-2), until=YOUR_NEXT_TURN)),
    ),
    character(
        "Dalmatian Puppy - Tail Wagger",
        (2, AMBER, (2, 3, 1), "Storyborn, Puppy", (3, 4)),
        DeckRule(99, name="WHERE DID THEY ALL COME FROM?"),
    ),
    character(
        "The Madrigal Family - Every Generation",
        (5, AMBER + SAPPHIRE, (2, 8, 2), "Storyborn, Team, Madrigal", (13, 30)),
        shift(3, ShiftKind.CLASSIFICATION, "Madrigal"),
        when(
            "FAMILY BLESSINGS",
            When(Kind.DAMAGE_REMOVED, subject=YOUR_CHARACTER, by=YOURS),
            ink_top(),
            YOUR_TURN,
            1,
        ),
    ),
    character(
        "The Vine - Towering Stalk",
        (10, STEEL, (10, 10, 3), "Floodborn", (13, 197)),
        shift(7, ShiftKind.CLASSIFICATION, "Floodborn"),
        always(
            "SATURATE",
            Gain(
                BODYGUARD, All(Filter(CHAR, YOURS, other=True, classes=("Floodborn",), exerted=1))
            ),
        ),
        when(
            "HOSTILE SWARM",
            When(Kind.BANISHED, subject=yours_of("Floodborn")),
            Deal(1, All(OPPOSING_CHARACTER)),
            YourTurn(OPPOSING),
        ),
    ),
    character(
        "Baymax - Giant Robot",
        (6, EMERALD + SAPPHIRE, (5, 5, 2), "Floodborn, Hero, Robot", (7, 104)),
        shift(4, ShiftKind.UNIVERSAL),
        on_play("FUNCTIONALITY IMPROVED", If(UsedShift(), RemoveDamage(None, This(), up_to=False))),
        inkable=False,
    ),
    character(
        "Dash Parr & Violet Parr - Super Siblings",
        (8, RUBY + STEEL, (5, 5, 2), "Storyborn, Team, Super, Hero", (13, 133)),
        shift(6, ShiftKind.COMBO),
        EVASIVE,
        resist(1),
        when(
            "INCREDIBLE TACTICS",
            (ON_QUEST, ON_ANY_CHALLENGE),
            Draw(StatOf(This(), Stat.CARDS_UNDER)),
        ),
    ),
    character(
        "Dash Parr - Dodgeball Dynamo",
        (1, RUBY, (1, 1, 1), "Storyborn, Super, Hero", (13, 114)),
        EVASIVE,
    ),
    character(
        "Dash Parr - Lava Runner",
        (4, AMETHYST, (3, 2, 2), "Storyborn, Super, Hero", (12, 61)),
        RUSH,
        always("RECORD TIME", Can(Allow.QUEST_WHILE_DRYING)),
        inkable=False,
    ),
    character(
        "Violet Parr - Force Field Practice",
        (2, STEEL, (3, 2, 1), "Storyborn, Super, Hero", (13, 183)),
        resist(1),
    ),
    character(
        "Mickey Mouse & Minnie Mouse - Adventuring Duo",
        (7, EMERALD + SAPPHIRE, (5, 5, 5), "Dreamborn, Team, Hero", (13, 99)),
        shift(0, ShiftKind.DUO),
        always("THINKING OF YOU", Instead(Would.BE_BANISHED, ink_exerted(This()))),
    ),
    character(
        "Minnie Mouse - Quick-Thinking Inventor",
        (1, SAPPHIRE, (1, 2, 1), "Dreamborn, Hero, Inventor", (5, 152)),
        on_play("CAKE CATAPULT", give(CHOSEN, strength(-2))),
        inkable=False,
    ),
    character(
        "Minnie Mouse - Wide-Eyed Diver",
        (4, RUBY, (2, 3, 1), "Floodborn, Hero", (2, 114)),
        shift(2),
        EVASIVE,
        when(
            "UNDERSEA ADVENTURE",
            When(Kind.PLAYED, subject=ACTION_CARD, by=YOURS, nth=2),
            give(This(), lore(2)),
        ),
    ),
    character(
        "Sun Yee - Red Panda Spirit",
        (5, RUBY, (5, 5, 2), "Storyborn, Red Panda", (13, 119)),
        shift(2, ShiftKind.CLASSIFICATION, "Red Panda", temporary=True),
    ),
    character(
        "Grandma Wu - Fierce Red Panda",
        (7, RUBY, (5, 7, 1), "Storyborn, Mentor, Red Panda", (13, 120)),
        shift(4, temporary=True),
        when("INTIMIDATING CHARGE", ON_CHALLENGE, seq(GainLore(2), LoseLore(2, EachOpponent()))),
    ),
    character(
        "Grandma Wu - Wise Grandmother",
        (3, AMETHYST, (1, 4, 1), "Storyborn, Mentor, Red Panda", (13, 53)),
        challenger(2),
        when("ANCESTRAL UNDERSTANDING", When(Kind.SHIFTED, other_this=True, by=YOURS), GainLore(1)),
    ),
    character(
        "Meilin Lee - Popular Red Panda",
        (6, RUBY, (4, 5, 3), "Storyborn, Hero, Red Panda", (13, 125)),
        shift(3, temporary=True),
        when("KARAOKE QUEEN", When(Kind.SANG, this=True), GainLore(3), YOUR_TURN, 1),
    ),
    character(
        "Meilin Lee - Superficially Obedient",
        (2, AMETHYST, (2, 3, 1), "Storyborn, Hero, Red Panda", (13, 44)),
        when(
            "NEWFOUND CONFIDENCE",
            When(Kind.SHIFTED, other_this=True, by=YOURS),
            give(This(), Gain(EVASIVE), until=YOUR_NEXT_TURN),
        ),
    ),
    character(
        "Ming Lee - Giant Red Panda",
        (9, RUBY, (10, 10, 2), "Storyborn, Mentor, Giant, Red Panda", (13, 129)),
        shift(7, temporary=True),
        when("PATH OF DESTRUCTION", ON_CHALLENGE, seq(Ready(This()), cant_quest(This()))),
    ),
    character(
        "Ming Lee - Overprotective Parent",
        (4, AMETHYST, (3, 3, 2), "Storyborn, Mentor, Red Panda", (13, 49)),
        when(
            "YOU'RE GROUNDED",
            When(Kind.SHIFTED, other_this=True, by=YOURS),
            stays_exerted(Chosen(Filter(CHAR, OPPOSING, exerted=1))),
        ),
        inkable=False,
    ),
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
)
