"""Boost and what it feeds."""

from __future__ import annotations

from typing import Final

from tintero.ability.effects import (
    Deal,
    Draw,
    GainLore,
    If,
    LoseLore,
    May,
    MoveDamage,
    Place,
    Put,
    Ready,
    Reveal,
    To,
)
from tintero.ability.filters import CHARACTER, OPPOSING_CHARACTER, Filter
from tintero.ability.quantities import StatOf
from tintero.ability.select import All, Chosen, EachOpponent, This, TopOfDeck, Under
from tintero.ability.statics import Cant, Gain
from tintero.ability.triggers import When
from tintero.cards.facts import CardFacts
from tintero.cards.starter._phrases import (
    CHARACTER_CARD,
    CHOSEN,
    CHOSEN_OPPOSING,
    HAS_CARD_UNDER,
    REVEALED,
    discards,
    give,
    ink_top,
    lore,
    play_revealed,
    strength,
    willpower,
)
from tintero.cards.starter._write import (
    ADVENTUROUS,
    AMBER,
    AMETHYST,
    CHAR,
    CHARS_AND_PLACES,
    EMERALD,
    EVASIVE,
    ON_BANISHED,
    ON_BANISHED_IN_CHALLENGE,
    ON_BEING_CHALLENGED,
    ON_CHALLENGE,
    RECKLESS,
    RUBY,
    SAPPHIRE,
    STEEL,
    THEIR_NEXT_TURN,
    WARD,
    YOUR_NEXT_TURN,
    YOURS,
    always,
    boost,
    character,
    exert_to,
    item,
    location,
    on_quest,
    pay,
    seq,
    when,
)
from tintero.events import Kind
from tintero.vocab import Deny, Keyword, Stat

PUT_UNDER_THIS: Final = When(Kind.PUT_UNDER, other_this=True, by=YOURS)
PUT_UNDER_YOURS: Final = When(Kind.PUT_UNDER, other=Filter(CHARS_AND_PLACES, YOURS), by=YOURS)

CARDS: Final[tuple[CardFacts, ...]] = (
    character(
        "Gaston - Frightful Bully",
        (2, AMBER, (3, 3, 1), "Storyborn, Villain, Whisper", (10, 2)),
        boost(2),
        on_quest(
            "TOP THAT!",
            If(HAS_CARD_UNDER, give(CHOSEN_OPPOSING, Gain(ADVENTUROUS), until=THEIR_NEXT_TURN)),
        ),
        inkable=False,
    ),
    character(
        "Simba - King in the Making",
        (7, AMBER, (5, 5, 3), "Storyborn, Hero, Prince, Whisper", (10, 20)),
        boost(3),
        when(
            "TIMELY ALLIANCE",
            PUT_UNDER_THIS,
            seq(
                May(Reveal(TopOfDeck())),
                play_revealed(CHARACTER_CARD, Put(REVEALED, Place.DECK_BOTTOM), exerted=True),
            ),
        ),
    ),
    character(
        "Merlin - Completing His Research",
        (2, AMETHYST, (0, 3, 2), "Storyborn, Mentor, Sorcerer, Whisper", (10, 58)),
        boost(2),
        when("LEGACY OF LEARNING", ON_BANISHED_IN_CHALLENGE, If(HAS_CARD_UNDER, Draw(2))),
        inkable=False,
    ),
    character(
        "Ursula - Whisper of Vanessa",
        (5, AMETHYST, (4, 5, 2), "Storyborn, Villain, Sorcerer, Whisper", (10, 59)),
        boost(1),
        always("SLIPPERY SPELL", lore(1), Gain(EVASIVE), if_=HAS_CARD_UNDER),
    ),
    character(
        "Cheshire Cat - Inexplicable",
        (3, AMETHYST, (3, 4, 1), "Storyborn, Whisper", (10, 60)),
        boost(2),
        when(
            "IT'S LOADS OF FUN",
            PUT_UNDER_THIS,
            May(MoveDamage(2, CHOSEN, Chosen(OPPOSING_CHARACTER, label="second"))),
        ),
    ),
    character(
        "Flynn Rider - Spectral Scoundrel",
        (1, EMERALD, (1, 2, 1), "Storyborn, Hero, Prince, Whisper", (10, 81)),
        boost(2),
        always("I'LL TAKE THAT", strength(2), lore(1), if_=HAS_CARD_UNDER),
    ),
    character(
        "Megara - Secret Keeper",
        (3, EMERALD, (3, 4, 1), "Storyborn, Ally, Whisper", (10, 86)),
        boost(1),
        always(
            "I'LL BE FINE",
            lore(1),
            Gain(when("", ON_BEING_CHALLENGED, discards(EachOpponent()))),
            if_=HAS_CARD_UNDER,
        ),
    ),
    character(
        "Little John - Impermanent Outlaw",
        (6, EMERALD, (4, 5, 3), "Storyborn, Ally, Whisper", (10, 92)),
        boost(3),
        when("READY TO RASSLE", PUT_UNDER_THIS, Ready(This())),
        inkable=False,
    ),
    character(
        "Beast - Aggressive Lord",
        (2, RUBY, (3, 2, 1), "Storyborn, Hero, Prince, Whisper", (10, 113)),
        boost(2),
        when(
            "THAT'S MINE",
            ON_CHALLENGE,
            If(HAS_CARD_UNDER, seq(LoseLore(1, EachOpponent()), GainLore(1))),
        ),
    ),
    character(
        "Aladdin - Barreling Through",
        (3, RUBY, (4, 4, 0), "Storyborn, Hero, Whisper", (10, 123)),
        boost(1),
        RECKLESS,
        always(
            "ONLY THE BOLD",
            Gain(exert_to("", GainLore(1)), All(Filter(CHAR, YOURS, keyword=Keyword.RECKLESS))),
            if_=HAS_CARD_UNDER,
        ),
    ),
    character(
        "Scar - Eerily Prepared",
        (5, SAPPHIRE, (6, 5, 2), "Storyborn, Villain, Whisper", (10, 153)),
        boost(2),
        when("SURVIVAL OF THE FITTEST", PUT_UNDER_THIS, give(CHOSEN_OPPOSING, strength(-5))),
        inkable=False,
    ),
    character(
        "Kristoff - Mining the Ruins",
        (3, SAPPHIRE, (2, 3, 2), "Storyborn, Ally, Whisper", (10, 159)),
        boost(1),
        on_quest("WORTH MINING", If(HAS_CARD_UNDER, ink_top())),
    ),
    character(
        "Robin Hood - Ephemeral Archer",
        (4, STEEL, (2, 4, 2), "Storyborn, Hero, Whisper", (10, 171)),
        boost(1),
        on_quest("EXPERT SHOT", If(HAS_CARD_UNDER, Deal(1, Chosen(CHARACTER, 2, up_to=True)))),
    ),
    character(
        "Zeus - Missing His Spark",
        (3, STEEL, (2, 3, 2), "Storyborn, King, Deity, Whisper", (10, 193)),
        boost(2),
        always("I NEED MORE THUNDERBOLTS!", strength(2), willpower(2), if_=HAS_CARD_UNDER),
    ),
    character(
        "Alice - Well-Read Whisper",
        (4, AMETHYST, (4, 4, 1), "Storyborn, Hero, Whisper", (11, 36)),
        boost(2),
        on_quest("MYSTICAL INSIGHT", Put(Under(This()), Place.HAND)),
    ),
    character(
        "Genie - Magical Researcher",
        (3, AMETHYST, (3, 4, 1), "Storyborn, Ally, Whisper", (11, 49)),
        boost(1),
        always("INCREASING WISDOM", lore(StatOf(This(), Stat.CARDS_UNDER))),
    ),
    character(
        "Goofy - Ghost of Jacob Marley",
        (4, EMERALD, (4, 4, 2), "Storyborn, Ally, Ghost", (11, 83)),
        boost(2),
        when(
            "GRAVE OUTCOME", ON_BANISHED, discards(EachOpponent(), StatOf(This(), Stat.CARDS_UNDER))
        ),
        inkable=False,
    ),
    character(
        "Hercules - Spectral Demigod",
        (1, RUBY, (0, 3, 1), "Storyborn, Hero, Prince, Deity, Whisper", (11, 117)),
        boost(2),
        always("SUPERHUMAN STRENGTH", strength(3), if_=HAS_CARD_UNDER),
    ),
    character(
        "Scrooge McDuck - Ghostly Ebenezer",
        (2, RUBY, (3, 3, 1), "Dreamborn, Villain, Ghost", (11, 104)),
        boost(1),
        always(
            "COUNTING COINS",
            strength(StatOf(This(), Stat.CARDS_UNDER)),
            willpower(StatOf(This(), Stat.CARDS_UNDER)),
        ),
        inkable=False,
    ),
    location(
        "Scrooge's Counting House - Ebenezer's Office",
        (2, RUBY, (4, 1, 1), (11, 134)),
        boost(2),
        always(
            "GOOD BUSINESS",
            willpower(StatOf(This(), Stat.CARDS_UNDER)),
            lore(StatOf(This(), Stat.CARDS_UNDER)),
        ),
    ),
    character(
        "Tamatoa - Seeker of Shine",
        (7, SAPPHIRE, (6, 6, 1), "Storyborn, Villain, Whisper", (11, 156)),
        boost(2),
        WARD,
        when("ANYTHING THAT GLITTERS", PUT_UNDER_YOURS, give(This(), lore(1))),
    ),
    character(
        "Rapunzel - Ethereal Protector",
        (3, STEEL, (3, 3, 2), "Storyborn, Hero, Princess, Whisper", (11, 171)),
        boost(2),
        on_quest(
            "CLONK!",
            If(HAS_CARD_UNDER, give(CHOSEN_OPPOSING, Cant(Deny.CHALLENGE), until=YOUR_NEXT_TURN)),
        ),
        inkable=False,
    ),
    item(
        "Webby's Diary",
        (3, AMBER, (10, 31)),
        when("LATEST ENTRY", PUT_UNDER_YOURS, May(To(pay(1), Draw()))),
    ),
)
