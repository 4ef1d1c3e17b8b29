"""The fuzzer: 100,000 decisions without a failure, and proof that it notices faults."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tintero import Game, _build, default_pool
from tintero.cards.deck import Deck, check_constructed, most_copies
from tintero.events import Kind
from tintero.program.model import Bucket
from tintero.rules import actives, legal, zones
from tintero.rules.triggers import happen
from tintero.scene import Scene
from tintero.state import codec
from tintero.state.objects import Active, Card, Option
from tintero.state.state import F, State
from tintero.views import View, view_of
from tintero.vocab import NONE, Act, Until, Zone
from tintero_proof import fuzz, secrets
from tintero_proof.directed import Kin
from tintero_proof.fuzz import ALWAYS, FuzzFailure, FuzzReport, Rates, replay_failure
from tintero_proof.invariants import check_state
from tintero_proof.legal_decks import DeckSearch, legal_deck
from tintero_proof.random_decks import deck_of_anything, deck_of_kin, deck_of_two_inks, some_deck

# 100,000 decisions on the compiled engine; uncompiled, which is many times slower, a part of them.
RUNS, DECISIONS = (20, 5_000) if _build.compiled() else (2, 500)
OFTEN = Rates(state=1, undo=1, save=2, secrets=2, oracle=5, end=1)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(RUNS))
def test_nothing_fails_in_random_games(seed: int) -> None:
    """2 to 6 players, all rules versions, cards of the whole pool."""
    report = fuzz.fuzz(games=1, seed=seed, decisions=DECISIONS)
    assert report.decisions >= DECISIONS
    found = [f"game {f.game}: {f.check}: {f.message}" for f in report.failures]
    assert not found, "\n" + "\n".join(found)


# --- a run --------------------------------------------------------------------------------------


def test_the_same_seed_plays_the_same_games() -> None:
    one, two = (fuzz.fuzz(games=3, seed=5, checks=False) for _ in range(2))
    assert (one.decisions, one.events, one.cards) == (two.decisions, two.events, two.cards)
    assert one.decisions != fuzz.fuzz(games=3, seed=6, checks=False).decisions


@pytest.mark.compiled_only
def test_checks_do_not_change_the_games() -> None:
    without, with_checks = (fuzz.fuzz(2, 5, 2, checks) for checks in (False, True))
    assert with_checks.failures == []
    assert without.events == with_checks.events


@pytest.mark.parametrize("players", [2, 6])
def test_the_number_of_players_can_be_fixed(players: int) -> None:
    report = fuzz.fuzz(games=1, seed=3, players=players, checks=False)
    start, _ = fuzz.some_start(Random("3/0"), default_pool(), players)
    assert (len(start.decks), report.games, report.failures) == (players, 1, [])


def test_a_report_says_what_happened() -> None:
    seen: list[int] = []
    report = fuzz.fuzz(4, 5, checks=False, progress=lambda report: seen.append(report.games))
    assert seen == [1, 2, 3, 4]
    assert report.events["turn start"] > 20
    assert report.cards.total() == report.events["played"]
    assert report.abilities.total() == report.events["resolved"] + report.events["used"]
    assert report.seconds > 0
    plain = json.loads(json.dumps(report.plain()))
    assert (plain["games"], plain["failures"]) == (4, [])


def test_decks_of_a_run() -> None:
    rng, pool = Random(1), default_pool()
    for _ in range(20):
        assert check_constructed(deck_of_two_inks(rng, pool)) == []
        assert len(deck_of_anything(rng, pool)) == len(deck_of_kin(rng, pool)) == 60
        assert len(some_deck(rng, pool)) == 60


@pytest.mark.compiled_only
def test_legal_decks_are_legal_and_their_constructors_are_counted() -> None:
    """CR 1.10.1.1: 60 cards, two inks, no more copies than allowed; 2 to 4 players."""
    pool = default_pool()
    search = DeckSearch(pool)
    starts = [fuzz.some_start(Random(seed), pool, None, search) for seed in range(60)]
    assert {len(start.decks) for start, _ in starts} == {2, 3, 4}
    for start, wanted in starts:
        assert wanted
        for cards in start.decks:
            assert check_constructed(Deck("", cards), pool) == []
        built_around = {name for cards in start.decks for name in cards}
        assert built_around & {pool.at(i).full_name for i in wanted}
    report = fuzz.fuzz(games=3, seed=1, checks=fuzz.SAMPLED, legal=True)
    assert (report.games, report.failures) == (3, [])
    assert report.constructors["Draw"] > 0
    assert report.constructors.keys() >= search.recorder.holders.keys()
    assert not fuzz.fuzz(games=1, seed=1, checks=False).constructors


def test_a_deck_has_no_more_copies_than_its_cards_allow() -> None:
    pool = default_pool()
    few = [card for card in pool if 0 < most_copies(card)[0] < 4]
    assert few
    for card in few:
        deck = legal_deck(Random(1), Kin(pool), [pool.index(card.full_name)])
        assert deck.counts[card.full_name] == most_copies(card)[0]


def test_every_rules_version_and_number_of_players_comes_up() -> None:
    starts = [fuzz.some_start(Random(seed), default_pool(), None)[0] for seed in range(100)]
    versions = [start.rules["version"] for start in starts]
    assert {len(start.decks) for start in starts} == {2, 3, 4, 5, 6}
    assert set(versions) == {"2.1", "2.2", "2.3"}
    assert versions.count("2.3") > 60


# --- planted faults -----------------------------------------------------------------------------

Plant = Callable[[pytest.MonkeyPatch], None]


def lose_cards(patch: pytest.MonkeyPatch) -> None:
    """A drawn card vanishes now and then."""
    draw = zones.draw

    def wrong(s: State, player: int, *rest: Any, **more: Any) -> bool:
        drawn = draw(s, player, *rest, **more)
        if s.turn == 4 and s.zone(player, Zone.HAND):
            s.delete(s.zone_id(player, Zone.HAND), 0)
        return drawn

    patch.setattr(zones, "draw", wrong)


def keep_damage(patch: pytest.MonkeyPatch) -> None:
    """Cards keep a damage counter in the discard."""
    place = zones.place

    def wrong(s: State, card: Card, zone: int, *rest: Any, **more: Any) -> None:
        place(s, card, zone, *rest, **more)
        if zone == Zone.DISCARD:
            s.put(card, F.DAMAGE, 1)

    patch.setattr(zones, "place", wrong)


def hide_an_option(patch: pytest.MonkeyPatch) -> None:
    """Questing is legal and not listed."""
    listed = legal.turn_options
    patch.setattr(
        legal,
        "turn_options",
        lambda s, player: [o for o in listed(s, player) if o.act != Act.QUEST],
    )


def offer_too_much(patch: pytest.MonkeyPatch) -> None:
    """Every card in hand is offered as ink, though inking is not legal."""
    listed = legal.turn_options

    def wrong(s: State, player: int) -> list[Option]:
        found = listed(s, player)
        return found + [Option(Act.INK, i) for i in s.zone(player, Zone.DISCARD)]

    patch.setattr(legal, "turn_options", wrong)


def list_twice(patch: pytest.MonkeyPatch) -> None:
    listed = legal.turn_options
    patch.setattr(legal, "turn_options", lambda s, player: listed(s, player) * 2)


def write_past_the_journal(patch: pytest.MonkeyPatch) -> None:
    """Lore is gained by a write that can't be undone."""

    def wrong(s: State, player: int, amount: int, clause: str = "", why: int = 0) -> int:
        if amount > 0:
            s.players[player].lore += amount
            happen(s, Kind.LORE_GAINED, player, None, None, amount, 0, clause, why)
        return amount

    patch.setattr(zones, "gain_lore", wrong)


def forget_on_loading(patch: pytest.MonkeyPatch) -> None:
    load = codec.load

    def wrong(data: bytes, programs: Any) -> State:
        state = load(data, programs)
        state.players[0].inked = 0
        return state

    patch.setattr(codec, "load", wrong)


def tell_a_secret(patch: pytest.MonkeyPatch) -> None:
    """The view's canonical bytes tell how the decks lie."""
    real = view_of

    class Leak:
        def __init__(self, view: View, deck: list[int]) -> None:
            self.view, self.deck = view, list(deck)

        def bytes(self) -> bytes:
            return self.view.bytes() + repr(self.deck).encode()

    patch.setattr(secrets, "view_of", lambda s, seat: Leak(real(s, seat), s.zone(0, Zone.DECK)))


def forget_a_move(patch: pytest.MonkeyPatch) -> None:
    """Records lose their first action."""
    record = Game.record

    def wrong(game: Game) -> Any:
        r = record(game)
        return type(r)(r.decks, r.seed + 1, r.starting, r.rules, r.pool, ())

    patch.setattr(Game, "record", wrong)


def write_nonsense(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Game, "text", lambda game, option, player=None: "concede")


def crash(patch: pytest.MonkeyPatch) -> None:
    def wrong(*_: Any, **__: Any) -> bool:
        raise ZeroDivisionError("planted")

    patch.setattr(zones, "exert", wrong)


def never_end(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(fuzz, "LONGEST", 20)


def exert_silently(patch: pytest.MonkeyPatch) -> None:
    """Cards are exerted and no event tells."""

    def wrong(s: State, card: Card, clause: str = "", why: int = 0) -> bool:
        s.put(card, F.EXERTED, 1)
        return True

    patch.setattr(zones, "exert", wrong)


FAULTS: list[tuple[Plant, str, str]] = [
    (lose_cards, "cards", "is in 0 places"),
    (keep_damage, "numbers", "has damage and can't have any"),
    (hide_an_option, "oracle", "is legal but not listed"),
    (offer_too_much, "oracle", "is listed but refused"),
    (list_twice, "oracle", "listed twice"),
    (write_past_the_journal, "undo", "leaves another state"),
    (forget_on_loading, "save", "a loaded game differs"),
    (tell_a_secret, "secrets", "depends on hidden cards"),
    (forget_a_move, "replay", "gives another end"),
    (write_nonsense, "notation", "reads back as another option"),
    (exert_silently, "events", "unexplained"),
    (crash, "exception", "ZeroDivisionError"),
    (never_end, "ends", "no end after 20 decisions"),
]


# The one rate that makes the check which has to find it; an option too many is met by others, too.
MADE_BY = {
    "notation": "oracle",
    "undo": "undo",
    "save": "save",
    "secrets": "secrets",
    "replay": "end",
}


def checks_for(check: str) -> Rates:
    rate = MADE_BY.get(check, "state")
    return OFTEN if check == "oracle" else replace(fuzz.NEVER, **{rate: getattr(OFTEN, rate)})


@pytest.mark.pure_only
@pytest.mark.parametrize(
    ("plant", "check", "message"), FAULTS, ids=[plant.__name__ for plant, _, _ in FAULTS]
)
def test_a_fault_is_noticed_and_its_record_replays(plant: Plant, check: str, message: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        plant(patch)
        report: FuzzReport = fuzz.fuzz(games=2, seed=1, players=2, checks=checks_for(check))
        assert report.games == 2
        failure = next(f for f in report.failures if f.check == check)
        assert message in failure.message
        # The record goes through JSON and leads to the same place.
        again = FuzzFailure.read(json.loads(json.dumps(failure.plain())))
        assert again == failure
        found = replay_failure(again)
        assert found is not None
        assert found.check == check
    # Without the fault all is well there, or the moves are no longer legal.
    mended = replay_failure(failure)
    assert mended is None or "IllegalAction" in mended.message


@pytest.mark.pure_only
def test_the_run_goes_on_after_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    crash(monkeypatch)
    report = fuzz.fuzz(games=3, seed=1, players=2, checks=False)
    assert (report.games, len(report.failures)) == (3, 3)
    assert [failure.game for failure in report.failures] == [0, 1, 2]
    assert report.failures[0].players == 2


@pytest.mark.pure_only
def test_a_sound_state_is_what_check_state_wants() -> None:
    game = Game.new([deck_of_anything(Random(1), default_pool()) for _ in range(2)], 1)
    check_state(game.state)
    game.state.players[1].lore = -1
    with pytest.raises(AssertionError, match="player 1 below 0"):
        check_state(game.state)


def twice(s: State, deck: list[int]) -> None:
    deck.append(deck[0])


def nowhere(s: State, deck: list[int]) -> None:
    deck.pop()


def for_another(s: State, deck: list[int]) -> None:
    deck[0] = deck[1]


def elsewhere(s: State, deck: list[int]) -> None:
    s.zone(0, Zone.DISCARD).append(deck.pop())


def another_zone(s: State, deck: list[int]) -> None:
    s.cards[deck[0]].zone = Zone.HAND


def under_another(s: State, deck: list[int]) -> None:
    s.cards[deck[0]].top = deck[1]


@pytest.mark.pure_only
@pytest.mark.parametrize(
    "wrong", [twice, nowhere, for_another, elsewhere, another_zone, under_another]
)
def test_a_card_in_a_wrong_place_is_noticed_after_many_right_ones(
    wrong: Callable[[State, list[int]], None],
) -> None:
    """What was right in the state before is not taken for right in this one."""
    start, _ = fuzz.some_start(Random(1), default_pool(), 2)
    table = fuzz.FuzzedGame(start, default_pool(), FuzzReport(), [])
    rng, s = Random(1), table.game.state
    for _ in range(12):
        table.push(*table.pick(rng))
        check_state(s, None, table.checked)
    wrong(s, s.zone(0, Zone.DECK))
    with pytest.raises(AssertionError, match=r"places|not where it says"):
        check_state(s, None, table.checked)


@pytest.mark.pure_only
def test_a_card_that_comes_back_without_its_player_is_noticed() -> None:
    """CR 9.2.3: at once or long after they left."""
    start, _ = fuzz.some_start(Random(1), default_pool(), 3)
    table = fuzz.FuzzedGame(start, default_pool(), FuzzReport(), [])
    rng, s = Random(1), table.game.state
    table.push(0, Option(Act.CONCEDE))
    for _ in range(12):
        check_state(s, None, table.checked)
        table.push(*table.pick(rng))
    card = next(card for card in s.cards if card.owner == 0)
    assert not s.over and card.zone == Zone.OUT
    card.zone, card.faceup = Zone.DISCARD, 1
    s.zone(0, Zone.DISCARD).append(card.id)
    with pytest.raises(AssertionError, match="stayed without its player"):
        check_state(s, None, table.checked)


LEFT_BEHIND = """
turn: 1
seats:
  1:
    ink: 10
    hand: [Containment Unit, Candy Drift, Lady Tremaine - Imperious Queen]
    play: [Maui - Demigod]
  2: {play: [Stitch - New Dog, Elsa - Queen Regent]}
  3: {}
"""


@pytest.mark.pure_only
@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (
            lambda a: a.until == NONE or a.bucket == Bucket.LATER,
            "Containment Unit has an effect and is not in play",
        ),
        (lambda a: a.until in (NONE, Until.WHILE_IN_PLAY), "Candy Drift has stayed"),
    ],
)
def test_what_a_player_leaves_behind_is_noticed(
    monkeypatch: pytest.MonkeyPatch, wrong: Callable[[Active], bool], message: str
) -> None:
    """CR 9.2.3: of a player who left only static effects with a stated duration stay."""
    game = Scene.parse(LEFT_BEHIND).game()
    for action in ("Containment Unit", "Candy Drift", "Lady Tremaine"):
        game.push(f"play {action}")
        if action == "Containment Unit":
            game.push("choose Stitch")
    assert game.decision is not None and game.decision.player == 1  # whom to banish
    game.push("concede", 0)
    check_state(game.state)
    game.pop()
    monkeypatch.setattr(actives, "ends_with_player", wrong)
    game.push("concede", 0)
    with pytest.raises(AssertionError, match=message):
        check_state(game.state)


@pytest.mark.compiled_only
def test_everything_can_be_checked_at_every_step() -> None:
    report = fuzz.fuzz(games=1, seed=9, players=2, checks=ALWAYS)
    assert report.failures == []
