"""What is said, before it is said in a language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar, Final, Protocol, final
from unicodedata import normalize

from mypy_extensions import mypyc_attr


class Spoken(Protocol):
    """Something with a name in every language. `kind` says what it is to a page that links it, and
    `ref` which one; `people` are the names of the players, by seat, where they have some."""

    @property
    def kind(self) -> str: ...

    @property
    def ref(self) -> str: ...

    def spoken(self, lang: str, people: Sequence[str]) -> str: ...


@final
class Message:
    """A sentence or a word by its id, with what it speaks of.

    >>> Message("player-seat", number=2)
    Message('player-seat', number=2)
    >>> Message("player-seat", number=2) == Message("player-seat", number=2)
    True
    """

    __slots__ = ("args", "id")

    def __init__(self, id_: str, /, **args: Arg) -> None:
        # Compiled, the name of a parameter is taken even if it is positional: `id` is often said.
        self.id = id_
        self.args = args

    def __repr__(self) -> str:
        shown = [repr(self.id), *(f"{name}={value!r}" for name, value in self.args.items())]
        return f"Message({', '.join(shown)})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.id, self.args) == (other.id, other.args)

    def __hash__(self) -> int:
        return hash((self.id, tuple(sorted(self.args))))

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (self.id, self.args)


def _again(id: str, args: dict[str, Arg]) -> Message:
    return Message(id, **args)


# A string that stands for itself (a file's name) or that a message chooses by (`hand`); a number;
# another message; a thing with a name.
Arg = str | int | float | Message | Spoken


@final
@mypyc_attr(acyclic=True)
class CardNamed:
    """A card by its full name, and by the handle a seat has for it, if there is one. Two cards of
    one name are said alike, so messages about them are equal."""

    __slots__ = ("name", "ref")
    kind: ClassVar[str] = "card"

    def __init__(self, name: str, ref: str = "") -> None:
        self.name = name
        self.ref = ref

    def __repr__(self) -> str:
        return f"CardNamed(name={self.name!r}, ref={self.ref!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardNamed) and self.name == other.name

    def __hash__(self) -> int:
        return hash(self.name)

    def __reduce__(self) -> tuple[object, ...]:
        return CardNamed, (self.name, self.ref)

    def spoken(self, lang: str, people: Sequence[str]) -> str:
        return self.name


@lru_cache(maxsize=64)
def _seat_said(number: int, lang: str) -> str:
    from tintero.messages.speech import say

    return say(Message("player-seat", number=number), lang)


@final
@mypyc_attr(acyclic=True)
class PlayerNamed:
    """A player by seat: "Bea", or "Player 2" where nobody gave a name."""

    __slots__ = ("seat",)
    kind: ClassVar[str] = "player"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def __repr__(self) -> str:
        return f"PlayerNamed(seat={self.seat!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PlayerNamed) and self.seat == other.seat

    def __hash__(self) -> int:
        return hash(self.seat)

    def __reduce__(self) -> tuple[object, ...]:
        return PlayerNamed, (self.seat,)

    @property
    def ref(self) -> str:
        return str(self.seat)

    def spoken(self, lang: str, people: Sequence[str]) -> str:
        if self.seat < len(people) and people[self.seat]:
            return people[self.seat]
        return _seat_said(self.seat + 1, lang)


@final
@mypyc_attr(acyclic=True)
class ClauseNamed:
    """A clause of the rulebook."""

    __slots__ = ("number",)
    kind: ClassVar[str] = "clause"

    def __init__(self, number: str) -> None:
        self.number = number

    def __repr__(self) -> str:
        return f"ClauseNamed(number={self.number!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ClauseNamed) and self.number == other.number

    def __hash__(self) -> int:
        return hash(self.number)

    def __reduce__(self) -> tuple[object, ...]:
        return ClauseNamed, (self.number,)

    @property
    def ref(self) -> str:
        return self.number

    def spoken(self, lang: str, people: Sequence[str]) -> str:
        return self.number


COMMA: Final = "comma"  # the joint of a list that is no part of a sentence


@final
class Listed:
    """Several things in a row: "A, B and C", with "or"; "A, B, C" with `COMMA`, or "semicolon".

    >>> from tintero.messages import say
    >>> say(Message("list-here", items=Listed(("A", "B", "C"), "or")), "en")
    'A, B or C'
    """

    __slots__ = ("items", "joint")
    kind: ClassVar[str] = "list"
    ref: ClassVar[str] = ""

    def __init__(self, items: Sequence[Arg], joint: str = "and") -> None:
        self.items = items
        self.joint = joint

    def __repr__(self) -> str:
        return f"Listed(items={self.items!r}, joint={self.joint!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Listed):
            return False
        return (self.items, self.joint) == (other.items, other.joint)

    def __hash__(self) -> int:
        return hash((self.items, self.joint))

    def __reduce__(self) -> tuple[object, ...]:
        return Listed, (self.items, self.joint)

    def message(self, lang: str, people: Sequence[str]) -> Arg:
        """The same as messages within messages."""
        from tintero.messages.speech import say

        if not self.items:
            return ""
        *before, last = self.items
        if not before:
            return last
        first: Arg = before[0]
        between = "list-semicolon" if self.joint == "semicolon" else "list-comma"
        for item in before[1:]:
            first = Message(between, first=first, second=item)
        if self.joint in (COMMA, "semicolon"):
            return Message(between, first=first, second=last)
        begins = first_sound(say(Message("list-here", items=last), lang, people))
        joint = "list-or" if self.joint == "or" else "list-and"
        return Message(joint, first=first, last=last, begins=begins)

    def spoken(self, lang: str, people: Sequence[str]) -> str:
        from tintero.messages.speech import say

        return say(Message("list-here", items=self), lang, people)


def first_sound(text: str) -> str:
    """The first letter one hears: some languages join words by it.

    >>> first_sound("Hércules"), first_sound("Íñigo"), first_sound("¡Iris!"), first_sound("hielo")
    ('e', 'i', 'i', 'y')
    """
    letters = [char for char in normalize("NFD", text.lower()) if char.isalpha()]
    heard = "".join(letters[:3]).removeprefix("h")
    return "y" if heard.startswith("ie") else heard[:1]
