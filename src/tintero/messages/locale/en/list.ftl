### Things in a row.

list-here = { $items }
list-comma = { $first }, { $second }
list-semicolon = { $first }; { $second }
list-and = { $first } and { $last }
list-or = { $first } or { $last }

# After an error: what may have been meant.
list-near = { $problem }; near: { $near }
