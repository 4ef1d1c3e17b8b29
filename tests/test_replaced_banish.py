"""A banish that is replaced belongs to its batch: whatever leaves together sees each other go."""

from __future__ import annotations

from tintero import Game
from tintero.ability.abilities import Static, Triggered
from tintero.ability.effects import Exert, GainLore, Place, Put
from tintero.ability.filters import YOUR_OTHER_CHARACTER
from tintero.ability.selectors import This
from tintero.ability.statics import Instead, Would
from tintero.ability.triggers import When
from tintero.cards.facts import CardFacts
from tintero.cards.pool import Pool, default_pool
from tintero.events import Kind
from tintero.scene import Scene
from tintero.vocab import CardType, Ink


def made(name: str, *abilities: Static | Triggered) -> CardFacts:
    return CardFacts(
        name=name,
        version="For a Test",
        type=CardType.CHARACTER,
        cost=2,
        inkable=True,
        inks=(Ink.AMBER,),
        strength=1,
        willpower=2,
        lore=1,
        classes=("Storyborn",),
        set=99,
        number=len(name),
        abilities=abilities,
    )


HOME = Static((Instead(Would.BE_BANISHED, Put(This(), Place.HAND)),), "HOME")
STAYS = Static((Instead(Would.BE_BANISHED, Exert(This())),), "STAYS")
MOURNS = Triggered((When(Kind.BANISHED, subject=YOUR_OTHER_CHARACTER),), GainLore(1), "MOURNS")
MISSES = Triggered((When(Kind.LEFT_PLAY, subject=YOUR_OTHER_CHARACTER),), GainLore(1), "MISSES")
POOL = Pool(
    [
        *default_pool(),
        made("Wanderer", HOME, MOURNS),
        made("Friendly", MISSES),
        made("Lasting One", STAYS, MOURNS),
    ]
)


def prepared(*mine: str) -> Game:
    """Be Prepared, with these characters on the other side."""
    play = ", ".join(f"{name} - For a Test" for name in mine)
    text = f"seats:\n  1: {{ink: 7, hand: [Be Prepared]}}\n  2: {{play: [{play}]}}\n"
    game = Scene.parse(text).game(POOL)
    return finish(game)


def finish(game: Game) -> Game:
    game.push("play Be Prepared")
    while game.decision is not None and game.decision.kind != "turn action":
        game.push(game.options[0])
    return game


def test_the_replaced_one_sees_the_others_go() -> None:
    """CR 7.4.3: simultaneous leavers see each other."""
    game = prepared("Wanderer", "Friendly")
    s = game.state
    # Wanderer saw Friendly banished; Friendly saw Wanderer leave play.
    assert s.players[1].lore == 2
    assert len(s.zone(1, 1)) == 1 and len(s.in_play(1)) == 0


def test_two_replaced_ones_see_the_third() -> None:
    game = prepared("Wanderer", "Wanderer", "Friendly")
    # Each Wanderer saw Friendly banished; Friendly saw both leave.
    assert game.state.players[1].lore == 4


def test_one_that_stays_sees_the_others_go_and_is_still_there() -> None:
    """CR 6.5.4: the original event never happens; the modified one does."""
    game = prepared("Lasting One", "Friendly", "Wanderer")
    s = game.state
    # Friendly: Wanderer left. Wanderer: Friendly banished. Lasting One: Friendly banished.
    assert s.players[1].lore == 3
    assert [s.programs[s.cards[i].index].name for i in s.in_play(1)] == ["Lasting One"]
    assert s.cards[s.in_play(1)[0]].exerted


def test_the_order_of_the_board_does_not_matter() -> None:
    """CR 1.8.4: one player's results are simultaneous."""
    orders = (("Wanderer", "Friendly", "Lasting One"), ("Lasting One", "Friendly", "Wanderer"))
    assert len({prepared(*names).state.players[1].lore for names in orders}) == 1


def test_it_can_be_undone_and_done_again() -> None:
    game = prepared("Wanderer", "Friendly")
    after = game.hash()
    while game.decision is not None and game.state.players[1].lore:
        game.pop()
    assert len(game.state.in_play(1)) == 0 and len(game.state.bag) == 2
    game.pop()
    assert len(game.state.in_play(1)) == 2
    finish(game)
    assert game.hash() == after
