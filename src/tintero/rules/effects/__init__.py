"""What each verb does: one family a module, one class a verb, all listed in `verb_rows`."""

import tintero.rules.effects.verb_rows  # noqa: F401  # first, as verbs need rules that need the rows
