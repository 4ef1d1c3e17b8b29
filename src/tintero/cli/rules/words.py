"""What `tintero rules` says, in English and Spanish."""

from __future__ import annotations

from tintero.rulebook.sources import Text

WORDS: dict[str, Text] = {
    # headings
    "clause": Text("Clause", "Cláusula"),
    "title": Text("Title", "Título"),
    "statement": Text("Statement", "Enunciado"),
    "row": Text("Row", "Fila"),
    "official": Text("Official clause", "Cláusula oficial"),
    "decision": Text("Decision", "Decisión"),
    "tests": Text("Tests", "Pruebas"),
    "document": Text("The document says", "El documento dice"),
    "rules": Text("The rules say", "Las reglas dicen"),
    "reason": Text("Why", "Por qué"),
    "old": Text("Old number", "Número antiguo"),
    "new": Text("New number", "Número nuevo"),
    "topic": Text("Topic", "Asunto"),
    "version": Text("Version", "Versión"),
    "kind": Text("Change", "Cambio"),
    "note": Text("Note", "Nota"),
    "keyword": Text("Keyword", "Palabra clave"),
    "n_cards": Text("Cards", "Cartas"),
    "rulings": Text("Rulings", "Casos"),
    "readings": Text("Readings", "Lecturas"),
    "by": Text("Decided by", "Quién lo decide"),
    "by_official": Text("an official answer", "una respuesta oficial"),
    "by_rules": Text("the clauses named", "las cláusulas nombradas"),
    "by_judges": Text("answers of judges", "respuestas de jueces"),
    "by_open": Text("nobody yet", "nadie todavía"),
    "other": Text("The other reading", "La otra lectura"),
    "switch": Text("Switch", "Interruptor"),
    # how a card is about a clause
    "cards_by": Text("Cards by {0} ({1})", "Cartas por {0} ({1})"),
    "how_keyword": Text("keyword", "palabra clave"),
    "how_node": Text("node", "nodo"),
    "how_trigger": Text("trigger on", "disparo por"),
    # lines
    "under": Text("Part of", "Parte de"),
    "below": Text("Below it", "Dentro"),
    "since": Text("since {0}", "desde {0}"),
    "until": Text("last in {0}", "hasta {0}"),
    "was": Text("was {0}", "antes {0}"),
    "changed": Text("changed in {0}", "cambió en {0}"),
    "before": Text("Before {0}: {1}", "Antes de {0}: {1}"),
    "old_numbers": Text("Old numbers", "Números antiguos"),
    "rows": Text("In the documents", "En los documentos"),
    "line": Text("Document {0}, line {1}", "Documento {0}, línea {1}"),
    "gone": Text("gone", "eliminado"),
    "no_old_number": Text("{0} has no old number.", "{0} no tiene número antiguo."),
    "rule_changed": Text("rule changed", "la regla cambió"),
    "conflicts": Text(
        "Contradictions with the official rules", "Contradicciones con la regla oficial"
    ),
    "clashes": Text(
        "Clashes of the documents with one another", "Choques de los documentos entre sí"
    ),
    "effective": Text("{0}, in force from {1}: {2}", "{0}, en vigor desde el {1}: {2}"),
    "differences": Text("What can change a game", "Lo que puede cambiar una partida"),
    "no_changes": Text("Nothing differs.", "No hay diferencias."),
    "summary": Text(
        "{0} clauses: {1} tested, {2} with a stated reason, {3} with neither",
        "{0} cláusulas: {1} con prueba, {2} con motivo declarado, {3} sin nada",
    ),
    "missing": Text("Neither test nor reason", "Sin prueba ni motivo"),
    # kinds of change
    "kind_new": Text("new", "nueva"),
    "kind_moved": Text("moved from {0}", "antes {0}"),
    "kind_changed": Text("changed", "cambiada"),
    "kind_removed": Text("removed", "eliminada"),
    # errors
    "no_clause": Text("There is no clause {0}.", "No existe la cláusula {0}."),
    "no_reading": Text("There is no reading {0}.", "No existe la lectura {0}."),
    "no_old": Text(
        "{0} is neither an old nor a new clause number.",
        "{0} no es ni un número antiguo ni uno nuevo.",
    ),
    "no_version": Text("There is no rules version {0}.", "No existe la versión {0} de las reglas."),
    "near": Text("Near: {0}", "Parecidas: {0}"),
    "known": Text("There are: {0}", "Existen: {0}"),
    "no_hits": Text("No clause mentions “{0}”.", "Ninguna cláusula menciona «{0}»."),
}


def say(lang: str, key: str, *values: object) -> str:
    """The words for `key`, filled in.

    >>> say("es", "was", "6.4.5")
    'antes 6.4.5'
    """
    return WORDS[key].get(lang).format(*values)
