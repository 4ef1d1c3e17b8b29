"""Characters that judges and set notes have been asked about, A to H."""

from __future__ import annotations

from typing import Final

from tintero.ability.conditions import Compare, Have, Not
from tintero.ability.effects import (
    Banish,
    Deal,
    Discard,
    Draw,
    GainLore,
    If,
    IfYouDo,
    May,
    Nothing,
    Pick,
    Place,
    Play,
    Put,
    Ready,
    Reveal,
    To,
    UnlessPays,
)
from tintero.ability.filters import (
    CHARACTER,
    OPPOSING_CHARACTER,
    YOUR_CHARACTER,
    YOUR_HAND,
    YOUR_ITEM,
    YOUR_OTHER_CHARACTER,
    Filter,
    Op,
)
from tintero.ability.quantities import Happened
from tintero.ability.select import All, Chosen, EventOther, OwnerOf, TopOfDeck
from tintero.ability.statics import Cant, Gain, PlayFor, PlayOnlyIf, WinAt
from tintero.ability.triggers import When
from tintero.cards.facts import CardFacts
from tintero.cards.starter._phrases import (
    CHOSEN,
    CHOSEN_OPPOSING,
    CHOSEN_YOURS,
    EXERTED,
    REVEALED,
    THAT,
    YOUR_TURN,
    discarded,
    give,
    happened,
    strength,
    strength_up_to,
    to_hand,
)
from tintero.cards.starter._write import (
    AMBER,
    AMETHYST,
    ANYWHERE,
    BODYGUARD,
    CHAR,
    EVASIVE,
    RUBY,
    RUSH,
    SAPPHIRE,
    STEEL,
    YOURS,
    always,
    character,
    on_play,
    on_quest,
    once_a_turn,
    outside,
    pay,
    resist,
    shift,
    when,
)
from tintero.events import Kind
from tintero.vocab import Deny

HEALS_YOURS: Final = When(Kind.DAMAGE_REMOVED, subject=YOUR_CHARACTER, by=YOURS)

CARDS: Final[tuple[CardFacts, ...]] = (
    character(
        "Angel - Experiment 624",
        (4, STEEL, (3, 3, 1), "Storyborn, Ally, Alien", (11, 191)),
        always("UNTOUCHABLE", Gain(resist(2)), if_=Not(Have(YOUR_HAND))),
        once_a_turn("GOOD AIM", (Discard(Chosen(YOUR_HAND)),), Deal(2, CHOSEN)),
    ),
    character(
        "Babyhead - Leader of Sid's Toys",
        (4, RUBY, (3, 3, 1), "Storyborn, Ally, Toy", (12, 119)),
        when("TIGHTEN THE BOLTS", When(Kind.PLAYED, by=YOURS, most=2), give(CHOSEN, strength(2))),
        when(
            "REPLACEMENT PARTS",
            When(Kind.BANISHED, subject=YOUR_OTHER_CHARACTER),
            Draw(),
            YOUR_TURN,
        ),
        inkable=False,
    ),
    character(
        "Belle - Apprentice Inventor",
        (3, SAPPHIRE, (3, 3, 1), "Storyborn, Hero, Princess, Inventor", (7, 159)),
        outside("WHAT A MESS", PlayFor((Banish(Chosen(YOUR_ITEM)),), if_=YOUR_TURN)),
    ),
    character(
        "Boo - Energetic Child",
        (3, RUBY, (0, 1, 1), "Storyborn, Hero", (13, 127)),
        RUSH,
        when(
            "KID-TASTROPHE!",
            When(Kind.CHALLENGED, this=True, other=Filter(CHAR, bounds=strength_up_to(3))),
            Banish(EventOther()),
        ),
        inkable=False,
    ),
    character(
        "Celia Mae - Friendly Receptionist",
        (3, AMBER, (3, 3, 2), "Storyborn, Ally, Monster", (13, 6)),
        on_play(
            "PLEASE HOLD",
            May(To(pay(1), Ready(CHOSEN_YOURS))),
            give(THAT, Cant(Deny.QUEST), Cant(Deny.CHALLENGE)),
        ),
        inkable=False,
    ),
    character(
        "Clawhauser - Safety Officer",
        (3, AMBER, (3, 5, 1), "Storyborn, Ally, Detective", (14, 15)),
        BODYGUARD,
        outside(
            "EVERYONE'S BUDDY",
            PlayOnlyIf(happened(Kind.PLAYED, Filter(CHAR, zone=ANYWHERE, other=True), YOURS)),
        ),
    ),
    character(
        "Dash Parr - Super Fast",
        (5, RUBY, (4, 4, 1), "Storyborn, Super, Hero", (13, 109)),
        shift(3),
        EVASIVE,
        on_quest(
            "FOLLOW ME!",
            IfYouDo(
                May(Reveal(TopOfDeck())),
                IfYouDo(May(Play(REVEALED, free=False)), Nothing(), Put(REVEALED, Place.DISCARD)),
            ),
        ),
    ),
    character(
        "Donald Duck - Flustered Sorcerer",
        (7, AMETHYST, (5, 6, 3), "Dreamborn, Ally, Sorcerer", (7, 73)),
        always("OBFUSCATE!", WinAt(25)),
        inkable=False,
    ),
    character(
        "Fa Zhou - War Hero",
        (3, STEEL, (2, 3, 1), "Storyborn, Hero", (7, 188)),
        when(
            "TRAINING EXERCISES",
            When(Kind.CHALLENGED, subject=YOUR_CHARACTER, other=CHARACTER),
            If(Compare(Happened(Kind.CHALLENGED), Op.EXACTLY, 2), GainLore(3)),
        ),
    ),
    character(
        "Genie - Main Attraction",
        (7, AMETHYST, (5, 5, 2), "Storyborn, Ally", (5, 49)),
        always(
            "PHENOMENAL SHOWMAN", Cant(Deny.READY_AT_START, All(OPPOSING_CHARACTER)), if_=EXERTED
        ),
        inkable=False,
    ),
    character(
        "Grand Pabbie - Oldest and Wisest",
        (7, SAPPHIRE, (3, 6, 3), "Storyborn, Mentor", (2, 148)),
        when("ANCIENT INSIGHT", HEALS_YOURS, GainLore(2)),
        inkable=False,
    ),
    character(
        "Rapunzel - Gifted Artist",
        (5, AMBER, (0, 6, 2), "Floodborn, Hero, Princess", (2, 19)),
        shift(3),
        when("LET YOUR POWER SHINE", HEALS_YOURS, May(Draw())),
    ),
    character(
        "Hades - Looking for a Deal",
        (5, AMETHYST, (3, 4, 1), "Storyborn, Villain, Deity", (10, 56)),
        on_play(
            "WHAT D'YA SAY?",
            IfYouDo(
                May(Pick(CHOSEN_OPPOSING)),
                UnlessPays(Draw(2), Put(THAT, Place.DECK_BOTTOM), OwnerOf(THAT)),
            ),
        ),
    ),
    character(
        "Hercules - Young Rescuer",
        (2, RUBY, (2, 1, 1), "Storyborn, Hero, Prince", (12, 123)),
        on_play(
            "HEROIC SACRIFICE", IfYouDo(May(Discard(All(YOUR_HAND))), to_hand(Chosen(discarded())))
        ),
        inkable=False,
    ),
)
