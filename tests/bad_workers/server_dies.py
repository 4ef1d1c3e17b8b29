"""A server with two workers, one of them in mid-thought, that waits to be killed."""

import asyncio

from tintero.server.workers import Workers


async def main() -> None:
    workers = Workers(2, module="worker_hangs")
    await workers.start()
    asking = asyncio.create_task(workers.choose("greedy", b"", 0, 5))
    await asyncio.sleep(0.2)
    print("thinking", flush=True)
    await asking


if __name__ == "__main__":
    asyncio.run(main())
