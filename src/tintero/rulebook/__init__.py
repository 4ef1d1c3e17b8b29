"""The rules as data: every clause, its versions, its old numbers, and the documents' conflicts.

>>> from tintero import rulebook
>>> rulebook.clause("4.6.4.4").title()
'Exert the challenger'
>>> rulebook.exists("8.16", version="2.2")
False
>>> len(rulebook.documents()), len(rulebook.conflicts())
(193, 29)

Data is read on first use and kept. The module `tintero.rulebook.ledger` tells which clause of
the documents is exercised by which tests.
"""

from .changes import Change, Difference, changes, differences, differences_between
from .clause_search import near_words, search
from .clauses import (
    Clause,
    ClauseTree,
    UnknownClause,
    book,
    children,
    clause,
    exists,
    near,
    parents,
    tree,
)
from .crosswalk import CrosswalkLink, crosswalk, crosswalk_back, links_from, links_to, near_old
from .documents import Clash, Conflict, DocumentRow, clashes, conflicts, documents, row
from .readings import Reading, of_clause, reading, readings
from .versions import NEWEST, UnknownVersion, Version, versions

__all__ = [
    "NEWEST",
    "Change",
    "Clash",
    "Clause",
    "ClauseTree",
    "Conflict",
    "CrosswalkLink",
    "Difference",
    "DocumentRow",
    "Reading",
    "UnknownClause",
    "UnknownVersion",
    "Version",
    "book",
    "changes",
    "children",
    "clashes",
    "clause",
    "conflicts",
    "crosswalk",
    "crosswalk_back",
    "differences",
    "differences_between",
    "documents",
    "exists",
    "links_from",
    "links_to",
    "near",
    "near_old",
    "near_words",
    "of_clause",
    "parents",
    "reading",
    "readings",
    "row",
    "search",
    "tree",
    "versions",
]
