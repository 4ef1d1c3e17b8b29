### The words people type at a table, in a replay and in the laboratory. Several words for a command
### have commas between them; the help shows the first.

## What is written behind a command

command-a-name = NAME
command-a-number = 3
command-action = ACTION
command-file = FILE

## The notation

command-number = 3
command-number-help = take option 3
command-write = quest simba
command-write-help =
    or write it: ink NAME, play NAME, play NAME on NAME, sing SONG with NAME,
    use NAME, quest NAME, challenge NAME > NAME, move NAME > NAME, end
command-answer = choose NAME
command-answer-help = or another answer: done, yes, no, mode 2, amount 3, name NAME, keep
command-lab-write = quest NAME · 2: choose NAME · 3
command-lab-write-help = do something: notation, or the number of an option

## At every table

command-help = ?, help
command-help-help = these words
command-why = why
command-why-help = why can't it be done? The rule and the reason: why challenge simba > gaston
command-save = save
command-save-help = keep the game; tintero play --resume FILE goes on with it
command-replay-save-help = write the record, or what was played in the fork
command-lab-save-help = keep the scene with its steps, or a record
command-lab-file = FILE.yaml · save FILE.tintero
command-quit = quit, exit, q
command-quit-help = leave

## In a game

command-hint = hint
command-hint-help = what a bot would do in your place, knowing no more than you
command-card = card
command-card-help = what a card says
command-undo = undo, u
command-undo-help = take back your last turn action; undo far: as much as possible
command-undo-far = far
command-log = log
command-log-help = what happened this turn and last, with the rule behind each line
command-rule = rule
command-rule-takes = 8.3.3
command-rule-help = a clause of the rules
command-concede = concede
command-concede-help = give up
command-rematch = rematch
command-rematch-help = after a game: another one with the same decks

## In a replay

command-next = next, n
command-next-help = the next action, or three; Enter alone is one
command-back = back, b
command-back-help = undo the last action, or three
command-start = start
command-start-help = to the beginning of the game
command-last = last, finish
command-last-help = to its end
command-turn = turn, t
command-turn-takes = 4
command-turn-help = to the beginning of turn 4
command-list = list, l
command-list-help = the actions of this turn; list all: of the game
command-show = show
command-show-help = the table
command-seat = seat
command-seat-takes = 2
command-seat-help = the table from the eyes of seat 2; seat all: everybody's
command-all = all
command-options = options, o
command-options-help = what may be done here, in the notation of a record
command-fork = fork
command-fork-help = play on from here: write actions; back undoes
command-main = main
command-main-help = back to the record

## In the laboratory

command-put = put
command-put-takes = 1 play NAME: exerted, damage 2
command-put-help = into play, hand, deck, discard or ink of player 1; also drying, at NAME, under NAME; 3x NAME puts three
command-remove = remove
command-remove-takes = NAME · remove 1 hand NAME
command-remove-help = take a card out of play, or out of a zone
command-damage = damage
command-damage-takes = NAME 3
command-damage-help = damage on a card in play
command-exert = exert
command-exert-help = exert a card in play
command-ready = ready
command-ready-help = ready it
command-drying = drying
command-drying-help = it is drying
command-dry = dry
command-dry-help = it is dry
command-lore = lore
command-lore-takes = 1 12
command-lore-help = lore of player 1
command-ink = ink
command-ink-takes = 1 5 2
command-ink-help = ready and exerted ink of player 1
command-drops = drops
command-drops-takes = 1 2
command-drops-help = ink drops of player 1
command-lab-turn-takes = 2
command-lab-turn-help = whose turn it is
command-step = step
command-step-takes = ready
command-step-help = which step: ready, set, draw, main, end
command-first = first
command-first-takes = yes
command-first-help = whether it is that player's first turn
command-yes = yes, y
command-no = no, n
command-rules = rules
command-rules-takes = 2.1
command-rules-help = version of the rules
command-title = title
command-title-takes = WORDS
command-title-help = title of the scene
command-top = top
command-top-takes = 1 NAME
command-top-help = force the top card of a deck
command-deck = deck
command-deck-takes = 1
command-deck-help = show a deck
command-hands = hands
command-hands-takes = open · hands closed
command-hands-help = both hands open, or only the hand of who is asked
command-closed = closed, close, c
command-expect = expect
command-expect-takes = damage: {"{"}NAME: 2{"}"}
command-expect-help = write down what must be so, and see whether it is
command-lab-back-help = one step back, or three
command-forward = forward
command-forward-help = one step on, or three
command-lab-undo-help = take back the last whole play
command-board = board
command-board-help = show the table
command-lab-options-help = what may be done
command-sheet = sheet
command-sheet-help = the ruling sheet so far

# Zones, states and steps as they are written; a language may have several words for each.
command-zone-play = play
command-zone-hand = hand
command-zone-deck = deck
command-zone-discard = discard
command-zone-ink = ink, inkwell
command-state-exerted = exerted
command-state-drying = drying
command-state-damage = damage
command-state-at = at
command-state-under = under
command-step-ready = ready
command-step-set = set
command-step-draw = draw
command-step-main = main
command-step-end = end
