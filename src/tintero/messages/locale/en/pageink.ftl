### The levels of the bot `ink` on the pages.

pages-bot-ink-beginner = Ink bot, beginner
pages-bot-ink-easy = Ink bot, easy
pages-bot-ink-medium = Ink bot, medium
pages-bot-ink-fast = Ink bot, fast
pages-bot-ink = Ink bot
pages-bot-ink-full = Ink bot, full strength
