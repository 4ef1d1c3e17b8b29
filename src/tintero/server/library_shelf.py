"""The library over HTTP: rulebook, cards, case book, as files that never change.

They are made by a process of its own (`library_making`) when the first of them is asked for, so
that no table waits; whoever asks meanwhile waits for the same one.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from starlette.responses import Response

from tintero.messages import Message, languages
from tintero.server.api_calls import CallRefused, HttpCall, not_found
from tintero.server.library_making import ANY, MadeFile
from tintero.server.library_shapes import LibraryFiles
from tintero.server.side_process import heard, started

MODULE: Final = "tintero.server.library_making"
# Which files there are of each kind.
KINDS: Final = {
    "rules": languages(),
    "cards": (ANY,),
    "cases": languages(),
    "plays": languages(),
}
SECONDS: Final = 300.0  # for all of them, on a busy machine


class NotMade(Exception):
    """The process ended before the file was there."""


class LibraryShelf:
    """The files, as far as they have been made."""

    def __init__(self, module: str = MODULE) -> None:
        self._module = module
        self._files: dict[tuple[str, str], MadeFile] = {}
        self._more = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def file(self, kind: str, lang: str) -> MadeFile:
        """NotMade if it could not be made."""
        while (kind, lang) not in self._files:
            if self._task is None:
                self._task = asyncio.create_task(self._make())
            task, more = self._task, self._more
            waiting = asyncio.create_task(more.wait())
            await asyncio.wait({task, waiting}, return_when=asyncio.FIRST_COMPLETED)
            waiting.cancel()
            if task.done() and (kind, lang) not in self._files:
                self._task = None
                raise NotMade(f"{kind} {lang}")
        return self._files[kind, lang]

    async def _make(self) -> None:
        process = await started(self._module)
        assert process.stdout is not None
        try:
            async with asyncio.timeout(SECONDS):
                with suppress(asyncio.IncompleteReadError):
                    while True:
                        one = await heard(process, MadeFile)
                        self._files[one.kind, one.lang] = one
                        self._more.set()
                        self._more = asyncio.Event()
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.stdout.read()  # what is left in the pipe would keep it waiting
            await process.wait()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await self._task


# --- calls ----------------------------------------------------------------------------------------


async def library_files(call: HttpCall, shelf: LibraryShelf) -> Response:
    """Where the files of a kind are."""
    kind = str(call.request.path_params["kind"])
    if kind not in KINDS:
        raise not_found(Message("api-no-library"))
    url = {}
    for lang in KINDS[kind]:
        one = await asked_for(shelf, kind, lang)
        url[lang] = f"/api/library/{kind}/{lang}-{one.mark}.json"
    return call.said(LibraryFiles(kind, url))


async def library_file(call: HttpCall, shelf: LibraryShelf, kind: str) -> Response:
    """The file itself, which may be kept for ever."""
    lang, _, rest = str(call.request.path_params["file"]).partition("-")
    if lang not in KINDS[kind]:
        raise not_found(Message("api-no-library"))
    one = await asked_for(shelf, kind, lang)
    if rest != f"{one.mark}.json":
        raise not_found(Message("api-no-library"))
    return call.file(one.packed, one.mark)


async def asked_for(shelf: LibraryShelf, kind: str, lang: str) -> MadeFile:
    try:
        return await shelf.file(kind, lang)
    except NotMade:
        raise CallRefused(503, "later", Message("api-library-later")) from None
