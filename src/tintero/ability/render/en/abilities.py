"""`Ability` nodes: whole paragraphs, and keywords."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.abilities import Activated, DeckRule, Has, Script, Static, Triggered
from tintero.ability.base import Ability, Condition, Effect, StaticEffect
from tintero.ability.conditions import (
    AnyPlayer,
    Both,
    Have,
    InChallenge,
    Not,
    StillThere,
    UsedShift,
    Was,
    YourTurn,
)
from tintero.ability.effects import Exert, If, PayInk, Seq
from tintero.ability.filters import Filter
from tintero.ability.render.common import (
    being_challenged,
    first_played,
    lower,
    own_doing,
    shift,
    the_only,
)
from tintero.ability.render.en import amounts, costs, effects, filters, statics, triggers
from tintero.ability.render.en.conditions import whose_turn
from tintero.ability.render.en.words import (
    base_form,
    capital,
    full_clause,
    inflect,
    listed,
    paragraph,
)
from tintero.ability.render.speaker import YOU, Clause, Phrase, RenderError, Speaker, unknown, word
from tintero.ability.select import All, EventPlayer, This
from tintero.ability.statics import (
    Cant,
    DamageWith,
    EnterDamaged,
    EnterExerted,
    ExtraInk,
    Gain,
    PayLess,
    PlayFor,
    PlayFrom,
)
from tintero.ability.triggers import When
from tintero.events import Kind
from tintero.vocab import KEYWORD_NAMES, NONE, ZONE_NAMES, Keyword, Owner, Zone


def ability(say: Speaker, node: Ability) -> str:
    if isinstance(node, Has):
        return titled(node.name, NONE, keyword(say, node))
    if isinstance(node, Triggered):
        return titled(node.name, node.keyword, triggered(say, node))
    if isinstance(node, Activated):
        return titled(node.name, node.keyword, activated(say, node))
    if isinstance(node, Static):
        return titled(node.name, node.keyword, static(say, node))
    if isinstance(node, Script):
        return titled(node.name, NONE, paragraph(say.sentences(node.effect)))
    if isinstance(node, DeckRule):
        return titled(node.name, NONE, deck_rule(say, node))
    raise unknown(node)


def titled(name: str, key: int, text: str) -> str:
    """The story name in capitals; a keyword's expansion in brackets, as on cards."""
    if key != NONE:
        return f"{word(KEYWORD_NAMES, key, 'keyword')} ({text})"
    return f"{name.upper()}  {text}" if name else text


# --- windows and limits -----------------------------------------------------------------------


def window(say: Speaker, node: Condition, of_this: bool = True) -> str:
    """ "during your turn", "while this character is exerted"."""
    if isinstance(node, YourTurn):
        if node.whose == Owner.OPPOSING:
            return "during opponents' turns"
        return f"during {whose_turn(node)}"
    if isinstance(node, Both) and any(isinstance(part, YourTurn) for part in node.parts):
        return ", ".join([window(say, part) for part in node.parts])
    if isinstance(node, InChallenge) and isinstance(node.what, This) and of_this:
        against = filters.some(say, node.against) if node.against is not None else ""
        if node.role == 1:
            return "while challenging" + (f" {against}" if against else "")
        if node.role == 2:
            return "while being challenged" + (f" by {against}" if against else "")
    return f"while {say.condition(node)}"


def limit(n: int, during: str) -> str:
    """CR 6.1.13.2: "once per turn"."""
    times = "once" if n == 1 else "twice" if n == 2 else f"up to {n} times"
    if during == "during your turn":
        return f"{times} during your turn"
    return f"{times} per turn" + (f", {during}" if during else "")


def from_zone(say: Speaker, zone: int) -> str:
    """Where the card must be, when it is not in play."""
    if zone in (Zone.PLAY, Zone.ANYWHERE):
        return ""
    say.gone = True
    if zone == Zone.UNDER:
        return "while this card is under another, "
    if zone == Zone.OUT:
        return "while this card is out of the game, "
    return f"while this card is in your {word(ZONE_NAMES, zone, 'zone')}, "


def triggered(say: Speaker, node: Triggered) -> str:
    lead = from_zone(say, node.zone)
    into = (Kind.PUT_IN_DISCARD, Kind.DISCARDED)
    if any(isinstance(w, When) and w.this and w.kind in into for w in node.when):
        lead = ""  # the event says where the card is
    during = ""
    theirs = AnyPlayer(EventPlayer(), YourTurn(Owner.THEIRS))
    if node.window is not None and node.window != theirs and not isinstance(node.window, Was):
        during = window(say, node.window)
    if node.limit:
        during = limit(node.limit, during)
    if during:
        lead += during + ", "
    when = triggers.together(say, node.when)
    if during == "during your turn":
        when = when.removesuffix(" each turn").removesuffix(" in a turn")
    if during == "while challenging" and when.endswith(" is banished in a challenge"):
        lead = lead.removesuffix("while challenging, ")
        when = when.removesuffix("is banished in a challenge") + "challenges and is banished"
    if node.window == theirs:
        when += " during their turn"
    if isinstance(node.window, Both) and theirs in node.window.parts:
        rest = [say.condition(part) for part in node.window.parts if part != theirs]
        lead = "during each opponent's turn, "
        whens = tuple(replace(w, by=Owner.THEIRS) for w in node.when if isinstance(w, When))
        when = f"{triggers.together(say, whens)} while {listed(rest)}"
    if isinstance(node.window, Was):
        when += f", if {say.condition(node.window)}"
    if node.zone == Zone.DISCARD and isinstance(node.effect, If):
        if isinstance(node.effect.condition, StillThere):
            lead = lead.removeprefix("while this card is in your discard, ")
    said = say.sentences(node.effect)
    if isinstance(node.effect, If) and isinstance(node.effect.condition, UsedShift):
        if all(isinstance(w, When) and w.kind == Kind.ENTERED_PLAY for w in node.when):
            return paragraph([f"{said[0]} {when}"])
    said[0] = said[0].replace("if this card is still in", "if this card is in")
    return paragraph([f"{lead}{when}, {said[0]}", *said[1:]])


def cost(say: Speaker, node: Effect) -> str:
    if isinstance(node, Exert) and node.symbol and isinstance(node.what, This):
        return "⟳"
    if isinstance(node, PayInk):
        return amounts.ink(say, node.count)
    return capital(effects.standing(say, node))


def activated(say: Speaker, node: Activated) -> str:
    if node.sequential and node.costs:
        text = may_use(say, node)
    else:
        costs = ", ".join([cost(say, item) for item in node.costs])
        text = paragraph(say.sentences(node.effect))
        text = f"{costs} — {text}" if costs else text
    lead = ""
    if node.limit:
        lead = limit(node.limit, "during your turn" if node.sequential else "")
    if node.condition is not None:
        when = window(say, node.condition)
        if not lead.endswith(when):
            lead = f"{lead}, {when}" if lead else when
    return f"{capital(lead)}, {lower(text)}" if lead else text


def may_use(say: Speaker, node: Activated) -> str:
    """CR 6.3.1: used like an activated ability, worded "you may [cost] to [effect]"."""
    paid: list[Clause] = []
    for item in node.costs:
        paid += say.clauses(item)
    if node.in_two:
        said = [f"you may {base_form(paid, YOU)}"]
        then = say.sentences(node.effect)
        return lower(paragraph([*said, f"if you do, {then[0]}", *then[1:]]))
    said = [f"you may {base_form(paid, YOU)} to {one_sentence(say, node.effect)}"]
    if isinstance(node.effect, Seq):
        for part in node.effect.parts[1:]:
            said += say.sentences(part)
    return lower(paragraph(said))


def one_sentence(say: Speaker, node: Effect) -> str:
    first = node.parts[0] if isinstance(node, Seq) else node
    return base_form(say.clauses(first), YOU)


# --- static -----------------------------------------------------------------------------------


def is_offer(effect: StaticEffect) -> bool:
    """What is read at one moment, so that "if" fits better than "while"."""
    return isinstance(effect, (PayLess, PlayFor, PlayFrom, EnterExerted, EnterDamaged))


def anyones(node: Both) -> bool:
    """During your turn, while somebody has such a card."""
    first, *rest = node.parts
    if not isinstance(first, YourTurn) or len(rest) != 1 or not isinstance(rest[0], Have):
        return False
    return rest[0].filter.owner == Owner.ANY


def at_locations(node: Static) -> Filter | None:
    """Which of your characters the effects are about, if they are about those at a location."""
    groups = [e.to for e in node.effects if isinstance(e, Gain)]
    if not groups or len(groups) < len(node.effects) or not isinstance(groups[0], All):
        return None
    f = groups[0].filter
    if f.at_location != 1 or f.owner != Owner.YOURS or any(to != All(f) for to in groups):
        return None
    return f


def first_each_turn(say: Speaker, less: PayLess) -> str:
    """ "you pay 1 less for the first action you play each turn"."""
    assert less.what is not None
    each = f"for the first {filters.head(costs.played(less.what))} you play each turn"
    return f"you {inflect(costs.pay_less(say, less), 0)}".replace(costs.scope(say, less), each)


def is_not_turn(condition: Condition) -> bool:
    return isinstance(condition, Not) and not isinstance(condition.of, YourTurn)


def players_cant(node: Static) -> bool:
    """What players may not do: said with "while" in front."""
    return any(isinstance(effect, Cant) and effect.players != NONE for effect in node.effects)


def barred_from(node: Static) -> bool:
    """ "characters with cost 4 or less can't challenge this character"."""
    return any(isinstance(effect, Cant) and effect.against is not None for effect in node.effects)


def static(say: Speaker, node: Static) -> str:
    lead = from_zone(say, node.zone)
    if node.zone == Zone.ANYWHERE and all(isinstance(e, Gain) for e in node.effects):
        say.gone = True  # wherever it is, it is a card
    tail = ""
    challenged = [being_challenged(effect) for effect in node.effects]
    if all(effect is not None for effect in challenged):
        node = replace(node, effects=tuple(e for e in challenged if e is not None))
        lead += "while being challenged, "
    condition = node.condition
    they = Phrase("they", True, head="character") if the_only(node) else None
    anywhere = at_locations(node)
    if anywhere is not None:
        lead += f"while {filters.some(say, replace(anywhere, at_location=NONE))} is at a location, "
        they = Phrase("that character", head="character")
    said = [full_clause(clause) for clause in statics.statics(say, node.effects, they)]
    first = first_played(node)
    if first is not None:
        return paragraph([first_each_turn(say, first)])
    if condition is not None:
        barred = (Cant, EnterExerted)
        only_cant = all(isinstance(effect, barred) for effect in node.effects)
        in_hand = isinstance(condition, Not) and isinstance(condition.of, Have)
        in_hand = in_hand and (players_cant(node) or barred_from(node))
        damage = any(isinstance(effect, DamageWith) for effect in node.effects)
        if damage and isinstance(condition, InChallenge):
            lead += "during challenges, "
        elif is_not_turn(condition) and only_cant and not in_hand:
            assert isinstance(condition, Not)
            tail = f" unless {say.condition(condition.of)}"
        elif own_doing(condition):
            lead += f"if {say.condition(condition)}, "
            tail = "" if all(is_offer(e) for e in node.effects) else " this turn"
        elif isinstance(condition, Both) and anyones(condition):
            lead += f"{window(say, condition.parts[0])}, "
            tail = f" while {say.condition(condition.parts[1])}"
        elif isinstance(condition, YourTurn) or not all(is_offer(e) for e in node.effects):
            own = all(isinstance(getattr(effect, "to", None), This) for effect in node.effects)
            lead += window(say, condition, own) + ", "
        elif isinstance(condition, Both) and isinstance(condition.parts[0], YourTurn):
            rest = listed([say.condition(part) for part in condition.parts[1:]])
            lead += f"{window(say, condition.parts[0])}, if {rest}, "
        else:
            lead += f"if {say.condition(condition)}, "
    elif any(isinstance(effect, ExtraInk) for effect in node.effects):
        lead += "during your turn, "
    elif any(isinstance(effect, DamageWith) for effect in node.effects):
        lead += "during challenges, "
    elif any(isinstance(effect, PayLess) and effect.once for effect in node.effects):
        lead += "once during your turn, "
    if not said:
        raise RenderError("a static ability without effects")
    if lead or tail:
        return paragraph([f"{lead}{listed(said)}{tail}"])
    made = statics.statics(say, node.effects)
    if len(made) == 2 and made[0].subject.text == made[1].subject.text == say.name:
        return paragraph([f"{said[0]} and {said[1].removeprefix(say.name + ' ')}"])
    return paragraph(said)


USUAL_COPIES = 4  # CR 1.10.1.2


def deck_rule(say: Speaker, node: DeckRule) -> str:
    said: list[str] = []
    if node.copies == 0:
        said.append(f"you may have any number of copies of {say.name} in your deck")
    elif node.copies == 1:
        said.append(f"you may only have 1 copy of {say.name} in your deck")
    elif node.copies != NONE and node.copies < USUAL_COPIES:
        said.append(f"you may only have {node.copies} copies of {say.name} in your deck")
    elif node.copies != NONE:
        said.append(f"you may have up to {node.copies} copies of {say.name} in your deck")
    if node.classification:
        kind = node.classification
        said.append(f"you can have other {kind} characters in your deck regardless of ink type")
    return paragraph(said if said else ["this changes nothing about your deck"])


# --- keywords ---------------------------------------------------------------------------------


def keyword(say: Speaker, node: Has) -> str:
    """ "Resist +2", "Shift 5", "Shift: discard a song card"."""
    name = word(KEYWORD_NAMES, node.keyword, "keyword")
    if node.keyword == Keyword.SHIFT:
        name = shift(node)
    if node.costs and node.name:
        paid = [clause for item in node.costs for clause in say.clauses(item)]
        return f"You may {base_form(paid, YOU)} to shift {say.name} for free."
    if node.costs:
        costs = ", ".join([lower(cost(say, item)) for item in node.costs])
        return f"{name}: {costs.replace('choose and discard', 'discard')}"
    if node.keyword in (Keyword.CHALLENGER, Keyword.RESIST):
        return f"{name} +{node.n}"
    return f"{name} {node.n}" if node.n or node.keyword == Keyword.SHIFT else name
