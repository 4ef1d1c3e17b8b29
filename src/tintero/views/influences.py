"""What changes a card's numbers and keywords, said: by how much, by which card, until when."""

from __future__ import annotations

from tintero.messages import Arg, CardNamed, Message, PlayerNamed
from tintero.rules.influence import Changed, changes
from tintero.state.objects import Active, Card
from tintero.state.state import State
from tintero.views.handles import Handles
from tintero.views.log_words import UNTIL
from tintero.views.naming import is_written, keyword_text
from tintero.views.shapes import Shape
from tintero.vocab import KEYWORD_NAMES, NONE, STAT_NAMES, Stat, Until, Zone

NUMBERS = {Stat.LORE: "lore"}


class InfluenceView(Shape, frozen=True, omit_defaults=True, gc=False):
    """What changes a number or gives a keyword: which card, by how much, until when. `what` is
    strength, willpower, lore, move cost, or the name of a keyword."""

    what: str
    said: Message
    amount: int = 0


def influences(s: State, card: Card, handles: Handles) -> tuple[InfluenceView, ...]:
    """Everything that applies to a card in play; all of that lies open."""
    return tuple(_view(s, one, card, handles) for one in changes(s, card))


def _view(s: State, one: Changed, card: Card, handles: Handles) -> InfluenceView:
    cause = _cause(s, one.active, card, handles)
    if one.stat != NONE:
        what = NUMBERS.get(one.stat, STAT_NAMES[one.stat])
        if one.floor:
            return InfluenceView(what, Message("why-floor", least=one.amount, cause=cause))
        amount = f"+{one.amount}" if one.amount > 0 else f"−{-one.amount}"
        said = Message("why-number", amount=amount, cause=cause)
        return InfluenceView(what, said, one.amount)
    what = KEYWORD_NAMES[one.keyword]
    if one.lost:
        return InfluenceView(what, Message("why-lost", keyword=what, cause=cause))
    word = keyword_text(what, one.amount)
    return InfluenceView(what, Message("why-number", amount=word, cause=cause), one.amount)


def _cause(s: State, a: Active, card: Card, handles: Handles) -> Arg:
    """The card whose effect it is, with how long it lasts."""
    source = s.cards[a.source]
    there = source.zone == Zone.PLAY and source.inc == a.inc
    ref = handles.in_play(source) if there else ""
    if is_written(s, a):
        name: Arg = CardNamed(s.programs[a.index].full_name, ref)
    elif there:
        name = CardNamed(source.program.full_name, ref)
    else:
        name = Message("why-earlier-effect")
    until = a.until
    if until == NONE:
        if a.source == card.id:
            return name
        until = Until.WHILE_IN_PLAY
    if until == Until.THEIR_NEXT_TURN:  # it is in force in that turn only
        until = Until.END_OF_TURN
    return Message("why-until", source=name, until=UNTIL[until], player=PlayerNamed(a.whose))
