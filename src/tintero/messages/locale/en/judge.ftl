### What judges are told: sheets, verdicts, rewinds, the case book, and what is wrong with a position.

## Headings of a sheet

judge-verdict = Verdict
judge-rules = rules { $version }
judge-rules-readings = rules { $version }, reading { $readings }
judge-question = Question
judge-sequence = What happens
judge-start = Before anybody is asked
judge-heading = { $player }: { $action }
judge-refused = Refused
judge-next = What may be done next
judge-clauses = Clauses
judge-note = Note
judge-readings = Readings
judge-played = { $text } (the game is played so)
judge-not-played = { $text } (--reading { $number } plays it so)
judge-scene-of = Scene { $number } of { $count }: { $title }
judge-same = … { $count } equal lines …
judge-no-difference = Nothing differs between { $one } and { $two }.

## Verdicts

judge-yes = YES
judge-no = NO
judge-as-written = as written
judge-otherwise = OTHERWISE
judge-legal = It can be done.
judge-illegal = It can't be done: { $why }
judge-held = { $count ->
    [one] All comes out as written (1 expectation).
   *[other] All comes out as written ({ $count } expectations).
}
judge-refused-as-written = { $count ->
    [one] The refusal was expected; all comes out as written (1 expectation).
   *[other] The refusal was expected; all comes out as written ({ $count } expectations).
}
judge-not-held = It does not come out as written: { $problems }
judge-at-line = line { $line }: { $problem }
judge-nothing-tried = Nothing has been tried.
judge-not-refused = “{ $action }” can be done, though CR { $clause } was to forbid it
judge-not-to-be-done = “{ $action }” can be done, and was not to
judge-other-clause = refused by CR { $clause }, not by CR { $wanted }: { $why }
judge-unread = “{ $action }” can't be read here: { $problem }

## What comes next

judge-waits = { $player } waits, and may only concede (CR 2.3.3.4).
judge-over = The game is over.
judge-more = … and { $count } more

## Rewinding (CR 1.7.6)

judge-conceded = { $player } conceded.
judge-learnt = A player saw a hidden card, or chance decided something.
judge-stays = It stays: { $why } (CR { $rule })
judge-before = It stays, because action { $number } after it stays (CR 1.7.6.2).
judge-undone = It can be undone (CR 1.7.6).
judge-of-action = { $action }: { $problem }

## What is wrong with a position, a ruling or the files of them

judge-no-clause = there is no clause { $number }
judge-no-scene = there is no scene here
judge-one-ruling = there are { $count } rulings here, not one
judge-called = id: { $id } is not what the file is called, { $file }
judge-missing = { $what }: is missing
judge-no-clauses = clauses: there are none
judge-no-scenes = scenes: there are none, and `not_playable` doesn't say why
judge-but-scenes = not_playable: but there are scenes
judge-two-readings = readings: a disputed ruling has two or more, and one is `played: true`
judge-switch-unused = readings: no scene takes the `switch` of this reading
judge-undisputed = readings: only a disputed ruling has them
judge-superseded = note: says of a superseded ruling what it was before
judge-empty = { $what }: is empty
judge-bad-id = id: { $id } is not like JC-001
judge-bad-status = status: is one of { $known }, not { $status }
judge-no-language = { $what }: there is no { $language }
judge-bad-switch = readings.switch: is one of { $known }, not { $switch }
judge-no-switch = readings: `switch` is missing: how the game is played so
judge-own-title = scenes: each has a title of its own
judge-expects = scenes: { $title } expects nothing
judge-card = unknown card { $text }
judge-cards = { $text } may be any of: { $names }
judge-several = { $text } may be any of { $count } cards: write 2.NAME or NAME #2
judge-not-in-play = there is no { $text } in play
judge-not-there = there is no { $card } in that { $zone }
judge-seats = seats are 1 to { $most }, not { $number }
judge-no-seat = there is no seat { $number }
judge-bad-zone = a zone is one of { $known }, not { $zone }
judge-state = only a card in play has a state: { $keys }
judge-no-state = a card in play has no { $key }
judge-bad-step = a step is one of { $known }, not { $step }
judge-bad-rules = rules are one of { $known }, not { $version }
judge-unknown-ruling = no ruling { $text }

## Answers to a question: yes and no as people type them, the whole word first

judge-answer-yes = yes, y, 1, true
judge-answer-no = no, n, 0, false
judge-answer-leave = quit, q

## What `tintero judge` can't do

judge-no-such-scene = { $file } has { $count } scenes; there is no { $scene }.
judge-no-case = There is no file { $file }, and no case of that name in the book.
judge-no-reading = There is no reading { $reading }; the case has { $count }.
judge-no-reading-called = There is no reading called { $reading }.
judge-nothing-to-play = Nothing to play: { $reason }
judge-two-versions = --diff takes two versions of the rules, such as 2.1,2.3.
judge-no-version = There is no rules version { $version }.

## A rewind as a table

judge-column-action = Action
judge-column-player = Player
judge-column-what = What
judge-column-undo = Undo? (CR 1.7.6)
judge-after = The position after it:
judge-no-position = (It can't be written as a scene: { $problem })
judge-written = Written to { $file }.

## The quiz

judge-question-of = Question { $number } of { $count } · { $case }
judge-your-answer = Your answer (yes/no):
judge-your-words = Your answer:
judge-had-it = Did you have it (yes/no)?
judge-right = Right.
judge-wrong-yes = Wrong: the answer is yes.
judge-wrong-no = Wrong: the answer is no.
judge-score = { $right } of { $count } right.
judge-yes-or-no = Write yes or no (q leaves).
judge-no-topic = No case is about { $topic }.
judge-topics = Topics: { $topics }
judge-no-book = The case book is empty.

## Many cases

judge-rulings = Rulings
judge-summary = { $rulings }, { $scenes }, under the rules { $version }: { $counts }.
judge-compared = { $rulings }, { $scenes }, rules { $version } against { $newest }: { $counts }.
judge-failed = Failed
judge-changed = Come out otherwise under { $version }
judge-not-playable = Not playable, and why
judge-scene-problem = { $scene }, line { $line }: { $problem }
judge-no-rulings = There is no ruling in { $file }.
judge-count-rulings = { $count ->
    [one] 1 ruling
   *[other] { $count } rulings
}
judge-count-scenes = { $count ->
    [one] 1 scene
   *[other] { $count } scenes
}
judge-count-passed = { $count } passed
judge-count-failed = { $count } failed
judge-count-changed = { $count } changed
judge-count-same = { $count ->
    [one] 1 comes out the same
   *[other] { $count } come out the same
}
judge-count-not-playable = { $count } not playable

## What the cases are about

judge-topic-activated = activated
judge-topic-adventurous = adventurous
judge-topic-bag = bag
judge-topic-bodyguard = bodyguard
judge-topic-boost = boost
judge-topic-challenge = challenge
judge-topic-choices = choices
judge-topic-costs = costs
judge-topic-created-triggers = created triggers
judge-topic-damage = damage
judge-topic-deck = deck
judge-topic-deferred-action = deferred action
judge-topic-draw = draw
judge-topic-drying = drying
judge-topic-end-of-turn = end-of-turn
judge-topic-endgame = endgame
judge-topic-enters = enters
judge-topic-gsc = gsc
judge-topic-history = history
judge-topic-illegal-action = illegal action
judge-topic-ink = ink
judge-topic-last-known-value = last known value
judge-topic-leaving-play = leaving play
judge-topic-loop = loop
judge-topic-may = may
judge-topic-modifier = modifier
judge-topic-move = move
judge-topic-move-damage = move damage
judge-topic-multi-player-effect = multi-player effect
judge-topic-multiplayer = multiplayer
judge-topic-must-choose = must choose
judge-topic-names = names
judge-topic-official-release-notes = official release notes
judge-topic-partial = partial
judge-topic-permission = permission
judge-topic-policy = policy
judge-topic-prohibition = prohibition
judge-topic-quest = quest
judge-topic-reading = reading
judge-topic-reckless = reckless
judge-topic-release-notes = release notes
judge-topic-replacement = replacement
judge-topic-restriction = restriction
judge-topic-sequential = sequential
judge-topic-shift = shift
judge-topic-singer = singer
judge-topic-stack = stack
judge-topic-start-of-turn = start-of-turn
judge-topic-static = static
judge-topic-support = support
judge-topic-then = then
judge-topic-vanish = vanish
judge-topic-zones = zones
