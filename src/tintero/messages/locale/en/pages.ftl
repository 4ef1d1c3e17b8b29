### What the pages beside the web table say: the first page, new tables, lobby, decks, replay, judge.

## When something goes wrong

pages-wrong-line = The server does not answer. Check your connection and try again.
pages-wrong-server = The server could not do that (status { $status }).
pages-wrong-gone = There is nothing at this address.
pages-again = Try again
pages-loading = One moment…
pages-close = Close
pages-fault-line = line { $line }

## The first page

pages-home-title = Play Lorcana at a table that knows the rules
pages-home-lead = Against a bot, with a friend by link, or at one screen. Every tap is answered; if something may not be done, you are told why, with the rule.
pages-home-bot = Play against a bot
pages-home-friend = Play with a friend
pages-home-deck = You play { $title }
pages-home-another = Another deck
pages-home-ways = What else there is
pages-way-new = New table
pages-way-new-said = Two to six players, teams, best of three, clocks, any rules version.
pages-way-lobby = Lobby
pages-way-lobby-said = Open tables that wait for somebody.
pages-way-limited = Boosters
pages-way-limited-said = Open boosters, draft against bots, build a deck and play it.
pages-way-mine = My games
pages-way-mine-said = Go on where you stopped, or watch a game again.
pages-way-decks = Decks
pages-way-decks-said = Search all cards, build a deck, check it for any format.
pages-way-rules = Rulebook
pages-way-rules-said = Every clause in our own words, in both languages.
pages-way-cards = Cards
pages-way-cards-said = What each card says, and how it is understood.
pages-way-cases = Case book
pages-way-cases-said = Rulings you can play through, and a quiz.
pages-way-judge = Judge's desk
pages-way-judge-said = Set up a position and ask what happens.
pages-way-learn = Learn
pages-way-learn-said = The game in short scenes that you play.
pages-way-puzzles-said = Win this turn, or survive the next: two hundred positions.
pages-way-help-said = How to play here: taps, keys and commands.
pages-promises = What you can count on
pages-promise-account = No account
pages-promise-account-said = A name if you like, and a link. Nothing to sign up for.
pages-promise-tracking = No tracking
pages-promise-tracking-said = No cookies, no other servers, nothing counted about you.
pages-promise-art = No art
pages-promise-art-said = Cards are drawn from ink and paper; their texts are written by this program.
pages-promise-why = Why not?
pages-promise-why-said = Every refusal names its rule, and every line of the log its clause.
pages-promise-shuffle = Shuffles you can check
pages-promise-shuffle-said = The shuffle is promised before the first card and disclosed after the game.
pages-promise-back = A play comes back whole
pages-promise-back-said = Take back freely when nothing was learnt, or ask; it is said beforehand what can’t be taken back.
pages-unofficial = Tintero is made by fans, unofficial and not for profit. It is not published, endorsed or approved by Disney or Ravensburger; Disney Lorcana and the names of its cards belong to their owners.

## A new table

pages-who = Who plays
pages-seat-count = Players
pages-teams = Two against two
pages-team = Team { $n }
pages-seat-me = You
pages-seat = Player { $n }
pages-seat-free = free seat
pages-seat-taken = taken
pages-kind = Who sits here
pages-kind-bot = Bot
pages-kind-open = Friend by link
pages-kind-here = Same screen
pages-open-said = Whoever has the link sits down here, with a deck of their own.
pages-bot-level = Strength of the bot
pages-bot-random = Random bot
pages-bot-greedy = Greedy bot
pages-bot-planner = Planner bot
pages-bot-ink-beginner = Ink bot (beginner)
pages-bot-ink-easy = Ink bot (easy)
pages-bot-ink-medium = Ink bot (medium)
pages-bot-ink-fast = Ink bot (fast)
pages-bot-ink = Ink bot
pages-bot-ink-full = Ink bot (full)
pages-level-beginner = Beginner
pages-level-easy = Easy
pages-level-medium = Medium
pages-level-strong = Strong
pages-level-full = Full strength
pages-bot-others = Other bots
pages-name = Name
pages-how = How it is played
pages-format = Format
pages-format-any = Any deck
pages-format-any-said = Decks of any size and inks, as long as the cards can be played.
pages-format-core = Core
pages-format-infinity = Infinity
pages-format-draft = Draft
pages-format-sealed = Sealed
pages-best-of = Games
pages-best-1 = One game
pages-best-2 = Two games
pages-best-3 = Best of three
pages-rules = Rules version
pages-rules-n = Rules { $rules }
pages-clock = Clock
pages-clock-off = No clock
pages-clock-off-said = Take the time you need.
pages-clock-casual = Casual
pages-clock-casual-said = Twelve minutes each, 20 seconds more every turn, and five free in every decision. At zero the other player may wait.
pages-clock-ranked = Ranked
pages-clock-ranked-said = Eight minutes each, 20 seconds more every turn, and five free in every decision. Zero loses.
pages-clock-slow = Slow
pages-clock-slow-said = Thirty minutes each, 20 seconds more every turn, and five free in every decision.
pages-free-undo = Take back whatever you like
pages-others = Others
pages-listed = Show it in the lobby
pages-watch = Others may watch
pages-delay = Who watches sees it
pages-delay-0 = at once
pages-delay-60 = a minute later
pages-delay-300 = five minutes later
pages-delay-end = after the end
pages-make = Begin
pages-make-link = Make the table and get the link
pages-make-deck = Every player at this screen needs a deck that may be played.
pages-made-title = The table is made
pages-made-link = Link for your friend
pages-made-said = Whoever opens it first gets the seat. Those who come later watch.
pages-made-go = To my seat
pages-copy = Copy
pages-copied = Copied
pages-copy-select = Select the text and copy it
pages-qr = QR code of the link { $link }

## Choosing a deck

pages-deck-none = No deck yet
pages-deck-any = Any deck that is here
pages-deck-change = Change deck
pages-deck-done = Done
pages-deck-from = Where the deck comes from
pages-deck-shipped = Ready decks
pages-deck-mine = My decks
pages-deck-mine-none = This browser keeps no decks yet.
pages-deck-mine-make = Make one
pages-deck-paste = Paste a list
pages-deck-pasted = Pasted list
pages-deck-not-format = Not allowed in this format
pages-deck-faulty = { $count ->
    [one] One thing is wrong
   *[other] { $count } things are wrong
}
pages-deck-fits = May be played
pages-paste-label = A list in any format
pages-paste-formats = Lines such as “4 HeiHei - Boat Snack”, set numbers, Pixelborn codes and Tabletop Simulator files are all read.
pages-cards = { $count ->
    [one] One card
   *[other] { $count } cards
}
pages-inkable = { $count } of { $of } can be inked
pages-curve-title = Costs
pages-curve-axis = Cost of the cards, and how many
pages-curve-one = cost { $cost }: { $count }

## Sitting down

pages-sit = Sit down
pages-sit-watch = Watch
pages-sit-title = Play with { $names }
pages-sit-free = A free seat
pages-sit-table = Rules { $rules } · { $format }
pages-sit-where = Where
pages-sit-any = Anywhere

## Lobby and my games

pages-lobby-open = Open a table
pages-lobby-none = Nobody waits at the moment. Open a table, or play against a bot meanwhile.
pages-lobby-count = { $count ->
    [one] One open table
   *[other] { $count } open tables
}
pages-mine-lead = Tables at which this browser has a seat. They are found by a random number that only this browser has.
pages-mine-none = No games yet.
pages-mine-you = (you)
pages-mine-go = Go on
pages-mine-wait = To the table
pages-mine-remove = Remove
pages-mine-removed = Removed from this list; the table is still there.
pages-mine-undo = Put it back
pages-state-playing = Being played
pages-state-waiting = Waiting for somebody
pages-state-over = Over

## The deck editor

pages-edit-sides = What is shown
pages-edit-cards = Cards
pages-edit-deck = Deck
pages-find = Search cards
pages-find-hint = Name, text, keyword … or cost<=3
pages-find-inks = Inks
pages-find-costs = Costs
pages-find-type = Any type
pages-find-keyword = Any keyword
pages-find-inkable = Inkable or not
pages-find-inkable-yes = Inkable
pages-find-inkable-no = Not inkable
pages-find-legal = Only what the format allows
pages-type-character = Character
pages-type-action = Action
pages-type-song = Song
pages-type-item = Item
pages-type-location = Location
pages-found = { $count ->
    [0] Nothing found
    [one] One card
   *[other] { $count } cards
}
pages-found-none = No card fits. Leave something out.
pages-more = Show { $count } more
pages-edit-add = Add { $name }, cost { $cost }; { $count } in the deck
pages-edit-plus = One more { $name }
pages-edit-less = One less { $name }
pages-edit-now = { $name }: { $count }
pages-edit-name = Name of the deck
pages-edit-unnamed = New deck
pages-edit-save = Save
pages-edit-saved = Saved
pages-edit-not-saved = This browser keeps nothing: copy the text instead.
pages-edit-new = New
pages-edit-import = Paste
pages-edit-bring = Take this list
pages-edit-total = { $count ->
    [one] card
   *[other] cards
}
pages-edit-legal = May be played in: { $formats }
pages-edit-empty = Tap a card to add it.
pages-edit-text = As text
pages-edit-file = As a file
pages-edit-drop = Delete { $name }
pages-edit-kept-none = Decks that you save stay in this browser.
pages-share-inkable = Can be inked
pages-share-of = { $count } of { $of } ({ $percent } %)

## The replay

pages-replay-board = Board
pages-replay-side = Log and figures
pages-replay-turn = Turn { $turn } · { $player }
pages-replay-hand = { $count ->
    [one] Hand of { $player }: one card
   *[other] Hand of { $player }: { $count } cards
}
pages-replay-controls = Forward and back
pages-replay-turn-back = To the turn before
pages-replay-turn-on = To the next turn
pages-replay-back = One step back
pages-replay-on = One step on
pages-replay-play = Play
pages-replay-pause = Pause
pages-replay-place = Where in the game
pages-replay-step = { $at } of { $steps } actions
pages-replay-speed = Speed
pages-replay-game = Game
pages-replay-discard = Discard of { $player }
pages-replay-discard-none = Nothing is there.
pages-eyes = Seen with the eyes of
pages-eyes-all = all hands open
pages-eyes-watch = who watches
pages-tab-log = Log
pages-tab-figures = Figures
pages-tab-fork = Play on
pages-tab-check = Shuffle
pages-rule = Rule { $clause }
pages-log-all = Also what is usual
pages-plot-turn = Turn
pages-plot-table = As a table
pages-plot-lore = Lore
pages-plot-lore-said = What each player had when the turn ended.
pages-plot-goal = { $lore } to win
pages-plot-ink = Ink used
pages-plot-ink-said = What the player whose turn it was paid in it.
pages-plot-seen = Cards seen
pages-plot-seen-said = How many cards of their own deck each player knew at the end of the turn.
pages-fork-said = A new table begins here, after { $at } of { $steps } actions. This game stays as it is.
pages-fork-seat = You play
pages-fork-as = What is hidden
pages-fork-known = as it was known
pages-fork-known-said = You get what that player knew; everything hidden from them is drawn anew.
pages-fork-all = as it was
pages-fork-all-said = The same hands and decks in the same order.
pages-fork-against = Against
pages-fork = Play on from here
pages-check-title = Was the shuffle the promised one?
pages-check-said = Before the first card the server showed a number that follows from the seed and the order of the decks. Now it tells both, and your browser has counted the number again.
pages-check-kept = The shuffle is the one that was promised.
pages-check-kept-seen = The shuffle is the one that this browser saw promised before the first card.
pages-check-broken = This is not the shuffle that was promised.
pages-check-then = Seen by this browser before the first card
pages-check-promised = Promised, as the server says
pages-check-counted = Counted here
pages-check-unseen = This browser was not at the table when the game began, so it has to believe the server which number was promised.
pages-check-text = What was counted from
pages-check-more = That the cards then came as they must is checked with the record:
pages-record = Download the record

## The judge's desk

pages-judge-title = Judge’s desk

## Help

pages-help-how = How to play at this table
pages-help-1 = Tap one of your cards. It rises, and what you may do with it appears as buttons.
pages-help-2 = If something needs a target, the cards that may be chosen glow. Tap one of them.
pages-help-3 = Tap anything that does not glow, and you are told why not, with the rule.
pages-help-4 = Hold a card, or rest the mouse on it, to see it whole: its text, and what changes its numbers.
pages-help-5 = A small flag marks what can’t be taken back. Everything else comes back with one button; if something was learnt, the other player is asked.
pages-help-6 = Dragging works, but is never needed. Nothing is chosen for you unless the rules leave one way.
pages-help-7 = The log says what happened; tap a number to read its rule, a name to see the card.
pages-help-keys = Keys
pages-help-keys-said = They are shown on the cards once you use one.
pages-key-hand = cards in your hand
pages-key-own = your cards in play
pages-key-theirs = your opponents’ cards
pages-key-others = other cards that may be chosen
pages-key-walk = from card to card
pages-key-do = do it
pages-key-end = end the turn, done, yes
pages-key-esc = one step back in what you choose
pages-key-back = take the last play back
pages-key-why = then a card: why not?
pages-key-line = a line in the notation of scenes
pages-key-help = these keys
pages-key-log = the log
pages-key-hint = what would a bot do?
pages-key-step = one action back, one on
pages-key-turn = one turn back, one on
pages-key-run = play and pause
pages-key-ends = the beginning and the end
pages-help-plain = Read aloud
pages-help-plain-said = Add ?plain to the address of a table, and the whole game is headings, lists and buttons, for screen readers and text browsers.
pages-help-judge = Calling the judge
pages-help-judge-said = The button Judge stops the clocks and opens the position, as far as you may know it. You can try things there and print the ruling.
pages-help-report = Reporting somebody
pages-help-report-said = In the menu of the table: choose what is wrong, write a line if you like. The position and the chat are kept for whoever runs this server. You can block a person at the same time; you will not be seated together again.
pages-help-bug = If you think a rule is played wrongly, call the judge and send the position it shows: that is a scene which can be run as a test.
pages-help-privacy = All five sentences
## The way to play
pages-variant = Way to play
pages-variant-none = The official game
pages-variant-deck = Decks: at least { $least } { $least ->
        [one] card
       *[other] cards
    }, { $inks }, { $copies }.
pages-variant-inks = at most { $count ->
        [one] one ink
       *[other] { $count } inks
    }
pages-variant-inks-any = any inks
pages-variant-copies = at most { $count ->
        [one] one copy of a card
       *[other] { $count } copies of a card
    }
pages-variant-copies-any = any number of copies
pages-variant-boosters = Open boosters and build a deck for it
pages-variant-rules = { $count ->
        [one] One clause reads otherwise
       *[other] { $count } clauses read otherwise
    }
pages-deck-not-variant = does not fit the way to play
pages-deck-made = One that fits is made
pages-format-any-cards = All sets
pages-format-any-cards-said = Cards of all sets; the way to play says how big a deck is.
pages-deck-opened = Boosters are opened for it
