"""Cards of the rulebook's own examples, chapters 1 to 5."""

from __future__ import annotations

from typing import Final

from tintero.ability.abilities import Activated, DeckRule
from tintero.ability.conditions import Both, Have, Not, WasNamed
from tintero.ability.effects import (
    Banish,
    Deal,
    Draw,
    GainLore,
    If,
    IfYouDo,
    May,
    NameCard,
    Pick,
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
from tintero.ability.quantities import Count, Happened, HowMany, StatOf, Sum
from tintero.ability.select import All, Chosen, EventCard, This, TopOfDeck
from tintero.ability.statics import Cant, Gain, Instead, PayLess, Would
from tintero.ability.triggers import When
from tintero.cards.facts import CardFacts
from tintero.cards.starter._phrases import (
    ACTION_CARD,
    AT_A_LOCATION,
    CHARACTER_CARD,
    CHOSEN,
    CHOSEN_YOURS,
    EXERTED,
    REVEALED,
    THAT,
    cost_up_to,
    discarded,
    give,
    lore,
    next_costs_less,
    play_revealed,
    rest,
    strength,
    to_hand,
    willpower,
    yours_named,
    yours_of,
)
from tintero.cards.starter._write import (
    ACTIONS,
    AMBER,
    AMETHYST,
    ANYWHERE,
    CHAR,
    EMERALD,
    EVASIVE,
    EXERT,
    IN_DECK,
    IN_DISCARD,
    ON_BANISHED,
    ON_BANISHED_IN_CHALLENGE,
    ON_CHALLENGE,
    OPPOSING,
    SAPPHIRE,
    STEEL,
    WARD,
    YOURS,
    action,
    always,
    challenger,
    character,
    cheaper,
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
    shift_discarding,
    singer,
    song,
    use,
    when,
)
from tintero.events import Kind
from tintero.vocab import Deny, Stat, Until

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
    character(
        "Milo Thatch - King of Atlantis",
        (7, EMERALD, (4, 4, 3), "Floodborn, Hero, King", (3, 80)),
        shift(4),
        when("TAKE THEM BY SURPRISE", ON_BANISHED, to_hand(All(OPPOSING_CHARACTER))),
        inkable=False,
    ),
    character(
        "Milo Thatch - Clever Cartographer", (1, EMERALD, (2, 2, 1), "Dreamborn, Hero", (3, 79))
    ),
    character(
        "Rafiki - Mystical Fighter",
        (1, AMETHYST, (0, 2, 1), "Dreamborn, Mentor, Sorcerer", (3, 54)),
        challenger(3),
        when(
            "ANCIENT SKILLS",
            When(Kind.CHALLENGED, this=True, other=Filter(CHAR, classes=("Hyena",))),
            give(
                This(), Instead(Would.TAKE_DAMAGE, None, in_challenge=True), until=Until.CHALLENGE
            ),
        ),
    ),
    character(
        "Shenzi - Hyena Pack Leader",
        (4, EMERALD, (0, 6, 1), "Storyborn, Ally, Hyena", (3, 85)),
        always("I'LL HANDLE THIS", strength(3), if_=AT_A_LOCATION),
        when("WHAT'S THE HURRY?", ON_CHALLENGE, May(Draw()), AT_A_LOCATION),
    ),
    location("De Vil Manor - Cruella's Estate", (1, EMERALD, (4, 1, 1), (3, 100))),
    character(
        "Lucky - The 15th Puppy",
        (4, AMBER, (2, 3, 1), "Storyborn, Puppy", (3, 8)),
        exert_to(
            "GOOD AS NEW",
            Reveal(TopOfDeck(3), "looked"),
            May(
                Put(
                    Chosen(
                        Filter(CHAR, zone=IN_DECK, bounds=cost_up_to(2)),
                        HowMany("looked"),
                        source="looked",
                    ),
                    Place.HAND,
                )
            ),
            rest(Place.DECK_BOTTOM),
        ),
        on_quest(
            "PUPPY LOVE",
            If(Have(YOUR_OTHER_CHARACTER, 4), give(All(YOUR_OTHER_CHARACTER), lore(1))),
        ),
        inkable=False,
    ),
    item(
        "Lucky Dime",
        (7, SAPPHIRE, (3, 165)),
        use("NUMBER ONE", (EXERT, pay(2)), Pick(CHOSEN_YOURS), GainLore(StatOf(THAT, Stat.LORE))),
        inkable=False,
    ),
    character(
        "Flotsam & Jetsam - Entangling Eels",
        (6, AMETHYST, (5, 5, 2), "Floodborn, Ally", (4, 44)),
        shift_discarding(YOUR_HAND, 2),
    ),
    character(
        'Flotsam - Ursula\'s "Baby"',
        (3, AMETHYST, (4, 2, 1), "Dreamborn, Ally", (4, 43)),
        when("QUICK ESCAPE", ON_BANISHED_IN_CHALLENGE, to_hand(This(), IN_DISCARD)),
        always(
            "OMINOUS PAIR",
            Gain(
                when("", ON_BANISHED_IN_CHALLENGE, to_hand(This(), IN_DISCARD)),
                All(yours_named("Jetsam")),
            ),
        ),
        inkable=False,
    ),
    character(
        "Bruno Madrigal - Undetected Uncle",
        (4, AMETHYST, (3, 3, 1), "Storyborn, Ally, Madrigal", (4, 39)),
        EVASIVE,
        exert_to(
            "YOU JUST HAVE TO SEE IT",
            NameCard(),
            Reveal(TopOfDeck()),
            If(
                WasNamed(REVEALED),
                seq(to_hand(REVEALED), GainLore(3)),
                Put(REVEALED, Place.DECK_TOP),
            ),
        ),
    ),
)
