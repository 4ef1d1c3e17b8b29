"""Cards of the rulebook's own examples, chapters 6.6 to 9."""

from __future__ import annotations

from typing import Final

from tintero.ability.abilities import DeckRule
from tintero.ability.conditions import Have, Is
from tintero.ability.effects import (
    Banish,
    CountUp,
    Draw,
    EachDoes,
    ForEachCard,
    GainLore,
    If,
    LoseLore,
    May,
    MoveTo,
    Place,
    Play,
    Put,
    Reveal,
    Rule,
    To,
)
from tintero.ability.filters import (
    YOUR_CHARACTER,
    YOUR_HAND,
    YOUR_OTHER_CHARACTER,
    Bound,
    Filter,
    Op,
)
from tintero.ability.quantities import Count, EventAmount, Greatest, Result
from tintero.ability.select import (
    All,
    Chosen,
    EachOpponent,
    EachPlayer,
    EventCard,
    That,
    They,
    This,
    TopOfDeck,
)
from tintero.ability.statics import (
    Cant,
    EnterDamaged,
    Floor,
    Gain,
    MustChoose,
    PlayFor,
)
from tintero.ability.triggers import When
from tintero.cards.facts import CardFacts
from tintero.cards.starter._phrases import (
    ACTION_CARD,
    CHOSEN,
    CHOSEN_OPPOSING,
    LOCATION_CARD,
    cost_up_to,
    give,
    lore,
    strength,
    strength_up_to,
    yours_of,
)
from tintero.cards.starter._write import (
    AMBER,
    ANYWHERE,
    BODYGUARD,
    CHAR,
    EMERALD,
    EVASIVE,
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    ITEMS,
    ON_YOUR_START,
    OPPOSING,
    PLACES,
    RECKLESS,
    RUBY,
    SAPPHIRE,
    STEEL,
    THEIR_NEXT_TURN,
    WARD,
    YOUR_NEXT_TURN,
    YOURS,
    action,
    always,
    character,
    does,
    item,
    location,
    on_play,
    on_quest,
    outside,
    seq,
    shift,
    sing_together,
    singer,
    song,
    when,
    you_play,
)
from tintero.events import Kind
from tintero.vocab import Deny, Stat

HIGHEST: Final = Filter(zone=IN_DECK, bounds=(Bound(Stat.COST, Op.AT_LEAST, Result("highest")),))

CARDS: Final[tuple[CardFacts, ...]] = (
    character(
        "Grand Duke - Advisor to the King",
        (2, AMBER, (2, 2, 1), "Storyborn, Ally", (2, 9)),
        always(
            "YES, YOUR MAJESTY", strength(1, All(yours_of("Prince", "Princess", "King", "Queen")))
        ),
    ),
    character(
        "Yokai - Scientific Supervillain",
        (9, SAPPHIRE, (6, 10, 2), "Floodborn, Villain, Inventor", (6, 160)),
        shift(6),
        always(
            "NEUROTRANSMITTER", PlayFor(what=Filter(ITEMS, YOURS, ANYWHERE, names=("Microbots",)))
        ),
        on_quest("TECHNICAL GAIN", Draw(Count(Filter(CHAR, OPPOSING, bounds=strength_up_to(0))))),
    ),
    character(
        "Yokai - Professor Callaghan",
        (1, SAPPHIRE, (2, 2, 1), "Storyborn, Villain, Inventor", (6, 158)),
    ),
    item(
        "Microbots",
        (2, SAPPHIRE, (6, 167)),
        DeckRule(0, name="LIMITLESS APPLICATIONS"),
        on_play(
            "INSPIRED TECH",
            give(CHOSEN, strength(Count(Filter(ITEMS, YOURS, names=("Microbots",)), -1))),
        ),
    ),
    character(
        "Flynn Rider - His Own Biggest Fan",
        (4, EMERALD, (2, 3, 4), "Floodborn, Hero, Prince", (2, 82)),
        shift(2),
        EVASIVE,
        always("ONE LAST, BIG SCORE", lore(Count(Filter(owner=OPPOSING, zone=IN_HAND), -1))),
        inkable=False,
    ),
    character(
        "Flynn Rider - Confident Vagabond",
        (1, EMERALD, (1, 3, 1), "Storyborn, Hero, Prince", (2, 81)),
    ),
    character(
        "Elisa Maza - Transformed Gargoyle",
        (3, RUBY, (4, 4, 1), "Storyborn, Hero, Gargoyle, Detective", (11, 112)),
        always("FOREVER STRONG", Floor(Stat.STRENGTH, All(YOUR_CHARACTER))),
        always("STONE BY DAY", Cant(Deny.READY), if_=Have(YOUR_HAND, 3)),
    ),
    character(
        "John Smith - Undaunted Protector",
        (5, STEEL, (3, 6, 2), "Dreamborn, Hero", (11, 193)),
        BODYGUARD,
        always("DO YOUR WORST", MustChoose()),
        inkable=False,
    ),
    character(
        "Donald Duck - Perfect Gentleman",
        (4, EMERALD, (2, 5, 2), "Floodborn, Ally", (2, 77)),
        shift(3),
        when("ALLOW ME", ON_YOUR_START, EachDoes(EachPlayer(), (May(Draw(1, They()), They()),))),
    ),
    action(
        "Get to Safety!",
        (1, RUBY, (10, 130)),
        does(
            Play(Chosen(Filter(PLACES, YOURS, IN_DISCARD, bounds=cost_up_to(3)))),
            If(Have(Filter(PLACES, YOURS, names=("Sleepy Hollow",))), Draw()),
        ),
    ),
    location(
        "Sleepy Hollow - The Bridge",
        (3, RUBY, (6, 0, 1), (10, 136)),
        when(
            "HEAD FOR THE BRIDGE!",
            When(Kind.QUESTED, here=True),
            May(
                To(
                    Banish(This()),
                    seq(GainLore(2), give(EventCard(), Gain(EVASIVE), until=YOUR_NEXT_TURN)),
                )
            ),
        ),
    ),
    character(
        "Jim Hawkins - Space Traveler",
        (5, RUBY, (4, 4, 2), "Storyborn, Hero", (3, 109)),
        on_play(
            "THIS IS IT!", May(Play(Chosen(Filter(PLACES, YOURS, IN_HAND, bounds=cost_up_to(4)))))
        ),
        when("TAKE THE HELM", you_play(LOCATION_CARD), May(MoveTo(This(), EventCard()))),
    ),
    character(
        "Mother Gothel - Withered and Wicked",
        (2, RUBY, (3, 4, 1), "Storyborn, Villain", (2, 116)),
        outside("WHAT HAVE YOU DONE?!", EnterDamaged(3)),
    ),
    song(
        "Under the Sea",
        (8, EMERALD, (4, 95)),
        sing_together(8),
        does(Put(All(Filter(CHAR, OPPOSING, bounds=strength_up_to(2))), Place.DECK_BOTTOM)),
        inkable=False,
    ),
    character(
        "Lyle Tiberius Rourke - Cunning Mercenary",
        (3, EMERALD, (2, 4, 1), "Storyborn, Villain", (3, 78)),
        on_play("WELL, NOW YOU KNOW", give(CHOSEN_OPPOSING, Gain(RECKLESS), until=THEIR_NEXT_TURN)),
        when(
            "THANKS FOR VOLUNTEERING",
            When(Kind.BANISHED, subject=YOUR_OTHER_CHARACTER),
            LoseLore(1, EachOpponent()),
        ),
        inkable=False,
    ),
    character(
        "Ursula - Vanessa",
        (2, AMBER, (1, 4, 1), "Storyborn, Villain, Sorcerer", (4, 25)),
        singer(4),
    ),
    character(
        "Pete - Games Referee",
        (3, STEEL, (3, 3, 1), "Dreamborn, Villain", (5, 195)),
        on_play(
            "BLOW THE WHISTLE",
            Rule((Cant(Deny.PLAY, None, players=OPPOSING, what=ACTION_CARD),), YOUR_NEXT_TURN),
        ),
    ),
    character(
        "Prince John - Greediest of All",
        (3, EMERALD, (1, 2, 2), "Dreamborn, Villain, Prince", (2, 89)),
        WARD,
        when(
            "I SENTENCE YOU",
            When(Kind.DISCARDED_SOME, by=OPPOSING, least=1),
            May(Draw(EventAmount())),
        ),
        inkable=False,
    ),
    character(
        "Thomas O'Malley - Savvy Vagabond",
        (2, SAPPHIRE, (2, 3, 2), "Storyborn, Hero", (14, 152)),
        on_quest(
            "LUCKY BREAK",
            EachDoes(EachPlayer(), (Reveal(TopOfDeck(1, They()), "revealed"),)),
            CountUp(Greatest(Stat.COST, Filter(zone=IN_DECK), That("revealed")), "highest"),
            ForEachCard(
                That("revealed"), If(Is(That("each"), HIGHEST), Put(That("each"), Place.HAND))
            ),
            ForEachCard(
                That("revealed"),
                If(Is(That("each"), Filter(zone=IN_DECK)), Put(That("each"), Place.DECK_BOTTOM)),
            ),
        ),
    ),
)
