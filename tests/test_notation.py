"""Actions as text: every option reads back, names are found, nothing is guessed."""

from __future__ import annotations

import random

import pytest

from seeds import mostly_compiled
from tintero import notation
from tintero.cards.pool import default_pool
from tintero.game import Game, IllegalAction
from tintero.notation import AmbiguousAction, InvalidAction
from tintero.scene import Scene
from tintero.state.objects import Option
from tintero.vocab import NONE, Act, Ask, Pay, Zone


def table(text: str) -> Game:
    return Scene.parse(text).game()


def says(game: Game, line: str, seat: int | None = None) -> list[str]:
    """What a line means, written out in full."""
    player = seat if seat is not None else game.decision.player  # type: ignore[union-attr]
    return notation.write_all(game.state, notation.read(game.state, player, line))


def texts(game: Game) -> list[str]:
    return notation.write_all(game.state, game.options)


# --- everything reads back ------------------------------------------------------------------------


def random_game(seed: int) -> Game:
    """Few different cards, so that names collide; or many, so that everything comes up."""
    names = [card.full_name for card in default_pool()]
    r = random.Random(seed)
    few = r.sample(names, r.choice([6, 12, 40, 200]))
    players = r.choice([2, 2, 3, 4])
    return Game.new([[r.choice(few) for _ in range(60)] for _ in range(players)], seed)


@pytest.mark.parametrize("seed", mostly_compiled(range(24), 1))
def test_every_option_reads_back(seed: int) -> None:
    game = random_game(seed)
    r = random.Random(seed)
    for _ in range(250):
        if game.decision is None:
            break
        s = game.state
        options = game.options
        some = r.sample(options, 4) if game.decision.ask == Ask.NAME else options
        before = (s.journal.top, s.version)
        for option, text in zip(some, notation.write_all(s, some), strict=True):
            assert notation.read_first(s, game.decision.player, text) == (option, ""), text
            assert notation.read(s, game.decision.player, text) == [option], text
        assert (s.journal.top, s.version) == before, "reading and writing change nothing"
        game.push(r.choice(options))


@pytest.mark.parametrize("seed", mostly_compiled(range(6), 1))
def test_different_options_are_different_text(seed: int) -> None:
    game = random_game(seed + 100)
    r = random.Random(seed)
    for _ in range(250):
        if game.decision is None:
            break
        options = list(dict.fromkeys(game.options))
        written = notation.write_all(game.state, options)
        assert len(set(written)) == len(written)
        game.push(r.choice(options))


@pytest.mark.parametrize("seed", mostly_compiled(range(4), 1))
def test_a_record_is_notation_and_replays(seed: int) -> None:
    game = random_game(seed + 200)
    r = random.Random(seed)
    for n in range(150):
        if game.decision is None:
            break
        game.push(r.choice(game.options))
        if n == 100 and len(game.state.players) > 2:
            game.concede((game.decision.player + 1) % len(game.state.players))
    record = game.record()
    again = Game.replay(record)
    assert again.hash() == game.hash()
    assert again.record() == record


# --- seats ----------------------------------------------------------------------------------------


def test_a_line_may_begin_with_its_seat() -> None:
    assert notation.split_seat("2: concede") == (1, "concede")
    assert notation.split_seat("  3 :  quest X ") == (2, "quest X")
    assert notation.split_seat("challenge A > 2.B") == (None, "challenge A > 2.B")
    assert notation.split_seat("use A: B") == (None, "use A: B")


def test_an_option_out_of_turn_is_written_with_its_seat() -> None:
    s = table("turn: 1").state
    assert notation.write_for(s, 0, Option(Act.END)) == "end"
    assert notation.write_for(s, 1, Option(Act.CONCEDE)) == "2: concede"


# --- names ----------------------------------------------------------------------------------------

BOARD = """
seats:
  1:
    ink: 9
    hand: [2x Smash, Friends on the Other Side, Stitch - Rock Star]
    discard: [Dragon Fire]
    play:
      - Stitch - New Dog
      - Simba - Returned King: {exerted: true}
      - Pumbaa - Friendly Warthog
      - Pumbaa - Friendly Warthog: {damage: 1}
      - 2x Abu - Mischievous Monkey
      - Te Kā - Heartless
  2:
    hand: [Maui - Demigod]
    play:
      - Stitch - New Dog: {exerted: true}
      - Simba - Protective Cub
"""


@pytest.mark.parametrize(
    "line",
    ["quest Stitch - New Dog", "quest stitch", "QUEST  Stitch, New Dog", "quest Stitch New Dog"],
)
def test_the_version_and_the_spelling_are_free(line: str) -> None:
    assert says(table(BOARD), line) == ["quest Stitch - New Dog"]


def test_accents_and_capitals_do_not_matter() -> None:
    assert says(table(BOARD), "quest te ka") == ["quest Te Kā - Heartless"]


def test_what_can_be_done_comes_first() -> None:
    # Two cards are called Simba; mine is exerted, theirs is not mine. Both are illegal: mine.
    game = table(BOARD)
    assert says(game, "quest Simba") == ["quest Simba - Returned King"]
    with pytest.raises(IllegalAction) as refused:
        game.push("quest Simba")
    assert refused.value.rule == "5.1.1.2"


def test_the_other_seat() -> None:
    game = table(BOARD)
    assert game.why_not("quest 2.Simba").rule == "1.4.3"  # type: ignore[union-attr]
    assert says(game, "challenge Stitch > Stitch") == [
        "challenge Stitch - New Dog > Stitch - New Dog"
    ]
    assert says(game, "challenge Stitch > 2.Stitch") == says(game, "challenge Stitch > Stitch")


def test_copies_that_differ_must_be_told_apart() -> None:
    game = table(BOARD)
    with pytest.raises(AmbiguousAction) as error:
        game.push("quest Pumbaa")
    assert error.value.candidates == (
        "quest Pumbaa - Friendly Warthog #1",
        "quest Pumbaa - Friendly Warthog #2",
    )
    assert "quest Pumbaa - Friendly Warthog #2" in str(error.value)
    assert says(game, "quest Pumbaa #2") == ["quest Pumbaa - Friendly Warthog #2"]
    game.push("quest Pumbaa #1")
    # Now only one of them can quest.
    assert says(game, "quest Pumbaa") == ["quest Pumbaa - Friendly Warthog"]


def test_copies_in_the_same_state_are_the_first() -> None:
    game = table(BOARD)
    assert says(game, "quest Abu") == ["quest Abu - Mischievous Monkey #1"]
    game.push("quest Abu")
    assert [game.state.cards[i].exerted for i in game.state.in_play(0)][4:6] == [1, 0]


def test_a_lasting_effect_tells_copies_apart() -> None:
    game = table(
        "seats: {1: {play: [2x Abu - Mischievous Monkey], lasting: [{to: Abu #1, strength: +1}]}}"
    )
    with pytest.raises(AmbiguousAction):
        game.push("quest Abu")


def test_cards_of_different_versions_are_never_guessed() -> None:
    game = table("seats: {1: {play: [Simba - Returned King, Simba - Future King]}}")
    with pytest.raises(AmbiguousAction) as error:
        game.push("quest Simba")
    assert error.value.candidates == ("quest Simba - Returned King", "quest Simba - Future King")


def test_equal_cards_in_hand_are_interchangeable() -> None:
    game = table(BOARD)
    first = game.state.zone(0, Zone.HAND)[0]
    for line in ("play Smash", "play Smash #2"):
        assert game.read(line) == [Option(Act.PLAY, first, Pay.INK)]
    assert game.read("ink Smash #2") == [Option(Act.INK, first)]


@pytest.mark.parametrize(
    ("line", "near"),
    [
        ("quest Stich", "Stitch - New Dog"),
        ("quest Pumba", "Pumbaa - Friendly Warthog"),
        ("play Smahs", "Smash"),
        ("challenge Stitch > Sinba", "Simba - Returned King"),
        ("qest Stitch", "quest"),
    ],
)
def test_an_unknown_word_is_answered_with_near_ones(line: str, near: str) -> None:
    with pytest.raises(InvalidAction) as error:
        table(BOARD).push(line)
    assert near in error.value.near
    assert near in str(error.value)


def test_the_first_words_of_a_name_are_enough() -> None:
    game = table(BOARD)
    for line in ("quest Stitch New", "quest stitch - new"):
        assert game.read(line) == game.read("quest Stitch - New Dog")
    with pytest.raises(InvalidAction):  # whole words, or it may be a slip
        game.read("quest Stitch Ne")


def test_what_the_seat_does_not_know_cannot_be_named() -> None:
    # Maui is in the opponent's hand: whether he is there must not be told.
    with pytest.raises(InvalidAction):
        table(BOARD).push("challenge Stitch > Maui")
    assert table(BOARD.replace("Maui - Demigod", "1")).hash() != table(BOARD).hash()
    with pytest.raises(InvalidAction):
        table(BOARD.replace("Maui - Demigod", "1")).push("challenge Stitch > Maui")


def test_a_hidden_card_is_written_by_its_place() -> None:
    game = table(BOARD)
    s = game.state
    theirs = s.zone(1, Zone.HAND)[0]
    assert notation.write(s, Option(Act.CHOOSE, theirs)) == "choose 2.card #1 from hand"
    back, _ = notation.read_first(s, 1, "choose Maui")  # seat 2 sees it
    assert back == Option(Act.CHOOSE, theirs)


def test_a_zone_tells_copies_apart() -> None:
    s = table("seats: {1: {hand: [Smash], discard: [2x Smash]}}").state
    hand, (one, two) = s.zone(0, Zone.HAND)[0], s.zone(0, Zone.DISCARD)
    assert notation.read(s, 0, "choose Smash from discard")[0].a == one
    assert notation.read(s, 0, "choose Smash #2 from discard")[0].a == two
    assert notation.read(s, 0, "play Smash")[0].a == hand


# --- longest match --------------------------------------------------------------------------------


def test_names_that_hold_the_joints() -> None:
    game = table(
        """
        seats:
          1:
            ink: 9
            hand: [Friends on the Other Side, Genie - On the Job, Genie - Powers Unleashed]
            play: [Genie - On the Job, Rapunzel - Gifted with Healing, Moana - Chosen by the Ocean]
        """
    )
    assert says(game, "play Friends on the Other Side") == ["play Friends on the Other Side"]
    assert says(game, "play Genie - On the Job") == ["play Genie - On the Job"]
    shift = "play Genie - Powers Unleashed on Genie - On the Job"
    assert says(game, shift) == [shift]
    assert says(game, "play Genie Powers Unleashed on Genie") == [shift]
    song = "sing Friends on the Other Side with Rapunzel - Gifted with Healing"
    assert says(game, song) == [song]
    assert says(game, "quest Moana - Chosen by the Ocean") == ["quest Moana - Chosen by the Ocean"]


# --- how a card is paid for -----------------------------------------------------------------------


def test_shift_on_two_cards_in_the_order_said() -> None:
    """CR 8.10.8.3: under-cards in any order."""
    game = table(
        """
        seats:
          1:
            ink: 9
            hand: [Mickey Mouse & Minnie Mouse - Adventuring Duo]
            play: [Minnie Mouse - Always Classy, Mickey Mouse - True Friend]
        """
    )
    pairs = [t for t in texts(game) if ", " in t]
    assert len(pairs) == 2
    card, bases = pairs[0].removeprefix("play ").split(" on ")
    one, two = bases.split(", ")
    assert says(game, f"play {card} on {one}, {two}") == [pairs[0]]
    assert says(game, f"play {card} on {two}, {one}") == [pairs[1]]


def test_the_first_legal_shift_is_meant_and_the_other_is_named() -> None:
    scene = """
    seats:
      1:
        ink: {ink}
        hand: [Maleficent & Diablo - Evil Incarnate]
        discard: [5x Flounder - Voice of Reason]
        play: [Maleficent - Sorceress]
    """
    line = "play Maleficent & Diablo on Maleficent"
    rich, poor = (table(scene.replace("{ink}", n)) for n in ("5", "1"))
    assert rich.read(line)[0].c == 0
    assert rich.read(f"{line} by FOOLS!")[0].c == 1
    assert rich.read(f"{line} by shift 2")[0].c == 1
    assert poor.read(line)[0].c == 1
    with pytest.raises(InvalidAction):
        rich.read(f"{line} by NOTHING")


def test_offers() -> None:
    game = table(
        """
        seats:
          1:
            ink: 3
            hand: [Microbots, Belle - Apprentice Inventor]
            play: [Yokai - Scientific Supervillain, Dinglehopper]
          2: {play: [Stitch - New Dog]}
        """
    )
    s = game.state
    yokai = s.in_play(0)[0]
    offer = "play Microbots by Yokai - Scientific Supervillain"
    assert offer in texts(game)
    assert says(game, "play Microbots by Yokai") == [offer]
    assert says(game, "play Microbots for free") == [offer]
    assert game.read("play Microbots")[0].b == Pay.INK
    assert game.read("play Microbots by Yokai: NEUROTRANSMITTER")[0].cards == (yokai,)
    own = "play Belle - Apprentice Inventor by Belle - Apprentice Inventor"
    assert own in texts(game)
    assert says(game, own) == [own]
    with pytest.raises(InvalidAction):
        game.read("play Microbots by Dinglehopper")


def test_free_is_meant_where_ink_cannot_be_paid() -> None:
    poor = table("seats: {1: {hand: [Microbots], play: [Yokai - Scientific Supervillain]}}")
    assert poor.read("play Microbots")[0].b == Pay.ALTERNATE
    none = table("seats: {1: {hand: [Microbots]}}")
    assert none.read("play Microbots")[0].b == Pay.INK
    assert none.why_not("play Microbots").rule == "1.5.3"  # type: ignore[union-attr]
    assert none.why_not("play Microbots for free").rule == "4.3.2.2"  # type: ignore[union-attr]


CHOIR = """
seats:
  1:
    hand: [A Pirate's Life]
    play: [Pumbaa - Friendly Warthog, Mickey Mouse - True Friend, Abu - Mischievous Monkey{more}]
"""


def test_singing_together_is_the_song_then_the_singers_then_done() -> None:
    s = table(CHOIR.replace("{more}", ", Elsa - Queen Regent")).state
    song = s.zone(0, Zone.HAND)[0]
    pumbaa, _, abu, _ = s.in_play(0)
    options = notation.read(s, 0, "sing A Pirate's Life with Abu, Pumbaa")
    assert options == [
        Option(Act.PLAY, song, Pay.SING_TOGETHER),
        Option(Act.CHOOSE, pumbaa),
        Option(Act.CHOOSE, abu),
        Option(Act.DONE),
    ]
    first, rest = notation.read_first(s, 0, "sing A Pirate's Life with Abu, Mickey Mouse")
    assert first == Option(Act.PLAY, song, Pay.SING_TOGETHER)
    assert rest.split("\n") == [
        "choose Mickey Mouse - True Friend",
        "choose Abu - Mischievous Monkey",
        "done",
    ]


def test_what_is_not_asked_is_not_answered() -> None:
    # Only these two can reach 6 without Pumbaa, so after Mickey nobody asks for Abu.
    game = table(CHOIR.replace("{more}", ""))
    events = game.push("sing A Pirate's Life with Mickey Mouse, Abu")
    assert game.state.players[0].lore == 2
    assert [e.name for e in events].count("sang") == 2


def test_one_singer_is_enough_where_one_is_named() -> None:
    game = table("seats: {1: {hand: [A Pirate's Life], play: [Sven - Official Ice Deliverer]}}")
    (option,) = game.read("sing A Pirate's Life with Sven")
    assert (option.b, option.c) == (Pay.SING, NONE)


def test_a_choir_that_may_not_sing_is_refused_for_the_right_reason() -> None:
    game = table(CHOIR.replace("{more}", ", Elsa - Queen Regent: {drying: true}"))
    before = game.hash()
    assert game.why_not("sing A Pirate's Life with Pumbaa, Elsa").rule == "1.7.5"  # type: ignore[union-attr]
    assert game.why_not("sing A Pirate's Life with Pumbaa").rule == "8.12.1"  # type: ignore[union-attr]
    assert game.hash() == before


# --- answers --------------------------------------------------------------------------------------


def test_altering_a_hand() -> None:
    game = table("setup: {starting: 1}\nseats: {1: {deck: [3x Smash, Dragon Fire, 10]}}")
    s = game.state
    hand = s.zone(0, Zone.HAND)
    assert texts(game)[-1] == "keep"
    assert notation.read(s, 0, "keep") == [Option(Act.DONE)]
    assert notation.read(s, 0, "bottom Dragon Fire, Smash, Smash") == [
        Option(Act.CHOOSE, hand[3]),
        Option(Act.CHOOSE, hand[0]),
        Option(Act.CHOOSE, hand[1]),
        Option(Act.DONE),
    ]
    game.push("choose Smash #2")
    assert texts(game)[-1] == "done"
    game.push("bottom Smash")
    assert s.players[0].altered == 2
    with pytest.raises(InvalidAction):
        table("turn: 1").push("keep")


def test_putting_the_whole_hand_away_needs_no_done() -> None:
    game = table("setup: {starting: 1}\nseats: {1: {deck: [7x Smash, 20]}}")
    game.push("bottom " + ", ".join(["Smash"] * 7))
    assert game.state.players[0].altered == 7


def test_modes_by_number_word_and_place() -> None:
    game = table("seats: {1: {deck: [Smash, 5], play: [Yzma - Alchemist]}}")
    game.push("quest Yzma")
    assert texts(game) == ["top", "bottom"]
    for line in ("bottom", "mode 2", "put that card on the bottom of your deck"):
        assert game.read(line) == [Option(Act.MODE, 1)], line
    with pytest.raises(AmbiguousAction):
        game.read("mode put that card")
    with pytest.raises(InvalidAction):
        game.read("mode nonsense")
    with pytest.raises(InvalidAction):
        table("turn: 1").read("top")


def test_a_mode_whose_words_begin_with_a_verb() -> None:
    game = table("seats: {1: {ink: 3, hand: [Megara - Captivating Cynic, Smash]}}")
    game.push("play Megara")
    assert game.read("choose and discard a card") == [Option(Act.MODE, 0)]
    assert game.read("banish this character") == [Option(Act.MODE, 1)]


def test_naming_a_card() -> None:
    game = table("seats: {1: {play: [Bruno Madrigal - Undetected Uncle]}}")
    game.push("use Bruno Madrigal")
    assert says(game, "name smash") == ["name Smash"]
    assert says(game, "name Stitch - New Dog") == ["name Stitch"]
    with pytest.raises(InvalidAction) as error:
        game.read("name Stich")
    assert "Stitch" in error.value.near


@pytest.mark.parametrize(
    ("line", "option"),
    [
        ("done", Option(Act.DONE)),
        ("yes", Option(Act.YES)),
        ("No", Option(Act.NO)),
        ("end", Option(Act.END)),
        ("end turn", Option(Act.END)),
        ("concede", Option(Act.CONCEDE)),
        ("amount 3", Option(Act.AMOUNT, 3)),
        ("mode 1", Option(Act.MODE, 0)),
        ("player 2", Option(Act.PLAYER, 1)),
    ],
)
def test_words_without_cards(line: str, option: Option) -> None:
    assert notation.read(table("turn: 1").state, 0, line) == [option]


@pytest.mark.parametrize(
    "line",
    ["", "dance", "yes please", "amount many", "player 7", "quest", "challenge Stitch",
     "sing Smash", "choose", "play", "move Stitch"],
)  # fmt: skip
def test_what_cannot_be_read(line: str) -> None:
    game = table(BOARD)
    before = game.hash()
    with pytest.raises(InvalidAction):
        notation.read_first(game.state, 0, line)
    assert game.hash() == before


def test_several_picks_in_one_line() -> None:
    game = table(
        """
        seats:
          1: {ink: 1, hand: [Reflection], deck: [Smash, Dragon Fire, Abu - Mischievous Monkey, 4]}
        """
    )
    game.push("play Reflection")
    _, rest = notation.read_first(game.state, 0, "choose Abu, Smash")
    assert rest == "choose Smash"
    game.push("choose Abu, Smash")
    assert game.decision is not None and game.decision.ask == Ask.TURN_ACTION


def test_using_and_boosting() -> None:
    game = table(
        """
        seats:
          1:
            ink: 6
            play:
              [Fang Crossbow, 2x Dinglehopper, Flynn Rider - Spectral Scoundrel, Stitch - New Dog]
        """
    )
    assert "use Dinglehopper #1: STRAIGHTEN HAIR" in texts(game)
    assert says(game, "use Fang Crossbow: careful aim") == ["use Fang Crossbow: CAREFUL AIM"]
    assert says(game, "use Dinglehopper #2") == ["use Dinglehopper #2: STRAIGHTEN HAIR"]
    assert says(game, "boost Flynn Rider") == ["boost Flynn Rider - Spectral Scoundrel"]
    assert game.why_not("use Stitch").rule == "4.4.1"  # type: ignore[union-attr]
    assert game.why_not("boost Stitch").rule == "4.4.1"  # type: ignore[union-attr]
    with pytest.raises(InvalidAction):
        game.read("use Fang Crossbow: CAREFUL AIMING")


def test_an_ability_must_be_named_where_there_are_two() -> None:
    game = table(
        "seats: {1: {ink: 2, play: [Fang Crossbow]}, 2: {play: [Maleficent - Monstrous Dragon]}}"
    )
    with pytest.raises(AmbiguousAction) as error:
        game.push("use Fang Crossbow")
    assert error.value.candidates == (
        "use Fang Crossbow: CAREFUL AIM",
        "use Fang Crossbow: STAY BACK!",
    )


def test_the_bag() -> None:
    game = table(
        """
        seats:
          1:
            ink: 1
            hand: [Timon - Grub Rustler]
            play:
              - 2x Coconut Basket
              - Coconut Basket: {exerted: true}
              - Pumbaa - Friendly Warthog: {damage: 3}
        """
    )
    game.push("play Timon")
    assert set(texts(game)) == {
        "resolve Coconut Basket: CONSIDER THE COCONUT #1",
        "resolve Coconut Basket: CONSIDER THE COCONUT #2",
        "resolve Timon - Grub Rustler: TASTES LIKE CHICKEN",
    }
    assert len(game.read("resolve Timon")) == 1
    with pytest.raises(AmbiguousAction):
        game.read("resolve Coconut Basket")
    two = game.read("resolve Coconut Basket: CONSIDER THE COCONUT #2")
    assert two == game.read("resolve Coconut Basket #2")
    assert two == game.read("resolve Coconut Basket #3: CONSIDER THE COCONUT")  # the third copy
    # The second copy is like the first, which stands for both.
    one = game.read("resolve Coconut Basket #1: CONSIDER THE COCONUT")
    assert one == game.read("resolve Coconut Basket #2: CONSIDER THE COCONUT") != two
    with pytest.raises(InvalidAction):
        game.read("resolve Pumbaa")


def test_a_line_is_done_whole_or_not_at_all() -> None:
    game = table(CHOIR.replace("{more}", ", Elsa - Queen Regent"))
    before = game.hash()
    for line in ("sing A Pirate's Life with Elsa", "end\nplay Nothing"):
        with pytest.raises((InvalidAction, IllegalAction)):
            game.push(line)
        assert game.hash() == before


def test_the_first_words_of_a_name_will_do_for_what_is_used() -> None:
    game = table(
        "seats:\n  1: {ink: 6, play: [Lester the Possum - Park Mascot]}\n"
        "  2: {play: [Stitch - New Dog, Pumbaa - Friendly Warthog]}\n"
    )
    assert game.why_not("use Lester") is None
    assert game.why_not("use Lester: MAXIMUM CRINGE") is None
    with pytest.raises(InvalidAction, match="there is no 'Lest' here; near: Lester the Possum"):
        game.why_not("use Lest")
