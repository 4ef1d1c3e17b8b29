"""Drafting and building line by line: a number takes a card, a few words do the rest."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence

from rich.text import Text

from tintero.cards.in_words import ink
from tintero.cards.pool import default_pool
from tintero.cli.shell.common import out
from tintero.cli.shell.output import echo
from tintero.cli.shell.terminal import on_terminal
from tintero.limited import Draft, build_deck
from tintero.messages import Message, say
from tintero.vocab import CardType


def card_line(
    name: str, lang: str, number: int = 0, count: int = 0, foil: bool = False, mark: str = ""
) -> Text:
    """A card in a line: its cost, whether it can be ink, its inks, its numbers, its rarity."""
    card = default_pool()[name]
    front = f"{number:>3} " if number else f"{count:>2} × " if count else "  "
    inks = "/".join(ink(one, lang) for one in card.inks)
    body = (
        f"{card.strength}/{card.willpower} ◊{card.lore}" if card.type == CardType.CHARACTER else ""
    )
    cost = f"({card.cost})" if card.inkable else f" {card.cost} "
    text = Text(f"{front}{mark}{cost:<5}{name}", style="bold" if foil else "")
    rest = " · ".join(part for part in (inks, body, say(Message(RARE[card.rarity]), lang)) if part)
    text.append(f"  {rest}", style="dim")
    if foil:
        text.append(f" · {say(Message('limited-foil'), lang)}", style="italic")
    return text


RARE = {
    "Common": "limited-common", "Uncommon": "limited-uncommon", "Rare": "limited-rare",
    "Super Rare": "limited-super", "Legendary": "limited-legendary",
}  # fmt: skip


def by_cost(cards: Sequence[str]) -> list[str]:
    """Each card once, by cost and name."""
    pool = default_pool()
    return sorted(set(cards), key=lambda name: (pool[name].cost, name))


def grouped(cards: Sequence[str], lang: str) -> list[Text]:
    """A deck in lines, and what it comes to."""
    counts, pool = Counter(cards), default_pool()
    lines = [card_line(name, lang, count=counts[name]) for name in by_cost(cards)]
    costs = Counter(min(7, pool[name].cost) for name in cards)
    curve = "  ".join(f"{cost}{'+' if cost == 7 else ''}: {costs[cost]}" for cost in range(1, 8))
    inkable = sum(pool[name].inkable for name in cards)
    told = Message("limited-sums", count=len(cards), inkable=inkable, curve=curve)
    return [*lines, Text(say(told, lang), style="bold")]


class LimitedTalk:
    """Reads lines from the keyboard, or from a pipe whose lines are echoed."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.live = on_terminal()

    def read(self) -> str:
        """A line; the end of the input is "auto": the rest is done as a bot does it."""
        if self.live:
            try:
                return input("> ").strip()
            except EOFError:
                return self.word("limited-word-auto")
        echo("> ", nl=False)
        line = sys.stdin.readline()
        echo(line.strip())
        return line.strip() if line else self.word("limited-word-auto")

    def word(self, id: str) -> str:
        return say(Message(id), self.lang)

    def tell(self, id: str, **given: str | int) -> None:
        out(say(Message(id, **given), self.lang))

    def is_word(self, line: str, id: str) -> bool:
        """Words are understood in the language that is spoken, and in English."""
        return line.casefold() in {self.word(id), say(Message(id), "en")}

    # --- drafting ---------------------------------------------------------------------------------

    def draft(self, draft: Draft) -> None:
        """One card after the other, until all are taken."""
        self.tell("limited-draft-how")
        while not draft.over:
            pack = by_cost(draft.pack)
            out("")
            self.tell(
                "limited-pack", round=draft.round + 1, rounds=draft.boosters,
                pick=len(draft.taken[0]) + 1, picks=draft.size,
            )  # fmt: skip
            for n, name in enumerate(pack, 1):
                out(card_line(name, self.lang, n))
            card = self.picked(draft, pack)
            if not card:
                while not draft.over:
                    draft.take(draft.advice())
                return
            draft.take(card)

    def picked(self, draft: Draft, pack: Sequence[str]) -> str:
        """The card that is taken; "" to leave the rest to the bot."""
        while True:
            line = self.read()
            if line.isdecimal() and 1 <= int(line[:4]) <= len(pack):
                return pack[int(line) - 1]
            if self.is_word(line, "limited-word-auto"):
                return ""
            if self.is_word(line, "limited-word-show"):
                for row in grouped(draft.taken[0], self.lang):
                    out(row)
            elif self.is_word(line, "limited-word-advice"):
                self.tell("limited-advice", card=draft.advice())
            else:
                self.tell("limited-draft-what", most=len(pack))

    # --- building ---------------------------------------------------------------------------------

    def build(self, pool: Sequence[str], least: int) -> tuple[str, ...]:
        """A deck of what there is: a number puts a card in, with a minus out of it."""
        have, deck = Counter(pool), Counter[str]()
        names = by_cost(pool)
        self.tell("limited-build-how", least=least)
        for n, name in enumerate(names, 1):
            out(card_line(name, self.lang, n, mark=f"{have[name]}× " if have[name] > 1 else "   "))
        while True:
            out(Text(say(Message("limited-so-far", count=deck.total(), least=least), self.lang)))
            line = self.read()
            if self.is_word(line, "limited-word-auto"):
                return self.filled(pool, deck, least)
            if self.is_word(line, "limited-word-done"):
                if deck.total() >= least:
                    return tuple(deck.elements())
                self.tell("limited-too-few", count=deck.total(), least=least)
            elif self.is_word(line, "limited-word-show"):
                for row in grouped(tuple(deck.elements()), self.lang):
                    out(row)
            else:
                self.change(line, names, have, deck)

    def change(
        self, line: str, names: Sequence[str], have: Counter[str], deck: Counter[str]
    ) -> None:
        """Several numbers at once, each a card in or, with a minus, out."""
        for word in line.replace(",", " ").split() or [""]:
            number = word.removeprefix("-")
            if not number.isdecimal() or not 1 <= int(number[:4]) <= len(names):
                self.tell("limited-build-what", most=len(names))
                return
            name = names[int(number) - 1]
            if word.startswith("-"):
                deck[name] = max(0, deck[name] - 1)
            elif deck[name] < have[name]:
                deck[name] += 1
            else:
                self.tell("limited-no-more", card=name)

    def filled(self, pool: Sequence[str], deck: Counter[str], least: int) -> tuple[str, ...]:
        """What was chosen, and the best of the rest."""
        chosen = tuple(deck.elements())
        if len(chosen) >= least:
            return chosen
        rest = Counter(build_deck(pool, least).cards) - deck
        others = Counter(pool) - deck - rest
        more = [*rest.elements(), *others.elements()]
        return (*chosen, *more[: least - len(chosen)])
