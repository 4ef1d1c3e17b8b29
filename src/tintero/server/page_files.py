"""The files of the built page, packed for the way when a browser can unpack them."""

from __future__ import annotations

import gzip
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response

# Fonts and pictures are packed by themselves.
TEXTS: Final = frozenset({".html", ".js", ".css", ".svg", ".txt", ".json"})


class PageFiles:
    """A folder and the texts in it, each packed once, and again when it has changed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._packed: dict[str, tuple[int, bytes]] = {}

    def holds(self, name: str) -> bool:
        """Whether that is a file in the folder itself, and one that may be seen."""
        simple = bool(name) and "/" not in name and "\\" not in name and not name.startswith(".")
        return simple and (self.folder / name).is_file()

    def answer(self, request: Request, name: str, status: int = 200) -> Response:
        """A file that it holds."""
        path = self.folder / name
        if path.suffix not in TEXTS:
            return FileResponse(path, status)
        headers = {"Vary": "Accept-Encoding"}
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return FileResponse(path, status, headers)
        kind = guess_type(name)[0] or "text/plain"
        headers["Content-Encoding"] = "gzip"
        return Response(self._pack(path), status, headers, kind)

    def _pack(self, path: Path) -> bytes:
        changed = path.stat().st_mtime_ns
        known = self._packed.get(path.name)
        if known is None or known[0] != changed:
            known = changed, gzip.compress(path.read_bytes(), 9, mtime=0)
            self._packed[path.name] = known
        return known[1]
