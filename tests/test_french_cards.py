"""Every ability of the pool in French: whole sentences, French words alone, articles that agree."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
import yaml
from typer.testing import CliRunner

from tintero.ability.abilities import Has
from tintero.ability.base import Ability
from tintero.ability.filters import Filter
from tintero.ability.render.french import french
from tintero.ability.render.realise.fr import lexicon
from tintero.ability.render.realise.fr.words import FRENCH, WORDS
from tintero.ability.render.speaker import RenderError
from tintero.cards.in_words import text_of
from tintero.cards.pool import default_pool
from tintero.cli.shell.main import app

pytestmark = pytest.mark.pure_only
HERE = Path(__file__).parent
SAMPLES: dict[str, list[str]] = yaml.safe_load(
    (HERE / "french_samples.yaml").read_text(encoding="utf-8")
)
# The words of the made sentences that are in no table of the lexicon, each read once.
READ = frozenset((HERE / "french_words.txt").read_text(encoding="utf-8").split())
LEXICON = (lexicon.NOUNS, lexicon.STATS, lexicon.INKS, lexicon.STATES, lexicon.KEYWORDS)
FIXED = frozenset(
    word
    for table in (*LEXICON, lexicon.CLASSES, lexicon.SHIFTS, lexicon.STEPS)
    for line in table.values()
    for word in re.findall(r"[^\W\d_]+", f"{line} {FRENCH.plural_of(line)}")
)


@cache
def said() -> tuple[tuple[Ability, str], ...]:
    """Every ability of the pool, with its text."""
    found: dict[tuple[str, int], tuple[Ability, str]] = {}  # equal ones have names of their own
    failed: list[str] = []
    for card in default_pool():
        for ability in card.abilities:
            try:
                text = french(ability, "", card.type)
            except (RenderError, KeyError, AssertionError) as problem:
                failed.append(f"{card.full_name}: {problem!r}")
            else:
                found[repr(ability), card.type] = ability, text
    assert not failed, "\n".join(failed)
    return tuple(found.values())


def names_in(ability: Ability) -> Iterator[str]:
    """Names of cards, of abilities and of choices, which stay as they are printed."""
    for node in ability.walk():
        if isinstance(node, Filter):
            yield from (*node.names, *node.not_names)
        name: str = getattr(node, "name", "")
        yield from (name, name.upper(), *getattr(node, "words", ()), getattr(node, "of", ""))


def plain(ability: Ability, text: str) -> str:
    """The text with an X for every name, and without that of the ability."""
    for name in sorted([n for n in names_in(ability) if isinstance(n, str)], key=len, reverse=True):
        text = text.replace(name, "X") if name and name not in lexicon.CLASSES else text
    return text.removeprefix("X  ")


def test_every_ability_is_said() -> None:
    assert len(said()) > 2400
    for ability, text in said():
        bare = plain(ability, text)
        assert isinstance(ability, Has) or bare.endswith((".", ".)")), text
        assert not bare[:1].islower() and not re.search(r"\. [a-zàâéèêô]", bare), text


def test_every_word_is_french() -> None:
    """Nobody has read the others: an English key, a class without a word, a verb misspelt."""
    unread: dict[str, str] = {}
    for ability, text in said():
        for word in re.findall(r"[^\W\d_]+", plain(ability, text)):
            if word not in FIXED and word.lower() not in FIXED | READ:
                unread[word] = text
    assert not unread, unread


def test_no_read_word_is_unused() -> None:
    used = {word.lower() for _, text in said() for word in re.findall(r"[^\W\d_]+", text)}
    assert used >= READ, READ - used


NOUNS = {name: FRENCH.is_feminine(name) for name in WORDS.values() if " " not in name}
OTHER = "(?:autres? )?"
CLASS = r"(?: (?:[A-ZÉÀ]\w*|ou|et|roux))*"
ADJECTIVES = ("épuisé", "redressé", "adverse", "révélé", "défaussé", "nommé", "joué", "placé")


def disagreements(text: str) -> Iterator[str]:
    for noun, feminine in NOUNS.items():
        many = FRENCH.plural_of(noun)
        wrong = (
            "le|un|ce|cet|aucun|tous les|du|au" if feminine else "la|une|cette|aucune|toutes les"
        )
        yield from re.findall(rf"\b(?:{wrong}) {OTHER}(?:{noun}|{many})\b", text)
        one = "un|une|ce|cet|cette|chaque|aucun|aucune|votre|son|sa"
        yield from re.findall(rf"\b(?:{one}) {OTHER}{many}\b", text)
        several = "les|des|ces|vos|ses|leurs|[2-9]"
        yield from re.findall(rf"(?<![+-])\b(?:{several}) {OTHER}{noun}\b", text)
        for plural, form in ((False, noun), (True, many)):
            for adjective in ADJECTIVES:
                right = FRENCH.agree(adjective, feminine, plural)
                for found in re.findall(rf"\b{form}{CLASS} ({adjective}e?s?)\b", text):
                    if found != right:
                        yield f"{form} {found}"


def test_articles_and_adjectives_agree() -> None:
    samples = ("une personnage", "les carte", "aucune cartes", "cartes Objet révélée", "ce carte")
    for sample in samples:
        assert list(disagreements(sample)), sample
    wrong = [(found, text) for _, text in said() for found in disagreements(text)]
    assert not wrong, wrong


VOWEL = "[aàâeéèêiîoôuûœ]"
NOT_ELIDED = re.compile(
    rf"(?<!-)\b(?:de|que|ne|jusque|lorsque|se|l[ea](?! ou)) {VOWEL}"
    r"|\b(?:de|à) les? |\bsi ils? |\bce (?:objet|adversaire)|[‹›{}<>]|(?<=\w)  (?=\w)| [,.]"
    r"|à la place à la place|\bvous vous\b|\bpas aucune?\b|\bde des\b"
)


def test_words_are_elided_and_contracted() -> None:
    for sample in ("que il", "de un", "la encre", "lorsque un", "si ils ont", "de le lieu"):
        assert NOT_ELIDED.search(sample), sample
    wrong = [
        (found.group(), text)
        for ability, text in said()
        for found in NOT_ELIDED.finditer(plain(ability, text))
    ]
    assert not wrong, wrong


@pytest.mark.parametrize("name", SAMPLES)
def test_whole_cards(name: str) -> None:
    assert text_of(default_pool()[name], "fr") == SAMPLES[name]


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_card_is_shown_in_french(lang: str) -> None:
    shown = CliRunner().invoke(
        app, ["cards", "show", "dragon fire", "--texts", "fr", "--lang", lang]
    )
    assert shown.exit_code == 0
    assert "Bannissez un personnage de votre choix." in shown.output
    assert "Banish" not in shown.output and "Destierra" not in shown.output
