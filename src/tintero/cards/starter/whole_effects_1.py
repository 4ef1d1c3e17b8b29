"""Cards whose effects are joined in rare ways: instead, by case, again, until."""

from __future__ import annotations

from typing import Final

from tintero.ability.conditions import Have, Is, UsedShift
from tintero.ability.effects import (
    Again,
    Banish,
    Cases,
    CountUp,
    Deal,
    Draw,
    GainLore,
    If,
    IfYouDo,
    InsteadIf,
    Look,
    May,
    OneOf,
    Place,
    Play,
    Put,
    PutUnderEach,
    Reveal,
    RevealUntil,
)
from tintero.ability.filters import YOUR_CHARACTER, YOUR_OTHER_CHARACTER, Filter
from tintero.ability.quantities import Count, Result, Times
from tintero.ability.select import All, Chosen, ChosenOpponent, That, They, This, TopOfDeck, Under
from tintero.ability.statics import Gain
from tintero.cards.facts import CardFacts
from tintero.cards.starter._phrases import (
    CHARACTER_CARD,
    CHOSEN,
    ITEM_CARD,
    REVEALED,
    THAT,
    cost_up_to,
    give,
    lore,
    rest,
    strength,
    strength_up_to,
    to_hand,
)
from tintero.cards.starter._write import (
    ACTIONS,
    AMBER,
    AMETHYST,
    ANYWHERE,
    CHAR,
    CHARS_AND_PLACES,
    EMERALD,
    EVASIVE,
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    ITEMS,
    ON_BANISHED,
    ON_YOUR_START,
    OPPOSING,
    PLACES,
    RUBY,
    SAPPHIRE,
    STEEL,
    THEIRS,
    WARD,
    YOUR_NEXT_TURN,
    YOURS,
    action,
    character,
    does,
    exert_to,
    item,
    on_play,
    on_quest,
    pay,
    seq,
    shift,
    song,
    use,
    when,
)

THINGS: Final = (*ITEMS, *PLACES)

CARDS: Final[tuple[CardFacts, ...]] = (
    action(
        "Air Drop",
        (4, EMERALD, (14, 94)),
        does(InsteadIf(Deal(3, CHOSEN), Is(THAT, Filter(damaged=1)), Deal(5, THAT))),
    ),
    item(
        "Potion of Might",
        (1, RUBY, (5, 132)),
        use(
            "VILE CONCOCTION",
            (pay(1), Banish(This())),
            InsteadIf(
                give(CHOSEN, strength(3)),
                Is(THAT, Filter(classes=("Villain",))),
                give(THAT, strength(4)),
            ),
        ),
    ),
    character(
        "The Queen - Diviner",
        (3, SAPPHIRE, (3, 3, 1), "Dreamborn, Villain, Queen, Sorcerer", (4, 156)),
        exert_to(
            "CONSULT THE SPELLBOOK",
            Look(TopOfDeck(4)),
            May(
                InsteadIf(
                    Put(Chosen(ITEM_CARD, source="looked", reveal=True), Place.HAND),
                    Is(THAT, Filter(ITEMS, zone=ANYWHERE, bounds=cost_up_to(3))),
                    Play(THAT, exerted=True),
                    may=True,
                )
            ),
            rest(Place.DECK_BOTTOM),
        ),
    ),
    character(
        "Woody - Helping a Friend",
        (4, AMBER, (2, 4, 2), "Storyborn, Hero, Toy", (13, 1)),
        on_play(
            "HANG ON!",
            OneOf(
                (
                    May(to_hand(Chosen(Filter(CHAR, YOURS, IN_DISCARD, bounds=cost_up_to(2))))),
                    May(Play(Chosen(Filter(CHAR, YOURS, IN_HAND, bounds=cost_up_to(2))))),
                ),
                all_if=Have(Filter(CHAR, YOURS, other=True, classes=("Toy",))),
            ),
        ),
        inkable=False,
    ),
    song(
        "Do You Want to Build A Snowman?",
        (3, AMETHYST, (11, 61)),
        does(
            OneOf(
                (
                    GainLore(3),
                    Put(Chosen(Filter(CHAR, THEIRS), by=They()), Place.DECK_BOTTOM),
                ),
                who=ChosenOpponent(),
                words=("YES!", "NO!"),
            )
        ),
        inkable=False,
    ),
    character(
        "Jack-Jack Parr - Incredible Potential",
        (4, RUBY, (4, 4, 1), "Storyborn, Super, Hero", (12, 121)),
        when(
            "WEIRD THINGS ARE HAPPENING",
            ON_YOUR_START,
            IfYouDo(
                May(Put(TopOfDeck(), Place.DISCARD)),
                Cases(
                    That("put"),
                    (
                        CHARACTER_CARD,
                        Filter((*ACTIONS, *ITEMS), zone=ANYWHERE),
                        Filter(PLACES, zone=ANYWHERE),
                    ),
                    (give(This(), strength(2)), give(This(), lore(2)), Banish(CHOSEN)),
                ),
            ),
        ),
    ),
    character(
        "Sisu - Uniting Dragon",
        (4, AMETHYST, (3, 3, 2), "Storyborn, Hero, Deity, Dragon", (6, 54)),
        on_quest(
            "TRUST BUILDS TRUST",
            Reveal(TopOfDeck()),
            If(
                Is(REVEALED, Filter(CHAR, zone=IN_DECK, classes=("Dragon",))),
                seq(Put(REVEALED, Place.HAND), Again()),
                OneOf((Put(REVEALED, Place.DECK_TOP), Put(REVEALED, Place.DECK_BOTTOM))),
            ),
        ),
        inkable=False,
    ),
    character(
        "Fred - Giant-Sized",
        (7, EMERALD, (5, 6, 3), "Floodborn, Hero", (8, 98)),
        shift(5),
        on_quest(
            "I LIKE WHERE THIS IS HEADING",
            RevealUntil(Filter(CHAR, zone=IN_DECK, classes=("Floodborn",))),
            Put(THAT, Place.HAND),
            Put(REVEALED, Place.SHUFFLED),
        ),
    ),
    action(
        "Rescue Rangers Away!",
        (2, AMBER, (6, 29)),
        does(
            CountUp(Count(YOUR_CHARACTER)),
            give(CHOSEN, strength(Times(Result("count"), -1)), until=YOUR_NEXT_TURN),
        ),
    ),
    character(
        "Merlin - Envisioning the Future",
        (4, SAPPHIRE, (1, 4, 2), "Dreamborn, Mentor, Sorcerer", (13, 146)),
        on_play("MINOR TRICKERY", May(Draw(bottom=True))),
        when(
            "AGE OF INCONVENIENCE",
            ON_BANISHED,
            Put(This(), Place.DECK_BOTTOM, from_zone=IN_DISCARD),
        ),
        inkable=False,
    ),
    action(
        "Come Out and Fight!",
        (2, AMETHYST, (11, 62)),
        does(
            Put(Under(Chosen(Filter((*CHARS_AND_PLACES, *ITEMS)))), Place.DECK_BOTTOM, random=True),
            Draw(),
        ),
    ),
    character(
        "Scrooge McDuck - Reformed Ebenezer",
        (6, SAPPHIRE, (4, 6, 2), "Floodborn, Hero", (11, 152)),
        shift(4),
        on_play(
            "SPREADING JOY",
            IfYouDo(
                May(PutUnderEach(All(YOUR_OTHER_CHARACTER))),
                give(That("under"), Gain(WARD), until=YOUR_NEXT_TURN),
            ),
        ),
    ),
    character(
        "Syndrome - Out for Revenge",
        (6, STEEL, (4, 6, 2), "Dreamborn, Super, Villain, Inventor", (12, 172)),
        shift(4),
        on_quest(
            "GOT ME MONOLOGUING!",
            to_hand(Chosen(Filter(CHAR, YOURS, IN_DISCARD, classes=("Robot",)))),
            May(
                Play(
                    Chosen(
                        Filter(CHAR, YOURS, IN_HAND, classes=("Robot",), bounds=cost_up_to(8)),
                        label="robot",
                    ),
                    or_shift=True,
                )
            ),
        ),
    ),
    character("Omnidroid - V.8", (1, STEEL, (2, 2, 1), "Storyborn, Robot", (12, 173))),
    character(
        "Omnidroid - V.9",
        (4, STEEL, (4, 3, 1), "Storyborn, Robot", (12, 184)),
        shift(2),
        on_play("ENEMY DETECTED", If(UsedShift(), May(Deal(2, CHOSEN)))),
        inkable=False,
    ),
    character(
        "Sisu - Daring Visitor",
        (3, RUBY, (1, 1, 1), "Storyborn, Hero, Deity, Dragon", (4, 123)),
        EVASIVE,
        on_play(
            "BRING ON THE HEAT!",
            Banish(Chosen(Filter(CHAR, OPPOSING, bounds=strength_up_to(1)))),
        ),
        inkable=False,
    ),
)
