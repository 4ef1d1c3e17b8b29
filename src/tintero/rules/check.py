"""The game state check (CR 1.8) and the end of the game (CR 2.3.3)."""

from __future__ import annotations

from mypy_extensions import i64

import tintero.rules.actives as actives
import tintero.rules.damage as damage
import tintero.rules.derive as derive
import tintero.rules.missions as missions
import tintero.rules.zones as zones
from tintero.ability.statics import WinAt
from tintero.events import Kind
from tintero.program.model import Bucket
from tintero.rules.context import of_active
from tintero.rules.selectors import is_owner
from tintero.rules.triggers import happen
from tintero.state.objects import Card
from tintero.state.state import F, L, P, S, State
from tintero.vocab import NONE, Phase, Reason, Stat, Zone


def lore_needed(s: State, player: i64) -> i64:
    """CR 1.8.1.1: 20, unless an effect asks for more; several do not add up."""
    need: i64 = s.ruleset.lore_to_win
    for a in s.buckets[Bucket.WIN_AT]:
        effect = a.effect
        assert isinstance(effect, WinAt)
        if is_owner(s, effect.players, player, of_active(a)) and derive.applies(s, a):
            need = max(need, effect.lore)
    return need


def check(s: State) -> bool:
    """One pass: results are found first, then carried out together. True if there were any.

    CR 1.8.4: one player's results are simultaneous; several players' in turn order, counted from
    the active player.
    """
    if s.gained:
        actives.merge_keywords(s)
    if s.ruleset.missions:
        missions.discard_lost(s)
    if s.ruleset.other_wins and other_win(s):
        return False
    start = s.leader
    order = s.turn_order(start)
    need: i64 = s.ruleset.lore_to_win
    asks_more = len(s.buckets[Bucket.WIN_AT]) > 0
    for p in order:
        if asks_more:
            need = lore_needed(s, p)
        # CR 1.8.1.1: at 20 lore or more that player wins.
        if s.players[p].lore >= need:
            win(s, p, Reason.LORE, "1.8.1.1")
            return False
    if s.scalars.ending and s.ruleset.deck_out_loses:
        # CR 1.8.1.2: a player whose own turn ends with an empty deck loses.
        for p in s.acting():
            if not s.players[p].out and not s.zone(p, Zone.DECK):
                lose(s, p, Reason.EMPTY_DECK, "1.8.1.2")
                return not s.over
    if not s.damage_is_settled:
        fixed = not derive.may_be_lowered(s, Stat.WILLPOWER)
        doomed: list[Card] | None = None  # mostly nobody
        for p in order:
            for i in s.in_play(p):
                card = s.cards[i]
                if is_lethal(s, card, fixed):
                    if doomed is None:
                        doomed = []
                    doomed.append(card)
        if doomed is not None:
            happen(s, Kind.CHECKED, start, None, None, len(doomed))
            damage.banish(s, start, doomed, NONE, damage.CHECKED)
            return True
        s.settle_damage()
    if s.extra(L.CREDITS):
        damage.clear_credits(s)
    return False


def other_win(s: State) -> bool:
    """Ways to win that a variant has (CR 10.1.2). True if somebody has won."""
    rules = s.ruleset
    for p in s.turn_order(s.leader) if rules.team_lore else []:
        if together(s, p) >= lore_needed(s, p):
            win(s, p, Reason.LORE, "1.8.1.1")
            return True
    if rules.most_lore_after and s.scalars.ending:
        there = s.turn_order(s.leader)
        if all(s.players[p].turns >= rules.most_lore_after for p in there):
            best = max([together(s, p) for p in there])
            ahead = [p for p in there if together(s, p) == best]
            # Where several sides are ahead, the game goes on until one is.
            if not any(s.opposes(p, ahead[0]) for p in ahead):
                win(s, ahead[0], Reason.MOST_LORE, "1.8.1.1")
                return True
    return False


def together(s: State, player: int) -> int:
    """The lore that counts for a player: their own, or all of their team's."""
    if not s.ruleset.team_lore:
        return s.players[player].lore
    return sum([s.players[p].lore for p in s.team(player)])


def is_lethal(s: State, card: Card, fixed: bool = False) -> bool:
    """CR 1.8.1.4: damage equal to or above willpower. `fixed`: no willpower is below the printed
    one, so that it need not be worked out for damage below that."""
    if not card.program.has_willpower:
        return False
    if fixed and card.damage < card.program.willpower:
        return False
    return card.damage >= derive.willpower(s, card)


def win(s: State, player: int, reason: int, clause: str) -> None:
    s.put_scalar(S.WINNER, player)
    s.put_scalar(S.REASON, reason)
    s.put_scalar(S.PHASE, Phase.OVER)
    s.set_decision(None)
    happen(s, Kind.GAME_OVER, player, None, None, reason, 0, clause)


def draw_game(s: State) -> None:
    """Nobody wins: a turn limit set for simulations was reached. Not a rule of the game."""
    s.put_scalar(S.WINNER, NONE)
    s.put_scalar(S.REASON, Reason.TURN_LIMIT)
    s.put_scalar(S.PHASE, Phase.OVER)
    s.set_decision(None)
    happen(s, Kind.GAME_OVER, NONE, None, None, Reason.TURN_LIMIT, 0, "2.3.3")


def lose(s: State, player: int, reason: int, clause: str) -> None:
    """CR 9.2.3: a player who loses leaves at once; with two players the other one wins."""
    s.put_player(s.players[player], P.OUT, 1)
    happen(s, Kind.PLAYER_OUT, player, None, None, reason, 0, clause)
    left = [p for p in s.players if not p.out]
    if not any(s.opposes(p.id, left[0].id) for p in left):
        # CR 1.8.1.3: the last player left wins, and teammates left together win together. With
        # two players, one losing is the reason.
        two = len(s.players) == 2
        win(s, left[0].id, reason if two else Reason.LAST_PLAYER, clause if two else "1.8.1.3")
        return
    if s.ruleset.team_turns and s.active == player and s.team(player):
        s.put_scalar(S.ACTIVE, s.team(player)[0])  # CR 9.3.1: the turn is the teammates' too
    clear_away(s, player)


def clear_away(s: State, player: int) -> None:
    """CR 9.2.3: the leaving player's cards, effects and unresolved triggers go; effects already
    generated with a stated duration stay until it runs out."""
    for i in range(len(s.bag) - 1, -1, -1):
        if s.bag[i].player == player:
            s.take_from_bag(i)  # CR 7.7.7
    for a in [a for a in s.actives if a.player == player and actives.ends_with_player(a)]:
        s.remove_active(a)
    waiting = s.extra(L.DEFERRED)  # actions yet to resolve (CR 6.7.8.1), each with its flags
    for n in range(len(waiting) - 2, -1, -2):
        if s.cards[waiting[n]].owner == player:
            s.delete(s.extra_id(L.DEFERRED), n + 1)
            s.delete(s.extra_id(L.DEFERRED), n)
    s.put_player(s.players[player], P.DROPS, 0)
    for i in s.in_play(player):
        zones.remember(s, s.cards[i])
    for card in s.cards:
        if card.owner == player and card.zone != Zone.OUT:
            if card.zone == Zone.UNDER:
                s.remove(s.under_id(card.top), card.id)
            elif card.zone != Zone.ASIDE:
                s.remove(s.zone_id(player, card.zone), card.id)
            s.put(card, F.ZONE, Zone.OUT)
            s.put(card, F.INC, card.inc + 1)
            s.put(card, F.TOP, NONE)
            s.put(card, F.AT, NONE)
            s.put(card, F.DAMAGE, 0)
            s.put(card, F.EXERTED, 0)
            s.put(card, F.DRYING, 0)
    actives.sweep(s)  # what was given to those cards
