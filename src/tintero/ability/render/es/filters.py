"""`Filter` and `Bound` as noun phrases: "personajes Princess agotados de coste 5 o menos"."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.base import Condition
from tintero.ability.conditions import Not, SameCard
from tintero.ability.filters import Filter
from tintero.ability.render.es import bounds, candidates
from tintero.ability.render.es.words import (
    INKS,
    TYPES,
    a,
    agree,
    is_feminine,
    listed,
    other,
    plural_of,
    zone_of,
)
from tintero.ability.render.speaker import Speaker, word
from tintero.vocab import KEYWORD_NAMES, NONE, CardType, Owner, Zone

ZONES = ("mazo", "mano", "", "pozo de tinta", "descarte")
NOT_CHARACTERS = (CardType.ACTION, CardType.ITEM, CardType.LOCATION)


# "Elegido" after a list would be of the last alone.
YOU_CHOOSE = "que elijas"


def in_play(f: Filter) -> bool:
    return f.zone in (Zone.PLAY, Zone.ANYWHERE)


def here(plural: bool) -> str:
    return "que estén aquí" if plural else "que esté aquí"


def names_of(f: Filter) -> list[str]:
    if f.song == 1:
        return ["canción"]
    return [word(TYPES, t, "card type") for t in f.types]


def head(f: Filter, plural: bool = False, joint: str = "o") -> str:
    """The noun: "personaje", "carta de canción", "objeto o ubicación"."""
    names = names_of(f)
    if not names:
        return "cartas" if plural else "carta"
    if f.types == NOT_CHARACTERS and f.song != 1:
        return "cartas que no sean de personaje" if plural else "carta que no sea de personaje"
    if not in_play(f):
        return f"{'cartas' if plural else 'carta'} de {listed(names, 'o')}"
    return listed([plural_of(name) for name in names] if plural else names, joint)


def feminine(f: Filter) -> bool:
    """The gender of the whole: masculine as soon as one noun is."""
    if only_alternatives(f):
        return all(feminine(part) for part in alternatives_of(f))
    names = names_of(f)
    if not names or not in_play(f) or f.types == NOT_CHARACTERS:
        return True
    return all(is_feminine(name) for name in names)


def first_feminine(f: Filter) -> bool:
    """The gender of articles: that of the noun they stand before."""
    if only_alternatives(f):
        return first_feminine(alternatives_of(f)[0])
    names = names_of(f)
    plain = names and in_play(f) and f.types != NOT_CHARACTERS
    return is_feminine(names[0]) if plain else True


def adjectives(f: Filter, plural: bool, joint: str = "o") -> list[str]:
    fem = feminine(f)
    out: list[str] = []
    if f.classes:
        out.append(listed(list(f.classes), joint))
    if f.inks:
        out.append("de " + listed([word(INKS, ink, "ink") for ink in f.inks], joint))
    if f.exerted != NONE:
        out.append(agree("agotado" if f.exerted else "preparado", fem, plural))
    if f.damaged != NONE:
        out += [agree("dañado", fem, plural)] if f.damaged else []
    if f.drying != NONE:
        out.append("secándose" if f.drying else agree("seco", fem, plural))
    if f.facedown != NONE:
        out.append("boca abajo" if f.facedown else "boca arriba")
    return out


def after(say: Speaker, f: Filter, plural: bool) -> list[str]:
    """What follows the noun: names, numbers, keywords, where it is."""
    fem = feminine(f)
    out: list[str] = ["sin daño"] if f.damaged == 0 else []
    if f.song == 0:
        out.append("que no sean canciones" if plural else "que no sea una canción")
    if f.names:
        out.append(f"{agree('llamado', fem, plural)} {listed(list(f.names), 'o')}")
    if f.not_names:
        named = "que no se llamen" if plural else "que no se llame"
        out.append(f"{named} {listed(list(f.not_names), 'o')}")
    plain_cost = [item for item in f.bounds if bounds.is_cost(item)]
    out += [f"de {bounds.bound(say, item)}" for item in plain_cost]
    with_: list[str] = [bounds.bound(say, item) for item in f.bounds if item not in plain_cost]
    if f.keyword != NONE:
        with_.append(word(KEYWORD_NAMES, f.keyword, "keyword"))
    if f.inkable == 1:
        with_.append("el símbolo de pozo de tinta")
    if f.has_under == 1:
        with_.append("una carta debajo")
    if with_:
        out.append("con " + listed(with_))
    without: list[str] = []
    if f.no_keyword != NONE:
        without.append(word(KEYWORD_NAMES, f.no_keyword, "keyword"))
    if f.inkable == 0:
        without.append("el símbolo de pozo de tinta")
    if f.has_under == 0:
        without.append("cartas debajo")
    if without:
        out.append("sin " + listed(without, "ni"))
    if f.at_location != NONE:
        not_ = "" if f.at_location else "no "
        out.append(f"que {not_}{'estén' if plural else 'esté'} en una ubicación")
    if f.here:
        out.append(here(plural))
    for test in f.tests:
        if not (f.other and is_another(test)):
            out.append(candidates.tested(say, test, fem, plural))
    if f.any_of and not only_alternatives(f):
        limits = [limits_only(say, part, fem, plural) for part in f.any_of]
        if all(limits):
            out.append(listed(limits, "o"))
            return out
        parts = [
            noun(say, part, True) if plural else f"{a(first_feminine(part))} {noun(say, part)}"
            for part in f.any_of
        ]
        out.append(f"que {'son' if plural else 'es'} {listed(parts, 'o')}")
    return out


def limits_only(say: Speaker, part: Filter, fem: bool, plural: bool) -> str:
    """An alternative that only adds a name or a number: "de coste 3 o menos o llamada Elsa"."""
    if part == Filter(zone=part.zone, names=part.names) and part.names:
        return f"{agree('llamado', fem, plural)} {listed(list(part.names), 'o')}"
    if part == Filter(zone=part.zone, bounds=part.bounds) and part.bounds:
        return " ".join(after(say, part, plural))
    return ""


def is_another(test: Condition) -> bool:
    """Other than a card of the event: "another" says it."""
    return isinstance(test, Not) and isinstance(test.of, SameCard)


def only_alternatives(f: Filter) -> bool:
    """The filter says nothing but `any_of` (and whose, and where)."""
    return bool(f.any_of) and f == Filter(
        owner=f.owner, zone=f.zone, other=f.other, any_of=f.any_of
    )


def noun(
    say: Speaker,
    f: Filter,
    plural: bool = False,
    joint: str = "o",
    rival: str = "",
    mark: str = "",
) -> str:
    """The filter without owner, zone and "other".

    `rival` stands right after the noun, `mark` ("elegido") after its adjectives.
    """
    if only_alternatives(f):
        words = [alternatives(say, f, plural, joint, rival, mark)]
    else:
        states = adjectives(f, plural, joint)
        classes = states[:1] if f.classes else []
        rest = states[len(classes) :]
        name, not_, clause = head(f, plural, joint).partition(" que ")
        words = [name, *classes, rival, *rest, mark, (not_ + clause).strip()]
        words += after(say, f, plural)
        if mark == YOU_CHOOSE:
            words = [*[part for part in words if part != mark], mark]
    return " ".join([part for part in words if part])


def alternatives_of(f: Filter) -> list[Filter]:
    """Each of them where the whole filter looks."""
    return [part if in_play(f) else replace(part, zone=f.zone) for part in f.any_of]


def alternatives(say: Speaker, f: Filter, plural: bool, joint: str, rival: str, mark: str) -> str:
    """ "otro personaje Villain o una ubicación": each with its own article and adjectives."""
    said: list[str] = []
    for i, part in enumerate(alternatives_of(f)):
        fem, first = feminine(part), first_feminine(part)
        whose = {"riv": "rival", "tuy": "tuyo", "suy": "suyo"}.get(rival[:3], "")
        beside = agree(whose, fem, plural) if whose else ""
        picked = agree("elegido", fem, plural) if mark.startswith("eleg") else mark
        if mark == YOU_CHOOSE and i < len(f.any_of) - 1:
            picked = ""  # said once, after all of them
        text = noun(say, part, plural, joint.partition(" ")[0], beside, picked)
        if part.other and (i or not plural):
            text = f"{other(first, plural)} {text}"
        elif i and not plural:
            text = f"{a(first)} {text}"
        said.append(text)
    return listed(said, joint)


def owned(say: Speaker, f: Filter, plural: bool = False, joint: str = "o", mark: str = "") -> str:
    """With its owner: "personaje rival dañado", "personaje tuyo con Ward"; `mark` ("elegido")
    stands beside it."""
    whose = ""
    if in_play(f):
        if f.owner == Owner.OPPOSING:
            whose = agree("rival", False, plural)
        elif f.owner == Owner.YOURS:
            whose = agree("tuyo", feminine(f), plural)
        elif f.owner == Owner.THEIRS:
            whose = agree("suyo", feminine(f), plural)
    return noun(say, f, plural, joint, whose, mark)


def zone(f: Filter) -> str:
    """The zone with its owner: "tu descarte"; nothing for anywhere."""
    if f.zone == Zone.ANYWHERE:
        return ""
    if f.zone == Zone.PLAY:
        return "juego"
    if f.zone == Zone.OUT:
        return "fuera de la partida"
    if f.zone == Zone.ASIDE:
        return "al lado de la partida"
    if f.zone == Zone.UNDER:
        if f.owner == Owner.ANY:
            return "debajo de una carta en juego"
        if f.owner == Owner.OPPOSING:
            return "debajo de una carta rival"
        return f"debajo de {'tus' if f.owner == Owner.YOURS else 'sus'} personajes y ubicaciones"
    name = word(ZONES, f.zone, "zone")
    text = zone_of(f.owner, name, f.zone == Zone.HAND)
    if f.or_zone == NONE:
        return text
    second = zone_of(f.owner, word(ZONES, f.or_zone, "zone"), f.or_zone == Zone.HAND)
    return f"{text} o de {second}"


def within(f: Filter) -> str:
    """ " en tu descarte"."""
    where = zone(f)
    if not where:
        return ""
    return f" {where}" if f.zone in (Zone.UNDER, Zone.OUT) else f" en {where}"


def out_of(f: Filter) -> str:
    """ " de tu descarte"; nothing for play."""
    if in_play(f):
        return ""
    where = zone(f)
    return f" del {where[3:]}" if where.startswith("el ") else f" de {where}"


def from_(f: Filter) -> str:
    """ " desde tu descarte": where cards are played from; nothing for play."""
    return "" if in_play(f) else f" desde {zone(f).replace(' o de ', ' o desde ')}"


def some(say: Speaker, f: Filter) -> str:
    """One such card, nobody choosing: "otro de tus personajes", "un objeto rival"."""
    fem = first_feminine(f)
    if in_play(f) and f.owner in (Owner.YOURS, Owner.THEIRS):
        whose = "tus" if f.owner == Owner.YOURS else "sus"
        one = other(fem) if f.other else "una" if fem else "uno"
        return f"{one} de {whose} {noun(say, f, True)}"
    text = f"{other(fem) if f.other else a(fem)} {owned(say, f)}"
    return text + ("" if in_play(f) else within(f))


def group(say: Speaker, f: Filter, the_: bool = True) -> str:
    """All of them: "tus demás personajes Princess", "las cartas en tu descarte"."""
    fem = first_feminine(f)
    others = other(fem, True) + " " if f.other else ""
    article = ("las " if fem else "los ") if the_ else ""
    if not in_play(f):
        return f"{article}{others}{noun(say, f, True, 'y')}{out_of(f)}"
    if f.owner == Owner.YOURS:
        return f"tus {others}{noun(say, f, True, 'y tus' if only_alternatives(f) else 'y')}"
    if f.owner == Owner.THEIRS:
        return f"sus {others}{noun(say, f, True, 'y sus' if only_alternatives(f) else 'y')}"
    return f"{article}{others}{owned(say, f, True, 'y')}"


def had(say: Speaker, f: Filter, plural: bool = False) -> str:
    """As something counted: "otro personaje Villain que tengas en juego"."""
    text = other(first_feminine(f), plural) + " " if f.other else ""
    if not in_play(f):
        where = within(f)
        if f.owner == Owner.OPPOSING and f.zone not in (Zone.UNDER, Zone.OUT):
            zones = plural_of(word(ZONES, f.zone, "zone"))
            where = f" en {'las' if f.zone == Zone.HAND else 'los'} {zones} de los oponentes"
        return text + noun(say, f, plural) + where
    if f.owner == Owner.OPPOSING:
        return text + owned(say, f, plural) + ("" if f.here else " en juego")
    text += noun(say, f, plural)
    where = "" if f.here else " en juego"
    if f.owner == Owner.YOURS:
        return before_here(text, f, " que tengas" + where)
    if f.owner == Owner.THEIRS:
        return before_here(text, f, " que tenga" + where)
    return text + where


def before_here(text: str, f: Filter, addition: str) -> str:
    """ "personaje que tengas aquí"."""
    return f"{without_here(text)}{addition} aquí" if f.here else text + addition


def without_here(text: str) -> str:
    return text.removesuffix(" " + here(False)).removesuffix(" " + here(True))
