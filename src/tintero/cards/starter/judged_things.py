"""Items and locations that judges and set notes have been asked about."""

from __future__ import annotations

from typing import Final

from tintero.ability.conditions import Not, SameName
from tintero.ability.effects import (
    Banish,
    Deal,
    EachDoes,
    Exert,
    GainLore,
    IfYouDo,
    Look,
    May,
    MoveTo,
    Nothing,
    OneOf,
    Place,
    Play,
    Put,
    Reveal,
)
from tintero.ability.filters import YOUR_CHARACTER, Bound, Filter, Op
from tintero.ability.quantities import Count, StatOf, Sum
from tintero.ability.select import All, Candidate, Chosen, EachPlayer, That, This, TopOfDeck
from tintero.ability.statics import EnterExerted, PayLess, PlayFor, TopFaceup
from tintero.ability.triggers import When
from tintero.cards.facts import CardFacts
from tintero.cards.starter._phrases import (
    ACTION_CARD,
    REVEALED,
    THAT,
    happened,
    next_costs_less,
    to_hand,
)
from tintero.cards.starter._write import (
    ACTIONS,
    AMBER,
    AMETHYST,
    ANYONES,
    ANYWHERE,
    CHAR,
    EMERALD,
    EXERT,
    IN_DISCARD,
    IN_HAND,
    ITEMS,
    PLACES,
    RUBY,
    SAPPHIRE,
    THEIRS,
    YOURS,
    always,
    exert_to,
    item,
    location,
    on_play,
    once_a_turn,
    outside,
    pay,
    use,
    when,
)
from tintero.events import Kind
from tintero.vocab import CardType, Stat

CARDS: Final[tuple[CardFacts, ...]] = (
    item(
        "Buzz's Arm",
        (2, EMERALD, (12, 98)),
        outside(
            "MISSING PIECE",
            PlayFor(if_=happened(Kind.BANISHED, Filter(CHAR, names=("Buzz Lightyear",)))),
        ),
        exert_to(
            "SOME ASSEMBLY REQUIRED",
            next_costs_less(1, Filter((CardType.ACTION, CardType.ITEM), YOURS, ANYWHERE)),
        ),
    ),
    item(
        "DunBroch Family Tapestry",
        (2, AMETHYST, (12, 67)),
        outside("TORN APART", EnterExerted()),
        use(
            "MEND THE BOND",
            (EXERT, Banish(This())),
            EachDoes(EachPlayer(), (Put(All(Filter(CHAR, THEIRS, IN_DISCARD)), Place.SHUFFLED),)),
        ),
    ),
    item(
        "Kristoff's Lute",
        (3, RUBY, (11, 133)),
        use(
            "MOMENT OF INSPIRATION",
            (EXERT, pay(2)),
            Reveal(TopOfDeck()),
            IfYouDo(May(Play(REVEALED, free=False)), Nothing(), Put(REVEALED, Place.DISCARD)),
        ),
        inkable=False,
    ),
    item(
        "Retro Evolution Device",
        (3, EMERALD, (11, 100)),
        use(
            "TURN INTO DINOSAUR",
            (EXERT, pay(1), Banish(Chosen(YOUR_CHARACTER, label="banished"))),
            Play(
                Chosen(
                    Filter(
                        CHAR,
                        YOURS,
                        IN_HAND,
                        bounds=(
                            Bound(
                                Stat.COST, Op.AT_MOST, Sum((StatOf(That("banished"), Stat.COST), 2))
                            ),
                        ),
                    )
                )
            ),
        ),
    ),
    item(
        "Shepherd's Journal",
        (2, SAPPHIRE, (12, 169)),
        on_play(
            "MARGIN NOTES",
            May(Look(TopOfDeck())),
            OneOf((Put(That("looked"), Place.DECK_TOP), Put(That("looked"), Place.DISCARD))),
        ),
        use(
            "KEY TO THE PUZZLE",
            (pay(1), Banish(This())),
            to_hand(Chosen(Filter(ITEMS, YOURS, IN_DISCARD, other=True))),
        ),
        inkable=False,
    ),
    item(
        "Vine Pod",
        (4, EMERALD, (13, 107)),
        outside("FRAGILE HUSK", EnterExerted()),
        use(
            "REGENERATE",
            (EXERT, pay(1)),
            Banish(Chosen(YOUR_CHARACTER, label="banished")),
            May(
                Play(
                    Chosen(
                        Filter(
                            CHAR, YOURS, IN_HAND, tests=(SameName(Candidate(), That("banished")),)
                        )
                    )
                )
            ),
        ),
        inkable=False,
    ),
    location(
        "Carl's House - Flying High",
        (2, RUBY, (6, 0, 0), (13, 142)),
        once_a_turn(
            "MOVING DAY",
            (
                MoveTo(
                    Chosen(Filter(CHAR, YOURS, here=True)),
                    Chosen(Filter(PLACES, YOURS, other=True), label="place"),
                ),
            ),
            GainLore(1),
        ),
    ),
    location(
        "Merlin's Cottage - The Wizard's Home",
        (1, SAPPHIRE, (7, 0, 1), (5, 170)),
        always("KNOWLEDGE IS POWER", TopFaceup(ANYONES)),
    ),
    location("Never Land - Mermaid Lagoon", (1, AMBER, (4, 1, 1), (3, 32))),
    location(
        "Owl Island - Secluded Entrance",
        (3, EMERALD, (6, 0, 1), (6, 102)),
        always(
            "TEAMWORK",
            PayLess(Count(Filter(CHAR, YOURS, here=True)), Filter(ACTIONS, YOURS, ANYWHERE)),
            if_=Not(happened(Kind.PLAYED, ACTION_CARD, YOURS)),
        ),
        when(
            "A LOT TO LEARN", When(Kind.PLAYED, subject=ACTION_CARD, by=YOURS, nth=2), GainLore(3)
        ),
        inkable=False,
    ),
    location(
        "Sugar Rush Speedway - Starting Line",
        (1, RUBY, (5, 0, 0), (5, 135)),
        once_a_turn(
            "ON YOUR MARKS!",
            (Exert(Chosen(Filter(CHAR, YOURS, here=True)), symbol=True), Deal(1, THAT)),
            MoveTo(THAT, Chosen(Filter(PLACES, YOURS, other=True), label="place")),
        ),
        inkable=False,
    ),
)
