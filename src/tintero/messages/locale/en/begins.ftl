### The position in which a scene begins, as a ruling sheet says it.

begins-title = The position
begins-turn = Turn of { $player }, { $step }.
begins-first-turn = First turn of { $player }, { $step }.
begins-side = { $player }: { $lore } lore, { $ink } ink ({ $ready } ready), { $hand } in hand, { $deck } in the deck, { $discard } in the discard
begins-play = In play: { $cards }
begins-hand = Hand: { $cards }
begins-deck = On top of the deck: { $cards }
begins-discard = Discard: { $cards }
begins-ink = Inkwell: { $cards }
begins-drops = Ink drops: { $count }
begins-inked = Cards inked this turn: { $count }
begins-exerted = exerted
begins-drying = drying
begins-damage = { $count } damage
begins-at = at { $place }
begins-under = under it: { $cards }

## Effects that last

begins-lasting = { $cards }: { $what } ({ $until })
begins-strength = { $n } Strength
begins-willpower = { $n } Willpower
begins-lore = { $n } Lore
begins-cant-quest = can’t quest
begins-cant-challenge = can’t challenge
begins-cant-be-challenged = can’t be challenged
begins-cant-ready = can’t ready at the start of the turn
begins-cant-be-chosen = can’t be chosen
begins-cant-sing = can’t sing
begins-until-end-of-turn = until the end of the turn
begins-until-start-of-your-next-turn = until the start of the next turn of whoever made it
begins-until-their-next-turn = until the end of the next turn of whose it is
begins-until-forever = for good
begins-until-while-in-play = while it is in play
