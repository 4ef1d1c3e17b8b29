"""`tintero cards explain | parse | compile`: from printed text to what a card does."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from tintero.ability.base import Ability
from tintero.ability.codec import encode
from tintero.ability.render.speakers import speaker
from tintero.cards.facts import CardFacts
from tintero.cards.pool import default_pool
from tintero.cli.shell import complete
from tintero.cli.shell.bar import bar
from tintero.cli.shell.common import (
    EXIT_NO,
    AsJson,
    Language,
    fail,
    out,
    out_json,
    there_are,
    unread,
    writing,
)
from tintero.cli.shell.output import echo
from tintero.messages import Message, say
from tintero.vocab import INK_NAMES, TYPE_NAMES

if TYPE_CHECKING:
    from tintero.text.compiler import TextCompiler, TextError, TextReading
    from tintero.text.records import CardFile, CardRecord

CardName = Annotated[list[str], typer.Argument(autocompletion=complete.cards)]
CardText = Annotated[Path | None, typer.Option("--file")]
MOST_EXPECTED = 12
MOST_LISTED = 20
# The parts of an explanation, with their headings; the renderings with their languages.
PARTS: Final = {"text": "cards-part-text", "parse": "cards-part-parse"}
RENDERED: Final = {
    "english": ("en", "cards-part-english"),
    "spanish": ("es", "cards-part-spanish"),
}
# How a pool differs from the shipped one.
DIFFERENCES: Final = {
    "repaired": "cards-repaired",
    "repairs_unused": "cards-repairs-unused",
    "added": "cards-added",
    "removed": "cards-removed",
    "changed": "cards-changed",
    "facts": "cards-facts",
    "reprinted": "cards-reprinted",
}
# What is printed on a card besides its text.
FACTS: Final = {
    "name": "cards-fact-name",
    "version": "cards-fact-version",
    "type": "cards-fact-type",
    "song": "cards-fact-song",
    "cost": "cards-fact-cost",
    "inkable": "cards-fact-inkable",
    "inks": "cards-fact-inks",
    "strength": "cards-fact-strength",
    "willpower": "cards-fact-willpower",
    "lore": "cards-fact-lore",
    "move_cost": "cards-fact-move-cost",
    "classes": "cards-fact-classes",
    "story": "cards-fact-story",
}
# A part as data, and the error where its text could not be read.
Part = tuple[dict[str, Any], "TextError | None"]


# --- explain ------------------------------------------------------------------------------------


def explain(
    name: CardName,
    file: CardText = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """How a card is understood: its text, the parse, the abilities, both renderings."""
    from tintero.cli.cards.command import find

    card = find(default_pool(), " ".join(name), lang)
    cards = card_file(file, lang)
    record = record_of(cards, card) if cards is not None else None
    parts = parts_of(card, cards, record)
    if as_json:
        out_json({"card": card.full_name, "abilities": [part for part, _ in parts]})
    else:
        out(card.full_name)
        for part, error in parts:
            print_part(part, error, lang)
        if record is None:
            out("")
            out(say(Message("cards-text-not-shipped"), lang))
    if any(error is not None for _, error in parts):
        raise typer.Exit(EXIT_NO)


def record_of(cards: CardFile, card: CardFacts) -> CardRecord | None:
    try:
        return cards[card.full_name]
    except KeyError:
        return None


def card_file(path: Path | None, lang: str) -> CardFile | None:
    """The card file named, or the snapshot of the development tools when it is installed."""
    from tintero.text.file_fields import CardFileError
    from tintero.text.lorcanajson import read, snapshot

    if path is None:
        try:
            path = snapshot()
        except (ImportError, FileNotFoundError):
            return None
    try:
        return read(path)
    except CardFileError as error:
        fail(say(Message("shell-bad-card-file", problem=error.message), lang))
    except OSError as error:
        fail(unread(path, error, lang))


def parts_of(card: CardFacts, cards: CardFile | None, record: CardRecord | None) -> list[Part]:
    if cards is None or record is None:
        return [(described((ability,), card.type), None) for ability in card.abilities]
    from tintero.text.compiler import TextError

    compiler = compiler_of(cards)
    parts: list[Part] = []
    for unit in record.units:
        try:
            reading = compiler.read_unit(record, unit)
        except TextError as error:
            parts.append(({"text": unit.text, **problem(error)}, error))
        else:
            part = described(reading.abilities, card.type, unit.text, unit.name, reading)
            parts.append((part, None))
    return parts


def compiler_of(cards: CardFile | None = None) -> TextCompiler:
    """A compiler that knows the names and classifications of the file and of the shipped cards.

    A file may hold one set only, whose cards name characters of others.
    """
    from tintero.text.compiler import TextCompiler

    known = [*default_pool(), *(record.facts for record in (cards.cards if cards else ()))]
    return TextCompiler(
        {name for card in known for name in (card.full_name, *card.names)},
        {kind for card in known for kind in card.classes},
    )


def described(
    abilities: tuple[Ability, ...],
    type: int,
    text: str = "",
    name: str = "",
    reading: TextReading | None = None,
) -> dict[str, Any]:
    part: dict[str, Any] = {}
    if text:
        part["text"] = f"{name} {text}".strip()
    if reading is not None and reading.tree is not None:
        part["parse"] = reading.tree.outline()
    part["ast"] = [encode(ability) for ability in abilities]
    for key, (lang, _) in RENDERED.items():
        part[key] = [speaker(lang, "", type).ability(ability) for ability in abilities]
    return part


def print_part(part: dict[str, Any], error: TextError | None, lang: str) -> None:
    out("")
    if error is not None:
        out("\n".join(complaint(part["text"], error, lang)))
        return
    for key, heading in PARTS.items():
        if key in part:
            out(f"{say(Message(heading), lang)}\n{indented(part[key])}")
    ast = "\n".join(json.dumps(node, ensure_ascii=False, indent=1) for node in part["ast"])
    out(f"{say(Message('cards-part-abilities'), lang)}\n{indented(ast)}")
    for key, (_, heading) in RENDERED.items():
        out(f"{say(Message(heading), lang)}\n" + indented("\n".join(part[key])))


def indented(text: str) -> str:
    return "\n".join(f"  {line}" for line in text.splitlines())


# --- parse ----------------------------------------------------------------------------------------


def parse(
    text: Annotated[str, typer.Argument()],
    type: Annotated[str, typer.Option("--type", autocompletion=complete.types)] = "character",
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Try a sentence: how it is read, or where it stops making sense."""
    from tintero.text.compiler import TextError

    if type not in TYPE_NAMES:
        known = there_are(lang, TYPE_NAMES)
        fail(say(Message("shell-no-type", text=type), lang), known)
    kind = TYPE_NAMES.index(type)
    try:
        reading = compiler_of().text(text, kind)
    except TextError as error:
        if as_json:
            out_json({"text": text, **problem(error)})
        else:
            for line in complaint(text, error, lang):
                echo(line, err=True)
        raise typer.Exit(EXIT_NO) from None
    part = described(reading.abilities, kind, text, "", reading)
    if as_json:
        out_json(part)
    else:
        print_part(part, None, lang)


def problem(error: TextError) -> dict[str, Any]:
    told = {"problem": error.problem, "left": error.left, "expected": list(error.expected)}
    return told | ({"says": error.says} if error.says else {})


def complaint(text: str, error: TextError, lang: str) -> list[str]:
    """The text with a mark under the place where reading stopped, and what could follow."""
    lines = [say(Message("cards-not-read", problem=error.why), lang)]
    at = text.find(error.left) if error.left else len(text)
    if at >= 0:
        lines += [f"  {text}", "  " + " " * at + "^"]
    else:
        lines.append(f"  {error.left}")
    if error.says:
        lines.append(say(Message("cards-would-say", text=error.says), lang))
    if error.expected:
        words = ", ".join(error.expected[:MOST_EXPECTED])
        lines.append(say(Message("cards-could-follow", words=words), lang))
    return lines


# --- compile -----------------------------------------------------------------------------------


def compile_(
    file: Annotated[Path, typer.Argument()],
    folder: Annotated[Path | None, typer.Option("--out")] = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Build a pool of cards from a card file, and say how it differs from the shipped one."""
    from tintero.cards.pool import Pool
    from tintero.cards.write import write
    from tintero.text.pool_build import build_pool

    cards = card_file(file, lang)
    assert cards is not None
    with bar(say(Message("cards-reading"), lang), len(cards.cards)) as progress:
        records = counted(cards.cards, progress)
        pool = Pool(build_pool(records, compiler_of(cards).unit))
    answer = compared(cards, pool)
    if folder is not None:
        with writing(folder, lang):
            answer["written"] = [str(path) for path in write(pool, folder)]
    if as_json:
        out_json(answer)
    else:
        print_pool(answer, lang)
    if answer["unparsed"]:
        raise typer.Exit(EXIT_NO)


def counted(records: Sequence[CardRecord], progress: Callable[[int], None]) -> Iterator[CardRecord]:
    for done, record in enumerate(records, 1):
        yield record
        progress(done)


def compared(cards: CardFile, pool: Any) -> dict[str, Any]:
    shipped = default_pool()
    ours = {card.full_name: card for card in shipped}
    new = {card.full_name: card for card in pool}
    both = [(ours[name], card) for name, card in new.items() if name in ours]
    return {
        "cards": len(pool),
        "units": sum(len(record.units) for record in cards.cards),
        "unparsed": {card.full_name: dict(card.unparsed) for card in pool if card.unparsed},
        "left_out": len(cards.left_out),
        "repaired": list(cards.repaired),
        "repairs_unused": list(cards.unused),
        "added": sorted(new.keys() - ours.keys()),
        "removed": sorted(ours.keys() - new.keys()),
        "changed": [
            now.full_name for was, now in both if repr(was.abilities) != repr(now.abilities)
        ],
        "facts": [fact for was, now in both for fact in other_facts(was, now)],
        "reprinted": [now.full_name for was, now in both if was.printings != now.printings],
    }


def other_facts(was: CardFacts, now: CardFacts) -> list[dict[str, Any]]:
    """What is printed otherwise on a card; what it does, and where it is printed, is said apart."""
    return [
        {"card": now.full_name, "fact": field, "old": plain(was, field), "new": plain(now, field)}
        for field in FACTS
        if getattr(was, field) != getattr(now, field)
    ]


def plain(card: CardFacts, field: str) -> Any:
    """A fact as one would write it: types and inks by name."""
    if field == "type":
        return TYPE_NAMES[card.type]
    if field == "inks":
        return [INK_NAMES[ink] for ink in card.inks]
    return getattr(card, field)


def differs(fact: dict[str, Any]) -> Message:
    """A fact that differs.

    >>> say(differs({"card": "Smash", "fact": "cost", "old": 3, "new": 4}), "es")
    'Smash: coste: 3 → 4'
    """
    was, now = (shown(fact[key]) for key in ("old", "new"))
    field = Message(FACTS[fact["fact"]])
    return Message("cards-differs", card=fact["card"], fact=field, old=was, new=now)


def shown(value: object) -> str | Message:
    if isinstance(value, bool):
        return Message("cards-yes" if value else "cards-no")
    words = ", ".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)
    return words or Message("cards-nothing")


def print_pool(answer: dict[str, Any], lang: str) -> None:
    built = Message(
        "cards-built",
        cards=Message("cards-count", count=answer["cards"]),
        texts=Message("cards-count-texts", count=answer["units"]),
        quests=Message("cards-count-quests", count=answer["left_out"]),
    )
    out(say(built, lang))
    for name, units in answer["unparsed"].items():
        for label, words in units.items():
            told = Message("cards-unit-unread", card=name, unit=label or "—", text=words)
            out(say(told, lang))
    answer = answer | {"facts": [say(differs(fact), lang) for fact in answer["facts"]]}
    for key, id in DIFFERENCES.items():
        names = answer[key]
        if names:
            more = " …" if len(names) > MOST_LISTED else ""
            listed = ", ".join(names[:MOST_LISTED]) + more
            out(say(Message(id, count=len(names), names=listed), lang))
    for path in answer.get("written", ()):
        out(path)
