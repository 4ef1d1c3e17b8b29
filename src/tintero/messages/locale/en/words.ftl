### The lines people type, in the notation. Another language says here how each may be typed in it:
### several ways with | between them, (one/another) of some words, [perhaps] some words.

words-ink = ink { $card }
words-quest = quest { $card }
words-sing-together = sing { $card } together
words-sing-with = sing { $card } with { $other }
words-sing = sing { $card }
words-play-free = play { $card } for free
words-play-on = play { $card } on { $other }
words-play-by = play { $card } by { $other }
words-play = play { $card }
words-use = use { $card }
words-challenge = challenge { $card } > { $other }
# What is left out is asked for.
words-challenge-whom = challenge { $card }
words-move = move { $card } > { $other }
words-move-where = move { $card }
words-end = end
words-concede = concede

## Answers

words-choose = choose { $card }
words-done = done
words-yes = yes
words-mode = mode { $card }
words-amount = amount { $card }
words-name = name { $card }
words-top = top
words-bottom = bottom
words-bottom-cards = bottom { $card }
words-resolve = resolve { $card }
words-player = player { $card }
words-keep = keep
