"""The same runs on a Ray cluster (`pip install tintero[ray]`; tintero on every node too).

Ray does the work of a process that dies again elsewhere. A result is noted by the place of its
chunk in the run, so that none is lost and none counts twice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, TypeVar

from tintero.sim.many import Progress, chunk_size, do_all

__all__ = ["LOCAL", "RayMissing", "spread_on_ray"]

LOCAL = "local"  # instead of an address: a cluster of this machine alone, for this run
RETRIES = 3  # times that Ray does a chunk again when its process dies

Item = TypeVar("Item")
Result = TypeVar("Result")


class RayMissing(ImportError):
    """The optional package is not installed."""

    def __init__(self) -> None:
        super().__init__("Ray is not installed: pip install 'tintero[ray]'")


def spread_on_ray(
    task: Callable[[Item], Result],
    items: Sequence[Item],
    address: str,
    workers: int | None = None,
    progress: Progress | None = None,
    dead: Callable[[Item], Result] | None = None,
) -> list[Result]:
    """`task` of every item on the cluster at `address`; results in the order of the items."""
    try:
        ray: Any = import_module("ray")  # its types change from version to version
    except ImportError:
        raise RayMissing from None
    mine = not ray.is_initialized()
    if mine:
        where: dict[str, Any] = {"num_cpus": workers} if address == LOCAL else {"address": address}
        ray.init(include_dashboard=False, log_to_driver=False, logging_level="error", **where)
    try:
        width = workers or int(ray.cluster_resources().get("CPU", 1))
        size = chunk_size(len(items), width)
        starts = range(0, len(items), size)
        chunks = [range(i, min(i + size, len(items))) for i in starts]
        results: dict[int, Result] = {}
        broken = attempt(ray, task, items, chunks, results, progress)
        single = [range(i, i + 1) for chunk in broken for i in chunk]
        for chunk in attempt(ray, task, items, single, results, progress):
            if dead is None:
                raise RuntimeError(f"item {chunk.start} killed every process that worked on it")
            results[chunk.start] = dead(items[chunk.start])
    finally:
        if mine:
            ray.shutdown()
    return [results[i] for i in range(len(items))]


def attempt(
    ray: Any,
    task: Callable[[Item], Result],
    items: Sequence[Item],
    chunks: list[range],
    results: dict[int, Result],
    progress: Progress | None,
) -> list[range]:
    """Do the chunks; those whose processes died time and again."""
    remote = ray.remote(do_all).options(num_cpus=1, max_retries=RETRIES)
    running = {remote.remote(task, [items[i] for i in chunk]): chunk for chunk in chunks}
    broken: list[range] = []
    while running:
        done, _ = ray.wait(list(running), num_returns=1)
        for reference in done:
            chunk = running.pop(reference)
            try:
                found = ray.get(reference)
            except ray.exceptions.WorkerCrashedError:
                broken.append(chunk)
                continue
            results.update(zip(chunk, found, strict=True))
            if progress is not None:
                progress(len(results))
    return broken
