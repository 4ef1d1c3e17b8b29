"""Reviews: what is lost by what, from what a seat knew; calibration."""

from __future__ import annotations

from random import Random

import pytest

from tintero.messages import Message, say
from tintero.records import Replay
from tintero.records import replay as records
from tintero.review import Judged, Review, review
from tintero.review.calibration import binned, game_said
from tintero.review.review_words import lines, plain
from tintero.review.weighing import Weighing
from tintero.review.win_curve import blocks, svg
from tintero.scene import Scene


def test_a_win_in_hand_is_weighed_as_one() -> None:
    game = Scene.parse("seats: {1: {lore: 19, play: [Stitch - New Dog]}}").game()
    places = {game.text(option): n for n, option in enumerate(game.options)}
    weighing = Weighing(game, 0, 1)
    before = game.hash()
    quest, end = weighing.rows([places["quest Stitch - New Dog"], places["end"]], 4)
    assert game.hash() == before
    assert min(quest) == 1.0 and max(end) < 1.0


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


def thrown(*actions: str) -> Replay:
    text = (
        "seats:\n"
        "  1: {lore: 19, play: [Stitch - New Dog]}\n"
        "  2: {lore: 19, play: [Mickey Mouse - True Friend]}\n"
    )
    game = Scene.parse(text).game()
    for action in actions:
        game.push(action)
    return Replay(records.of(game, ("a", "b"), scene=text))


def test_a_thrown_win_is_found() -> None:
    found = review(thrown("end", "quest Mickey Mouse"), 0, worlds=4, firsts=3, sure=4)
    [judged] = found.losses
    assert (judged.at, judged.grade) == (0, "blunder")
    assert (judged.done, judged.better) == ("end", "quest Stitch - New Dog")
    assert judged.before == 1.0 and judged.after < 0.5
    assert found.won is False and found.play == -judged.loss
    assert [at for at, _, _ in found.curve] == [0, 1, 2]
    for lang in ("en", "es"):
        assert all(say(one, lang) for one in lines(found))
    assert plain(found)["losses"][0]["better"] == "quest Stitch - New Dog"
    drawn = svg(found, "a & b")
    assert drawn.count("<polyline") == drawn.count("<circle") == 1 and "a &amp; b" in drawn
    assert len(blocks(found, 20)) == 20


def test_a_taken_win_is_no_loss() -> None:
    found = review(thrown("quest Stitch"), 0, worlds=4, firsts=3, sure=4)
    assert found.won and not found.losses and found.play == 0.0
    assert say(lines(found)[-1], "en").startswith("No decision")


def test_grades() -> None:
    said = Message("review-no-loss")
    grades = [
        Judged(1, 1, "a", "b", said, said, loss, 0.01, 0.9, 0.9 - loss).grade
        for loss in (0.08, 0.15, 0.3)
    ]
    assert grades == ["inaccuracy", "mistake", "blunder"]
    assert len(Review(0, losses=[]).worst) == 0


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

    record = thrown("end", "quest Mickey Mouse").record
    made = result_of(ReviewTask(record.text(), 0, "es", ("Ana", "Bea")))
    assert not made.failed
    said = json.loads(made.said)
    assert [one["at"] for one in said["curve"]] == [0, 1, 2]
    assert [(one["at"], one["grade"]) for one in said["losses"]] == [(0, "blunder")]
    assert "Ana" in json.dumps(said["head"])
    assert result_of(ReviewTask("nonsense", 0, "en", ())).failed
