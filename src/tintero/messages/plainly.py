"""Messages as plain data, for whoever says them elsewhere with the same catalogues."""

from __future__ import annotations

from typing import Any

from tintero.messages.catalogue import languages
from tintero.messages.message import Arg, CardNamed, ClauseNamed, Listed, Message, PlayerNamed


def plain(message: Message) -> dict[str, Any]:
    """The id and what the message speaks of.

    A string or a number stands for itself; another message is such a dictionary again; a thing with
    a name says by its key what it is, so that it can be linked. What no catalogue can say (the text
    of an ability) comes in every language there is.

    >>> plain(Message("log-drew", player=PlayerNamed(1), card=CardNamed("Smash", "c3")))
    {'id': 'log-drew', 'args': {'player': {'player': 1}, 'card': {'card': 'Smash', 'ref': 'c3'}}}
    """
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
