"""Asking in words: a question as it is put at a table → cases, clauses, keywords, cards.

No model and nothing from elsewhere: `words` makes a text into terms, with what means the same in
either language and at the table (`data/slang.toml`); `mentions` finds the cards in it, `typos` what
was meant by a word nobody knows; `searched` has the rulebook and the case book as terms, with how
people ask for a clause (`data/said.toml`); `term_index` says how well each fits; `question` is all
of it, and `reply` puts it into words.
"""
