"""Players that are programs. A bot sees what its seat may know, and picks one of its options.

`bot` says what a bot is and plays a game between several; each other module is one bot.
"""

from tintero.bots.bot import Bot, UnknownBot, is_bot, make_bot, names, play_game
from tintero.bots.random import RandomBot
from tintero.bots.seat import BotFailed

__all__ = [
    "Bot",
    "BotFailed",
    "RandomBot",
    "UnknownBot",
    "is_bot",
    "make_bot",
    "names",
    "play_game",
]
