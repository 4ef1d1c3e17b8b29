### What the page of the web table says by itself. Sentences about the game come from the server.

## Everywhere

page-language = Language
page-nav = Pages
page-nav-new = New table
page-nav-puzzles = Puzzles
page-nav-learn = Learn
page-nav-lobby = Lobby
page-nav-limited = Boosters
page-nav-mine = My games
page-nav-decks = Decks
page-nav-help = Help
page-nav-rules = Rules
page-nav-cards = Cards
page-nav-cases = Cases
page-nav-judge = Judge
page-nav-play = Play
page-nav-look = Look up
page-nav-more = More
page-nav-menu = Menu
page-load-failed = This part of the page could not be loaded. Load the page again.
page-needs-server = There is no connection, and this page needs the server. Rules, cards and cases that were kept are there.
page-missing-title = There is nothing here
page-missing-lead = This address leads nowhere.
page-missing-home = To the first page

## The pages

page-home-title = A table for the game, in your browser
page-new-title = New table
page-lobby-title = Lobby
page-lobby-lead = Open tables that wait for somebody.
page-mine-title = My games
page-decks-title = Decks
page-replay-title = Replay
page-help-title = Help
page-help-lead = How the table is played by mouse, touch, keys and voice.

## Privacy

page-privacy-title = Privacy
page-privacy-1 = There are no accounts, no cookies and no tracking, and the page asks no other server for anything.
page-privacy-2 = The server keeps what is needed to play on: the table, the names that people chose, their decks, every action of a game with its time, and the chat.
page-privacy-3 = Your browser keeps your settings, the keys to your seats, a random number that finds your games again, what you knew in the quiz, and the rulebook, the cards and the cases for when there is no network; clear the data of this site, and they are gone.
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

## What one does

page-act-quest = Quest
page-act-challenge = Challenge
page-act-play = Play
page-act-use = Use
page-act-move = Move
page-act-ink = Put into the inkwell
page-act-end = End turn
page-act-shift = Shift
page-act-sing = Sing
page-act-sing-together = Sing together
page-act-free = Play for free
page-act-alternate = Play another way
page-aim-challenge = { $card } challenges… whom?
page-aim-move = { $card } moves… where?
page-aim-shift = { $card } shifts… onto whom?
page-aim-sing = Who sings { $card }?
page-aim-other = { $card }: choose a target
page-can = { $card } can
page-with = With { $card }
page-targets = { $n ->
    [one] 1 target
   *[other] { $n } targets
}
page-quest-lore = +{ $n } lore
page-final = This can't be taken back
page-cancel = Cancel
page-unpick = One step back
page-back = Take back
page-back-ask = Ask to take back
page-back-ask-now = Ask
page-back-ask-title = The others decide: something was seen since
page-back-ask-why = Ask the others to take it back all the same?
page-no = No
page-alter-ask = Tap the cards of your starting hand that you want to replace.
page-keep = Keep this hand
page-alter = { $n ->
    [one] Replace 1 card
   *[other] Replace { $n } cards
}
page-picked = { $picked } of { $most }
page-search = Search
page-hint = A bot in your place would choose:
page-nothing-to-do = There is nothing to do with this card now.
page-why-not = Why not?
page-why-may = This may be done.
page-left = You could still { $what }. End the turn?
page-left-ink = ink a card
page-left-play = play a card
page-left-quest = quest
page-left-challenge = challenge
page-left-use = use an ability
page-left-move = move

## Turns

page-turn = Turn { $n }
page-turn-yours = your turn
page-turn-of = { $player }'s turn
page-turn-now = Choose a card, or end your turn.
page-turn-on = Choose a card; your turn cannot end yet.
page-turn-card = What does { $card } do?
page-phase-setup = Setup
page-phase-start = Start of the turn
page-phase-main = Main Phase
page-phase-end = End of the turn
page-phase-over = End of the game
page-bag = Bag
page-source = Asked by { $card }
page-preview = If you do
page-preview-stops = Then chance or hidden cards decide.
page-preview-asks = Then somebody is asked.

## Cards

page-type-character = Character
page-type-action = Action
page-type-song = Action · Song
page-type-item = Item
page-type-location = Location
page-card-hidden = a hidden card
page-card-cost = cost { $n }
page-card-inkable = inkwell symbol
page-card-strength = strength { $n }
page-card-willpower = willpower { $n }
page-card-lore = lore { $n }
page-card-move = move cost { $n }
page-card-damage = damage { $n }
page-card-exerted = exerted
page-card-drying = drying
page-card-under = { $n ->
    [one] 1 card under it
   *[other] { $n } cards under it
}
page-card-at = at { $place }
page-card-target = can be chosen
page-card-able = can do something
page-card-picked = chosen
page-tag-exerted = exerted
page-tag-drying = drying
page-changes = What changes it
page-stat-strength = Strength
page-stat-willpower = Willpower
page-stat-move = Move cost
page-stat-cost = Cost
page-under = Under it
page-inspect-none = Point at a card or tap it: here it stands whole.
page-cards-failed = The cards could not be loaded. Load the page again.

## Zones

page-seat = Player { $n }
page-seat-free = Free seat
page-zone-own = Your cards in play
page-zone-play = { $player }'s cards in play
page-zone-hand = { $n ->
    [one] Your hand, 1 card
   *[other] Your hand, { $n } cards
}
page-zone-hand-of = { $n ->
    [one] { $player }'s hand, 1 card
   *[other] { $player }'s hand, { $n } cards
}
page-zone-player = { $player }: lore, ink, piles
page-zone-middle = What is asked
page-zone-side = Card, log and chat
page-zone-card = The card
page-lore = Lore
page-ink-count = { $ready } of { $all } ink ready
page-drops = { $n ->
    [one] 1 ink drop
   *[other] { $n } ink drops
}
page-may-ink = You may put a card into your inkwell
page-pile-hand = hand
page-pile-deck = deck
page-pile-discard = discard
page-pile-discard-open = { $n ->
    [one] Discard of { $player }, 1 card: open
   *[other] Discard of { $player }, { $n } cards: open
}
page-pile-bag = Bag
page-pile-bag-of = { $n ->
    [one] Bag of { $player }: 1 card
   *[other] Bag of { $player }: { $n } cards
}
page-mission = Mission
page-mission-is = Its mission: { $card }
page-pile-of = { $n ->
    [one] Discard of { $player }: 1 card
   *[other] Discard of { $player }: { $n } cards
}
page-pile-known = Known cards of { $player }'s hand: { $n }
page-pile-known-open = Hand of { $player }, { $n } cards, { $known } of them known: open
page-pile-empty = Nothing lies here.
page-from-deck = From { $player }'s deck
page-from-discard = From { $player }'s discard
page-from-hand = From { $player }'s hand
page-from-under = From under a card of { $player }

## People

page-bot-short = bot
page-bot = bot, { $level }
page-away = not here
page-here = here
page-watcher = Watcher
page-clock = { $time } left
page-clock-stopped = stopped
page-waiting = Waiting for somebody
page-waiting-why = Send this link. The game begins as soon as every seat is taken.
page-qr = The link as a QR code
page-link = Link
page-link-copy = Copy the link
page-link-copied = Copied
page-curtain = { $player }'s turn to decide
page-curtain-why = Give the screen over; the other hand is hidden until then.
page-curtain-go = I am { $player }
page-choice-yes = Yes
page-choice-no = No
page-choice-win = Take the win
page-choice-more = Two minutes more
page-choice-wait = Wait

## The line

page-coming = The table is coming…
page-line-broken = The connection is gone. Nothing is lost; trying again…
page-line-now = Try now
page-line-closed = The server has closed this table to you.
page-everybody = All opponents
page-glance = { $player }: { $lore } lore, { $ready } of { $ink } ink ready, { $hand } in hand
page-not-in = The link may be incomplete, or the table is from another server.
page-to-lobby = Open tables
page-to-mine = My games
page-desk-empty = Open an empty desk
page-line-taken = This seat was opened elsewhere, and goes on there.
page-line-here = Go on here
page-called = { $player } has called a judge.
page-called-here = You have called a judge. The desk shows this position as you may know it.
page-called-empty = You have called a judge. The desk can’t lay this moment out yet.
page-clocks-stand = The clocks stand still.
page-call-over = The call is over

## Beside the table

page-tab-log = Log
page-tab-chat = Chat
page-unread = { $n } unread
page-log-quiet = The whole log
page-rule = Rule { $number }
page-rule-unknown = The text of this rule could not be had.
page-phrases = Phrases
page-phrase-1 = Hello! Have fun.
page-phrase-2 = Well played!
page-phrase-3 = Thank you.
page-phrase-4 = One moment, please.
page-phrase-5 = Oops!
page-phrase-6 = I am thinking.
page-phrase-7 = It is your turn.
page-phrase-8 = Good game!
page-chat-empty = Nobody has said anything yet.
page-chat-muted = The chat is muted.
page-chat-write = Write something
page-chat-ask = Ask to talk in own words
page-send = Send
page-save = Save
page-close = Close

## Menu, settings

page-menu = Menu
page-menu-hint = What would a bot do?
page-menu-judge = Call a judge
page-menu-watch = Copy a link for who wants to watch
page-menu-plain = The table as plain text
page-menu-mute = Mute the chat
page-menu-unmute = Hear the chat again
page-menu-hands = Ask to show both hands to who watches
page-menu-leave = Leave the table
page-menu-rules = Rules { $version }
page-menu-series = game { $game }, best of { $n }
page-menu-promise = The shuffle was promised before the first card:
page-concede = Concede
page-concede-sure = Concede this game?
page-settings = Settings
page-motion = Motion
page-motion-system = As this device is set
page-motion-on = Yes
page-motion-off = No
page-sound = Sounds
page-images = Card images from this host
page-images-why = Nothing is fetched from elsewhere unless you name a host. It then sees which cards you look at. They are looked for there as Name - Version.webp.
page-report = Report somebody
page-report-what = What is it about?
page-report-language = Language
page-report-stalling = Stalling
page-report-cheating = Cheating
page-report-other = Something else
page-report-text = What happened
page-report-block = Do not meet this person again
page-report-kept = The report was kept, with the position.
page-judge = Judge
page-judge-desk = Open the desk
page-command = Command line
page-command-hint = quest Stitch · challenge Stitch > Simba · a ? at the end asks why not

## Keys

page-keys = Keys
page-key-hand = cards of your hand
page-key-own = your cards in play
page-key-theirs = the opponents' cards
page-key-others = other cards to choose from
page-key-act = what the chosen card can do
page-key-arrows = from card to card
page-key-enter = do it
page-key-space = end turn, done, yes
page-key-esc = let go, one step at a time
page-key-back = take back
page-key-why = then a card: why not?
page-key-help = this list
page-key-log = log
page-key-hint = what would a bot do?
page-key-command = command line
page-touch-help = By touch: tap a card to see what it can do; press long to look at it closely. With a mouse: point at a card to see it whole, the right button asks why not.

## The end

page-end-won = You win!
page-end-lost = You lose.
page-end-draw = The game is over
page-end-winner = { $player } wins
page-end-series = The series: { $score }
page-end-result = Result
page-end-next = Next game
page-end-rematch = Rematch
page-end-asked = Rematch asked for
page-end-replay = Replay
page-end-record = Download the record
page-end-look = Look at the table
page-end-new = New table

## In plain text

page-plain-now = Now
page-plain-drawn = Drawn table
page-plain-active = has the turn
page-plain-play = In play
page-plain-none = Nothing
page-plain-what = What can it do?
