"""Cards of the rulebook's own examples, chapters 1 to 4.3."""

from __future__ import annotations

from typing import Final

from tintero.ability.abilities import Activated, DeckRule
from tintero.ability.conditions import Both, Have, Not
from tintero.ability.effects import (
    Banish,
    Deal,
    Draw,
    IfYouDo,
    May,
    Place,
    Play,
    Put,
    Reveal,
    Shuffle,
)
from tintero.ability.filters import (
    OPPOSING_CHARACTER,
    YOUR_HAND,
    YOUR_ITEM,
    YOUR_OTHER_CHARACTER,
    Filter,
)
from tintero.ability.quantities import Count, Happened, Sum
from tintero.ability.select import All, Chosen, EventCard, This, TopOfDeck
from tintero.ability.statics import Cant, Gain, PayLess
from tintero.ability.triggers import When
from tintero.cards.facts import CardFacts
from tintero.cards.starter._phrases import (
    ACTION_CARD,
    CHARACTER_CARD,
    CHOSEN,
    EXERTED,
    REVEALED,
    discarded,
    lore,
    next_costs_less,
    play_revealed,
    strength,
    to_hand,
    willpower,
    yours_of,
)
from tintero.cards.starter._write import (
    ACTIONS,
    AMBER,
    AMETHYST,
    ANYWHERE,
    CHAR,
    IN_DECK,
    IN_DISCARD,
    ON_BANISHED,
    OPPOSING,
    SAPPHIRE,
    STEEL,
    WARD,
    YOURS,
    action,
    always,
    character,
    cheaper,
    does,
    location,
    on_play,
    on_quest,
    resist,
    seq,
    shift,
    singer,
    song,
    when,
)
from tintero.events import Kind
from tintero.vocab import Deny

# Opposing characters banished in a challenge this turn, for 2 each.
BANISHED_TODAY: Final = Happened(Kind.BANISHED, OPPOSING_CHARACTER, extra=1)

CARDS: Final[tuple[CardFacts, ...]] = (
    character(
        "Mufasa - Betrayed Leader",
        (5, AMBER, (3, 3, 2), "Storyborn, Mentor, King", (2, 14)),
        when(
            "THE SUN WILL SET",
            ON_BANISHED,
            seq(
                May(Reveal(TopOfDeck())),
                play_revealed(CHARACTER_CARD, Put(REVEALED, Place.DECK_TOP), exerted=True),
            ),
        ),
    ),
    character(
        "Tiana - Celebrating Princess",
        (4, STEEL, (1, 4, 2), "Dreamborn, Hero, Princess", (2, 196)),
        resist(2),
        always(
            "WHAT YOU GIVE IS WHAT YOU GET",
            Cant(Deny.PLAY, None, players=OPPOSING, what=ACTION_CARD),
            if_=Both((EXERTED, Not(Have(YOUR_HAND)))),
        ),
        inkable=False,
    ),
    character(
        "Chernabog - Evildoer",
        (10, AMBER, (9, 9, 3), "Storyborn, Villain", (3, 3)),
        cheaper("THE POWER OF EVIL", Count(discarded(CHAR))),
        on_play("SUMMON THE SPIRITS", Put(All(discarded(CHAR)), Place.SHUFFLED)),
        inkable=False,
    ),
    song(
        "Let the Storm Rage On", (3, STEEL, (2, 199)), does(Deal(2, CHOSEN), Draw()), inkable=False
    ),
    location(
        "Pride Lands - Pride Rock",
        (2, AMBER, (7, 1, 2), (3, 33)),
        always("WE ARE ALL CONNECTED", willpower(2, All(Filter(CHAR, here=True)))),
        always(
            "LION HOME",
            PayLess(1, Filter(CHAR, YOURS, ANYWHERE)),
            if_=Have(Filter(CHAR, YOURS, classes=("Prince", "King"), here=True)),
        ),
        inkable=False,
    ),
    location(
        "Pride Lands - Jungle Oasis",
        (3, AMBER, (8, 1, 2), (5, 34)),
        Activated(
            (Banish(This()),),
            Play(Chosen(discarded(CHAR))),
            "OUR HUMBLE HOME",
            Have(Filter(CHAR, YOURS, here=True), 3),
            sequential=True,
        ),
    ),
    character(
        "Luisa Madrigal - Rock of the Family",
        (3, STEEL, (2, 4, 1), "Storyborn, Ally, Madrigal", (4, 184)),
        always("I'M THE STRONG ONE", strength(2), if_=Have(YOUR_OTHER_CHARACTER)),
    ),
    character(
        "Namaari - Resolute Daughter",
        (9, STEEL, (5, 5, 3), "Storyborn, Villain, Princess", (5, 182)),
        cheaper("I DON'T HAVE ANY OTHER CHOICE", Sum((BANISHED_TODAY, BANISHED_TODAY))),
        resist(3),
        inkable=False,
    ),
    character(
        "Merida - Formidable Archer",
        (5, STEEL, (3, 5, 2), "Storyborn, Hero, Princess", (12, 191)),
        on_play(
            "FULL QUIVER",
            May(to_hand(Chosen(Filter(ACTIONS, YOURS, IN_DISCARD, names=("Three Arrows",))))),
        ),
        when(
            "STEADY AIM",
            When(
                Kind.DAMAGE_DEALT,
                subject=OPPOSING_CHARACTER,
                other=Filter(ACTIONS, YOURS, ANYWHERE),
            ),
            Deal(2, EventCard()),
        ),
        inkable=False,
    ),
    action(
        "Three Arrows",
        (3, STEEL, (12, 197)),
        does(Deal(2, CHOSEN), May(Deal(1, Chosen(Filter(CHAR, other=True), label="second")))),
    ),
    character(
        "Christopher Robin - Hunny Sage",
        (6, AMETHYST + SAPPHIRE, (4, 4, 2), "Dreamborn, Hero, Hunny", (13, 61)),
        DeckRule(classification="Hunny", name="GATHER THE PARTY"),
        on_play(
            "MAGICAL SUMMONS",
            IfYouDo(
                May(
                    Put(
                        Chosen(
                            Filter(owner=YOURS, zone=IN_DECK, classes=("Hunny",)),
                            reveal=True,
                            may_fail=True,
                        ),
                        Place.HAND,
                    )
                ),
                Shuffle(),
            ),
        ),
    ),
    character(
        "Kanga - Hunny Bard", (3, AMBER, (3, 4, 1), "Dreamborn, Ally, Hunny", (13, 23)), singer(5)
    ),
    character(
        "Owl - Hunny Ranger",
        (2, STEEL, (1, 1, 2), "Dreamborn, Ally, Hunny", (13, 185)),
        always("HUNNY ALLIANCE", Gain(resist(2)), if_=Have(yours_of("Hunny", other=True))),
    ),
    character(
        "Piglet - Hunny Mage Apprentice",
        (1, SAPPHIRE, (2, 2, 1), "Dreamborn, Ally, Sorcerer, Hunny", (13, 154)),
    ),
    character(
        "Winnie the Pooh - Hunny Archmage",
        (2, AMETHYST, (2, 3, 1), "Dreamborn, Hero, Sorcerer, Hunny", (13, 40)),
        always("STICK TOGETHER", lore(2), if_=Have(yours_of("Hunny", other=True), 2)),
    ),
    character(
        "Doc - Leader of the Seven Dwarfs",
        (3, AMBER, (2, 3, 2), "Storyborn, Ally, Seven Dwarfs", (2, 5)),
        on_quest("SHARE AND SHARE ALIKE", next_costs_less(1, Filter(CHAR, YOURS, ANYWHERE))),
    ),
    character(
        "Perdita - Playful Mother",
        (4, AMBER + SAPPHIRE, (1, 4, 2), "Storyborn, Hero", (7, 2)),
        on_quest(
            "WHO'S NEXT?", next_costs_less(2, Filter(CHAR, YOURS, ANYWHERE, classes=("Puppy",)))
        ),
        always("DON'T BE AFRAID", Gain(WARD, All(yours_of("Puppy")))),
    ),
    character(
        "Gadget Hackwrench - Brilliant Bosun",
        (6, SAPPHIRE, (3, 6, 3), "Floodborn, Ally, Inventor", (6, 140)),
        shift(4),
        always(
            "MECHANICALLY SAVVY",
            PayLess(1, Filter(CHAR, YOURS, ANYWHERE, classes=("Inventor",))),
            if_=Have(YOUR_ITEM, 3),
        ),
    ),
    character(
        "Gadget Hackwrench - Perceptive Mouse",
        (2, SAPPHIRE, (2, 3, 1), "Storyborn, Ally, Inventor", (6, 151)),
    ),
)
