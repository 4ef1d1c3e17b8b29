"""What the commands of `tintero limited` do: open, draft, build, write decks down."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.text import Text

from tintero.cards.deck import Deck
from tintero.cards.formats.calendar import sets
from tintero.cli.limited.builder import LimitedTalk, card_line, grouped
from tintero.cli.shell.common import out, out_json, write_text
from tintero.limited import MOST_SEED, Draft, Sealed, build_deck, open_boosters
from tintero.limited.boosters import assumed, checked_set
from tintero.messages import Message, say
from tintero.variants import shipped_variant


def seeded(seed: int | None) -> int:
    return secrets.randbelow(MOST_SEED) if seed is None else seed


def set_title(number: int) -> str:
    return f"{number} · {sets()[number].name}"


def show_boosters(number: int, seed: int | None, count: int, lang: str, as_json: bool) -> None:
    number, seed = checked_set(number), seeded(seed)
    found = open_boosters(number, seed, count)
    if as_json:
        boosters = [{"cards": list(one.cards), "foil": one.foil} for one in found]
        out_json({"set": number, "seed": seed, "boosters": boosters, "assumed": assumed(lang)})
        return
    out(say(Message("limited-opened", count=count, set=set_title(number), seed=seed), lang))
    for n, one in enumerate(found, 1):
        out("")
        out(Text(say(Message("limited-booster", n=n), lang), style="bold"))
        for card in one.cards[:-1]:
            out(card_line(card, lang))
        out(card_line(one.foil, lang, foil=True))


def sealed(
    number: int,
    seed: int | None,
    auto: bool,
    file: Path | None,
    other: Path | None,
    lang: str,
    as_json: bool,
) -> None:
    """As JSON a bot builds the deck: nobody is asked."""
    number, seed = checked_set(number), seeded(seed)
    pool = Sealed(number, seed).pool
    if not as_json:
        out(say(Message("limited-sealed", set=set_title(number), seed=seed), lang))
    cards = built("sealed", pool, auto or as_json, lang)
    made = LimitedMade("sealed", number, seed, pool, cards, Sealed(number, seed, 1).built().cards)
    made.keep(file, other, lang, as_json)


def draft(
    number: int,
    seed: int | None,
    players: int,
    auto: bool,
    file: Path | None,
    other: Path | None,
    lang: str,
    as_json: bool,
) -> None:
    number, seed = checked_set(number), seeded(seed)
    found = Draft(number, seed, players)
    told = Message("limited-draft", set=set_title(number), seed=seed, players=players)
    if not as_json:
        out(say(told, lang))
    if auto or as_json:
        while not found.over:
            found.take(found.advice())
    else:
        LimitedTalk(lang).draft(found)
    mine, theirs = found.taken[0], found.taken[1]
    cards = built("draft", mine, auto or as_json, lang)
    least = shipped_variant("draft").deck.least
    against = build_deck(theirs, least).cards
    LimitedMade("draft", number, seed, mine, cards, against).keep(file, other, lang, as_json)


def built(variant: str, pool: Sequence[str], auto: bool, lang: str) -> tuple[str, ...]:
    """The deck that somebody, or the bot, builds."""
    least = shipped_variant(variant).deck.least
    if auto:
        return build_deck(pool, least).cards
    return LimitedTalk(lang).build(pool, least)


@dataclass(frozen=True)
class LimitedMade:
    """What came of it: the cards there were, the deck, and that of a bot."""

    variant: str
    set: int
    seed: int
    pool: Sequence[str]
    cards: Sequence[str]
    theirs: Sequence[str]

    def keep(self, file: Path | None, other: Path | None, lang: str, as_json: bool) -> None:
        """Shown or written down."""
        for path, cards, whose in ((file, self.cards, ""), (other, self.theirs, " bot")):
            if path is not None:
                deck = Deck(f"{self.variant} {self.set}-{self.seed}{whose}", tuple(cards))
                write_text(path, deck.text(), lang)
        if as_json:
            out_json(self.plain())
            return
        if file is None:
            out("")
            for line in grouped(self.cards, lang):
                out(line)
        else:
            told = Message("limited-kept", file=str(file), count=len(self.cards))
            out(say(told, lang))
        if other is not None:
            told = Message("limited-kept-bot", file=str(other), count=len(self.theirs))
            out(say(told, lang))
        if file is not None and other is not None:
            how = f"tintero play --variant {self.variant} --deck {file} --against {other}"
            out(say(Message("limited-play", line=how), lang))

    def plain(self) -> dict[str, object]:
        return {
            "variant": self.variant,
            "set": self.set,
            "seed": self.seed,
            "pool": list(self.pool),
            "deck": list(self.cards),
            "against": list(self.theirs),
        }
