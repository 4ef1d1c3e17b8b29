"""Cards with static abilities that few others have: what is lost or forbidden."""

from __future__ import annotations

from typing import Final

from tintero.ability.conditions import Compare, Have, Is, Not, YourTurn
from tintero.ability.effects import (
    Banish,
    Discard,
    Exert,
    May,
    OneOf,
    Ready,
    Rule,
)
from tintero.ability.filters import (
    CHARACTER,
    YOUR_CHARACTER,
    YOUR_HAND,
    Filter,
    Op,
)
from tintero.ability.quantities import Happened
from tintero.ability.select import All, Candidate, Chosen, That, This
from tintero.ability.statics import (
    ActLimit,
    Cant,
    CantGain,
    EnterExerted,
    Gain,
    Lose,
    LoseAbility,
    Modify,
)
from tintero.ability.triggers import When
from tintero.cards.facts import CardFacts
from tintero.cards.starter._phrases import (
    CHOSEN,
    CHOSEN_OPPOSING,
    EXERTED,
    THAT,
    YOUR_TURN,
    cant_quest,
    give,
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
    ITEMS,
    ON_BANISHING_IN_CHALLENGE,
    ON_YOUR_START,
    OPPOSING,
    RECKLESS,
    RUBY,
    STEEL,
    THEIR_NEXT_TURN,
    THEIRS,
    YOUR_NEXT_TURN,
    YOURS,
    action,
    always,
    challenger,
    character,
    does,
    item,
    on_play,
    outside,
    resist,
    seq,
    singer,
    song,
    when,
)
from tintero.events import Kind
from tintero.vocab import Act, CardType, Deny, Keyword, Stat, Until

PETER_PAN: Final = All(Filter(CHAR, names=("Peter Pan",)))

CARDS: Final[tuple[CardFacts, ...]] = (
    character(
        "Flash - Efficient Clerk",
        (2, STEEL, (3, 2, 2), "Storyborn, Ally", (14, 171)),
        resist(1),
        always(
            "TAKE...YOUR...TIME",
            Lose(Keyword.RUSH, All(CHARACTER)),
            CantGain(Keyword.RUSH, All(CHARACTER)),
        ),
        inkable=False,
    ),
    character(
        "Captain Hook - Master Swordsman",
        (5, RUBY, (5, 4, 1), "Dreamborn, Villain, Pirate, Captain", (3, 105)),
        when(
            "NEMESIS",
            ON_BANISHING_IN_CHALLENGE,
            seq(Ready(This()), cant_quest(This())),
            YOUR_TURN,
        ),
        always(
            "MAN-TO-MAN",
            Lose(Keyword.EVASIVE, PETER_PAN),
            CantGain(Keyword.EVASIVE, PETER_PAN),
        ),
    ),
    character(
        "Buzz Lightyear - Grounded",
        (3, EMERALD, (4, 4, 1), "Storyborn, Hero, Toy, Captain", (13, 76)),
        always("NOT A FLYING TOY", CantGain(Keyword.EVASIVE)),
    ),
    character(
        "Maui - Soaring Demigod",
        (3, RUBY, (5, 2, 0), "Storyborn, Hero, Deity", (3, 113)),
        RECKLESS,
        when(
            "IN MA BELLY",
            When(Kind.QUESTED, subject=yours_named("HeiHei")),
            give(This(), Modify(Stat.LORE, 1), Lose(Keyword.RECKLESS)),
        ),
        inkable=False,
    ),
    action(
        "We've Got Company!",
        (3, RUBY, (7, 147)),
        does(Ready(All(YOUR_CHARACTER, "they")), give(That("they"), Gain(RECKLESS))),
        inkable=False,
    ),
    character(
        "Angela - Night Warrior",
        (3, STEEL, (2, 3, 1), "Dreamborn, Ally, Gargoyle", (11, 187)),
        on_play(
            "SHADOW POWER",
            May(give(CHOSEN, Gain(challenger(2)), Gain(resist(2)), until=YOUR_NEXT_TURN)),
        ),
        always("ETERNAL NIGHT", LoseAbility("STONE BY DAY", All(yours_of("Gargoyle")))),
    ),
    character(
        "Broadway - Sturdy and Strong",
        (5, STEEL, (4, 6, 2), "Storyborn, Ally, Gargoyle", (10, 190)),
        BODYGUARD,
        always("STONE BY DAY", Cant(Deny.READY), if_=Have(YOUR_HAND, 3)),
    ),
    character(
        "Peter Pan - Never Land Prankster",
        (7, EMERALD, (4, 6, 1), "Storyborn, Hero", (6, 85)),
        outside("LOOK INNOCENT", EnterExerted()),
        always(
            "CAN'T TAKE A JOKE?",
            Cant(
                Deny.GAIN_LORE,
                None,
                players=OPPOSING,
                if_=Not(Compare(Happened(Kind.CHALLENGED, by=THEIRS), Op.AT_LEAST, 1)),
            ),
            if_=EXERTED,
        ),
    ),
    character(
        "Pepa Madrigal - Weather Maker",
        (5, AMETHYST, (1, 5, 1), "Storyborn, Ally, Madrigal", (4, 53)),
        on_play(
            "IT LOOKS LIKE RAIN",
            May(Exert(CHOSEN_OPPOSING)),
            give(
                THAT,
                Cant(Deny.READY_AT_START, if_=Not(Is(Candidate(), Filter(at_location=1)))),
                until=THEIR_NEXT_TURN,
            ),
        ),
        inkable=False,
    ),
    character(
        "Prince Charming - Protector of the Realm",
        (7, STEEL, (3, 10, 2), "Dreamborn, Hero, Prince", (10, 189)),
        BODYGUARD,
        always("PROTECTIVE PRESENCE", ActLimit(Act.CHALLENGE)),
    ),
    item(
        "Containment Unit",
        (2, STEEL, (11, 203)),
        on_play(
            "GOT YOU NOW",
            give(CHOSEN, Cant(Deny.CHALLENGE), Cant(Deny.QUEST), until=Until.WHILE_IN_PLAY),
        ),
        when(
            "POWER SUPPLY",
            ON_YOUR_START,
            OneOf((Discard(Chosen(YOUR_HAND)), Banish(This()))),
        ),
        inkable=False,
    ),
    character(
        "Meilin Lee - Lead Vocalist",
        (1, AMBER, (0, 3, 1), "Dreamborn, Hero, Red Panda", (13, 7)),
        singer(3),
        always(
            "BAND LOYALTY",
            Cant(
                Deny.SING,
                against=Filter(song=1, zone=ANYWHERE, no_keyword=Keyword.SING_TOGETHER),
            ),
        ),
    ),
    character(
        "Koda - Talkative Cub",
        (2, AMBER, (2, 1, 2), "Storyborn, Ally", (5, 1)),
        always("TELL EVERYBODY", Cant(Deny.LOSE_LORE, None, players=YOURS), if_=YourTurn(OPPOSING)),
    ),
    character(
        "Vincenzo Santorini - On the Run",
        (4, RUBY, (4, 2, 2), "Dreamborn, Ally", (12, 124)),
        EVASIVE,
        always("NEUTRALIZE", Cant(Deny.READY_AT_START, All(Filter(ITEMS, OPPOSING)))),
    ),
    song(
        "Keep the Ancient Ways",
        (2, STEEL, (11, 196)),
        does(
            Rule(
                (
                    Cant(
                        Deny.PLAY,
                        None,
                        players=OPPOSING,
                        what=Filter((CardType.ACTION, CardType.ITEM), zone=ANYWHERE),
                    ),
                ),
                YOUR_NEXT_TURN,
            )
        ),
    ),
)
