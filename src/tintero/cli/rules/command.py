"""`tintero rules`: read the rulebook from the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich.text import Text

from tintero import limits, rulebook
from tintero.cli.rules.print import fail, label, out, out_list, out_table, out_tree, tell
from tintero.cli.shell import complete
from tintero.cli.shell.common import EXIT_NO, AsJson, Language, out_json
from tintero.cli.shell.front import Group
from tintero.cli.shell.variant import VariantName, chosen_variant
from tintero.messages import FALLBACK, Listed, Message, say
from tintero.rulebook import (
    Change,
    Clash,
    Clause,
    ClauseTree,
    Conflict,
    CrosswalkLink,
    DocumentRow,
    UnknownClause,
    UnknownVersion,
)
from tintero.rulebook import ledger as ledgers

if TYPE_CHECKING:
    from tintero.variants import Variant

app = typer.Typer(name="rules", cls=Group, no_args_is_help=True)

Number = Annotated[str, typer.Argument(autocompletion=complete.clauses)]
Version = Annotated[str, typer.Argument(autocompletion=complete.versions)]
# Who decides how a rule is read, and what has become of a clause.
DECIDED: Final = {
    "official": "rules-by-official",
    "rules": "rules-by-rules",
    "judges": "rules-by-judges",
    "open": "rules-by-open",
}
KINDS: Final = {
    "new": "rules-kind-new",
    "moved": "rules-kind-moved",
    "changed": "rules-kind-changed",
    "removed": "rules-kind-removed",
}


# --- ledger -----------------------------------------------------------------------------------


@app.command()
def ledger(lang: Language = "", as_json: AsJson = False) -> None:
    """Each clause of the founding documents: official clause, decision, tests."""
    state = ledgers.ledger(ledgers.load_index())
    missing = state.without_test
    if as_json:
        out_json(state.as_json(lang))
    else:
        out_table(
            lang,
            ("rules-row", "rules-official", "rules-decision", "rules-tests", "rules-as-written"),
            (
                (
                    entry.row.id,
                    ", ".join(entry.row.official),
                    entry.decision(lang),
                    "\n".join(entry.tests) or entry.row.reason(lang) or "-",
                    "\n".join(entry.variants) or "-",
                )
                for entry in state.entries
            ),
        )
        out_list(lang, "rules-missing", missing)
        counts = {"tested": state.tested, "reasoned": state.with_reason, "missing": len(missing)}
        tell(lang, Message("rules-summary", count=len(state.entries), **counts))
    if missing:
        raise typer.Exit(1)


# --- clauses ----------------------------------------------------------------------------------


@app.command()
def show(
    number: Number,
    cards: Annotated[bool, typer.Option("--cards")] = False,
    variant: VariantName = "",
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """One clause, or one row of the documents (002:A-7), with all that is known of it."""
    from tintero.cli.rules import more_links as rules_links

    played = chosen_variant(variant, lang)
    try:
        found = rulebook.row(number) if ":" in number else rulebook.clause(number)
    except UnknownClause as error:
        near = error.near or _by_words(number, lang)
        fail(lang, Message("rules-no-clause", number=error.number), near)
    if isinstance(found, DocumentRow):
        facts = _row_facts(found, lang)
        if not as_json:
            return _show_row(found, facts, lang)
    else:
        facts = _clause_facts(found, lang)
        if not as_json:
            _show_clause(found, facts, lang, played)
            return rules_links.show(found.number, lang, cards)
        facts |= rules_links.facts(found.number, lang)
        words = None if played is None else played.clause(found.number)
        facts |= {} if words is None else {"in_variant": words.get(lang)}
    out_json(facts)


def _by_words(words: str, lang: str) -> list[str]:
    """The clauses that may be meant by words in place of a number."""
    return [f"{c.number} {c.title(lang)}" for c in rulebook.search(words, lang)[:4]]


@app.command()
def search(
    words: Annotated[list[str], typer.Argument()],
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Clauses that mention the words, best first; exits with 1 if none does."""
    found = rulebook.search(" ".join(words), lang)
    if not found:
        sought = words[: limits.SOUGHT]
        near = [other for word in sought for other in rulebook.near_words(word, lang)]
        fail(lang, Message("rules-no-hits", words=" ".join(words)), near, code=EXIT_NO)
    if as_json:
        out_json([_brief(clause, lang) for clause in found])
        return
    rows = ((c.number, c.title(lang), c.statement(lang)) for c in found)
    out_table(lang, ("rules-clause", "rules-title", "rules-statement"), rows)


@app.command()
def tree(number: Number, lang: Language = "", as_json: AsJson = False) -> None:
    """A clause and everything below it."""
    try:
        top = rulebook.tree(number)
    except UnknownClause as error:
        fail(lang, Message("rules-no-clause", number=error.number), error.near)
    if as_json:
        out_json(_tree_facts(top, lang))
    else:
        out_tree(lang, top)


@app.command()
def keywords(lang: Language = "", as_json: AsJson = False) -> None:
    """Every keyword: its section, what it says, how many cards have it."""
    from tintero.cli.rules import more_links as rules_links

    rules_links.keywords(lang, as_json)


def _brief(clause: Clause, lang: str) -> dict[str, Any]:
    return {
        "number": clause.number,
        "title": clause.title(lang),
        "statement": clause.statement(lang),
    }


def _tree_facts(node: ClauseTree, lang: str) -> dict[str, Any]:
    below = [_tree_facts(child, lang) for child in node.children]
    return {**_brief(node.clause, lang), "children": below}


def _clause_facts(clause: Clause, lang: str) -> dict[str, Any]:
    index = ledgers.load_index()
    return {
        **_brief(clause, lang),
        "since": clause.since,
        "until": clause.until,
        "was": clause.was,
        "changed": clause.changed,
        "before": clause.before(lang),
        "parents": [parent.number for parent in rulebook.parents(clause.number)],
        "children": [child.number for child in rulebook.children(clause.number)],
        "old": rulebook.crosswalk_back(clause.number),
        "rows": [row.id for row in rulebook.documents() if clause.number in row.official],
        "readings": [one.id for one in rulebook.of_clause(clause.number)],
        "tests": index.get(clause.number, []),
        "reason": ledgers.why_untested(clause, index, lang),
    }


def _show_clause(clause: Clause, facts: dict[str, Any], lang: str, played: Variant | None) -> None:
    out(label(clause, lang))
    out(clause.statement(lang))
    words = None if played is None else played.clause(clause.number)
    if played is not None and words is not None:
        tell(lang, Message("variant-changed", title=played.title))
        out(words.get(lang))
    if history := _history(clause):
        tell(lang, Message("list-here", items=Listed(tuple(history), "semicolon")))
    if facts["before"]:
        tell(lang, Message("rules-before", version=clause.changed or "", text=facts["before"]))
    above = [f"{p.number} {p.title(lang)}" for p in rulebook.parents(clause.number)]
    below = [f"{c.number} {c.title(lang)}" for c in rulebook.children(clause.number)]
    out_list(lang, "rules-under", above)
    out_list(lang, "rules-below", below)
    out_list(lang, "rules-old-numbers", facts["old"])
    out_list(lang, "rules-rows", facts["rows"])
    titles = [f"{one.id} ({one.title.get(lang)})" for one in rulebook.of_clause(clause.number)]
    out_list(lang, "rules-readings", titles)
    out_list(lang, "rules-tests", facts["tests"] or ([facts["reason"]] if facts["reason"] else []))


def _history(clause: Clause) -> list[Message]:
    found = []
    if clause.since:
        found.append(Message("rules-since", version=clause.since))
    if clause.until:
        found.append(Message("rules-until", version=clause.until))
    if clause.was:
        found.append(Message("rules-was", number=clause.was))
    if clause.changed:
        found.append(Message("rules-changed", version=clause.changed))
    return found


def _row_facts(row: DocumentRow, lang: str) -> dict[str, Any]:
    state = ledgers.ledger(ledgers.load_index())
    (entry,) = (entry for entry in state.entries if entry.row.id == row.id)
    return {**entry.as_json(lang), "line": row.line, "old": list(row.old)}


def _show_row(row: DocumentRow, facts: dict[str, Any], lang: str) -> None:
    where = say(Message("rules-line", document=row.document, line=row.line), lang)
    out(Text(row.id, style="bold") + Text(f"  {where}"))
    out(row.text(lang))
    out_list(lang, "rules-decision", [facts["decision"]])
    out_list(lang, "rules-note", [row.note(lang)] if row.note(lang) else [])
    for number in row.official:
        clause = rulebook.clause(number)
        out(label(clause, lang) + Text(f": {clause.statement(lang)}"))
    out_list(lang, "rules-old-numbers", facts["old"])
    out_list(lang, "rules-tests", facts["tests"] or ([facts["reason"]] if facts["reason"] else []))
    out_list(lang, "rules-as-written", facts["variants"])


# --- numbers ----------------------------------------------------------------------------------


@app.command()
def crosswalk(
    number: Annotated[str, typer.Argument()],
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Old clause number to new, and back."""
    ahead, back = rulebook.links_from(number), rulebook.links_to(number)
    if not number.strip():
        fail(lang, Message("rules-no-old", number="“”"))
    if not ahead and not back:
        try:
            rulebook.crosswalk_back(number)
        except UnknownClause as error:
            fail(lang, Message("rules-no-old", number=error.number), rulebook.near_old(number))
    if as_json:
        new = [link.new for link in ahead if link.new]
        out_json({"number": number, "new": new, "old": [link.old for link in back]})
    elif ahead or back:
        rows = (_link_cells(link, lang) for link in (*ahead, *back))
        out_table(lang, ("rules-old", "rules-new", "rules-topic", "rules-note"), rows)
    else:
        tell(lang, Message("rules-no-old-number", number=rulebook.clause(number).number))


def _link_cells(link: CrosswalkLink, lang: str) -> tuple[str, ...]:
    """The crosswalk's own words are English; other languages show the new clause's title."""
    known = rulebook.book().get(link.new)
    topic = link.topic if lang == FALLBACK or known is None else known.title(lang)
    note = say(Message("rules-rule-changed"), lang) if link.changed else ""
    return link.old, link.new or say(Message("rules-gone"), lang), topic, note


# --- variants ---------------------------------------------------------------------------------


@app.command()
def variants(
    name: Annotated[str, typer.Argument(show_default=False, autocompletion=complete.variants)] = "",
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Ways to play: all that are shipped, or what one of them changes."""
    from tintero.cli.rules import shown_variants

    shown_variants.show(name, lang, as_json)


# --- conflicts and versions -------------------------------------------------------------------


@app.command()
def conflicts(lang: Language = "", as_json: AsJson = False) -> None:
    """Where the founding documents contradict the rules, or one another."""
    from tintero.cli.rules import shown_draft

    if as_json:
        out_json(
            {
                "conflicts": [_conflict_facts(entry, lang) for entry in rulebook.conflicts()],
                "clashes": [_clash_facts(clash, lang) for clash in rulebook.clashes()],
                "as_written": shown_draft.facts(lang),
            }
        )
        return
    out_table(
        lang,
        ("rules-row", "rules-document", "rules-rules", "rules-reason", "rules-clause"),
        (
            (
                c.id,
                c.reading(lang),
                c.official(lang),
                c.reason(lang),
                ", ".join(c.clauses),
            )
            for c in rulebook.conflicts()
        ),
        title="rules-conflicts",
    )
    out_table(
        lang,
        ("rules-row", "rules-document", "rules-decision", "rules-clause"),
        (
            (", ".join(c.rows), c.text(lang), c.decision(lang), ", ".join(c.clauses))
            for c in rulebook.clashes()
        ),
        title="rules-clashes",
    )
    shown_draft.show(lang)


@app.command()
def readings(
    name: Annotated[str, typer.Argument(show_default=False)] = "",
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """How the rules are read where they leave room: what is played, why, and the switch."""
    try:
        found = [rulebook.reading(name)] if name else list(rulebook.readings())
    except UnknownClause as error:
        fail(lang, Message("rules-no-reading", name=error.number), error.near)
    if as_json:
        out_json([one.as_json(lang) for one in found])
        return
    for one in found:
        out(Text(one.id, style="bold") + Text(f"  {one.title.get(lang)}"))
        out(one.played.get(lang))
        out_list(lang, "rules-reason", [one.reason.get(lang)])
        out_list(lang, "rules-by", [say(Message(DECIDED[one.by]), lang)])
        out_list(lang, "rules-other", [one.other.get(lang)] if one.other else [])
        out_list(lang, "rules-switch", [one.switch] if one.switch else [])
        out_list(lang, "rules-clause", one.clauses)
        out_list(lang, "rules-n-cards", one.cards)
        out_list(lang, "rules-tests", one.shown)
        out("")


def _conflict_facts(conflict: Conflict, lang: str) -> dict[str, Any]:
    return {
        "id": conflict.id,
        "reading": conflict.reading(lang),
        "official": conflict.official(lang),
        "decision": conflict.decision,
        "reason": conflict.reason(lang),
        "clauses": list(conflict.clauses),
    }


def _clash_facts(clash: Clash, lang: str) -> dict[str, Any]:
    return {
        "key": clash.key,
        "rows": list(clash.rows),
        "text": clash.text(lang),
        "decision": clash.decision(lang),
        "clauses": list(clash.clauses),
    }


@app.command()
def changes(
    v1: Version,
    v2: Version,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """What changed between two versions of the rules."""
    try:
        found = rulebook.changes(v1, v2)
        weighty = rulebook.differences_between(v1, v2)
    except UnknownVersion as error:
        fail(lang, Message("rules-no-version", version=error.version), known=error.known)
    if as_json:
        differences = [
            {"key": d.key, "since": d.since, "clauses": list(d.clauses), "text": d.text(lang)}
            for d in weighty
        ]
        touched = [_change_facts(change, lang) for change in found]
        out_json({"differences": differences, "changes": touched})
    elif not found:
        tell(lang, Message("rules-no-changes"))
    else:
        for version in rulebook.versions():
            if any(change.version == version.number for change in found):
                day = version.effective.isoformat()
                told = {"version": version.number, "day": day, "text": version.summary(lang)}
                tell(lang, Message("rules-effective", **told))
        rows = ((d.since, ", ".join(d.clauses), d.text(lang)) for d in weighty)
        out_table(
            lang,
            ("rules-version", "rules-clause", "rules-statement"),
            rows,
            title="rules-differences",
        )
        columns = ("rules-version", "rules-clause", "rules-kind", "rules-title", "rules-statement")
        out_table(lang, columns, (_change_cells(change, lang) for change in found))


def _change_facts(change: Change, lang: str) -> dict[str, Any]:
    clause = change.clause
    return {
        "version": change.version,
        "kind": change.kind,
        **_brief(clause, lang),
        "was": clause.was if change.kind == "moved" else None,
        "before": clause.before(lang) if clause.changed == change.version else None,
    }


def _change_cells(change: Change, lang: str) -> tuple[str, ...]:
    facts = _change_facts(change, lang)
    moved = {"was": facts["was"]} if change.kind == "moved" else {}
    kind = say(Message(KINDS[change.kind], **moved), lang)
    statement = facts["statement"]
    if facts["before"]:
        before = Message("rules-before", version=change.version, text=facts["before"])
        statement += f"\n{say(before, lang)}"
    return change.version, facts["number"], kind, facts["title"], statement
