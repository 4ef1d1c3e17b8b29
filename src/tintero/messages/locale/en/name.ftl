### What cards and abilities are called in a sentence. $count: how many.

# A card that may not be known.
name-hidden = a card
name-cards = { $count ->
    [one] a card
   *[other] { $count } cards
}
# With the number even where it is one.
name-card-number = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
# By which of its abilities.
name-by-ability = { $card } ({ $ability })
name-an-ability = an ability
name-an-effect = an effect
# The text of an ability.
name-quoted = “{ $text }”
name-location-ability = the location ability
