"""Cards of the rulebook's own examples, chapters 6 to 9."""

from __future__ import annotations

from typing import Final

from tintero.ability.abilities import DeckRule, Triggered
from tintero.ability.conditions import (
    AnyPlayer,
    Both,
    Compare,
    Have,
    Is,
    Not,
    StillThere,
    UsedShift,
)
from tintero.ability.effects import (
    Banish,
    Deal,
    Discard,
    Draw,
    EachDoes,
    GainLore,
    If,
    Later,
    LoseLore,
    May,
    MoveTo,
    OneOf,
    Place,
    Play,
    Put,
    PutDamage,
    Ready,
    Rule,
    To,
)
from tintero.ability.filters import (
    CHARACTER,
    ITEM,
    OPPOSING_CHARACTER,
    YOUR_CHARACTER,
    YOUR_HAND,
    YOUR_ITEM,
    YOUR_LOCATION,
    YOUR_OTHER_CHARACTER,
    Filter,
    Op,
)
from tintero.ability.quantities import Count, EventAmount, LoreOf
from tintero.ability.select import (
    All,
    Chosen,
    EachOpponent,
    EachPlayer,
    EventCard,
    EventOther,
    OwnerOf,
    They,
    This,
)
from tintero.ability.statics import (
    Cant,
    EnterDamaged,
    Floor,
    Gain,
    Instead,
    MustChoose,
    PayLess,
    PlayFor,
    Skip,
    Would,
)
from tintero.ability.triggers import When
from tintero.cards.facts import CardFacts
from tintero.cards.starter._phrases import (
    ACTION_CARD,
    CHOSEN,
    CHOSEN_OPPOSING,
    CHOSEN_YOURS,
    EXERTED,
    LOCATION_CARD,
    THAT,
    YOUR_TURN,
    cant_quest,
    cost_up_to,
    give,
    happened,
    ink_exerted,
    look_for,
    lore,
    next_costs_less,
    strength,
    strength_from,
    strength_up_to,
    yours_of,
)
from tintero.cards.starter._write import (
    AMBER,
    AMETHYST,
    ANYWHERE,
    BODYGUARD,
    CHAR,
    EMERALD,
    EVASIVE,
    EXERT,
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    ITEMS,
    ON_BANISHING_IN_CHALLENGE,
    ON_YOUR_END,
    ON_YOUR_START,
    OPPOSING,
    PLACES,
    RECKLESS,
    RUBY,
    RUSH,
    SAPPHIRE,
    STEEL,
    SUPPORT,
    THEIR_NEXT_TURN,
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
    outside,
    pay,
    resist,
    seq,
    shift,
    sing_together,
    singer,
    song,
    use,
    when,
    you_play,
)
from tintero.events import Kind
from tintero.vocab import Deny, Stat, Step

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
    action(
        "Restoring Atlantis",
        (5, STEEL, (7, 201)),
        does(Rule((Cant(Deny.BE_CHALLENGED, All(YOUR_CHARACTER)),), YOUR_NEXT_TURN)),
        inkable=False,
    ),
    character(
        "Kida - Protector of Atlantis",
        (5, AMBER, (3, 5, 2), "Floodborn, Hero, Princess", (3, 7)),
        shift(3),
        on_play(
            "PERHAPS WE CAN SAVE OUR FUTURE",
            give(All(CHARACTER), strength(-3), until=YOUR_NEXT_TURN),
        ),
    ),
    character("Kida - Atlantean", (1, AMBER, (2, 2, 1), "Storyborn, Hero, Princess", (3, 6))),
    character(
        "Grumpy - Bad-Tempered",
        (4, AMBER, (3, 4, 1), "Storyborn, Ally, Seven Dwarfs", (2, 10)),
        always("THERE'S TROUBLE A-BREWIN'", strength(1, All(yours_of("Seven Dwarfs", other=True)))),
    ),
    character(
        "Happy - Good-Natured",
        (5, AMBER, (3, 5, 2), "Storyborn, Ally, Seven Dwarfs", (2, 11)),
        SUPPORT,
    ),
    item(
        "Weight Set",
        (3, STEEL, (2, 204)),
        when(
            "TRAINING",
            you_play(Filter(CHAR, zone=ANYWHERE, bounds=strength_from(4))),
            May(To(pay(1), Draw())),
        ),
    ),
    character(
        "Bashful - Hopeless Romantic",
        (4, AMBER, (2, 5, 3), "Storyborn, Ally, Seven Dwarfs", (2, 1)),
        always("OH, GOSH!", Cant(Deny.QUEST), if_=Not(Have(yours_of("Seven Dwarfs", other=True)))),
    ),
    character(
        "LeFou - Opportunistic Flunky",
        (3, STEEL, (2, 3, 1), "Dreamborn, Ally", (4, 181)),
        outside(
            "I LEARNED FROM THE BEST",
            PlayFor(if_=Both((YOUR_TURN, happened(Kind.BANISHED, OPPOSING_CHARACTER, extra=1)))),
        ),
    ),
    character(
        "Arthur - Determined Squire",
        (4, SAPPHIRE + STEEL, (6, 6, 3), "Storyborn, Hero", (8, 168)),
        always("NO MORE BOOKS", Skip(Step.DRAW)),
    ),
    location(
        "Snuggly Duckling - Disreputable Pub",
        (2, RUBY, (9, 0, 2), (4, 135)),
        when(
            "ROUTINE RUCKUS",
            When(
                Kind.CHALLENGED,
                subject=Filter(CHAR, bounds=strength_from(3)),
                other=CHARACTER,
                here=True,
            ),
            If(Is(EventCard(), Filter(bounds=strength_from(6))), GainLore(3), GainLore(1)),
        ),
    ),
    location(
        "Seven Dwarfs' Mine - Secure Fortress",
        (2, STEEL, (6, 1, 2), (5, 204)),
        when(
            "MOUNTAIN DEFENSE",
            When(Kind.MOVED, other_this=True, by=YOURS, nth=1),
            If(
                Is(EventCard(), Filter(classes=("Knight",))),
                May(Deal(2, CHOSEN)),
                May(Deal(1, CHOSEN)),
            ),
            YOUR_TURN,
        ),
    ),
    character(
        "Beast - Selfless Protector",
        (6, STEEL, (2, 8, 1), "Storyborn, Hero, Prince", (2, 172)),
        always(
            "SHIELD ANOTHER",
            Instead(
                Would.BE_DEALT_DAMAGE, PutDamage(EventAmount(), This()), All(YOUR_OTHER_CHARACTER)
            ),
        ),
    ),
    character(
        "Rapunzel - Ready for Adventure",
        (2, AMBER, (1, 2, 1), "Dreamborn, Hero, Princess", (10, 3)),
        SUPPORT,
        when(
            "ACT OF KINDNESS",
            When(Kind.CHOSEN, subject=YOUR_CHARACTER, extra=2),
            give(
                EventCard(), Instead(Would.BE_DEALT_DAMAGE, None, once=True), until=YOUR_NEXT_TURN
            ),
        ),
    ),
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
)
