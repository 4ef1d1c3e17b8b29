"""Abilities, conditions and costs in words, for prompts and reasons.

The renderer of `tintero.ability` makes the text, when it is asked for and in the language asked
for. What it has no words for is left out: a prompt without the text of its ability is still a
prompt.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, ClassVar, Final, cast, final

from tintero.ability.base import Ability, Effect, Node
from tintero.ability.effects import May
from tintero.ability.render.english import English
from tintero.ability.render.speaker import RenderError, Speaker
from tintero.ability.render.speakers import speaker
from tintero.ability.selectors import They, You
from tintero.messages import FALLBACK, Message, PlayerNamed, say
from tintero.state.state import State
from tintero.vocab import NONE, Owner

# What is done to the text of a node.
SENTENCES: Final = "sentences"  # each begins with a capital
BARE: Final = "bare"  # without its stop
DEED: Final = "deed"  # without its stop, and without "this character" at its beginning


@final
@dataclass(frozen=True, slots=True)
class InWords:
    """A node of a card's text; `within`: the ability it is a part of, `ref`: the card."""

    node: Node
    type: int
    within: Ability | None = None
    ref: str = ""
    style: str = ""
    kind: ClassVar[str] = "ability"

    def spoken(self, lang: str, people: Sequence[str]) -> str:
        text = in_words(self.node, self.type, lang, self.within, self.style == DEED)
        if self.style == DEED:
            text = text.removeprefix(f"{speaker(lang, '', self.type).name} ")
        if self.style in (BARE, DEED):
            return text.strip(" .")
        if self.style == SENTENCES:
            return ". ".join(one[:1].upper() + one[1:] for one in text.split(". "))
        return text


@final
@dataclass(frozen=True, slots=True)
class HeardCondition:
    """A condition of the card `name` as a seat hears it: "you" of another player's card is that
    player, and "this character" is the card. `they`: that player, or none."""

    node: Node
    type: int
    name: str
    they: int
    kind: ClassVar[str] = "ability"

    @property
    def ref(self) -> str:
        return self.name

    def spoken(self, lang: str, people: Sequence[str]) -> str:
        for voice in (speaker(lang, self.name, self.type), English(self.name, self.type)):
            if self.they != NONE:
                voice.called(PlayerNamed(self.they).spoken(lang, people))
            if text := _part(voice, self.node, None):
                return text
        return ""


@final
@dataclass(frozen=True, slots=True)
class Infinitive:
    """What may be done: "give another chosen character +2 strength this turn"."""

    effect: Effect
    type: int
    ref: str = ""
    kind: ClassVar[str] = "ability"

    def spoken(self, lang: str, people: Sequence[str]) -> str:
        may = in_words(May(self.effect), self.type, lang)
        you_may = say(Message("prompt-you-may"), lang) + " "
        if may.startswith(you_may) and ". " not in may:
            return may.removeprefix(you_may).removesuffix(".")
        text = in_words(self.effect, self.type, lang)
        return say(Message("prompt-do-it-so", text=text) if text else Message("prompt-do-it"), lang)


@lru_cache(maxsize=4096)
def in_words(
    node: Node, type: int, lang: str, within: Ability | None = None, heard: bool = False
) -> str:
    """A node in words, for a card of this type; "" where there are none. `within`: its ability,
    `heard`: told of the card, whosever it is."""
    for voice in (speaker(lang, "", type), English("", type)):
        voice.heard = heard
        if text := _part(voice, node, within):
            return text
    return ""


def _part(voice: Speaker, node: Node, within: Ability | None) -> str:
    try:
        text = voice.ability(node) if isinstance(node, Ability) else voice.part(node, within)
    except RenderError:
        return ""
    return text.strip()


def of_card(
    s: State, index: int, node: Node, within: Ability | None = None, style: str = ""
) -> InWords | None:
    """A node of a card of the pool, if there are words for it."""
    program = s.programs[index]
    if not in_words(node, program.type, FALLBACK, within):
        return None
    return InWords(node, program.type, within, program.full_name, style)


def told(
    s: State, index: int, node: Node, name: str, owner: int, seat: int
) -> HeardCondition | None:
    """A condition of the card `name`, which is its `owner`'s, for a seat; if there are words."""
    they = NONE if owner == seat else owner
    made = HeardCondition(
        node if they == NONE else spoken_of(node), s.programs[index].type, name, they
    )
    return made if made.spoken(FALLBACK, ()) else None


def spoken_of(node: Node) -> Node:
    """The same about "they" in place of "you"."""
    if isinstance(node, You):
        return They()
    made: Any = node.map(spoken_of)
    turned = {
        name: Owner.THEIRS
        for name in ("owner", "whose", "by")
        if isinstance(whose := getattr(made, name, None), int) and whose == Owner.YOURS
    }
    return replace(made, **turned) if turned else cast(Node, made)


def ability_text(s: State, index: int, ability: int, style: str = "") -> InWords | None:
    """The text of an ability, if it is there and has words."""
    if not 0 <= index < len(s.programs):
        return None
    abilities = s.programs[index].abilities
    if not 0 <= ability < len(abilities):
        return None
    return of_card(s, index, abilities[ability].node, style=style)
