### Why a hint: what it gains, what it risks.

hint-line = { $what }. It gains: { $why }. { $risk }
hint-gains = { $what }. It gains: { $why }.
hint-alter = put { $what } back for another card: { $why }.
hint-keep = { $what }. Of the { $count ->
    [one] card
   *[other] { $count } cards
  } you keep { $ink } can become ink and { $early } { $early ->
    [one] costs
   *[other] cost
  } 3 or less; what would come for them is worth no more on average.
hint-keep-none = { $what }. What comes for all of them is worth more on average.
hint-back-dear = it costs { $cost }, and at first cheaper cards count for more
hint-back-ink = it cannot become ink
hint-back-same = among what you keep there is already a card that costs { $cost }
hint-back-action = it is an action, and in an opening hand characters count for more
hint-back-thing = it is no character, and in an opening hand characters count for more
hint-back-card = in practice games it did less for an opening hand than the other cards of the deck
hint-back-other = what comes for it is worth more on average
hint-answer = { $what }. You stand best after it.
hint-gain-lore = { $lore } lore
hint-gain-removed = { $cards } out of play
hint-gain-comes = { $cards } in play
hint-gain-ink = one more ink from now on
hint-gain-cards = cards you do not know yet
hint-gain-end = nothing else is worth more now
hint-gain-best = you stand best after it
hint-risk-lost = The price: { $cards }.
hint-risk-answer = The risk: { $other } could banish { $card } in a challenge.
hint-risk-none = It lets no character in play banish one of your cards in a challenge.
