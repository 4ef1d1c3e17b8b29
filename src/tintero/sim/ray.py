"""The same runs on a Ray cluster (`pip install tintero[ray]`; the same tintero on every node).

Ray does the work of a process that dies again elsewhere. A result is noted by the place of its
chunk in the run, so that none is lost and none counts twice.
"""

from __future__ import annotations

import re
import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from functools import cache
from importlib import import_module
from typing import Any, TypeVar

from tintero._build import VERSION
from tintero.cards.pool import default_pool
from tintero.sim.many import Note, chunk_size, do_all

__all__ = ["LOCAL", "RayFailed", "RayMissing", "cluster", "spread_on_ray"]

LOCAL = "local"  # instead of an address: a cluster of this machine alone, for this run
AUTO = "auto"  # the Ray that already runs on this machine
RETRIES = 3  # times that Ray does a chunk again when its process dies
PATIENCE = 5.0  # seconds for a first answer; Ray itself would wait for minutes

Item = TypeVar("Item")
Result = TypeVar("Result")


class RayFailed(RuntimeError):
    """The cluster can't be used. `why`: missing, address, unreachable, nodes, differs or broken;
    `detail` says more."""

    def __init__(self, why: str, detail: str = "") -> None:
        super().__init__(why, detail)
        self.why = why
        self.detail = detail

    def __str__(self) -> str:
        return f"Ray: {self.why}: {self.detail}" if self.detail else f"Ray: {self.why}"


class RayMissing(RayFailed):
    """The optional package is not installed."""

    def __init__(self) -> None:
        super().__init__("missing", "pip install 'tintero[ray]'")


# --- the cluster --------------------------------------------------------------------------------


@contextmanager
def cluster(address: str | None, workers: int | None = None) -> Iterator[None]:
    """Connected to the cluster at `address` while it lasts; without one, nothing happens.

    `address` is HOST:PORT, ray://HOST:PORT, `auto` or `local`. A connection that is already there
    is used and left as it is.
    """
    if address is None:
        yield
        return
    ray = package()
    if ray.is_initialized():
        yield
        return
    check(address)
    own: dict[str, Any] = {"num_cpus": workers} if address == LOCAL else {}
    try:
        ray.init(
            address=address, log_to_driver=False, logging_level="error",
            **({"include_dashboard": False, **own} if address == LOCAL else {}),
        )  # fmt: skip
    except Exception as error:
        raise RayFailed("unreachable", first_line(error)) from None
    try:
        # Ray tells of processes that died where results belong.
        with redirect_stdout(sys.stderr):
            yield
    finally:
        ray.shutdown()


def package() -> Any:
    try:
        return import_module("ray")  # its types change from version to version
    except ImportError:
        raise RayMissing from None


def check(address: str) -> None:
    """Whether somebody listens there.

    >>> check("the moon")
    Traceback (most recent call last):
    tintero.sim.ray.RayFailed: Ray: address: the moon
    """
    if address in (LOCAL, AUTO):
        return
    place = re.fullmatch(r"(?:ray://)?\[?([^\s\[\]/]+?)\]?:(\d{1,5})", address)
    if place is None:
        raise RayFailed("address", address)
    try:
        socket.create_connection((place[1], int(place[2])), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise RayFailed("unreachable", f"{address}: {first_line(error)}") from None


def first_line(error: BaseException) -> str:
    """What it says, without the advice that follows."""
    text = getattr(error, "strerror", None) or str(error) or type(error).__name__
    return str(text).strip().splitlines()[0].split(". ")[0]


# --- the work -----------------------------------------------------------------------------------


@cache
def edition() -> str:
    """What must be the same everywhere for the same jobs to give the same games."""
    return f"Tintero {VERSION}, cards {default_pool().hash[:12]}"


def do_there(
    asked: str, task: Callable[[Item], Result], items: list[Item]
) -> tuple[str, list[Result]]:
    """On a node: the results, or what this node has if it is not what was asked for."""
    here = edition()
    return (here, do_all(task, items) if here == asked else [])


def spread_on_ray(
    task: Callable[[Item], Result],
    items: Sequence[Item],
    address: str,
    workers: int | None,
    dead: Callable[[Item], Result] | None,
    add: Note[Result],
) -> None:
    """`task` of every item on the cluster at `address`; `add` hears of each result and its place.

    At most `workers` processes at once, if that is given.
    """
    with cluster(address, workers):
        ray = package()
        width = workers or int(ray.cluster_resources().get("CPU", 1))
        size = chunk_size(len(items), width)
        starts = range(0, len(items), size)
        chunks = [range(i, min(i + size, len(items))) for i in starts]
        broken = attempt(ray, task, items, chunks, workers, add)
        single = [range(i, i + 1) for chunk in broken for i in chunk]
        for chunk in attempt(ray, task, items, single, workers, add):
            if dead is None:
                raise RuntimeError(f"item {chunk.start} killed every process that worked on it")
            add(chunk.start, dead(items[chunk.start]))


def attempt(
    ray: Any,
    task: Callable[[Item], Result],
    items: Sequence[Item],
    chunks: list[range],
    workers: int | None,
    add: Note[Result],
) -> list[range]:
    """Do the chunks; those whose processes died time and again."""
    errors = ray.exceptions
    died = (errors.WorkerCrashedError, errors.NodeDiedError, errors.OutOfMemoryError)
    remote = ray.remote(do_there).options(num_cpus=1, max_retries=RETRIES)
    left = list(reversed(chunks))
    running: dict[Any, range] = {}
    broken: list[range] = []
    while left or running:
        while left and len(running) < (workers or len(chunks)):
            chunk = left.pop()
            running[remote.remote(edition(), task, [items[i] for i in chunk])] = chunk
        for reference in ray.wait(list(running), num_returns=1)[0]:
            chunk = running.pop(reference)
            try:
                there, found = ray.get(reference)
            except died:
                broken.append(chunk)
                continue
            except errors.RayError as error:
                raise cause_of(error) from None
            if there != edition():
                raise RayFailed("differs", f"{there}; {edition()}")
            for place, result in zip(chunk, found, strict=True):
                add(place, result)
    return broken


def cause_of(error: Any) -> Exception:
    """What went wrong on a node, as it would have gone wrong here."""
    missing = re.search(r"No module named '[^']*'", str(error))
    if missing is not None:
        return RayFailed("nodes", missing[0])
    cause = getattr(error, "cause", None)
    return cause if isinstance(cause, Exception) else RayFailed("broken", first_line(error))
