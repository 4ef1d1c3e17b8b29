"""Vanish, Alert, Adventurous and ink drops."""

from __future__ import annotations

from typing import Final

from tintero.ability.conditions import Have, Is
from tintero.ability.effects import Discard, Draw, Exert, GainLore, GetDrops, If, May, Pick, To
from tintero.ability.filters import YOUR_HAND, YOUR_ITEM, Filter
from tintero.ability.quantities import StatOf
from tintero.ability.select import All, Chosen, EachPlayer, This
from tintero.ability.statics import Cant, Gain, Modify
from tintero.ability.triggers import When
from tintero.cards.facts import CardFacts
from tintero.cards.starter._phrases import (
    CHOSEN,
    CHOSEN_OPPOSING,
    EXERTED,
    SONG_CARD,
    THAT,
    YOUR_TURN,
    give,
    happened,
    strength,
    yours_named,
    yours_of,
)
from tintero.cards.starter._write import (
    ADVENTUROUS,
    ALERT,
    AMBER,
    AMETHYST,
    ANYWHERE,
    BODYGUARD,
    CHAR,
    EMERALD,
    EVASIVE,
    EXERT,
    ON_YOUR_END,
    RUBY,
    SAPPHIRE,
    STEEL,
    THEIR_NEXT_TURN,
    VANISH,
    YOUR_NEXT_TURN,
    YOURS,
    always,
    challenger,
    character,
    does,
    item,
    on_play,
    on_quest,
    pay,
    singer,
    song,
    use,
    when,
    you_play,
)
from tintero.events import Kind
from tintero.vocab import Deny, Stat

CARDS: Final[tuple[CardFacts, ...]] = (
    character(
        "Iago - Giant Spectral Parrot",
        (4, AMETHYST, (4, 6, 1), "Dreamborn, Ally, Illusion", (7, 49)),
        EVASIVE,
        VANISH,
    ),
    character(
        "Giant Cobra - Ghostly Serpent",
        (3, AMETHYST + STEEL, (4, 4, 1), "Dreamborn, Ally, Illusion", (7, 57)),
        VANISH,
        on_play("MYSTERIOUS ADVANTAGE", May(To(Discard(Chosen(YOUR_HAND)), GainLore(2)))),
    ),
    character(
        "Rajah - Ghostly Tiger",
        (2, AMETHYST, (3, 3, 1), "Dreamborn, Ally, Illusion", (7, 62)),
        VANISH,
    ),
    character(
        "Palace Guard - Spectral Sentry",
        (1, AMETHYST, (1, 4, 1), "Dreamborn, Ally, Illusion", (8, 45)),
        VANISH,
    ),
    character(
        "Abu - Illusory Pachyderm",
        (6, AMETHYST + STEEL, (3, 7, 1), "Dreamborn, Ally, Illusion", (8, 50)),
        VANISH,
        on_quest("GRASPING TRUNK", Pick(CHOSEN_OPPOSING), GainLore(StatOf(THAT, Stat.LORE))),
    ),
    character(
        "The Sultan - Royal Apparition",
        (5, AMETHYST + STEEL, (5, 5, 2), "Dreamborn, Ally, King, Illusion", (8, 73)),
        VANISH,
        when(
            "COMMANDING PRESENCE",
            When(Kind.QUESTED, subject=yours_of("Illusion")),
            Exert(CHOSEN_OPPOSING),
        ),
        inkable=False,
    ),
    character(
        "Magic Carpet - Phantom Rug",
        (3, STEEL, (2, 4, 2), "Dreamborn, Ally, Illusion", (8, 183)),
        VANISH,
        always("SPECTRAL FORCE", Gain(challenger(1), All(yours_of("Illusion", other=True)))),
    ),
    character(
        "Cri-Kee - Good Luck Charm", (2, SAPPHIRE, (3, 2, 1), "Storyborn, Ally", (10, 142)), ALERT
    ),
    character(
        "Sina - Vigilant Parent", (1, SAPPHIRE, (2, 1, 1), "Storyborn, Ally", (11, 142)), ALERT
    ),
    character(
        "Lexington - Small in Stature",
        (3, STEEL, (4, 4, 1), "Storyborn, Ally, Gargoyle", (10, 183)),
        ALERT,
        always("STONE BY DAY", Cant(Deny.READY), if_=Have(YOUR_HAND, 3)),
    ),
    character(
        "Amos Slade - Tenacious Tracker",
        (4, STEEL, (6, 4, 1), "Storyborn", (11, 180)),
        ALERT,
        inkable=False,
    ),
    character(
        "Gigi - Best in Snow",
        (3, STEEL, (2, 4, 1), "Storyborn, Alien", (11, 189)),
        ALERT,
        always("SO PRETTY", strength(2), if_=Is(This(), Filter(damaged=0))),
    ),
    character(
        "Mickey Mouse - Best in Town",
        (1, AMBER, (0, 4, 2), "Dreamborn, Hero", (14, 23)),
        ADVENTUROUS,
        when("HOT DOG!", ON_YOUR_END, If(EXERTED, GetDrops(1, EachPlayer()))),
    ),
    character(
        "Cobra Bubbles - Dedicated Official",
        (5, AMBER, (3, 6, 2), "Storyborn, Ally", (11, 14)),
        on_quest(
            "AURA OF AUTHORITY", give(CHOSEN_OPPOSING, Gain(ADVENTUROUS), until=THEIR_NEXT_TURN)
        ),
        inkable=False,
    ),
    song(
        "This Growing Pressure",
        (3, AMBER, (12, 29)),
        does(give(CHOSEN_OPPOSING, Gain(ADVENTUROUS), until=THEIR_NEXT_TURN), Draw()),
    ),
    character(
        "Ariel - Curious Traveler",
        (4, AMBER, (3, 3, 2), "Dreamborn, Hero, Princess", (12, 18)),
        on_quest(
            "FAMILIAR GROUND",
            If(
                happened(Kind.PLAYED, Filter(CHAR, zone=ANYWHERE, other=True), YOURS),
                give(CHOSEN_OPPOSING, Gain(ADVENTUROUS), until=THEIR_NEXT_TURN),
            ),
        ),
    ),
    character(
        "Woody - Town Sheriff",
        (3, AMBER, (3, 2, 1), "Storyborn, Hero, Toy", (13, 13)),
        on_play("MOVE ALONG", give(CHOSEN_OPPOSING, Gain(ADVENTUROUS), until=YOUR_NEXT_TURN)),
    ),
    character(
        "Bo Peep - Caring Shepherd",
        (3, AMBER, (2, 3, 2), "Storyborn, Ally, Toy", (12, 13)),
        always("SOMEBODY DO SOMETHING!", Gain(BODYGUARD, All(yours_named("Woody")))),
    ),
    character(
        "Arthur - Novice Blacksmith",
        (2, STEEL, (2, 3, 1), "Dreamborn, Hero", (14, 185)),
        on_play("CAREFUL CRAFTING", May(To(pay(1), GetDrops()))),
    ),
    character(
        "Baymax - Lab Assistant",
        (4, EMERALD, (3, 4, 1), "Storyborn, Super, Hero, Robot", (14, 85)),
        on_play("RESUPPLY", If(Have(YOUR_ITEM, 2), GetDrops(2))),
    ),
    character(
        "Meilin Lee - Ecstatic Fan",
        (3, RUBY, (3, 3, 1), "Storyborn, Hero, Red Panda", (14, 123)),
        singer(5),
        when("SUPER STOKED", you_play(SONG_CARD), GetDrops(), YOUR_TURN, 1),
    ),
    item(
        "Ancestral Guitar",
        (2, AMBER, (14, 31)),
        on_play("MUSICAL LEGACY", Draw()),
        use(
            "FROM THE HEART",
            (EXERT, pay(1)),
            give(CHOSEN, Gain(singer(0)), Modify(Stat.SING_COST, 2)),
        ),
    ),
)
