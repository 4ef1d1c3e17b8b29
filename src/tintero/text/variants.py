"""What becomes of a text of which one word is changed: `python -m tintero.text.variants FILE`.

A noun, zone, owner, number, verb or small word of every text of a card file becomes another of the
grammar's. Each variant must be refused or mean something else than the text did, and say so: a
variant that means the same had a word that nobody read.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from tintero.text import lorcanajson
from tintero.text.audit import pairs_of
from tintero.text.compiler import TextCompiler, TextError, said_again
from tintero.text.lexer import Token, plain
from tintero.text.roundtrip import TextPair

# Words of a kind, of which one may stand where another does.
KINDS: Final = tuple(
    tuple(line.split())
    for line in (
        "character item location card song action",
        "hand deck discard inkwell",
        "your their its opponent's player's",
        "yours theirs",
        "you they opponent player",
        "opponent player",
        "opposing exerted ready damaged undamaged chosen",
        "draw discard banish exert ready",
        "gain lose get",
        "deal put remove move",
        "return put shuffle play look reveal",
        "look reveal",
        "quest challenge sing",
        "quest challenge exert move banish",
        "challenged banished exerted chosen",
        "played discarded drawn banished challenged",
        "top bottom",
        "start end",
        "first second third next",
        "this that",
        "chosen another each",
        "each all",
        "once twice",
        "more less fewer",
        "facedown faceup",
        "when whenever while if",
        "may must",
        "can can't",
        "into from",
        "¤ ⛉ ◊",
        "damage lore",
        "strength willpower",
        "and or",
        "Ruby Sapphire",
        "Ward Rush Evasive",
    )
)
# Words that mean the same by rule.
SAME: Final = {
    ("when", "whenever"): "CR 6.2.2: both mark a triggered ability",
    ("while", "if"): "CR 6.4.1: the condition of a static ability is read continuously, either way",
    ("their", "its"): "CR 1.4.3.2: a pronoun points back to who or what was named",
    ("each opponent", "all opponent"): "all of them, one by one",
    ("each", "all"): "what befalls all cards of a kind befalls each of them",
    ("this character", "this card"): "CR 6.1.11.1: this character is this card where it went",
    ("this item", "this card"): "CR 6.1.11.1: this item is this card where it went",
    ("that card", "that character"): "CR 6.1.11: exactly the card mentioned, a character card",
    ("that card", "that item"): "CR 6.1.11: exactly the card mentioned, an item card",
    ("that card", "that location"): "CR 6.1.11: exactly the card mentioned, a location card",
    ("those card", "those character"): "CR 6.1.11: exactly the cards mentioned, character cards",
    # The scope knows what befell whom, so these are one card where both are read alike.
    ("the chosen", "the banished"): "CR 6.1.11: the card mentioned was chosen to be banished",
    ("the chosen", "the exerted"): "CR 6.1.11: the card mentioned was chosen to be exerted",
    ("the banished item", "the banished card"): "CR 6.1.11: the one card that was banished",
}


def by_rule(change: str) -> bool:
    one, _, other = change.partition(" → ")
    return (one, other) in SAME or (other, one) in SAME


class TextVariant(NamedTuple):
    """A text with one word changed: "hand → deck"."""

    text: str
    change: str


def variants(text: str, compiler: TextCompiler) -> Iterator[TextVariant]:
    """Every text that differs from this one in one word of a kind."""
    text = plain(text)
    tokens = compiler.lexer.tokens(text)
    for i, token in enumerate(tokens):
        beside = beside_it(tokens, i)
        for other in others(token, compiler):
            changed = f"{text[: token.at]}{other}{text[token.end :]}"
            yield TextVariant(changed, f"{beside.format(token)} → {beside.format(other)}")


def beside_it(tokens: tuple[Token, ...], i: int) -> str:
    """The word with those it belongs to: "that card", "the banished item", "each opponent"."""
    before = [token.value for token in tokens[max(i - 2, 0) : i]]
    if before[-1:] in (["this"], ["that"], ["those"], ["the"]):
        return f"{before[-1]} {{}}"
    if before in (["the", "chosen"], ["the", "banished"]):
        return f"the {before[-1]} {{}}"
    following = tokens[i + 1].value if i + 1 < len(tokens) else ""
    return f"{{}} {following}" if following == "opponent" else "{}"


def others(token: Token, compiler: TextCompiler) -> list[str]:
    """What could stand in place of a word."""
    if token.kind == "NUM":
        return [str(int(token.value) + 1)]
    if token.kind == "SNUM":
        number = int(token.value)
        return [f"{-number:+}", f"{number + 1:+}"]
    if token.kind == "CLASS":
        return [next(name for name in sorted(compiler.classes) if name != token.value)]
    found: dict[str, None] = {}
    for words in KINDS:
        if token.value in words:
            found.update(dict.fromkeys(word for word in words if word != token.value))
    return list(found)


class Found(NamedTuple):
    """What became of the variants: how many were refused by the grammar or the lowering, how many
    because they would be read as something else, how many are other abilities, how many mean the
    same by rule; and those that mean what the text did, and should not."""

    refused: int
    otherwise: Counter[str]
    other: int
    by_rule: int
    same: tuple[tuple[TextPair, TextVariant], ...]


def tried(pairs: Iterable[TextPair], compiler: TextCompiler, step: int = 1) -> Found:
    """Every `step`-th variant of these texts."""
    made = refused = other = ruled = 0
    otherwise: Counter[str] = Counter()
    same: list[tuple[TextPair, TextVariant]] = []
    for pair in pairs:
        for variant in variants(pair.text, compiler):
            made += 1
            if made % step:
                continue
            try:
                now = compiler.lowered(variant.text, pair.type).abilities
            except TextError:
                refused += 1
                continue
            try:
                said_again(variant.text, now, pair.type, pair.card)
            except TextError:
                otherwise[variant.change] += 1
                continue
            if now != pair.abilities:
                other += 1
            elif by_rule(variant.change):
                ruled += 1
            else:
                same.append((pair, variant))
    return Found(refused, otherwise, other, ruled, tuple(same))


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print("usage: python -m tintero.text.variants FILE")
        return 2
    began = time.monotonic()
    file = lorcanajson.read(arguments[0])
    found = tried(pairs_of(file), TextCompiler.of_records(file.cards))
    print(
        f"{found.refused} refused, {found.otherwise.total()} would be read as something else, "
        f"{found.other} are other abilities, {found.by_rule} mean the same by rule, "
        f"{len(found.same)} mean the same and should not "
        f"({time.monotonic() - began:.0f} s)"
    )
    for pair, variant in found.same:
        print(f"{pair.card}: {variant.change}")
    return 1 if found.same else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
