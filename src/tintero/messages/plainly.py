"""Messages as plain data, for whoever says them elsewhere with the same catalogues."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, final

from tintero.messages.catalogue import languages
from tintero.messages.message import Arg, CardNamed, ClauseNamed, Listed, Message, PlayerNamed
from tintero.messages.pattern import FALLBACK
from tintero.messages.speech import TEXT, pieces_of, say

LABEL: Final = "label-"  # how the ids of labels begin


def plain(message: Message) -> dict[str, Any]:
    """The id and what the message speaks of.

    A string or a number stands for itself; another message is such a dictionary again; a thing with
    a name says by its key what it is, so that it can be linked. What no catalogue can say (the text
    of an ability) comes in every language there is.

    >>> plain(Message("log-drew", player=PlayerNamed(1), card=CardNamed("Smash", "c3")))
    {'id': 'log-drew', 'args': {'player': {'player': 1}, 'card': {'card': 'Smash', 'ref': 'c3'}}}
    """
    if not message.args:
        return {"id": message.id}
    return {"id": message.id, "args": {name: _plain(arg) for name, arg in message.args.items()}}


def _plain(arg: Arg) -> Any:
    if isinstance(arg, (str, int, float)):
        return arg
    if isinstance(arg, Message):
        return plain(arg)
    if isinstance(arg, CardNamed):
        return {"card": arg.name, "ref": arg.ref} if arg.ref else {"card": arg.name}
    if isinstance(arg, PlayerNamed):
        return {"player": arg.seat}
    if isinstance(arg, ClauseNamed):
        return {"clause": arg.number}
    if isinstance(arg, Listed):
        return {"list": [_plain(item) for item in arg.items], "joint": arg.joint}
    return {arg.kind: {lang: arg.spoken(lang, ()) for lang in languages()}, "ref": arg.ref}


@final
@dataclass(frozen=True, slots=True)
class Quoted:
    """What no catalogue has, as it came: a text in every language."""

    kind: str
    texts: Mapping[str, str]
    ref: str

    def spoken(self, lang: str, people: Sequence[str]) -> str:
        return self.texts.get(lang, self.texts.get(FALLBACK, ""))


def heard(given: Mapping[str, Any]) -> Message:
    """The message that `plain` gave.

    >>> heard(plain(Message("player-seat", number=2)))
    Message('player-seat', number=2)
    """
    args = {name: _heard(value) for name, value in given.get("args", {}).items()}
    return Message(given["id"], **args)


def _heard(value: Any) -> Arg:
    if not isinstance(value, Mapping):
        return value  # type: ignore[no-any-return]
    if "id" in value:
        return heard(value)
    if "card" in value:
        return CardNamed(value["card"], value.get("ref", ""))
    if "player" in value:
        return PlayerNamed(value["player"])
    if "clause" in value:
        return ClauseNamed(value["clause"])
    if "list" in value:
        return Listed([_heard(item) for item in value["list"]], value["joint"])
    kind = next(name for name in value if name != "ref")
    return Quoted(kind, value[kind], value["ref"])


def in_pieces(message: Message, lang: str, people: Sequence[str] = ()) -> list[Any]:
    """A sentence as plain data: strings, and what can be linked.

    >>> in_pieces(Message("log-drew", player=PlayerNamed(1), card=CardNamed("Smash", "c3")), "en")
    [{'player': 'Player 2', 'ref': '1'}, ' draws ', {'card': 'Smash', 'ref': 'c3'}]
    """
    found: list[Any] = []
    for kind, text, ref in pieces_of(message, lang, people):
        if kind == TEXT:
            # As `sentence`: with a capital letter at its beginning, unless that is a name.
            found.append(text if found else text[:1].upper() + text[1:])
        elif ref in ("", text):
            found.append({kind: text})
        else:
            found.append({kind: text, "ref": ref})
    return found


def as_json(lang: str, people: Sequence[str], value: object) -> Any:
    """What stands for a message in a JSON that is said in a language."""
    assert isinstance(value, Message), value
    if value.id.startswith(LABEL):
        return say(value, lang, people)  # the option says which cards those are
    return in_pieces(value, lang, people)
