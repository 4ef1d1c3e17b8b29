"""The Sapphire cards of the first set."""

from __future__ import annotations

from typing import Final

from tintero.ability.conditions import Have
from tintero.ability.effects import Banish, Draw, If, Look, May, Place, Put, Ready, RemoveDamage
from tintero.ability.filters import (
    YOUR_CHARACTER,
    YOUR_HAND,
    YOUR_ITEM,
    YOUR_OTHER_CHARACTER,
    Filter,
)
from tintero.ability.quantities import Count
from tintero.ability.select import All, Chosen, This, TopOfDeck
from tintero.ability.statics import ExtraInk, Gain
from tintero.cards.facts import CardFacts
from tintero.cards.starter._phrases import (
    CHARACTER_CARD,
    CHOSEN,
    CHOSEN_OPPOSING,
    ITEM_CARD,
    YOUR_TURN,
    discarded,
    give,
    ink_exerted,
    ink_top,
    lore,
    next_costs_less,
    opponent_has_more,
    split_top_two,
    strength,
    to_hand,
)
from tintero.cards.starter._write import (
    ANYWHERE,
    EVASIVE,
    IN_DISCARD,
    IN_HAND,
    IN_INKWELL,
    ITEMS,
    ON_BANISHED,
    ON_PLAY,
    ON_QUEST,
    SAPPHIRE,
    SUPPORT,
    WARD,
    YOURS,
    action,
    always,
    character,
    does,
    exert_to,
    item,
    on_play,
    on_quest,
    shift,
    song,
    use,
    when,
    you_play,
)

CARDS: Final[tuple[CardFacts, ...]] = (
    character(
        "Ariel - Whoseit Collector",
        (4, SAPPHIRE, (3, 3, 1), "Storyborn, Hero, Princess", (1, 137)),
        when("LOOK AT THIS STUFF", you_play(ITEM_CARD), May(Ready(This()))),
        inkable=False,
    ),
    character(
        "Aurora - Briar Rose",
        (4, SAPPHIRE, (2, 5, 1), "Storyborn, Hero, Princess", (1, 138)),
        on_play("DISARMING BEAUTY", give(CHOSEN, strength(-2))),
    ),
    character(
        "Aurora - Dreaming Guardian",
        (5, SAPPHIRE, (3, 5, 2), "Floodborn, Hero, Princess", (1, 139)),
        shift(3),
        always("PROTECTIVE EMBRACE", Gain(WARD, All(YOUR_OTHER_CHARACTER))),
    ),
    character(
        "Aurora - Regal Princess", (2, SAPPHIRE, (2, 2, 2), "Storyborn, Hero, Princess", (1, 140))
    ),
    character(
        "Belle - Inventive Engineer",
        (3, SAPPHIRE, (2, 3, 2), "Dreamborn, Hero, Princess, Inventor", (1, 141)),
        on_quest("TINKER", next_costs_less(1, Filter(ITEMS, YOURS, ANYWHERE))),
    ),
    character(
        "Belle - Strange but Special",
        (4, SAPPHIRE, (2, 4, 1), "Storyborn, Hero, Princess", (1, 142)),
        always("READ A BOOK", ExtraInk(), if_=YOUR_TURN),
        always("MY FAVORITE PART!", lore(4), if_=Have(Filter(owner=YOURS, zone=IN_INKWELL), 10)),
    ),
    character(
        "Chief Tui - Respected Leader",
        (7, SAPPHIRE, (3, 6, 3), "Storyborn, Mentor, King", (1, 143)),
        SUPPORT,
    ),
    character(
        "Donald Duck - Strutting His Stuff",
        (5, SAPPHIRE, (4, 3, 2), "Dreamborn, Hero, Inventor", (1, 144)),
        WARD,
    ),
    character("Flounder - Voice of Reason", (1, SAPPHIRE, (2, 2, 1), "Storyborn, Ally", (1, 145))),
    character(
        "Gramma Tala - Storyteller",
        (2, SAPPHIRE, (1, 1, 1), "Storyborn, Mentor", (1, 146)),
        when("I WILL BE WITH YOU", ON_BANISHED, May(ink_exerted(This(), IN_DISCARD))),
    ),
    character(
        "Hades - Infernal Schemer",
        (7, SAPPHIRE, (3, 6, 2), "Dreamborn, Villain, Deity", (1, 147)),
        on_play("IS THERE A DOWNSIDE TO THIS?", May(Put(CHOSEN_OPPOSING, Place.INKWELL))),
        inkable=False,
    ),
    character("Jasmine - Disguised", (3, SAPPHIRE, (3, 3, 2), "Storyborn, Princess", (1, 148))),
    character(
        "Jasmine - Queen of Agrabah",
        (5, SAPPHIRE, (2, 5, 2), "Floodborn, Hero, Princess, Queen", (1, 149)),
        shift(3),
        when("CARETAKER", (ON_PLAY, ON_QUEST), May(RemoveDamage(2, All(YOUR_CHARACTER)))),
    ),
    character(
        "Maleficent - Sinister Visitor",
        (4, SAPPHIRE, (3, 4, 2), "Storyborn, Villain, Sorcerer", (1, 150)),
    ),
    character(
        "Maleficent - Uninvited", (5, SAPPHIRE, (3, 6, 3), "Dreamborn, Villain, Sorcerer", (1, 151))
    ),
    character(
        "Maurice - World-Famous Inventor",
        (6, SAPPHIRE, (2, 7, 2), "Dreamborn, Mentor, Inventor", (1, 152)),
        on_quest("GIVE IT A TRY", next_costs_less(2, Filter(ITEMS, YOURS, ANYWHERE))),
        when("IT WORKS!", you_play(ITEM_CARD), May(Draw())),
    ),
    character(
        "Merlin - Self-Appointed Mentor",
        (4, SAPPHIRE, (3, 4, 1), "Dreamborn, Mentor, Sorcerer", (1, 153)),
        SUPPORT,
    ),
    character(
        "Mickey Mouse - Detective",
        (3, SAPPHIRE, (1, 3, 1), "Dreamborn, Hero, Detective", (1, 154)),
        on_play("GET A CLUE", May(ink_top())),
        inkable=False,
    ),
    character(
        "Mufasa - King of the Pride Lands",
        (6, SAPPHIRE, (4, 6, 3), "Storyborn, Mentor, King", (1, 155)),
    ),
    character(
        "Philoctetes - Trainer of Heroes",
        (2, SAPPHIRE, (3, 1, 1), "Storyborn, Mentor", (1, 156)),
        SUPPORT,
    ),
    character(
        "Robin Hood - Unrivaled Archer",
        (6, SAPPHIRE, (4, 4, 2), "Storyborn, Hero", (1, 157)),
        on_play("FEED THE POOR", If(opponent_has_more(IN_HAND), Draw())),
        always("GOOD SHOT", Gain(EVASIVE), if_=YOUR_TURN),
    ),
    character(
        "Scar - Mastermind",
        (6, SAPPHIRE, (5, 4, 2), "Storyborn, Villain", (1, 158)),
        on_play("INSIDIOUS PLOT", give(CHOSEN_OPPOSING, strength(-5))),
    ),
    character(
        "Tamatoa - So Shiny!",
        (8, SAPPHIRE, (5, 8, 1), "Storyborn, Villain", (1, 159)),
        when("WHAT HAVE WE HERE?", (ON_PLAY, ON_QUEST), May(to_hand(Chosen(discarded(ITEMS))))),
        always("GLAM", lore(Count(YOUR_ITEM))),
    ),
    character("Triton - The Sea King", (7, SAPPHIRE, (5, 9, 2), "Storyborn, King", (1, 160))),
    action(
        "Develop Your Brain",
        (1, SAPPHIRE, (1, 161)),
        does(Look(TopOfDeck(2)), split_top_two(Place.HAND, Place.DECK_BOTTOM)),
    ),
    action(
        "If It's Not Baroque",
        (3, SAPPHIRE, (1, 162)),
        does(to_hand(Chosen(discarded(ITEMS)))),
        inkable=False,
    ),
    song("Let It Go", (5, SAPPHIRE, (1, 163)), does(ink_exerted(CHOSEN))),
    song("One Jump Ahead", (2, SAPPHIRE, (1, 164)), does(ink_top()), inkable=False),
    action("Work Together", (1, SAPPHIRE, (1, 165)), does(give(CHOSEN, Gain(SUPPORT)))),
    item(
        "Coconut Basket",
        (2, SAPPHIRE, (1, 166)),
        when("CONSIDER THE COCONUT", you_play(CHARACTER_CARD), May(RemoveDamage(2, CHOSEN))),
    ),
    item(
        "Eye of the Fates",
        (4, SAPPHIRE, (1, 167)),
        exert_to("SEE THE FUTURE", give(CHOSEN, lore(1))),
    ),
    item(
        "Fishbone Quill",
        (3, SAPPHIRE, (1, 168)),
        exert_to("GO AHEAD AND SIGN", Put(Chosen(YOUR_HAND), Place.INKWELL)),
    ),
    item(
        "Magic Golden Flower",
        (1, SAPPHIRE, (1, 169)),
        use("HEALING POLLEN", (Banish(This()),), RemoveDamage(3, CHOSEN)),
    ),
    item(
        "Scepter of Arendelle",
        (1, SAPPHIRE, (1, 170)),
        exert_to("COMMAND", give(CHOSEN, Gain(SUPPORT))),
    ),
)
