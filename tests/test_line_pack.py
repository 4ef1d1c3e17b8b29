"""Lines of long ago are the same when they are unpacked, and unpacked only for who needs them."""

from __future__ import annotations

from random import Random

import pytest

from tintero import Deck, Game
from tintero.messages import CardNamed, ClauseNamed, Listed, Message, PlayerNamed
from tintero.messages.plainly import plain
from tintero.table import line_list, line_pack
from tintero.table.line_list import CHUNK, LineList
from tintero.table.line_pack import packed, unpacked
from tintero.table.log_line import LogLine
from tintero.table.match import Match
from tintero.table.plan import Plan

pytestmark = pytest.mark.pure_only


class Ability:
    kind, ref = "ability", "c3"

    def spoken(self, lang: str, people: object) -> str:
        return f"text in {lang}"


def test_every_kind_of_thing_that_a_line_speaks_of_comes_back() -> None:
    inner = Message("log-drew", player=PlayerNamed(1), card=CardNamed("Smash", "c7"))
    things = Listed((CardNamed("Smash"), inner, "word", 3), "or")
    said = Message(
        "odd", a=inner, b=things, c="text", d=-2, e=0.5, f=ClauseNamed("4.3.2"), g=Ability(), h=True
    )
    lines = [
        LogLine(said, "1.2.3", 4, True, True, 5, 6, "◆ +1", 2),
        LogLine(Message("table-undone")),
    ]
    again = unpacked(packed(lines))
    assert [line.bytes() for line in again] == [line.bytes() for line in lines]
    assert [line.bytes("es") for line in again[1:]] == [line.bytes("es") for line in lines[1:]]
    assert plain(again[0].said)["args"]["g"]["ability"]["es"] == "text in es"


def test_words_beyond_what_has_a_number_stand_for_themselves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(line_pack, "MOST", len(line_pack._WORDS) + 1)
    lines = [LogLine(Message(f"new-{n}", name=f"said {n}"), f"{n}.9") for n in range(5)]
    assert unpacked(packed(lines)) == lines
    assert len(line_pack._WORDS) == line_pack.MOST


def played(seed: int, actions: int, packs: bool = True) -> Match:
    game = Game.new([Deck.load("amber-steel"), Deck.load("ruby-amethyst")], seed)
    match = Match(game, Plan(("", ""), {}), {}, numbers=True)
    match.keeping = False
    for lines in match.lines.values():
        lines._packs = packs
    rng = Random(seed)
    while match.asked is not None and match.game.depth < actions:
        match.do(rng.choice(match.game.options), match.asked)
    return match


@pytest.mark.parametrize("chunk", [2, 16])
def test_lines_of_a_game_are_told_alike_packed_or_not(
    chunk: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever version somebody has, also behind what was taken back."""
    monkeypatch.setattr(line_list, "CHUNK", chunk)
    monkeypatch.setattr(line_list, "RECENT", chunk // 2)
    small, large = played(5, 60), played(5, 60, packs=False)
    for match in (small, large):
        match.back(9)
    assert small.lines[0]._packed and not large.lines[0]._packed
    for ear in (0, 1):
        for version in range(-1, small.version + 1):
            found = [match.log.since(ear, version) for match in (small, large)]
            said = [(at, [line.bytes() for line in lines]) for at, lines in found]
            assert said[0] == said[1]
        assert small.log.since(ear, 3, quiet=False) == large.log.since(ear, 3, quiet=False)


def test_who_has_the_version_before_is_told_without_unpacking(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(line_list, "CHUNK", 2)
    monkeypatch.setattr(line_list, "RECENT", 0)
    match, other = played(5, 1), played(5, 1, packs=False)
    rng = Random(5)
    monkeypatch.setattr(line_list, "unpacked", None)
    most = 0
    while match.game.depth < 60 and match.asked is not None:
        before, place = match.version, rng.randrange(len(match.game.options))
        for one in (match, other):
            one.answer(place)
        for ear in (0, 1):
            _, lines = match.log.since(ear, before)
            assert [line.bytes() for line in lines] == [
                line.bytes() for line in other.log.since(ear, before)[1]
            ]
            most = max(most, len(lines))
    assert most > 4 and match.lines[0]._packed


def test_what_was_cut_into_a_chunk_goes_on_with_its_play() -> None:
    lines = LineList(packs=True)
    lines.extend([LogLine(Message("table-undone"), depth=n, play=n) for n in range(3 * CHUNK)])
    lines.pack(3 * CHUNK)
    assert lines.since(len(lines) - 1)[0] == 3 * CHUNK - 2
    lines.cut(CHUNK + 3)
    assert len(lines) == CHUNK + 3 and lines.since(CHUNK)[0] == CHUNK - 1
    assert [line.play for line in lines.since(0)[1]] == list(range(CHUNK + 3))
