"""Making the library: `python -m tintero.server.library_making` writes its files, one after the
other, each as four bytes of length and a `MadeFile` in MessagePack.

What was made once is kept in the folder for things that can be made again, until the package
changes.
"""

from __future__ import annotations

import gc
import gzip
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec

import tintero
from tintero.folders import folder_of
from tintero.messages import languages
from tintero.server.side_process import packed
from tintero.views.shapes import Shape

LATER: Final = 10  # how much less than others it may have of the processor
SOURCES: Final = frozenset({".py", ".yaml", ".json", ".toml", ".csv", ".ftl"})
ANY: Final = "any"  # the language of what has none


class MadeFile(msgspec.Struct, array_like=True, frozen=True):
    """A file, gzipped; `mark` is the hash of what is in it."""

    kind: str
    lang: str
    mark: str
    packed: bytes


def made(kind: str, lang: str, shape: Shape) -> MadeFile:
    data = shape.bytes(None if lang == ANY else lang)
    mark = blake2b(data, digest_size=8).hexdigest()
    return MadeFile(kind, lang, mark, gzip.compress(data, 9, mtime=0))


def make() -> Iterator[MadeFile]:
    """All files, those that are quick first."""
    from tintero.judge.book import book
    from tintero.server.library_cards import cards_file
    from tintero.server.library_cases import cases_file
    from tintero.server.library_plays import play_case
    from tintero.server.library_rules import rules_file
    from tintero.server.library_shapes import PlaysFile

    for lang in languages():
        yield made("rules", lang, rules_file(lang))
    yield made("cards", ANY, cards_file())
    played = [play_case(case) for case in book() if case.playable]
    changed = {case.id: case.changed() for case in played}
    for lang in languages():
        yield made("cases", lang, cases_file(lang, changed))
    for lang in languages():
        plays = {case.id: case.told(lang) for case in played}
        yield made("plays", lang, PlaysFile(lang, plays))


# --- kept -----------------------------------------------------------------------------------------


def fingerprint() -> str:
    """Changes with everything that the files are made of."""
    top = Path(tintero.__file__).resolve().parent
    digest = blake2b(digest_size=12)
    for path in sorted(top.rglob("*")):
        if path.suffix in SOURCES and "page" not in path.relative_to(top).parts:
            digest.update(str(path.relative_to(top)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def place() -> Path | None:
    """Where they are kept; nowhere for cards of one's own, or without a home."""
    if os.environ.get("TINTERO_CARDS"):
        return None
    try:
        return folder_of("cache") / f"library-{fingerprint()}.msgpack"
    except OSError:
        return None


def kept(file: Path | None) -> list[MadeFile]:
    with suppress(OSError, msgspec.DecodeError):
        if file is not None:
            return msgspec.msgpack.decode(file.read_bytes(), type=list[MadeFile])
    return []


def keep(file: Path, files: list[MadeFile]) -> None:
    """Put them in place whole, and remove those of an older package."""
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        part = file.with_suffix(f".{os.getpid()}")
        part.write_bytes(msgspec.msgpack.encode(files))
        part.replace(file)
        for old in file.parent.glob("library-*.msgpack"):
            if old != file:
                old.unlink()


def all_files() -> Iterator[MadeFile]:
    """As they were kept, else made and kept."""
    file = place()
    known = kept(file)
    if known:
        yield from known
        return
    found: list[MadeFile] = []
    for one in make():
        found.append(one)
        yield one
    if file is not None:
        keep(file, found)


def write(files: Iterable[MadeFile]) -> None:
    out = sys.stdout.buffer
    for one in files:
        out.write(packed(one))
        out.flush()


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(LATER)
    gc.disable()  # it ends soon
    with suppress(BrokenPipeError):
        write(all_files())


if __name__ == "__main__":
    main()
