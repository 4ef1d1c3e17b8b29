"""What is done: "choisit et bannit un objet", "placez-la sur votre pioche"."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from tintero.ability.render.plan.parts_of_speech import Goal, Noun, Number, Saying, Things
from tintero.ability.render.plan.verbs_numbers import measured
from tintero.ability.render.realise.fr import filters, quantities, selectors
from tintero.ability.render.realise.fr import words as fr
from tintero.ability.render.realise.fr.lexicon import KEYWORDS
from tintero.ability.render.realise.word_frames import fill
from tintero.ability.render.speaker import Phrase, Speaker, SpokenClause
from tintero.ability.selectors import Said
from tintero.vocab import Owner

# {it} is a pronoun of the verb ("+le", "+lui"), and then {what} is empty. {of_what}, {to_what}: the
# object after "de" and "à"; {to} the other object. {n} is so much of something and {tail} what
# follows of it at the end, {where} the goal, {deck} the subject's, {whose} the object's inkwell.
FRAMES: Final = {
    "banish": "‹bannir{it}›[ {what}]",
    "ready": "‹redresser{it}›[ {what}]",
    "exert": "‹épuiser{it}›[ {what}]",
    "exert-symbol": "⟳ {what}",
    "discard": "‹défausser› {what}",
    "put-under-each": "‹placer› une {card} du dessus {of_deck}, face cachée, sous {what}",
    "search": "‹chercher› {what} dans {zone}",
    "choose": "‹choisir› {what}",
    "exchange-hands": "‹échanger› {own_hand} avec {what}",
    "move": "‹déplacer{it}› gratuitement[ {what}] {on} {to}",
    "return-alone": "‹retirer› tous les {damage} {of_what} et ‹renvoyer› uniquement cette {card}"
    " {where}, sans les {cards} qui sont dessous",
    "look": "‹regarder› {what}",
    "reveal": "‹révéler{it}›[ {what}]",
    "reveal-until": "‹révéler› des {cards} du dessus {of_deck} jusqu'à révéler {what}",
    "draw": "‹piocher› {n}{tail}{bottom}{apiece}",
    "gain-lore": "‹gagner› {n}{tail}{each}",
    "lose-lore": "‹perdre› {n}{tail}{each}",
    "get-drops": "‹gagner› {n}{tail}{apiece}",
    "remove-drops": "‹retirer› {n}{tail}",
    "pay-ink": "‹payer› {n}",
    "shuffle-deck": "‹mélanger› {deck}",
    "name-card": "‹nommer› une {card}",
    "ready-ink": "‹redresser› toutes les {cards} {whose}",
    "exert-ink": "‹épuiser› toutes les {cards} {whose}",
    "ready-ink-own": "‹redresser› toutes les {cards} {own_ink}",
    "exert-ink-own": "‹épuiser› toutes les {cards} {own_ink}",
    "ready-ink-some": "‹redresser› {n} {whose}{tail}",
    "exert-ink-some": "‹épuiser› {n} {whose}{tail}",
    "deal": "‹infliger{it}› {n}[ {to_what}]{tail}{unreduced}",
    "deal-first": "‹infliger› {to_what} {n}{tail}{unreduced}",
    "put-damage": "‹placer› {n} sur {what}{tail}",
    "remove-damage": "‹retirer{it}› {n}{total}[ {of_what}]{tail}",
    "remove-damage-each": "[‹choisir› {what} et ]‹retirer+leur› {n} chacun{tail}",
    "move-damage": "‹déplacer› {n} {of_what} {on} {to}{tail}",
}
FRAMES_LIKE: Final = {"return-this-alone": "return-alone"}
# Verbs of damage: what somebody else picks is named first; the pronoun is "lui".
DAMAGE: Final = ("deal", "put-damage", "remove-damage", "move-damage")
# What an instruction says besides, by its way.
WAYS: Final = {
    "bottom": " du dessous {of_deck}",
    "each": " chacun",
    "apiece": " chacun",
    "total": " au total",
    "unreduced": f". Ces {{damage}} ne peuvent pas être réduits par {KEYWORDS['Resist']}",
}
# The noun of what is counted, by verb; otherwise damage. The last two say "1", not "un".
UNITS: Final = {
    **dict.fromkeys(("draw", "ready-ink-some", "exert-ink-some"), "card"),
    **dict.fromkeys(("gain-lore", "lose-lore"), "lore"),
    **dict.fromkeys(("get-drops", "remove-drops"), "ink drop"),
    **dict.fromkeys(("put-damage", "move-damage"), "damage counter"),
}
MANY_DAMAGE: Final = fr.plural_of(fr.WORDS["damage"])


def clause(say: Speaker, s: Saying) -> SpokenClause:
    assert s.subject is not None
    who = selectors.phrase(say, s.subject)
    if s.verb in MADE:
        return SpokenClause(who, MADE[s.verb](say, s), again=again(say, s))
    owner = Owner.YOURS if who.you else Owner.THEIRS
    deck, ink, hand = [fr.your(owner, fr.WORDS[zone]) for zone in ("deck", "inkwell", "hand")]
    places = {"it": "", "card": fr.CARD, "cards": fr.CARDS, "damage": MANY_DAMAGE}
    places |= {"deck": deck, "of_deck": fr.of(deck), "own_ink": fr.of(ink), "own_hand": hand}
    places |= {way: fill(text, **places) if way in s.ways else "" for way, text in WAYS.items()}
    places["n"], places["tail"] = amount(say, s)
    lead = "‹choisir› et " if "picked" in s.ways else ""
    if s.object is not None and s.verb in DAMAGE:
        lead = f"‹choisir› {selectors.text(say, s.object)} et " if lead else ""
        places |= beside(say, s, s.object)
        if "unsaid" in s.ways and (places["it"] or not places["tail"]):
            places |= objects("") | {"it": ""}
    elif s.object is not None:
        it = "" if s.it is None or lead else clitic(say, s.it)
        places |= objects("" if it else selectors.text(say, said(s, s.object))) | {"it": it}
        places["whose"] = fr.of(selectors.whose(say, s.object, fr.WORDS["inkwell"]))
    if s.to is not None:
        places["to"] = selectors.text(say, own(s.to) if s.verb == "move" else s.to)
        t = s.object.things if s.object is not None else None
        places["on"] = "vers" if t is not None and (t.here or t.has("at-location")) else "sur"
    places["zone"] = filters.zone(s.things) if s.things is not None else ""
    places["where"] = where(say, s, s.goal) if s.goal is not None else ""
    return SpokenClause(who, lead + fill(FRAMES[frame_of(s, places)], **places))


def says(s: Saying) -> bool:
    return s.verb in FRAMES or s.verb in MADE or s.verb in FRAMES_LIKE


def frame_of(s: Saying, places: dict[str, str]) -> str:
    if s.verb == "exert-symbol" and places["it"]:
        return "exert"
    if s.verb == "remove-damage" and "each" in s.ways:
        return "remove-damage-each"
    if s.verb == "deal" and places["tail"] and not places["it"]:
        return "deal-first"  # "à un personnage de votre choix pour chaque …": one for each of them
    return FRAMES_LIKE.get(s.verb, s.verb)


def clitic(say: Speaker, noun: Noun) -> str:
    """ "+le", "+les"."""
    return "+" + fr.pronoun(selectors.phrase(say, noun))


def objects(what: str) -> dict[str, str]:
    of_what, to_what = (fr.of(what), fr.to(what)) if what else ("", "")
    return {"what": what, "of_what": of_what, "to_what": to_what}


def beside(say: Speaker, s: Saying, noun: Noun) -> dict[str, str]:
    """The cards that damage is on: "+lui" when they were mentioned last or just picked."""
    known = s.it if s.it is not None else noun if "picked" in s.ways else None
    if known is None:
        return objects(selectors.text(say, said(s, noun) if "each" in s.ways else noun))
    phrase = selectors.phrase(say, known)
    if s.verb == "put-damage":
        return objects(fr.them(phrase))
    if s.verb == "move-damage":
        that = Noun("that", head=noun.head, plural=noun.plural, mine=noun.mine)
        return objects(selectors.text(say, that if "picked" in s.ways else noun))
    return objects("") | {"it": "+leur" if phrase.plural else "+lui"}


def said(s: Saying, noun: Noun) -> Noun:
    """After "choisissez" it is not said that the cards are chosen."""
    if noun.pick is None or (s.verb != "choose" and not {"picked", "each"} & {*s.ways}):
        return noun
    return replace(noun, pick=replace(noun.pick, chosen=False))


def own(noun: Noun) -> Noun:
    """CR 4.7.1: characters move to your own locations, which is not said."""
    t = noun.things
    if t is None or noun.pick is None or noun.pick.wording == Said.ONE_OF:
        return noun
    plain = t == Things(t.head, owner=Owner.YOURS, other=t.other)
    return Noun("one", replace(t, owner=Owner.ANY)) if plain else noun


# --- numbers ----------------------------------------------------------------------------------


def amount(say: Speaker, s: Saying) -> tuple[str, str]:
    """So much of it, and what follows at the end of the clause."""
    q = s.number
    name = fr.WORDS[UNITS.get(s.verb, "damage")]
    many = fr.plural_of(name)
    if q is None:
        return (
            f"n'importe quel nombre {fr.of(many)}" if "up-to" in s.ways else f"tous les {many}",
            "",
        )
    if s.verb == "pay-ink":
        return ink(say, q), ""
    if q.kind == "missing" and s.verb == "draw":
        n = q.parts[0]
        same = str(n.n) if n.plain else "le même nombre"
        return f"des {many} jusqu'à en avoir {same} en {fr.WORDS['hand']}", ""
    q = q.parts[0] if q.kind == "that-plus" else q
    digits = s.verb not in ("draw", "ready-ink-some", "exert-ink-some")
    text, tail = quantities.amount(say, q, name, many, "", fr.is_feminine(name), digits)
    if "up-to" not in s.ways:
        return text, tail
    if measured(q):
        return f"des {many}", f" {fr.up_to(quantities.number(say, q))}"
    return fr.up_to(text), tail


def ink(say: Speaker, q: Number) -> str:
    """ "2 ⬡", "1 ⬡ pour chaque personnage que vous avez en jeu"."""
    if q.plain:
        return f"{q.n} ⬡"
    if q.unit is not None:
        return f"{q.n} ⬡ {quantities.for_each(say, q.unit)}"
    return f"un nombre de ⬡ {fr.equal_to(quantities.number(say, q))}"


# --- puts -------------------------------------------------------------------------------------

VERBS: Final = {"put": "placer", "return": "renvoyer", "shuffle": "mélanger"}
PUTS: Final = {
    "plain": "‹{verb}› {what} {where}",
    "known": "‹{verb}{it}› {where}",
    "among": "‹{verb}+en› {which} {where}",
    "long": "‹{verb}› {where} {what}",  # else the place would belong to what is said of them
    "under": "‹{verb}› {what}, {lies}, {where}",
    "search": "‹chercher› {what} dans {zone} et ‹{verb}{again}› {where}",
    "search-shown": "‹chercher› {what} dans {zone}, ‹révéler{again}› et ‹{verb}{again}› {where}",
    "shown": "‹révéler› {what} et ‹{verb}{again}› {where}",
    "openly": "‹choisir› {what} et ‹{verb}{again}› {where}",
}
GOALS: Final = {
    "hand": "dans {hand}",
    "into-hand": "dans {hand}",
    "top": "sur {deck}{order}",
    "bottom": "sous {deck}{order}",
    "inkwell": "dans {inkwell}, face cachée{exerted}",
    "discard": "dans {discard}",
    "shuffled": "dans {deck}",
    "under": "sous {under}",
    "top-or-bottom": "sur ou sous {deck}{order}",
    "top-or-else": "sur {deck}{order} ou {else_}",
}
ZONES: Final = ("hand", "deck", "inkwell", "discard")
ORDERS: Final = {
    "any": " dans n'importe quel ordre",
    "yours": f" dans l'ordre {fr.CHOICE}",
    "random": " dans un ordre aléatoire",
}


def put(say: Speaker, s: Saying, frame: str = "") -> str:
    noun, goal = s.object, s.goal
    assert noun is not None and goal is not None
    phrase = selectors.phrase(say, noun)
    (way,) = s.ways
    which = of_them(say, noun)
    if way == "plain" and s.it is not None:
        way = "known"
    elif way == "plain" and which and goal.kind != "under":
        way = "among"
    elif way == "plain" and goal.kind == "under":
        way = "under"
    elif way == "plain" and goal.kind != "inkwell" and goal.whose in ("yours", "theirs"):
        way = "long" if is_long(noun) else way
    lies = f"face {'visible' if goal.faceup else 'cachée'}"
    place = where(say, s, goal)
    return fill(
        frame or PUTS[way],
        verb=VERBS[s.verb],
        what=which if frame and which else phrase.text,
        which=which,
        zone=filters.zone(s.things) if s.things is not None else "",
        it=clitic(say, s.it) if s.it is not None else "",
        again="+" + fr.pronoun(phrase),
        lies=lies,
        where=place if goal.kind != "under" or way == "under" else f"{lies} {place}",
    )


def of_them(say: Speaker, noun: Noun) -> str:
    """Out of cards just named: "placez-en une", "placez-en 2"; the other of two is "l'autre"."""
    how, t = noun.pick, noun.things
    if how is None or how.source is None or t is None or not t.bare or how.up_to:
        return ""
    if how.count is None or not how.count.plain or (t.other and how.pair) or how.everything:
        return ""
    girls = selectors.phrase(say, how.source).feminine
    if how.single:
        return fr.a(girls) + (" autre" if t.other or how.rest else "")
    return f"{how.count.n}{' autres' if t.other else ''}"


def again(say: Speaker, s: Saying) -> str:
    """After another "placer": "une autre dessous", "le reste dans votre main"."""
    noun = s.object
    plain = s.verb == "put" and s.ways == ("plain",) and s.it is None and s.goal is not None
    if not plain or noun is None or (noun.things is None and noun.how != "rest"):
        return ""
    how, t = noun.pick, noun.things
    one = how is not None and how.single and not how.up_to
    if one and how is not None and t is not None:
        one = t.other or (how.source is not None and t.bare)
    return put(say, s, "{what} {where}") if one or noun.how == "rest" else ""


def is_long(noun: Noun) -> bool:
    """Something is said after the cards: a number, a name, how many are left."""
    t = noun.things
    if noun.number is not None and noun.number.kind == "down-to":
        return True
    return t is not None and any(
        trait.kind not in (*filters.STATES, *filters.NAMED, "classes", "inks")
        for one in (t, *t.either)
        for trait in one.traits
    )


def where(say: Speaker, s: Saying, goal: Goal) -> str:
    """ "dans votre main", "sur ou sous sa pioche"."""
    assert s.object is not None
    kind, other, else_ = goal.kind, s.other_goal if goal is s.goal else None, ""
    if other is not None:
        kind = "top-or-bottom" if other == replace(goal, kind="bottom") else "top-or-else"
        else_ = where(say, s, other)
    phrase = selectors.phrase(say, s.object)
    exerted = f" et {fr.agree('épuisé', phrase.feminine, phrase.plural)}"
    return fill(
        GOALS[kind],
        **{zone: goal_zone(say, goal, fr.WORDS[zone]) for zone in ZONES},
        order=ORDERS[order_of(s, goal)] if goal.order else "",
        exerted=exerted if goal.exerted else "",
        under=selectors.text(say, goal.under) if goal.under is not None else "",
        else_=else_,
    )


def goal_zone(say: Speaker, goal: Goal, zone: str) -> str:
    if goal.player is None:
        return zone_of(goal.whose, zone)
    return f"{fr.the(zone, fr.is_feminine(zone))} {fr.of(selectors.text(say, goal.player))}"


def order_of(s: Saying, goal: Goal) -> str:
    if goal.order == "random":
        return goal.order
    return "yours" if s.subject is not None and s.subject.you else "any"


def zone_of(whose: str, zone: str) -> str:
    """ "votre main", "les pioches de leurs propriétaires"."""
    if whose in ("yours", "theirs"):
        return fr.your(Owner.YOURS if whose == "yours" else Owner.THEIRS, zone)
    owner = fr.WORDS["owner"]
    if whose == "owners":
        return f"les {fr.plural_of(zone)} de leurs {fr.plural_of(owner)}"
    its = "son" if whose == "owner" else "leur"
    return f"{fr.the(zone, fr.is_feminine(zone))} de {its} {owner}"


# --- plays ------------------------------------------------------------------------------------

INSTEAD: Final = f"cette {fr.CARD} sous votre {fr.WORDS['deck']} plutôt que dans votre"
PLAYS: Final = {
    "plain": "‹jouer›{free}{shift} {what}[ {from_}]",
    "known": "‹jouer{it}›{free}{shift}[ {from_}]",
    "shown": "‹révéler› {shown} et ‹jouer{it}›{free}{shift}",
    "again": "‹jouer› à nouveau gratuitement {what} depuis votre {discard}. Si vous le faites,"
    " placez {instead} {discard}",
}
SHIFT: Final = {
    "shift": f" avec {KEYWORDS['Shift']}",
    "or-shift": f", avec ou sans {KEYWORDS['Shift']},",
}


def from_zone(noun: Noun, place: Things | None) -> Noun:
    """ "un personnage de votre défausse coûtant 3 ou moins"."""
    if noun.things is None or place is None:
        return noun
    t = replace(noun.things, owner=place.owner, zone=place.zone, or_zone=place.or_zone)
    return replace(noun, things=t)


def play(say: Speaker, s: Saying) -> str:
    noun, discard = s.object, fr.WORDS["discard"]
    assert noun is not None
    phrase = selectors.phrase(say, noun)
    way, it, feminine = "plain", "", phrase.feminine
    if s.to is not None:
        way, it, feminine = "shown", "+les" if phrase.plural else "+la", True  # shown as cards
    elif s.it is not None:
        way, it = "known", clitic(say, s.it)
        feminine = selectors.phrase(say, s.it).feminine
    text = fill(
        PLAYS["again" if "again" in s.ways else way],
        what=selectors.text(say, from_zone(noun, s.things)),
        it=it,
        shown=selectors.text(say, s.to) if s.to is not None else "",
        from_=filters.out_of(s.things) if s.things is not None and noun.things is None else "",
        free=" gratuitement" if "free" in s.ways else "",
        shift="".join([text for how, text in SHIFT.items() if how in s.ways]),
        instead=INSTEAD,
        discard=discard,
    )
    if "again" in s.ways:
        return text
    if s.index > 0:
        text += f", en payant {s.index} ⬡ de moins"
    if "exerted" in s.ways:
        exerted = fr.agree("épuisé", feminine, phrase.plural)
        they = fr.he(Phrase("", phrase.plural, feminine))
        text += f", et {they} {'entrent' if phrase.plural else 'entre'} en jeu {exerted}"
    return f"{text} et ‹placer› {INSTEAD} {discard}" if "then-bottom" in s.ways else text


MADE: Final[dict[str, Callable[[Speaker, Saying], str]]] = {
    "put": put,
    "return": put,
    "shuffle": put,
    "play": play,
}
