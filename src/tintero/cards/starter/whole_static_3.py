"""Cards whose static abilities replace what would happen, or change it in a challenge."""

from __future__ import annotations

from typing import Final

from tintero.ability.abilities import Has
from tintero.ability.conditions import Have, InChallenge, Not, YourTurn
from tintero.ability.effects import (
    Banish,
    Deal,
    Draw,
    EachDoes,
    GainLore,
    GetDrops,
    If,
    IfYouDo,
    May,
    RemoveDrops,
    Rule,
)
from tintero.ability.filters import (
    LOCATION,
    YOUR_CHARACTER,
    YOUR_HAND,
    Filter,
)
from tintero.ability.select import All, Candidate, EachOpponent, This
from tintero.ability.statics import (
    Cant,
    EnterDamaged,
    Instead,
    Modify,
    ReadyLimit,
    Would,
)
from tintero.cards.facts import CardFacts
from tintero.cards.starter._phrases import (
    CHOSEN,
    CHOSEN_YOURS,
    EXERTED,
    YOUR_TURN,
    give,
    ink_top,
    strength,
)
from tintero.cards.starter._write import (
    AMETHYST,
    ANYWHERE,
    CHAR,
    EMERALD,
    EXERT,
    ON_BANISHED,
    ON_YOUR_START,
    OPPOSING,
    RUBY,
    SAPPHIRE,
    STEEL,
    THEIR_NEXT_TURN,
    THEIRS,
    WARD,
    YOURS,
    action,
    always,
    character,
    does,
    item,
    on_quest,
    pay,
    use,
    when,
    you_play,
)
from tintero.vocab import Deny, Keyword, Stat

UNLESS_CHALLENGED: Final = Not(InChallenge(Candidate(), 2))
OTHER_HEROES: Final = Filter(CHAR, YOURS, other=True, classes=("Hero",))


CARDS: Final[tuple[CardFacts, ...]] = (
    character(
        "Lady Tremaine - Scornful Snob",
        (3, RUBY, (0, 3, 2), "Storyborn, Villain", (14, 126)),
        when(
            "DELICATE SENSIBILITIES",
            you_play(Filter(song=1, zone=ANYWHERE)),
            IfYouDo(May(Deal(1, This())), Draw()),
            YOUR_TURN,
            1,
        ),
        always("HARSH CRITIQUE", EnterDamaged(1, Filter(CHAR, OPPOSING, keyword=Keyword.SINGER))),
        inkable=False,
    ),
    action(
        "Olympus Would Be That Way",
        (1, STEEL, (3, 197)),
        does(
            give(
                All(YOUR_CHARACTER),
                Modify(Stat.STRENGTH, 3, if_=InChallenge(Candidate(), 1, LOCATION)),
            )
        ),
    ),
    action(
        "Pushing Boundaries",
        (2, RUBY, (14, 129)),
        does(
            give(
                CHOSEN_YOURS,
                Instead(
                    Would.TAKE_DAMAGE, None, in_challenge=True, if_=InChallenge(Candidate(), 1)
                ),
            ),
            GetDrops(1),
        ),
        inkable=False,
    ),
    character(
        "Hercules - Mighty Leader",
        (4, RUBY, (5, 3, 2), "Storyborn, Hero, Prince, Deity", (10, 118)),
        always("EVER VIGILANT", Cant(Deny.BE_DEALT_DAMAGE, if_=UNLESS_CHALLENGED)),
        always(
            "EVER VALIANT",
            Cant(Deny.BE_DEALT_DAMAGE, All(OTHER_HEROES), if_=UNLESS_CHALLENGED),
            if_=EXERTED,
        ),
        inkable=False,
    ),
    character(
        "Lilo - Bundled Up",
        (2, STEEL, (1, 2, 2), "Dreamborn, Hero", (11, 195)),
        always(
            "EXTRA LAYERS", Instead(Would.TAKE_DAMAGE, None, first=True), if_=YourTurn(OPPOSING)
        ),
        inkable=False,
    ),
    character(
        "Kronk - Laid Back",
        (5, (1, 2), (4, 4, 2), "Storyborn, Ally", (7, 63)),
        WARD,
        always("I'M LOVIN' THIS", Instead(Would.BE_DISCARDED, None, All(YOUR_HAND))),
        inkable=False,
    ),
    character(
        "Magica De Spell - Cruel Sorceress",
        (4, AMETHYST, (2, 5, 1), "Storyborn, Villain, Sorcerer", (5, 53)),
        always(
            "PLAYING WITH POWER",
            Instead(Would.BE_DISCARDED, None, All(YOUR_HAND)),
            if_=YourTurn(OPPOSING),
        ),
    ),
    item(
        "Blinding Chem Ball",
        (1, SAPPHIRE, (14, 166)),
        use("DESTABILIZE", (EXERT, pay(2)), Banish(This())),
        when(
            "BRILLIANT BURST",
            ON_BANISHED,
            IfYouDo(May(GetDrops(1)), give(CHOSEN, strength(-2))),
            YOUR_TURN,
        ),
    ),
    character(
        "Baymax - Amped Up",
        (7, SAPPHIRE, (5, 8, 2), "Dreamborn, Super, Hero, Robot", (14, 158)),
        Has(Keyword.SHIFT, costs=(RemoveDrops(2),)),
        always("SUPERCHARGE", Instead(Would.GET_DROPS, ink_top(), players=YOURS, may=True)),
    ),
    character(
        "Marshmallow - Cranky Climber",
        (5, AMETHYST, (5, 5, 2), "Dreamborn, Ally", (11, 53)),
        on_quest(
            "ICY BLAST",
            EachDoes(EachOpponent(), (Rule((ReadyLimit(1, THEIRS),), THEIR_NEXT_TURN),)),
        ),
        inkable=False,
    ),
    item(
        "Vision Slab",
        (3, EMERALD, (4, 100)),
        when(
            "DANGER REVEALED",
            ON_YOUR_START,
            If(Have(Filter(CHAR, OPPOSING, damaged=1)), GainLore(1)),
        ),
        always("TRAPPED!", Cant(Deny.REMOVE_DAMAGE, All(Filter()))),
    ),
)
