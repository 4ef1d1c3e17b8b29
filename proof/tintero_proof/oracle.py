"""The slow oracle: everything conceivable, asked of the rules one by one.

The list of options of a position must be exactly what the rules accept. So the fuzzer makes every
act with every card, payment and target one could name, and lets `refuse` judge each.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from tintero.program.model import Bucket
from tintero.rules import apply
from tintero.rules.within_reach import hand_faces
from tintero.state.objects import Card, Option
from tintero.state.state import State
from tintero.views.whynot import explain
from tintero.vocab import ACT_NAMES, NONE, ZONE_NAMES, Act, Ask, Pay, Zone
from tintero_proof.invariants import need

Key = tuple[int, int, int, int, tuple[int, ...]]  # of an option


def named(option: Option) -> str:
    return f"{ACT_NAMES[option.act]} {option.key()[1:]}"


def oracle(s: State) -> set[Key]:
    """Everything conceivable that the rules accept from the player who is asked."""
    d = s.decision
    assert d is not None
    found: set[Key] = set()
    refusals: set[int] = set()
    for option in conceivable(s):
        refusal = apply.refuse(s, d.player, option)
        if refusal is None:
            found.add(canonical(s, option))
        elif refusal.code not in refusals:
            refusals.add(refusal.code)
            why = explain(s, refusal, d.player, option)
            for text in (why.sentence("en"), why.sentence("es")):
                need("{" not in text and bool(text), "words", f"no reason against {named(option)}")
    for player in s.players:
        for key in found if player.id != d.player else ():
            if key[0] == Act.END and player.id in s.acting():
                continue  # CR 9.3.1, 3.3.2: any of the team declares the end of its turn
            # CR 1.7.2: nobody else may answer.
            other = apply.refuse(s, player.id, Option(*key))
            need(other is not None, "oracle", f"{named(Option(*key))} for seat {player.id} too")
    return found


def canonical(s: State, o: Option) -> Key:
    """Equal cards in hand are interchangeable."""
    a, b = o.a, o.b
    if o.act == Act.QUEST and b != NONE:
        b = next(c.id for c in hand_faces(s, s.cards[b].owner) if c.index == s.cards[b].index)
    if o.act in (Act.INK, Act.PLAY, Act.USE) and s.cards[a].zone == Zone.HAND:
        card = s.cards[a]
        a = next(c.id for c in hand_faces(s, card.owner) if c.index == card.index)
    return (o.act, a, b, o.c, o.cards)


def conceivable(s: State) -> Iterator[Option]:
    """Every act with every card, payment and target one could name.

    Of what is refused whatever else it names (turn actions while something else is asked, a
    challenger that is not in play, a card in the middle of a deck) a few examples are enough.
    """
    d = s.decision
    assert d is not None
    turn = d.ask in (Ask.TURN_ACTION, Ask.PAY)
    table = [i for player in s.players for i in s.in_play(player.id)]
    for card in s.cards if turn else s.cards[:5]:
        yield Option(Act.INK, card.id)
        yield Option(Act.QUEST, card.id)
        yield from ways_to_play(s, card, table if is_near(s, card) else table[:1])
        yield from ways_to_use(s, card)
        for i in table if card.zone == Zone.PLAY else table[:2]:
            for act in (Act.CHALLENGE, Act.MOVE):
                yield Option(act, i, card.id)
                yield Option(act, card.id, i)
    if s.ruleset.table and turn:
        yield from other_actions(s, table)
    for act in (Act.END, Act.DONE, Act.YES, Act.NO):
        yield Option(act)
    for card in s.cards[:5] if turn else s.cards:
        yield Option(Act.CHOOSE, card.id)
    for n in range(-1, 31 if d.ask != Ask.TURN_ACTION else 2):
        for act in (Act.MODE, Act.AMOUNT, Act.PLAYER):
            yield Option(act, n)
    for n in range(2) if turn else [*range(len(s.programs)), *s.name_indices]:
        yield Option(Act.NAME, n)
    for entry in s.bag:
        yield Option(Act.RESOLVE, entry.id)
    for a in s.actives[:5] if turn else s.actives:
        yield Option(Act.CHOOSE, a.source, a.id)


def other_actions(s: State, table: list[int]) -> Iterator[Option]:
    """What turn actions of variants name."""
    hands = [i for player in s.players for i in s.zone(player.id, Zone.HAND)]
    for i in [*table, *hands[:3]]:
        yield Option(Act.CHALLENGE, i)
        for mission in [*hands, *table[:2]]:
            yield Option(Act.QUEST, i, mission)
    for card in s.cards:
        yield Option(Act.USE, card.id)
        for zone in range(-1, len(ZONE_NAMES)):
            yield Option(Act.MOVE, card.id, NONE, zone)


def is_near(s: State, card: Card) -> bool:
    """Whether a card lies anywhere but in the middle of a deck."""
    return card.zone != Zone.DECK or s.zone(card.owner, Zone.DECK)[-1] == card.id


def ways_to_play(s: State, card: Card, table: list[int]) -> Iterator[Option]:
    program = s.programs[card.index]
    others = [*table, *s.zone(card.owner, Zone.HAND)[:2]]
    for pay in (Pay.INK, Pay.FREE, Pay.SING_TOGETHER):
        yield Option(Act.PLAY, card.id, pay)
    for i in others if program.song else table[:1]:
        yield Option(Act.PLAY, card.id, Pay.SING, NONE, (i,))
        if program.sing_together:
            yield Option(Act.PLAY, card.id, Pay.SING_TOGETHER, NONE, (i,))
            yield Option(Act.PLAY, card.id, Pay.SING_TOGETHER, NONE, (i, i))
    for which in range(len(program.shifts) + 1):
        for i in others if program.shifts else table[:1]:
            yield Option(Act.PLAY, card.id, Pay.SHIFT, which, (i,))
        for pair in permutations(others, 2) if program.shifts else ():
            yield Option(Act.PLAY, card.id, Pay.SHIFT, which, pair)
    for which in range(len(program.statics)):
        yield Option(Act.PLAY, card.id, Pay.ALTERNATE, which)
    for i in table:
        for which in range(len(s.programs[s.cards[i].index].statics)):
            yield Option(Act.PLAY, card.id, Pay.ALTERNATE, which, (i,))


def ways_to_use(s: State, card: Card) -> Iterator[Option]:
    for ability in range(len(s.programs[card.index].abilities)):
        yield Option(Act.USE, card.id, ability, card.index)
    for a in s.buckets[Bucket.GAIN]:
        if a.ability != NONE:
            yield Option(Act.USE, card.id, a.ability, a.index)
