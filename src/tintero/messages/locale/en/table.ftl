### The table a game is played at: who sits there, what lies on it, what is asked and told.


## Who plays

table-bot = { $name } bot
table-bot-random = random bot
table-bot-greedy = greedy bot
table-bot-planner = planner bot
table-bot-ink-beginner = ink bot (beginner)
table-bot-ink-easy = ink bot (easy)
table-bot-ink-medium = ink bot (medium)
table-bot-ink-fast = ink bot (fast)
table-bot-ink-full = ink bot (full)
table-who = { $player }
table-who-you = { $player } (you)
table-title = { $who } · { $deck }
table-no-name = “{ $name }” is no name: it has 1 to { $most } printable characters.
table-bot-name = “{ $name }” can't be a name: what ends in “bot” is a bot.
table-against = { $first } against { $second }.

## A side of the table

table-lore = lore { $lore }/{ $most }
table-ink = ink { $ready }/{ $all }
table-drops = drops { $count }
table-hand-count = hand { $count }
table-deck-count = deck { $count }
table-discard-count = discard { $count }
table-out = has left the game
table-nothing = nothing in play
table-your-hand = Your hand
table-known-hand = You know in their hand
table-column-strength = Str
table-column-willpower = Will
table-column-damage = Dmg
table-column-lore = Lore

## The turn

table-turn = Turn { $turn } · { $player }
table-rules = rules { $version }
table-phase-setup = Setup
table-phase-start = Start of turn
table-phase-main = Main Phase
table-phase-end = End of turn
table-phase-over = Game over
table-bag = Bag
table-challenge = Challenge
table-waiting = { $ability } ({ $player })

## A card

table-card = Card
table-exerted = exerted
table-ready = ready
table-drying = drying
table-damage = { $count } damage
table-at = at { $place }
table-under-count = { $count } under
table-under = under it: { $cards }
table-move-cost = move { $count }
table-lasting = from { $source }
table-facedown = a facedown card
table-item = item
table-action = action
table-now = Now
table-may-choose = choose it
table-now-none = Nothing with it now. w: why not?

## What may be done

table-options = What you can do
table-filter = Write part of the name
table-verb-ink = Put into your inkwell
table-verb-play = Play
table-verb-quest = Quest
table-verb-challenge = Challenge
table-verb-move = Move to
table-heading-ink = Ink
table-heading-play = Play
table-heading-use = Use
table-heading-quest = Quest
table-heading-challenge = Challenge
table-heading-move = Move
table-heading-resolve = Resolve
table-heading-choose = Choose
table-heading-name = Name
table-welcome = Answer with a number, or write what you do; ? for help.
table-no-number = Options go from 1 to { $most }.
table-stale = That answers version { $version } of the game, which stands at { $now }: look again.
table-not-asked = It is { $player } who decides now.
table-ambiguous = That may be any of:
table-help = ? for help.

## Why not?

table-why = Why not?
table-why-card = Why not? { $card }
table-why-none = There is nothing one could do with it now.
table-why-what = why ACTION, for example: why quest simba
table-may = legal now
table-legal = That is legal now.
table-no-card = Select a card first.
table-rule = Rule { $number }
table-no-rule = There is no clause { $number }.
table-near = Near: { $names }
table-no-card-called = No card is called “{ $name }”.
table-many-cards = “{ $name }” may be any of:

## What can I do?

table-hints = What can I do?
table-hint-ink = You may put one card into your inkwell this turn.
table-hint-play = You have { $count } ready ink: play a card.
table-hint-quest = Can quest: { $cards }.
table-hint-challenge = Can challenge: { $cards }.
table-hint-move = Can move: { $cards }.
table-hint-use = Have an ability to use: { $cards }.
table-hint-end = Or end your turn (e).
table-hint-wait = It is not your decision now.
table-hint-idea = A bot in your place: { $option }
table-hint-thinks = A bot thinks what it would do…

## Ending a turn, conceding

table-end-sure = End your turn?
table-end-yes = End turn (e)
table-end-no = Play on
table-left-quest = could still quest: { $cards }
table-left-challenge = could still challenge: { $cards }
table-left-play = something can still be played ({ $count } ready ink)
table-left-ink = a card can still go into your inkwell
table-concede-sure = Concede the game?
table-concede-yes = Concede

## Taking back

table-undone = Taken back.
table-undone-far = Taken back as far as possible.
table-undo-none = There is nothing you can take back.
table-undo-refused = Can't be taken back: { $reason } (CR { $rule }).
table-undo-seen = Can't be taken back since then (CR { $rule }): { $what }
table-undo-far = `undo far` takes back as much as possible.
table-undo-free = `free`: against bots you may take back whatever you like.
table-free = From now on you may take back whatever you like.
table-free-no = From now on you take back what the rules allow.
table-free-people = Only against bots may everything be taken back.

## The log

table-log = Log
table-whole-log = The whole log
table-more = … and { $count } more before (log)
table-last-turn = The turn before
table-this-turn = This turn
table-piles = Discards and known cards
table-discard-of = Discard of { $player } ({ $count })
table-hand-known = Known in the hand of { $player } ({ $count })
table-deck-known = Known in the deck of { $player } ({ $count })
table-empty = empty

## Two people, one screen

table-curtain = { $player }, it is your turn to look.
table-curtain-key = Press Enter when nobody else looks.
table-pass-on = { $player }, press Enter when nobody else looks.

## The end

table-over = Game over
table-won = { $player } wins: { $reason } (CR { $rule }).
table-nobody = Nobody wins: { $reason } (CR { $rule }).
table-unfinished = not finished.
table-by-lore = { $count } lore
table-by-empty-deck = the other deck is empty
table-by-last-player = last player left
table-by-concession = concession
table-by-turn-limit = turn limit
table-seed = Seed { $seed }
table-look = Look at the table
table-bye = Goodbye.

## Several games

table-score = Best of { $games }: { $first } { $one }, { $second } { $two }.
table-series-won = { $player } wins the series: { $first } { $one }, { $second } { $two }.
table-begin = { $player }, you lost: do you begin the next game? (CR 2.1.3.2)
table-begin-yes = I begin
table-begin-no = The other begins
table-next-game = Next game
table-rematch = Rematch
table-rematch-when = A rematch is for after the game.
table-no-rematch = This game did not begin with decks, so it can't be played again from them.
table-what-now = rematch: another game with the same decks. Enter or quit leaves.

## Bots

table-thinks = { $player } is thinking…
table-paused = Paused. Space goes on, n is one step.
table-watching = Space pauses. You see the hand of { $player }.
table-slow = It has been thinking for { $count } seconds. b: an answer by lot instead.
table-failed = The bot failed
table-failed-why =
    { $player } could not answer: { $why }

    Nothing is lost: the game stands where it stood.
table-again = Ask it again
table-by-lot = An answer by lot

## Keeping a game

table-save = Save the game as
table-save-yes = Save
table-save-hint = A record: tintero play --resume FILE goes on with it, tintero replay FILE steps through.
table-save-over = Save the game
table-save-where = save FILE
table-saved = Saved. Go on with: tintero play --resume { $file }
table-replace = { $file } is there already. Replace it?
table-replace-yes = Replace
table-kept = The game is kept. Go on with: tintero play --resume
table-set-aside = The game you had left stays: tintero play --resume earlier
table-not-kept = This game can't be kept: { $why }. It goes on; save it elsewhere before you leave.
table-kept-again = The game is kept again.
table-lost = The game could not be kept: { $why }.
table-kept-over = The whole game is kept: tintero replay { $file }
table-busy = { $file } is being played in another window.
table-broken = It is set aside as { $file }; tintero play --resume goes on with the one left before it.
table-none-kept = No game is kept in { $folder }; --resume FILE goes on with a game you saved.

## Games that are over

table-plays = { $player } ({ $deck })
table-finished = { $when } · { $players } · { $result }
table-winner = { $player } won
table-no-winner = nobody won
table-none-finished = No finished game is kept in { $folder } yet.
table-open-finished = tintero replay 1 opens the first of them, tintero replay FILE any record.

## Windows

table-ok = OK
table-cancel = Cancel
table-close = Close
table-quit = Quit
table-small = The terminal has { $columns }×{ $lines } characters; the table needs { $wide }×{ $tall }.
table-small-now = Make it larger: the game goes on. Or q leaves; the game is kept.
table-small-help = Make it larger, or go line by line: { $command }
table-by-most-lore = the most lore
table-in-bag = Bag: { $cards }
table-bag-of = Bag of { $player } ({ $count })
table-mission = mission: { $card }
