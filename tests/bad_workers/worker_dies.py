"""A worker that dies of every question."""

import os

from tintero.server import worker

if __name__ == "__main__":
    worker.answer = lambda question: os._exit(3)
    worker.default_pool = lambda: None
    worker.main()
