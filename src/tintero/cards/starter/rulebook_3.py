"""Cards of the rulebook's own examples, chapters 6.1 to 6.3."""

from __future__ import annotations

from typing import Final

from tintero.ability.abilities import Triggered
from tintero.ability.conditions import AnyPlayer, Both, Compare, Have, StillThere, UsedShift
from tintero.ability.effects import (
    Banish,
    Discard,
    Draw,
    GainLore,
    If,
    Later,
    LoseLore,
    May,
    OneOf,
    Place,
    Play,
    Put,
    Ready,
    To,
)
from tintero.ability.filters import (
    CHARACTER,
    ITEM,
    YOUR_CHARACTER,
    YOUR_HAND,
    YOUR_ITEM,
    YOUR_LOCATION,
    Filter,
    Op,
)
from tintero.ability.quantities import LoreOf
from tintero.ability.select import Chosen, EachOpponent, EventCard, EventOther, OwnerOf, They, This
from tintero.ability.statics import Gain, PayLess
from tintero.ability.triggers import When
from tintero.cards.facts import CardFacts
from tintero.cards.starter._phrases import (
    CHOSEN,
    CHOSEN_OPPOSING,
    CHOSEN_YOURS,
    EXERTED,
    THAT,
    YOUR_TURN,
    cant_quest,
    give,
    ink_exerted,
    look_for,
    lore,
    next_costs_less,
    strength,
)
from tintero.cards.starter._write import (
    AMBER,
    AMETHYST,
    ANYWHERE,
    CHAR,
    EMERALD,
    EVASIVE,
    EXERT,
    IN_DECK,
    IN_DISCARD,
    ON_BANISHING_IN_CHALLENGE,
    ON_YOUR_END,
    ON_YOUR_START,
    PLACES,
    RUBY,
    RUSH,
    SAPPHIRE,
    STEEL,
    WARD,
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
    sing_together,
    song,
    use,
    when,
)
from tintero.events import Kind

CARDS: Final[tuple[CardFacts, ...]] = (
    song(
        "Painting the Roses Red",
        (2, AMBER, (2, 30)),
        does(give(Chosen(CHARACTER, 2, up_to=True), strength(-1)), Draw()),
    ),
    character(
        "The Queen - Commanding Presence",
        (5, AMBER, (4, 3, 2), "Floodborn, Villain, Queen", (2, 26)),
        shift(2),
        on_quest(
            "WHO IS THE FAIREST?",
            give(CHOSEN_OPPOSING, strength(-4)),
            give(Chosen(CHARACTER, label="second"), strength(4)),
        ),
    ),
    character(
        "Genie - Supportive Friend",
        (4, AMETHYST, (3, 5, 1), "Storyborn, Ally", (3, 38)),
        on_quest("THREE WISHES", May(To(Put(This(), Place.SHUFFLED), Draw(3)))),
        inkable=False,
    ),
    character(
        "Judy Hopps - Optimistic Officer",
        (3, SAPPHIRE, (2, 3, 2), "Storyborn, Hero", (2, 152)),
        on_play("DON'T CALL ME CUTE", May(Banish(Chosen(ITEM))), Draw(1, OwnerOf(THAT))),
    ),
    character(
        "Megara - Captivating Cynic",
        (3, EMERALD, (3, 6, 2), "Storyborn, Ally", (4, 79)),
        on_play("SHADY DEAL", OneOf((Discard(Chosen(YOUR_HAND)), Banish(This())))),
        inkable=False,
    ),
    character(
        "Donald Duck - Pie Slinger",
        (5, RUBY, (3, 6, 1), "Floodborn, Hero, Knight", (5, 107)),
        shift(4),
        on_play("HUMBLE PIE", If(UsedShift(), LoseLore(2, EachOpponent()))),
        always(
            "RAGING DUCK",
            strength(6),
            if_=AnyPlayer(EachOpponent(), Compare(LoreOf(They()), Op.AT_LEAST, 10)),
        ),
    ),
    item(
        "Map of Treasure Planet",
        (3, STEEL, (3, 201)),
        exert_to("KEY TO THE PORTAL", next_costs_less(1, Filter(PLACES, YOURS, ANYWHERE))),
        always("SHOW THE WAY", PayLess(1, YOUR_CHARACTER, move=True)),
    ),
    location("Nottingham - Prince John's Castle", (2, STEEL, (6, 1, 1), (3, 203))),
    character(
        "Ursula - Deceiver of All",
        (3, EMERALD, (2, 3, 1), "Dreamborn, Villain, Sorcerer", (3, 91)),
        when(
            "WHAT A DEAL",
            When(Kind.SANG, this=True),
            If(StillThere(EventOther(), IN_DISCARD), May(Play(EventOther(), then_bottom=True))),
        ),
    ),
    character(
        "Lilo - Escape Artist",
        (2, AMBER, (1, 2, 2), "Storyborn, Hero", (6, 2)),
        Triggered(
            (ON_YOUR_START,),
            If(StillThere(This(), IN_DISCARD), May(Play(This(), free=False, exerted=True))),
            "NO PLACE I'D RATHER BE",
            zone=IN_DISCARD,
        ),
    ),
    character(
        "Triton - Young Prince",
        (4, SAPPHIRE, (3, 4, 1), "Dreamborn, Prince", (4, 160)),
        always("SUPERIOR SWIMMER", Gain(EVASIVE), if_=YOUR_TURN),
        when(
            "KEEPER OF ATLANTICA",
            When(Kind.BANISHED, subject=YOUR_LOCATION),
            May(ink_exerted(EventCard(), IN_DISCARD)),
        ),
    ),
    character(
        "Taffyta Muttonfudge - Sour Speedster",
        (4, RUBY, (3, 3, 1), "Floodborn, Ally, Racer", (5, 117)),
        shift(2),
        when("NEW ROSTER", When(Kind.MOVED, this=True), GainLore(2), limit=1),
    ),
    character(
        "Taffyta Muttonfudge - Ruthless Rival",
        (2, RUBY, (2, 2, 2), "Storyborn, Ally, Racer", (5, 103)),
    ),
    action(
        "Dodge!",
        (2, EMERALD, (4, 93)),
        does(give(CHOSEN, Gain(WARD), Gain(EVASIVE), until=YOUR_NEXT_TURN)),
    ),
    action("Good Job!", (1, AMBER, (6, 27)), does(give(CHOSEN, lore(1)))),
    character(
        "Noi - Orphaned Thief",
        (2, SAPPHIRE, (1, 2, 2), "Storyborn, Ally", (2, 155)),
        always("HIDE AND SEEK", Gain(resist(1)), Gain(WARD), if_=Have(YOUR_ITEM)),
    ),
    character(
        "Jafar - Striking Illusionist",
        (7, AMETHYST, (4, 5, 1), "Floodborn, Villain, Sorcerer", (3, 42)),
        shift(5),
        EVASIVE,
        when(
            "POWER BEYOND MEASURE",
            When(Kind.DREW, by=YOURS),
            GainLore(1),
            Both((YOUR_TURN, EXERTED)),
        ),
    ),
    location(
        "Thebes - The Big Olive",
        (2, STEEL, (7, 0, 1), (4, 204)),
        when(
            "IF YOU CAN MAKE IT HERE...",
            When(Kind.BANISHED_IN_CHALLENGE, extra=1, here=True),
            GainLore(2),
            YOUR_TURN,
        ),
    ),
    song(
        "Look at This Family",
        (7, AMBER, (4, 28)),
        sing_together(7),
        does(look_for(5, Filter(CHAR, zone=IN_DECK), 2, up_to=True)),
    ),
    character(
        "Scar - Vicious Cheater",
        (7, RUBY, (6, 5, 2), "Storyborn, Villain", (2, 125)),
        RUSH,
        when(
            "DADDY ISN'T HERE TO SAVE YOU",
            ON_BANISHING_IN_CHALLENGE,
            seq(May(Ready(This())), cant_quest(This())),
            YOUR_TURN,
        ),
        inkable=False,
    ),
    action(
        "Candy Drift",
        (2, AMBER + RUBY, (8, 39)),
        does(
            Draw(),
            give(CHOSEN_YOURS, strength(5)),
            Later(Triggered((ON_YOUR_END,), Banish(THAT)), once=True),
        ),
    ),
    item(
        "Fang Crossbow",
        (3, SAPPHIRE, (2, 166)),
        use("CAREFUL AIM", (EXERT, pay(2)), give(CHOSEN, strength(-2))),
        use(
            "STAY BACK!", (EXERT, Banish(This())), Banish(Chosen(Filter(CHAR, classes=("Dragon",))))
        ),
    ),
    character(
        "Tinker Bell - Very Clever Fairy",
        (5, SAPPHIRE, (3, 4, 2), "Dreamborn, Ally, Fairy", (3, 157)),
        when(
            "I CAN USE THAT",
            When(Kind.BANISHED, subject=YOUR_ITEM),
            May(ink_exerted(EventCard(), IN_DISCARD)),
        ),
    ),
)
