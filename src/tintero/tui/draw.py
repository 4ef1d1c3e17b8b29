"""Cards as coloured text: a tile on the table, a tile in hand, the whole card. From views only."""

from __future__ import annotations

from msgspec.structs import replace
from rich.cells import cell_len, set_cell_size
from rich.text import Text

from tintero.cards.facts import CardFacts
from tintero.cards.in_words import ink, text_of, type_line
from tintero.messages import Message, say
from tintero.views.naming import keyword_text
from tintero.views.shapes import CardView, View
from tintero.vocab import CardType, Ink

INKS = {
    Ink.AMBER: "#e8b04a",
    Ink.AMETHYST: "#b394e0",
    Ink.EMERALD: "#5cb88a",
    Ink.RUBY: "#ec8489",
    Ink.SAPPHIRE: "#6fabe4",
    Ink.STEEL: "#9fabb8",
}
# Every colour of text is readable (4.5:1) on every paper, which a test computes.
PAPER, CHOSEN, PLAIN = "#20242e", "#2a3552", "#dfe3ea"
SHADE = "#282d39"  # every other row, where tiles touch each other
FADED, QUIET, HURT, WET, GLOW = "#98a1b0", "#a6aebc", "#ff7a80", "#58c4d8", "#8fd3a6"
LINK = "#86a6c8"  # the number of a clause
HOME, KEYWORDS = "#c9a06a", "#b9a7d9"
LIVE, PICKED = "•", "✓"  # it may do something now; it was chosen already
TALL, SHORT = 4, 2  # lines of a tile in play, of a tile in hand
# Keywords where there is little room; one that is not here is cut after two letters.
BRIEF = {
    "Bodyguard": "Bg",
    "Boost": "Bt",
    "Reckless": "Rk",
    "Resist": "Rs",
    "Sing Together": "ST",
    "Ward": "Wd",
}
KINDS = {
    CardType.ITEM: "table-item",
    CardType.ACTION: "table-action",
}  # what has no version on its tile


def inks_of(facts: CardFacts | None) -> tuple[str, str]:
    """The colours of the first and the last ink of a card."""
    if facts is None or not facts.inks:
        return (QUIET, QUIET)
    return (INKS[facts.inks[0]], INKS[facts.inks[-1]])


def cut(text: str, width: int) -> str:
    """Exactly that wide; what does not fit ends in an ellipsis.

    >>> cut("Maleficent", 6), cut("Zeus", 6)
    ('Malef…', 'Zeus  ')
    """
    if cell_len(text) <= width:
        return set_cell_size(text, width)
    return set_cell_size(text, width - 1) + "…"


def tile(
    card: CardView,
    facts: CardFacts | None,
    width: int,
    lang: str,
    looked: bool,
    mark: str,
    lines: int = TALL,
    paper: str = PAPER,
    home: str = "",
) -> list[Text]:
    """A card in play, four lines: name, version, numbers and marks, keywords; where there is less
    room three, or two without the version. `home` is the location it is at. An exerted card lies
    on its side, which a terminal says by fading it."""
    first, last = inks_of(facts)
    name, _, version = (card.face or say(Message("table-facedown"), lang)).partition(" - ")
    tone = FADED if card.exerted else PLAIN
    paper = CHOSEN if looked else paper
    room = width - 3
    turned = "⟳ " if card.exerted else ""
    keywords = FADED if card.exerted else f"italic {KEYWORDS}"
    where = f"⌂ {home.partition(' - ')[0]} " if home else ""
    words = keywords_in(card, room - cell_len(where))
    if where and "…" in words:  # the location gives way
        words = keywords_in(card, room - 4, brief=True)
        where = cut(where.strip(), room - cell_len(words) - 1) + " "
    if not version and lines > 2 and facts is not None and facts.type in KINDS:
        version = say(Message(KINDS[facts.type]), lang)
    counted = replace(card, at=None) if home and lines == TALL else card  # said below
    shown = [
        Text(cut(turned + name, room), style=f"bold {tone}"),
        Text(cut(version, room), style=FADED if card.exerted else QUIET),
        numbers(counted, facts, room, lang, close=lines < 3),
        fitted(
            Text.assemble((where, FADED if card.exerted else HOME), (words, keywords)),
            room,
        ),
    ]
    if lines == 3 and card.keywords:  # they matter more than the version
        shown[1] = Text(cut(keywords_in(card, room), room), style=keywords)
    if lines < 3:
        del shown[1]
        shown[:2] = with_keywords(card, shown[0], shown[1], room, keywords)
    corner = Text(mark or " ", style=f"bold {GLOW}")
    return [
        finish(first if 2 * i < lines else last, line + (corner if i == 0 else Text(" ")), paper)
        for i, line in enumerate(shown[:lines])
    ]


def with_keywords(card: CardView, name: Text, low: Text, room: int, style: str) -> list[Text]:
    """Two lines with the keywords behind the numbers, or where those need all the room, behind the
    name."""
    if card.keywords:
        low.rstrip()
        words = keywords_in(card, room - low.cell_len - 1)
        if "…" not in words:
            low.append(f" {words}", style=style)
        else:
            name.rstrip()
            words = keywords_in(card, room // 2 + 1, brief=True)
            name.truncate(room - cell_len(words) - 1, overflow="ellipsis")
            name.append(f" {words}", style=style)
    return [fitted(name, room), fitted(low, room)]


def keywords_in(card: CardView, room: int, brief: bool = False) -> str:
    """The keywords of a card, in full where there is room, else in short. They never vanish.

    >>> keywords_in(CardView("c1", "A", 0, "play", keywords=(("Evasive", 0), ("Resist", 2))), 10)
    'Ev Rs2'
    """
    full = ", ".join(keyword_text(word, n) for word, n in card.keywords)
    signs = [f"{BRIEF.get(word, word[:2])}{n or ''}" for word, n in card.keywords]
    ways = (full, " ".join(signs), "".join(signs))
    fitting = (words for words in ways[brief:] if cell_len(words) <= room)
    return next(fitting, cut(ways[-1], max(room, 1)))


def fitted(text: Text, width: int) -> Text:
    """Exactly that wide."""
    text.truncate(width, overflow="ellipsis", pad=True)
    return text


def finish(bar: str, line: Text, paper: str) -> Text:
    """A line of a tile: the bar in the colour of its ink, the paper under it, the gap behind."""
    whole_line = Text.assemble(("▌", bar), line)
    whole_line.stylize(f"on {paper}")
    whole_line.append(" ")
    return whole_line


def numbers(
    card: CardView, facts: CardFacts | None, width: int, lang: str, close: bool = False
) -> Text:
    """¤3 ♥4 ◆2, the marks behind; a number that is not the printed one is coloured. `close`: with
    as few spaces as can be."""
    tone = FADED if card.exerted else PLAIN
    text = Text(style=tone)
    printed = (
        (card.strength, "¤", facts.strength if facts else None),
        (card.willpower, "♥", facts.willpower if facts else None),
        (card.lore, "◆", facts.lore if facts else None),
        (card.move_cost, "⇄", facts.move_cost if facts else None),
    )
    for value, sign, was in printed:
        if value is not None:
            better = was is not None and value > was
            style = tone if was is None or value == was else GLOW if better else HURT
            text.append(f"{sign}{value}{'' if close else ' '}", style=style)
    if close and text.plain:
        text.append(" ")
    if close and facts is not None and facts.type in KINDS:
        text.append(f"{say(Message(KINDS[facts.type]), lang)} ", style=QUIET)
    if card.damage:
        text.append(f"●{card.damage} ", style=f"bold {HURT}")
    if card.drying:
        text.append("≈ ", style=f"bold {WET}")
    if card.at is not None:
        text.append("⌂ ", style=FADED if card.exerted else HOME)
    if card.under:
        text.append(f"+{len(card.under)}", style=QUIET)
    text.truncate(width, pad=True)
    return text


def hand_tile(
    card: CardView,
    facts: CardFacts | None,
    width: int,
    lang: str,
    looked: bool,
    mark: str,
    paper: str = PAPER,
) -> list[Text]:
    """A card in hand, two lines: cost, name; version. Grey while nothing can be done with it."""
    first, last = inks_of(facts)
    name, _, version = (card.face or say(Message("table-facedown"), lang)).partition(" - ")
    paper = CHOSEN if looked else paper
    cost = f"{facts.cost}{'◉' if facts.inkable else '○'} " if facts else ""
    room = width - 2
    live = mark != ""
    tick = f"{PICKED} " if mark == PICKED else ""
    tone = f"bold {PLAIN}" if live else FADED
    kind = version or (type_line(facts, lang) if facts else "")
    top = Text.assemble(
        (cost, first if live else FADED), (cut(tick + name, room - cell_len(cost)), tone)
    )
    low = Text(cut(kind, room), style=QUIET if live else FADED)
    return [
        finish(first, top, paper),
        finish(last, low, paper),
    ]


# --- the whole card ------------------------------------------------------------------------------


def name_of(facts: CardFacts | None, face: str | None, lang: str) -> Text:
    return Text(face or say(Message("table-facedown"), lang), style=f"bold {inks_of(facts)[0]}")


def whole(card: CardView, facts: CardFacts | None, view: View, lang: str) -> Text:
    """Everything about a card: what is printed, how it stands now, what it says."""
    text = Text.assemble(name_of(facts, card.face, lang))
    if facts is None:
        return text
    inks = " / ".join(ink(i, lang) for i in facts.inks)
    symbol = f" {'◉' if facts.inkable else '○'}"
    cost = say(Message("printed-cost", count=facts.cost), lang)
    text.append(f"\n{inks} · {cost}{symbol}", style=QUIET)
    text.append(f"\n{type_line(facts, lang)}", style=QUIET)
    shown = card if card.zone == "play" else printed(card, facts)
    line = numbers(shown, facts, 60, lang)
    line.rstrip()
    if line.plain:
        text.append("\n").append_text(line)
    now = standing(card, view, lang)
    if now:
        text.append(f"\n{now}", style=f"italic {KEYWORDS}")
    for paragraph in text_of(facts, lang):
        text.append(f"\n{paragraph}", style=PLAIN)
    return text


def printed(card: CardView, facts: CardFacts) -> CardView:
    """A card outside play with the numbers printed on it."""
    fights = facts.type in (CardType.CHARACTER, CardType.LOCATION)
    return CardView(
        card.id,
        card.face,
        card.owner,
        card.zone,
        strength=facts.strength if facts.type == CardType.CHARACTER else None,
        willpower=facts.willpower if fights else None,
        lore=facts.lore if fights else None,
        move_cost=facts.move_cost if facts.type == CardType.LOCATION else None,
    )


def standing(card: CardView, view: View, lang: str) -> str:
    """Exerted, drying, damage, keywords, where it is, what lies under it, what lasts on it."""
    if card.zone != "play":
        return ""
    parts = [say(Message("table-exerted" if card.exerted else "table-ready"), lang)]
    if card.drying:
        parts.append(say(Message("table-drying"), lang))
    if card.damage:
        parts.append(say(Message("table-damage", count=card.damage), lang))
    parts += [keyword_text(word, n) for word, n in card.keywords]
    if card.at is not None:
        places = {c.id: c.face for p in view.players for c in p.play}
        parts.append(say(Message("table-at", place=places.get(card.at) or "?"), lang))
    if card.under:
        faces = [c.face or say(Message("table-facedown"), lang) for c in card.under]
        parts.append(say(Message("table-under", cards=", ".join(faces)), lang))
    if card.mission:
        parts.append(say(Message("table-mission", card=card.mission[0].face or "?"), lang))
    lasting = {each.source for each in view.lasting if card.id in each.targets}
    parts += [say(Message("table-lasting", source=source), lang) for source in sorted(lasting)]
    return ", ".join(parts)
