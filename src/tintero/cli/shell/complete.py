"""What a shell may put where a word is begun: decks, cards, clauses and other values.

Typer asks these functions while somebody types. Names that hold spaces are offered with hyphens,
which every command reads as spaces: `simba-protective-cub` needs no quotes in any shell.
"""

from __future__ import annotations

from collections.abc import Iterable

import typer

Offer = list[tuple[str, str]]


def matching(values: Iterable[str | tuple[str, str]], begun: str) -> Offer:
    """The values that go on from what was typed, whatever its capitals; each with its help."""
    found: Offer = []
    for value in values:
        name, about = value if isinstance(value, tuple) else (value, "")
        if name.casefold().startswith(begun.casefold()):
            found.append((begun + name[len(begun) :], about))
    return found


def slug(name: str) -> str:
    """A name in one word.

    >>> slug("Simba - Protective Cub")
    'simba-protective-cub'
    """
    from tintero.cards.pool import key

    return key(name).replace(" ", "-")


def langs(incomplete: str) -> Offer:
    from tintero.messages import languages

    return matching(languages(), incomplete)


def text_langs(incomplete: str) -> Offer:
    from tintero.ability.render.speakers import SPEAKERS

    return matching(SPEAKERS, incomplete)


def decks(incomplete: str) -> Offer:
    """The decks that are shipped. Where none fits, the shell goes on with its files."""
    from tintero.cards.deck import Deck

    return matching(Deck.available(), incomplete)


def lessons(incomplete: str) -> Offer:
    from tintero.learn.lesson import LESSONS

    return matching([*LESSONS, "game"], incomplete)


def cards(ctx: typer.Context, incomplete: str) -> Offer:
    """Cards by name, also when their first words were typed already."""
    from tintero.cards.pool import default_pool

    before = ctx.params.get("name") or ()
    typed = "".join(f"{slug(word)}-" for word in before if slug(word))
    names = [(slug(card.full_name), card.full_name) for card in default_pool()]
    begun = [(name[len(typed) :], full) for name, full in names if name.startswith(typed)]
    return matching(begun, incomplete)


def card(incomplete: str) -> Offer:
    """One card as the value of an option."""
    from tintero.cards.pool import default_pool

    return matching([(slug(c.full_name), c.full_name) for c in default_pool()], incomplete)


def clauses(incomplete: str) -> Offer:
    """Clause numbers with their titles, a level at a time; rows of the documents after `002:`."""
    from tintero import rulebook
    from tintero.cli.shell.common import spoken

    if ":" in incomplete:
        return matching([row.id for row in rulebook.documents()], incomplete)
    lang, level = spoken(None), incomplete.rstrip(".").count(".") + 1
    numbers = rulebook.book().items()
    return matching(
        [(number, c.title(lang)) for number, c in numbers if number.count(".") <= level],
        incomplete,
    )


def versions(incomplete: str) -> Offer:
    """Versions of the rules, with what each brought."""
    from tintero import rulebook
    from tintero.cli.shell.common import spoken

    lang = spoken(None)
    return matching([(v.number, v.summary(lang)) for v in rulebook.versions()], incomplete)


def variants(incomplete: str) -> Offer:
    """Shipped variants, with what each is. Where none fits, the shell goes on with its files."""
    from tintero.cli.shell.common import spoken
    from tintero.variants import variants as shipped

    lang = spoken(None)
    return matching([(one.id, one.about.get(lang)) for one in shipped()], incomplete)


def bots(incomplete: str) -> Offer:
    from tintero.bots.bot import EXEC, names

    return matching([*names(), EXEC], incomplete)


def formats(incomplete: str) -> Offer:
    """Formats a deck is checked for."""
    from tintero.cards.formats import FORMATS

    return matching(FORMATS, incomplete)


def constructed(incomplete: str) -> Offer:
    """Formats that some cards are not legal in."""
    from tintero.cards.formats import CONSTRUCTED

    return matching(CONSTRUCTED, incomplete)


def deck_files(incomplete: str) -> Offer:
    """Ways to write a deck down."""
    from tintero.cards.deckcodes import FORMATS

    return matching(FORMATS, incomplete)


# --- what is printed on cards -----------------------------------------------------------------


def inks(incomplete: str) -> Offer:
    from tintero.vocab import INK_NAMES

    return matching([name.casefold() for name in INK_NAMES], incomplete)


def types(incomplete: str) -> Offer:
    from tintero.cli.shell import values
    from tintero.messages import FALLBACK

    return matching([name.casefold() for name in values.types(FALLBACK)], incomplete)


def keywords(incomplete: str) -> Offer:
    from tintero.vocab import KEYWORD_NAMES

    return matching([slug(name) for name in KEYWORD_NAMES], incomplete)


def classifications(incomplete: str) -> Offer:
    from tintero.cards.pool import default_pool

    found = {name for card in default_pool() for name in card.classes}
    return matching(sorted(map(slug, found)), incomplete)


def nodes(incomplete: str) -> Offer:
    from tintero.cards.search import node_names

    return matching(sorted(node_names()), incomplete)


def sets(incomplete: str) -> Offer:
    from tintero.cards.formats import sets as all_sets

    return matching([(str(n), one.name) for n, one in all_sets().items()], incomplete)


# --- the case book ----------------------------------------------------------------------------


def rulings(incomplete: str) -> Offer:
    """Cases of the book by their ids."""
    from tintero.cli.shell.common import spoken
    from tintero.judge.links import noted
    from tintero.rulebook.sources import Wording

    lang = spoken(None)
    cases = noted()["rulings"]
    return matching([(one["id"], Wording(one["title"]).get(lang)) for one in cases], incomplete)


def topics(incomplete: str) -> Offer:
    from tintero.judge.book import book
    from tintero.judge.quiz import topics as all_topics

    return matching(all_topics(book()), incomplete)
