### Help: of each command under its words, its exit codes, its arguments and options by name.

## What several commands share

help-every-exits = Exit codes: 0 fine, 1 the answer is no, 2 the input could not be used.
help-every-variant = Way to play: a shipped variant (tintero rules variants) or a file of your own, .toml.
help-every-any-deck = Play even decks that no format allows.
help-every-lang = Language; by default that of the locale.
help-every-json = Print JSON.
help-every-ray = Play on the Ray cluster there: HOST:PORT, auto or local (docs/sim.md).
help-every-resume = Keep each game there as it ends; the same command again plays only the rest.
help-every-number = A clause number, such as 7.7.4.
help-every-deck = A shipped deck, or a file.

## tintero

help-tintero =
    Disney Lorcana in the terminal: play, look up rules and cards, test the engine. Unofficial.

    Example: tintero play --lang es

## tintero play

help-play =
    Play a game in the terminal, against a bot, a friend, or nobody.

    Arrow keys and Enter, or the mouse; ? shows the keys: why something may not be done, what a card says, undo, the log with the rules behind it. With --plain, and where there is no terminal, the game is played line by line: answer with a number or write what you do.

    Example: tintero play --deck amber-steel --against ruby-amethyst --lang es
help-play-exits = Exit codes: 0 played or left, 1 a bot failed, 2 the input could not be used, 130 interrupted.
help-play-deck = Your deck: a shipped one or a file.
help-play-against = The other deck.
help-play-bot = The other player: random, greedy, planner, ink or a level of it (ink-beginner to ink-full), exec:COMMAND.
help-play-hot-seat = Two people at one keyboard, no bot.
help-play-watch = Watch two bots play.
help-play-name = What you are called.
help-play-names = What the people at the keyboard are called.
help-play-best-of = A series: 3 is won by the first to win two games.
help-play-seed = Decides shuffles, the first player and the bot.
help-play-rules = Rules version: 2.1, 2.2, 2.3.
help-play-resume = Go on with a game that was saved; without FILE with the one left last. With --bot, against that one.
help-play-free-undo = Against bots: take back any play, whatever was seen.
help-play-plain = Line by line, for pipes and screen readers.
help-play-web = In the browser: a server of your own, and a table in it.

## tintero learn

help-learn =
    The game taught in fourteen short scenes one plays; then a first game with a coach.

    Each lesson says what it teaches, with its clause, and has a goal that the engine recognises. What the rules forbid is refused with the reason. Without LESSON it goes on with the first one that is not done.

    Example: tintero learn song
help-learn-exits = Exit codes: 0 fine, 2 there is no such lesson, 130 interrupted.
help-learn-lesson = The lesson to begin with, or game: a first game against a gentle bot, with a coach.
help-learn-list = Only list the lessons, and which are done.
help-learn-seed = Of the game with the coach: decides shuffles, the first player and the bot.

## tintero puzzles

help-puzzles =
    Positions with one solution: win this turn, or survive the next.

    They were found in games between bots and proven by an exhaustive search: one set of plays does it, whatever is hidden, and no other.

    Example: tintero puzzles solve
help-puzzles-solve =
    Play a puzzle; without N the first one that is not solved.

    What the rules forbid is refused with the reason, and your rival answers as badly for you as can be. hint helps, solution tells.

    Example: tintero puzzles solve 12
help-puzzles-solve-exits = Exit codes: 0 fine, 2 there is no such puzzle, 130 interrupted.
help-puzzles-solve-n = The number of the puzzle to begin with.
help-puzzles-solve-grade = Only those of this grade, from 1, plain, to 5.
help-puzzles-solve-kind = Only those with this task: win this turn, or survive the next.
help-puzzles-list =
    All puzzles, how hard they are and which are solved.

    Example: tintero puzzles list --grade 3
help-puzzles-list-exits = Exit codes: 0 fine.
help-puzzles-list-grade = Only those of this grade, from 1, plain, to 5.
help-puzzles-list-kind = Only those with this task: win this turn, or survive the next.
help-puzzles-check =
    Prove by exhaustive search that puzzles have one solution, the one that is written down; without N all of them.

    Example: tintero puzzles check 12 13
help-puzzles-check-exits = Exit codes: 0 all are proven, 1 one is not, 2 there is no such puzzle, 130 interrupted.
help-puzzles-check-n = Numbers of puzzles.
help-puzzles-mine =
    Find new puzzles in games between bots, and write them as scenes, with an index.

    Each position is made richer, its lore is set so that only the best line does it, and what has exactly one solution is kept, no two alike.

    Example: tintero puzzles mine --out found --count 10 --seconds 180
help-puzzles-mine-exits = Exit codes: 0 fine, 2 the folder is not empty, 130 interrupted: what was found is written.
help-puzzles-mine-out = The folder they are written to; it must be empty.
help-puzzles-mine-count = How many.
help-puzzles-mine-seconds = No longer than this.
help-puzzles-mine-kind = Only those with this task: win this turn, or survive the next.
help-puzzles-mine-seed = Decides the games; without it by chance.

## tintero replay

help-replay =
    Go through a recorded game: forward, back, to a turn; fork it and play on.

    Reads commands from the keyboard or a pipe; ? lists them. Without FILE the games you have finished are listed.

    Example: tintero replay game.tintero --turn 5
help-replay-exits = Exit codes: 0 fine, 1 the game does not come out as recorded, 2 the file could not be used, 130 interrupted.
help-replay-file = A record (.tintero), or a saved game; the number of a finished game in the list of them, or last.
help-replay-turn = Begin at this turn.
help-replay-seat = Show what this seat may know.
help-replay-all = Tell the whole game and leave.
help-replay-check = Only say whether it replays exactly.

## tintero rules

help-rules =
    The rulebook: clauses, versions, old numbers, the documents' conflicts.

    Example: tintero rules show 7.7.4

## tintero rules ledger

help-rules-ledger =
    Each clause of the founding documents: official clause, decision, tests.

    Exits with 1 while a clause has neither a test nor a stated reason for having none.

    Example: tintero rules ledger --json
help-rules-ledger-exits = Exit codes: 0 every clause is accounted for, 1 some are not, 2 bad input.

## tintero rules show

help-rules-show =
    One clause, or one row of the documents (002:A-7), with all that is known of it.

    Tests and rulings are those that name it. A card is listed by a keyword of that section, by a node of its abilities that cites the clause, or by an event it waits for that the clause makes.

    Example: tintero rules show 7.7.4
help-rules-show-cards = Name every card, not only some.

## tintero rules search

help-rules-search =
    Clauses that mention the words, best first; exits with 1 if none does.

    Example: tintero rules search bag empty
help-rules-search-words = Words, with or without accents.

## tintero rules tree

help-rules-tree =
    A clause and everything below it.

    Example: tintero rules tree 7.7

## tintero rules keywords

help-rules-keywords =
    Every keyword: its section, what it says, how many cards have it.

    Example: tintero rules keywords --lang es

## tintero rules crosswalk

help-rules-crosswalk =
    Old clause number to new, and back.

    Example: tintero rules crosswalk 4.3.6.8
help-rules-crosswalk-number = An old number (CR 1.x) or a new one.

## tintero rules conflicts

help-rules-conflicts =
    Where the founding documents contradict the rules, or one another.

    Example: tintero rules conflicts --lang es

## tintero rules readings

help-rules-readings =
    How the rules are read where they leave room: what is played, why, and the switch.

    A switch takes the other reading: in a scene, `readings: [NAME]`; `judge ask --reading NAME`.

    Example: tintero rules readings --lang es
help-rules-readings-name = Of one reading or switch; all without it.

## tintero rules variants

help-rules-variants =
    Ways to play: all that are shipped, or what one of them changes.

    Play one with --variant in play, serve, judge, sim and fuzz, or `variant: NAME` in a scene.

    Example: tintero rules variants pack-rush
help-rules-variants-name = A shipped variant or a file of your own; all without it.

## tintero rules changes

help-rules-changes =
    What changed between two versions of the rules.

    Example: tintero rules changes 2.2 2.3
help-rules-changes-v1 = A version, such as 2.2.
help-rules-changes-v2 = A version, such as 2.2.

## tintero cards

help-cards =
    The cards: facts, text, legality.

    Example: tintero cards show dragon fire

## tintero cards find

help-cards-find =
    Find cards. Words in double quotes inside --text must stand together.

    Example: tintero cards find --ink ruby --cost 2-4 --text '"banish chosen"'
help-cards-find-exits = Exit codes: 0 found, 1 no card answers, 2 the input could not be used.
help-cards-find-words = Words of the name; typos are forgiven.
help-cards-find-ink = amber; amber/steel for both on one card. Repeat for or.
help-cards-find-cost = 2, 2-4 or 5+.
help-cards-find-type = character, action, song, item, location. Repeat for or.
help-cards-find-classification = A classification: princess. Repeat for and.
help-cards-find-keyword = A keyword printed on the card. Repeat for and.
help-cards-find-text = Words of its text, English or Spanish. Repeat for and.
help-cards-find-constructor = A node of its abilities: MoveDamage. Repeat for and.
help-cards-find-set = A set's number or name. Repeat for or.
help-cards-find-legal = Only what is legal in core or infinity.
help-cards-find-date = The day --legal speaks of; today.
help-cards-find-full = Each card with its text.
help-cards-find-limit = Show so many; 0: all.

## tintero cards coverage

help-cards-coverage =
    How many cards parse, run in play and are tested, by set, with what is missing.

    A card runs when each of its abilities was carried out in play, and is tested when every constructor on it has behaviour scenes and its own smoke test predicts what each ability does. Cells are what can go wrong for each constructor: shown in a scene, impossible, or open. With --run the games are played and the file of what is known is rewritten.

    Example: tintero cards coverage --json
help-cards-coverage-run = Play that many games over all cards first.
help-cards-coverage-seed = The same seed plays the same games.

## tintero cards explain

help-cards-explain =
    How a card is understood: its text, the parse, the abilities, both renderings.

    No printed text is shipped: it comes from the card file, or from the one of the development tools. Without a file the abilities and the renderings are shown.

    Example: tintero cards explain "dragon fire"
help-cards-explain-name = A card's name, or enough of it.
help-cards-explain-file = The LorcanaJSON file that has the printed text.

## tintero cards parse

help-cards-parse =
    Try a sentence: how it is read, or where it stops making sense.

    Example: tintero cards parse "When you play this character, draw 2 cards."
help-cards-parse-text = A sentence as a card would say it.
help-cards-parse-type = On what card: character, action, item or location.

## tintero cards compile

help-cards-compile =
    Build a pool of cards from a card file, and say how it differs from the shipped one.

    Nothing is written without --out, and nothing is written when a text could not be read unless the rest can stand without it: such cards are marked as unparsed. With TINTERO_CARDS set to the folder, every command uses that pool.

    Example: tintero cards compile allCards.json --out my-cards
help-cards-compile-file = A LorcanaJSON file (format 2.4), gzipped or not.
help-cards-compile-out = Write the pool's files into this folder.

## tintero cards show

help-cards-show =
    One card: what is printed on it, its text in both languages or in one, where it is legal.

    Example: tintero cards show "simba protective"
help-cards-show-name = A card's name, or enough of it.
help-cards-show-date = The day its legality is of; today.
help-cards-show-texts = The language of the card's text; by default the two of the program.

## tintero deck

help-deck =
    Decks: list, show, check, odds, guess, practise, read, convert; the formats.

    Example: tintero deck list

## tintero deck odds

help-deck-odds =
    Exact chances: inkable cards in the opening hand, ink N on turn N, a card of cost N to play then, a named card by a turn.

    Example: tintero deck odds ruby-steel --card "Fire the Cannons!" --by-turn 3
help-deck-odds-card = A card to look for; several: any of them counts.
help-deck-odds-copies = How many of them.
help-deck-odds-by-turn = Only the chance of the cards by that turn.
help-deck-odds-policy = What is kept of the opening hand: cheap, wanted, all, learned.
help-deck-odds-cost = What is cheap for the policy.
help-deck-odds-few = Cards without the symbol it keeps.
help-deck-odds-turns = How many turns to show.

## tintero deck guess

help-deck-guess =
    What may they hold? From the cards that were seen of a deck: which deck it may be, and what may be in that hand.

    A number before a card says how many copies were seen. Exits with 1 if no deck of two inks has all of them.

    Example: tintero deck guess "2 Dragon Fire" "Tinker Bell - Giant Fairy" --hand 4
help-deck-guess-card = A card that was seen, in play, discarded or revealed.
help-deck-guess-hand = How many cards they hold that you have not seen.
help-deck-guess-top = How many cards to show.

## tintero deck practise

help-deck-practise =
    Let the bot ink practise with a list: what its cards are worth and which opening hands win.

    It plays some thousand quick games, about a minute with the compiled engine, and plays this list by them from then on. The decks that come along are practised.

    Example: tintero deck practise my-deck.txt
help-deck-practise-games = How many games, three times over; 4,000 if not said.
help-deck-practise-against = One of the decks that come along: learn what the cards of both are worth against each other. Twice as many games.
help-deck-practise-workers = How many processes; one for each core if not said.

## tintero deck read

help-deck-read =
    What each line of a deck file is: a card, a heading, a comment, or not clear.

    Reads text, set codes, Pixelborn codes and Tabletop Simulator JSON. Exits with 1 if a line is ambiguous or matches nothing.

    Example: tintero deck read my-deck.txt
help-deck-read-file = A file in any format.

## tintero deck convert

help-deck-convert =
    Write a deck in another format.

    Example: tintero deck convert my-deck.txt --to pixelborn
help-deck-convert-to = One of: text, codes, pixelborn, tts.
help-deck-convert-output = Write there, not to the screen.
help-deck-convert-force = Replace a file that exists.

## tintero deck list

help-deck-list =
    The decks that are shipped, one for each way to play.

    Example: tintero deck list --lang es

## tintero deck show

help-deck-show =
    A deck card by card, with its curve, inks, types and inkable share.

    Example: tintero deck show amber-steel

## tintero deck check

help-deck-check =
    Whether a deck may be played in a format; exits with 1 if not.

    Example: tintero deck check my-deck.txt --format core --date 2026-10-16
help-deck-check-format = core, infinity, draft, sealed or limited.
help-deck-check-date = The day of the event; today.

## tintero deck formats

help-deck-formats =
    The formats: which sets are in them on a day, and what is banned.

    Example: tintero deck formats --date 2025-10-01
help-deck-formats-date = The day; today.

## tintero judge

help-judge =
    The judge's desk: rule on a scene, build one, rewind a game, train with the case book.

    Example: tintero judge ask case.yaml --lang es

## tintero judge ask

help-judge-ask =
    Play a scene and print the ruling: verdict, sequence with clauses, what may be done next.

    Example: tintero judge ask case.yaml --diff 2.1,2.3
help-judge-ask-exits = Exit codes: 0 as written and legal, 1 not, 2 the file is no scene.
help-judge-ask-file = A scene (.yaml), or the id of a case in the book.
help-judge-ask-rules = Version of the rules; else that of the scene.
help-judge-ask-diff = Two versions to compare: 2.1,2.3.
help-judge-ask-scene = Only this scene: its number or its title.
help-judge-ask-reading = Of a disputed case, only the scenes of this reading (1, 2); else the name of a reading to play by.
help-judge-ask-brief = As text: only the verdict and what happens.
help-judge-ask-format = text, md, html or json.

## tintero judge find

help-judge-find =
    Ask in words, in English or Spanish: the nearest cases, the clauses, and a scene to begin with.

    Example: tintero judge find can my opponent challenge past a bodyguard
help-judge-find-exits = Exit codes: 0 found, 2 there is nothing to search for.
help-judge-find-words = The question, as one would ask it at the table.
help-judge-find-scene = Only the scene of the nearest case, to be kept in a file and changed.

## tintero judge run

help-judge-run =
    Play rulings and say which hold, and which another version of the rules would change.

    Example: tintero judge run --rules 2.1
help-judge-run-exits = Exit codes: 0 all hold, 1 some failed, 2 the input could not be used.
help-judge-run-which = Ids of the book (JC-029), files or folders; by default the book.
help-judge-run-rules = Also play them under this version: what does it change?

## tintero judge lab

help-judge-lab =
    A board to build a position on and try things out, both hands open.

    On the full screen with keys and mouse, ? shows the keys; with --plain, and where there is no terminal, by commands that are typed or come from a pipe.

    Example: tintero judge lab case.yaml
help-judge-lab-file = A scene (.yaml), a record (.tintero), or the id of a case.
help-judge-lab-at = How many actions of a record are done.
help-judge-lab-plain = Line by line, for pipes and screen readers.

## tintero judge rewind

help-judge-rewind =
    What CR 1.7.6 lets one undo, and why not more; with --to the position after it.

    Example: tintero judge rewind game.tintero --to 12 --save before.yaml
help-judge-rewind-exits = Exit codes: 0 fine, 1 it can't go back so far, 2 bad input.
help-judge-rewind-file = A record (.tintero) or a scene (.yaml).
help-judge-rewind-to = Back to where so many actions are done.
help-judge-rewind-until = From here, not from the end.
help-judge-rewind-save = Write the position: .yaml or .tintero.
help-judge-rewind-format = text, md, html or json.

## tintero judge quiz

help-judge-quiz =
    Questions from the case book, each with its answer, sequence and clause; score at the end.

    Example: yes | tintero judge quiz --topic bag --seed 7
help-judge-quiz-topic = Only cases about this, such as bag.
help-judge-quiz-count = How many questions.
help-judge-quiz-seed = The same seed asks the same questions.

## tintero sim

help-sim =
    Play decks against each other and say what the games show.

    Every pairing is played with mirrored seats: win rate with its 95 % interval, on the play and on the draw, length, endings, lore by turn, and the win rate with each card drawn or in the opening hand.

    Example: tintero sim amber-steel ruby-amethyst -n 1000 --bot greedy --until 2%
help-sim-exits = Exit codes: 0 fine, 1 games failed, 2 the input could not be used, 130 interrupted: the figures are those of the games so far.
help-sim-decks = Two or more decks: names or files.
help-sim-games = Games for a pairing.
help-sim-bot = Who plays: random, greedy, planner, ink or a level of it, or exec:COMMAND (docs/bots.md).
help-sim-seed = The same seed gives the same games.
help-sim-until = Stop a pairing once the rate is known to this: 2%.
help-sim-workers = Processes; all cores by default.
help-sim-rules = Version of the rules.
help-sim-csv = Write the figures there.
help-sim-plot = Draw there, .png or .svg; several times.
help-sim-failed = Keep the records of failed games there.

## tintero ladder

help-ladder =
    Let bots play each other and print their Elo with 95 % intervals and their time.

    Both play the same deck, and each game again with the seats changed. Times are CPU time.

    Example: tintero ladder greedy random -n 100
help-ladder-exits = Exit codes: 0 fine, 1 a bot failed, 2 the input could not be used, 130 interrupted: the figures are those of the games so far.
help-ladder-bots = Bots by name, or exec:COMMAND; by default random, greedy, planner and ink.
help-ladder-games = Games for a pair.
help-ladder-deck = Decks they play; several times. By default the shipped ones.
help-ladder-drawn = So many random legal decks of the whole pool; in place of the shipped ones.
help-ladder-apart = Another deck at each seat; with the seats changed each bot plays both.
help-ladder-players = Seats at a table; each bot of a pair has every other one.
help-ladder-seed = The same seed gives the same games.
help-ladder-workers = Processes; all cores by default.

## tintero train

help-train =
    Learn a value for the bot `ink` from games of its own.

    In rounds: games played by the newest value and older ones, a fit (numpy), and a gate of games against the best so far. Everything is kept in FOLDER; broken off or killed, the same command goes on where it was. FOLDER/best.json plays as --bot ink@FOLDER/best.json.

    Example: tintero train learned --rounds 3 -n 2000
help-train-exits = Exit codes: 0 fine, 2 the input could not be used, 130 interrupted: the same command goes on.
help-train-folder = Where it is kept.
help-train-rounds = Rounds in all; more of them later go on with the same training.
help-train-games = Games a round; 5,000.
help-train-gate = Games of a gate.
help-train-deck = Decks to learn with; several times. By default the shipped ones that are not held out.
help-train-held-out = Decks for the gate, never learned with; several times. By default forty that are drawn, each about something.
help-train-random = Share of games with drawn decks, most of them about something (songs, locations, a class, a story).
help-train-ahead = Share of batches in which several lines of each turn are tried, and what the value says two turns later is learned.
help-train-from = Weights to begin with, for example those of an earlier training.
help-train-searched = Share of games played by a search of the whole turn: slower, better games.
help-train-hands = Learn about opening hands and ink instead: FOLDER/hands.json, with the shipped decks that are not held out and 20,000 games.
help-train-mini = Learn mini-Tintero instead (docs/mini.md).
help-train-seed = The same seed gives the same games.
help-train-workers = Processes; all cores by default.

## tintero bench

help-bench =
    Random legal games with fixed decks and seeds, in CPU time of one core.

    The same run times random games of chess with the package `chess`, because a ratio means the same on any machine.

    Example: tintero bench --json
help-bench-exits = Exit codes: 0 fine, 2 the input could not be used.
help-bench-games = Games of the first pair; half of each other.
help-bench-growth = How the cost grows with the board, instead.
help-bench-plot = With --growth: draw it into this .svg file.
help-bench-both = Also without the compiled modules.

## tintero review

help-review =
    A recorded game looked at again: the chance to win by decision, the three largest losses with what was better, luck apart from play.

    Everything is judged from what the seat knew then: options are weighed in worlds that agree with it. A loss is told only above 5 points and two standard errors.

    Example: tintero review game.tintero --seat 2 --plot curve.svg
help-review-exits = Exit codes: 0 fine, 2 the record could not be used, 130 interrupted.
help-review-game = A record, or a finished game by its number.
help-review-seat = From whose eyes.
help-review-format = text, markdown or json.
help-review-plot = Write the curve as SVG to this file.
help-review-calibrate = In place of a review: play so many games between bots and hold what is said against who won.
help-review-bot = Of those games.
help-review-seed = Decides those games.
help-review-worlds = In how many worlds a position is weighed; options in half as many.

## tintero fuzz

help-fuzz =
    Play random legal games and check everything that must hold.

    Cards are conserved, there is always a way on, the list of options is what the rules accept, undo and save are exact, records replay, views and answers keep secrets also over a history of actions, games end. Each failure comes with a record that replays it.

    Example: tintero fuzz --games 500 --seed 7 --json > report.json
help-fuzz-exits = Exit codes: 0 nothing found, 1 something failed, 2 the input could not be used, 130 interrupted.
help-fuzz-games = How many games.
help-fuzz-seed = The same seed plays the same games.
help-fuzz-players = Players; by default 2 to 6.
help-fuzz-sampled = Make each check only now and then: for long runs.
help-fuzz-decisions = Go on until there were this many decisions.
help-fuzz-legal = Legal decks, 2 to 4 players; counts what the card language did.
help-fuzz-histories = Only secrets: twin games played on, with many copies of cards.
help-fuzz-replay = Replay the failures of a --json report.

## tintero version

help-version =
    Which Tintero this is, and whether its engine is compiled.

    Example: tintero version --json

## tintero serve

help-serve =
    Serve the web table: play in the browser, with a friend, a bot, or watching.

    Everything is kept in one SQLite file, or in PostgreSQL, and survives whatever happens to the program. Behind a proxy with TLS it is ready for others.

    Example: tintero serve --port 8080
help-serve-exits = Exit codes: 0 it was ended, 1 it could not begin, 2 the input could not be used.
help-serve-host = Address to listen at; 0.0.0.0 for all.
help-serve-port = Port to listen at; 0 takes any that is free.
help-serve-db = Database: a file, sqlite:///FILE or postgresql://…; by default a file of your own.
help-serve-public = Open to strangers: limits how much one address may ask.
help-serve-shards = So many processes, on ports one after the other, each with its own tables.
help-serve-workers = Processes in which bots think; by default one for each core but one.

## tintero limited

help-limited =
    Limited: open boosters, build a Sealed deck, draft against bots.

    What a booster holds, and what was assumed about it, is in docs/limited.md.

    Example: tintero limited draft --seed 7

## tintero limited open

help-limited-open =
    Open boosters of a set and show what is in them.

    The same seed opens the same boosters.

    Example: tintero limited open --set 9 --count 2 --seed 7
help-limited-open-count = How many.
help-limited-open-set = Number of the set; 0 is the newest.
help-limited-open-seed = What chance goes by; by default drawn.

## tintero limited sealed

help-limited-sealed =
    Open six boosters and build a deck of 40 cards of them.

    Line by line: numbers put cards in, auto leaves the rest to a bot. With --out and --against the decks can be played: tintero play --variant sealed.

    Example: tintero limited sealed --auto --seed 7 --out mine.txt --against theirs.txt
help-limited-sealed-set = Number of the set; 0 is the newest.
help-limited-sealed-seed = What chance goes by; by default drawn.
help-limited-sealed-auto = A bot builds the deck.
help-limited-sealed-out = File for your deck.
help-limited-sealed-against = File for the deck that a bot builds of six boosters of its own.

## tintero limited draft

help-limited-draft =
    Draft against bots: take a card, pass the rest on; then build a deck of 35 cards.

    Four boosters each. With --out and --against the decks can be played: tintero play --variant draft.

    Example: tintero limited draft --auto --seed 7 --out mine.txt --against theirs.txt
help-limited-draft-set = Number of the set; 0 is the newest.
help-limited-draft-seed = What chance goes by; by default drawn.
help-limited-draft-players = How many draft, with you: the others are bots.
help-limited-draft-auto = A bot drafts and builds for you.
help-limited-draft-out = File for your deck.
help-limited-draft-against = File for the deck of the bot beside you.

## tintero mcp

help-mcp =
    The engine as tools for an assistant (MCP): rules, cases, cards, decks, scenes, a table.

    Example: tintero mcp --http --port 8090
help-mcp-exits = Exit codes: 0 ended by the other side, 2 something is not installed or can't be used.
help-mcp-http = Over HTTP; else over standard input and output.
help-mcp-host = Address to listen on, with --http.
help-mcp-port = Port to listen on, with --http.
help-mcp-server = The web table whose seats may be taken.
help-mcp-key = With --http: only who sends this key is heard (Authorization: Bearer KEY). Better given by TINTERO_MCP_KEY, which no list of processes shows.
