"""One record of a LorcanaJSON file → printing, facts and units of text."""

from __future__ import annotations

import re
from typing import Final

from tintero.cards.facts import CardFacts
from tintero.messages import Message
from tintero.text.file_fields import MISSING, Fields, expected
from tintero.text.records import ABILITY, EFFECT, KEYWORD, Printing, Unit
from tintero.vocab import INK_NAMES, TYPE_NAMES, CardType

ALTERNATE: Final = ("Enchanted", "Epic", "Iconic", "Special")
SONG: Final = "Song"
DASH: Final = " — "

_REMINDER: Final = re.compile(r"\(([^()]*)\)")


def printing_of(fields: Fields) -> Printing:
    variant = fields.text("variant", "")
    if len(variant) > 1:
        raise fields.error("variant", expected(Message("text-a-letter"), variant))
    rarity = fields.text("rarity")
    return Printing(
        int(fields.text("setCode")),
        fields.text("promoGrouping", ""),
        fields.number("number"),
        variant,
        rarity,
        rarity not in ALTERNATE and "baseId" not in fields.plain,
    )


def facts_of(fields: Fields, printing: Printing) -> CardFacts:
    """The printed facts. A song's classification is a field of its own."""
    word = fields.text("type")
    if word.lower() not in TYPE_NAMES:
        raise fields.error("type", Message("text-type", type=repr(word)))
    type_ = TYPE_NAMES.index(word.lower())
    character, location = type_ == CardType.CHARACTER, type_ == CardType.LOCATION
    classes = fields.texts("subtypes")
    return CardFacts(
        fields.text("name"),
        fields.text("version") if character or location else "",
        type_,
        fields.number("cost"),
        fields.truth("inkwell"),
        inks_of(fields),
        fields.number("strength") if character else 0,
        fields.number("willpower") if character or location else 0,
        fields.number("lore") if character or location else 0,
        fields.number("moveCost") if location else 0,
        tuple(one for one in classes if one != SONG),
        printing.set,
        printing.number,
        song=type_ == CardType.ACTION and SONG in classes,
        group=printing.group,
        rarity=printing.rarity,
        story=fields.text("story"),
    )


def inks_of(fields: Fields) -> tuple[int, ...]:
    inks = []
    for word in fields.text("color").split("-"):
        if word not in INK_NAMES:
            raise fields.error("color", Message("text-ink", ink=repr(word)))
        inks.append(INK_NAMES.index(word))
    return tuple(inks)


def units_of(fields: Fields, type_: int) -> tuple[Unit, ...]:
    """Keywords and abilities in printed order, then what an action does as one script.

    Of the labels in `abilities`, only "keyword" can be relied upon.
    """
    units: list[Unit] = []
    for ability in fields.objects("abilities"):
        full = ability.text("fullText")
        # CR 1.1.7: reminder text has no rules weight. A whole paragraph of it is no ability.
        if not bare(full):
            continue
        if ability.text("type") == KEYWORD:
            text = bare(full).removesuffix(" ⬡")
            units.append(Unit(KEYWORD, "", text, reminder(full)))
        else:
            cost, effect = ability.text("costsText", ""), ability.text("effect")
            text = bare(f"{cost}{DASH}{effect}" if cost else effect)
            units.append(Unit(ABILITY, ability.text("name", ""), text, reminder(effect)))
    effects = fields.texts("effects")
    if effects:
        if type_ != CardType.ACTION:
            raise fields.error("effects", Message("text-no-effects", type=TYPE_NAMES[type_]))
        script = " ".join(effects)
        units.append(Unit(EFFECT, "", bare(script), reminder(script)))
    elif type_ == CardType.ACTION:
        raise fields.error("effects", MISSING)
    return tuple(units)


def doubts(fields: Fields) -> list[str]:
    """What looks wrong: parts of an ability that do not make its full text, a text that does not
    end like a sentence.
    """
    found = []
    for ability in fields.objects("abilities"):
        full = line(ability.text("fullText"))
        if ability.text("type") == KEYWORD or not bare(full):
            continue
        cost, effect = ability.text("costsText", ""), ability.text("effect")
        said = f"{cost}{DASH}{effect}" if cost else effect
        if line(f"{ability.text('name', '')} {said}") != full:
            found.append(f"{ability.at}: its parts do not make its full text")
        if not bare(effect).endswith((".", ".”")):
            found.append(f"{ability.at}.effect: does not end with a full stop")
    for i, effect in enumerate(fields.texts("effects")):
        if not bare(effect).endswith((".", ".”")):
            found.append(f"effects[{i}]: does not end with a full stop")
    return found


def line(text: str) -> str:
    """Line breaks and runs of blanks are one blank."""
    return " ".join(text.split())


def bare(text: str) -> str:
    """One line, without reminder text."""
    return line(_REMINDER.sub(" ", text))


def reminder(text: str) -> str:
    return line(" ".join(_REMINDER.findall(text)))
