"""`--variant`: the way to play that a command was asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from tintero.cli.shell import complete
from tintero.cli.shell.common import fail_with
from tintero.messages import Message

if TYPE_CHECKING:
    from tintero.variants import Variant

VariantName = Annotated[
    str, typer.Option("--variant", metavar="NAME|FILE", autocompletion=complete.variants)
]


def chosen_variant(name: str, lang: str, players: int | None = None) -> Variant | None:
    """The variant of that name or file, if one was named, for so many players."""
    if not name:
        return None
    from tintero.variants import variant

    try:
        found = variant(name)
    except (OSError, UnicodeDecodeError) as error:
        why = (error.strerror if isinstance(error, OSError) else None) or str(error)
        fail_with(lang, Message("shell-no-file", file=name, why=why))
    if players is not None and not found.takes(players):
        fail_with(lang, found.not_so_many(players))
    return found
