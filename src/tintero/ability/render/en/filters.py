"""`Filter` and `Bound` as noun phrases: "other exerted Princess characters with cost 5 or less"."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.base import Condition
from tintero.ability.conditions import Compare, InChallenge, Not, SameCard, SameName, WasNamed
from tintero.ability.filters import Bound, Filter
from tintero.ability.quantities import Happened, StatOf
from tintero.ability.render.en import bounds
from tintero.ability.render.en.words import TYPES, article, listed, owner_of
from tintero.ability.render.speaker import Speaker, word
from tintero.ability.selectors import Candidate
from tintero.events import Kind
from tintero.vocab import INK_NAMES, KEYWORD_NAMES, NONE, CardType, Owner, Zone


def in_play(f: Filter) -> bool:
    return f.zone in (Zone.PLAY, Zone.ANYWHERE)


def head(f: Filter, plural: bool = False, joint: str = "or") -> str:
    """The noun: "character", "song card", "item or location"."""
    names: list[str] = []
    if f.song == 1:
        names.append("song")
    elif f.types:
        names = [word(TYPES, t, "card type") for t in f.types]
    card = "cards" if plural else "card"
    if not names:
        return card
    if not in_play(f) and f.types == (CardType.ACTION, CardType.ITEM, CardType.LOCATION):
        return f"non-character {card}"
    if f.types == (CardType.ACTION, CardType.ITEM, CardType.LOCATION):
        return "non-characters" if plural else "non-character"
    if not in_play(f):
        return f"{listed(names, 'or')} {card}"
    return listed([name + "s" for name in names] if plural else names, joint)


def adjectives(f: Filter, joint: str = "or") -> list[str]:
    out: list[str] = []
    if f.facedown != NONE:
        out.append("facedown" if f.facedown else "faceup")
    if f.drying != NONE:
        out.append("drying" if f.drying else "dry")
    if f.exerted != NONE:
        out.append("exerted" if f.exerted else "ready")
    if f.damaged == 1:
        out.append("damaged")
    if f.inks:
        out.append(listed([word(INK_NAMES, ink, "ink") for ink in f.inks], joint))
    if f.classes:
        out.append(listed(list(f.classes), joint))
    return out


def after(say: Speaker, f: Filter, plural: bool = False) -> list[str]:
    """What follows the noun: names, numbers, keywords, where it is."""
    out: list[str] = []
    if f.song == 0:
        out.append("that isn't a song" + ("" if in_play(f) else " card"))
    if f.names:
        out.append("named " + listed(list(f.names), "or"))
    if f.not_names:
        out.append("not named " + listed(list(f.not_names), "or"))
    with_: list[str] = [bounds.bound(say, item) for item in f.bounds]
    if f.keyword != NONE:
        with_.append(word(KEYWORD_NAMES, f.keyword, "keyword"))
    if f.damaged == 0:
        with_.append("no damage")
    if f.inkable == 1:
        with_.append("◉")
    if f.has_under == 1:
        with_.append("a card under them")
    if with_:
        out.append("with " + listed(with_))
    if f.no_keyword != NONE:
        out.append("without " + word(KEYWORD_NAMES, f.no_keyword, "keyword"))
    if f.inkable == 0:
        out.append("without ◉")
    if f.has_under == 0:
        out.append("without cards under them")
    if f.at_location != NONE:
        where = "at locations" if plural else "at a location"
        out.append(where if f.at_location else f"not {where}")
    if f.here:
        out.append("here")
    for test in f.tests:
        if was_played(test):
            out.insert(0, tested(say, test))
        elif not (f.other and is_another(test)):
            out.append(tested(say, test))
    if f.any_of and all(part == after_noun(part) != Filter(zone=part.zone) for part in f.any_of):
        out.append(listed([" ".join(after(say, part, plural)) for part in f.any_of], "or"))
    elif f.any_of and not only_alternatives(f):
        if plural:
            out.append("that are " + listed([noun(say, part, True) for part in f.any_of], "or"))
        else:
            out.append("that's " + listed([article(noun(say, part)) for part in f.any_of], "or"))
    return out


def after_noun(f: Filter) -> Filter:
    """What of a filter is said after the noun alone."""
    return Filter(zone=f.zone, names=f.names, bounds=f.bounds)


def was_played(test: Condition) -> bool:
    return (
        isinstance(test, Compare)
        and isinstance(test.left, Happened)
        and (isinstance(test.left.card, Candidate) and test.left.kind == Kind.PLAYED)
    )


def is_another(test: Condition) -> bool:
    """Other than a card of the event: "another" says it."""
    return isinstance(test, Not) and isinstance(test.of, SameCard)


def tested(say: Speaker, test: Condition) -> str:
    """A condition about the candidate, after its noun."""
    if isinstance(test, SameName):
        if isinstance(test.left, Candidate):
            return f"with the same name as {say.cards(test.right).text}"
        if isinstance(test.right, Candidate):
            return f"with the same name as {say.cards(test.left).text}"
    if isinstance(test, Not) and isinstance(test.of, SameName):
        if isinstance(test.of.left, Candidate):
            return f"with a different name than {say.cards(test.of.right).text}"
    no = isinstance(test, Not)
    sides = test.of if isinstance(test, Not) else test
    if isinstance(sides, InChallenge) and isinstance(sides.what, Candidate):
        if sides.role == 0:
            return "not in the challenge" if no else "in a challenge"
        verb = "challenging" if sides.role == 1 else "being challenged"
        return f"that {'is not' if no else 'is'} {verb}"
    if isinstance(test, WasNamed) and isinstance(test.what, Candidate):
        return "with that name"
    if isinstance(test, Compare) and isinstance(test.left, Happened) and test.right == 1:
        if isinstance(test.left.other, Candidate) and test.left.kind == Kind.CHALLENGED:
            return "who was challenged this turn"
        if isinstance(test.left.card, Candidate) and test.left.kind == Kind.PLAYED:
            return "you played this turn"
    if isinstance(test, Compare) and isinstance(test.left, StatOf):
        if isinstance(test.left.of, Candidate):
            return "with " + bounds.bound(say, Bound(test.left.stat, test.op, test.right))
    return f"such that {say.condition(test)}"


def only_alternatives(f: Filter) -> bool:
    """The filter says nothing but `any_of` (and whose, and where)."""
    return bool(f.any_of) and f == Filter(
        owner=f.owner, zone=f.zone, other=f.other, any_of=f.any_of
    )


def noun(say: Speaker, f: Filter, plural: bool = False, joint: str = "or") -> str:
    """The filter without owner, zone and "other"."""
    if only_alternatives(f):
        parts = [part if in_play(f) else replace(part, zone=f.zone) for part in f.any_of]
        said = [noun(say, part, plural, joint) for part in parts]
        if not plural:
            first = f"another {said[0]}" if parts[0].other else said[0]
            said = [first, *[article(text) for text in said[1:]]]
        return listed(said, joint)
    words = [*adjectives(f, joint), head(f, plural, joint), *after(say, f, plural)]
    return " ".join(words)


def owned(say: Speaker, f: Filter, plural: bool = False, joint: str = "or") -> str:
    """With its owner: "opposing damaged character", "character of yours with Ward"."""
    if not in_play(f) or f.owner == Owner.ANY:
        return noun(say, f, plural, joint)
    if f.owner == Owner.OPPOSING:
        return "opposing " + noun(say, f, plural, joint)
    whose = "of yours" if f.owner == Owner.YOURS else "of theirs"
    if only_alternatives(f):
        return f"{noun(say, f, plural)} {whose}"
    return " ".join([*adjectives(f), head(f, plural), whose, *after(say, f, plural)])


def zone(f: Filter) -> str:
    """The zone with its owner: "your discard"; nothing for play."""
    if f.zone == Zone.ANYWHERE:
        return ""
    if f.zone == Zone.PLAY:
        return "play"
    if f.zone == Zone.OUT:
        return "outside the game"
    if f.zone == Zone.ASIDE:
        return "beside the game"
    if f.zone == Zone.UNDER:
        if f.owner == Owner.ANY:
            return "under a card in play"
        if f.owner == Owner.OPPOSING:
            return "under an opposing card"
        return f"under {owner_of(f.owner)} characters and locations"
    name = word(("deck", "hand", "", "inkwell", "discard"), f.zone, "zone")
    if f.or_zone != NONE:
        name += f" or {word(('deck', 'hand', '', 'inkwell', 'discard'), f.or_zone, 'zone')}"
    return f"any {name}" if f.owner == Owner.ANY else f"{owner_of(f.owner)} {name}"


def within(f: Filter) -> str:
    """ " in your discard"."""
    where = zone(f)
    if not where:
        return ""
    if f.zone in (Zone.UNDER, Zone.OUT):
        return f" {where}"
    return f" in {where}"


def out_of(f: Filter) -> str:
    """ " from your discard"; nothing for play."""
    return "" if in_play(f) else f" from {zone(f)}"


def some(say: Speaker, f: Filter) -> str:
    """One such card, nobody choosing: "one of your other characters", "an opposing item"."""
    if in_play(f) and f.owner == Owner.YOURS:
        return f"one of your {'other ' if f.other else ''}{noun(say, f, True)}"
    if in_play(f) and f.owner == Owner.THEIRS:
        return f"one of their {'other ' if f.other else ''}{noun(say, f, True)}"
    text = owned(say, f)
    text = f"another {text}" if f.other else article(text)
    return text + ("" if in_play(f) else within(f))


def group(say: Speaker, f: Filter) -> str:
    """All of them: "your other Princess characters", "cards in your discard"."""
    if not in_play(f):
        return ("other " if f.other else "") + noun(say, f, True, "and") + within(f)
    whose = {Owner.YOURS: "your ", Owner.THEIRS: "their "}.get(f.owner, "")
    opposing = "opposing " if f.owner == Owner.OPPOSING else ""
    return f"{whose}{'other ' if f.other else ''}{opposing}{noun(say, f, True, 'and')}"


def had(say: Speaker, f: Filter, plural: bool = False) -> str:
    """As something counted: "other Villain character you have in play"."""
    text = ("other " if f.other else "") + noun(say, f, plural)
    if not in_play(f) and f.owner == Owner.OPPOSING:
        return text + within(f).replace("an opponent's", "opponents'") + "s"
    if not in_play(f):
        return text + within(f)
    if f.owner == Owner.OPPOSING:
        text = "opposing " + text
    where = "" if f.here else " in play"
    if f.owner == Owner.YOURS:
        return before_here(text, f, " you have" + where)
    if f.owner == Owner.THEIRS:
        return before_here(text, f, " they have" + where)
    return text + where


def before_here(text: str, f: Filter, addition: str) -> str:
    """ "character you have here"."""
    if f.here and text.endswith(" here"):
        return f"{text.removesuffix(' here')}{addition} here"
    return text + addition
