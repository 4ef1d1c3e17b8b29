"""What is raised when a bot gives no answer that can be used."""

from __future__ import annotations


class BotFailed(RuntimeError):
    """A bot crashed, did not answer in time, or answered nonsense. The game stands as it was.

    `code` is `invalid` or `unavailable` where the bot itself said so, else `failed`.
    """

    def __init__(self, message: str, code: str = "failed") -> None:
        super().__init__(message)
        self.code = code
