"""The door of the table: states with versions, answers to them, names, games one after another."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from random import Random

import pytest

from tintero import Deck, Game
from tintero.bots import Bot, make_bot
from tintero.messages import Message, Problem, languages, say
from tintero.records import RecordError
from tintero.records import read as read_record
from tintero.records.model import SeriesScore
from tintero.scene import Scene
from tintero.table import history, saved
from tintero.table.match import Match
from tintero.table.plan import Plan, called, checked_name
from tintero.table.port import CannotDo, Onlooker, Seat, SeatState, Stale
from tintero.table.sitting import Sitting, Start
from tui_table import DECKS, SCENE, a_match, games, new_game
from tui_table import kept as a_game
from tui_table import state_folder as _own_folder  # noqa: F401

EXAMPLE = Path(__file__).parent.parent / "examples" / "front_end.py"


def a_seat(game: Game | None = None, bots: dict[int, str] | None = None) -> Seat:
    return Seat(a_match(bots or {}, game=game or a_game()), 0)


# --- states and answers ---------------------------------------------------------------------------


def test_an_option_is_its_line_of_notation() -> None:
    seat = a_seat()
    state = seat.state()
    ids = [option.id for option in state.options]
    assert len(ids) == len(set(ids))
    for option, shown in zip(seat.match.game.options, state.options):
        assert seat.match.game.read(shown.id, 0)[0] == option
    inks = [option for option in state.options if option.act == "ink"]
    assert inks and all(option.card is not None for option in inks)
    seat.act(inks[0].id, state.version)
    assert seat.match.game.view(0).players[0].ink_ready == 1


def test_the_ids_of_every_decision_of_a_game_are_different() -> None:
    rng = Random(3)
    match = a_match({}, game=new_game(3))
    match.keeping = False
    while match.asked is not None and match.game.depth < 120:
        seat = Seat(match, match.asked)
        options = seat.state().options
        assert len({option.id for option in options}) == len(options)
        seat.act(rng.choice(options).id)


def test_an_answer_to_an_older_state_is_refused() -> None:
    seat = a_seat()
    old = seat.state()
    seat.act(old.options[0].id, old.version)
    depth = seat.match.game.depth
    with pytest.raises(Stale, match="version") as refused:
        seat.act("end", old.version)
    assert seat.match.game.depth == depth
    for lang in languages():
        assert str(old.version) in refused.value.said(lang)
    seat.act("end", seat.state().version)


def test_a_take_back_is_a_change_and_its_lines_go() -> None:
    seat = a_seat()
    before = seat.state()
    seat.act(before.options[0].id, before.version)
    after = seat.state(since=before.version)
    assert after.version > before.version
    assert after.log_at == len(before.log) and after.log
    seat.undo(after.version)
    taken = seat.state(since=after.version)
    assert taken.version > after.version
    assert (taken.log_at, taken.log) == (len(before.log), ())
    assert seat.state().log == before.log
    assert taken.options == before.options


def test_only_who_is_asked_may_answer() -> None:
    match = a_match({}, game=a_game())
    other = Seat(match, 1)
    assert not other.state().asked
    with pytest.raises(CannotDo, match="Player 1"):
        other.act("end")
    with pytest.raises(CannotDo):
        other.hint()
    other.concede()
    assert match.asked is None
    assert say(Seat(match, 0).state().over or Message("table-legal")).startswith("Player 1 wins")
    with pytest.raises(CannotDo):
        other.concede()


def test_what_cannot_be_done_changes_nothing_and_says_why() -> None:
    seat = a_seat()
    version = seat.match.version
    for line in ("dance", "quest simba", "play Be Prepared"):
        with pytest.raises(CannotDo):
            seat.act(line, version)
    assert seat.match.version == version
    why = seat.why_not("end")
    assert why is None
    with pytest.raises(CannotDo):
        seat.why_not("dance")


def test_why_not_and_hint() -> None:
    seat = a_seat(Scene.parse(SCENE).game())
    why = seat.why_not("quest Stitch - Rock Star")
    assert why is not None and "(CR " in say(why, "es")
    assert seat.hint().id in [option.id for option in seat.state().options]


def test_a_line_is_done_whole_or_not_at_all() -> None:
    match = a_match({}, game=new_game())
    seat = Seat(match, 0)
    hand = [card.face for card in match.view(0).players[0].known_hand][:2]
    with pytest.raises(CannotDo):
        seat.act(f"bottom {hand[0]}, Nobody")
    assert (match.game.depth, match.version) == (0, 0)
    seat.act(f"bottom {hand[0]}, {hand[1]}")
    record = match.record()
    assert record is not None
    assert len(record.actions) == match.game.depth == 3


def test_a_seat_is_told_what_it_may_know() -> None:
    match = a_match({}, game=a_game())
    seats = [Seat(match, 0), Seat(match, 1)]
    seats[0].act("end")
    other, own = (say_all(seat.state().log) for seat in seats)
    drawn = own.rpartition("Player 2 draws ")[2].partition(".\n")[0]
    assert drawn in match.game.pool and f"draws {drawn}" not in other
    assert "Player 2 draws a card." in other


def say_all(log: object) -> str:
    assert isinstance(log, tuple)
    return "\n".join(say(line.said) for line in log)


# --- names ----------------------------------------------------------------------------------------


def test_people_and_bots_are_called_by_their_names() -> None:
    plan = Plan(DECKS, {1: "greedy"}, called={0: "Ana"})
    match = Match(a_game(), plan, {1: make_bot("greedy", 1)})
    seat = Seat(match, 0)
    seat.act("end")
    while match.waits_for_bot:
        match.let_answer()
    told = "\n".join(match.tell(line.said) for line in seat.state().log)
    assert "Ana's turn begins." in told and "Greedy bot's turn begins." in told
    assert "Player" not in told
    assert match.tell(match.prompt(0)).startswith("Ana: ")
    assert say(match.prompt(0), "es", called(plan, "es")).startswith("Ana: ")
    seat.concede()
    assert match.tell(match.result()).startswith("Greedy bot wins")


@pytest.mark.parametrize("name", ["", "  ", "x" * 41, "a\x1b[2J", "greedy bot", "bot"])
def test_a_name_that_cannot_be(name: str) -> None:
    with pytest.raises(Problem):
        checked_name(name)


def test_a_name_is_kept_in_the_record() -> None:
    assert checked_name("  Ana   María ") == "Ana María"
    match = Match(a_game(), Plan(DECKS, {}, called={1: "Bea"}), {})
    record = match.record()
    assert record is not None and record.players == ("", "Bea")
    assert Plan.of_record(record).called == {1: "Bea"}


# --- games one after the other --------------------------------------------------------------------


def a_sitting(bots: dict[int, str] | None = None, best_of: int = 1, lang: str = "en") -> Sitting:
    plan = Plan(DECKS, bots or {}, called={0: "Ana"} if not bots else {})
    start = Start.of([Deck.load(name) for name in DECKS], 7, "2.3", plan)

    def make(plan: Plan) -> dict[int, Bot]:
        return {seat: make_bot(name, 1) for seat, name in plan.bots.items()}

    return Sitting(start, plan, make, lang, best_of=best_of)


def test_people_are_asked_whatever_they_hold() -> None:
    """Who is not asked would tell the other what they hold; to a bot there is nobody to tell."""
    assert a_sitting().match.game.state.ruleset.ask_hidden
    assert a_sitting(best_of=3).match.game.state.ruleset.ask_hidden
    assert not a_sitting({1: "random"}).match.game.state.ruleset.ask_hidden


def test_a_best_of_three() -> None:
    sitting = a_sitting(best_of=3)
    assert not sitting.match.game.depth and sitting.goes_on
    sitting.match.concede(0)
    sitting.finish()
    sitting.finish()  # counts once
    assert sitting.match.say(sitting.score() or Message("")) == "Best of 3: Ana 0, Player 2 1."
    assert sitting.chooser == 0  # CR 2.1.3.2: the loser decides
    first = sitting.match
    second = sitting.next_game(begin=False)
    assert second is sitting.match is not first
    assert second.view(0).first == 1
    second.concede(1)
    sitting.finish()
    assert sitting.chooser == 1
    third = sitting.next_game(begin=True)
    assert third.view(0).first == 1
    third.concede(1)
    sitting.finish()
    assert not sitting.goes_on and sitting.chooser is None
    said = say(sitting.score() or Message(""), "es", sitting.match.called)
    assert said == "Ana gana la serie: Ana 2, Jugador 2 1."
    sitting.close()


def test_a_bot_that_lost_begins() -> None:
    sitting = a_sitting({1: "random"}, best_of=3)
    sitting.match.concede(1)
    sitting.finish()
    assert sitting.chooser is None  # nobody is asked
    assert sitting.next_game().view(0).first == 1
    sitting.close()


def test_a_rematch_has_the_same_decks_and_another_seed(
    _own_folder: Path,  # noqa: F811
) -> None:
    sitting = a_sitting({1: "random"})
    first = sitting.match
    first.concede(0)
    again = sitting.rematch()
    assert again.bots[1] is not first.bots[1]
    one, two = first.game.record(), again.game.record()
    assert (one.decks, one.rules) == (two.decks, two.rules)
    assert one.seed != two.seed
    again.answer(0)
    assert len(games(_own_folder)) == len(games(_own_folder, "finished")) == 1
    sitting.close()


def test_a_series_is_played_again_as_a_series() -> None:
    sitting = a_sitting(best_of=3)
    for _ in range(2):
        sitting.match.concede(0)
        sitting.finish()
        if sitting.goes_on:
            sitting.next_game()
    sitting.rematch()
    assert sitting.series is not None and sitting.series.score == (0, 0)
    sitting.close()


def test_a_game_that_was_resumed_can_be_played_again() -> None:
    game = a_game()
    sitting = Sitting(None, Plan(DECKS, {}), lambda _: {}, game=game)
    sitting.match.concede(0)
    again = sitting.rematch().game.record()
    assert [sorted(deck) for deck in again.decks] == [sorted(d) for d in game.record().decks]
    sitting.close()


def test_a_series_that_is_left_keeps_its_score(_own_folder: Path) -> None:  # noqa: F811
    sitting = a_sitting({1: "random"}, best_of=3)
    sitting.match.let_undo(True)
    sitting.match.concede(0)
    sitting.finish()
    left = sitting.next_game()
    assert left.plan.free  # it was settled for all games of the sitting
    path = left.leave()
    sitting.close()
    assert path is not None and "\nseries: best of 3, 0-1\n" in path.read_text()
    game, plan = saved.load(path.read_text(), path.name)
    assert plan.series == SeriesScore(3, (0, 1)) and plan == Plan.of_plain(plan.plain())
    again = Sitting(None, plan, lambda _: {}, game=game)
    assert again.score() == sitting.score()
    again.match.concede(1)
    again.finish()
    assert again.goes_on and again.chooser is None  # the bot lost, and begins
    assert again.next_game().plan.series == SeriesScore(3, (1, 1))
    again.match.concede(0)
    again.finish()
    assert not again.goes_on and str(again.score()).startswith("Message('table-series-won'")


@pytest.mark.parametrize("said", ["best of 2, 0-0", "best of 3, 2-0", "3", "best of 3, 0-0-0"])
def test_a_series_that_can_not_be_is_no_record(said: str) -> None:
    text = Match(a_game(), Plan(DECKS, {}), {}).record().text()  # type: ignore[union-attr]
    wrong = text.replace("\npool:", f"\nseries: {said}\npool:")
    with pytest.raises(RecordError, match=r"line 4: .*series"):
        read_record(wrong)


def test_a_game_from_a_position_has_no_rematch() -> None:
    sitting = Sitting(None, Plan(DECKS, {}), lambda _: {}, game=Scene.parse(SCENE).game())
    sitting.match.concede(0)
    with pytest.raises(Problem, match="did not begin with decks"):
        sitting.rematch()


def test_only_against_bots_everything_may_be_taken_back() -> None:
    with pytest.raises(Problem, match="against bots"):
        Match(a_game(), Plan(DECKS, {}, free=True), {})
    with pytest.raises(CannotDo, match="against bots"):
        Seat(Match(a_game(), Plan(DECKS, {}), {}), 0).let_undo(True)
    match = Match(a_game(), Plan(DECKS, {1: "random"}), {1: make_bot("random", 1)})
    seat = Seat(match, 0)
    assert seat.let_undo() == Message("table-free")
    assert seat.let_undo() == Message("table-free-no")
    seat.act("end")
    while match.waits_for_bot:
        match.let_answer()
    assert seat.undo().id == "table-undo-refused"
    match = Match(a_game(), Plan(DECKS, {1: "random"}, free=True), {1: make_bot("random", 1)})
    seat = Seat(match, 0)
    seat.act("end")
    while match.waits_for_bot:
        match.let_answer()
    assert seat.undo() == Message("table-undone")
    assert match.game.depth == 2


# --- games that are over --------------------------------------------------------------------------


def test_finished_games_are_found_again(_own_folder: Path) -> None:  # noqa: F811
    assert history.finished_games(9) == [] and history.opened("1") is None
    for seed, loser in ((7, 0), (8, 1)):
        match = Match(a_game(seed), Plan(DECKS, {1: "random"}, called={0: "Ana"}), {})
        match.concede(loser)
        match.keeper.close()
    found = history.finished_games(9)
    assert [game.path for game in found] == history.finished_files()
    assert history.opened("last") == history.opened("1") == found[0].path
    assert history.opened("3") is None and history.opened("0") is None
    rows = [history.row(game, "es") for game in found]
    assert sorted(row.rpartition(" · ")[2] for row in rows) == ["ganó Ana", "ganó Bot al azar"]
    assert all("Ana (amber-steel) y Bot al azar (ruby-amethyst)" in row for row in rows)
    (_own_folder / "finished" / "broken.tintero").write_text("x", encoding="utf-8")
    assert len(history.finished_games(9)) == 2


# --- on the wire ----------------------------------------------------------------------------------


def test_a_state_is_read_back_and_said_in_a_language() -> None:
    seat = a_seat()
    seat.act("end")
    seat = Seat(seat.match, seat.match.asked or 0)
    state = seat.state()
    again = SeatState.read(state.bytes())
    assert (
        again.bytes() == state.bytes() and again.version == state.view.version == seat.match.version
    )
    for lang in languages():
        assert say(again.question, lang) == say(state.question, lang)
        spoken = json.loads(state.bytes(lang, ["Ana", "Bea"]))
        assert spoken["question"][0] == {"player": "Bea", "ref": "1"}
        labels = [option["label"] for option in spoken["options"]]
        assert labels == [say(option.words, lang, ["Ana", "Bea"]) for option in state.options]
        assert all(isinstance(line["said"], list) for line in spoken["log"])


def test_handles_are_kept_from_beginning_to_end() -> None:
    seat = a_seat()
    before = seat.state()
    hand = {card.id: card.face for card in before.view.players[0].known_hand}
    ink = next(option for option in before.options if option.act == "ink")
    seat.act(ink.id, before.version)
    inked = seat.state(since=before.version)
    left = {card.id: card.face for card in inked.view.players[0].known_hand}
    assert left.items() < hand.items() and ink.card not in left
    seat.undo()
    assert {card.id: card.face for card in seat.state().view.players[0].known_hand} == hand
    said = json.loads(inked.bytes("en"))["log"]
    assert any(piece.get("card") == hand[ink.card] for line in said for piece in line["said"]
               if isinstance(piece, dict))  # fmt: skip


def test_who_watches_sees_what_everybody_may_and_decides_nothing() -> None:
    match = a_match({}, game=a_game())
    watcher, seat = Onlooker(match), Seat(match, 0)
    begun = watcher.state()
    assert not begun.asked and begun.options == () and begun.view.seat == -1
    assert [player.known_hand for player in begun.view.players] == [(), ()]
    assert begun.view.version == begun.version == match.version
    whats = [line.said.args["what"] for line in begun.log]
    drawn = [what for what in whats if isinstance(what, Message) and what.id == "log-drew"]
    assert drawn and all(isinstance(what.args["card"], Message) for what in drawn)
    seat.act("end")
    told = watcher.state(since=begun.version)
    assert told.log_at == len(begun.log) and told.log
    for state in (begun, told):
        assert SeatState.read(state.bytes()).bytes() == state.bytes()


def test_who_has_the_pool_is_told_numbers() -> None:
    game = Scene.parse(SCENE).game()
    match = Match(game, Plan(DECKS, {}), {}, numbers=True)
    state = Seat(match, 0).state()
    for i, card in zip(game.state.in_play(0), state.view.players[0].play, strict=True):
        assert (card.face, card.n) == (None, game.state.cards[i].index)
        assert game.pool[game.state.programs[card.n or 0].full_name]
    assert b'"face"' not in state.view.bytes()


def test_without_quiet_lines_none_of_them_is_counted() -> None:
    seat = a_seat()
    state = seat.state()
    seat.act("end", state.version)
    whole, brief = seat.state(), seat.state(quiet=False)
    assert [line for line in whole.log if not line.quiet and not line.play] != whole.log
    assert [x.said for x in brief.log] == [x.said for x in whole.log if not x.quiet]
    since = seat.state(state.version, quiet=False)
    assert since.log_at == len([x for x in state.log if not x.quiet])
    assert brief.log[since.log_at :] == since.log


# --- the example ----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", languages())
def test_a_front_end_in_a_page_plays_a_game(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 60
    spec = importlib.util.spec_from_file_location("front_end", EXAMPLE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["front_end"] = module
    spec.loader.exec_module(module)
    over = module.main(lang, 7)
    assert "(CR " in over and ("Ana" in over or "Bea" in over)
    told = capsys.readouterr().out
    assert "> " in told and "Ana" in told and "Player" not in told
