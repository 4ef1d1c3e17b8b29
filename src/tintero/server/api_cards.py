"""All cards as one file for each language, made once, by our own renderer: no printed text.

An address has the hash of the pool and of the file's content in it, so whoever has the file need
never ask again.
"""

from __future__ import annotations

import asyncio
import gzip
from dataclasses import dataclass
from datetime import date
from hashlib import blake2b
from itertools import pairwise
from typing import Final

from starlette.responses import Response

from tintero.ability.abilities import Has
from tintero.ability.render.speakers import speaker
from tintero.cards.facts import CardFacts
from tintero.cards.formats import CONSTRUCTED, legal_in
from tintero.cards.in_words import figures
from tintero.cards.pool import Pool, default_pool
from tintero.messages import Message, languages
from tintero.server.api_calls import HttpCall, not_found
from tintero.server.api_shapes import CardFile, CardFiles, CardParagraph, CardPrinted
from tintero.vocab import INK_NAMES, KEYWORD_NAMES, TYPE_NAMES

GAP: Final = "  "  # between an ability's name and its words


@dataclass(frozen=True)
class PackedFile:
    """A file ready to be sent; `mark` says which content it is."""

    packed: bytes
    mark: str


def printed(card: CardFacts, lang: str) -> CardPrinted:
    """
    >>> card = printed(default_pool()["HeiHei - Boat Snack"], "es")
    >>> card.type, card.inks, card.keywords, card.text[0].text
    ('character', ('Amber',), (('Support', 0),), 'Support')
    """
    has = figures(card)
    keywords = [a for a in card.abilities if isinstance(a, Has)]
    return CardPrinted(
        card.name,
        card.version,
        card.full_name,
        TYPE_NAMES[card.type],
        card.cost,
        tuple(INK_NAMES[ink] for ink in card.inks),
        card.inkable,
        card.song,
        has.get("strength"),
        has.get("willpower"),
        has.get("lore"),
        has.get("move_cost"),
        card.classes,
        card.rarity,
        card.sets,
        paragraphs(card, lang),
        tuple((KEYWORD_NAMES[one.keyword], one.n) for one in keywords),
    )


def paragraphs(card: CardFacts, lang: str) -> tuple[CardParagraph, ...]:
    """The card's abilities, each apart from its name."""
    found: list[CardParagraph] = []
    for ability in card.abilities:
        text = speaker(lang, "", card.type).ability(ability)
        name: str = getattr(ability, "name", "")
        keyword = KEYWORD_NAMES[ability.keyword] if isinstance(ability, Has) else ""
        found.append(CardParagraph(text.removeprefix(f"{name}{GAP}"), name, keyword))
    return tuple(found)


def card_file(pool: Pool, lang: str) -> PackedFile:
    """All cards in a language: half a second of work."""
    made = CardFile(pool.hash, lang, tuple(printed(card, lang) for card in pool)).bytes()
    mark = blake2b(made, digest_size=8).hexdigest()
    return PackedFile(gzip.compress(made, 9, mtime=0), mark)


class CardShelf:
    """The files of the pool that is played with, each made when it is first asked for."""

    def __init__(self, pool: Pool | None = None) -> None:
        self._pool = pool
        self._making: dict[str, asyncio.Task[PackedFile]] = {}
        self._legal: tuple[date, dict[str, tuple[tuple[int, int], ...]]] | None = None

    @property
    def pool(self) -> Pool:
        return self._pool or default_pool()

    async def file(self, lang: str) -> PackedFile:
        """Whoever asks meanwhile waits for the same one."""
        task = self._making.get(lang)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            task = asyncio.create_task(asyncio.to_thread(card_file, self.pool, lang))
            self._making[lang] = task
        return await asyncio.shield(task)

    async def files(self) -> CardFiles:
        url = {}
        for lang in languages():
            made = await self.file(lang)
            url[lang] = f"/api/cards/{lang}-{self.pool.hash}.json?v={made.mark}"
        return CardFiles(self.pool.hash, url, await asyncio.to_thread(self.legal, date.today()))

    def legal(self, on: date) -> dict[str, tuple[tuple[int, int], ...]]:
        if self._legal is None or self._legal[0] != on:
            formats = {one: runs(self.legal_numbers(one, on)) for one in CONSTRUCTED}
            self._legal = on, formats
        return self._legal[1]

    def legal_numbers(self, format: str, on: date) -> list[int]:
        return [n for n, card in enumerate(self.pool) if legal_in(card, format, on)]


def runs(numbers: list[int]) -> tuple[tuple[int, int], ...]:
    """Numbers in order, as from and to.

    >>> runs([1, 2, 3, 7, 9, 10])
    ((1, 3), (7, 7), (9, 10))
    """
    if not numbers:
        return ()
    ends = [(one, two) for one, two in pairwise(numbers) if two != one + 1]
    firsts = [numbers[0], *(two for _, two in ends)]
    lasts = [*(one for one, _ in ends), numbers[-1]]
    return tuple(zip(firsts, lasts, strict=True))


# --- calls ----------------------------------------------------------------------------------------


async def card_files(call: HttpCall, shelf: CardShelf) -> Response:
    return call.said(await shelf.files())


async def cards(call: HttpCall, shelf: CardShelf) -> Response:
    """The file itself; one that is asked for by its content may be kept for ever."""
    lang, _, rest = str(call.request.path_params["file"]).partition("-")
    if lang not in languages() or rest != f"{shelf.pool.hash}.json":
        raise not_found(Message("api-no-cards"))
    made = await shelf.file(lang)
    return call.file(made.packed, made.mark, call.request.query_params.get("v") == made.mark)
