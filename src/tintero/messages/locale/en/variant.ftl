# Variants: ways to play the game that a file describes.

variant-unknown = There is no variant "{ $name }". There are: { $known }. A file of your own ends in .toml.
variant-wrong = { $place }: { $problem }
variant-at = { $file }, { $where }
variant-name = a variant is named by small letters, digits and hyphens, at most 40 of them, not "{ $name }"
variant-toml = this is no TOML: { $said }
variant-key = it has no "{ $key }"; known: { $known }
variant-type = this is { $kind }
variant-kind-bool = true or false
variant-kind-number = a whole number
variant-kind-text = a text in quotes
variant-rules = a game can't be played by these rules: { $said }
variant-teams = teams are lists of seats, counted from 1: [[1, 3], [2, 4]]
variant-players = how many can play is [least, most], from 2 to { $most }
variant-number = this is a whole number from { $least } to { $most }
variant-best-of = a series has an odd number of games, not { $count }
variant-table = "{ $name }" is a table, under [{ $name }]
variant-tables = every "{ $name }" stands under [[{ $name }]]
variant-words = words are missing in the language "{ $lang }"
variant-clause = the rulebook has no clause "{ $number }"
variant-clause-twice = clause { $number } is there already
variant-no-lore = with 0 lore to win, everybody has won before the game begins
variant-seats = there may be only { $count } players, and a team names a seat that nobody has then
variant-series = a series is played by two (CR 2.1.3): players = [2, 2]
variant-not-so-many = { $title } is played by { $range ->
    [0] { $most }
   *[other] { $least } to { $most }
 } players, not by { $count }.

variant-changed = In { $title } it says instead:
variant-changes = What it changes
variant-assumed = How it is read where nobody has said
variant-deck = Decks: { $least ->
    [0] any number of cards
    [one] at least one card
   *[other] at least { $least } cards
 }, { $inks ->
    [0] any inks
    [one] at most one ink
   *[other] at most { $inks } inks
 }, { $copies ->
    [0] any number of copies of a card
    [one] one copy of a card
   *[other] at most { $copies } copies of a card
 }.
variant-for = Players: { $least } to { $most }.
variant-for-exactly = Players: { $least }.
variant-best = Best of { $games } games.
variant-column-name = Name
variant-column-title = Called
variant-column-about = What it is

variant-word = there is no "{ $word }"; known: { $known }
variant-action-twice = a turn action is named twice
variant-no-action = "{ $field }" is about the turn action "{ $action }", which "actions" leaves out
variant-opponent = where the opponent says who defends there is one opponent: players = [2, 2]
variant-no-ink = no ink card is played where none may be inked: inks_per_turn is 0
