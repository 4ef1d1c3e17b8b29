"""What a seat may know: the view, and that nothing else gets into it."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest

from tintero.cards.pool import default_pool
from tintero.events import Event, Kind
from tintero.game import Game
from tintero.rules import apply
from tintero.scene import Scene
from tintero.state import codec
from tintero.state.state import F, S, State
from tintero.views import View, view_of
from tintero.views.knowledge import knows_card, knows_other
from tintero.views.shapes import located
from tintero.vocab import ACT_NAMES, Act, Ask, Zone

POOL = default_pool()
NAMES = [card.full_name for card in POOL]

# Kinds of event after which everybody knows the card, written down independently of the view.
SHOWN = {
    Kind.REVEALED, Kind.INKED, Kind.ANNOUNCED, Kind.PLAYED, Kind.ENTERED_PLAY, Kind.LEFT_PLAY,
    Kind.BANISHED, Kind.DISCARDED, Kind.PUT_IN_DISCARD, Kind.LEFT_DISCARD, Kind.SHIFTED,
    Kind.SANG, Kind.USED, Kind.QUESTED, Kind.CHALLENGED, Kind.CHALLENGE_OVER, Kind.MOVED,
    Kind.EXERTED, Kind.READIED, Kind.DRIED, Kind.DAMAGE_DEALT, Kind.DAMAGE_TAKEN,
    Kind.DAMAGE_REMOVED, Kind.TRIGGERED, Kind.RESOLVED, Kind.FIZZLED, Kind.EFFECT_BEGAN,
    Kind.REPLACED, Kind.CHOSEN, Kind.BANISHED_IN_CHALLENGE,
}  # fmt: skip


def new_game(seed: int, players: int = 2) -> tuple[Game, random.Random]:
    rng = random.Random(seed)
    decks = [[rng.choice(NAMES) for _ in range(60)] for _ in range(players)]
    return Game.new(decks, seed=seed), rng


def positions(seeds: range, most: int = 200) -> Iterator[tuple[Game, random.Random]]:
    """Random games of two, three and four players, one position after another."""
    for seed in seeds:
        game, rng = new_game(seed, 2 + seed % 3)
        for _ in range(most):
            yield game, rng
            if game.outcome is not None:
                break
            game.push(rng.choice(game.options))


# --- two worlds -----------------------------------------------------------------------------------


def told(s: State, seat: int) -> set[int]:
    """The cards that this turn's events have told this seat about."""
    found: set[int] = set()
    for e in s.log:
        if e.kind in SHOWN:
            found.add(e.card)
        if e.kind in (Kind.DREW, Kind.RETURNED_TO_HAND) and e.player == seat:
            found.add(e.card)
        if e.kind == Kind.LOOKED_AT and e.player == seat:
            found.add(e.card)
        found.add(e.source)  # an ability at work says whose it is
    return found


def hidden_from(s: State, seat: int) -> list[int]:
    """The cards whose face the seat can't know: not in sight, not seen, not told of this turn."""
    faceup_top = any(a.bucket == 50 for a in s.actives)  # somebody plays with the top faceup
    known = told(s, seat)
    if s.decision is not None and s.decision.player == seat:
        for option in apply.options(s):
            if option.act == Act.CHOOSE and option.a in s.zone(seat, Zone.DECK):
                known.update(s.zone(seat, Zone.DECK))  # searching their own deck
    hidden = []
    for card in s.cards:
        if card.id in known or card.zone in (Zone.PLAY, Zone.DISCARD):
            continue
        if card.zone == Zone.UNDER and card.faceup:
            continue
        if card.zone == Zone.HAND and card.owner == seat:
            continue
        if card.seen >> seat & 1 and card.zone != Zone.OUT:
            continue
        if card.zone == Zone.DECK and faceup_top and s.zone(card.owner, Zone.DECK)[-1] == card.id:
            continue
        hidden.append(card.id)
    return hidden


def mentioned(s: State) -> set[int]:
    """Cards that a half-finished effect, the bag or the log refers to."""
    found: set[int] = set()
    events = list(s.log) + [e.event for e in s.bag] + [a.event for a in s.actives if a.event]
    for f in s.stack:
        found.update(n % 65536 for n in f.data)
        found.update(n % 65536 for slot in f.slots for n in slot)
        found.add(f.card)
        events += [f.event] if f.event is not None else []
    for e in events:
        found.update((e.card, e.other, e.source))
    return found


def another_world(s: State, seat: int, rng: random.Random) -> State:
    """A copy that differs only in what the seat can't know."""
    t = codec.load(codec.dump(s), s.programs)
    hidden = hidden_from(t, seat)
    busy = mentioned(t)
    for owner in range(len(t.players)):
        mine = [i for i in hidden if t.cards[i].owner == owner]
        # Which face is where: another order of the same deck, or another deck altogether.
        faces = [t.cards[i].index for i in mine]
        if rng.random() < 0.5:
            rng.shuffle(faces)
        else:
            faces = [rng.randrange(len(t.programs)) for _ in mine]
        for i, face in zip(mine, faces, strict=True):
            t.put(t.cards[i], F.INDEX, face)
        # Which physical card is where: ids follow the deck list, so they must not show.
        free = [i for i in mine if i not in busy and t.cards[i].zone != Zone.OUT]
        order = free[:]
        rng.shuffle(order)
        rename(t, dict(zip(free, order, strict=True)))
    for word in (S.RNG0, S.RNG1, S.RNG2, S.RNG3):
        t.scalars[word] = rng.getrandbits(32)
    return t


def rename(t: State, to: dict[int, int]) -> None:
    """Put each card where another one was, with everything it had there."""
    fields = [
        "zone", "inc", "exerted", "damage", "drying", "faceup", "at", "top", "seen", "since",
        "paid", "ink_paid", "drops_paid", "temporary", "known", "cover",
    ]  # fmt: skip
    old = {i: [getattr(t.cards[i], f) for f in fields] for i in to}
    for i, j in to.items():
        for name, value in zip(fields, old[i], strict=True):
            setattr(t.cards[j], name, value)
    for values in t.lists:
        values[:] = [to.get(v, v) for v in values]


def differences(one: View, two: View) -> str:
    a, b = one.plain(), two.plain()
    return "; ".join(f"{k}: {a[k]} != {b[k]}" for k in a if a[k] != b[k])


@pytest.mark.compiled_only
@pytest.mark.clause("7.1.3", "7.2.2", "7.3.2", "7.5.4", "8.4.2")
def test_two_worlds_that_differ_in_what_a_seat_cannot_know_look_the_same() -> None:
    compared = changed = 0
    for game, rng in positions(range(8)):
        if rng.random() < 0.7:
            continue
        s = game.state
        for seat in range(len(s.players)):
            other = another_world(s, seat, rng)
            changed += [c.index for c in s.cards] != [c.index for c in other.cards]
            mine, theirs = view_of(s, seat), view_of(other, seat)
            assert mine.bytes() == theirs.bytes(), differences(mine, theirs)
            compared += 1
    assert compared > 1000 and changed > compared * 0.9


def test_the_test_sees_a_leak() -> None:
    """A view that told other hands would be caught: the worlds really do differ there."""
    game, rng = new_game(3)
    s = game.state
    other = another_world(s, 0, rng)
    hand = [s.cards[i].index for i in s.zone(1, Zone.HAND)]
    assert hand != [other.cards[i].index for i in other.zone(1, Zone.HAND)]
    assert view_of(s, 1).bytes() != view_of(other, 1).bytes()


# --- what is in it ----------------------------------------------------------------------------


def test_a_view_is_plain_and_its_bytes_are_canonical() -> None:
    for game, _ in positions(range(30, 33), 60):
        view = game.view(0)
        assert json.loads(view.bytes()) == json.loads(json.dumps(view.plain()))
        assert view.bytes() == game.view(0).bytes()
        assert game.view(0) == view


def test_looking_does_not_change_the_game() -> None:
    for game, _ in positions(range(40, 42), 80):
        before = game.hash()
        for seat in range(len(game.state.players)):
            game.view(seat)
        assert game.hash() == before


def test_options_are_shown_only_to_the_seat_that_is_asked() -> None:
    for game, _ in positions(range(50, 54), 120):
        decision = game.decision
        for seat in range(len(game.state.players)):
            view = game.view(seat)
            if decision is None:
                assert view.decision is None and view.options == () and view.over
                continue
            assert view.decision is not None
            assert (view.decision.player, view.decision.kind) == (decision.player, decision.kind)
            if decision.player == seat:
                assert len(view.options) == len(game.options)
                assert [o.act for o in view.options] == [ACT_NAMES[o.act] for o in game.options]
            else:
                assert view.options == ()
                assert view.decision.source is None and view.decision.picked == ()


def test_the_id_of_an_option_is_a_line_that_does_it() -> None:
    """Unique among the options, and read back as that very one."""
    several = 0
    for game, rng in positions(range(300, 310), 120):
        if game.decision is None or rng.random() < 0.5:
            continue
        shown = game.view(game.decision.player).options
        ids = [option.id for option in shown]
        assert len(set(ids)) == len(ids), ids
        several += len(ids) > 1
        place = rng.randrange(len(ids))
        assert game.read(ids[place])[0] == game.options[place], ids[place]
    assert several > 200


def test_options_decisions_and_events_name_what_they_speak_of() -> None:
    game = Scene.parse(
        "seats: {1: {ink: 3, hand: [Smash], play: [Stitch - New Dog]},"
        " 2: {play: [Simba - Protective Cub: {exerted: true}]}}"
    ).game()
    view = game.view(0, words=True)
    by_act = {option.act: option for option in view.options}
    mine, theirs = view.players[0].play[0].id, view.players[1].play[0].id
    fight = by_act["challenge"]
    assert (fight.card, fight.target) == (mine, theirs)
    assert fight.id == "challenge Stitch - New Dog > Simba - Protective Cub"
    assert fight.label is not None and fight.label.id == "label-challenge"
    named = fight.plain()["label"]["args"]["card"]
    assert named == {"card": "Stitch - New Dog", "ref": mine}
    played = by_act["play"]
    assert (played.card, played.pays) == (view.players[0].known_hand[0].id, "ink")
    assert view.decision is not None and view.decision.question == "turn action"
    assert view.decision.prompt is not None and view.decision.prompt.id == "prompt-asked"
    game.push(fight.id)
    dealt = [e for e in game.view(1).log if e.kind == "damage dealt"]
    assert [(e.amount, e.how, e.challenge) for e in dealt] == [(2, "dealt", "challenging")] * 2
    assert next(e for e in game.view(1).log if e.kind == "exerted").why == "challenge"


def test_own_hand_is_known_other_hands_are_counts() -> None:
    game, _ = new_game(5)
    view = game.view(0)
    mine, theirs = view.players
    assert mine.hand == len(mine.known_hand) == 7
    assert theirs.hand == 7 and theirs.known_hand == ()
    assert mine.deck == 53 and mine.known_deck == ()
    own = [game.state.program(game.state.cards[i]).full_name for i in game.state.zone(0, 1)]
    assert [c.face for c in mine.known_hand] == own


@pytest.mark.clause("2.2.2.1")
def test_replaced_cards_are_known_to_their_owner_only_until_the_shuffle() -> None:
    game, _ = new_game(6)
    first = game.decision.player if game.decision is not None else 0
    game.push(game.options[0])
    game.push(next(o for o in game.options if o.act == 9))
    mine = game.view(first).players[first]
    assert [c.depth for c in mine.known_deck] == [mine.deck - 1]
    assert game.view(1 - first).players[first].known_deck == ()
    assert game.view(1 - first).players[first].altered == 1
    game.push(next(o for o in game.options if o.act == 9))
    assert game.view(first).players[first].known_deck == ()


def test_a_card_in_play_shows_its_numbers_in_force() -> None:
    seen = 0
    for game, _ in positions(range(60, 64), 150):
        for player in game.view(0).players:
            for card in player.play:
                assert card.face is not None and card.id is not None
                facts = POOL[card.face]
                if facts.type == 0:
                    seen += 1
                    assert card.strength is not None and card.willpower is not None
                else:
                    assert card.strength is None
    assert seen > 100


def test_a_facedown_card_under_another_has_no_face() -> None:
    seen = 0
    for game, _ in positions(range(70, 82), 150):
        for player in located(game.view(0)).players:
            for i, card in zip(game.state.in_play(player.seat), player.play, strict=True):
                for hidden, below in zip(game.state.under(i), card.under, strict=True):
                    assert below.zone == "under"
                    if not game.state.cards[hidden].faceup:
                        seen += 1
                        assert below.id is None and below.face is None
    assert seen > 0


def test_an_unknown_seat_is_an_error() -> None:
    game, _ = new_game(1)
    with pytest.raises(ValueError, match="no seat 3"):
        game.view(2)


# --- events -----------------------------------------------------------------------------------


def a_state() -> State:
    game, _ = new_game(11)
    return game.state


def knows(s: State, event: Event, *before: Event) -> list[bool]:
    """Which of the two seats may know the event's card."""
    return [knows_card(s, event, seat, before) for seat in (0, 1)]


def event(s: State, kind: int, owner: int, inc: int = 1, player: int | None = None) -> Event:
    card = s.zone(owner, Zone.HAND)[0]
    return Event(kind, owner if player is None else player, card, inc=inc)


def test_a_drawn_card_is_known_to_its_owner() -> None:
    s = a_state()
    assert knows(s, event(s, Kind.DREW, 0)) == [True, False]
    assert knows(s, event(s, Kind.DREW, 1)) == [False, True]


def test_a_card_looked_at_is_known_to_who_looked() -> None:
    s = a_state()
    assert knows(s, event(s, Kind.LOOKED_AT, 0, player=1)) == [False, True]


def test_an_inked_card_was_shown_to_all() -> None:
    s = a_state()
    assert knows(s, event(s, Kind.INKED, 0)) == [True, True]


@pytest.mark.parametrize(
    "kind", [Kind.RETURNED_TO_HAND, Kind.PUT_IN_DECK, Kind.PUT_IN_INKWELL, Kind.PUT_UNDER]
)
def test_a_card_that_left_play_is_known_where_it_goes(kind: int) -> None:
    s = a_state()
    arrived = event(s, kind, 0, inc=2)
    assert knows(s, arrived, event(s, Kind.LEFT_PLAY, 0, inc=1)) == [True, True]
    assert knows(s, arrived, event(s, Kind.LEFT_PLAY, 0, inc=0))[1] is False


def test_a_card_put_away_from_hand_is_not_given_away_by_an_earlier_reveal() -> None:
    """After a reveal of the whole hand nobody else knows which card then goes facedown."""
    s = a_state()
    put = event(s, Kind.PUT_IN_INKWELL, 0, inc=2)
    assert knows(s, put, event(s, Kind.REVEALED, 0, inc=1))[1] is False


def test_a_later_reveal_does_not_tell_what_was_drawn() -> None:
    s = a_state()
    drew = event(s, Kind.DREW, 1, inc=s.cards[s.zone(1, Zone.HAND)[0]].inc)
    s.cards[drew.card].seen = 0xFF
    assert knows(s, drew) == [False, True]


def test_own_looked_at_card_is_known_in_the_inkwell_unless_shuffled_between() -> None:
    s = a_state()
    put = event(s, Kind.PUT_IN_INKWELL, 0, inc=2)
    looked = event(s, Kind.LOOKED_AT, 0, inc=1)
    assert knows(s, put, looked) == [True, False]
    assert knows(s, put, looked, Event(Kind.SHUFFLED, 0)) == [False, False]


def test_a_trigger_about_a_drawn_card_does_not_name_it() -> None:
    s = a_state()
    drew = event(s, Kind.DREW, 0)
    trigger = Event(Kind.TRIGGERED, 1, s.zone(1, Zone.HAND)[0], drew.card)
    assert [knows_other(s, trigger, seat, (drew,)) for seat in (0, 1)] == [True, False]


def test_the_log_of_a_view_hides_what_others_drew() -> None:
    drawn = 0
    for game, _ in positions(range(120, 124), 120):
        for seat in range(len(game.state.players)):
            for e in game.view(seat).log:
                if e.kind == "drew" and e.card is not None:
                    drawn += 1
                    assert (e.card.face is not None) == (e.player == seat)
                    assert (e.card.id is None) == (e.card.face is None)
    assert drawn > 100


def test_naming_a_card_says_the_name() -> None:
    for game, rng in positions(range(200, 400), 90):
        d = game.decision
        if d is not None and d.ask == Ask.NAME:
            option = rng.choice(game.options)
            game.push(option)
            named = [e.named for e in game.view(0).log if e.kind == "named"]
            assert named[-1] == game.state.programs[option.a].name
            return
    pytest.fail("no game reached the naming of a card")
