"""Characters that judges and set notes have been asked about, I to Z."""

from __future__ import annotations

from typing import Final

from tintero.ability.conditions import Both, FirstTurnNotFirstPlayer, Have, Is, Not
from tintero.ability.effects import (
    Deal,
    Draw,
    EachDoes,
    Exert,
    GainLore,
    If,
    May,
    Place,
    Play,
    Put,
    Reveal,
    Rule,
    To,
)
from tintero.ability.filters import YOUR_OTHER_CHARACTER, Filter
from tintero.ability.select import (
    All,
    Chosen,
    ChosenOpponent,
    EachOpponent,
    EventCard,
    They,
    This,
    TopOfDeck,
)
from tintero.ability.statics import Cant, ChallengeCost, EnterExerted, Gain, Instead, PlayFor, Would
from tintero.ability.triggers import When
from tintero.cards.facts import CardFacts
from tintero.cards.starter._phrases import (
    ACTION_CARD,
    CHARACTER_CARD,
    EXERTED,
    REVEALED,
    THAT,
    YOUR_TURN,
    give,
    happened,
    look_for,
    lore,
    next_costs_less,
    stays_exerted,
    strength,
    strength_from,
    to_hand,
)
from tintero.cards.starter._write import (
    AMBER,
    AMETHYST,
    ANYWHERE,
    CHAR,
    EMERALD,
    EVASIVE,
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    ITEMS,
    ON_BANISHING_IN_CHALLENGE,
    RUBY,
    SAPPHIRE,
    STEEL,
    THEIRS,
    YOURS,
    always,
    character,
    cheaper,
    exert_to,
    on_play,
    on_quest,
    once_a_turn,
    outside,
    pay,
    seq,
    when,
    you_play,
)
from tintero.events import Kind
from tintero.vocab import Deny

CARDS: Final[tuple[CardFacts, ...]] = (
    character(
        "Isabela Madrigal - Golden Child",
        (5, AMETHYST, (3, 4, 1), "Storyborn, Ally, Madrigal", (4, 45)),
        EVASIVE,
        always(
            "LADIES FIRST",
            lore(3),
            if_=Both(
                (YOUR_TURN, Not(happened(Kind.QUESTED, Filter(CHAR, zone=ANYWHERE, other=True))))
            ),
        ),
        on_quest("LEAVE IT TO ME", Rule((Cant(Deny.QUEST, All(YOUR_OTHER_CHARACTER)),))),
    ),
    character(
        "Lady - Decisive Dog",
        (1, AMBER + EMERALD, (0, 3, 1), "Storyborn, Hero", (8, 33)),
        when("PACK OF HER OWN", you_play(CHARACTER_CARD), give(This(), strength(1))),
        always("TAKE THE LEAD", lore(2), if_=Is(This(), Filter(bounds=strength_from(3)))),
    ),
    character(
        "Lord MacGuffin - Clever Swordsman",
        (5, EMERALD, (6, 4, 2), "Storyborn, Ally", (12, 78)),
        outside(
            "WAIT FOR IT...", EnterExerted(may=True, then=Deal(3, Chosen(Filter(CHAR, damaged=1))))
        ),
        inkable=False,
    ),
    character(
        "Merida - Wisp Conjurer",
        (4, AMETHYST, (3, 3, 1), "Dreamborn, Hero, Princess, Sorcerer", (13, 50)),
        outside("FOCUSED ENERGY", EnterExerted(may=True, then=Draw())),
        when(
            "BECKON",
            When(Kind.ENTERED_PLAY, subject=YOUR_OTHER_CHARACTER, extra=1),
            May(Draw()),
            YOUR_TURN,
        ),
        inkable=False,
    ),
    character(
        "Mickey Mouse - Inspirational Warrior",
        (2, STEEL, (1, 1, 1), "Dreamborn, Hero", (7, 200)),
        when(
            "STIRRING SPIRIT",
            ON_BANISHING_IN_CHALLENGE,
            May(Play(Chosen(Filter(CHAR, YOURS, IN_HAND)))),
            YOUR_TURN,
        ),
        inkable=False,
    ),
    character(
        "Mr. Big - Shrewd Tycoon",
        (4, STEEL, (1, 1, 3), "Storyborn", (6, 174)),
        always(
            "REPUTATION", Cant(Deny.BE_CHALLENGED, against=Filter(CHAR, bounds=strength_from(2)))
        ),
        inkable=False,
    ),
    character(
        "Mr. Manchas - Service with a Smile",
        (3, AMBER, (1, 4, 2), "Storyborn, Ally", (14, 13)),
        on_quest("ALWAYS ON TIME", next_costs_less(1, Filter(CHAR, YOURS, ANYWHERE))),
    ),
    character(
        "Noi - Acrobatic Baby",
        (4, RUBY, (4, 4, 1), "Storyborn, Ally", (4, 119)),
        when(
            "FANCY FOOTWORK",
            you_play(ACTION_CARD),
            give(This(), Instead(Would.TAKE_DAMAGE, None, in_challenge=True)),
        ),
    ),
    character(
        "Pongo - Determined Father",
        (3, AMBER, (3, 2, 1), "Storyborn, Hero", (3, 19)),
        once_a_turn(
            "TWILIGHT BARK",
            (pay(2),),
            seq(
                Reveal(TopOfDeck()),
                If(
                    Is(REVEALED, CHARACTER_CARD),
                    to_hand(REVEALED),
                    Put(REVEALED, Place.DECK_BOTTOM),
                ),
            ),
        ),
    ),
    character(
        "Ratigan - Nefarious Criminal",
        (4, RUBY, (3, 3, 1), "Storyborn, Villain", (7, 143)),
        when("A MARVELOUS PERFORMANCE", you_play(ACTION_CARD), GainLore(1), EXERTED),
    ),
    character(
        "RC - Remote-Controlled Car",
        (1, EMERALD, (3, 2, 2), "Storyborn, Ally, Toy, Racer", (12, 77)),
        always("LOW BATTERIES", ChallengeCost((pay(1),), quest=True), ChallengeCost((pay(1),))),
    ),
    character(
        "Scrooge McDuck - Resourceful Miser",
        (4, SAPPHIRE, (4, 4, 1), "Storyborn, Hero", (7, 154)),
        outside(
            "PUT IT TO GOOD USE", PlayFor((Exert(Chosen(Filter(ITEMS, YOURS, exerted=0), 4)),))
        ),
        on_play("FORTUNE HUNTER", look_for(4, Filter(ITEMS, zone=IN_DECK))),
    ),
    character(
        "The Coachman - Greedy Deceiver",
        (2, RUBY + STEEL, (2, 2, 1), "Storyborn, Villain", (8, 140)),
        always(
            "WILD RIDE", strength(2), Gain(EVASIVE), if_=Have(Filter(CHAR, YOURS, exerted=1), 2)
        ),
    ),
    character(
        "The Queen - Jealous Beauty",
        (4, AMETHYST, (4, 3, 1), "Storyborn, Villain, Queen, Sorcerer", (7, 74)),
        exert_to(
            "NO ORDINARY APPLE",
            EachDoes(
                ChosenOpponent(),
                (
                    To(
                        Put(Chosen(Filter(owner=THEIRS, zone=IN_DISCARD), 3), Place.DECK_BOTTOM),
                        If(
                            Is(THAT, Filter(zone=ANYWHERE, classes=("Princess",))),
                            GainLore(4),
                            GainLore(3),
                        ),
                    ),
                ),
            ),
        ),
    ),
    character(
        "Tinker Bell - Insistent Fairy",
        (2, RUBY, (1, 1, 1), "Storyborn, Ally, Fairy", (8, 136)),
        EVASIVE,
        when(
            "PAY ATTENTION",
            you_play(Filter(CHAR, zone=ANYWHERE, bounds=strength_from(5))),
            May(To(Exert(EventCard()), GainLore(2))),
        ),
    ),
    character(
        "Christopher Robin - Joining the Fun",
        (2, AMETHYST, (1, 3, 2), "Storyborn, Hero", (11, 55)),
        cheaper("UNDERDOG", 1, FirstTurnNotFirstPlayer()),
    ),
    character(
        "Chernabog - Creature of the Night",
        (5, AMETHYST, (2, 6, 1), "Storyborn, Villain", (7, 50)),
        on_play(
            "MIDNIGHT REVEL",
            EachDoes(EachOpponent(), (Exert(Chosen(Filter(CHAR, THEIRS, exerted=0), by=They())),)),
            stays_exerted(THAT),
        ),
        inkable=False,
    ),
)
