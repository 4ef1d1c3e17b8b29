### The levels of the bot `ink` on the pages.

pageink-bot-beginner = Ink bot (beginner)
pageink-bot-easy = Ink bot (easy)
pageink-bot-medium = Ink bot (medium)
pageink-bot-fast = Ink bot (fast)
pageink-bot = Ink bot
pageink-bot-full = Ink bot (full)
