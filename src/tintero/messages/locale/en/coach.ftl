### What the coach says in a first game: an option, and in one sentence why.

coach-line = { $what }: { $why }.
coach-win = this brings you to { $lore } lore, and that wins
coach-ink = one card each turn becomes ink, and of your hand you can spare this one most easily
coach-ink-dear = one card each turn becomes ink, and this one costs { $cost }: too much for a long while
coach-play-character = you can pay its cost ({ $cost } ink), and from your next turn on it can quest for { $lore } or challenge with { $strength }
coach-play-location = it gives { $lore } lore at the start of each of your turns
coach-play-item = it stays, and helps you in every turn
coach-play-action = you can pay for it, and it works at once
coach-sing = a song that is sung costs no ink
coach-challenge-safe = that banishes { $other }, and your own character stays in play
coach-challenge-trade = that banishes { $other }, which is worth more than what you lose
coach-quest = { $lore ->
    [one] 1 lore more
   *[other] { $lore } lore more
  }, and nobody over there could banish this character in return
coach-quest-risk = { $lore ->
    [one] 1 lore more
   *[other] { $lore } lore more
  }; but then it is exerted, and { $other } could challenge it
coach-end = there is nothing better left; your cards are ready again when your next turn begins
coach-keep-hand = Keep the rest of your hand
coach-change = Change { $what }
coach-take = Choose { $what }
coach-alter = you may change your opening hand once: cards you cannot pay for in the first turns may go
coach-keep = cheap cards and some with the inkwell ring: a hand to begin with
coach-bag = several of your abilities wait, and you choose which comes first
coach-choose = of what may be chosen this serves you best
coach-may = you may, you need not; here it is good for you
coach-may-not = you may, you need not; here it is better left alone
coach-wait = Your opponent decides now. See what they exert: exerted characters can be challenged in your turn.
coach-over = The game is over. Play another one, or look at it again move by move.
coach-because = { $does }; { $why }
coach-does = { $effects }
coach-does-banish = that banishes { $card }
coach-does-banish-own = that banishes your own { $card }
coach-does-discard = you discard { $card }
coach-does-discard-other = they discard { $card }
coach-does-return = { $card } comes back to your hand
coach-does-return-other = { $card } goes back to their hand
coach-does-ink = { $card } becomes ink of yours
coach-does-ink-other = { $card } becomes ink of theirs
coach-does-deck = { $card } goes into your deck
coach-does-deck-other = { $card } goes into their deck
coach-does-exert = your { $card } is exerted
coach-does-exert-other = { $card } is exerted
coach-does-ready = your { $card } is ready again
coach-does-ready-other = { $card } is ready again
coach-does-lore = you gain { $count } lore
coach-does-draw = { $count ->
    [one] you draw a card
   *[other] you draw { $count } cards
  }
coach-does-damage = { $card } takes { $count } damage
coach-choose-asked = the question is “{ $asked }”, and of what may be chosen this serves you best
