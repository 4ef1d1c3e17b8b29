"""The expectation `options`: exactly these, as a set."""

from __future__ import annotations

from tintero import notation
from tintero.messages import Message
from tintero.notation import AmbiguousAction, InvalidAction
from tintero.notation.entries import bag_entries, instead_entries, matching_entries
from tintero.notation.names import alike, is_called, parse_ref
from tintero.scene.find_cards import copy_number
from tintero.scene.scene_table import Problems, SceneTable
from tintero.scene.words import AN_OPTION
from tintero.scene.yaml_values import Value
from tintero.state.objects import Option
from tintero.vocab import NONE, Act, Ask, Zone

# The verbs that options leave out, by the kind of question.
VERB = {
    Ask.CHOOSE: "choose",
    Ask.ORDER: "choose",
    Ask.ALTER_HAND: "choose",
    Ask.REPLACEMENT: "choose",
    Ask.AMOUNT: "amount",
    Ask.PAY: "amount",
    Ask.MODE: "mode",
    Ask.NAME: "name",
    Ask.BAG: "resolve",
    Ask.PLAYER: "player",
}


def options(t: SceneTable, value: Value) -> Problems:
    """Each written entry takes one option; none may be left over."""
    actual = list(dict.fromkeys(t.game.options))
    texts = dict(zip(actual, notation.write_all(t.state, actual), strict=True))
    taken: list[Option] = []
    problems: Problems = []
    for entry in value.listed("options"):
        text = written(entry)
        found = [o for o in meant(t, text, actual) if o not in taken]
        kinds = {_kind(t, o) for o in found}
        if not found:
            problems.append(Message("scene-options-not", option=text))
        elif len(kinds) > 1:
            names = ", ".join(short(t, texts[o]) for o in found)
            problems.append(Message("scene-any-of", what="options", text=repr(text), names=names))
        else:
            taken.append(found[0])
    left = [o for o in actual if o not in taken and not _covered(t, o, taken)]
    problems += [Message("scene-options-left", option=short(t, texts[o])) for o in left]
    if problems:
        known = ", ".join(short(t, texts[o]) for o in actual)
        problems.append(Message("scene-options-are", options=known))
    return problems


def written(entry: Value) -> str:
    """An entry as text; `NAME: ABILITY` comes as a pair."""
    if entry.pairs is not None and len(entry.pairs) == 1:
        name, ability = entry.pairs[0]
        return f"{name.string(AN_OPTION)}: {ability.string(AN_OPTION)}"
    text = entry.string(AN_OPTION)
    return {"true": "yes", "false": "no"}.get(text, text)


def short(t: SceneTable, text: str) -> str:
    """An option's text without the verb that the question makes plain."""
    d = t.state.decision
    verb = VERB.get(d.ask, "") if d is not None else ""
    return text.removeprefix(f"{verb} ") if verb and verb != "mode" else text


def meant(t: SceneTable, text: str, actual: list[Option]) -> list[Option]:
    """The options an entry may mean."""
    s = t.state
    d = s.decision
    if d is None:
        return []
    verb = VERB.get(d.ask, "")
    said = text.removeprefix(f"{verb} ") if verb else text
    if said in ("done", "keep"):
        return [o for o in actual if o.act == Act.DONE]
    try:
        if d.ask == Ask.BAG:
            return [e.option for e in matching_entries(s, d.player, said, bag_entries(s, actual))]
        if d.ask == Ask.REPLACEMENT:
            entries = instead_entries(s, actual)
            return [e.option for e in matching_entries(s, d.player, said, entries)]
        if verb == "choose":
            return [o for o in actual if o.act == Act.CHOOSE and _names(t, said, o)]
        lines = [text] if not verb or said != text else [f"{verb} {said}", said]
        for line in lines:
            try:
                found, _ = notation.read_first(s, d.player, line)
            except InvalidAction:
                continue
            if found in actual:
                return [found]
    except (InvalidAction, AmbiguousAction):
        return []
    return []


def _names(t: SceneTable, text: str, o: Option) -> bool:
    """Whether the text names the option's card; nothing is hidden from the writer of a scene."""
    s = t.state
    ref = parse_ref(text)
    card = s.cards[o.a]
    if not is_called(s.programs[card.index], ref.name):
        return False
    if ref.owner not in (NONE, card.owner) or ref.zone not in (NONE, card.zone):
        return False
    return ref.number in (0, copy_number(s, card))


def _kind(t: SceneTable, o: Option) -> tuple[int, int, int]:
    """What makes an entry ambiguous: options of different cards, or of different players."""
    if o.act != Act.CHOOSE or o.b != NONE:
        return (o.act, o.a, o.b)
    card = t.state.cards[o.a]
    return (o.act, card.index, NONE)


def _covered(t: SceneTable, o: Option, taken: list[Option]) -> bool:
    """Equal cards outside play need not be written one by one."""
    if o.act != Act.CHOOSE or o.b != NONE:
        return False
    s = t.state
    card = s.cards[o.a]
    return card.zone != Zone.PLAY and any(
        other.act == Act.CHOOSE
        and (s.cards[other.a].index, s.cards[other.a].owner) == (card.index, card.owner)
        and (s.cards[other.a].zone == card.zone or alike(s, s.cards[other.a], card))
        for other in taken
    )
