"""Sorts of cards: "other exerted Princess characters with cost 5 or less"."""

from __future__ import annotations

from typing import Final

from tintero.ability.filters import Relation
from tintero.ability.render.plan.parts_of_speech import Head, Limit, Number, Things, Trait
from tintero.ability.render.realise.en import conditions, quantities, selectors
from tintero.ability.render.realise.en.words import STATS, article, listed, owner_of, possessive
from tintero.ability.render.speaker import RenderError, Speaker, word
from tintero.vocab import NONE, Owner, Stat, Zone

ZONES: Final = ("deck", "hand", "", "inkwell", "discard")
# What stands before the noun, in this order; then what follows it.
BEFORE: Final = (
    *("facedown", "faceup", "drying", "dry", "exerted", "ready", "damaged"),
    *("inks", "classes"),
)
# What a phrase with "with" has in common, and its words.
WITH: Final = {"limit": "", "keyword": "", "undamaged": "no damage", "inkable": "◉"} | {
    "card-under": "a card under them",
    "some-damage": "damage",
}
AFTER: Final = {
    "no-keyword": "without ",
    "not-inkable": "without ◉",
    "nothing-under": "without cards under them",
    "here": "here",
    "from-here": "from here",
    "that-name": "with that name",
    "was-challenged": "who was challenged this turn",
}
ROLES: Final = {"challenging": "challenging", "challenged": "being challenged"}


# --- nouns ------------------------------------------------------------------------------------


def head(noun: Head, plural: bool = False, joint: str = "or") -> str:
    """ "character", "song card", "items and locations"."""
    card = "cards" if plural else "card"
    if noun.card or not noun.names:
        return f"{listed(list(noun.names), 'or')} {card}" if noun.names else card
    return listed([name + "s" for name in noun.names] if plural else list(noun.names), joint)


def adjective(trait: Trait, joint: str = "or") -> str:
    return listed(list(trait.names), joint) if trait.names else trait.kind


def adjectives(t: Things, joint: str = "or") -> list[str]:
    return [adjective(trait, joint) for kind in BEFORE for trait in t.traits if trait.kind == kind]


def after(say: Speaker, t: Things, plural: bool = False) -> list[str]:
    """What follows the noun: names, numbers, keywords, where it is."""
    played = ["you played this turn"] if t.has("was-played") else []
    first = [follows(say, t, trait, plural) for trait in t.traits if trait.kind in FIRST]
    have = [with_(say, trait) for kind in WITH for trait in t.traits if trait.kind == kind]
    with_all = ["with " + listed(have)] if have else []
    rest = [
        follows(say, t, trait, plural)
        for kinds in (("no-keyword",), ("not-inkable",), ("nothing-under",), PLACES, ("here",), ())
        for trait in t.traits
        if (trait.kind in kinds if kinds else trait.kind not in KNOWN)
    ]
    return [*played, *first, *with_all, *rest]


NAMED: Final = {"named": "named", "named-all": "named", "not-named": "not named"}
FIRST: Final = ("no-song", *NAMED)
PLACES: Final = ("at-location", "not-at-location")
KNOWN: Final = {
    *BEFORE,
    *WITH,
    *FIRST,
    *PLACES,
    *("no-keyword", "not-inkable", "nothing-under", "here", "was-played"),
}


def with_(say: Speaker, trait: Trait) -> str:
    if trait.limit is not None:
        return limit(say, trait.limit)
    return WITH[trait.kind] or trait.names[0]


def follows(say: Speaker, t: Things, trait: Trait, plural: bool) -> str:
    kind = trait.kind
    if kind in AFTER:
        return AFTER[kind] + "".join(trait.names)
    if kind == "no-song":
        return "that isn't a song" + ("" if t.in_play else " card")
    if kind in NAMED:
        return f"{NAMED[kind]} {listed(list(trait.names), 'and' if kind == 'named-all' else 'or')}"
    if kind in PLACES:
        where = "at locations" if plural else "at a location"
        return where if kind == "at-location" else f"not {where}"
    if kind in ("same-name", "other-name"):
        name = "with the same name" if kind == "same-name" else "with a different name"
        if trait.noun is None:
            return name
        than = "as" if kind == "same-name" else "than"
        return f"{name} {than} {selectors.text(say, trait.noun)}"
    if kind == "in-challenge":
        return "not in the challenge" if trait.no else "in a challenge"
    if kind in ROLES:
        return f"that {'is not' if trait.no else 'is'} {ROLES[kind]}"
    if trait.limit is not None:
        return "with " + limit(say, trait.limit)
    if kind == "added":
        return listed([" ".join(after(say, part, plural)) for part in trait.either], "or")
    if kind == "one-of" and plural:
        return "that are " + listed([noun(say, part, True) for part in trait.either], "or")
    if kind == "one-of":
        return "that's " + listed([article(noun(say, part)) for part in trait.either], "or")
    if trait.saying is not None:
        return f"such that {conditions.clause(say, trait.saying)}"
    raise RenderError(f"no words for {trait}")


def noun(say: Speaker, t: Things, plural: bool = False, joint: str = "or", each: str = "") -> str:
    """Without owner, zone and "other". `each`: what the alternatives after the first begin with
    in place of their article; a dash is nothing."""
    if not t.either:
        words = [*adjectives(t, joint), head(t.head, plural, joint), *after(say, t, plural)]
        return " ".join(words)
    said = [noun(say, part, plural, joint) for part in t.either]
    if not plural:
        first = f"another {said[0]}" if t.either[0].other else said[0]
        begin = [each.strip("-") + text if each else article(text) for text in said[1:]]
        said = [first, *begin]
    return listed(said, joint)


def owned(say: Speaker, t: Things, plural: bool = False, joint: str = "or", each: str = "") -> str:
    """With its owner: "opposing damaged character", "character of yours with Ward"."""
    if not t.in_play or t.owner == Owner.ANY:
        return noun(say, t, plural, joint, each)
    if t.owner == Owner.OPPOSING:
        return "opposing " + noun(say, t, plural, joint, each)
    whose = "of yours" if t.owner == Owner.YOURS else "of theirs"
    if t.either:
        return f"{noun(say, t, plural, each=each)} {whose}"
    return " ".join([*adjectives(t), head(t.head, plural), whose, *after(say, t, plural)])


# --- zones ------------------------------------------------------------------------------------


def zone(t: Things, opponent: str = "") -> str:
    """The zone with its owner: "your discard"; nothing for anywhere."""
    if t.zone in NAMED_ZONES:
        return NAMED_ZONES[t.zone]
    if t.zone == Zone.UNDER:
        if t.owner == Owner.ANY:
            return "under a card in play"
        if t.owner == Owner.OPPOSING:
            return "under an opposing card"
        return f"under {owner_of(t.owner)} characters and locations"
    name = word(ZONES, t.zone, "zone")
    if t.or_zone != NONE:
        name += f" or {word(ZONES, t.or_zone, 'zone')}"
    whose = opponent if opponent and t.owner == Owner.OPPOSING else owner_of(t.owner)
    if t.player:
        whose = possessive(selectors.FIXED[t.player])
    return f"any {name}" if t.owner == Owner.ANY else f"{whose} {name}"


NAMED_ZONES: Final = {
    Zone.ANYWHERE: "",
    Zone.PLAY: "play",
    Zone.OUT: "outside the game",
    Zone.ASIDE: "beside the game",
}


def within(t: Things) -> str:
    """ " in your discard"."""
    where = zone(t)
    if not where:
        return ""
    return f" {where}" if t.zone in (Zone.UNDER, Zone.OUT) else f" in {where}"


def out_of(t: Things) -> str:
    """ " from your discard"; nothing for play."""
    return "" if t.in_play else f" from {zone(t)}"


# --- with what stands before ------------------------------------------------------------------


def other(t: Things) -> str:
    return "other " if t.other else ""


def a(t: Things, text: str) -> str:
    return f"another {text}" if t.other else article(text)


def some(say: Speaker, t: Things) -> str:
    """One such card, nobody choosing: "one of your other characters", "an opposing item"."""
    if t.in_play and t.owner in (Owner.YOURS, Owner.THEIRS):
        whose = "your" if t.owner == Owner.YOURS else "their"
        return f"one of {whose} {other(t)}{noun(say, t, True)}"
    return a(t, owned(say, t)) + ("" if t.in_play else within(t))


def group(say: Speaker, t: Things, joint: str = "and") -> str:
    """All of them: "your other Princess characters", "cards in your discard"."""
    if not t.in_play:
        return other(t) + noun(say, t, True, joint) + within(t)
    whose = {Owner.YOURS: "your ", Owner.THEIRS: "their "}.get(t.owner, "")
    opposing = "opposing " if t.owner == Owner.OPPOSING else ""
    return f"{whose}{other(t)}{opposing}{noun(say, t, True, joint)}"


def had(say: Speaker, t: Things, plural: bool = False, name: str = "") -> str:
    """As something counted: "other Villain character you have in play". `name` is said right
    after the noun."""
    if not t.in_play and t.owner == Owner.OPPOSING:
        where = within(t)
        if t.zone < len(ZONES):
            where = f" in opponents' {ZONES[t.zone]}s"
        return f"{other(t)}{noun(say, t, plural)}{name}{where}"
    if not t.in_play:
        return f"{other(t)}{noun(say, t, plural)}{name}{within(t)}"
    opposing = "opposing " if t.owner == Owner.OPPOSING else ""
    have = {Owner.YOURS: " you have", Owner.THEIRS: " they have"}.get(t.owner, "")
    if t.here:
        t, where = t.without("here"), " here"
    else:
        where = " in play"
    return f"{opposing}{other(t)}{noun(say, t, plural)}{name}{have}{where}"


# --- limits -----------------------------------------------------------------------------------


def compared(say: Speaker, op: int, value: Number) -> str:
    """ "5 or less"."""
    text = quantities.number(say, value)
    if op == Relation.EXACTLY:
        return text
    if value.plain and op in SHORT:
        return f"{text} or {SHORT[op]}"
    if op not in LONG:
        raise RenderError(f"no comparison has the number {op}")
    return f"{LONG[op]} than {text}"


SHORT: Final = {Relation.AT_MOST: "less", Relation.AT_LEAST: "more"}
LONG: Final = {
    Relation.AT_MOST: "equal to or less",
    Relation.AT_LEAST: "equal to or greater",
    Relation.LESS: "less",
    Relation.MORE: "more",
}


def limit_alone(say: Speaker, node: Limit) -> str:
    """Without the name of the number: "costs 5 or less"."""
    assert node.value is not None
    equal = node.op == Relation.EXACTLY and not node.value.plain
    return ("equal to " if equal else "") + compared(say, node.op, node.value)


def limit(say: Speaker, node: Limit) -> str:
    """What stands after "with": "cost 5 or less", "3 strength or more"."""
    name = word(STATS, node.stat, "stat")
    if node.kind == "highest":
        return f"the highest {name}, or tied for highest {name}"
    if node.things is not None:
        return f"more {name} than each {owned(say, node.things)}"
    value = node.value
    if node.noun is not None and value is not None:
        return f"{name} up to {value.n} more than {selectors.text(say, node.noun)}"
    if node.noun is not None:
        more = "more" if node.kind == "more-than" else "less"
        return f"{more} {name} than {selectors.text(say, node.noun)}"
    assert value is not None
    text = compared(say, node.op, value)
    if value.kind == "highest":
        return f"{name} {text}"
    if node.stat == Stat.CARDS_UNDER:
        return f"{text} cards under them"
    if not value.plain:
        return f"{name} {'equal to ' if node.op == Relation.EXACTLY else ''}{text}"
    if node.stat in (Stat.COST, Stat.MOVE_COST, Stat.SING_COST):
        return f"{name} {text}"
    if node.op in SHORT and node.stat != Stat.DAMAGE:
        return f"{value.n} {name} or {SHORT[node.op]}"
    return f"{text} {name}"
