### Limited: boosters, drafts and decks built of them.

limited-no-set = There are no boosters of set { $number }. There are: { $known }.
limited-seats = A draft is for { $least } to { $most } players, with 1 to 6 boosters each.
limited-over = All cards are taken.
limited-not-there = "{ $card }" is not among the cards of this pack.

## tintero limited
limited-opened = { $count ->
        [one] A booster
       *[other] { $count } boosters
    } of set { $set } (seed { $seed }).
limited-booster = Booster { $n }
limited-sealed = Sealed: six boosters of set { $set } (seed { $seed }).
limited-draft = Draft: { $players } players, four boosters each of set { $set } (seed { $seed }).
limited-foil = foil
limited-common = common
limited-uncommon = uncommon
limited-rare = rare
limited-super = super rare
limited-legendary = legendary
limited-sums = { $count ->
        [one] One card
       *[other] { $count } cards
    }, { $inkable } with the inkwell symbol. By cost: { $curve }
limited-kept = Your deck of { $count } cards is in { $file }.
limited-kept-bot = A bot's deck of { $count } cards is in { $file }.
limited-play = Play it: { $line }
limited-word-auto = auto
limited-word-show = show
limited-word-done = done
limited-word-advice = advice
limited-draft-how = Type the number of the card you take. "show": what you have; "advice": what a bot would take; "auto": a bot takes the rest.
limited-pack = Booster { $round } of { $rounds }, pick { $pick } of { $picks }
limited-draft-what = A number from 1 to { $most }, or show, advice, auto.
limited-advice = A bot would take { $card }.
limited-build-how = Build a deck of at least { $least } cards. Numbers put cards in, with a minus out: "3 7 -12". "show": the deck; "auto": a bot does the rest; "done": that is it.
limited-so-far = { $count } of { $least }
limited-too-few = A deck has at least { $least } cards, and this one { $count }.
limited-build-what = Numbers from 1 to { $most }, or show, auto, done.
limited-no-more = There is no more of { $card }.
