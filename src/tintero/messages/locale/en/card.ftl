### What cards and abilities are called in a sentence. $count: how many.

# A card that may not be known.
card-hidden = a card
card-count = { $count ->
    [one] a card
   *[other] { $count } cards
}
# With the number even where it is one.
card-number = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
# By which of its abilities.
card-by-ability = { $card } ({ $ability })
card-an-ability = an ability
card-an-effect = an effect
# The text of an ability.
card-quoted = “{ $text }”
