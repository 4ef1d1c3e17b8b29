"""`Put`: the cards, the verb and the place; and who picks cards."""

from __future__ import annotations

from tintero.ability.base import Selector
from tintero.ability.effects import (
    OneOf,
    Place,
    Put,
)
from tintero.ability.filters import Filter
from tintero.ability.quantities import DownTo
from tintero.ability.render.both_languages import Whose, from_deck, whose_zone
from tintero.ability.render.plan.selectors import did
from tintero.ability.render.realise.en import bridge
from tintero.ability.render.realise.en.words import BASE, inflect
from tintero.ability.render.speaker import (
    YOU,
    Phrase,
    RenderError,
    Speaker,
    SpokenClause,
)
from tintero.ability.selectors import (
    All,
    AtRandom,
    Chosen,
    EachPlayer,
    That,
    They,
    This,
    Together,
    TopOfDeck,
    WasUnder,
    You,
)
from tintero.vocab import CardType, Owner, Zone


def chooser(say: Speaker, what: Selector) -> Phrase | None:
    """Who picks, if somebody else than you."""
    if isinstance(what, Chosen) and not isinstance(what.by, You):
        return say.player(what.by)
    return None


DECK_OR_INK = (Place.DECK_TOP, Place.DECK_BOTTOM, Place.INKWELL, Place.SHUFFLED)


def put(say: Speaker, node: Put) -> SpokenClause:
    what = node.what
    who = chooser(say, what)
    search = ""
    if isinstance(what, Chosen) and what.filter.zone == Zone.DECK and not what.source:
        search = bridge.zone(what.filter)
        phrase = bridge.chosen(say, what, where=False)
    elif isinstance(what, All) and not bridge.in_play(what.filter) and what.among is None:
        phrase = all_from(say, what.filter)
    elif isinstance(what, Chosen) and what.filter == say.looked and bridge.is_single(what):
        say.cards(what)
        phrase = Phrase("one", head="card", mine=what.filter.owner == Owner.YOURS)
    else:
        phrase = say.cards(what)
    if who is None and say.inside and isinstance(what, (All, AtRandom)):
        if what.filter.owner == Owner.THEIRS and not bridge.in_play(what.filter):
            who = say.they
    if isinstance(what, TopOfDeck) and say.inside and isinstance(what.whose, They):
        who = say.they
        if who is not None and who.text == "chosen player":
            who = None
        elif who is not None:
            text = bridge.top(say, TopOfDeck(what.count, EachPlayer(), what.bottom)).text
            phrase = Phrase(text, phrase.plural, head="card")
    verb, where = destination(say, node, phrase)
    if isinstance(what, That) and say.inside and phrase.head == "character":
        if node.place in (Place.HAND, Place.DECK_TOP, Place.DECK_BOTTOM):
            phrase = Phrase("that card", head="card")
    in_hand = node.place == Place.HAND and say.type == CardType.CHARACTER
    if isinstance(what, This) and (node.place in DECK_OR_INK or in_hand) and not say.gone:
        phrase = Phrase("this card", head="card", mine=True)
    if isinstance(what, AtRandom) and isinstance(what.count, DownTo):
        where += f" until they have {what.count.n} cards{bridge.within(what.count.filter)}"
    did(say, node.label, phrase, "shuffled" if verb == "shuffle" else "put")
    it = "them" if phrase.plural or phrase.head == "character" else "it"
    shown = isinstance(what, Chosen) and what.reveal
    if isinstance(what, Together):
        shown = all(isinstance(part, Chosen) and part.reveal for part in what.parts)
    if search:
        show = f", ‹reveal› {it}," if shown else ""
        text = f"‹search› {search} for {phrase.text}{show} and ‹{verb}› {it} {where}"
    elif shown:
        text = f"‹reveal› {phrase.text} and ‹{verb}› {it} {where}"
    elif who is not None and isinstance(what, Chosen) and picked_openly(what):
        text = f"‹choose› {phrase.text} and ‹{verb}› {it} {where}"
    else:
        text = f"‹{verb}› {phrase.text} {where}"
    return SpokenClause(who if who is not None else YOU, text)


def picked_openly(what: Chosen) -> bool:
    """Chosen among cards in play, not out of cards at hand."""
    return bridge.in_play(what.filter) and not what.source


def all_from(say: Speaker, f: Filter) -> Phrase:
    """ "all character cards from your discard"."""
    if f == Filter(owner=f.owner, zone=Zone.HAND):
        text = f"all the cards in {bridge.zone(f)}"
        return Phrase(text, True, head="card", mine=f.owner == Owner.YOURS)
    text = f"all {bridge.noun(say, f, True)}{bridge.out_of(f)}"
    return Phrase(text, True, head="card", mine=f.owner == Owner.YOURS)


def either_place(say: Speaker, node: OneOf) -> str:
    """ "put it on either the top or the bottom of your deck"."""
    said: list[str] = []
    for mode in node.modes:
        if not isinstance(mode, Put) or mode.what != first_put(node).what:
            return ""
        if isinstance(mode.what, Chosen):
            return ""
        said.append(inflect(put(say, mode).predicate, BASE))
    if len(said) != 2 or " on top of " not in said[0]:
        return ""
    what, _, deck = said[0].partition(" on top of ")
    bottom = f"{what} on the bottom of {deck}"
    if said[1] == bottom:
        return f"{what} on either the top or the bottom of {deck}"
    return f"{what} on either the top of {deck} or{said[1].removeprefix(what)}"


def first_put(node: OneOf) -> Put:
    mode = node.modes[0]
    assert isinstance(mode, Put)
    return mode


def destination(say: Speaker, node: Put, phrase: Phrase) -> tuple[str, str]:
    """The verb and the place: ("return", "to your hand")."""
    what = node.what
    order = " in any order" if phrase.plural else ""
    those = isinstance(what, That) and phrase.text != "the rest"
    if those or (isinstance(what, Chosen) and not what.ordered):
        order = ""
    if node.random:
        order = " in a random order"
    if node.place == Place.HAND:
        verb = "put" if from_deck(say, what) else "return"
        into = "into" if verb == "put" else "to"
        return verb, f"{into} {place_of(say, what, phrase, 'hand')}"
    if node.place == Place.DECK_TOP:
        return "put", f"on top of {place_of(say, what, phrase, 'deck')}{order}"
    if node.place == Place.DECK_BOTTOM:
        return "put", f"on the bottom of {place_of(say, what, phrase, 'deck')}{order}"
    if node.place == Place.INKWELL:
        how = "facedown and exerted" if node.exerted else "facedown"
        return "put", f"into {place_of(say, what, phrase, 'inkwell')} {how}"
    if node.place == Place.DISCARD:
        return "put", f"into {place_of(say, what, phrase, 'discard')}"
    if node.place == Place.SHUFFLED:
        return "shuffle", f"into {place_of(say, what, phrase, 'deck')}"
    if node.place == Place.UNDER:
        under = say.cards(node.under).text if node.under is not None else say.name
        if node.faceup or isinstance(what, WasUnder):
            return "put", f"under {under} {'faceup' if node.faceup else 'facedown'}"
        return "put", f"facedown under {under}"
    raise RenderError(f"no place has the number {node.place}")


def place_of(say: Speaker, what: Selector, phrase: Phrase, zone: str) -> str:
    """Whose zone the cards go to: their player's."""
    whose = whose_zone(say, what, phrase)
    if whose is not Whose.OWNERS:
        return f"{'your' if whose is Whose.YOURS else 'their'} {zone}"
    if phrase.plural:
        return f"their players' {zone}s"
    its = "their" if "character" in phrase.text else "its"
    return f"{its} player's {zone}"
