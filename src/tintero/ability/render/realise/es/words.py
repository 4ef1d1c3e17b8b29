"""Agreement, articles, lists and clauses."""

from __future__ import annotations

from typing import Final

from tintero.ability.render.realise.es.verbs_table import (
    ASIDE,
    EL,
    EL_SUBJUNCTIVE,
    ELLOS,
    ELLOS_SUBJUNCTIVE,
    IMPERATIVE,
    INFINITIVE,
    TU,
    inflect,
)
from tintero.ability.render.realise.romance import agreement
from tintero.ability.render.realise.romance.agreement import put_too
from tintero.ability.render.speaker import Phrase, RenderError, SpokenClause
from tintero.vocab import Owner, Stat

TYPES: Final = ("personaje", "acción", "objeto", "ubicación")
FEMININE: Final = ("acción", "ubicación", "canción", "carta", "mano")
STATS: Final = (
    "Fuerza",
    "Voluntad",
    "valor de leyenda",
    "coste de movimiento",
    "coste",
    "daño",
    "coste para cantar canciones",
    "cartas debajo",
)
INKS: Final = {
    "Amber": "Ámbar",
    "Amethyst": "Amatista",
    "Emerald": "Esmeralda",
    "Ruby": "Rubí",
    "Sapphire": "Zafiro",
    "Steel": "Acero",
}
# The nouns of a plan.
NAMES: Final = {
    "character": "personaje",
    "action": "acción",
    "item": "objeto",
    "location": "ubicación",
    "song": "canción",
    "player": "jugador",
    "opponent": "oponente",
}
ORDINALS: Final = ("", "primera", "segunda", "tercera", "cuarta", "quinta")


# --- nouns ------------------------------------------------------------------------------------


def plural_of(noun: str) -> str:
    """ "acciones", "cartas de personaje"."""
    first, space, rest = noun.partition(" ")
    if first.endswith("ión"):
        first = first[:-2] + "ones"
    elif first[-1:] in "aeiou":
        first += "s"
    else:
        first += "es"
    return first + space + rest


def is_feminine(noun: str) -> bool:
    return noun.partition(" ")[0] in FEMININE


def stat_feminine(stat: int) -> bool:
    return stat in (Stat.STRENGTH, Stat.WILLPOWER)


def agree(adjective: str, feminine: bool, plural: bool) -> str:
    """ "agotado" → "agotadas"; "rival" → "rivales"."""
    if adjective.endswith("o"):
        adjective = adjective[:-1] + ("a" if feminine else "o")
        return adjective + ("s" if plural else "")
    if plural:
        return adjective + ("s" if adjective[-1:] in "ae" else "es")
    return adjective


def a(feminine: bool) -> str:
    return "una" if feminine else "un"


def the(feminine: bool, plural: bool = False) -> str:
    if plural:
        return "las" if feminine else "los"
    return "la" if feminine else "el"


def that(feminine: bool, plural: bool = False) -> str:
    if plural:
        return "esas" if feminine else "esos"
    return "esa" if feminine else "ese"


def other(feminine: bool, plural: bool = False) -> str:
    return ("otra" if feminine else "otro") + ("s" if plural else "")


def to(text: str) -> str:
    """ "a el" → "al"."""
    return f"al {text[3:]}" if text.startswith("el ") else f"a {text}"


def of(text: str) -> str:
    """ "de el" → "del"."""
    return f"del {text[3:]}" if text.startswith("el ") else f"de {text}"


def equal_to(text: str) -> str:
    return f"igual {to(text)}"


def times(n: int, one: str, many: str, feminine: bool = False) -> str:
    """ "una carta", "2 cartas", "1 de daño"."""
    if n == 1 and one != many:
        return f"{a(feminine)} {one}"
    return f"{n} {many}"


def listed(items: list[str], joint: str = "y") -> str:
    """ "a, b y c"."""
    return agreement.listed(items, joint)


def euphony(text: str) -> str:
    """ "y" and "o" change before their own sound: "e inflige", "u objeto"; no "un otro", and
    "los demás" and "tus demás" rather than "los otros" and "tus otros". What is said between
    commas of how a card lies ends with one."""
    for sound in ("i", "I", "í", "Í"):
        text = text.replace(f" y {sound}", f" e {sound}")
    for sound in ("o", "O", "ó", "Ó"):
        text = text.replace(f" o {sound}", f" u {sound}")
    return text


def ordinal(n: int, feminine: bool = True) -> str:
    if not 0 < n < len(ORDINALS):
        return f"{n}.{'ª' if feminine else 'º'}"
    return ORDINALS[n] if feminine else ORDINALS[n][:-1] + "o"


def pronoun(phrase: Phrase) -> str:
    """The object: "lo", "la", "los", "las"."""
    return ("la" if phrase.feminine else "lo") + ("s" if phrase.plural else "")


# --- clauses ----------------------------------------------------------------------------------


def form_of(subject: Phrase) -> int:
    return TU if subject.you else ELLOS if subject.plural else EL


def subjunctive(clause: SpokenClause) -> str:
    form = ELLOS_SUBJUNCTIVE if clause.subject.plural else EL_SUBJUNCTIVE
    return f"{clause.subject.text} {inflect(clause.predicate, form)}"


def clause_text(clause: SpokenClause) -> str:
    """A clause that stands alone: instructions to you are imperatives."""
    if clause.subject.you and clause.subject.text:
        return inflect(clause.predicate, IMPERATIVE)
    known = clause.saying is not None and clause.saying.known
    if known and not sounds_like_order(clause):
        return does(clause)
    return full_clause(clause)


def sounds_like_order(clause: SpokenClause) -> bool:
    """ "Gana 1 de leyenda" without its subject would be an order to you."""
    order = inflect(clause.predicate, IMPERATIVE)
    return clause.predicate.startswith("‹") and does(clause) == order


def full_clause(clause: SpokenClause) -> str:
    """A statement: "pagas 1 ⬡ menos", "cada oponente pierde 1 de leyenda"."""
    if clause.subject.you or not clause.subject.text:
        return does(clause)
    return f"{clause.subject.text} {does(clause)}"


def does(clause: SpokenClause) -> str:
    """The clause without its subject."""
    return inflect(clause.predicate, form_of(clause.subject))


def link(i: int, clauses: list[SpokenClause], same: bool) -> str:
    if i == 0:
        return ""
    if i < len(clauses) - 1:
        return ", "
    # An aside at the end of what was said before is closed.
    comma = "," if clauses[i - 1].predicate.endswith(ASIDE) else ""
    return f"{comma} y luego " if same else f"{comma} y "


def join_clauses(clauses: list[SpokenClause]) -> str:
    """One sentence: "roba una carta y luego elige y descarta una carta"."""
    out = clause_text(clauses[0])
    for i in range(1, len(clauses)):
        clause = clauses[i]
        before = clauses[i - 1].subject
        same = clause.subject.text == before.text
        if put_too(clause, clauses[i - 1]):
            out += link(i, clauses, False) + inflect(clause.again, form_of(before))
            continue
        out += link(i, clauses, same)
        if not same:
            out += full_clause(clause)
        elif before.you and before.text:
            out += inflect(clause.predicate, IMPERATIVE)
        else:
            out += inflect(clause.predicate, form_of(before))
    return out


def base_form(clauses: list[SpokenClause], who: Phrase, purpose: bool = False) -> str:
    """What `who` may do, or does something for (`purpose`): infinitives, or "que" and the
    subjunctive when somebody else does it."""
    out = ""
    for i, clause in enumerate(clauses):
        same = clause.subject.text == who.text
        if i and put_too(clause, clauses[i - 1]):
            out += link(i, clauses, False) + inflect(clause.again, INFINITIVE)
            continue
        out += link(i, clauses, same)
        if same and i and clause.given:
            out += clause.given
        elif same or (clause.subject.you and not clause.subject.text):
            out += inflect(clause.predicate, INFINITIVE)
        elif not clause.subject.text:
            out += f"hacer esto: {clause.predicate}"
        elif clause.subject.you:
            out += f"hacer que {inflect(clause.predicate, 5)}"
        else:
            out += f"{'que' if purpose and i == 0 else 'hacer que'} {subjunctive(clause)}"
    return out


# --- players and durations --------------------------------------------------------------------


def zone_of(owner: int, zone: str, feminine: bool, opponent: str = "un oponente") -> str:
    """ "tu mano", "la mano de un oponente"."""
    if owner == Owner.YOURS:
        return f"tu {zone}"
    if owner == Owner.THEIRS:
        return f"su {zone}"
    if owner == Owner.OPPOSING:
        return f"{the(feminine)} {zone} de {opponent}"
    if owner == Owner.ANY:
        return f"{the(feminine)} {zone} de cualquier jugador"
    raise RenderError(f"no owner has the number {owner}")


AGREEMENT: Final = agreement.Agreement(
    a,
    other,
    lambda noun, feminine, plural: f"{the(feminine, plural)} {noun}",
    lambda noun, feminine, plural: f"{that(feminine, plural)} {noun}",
    agree,
    of,
    to,
    equal_to,
    plural_of,
    is_feminine,
)
