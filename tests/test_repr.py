"""What Python shows can be pasted back: nodes by their names, options of a game by what they do."""

from __future__ import annotations

import pickle

from tintero import Deck, Game, Option, default_pool, nodes
from tintero.ability.schema import SCHEMA
from tintero.notation.write import ShownOption


def test_every_ability_of_the_pool_can_be_pasted_back() -> None:
    names: dict[str, object] = {}
    exec("from tintero.nodes import *", names)  # what a person would write
    assert {cls.__name__ for cls, _ in SCHEMA} <= names.keys()
    for card in list(default_pool())[::20]:
        for ability in card.abilities:
            assert eval(repr(ability), names) == ability, card.full_name
    assert not hasattr(nodes, "NoSuchNode")


def played(pushes: int) -> Game:
    decks = [Deck.load("amber-steel"), Deck.load("ruby-amethyst")]
    game = Game.new(decks, seed=7)
    for _ in range(2):
        game.push("keep")
    for _ in range(pushes):
        game.push(game.options[len(game.options) // 2])
    return game


def test_an_option_reads_as_what_it_does_and_can_be_pasted_back() -> None:
    for pushes in range(0, 60, 6):
        game = played(pushes)
        lines = [game.text(option) for option in game.options]
        assert repr(game.options) == f"[{', '.join(lines)}]"
        for place, line in enumerate(lines):
            option = game.options[place]
            assert str(option) == line
            assert repr(option).endswith(f"  # {line}")
            again = eval(repr(option), {"Option": Option})
            assert again == option == list(game.options)[place]
            assert hash(again) == hash(option)


def test_an_option_of_a_moment_that_is_gone_says_less() -> None:
    game = played(0)
    option, options = game.options[0], game.options
    line = str(option)
    assert line.startswith("ink ")
    game.push(option)
    assert repr(option) == f"{option.code()}  # ink"
    assert repr(options).startswith("[Option(0, ")
    game.pop()
    assert str(game.options[0]) == line


def test_a_part_of_the_options_reads_like_the_whole() -> None:
    game = played(0)
    options, lines = game.options, [str(game.options[n]) for n in range(3)]
    part = options[:3]
    assert repr(part) == f"[{', '.join(lines)}]" == repr(options[:5][:3])
    assert repr(part[0]) == repr(options[0]) and repr(options[5:5]) == "[]"
    assert part == list(options)[:3] and pickle.loads(pickle.dumps(part)) == part
    game.push(options[0])
    assert repr(part).startswith("[Option(0, ") and repr(options[:1]).startswith("[Option(0, ")


def test_what_is_shown_is_an_option_like_any_other() -> None:
    game = played(0)
    option = game.options[0]
    assert isinstance(option, ShownOption)
    assert game.options.index(option) == 0 and option in game.options
    assert type(pickle.loads(pickle.dumps(option))) is Option
    assert pickle.loads(pickle.dumps(game.options)) == game.options
    assert game.options[:2] == list(game.options)[:2]
    assert game.push(option) and game.pop() == option
