### The deck builder's pages beside the editor: chances, comparing, matchups, other formats.

pagedecks-views = What to do with the deck
pagedecks-view-edit = Edit
pagedecks-view-odds = Odds
pagedecks-view-compare = Compare
pagedecks-view-match = Matchup
pagedecks-view-convert = Convert
pagedecks-link = Copy link
pagedecks-link-copied = Link copied
pagedecks-link-broken = This link brings no deck: it was cut off or changed on its way. Ask for it again.
pagedecks-none = Choose or make a deck first: there are no cards in it yet.
pagedecks-to-edit = To the editor

pagedecks-turn = Turn
pagedecks-own-turn = Own turn
pagedecks-on-play = who begins
pagedecks-on-draw = who follows
pagedecks-policy = Opening hand
pagedecks-policy-cheap = put back what is dear
pagedecks-policy-wanted = keep only the card
pagedecks-policy-all = keep everything
pagedecks-policy-cost = Keep up to cost
pagedecks-policy-few = Without the ring, keep
pagedecks-card = Card
pagedecks-copies = Copies
pagedecks-counting = Counting every hand …
pagedecks-odds-how = { $cards } cards, { $inkable } of them with the inkwell ring; { $back } cards are put back on average. Exact, nothing is simulated. Move the turn in a plot or with the slider.
pagedecks-odds-ink = { $turn } ink on turn { $turn }
pagedecks-odds-ink-about = At least so many cards with the ring seen by that turn: one for each turn.
pagedecks-odds-play = A card of cost { $turn } played on turn { $turn }
pagedecks-odds-play-about = As much ink, and beside what became ink a card of exactly that cost.
pagedecks-odds-card = { $copies ->
    [one] { $card } by turn { $turn }
   *[other] { $copies } of { $card } by turn { $turn }
}
pagedecks-odds-card-about = { $there ->
    [one] There is 1 in the deck.
   *[other] There are { $there } in the deck.
} Seen in the opening hand, after altering it, or drawn since.
pagedecks-odds-opening = The opening hand
pagedecks-odds-opening-about = How many of the seven cards have the ring, before and after altering the hand once. Bars begin at zero.
pagedecks-inkables = With the ring
pagedecks-as-drawn = As drawn
pagedecks-altered = Altered

pagedecks-other = Compare with
pagedecks-only = More in { $name }
pagedecks-common = In both: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
pagedecks-facts = { $count } cards, { $inkable } with the ring
pagedecks-curve-two = cost { $cost }: { $mine } and { $theirs }

pagedecks-against = Against
pagedecks-bot = Played by
pagedecks-bot-greedy = the greedy bot
pagedecks-bot-random = the random bot
pagedecks-bot-planner = the planner (slow)
pagedecks-games = Games
pagedecks-stop = Stop
pagedecks-match-begin = Play them
pagedecks-match-again = Play anew
pagedecks-match-about = Bots play your deck against another, each shuffle twice with the seats changed. You see the share of wins with its interval while it shrinks; when you leave this page, it stops.
pagedecks-match-running = { $games } of { $most } games; stops when you leave
pagedecks-match-stopped = Stopped after { $games } of { $most } games
pagedecks-match-done = { $games } games
pagedecks-match-failed = { $count ->
    [one] 1 game broke and is not counted
   *[other] { $count } games broke and are not counted
}
pagedecks-match-how = Draws count half. The bar is the 95 % interval (Wilson): with fewer games it is wide, and what it holds is possible. { $turns } turns a game on average. Bots are not people.
pagedecks-wins = { $name } wins
pagedecks-all-games = All games
pagedecks-begins = When it begins
pagedecks-follows = When it follows
pagedecks-interval = { $low } to { $high }
pagedecks-lore = Mean lore
pagedecks-lore-how = Over all { $games } games, after each deck's own turns; a game that is over counts with its last value.
pagedecks-lore-at = After turn { $turn }

pagedecks-form = Format
pagedecks-form-text = List of names
pagedecks-form-codes = Set and number
pagedecks-form-pixelborn = Pixelborn
pagedecks-form-tts = Tabletop Simulator
