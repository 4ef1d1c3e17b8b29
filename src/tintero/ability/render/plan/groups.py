"""Players that `EachDoes` speaks of: named once, then referred to."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability.render.plan import players
from tintero.ability.render.plan.parts_of_speech import Noun, Saying
from tintero.vocab import Owner

# Players whose zones can be called theirs by name: "each opponent's hand".
NAMED: Final = ("each-opponent", "each-player", "chosen-opponent", "chosen-player")


def after_group(who: Noun) -> Noun:
    """How to speak of the players later."""
    return players.THEY if who.how.startswith("each-") else players.THAT_PLAYER


def is_named(who: Noun, s: Saying | None) -> bool:
    """The cards are said to be on top of the deck of these players, who are named there."""
    cards = None if s is None else s.object
    on_top = cards is not None and cards.how in ("top", "bottom") and cards.parts == (who,)
    return on_top and not who.how.startswith("each-")


def naming(who: Noun, s: Saying | None) -> Saying | None:
    """The players named where the first zone of theirs is spoken of, if one is."""
    if s is None or s.object is None:
        return None
    cards, t = s.object, s.object.things
    if cards.how in ("top", "bottom") and cards.parts == (who,):
        return replace(s, object=replace(cards, place="named"))
    theirs = t is not None and not t.in_play and t.owner == Owner.THEIRS and cards.place != ""
    if t is not None and theirs and who.how in NAMED:
        return replace(s, object=replace(cards, things=replace(t, player=who.how)))
    if s.goal is None or s.goal.whose != "theirs":
        return None
    return replace(s, goal=replace(s.goal, player=who))


def one_by_one(who: Noun) -> Noun:
    """The players as those for each of whom something is done: "for each opposing player"."""
    if who.how == "each-opponent":
        return Noun("each-opposing-player")
    return replace(who, parts=tuple([one_by_one(part) for part in who.parts[:1]]) + who.parts[1:])
