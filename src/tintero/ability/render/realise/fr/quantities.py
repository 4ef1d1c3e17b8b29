"""Numbers ("le nombre de …"), and amounts of something ("2 cartes pour chaque …")."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability.render.plan.parts_of_speech import Measure, Noun, Number
from tintero.ability.render.realise.fr import conditions, filters, happened, selectors
from tintero.ability.render.realise.fr import words as fr
from tintero.ability.render.speaker import Speaker, SpokenUnit
from tintero.vocab import NONE, Owner, Stat


def number(say: Speaker, q: Number) -> str:
    """The number itself: "3", "le nombre de cartes dans votre main"."""
    if q.kind == "plain":
        return str(q.n)
    if q.kind == "stat":
        return stat_of(say, q)
    if q.kind == "lore":
        assert q.noun is not None
        has = f"{selectors.text(say, q.noun)} {'avez' if q.noun.you else 'a'}"
        return f"le nombre {fr.of(fr.plural_of(fr.LORE))} {fr.elided('que', has)}"
    if q.kind == "sum":
        return " plus ".join([number(say, part) for part in q.parts])
    if q.kind == "capped":
        return number(say, q.parts[0]) + cap(q)
    if q.kind == "times":
        return f"{q.n} fois {number(say, q.parts[0])}"
    if q.kind == "highest":
        assert q.things is not None
        fem = fr.stat_feminine(q.stat)
        best = fr.the(f"plus {fr.BIG[fem]} {fr.STATS[q.stat]}", fem)
        return f"{best} parmi {filters.group(say, q.things)}"
    if q.kind == "down-to":
        return f"ce qui dépasse {q.n}"
    if q.kind == "missing":
        owner = Owner.YOURS if q.noun is not None and q.noun.you else Owner.THEIRS
        (to,) = q.parts
        many = f"{to.n} {fr.CARDS}" if to.plain else f"autant de {fr.CARDS} que {number(say, to)}"
        return f"ce qui manque pour avoir {many} dans {fr.your(owner, fr.WORDS['hand'])}"
    total = "ce nombre"
    if q.unit is not None:
        total = f"le nombre {fr.of(unit(say, q.unit).many)}"
    return total if q.n == 1 else f"{q.n} fois {total}"


def is_feminine(q: Number) -> bool:
    """What agrees with the number: "la Force … est égale"."""
    return q.kind in ("stat", "highest") and fr.stat_feminine(q.stat)


def whole(noun: Noun) -> Noun:
    """ "Les personnages adverses" rather than "tous …"."""
    return replace(noun, how="group") if noun.how in ("every", "hand") else noun


def stat_of(say: Speaker, q: Number) -> str:
    assert q.noun is not None
    owner = selectors.text(say, whole(q.noun))
    stat = fr.the(fr.STATS[q.stat], fr.stat_feminine(q.stat))
    if q.stat == Stat.DAMAGE:
        return f"{stat} sur {owner}"
    return f"{stat} qu'avait {say.name} en jeu" if q.gone else f"{stat} {fr.of(owner)}"


def damage_on(say: Speaker, q: Number) -> str:
    """ "pour chaque dommage sur ce personnage", if the number is that damage."""
    if q.kind == "stat" and q.stat == Stat.DAMAGE and q.noun is not None and q.noun.pick is None:
        return f"pour chaque {fr.WORDS['damage']} sur {selectors.text(say, whole(q.noun))}"
    return ""


def cap(q: Number) -> str:
    """CR 6.1.8: the limits of a number."""
    out = [f"jusqu'à un maximum de {q.most}"] if q.most != NONE else []
    out += [f"avec un minimum de {q.least}"] if q.least else []
    return ", " + " et ".join(out) if out else ""


# --- what is counted --------------------------------------------------------------------------


def unit(say: Speaker, m: Measure) -> SpokenUnit:
    if m.spoken is not None and m.kind == "spoken":
        return m.spoken
    one, many = forms(say, m)
    return SpokenUnit(one, many, m.mass, unit_feminine(m), measure=m)


def unit_feminine(m: Measure) -> bool:
    if m.kind in ("inks", "players", "opponents"):
        return False
    if m.of is not None:
        return unit_feminine(m.of)
    if m.things is not None:
        return filters.feminine(m.things)
    return m.kind in ("times", "under", "was-under", "those-under", "those", "discarded-cards")


def forms(say: Speaker, m: Measure, name: bool = False) -> tuple[str, str]:
    """One and many. `name`: they have different ones, which is said right after the noun."""
    if m.kind in ("names", "inks"):
        assert m.of is not None
        if m.kind == "names":
            return forms(say, m.of, True)
        among = f"parmi les {forms(say, m.of)[1]}"
        return f"type d'encre différent {among}", f"types d'encre différents {among}"
    if m.kind == "players":
        return players(say, m)
    if m.kind in ("happened", "times"):
        return happened.forms(say, m)
    if m.kind in FIXED:
        return FIXED[m.kind]
    if m.kind in ("under", "was-under") and m.noun is not None:
        gone = m.kind == "was-under"
        that = gone and m.noun.how != "this"
        pile = fr.this(fr.WORDS["character"], False) if that else selectors.text(say, m.noun)
        was, were = ("qui était ", "qui étaient ") if gone else ("", "")
        return f"{fr.CARD} {was}sous {pile}", f"{fr.CARDS} {were}sous {pile}"
    assert m.things is not None
    named = ("portant un nom différent ", "portant des noms différents ") if name else ("", "")
    if m.kind == "had":
        one, many = [filters.had(say, m.things, p, named[p]) for p in (False, True)]
        return one, many
    nouns = [filters.noun(say, m.things, p, mark=named[p].rstrip()) for p in (False, True)]
    if m.kind == "sang":
        song = fr.this(fr.WORDS["song"], fr.is_feminine(fr.WORDS["song"]))
        return f"{nouns[0]} qui a chanté {song}", f"{nouns[1]} qui ont chanté {song}"
    if m.kind == "those-under":
        assert m.noun is not None
        pile = selectors.text(say, m.noun)
        return f"{nouns[0]} qui était sous {pile}", f"{nouns[1]} qui étaient sous {pile}"
    several = len(m.head.names) > 1
    nouns = [fr.CARD, fr.CARDS] if several else nouns
    fem = unit_feminine(m) or several
    done_ = [fr.agree(DEEDS[m.deed], fem, p) for p in (False, True)]
    return f"{nouns[0]} {done_[0]} ainsi", f"{nouns[1]} {done_[1]} ainsi"


def done(noun: str, deed: str, so: str = " ainsi") -> tuple[str, str]:
    """ "dommage infligé ainsi", "dommages infligés ainsi"."""
    name = fr.WORDS[noun]
    one, many = [fr.agree(deed, fr.is_feminine(name), p) for p in (False, True)]
    return f"{name} {one}{so}", f"{fr.plural_of(name)} {many}{so}"


DEEDS: Final = {
    "banished": "banni",
    "readied": "redressé",
    "exerted": "épuisé",
    "discarded": "défaussé",
    "moved": "déplacé",
    "put": "placé",
    "shuffled": "mélangé",
    "revealed": "révélé",
    "looked-at": "regardé",
    "drawn": "pioché",
    "played": "joué",
}
FIXED: Final = {
    "opponents": (fr.WORDS["opponent"], fr.plural_of(fr.WORDS["opponent"])),
    "those": (f"{fr.CARD} parmi elles", f"ces {fr.CARDS}"),
    "damage-removed": done("damage", "retiré", ""),
    "discarded-cards": done("card", "défaussé", ""),
    "lore-gained": done("lore", "gagné"),
    "lore-lost": done("lore", "perdu"),
    "damage-dealt": done("damage", "infligé"),
    "damage-removed-so": done("damage", "retiré"),
    "counters-put": done("damage counter", "placé"),
    "counters-moved": done("damage counter", "déplacé"),
}


def players(say: Speaker, m: Measure) -> tuple[str, str]:
    """ "adversaire qui ne le fait pas"."""
    one = fr.WORDS[m.head.names[0]]
    many = fr.plural_of(one)
    if m.who:
        first, second = [conditions.relative(say, who) for who in m.who]
        return f"{one} {first}", f"{many} {second}"
    if not m.deed:
        return one, many
    if m.deed == "does-not":
        return f"{one} qui ne le fait pas", f"{many} qui ne le font pas"
    return f"{one} qui le fait", f"{many} qui le font"


def for_each(say: Speaker, m: Measure) -> str:
    """ "pour chaque dommage retiré ainsi"."""
    return f"pour chaque {unit(say, m).one}"


def amount(
    say: Speaker, q: Number, one: str, many: str, feminine: bool = False, digits: bool = False
) -> tuple[str, str]:
    """So much of something, and what follows at the end of the clause.

    ("2 cartes", ""), ("1 dommage", " pour chaque …"), ("un nombre de cartes", " égal à …").
    """
    if q.plain:
        return fr.times(q.n, one, many, feminine, digits), ""
    if q.kind == "capped" and q.parts[0].kind in ("counted", "stat", "lore", "sum"):
        text, tail = amount(say, q.parts[0], one, many, feminine, digits)
        return text, tail + cap(q)
    if q.kind == "that" and q.n == 1:
        return f"ce nombre {fr.of(many)}", ""
    if q.unit is not None:
        return fr.times(q.n, one, many, feminine, digits), f" {for_each(say, q.unit)}"
    return f"un nombre {fr.of(many)}", f" {fr.equal_to(number(say, q))}"
