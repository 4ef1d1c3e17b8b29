"""Sorts of cards: "personnages Princesse épuisés coûtant 5 ou moins"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability.filters import Relation
from tintero.ability.render.plan.parts_of_speech import Head, Limit, Number, Things, Trait
from tintero.ability.render.realise.fr import conditions, quantities, selectors
from tintero.ability.render.realise.fr import words as fr
from tintero.ability.render.realise.fr.lexicon import CLASSES, INKS, KEYWORDS
from tintero.ability.render.realise.fr.lexicon import STATES as ADJECTIVES
from tintero.ability.render.speaker import RenderError, Speaker, word
from tintero.vocab import NONE, Owner, Stat, Zone

# Right after the noun and its classes, in this order.
STATES: Final = ("exerted", "ready", "drying", "dry", "facedown", "faceup")
WITH: Final = {
    "limit": "",
    "keyword": "",
    "inkable": fr.SYMBOL,
    "card-under": f"une {fr.CARD} dessous",
}
WITHOUT: Final = {"no-keyword": "", "not-inkable": fr.SYMBOL, "nothing-under": f"{fr.CARD} dessous"}
NAMED: Final = ("named", "named-all", "not-named")
FIRST: Final = ("damaged", "undamaged", "no-song")
PLACES: Final = ("at-location", "not-at-location", "here")
KNOWN: Final = {*STATES, *NAMED, *WITH, *WITHOUT, *FIRST, *PLACES, "classes", "inks"}
SIMPLE: Final = {
    "damaged": (ADJECTIVES["damaged"],) * 2,
    "undamaged": (f"sans {fr.WORDS['damage']}",) * 2,
    "no-song": (
        f"autre qu'une {fr.WORDS['song']}",
        f"autres que des {fr.plural_of(fr.WORDS['song'])}",
    ),
    "at-location": (fr.ON_LOCATION,) * 2,
    "not-at-location": (f"qui n'est pas {fr.ON_LOCATION}", f"qui ne sont pas {fr.ON_LOCATION}"),
    "here": (fr.HERE,) * 2,
    "that-name": ("portant ce nom",) * 2,
}


# --- nouns ------------------------------------------------------------------------------------


def as_card(noun: Head) -> bool:
    return noun.card or not noun.names or noun.names == ("non-character",)


def head(noun: Head, plural: bool = False, joint: str = "ou", each: str = "") -> str:
    """ "personnage", "carte Chanson", "objet ou lieu"; `each` as in `noun`."""
    card = fr.CARDS if plural else fr.CARD
    if not noun.names or noun.names == ("non-character",):
        return card
    names = [fr.WORDS[name] for name in noun.names]
    if noun.card:
        return f"{card} {fr.listed([fr.capital(name) for name in names], 'ou')}"
    said = [fr.plural_of(name) if plural else name for name in names]
    again = [
        article_again(each, text, fr.is_feminine(n)) for text, n in zip(said, names, strict=True)
    ]
    return fr.listed([*said[:1], *again[1:]], joint)


def article_again(each: str, noun_: str, fem: bool) -> str:
    if each == "de":
        return fr.of(noun_)
    return f"{fr.a(fem) if each == 'un' else each} {noun_}".lstrip()


def head_feminine(noun: Head) -> bool:
    """The gender of the whole: masculine as soon as one noun is."""
    return fr.is_feminine(fr.CARD if as_card(noun) else fr.WORDS[noun.names[0]]) and (
        as_card(noun) or all(fr.is_feminine(fr.WORDS[name]) for name in noun.names)
    )


def feminine(t: Things) -> bool:
    return all(feminine(part) for part in t.either) if t.either else head_feminine(t.head)


def first_feminine(t: Things) -> bool:
    """The gender of articles: that of the noun they stand before."""
    if t.either:
        return first_feminine(t.either[0])
    return fr.is_feminine(fr.CARD if as_card(t.head) else fr.WORDS[t.head.names[0]])


def classes_of(trait: Trait, joint: str = "ou") -> str:
    return fr.listed([CLASSES.get(name, name) for name in trait.names], joint)


def inks_of(trait: Trait, joint: str = "ou") -> str:
    return fr.listed([INKS[name] for name in trait.names], joint)


def after(say: Speaker, t: Things, plural: bool) -> list[str]:
    """What follows the noun: numbers, keywords, where it is."""

    def of_kinds(kinds: tuple[str, ...]) -> list[Trait]:
        return [trait for kind in kinds for trait in t.traits if trait.kind == kind]

    out = [follows(say, t, trait, plural) for trait in of_kinds(FIRST)]
    costs = [trait for trait in of_kinds(("limit",)) if is_cost(trait.limit)]
    out += [f"coûtant {costing(say, trait.limit)}" for trait in costs]
    have = [part(say, trait) for trait in of_kinds(tuple(WITH)) if trait not in costs]
    lack = [part(say, trait) for trait in of_kinds(tuple(WITHOUT))]
    out += ["avec " + fr.listed(have)] if have else []
    out += ["sans " + fr.listed(lack, "ni")] if lack else []
    out += [follows(say, t, trait, plural) for trait in of_kinds(PLACES)]
    return out + [follows(say, t, trait, plural) for trait in t.traits if trait.kind not in KNOWN]


def names_of(say: Speaker, t: Things, plural: bool) -> list[str]:
    return [follows(say, t, trait, plural) for trait in t.traits if trait.kind in NAMED]


def part(say: Speaker, trait: Trait) -> str:
    if trait.limit is not None:
        return limit(say, trait.limit)
    return WITH.get(trait.kind, "") or WITHOUT.get(trait.kind, "") or KEYWORDS[trait.names[0]]


def is_cost(node: Limit | None) -> bool:
    """A printed number: "coûtant 4 ou moins"."""
    if node is None or node.kind != "limit" or node.value is None:
        return False
    return node.stat == Stat.COST and node.value.plain


def costing(say: Speaker, node: Limit | None) -> str:
    assert node is not None and node.value is not None
    return compared(say, node.op, node.value)


def follows(say: Speaker, t: Things, trait: Trait, plural: bool) -> str:
    kind, fem = trait.kind, feminine(t)
    if kind in SIMPLE:
        return SIMPLE[kind][plural]
    if kind in ("named", "named-all"):
        joint = "ou" if kind == "named" else "et"
        return f"{fr.agree('nommé', fem, plural)} {fr.listed(list(trait.names), joint)}"
    if kind == "not-named":
        return f"non {fr.agree('nommé', fem, plural)} {fr.listed(list(trait.names), 'ou')}"
    if kind == "same-name":
        than = f" {fr.elided('que', selectors.text(say, trait.noun))}" if trait.noun else ""
        return f"portant le même nom{than}"
    if kind == "other-name" and trait.noun is not None:
        return f"portant un autre nom {fr.elided('que', selectors.text(say, trait.noun))}"
    if kind in ROLES:
        return ROLES[kind][trait.no][plural].format(done=fr.agree("défié", fem, plural))
    if kind == "was-played":
        return f"que vous avez {fr.agree('joué', fem, plural)} ce tour-ci"
    if trait.limit is not None:
        return "avec " + limit(say, trait.limit)
    if kind == "added":
        # An alternative that only adds a name or a number agrees with the noun.
        alike = [replace(each, head=t.head) for each in trait.either]
        both = [names_of(say, each, plural) + after(say, each, plural) for each in alike]
        return fr.listed([" ".join(words) for words in both], "ou")
    if kind == "one-of":
        said = fr.listed([some_noun(say, each, plural) for each in trait.either], "ou")
        return f"{'qui sont' if plural else 'qui est'} {said}"
    if trait.saying is not None:
        such = ("telle" if fem else "tel") + ("s" if plural else "")
        return f"{such} {fr.elided('que', conditions.clause(say, trait.saying))}"
    raise RenderError(f"no words for {trait}")


# Yes and no, each of one and of many.
ROLES: Final = {
    "in-challenge": (
        ("dans un défi", "dans un défi"),
        ("qui n'est pas dans le défi", "qui ne sont pas dans le défi"),
    ),
    "challenging": (("qui défie", "qui défient"), ("qui ne défie pas", "qui ne défient pas")),
    "challenged": (
        ("qui est {done}", "qui sont {done}"),
        ("qui n'est pas {done}", "qui ne sont pas {done}"),
    ),
    "was-challenged": (
        ("qui a été {done} ce tour-ci", "qui ont été {done} ce tour-ci"),
        ("qui n'a pas été {done} ce tour-ci", "qui n'ont pas été {done} ce tour-ci"),
    ),
}


def some_noun(say: Speaker, t: Things, plural: bool, whose: str = "") -> str:
    """ "un personnage", "des personnages"."""
    first = "des" if plural else fr.a(first_feminine(t))
    again = "des" if plural else "un"
    return f"{first} {noun(say, t, plural, whose=whose, each=again)}"


def noun(
    say: Speaker,
    t: Things,
    plural: bool = False,
    joint: str = "ou",
    whose: str = "",
    mark: str = "",
    each: str = "",
) -> str:
    """Without owner and "other".

    `whose` ("adverse") stands right after the noun, `mark` ("de votre choix", "de votre main")
    after its adjectives. `each`: what the alternatives after the first begin with: "un", "de".
    """
    if t.either:
        return alternatives(say, t, plural, joint, whose, mark, each)
    fem = feminine(t)
    classes = [classes_of(trait, joint) for trait in t.traits if trait.kind == "classes"]
    inks = [inks_of(trait, joint) for trait in t.traits if trait.kind == "inks"]
    states = [fr.agree(ADJECTIVES[kind], fem, plural) for kind in STATES if t.has(kind)]
    beside = fr.agree(whose, fem, plural) if whose else ""
    not_ = ""
    if t.head.names == ("non-character",):
        who = fr.WORDS["character"]
        not_ = f"autres que des {fr.plural_of(who)}" if plural else f"autre qu'un {who}"
    again = "" if t.other else each
    words = [head(t.head, plural, joint, again), *classes, *inks, beside, *states]
    words += [*names_of(say, t, plural), mark, not_, *after(say, t, plural)]
    return " ".join([text for text in words if text])


def alternatives(
    say: Speaker, t: Things, plural: bool, joint: str, whose: str, mark: str, each: str
) -> str:
    """ "un autre personnage Méchant ou un lieu": each with its own article and adjectives."""
    said: list[str] = []
    for i, part_ in enumerate(t.either):
        text = noun(say, part_, plural, joint.partition(" ")[0], whose)
        if part_.other and (i or not plural):
            first = "" if not i or plural else f"{fr.a(first_feminine(part_))} "
            text = f"{first}{'autres' if plural else 'autre'} {text}"
        elif i and not plural:
            text = article_again(each or "un", text, first_feminine(part_))
        said.append(text)
    return f"{fr.listed(said, joint)} {mark}".rstrip()


OWNERS: Final = {
    Owner.OPPOSING: ADJECTIVES["opposing"],
    Owner.YOURS: "à vous",
    Owner.THEIRS: "à ce joueur",
}


def owned(
    say: Speaker, t: Things, plural: bool = False, joint: str = "ou", mark: str = "", each: str = ""
) -> str:
    """With its owner: "personnage adverse épuisé"."""
    whose = OWNERS.get(t.owner, "") if t.in_play else ""
    return noun(say, t, plural, joint, whose, mark, each)


# --- zones ------------------------------------------------------------------------------------

NAMED_ZONES: Final = {
    Zone.ANYWHERE: "",
    Zone.PLAY: "en jeu",
    Zone.OUT: "hors de la partie",
    Zone.ASIDE: "à côté de la partie",
}


def zone(t: Things, again: str = "") -> str:
    """The zone with its owner: "votre défausse"; nothing for anywhere."""
    if t.zone in NAMED_ZONES:
        return NAMED_ZONES[t.zone]
    if t.zone == Zone.UNDER:
        if t.owner in (Owner.ANY, Owner.OPPOSING):
            return f"sous une {fr.CARD} {'en jeu' if t.owner == Owner.ANY else OWNERS[t.owner]}"
        both = f"{fr.plural_of(fr.WORDS['character'])} et {fr.plural_of(fr.WORDS['location'])}"
        return f"sous {fr.your(t.owner, both, True)}"
    if t.player:
        name = fr.ZONES[t.zone]
        who = selectors.PLAYERS[t.player]
        return f"{fr.the(name, fr.is_feminine(name))} {fr.of(who)}"
    text = fr.zone_of(t.owner, t.zone)
    return text if t.or_zone == NONE else f"{text} ou {again}{fr.zone_of(t.owner, t.or_zone)}"


def within(t: Things) -> str:
    """ "dans votre défausse", "en jeu"."""
    return f"dans {zone(t, 'dans ')}" if t.zone in fr.ZONES else zone(t)


def out_of(t: Things) -> str:
    """ "de votre défausse"; nothing for play."""
    if t.in_play:
        return ""
    return fr.of(zone(t, "de ")) if t.zone in fr.ZONES else zone(t)


# --- with what stands before ------------------------------------------------------------------


def others(t: Things, plural: bool = True) -> str:
    return ("autres " if plural else "autre ") if t.other else ""


def article(t: Things) -> str:
    """ "un autre", "une"."""
    return fr.a(first_feminine(t)) + (" autre" if t.other else "")


def one_of(say: Speaker, t: Things) -> str:
    """ "l'un de vos autres personnages": among somebody's own."""
    own = fr.your(t.owner, others(t) + noun(say, t, True), True)
    return f"{fr.one(first_feminine(t))} de {own}"


def some(say: Speaker, t: Things) -> str:
    """One such card, nobody choosing: "l'un de vos autres personnages", "un objet adverse"."""
    if t.in_play and t.owner in (Owner.YOURS, Owner.THEIRS):
        return one_of(say, t)
    return f"{article(t)} {owned(say, t, mark=out_of(t), each='un')}"


def group(say: Speaker, t: Things, joint: str = "et") -> str:
    """All of them: "vos autres personnages Princesse", "les cartes de votre défausse"."""
    if t.in_play and t.owner in (Owner.YOURS, Owner.THEIRS):
        again = fr.your(t.owner, "", True).strip()
        joint = f"{joint} {again}" if t.either else joint
        return fr.your(t.owner, others(t) + noun(say, t, True, joint), True)
    joint = f"{joint} les" if t.either else joint
    return f"les {others(t)}{owned(say, t, True, joint, out_of(t))}"


def had(say: Speaker, t: Things, plural: bool = False, name: str = "") -> str:
    """As something counted: "autre personnage Méchant que vous avez en jeu". `name` is said
    before where."""
    first = others(t, plural)
    if not t.in_play:
        where = within(t)
        if t.owner == Owner.OPPOSING and t.zone in fr.ZONES:
            many = f"les {fr.plural_of(fr.ZONES[t.zone])}"
            where = f"dans {many} des {fr.plural_of(fr.WORDS['opponent'])}"
        return f"{first}{noun(say, t, plural, mark=name + where)}"
    have = {Owner.YOURS: "que vous avez ", Owner.THEIRS: "qu'il a "}.get(t.owner, "")
    where = name + have + (fr.HERE if t.here else "en jeu")
    said = owned if t.owner == Owner.OPPOSING else noun
    return first + said(say, t.without("here"), plural, mark=where)


# --- limits -----------------------------------------------------------------------------------

SHORT: Final = {Relation.AT_MOST: "ou moins", Relation.AT_LEAST: "ou plus"}
STRICT: Final = {Relation.LESS: "moins de", Relation.MORE: "plus de"}
LONG: Final = {
    Relation.AT_MOST: ("inférieur", "égal"),
    Relation.AT_LEAST: ("supérieur", "égal"),
    Relation.LESS: ("inférieur",),
    Relation.MORE: ("supérieur",),
    Relation.EXACTLY: ("égal",),
}


def compared(say: Speaker, op: int, value: Number, fem: bool = False) -> str:
    """ "5 ou moins", "inférieure ou égale au nombre de cartes dans votre main"."""
    text = quantities.number(say, value)
    if value.plain and op == Relation.EXACTLY:
        return text
    if value.plain and op in SHORT:
        return f"{text} {SHORT[op]}"
    if value.plain and op in STRICT:
        return f"{STRICT[op]} {text}"
    if op not in LONG:
        raise RenderError(f"no comparison has the number {op}")
    return f"{fr.listed([fr.agree(how, fem, False) for how in LONG[op]], 'ou')} {fr.to(text)}"


def limit(say: Speaker, node: Limit) -> str:
    """What stands after "avec": "un coût égal à …", "3 de Force ou plus"."""
    name, fem = word(fr.STATS, node.stat, "stat"), fr.stat_feminine(node.stat)
    if node.kind == "highest":
        return f"{fr.the(f'plus {fr.BIG[fem]} {name}', fem)} (égalité comprise)"
    if node.things is not None:
        rivals = f"{others(node.things, False)}{owned(say, node.things)}"
        return f"{fr.elided('plus de', name)} que chaque {rivals}"
    value = node.value
    if node.noun is not None:
        whom = selectors.text(say, node.noun)
        if value is None:
            more = "plus" if node.kind == "more-than" else "moins"
            return f"{more} {fr.of(name)} {fr.elided('que', whom)}"
        most = f"{fr.agree('supérieur', fem, False)} d'au plus {value.n}"
        return f"{fr.a(fem)} {name} {most} à {'celle' if fem else 'celui'} {fr.of(whom)}"
    assert value is not None
    text = compared(say, node.op, value, fem)
    if not value.plain:
        return f"{fr.a(fem)} {name} {text}"
    if node.stat == Stat.CARDS_UNDER:
        return f"{text} {fr.CARD if value.n < 2 else fr.CARDS} dessous"
    if node.stat == Stat.DAMAGE:
        return counted(value.n, node.op, fr.WORDS["damage"])
    if node.stat in (Stat.COST, Stat.MOVE_COST, Stat.SING_COST):
        return f"{fr.a(fem)} {name} de {text}"
    return counted(value.n, node.op, "", f" de {name}")


def counted(n: int, op: int, noun_: str, rest: str = "") -> str:
    """ "3 dommages ou plus", "moins de 2 adversaires", "3 de Force ou moins"."""
    many = f" {noun_ if n < 2 else fr.plural_of(noun_)}" if noun_ else ""
    if op in STRICT:
        return f"{STRICT[op]} {n}{many}{rest}"
    return f"{n}{many}{rest}" + (f" {SHORT[op]}" if op in SHORT else "")
