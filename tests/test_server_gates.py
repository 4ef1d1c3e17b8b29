"""`Gate` and `Inbox` do what those of asyncio do: who waits, who is told to stop, what order."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tintero.server.gates import Gate, Inbox

pytestmark = pytest.mark.pure_only


@pytest.mark.parametrize("make", [Gate, asyncio.Event])
def test_a_gate_lets_everybody_through_who_waits_and_stays_open(make: Any) -> None:
    async def tried() -> list[Any]:
        gate = make()
        found: list[Any] = [gate.is_set()]
        waiting = [asyncio.create_task(gate.wait()) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[1].cancel()
        gate.set()
        gate.clear()  # who has waited goes on all the same
        found += await asyncio.gather(*waiting, return_exceptions=True)
        late = asyncio.create_task(gate.wait())
        await asyncio.sleep(0)
        found.append(late.done())
        gate.set()
        gate.set()
        found += [await late, await gate.wait(), gate.is_set()]
        return [type(one) if isinstance(one, BaseException) else one for one in found]

    gone = asyncio.CancelledError
    expected = [False, True, gone, True, False, True, True, True]
    assert asyncio.run(asyncio.wait_for(tried(), 60)) == expected


@pytest.mark.parametrize("make", [Inbox, asyncio.Queue])
def test_what_came_is_taken_out_in_order_and_nothing_goes_with_who_stops_waiting(make: Any) -> None:
    async def tried() -> list[Any]:
        box = make()
        found: list[Any] = [box.empty()]
        taking = asyncio.create_task(box.get())
        await asyncio.sleep(0)
        box.put_nowait(1)
        taking.cancel()  # it was woken, and stops before it takes
        found.append(isinstance((await asyncio.gather(taking, return_exceptions=True))[0], int))
        found.append(box.empty())
        box.put_nowait(2)
        box.put_nowait(3)
        found += [await box.get(), await box.get(), await box.get(), box.empty()]
        taking = asyncio.create_task(box.get())
        await asyncio.sleep(0)
        box.put_nowait(4)
        box.put_nowait(5)
        found += [await taking, await box.get()]
        return found

    found = asyncio.run(asyncio.wait_for(tried(), 60))
    assert found == [True, False, False, 1, 2, 3, True, 4, 5]
