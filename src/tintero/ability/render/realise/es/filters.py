"""Sorts of cards: "personajes Princess agotados de coste 5 o menos"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability.filters import Relation
from tintero.ability.render.plan.parts_of_speech import Head, Limit, Number, Things, Trait
from tintero.ability.render.realise.es import conditions, quantities, selectors
from tintero.ability.render.realise.es.words import (
    INKS,
    NAMES,
    STATS,
    a,
    agree,
    equal_to,
    is_feminine,
    listed,
    of,
    other,
    plural_of,
    zone_of,
)
from tintero.ability.render.speaker import RenderError, Speaker, word
from tintero.vocab import NONE, Owner, Stat, Zone

ZONES: Final = ("mazo", "mano", "", "pozo de tinta", "descarte")
# Right after the noun and its classes, in this order. Those in -o agree with it.
STATES: Final = {
    "exerted": "agotado",
    "ready": "preparado",
    "damaged": "dañado",
    "drying": "secándose",
    "dry": "seco",
    "facedown": "boca abajo",
    "faceup": "boca arriba",
}
WITH: Final = {"limit": "", "keyword": "", "inkable": "el símbolo de pozo de tinta"} | {
    "card-under": "una carta debajo"
}
WITHOUT: Final = {"no-keyword": "", "not-inkable": "el símbolo de pozo de tinta"} | {
    "nothing-under": "cartas debajo"
}
FIRST: Final = ("undamaged", "no-song", "named", "named-all", "not-named")
PLACES: Final = ("at-location", "not-at-location", "here")
KNOWN: Final = {*STATES, *WITH, *WITHOUT, *FIRST, *PLACES, "classes", "inks"}
# "Elegido" after a list would be of the last alone.
YOU_CHOOSE: Final = "que elijas"
YOUR_CHOICE: Final = "a tu elección"


# --- nouns ------------------------------------------------------------------------------------


def head(noun: Head, plural: bool = False, joint: str = "o") -> str:
    """ "personaje", "carta de canción", "objeto o ubicación"."""
    carta = "cartas" if plural else "carta"
    if not noun.names or noun.names == ("non-character",):
        return carta
    names = [NAMES[name] for name in noun.names]
    if noun.card:
        return f"{carta} de {listed(names, 'o')}"
    return listed([plural_of(name) for name in names] if plural else names, joint)


def as_card(noun: Head) -> bool:
    return noun.card or not noun.names or noun.names == ("non-character",)


def feminine(t: Things) -> bool:
    """The gender of the whole: masculine as soon as one noun is."""
    return all(feminine(part) for part in t.either) if t.either else head_feminine(t.head)


def head_feminine(noun: Head) -> bool:
    return as_card(noun) or all(is_feminine(NAMES[name]) for name in noun.names)


def first_feminine(t: Things) -> bool:
    """The gender of articles: that of the noun they stand before."""
    if t.either:
        return first_feminine(t.either[0])
    return as_card(t.head) or is_feminine(NAMES[t.head.names[0]])


def state(kind: str, fem: bool, plural: bool) -> str:
    text = STATES[kind]
    return agree(text, fem, plural) if text.endswith("o") and " " not in text else text


def adjectives(t: Things, plural: bool, joint: str = "o") -> tuple[list[str], list[str]]:
    """The classes, and what the cards are like."""
    classes: list[str] = []
    out: list[str] = []
    for trait in t.traits:
        if trait.kind == "classes":
            classes.append(listed(list(trait.names), joint))
        if trait.kind == "inks":
            out.append("de " + listed([INKS[name] for name in trait.names], joint))
    for kind in STATES:
        if t.has(kind):
            out.append(state(kind, feminine(t), plural))
    return classes, out


def after(say: Speaker, t: Things, plural: bool) -> list[str]:
    """What follows the noun: names, numbers, keywords, where it is."""
    out = [follows(say, t, trait, plural) for k in FIRST for trait in t.traits if trait.kind == k]
    costs = [trait for trait in t.traits if trait.kind == "limit" and is_cost(trait.limit)]
    out += [f"de {part(say, trait)}" for trait in costs]
    have = [
        part(say, trait)
        for kind in WITH
        for trait in t.traits
        if trait.kind == kind and trait not in costs
    ]
    lack = [part(say, trait) for kind in WITHOUT for trait in t.traits if trait.kind == kind]
    out += ["con " + listed(have)] if have else []
    out += ["sin " + listed(lack, "ni")] if lack else []
    out += [follows(say, t, trait, plural) for k in PLACES for trait in t.traits if trait.kind == k]
    return out + [follows(say, t, trait, plural) for trait in t.traits if trait.kind not in KNOWN]


def part(say: Speaker, trait: Trait) -> str:
    if trait.limit is not None:
        return limit(say, trait.limit)
    return WITH.get(trait.kind, "") or WITHOUT.get(trait.kind, "") or trait.names[0]


def is_cost(node: Limit | None) -> bool:
    """A printed number: "de coste 4 o menos"."""
    if node is None or node.kind != "limit" or node.value is None:
        return False
    return node.stat == Stat.COST and node.value.plain


def follows(say: Speaker, t: Things, trait: Trait, plural: bool) -> str:
    kind, fem = trait.kind, feminine(t)
    if kind in SIMPLE:
        return SIMPLE[kind][plural]
    if kind in ("named", "named-all"):
        joint = "o" if kind == "named" else "y"
        return f"{agree('llamado', fem, plural)} {listed(list(trait.names), joint)}"
    if kind == "not-named":
        named = "que no se llamen" if plural else "que no se llame"
        return f"{named} {listed(list(trait.names), 'o')}"
    if kind == "same-name":
        than = f" que {selectors.text(say, trait.noun)}" if trait.noun is not None else ""
        return f"con el mismo nombre{than}"
    if kind == "other-name" and trait.noun is not None:
        return f"con un nombre distinto del {of(selectors.text(say, trait.noun))}"
    be = f"{'no ' if trait.no else ''}{'están' if plural else 'está'}"
    if kind == "in-challenge":
        return f"que {be} en el desafío" if trait.no else "en un desafío"
    if kind == "challenging":
        return f"que {be} desafiando"
    if kind == "challenged":
        return f"que {be} siendo {agree('desafiado', fem, plural)}"
    if kind == "was-challenged":
        has = "hayan" if plural else "haya"
        return f"que {has} sido {agree('desafiado', fem, plural)} este turno"
    if trait.limit is not None:
        return "con " + limit(say, trait.limit)
    if kind == "added":
        said = [" ".join(after(say, added(t, one), plural)) for one in trait.either]
        return listed(said, "o")
    if kind == "one-of":
        said = [
            noun(say, one, True) if plural else f"{a(first_feminine(one))} {noun(say, one)}"
            for one in trait.either
        ]
        return f"que {'son' if plural else 'es'} {listed(said, 'o')}"
    if trait.saying is not None:
        return f"tal que {conditions.clause(say, trait.saying)}"
    raise RenderError(f"no words for {trait}")


def added(t: Things, one: Things) -> Things:
    """An alternative that only adds a name or a number agrees with the noun."""
    return replace(one, head=t.head)


SIMPLE: Final = {
    "undamaged": ("sin daño", "sin daño"),
    "no-song": ("que no sea una canción", "que no sean canciones"),
    "at-location": ("que esté en una ubicación", "que estén en una ubicación"),
    "not-at-location": ("que no esté en una ubicación", "que no estén en una ubicación"),
    "here": ("que esté aquí", "que estén aquí"),
    "that-name": ("con ese nombre", "con ese nombre"),
    "was-played": ("que hayas jugado este turno", "que hayas jugado este turno"),
}


def noun(
    say: Speaker,
    t: Things,
    plural: bool = False,
    joint: str = "o",
    whose: str = "",
    mark: str = "",
    each: str = "",
) -> str:
    """Without owner, zone and "other".

    `whose` ("rival") stands right after the noun, `mark` ("elegido") after its adjectives; both
    agree. `each`: what the alternatives after the first begin with in place of their article.
    """
    if t.either:
        return alternatives(say, t, plural, joint, whose, mark, each)
    fem = feminine(t)
    classes, rest = adjectives(t, plural, joint)
    beside = agree(whose, fem, plural) if whose else ""
    last = mark if mark == YOU_CHOOSE else ""
    marked = mark if not last else ""
    if marked and marked != YOUR_CHOICE:
        marked = agree(mark, fem, plural)
    not_ = ("que no sean" if plural else "que no sea") + " de personaje"
    clause = not_ if t.head.names == ("non-character",) else ""
    words = [head(t.head, plural, joint), *classes, beside, *rest, marked, clause]
    return " ".join([text for text in [*words, *after(say, t, plural), last] if text])


def alternatives(
    say: Speaker, t: Things, plural: bool, joint: str, whose: str, mark: str, each: str
) -> str:
    """ "otro personaje Villain o una ubicación": each with its own article and adjectives."""
    said: list[str] = []
    for i, one in enumerate(t.either):
        first = first_feminine(one)
        # "Que elijas" is said once, after all of them.
        picked = "" if mark == YOU_CHOOSE and i < len(t.either) - 1 else mark
        text = noun(say, one, plural, joint.partition(" ")[0], whose, picked)
        if one.other and (i or not plural):
            text = f"{other(first, plural)} {text}"
        elif i and not plural:
            text = f"{each or a(first)} {text}"
        said.append(text)
    return listed(said, joint)


OWNERS: Final = {Owner.OPPOSING: "rival", Owner.YOURS: "tuyo", Owner.THEIRS: "suyo"}


def owned(
    say: Speaker,
    t: Things,
    plural: bool = False,
    joint: str = "o",
    mark: str = "",
    each: str = "",
) -> str:
    """With its owner: "personaje rival dañado", "personaje tuyo con Ward"; `mark` ("elegido")
    stands beside it."""
    whose = OWNERS.get(t.owner, "") if t.in_play else ""
    return noun(say, t, plural, joint, whose, mark, each)


# --- zones ------------------------------------------------------------------------------------


NAMED_ZONES: Final = {
    Zone.ANYWHERE: "",
    Zone.PLAY: "juego",
    Zone.OUT: "fuera de la partida",
    Zone.ASIDE: "al lado de la partida",
}


def zone(t: Things, again: str = "de", opponent: str = "un oponente") -> str:
    """The zone with its owner: "tu descarte"; nothing for anywhere."""
    if t.zone in NAMED_ZONES:
        return NAMED_ZONES[t.zone]
    if t.zone == Zone.UNDER:
        if t.owner == Owner.ANY:
            return "debajo de una carta en juego"
        if t.owner == Owner.OPPOSING:
            return "debajo de una carta rival"
        return f"debajo de {'tus' if t.owner == Owner.YOURS else 'sus'} personajes y ubicaciones"
    owner = t.owner
    if t.player:
        owner, opponent = Owner.OPPOSING, selectors.PLAYERS[t.player]
    text = zone_of(owner, word(ZONES, t.zone, "zone"), t.zone == Zone.HAND, opponent)
    if t.or_zone == NONE:
        return text
    second = zone_of(t.owner, word(ZONES, t.or_zone, "zone"), t.or_zone == Zone.HAND)
    return f"{text} o {again} {second}"


def within(t: Things) -> str:
    """ " en tu descarte"."""
    where = zone(t)
    if not where:
        return ""
    return f" {where}" if t.zone in (Zone.UNDER, Zone.OUT) else f" en {where}"


def out_of(t: Things) -> str:
    """ " de tu descarte"; nothing for play."""
    return "" if t.in_play else f" {of(zone(t))}"


def from_(t: Things) -> str:
    """ " desde tu descarte": where cards are played from; nothing for play."""
    return "" if t.in_play else f" desde {zone(t, 'desde')}"


# --- with what stands before ------------------------------------------------------------------


def others(t: Things, plural: bool = True) -> str:
    return f"{other(first_feminine(t), plural)} " if t.other else ""


def one(t: Things) -> str:
    """ "otro", "una"."""
    return other(first_feminine(t)) if t.other else a(first_feminine(t))


def some(say: Speaker, t: Things) -> str:
    """One such card, nobody choosing: "otro de tus personajes", "un objeto rival"."""
    if t.in_play and t.owner in (Owner.YOURS, Owner.THEIRS):
        whose = "tus" if t.owner == Owner.YOURS else "sus"
        single = "una" if first_feminine(t) else "uno"
        return f"{one(t) if t.other else single} de {whose} {noun(say, t, True)}"
    return f"{one(t)} {owned(say, t)}" + ("" if t.in_play else within(t))


def group(say: Speaker, t: Things) -> str:
    """All of them: "tus demás personajes Princess", "las cartas de tu descarte"."""
    article = "las" if first_feminine(t) else "los"
    if t.in_play and t.owner in (Owner.YOURS, Owner.THEIRS):
        whose = "tus" if t.owner == Owner.YOURS else "sus"
        return f"{whose} {others(t)}{noun(say, t, True, f'y {whose}' if t.either else 'y')}"
    if t.in_play:
        return f"{article} {others(t)}{owned(say, t, True, 'y')}"
    return f"{article} {others(t)}{noun(say, t, True, 'y')}{out_of(t)}"


def had(say: Speaker, t: Things, plural: bool = False, name: str = "") -> str:
    """As something counted: "otro personaje Villain que tengas en juego". `name` is said right
    after the noun."""
    if not t.in_play:
        where = within(t)
        if t.owner == Owner.OPPOSING and t.zone not in (Zone.UNDER, Zone.OUT):
            zones = plural_of(word(ZONES, t.zone, "zone"))
            where = f" en {'las' if t.zone == Zone.HAND else 'los'} {zones} de los oponentes"
        return f"{others(t, plural)}{noun(say, t, plural)}{name}{where}"
    if t.owner == Owner.OPPOSING:
        where = "" if t.here else " en juego"
        return f"{others(t, plural)}{owned(say, t, plural)}{name}{where}"
    have = {Owner.YOURS: " que tengas", Owner.THEIRS: " que tenga"}.get(t.owner, "")
    if t.here and have:
        t, where = t.without("here"), " aquí"
    else:
        where = "" if t.here else " en juego"
    return f"{others(t, plural)}{noun(say, t, plural)}{name}{have}{where}"


# --- limits -----------------------------------------------------------------------------------

SHORT: Final = {Relation.AT_MOST: "o menos", Relation.AT_LEAST: "o más"}
STRICT: Final = {Relation.LESS: "menos de", Relation.MORE: "más de"}
LONG: Final = {
    Relation.AT_MOST: "igual o menor que",
    Relation.AT_LEAST: "igual o mayor que",
    Relation.LESS: "menor que",
    Relation.MORE: "mayor que",
}


def compared(say: Speaker, op: int, value: Number) -> str:
    """ "5 o menos"."""
    text = quantities.number(say, value)
    if op == Relation.EXACTLY:
        return text
    if value.plain and op in SHORT:
        return f"{text} {SHORT[op]}"
    if value.plain and op in STRICT:
        return f"{STRICT[op]} {text}"
    if op not in LONG:
        raise RenderError(f"no comparison has the number {op}")
    return f"{LONG[op]} {text}"


def limit(say: Speaker, node: Limit) -> str:
    """What stands after "con": "coste 5 o menos", "3 de Fuerza o más"."""
    name = word(STATS, node.stat, "stat")
    if node.kind == "highest":
        return f"el mayor {name} (o en empate)"
    if node.things is not None:
        other_ = others(node.things, False)
        return f"más {name} que cada {other_}{owned(say, node.things)}"
    value = node.value
    if node.noun is not None and value is not None:
        return f"un {name} hasta {value.n} mayor que el {of(selectors.text(say, node.noun))}"
    if node.noun is not None:
        more = "más" if node.kind == "more-than" else "menos"
        return f"{more} {name} que {selectors.text(say, node.noun)}"
    assert value is not None
    text = compared(say, node.op, value)
    if value.kind == "highest":
        return f"{name} {text}"
    if not value.plain:
        equal = equal_to(text) if node.op == Relation.EXACTLY else text
        return f"{'un número de ' if node.stat == Stat.CARDS_UNDER else ''}{name} {equal}"
    if node.stat == Stat.CARDS_UNDER:
        return f"{text} {name}"
    if node.stat in (Stat.COST, Stat.MOVE_COST, Stat.SING_COST):
        return f"{name} {text}"
    if node.op in SHORT:
        return f"{value.n} de {name} {SHORT[node.op]}"
    return f"{text} de {name}"
