"""`Is`: what a card is like."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.conditions import Is
from tintero.ability.filters import Filter
from tintero.ability.render.plan import filters, selectors
from tintero.ability.render.plan.parts_of_speech import CHARACTER, Noun, Saying, Things
from tintero.ability.render.speaker import Speaker
from tintero.ability.selectors import That, This, WasUnder
from tintero.vocab import CardType, Zone


def is_(say: Speaker, node: Is, no: bool) -> Saying:
    known = selectors.in_focus(say, node.what)
    what = selectors.cards(say, node.what)
    f = node.filter
    label = node.what.label if isinstance(node.what, That) else ""
    as_card = filters.things(say, replace(f, zone=Zone.DECK))
    said = Saying("is", what, no=no, known=known, things=described(say, f))
    if label in say.discarded:
        # How else a discarded card can be called.
        said = replace(said, parts=(Saying("called", say.discarded[label]),))
    one = not no and not what.plural
    if one and label == "discard":
        return replace(said, verb="discarded-so", object=Noun("a", as_card))
    if f == Filter(zone=f.zone, has_under=f.has_under):
        none = (f.has_under == 1) == no
        if label in say.banished or say.gone:
            pile = Noun("this", mine=True) if isinstance(node.what, This) else what
            verb = "had-under" if label in say.banished else "was-under"
            return Saying(verb, pile, no=none, known=known)
        if not what.plural:
            return Saying("card-under", what, no=none, known=known)
    if label in say.kinds and f.names:
        what = Noun("that-kind", head=say.kinds[label], parts=(what,))
    if one and label == "put" and what.head == CHARACTER and f.classes:
        sort = filters.things(say, Filter(types=(CardType.CHARACTER,), classes=f.classes))
        return Saying("returned-so", what, Noun("a", sort), known=known, things=sort)
    if what.plural and not no and isinstance(node.what, (That, WasUnder)):
        # One of several is enough.
        any_ = Noun("any-of", head=what.head, mine=what.mine, parts=(what,))
        verb = "moved-so" if label == "put" else "is"
        return Saying(verb, any_, Noun("some-of", as_card, plural=True), things=said.things)
    return replace(said, subject=what)


def described(say: Speaker, f: Filter) -> Things:
    """Outside play it is a "character card", wherever it may be."""
    named = f.zone == Zone.ANYWHERE and (f.types or f.song == 1 or f.any_of)
    return filters.things(say, replace(f, zone=Zone.DECK) if named else f)
