"""Plays the steps of a smoke test and answers what is asked on the way."""

from __future__ import annotations

from collections.abc import Iterable

from tintero.events import Event
from tintero.game import Game
from tintero.state.objects import Option
from tintero.vocab import ACT_NAMES, ASK_NAMES, Act, Ask, Pay
from tintero_proof.smoke.prediction import Answer, Prediction
from tintero_proof.smoke.props import Do
from tintero_proof.smoke.stage import ids_of
from tintero_proof.smoke.world import Mismatch, NotCovered

ACTS = {
    "play": Act.PLAY, "shift": Act.PLAY, "sing": Act.PLAY, "quest": Act.QUEST, "ink": Act.INK,
    "challenge": Act.CHALLENGE, "move": Act.MOVE, "end": Act.END, "use": Act.USE,
}  # fmt: skip
PAYS = {"play": (Pay.INK, Pay.FREE, Pay.ALTERNATE), "shift": (Pay.SHIFT,), "sing": (Pay.SING,)}


def take(game: Game, step: Do, p: Prediction | None = None) -> list[Event]:
    """Take a step and answer until the next turn action is asked; what happened."""
    option = option_of(game, step)
    if option is None:
        name = step.a.facts.full_name if step.a is not None else ""
        raise NotCovered(f"{step.what} {name} is not possible")
    events = game.push(option)
    waiting = list(p.answers) if p is not None else []
    return events + settle(game, waiting, p is not None)


def settle(game: Game, waiting: list[Answer], strict: bool) -> list[Event]:
    events: list[Event] = []
    for _ in range(200):
        d = game.decision
        if d is None or d.ask == Ask.TURN_ACTION:
            break
        events += game.push(answer(game, waiting, strict))
    else:
        raise Mismatch("the questions never end")
    left = [a for a in waiting if not spent(game, a)]
    if strict and left:
        raise Mismatch(f"{left[0].kind} was predicted and not asked")
    return events


def spent(game: Game, a: Answer) -> bool:
    """Whether nothing of an answer is left that would be asked: equal cards are not ordered."""
    return a.forced or (a.tail and len(faces(game, a.options)) <= 1)


def faces(game: Game, cards: Iterable[int]) -> set[int]:
    return {game.state.cards[i].index for i in cards}


def option_of(game: Game, step: Do) -> Option | None:
    """The legal option a step means."""
    ids = ids_of(game)
    a = ids[step.a.facts.full_name] if step.a is not None else -1
    b = ids[step.b.facts.full_name] if step.b is not None else -1
    act = ACTS[step.what]
    for o in game.options:
        if o.act != act or (step.a is not None and o.a != a):
            continue
        if act == Act.PLAY:
            on = () if step.b is None else (b,)
            if o.b in PAYS[step.what] and (o.cards == on or o.b == Pay.ALTERNATE):
                return o
        elif act in (Act.CHALLENGE, Act.MOVE):
            if o.b == b:
                return o
        else:
            return o
    return None


def answer(game: Game, waiting: list[Answer], strict: bool) -> Option:
    """What to say now: what the prediction says, or the first option if nothing is predicted."""
    d = game.decision
    assert d is not None
    options = game.options
    kind = ASK_NAMES[d.ask]
    if d.ask in (Ask.BAG, Ask.REPLACEMENT):
        return options[0]
    if d.ask == Ask.ORDER:
        ahead = next((a for a in waiting if not spent(game, a)), None)
        if ahead is None or not fits(game, ahead, d.player, kind, options):
            return options[0]
    if d.ask == Ask.PAY:
        return options[0]
    if not strict or (d.ask == Ask.MAY and is_prop(game, d.card)):
        return next((o for o in options if o.act in (Act.NO, Act.DONE)), options[0])
    while waiting and not fits(game, waiting[0], d.player, kind, options):
        first = waiting[0]
        if not spent(game, first):
            raise Mismatch(
                f"{first.kind} {sorted(first.options)} of seat {first.who + 1} was predicted, "
                f"{kind} {sorted(o.a for o in options if o.a >= 0)} of seat {d.player + 1} found"
            )
        waiting.pop(0)
    if not waiting:
        raise Mismatch(f"{kind} was asked of seat {d.player + 1} and not predicted")
    return say(game, waiting, options)


def is_prop(game: Game, card: int) -> bool:
    """Whether a prop asks (Bodyguard, how it enters play), not the card under test."""
    if card < 0:
        return False
    facts = game.pool.at(game.state.cards[card].index)
    return facts.name.startswith("Prop ") or facts.version.startswith("Prop ")


def fits(game: Game, a: Answer, player: int, kind: str, options: list[Option]) -> bool:
    if a.who != player or not (a.kind == kind or (a.tail and kind == "order")):
        return False
    if a.kind == "choose" and not a.picks and all(o.act != Act.DONE for o in options):
        return False
    if a.kind == "choose" and a.stop is not None and kind != "order":
        if any(o.act == Act.DONE for o in options) != a.stop:
            return False
    if a.kind == "choose" and a.exact:
        offered = {o.a for o in options if o.act == Act.CHOOSE}
        if a.tail:
            return faces(game, offered) == faces(game, a.options)
        return offered == set(a.options)
    if a.kind == "amount":
        return {o.a for o in options} == set(a.options)
    return True


def say(game: Game, waiting: list[Answer], options: list[Option]) -> Option:
    a = waiting[0]
    if a.kind == "may":
        waiting.pop(0)
        act = Act.NO if a.picks else Act.YES
        return next(o for o in options if o.act == act)
    if a.kind == "choose":
        if not a.picks:
            waiting.pop(0)
            return next((o for o in options if o.act == Act.DONE), options[0])
        pick = a.picks.pop(0)
        a.options = a.options - {pick}
        a.stop = None
        if not a.picks:
            a.forced = True  # whether "done" still has to be said depends on what is left
        found = [o for o in options if o.act == Act.CHOOSE and o.a == pick]
        if not found:
            raise Mismatch(f"card {pick} can't be chosen")
        return found[0]
    waiting.pop(0)
    acts = {"mode": Act.MODE, "amount": Act.AMOUNT, "player": Act.PLAYER, "name": Act.NAME}
    wanted = a.picks[0]
    if a.kind == "name":
        wanted = game.state.cards[wanted].index
        names = game.pool.at(wanted).name
        for o in options:
            if o.act == Act.NAME and game.state.programs.name_said(o.a) == names:
                return o
    for o in options:
        if o.act == acts[a.kind] and o.a == wanted:
            return o
    raise Mismatch(f"{a.kind} {wanted} can't be said among {[ACT_NAMES[o.act] for o in options]}")
