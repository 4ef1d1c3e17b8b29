"""The table in the terminal: played by keys and by mouse, and asked questions."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList

from tintero.scene import Scene
from tintero.table.choices import choices, groups, reasons
from tintero.tui.keys import TABLE, worded
from tintero.tui.modals import ListWindow, Window
from tintero.tui.panels import LogPanel, key_bar, middle
from tintero.vocab import Act
from tui_table import (
    SCENE,
    a_match,
    kept,
    put_highlight,
    run,
    state_folder,  # noqa: F401  (keeps the games of these tests out of the home folder)
    until,
    words,
)

# --- by keys and by mouse ------------------------------------------------------------------------


def test_a_card_is_inked_and_another_played_by_keys() -> None:
    match = a_match(game=kept())

    async def play(pilot: Pilot[str]) -> None:
        table = pilot.app.table  # type: ignore[attr-defined]
        put_highlight(table, "Ink ")
        await pilot.press("enter")
        await pilot.pause()
        assert match.view(0).players[0].ink_ready == 1
        put_highlight(table, "Play ")
        face = table.card.face
        await pilot.press("enter")
        await pilot.pause()
        assert face in [card.face for card in match.view(0).players[0].play]
        assert any(f"Player 1 plays {face}" in match.tell(line.said) for line in match.lines[0])

    run(match, play)


@pytest.mark.pure_only
def test_arrow_keys_lead_through_every_part() -> None:
    match = a_match(game=kept())

    async def play(pilot: Pilot[str]) -> None:
        table = pilot.app.table  # type: ignore[attr-defined]
        hand = table.grid("hand")
        assert pilot.app.focused is table.options.list
        await pilot.press("left")
        assert pilot.app.focused is hand
        seen = {table.looked}
        for _ in range(len(hand.cards)):
            await pilot.press("right" if hand.place % hand.columns < hand.columns - 1 else "down")
            seen.add(table.looked)
        assert len(seen) > 3
        hand.look(hand.columns - 1)
        await pilot.press("right")
        assert pilot.app.focused is table.options.list

    run(match, play)


@pytest.mark.pure_only
def test_going_up_from_the_first_option_does_not_lead_to_the_end_of_the_turn() -> None:
    match = a_match(game=kept())

    async def play(pilot: Pilot[str]) -> None:
        table = pilot.app.table  # type: ignore[attr-defined]
        table.options.list.focus()
        await pilot.press(*["up"] * 60)
        first = table.options.list.highlighted
        assert first is not None and first < 3
        assert table.options.places[first] is not None
        await pilot.press(*["down"] * 60)
        last = table.options.places[table.options.list.highlighted or 0]
        assert last is not None and last.act == Act.END

    run(match, play)


@pytest.mark.pure_only
def test_every_option_is_in_the_list_and_can_be_reached() -> None:
    match = a_match(game=kept())
    view = match.view(0)
    found = choices(match, view)
    assert len(found) == len(match.game.options)
    listed = [choice.place for group in groups(found, view) for choice in group.choices]
    assert sorted(listed) == [choice.place for choice in found]
    assert found[-1].act == Act.END


@pytest.mark.pure_only
def test_a_second_copy_does_what_the_first_can() -> None:
    """The game offers one of two equal cards; on the table none of them is grey."""
    match = a_match({}, game=Scene.parse(SCENE).game())

    async def play(pilot: Pilot[str]) -> None:
        table = pilot.app.table  # type: ignore[attr-defined]
        one, two = table.grid("hand").cards[:2]
        assert one.face == two.face == "HeiHei - Boat Snack"
        assert {one.id, two.id} <= set(table.grid("hand").live)
        assert table.able(one.id) == table.able(two.id) != []
        groups_of_two = [g for g in table.options.groups if g.copies == 2]
        assert [g.card.face for g in groups_of_two] == [one.face]

    run(match, play)


@pytest.mark.pure_only
def test_a_card_is_chosen_by_mouse() -> None:
    """The first click looks, the second acts; the alter hand question wants just a card."""
    match = a_match()

    async def play(pilot: Pilot[str]) -> None:
        table = pilot.app.table  # type: ignore[attr-defined]
        hand = table.grid("hand")
        card = hand.cards[1]
        offset = (hand.width + 2, 0)
        await pilot.click("#hand", offset=offset)
        await pilot.pause()
        assert table.looked == card.id
        await pilot.click("#hand", offset=offset)
        await pilot.pause()
        assert match.game.decision is not None
        assert len(match.game.decision.picked) == 1
        assert set(hand.picked) == {card.id}
        # and an option of the list
        rows = table.options.list
        await pilot.click(rows, offset=(3, rows.option_count - 1 - int(rows.scroll_y)))
        await until(pilot, lambda: match.game.decision.ask == 1)  # type: ignore[union-attr]

    run(match, play)


@pytest.mark.pure_only
def test_the_bar_of_keys_works_by_mouse() -> None:
    match = a_match(game=kept())

    async def play(pilot: Pilot[str]) -> None:
        await pilot.click("#keys", offset=(2, 0))
        await pilot.pause()
        assert isinstance(pilot.app.screen, ListWindow)
        await pilot.press("escape")
        await pilot.click("#bar-near", offset=(5, 0))
        await pilot.pause()
        assert "Discards" in pilot.app.screen.heading

    run(match, play)
    for lang in ("en", "es"):
        assert "screen.leave" in key_bar(worded(TABLE, lang), 98)
        assert "screen.undo" in key_bar(worded(TABLE, lang), 78)


# --- questions -----------------------------------------------------------------------------------


@pytest.mark.pure_only
def test_a_grey_card_says_why_not_and_opens_the_rule() -> None:
    match = a_match(game=kept())

    async def play(pilot: Pilot[str]) -> None:
        table = pilot.app.table  # type: ignore[attr-defined]
        hand = table.grid("hand")
        table.look_at(next(c for c in hand.cards if match.facts(c).cost > 3))  # type: ignore[union-attr]
        await pilot.press("w")
        await pilot.pause()
        window = pilot.app.screen
        assert isinstance(window, ListWindow)
        assert any(row.clause == "1.5.3" for row in window.rows)
        rows = window.query_one("#rows", OptionList)
        rows.highlighted = next(i for i, r in enumerate(window.rows) if r.clause == "1.5.3")
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Window)
        assert "1.5.3" in words(pilot, "text")
        await pilot.press("escape", "escape")
        assert pilot.app.screen is table

    run(match, play)


@pytest.mark.pure_only
def test_reasons_cover_what_one_could_think_of() -> None:
    match = a_match({}, game=Scene.parse(SCENE).game())
    view = match.view(0)
    stitch = next(c for c in view.players[0].play if c.face == "Stitch - Rock Star")
    said = reasons(match, view, stitch, 0)
    assert [r.why.rule for r in said if r.why] == ["5.1.1.2", "5.1.1.2"]
    assert "exerted" in said[0].why.sentence("en")  # type: ignore[union-attr]
    foe = next(c for c in view.players[1].play if c.face and c.face.startswith("Maleficent"))
    may = [r.text for r in reasons(match, view, foe, 0) if r.why is None]
    assert "Challenge Maleficent - Biding Her Time with Simba - Protective Cub" in may


@pytest.mark.pure_only
def test_a_line_of_the_log_opens_its_rule() -> None:
    match = a_match(game=kept())

    async def play(pilot: Pilot[str]) -> None:
        table = pilot.app.table  # type: ignore[attr-defined]
        put_highlight(table, "Ink ")
        await pilot.press("enter")
        await pilot.pause()
        log = table.query_one(LogPanel)
        log.focus()
        log.highlighted = log.option_count - 1
        await pilot.press("enter")
        await pilot.pause()
        assert "4.2.1.3" in words(pilot, "text")
        await pilot.press("escape", "l")
        await pilot.pause()
        assert isinstance(pilot.app.screen, ListWindow)

    run(match, play)


BAG = """
title: Three abilities of two players
turn: 1
seats:
  1:
    ink: 7
    hand: [Be Prepared]
    deck: [Smash, Smash, Smash, Smash]
    play: [Gramma Tala - Storyteller, Mufasa - Betrayed Leader]
  2:
    deck: [Smash, Smash]
    play: [Gramma Tala - Storyteller]
"""


def test_the_bag_is_shown_while_it_resolves() -> None:
    game = Scene.parse(BAG).game()
    game.push("play be prepared")
    view = game.view(0)
    assert len(view.bag) == 3
    match = a_match({}, game=game)
    line = middle(view, match).plain
    assert line.startswith("Bag (3): ")
    assert all(f"{each.ability} (Player {each.player + 1})" in line for each in view.bag)
    assert middle(view, a_match({}, game=game, lang="es")).plain.startswith("Bolsa (3): ")
    (group,) = groups(choices(match, view), view)
    assert [choice.label.partition(" ")[0] for choice in group.choices] == ["Resolve", "Resolve"]

    async def play(pilot: Pilot[str]) -> None:
        assert "Bag (3)" in words(pilot, "strip")
        await pilot.press("enter")
        await pilot.pause()
        assert "Bag (2)" in words(pilot, "strip")

    run(match, play)


@pytest.mark.pure_only
def test_hints_say_what_can_be_done_and_what_a_bot_would_do() -> None:
    match = a_match(game=kept())

    async def play(pilot: Pilot[str]) -> None:
        await pilot.press("h")
        await pilot.pause()
        assert "You may put one card into your inkwell this turn." in words(pilot, "text")
        await until(pilot, lambda: "A bot in your place: " in words(pilot, "text"))

    run(match, play)


@pytest.mark.pure_only
def test_the_card_window_explains_keywords() -> None:
    match = a_match({}, game=Scene.parse(SCENE).game())

    async def play(pilot: Pilot[str]) -> None:
        table = pilot.app.table  # type: ignore[attr-defined]
        table.look_at(table.grid("near").cards[0])
        await pilot.press("i")
        await pilot.pause()
        assert "Bodyguard (8.3)" in words(pilot, "text")

    run(match, play)
