"""The table under people's hands: clicks, the cursor, corrections, the end of a turn, the log."""

from __future__ import annotations

from typing import Any

import pytest
from rich.style import Style
from textual.pilot import Pilot

from tintero import Game, TakebackRefused
from tintero.cli.play.session import PlaySession
from tintero.cli.shell.terminal import table_console
from tintero.judge.lab import Lab
from tintero.notation import in_notation
from tintero.notation.read import VERBS
from tintero.notation.spoken import verbs
from tintero.scene import Scene
from tintero.table.lab import LabMatch
from tintero.table.match import Match
from tintero.table.plan import Plan
from tintero.table.sitting import Sitting
from tintero.tui import draw
from tintero.tui.draw import keywords_in, tile
from tintero.tui.match_windows import EndWindow
from tintero.tui.modals import CurtainScreen
from tintero.tui.panels import LogPanel, play_text, plays
from tintero.views.shapes import CardView
from tintero.vocab import KEYWORD_NAMES, Act
from tui_table import (
    SCENE,
    a_match,
    new_game,
    put_highlight,
    run,
    state_folder,  # noqa: F401  (keeps the games of these tests out of the home folder)
)
from tui_table import kept as a_game

pytestmark = pytest.mark.pure_only

# --- clicks ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (160, 50)])
def test_a_click_hits_the_card_that_lies_there(size: tuple[int, int]) -> None:
    match = a_match({}, game=Scene.parse(SCENE).game())

    async def play(pilot: Pilot[str]) -> None:
        table = pilot.app.table  # type: ignore[attr-defined]
        for name in table.GRIDS:
            grid = table.grid(name)
            for y, row in enumerate(grid._rows):
                starts = [x for x, sign in enumerate(row.plain) if sign == "▌"]
                first = y // grid.tall * grid.columns
                for n, start in enumerate(starts):
                    end = starts[n + 1] if n + 1 < len(starts) else len(row.plain)
                    hit = {grid.place_at(x, y) for x in range(start, end)}
                    assert hit == {first + n}, (name, y, n)

    run(match, play, size)


def test_a_click_selects_and_a_second_one_acts() -> None:
    match = a_match(game=a_game())

    async def play(pilot: Pilot[str]) -> None:
        table = pilot.app.table  # type: ignore[attr-defined]
        grid = table.grid("hand")
        last = min(len(grid.cards), grid.columns) - 1
        await pilot.click("#hand", offset=(last * grid.width + 1, 0))
        await pilot.pause()
        assert table.looked == grid.cards[last].id

    run(match, play)


# --- the cards to replace -------------------------------------------------------------------------


def test_a_card_picked_to_be_replaced_can_be_kept_after_all() -> None:
    match = a_match({1: "random"}, game=new_game())

    async def play(pilot: Pilot[str]) -> None:
        table = pilot.app.table  # type: ignore[attr-defined]
        grid = table.grid("hand")
        grid.focus()
        await pilot.pause()
        for n in range(3):
            grid.look(n)
            await pilot.press("enter")
            await pilot.pause()
        first, second, third = (grid.cards[n].id for n in range(3))
        assert set(table.replaced) == {first, second, third}
        grid.look(1)
        await pilot.press("enter")
        await pilot.pause()
        assert set(table.replaced) == {first, third}
        await pilot.press("u")
        await pilot.pause()
        assert set(table.replaced) == {first}
        await pilot.press("u")
        await pilot.pause()
        assert table.replaced == ()
        assert match.game.depth == 0

    run(match, play)


def test_picks_come_back_until_they_are_replaced() -> None:
    game = new_game()
    before = game.hash()
    game.push(game.options[0])
    game.push(game.options[0])
    assert game.takeback(0) == 1
    assert game.takeback(0) == 1
    assert game.hash() == before
    game.push(game.options[0])
    game.push("done")
    with pytest.raises(TakebackRefused):
        game.takeback(0)


# --- the cursor -----------------------------------------------------------------------------------


def highlighted(table: Any) -> Any:
    return table.options.choice(table.options.list.highlighted)


def test_the_cursor_stays_where_it_was() -> None:
    match = a_match({}, game=Scene.parse(SCENE).game())

    async def play(pilot: Pilot[str]) -> None:
        table = pilot.app.table  # type: ignore[attr-defined]
        put_highlight(table, "Quest with Simba")
        line = table.options.list.highlighted
        assert line > 5
        await pilot.press("enter")
        await pilot.pause()
        assert abs(table.options.list.highlighted - line) <= 3
        assert highlighted(table).act != Act.END

    run(match, play)


def test_the_cursor_never_comes_to_the_end_of_the_turn_by_itself() -> None:
    match = a_match({}, game=Scene.parse(SCENE).game())

    async def play(pilot: Pilot[str]) -> None:
        table = pilot.app.table  # type: ignore[attr-defined]
        while any(c.act != Act.END for c in table.found) and match.game.depth < 40:
            last = max(c.place for c in table.found if c.act != Act.END)
            line = next(
                i for i, c in enumerate(table.options.places) if c is not None and c.place == last
            )
            table.options.list.highlighted = line
            await pilot.press("enter")
            await pilot.pause()
            more = [c for c in table.options.places if c is not None and c.act != Act.END]
            assert not more or highlighted(table).act != Act.END

    run(match, play)


# --- the end of a turn ----------------------------------------------------------------------------


def test_a_turn_in_which_something_is_left_ends_after_a_question() -> None:
    match = a_match({}, game=Scene.parse(SCENE).game())

    async def play(pilot: Pilot[str]) -> None:
        turn = match.game.state.turn
        await pilot.press("e")
        await pilot.pause()
        window = pilot.app.screen
        assert isinstance(window, EndWindow)
        assert "Simba - Protective Cub" in str(window.body)
        await pilot.press("enter")  # "Play on" is what Enter says
        await pilot.pause()
        assert match.game.state.turn == turn
        await pilot.press("e")  # asked once
        await pilot.pause()
        assert match.game.state.turn != turn
        assert isinstance(pilot.app.screen, CurtainScreen)

    run(match, play)


def test_the_key_that_ends_a_turn_answers_the_question_too() -> None:
    match = a_match({}, game=Scene.parse(SCENE).game())

    async def play(pilot: Pilot[str]) -> None:
        turn = match.game.state.turn
        await pilot.press("e")
        await pilot.pause()
        await pilot.press("e")
        await pilot.pause()
        assert match.game.state.turn != turn

    run(match, play)


DONE = """
title: nothing is left
turn: 1
seats:
  1: {deck: [Smash, Smash], play: [Simba - Protective Cub: {exerted: true}]}
  2: {deck: [Smash, Smash]}
"""


def test_a_turn_with_nothing_left_just_ends() -> None:
    match = a_match({}, game=Scene.parse(DONE).game())

    async def play(pilot: Pilot[str]) -> None:
        turn = match.game.state.turn
        await pilot.press("e")
        await pilot.pause()
        assert match.game.state.turn != turn

    run(match, play)


def test_a_song_lies_under_who_may_sing_it_too() -> None:
    text = SCENE.replace("{damage: 1, drying: true}", "{damage: 1}")
    match = a_match({}, game=Scene.parse(text).game())

    async def play(pilot: Pilot[str]) -> None:
        table = pilot.app.table  # type: ignore[attr-defined]
        ariel = next(g for g in table.options.groups if g.card and "Ariel" in (g.card.face or ""))
        labels = [c.text for c in ariel.choices]
        assert any("Be Our Guest" in label and "Ariel" in label for label in labels), labels
        song = next(g for g in table.options.groups if g.card and g.card.face == "Be Our Guest")
        assert len(song.choices) > 1

    run(match, play)


# --- taking back against bots ---------------------------------------------------------------------


def test_against_a_bot_everything_comes_back_if_that_is_wanted() -> None:
    match = a_match(game=a_game())
    before = match.game.hash()
    ended = len(match.game.options) - 1
    match.answer(ended)
    while match.waits_for_bot:
        match.answer(len(match.game.options) - 1)
    assert "CR 1.7.6.2" in match.say(match.undo(0))
    match.let_undo(True)
    assert match.say(match.undo(0)) == "Taken back."
    assert match.game.hash() == before


# --- the log --------------------------------------------------------------------------------------

FIGHT = """
title: a quest and a fight
turn: 1
seats:
  1:
    deck: [Smash, Smash]
    play: [Simba - Protective Cub, Stitch - Rock Star]
  2:
    deck: [Smash, Smash]
    play: [Maleficent - Biding Her Time: {exerted: true}]
"""


def entries(match: Match) -> list[str]:
    return [play_text(each, match).plain for each in plays(match.lines[0])]


def test_the_log_has_one_line_for_a_play_and_the_lore_after_its_quest() -> None:
    match = Match(Scene.parse(FIGHT).game(), Plan(("", ""), {}), {}, "en")
    match.keeping = False
    for text in ("quest Simba", "challenge Stitch > Maleficent"):
        (option,) = match.game.read(text, 0)
        match.do(option, 0)
    quest, fight = entries(match)[-2:]
    assert quest == "Player 1 quests with Simba - Protective Cub. ◆ +1 4.5.2"
    assert fight.startswith("Stitch - Rock Star challenges Maleficent - Biding Her Time. ●")
    assert "✗ Maleficent" in fight
    whole = [match.tell(line.said) for line in match.lines[0]]
    told = next(i for i, text in enumerate(whole) if "quests with" in text)
    assert "gains 1 lore" in whole[told + 1]


def test_after_a_turn_of_a_bot_the_log_starts_at_that_turn() -> None:
    match = a_match(game=a_game())

    async def play(pilot: Pilot[str]) -> None:
        table = pilot.app.table  # type: ignore[attr-defined]
        for _ in range(3):
            await pilot.press("e")
            await pilot.pause()
            if isinstance(pilot.app.screen, EndWindow):
                await pilot.press("e")
            for _ in range(400):
                await pilot.pause(0.02)
                if match.asked == 0 and not table.thinking:
                    break
        await pilot.pause(0.1)
        log = table.query_one(LogPanel)
        turns = [i for i, lines in enumerate(log.shown) if lines[0].begins]
        theirs = turns[-2]
        assert "Random bot's turn begins" in match.tell(log.shown[theirs][0].said)
        top = log._index_to_line[theirs]
        assert log.scroll_offset.y == min(top, log.max_scroll_y)

    run(match, play)


# --- what can be read -----------------------------------------------------------------------------


def light(colour: str) -> float:
    """Relative luminance, as the Web Content Accessibility Guidelines have it."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: str, two: str) -> float:
    high, low = sorted((light(one), light(two)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("exerted", [False, True])
@pytest.mark.parametrize("looked", [False, True])
@pytest.mark.parametrize("lines", [2, 3, 4])
def test_every_word_on_a_card_can_be_read(exerted: bool, looked: bool, lines: int) -> None:
    card = CardView(
        1, "Simba - Protective Cub", 0, "play", exerted=exerted, drying=True, damage=2, at=3,
        strength=2, willpower=3, lore=1, keywords=(("Bodyguard", 0),),
    )  # fmt: skip
    for paper in (draw.PAPER, draw.SHADE):
        for line in tile(card, None, 24, "en", looked, "•", lines, paper, "Pride Lands - X"):
            ground = draw.CHOSEN if looked else paper
            for span in line.spans:
                colour = Style.parse(str(span.style)).color
                if colour is not None and line.plain[span.start : span.end].strip(" ▌"):
                    assert contrast(colour.name, ground) >= 4.5, (span, ground)


def test_every_colour_of_text_can_be_read_on_every_paper() -> None:
    texts = (draw.PLAIN, draw.FADED, draw.QUIET, draw.HURT, draw.WET, draw.GLOW, draw.LINK)
    for colour in (*texts, draw.HOME, draw.KEYWORDS, *draw.INKS.values()):
        for paper in (draw.PAPER, draw.SHADE, draw.CHOSEN):
            assert contrast(colour, paper) >= 4.5, (colour, paper)


@pytest.mark.parametrize("lines", [2, 3, 4])
@pytest.mark.parametrize("width", [15, 20, 30])
def test_keywords_never_vanish(lines: int, width: int) -> None:
    for name in KEYWORD_NAMES:
        card = CardView(
            1, "Maleficent - Monstrous Dragon", 0, "play", strength=12, willpower=10, lore=2,
            damage=9, drying=True, exerted=True, keywords=((name, 0),),
        )  # fmt: skip
        shown = "\n".join(line.plain for line in tile(card, None, width, "en", False, "•", lines))
        assert keywords_in(card, 2) in shown or name in shown, shown
    brief = [keywords_in(CardView(1, "A", 0, "play", keywords=((n, 0),)), 2) for n in KEYWORD_NAMES]
    assert len(set(brief)) == len(brief)  # each can be told from the others


# --- Spanish --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("entintar simba", "ink simba"),
        ("poner simba en tu pozo de tinta", "ink simba"),
        ("Jugar Simba", "play Simba"),
        ("jugar simba sobre simba", "play simba on simba"),
        ("jugar smash gratis", "play smash for free"),
        ("cantar be our guest con ariel, elsa", "sing be our guest with ariel, elsa"),
        ("usar dinglehopper", "use dinglehopper"),
        ("ir de aventura con simba", "quest simba"),
        ("aventura simba", "quest simba"),
        ("desafiar a gaston con simba", "challenge simba > gaston"),
        ("desafiar simba > gaston", "challenge simba > gaston"),
        ("desafía con simba a gaston", "challenge simba > gaston"),
        ("mover simba a pride lands", "move simba > pride lands"),
        ("fin", "end"),
        ("terminar tu turno", "end"),
        ("elegir simba", "choose simba"),
        ("acabar", "done"),
        ("sí", "yes"),
        ("no", "no"),
        ("modo 2", "mode 2"),
        ("rendirse", "concede"),
        ("quest simba", "quest simba"),
    ],
)
def test_spanish_verbs_are_understood(typed: str, said: str) -> None:
    assert in_notation(typed) == said
    assert in_notation(typed, "es") == said
    assert in_notation(typed, "en") == typed


def test_a_line_that_is_not_understood_is_answered_with_verbs_that_are() -> None:
    said = verbs("es")
    # Each begins a line that is understood, alone or with a card (and where it goes).
    for verb in said:
        lines = [verb, f"{verb} simba", f"{verb} simba > gaston", f"{verb} simba en tu pozo"]
        assert verb in VERBS or any(in_notation(line, "es") != line for line in lines), verb
    assert {"entintar", "jugar", "desafiar", "fin", "sí", "no"} <= set(said)
    assert not {"ink", "play", "challenge", "end", "yes"} & set(said)


def test_what_is_wrong_with_a_typed_line_is_said_with_the_verbs_of_the_screen(
    capsys: pytest.CaptureFixture[str],
) -> None:
    def answers(line: str, lang: str) -> str:
        sitting = Sitting(
            None, Plan(("", ""), {}), lambda _: {}, lang, game=Scene.parse(FIGHT).game()
        )
        sitting.match.keeping = False
        capsys.readouterr()
        PlaySession(sitting, table_console()).obey(line)
        return " ".join(capsys.readouterr().out.split())

    for line in ("foo", "por qué foo"):
        spanish = answers(line, "es")
        assert "empieza por poner, entintar, aventura, cantar, jugar, usar, desafiar" in spanish
        assert "challenge" not in spanish and "? para ayuda" in spanish
    assert "parecidas: jugar, jugador." in answers("juga simba", "es")
    assert "parecidas: quest." in answers("qest simba", "es")
    assert "begins with ink, play, sing, use, boost, quest" in answers("foo", "en")


def test_the_laboratory_answers_so_too() -> None:
    match = LabMatch(Lab.of_scene(Scene.parse(FIGHT)), "es")
    match.write("foo")
    assert match.refused is not None and "empieza por poner, entintar" in match.say(match.refused)


def test_a_line_typed_in_spanish_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    game: Game = Scene.parse(FIGHT).game()
    sitting = Sitting(None, Plan(("", ""), {}), lambda _: {}, "es", game=game)
    sitting.match.keeping = False
    session = PlaySession(sitting, table_console())

    def changes(line: str) -> bool:
        before = sitting.match.version
        session.obey(line)
        return sitting.match.version != before

    assert changes("ir de aventura con simba")
    assert changes("desafiar a maleficent con stitch")
    assert not changes("por qué aventura simba")
    assert "CR" in capsys.readouterr().out
    assert changes("fin")
