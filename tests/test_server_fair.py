"""Shuffles for games between people: promised before, checked after, not to be worked out."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tintero import Deck, Game, records
from tintero.bots import RandomBot, play_game
from tintero.cli.replay.record_data import plain_record
from tintero.cli.shell.main import app
from tintero.records import GameRecord, RecordError, sealed
from tintero.series import Series
from tintero.server.fair import FairDeal
from tintero.state.rng import MASK, advance, hashed, seed_words
from tintero.state.ruleset import Ruleset

DECKS = [Deck.load("amber-steel").cards, Deck.load("ruby-amethyst").cards]
RULES = Ruleset(ask_hidden=True)


def played(deal: FairDeal, decisions: int = 10_000) -> Game:
    game = deal.game(RULES)
    play_game([RandomBot(1), RandomBot(2)], game, most=decisions)
    return game


@pytest.fixture(scope="module")
def deal() -> FairDeal:
    return FairDeal.draw(DECKS)


@pytest.fixture(scope="module")
def record(deal: FairDeal) -> GameRecord:
    return deal.disclosed(records.of(played(deal)))


# --- the promise ----------------------------------------------------------------------------------


def test_the_promise_is_the_same_before_and_after(deal: FairDeal, record: GameRecord) -> None:
    before = deal.commitment
    assert re.fullmatch("[0-9a-f]{64}", before)
    assert record.commitment == before and sealed.kept(record) is True
    again = records.read(record.text())
    assert again == record and sealed.kept(again) is True
    assert records.Replay(again).record.rules["secret_lots"] is True


def test_a_deal_comes_back_from_its_text(deal: FairDeal) -> None:
    again = FairDeal.of_text(deal.text())
    assert again == deal and again.commitment == deal.commitment
    assert again.game(RULES).hash() == deal.game(RULES).hash()


def test_every_flipped_byte_is_found(record: GameRecord) -> None:
    """Of everything the shuffle follows from; a change of what was played is found by the hash."""
    text = record.text()
    head = text.partition("-- actions")[0]
    places = [
        at
        for found in re.finditer(r"^(?:seed|starting|commitment|salt|\d+ ).*$", head, re.M)
        for at in range(found.start(), found.end())
    ]
    assert len(places) > 1_500
    for at in places[::7]:
        changed = text[:at] + chr(ord(text[at]) ^ 1) + text[at + 1 :]
        with suppress(RecordError):
            assert sealed.kept(records.read(changed)) is False, text[at - 20 : at + 20]


def test_another_order_of_the_same_cards_is_found(record: GameRecord) -> None:
    first, *rest = record.decks
    assert sealed.kept(replace(record, decks=((first[1], first[0], *first[2:]), *rest))) is False
    assert sealed.kept(replace(record, decks=record.decks[::-1])) is False
    assert sealed.kept(replace(record, starting=1)) is False


def test_a_record_without_a_promise_reads_as_before() -> None:
    game = Game.new(DECKS, seed=7)
    game.push("keep")
    record = records.of(game)
    assert sealed.kept(record) is None
    assert not re.search("secret_lots|commitment|salt", record.text())
    assert records.read(record.text()) == record
    assert "secret_lots" not in game.record().rules


@pytest.mark.parametrize("line", ["commitment", "salt"])
def test_half_a_promise_is_no_record(record: GameRecord, line: str) -> None:
    with pytest.raises(RecordError) as refused:
        records.read(re.sub(f"^{line}: .*\n", "", record.text(), flags=re.M))
    assert refused.value.code == "missing" and line in refused.value.said("en")
    with pytest.raises(RecordError) as refused:
        records.read(re.sub(f"^{line}: .*$", f"{line}: c0ffee", record.text(), flags=re.M))
    assert refused.value.code == "value"


def test_replay_check_says_whether_the_promise_was_kept(record: GameRecord, tmp_path: Path) -> None:
    file = tmp_path / "game.tintero"
    file.write_text(record.text(), encoding="utf-8")
    said = CliRunner().invoke(app, ["replay", str(file), "--check", "--lang", "en"])
    assert said.exit_code == 0, said.output
    assert "Replayed exactly" in said.output and record.commitment[:8] in said.output
    other = f"{'0' if record.salt[0] != '0' else '1'}{record.salt[1:]}"
    file.write_text(replace(record, salt=other).text(), encoding="utf-8")
    said = CliRunner().invoke(app, ["replay", str(file), "--check", "--lang", "es"])
    assert said.exit_code == 1
    assert "no es la que se prometió" in said.output


# --- before the game is over ----------------------------------------------------------------------


def test_every_deal_is_another() -> None:
    deals = [FairDeal.draw(DECKS) for _ in range(20)]
    assert len({deal.commitment for deal in deals}) == 20
    assert len({deal.seed for deal in deals}) == len({deal.salt for deal in deals}) == 20
    assert len({deal.decks for deal in deals}) == 20
    for deal in deals:
        assert [sorted(deck) for deck in deal.decks] == [sorted(deck) for deck in DECKS]


def test_how_a_deck_was_written_decides_nothing() -> None:
    """The same lists in another order are one and the same to the operating system's lot."""
    backwards = [list(reversed(deck)) for deck in DECKS]
    assert sorted(FairDeal.draw(backwards).decks[0]) == sorted(FairDeal.draw(DECKS).decks[0])


def test_without_the_salt_a_guess_can_not_be_compared(deal: FairDeal) -> None:
    """Even who knew seed and order would not see the commitment come out."""
    guess = sealed.commitment(deal.seed, deal.starting, deal.decks, "0" * 64)
    assert guess != deal.commitment


def test_during_the_game_nothing_of_it_is_told(deal: FairDeal) -> None:
    """Not by accident in a log, and not in the record as a seat may know it."""
    shown = repr(deal)
    assert str(deal.seed) not in shown and deal.salt not in shown
    assert deal.decks[0][0] not in shown and deal.commitment in shown
    seen = plain_record(deal.disclosed(records.of(played(deal, 20))), eyes=0)
    assert seen["seed"] is None and seen["salt"] is None and seen["hash"] is None
    assert seen["players"][1]["cards"] is None
    assert seen["commitment"] == deal.commitment


def test_every_game_of_a_series_has_a_deal_of_its_own() -> None:
    deals: list[FairDeal] = []

    def begin(starting: int | None) -> Game:
        deals.append(FairDeal.draw(DECKS, starting))
        return deals[-1].game(RULES)

    series = Series.best_of(3, DECKS, rules=RULES)
    series.begin = begin
    game = series.next_game()
    game.concede(1)
    series.finish(game)
    game = series.next_game(start=True)
    assert [deal.starting for deal in deals] == [-1, 1] and game.view(0).first == 1
    assert deals[0].seed != deals[1].seed and deals[0].salt != deals[1].salt


# --- lots -----------------------------------------------------------------------------------------


def turned_round(out: int) -> int:
    """The word of the fast generator that a number of it comes from."""
    out = out * pow(9, -1, 1 << 32) & MASK
    out = ((out >> 7) | (out << 25)) & MASK
    return out * pow(5, -1, 1 << 32) & MASK


def predicted(outs: list[int]) -> list[int]:
    """What the fast generator gives after these four numbers: each tells one word of the state."""
    b0, b1, b2, b3 = map(turned_round, outs)
    # s1' = s1 ^ s2 ^ s0, and the others follow: solve for the state before the first number.
    s1 = b0
    x = b1 ^ s1  # s0 ^ s2
    # After one step: s0' = s0 ^ s3 ^ s1, s1' = b1, s2' = x ^ (s1 << 9), s3' = rotl(s3 ^ s1, 11).
    s2_1 = x ^ (s1 << 9 & MASK)
    s0_1 = b2 ^ b1 ^ s2_1
    # After two: s1'' = b2, and s1''' = b3 tells s0'' ^ s2''.
    s2_2 = s2_1 ^ s0_1 ^ (b1 << 9 & MASK)
    s0_2 = b3 ^ b2 ^ s2_2
    s3_1 = s0_2 ^ s0_1 ^ b1
    state = (s0_1, b1, s2_1, s3_1)
    made = []
    for _ in range(7):
        out, *rest = advance(*state)
        state = (rest[0], rest[1], rest[2], rest[3])
        made.append(int(out))
    return made[3:]


def test_the_fast_generator_can_be_worked_out() -> None:
    """Which is why it is not the one for people."""
    state, outs = seed_words(20), []
    for _ in range(8):
        out, *rest = advance(*state)
        state = (rest[0], rest[1], rest[2], rest[3])
        outs.append(int(out))
    assert predicted(outs[:4]) == outs[4:]


def test_the_secret_one_can_not_be_worked_out_that_way() -> None:
    words, outs = hashed(seed_words(20))
    assert predicted(outs[:4]) != outs[4:8]
    assert not set(words) & set(outs)  # what it goes on from is not among what it gives
    assert not set(map(turned_round, outs)) & {*words, *seed_words(20)}


def test_secret_lots_are_even_and_come_back_with_undo() -> None:
    game = Game.new(DECKS, seed=5, rules=Ruleset(secret_lots=True))
    state, counts = game.state, [0] * 6
    for _ in range(6_000):
        counts[state.random_below(6)] += 1
    assert all(900 < count < 1_100 for count in counts)
    mark = state.mark()
    drawn = [state.random_below(1_000) for _ in range(20)]
    mixed = state.shuffled(list(range(60)))
    state.rollback(mark)
    assert [state.random_below(1_000) for _ in range(20)] == drawn
    assert state.shuffled(list(range(60))) == mixed and sorted(mixed) == list(range(60))


def test_secret_lots_are_others_and_always_the_same() -> None:
    """The same seed, the same game, compiled or not."""
    fast = Game.new(DECKS, seed=5, rules=Ruleset())
    secret = Game.new(DECKS, seed=5, rules=Ruleset(secret_lots=True))
    assert fast.hash() != secret.hash()
    assert secret.hash() == Game.load(secret.save()).hash()
    assert Game.replay(secret.record()).hash() == secret.hash()
    assert hashed((1, 2, 3, 4))[0] == (3161396028, 1792523553, 3230793548, 2367446651)
