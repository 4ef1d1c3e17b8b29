"""`tintero cards explain | parse | compile`: from printed text to what a card does."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tintero.ability.base import Ability
from tintero.ability.codec import encode
from tintero.ability.render.english import english
from tintero.ability.render.spanish import spanish
from tintero.cards.facts import CardFacts
from tintero.cards.pool import default_pool
from tintero.cli.cards.words import FACT_WORDS, in_words, misread, say
from tintero.cli.shell import complete
from tintero.cli.shell.common import EXIT_NO, AsJson, Language, fail, out, out_json, spoken
from tintero.cli.shell.output import echo
from tintero.cli.shell.words import reason
from tintero.cli.shell.words import say as say_plain
from tintero.cli.sim.show import bar
from tintero.views.naming import plural
from tintero.vocab import INK_NAMES, TYPE_NAMES

if TYPE_CHECKING:
    from tintero.text.compiler import TextCompiler, TextError, TextReading
    from tintero.text.records import CardFile, CardRecord

CardName = Annotated[
    list[str],
    typer.Argument(help="A card's name, or enough of it.", autocompletion=complete.cards),
]
CardText = Annotated[
    Path | None, typer.Option("--file", help="The LorcanaJSON file that has the printed text.")
]
MOST_EXPECTED = 12
MOST_LISTED = 20


# --- explain ------------------------------------------------------------------------------------


def explain(
    name: CardName,
    file: CardText = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """How a card is understood: its text, the parse, the abilities, both renderings.

    No printed text is shipped: it comes from the card file, or from the one of the development
    tools. Without a file the abilities and the renderings are shown.

    Example: tintero cards explain "dragon fire"
    """
    from tintero.cli.cards.command import find

    language = spoken(lang)
    card = find(default_pool(), " ".join(name), language)
    cards = card_file(file, language)
    record = record_of(cards, card) if cards is not None else None
    parts = parts_of(card, cards, record)
    if as_json:
        out_json({"card": card.full_name, "abilities": parts})
    else:
        out(card.full_name)
        for part in parts:
            print_part(part, language)
        if record is None:
            out("")
            out(say(language, "text_not_shipped"))
    if any("problem" in part for part in parts):
        raise typer.Exit(EXIT_NO)


def record_of(cards: CardFile, card: CardFacts) -> CardRecord | None:
    try:
        return cards[card.full_name]
    except KeyError:
        return None


def card_file(path: Path | None, lang: str) -> CardFile | None:
    """The card file named, or the snapshot of the development tools when it is installed."""
    from tintero.cli.cards.file_words import card_file_problem
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
        fail(say(lang, "bad_card_file", card_file_problem(error, lang)))
    except OSError as error:
        fail(say_plain(lang, "no_file", str(path), reason(lang, error)))


def parts_of(
    card: CardFacts, cards: CardFile | None, record: CardRecord | None
) -> list[dict[str, Any]]:
    if cards is None or record is None:
        return [described((ability,), card.type) for ability in card.abilities]
    from tintero.text.compiler import TextError

    compiler = compiler_of(cards)
    parts: list[dict[str, Any]] = []
    for unit in record.units:
        try:
            reading = compiler.read_unit(record, unit)
        except TextError as error:
            parts.append({"text": unit.text, **problem(error)})
        else:
            parts.append(described(reading.abilities, card.type, unit.text, unit.name, reading))
    return parts


def compiler_of(cards: CardFile) -> TextCompiler:
    """A compiler that knows the names and classifications of the file and of the shipped cards.

    A file may hold one set only, whose cards name characters of others.
    """
    from tintero.text.compiler import TextCompiler

    known = [*default_pool(), *(record.facts for record in cards.cards)]
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
    part["english"] = [english(ability, "", type) for ability in abilities]
    part["spanish"] = [spanish(ability, "", type) for ability in abilities]
    return part


def print_part(part: dict[str, Any], lang: str) -> None:
    out("")
    if "problem" in part:
        out("\n".join(complaint(part["text"], part, lang)))
        return
    for key in ("text", "parse"):
        if key in part:
            out(f"{say(lang, f'part_{key}')}\n{indented(part[key])}")
    ast = "\n".join(json.dumps(node, ensure_ascii=False, indent=1) for node in part["ast"])
    out(f"{say(lang, 'part_ast')}\n{indented(ast)}")
    for key in ("english", "spanish"):
        out(f"{say(lang, f'part_{key}')}\n" + indented("\n".join(part[key])))


def indented(text: str) -> str:
    return "\n".join(f"  {line}" for line in text.splitlines())


# --- parse ----------------------------------------------------------------------------------------


def parse(
    text: Annotated[str, typer.Argument(help="A sentence as a card would say it.")],
    type: Annotated[
        str,
        typer.Option(
            "--type",
            help="On what card: character, action, item or location.",
            autocompletion=complete.types,
        ),
    ] = "character",
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Try a sentence: how it is read, or where it stops making sense.

    Example: tintero cards parse "When you play this character, draw 2 cards."
    """
    from tintero.text.compiler import TextError

    language = spoken(lang)
    if type not in TYPE_NAMES:
        fail(say(language, "no_type", type), ", ".join(TYPE_NAMES))
    kind = TYPE_NAMES.index(type)
    try:
        reading = pool_compiler().text(text, kind)
    except TextError as error:
        if as_json:
            out_json({"text": text, **problem(error)})
        else:
            for line in complaint(text, problem(error), language):
                echo(line, err=True)
        raise typer.Exit(EXIT_NO) from None
    part = described(reading.abilities, kind, text, "", reading)
    if as_json:
        out_json(part)
    else:
        print_part(part, language)


def pool_compiler() -> TextCompiler:
    """A compiler that knows the names and classifications of the shipped cards."""
    from tintero.text.compiler import TextCompiler

    pool = default_pool()
    names = {name for card in pool for name in (card.full_name, *card.names)}
    return TextCompiler(names, {kind for card in pool for kind in card.classes})


def problem(error: TextError) -> dict[str, Any]:
    told = {"problem": error.problem, "left": error.left, "expected": list(error.expected)}
    return told | ({"says": error.says} if error.says else {})


def complaint(text: str, error: dict[str, Any], lang: str) -> list[str]:
    """The text with a mark under the place where reading stopped, and what could follow."""
    left: str = error["left"]
    lines = [say(lang, "not_read", misread(error["problem"], lang))]
    at = text.find(left) if left else len(text)
    if at >= 0:
        lines += [f"  {text}", "  " + " " * at + "^"]
    else:
        lines.append(f"  {left}")
    if "says" in error:
        lines.append(say(lang, "would_say", error["says"]))
    if error["expected"]:
        words = ", ".join(error["expected"][:MOST_EXPECTED])
        lines.append(say(lang, "could_follow", words))
    return lines


# --- compile -----------------------------------------------------------------------------------


def compile_(
    file: Annotated[Path, typer.Argument(help="A LorcanaJSON file (format 2.4), gzipped or not.")],
    folder: Annotated[
        Path | None, typer.Option("--out", help="Write the pool's files into this folder.")
    ] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Build a pool of cards from a card file, and say how it differs from the shipped one.

    Nothing is written without --out, and nothing is written when a text could not be read unless
    the rest can stand without it: such cards are marked as unparsed. With TINTERO_CARDS set to the
    folder, every command uses that pool.

    Example: tintero cards compile allCards.json --out my-cards
    """
    from tintero.cards.pool import Pool
    from tintero.cards.write import write
    from tintero.text.pool_build import build_pool

    language = spoken(lang)
    cards = card_file(file, language)
    assert cards is not None
    with bar(say_plain(language, "cards"), len(cards.cards)) as progress:
        records = counted(cards.cards, progress)
        pool = Pool(build_pool(records, compiler_of(cards).unit))
    answer = compared(cards, pool)
    if folder is not None:
        try:
            answer["written"] = [str(path) for path in write(pool, folder)]
        except OSError as error:
            fail(say_plain(language, "no_write", str(folder), reason(language, error)))
    if as_json:
        out_json(answer)
    else:
        print_pool(answer, language)
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
        "changed": [now.full_name for was, now in both if was.abilities != now.abilities],
        "facts": [fact for was, now in both for fact in other_facts(was, now)],
        "reprinted": [now.full_name for was, now in both if was.printings != now.printings],
    }


def other_facts(was: CardFacts, now: CardFacts) -> list[dict[str, Any]]:
    """What is printed otherwise on a card; what it does, and where it is printed, is said apart."""
    return [
        {"card": now.full_name, "fact": field, "old": plain(was, field), "new": plain(now, field)}
        for field in FACT_WORDS
        if getattr(was, field) != getattr(now, field)
    ]


def plain(card: CardFacts, field: str) -> Any:
    """A fact as one would write it: types and inks by name."""
    if field == "type":
        return TYPE_NAMES[card.type]
    if field == "inks":
        return [INK_NAMES[ink] for ink in card.inks]
    return getattr(card, field)


def print_pool(answer: dict[str, Any], lang: str) -> None:
    cards, texts, quests = (
        plural(answer[key], *say(lang, word).split("|"))
        for key, word in (
            ("cards", "pool_cards"),
            ("units", "pool_texts"),
            ("left_out", "pool_quests"),
        )
    )
    out(say(lang, "pool_built", cards, texts, quests))
    for name, units in answer["unparsed"].items():
        for label, words in units.items():
            out(say(lang, "pool_unparsed", name, label or "—", words))
    answer = answer | {"facts": [in_words(fact, lang) for fact in answer["facts"]]}
    for key in ("repaired", "repairs_unused", "added", "removed", "changed", "facts", "reprinted"):
        names = answer[key]
        if names:
            more = " …" if len(names) > MOST_LISTED else ""
            listed = ", ".join(names[:MOST_LISTED]) + more
            out(say(lang, f"pool_{key}", len(names), listed))
    for path in answer.get("written", ()):
        out(path)
