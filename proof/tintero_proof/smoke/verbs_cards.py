"""Predictions: verbs that move cards."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability import effects as e
from tintero.ability import selectors as sel
from tintero.ability.abilities import Script
from tintero.ability.effects import Place
from tintero.vocab import CardType, Keyword, Zone
from tintero_proof.smoke.prediction import Answer, Prediction, choose, settle_who, verb
from tintero_proof.smoke.verbs_numbers import pay
from tintero_proof.smoke.world import NotCovered, WorldCard
from tintero_proof.smoke.world_reading import SmokeScope, number, players, qualifies, things

ZONES = {
    Place.HAND: Zone.HAND,
    Place.DECK_TOP: Zone.DECK,
    Place.DECK_BOTTOM: Zone.DECK,
    Place.INKWELL: Zone.INKWELL,
    Place.DISCARD: Zone.DISCARD,
    Place.SHUFFLED: Zone.DECK,
}


def note(
    x: SmokeScope, label: str, n: int, done: bool, cards: list[WorldCard] | None = None
) -> bool:
    """Remember under the label what was done."""
    x.numbers[label] = n
    x.done[label] = done
    if cards is not None:
        x.labels[label] = [t.id for t in cards]
    return done


@verb(e.Draw)
def _draw(effect: e.Draw, x: SmokeScope, p: Prediction) -> bool:
    settle_who(effect.who, x, p)
    done, total = True, 0
    for who in players(effect.who, x):
        n = number(effect.count, x.speaking_of(who) if who != x.you else x)
        for _ in range(max(0, n)):
            deck = x.world.cards(who, Zone.DECK)
            if not deck:
                done = False
                break
            if who in x.world.shuffled:
                x.world.unsure.update(t.id for t in deck)
            x.world.move(deck[0 if effect.bottom else -1], Zone.HAND)
            total += 1
    return note(x, effect.label, total, done)


@verb(e.Discard)
def _discard(effect: e.Discard, x: SmokeScope, p: Prediction) -> bool:
    going = [t for t in choose(effect.what, x, p) if t.zone == Zone.HAND]
    for t in going:
        x.world.move(t, Zone.DISCARD)
    done = bool(going) or isinstance(effect.what, sel.All)
    return note(x, effect.label, len(going), done, going)


@verb(e.Banish)
def _banish(effect: e.Banish, x: SmokeScope, p: Prediction) -> bool:
    doomed = [t for t in choose(effect.what, x, p) if t.zone == Zone.PLAY]
    for t in doomed:
        x.world.move(t, Zone.DISCARD)
    return note(x, effect.label, len(doomed), bool(doomed), doomed)


@verb(e.Put)
def _put(effect: e.Put, x: SmokeScope, p: Prediction) -> bool:
    what = effect.what
    if effect.place == Place.DISCARD and isinstance(what, sel.Chosen):
        what = replace(what, ordered=False)  # a discard has no order that matters
    moving = choose(what, x, p)
    if effect.from_zone >= 0:
        moving = [t for t in moving if t.zone == effect.from_zone]
    top: WorldCard | None = None
    if effect.place == Place.UNDER:
        assert effect.under is not None
        tops = [t for t in choose(effect.under, x, p) if t.zone == Zone.PLAY]
        if not tops:
            return note(x, effect.label, 0, False)
        top = tops[0]
    done = note(x, effect.label, len(moving), bool(moving), moving)
    ordered = isinstance(effect.what, sel.Chosen) and effect.what.ordered
    bottom = effect.place == Place.DECK_BOTTOM
    for t in moving if bottom else reversed(moving):
        if effect.place == Place.UNDER:
            assert top is not None
            x.world.slip(t, top)
            t.faceup = effect.faceup
        else:
            if effect.place in (Place.DECK_TOP, Place.DECK_BOTTOM) and len(moving) > 1:
                if not ordered or effect.random:
                    x.world.shuffled.add(t.owner)
            below = bool(x.world.beneath(t.id)) and t.zone == Zone.PLAY
            if below and effect.place in (Place.DECK_TOP, Place.DECK_BOTTOM):
                x.world.shuffled.add(t.owner)
            x.world.move(t, ZONES[effect.place], bottom)
            if effect.place == Place.INKWELL:
                t.exerted = effect.exerted
            if effect.place == Place.SHUFFLED:
                x.world.shuffled.add(t.owner)
    return done


@verb(e.PutUnderEach)
def _put_under_each(effect: e.PutUnderEach, x: SmokeScope, p: Prediction) -> bool:
    got: list[WorldCard] = []
    for t in choose(effect.under, x, p):
        deck = x.world.cards(x.you, Zone.DECK)
        if deck and t.zone == Zone.PLAY:
            x.world.slip(deck[-1], t)
            got.append(t)
    return note(x, effect.label, len(got), bool(got), got)


@verb(e.RevealUntil)
def _reveal_until(effect: e.RevealUntil, x: SmokeScope, p: Prediction) -> bool:
    seen: list[WorldCard] = []
    who = players(effect.who, x)[0]
    for t in reversed(x.world.cards(who, Zone.DECK)):
        seen.append(t)
        if qualifies(effect.filter, t, x):
            x.labels[effect.found] = [t.id]
            break
    for t in seen:
        x.moments[effect.label, t.id] = x.moments[effect.found, t.id] = t.moves
    p.weak.append("RevealUntil")
    rest = [t for t in seen if t.id not in x.labels.get(effect.found, ())]
    return note(x, effect.label, len(rest), bool(seen), rest)


@verb(e.Shuffle)
def _shuffle(effect: e.Shuffle, x: SmokeScope, p: Prediction) -> bool:
    settle_who(effect.who, x, p)
    x.world.shuffled.update(players(effect.who, x))
    return True


@verb(e.Look, e.Reveal)
def _look(effect: e.Look | e.Reveal, x: SmokeScope, p: Prediction) -> bool:
    seen = choose(effect.what, x, p)
    if seen:
        p.weak.append(type(effect).__name__)
    lookers = players(effect.who, x) if isinstance(effect, e.Look) else [0, 1]
    for t in seen:
        x.moments[effect.label, t.id] = t.moves
        p.seen.append((t.id, t.moves, sum(1 << who for who in lookers)))
    return note(x, effect.label, len(seen), bool(seen), seen)


@verb(e.Pick)
def _pick(effect: e.Pick, x: SmokeScope, p: Prediction) -> bool:
    return bool(choose(effect.what, x, p))


@verb(e.NameCard)
def _name(effect: e.NameCard, x: SmokeScope, p: Prediction) -> bool:
    """The name of the top card of one's own deck, so that a reveal shows it."""
    settle_who(effect.who, x, p)
    who = players(effect.who, x)[0]
    deck = x.world.cards(who, Zone.DECK)
    if not deck:
        raise NotCovered("nothing to name")
    x.named = deck[-1].facts.name
    p.ask(Answer("name", who, picks=[deck[-1].id]))
    return True


def is_tool(t: WorldCard) -> bool:
    """Whether it is an action that does something when it is played."""
    return any(isinstance(a, Script) for a in t.facts.abilities)


@verb(e.Play)
def _play(effect: e.Play, x: SmokeScope, p: Prediction) -> bool:
    """CR 6.7.8: the cards are played during this resolution; the props themselves do nothing."""
    if effect.shift:
        return shift_free(effect, x, p)
    # CR 7.1.4: who is told to play a kind of card from a private hand may find none.
    found = choose(effect.what, x, p, prefer=lambda t: int(not is_tool(t)), loose=True)
    played = [t for t in found if t.zone != Zone.PLAY]
    for t in played:
        if not effect.free:
            pay(x, t.owner, max(0, t.facts.cost - effect.less))
        if t.facts.type == CardType.ACTION:
            if effect.then_bottom:
                x.world.move(t, Zone.DECK, bottom=True)
            else:
                x.world.move(t, Zone.DISCARD)
        else:
            x.world.move(t, Zone.PLAY)
            t.exerted = effect.exerted
    return note(x, effect.label, len(played), bool(played), played)


def shift_free(effect: e.Play, x: SmokeScope, p: Prediction) -> bool:
    """CR 8.10.4: it goes on top of a character with its name, as damaged and as ready as that."""
    bases = {
        t.id: base
        for t in x.world.things
        for base in x.world.cards(t.owner, Zone.PLAY)
        if t.zone != Zone.PLAY and Keyword.SHIFT in t.keywords and t.facts.name in base.names
    }
    barred = {t.id for t in x.world.things if t.id not in bases}
    played = choose(effect.what, x, p, barred=barred, loose=True)
    for t in played:
        base = bases[t.id]
        exerted, damage, drying = base.exerted, base.damage, base.drying
        x.world.move(t, Zone.PLAY)
        x.world.slip(base, t)
        t.exerted, t.damage, t.drying = exerted, damage, drying
    return note(x, effect.label, len(played), bool(played), played)


@verb(e.ReturnAlone)
def _return_alone(effect: e.ReturnAlone, x: SmokeScope, p: Prediction) -> bool:
    for t in things(effect.what, x):
        below = list(x.world.beneath(t.id))
        if below:
            raise NotCovered("returning a card from the top of others is not predicted")
        x.world.move(t, Zone.HAND)
    return True
