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
    sort = described(say, f)
    if label == "discard" and not no and not what.plural:
        said = Saying("discarded-so", what, Noun("a", as_card), known=known)
        return replace(said, things=sort, parts=discarded(say, label))
    some = (f.has_under == 1) != no
    under = f == Filter(zone=f.zone, has_under=f.has_under)
    if under and (label in say.banished or say.gone):
        pile = Noun("this", mine=True) if isinstance(node.what, This) else what
        verb = "had-under" if label in say.banished else "was-under"
        return Saying(verb, pile, no=not some, known=known)
    if under and not what.plural:
        return Saying("card-under", what, no=not some, known=known)
    if label in say.kinds and f.names:
        what = Noun("that-kind", head=say.kinds[label], parts=(what,))
    if label == "put" and not no and not what.plural and what.head == CHARACTER and f.classes:
        sort = filters.things(say, Filter(types=(CardType.CHARACTER,), classes=f.classes))
        said = Saying("returned-so", what, Noun("a", sort), known=known)
        return replace(said, things=sort)
    if what.plural and not no and isinstance(node.what, (That, WasUnder)):
        # One of several is enough.
        any_ = Noun("any-of", head=what.head, mine=what.mine, parts=(what,))
        verb = "moved-so" if label == "put" else "is"
        cards = Noun("some-of", as_card, plural=True)
        return Saying(verb, any_, cards, things=sort)
    said = Saying("is", what, no=no, known=known, things=sort)
    return replace(said, parts=discarded(say, label))


def discarded(say: Speaker, label: str) -> tuple[Saying, ...]:
    """How else a discarded card can be called."""
    noun = say.discarded.get(label)
    return () if noun is None else (Saying("called", noun),)


def described(say: Speaker, f: Filter) -> Things:
    """Outside play it is a "character card", wherever it may be."""
    named = f.zone == Zone.ANYWHERE and (f.types or f.song == 1 or f.any_of)
    return filters.things(say, replace(f, zone=Zone.DECK) if named else f)
