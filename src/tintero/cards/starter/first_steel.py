"""The Steel cards of the first set."""

from __future__ import annotations

from typing import Final

from tintero.ability.conditions import Have, Not
from tintero.ability.effects import Banish, Deal, Discard, Draw, EachDoes, GainLore, If, May
from tintero.ability.filters import ITEM, OPPOSING_CHARACTER, YOUR_CHARACTER, YOUR_HAND, Filter
from tintero.ability.select import All, Chosen, EachPlayer, They, This
from tintero.ability.statics import Cant, Gain
from tintero.ability.triggers import When
from tintero.cards.facts import CardFacts
from tintero.cards.starter._phrases import (
    CHOSEN,
    CHOSEN_OPPOSING,
    THEIR_HAND,
    YOUR_TURN,
    cost_up_to,
    give,
    loot,
    lore,
    strength,
    to_hand,
    yours_of,
)
from tintero.cards.starter._write import (
    ACTIONS,
    BODYGUARD,
    CHAR,
    EVASIVE,
    EXERT,
    IN_DISCARD,
    ON_BANISHING_IN_CHALLENGE,
    STEEL,
    THEIR_NEXT_TURN,
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
    shift,
    song,
    use,
    when,
)
from tintero.events import Kind
from tintero.vocab import Deny, Keyword

CARDS: Final[tuple[CardFacts, ...]] = (
    character("Aladdin - Cornered Swordsman", (2, STEEL, (2, 1, 2), "Storyborn, Hero", (1, 171))),
    character(
        "Beast - Hardheaded",
        (5, STEEL, (4, 4, 2), "Storyborn, Hero, Prince", (1, 172)),
        on_play("BREAK", May(Banish(Chosen(ITEM)))),
    ),
    character(
        "Captain Hook - Captain of the Jolly Roger",
        (4, STEEL, (3, 4, 1), "Storyborn, Villain, Pirate, Captain", (1, 173)),
        on_play(
            "DOUBLE THE POWDER!",
            May(to_hand(Chosen(Filter(ACTIONS, YOURS, IN_DISCARD, names=("Fire the Cannons!",))))),
        ),
        inkable=False,
    ),
    character(
        "Captain Hook - Forceful Duelist",
        (1, STEEL, (1, 2, 1), "Dreamborn, Villain, Pirate, Captain", (1, 174)),
        challenger(2),
    ),
    character(
        "Captain Hook - Thinking a Happy Thought",
        (5, STEEL, (2, 5, 1), "Floodborn, Villain, Pirate, Captain", (1, 175)),
        shift(3),
        challenger(3),
        always("STOLEN DUST", Cant(Deny.BE_CHALLENGED, against=Filter(CHAR, bounds=cost_up_to(3)))),
        inkable=False,
    ),
    character("Cerberus - Three-Headed Dog", (5, STEEL, (5, 6, 1), "Storyborn", (1, 176))),
    character(
        "Donald Duck - Musketeer",
        (4, STEEL, (2, 5, 1), "Dreamborn, Hero, Musketeer", (1, 177)),
        BODYGUARD,
        always("STAY ALERT!", Gain(EVASIVE, All(yours_of("Musketeer"))), if_=YOUR_TURN),
    ),
    character(
        "Gantu - Galactic Federation Captain",
        (8, STEEL, (6, 6, 2), "Storyborn, Alien, Captain", (1, 178)),
        always(
            "UNDER ARREST",
            Cant(
                Deny.BE_CHALLENGED, All(YOUR_CHARACTER), against=Filter(CHAR, bounds=cost_up_to(2))
            ),
        ),
    ),
    character(
        "Goons - Maleficent's Underlings", (1, STEEL, (2, 2, 1), "Storyborn, Ally", (1, 179))
    ),
    character(
        "Hans - Thirteenth in Line",
        (4, STEEL, (3, 3, 2), "Storyborn, Villain, Prince", (1, 180)),
        on_quest("STAGE A LITTLE ACCIDENT", May(Deal(1, CHOSEN))),
    ),
    character(
        "Hercules - True Hero",
        (3, STEEL, (3, 3, 1), "Dreamborn, Hero, Prince", (1, 181)),
        BODYGUARD,
    ),
    character("Kristoff - Official Ice Master", (3, STEEL, (3, 3, 2), "Storyborn, Ally", (1, 182))),
    character("Kronk - Right-Hand Man", (6, STEEL, (6, 6, 2), "Storyborn, Ally", (1, 183))),
    character("Lilo - Galactic Hero", (3, STEEL, (4, 2, 2), "Dreamborn, Hero", (1, 184))),
    character("Maui - Demigod", (8, STEEL, (8, 8, 3), "Storyborn, Hero, Deity", (1, 185))),
    character(
        "Mickey Mouse - Musketeer",
        (6, STEEL, (2, 7, 2), "Dreamborn, Hero, Musketeer", (1, 186)),
        BODYGUARD,
        always("ALL FOR ONE", strength(1, All(yours_of("Musketeer", other=True)))),
    ),
    character(
        "Prince Eric - Dashing and Brave",
        (2, STEEL, (1, 3, 1), "Storyborn, Hero, Prince", (1, 187)),
        challenger(2),
    ),
    character(
        "Simba - Future King",
        (1, STEEL, (1, 2, 1), "Storyborn, Hero, Prince", (1, 188)),
        on_play("GUESS WHAT?", May(loot())),
    ),
    character(
        "Simba - Returned King",
        (7, STEEL, (4, 6, 2), "Storyborn, Hero, King", (1, 189)),
        challenger(4),
        always("POUNCE", Gain(EVASIVE), if_=YOUR_TURN),
    ),
    character(
        "Simba - Rightful Heir",
        (5, STEEL, (3, 5, 2), "Storyborn, Hero, Prince", (1, 190)),
        when("I KNOW WHAT I HAVE TO DO", ON_BANISHING_IN_CHALLENGE, GainLore(1), YOUR_TURN),
        inkable=False,
    ),
    character(
        "Starkey - Hook's Henchman",
        (5, STEEL, (5, 4, 1), "Storyborn, Ally, Pirate", (1, 191)),
        always("AYE AYE, CAPTAIN", lore(1), if_=Have(yours_of("Captain"))),
    ),
    character(
        "Te Kā - Heartless",
        (6, STEEL, (5, 5, 2), "Dreamborn, Villain, Deity", (1, 192)),
        when("SEEK THE HEART", ON_BANISHING_IN_CHALLENGE, GainLore(2), YOUR_TURN),
    ),
    character(
        "Tinker Bell - Giant Fairy",
        (6, STEEL, (4, 5, 2), "Floodborn, Ally, Fairy", (1, 193)),
        shift(4),
        on_play("ROCK THE BOAT", Deal(1, All(OPPOSING_CHARACTER))),
        when("PUNY PIRATE!", ON_BANISHING_IN_CHALLENGE, May(Deal(2, CHOSEN_OPPOSING)), YOUR_TURN),
    ),
    character(
        "Tinker Bell - Tiny Tactician",
        (3, STEEL, (2, 4, 1), "Dreamborn, Ally, Fairy", (1, 194)),
        exert_to("BATTLE PLANS", loot()),
    ),
    song(
        "A Whole New World",
        (5, STEEL, (1, 195)),
        does(EachDoes(EachPlayer(), (Discard(All(THEIR_HAND)), Draw(7, They())))),
        inkable=False,
    ),
    action("Break", (2, STEEL, (1, 196)), does(Banish(Chosen(ITEM)))),
    action("Fire the Cannons!", (1, STEEL, (1, 197)), does(Deal(2, CHOSEN)), inkable=False),
    song(
        "Grab Your Sword",
        (5, STEEL, (1, 198)),
        does(Deal(2, All(OPPOSING_CHARACTER))),
        inkable=False,
    ),
    action("Ransack", (2, STEEL, (1, 199)), does(loot(2))),
    action("Smash", (3, STEEL, (1, 200)), does(Deal(3, CHOSEN))),
    item(
        "Beast's Mirror",
        (2, STEEL, (1, 201)),
        use("SHOW ME", (EXERT, pay(3)), If(Not(Have(YOUR_HAND)), Draw())),
    ),
    item(
        "Frying Pan",
        (2, STEEL, (1, 202)),
        use("CLANG!", (Banish(This()),), give(CHOSEN, Cant(Deny.CHALLENGE), until=THEIR_NEXT_TURN)),
    ),
    item(
        "Musketeer Tabard",
        (4, STEEL, (1, 203)),
        when(
            "ALL FOR ONE AND ONE FOR ALL",
            When(Kind.BANISHED, subject=Filter(CHAR, YOURS, keyword=Keyword.BODYGUARD)),
            May(Draw()),
        ),
        inkable=False,
    ),
    item(
        "Plasma Blaster",
        (3, STEEL, (1, 204)),
        use("QUICK SHOT", (EXERT, pay(2)), Deal(1, CHOSEN)),
        inkable=False,
    ),
)
