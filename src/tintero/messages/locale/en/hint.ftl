### Why a hint: what it gains, what it risks.

hint-line = { $what }. It gains: { $why }. { $risk }
hint-alter = put { $what } back for another card.
hint-keep = { $what }.
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
hint-risk-none = Nothing in play answers it at once.
