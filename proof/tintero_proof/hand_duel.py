"""What learned opening hands and ink are worth: paired games played greedily by the value.

    python -m tintero_proof.hand_duel hand -n 1500

Both sides have the same deck and play by the same value; one keeps its hand (`hand`), chooses what
becomes ink (`ink`) or does both (`both`) as `hand_policy` has learned it, the other keeps it by the
rule and inks what the value likes best. Each deal is played twice with the sides changed.
"""

from __future__ import annotations

import argparse
from random import Random

from tintero.bots.hand_policy import HandPolicy, shipped_policy
from tintero.bots.opening_hand import kept
from tintero.bots.turn_search import TurnSearch
from tintero.bots.value_file import shipped_net
from tintero.cards.deck import Deck
from tintero.cards.pool import default_pool
from tintero.game import Game
from tintero.reading import file_text
from tintero.rules import apply
from tintero.sim.drawn_decks import drawn_deck
from tintero.state.objects import Option
from tintero.state.state import State
from tintero.train.look_ahead import MOST_TURNS, PLENTY
from tintero.vocab import Act, Ask, Zone
from tintero_proof.knowing import interval

POOL = default_pool()


def alter(s: State, seat: int, mind: TurnSearch, policy: HandPolicy | None) -> None:
    hand = s.zone(seat, Zone.HAND)[:]
    facts = [POOL.at(s.cards[i].index) for i in hand]
    if policy is not None:
        rest = [POOL.at(s.cards[i].index) for i in s.zone(seat, Zone.DECK)]
        stay = {hand[n] for n in policy.kept(facts, rest, s.active == seat)}
    else:
        stay = {int(i) for i in kept({str(i): card for i, card in zip(hand, facts)})}
    while True:
        d = s.decision
        if d is None or d.ask != Ask.ALTER_HAND or d.player != seat:
            return
        options = apply.options(s)
        go = [o for o in options if o.act == Act.CHOOSE and o.a not in stay]
        mind.take(go[0] if go else next(o for o in options if o.act == Act.DONE))


def inked(s: State, option: Option, policy: HandPolicy) -> Option:
    seat = s.active
    hand = [POOL.at(s.cards[i].index) for i in s.zone(seat, Zone.HAND)]
    ink = len(s.zone(seat, Zone.INKWELL))
    could = [o for o in apply.options(s) if o.act == Act.INK and s.cards[o.a].zone == Zone.HAND]
    if not could:
        return option
    return max(could, key=lambda o: policy.ink_score(POOL.at(s.cards[o.a].index), hand, ink))


def play(cards: tuple[str, ...], seed: int, learner: int, mode: str, policy: HandPolicy) -> float:
    """The score of the seat that has learned."""
    s = Game.new([cards, cards], seed).state
    rng = Random(seed)
    minds = [TurnSearch(s, p, shipped_net(), rng.getrandbits(62), PLENTY) for p in range(2)]
    turn = 0
    while s.decision is not None and s.turn < MOST_TURNS:
        d = s.decision
        mind, learned = minds[d.player], d.player == learner
        if s.turn != turn:
            turn = s.turn
            s.journal.forget(s.mark())
        if d.ask == Ask.ALTER_HAND:
            alter(s, d.player, mind, policy if learned and mode != "ink" else None)
        elif d.ask == Ask.TURN_ACTION:
            option = mind.best_action()
            if option.act == Act.INK and learned and mode != "hand":
                option = inked(s, option, policy)
            mind.do(option)
        else:
            mind.settle()
    winner = s.scalars.winner if s.over else -1
    return 0.5 if winner < 0 else float(winner == learner)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("mode", choices=["hand", "ink", "both"])
    parser.add_argument("-n", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--drawn", action="store_true", help="random legal decks")
    parser.add_argument("--file", help="of `tintero train --hands`; the one that comes along")
    asked = parser.parse_args()
    policy = shipped_policy()
    if asked.file:
        policy = HandPolicy.read(file_text(asked.file), asked.file)
    rng = Random(f"duel/{asked.seed}")
    shipped = [tuple(Deck.load(name).cards) for name in Deck.available()]
    pairs: list[float] = []
    for n in range(asked.n // 2):
        drawn = asked.drawn
        cards = tuple(drawn_deck(rng, POOL).cards) if drawn else shipped[n % len(shipped)]
        seed = rng.getrandbits(60)
        both = [play(cards, seed, seat, asked.mode, policy) for seat in range(2)]
        pairs.append(sum(both) / 2)
    mean, half = interval(pairs)
    decks = "random legal decks" if asked.drawn else "shipped decks"
    print(f"{asked.mode}, {decks}: {2 * len(pairs)} games, {100 * mean:.1f} % ± {100 * half:.1f}")


if __name__ == "__main__":
    main()
