### Bots: why one gave no answer. $bot is what it is called.

bot-no-start = { $bot } can't be started: { $why }
bot-silent = { $bot } did not answer in { $seconds } s
bot-hung-up = { $bot } has closed the line
bot-ended-with = { $bot } has ended with exit code { $code }
bot-too-much = { $bot } said more than { $bytes } bytes instead of an answer
bot-too-deep = { $bot } answered with more than { $most } brackets
bot-deaf = { $bot } answered, but did not read the question in { $seconds } s
bot-protocol = { $bot } speaks protocol { $spoken }, not { $ours }
bot-no-system = { $bot }: bots in other processes need Linux, macOS or another Unix
bot-no-json = { $bot } answered no JSON: { $line }
bot-no-object = { $bot } answered no object: { $line }
bot-invalid = { $bot } could make no sense of the question: { $why }
bot-unavailable = { $bot } can't answer now: { $why }
bot-error = { $bot }: { $error }: { $why }
bot-no-option = { $bot } chose { $answer }, which is none of the { $count } options
bot-no-reason = no reason given
bot-chose = { $bot } chose { $answer } of { $count } options
bot-died = { $bots }: the process that played a game died
# What a bot of one's own says, in its own words.
bot-said = { $said }
bot-mistake = { $error }: { $said }

bot-unknown = unknown bot { $name }; there are: { $available }
bot-count = { $players } players need { $players } bots, not { $count }
bot-over = the game is over
