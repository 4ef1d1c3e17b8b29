### What the server of the web table says over HTTP.

## What can't be read

api-no-json = what was sent is no JSON
api-long = more was sent than is read: at most { $most } bytes
api-slow = what was sent did not come in time
# $where: a path into the JSON, such as $.seats[0].
api-unknown-field = there is no field { $what } (at { $where })
api-missing-field = the field { $what } is missing (at { $where })
api-not-among = { $what } is none of the values that are possible (at { $where })
# $what: what the reader of JSON expects, in its words.
api-expected = something else is expected here: { $what } (at { $where })
api-odd = this can't be read: { $what } (at { $where })
api-parameter = the parameter { $name } is a number from { $least } to { $most }, not “{ $value }”
api-rules = there are no rules { $version }; there are: { $known }
api-no-path = there is nothing at this address
api-method = this address is not asked like that
api-origin = this call comes from another page
api-many-calls = too many calls in a short time; try again in a moment
api-later = this can't be done at the moment; try again
api-mistake = something went wrong here; nothing was changed
api-no-visitor = no visitor is named

## Tables and seats

api-one-me = one of the seats is yours, and only one
api-teams = teams are two against two: { $count } seats
api-series = a series is for two players
api-no-bot = there is no bot { $bot }; there are { $count } to choose from
api-bot-kind = only a seat of the kind “bot” has a bot
api-many-tables = too many tables were made in a short time, or more than { $most } are open; try again in a minute, or finish some of them first
api-seat-not-yours = this seat can't be yours

## Decks

api-deck-twice = a deck is one that is shipped or a list, not both
api-deck-cards = the list has { $count } cards; at a table a deck has at most { $most }
api-decks = a deck can't be played
# $number: of the seat, from 1.
api-of-seat = seat { $number }: { $fault }
api-no-shipped = no shipped deck may be played in { $format }
# $inks: "Amber · Steel". $kind: what the deck wants to do.
api-deck-title = { $inks } · { $kind }
api-no-cards = there is no such card file; /api/cards says where they are
api-no-library = there is no such file of the library; /api/library/rules, cards, cases and plays say where they are
api-library-later = the library could not be made just now; try again in a moment

## After the game

api-not-over = this can be seen when the game, or its series, is over
api-no-game = { $count ->
    [0] no game has begun at this table
    [one] this table has had 1 game; there is no game { $number }
   *[other] this table has had { $count } games; there is no game { $number }
}
api-other-engine = this game was played with other cards or another version and can't be shown any more
api-no-record = this game began in the middle and can't be written as a record
api-no-shuffle = this game began in the middle: nothing was shuffled for it
api-fork-over = the game is over there: there is nothing left to play

## The judge

api-judge-later = the desk has too much to do; try again in a moment
api-judge-failed = the desk could make nothing of this scene

## What a table may be made of

api-bot-random = Plays whatever is legal.
api-bot-greedy = Looks at every play, and takes what is best at once.
api-bot-planner = Thinks a whole turn ahead, and of what you may hold.
api-bot-ink-beginner = Learning: forgets what its cards could do, quests too soon, keeps any hand.
api-bot-ink-easy = Quests with whoever can and overlooks half of its challenges.
api-bot-ink-medium = Knows what counts, but overlooks things and does not compare its plans.
api-bot-ink-fast = A learned judgement of where it stands, and every way through its turn.
api-bot-ink = The same, and compares its plans by how the game goes on in worlds you may be in.
api-bot-ink-full = The same in more worlds, with more time.

## Phrases that are always allowed

api-phrase-hello = Hello!
api-phrase-luck = Good luck, have fun!
api-phrase-thinking = I'm thinking.
api-phrase-moment = One moment, please.
api-phrase-well = Well played!
api-phrase-oops = Oops!
api-phrase-thanks = Thank you!
api-phrase-game = Good game!
api-variant-series = A table in the browser plays one game or best of three, and this variant is best of { $count }: play it with tintero play.
api-review-busy = The review takes too long, or too many wait for one. Try again in a while.
