### The pages of Limited.

pagelimited-title = Boosters
pagelimited-lead = Open boosters, draft against bots, build a deck of them and play it.
pagelimited-kind = What is played
pagelimited-sealed = Sealed
pagelimited-sealed-said = Six boosters, and a deck of at least 40 cards of them.
pagelimited-draft = Draft
pagelimited-draft-said = Four boosters: take a card, pass the rest on. Then a deck of at least 35 cards.
pagelimited-pack-rush = Pack Rush
pagelimited-pack-rush-said = Two boosters, shuffled together and played as they are; 15 lore win.
pagelimited-set = Set
pagelimited-players = Players
pagelimited-begin = Open the boosters
pagelimited-begin-draft = Begin the draft
pagelimited-assumed = What a booster holds
pagelimited-seed = seed { $seed }
pagelimited-again = Something else
pagelimited-booster = Booster { $n } of { $of }
pagelimited-next = Next booster
pagelimited-all = All of them
pagelimited-to-build = Build the deck
pagelimited-foil = foil
pagelimited-common = common
pagelimited-uncommon = uncommon
pagelimited-rare = rare
pagelimited-super = super rare
pagelimited-legendary = legendary
pagelimited-marketing = And a marketing card, which begins in the inkwell.
pagelimited-pick = Pick { $pick } of { $picks }
pagelimited-left = Booster { $round } of { $rounds }, passed to the left
pagelimited-right = Booster { $round } of { $rounds }, passed to the right
pagelimited-advice = What would a bot take?
pagelimited-advised = A bot would take { $card }.
pagelimited-advised-short = a bot's pick
pagelimited-take = Take { $card }
pagelimited-taken = { $count ->
        [0] Nothing taken
        [one] One card taken
       *[other] { $count } cards taken
    }
pagelimited-taken-none = What you take is listed here.
pagelimited-pool = Cards
pagelimited-build = A deck of at least { $least }
pagelimited-auto = Build it for me
pagelimited-add = { $card }: { $count } of { $of } in the deck, one more
pagelimited-of = of at least { $least } cards
pagelimited-as-it-is = cards, played as they are
pagelimited-few = { $count ->
        [one] One card more
       *[other] { $count } cards more
    }, and it can be played.
pagelimited-save = Keep among my decks
pagelimited-saved = kept
pagelimited-empty = Empty it
pagelimited-play-bot = Play against a bot's deck
pagelimited-play-link = Play with a friend by link
