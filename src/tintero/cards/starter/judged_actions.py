"""Actions that judges and set notes have been asked about."""

from __future__ import annotations

from typing import Final

from tintero.ability.conditions import Compare, Have, SameName
from tintero.ability.effects import (
    Banish,
    Deal,
    Discard,
    Draw,
    EachDoes,
    Exert,
    GainLore,
    If,
    LoseLore,
    May,
    MoveTo,
    OneOf,
    Pick,
    Place,
    Play,
    Put,
    RemoveDamage,
    Reveal,
    Rule,
    Shuffle,
    To,
)
from tintero.ability.filters import CHARACTER, ITEM, YOUR_ITEM, YOUR_LOCATION, Filter, Op
from tintero.ability.quantities import Happened, OpponentCount, StatOf
from tintero.ability.select import (
    All,
    AtRandom,
    Candidate,
    Chosen,
    ChosenOpponent,
    EachOpponent,
    EachPlayer,
    OwnerOf,
    That,
    They,
    TopOfDeck,
)
from tintero.ability.statics import Cant, ExtraInk, Gain, PlayOnlyIf
from tintero.cards.facts import CardFacts
from tintero.cards.starter._phrases import (
    ACTION_CARD,
    CHOSEN,
    CHOSEN_OPPOSING,
    CHOSEN_YOURS,
    REVEALED,
    THAT,
    THEIR_HAND,
    discarded,
    give,
    ink_exerted,
    play_revealed,
    to_hand,
)
from tintero.cards.starter._write import (
    AMBER,
    AMETHYST,
    CHAR,
    CHARS_AND_PLACES,
    EMERALD,
    IN_HAND,
    RECKLESS,
    RUBY,
    SAPPHIRE,
    STEEL,
    THEIRS,
    YOUR_NEXT_TURN,
    YOURS,
    action,
    does,
    outside,
    seq,
    song,
)
from tintero.events import Kind
from tintero.vocab import Deny, Stat

ONE_OF_THREE: Final = Chosen(Filter(CHAR, THEIRS), by=They(), source="three")

CARDS: Final[tuple[CardFacts, ...]] = (
    song(
        "All Is Found",
        (5, SAPPHIRE, (7, 178)),
        does(ink_exerted(Chosen(discarded(), 2, up_to=True))),
    ),
    action(
        "Escape Plan",
        (5, SAPPHIRE, (12, 164)),
        outside("", PlayOnlyIf(Compare(Happened(Kind.PUT_IN_DISCARD, by=YOURS), Op.AT_LEAST, 2))),
        does(EachDoes(EachPlayer(), (ink_exerted(Chosen(Filter(CHAR, THEIRS), 2, by=They())),))),
        inkable=False,
    ),
    song(
        "Everyone Knows Juanita",
        (5, AMETHYST, (14, 60)),
        does(If(Have(discarded(), 10), Draw(3), Draw(2))),
        inkable=False,
    ),
    action(
        "Flippant Taunt",
        (1, EMERALD, (14, 98)),
        does(
            give(CHOSEN_OPPOSING, Gain(RECKLESS), until=YOUR_NEXT_TURN),
            If(
                Compare(OpponentCount(), Op.AT_LEAST, 2),
                give(
                    THAT,
                    Cant(Deny.CHALLENGE, against=Filter(CHARS_AND_PLACES, YOURS)),
                    until=YOUR_NEXT_TURN,
                ),
            ),
        ),
    ),
    action(
        "Launch",
        (3, SAPPHIRE, (2, 164)),
        does(To(Banish(Chosen(YOUR_ITEM)), Deal(5, Chosen(CHARACTER, label="target")))),
        inkable=False,
    ),
    action(
        "One and Only",
        (3, AMETHYST, (13, 67)),
        does(
            Pick(CHOSEN),
            Banish(All(Filter(CHAR, other=True, tests=(SameName(Candidate(), THAT),)))),
        ),
    ),
    action(
        "Performance Review",
        (2, AMETHYST, (10, 64)),
        does(
            To(
                Exert(Chosen(Filter(CHAR, YOURS, exerted=0)), symbol=True),
                Draw(StatOf(THAT, Stat.LORE)),
            )
        ),
    ),
    action(
        "Prophetic Vision",
        (2, RUBY, (13, 137)),
        does(
            Shuffle(),
            Reveal(TopOfDeck()),
            play_revealed(
                ACTION_CARD,
                seq(Put(REVEALED, Place.DECK_BOTTOM), LoseLore(1, EachOpponent()), GainLore(1)),
            ),
        ),
    ),
    action("Sail the Azurite Sea", (2, SAPPHIRE, (6, 163)), does(Rule((ExtraInk(),)), Draw())),
    action(
        "The Family Scattered",
        (8, EMERALD, (12, 97)),
        does(
            EachDoes(
                ChosenOpponent(),
                (
                    Pick(Chosen(Filter(CHAR, THEIRS), 3, by=They(), label="three")),
                    to_hand(ONE_OF_THREE),
                    Put(ONE_OF_THREE, Place.DECK_BOTTOM),
                    Put(ONE_OF_THREE, Place.DECK_TOP),
                ),
            )
        ),
        inkable=False,
    ),
    song(
        "Touch the Sky",
        (2, STEEL, (12, 199)),
        does(
            MoveTo(CHOSEN_YOURS, Chosen(YOUR_LOCATION, label="place")),
            Draw(StatOf(That("place"), Stat.LORE)),
        ),
    ),
    song(
        "We Don't Talk About Bruno",
        (5, EMERALD, (4, 97)),
        does(
            to_hand(CHOSEN), EachDoes(OwnerOf(THAT), (Discard(AtRandom(THEIR_HAND, label="lost")),))
        ),
    ),
    action(
        "Bruno's Return",
        (2, AMBER, (4, 26)),
        does(to_hand(Chosen(discarded(CHAR), label="card")), RemoveDamage(2, CHOSEN)),
        inkable=False,
    ),
    action(
        "Triton's Decree",
        (1, STEEL, (4, 199)),
        does(EachDoes(EachOpponent(), (Deal(2, Chosen(Filter(CHAR, THEIRS), by=They())),))),
        inkable=False,
    ),
    action(
        "Hot Potato", (3, STEEL, (6, 195)), does(OneOf((Deal(2, CHOSEN), Banish(Chosen(ITEM)))))
    ),
    action(
        "The Return of Hercules",
        (5, EMERALD, (7, 118)),
        does(
            EachDoes(
                EachPlayer(),
                (
                    May(Reveal(Chosen(Filter(CHAR, THEIRS, IN_HAND), by=They())), They()),
                    Play(REVEALED),
                ),
            )
        ),
    ),
)
