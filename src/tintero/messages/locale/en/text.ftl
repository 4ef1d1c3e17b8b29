### Printed text: why it cannot be read, and what is wrong with a file of cards that has it.

## Texts

text-unread = { $problem }: { $left }
text-unfit = these words do not fit
text-cut = the text ends too early
text-none = there is no text
text-sign = no card text has this sign
text-readings = { $count } readings
text-otherwise = it would be read as something else
text-unsayable = nothing can be said of what this would mean
text-order = no meaning for words in this order
# $reason: one of lower.ftl.
text-no-sense = { $reason }
text-no-keyword = no keyword
text-keyword-number = { $keyword } with a number
text-keyword-bare = { $keyword } without a number
text-shift-cost = a named kind of Shift with a cost that is not ink
text-no-shift = { $kind } is no kind of Shift

## Files

text-file = { $file }: { $problem }
text-file-in = { $file }: { $where }: { $problem }
text-missing = is missing
text-below-zero = { $number } is less than 0
text-number-most = expected a number up to { $most }
text-expected = expected { $what }, found { $found }
text-expected-nothing = expected { $what }, found nothing
text-unknown = { $text } is unknown; known: { $known }
text-set-type = unknown type of set { $type }
text-set-code = the code of an expansion is a number
text-no-set = the file has no set { $set }
text-full-name = name and version make { $name }
text-printed-twice = { $card } is printed as { $code } too
text-two-cards = two cards with one name: { $here } here, { $there } in { $code }
text-no-effects = { $type } cards have abilities, not effects
text-type = unknown type { $type }
text-ink = unknown ink { $ink }
text-no-json = not JSON at line { $line }, column { $column }: { $problem }
text-no-utf = not UTF-8 at byte { $byte }
text-gzip = the gzip is damaged ({ $problem })

## What stands there, and what should

text-a-text = a text
text-a-number = a number
text-a-truth = true or false
text-a-list = a list
text-an-object = an object
text-a-letter = one letter
