"""The Ruby cards of the first set."""

from __future__ import annotations

from typing import Final

from tintero.ability.effects import Banish, Exert, GainLore, LoseLore, May, Ready
from tintero.ability.filters import CHARACTER, YOUR_OTHER_CHARACTER, Filter
from tintero.ability.select import All, Chosen, EachOpponent, This
from tintero.ability.statics import Gain
from tintero.cards.facts import CardFacts
from tintero.cards.starter._phrases import (
    CHOSEN,
    EXERTED,
    THAT,
    YOUR_TURN,
    cant_quest,
    cost_up_to,
    give,
    instead_if,
    lore,
    strength,
)
from tintero.cards.starter._write import (
    ANYWHERE,
    CHAR,
    EVASIVE,
    EXERT,
    ON_BANISHING_IN_CHALLENGE,
    OPPOSING,
    RECKLESS,
    RUBY,
    RUSH,
    YOURS,
    action,
    always,
    character,
    does,
    item,
    on_play,
    pay,
    seq,
    shift,
    song,
    use,
    when,
    you_play,
)
from tintero.vocab import Keyword

CARDS: Final[tuple[CardFacts, ...]] = (
    character("Abu - Mischievous Monkey", (3, RUBY, (3, 2, 2), "Storyborn, Ally", (1, 103))),
    character(
        "Aladdin - Heroic Outlaw",
        (7, RUBY, (5, 5, 2), "Floodborn, Hero", (1, 104)),
        shift(5),
        when(
            "DARING EXPLOIT",
            ON_BANISHING_IN_CHALLENGE,
            seq(GainLore(2), LoseLore(2, EachOpponent())),
            YOUR_TURN,
        ),
    ),
    character(
        "Aladdin - Street Rat",
        (3, RUBY, (2, 2, 1), "Storyborn, Hero", (1, 105)),
        on_play("IMPROVISE", LoseLore(1, EachOpponent())),
    ),
    character(
        "Captain - Colonel's Lieutenant", (5, RUBY, (6, 5, 1), "Storyborn, Ally, Captain", (1, 106))
    ),
    character(
        "Captain Hook - Ruthless Pirate",
        (7, RUBY, (5, 5, 2), "Storyborn, Villain, Pirate, Captain", (1, 107)),
        RUSH,
        always(
            "YOU COWARD!",
            Gain(RECKLESS, All(Filter(CHAR, OPPOSING, keyword=Keyword.EVASIVE))),
            if_=EXERTED,
        ),
        inkable=False,
    ),
    character("Donald Duck - Boisterous Fowl", (2, RUBY, (2, 3, 1), "Storyborn", (1, 108))),
    character(
        "Elsa - Ice Surfer",
        (4, RUBY, (3, 4, 1), "Dreamborn, Hero, Queen, Sorcerer", (1, 109)),
        when(
            "THAT'S NO BLIZZARD",
            you_play(Filter(CHAR, zone=ANYWHERE, names=("Anna",))),
            seq(Ready(This()), cant_quest(This())),
        ),
    ),
    character(
        "Gaston - Arrogant Hunter", (2, RUBY, (4, 2, 0), "Storyborn, Villain", (1, 110)), RECKLESS
    ),
    character("Goofy - Daredevil", (5, RUBY, (3, 4, 2), "Dreamborn, Hero", (1, 111)), EVASIVE),
    character(
        "LeFou - Instigator",
        (2, RUBY, (2, 2, 1), "Dreamborn, Ally", (1, 112)),
        on_play("FAN THE FLAMES", Ready(CHOSEN), cant_quest(THAT)),
    ),
    character(
        "Maleficent - Monstrous Dragon",
        (9, RUBY, (7, 5, 2), "Storyborn, Villain, Dragon", (1, 113)),
        on_play("DRAGON FIRE", May(Banish(CHOSEN))),
    ),
    character(
        "Maui - Hero to All",
        (5, RUBY, (6, 5, 0), "Storyborn, Hero, Deity", (1, 114)),
        RUSH,
        RECKLESS,
    ),
    character(
        "Mickey Mouse - Brave Little Tailor",
        (8, RUBY, (5, 5, 4), "Dreamborn, Hero", (1, 115)),
        EVASIVE,
    ),
    character("Minnie Mouse - Always Classy", (1, RUBY, (1, 3, 1), "Storyborn, Hero", (1, 116))),
    character(
        "Moana - Chosen by the Ocean",
        (5, RUBY, (2, 6, 2), "Storyborn, Hero, Princess", (1, 117)),
        on_play("THIS IS NOT WHO YOU ARE", May(Banish(Chosen(Filter(CHAR, names=("Te Kā",)))))),
    ),
    character(
        "Mulan - Imperial Soldier",
        (5, RUBY, (4, 5, 1), "Storyborn, Hero, Princess", (1, 118)),
        when(
            "LEAD BY EXAMPLE",
            ON_BANISHING_IN_CHALLENGE,
            give(All(YOUR_OTHER_CHARACTER), lore(1)),
            YOUR_TURN,
        ),
    ),
    character(
        "Peter Pan - Fearless Fighter",
        (3, RUBY, (3, 2, 1), "Storyborn, Hero", (1, 119)),
        RUSH,
        inkable=False,
    ),
    character("Pongo - Ol' Rascal", (4, RUBY, (2, 3, 2), "Storyborn, Hero", (1, 120)), EVASIVE),
    character(
        "Rapunzel - Letting Down Her Hair",
        (6, RUBY, (5, 4, 2), "Dreamborn, Hero, Princess", (1, 121)),
        on_play("TANGLE", LoseLore(1, EachOpponent())),
        inkable=False,
    ),
    character("Scar - Fiery Usurper", (4, RUBY, (5, 3, 1), "Dreamborn, Villain", (1, 122))),
    character(
        "Scar - Shameless Firebrand",
        (8, RUBY, (6, 6, 1), "Floodborn, Villain, King", (1, 123)),
        shift(6),
        on_play(
            "ROUSING SPEECH",
            Ready(All(Filter(CHAR, YOURS, bounds=cost_up_to(3)))),
            cant_quest(All(Filter(CHAR, YOURS, bounds=cost_up_to(3)))),
        ),
        inkable=False,
    ),
    character("Sergeant Tibbs - Courageous Cat", (1, RUBY, (2, 2, 1), "Storyborn, Ally", (1, 124))),
    character("Stitch - Abomination", (6, RUBY, (4, 6, 3), "Storyborn, Hero, Alien", (1, 125))),
    character(
        "Te Kā - The Burning One",
        (6, RUBY, (8, 6, 0), "Storyborn, Villain, Deity", (1, 126)),
        RECKLESS,
        inkable=False,
    ),
    character(
        "Tigger - Wonderful Thing", (6, RUBY, (4, 4, 2), "Storyborn, Tigger", (1, 127)), EVASIVE
    ),
    song("Be Prepared", (7, RUBY, (1, 128)), does(Banish(All(CHARACTER))), inkable=False),
    action("Cut to the Chase", (2, RUBY, (1, 129)), does(give(CHOSEN, Gain(RUSH)))),
    action("Dragon Fire", (5, RUBY, (1, 130)), does(Banish(CHOSEN)), inkable=False),
    action("Fan the Flames", (1, RUBY, (1, 131)), does(Ready(CHOSEN), cant_quest(THAT))),
    action("He's Got a Sword!", (1, RUBY, (1, 132)), does(give(CHOSEN, strength(2)))),
    action("Tangle", (2, RUBY, (1, 133)), does(LoseLore(1, EachOpponent()))),
    item(
        "Poisoned Apple",
        (3, RUBY, (1, 134)),
        use(
            "TAKE A BITE...",
            (pay(1), Banish(This())),
            instead_if(Filter(classes=("Princess",)), Banish(THAT), Exert(THAT)),
        ),
        inkable=False,
    ),
    item(
        "Shield of Virtue",
        (1, RUBY, (1, 135)),
        use("FIREPROOF", (EXERT, pay(3)), Ready(CHOSEN), cant_quest(THAT)),
    ),
    item(
        "Sword of Truth",
        (4, RUBY, (1, 136)),
        use(
            "FINAL ENCHANTMENT",
            (Banish(This()),),
            Banish(Chosen(Filter(CHAR, classes=("Villain",)))),
        ),
        inkable=False,
    ),
)
