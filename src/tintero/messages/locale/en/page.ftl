### What the page of the web table says by itself. Sentences about the game come from the server.

## Everywhere

page-language = Language
page-nav = Pages
page-nav-new = New table
page-nav-lobby = Lobby
page-nav-mine = My games
page-nav-decks = Decks
page-nav-help = Help
page-load-failed = This part of the page could not be loaded. Load the page again.
page-missing-title = There is nothing here
page-missing-lead = This address leads nowhere.
page-missing-home = To the first page

## The pages

page-home-title = A table for the game, in your browser
page-home-lead = Against a bot, with a friend by link, or two at one screen.
page-new-title = New table
page-new-lead = Who plays, with which decks, under which rules.
page-lobby-title = Lobby
page-lobby-lead = Open tables that wait for somebody.
page-mine-title = My games
page-mine-lead = Tables that this browser has a seat at.
page-decks-title = Decks
page-decks-lead = Paste a list in any format, or take one that is here.
page-replay-title = Replay
page-replay-lead = A game that is over, line by line.
page-help-title = Help
page-help-lead = How the table is played by mouse, touch, keys and voice.

## Privacy

page-privacy-title = Privacy
page-privacy-1 = There are no accounts, no cookies and no tracking, and the page asks no other server for anything.
page-privacy-2 = The server keeps what is needed to play on: the table, the names that people chose, their decks, every action of a game with its time, and the chat.
page-privacy-3 = Your browser keeps your settings, the keys to your seats and a random number that finds your games again; clear the data of this site, and they are gone.
page-privacy-4 = Whoever has the link of a game that is over can look at its replay; nobody sees hidden cards of a game that is still on.
page-privacy-5 = Addresses are used to limit how much one machine may ask for, and are forgotten with the process; a complaint you send keeps the position and the chat of that table.

## Inks

page-ink-amber = Amber
page-ink-amethyst = Amethyst
page-ink-emerald = Emerald
page-ink-ruby = Ruby
page-ink-sapphire = Sapphire
page-ink-steel = Steel
page-ink-none = no ink

## The table

page-table-title = Table { $id }
