"""Cards that use a word few others use."""

from __future__ import annotations

from typing import Final

from tintero.ability.conditions import HasDrops, Have, Not, RemovedDrops, UsedShift
from tintero.ability.effects import (
    Deal,
    Discard,
    Draw,
    EachDoes,
    GainLore,
    GetDrops,
    If,
    LoseLore,
    PayInk,
    Pick,
    ReadyInk,
    To,
    UnlessPays,
)
from tintero.ability.filters import YOUR_CHARACTER, YOUR_HAND, YOUR_OTHER_CHARACTER, Filter
from tintero.ability.quantities import Capped, Result, StatOf, Until_
from tintero.ability.select import (
    All,
    AtRandom,
    Chosen,
    EachOpponent,
    EachPlayer,
    EventCard,
    EventOther,
    OwnerOf,
    They,
    This,
)
from tintero.ability.statics import Cant, Gain, GainClass, InkExerted
from tintero.ability.triggers import When
from tintero.cards.facts import CardFacts
from tintero.cards.starter._phrases import (
    CHOSEN,
    CHOSEN_YOURS,
    EXERTED,
    THAT,
    YOUR_TURN,
    give,
    strength,
    to_hand,
)
from tintero.cards.starter._write import (
    AMBER,
    AMETHYST,
    CHAR,
    EMERALD,
    EVASIVE,
    EXERT,
    IN_INKWELL,
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
    exert_to,
    item,
    location,
    on_play,
    on_quest,
    pay,
    resist,
    seq,
    shift,
    song,
    use,
    when,
)
from tintero.events import Kind
from tintero.vocab import Deny, Stat

CARDS: Final[tuple[CardFacts, ...]] = (
    character(
        "Yzma - Conniving Chemist",
        (4, AMETHYST, (3, 3, 2), "Storyborn, Villain, Sorcerer", (6, 56)),
        exert_to("FEEL THE POWER", If(Have(YOUR_HAND, 0, 2), Draw(Until_(3)))),
    ),
    action(
        "Desperate Plan",
        (3, STEEL, (8, 201)),
        does(
            If(
                Not(Have(YOUR_HAND)),
                Draw(Until_(3)),
                seq(Discard(Chosen(YOUR_HAND, None)), Draw(Result("discard"))),
            )
        ),
        inkable=False,
    ),
    character(
        "Mufasa - Ruler of Pride Rock",
        (8, SAPPHIRE, (4, 9, 4), "Storyborn, Mentor, King", (5, 150)),
        on_play(
            "A DELICATE BALANCE",
            ReadyInk(exert=True),
            to_hand(AtRandom(Filter(owner=YOURS, zone=IN_INKWELL), 2)),
        ),
        on_quest("EVERYTHING THE LIGHT TOUCHES", ReadyInk()),
        inkable=False,
    ),
    character(
        "Daisy Duck - Paranormal Investigator",
        (6, SAPPHIRE, (4, 6, 2), "Floodborn, Hero, Detective", (10, 154)),
        shift(4),
        SUPPORT,
        always("STRANGE HAPPENINGS", InkExerted(), if_=EXERTED),
    ),
    character(
        "Madam Mim - Bauble Chaser",
        (1, AMETHYST, (2, 1, 1), "Dreamborn, Villain, Sorcerer", (14, 46)),
        always("HARD TO HANDLE", Gain(EVASIVE), if_=HasDrops()),
    ),
    character(
        "Madam Mim - Resourceful Trickster",
        (8, AMETHYST, (7, 5, 3), "Dreamborn, Villain, Sorcerer", (14, 59)),
        on_play("UPPER HAND", If(RemovedDrops(), Draw(2))),
        when("BAUBLE GAME", When(Kind.DROPS_REMOVED, by=YOURS), Draw(), YOUR_TURN, 1),
    ),
    character(
        "Merlin - Ink Drop Tinkerer",
        (7, AMETHYST, (6, 8, 3), "Dreamborn, Mentor, Sorcerer", (14, 52)),
        shift(5),
        on_play("WHAT A DISCOVERY!", If(UsedShift(), GetDrops(2), GetDrops(1))),
        inkable=False,
    ),
    song("Higitus Figitus", (6, AMETHYST, (14, 62)), does(GetDrops(3))),
    location(
        "Port Authority - Center Hub",
        (4, AMBER, (8, 2, 1), (14, 34)),
        when(
            "WELCOME TO TOWN",
            When(Kind.MOVED, other_this=True),
            EachDoes(EachPlayer(), (GetDrops(1, They()), GainLore(1, They()))),
            YOUR_TURN,
            1,
        ),
        inkable=False,
        classes=("Hyperia City",),
    ),
    character(
        "Mulan - Resourceful Recruit",
        (2, EMERALD, (1, 4, 0), "Storyborn, Hero, Princess", (11, 69)),
        on_quest("RIGOROUS TRAINING", GainLore(Capped(StatOf(This(), Stat.STRENGTH), 6))),
    ),
    action(
        "Nani's Payback",
        (4, RUBY, (11, 127)),
        does(
            Pick(CHOSEN_YOURS),
            LoseLore(Capped(StatOf(THAT, Stat.DAMAGE), 4), EachOpponent()),
            Draw(),
        ),
    ),
    item(
        "Detective's Badge",
        (1, SAPPHIRE, (10, 166)),
        use(
            "PROTECT AND SERVE",
            (EXERT, pay(1)),
            give(CHOSEN, Gain(resist(1)), GainClass("Detective"), until=YOUR_NEXT_TURN),
        ),
    ),
    character(
        "Chief Bogo - Calling the Shots",
        (4, STEEL, (4, 1, 1), "Storyborn", (10, 185)),
        always("MY JURISDICTION", Cant(Deny.BE_DEALT_DAMAGE), if_=YOUR_TURN),
        always("DEPUTIZE", GainClass("Detective", All(YOUR_OTHER_CHARACTER))),
    ),
    character(
        "Peter Pan - Lost Boy Leader",
        (4, EMERALD, (3, 3, 1), "Dreamborn, Hero", (3, 82)),
        when(
            "I CAME TO LISTEN TO THE STORIES",
            When(Kind.MOVED, this=True),
            GainLore(StatOf(EventOther(), Stat.LORE)),
            limit=1,
        ),
    ),
    character(
        "Tiana - Restaurant Owner",
        (3, AMBER, (1, 4, 2), "Storyborn, Hero, Princess", (6, 16)),
        when(
            "SPECIAL RESERVATION",
            When(Kind.CHALLENGED, other=YOUR_CHARACTER),
            UnlessPays(give(EventCard(), strength(-3)), PayInk(3, They()), OwnerOf(EventCard())),
            EXERTED,
        ),
        inkable=False,
    ),
    character(
        "Scar - Heartless Hunter",
        (5, RUBY, (4, 2, 3), "Storyborn, Villain", (6, 127)),
        on_play(
            "TEETH AND AMBITIONS",
            To(Deal(2, CHOSEN_YOURS), Deal(2, Chosen(Filter(CHAR, other=True), label="second"))),
        ),
        inkable=False,
    ),
)
