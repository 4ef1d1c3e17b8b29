"""A worker that begins well and never answers."""

import time

from tintero.server import worker

worker.answer = lambda question: time.sleep(1_000)  # type: ignore[assignment]
worker.default_pool = lambda: None  # type: ignore[assignment,return-value]
worker.main()
