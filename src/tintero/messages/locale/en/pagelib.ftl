### What the library says: the rulebook, the cards, the case book and its quiz.

## Every page of the library

pagelib-language = English
pagelib-copy = Copy link
pagelib-copy-of = Copy the link to { $name }
pagelib-coming = The book is being fetched…
pagelib-not-kept = There is no connection, and this has not been kept on this device yet. It needs the server.
pagelib-any = All
pagelib-yes = Yes
pagelib-no = No
pagelib-turn = Before and after
pagelib-found = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
}
pagelib-n-cases = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
pagelib-n-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
pagelib-no-found = Nothing fits. Try fewer words.
pagelib-cases = Cases
pagelib-clauses = Clauses

## The rulebook

pagelib-rules = Rulebook
pagelib-rules-lead = Every clause of the comprehensive rules in our own words, in Spanish and English, under the versions 2.1, 2.2 and 2.3. Each one is a link you can send.
pagelib-rules-chapter = { $n }. { $title }
pagelib-rules-search = Search the rulebook
pagelib-rules-hint = bag, drying, 4.6.4, can't ready…
pagelib-version = Version of the rules
pagelib-both = English + Spanish
pagelib-outline = Chapters
pagelib-changes = What changed
pagelib-crosswalk = Old numbers
pagelib-readings = Readings
pagelib-not-in = not in { $version }
pagelib-since = since { $version }
pagelib-until = until { $version }
pagelib-changed = changed in { $version }
pagelib-was = was { $n }
pagelib-clause = Clause { $n }
pagelib-leads = More
pagelib-before = Before { $version }
pagelib-now = Now
pagelib-reading = Reading
pagelib-cards-about = { $count } cards are about { $n }
pagelib-old = Old numbers
pagelib-rule-changed = the rule changed
pagelib-tests = Tests
pagelib-code = Code
pagelib-own-words = In our own words; the publisher's text decides.
pagelib-no-clause-title = No such clause
pagelib-no-clause = The rulebook has no clause “{ $number }”.
pagelib-no-clause-near = The rulebook has no clause “{ $number }”. The nearest above it is { $near }.
pagelib-rules-of = Rules { $version }
pagelib-effective = In force since { $day }
pagelib-weighty = What can change how a game goes
pagelib-touched = Every clause it touched ({ $count })
pagelib-kind-new = new
pagelib-kind-moved = moved
pagelib-kind-changed = changed
pagelib-kind-removed = removed
pagelib-crosswalk-lead = Where a clause of an earlier numbering stands today. Plain numbers are those of the rules 1.x; others carry the name of their version.
pagelib-crosswalk-find = An old or a new number
pagelib-crosswalk-none = No number like that.
pagelib-old-number = Old
pagelib-new-number = New
pagelib-title = Title
pagelib-gone = gone
pagelib-glossary = glossary
pagelib-readings-lead = Where the rules leave room: what is played here, why, and the other way to read it.
pagelib-by-official = settled by the publisher
pagelib-by-rules = follows from the rules
pagelib-by-judges = as judges rule
pagelib-by-open = open
pagelib-reason = Why:
pagelib-other = The other reading:

## Cards

pagelib-cards = Cards
pagelib-cards-lead = Every card, drawn as at the table: what it says in both languages, how it is understood, what touches it, and where it may be played.
pagelib-cards-search = Search the cards
pagelib-cards-hint = elsa, ink:amber cost<=3, text:"draw a card"…
pagelib-ink = Ink
pagelib-type = Type
pagelib-keyword = Keyword
pagelib-legal = Legal in
pagelib-set = Set
pagelib-query-help = What else can be asked
pagelib-query-said = Words of the name or the text in either language; and fields: ink, cost, type, class, keyword, strength, willpower, lore, move, text, name, set, rarity, node, clause, legal, is. Commas are alternatives, a minus is “not”.
pagelib-query-odd = I do not know what this asks for: { $terms }
pagelib-no-card-title = No such card
pagelib-no-card = No card is called “{ $name }”.
pagelib-no-card-search = Search for it
pagelib-says = What it says
pagelib-no-text = No abilities.
pagelib-understood = How it is understood
pagelib-understood-said = The ability as the engine reads it, part by part, each with its clauses. A part leads to all cards that have it.
pagelib-touch = What touches it
pagelib-no-cases = No case names it yet.
pagelib-how-keyword = by its keyword { $name }
pagelib-how-node = by its part “{ $name }”
pagelib-how-trigger = by the event “{ $name }”
pagelib-legality = Where it may be played
pagelib-on-day = On
pagelib-printed = Printed in
pagelib-stands-legal = Legal since { $since }.
pagelib-stands-banned = Banned since { $since }.
pagelib-stands-rotated = Rotated out since { $since }.
pagelib-stands-early = Not legal yet.
pagelib-stands-none = In no set that may be played there.
pagelib-stands-until = Changes on { $until }.
pagelib-kin = Other versions of { $name }

## The case book

pagelib-book = Case book
pagelib-book-lead = Questions judges have been asked, each with its answer, its clauses, and scenes you can play through step by step.
pagelib-book-search = Search the cases
pagelib-book-hint = bodyguard, draw, JC-029…
pagelib-topic = Topic
pagelib-clause-of = Clause
pagelib-only = Show
pagelib-only-changed = Otherwise in an older version
pagelib-only-official = Answered by the publisher
pagelib-official = answered by the publisher
pagelib-status-current = current
pagelib-status-superseded = an older answer was otherwise
pagelib-status-disputed = disputed
pagelib-status-policy = tournament policy
pagelib-otherwise-in = otherwise in { $versions }
pagelib-no-case-title = No such case
pagelib-no-case = The book has no case “{ $id }”. Its cases go from { $first } to { $last }.
pagelib-answer = Answer
pagelib-note = Note:
pagelib-two-readings = It can be read in more than one way
pagelib-played-so = played so
pagelib-its-cards = The cards
pagelib-played = Played step by step
pagelib-not-playable = There is nothing to be played: { $why }
pagelib-scenes = Scenes
pagelib-controls = Back and forth
pagelib-first = To the beginning
pagelib-back = Back
pagelib-on = On
pagelib-last = To the end
pagelib-sequence = Sequence
pagelib-beginning = The position
pagelib-start = It begins
pagelib-otherwise = Under { $version } it comes out otherwise.
pagelib-otherwise-way = Under { $version } it goes another way to the same end.
pagelib-to-desk = Open on the judge's desk
pagelib-to-desk-said = There you can try something else. That needs the server.
pagelib-player = Player { $n }
pagelib-lore = { $n } lore
pagelib-ink-of = ink { $ready }/{ $all }
pagelib-hand = hand { $n }
pagelib-deck = deck { $n }
pagelib-discard = discard { $n }
pagelib-nothing = nothing in play
pagelib-zone-hand = Hand
pagelib-zone-discard = Discard

## The quiz

pagelib-quiz = Quiz
pagelib-quiz-lead = Questions from the case book. What you know comes back later and later, what you don't comes back at once. Only this browser remembers.
pagelib-quiz-due = { $due } to repeat, { $fresh } new
pagelib-quiz-score = { $right } of { $asked } right
pagelib-quiz-boxes = How many in each box, from new to known: { $boxes }
pagelib-quiz-answers = Your answer
pagelib-quiz-which = Which of these may Player { $n } not do now?
pagelib-quiz-show = Show the answer
pagelib-quiz-right = Right
pagelib-quiz-wrong = Not so
pagelib-quiz-had = Did you have it?
pagelib-quiz-next = Next question
pagelib-quiz-none = That was all.
pagelib-quiz-later = Nothing is due before { $day }.
pagelib-quiz-anyway = Go on all the same
pagelib-variant = Variant
pagelib-variant-none = The official game
pagelib-in-variant = In { $title }
pagelib-not-variant = In the official game:
pagelib-variant-changes = What it changes
pagelib-variant-same = No clause reads otherwise.
pagelib-variant-assumed = How it is read where nobody has said
