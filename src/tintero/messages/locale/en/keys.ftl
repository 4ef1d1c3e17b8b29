### The keys of the table: the words of the lowest line, and what the help says of each.

keys-title = Keys

## The lowest line

keys-why = why not
keys-hint = hints
keys-undo = undo
keys-end = end turn
keys-card = card
keys-piles = discards
keys-log = log
keys-save = save
keys-concede = concede
keys-help = help
keys-quit = quit
keys-put = put
keys-edit = change
keys-table = table
keys-back = back
keys-next = next
keys-sheet = ruling
keys-hands = hands

## The help

keys-arrows = arrows
keys-enter = Enter, click
keys-space = Space  n
keys-delete = Del
keys-about-arrows = move over cards and lists; the edge leads to the next part
keys-about-tab = the next part of the table
keys-about-enter = choose; a card that can do nothing says why not; ✓ again: keep it
keys-about-why = why not? What the selected card may and may not do, with the rules
keys-about-hint = hints: what can I do?
keys-about-undo = undo your last whole play; U: as far as the rules allow
keys-about-end = end your turn
keys-about-card = the selected card in full
keys-about-piles = discards, and what you know of hands and decks
keys-about-log = the whole log; Enter opens the rule behind a line
keys-about-save = save the game in a file
keys-about-concede = concede
keys-about-rematch = after a game: another one with the same decks
keys-about-quit = quit; the game is kept, tintero play --resume goes on with it
keys-about-watching = watching bots: pause; one step
keys-about-numbers = strength, willpower, lore, cost to move there
keys-about-states = exerted, drying, damage
keys-about-inkable = with and without the inkwell symbol
keys-about-keywords = keywords where there is little room: Evasive, Ward, Resist +2

## The help of the laboratory

keys-lab-put = put a card: part of its name, then where it goes
keys-lab-edit = change the selected card: state, damage, location, cards under it, zone
keys-lab-state = exert or ready; drying or dry; damage
keys-lab-remove = take the selected card away
keys-lab-table = the table: turn, step, lore, ink, top card, deck, rules, title, expectations
keys-lab-piles = decks, discards and inkwells; Enter changes a card there
keys-lab-enter = do what the card can do; one that can do nothing says why not
keys-lab-questions = why not? · hints · the card in full · the whole log with its rules
keys-lab-steps = one step back, one forward through all that was done
keys-lab-undo = before the last whole play or change; U: the beginning
keys-lab-sheet = the ruling sheet of what was done
keys-lab-hands = hands open or closed; the other side of the table
keys-lab-end = end the turn; concede
keys-lab-save = save: FILE.yaml the scene, FILE.tintero the record
keys-lab-quit = leave
