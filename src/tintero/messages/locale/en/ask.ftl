### Asking in words (`tintero judge find`, `/api/ask`): headings, and what can't be searched for.

ask-cases = The nearest cases
ask-clauses = The clauses
ask-guessed = “{ $said }” is taken for “{ $meant }”.
ask-cards = Named { $said }: { $cards } ({ $count ->
    [one] one card
   *[other] { $count } cards
})
ask-scene = A scene to begin with ({ $case })
ask-no-scene = none of the cases found has a scene
ask-empty = ask something: who does what to whom, in your own words
ask-only-small = there is no word in it to search for; name a keyword, a card or what happens
ask-unknown = nothing is known by these words: { $words }; say it in others, or name a keyword or a card
ask-too-long = the question is too long: at most { $most } words
