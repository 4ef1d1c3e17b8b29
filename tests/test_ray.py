"""Many games on a Ray cluster: the same games, none lost, and what is said when there is none."""

from __future__ import annotations

import json
import math
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tintero import Deck
from tintero.cli.shell.main import app
from tintero.sim import ray as on_ray
from tintero.sim.many import make_jobs, play_many, spread

RUN = CliRunner()
SIM = ["sim", "amber-steel", "emerald-sapphire", "--bot", "random", "--lang", "en"]
LADDER = ["ladder", "random", "greedy", "--deck", "amber-steel", "--lang", "en"]
pytestmark = pytest.mark.pure_only  # about processes; the games are those of `test_many`

needs_proc = pytest.mark.skipif(
    not Path("/proc/self/stat").exists(), reason="finds processes by /proc"
)


def at_work() -> list[int]:
    """The processes of our own Ray that are playing games now."""
    found: list[int] = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                ours = parent(parent(int(entry.name))) == os.getpid()
                line = (entry / "cmdline").read_bytes()
            except OSError:
                continue
            if ours and line.startswith(b"ray::do_there"):
                found.append(int(entry.name))
    return found


def parent(pid: int) -> int:
    if pid <= 1:
        return 0
    stat = Path(f"/proc/{pid}/stat").read_text()
    return int(stat.rpartition(")")[2].split()[1])


@needs_proc
@pytest.mark.slow
def test_a_ray_worker_dies_and_no_game_is_lost() -> None:
    pytest.importorskip("ray", reason="the optional package ray is not installed")
    jobs = make_jobs([Deck.load("amber-steel"), Deck.load("ruby-amethyst")], 24, 7)
    jobs = [replace(job, bots=("random", "random")) for job in jobs]
    alone = play_many(jobs, workers=1)
    seen: list[int] = []
    killed: list[int] = []

    def kill_one(done: int) -> None:
        seen.append(done)
        if not killed:
            killed.extend(at_work()[:1])
            for pid in killed:
                os.kill(pid, signal.SIGKILL)

    assert play_many(jobs, 2, kill_one, ray="local") == alone
    assert killed
    assert seen == sorted(set(seen)) and seen[-1] == len(jobs)


# --- a cluster with an address --------------------------------------------------------------------


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Two nodes with a worker each."""
    pytest.importorskip("ray", reason="the optional package ray is not installed")
    from ray.cluster_utils import Cluster

    nodes: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    nodes.add_node(num_cpus=1)
    yield nodes.address
    nodes.shutdown()


def front_door(*args: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tintero.cli.shell.main", *args],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@needs_proc
@pytest.mark.slow
def test_by_the_front_door_with_a_worker_killed(address: str) -> None:
    args = [*SIM, "-n", "60", "--json"]
    alone = RUN.invoke(app, [*args, "--workers", "1"])
    running = front_door(*args, "--ray", address)
    killed: list[int] = []
    while running.poll() is None and not killed:
        killed = at_work()[:1]
        time.sleep(0.05)
    for pid in killed:
        os.kill(pid, signal.SIGKILL)
    out, err = running.communicate(timeout=300)
    assert killed
    assert running.returncode == 0, err
    assert json.loads(out) == json.loads(alone.stdout)
    assert json.loads(out)["pairs"][0]["games"] == 60


@pytest.mark.slow
def test_a_ladder_on_a_cluster(address: str) -> None:
    args = [*LADDER, "-n", "4", "--json"]
    alone = json.loads(RUN.invoke(app, [*args, "--workers", "1"]).stdout)
    running = front_door(*args, "--ray", address)
    out, err = running.communicate(timeout=300)
    assert running.returncode == 0, err
    assert json.loads(out)["pairs"] == alone["pairs"]


@pytest.mark.slow
def test_what_fails_there_fails_as_it_would_here(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with on_ray.cluster(address):
        assert spread(math.sqrt, [4, 9], ray=address) == [2.0, 3.0]
        with pytest.raises(ValueError, match="math domain error") as caught:
            spread(math.sqrt, [4, -1], ray=address)
        assert type(caught.value) is ValueError
        with pytest.raises(on_ray.RayFailed, match="nodes: No module named 'test_ray'"):
            spread(only_here, [1], ray=address)
        monkeypatch.setattr(on_ray, "edition", lambda: "Tintero 9.9.9")
        with pytest.raises(on_ray.RayFailed, match=r"differs: Tintero 0\.1\.0, cards"):
            spread(math.sqrt, [1], ray=address)


def only_here(n: int) -> int:
    return n


# --- no cluster -----------------------------------------------------------------------------------


@pytest.mark.parametrize("command", [SIM, LADDER])
def test_without_ray_it_says_what_to_install(
    command: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = RUN.invoke(app, [*command, "-n", "4", "--ray", "local"])
    assert result.exit_code == 2
    assert "--ray needs Ray: pip install tintero[ray]" in result.output


@pytest.mark.parametrize("where", ["the moon", "host", "host:port", "http://host:1", "a/b:1"])
def test_what_is_no_address(where: str) -> None:
    pytest.importorskip("ray", reason="the optional package ray is not installed")
    result = RUN.invoke(app, [*SIM, "-n", "4", "--ray", where])
    assert result.exit_code == 2
    assert f"“{where}” is no address of a Ray cluster" in result.output


@pytest.mark.parametrize("form", ["127.0.0.1:{}", "ray://127.0.0.1:{}"])
def test_an_address_where_nobody_listens(form: str) -> None:
    pytest.importorskip("ray", reason="the optional package ray is not installed")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # and nobody listens
        where = form.format(taken.getsockname()[1])
        result = RUN.invoke(app, [*LADDER, "-n", "4", "--ray", where, "--lang", "es"])
    assert result.exit_code == 2
    assert f"No se llega al clúster de Ray: {where}: Connection refused" in result.output
