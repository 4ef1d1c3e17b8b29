"""French grammar: agreement, elision and contraction, and who is said again."""

from __future__ import annotations

import re
from typing import Any, Final, final

from tintero.ability.render.realise.fr import lexicon, verbs_table
from tintero.ability.render.realise.romance.family import RomanceFamily
from tintero.ability.render.realise.romance.words import SUBJUNCTIVE, YOU, RomanceWords
from tintero.ability.render.speaker import Phrase, SpokenClause
from tintero.vocab import STAT_NAMES, Zone

LINES: Final = {**lexicon.NOUNS, **{f"stat {key}": text for key, text in lexicon.STATS.items()}}
WORDS: Final = {key: line.removesuffix(" (f)") for key, line in LINES.items()}
ZONES: Final = {
    Zone.DECK: WORDS["deck"],
    Zone.HAND: WORDS["hand"],
    Zone.INKWELL: WORDS["inkwell"],
    Zone.DISCARD: WORDS["discard"],
}
# "Pouvoir" has no imperative.
NO_ORDERS: Final = ("‹pouvoir›", "‹-pouvoir›", "‹devoir›")

# --- spelling ---
VOWEL: Final = "[aàâeéèêiîoôuûœAÀÂEÉÈÊIÎOÔUÛŒ]"
# "qu'il", "l'objet"; but "le ou les", and not the pronoun of "placez-la".
ELIDED: Final = re.compile(
    rf"(?<![-\w])([DdLlNnSs]|[Qq]u|[Ll]orsqu|[Jj]usqu)[ea] (?!ou\b)(?={VOWEL})|([Ss])i (?=ils?\b)"
)
THIS: Final = re.compile(rf"\b([Cc])e (?:(?=(?:est|était|étaient)\b)|({VOWEL}))")
CONTRACTED: Final = {"de le": "du", "de les": "des", "à le": "au", "à les": "aux"}
CONTRACTION: Final = re.compile(rf"\b(?:{'|'.join(CONTRACTED)})(?= )")


@final
class FrenchWords(RomanceWords):
    FORMS = {
        "un": ("un", "une", "des", "des"),
        "le": ("le", "la", "les", "les"),
        "ce": ("ce", "cette", "ces", "ces"),
        "votre": ("votre", "votre", "vos", "vos"),
        "son": ("son", "sa", "ses", "ses"),
        "tous": ("tous", "toutes", "tous", "toutes"),
        "celui": ("celui", "celle", "ceux", "celles"),
        "il": ("il", "elle", "ils", "elles"),
        "lui": ("lui", "elle", "eux", "elles"),
        "tel": ("tel", "telle", "tels", "telles"),
        "premier": ("premier", "première", "premiers", "premières"),
    }
    DEEDS = {
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
        "challenged": "défié",
    }
    NUMBERED = {
        "est": ("est", "sont"),
        "a": ("a", "ont"),
        "entre": ("entre", "entrent"),
        "avait": ("avait", "avaient"),
        "devait": ("devait", "devaient"),
        "devrait": ("devrait", "devraient"),
        "peut": ("peut", "peuvent"),
        "its": ("sa", "leur"),
        "his": ("son", "leur"),
        "leur": ("leur", "leurs"),
    }
    AGREEING = (
        *("un", "le", "il", "tous", "aucun", "chacun", "celui", "tel", "égal", "inférieur"),
        *("supérieur", "choisi", "encré", "entré", "envoyé", "gagné", "nommé", "perdu"),
        *("renvoyé", "retiré", "total", "utilisé"),
    )
    FEMININE = {line.partition(" ")[0] for line in LINES.values() if line.endswith(" (f)")}
    AND = "et"
    OR = "ou"
    THE = "le"
    THAT = "ce"
    OTHER = "autre"
    ANOTHER = "un autre"
    HIM = "le"
    MY = "votre"
    HIS = "son"
    THEIR = "leur"
    EQUAL = "égal à"
    ORDINALS = ("", "premier", "deuxième", "troisième", "quatrième", "cinquième")
    NTH = ("{}e", "{}e")
    STATS = tuple([WORDS[f"stat {name}"] for name in STAT_NAMES])
    PAST = verbs_table.PAST
    conjugate = staticmethod(verbs_table.conjugate)
    with_pronoun = staticmethod(verbs_table.with_pronoun)
    THEN = ", puis "
    DO_THIS = "faire ceci :"

    def plural(self, noun: str) -> str:
        if noun[-1:] in "sxz":
            return noun
        return noun + ("x" if noun.endswith(("eu", "eau")) else "s")

    def regular(self, word: str, feminine: bool, plural: bool) -> str:
        """ "épuisé" → "épuisées"; "adverse" → "adverses"."""
        if feminine and not word.endswith("e"):
            word += "e"
        return word + ("s" if plural and not word.endswith("s") else "")

    def times(self, n: int, one: str, many: str, feminine: bool = False) -> str:
        """ "0 carte": the plural begins with 2."""
        return super().times(n, one, many if n else one, feminine)

    def he(self, phrase: Phrase) -> str:
        return "vous" if phrase.you else self.agree("il", phrase.feminine, phrase.plural)

    def best(self, stat: int) -> str:
        """ "la plus grande Force"."""
        feminine = self.stat_feminine(stat)
        big = self.agree("grand", feminine)
        return f"{self.the(feminine)} plus {big} {self.STATS[stat]}"

    def spelled(self, text: str) -> str:
        """
        >>> FRENCH.spelled("si ils ont le objet de le lieu"), FRENCH.spelled("ce est que un tour")
        ("s'ils ont l'objet du lieu", "c'est qu'un tour")
        >>> FRENCH.spelled("à le lieu de les objets"), FRENCH.spelled("ce objet")
        ('au lieu des objets', 'cet objet')
        """
        text = ELIDED.sub(lambda found: f"{found[1] or found[2]}'", text)
        text = THIS.sub(lambda found: f"{found[1]}et {found[2]}" if found[2] else "c'", text)
        return CONTRACTION.sub(lambda found: CONTRACTED[found[0]], text)

    # --- verbs and clauses ---

    def denied(self, verb: str, no: bool, nobody: bool = False, none: bool = False) -> str:
        if not no and not nobody:
            return verb
        return verbs_table.negated(verb, "" if nobody or none else "pas")

    def form_of(self, subject: Phrase) -> int:
        """You and somebody else are "vous"."""
        both = subject.noun is not None and subject.noun.how == "you-and-another"
        return YOU if both else super().form_of(subject)

    def alone(self, clause: SpokenClause) -> str:
        order = clause.subject.you and not clause.predicate.startswith(NO_ORDERS)
        return super().alone(clause) if order or not clause.subject.you else self.full(clause)

    def anew(self, clause: SpokenClause) -> str:
        return self.full(clause) if clause.subject.you else self.alone(clause)

    def done_by_others(self, clause: SpokenClause, later: bool, may: bool) -> str:
        if later and may:
            return self.full(clause)
        does = self.inflect(clause.predicate, self.form_of(clause.subject) + SUBJUNCTIVE)
        that = f"que {clause.subject.text} {does}"
        return f"faire en sorte {that}" if may else f"{'pour ' if later else ''}{that}"


FRENCH: Final = FrenchWords()


# --- the words of the lexicon in frames: "gagné des <lore>s", "avec <Shift>" ---

# With an "s" after it: the plural. Before it: a word that agrees with it.
WORD: Final = re.compile(r"(?:\b(le|un|un autre|ce|aucun) )?<([A-Za-z ]+)>(s?)")


def worded(frame: str) -> str:
    """
    >>> worded("gagner des <lore>s"), worded("un <song>"), worded("avec <Shift>")
    ('gagner des éclats de Lore', 'une chanson', 'avec Alter')
    """
    return WORD.sub(said, frame)


def said(match: re.Match[str]) -> str:
    before, key, many = match.groups()
    text = lexicon.KEYWORDS[key] if key in lexicon.KEYWORDS else WORDS[key]
    fem = FRENCH.is_feminine(text)
    text = FRENCH.plural_of(text) if many else text
    agreed = [FRENCH.agree(word, fem) for word in before.split()] if before else []
    return " ".join([*agreed, text])


def in_words(table: Any) -> Any:
    """Every frame of a table, however deep."""
    if isinstance(table, str):
        return worded(table)
    if isinstance(table, tuple):
        return tuple([in_words(part) for part in table])
    return {key: in_words(part) for key, part in table.items()} if type(table) is dict else table


class InFrench(RomanceFamily):
    """A class with tables, the words of the lexicon in all of them."""

    grammar = FRENCH

    def __init_subclass__(cls) -> None:
        for name, table in list(vars(cls).items()):
            if name.isupper():
                setattr(cls, name, in_words(table))
