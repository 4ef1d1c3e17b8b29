"""The Amethyst cards of the first set."""

from __future__ import annotations

from typing import Final

from tintero.ability.conditions import Have
from tintero.ability.effects import Draw, Exert, If, Look, LoseLore, May, Place, Put
from tintero.ability.filters import CHARACTER, YOUR_HAND, YOUR_OTHER_CHARACTER, Filter
from tintero.ability.quantities import Count, Result
from tintero.ability.select import All, Chosen, EachOpponent, EventCard, This, TopOfDeck
from tintero.ability.statics import Gain, PayLess
from tintero.ability.triggers import When
from tintero.cards.facts import CardFacts
from tintero.cards.starter._phrases import (
    CHOSEN,
    CHOSEN_OPPOSING,
    SONG_CARD,
    THAT,
    cost_up_to,
    give,
    have_named,
    rest,
    split_top_two,
    stays_exerted,
    strength,
    to_hand,
    top_or_bottom,
    yours_named,
    yours_of,
)
from tintero.cards.starter._write import (
    AMETHYST,
    ANYWHERE,
    CHAR,
    EVASIVE,
    EXERT,
    IN_DISCARD,
    ON_BANISHED_IN_CHALLENGE,
    RUSH,
    YOURS,
    action,
    always,
    challenger,
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
    you_play,
)
from tintero.events import Kind
from tintero.vocab import CardType

CARDS: Final[tuple[CardFacts, ...]] = (
    character(
        "Anna - Heir to Arendelle",
        (4, AMETHYST, (2, 4, 2), "Storyborn, Hero, Queen", (1, 35)),
        on_play("LOVING HEART", If(have_named("Elsa"), stays_exerted(CHOSEN_OPPOSING))),
    ),
    character(
        "Archimedes - Highly Educated Owl", (1, AMETHYST, (2, 2, 1), "Dreamborn, Ally", (1, 36))
    ),
    character(
        "Dr. Facilier - Agent Provocateur",
        (7, AMETHYST, (4, 5, 3), "Floodborn, Villain, Sorcerer", (1, 37)),
        shift(5),
        when(
            "INTO THE SHADOWS",
            When(Kind.BANISHED, subject=YOUR_OTHER_CHARACTER, extra=1),
            May(to_hand(EventCard(), IN_DISCARD)),
        ),
        inkable=False,
    ),
    character(
        "Dr. Facilier - Charlatan",
        (2, AMETHYST, (0, 4, 1), "Storyborn, Villain, Sorcerer", (1, 38)),
        challenger(2),
    ),
    character(
        "Dr. Facilier - Remarkable Gentleman",
        (3, AMETHYST, (2, 4, 1), "Storyborn, Villain, Sorcerer", (1, 39)),
        when(
            "DREAMS MADE REAL",
            you_play(SONG_CARD),
            seq(May(Look(TopOfDeck(2))), split_top_two(Place.DECK_TOP, Place.DECK_BOTTOM)),
        ),
    ),
    character(
        "Elsa - Queen Regent", (4, AMETHYST, (4, 4, 1), "Storyborn, Hero, Queen, Sorcerer", (1, 40))
    ),
    character(
        "Elsa - Snow Queen",
        (3, AMETHYST, (2, 3, 1), "Dreamborn, Hero, Queen, Sorcerer", (1, 41)),
        exert_to("FREEZE", Exert(CHOSEN_OPPOSING)),
    ),
    character(
        "Elsa - Spirit of Winter",
        (8, AMETHYST, (4, 6, 3), "Floodborn, Hero, Queen, Sorcerer", (1, 42)),
        shift(6),
        on_play("DEEP FREEZE", Exert(Chosen(CHARACTER, 2, up_to=True)), stays_exerted(THAT)),
        inkable=False,
    ),
    character(
        "Flotsam - Ursula's Spy",
        (5, AMETHYST, (3, 4, 2), "Storyborn, Ally", (1, 43)),
        RUSH,
        always("DEXTEROUS LUNGE", Gain(RUSH, All(yours_named("Jetsam")))),
        inkable=False,
    ),
    character(
        "Jafar - Keeper of Secrets",
        (4, AMETHYST, (0, 5, 2), "Dreamborn, Villain, Sorcerer", (1, 44)),
        always("HIDDEN WONDERS", strength(Count(YOUR_HAND))),
    ),
    character(
        "Jafar - Wicked Sorcerer",
        (4, AMETHYST, (2, 5, 1), "Dreamborn, Villain, Sorcerer", (1, 45)),
        challenger(3),
    ),
    character(
        "Jetsam - Ursula's Spy",
        (4, AMETHYST, (3, 3, 1), "Storyborn, Ally", (1, 46)),
        EVASIVE,
        always("SINISTER SLITHER", Gain(EVASIVE, All(yours_named("Flotsam")))),
    ),
    character(
        "Magic Broom - Bucket Brigade",
        (2, AMETHYST, (2, 2, 1), "Dreamborn, Broom", (1, 47)),
        on_play("SWEEP", May(Put(Chosen(Filter(zone=IN_DISCARD)), Place.SHUFFLED))),
    ),
    character(
        "Maleficent - Biding Her Time",
        (1, AMETHYST, (1, 1, 2), "Dreamborn, Villain, Sorcerer", (1, 48)),
        inkable=False,
    ),
    character(
        "Maleficent - Sorceress",
        (3, AMETHYST, (2, 2, 1), "Storyborn, Villain, Sorcerer", (1, 49)),
        on_play("CAST MY SPELL!", May(Draw())),
    ),
    character(
        "Marshmallow - Persistent Guardian",
        (6, AMETHYST, (5, 5, 1), "Storyborn, Ally", (1, 50)),
        when("DURABLE", ON_BANISHED_IN_CHALLENGE, May(to_hand(This(), IN_DISCARD))),
        inkable=False,
    ),
    character(
        "Mickey Mouse - Wayward Sorcerer",
        (4, AMETHYST, (3, 4, 2), "Dreamborn, Sorcerer", (1, 51)),
        always("ANIMATE BROOM", PayLess(1, Filter(CHAR, YOURS, ANYWHERE, classes=("Broom",)))),
        when(
            "CEASELESS WORKER",
            When(Kind.BANISHED, subject=yours_of("Broom"), extra=1),
            May(to_hand(EventCard(), IN_DISCARD)),
        ),
    ),
    character("Olaf - Friendly Snowman", (1, AMETHYST, (1, 3, 1), "Storyborn, Ally", (1, 52))),
    character(
        "Pascal - Rapunzel's Companion",
        (1, AMETHYST, (1, 1, 1), "Storyborn, Ally", (1, 53)),
        always("CAMOUFLAGE", Gain(EVASIVE), if_=Have(YOUR_OTHER_CHARACTER)),
    ),
    character(
        "Rafiki - Mysterious Sage",
        (3, AMETHYST, (3, 3, 1), "Dreamborn, Mentor, Sorcerer", (1, 54)),
        RUSH,
        inkable=False,
    ),
    character(
        "Sven - Official Ice Deliverer", (6, AMETHYST, (5, 7, 1), "Storyborn, Ally", (1, 55))
    ),
    character(
        "The Queen - Wicked and Vain",
        (5, AMETHYST, (4, 5, 1), "Storyborn, Villain, Queen", (1, 56)),
        exert_to("I SUMMON THEE", Draw()),
    ),
    character(
        "The Wardrobe - Belle's Confidant", (3, AMETHYST, (3, 4, 1), "Dreamborn, Ally", (1, 57))
    ),
    character(
        "Tinker Bell - Peter Pan's Ally",
        (5, AMETHYST, (3, 3, 2), "Storyborn, Ally, Fairy", (1, 58)),
        EVASIVE,
        always("LOYAL AND DEVOTED", Gain(challenger(1), All(yours_named("Peter Pan")))),
        inkable=False,
    ),
    character(
        "Ursula - Power Hungry",
        (7, AMETHYST, (2, 8, 3), "Storyborn, Villain, Sorcerer", (1, 59)),
        on_play("IT'S TOO EASY!", LoseLore(1, EachOpponent()), May(Draw(Result("lost")))),
        inkable=False,
    ),
    character(
        "Yzma - Alchemist",
        (2, AMETHYST, (2, 2, 1), "Dreamborn, Villain, Sorcerer", (1, 60)),
        on_quest("YOU'RE EXCUSED", Look(TopOfDeck()), top_or_bottom()),
    ),
    character(
        "Zeus - God of Lightning",
        (4, AMETHYST, (0, 4, 2), "Storyborn, Deity", (1, 61)),
        RUSH,
        challenger(4),
        inkable=False,
    ),
    action(
        "Befuddle",
        (1, AMETHYST, (1, 62)),
        does(to_hand(Chosen(Filter((CardType.CHARACTER, CardType.ITEM), bounds=cost_up_to(2))))),
    ),
    action("Freeze", (2, AMETHYST, (1, 63)), does(Exert(CHOSEN_OPPOSING)), inkable=False),
    song("Friends on the Other Side", (3, AMETHYST, (1, 64)), does(Draw(2))),
    song("Reflection", (1, AMETHYST, (1, 65)), does(Look(TopOfDeck(3)), rest(Place.DECK_TOP))),
    item(
        "Magic Mirror",
        (2, AMETHYST, (1, 66)),
        use("SPEAK!", (EXERT, pay(4)), Draw()),
        inkable=False,
    ),
    item(
        "Ursula's Cauldron",
        (2, AMETHYST, (1, 67)),
        exert_to(
            "PEER INTO THE DEPTHS",
            Look(TopOfDeck(2)),
            split_top_two(Place.DECK_TOP, Place.DECK_BOTTOM),
        ),
        inkable=False,
    ),
    item(
        "White Rabbit's Pocket Watch",
        (3, AMETHYST, (1, 68)),
        use("I'M LATE!", (EXERT, pay(1)), give(CHOSEN, Gain(RUSH))),
    ),
)
