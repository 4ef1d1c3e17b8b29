"""Reviews: what is lost by what, from what a seat knew; that the parts add up; calibration."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from tintero.bots import make_bot
from tintero.bots.bot import take_turn
from tintero.cards.deck import Deck
from tintero.cli.review import shown_review
from tintero.cli.shell.common import EXIT_INTERRUPTED
from tintero.cli.shell.main import app
from tintero.game import Game
from tintero.messages import Message, say
from tintero.records import Replay
from tintero.records import replay as records
from tintero.review import Judged, Review, review, weighing
from tintero.review.calibration import binned, game_said
from tintero.review.judging import Outlook, Pains, decided, merged
from tintero.review.played import ActionDone, steps_of
from tintero.review.review_words import lines, loss, plain
from tintero.review.reviewing import book
from tintero.review.weighing import Weighing
from tintero.review.win_curve import blocks, svg
from tintero.scene import Scene
from tintero.state.objects import Option, bare
from tintero.vocab import Act, Ask

MICKEY, SIMBA = "Mickey Mouse - True Friend", "Simba - Protective Cub"
# The seat needs one lore, and so does the other, who has somebody to quest with.
LAST_TURN = """
seats:
  1: {lore: 19, ink: 4, hand: [Mickey Mouse - True Friend], play: [Stitch - New Dog]}
  2: {lore: 19, play: [Mickey Mouse - True Friend]}
"""


def options_of(game: Game) -> dict[str, list[Option]]:
    """What may be done, as lines of one action."""
    return {game.text(option): [option] for option in game.options}


def played(text: str, *actions: str) -> Replay:
    game = Scene.parse(text).game()
    for action in actions:
        game.push(action)
    return Replay(records.of(game, ("a", "b"), scene=text))


def seen(replay: Replay, seat: int = 0) -> Review:
    return review(replay, seat, worlds=4, firsts=6, sure=4)


@pytest.fixture
def by_rote(monkeypatch: pytest.MonkeyPatch) -> None:
    """The engine does nothing by itself."""
    monkeypatch.setattr(weighing, "searched", lambda mind, who, width: [])


# --- what a line is worth -------------------------------------------------------------------------


def test_a_win_in_hand_is_weighed_as_one() -> None:
    game = Scene.parse("seats: {1: {lore: 19, play: [Stitch - New Dog]}}").game()
    lines = options_of(game)
    weighing = Weighing(game, 0, 1)
    before = game.hash()
    quest, end = weighing.rows([lines["quest Stitch - New Dog"], lines["end"]], 4)
    assert game.hash() == before
    assert min(quest) == 1.0 and max(end) < 1.0


def test_the_turn_of_the_other_is_played_on() -> None:
    game = Scene.parse(LAST_TURN).game()
    [end] = Weighing(game, 0, 1).rows([options_of(game)["end"]], 4)
    assert max(end) == 0.0


def test_hidden_cards_make_no_difference() -> None:
    """Twins: what the other holds and what lies in the decks is not known."""
    text = (
        "seats: {{1: {{play: [Stitch - New Dog]}}, 2: {{hand: [3x {}], ink: 2, deck: [20x {}]}}}}"
    )
    chances = []
    for card in ("Dragon Fire", "Mickey Mouse - True Friend"):
        game = Scene.parse(text.format(card, card)).game()
        chances.append(Weighing(game, 0, 1).chance(4))
    assert chances[0] == chances[1]


def test_a_review_is_the_same_whatever_the_other_holds() -> None:
    found = []
    for card in ("Dragon Fire", MICKEY):
        text = (
            "seats:\n  1: {hand: [2x Stitch - New Dog], ink: 2, play: [Stitch - New Dog]}\n"
            f"  2: {{hand: [3x {card}], ink: 2, deck: [20x {card}]}}"
        )
        replay = played(text, "quest Stitch", "end", "end", "play Stitch - New Dog", "end")
        found.append(plain(review(replay, 0, worlds=4, firsts=3, sure=4)))
    assert found[0] == found[1]


def test_the_worlds_of_a_turn_are_the_same() -> None:
    """What is done without coming to know anything changes no world: the difference is the action.
    It does make a difference what the other may hold."""
    text = (
        "seats:\n  1: {hand: [3x Mickey Mouse - True Friend], ink: 4, play: [Stitch - New Dog]}\n"
        "  2: {hand: 5, ink: 6}"
    )
    replay = played(text, "quest Stitch")
    steps = steps_of(replay, 0)
    replay.to(0)
    [quest] = Weighing(replay.game, 0, 1).rows([steps[0].options], 6)
    replay.to(1)
    [after] = Weighing(replay.game, 0, 1).rows([()], 6)
    assert quest == after and len(set(after)) > 1


@pytest.mark.pure_only
@pytest.mark.usefixtures("by_rote")
def test_a_line_is_followed_as_far_as_it_goes() -> None:
    """What can't be done is left out, and what is asked on the way is answered."""
    game = Scene.parse(LAST_TURN.replace(MICKEY, SIMBA, 1)).game()
    lines = options_of(game)
    play, quest = lines[f"play {SIMBA}"], lines["quest Stitch - New Dog"]
    game.push(play[0])
    assert game.decision is not None and game.decision.ask == Ask.MAY
    game.pop()
    for row in Weighing(game, 0, 1).rows([quest, play + quest, play + play + quest], 2):
        assert row == [1.0, 1.0]


# --- losses ---------------------------------------------------------------------------------------


def test_a_thrown_win_is_found() -> None:
    found = seen(played(LAST_TURN, "end", "quest Mickey Mouse"))
    [judged] = found.losses
    assert (judged.at, judged.grade) == (0, "blunder")
    assert (judged.done, judged.better) == ("end", "quest Stitch - New Dog")
    assert (judged.before, judged.after) == (1.0, 0.0)
    assert found.won is False and found.play == -1.0
    assert [(at, chance) for at, _, chance in found.curve] == [(0, 1.0), (1, 0.0), (2, 0.0)]
    for lang in ("en", "es"):
        assert all(say(one, lang) for one in lines(found))
    assert plain(found)["losses"][0]["better"] == "quest Stitch - New Dog"
    drawn = svg(found, "a & b")
    assert drawn.count("<polyline") == drawn.count("<circle") == 1 and "a &amp; b" in drawn
    assert len(blocks(found, 20)) == 20


def test_a_taken_win_is_no_loss() -> None:
    found = seen(played(LAST_TURN, "quest Stitch"))
    assert found.won and not found.losses and found.play == 0.0
    assert say(lines(found)[-1], "en").startswith("No decision")


def test_the_better_line_is_told_whole() -> None:
    text = LAST_TURN.replace("lore: 19, ink", "lore: 18, ink").replace(
        "play: [Stitch - New Dog]", "play: [Stitch - New Dog, Stitch - Little Rocket]"
    )
    found = seen(played(text, "end", "quest Mickey Mouse"))
    [judged] = found.losses
    assert judged.line == ("quest Stitch - New Dog", "quest Stitch - Little Rocket")
    assert plain(found)["losses"][0]["line"] == list(judged.line)
    told = say(loss(judged, 1), "en")
    assert "better: Quest with Stitch - New Dog; Quest with Stitch - Little Rocket." in told


@pytest.mark.pure_only
@pytest.mark.usefixtures("by_rote")
def test_the_order_of_actions_is_no_loss() -> None:
    """What was really done afterwards counts, and what could still have been done."""
    won = seen(played(LAST_TURN, "play Mickey Mouse", "quest Stitch"))
    assert won.losses == [] and {chance for _, _, chance in won.curve} == {1.0}
    lost = seen(played(LAST_TURN, "play Mickey Mouse", "end", "quest Mickey Mouse"))
    assert [(one.at, one.done, one.better) for one in lost.losses] == [
        (1, "end", "quest Stitch - New Dog")
    ]
    assert [chance for _, _, chance in lost.curve] == [1.0, 1.0, 0.0, 0.0]


@pytest.mark.pure_only
@pytest.mark.usefixtures("by_rote")
def test_what_can_still_be_done_is_not_lost() -> None:
    replay = played(LAST_TURN, "play Mickey Mouse", "end")
    [play, end] = steps_of(replay, 0)
    pains = Pains(worlds=4, firsts=6, sure=4)
    replay.to(0)
    assert decided(Weighing(replay.game, 0, 1), 0, play, (), pains).judged is None
    replay.to(1)
    standing = decided(Weighing(replay.game, 0, 1), 1, end, (), pains)
    assert standing.judged is not None and standing.best == 1.0 and len(standing.ahead) == 1


def lost(at: int, turn: int, better: str, much: float, error: float = 0.01) -> Judged:
    said = Message("review-no-loss")
    return Judged(at, turn, "a", (better,), said, (said,), much, error, 0.9, 0.9 - much)


def test_the_same_advice_in_a_turn_is_one_loss() -> None:
    found = merged([lost(1, 1, "b", 0.1), lost(2, 1, "b", 0.2), lost(3, 1, "c", 0.3)])
    assert [one.at for one in found] == [3, 2]
    assert len(merged([lost(1, 1, "b", 0.1), lost(9, 3, "b", 0.1)])) == 2


def test_grades() -> None:
    grades = [lost(1, 1, "b", much).grade for much in (0.08, 0.15, 0.3)]
    assert grades == ["inaccuracy", "mistake", "blunder"]
    assert len(Review(0, losses=[]).worst) == 0


def test_an_error_is_not_said_to_be_none() -> None:
    told = [say(loss(lost(1, 1, "b", 0.2, error), 1), "en") for error in (0.001, 0.011, 0.0)]
    assert ["± 1" in told[0], "± 2" in told[1], "± 0" in told[2]] == [True] * 3


# --- what changed the chance ----------------------------------------------------------------------


def test_what_a_step_is_booked_as() -> None:
    """Whose a step was, whether it told anything and whether the turn was over with it."""

    def parts(step: ActionDone, was: Outlook, now: Outlook) -> list[float]:
        found = Review(0)
        book(found, step, was, now)
        return [round(part, 6) for part in (found.play, found.luck, found.rival)]

    quest, end = (bare(Act.QUEST),), (bare(Act.END),)
    now = Outlook(0.6, 0.7)
    was = Outlook(0.4, 0.5, expected=0.55)
    assert parts(ActionDone(0, 1, quest, False, False), was, now) == [0.2, 0.0, 0.0]
    assert parts(ActionDone(0, 1, quest, False, True), was, now) == [0.15, 0.05, 0.0]
    assert parts(ActionDone(0, 1, end, True, False), was, now) == [0.15, 0.0, 0.05]
    assert parts(ActionDone(1, 2, end, True, True), was, now) == [0.1, 0.05, 0.05]
    assert parts(ActionDone(1, 2, quest, False, True), Outlook(0.5, 0.5), now) == [0.1, 0.0, 0.1]


def recorded(decks: int, seed: int, actions: int) -> Replay:
    """So much of a game of bots that play by lot."""
    names = sorted(Deck.available())
    game = Game.new([Deck.load(names[seed + n]) for n in range(decks)], seed)
    bots = [make_bot("random", seed + n) for n in range(decks)]
    while (d := game.decision) is not None and game.depth < actions:
        take_turn(bots[d.player], game)
    return Replay(records.of(game))


@pytest.mark.parametrize(("decks", "seed"), [(2, 1), (2, 2), (2, 3), (3, 4)])
def test_the_parts_add_up_to_what_the_curve_changed(decks: int, seed: int) -> None:
    found = review(recorded(decks, seed, 32), seed % 2, worlds=2, firsts=2, sure=2)
    change = found.curve[-1][2] - found.curve[0][2]
    assert found.play + found.luck + found.rival == pytest.approx(change, abs=1e-9)
    assert all(found.__dict__[part] for part in ("play", "luck", "rival"))


# --- said against won, and shown ------------------------------------------------------------------


def test_said_against_won() -> None:
    bins = binned([(0.05, False), (0.08, True), (1.0, True)])
    assert [(b.low, b.count, b.won) for b in bins] == [(0.0, 2, 0.5), (0.9, 1, 1.0)]


@pytest.mark.pure_only
def test_a_game_is_said_and_won_by_one() -> None:
    said = game_said("random", Random(2))
    assert said and all(0.0 <= chance <= 1.0 for chance, _ in said)


def test_a_review_as_the_page_gets_it() -> None:
    import json

    from tintero.server.review_worker import ReviewTask, result_of

    record = played(LAST_TURN, "end", "quest Mickey Mouse").record
    made = result_of(ReviewTask(record.text(), 0, "es", ("Ana", "Bea")))
    assert not made.failed
    said = json.loads(made.said)
    assert [one["at"] for one in said["curve"]] == [0, 1, 2]
    assert [(one["at"], one["grade"]) for one in said["losses"]] == [(0, "blunder")]
    assert "Ana" in json.dumps(said["head"])
    assert result_of(ReviewTask("nonsense", 0, "en", ())).failed


@pytest.mark.pure_only
@pytest.mark.parametrize(("lang", "told"), [("en", "Interrupted.\n"), ("es", "Interrumpido.\n")])
def test_an_interruption_is_said(
    lang: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*anything: object) -> Review:
        raise KeyboardInterrupt

    monkeypatch.setattr(shown_review, "review", interrupted)
    file = tmp_path / "game.tintero"
    file.write_text(played(LAST_TURN, "end").record.text(), encoding="utf-8")
    result = CliRunner().invoke(app, ["review", str(file), "--lang", lang])
    assert (result.exit_code, result.stdout, result.stderr) == (EXIT_INTERRUPTED, "", told)


@pytest.mark.parametrize(("lang", "said"), [("en", "1 decision;"), ("es", "1 decisión;")])
def test_one_decision_is_told_as_one(lang: str, said: str) -> None:
    def head(decisions: int) -> str:
        told = Message(
            "review-head", player="Ana", decisions=decisions, start=40, end=0, result="lost"
        )
        return say(told, lang)

    assert said in head(1) and said not in head(11)
