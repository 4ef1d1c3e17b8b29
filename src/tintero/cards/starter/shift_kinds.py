"""Every kind of Shift and every way to pay for it, with characters to shift onto."""

from __future__ import annotations

from typing import Final

from tintero.ability.abilities import DeckRule
from tintero.ability.conditions import UsedShift, YourTurn
from tintero.ability.effects import (
    Banish,
    Deal,
    Draw,
    GainLore,
    If,
    LoseLore,
    May,
    Ready,
    RemoveDamage,
)
from tintero.ability.filters import (
    ITEM,
    OPPOSING_CHARACTER,
    YOUR_CHARACTER,
    YOUR_OTHER_CHARACTER,
    Filter,
)
from tintero.ability.quantities import StatOf
from tintero.ability.select import All, Chosen, EachOpponent, This
from tintero.ability.statics import Can, Gain, Instead, Would
from tintero.ability.triggers import When
from tintero.cards.facts import CardFacts
from tintero.cards.starter._phrases import (
    ACTION_CARD,
    CHOSEN,
    YOUR_TURN,
    cant_quest,
    give,
    ink_exerted,
    ink_top,
    lore,
    opponent_discards_of_your_choice,
    stays_exerted,
    strength,
    strength_from,
    yours_of,
)
from tintero.cards.starter._write import (
    AMBER,
    AMETHYST,
    BODYGUARD,
    CHAR,
    EMERALD,
    EVASIVE,
    IN_HAND,
    ITEMS,
    ON_ANY_CHALLENGE,
    ON_CHALLENGE,
    ON_QUEST,
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
    on_play,
    on_quest,
    resist,
    seq,
    shift,
    shift_discarding,
    when,
)
from tintero.events import Kind
from tintero.vocab import Allow, CardType, ShiftKind, Stat

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
)
