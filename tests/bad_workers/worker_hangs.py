"""A worker that begins well and never answers."""

import time

from tintero.server import side_process, worker

if __name__ == "__main__":
    worker.answer = lambda question: time.sleep(1_000)
    side_process.default_pool = lambda: None
    worker.main()
