"""What an option exposes: a card of one's own that others could then banish in a challenge.

Nothing is counted by hand. In a world of the seat the option is carried out and the turn ended; in
the others' turns each of their characters challenges, and it is looked whether that banished the
card. So whoever may not challenge does not, and damage is what the rules make of it. What could be
banished as well without the option is not held against it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tintero.bots.seat import BotSeat
from tintero.bots.turn_mind import TurnMind
from tintero.bots.value_file import shipped_net
from tintero.events import Kind
from tintero.game import Game
from tintero.rules import apply
from tintero.state.objects import Option, bare
from tintero.state.state import State
from tintero.views.knowledge import may_know
from tintero.vocab import Act, Ask, Zone

SEED = 0  # the same question, the same answer
PLENTY = 1 << 40  # a challenge ends by itself
# After these the table is as it would be anyway.
IDLE = (Act.END, Act.NO, Act.DONE)

Pair = tuple[int, int]  # who could be banished, and by whom


def can_expose(game: Game, seat: int, option: Option) -> bool:
    """Whether it makes sense to ask: in one's own turn, of what one could also leave."""
    if option.act in IDLE or option.act in (Act.INK, Act.CONCEDE):
        return False
    return seat in game.state.acting() and leaving(game) is not None


def exposed(game: Game, seat: int, option: Option) -> Pair | None:
    """A card of the seat and who could banish it because of an option that `can_expose`, before the
    seat has another turn. Both are cards the seat knows already; nothing changes."""
    s, leave = game.state, leaving(game)
    assert leave is not None
    known = [card.id for card in s.cards if card.owner == seat and may_know(s, card, seat)]
    there = [i for player in s.players for i in s.zone(player.id, Zone.PLAY)]
    with BotSeat(game, seat).worlds() as worlds:
        first = threats(worlds.draw(SEED).state, seat, option, known)
        found = [pair for pair in first if pair[1] in there]
        if not found:
            return None
        targets = [card for card, _ in found]
        anyway = [card for card, _ in threats(worlds.draw(SEED).state, seat, leave, targets)]
    found = [pair for pair in found if pair[0] not in anyway]
    # The card that does something before others.
    return min(found, key=lambda pair: pair[0] != option.a) if found else None


def leaving(game: Game) -> Option | None:
    """The option that leaves it; None where something must be answered. The end of a turn is meant
    also where something must be done before."""
    if game.decision is not None and game.decision.ask == Ask.TURN_ACTION:
        return bare(Act.END)
    return next((option for option in game.options if option.act in IDLE), None)


def threats(s: State, seat: int, option: Option, targets: Sequence[int]) -> Iterator[Pair]:
    """Which of these cards could be banished by whom in the others' turns, the option taken and the
    turn ended. The questions that come are answered as a bot would."""
    mind = TurnMind(s, seat, shipped_net(), SEED, PLENTY)
    mind.do(option)
    if acts(s) and option.act != Act.END:
        mind.do(bare(Act.END))
    for _ in s.players:
        d = s.decision
        if d is None or not acts(s) or not s.opposes(d.player, seat):
            return
        yield from banished(mind, targets)
        mind.do(bare(Act.END))


def acts(s: State) -> bool:
    """Whether somebody decides a turn action."""
    return s.decision is not None and s.decision.ask == Ask.TURN_ACTION


def banished(mind: TurnMind, targets: Sequence[int], mates: bool = True) -> Iterator[Pair]:
    """Which of these cards are banished when whoever acts now, or a teammate, challenges them."""
    s = mind.state
    top = s.mark()
    for option in list(apply.options(s)):
        if option.act == Act.CHALLENGE and option.b in targets:
            before = len(s.log)
            mind.do(option)
            gone = [e.card for e in s.log[before:] if e.kind == Kind.BANISHED]
            s.rollback(top)
            if option.b in gone:
                yield option.b, option.a
        elif option.act == Act.PLAYER and mates:  # CR 9.3.1
            mind.do(option)
            yield from banished(mind, targets, mates=False)
            s.rollback(top)
