"""A text as a sequence of lemmas, so that two wordings of one ability can be compared.

This knows nothing of the grammar that reads cards nor of the renderer that writes them. It takes
away what carries no meaning: capitals, commas, reminder text, plural and verb endings, a or an,
he or she or it, a symbol or its word. It keeps every other word, every number, every full stop
(a sentence is an effect, CR 6.1.2) and the difference between *challenge*, *challenging* and
*challenged*.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

KEPT: Final = 8192  # texts; a card file has some thousands, and each is compared several times
STOP: Final = "."
COMMA: Final = ","
ENDS: Final = (STOP, "—", "•", "“", "”")
ENDS_OF_CLAUSES: Final = (*ENDS, COMMA)
# A number that is counted one by one.
EQUALS: Final = {
    ("equal", "to", "the", "number", "of"): ["for", "each"],
    ("equal", "to", "the", "lore", "lost"): ["for", "each", "1", "lore", "lost"],
    ("equal", "to", "the", "damage", "removed"): ["for", "each", "1", "damage", "removed"],
    ("equal", "to", "the", "damage", "on"): ["for", "each", "1", "damage", "on"],
    ("equal", "to", "the", "damage", "moved"): ["for", "each", "1", "damage", "moved"],
}
FIRST_OF_EQUALS: Final = {long[0] for long in EQUALS}
UNITS: Final = ("damage", "lore", "card", "strength", "willpower", "ink")
# Said of a card by what happened to it: "the banished item" is that item.
PARTICIPLES: Final = ("chosen", "exerted", "banished", "discarded", "moved", "revealed")
LEADS: Final = (
    ("until", "the"),
    ("for", "each"),
    ("for", "the", "rest"),
    ("this", "turn"),
    ("while", "this", "item"),
    ("while", "this", "location"),
)

SYMBOLS: Final = {
    "⟳": "exert",
    "⬡": "ink",
    "◊": "lore",
    "¤": "strength",
    "⛉": "willpower",
    "◉": "inkable",
}
# Contractions, read before words are split at the apostrophe.
CONTRACTED: Final = (
    ("can't", "can not"),
    ("cannot", "can not"),
    ("n't", " not"),
    ("'re", " are"),
    ("'ve", " have"),
    ("that's", "that is"),
    ("it's", "it is"),
    ("there's", "there is"),
    ("he's", "he is"),
    ("who's", "who is"),
    ("he'd", "he would"),
)
IRREGULAR: Final = {
    "an": "a",
    "is": "be",
    "are": "be",
    "were": "was",
    "has": "have",
    "does": "do",
    "goes": "go",
    "loses": "lose",
    "uses": "use",
    "chooses": "choose",
    "yours": "yours",
    "this": "this",
    "as": "as",
    "was": "was",
    "unless": "unless",
    "less": "less",
    "faceup": "faceup",
    "plus": "plus",
    "times": "time",
    "regardless": "regardless",
    "total": "total",
    "him": "he",
    "his": "he",
    "she": "he",
    "her": "he",
    "hers": "he",
    "them": "they",
    "their": "they",
    "theirs": "they",
    "its": "it",
}
# What a noun's pronoun is.
NOUNS: Final = {
    "character": "they",
    "item": "it",
    "location": "it",
    "song": "it",
    "action": "it",
    "card": "it",
}
WORD: Final = re.compile(
    r"[+-]?\d+|[+-](?=[^\W\d_]|[⬡◊¤⛉])|[⟳⬡◊¤⛉◉•—“”.,]|[^\W\d_]+(?:[-/][^\W\d_]+)*"
)


@lru_cache(maxsize=KEPT)
def lemmas(text: str) -> tuple[str, ...]:
    """The lemmas of an ability's text, without its story name. Commas are still there."""
    # CR 1.1.7: reminder text has no rules weight and may vary between printings.
    text = re.sub(r"\([^()]*\)", " ", text)
    text = text.replace("’", "'").replace("–", "—").replace(" - ", " — ")
    text = text.replace("!", " ").replace("?", " ").lower()
    for short, long in CONTRACTED:
        text = text.replace(short, long)
    text = re.sub(r"'s?\b|'(?=\s)", " ", text)  # possessives
    words = ended([lemma_of(word) for word in WORD.findall(text)])
    return tuple(referred(self_mentions(active(settled(counted(words))))))


def lemma_of(word: str) -> str:
    """Endings off: a plural or a third person becomes the plain word."""
    if word in SYMBOLS:
        return SYMBOLS[word]
    if word in IRREGULAR:
        return IRREGULAR[word]
    if len(word) < 4 or not word.endswith("s") or word.endswith("ss"):
        return word
    if word.endswith("ies"):
        return word[:-3] + "y"
    if word.endswith(("shes", "ches", "sses", "xes")):
        return word[:-2]
    return word[:-1]


def ended(words: list[str]) -> list[str]:
    """One full stop between sentences: none at either end, nor next to a quotation mark or dot."""
    out: list[str] = []
    for i, word in enumerate(words):
        following = words[i + 1] if i + 1 < len(words) else ""
        if word == STOP and (not out or out[-1] in (STOP, "”") or following in ("", "”", "•")):
            continue
        out.append(word)
    return out


def settled(words: list[str]) -> list[str]:
    """Where "until …" and "for each …" stand in a sentence is free: they are put last.

    "While …, whenever …" is read as "whenever … while …".
    """
    out: list[str] = []
    moved: list[str] = []
    i = 0
    while i < len(words):
        word = words[i]
        first = not out or out[-1] in ENDS_OF_CLAUSES
        stop = end_of_clause(words, i) if first else i
        if word in ENDS:
            out += moved
            moved = []
        elif first and word == "while" and words[stop + 1 : stop + 2] in (["when"], ["whenever"]):
            event = end_of_clause(words, stop + 1)
            out += [*words[stop + 1 : event], *words[i:stop]]
            i = event
            continue
        elif first and leads(words, i) and words[stop : stop + 1] == [COMMA]:
            moved, i = words[i:stop], stop + 1
            if words[i : i + 1] in (["when"], ["whenever"]):
                event = end_of_clause(words, i)
                out += [*words[i:event], *moved]
                moved, i = [], event
            continue
        out.append(word)
        i += 1
    return [*out, *moved]


def leads(words: list[str], i: int) -> bool:
    return any(tuple(words[i : i + len(lead)]) == lead for lead in LEADS)


def end_of_clause(words: list[str], start: int) -> int:
    i = start
    while i < len(words) and words[i] not in ENDS_OF_CLAUSES:
        i += 1
    return i


def counted(words: list[str]) -> list[str]:
    """CR 6.1.8: "damage equal to the number of …" is "1 damage for each …"."""
    out: list[str] = []
    i = 0
    while i < len(words):
        long = None
        if words[i] in FIRST_OF_EQUALS:
            long = next((one for one in EQUALS if words[i : i + len(one)] == list(one)), None)
        if long is None:
            out.append(words[i])
            i += 1
            continue
        k = len(out) - 1
        while k > 0 and out[k] not in (*ENDS, *UNITS):
            k -= 1
        if out[k] in UNITS and out[k - 1] in ("+", "-"):
            out[k - 1] += "1"
        elif out[k] in UNITS:
            out.insert(k, "a" if out[k] == "card" else "1")
        out += EQUALS[long]
        i += len(long)
    return out


def active(words: list[str]) -> list[str]:
    """ "A can't be challenged by B" is "B can't challenge A"."""
    passive = ["can", "not", "be", "challenged", "by"]
    for i in range(len(words)):
        if words[i : i + 5] != passive:
            continue
        start = i
        while start and words[start - 1] not in ENDS_OF_CLAUSES:
            start -= 1
        end = i + 5
        while end < len(words) and words[end] not in (*ENDS, COMMA, "until", "unless", "this"):
            end += 1
        whom, who = words[start:i], words[i + 5 : end]
        return [*words[:start], *who, "can", "not", "challenge", *whom, *words[end:]]
    return words


def self_mentions(words: list[str]) -> list[str]:
    """He and she are this character, unless a named or classified character "is chosen"."""
    out: list[str] = []
    chosen = named = False
    last = ""
    for i, word in enumerate(words):
        if word == STOP:
            chosen = False
        elif word in ("chosen", "named") and words[i - 1] == "be":
            chosen = True
        elif word == "chosen" and words[i + 1 : i + 3] == ["character", "named"]:
            named = True
        if word == "the" and words[i + 1 : i + 2] and words[i + 1] in PARTICIPLES:
            if words[i + 2 : i + 3] and words[i + 2] in NOUNS:
                out.append("that")
                continue
        if word in PARTICIPLES and out and out[-1] == "that" and words[i - 1] == "the":
            continue
        if word in NOUNS and words[i - 2 : i] != ["at", "a"]:
            last = " ".join(words[i - 1 : i + 1])
        if word == "it" and last == "this character":
            out += ["this", "character"]  # some call themselves "it"
            continue
        if word == "he":
            last = "this character"
            out += ["they"] if chosen or named else ["this", "character"]
        else:
            out.append(word)
    return out


def referred(words: list[str]) -> list[str]:
    """CR 6.1.11: "this character" and "that character" may be said with a pronoun.

    "This character" becomes "they" only while no other character has been mentioned since this
    one, "that character" only while another was mentioned last. So a text that speaks of this
    card never equals one that speaks of a chosen card.
    """
    out: list[str] = []
    last = {noun: "this" for noun in NOUNS if noun != "card"}
    i = 0
    while i < len(words):
        word = words[i]
        noun = words[i + 1] if i + 1 < len(words) else ""
        if word in ("“", "”"):
            last = {noun: "this" for noun in NOUNS if noun != "card"}
        if word in ("this", "that", "those") and noun in NOUNS:
            which = "this" if word == "this" else "other"
            pronoun = "they" if word == "those" else NOUNS[noun]
            out += [pronoun] if last.get(noun) == which else [word, noun]
            last[noun] = which
            i += 2
            continue
        if word in NOUNS:
            last[word] = "other"
        out.append(word)
        i += 1
    return out
