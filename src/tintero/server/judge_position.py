"""A scene as the judge's desk shows it: the board with all of it open, what may be done, the
verdict on what was tried last, and the sequence with its clauses."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tintero.judge.errors import JudgeError
from tintero.judge.lab import EMPTY
from tintero.judge.read import scenes_of
from tintero.judge.sequence import PlayedScene, SequencePart
from tintero.judge.sheet import Sheet, sheet_of
from tintero.messages import Message
from tintero.notation import split_seat, write_for
from tintero.scene import Scene
from tintero.server.judge_edits import edited, last_put
from tintero.server.judge_shapes import (
    DeskBlock,
    DeskClause,
    DeskGiven,
    DeskLook,
    DeskRow,
    DeskShown,
    DeskSide,
)
from tintero.state.objects import Option
from tintero.table.choices import cards_of, is_a, thought_of
from tintero.table.desk import SceneDesk, numbered
from tintero.table.lab import LabMatch
from tintero.table.regarded import ThoughtOf, changing, concerns
from tintero.views import View, prompts
from tintero.views.option_view import option_views
from tintero.views.shapes import CardView, OptionView, PlayerView
from tintero.vocab import ACT_NAMES, Act, CardType, Zone

CHALLENGED = (CardType.CHARACTER, CardType.LOCATION)
MOST_LINES = 1_000  # of a sequence; a scene of people has a hundred


def desk_of(text: str, at: int, lang: str) -> SceneDesk:
    """The first scene of a text; an empty text is an empty table."""
    scene = numbered(scenes_of(text)[0]) if text.strip() else Scene(EMPTY)
    return SceneDesk(scene, None if at < 0 else at, lang)


def position(given: DeskGiven, lang: str) -> DeskShown:
    """The errors are `Problem`s."""
    desk = desk_of(given.scene, given.at, lang)
    if given.edits:
        at = None if given.at < 0 else given.at
        desk = desk.changed(edited(desk.scene.position, given.edits))
        if at is not None and at < desk.at:
            desk = SceneDesk(desk.scene, at, lang)
    if given.here:
        desk = desk.from_here()
    if given.try_.strip():
        desk = desk.tried(given.try_, None if given.seat < 0 else given.seat)
    shown = shown_by(desk)
    if given.edits:
        shown = replace(shown, put=last_put(given.edits, desk.lab))
    return replace(shown, look=looked(desk, given.card)) if given.card else shown


def shown_by(desk: SceneDesk) -> DeskShown:
    match, game, lang = desk.match(), desk.lab.game, desk.lang
    decision, start = game.decision, desk.scene.position
    sheet = sheet_of(desk.played, lang)
    asked = -1 if decision is None else decision.player
    return DeskShown(
        scene=desk.scene.text(),
        view=open_view(match, desk.lab.filler),
        question=prompts.message(game.state, match.decider, match.handles_of(None)),
        title=desk.scene.called(lang),
        rules=game.state.ruleset.version,
        variant=start.variant,
        variant_title=sheet.variant,
        readings=start.readings,
        first_turn=start.first_turn,
        at=desk.at,
        steps=desk.count,
        asked=asked,
        turn_action=match.turn_action,
        options=options_of(match),
        inkwells=tuple(named_ink(match, seat, desk.lab.filler) for seat in match.people),
        names=tuple(match.titles),
        over=match.result() if decision is None else None,
        verdict=verdict_of(sheet, desk.played),
        said=sheet.explanation,
        blocks=tuple(blocks_of(desk, lang)),
        clauses=tuple(DeskClause(*one) for one in sheet.clauses),
        stopped=desk.stopped,
        turn=sheet.turn,
        sides=tuple(DeskSide(one.heading, one.zones) for one in sheet.sides),
        effects=sheet.effects,
    )


def verdict_of(sheet: Sheet, played: PlayedScene) -> str:
    if sheet.verdict is None or played.asked() is None:
        return ""
    return "yes" if sheet.verdict else "no"


# --- the board ------------------------------------------------------------------------------------


def open_view(match: LabMatch, filler: int) -> View:
    """Everything there is; what only fills a zone has no face, and a deck ends with its last card
    that has one."""
    view = match.view(None)
    players = tuple(without_fillers(match, player, filler) for player in view.players)
    return replace(view, players=players, options=(), log=())


def without_fillers(match: LabMatch, player: PlayerView, filler: int) -> PlayerView:
    cards = match.game.state.cards

    def plain(card: CardView) -> CardView:
        fills = card.id is not None and cards[int(card.id)].index == filler
        return CardView(card.id, owner=card.owner, zone=card.zone) if fills else card

    deck = [plain(card) for card in player.known_deck]
    while deck and deck[-1].face is None:
        deck.pop()
    return replace(
        player,
        known_hand=tuple(plain(card) for card in player.known_hand),
        known_deck=tuple(replace(card, depth=n) for n, card in enumerate(deck)),
        discard=tuple(plain(card) for card in player.discard),
    )


def named_ink(match: LabMatch, seat: int, filler: int) -> tuple[CardView, ...]:
    """The cards in an inkwell that somebody may want to look at."""
    s = match.game.state
    cards = [i for i in s.zone(seat, Zone.INKWELL) if s.cards[i].index != filler]
    return tuple(match.face(i, "inkwell") for i in cards)


def options_of(match: LabMatch) -> tuple[OptionView, ...]:
    """What may be done now. CR 2.3.3.4: conceding, at any time, so it is not said."""
    decision = match.game.decision
    if decision is None:
        return ()
    s = match.game.state
    found = option_views(s, decision.player, match.handles_of(None), words=True)
    return tuple(one for one in found if one.act != ACT_NAMES[Act.CONCEDE])


# --- a card that is looked at ---------------------------------------------------------------------


def looked(desk: SceneDesk, handle: str) -> DeskLook:
    match = desk.match()
    if int(handle) >= len(match.game.state.cards):
        raise JudgeError(Message("lab-no-card"))
    seat = match.decider
    return DeskLook(handle, tuple(thoughts(match, handle)), changing(match, handle, seat))


def thoughts(match: LabMatch, handle: str) -> Iterator[ThoughtOf]:
    """What may be done with a card, then what may not and why, each reason once and with a line
    that tries it."""
    view = match.view(None)
    card = cards_of(view).get(handle)
    if card is None:
        return
    game, asked = match.game, match.decider
    for one in options_of(match):
        if concerns(one, handle):
            yield ThoughtOf(one.words, one.act, f"{asked + 1}: {one.id}")
    said: set[tuple[int, int, Message]] = set()
    for seat, option in imagined(match, view, card):
        if seat == asked and any(option.same(other) for other in game.options):
            continue
        why = game.why_not(option, seat)
        if why is None or (seat, option.act, why.message) in said:
            continue
        said.add((seat, option.act, why.message))
        line = split_seat(write_for(game.state, seat, option))[1]
        label, act = match.label(option, seat), ACT_NAMES[option.act]
        yield ThoughtOf(label, act, f"{seat + 1}: {line}", why.rule, why.message)


def imagined(match: LabMatch, view: View, card: CardView) -> Iterator[tuple[int, Option]]:
    """What people think of when they point at a card: that it is challenged by whoever is asked;
    then what it does, on the turn of whose it is or not."""
    asked = match.decider
    other = match.turn_action and card.owner != asked
    if other and card.zone == "play" and any(is_a(match, card, kind) for kind in CHALLENGED):
        for mine in view.players[asked].play:
            if is_a(match, mine, CardType.CHARACTER):
                yield asked, Option(Act.CHALLENGE, int(mine.id or 0), int(card.id or 0))
    seat = card.owner if other else asked
    for option in thought_of(match, replace(view, seat=seat), card, seat):
        yield seat, option


# --- the sequence ---------------------------------------------------------------------------------


def blocks_of(desk: SceneDesk, lang: str) -> Iterator[DeskBlock]:
    lines = [step.line for step in desk.shown.steps if step.action]
    left = MOST_LINES
    for part in desk.played.parts:
        if not part.action and not part.lines:
            continue
        step = lines.index(part.line) + 1 if part.action and part.line in lines else 0
        yield block_of(part, step, lang, left)
        left = max(0, left - len(part.lines))


def block_of(part: SequencePart, step: int, lang: str, most: int) -> DeskBlock:
    rows = [DeskRow(one.message, one.clause, one.sort, one.depth) for one in part.lines[:most]]
    why = part.why
    return DeskBlock(
        tuple(rows),
        step,
        part.seat,
        part.labels.get(lang, part.action),
        part.asked.get(lang, ""),
        part.declared if why is None else "",
        None if why is None else why.message,
        "" if why is None else why.rule,
    )
