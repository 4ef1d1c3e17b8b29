### `tintero play`: what the command line can't use.

play-one-of-two = --hotseat and --watch exclude each other.
play-best-of = --best-of takes an odd number of games, not { $count }.
play-series-begins = --best-of is for a new series; --resume goes on with one game.
play-many-names = There are { $count } names for { $people } people.
play-same-name = Two people can't both be called { $name }.
play-no-rules = There is no rules version { $version }.
play-no-bot = There is no bot { $name }.
play-there-are = There are: { $names }
play-bot-of-file = The file says that { $player } is a program: { $program }. Opening a file starts no program.
play-bot-to-give = Say yourself who plays: --resume FILE --bot "{ $prefix }COMMAND", or --bot greedy.
play-seed-of-bot = --seed is for the bot alone: it is another program, and might try seeds. The cards are shuffled by chance; a saved game has the shuffles.
play-seed-of-file = This game began with seed { $seed }. The bot is another program and might try seeds: then it knows every card.
play-no-file = { $file } can't be read: { $why }
play-no-write = { $file } can't be written: { $why }
play-no-saved = { $file } is no saved game: { $why }
play-no-json = { $file } is not JSON (line { $line }).
play-lacks = it lacks { $what }
play-web-alone = --web is one person against a bot, best of 1 or 3: without --hot-seat, --watch, --resume and --seed.
