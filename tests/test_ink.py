"""`ink`: fair, the same for the same seed, bounded; its weights say what they are for."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tintero import Deck, Game, default_pool
from tintero.bots import RandomBot, is_bot, make_bot, names, play_game
from tintero.bots.bot import Bot, take_turn
from tintero.bots.features import FEATURES, VERSION, Features
from tintero.bots.first_value import first_value
from tintero.bots.ink_bot import InkBot
from tintero.bots.ink_levels import LEVELS, Level
from tintero.bots.line_variants import Actions, candidates
from tintero.bots.seat import BotSeat, Worlds
from tintero.bots.turn_beam import Line
from tintero.bots.turn_search import TurnSearch
from tintero.bots.value_file import ValueFile, WrongWeights, shipped, shipped_net
from tintero.bots.win_chance import win_chance
from tintero.scene import Scene
from tintero.state import codec
from tintero.state.objects import Option
from tintero.views.worlds import world_of
from tintero.vocab import Act, Ask
from tintero_proof.random_decks import deck_of_anything
from tintero_proof.secrets import exchange_hidden

DECKS = [Deck.load("amber-steel"), Deck.load("ruby-amethyst")]
SMALL = Level("small", pushes=120, width=2, depth=4, lines=4, worlds=3, turns=1, answers=4)
PLANNER_1 = "6.6.0.0.0.6.0.1.0.0.0.0.0.0.6.1.0.0.4.0.0.0.0.0.0.0.0.0.1.0."
FORGETFUL = Level("forgetful", pushes=120, width=1, challenges=0.6, abilities=0.6, plays=0.3)


def positions(seed: int, every: int, least: int = 10, most: int = 120) -> Iterator[Game]:
    rng = Random(seed)
    decks = DECKS if seed % 2 else [deck_of_anything(rng, default_pool()) for _ in range(2)]
    game = Game.new(decks, seed)
    bots = [RandomBot(seed), RandomBot(seed + 1)]
    while game.decision is not None and game.depth < most:
        if game.depth >= least and game.depth % every == 0:
            yield game
        take_turn(bots[game.decision.player], game)


def midgame(seed: int) -> Game:
    """A turn that has begun with much in play."""
    return next(g for g in positions(2 * seed + 1, 1, 60, 400) if begins(g))


def begins(game: Game) -> bool:
    asked = game.decision
    return asked is not None and asked.ask == Ask.TURN_ACTION and len(game.options) > 8


def twin(game: Game, seat: int, seed: int) -> Game:
    """A game that looks the same to a seat and differs in what it can't know."""
    rng = Random(f"twin/{seed}")
    s = codec.load(codec.dump(game.state), game.state.programs)
    exchange_hidden(s, seat, rng)
    return Game(world_of(s, seat, rng), game.pool)


@pytest.mark.parametrize("level", [SMALL, FORGETFUL], ids=lambda level: level.name)
def test_what_is_hidden_makes_no_difference(level: Level) -> None:
    asked = 0
    for seed in (0, 1):
        for game in positions(seed, every=17):
            assert game.decision is not None
            seat = game.decision.player
            other = twin(game, seat, seed)
            one, two = (InkBot(seed, level).choose(BotSeat(g, seat)) for g in (game, other))
            assert one == two
            chances = [win_chance(BotSeat(g, seat), worlds=2) for g in (game, other)]
            assert chances[0] == chances[1]
            asked += 1
    assert asked >= 8


@pytest.mark.compiled_only
def test_thinking_leaves_the_game_as_it_was() -> None:
    for game in positions(5, every=23):
        assert game.decision is not None
        before, seat = game.hash(), BotSeat(game, game.decision.player)
        InkBot(1, SMALL).choose(seat)
        win_chance(seat, worlds=2)
        assert game.hash() == before


@pytest.mark.compiled_only
def test_the_same_seed_plays_the_same_game() -> None:
    ends: list[str] = []
    for seed in (3, 3, 4):
        game = Game.new(DECKS, 7)
        play_game([InkBot(seed, SMALL), InkBot(seed + 1, FORGETFUL)], game, most=150)
        ends.append(game.hash())
    assert ends[0] == ends[1] != ends[2]


@pytest.mark.compiled_only
def test_a_plan_that_was_made_is_followed() -> None:
    """One search for several actions; what comes otherwise than foreseen is planned anew."""
    planned = asked = 0

    class Watched(InkBot):
        def _planned(self, seat: BotSeat) -> int | None:
            nonlocal planned, asked
            found = super()._planned(seat)
            asked += 1
            planned += found is not None
            return found

    play_game([Watched(1, SMALL), RandomBot(2)], Game.new(DECKS, 11), most=150)
    assert asked > planned > asked // 4


def test_a_turn_that_is_searched_ends_no_worse_than_step_by_step() -> None:
    """Somewhere better: what is worth something only together is found."""
    better = 0
    for seed in range(6):
        game = midgame(seed)
        s, seat = game.state, game.state.active
        ends: list[float] = []
        for broad in (0, 2):
            top = s.mark()
            TurnSearch(s, seat, shipped_net(), 1, 1 << 30, broad).play_turn(seat)
            assert s.over or s.active != seat
            ends.append(shipped_net().chance(s, seat, seat))
            s.rollback(top)
        assert ends[1] >= ends[0] - 1e-6
        better += ends[1] > ends[0] + 0.001
    assert better


def test_all_answers_are_weighed_and_the_best_few_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twelve of theirs could be banished: the dearest is not overlooked, wherever it stands."""
    many = ", ".join(["HeiHei - Boat Snack"] * 10 + ["Maui - Half-Shark", "HeiHei - Boat Snack"])
    game = Scene.parse(f"""
title: Many to choose from
seats:
  1: {{ink: 9, hand: [Dragon Fire]}}
  2: {{play: [{many}]}}
""").game()
    game.push("play Dragon Fire")
    mind = TurnSearch(game.state, 0, shipped_net(), 1, 1 << 30)
    worths = [mind.answered(option, 0) for option in mind.answers()]
    assert len(worths) == 12 and worths == sorted(worths, reverse=True)
    compared: list[list[Option]] = []

    def noted(self: InkBot, found: list[list[Option]], *more: object) -> list[list[Option]]:
        compared.extend(found)
        return found

    monkeypatch.setattr(InkBot, "_halved", noted)
    place = InkBot(1, replace(LEVELS["standard"], answers=3)).choose(BotSeat(game, 0))
    assert len(compared) == 3
    assert "Maui" in game.text(game.options[place])


def test_a_line_that_is_compared_can_be_begun() -> None:
    """Without its first action another one may not be possible: a card is played with that ink."""
    ink, play, quest = Option(Act.INK, 1), Option(Act.PLAY, 2, 0), Option(Act.QUEST, 3)
    lines = [Line([ink, play, quest], [], 0.6), Line([quest], [], 0.5), Line([], [], 0.4)]
    found = candidates(lines, [ink, quest], 12)
    assert found[0] == [ink, play, quest]
    assert [ink, quest] in found and [] in found and [play, quest] not in found
    assert all(not line or line[0] in (ink, quest) for line in found)


LETHAL = """
title: Questing with both wins
turn: 1
seats:
  1:
    lore: 18
    ink: 5
    hand: [Grab Your Sword]
    play: [Simba - Future King, HeiHei - Boat Snack]
  2:
    lore: 19
    play:
      - HeiHei - Boat Snack: {exerted: true}
"""


@pytest.mark.parametrize("name", [name for name in names() if name.startswith("ink")])
def test_every_level_takes_a_win_that_is_there(name: str) -> None:
    game = Scene.parse(LETHAL).game()
    bot = make_bot(name, 1)
    for _ in range(20):
        if game.decision is None or game.state.active != 0:
            break
        take_turn(bot, game)
    assert game.outcome is not None and game.outcome.winner == 0


def test_levels_by_name() -> None:
    for name in LEVELS:
        full = "ink" if name == "standard" else f"ink-{name}"
        assert full in names() and is_bot(full)
        assert repr(make_bot(full, 3)) == f"InkBot(3, {name})"
    assert is_bot("planner-1") and "planner-1" not in names()


def test_a_bot_in_a_hurry_still_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time bounds what is compared; without `seconds` no clock is looked at."""
    game = next(positions(3, every=1, least=60))
    assert game.decision is not None
    now = 0.0

    def clock() -> float:
        nonlocal now
        now += 1.0
        return now

    monkeypatch.setattr("tintero.bots.ink_bot.monotonic", clock)
    hurried: Bot = InkBot(1, "full", seconds=2.0)
    assert 0 <= hurried.choose(BotSeat(game, game.decision.player)) < len(game.options)
    assert now < 20  # of hundreds of comparisons


def test_chances_at_the_end_of_a_race() -> None:
    game = Scene.parse(LETHAL).game()
    assert win_chance(BotSeat(game, 0)) > 0.95
    assert win_chance(BotSeat(game, 1)) < 0.05


def test_of_several_others_each_counts() -> None:
    """As strong as they are against one alone, and everybody wins by their share of all: also who
    is not the strongest of the others lessens one's chance."""
    net = shipped_net()
    for players in (2, 3, 4):
        s = Game.new([DECKS[0]] * players, 3).state
        s.players[1].lore, s.players[players - 1].lore = 12, 6  # the last one has just had a turn
        ended = players - 1
        alone = [net.between(s, 0, other) for other in range(1, ended)]
        alone.append(1.0 - net.between(s, ended, 0))
        odds = sum((1 - chance) / chance for chance in alone)
        assert net.chance(s, 0, ended) == pytest.approx(1 / (1 + odds))
        assert players == 2 or net.chance(s, 0, ended) < min(alone) - 0.01


SEARCHING = """
title: Player 1 looks for an Ally among cards that player 2 does not see
turn: 1
seats:
  1:
    deck: [Piglet - Very Small Animal, Smash, Flounder - Voice of Reason, Tangle, 9]
    play: [Jasmine - Steady Strategist]
  2: {play: [Simba - Future King]}
"""


def test_a_question_that_has_no_answer_in_a_world() -> None:
    """To the other player those four cards may be any: in some worlds there is no Ally to take."""
    game = Scene.parse(SEARCHING).game()
    for words in ("quest Jasmine - Steady Strategist", "yes"):
        game.push(game.options[BotSeat(game, 0).labels.index(words)])
    assert "choose Piglet - Very Small Animal" in BotSeat(game, 0).labels
    assert 0.0 < win_chance(BotSeat(game, 1), worlds=12) < 1.0


def test_the_hand_of_the_other_is_not_in_the_features() -> None:
    game = next(positions(1, every=1, least=60))
    s, seen = game.state, Features()
    seen.see(s, 0, 1)
    before = seen.row()
    assert len(before) == FEATURES
    hand = s.zone(1, 1)
    assert hand
    s.replace_list(s.zone_id(1, 1), [s.zone(1, 0)[n] for n in range(len(hand))])
    seen.see(s, 0, 1)
    assert seen.row() == before
    seen.see(s, 1, 0)
    other = seen.row()
    assert other != before


# --- weights --------------------------------------------------------------------------------------


def test_weights_that_come_along() -> None:
    value = shipped()
    assert value.version == VERSION and len(value.pool) == 32
    assert 10_000 < len(value.text()) < 120_000


def test_weights_written_and_read() -> None:
    text = first_value().text()
    assert ValueFile.read(text, "x").text() == text


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"version": VERSION + 1}, f"version {VERSION + 1} of the features"),
        ({"pool": "f" * 32}, "trained on other cards"),
        ({"kind": "something"}, "holds no weights"),
        ({"first": [1.0, 2.0]}, "holds no weights"),
        ({"bias": []}, "holds no weights"),
        ({"last": "much"}, "holds no weights"),
        ({"cards": "AAAA"}, "holds no weights"),
        ({"cards": "?"}, "holds no weights"),
    ],
)
def test_other_weights_say_so(tmp_path: Path, change: dict[str, object], said: str) -> None:
    pool = default_pool().hash
    plain = json.loads(first_value().text()) | {"pool": pool}
    path = tmp_path / "value.json"
    path.write_text(json.dumps(plain))
    assert repr(make_bot(f"ink@{path}", 1)) == "InkBot(1, standard)"
    path.write_text(json.dumps(plain | change))
    with pytest.raises(WrongWeights, match=said):
        make_bot(f"ink@{path}", 1)


@pytest.mark.parametrize("text", ["", "[]", "{", "null", "[" * 5000])
def test_no_weights_at_all(tmp_path: Path, text: str) -> None:
    path = tmp_path / "value.json"
    path.write_text(text)
    with pytest.raises(WrongWeights):
        make_bot(f"ink@{path}", 1)
    with pytest.raises(WrongWeights, match="can't be read"):
        make_bot(f"ink@{tmp_path / 'none.json'}", 1)


# --- what it is measured by -----------------------------------------------------------------------


@pytest.mark.compiled_only
def test_planner_1_is_the_planner_as_it_stood() -> None:
    """Frozen: figures are about this one. Whoever betters the planner leaves it as it is."""
    game = Game.new(DECKS, 7)
    bots, places = [make_bot("planner-1", 1), RandomBot(2)], ""
    while game.decision is not None and len(places) < 60:
        seat = game.decision.player
        place = bots[seat].choose(BotSeat(game, seat))
        if seat == 0:
            places += f"{place}."
        game.push(game.options[place])
    assert places == PLANNER_1


@pytest.mark.pure_only
@pytest.mark.parametrize("players", [2, 3, 4])
def test_lines_are_played_on_until_ones_own_next_turn_is_over(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: set[int] = set()

    class Noting(TurnSearch):  # type: ignore[misc]  # final where it is compiled
        def outcome(self, actions: list[Option], turns: int) -> float:
            asked.add(turns)
            return super().outcome(actions, turns)

    monkeypatch.setattr("tintero.bots.ink_bot.TurnSearch", Noting)
    game = Game.new([Deck.load("amber-steel")] * players, 5)
    bot = InkBot(1, replace(SMALL, turns=2))
    while len(asked) < 2:
        assert game.decision is not None
        game.push(game.options[bot.choose(BotSeat(game, game.decision.player))])
    assert asked == {0, players}  # 0: as it stands right after the line


@pytest.mark.pure_only
@pytest.mark.parametrize("players", [2, 4])
def test_against_more_players_it_compares_in_fewer_worlds_and_for_no_longer(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Turns that are played on grow with the players; what they take of a turn does not."""
    level = replace(SMALL, lines=8, worlds=4, again=6, turns=1, work=8000)
    worlds: set[int] = set()
    works: list[int] = []
    halved = InkBot._halved

    def noting(
        self: InkBot,
        found: list[Actions],
        said: list[float],
        drawn: Worlds,
        mind: TurnSearch,
        seeds: list[int],
    ) -> list[Actions]:
        worlds.add(len(seeds))
        works.append(self._work)
        return halved(self, found, said, drawn, mind, seeds)

    monkeypatch.setattr(InkBot, "_halved", noting)
    game = Game.new([Deck.load("amber-steel")] * players, 5)
    bot = InkBot(1, level)
    while len(worlds) < 2:
        assert game.decision is not None
        game.push(game.options[bot.choose(BotSeat(game, game.decision.player))])
    assert worlds == {8 // players, 12 // players}
    assert works[0] == 16000 // players
