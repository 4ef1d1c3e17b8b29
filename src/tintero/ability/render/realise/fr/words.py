"""French grammar: articles, elision, contraction, agreement, lists."""

from __future__ import annotations

from typing import Final

from tintero.ability.render.realise.fr import lexicon
from tintero.ability.render.realise.fr.verbs_table import (
    IL,
    IL_SUBJUNCTIVE,
    ILS,
    ILS_SUBJUNCTIVE,
    IMPERATIVE,
    INFINITIVE,
    VOUS,
    VOWELS,
    inflect,
)
from tintero.ability.render.realise.romance import agreement
from tintero.ability.render.realise.romance.agreement import put_too
from tintero.ability.render.realise.word_frames import entry
from tintero.ability.render.speaker import Phrase, SpokenClause
from tintero.vocab import NONE, STAT_NAMES, Owner, Zone

LINES: Final = {**lexicon.NOUNS, **{f"stat {key}": text for key, text in lexicon.STATS.items()}}
WORDS: Final = {key: line.removesuffix(" (f)") for key, line in LINES.items()}
FEMININE: Final = {WORDS[key] for key, line in LINES.items() if line.endswith(" (f)")}
STATS: Final = tuple([WORDS[f"stat {name}"] for name in STAT_NAMES])
ZONES: Final = {
    Zone.DECK: WORDS["deck"],
    Zone.HAND: WORDS["hand"],
    Zone.INKWELL: WORDS["inkwell"],
    Zone.DISCARD: WORDS["discard"],
}
ORDINALS: Final = ("", "premier", "deuxième", "troisième", "quatrième", "cinquième")
CARD: Final = WORDS["card"]
LORE: Final = WORDS["lore"]
TURN: Final = WORDS["turn"]
HERE: Final = f"sur ce {WORDS['location']}"
ON_LOCATION: Final = f"sur un {WORDS['location']}"
SYMBOL: Final = f"le {WORDS['inkwell symbol']}"
CHOICE: Final = "de votre choix"
BIG: Final = {True: "grande", False: "grand"}


# --- nouns ------------------------------------------------------------------------------------


def is_feminine(noun: str) -> bool:
    return noun in FEMININE


def plural_of(noun: str) -> str:
    """
    >>> plural_of("éclat de Lore"), plural_of("lieu"), plural_of("choix")
    ('éclats de Lore', 'lieux', 'choix')
    """
    first, space, rest = noun.partition(" ")
    if first[-1:] not in "sxz":
        first += "x" if first.endswith(("eu", "eau")) else "s"
    return first + space + rest


CARDS: Final = plural_of(CARD)


def agree(adjective: str, feminine: bool, plural: bool) -> str:
    """ "épuisé" → "épuisées"; "adverse" → "adverses". Several words stay as they are."""
    if " " in adjective:
        return adjective
    if feminine and not adjective.endswith("e"):
        adjective += "e"
    return adjective + ("s" if plural and not adjective.endswith("s") else "")


def while_(text: str) -> str:
    return f"tant {elided('que', text)}"


def elided(word: str, text: str) -> str:
    """ "qu'il", "que vous"; "d'éclats", "de cartes": a word in -e before what follows."""
    return f"{word[:-1]}'{text}" if text[:1] in VOWELS else f"{word} {text}"


def a(feminine: bool) -> str:
    return "une" if feminine else "un"


def one(feminine: bool) -> str:
    return f"l'{a(feminine)}"


def the(noun: str, feminine: bool, plural: bool = False) -> str:
    """
    >>> the("objet", False), the("carte", True), the("lieux", False, True)
    ("l'objet", 'la carte', 'les lieux')
    """
    if plural:
        return f"les {noun}"
    if noun[:1] in VOWELS:
        return f"l'{noun}"
    return f"{'la' if feminine else 'le'} {noun}"


def this(noun: str, feminine: bool, plural: bool = False) -> str:
    """
    >>> this("objet", False), this("lieu", False), this("action", True), this("lieux", False, True)
    ('cet objet', 'ce lieu', 'cette action', 'ces lieux')
    """
    if plural:
        return f"ces {noun}"
    if feminine:
        return f"cette {noun}"
    return f"{'cet' if noun[:1] in VOWELS else 'ce'} {noun}"


def other(feminine: bool, plural: bool = False) -> str:
    return "autres" if plural else "autre"


THIS_SONG: Final = this(WORDS["song"], is_feminine(WORDS["song"]))


def all_(feminine: bool) -> str:
    return "toutes" if feminine else "tous"


def each_one(feminine: bool) -> str:
    return "chacune" if feminine else "chacun"


def none(feminine: bool) -> str:
    return "aucune" if feminine else "aucun"


def of(text: str) -> str:
    """
    >>> of("le lieu"), of("les cartes"), of("l'objet"), of("un lieu"), of("cartes")
    ('du lieu', 'des cartes', "de l'objet", "d'un lieu", 'de cartes')
    """
    for article, with_of in (("le ", "du "), ("les ", "des ")):
        if text.startswith(article):
            return with_of + text.removeprefix(article)
    return elided("de", text)


def to(text: str) -> str:
    """
    >>> to("le lieu"), to("les cartes"), to("l'objet"), to("2 cartes")
    ('au lieu', 'aux cartes', "à l'objet", 'à 2 cartes')
    """
    for article, with_to in (("le ", "au "), ("les ", "aux ")):
        if text.startswith(article):
            return with_to + text.removeprefix(article)
    return f"à {text}"


def up_to(text: str) -> str:
    return f"jusqu'{to(text)}"


def if_(text: str) -> str:
    """
    >>> if_("il est épuisé"), if_("elle est épuisée"), if_("ils ont"), if_("il y a")
    ("s'il est épuisé", 'si elle est épuisée', "s'ils ont", "s'il y a")
    """
    return f"s'{text}" if text.startswith(("il ", "ils ")) else f"si {text}"


def equal_to(text: str, feminine: bool = False) -> str:
    return f"{agree('égal', feminine, False)} {to(text)}"


def times(n: int, one_: str, many: str, feminine: bool = False, digits: bool = False) -> str:
    """ "une carte", "2 cartes", "1 dommage" (`digits`)."""
    if n != 1:
        return f"{n} {one_ if n == 0 else many}"
    return f"1 {one_}" if digits else f"{a(feminine)} {one_}"


def listed(items: list[str], joint: str = "et") -> str:
    """ "a, b et c"."""
    return agreement.listed(items, joint)


def ordinal(n: int, feminine: bool = True) -> str:
    if not 0 < n < len(ORDINALS):
        return f"{n}e"
    return "première" if n == 1 and feminine else ORDINALS[n]


def pronoun(phrase: Phrase) -> str:
    """The object: "le", "la", "les"."""
    return "les" if phrase.plural else "la" if phrase.feminine else "le"


def he(phrase: Phrase) -> str:
    """The subject: "il", "elles", "vous"."""
    if phrase.you:
        return "vous"
    return ("elle" if phrase.feminine else "il") + ("s" if phrase.plural else "")


def them(phrase: Phrase) -> str:
    """After a preposition: "lui", "elles"."""
    if phrase.feminine:
        return "elles" if phrase.plural else "elle"
    return "eux" if phrase.plural else "lui"


def form_of(subject: Phrase) -> int:
    if subject.noun is not None and subject.noun.how == "you-and-another":
        return VOUS
    return VOUS if subject.you else ILS if subject.plural else IL


def full_clause(clause: SpokenClause) -> str:
    """A statement: "vous payez 1 ⬡ de moins", "chaque adversaire perd 1 éclat de Lore"."""
    who = clause.subject.text or ("vous" if clause.subject.you else "")
    return f"{who} {does(clause)}".lstrip()


def does(clause: SpokenClause) -> str:
    """The clause without its subject."""
    return inflect(clause.predicate, form_of(clause.subject))


# "Pouvoir" has no imperative.
NO_ORDERS: Final = ("‹pouvoir›", "‹-pouvoir›", "‹devoir›")


def after_put(before: SpokenClause, joint: str) -> str:
    """ "…, face cachée et épuisée, et l'autre …"."""
    goal = before.saying.goal if before.saying is not None else None
    return ", et " if goal is not None and goal.kind == "inkwell" and joint == " et " else joint


def clause_text(clause: SpokenClause) -> str:
    """A clause that stands alone: instructions to you are imperatives."""
    if clause.subject.you and clause.subject.text and not clause.predicate.startswith(NO_ORDERS):
        return inflect(clause.predicate, IMPERATIVE)
    if clause.saying is not None and clause.saying.known:
        return f"{he(clause.subject)} {does(clause)}"
    return full_clause(clause)


def link(i: int, count: int, same: bool) -> str:
    if i == 0:
        return ""
    return ", " if i < count - 1 else ", puis " if same else " et "


def join_clauses(clauses: list[SpokenClause]) -> str:
    """One sentence: "piochez une carte, puis choisissez et défaussez une carte"."""
    out = ""
    for i, clause in enumerate(clauses):
        same = i > 0 and clause.subject.text == clauses[i - 1].subject.text
        if i and put_too(clause, clauses[i - 1]):
            out += after_put(clauses[i - 1], link(i, len(clauses), False)) + clause.again
            continue
        out += link(i, len(clauses), same)
        if same and not clause.subject.you:
            out += does(clause)
        elif i and clause.subject.you and not clauses[i - 1].subject.you:
            out += full_clause(clause)  # "… et vous gagnez 1 éclat de Lore"
        else:
            out += clause_text(clause)
    return out


def base_form(clauses: list[SpokenClause], who: Phrase, purpose: bool = False) -> str:
    """What `who` may do, or does something for (`purpose`): infinitives, or "que" and the
    subjunctive when somebody else does it."""
    out = ""
    for i, clause in enumerate(clauses):
        same = clause.subject.text == who.text
        if i and put_too(clause, clauses[i - 1]):
            out += after_put(clauses[i - 1], link(i, len(clauses), False)) + clause.again
            continue
        out += link(i, len(clauses), same)
        if i and same and clause.given:
            out += clause.given
            continue
        if same or (clause.subject.you and not clause.subject.text):
            out += inflect(clause.predicate, INFINITIVE)
            continue
        if not clause.subject.text:
            out += f"faire ceci : {clause.predicate}"
            continue
        if i and not purpose:
            out += full_clause(clause)
            continue
        form = ILS_SUBJUNCTIVE if clause.subject.plural else IL_SUBJUNCTIVE
        that = elided("que", f"{clause.subject.text} {inflect(clause.predicate, form)}")
        out += f"{'pour ' if i else ''}{that}" if purpose else f"faire en sorte {that}"
    return out


# --- whose ------------------------------------------------------------------------------------


def your(owner: int, noun: str, plural: bool = False) -> str:
    """ "votre main", "vos cartes", "sa main", "ses cartes". The zones begin with consonants."""
    if owner == Owner.YOURS:
        return f"{'vos' if plural else 'votre'} {noun}"
    return f"{'ses' if plural else 'sa' if is_feminine(noun) else 'son'} {noun}"


def zone_of(owner: int, zone: int, opponent: str = "") -> str:
    """ "votre main", "la main d'un adversaire"."""
    noun = entry(ZONES, zone, "zone")
    if owner in (Owner.YOURS, Owner.THEIRS):
        return your(owner, noun)
    who = entry({Owner.OPPOSING: "opponent", Owner.ANY: "player"}, owner, "owner")
    some = f"n'importe quel {WORDS[who]}" if owner == Owner.ANY else opponent or f"un {WORDS[who]}"
    return f"{the(noun, is_feminine(noun))} {of(some)}"


def stat_feminine(stat: int) -> bool:
    return stat != NONE and is_feminine(STATS[stat])


def best(stat: int) -> str:
    """ "la plus grande Force"."""
    feminine = stat_feminine(stat)
    return the(f"plus {BIG[feminine]} {STATS[stat]}", feminine)


AGREEMENT: Final = agreement.Agreement(
    a, other, the, this, agree, of, to, equal_to, plural_of, is_feminine
)
