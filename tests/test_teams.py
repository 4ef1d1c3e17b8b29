"""Team play (CR 1.3.6, 9.3): who is whose opponent, who acts, who wins with whom."""

from __future__ import annotations

from random import Random

import pytest

from tintero import Deck, Game, IllegalAction, Ruleset
from tintero.scene import Scene
from tintero.state import codec
from tintero.vocab import Act
from tintero_proof.invariants import check_state
from tintero_proof.oracle import oracle

DECKS = ("amber-steel", "ruby-amethyst", "emerald-sapphire")


def new(players: int, rules: Ruleset, seed: int = 1) -> Game:
    decks = [Deck.load(DECKS[i % 3]) for i in range(players)]
    return Game.new(decks, seed, rules=rules, starting=0)


def begun(game: Game) -> Game:
    while game.decision is not None and game.decision.kind == "alter hand":
        game.push("keep")
    return game


def turns(game: Game, n: int) -> list[int]:
    """Whose turn it is, so many turns long."""
    seats = []
    for _ in range(n):
        assert game.decision is not None
        seats.append(game.state.active)
        game.push("end")
    return seats


def test_opponents_are_those_of_other_teams() -> None:
    s = new(4, Ruleset(teams=((0, 2), (1,)))).state
    assert s.opponents(0) == [1, 3]
    assert s.opponents(1) == [0, 2, 3]
    assert s.opponents(3) == [0, 1, 2]
    assert s.team(2) == [2, 0]


@pytest.mark.parametrize(
    ("teams", "players", "order"),
    [
        (((0, 1), (2, 3)), 4, [0, 2, 0, 2]),
        (((0, 2), (1, 3)), 4, [0, 1, 0, 1]),
        (((1, 2),), 3, [0, 1, 0, 1]),
        (((0, 3), (1, 4), (2, 5)), 6, [0, 1, 2, 0]),
    ],
)
def test_a_team_has_one_turn_a_round(
    teams: tuple[tuple[int, ...], ...], players: int, order: list[int]
) -> None:
    """CR 9.3.1."""
    game = begun(new(players, Ruleset(teams=teams, team_turns=True)))
    assert turns(game, 4) == order
    apart = begun(new(players, Ruleset(teams=teams)))
    assert turns(apart, players) == list(range(players))


def test_everybody_of_the_team_draws_but_the_starting_player() -> None:
    """CR 3.2.3.1 speaks of the starting player alone."""
    game = begun(new(4, Ruleset(teams=((0, 1), (2, 3)), team_turns=True)))
    hands = [len(game.state.zone(p, 1)) for p in range(4)]
    assert hands == [7, 8, 7, 7]
    game.push("end")
    assert [len(game.state.zone(p, 1)) for p in range(4)] == [7, 8, 8, 8]


def test_any_teammate_may_ink_once() -> None:
    """CR 9.3.1, 4.2.3: what a player may do once a turn each of them may do once."""
    game = begun(new(3, Ruleset(teams=((0, 1),), team_turns=True)))
    inks = [o for o in game.options if o.act == Act.INK]
    game.push(inks[0])
    assert not [o for o in game.options if o.act == Act.INK]
    game.push("player 2")
    assert game.decision is not None and game.decision.player == 1
    assert [o for o in game.options if o.act == Act.INK]
    with pytest.raises(IllegalAction):
        game.push("end", 2)
    game.push("end", 0)
    assert game.state.active == 2


def scene(text: str) -> Game:
    game = Scene.parse(text).game()
    assert isinstance(game, Game)
    return game


def test_teammates_win_together() -> None:
    """CR 1.8.1.1 for each player; whoever plays with the winner wins too."""
    game = scene(
        "teams: [[1, 3], [2]]\nseats:\n  1: {lore: 19, play: [Stitch - New Dog]}\n"
        "  2: {lore: 12}\n  3: {lore: 3}\n"
    )
    game.push("quest Stitch")
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.winners) == (0, (0, 2))
    assert game.outcome.rule == "1.8.1.1"


def test_lore_is_not_added_up() -> None:
    game = scene("teams: [[1, 3], [2]]\nseats:\n  1: {lore: 15}\n  2: {}\n  3: {lore: 15}\n")
    game.push("end")
    assert game.outcome is None


def test_the_last_team_left_wins() -> None:
    """CR 1.8.1.3: teammates do not play on against each other."""
    game = begun(new(4, Ruleset(teams=((0, 1), (2, 3)), team_turns=True)))
    game.concede(2)
    assert game.outcome is None
    game.concede(3)
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.winners) == (0, (0, 1))
    assert game.outcome.rule == "1.8.1.3"


def test_a_turn_goes_on_without_the_teammate_who_left() -> None:
    """CR 9.2.3: only the player who loses leaves."""
    game = begun(new(4, Ruleset(teams=((0, 1), (2, 3)), team_turns=True)))
    game.concede(0)
    assert game.state.turn == 1 and game.decision is not None
    assert (game.state.active, game.decision.player) == (1, 1)
    assert turns(game, 3) == [1, 2, 1]


def test_each_empty_deck_of_the_team_loses() -> None:
    """CR 1.8.1.2: the turn that ends is the own turn of each of them."""
    text = "teams: [[1, 2], [3]]\nteam_turns: true\nseats:\n  1: {deck: %s}\n"
    text += "  2: {deck: []}\n  3: {}\n"
    game = scene(text % "[5]")
    game.push("end")
    assert [p.out for p in game.state.players] == [0, 1, 0] and game.outcome is None
    game = scene(text % "[]")
    game.push("end")
    assert game.outcome is not None and game.outcome.winner == 2


def test_teams_that_cannot_be() -> None:
    for teams in (((0, 1), (1, 2)), ((),), ((-1,),)):
        with pytest.raises(ValueError, match=r"team|seats"):
            Ruleset(teams=teams)
    with pytest.raises(ValueError, match="team turns need teams"):
        Ruleset(team_turns=True)
    with pytest.raises(ValueError, match="no seat 5"):
        new(4, Ruleset(teams=((0, 4),)))
    with pytest.raises(ValueError, match="two sides"):
        new(3, Ruleset(teams=((0, 1, 2),)))


@pytest.mark.compiled_only
@pytest.mark.parametrize("seed", range(6))
def test_random_team_games_can_be_undone_saved_and_replayed(seed: int) -> None:
    rng = Random(seed)
    teams = rng.choice([((0, 1), (2, 3)), ((0, 2), (1, 3)), ((1, 3),), ((0, 1, 2),)])
    game = new(4, Ruleset(teams=teams, team_turns=seed % 3 > 0), seed)
    start = game.hash()
    handed = 0
    for _ in range(400):
        if game.outcome is not None:
            break
        if rng.random() < 0.004:
            game.concede(rng.choice([p.id for p in game.state.players if not p.out]))
            continue
        option = rng.choice(game.options)
        handed += option.act == Act.PLAYER
        game.push(option)
        check_state(game.state)
    assert handed > 0 or seed % 3 == 0
    again = codec.load(game.save(), game.state.programs)
    assert codec.digest(again) == game.hash()
    record = game.record()
    assert Game.replay(record).hash() == game.hash()
    while True:
        try:
            game.pop()
        except IndexError:
            break
    assert game.hash() == start


def test_the_oracle_lets_any_of_the_team_end_its_turn() -> None:
    """CR 9.3.1: what only the player who is asked may do is refused to all others; the end of a
    team's turn is not such a thing."""
    s = begun(new(4, Ruleset(teams=((0, 2), (1, 3)), team_turns=True))).state
    assert s.decision is not None and s.decision.player == 0
    assert (Act.END, -1, -1, -1, ()) in oracle(s)
