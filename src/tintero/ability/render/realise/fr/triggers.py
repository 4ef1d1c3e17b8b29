"""What triggers wait for: "chaque fois que l'un de vos personnages est envoyé à l'aventure"."""

from __future__ import annotations

from typing import Final

from tintero.ability.render.plan.parts_of_speech import Occasion, Trait
from tintero.ability.render.realise.fr import happened, places, selectors
from tintero.ability.render.realise.fr import words as fr
from tintero.ability.render.realise.fr.lexicon import KEYWORDS
from tintero.ability.render.realise.fr.verbs_table import IL, VOUS, inflect
from tintero.ability.render.realise.fr.wording import table, worded
from tintero.ability.render.realise.windows import beside
from tintero.ability.render.realise.word_frames import fill
from tintero.ability.render.speaker import Phrase, Speaker
from tintero.vocab import KEYWORD_NAMES, NONE

# The first place is the subject: its verbs are ‹marked›, and {banni} and the like agree with it.
EVENTS: Final = table(
    {
        "plays": "{by} ‹jouer› {what}",
        "pays-to-play": "{by} ‹payer› {ink} pour jouer {what}",
        "is-played": "{what} ‹être› {joué}",
        "quests": "{what} ‹être› {envoyé} à l'aventure",
        "is-banished": "{what} ‹être› {banni}[ lors {of_fight}]",
        "challenged-and-banished": "{what} ‹être› {défié} et {banni}",
        "challenges-and-is-banished": "{what} ‹défier› et ‹être› {banni}",
        "is-challenged": "{what} ‹être› {défié}[ par {other}]",
        "challenges": "{what} ‹défier›[ {other}]",
        "banishes": "{what} ‹bannir› {other} lors d'un <challenge>",
        "sings": "{what} ‹chanter› {other}",
        "sing-together": "un ou plusieurs de vos <character>s chantent une <song>",
        "mills": "{by} ‹placer› une <card> ou plus {of_deck} dans {la} <discard>{de}",
        "moves-card": "{by} ‹déplacer› {what}[ {from_place}] sur {other}",
        "moves": "{what} se ‹déplacer›[ {from_place}] sur {other}",
        "takes-damage": "{what} ‹subir› {damage}",
        "removes-damage": "{by} ‹retirer› {damage} {of_what}",
        "deals-damage": "{other} ‹infliger› {damage} {to_what}[ lors {of_fight}]",
        "dealt-damage": "{what} se ‹voir› infliger {damage}[ lors {of_fight}]",
        "shifts": "{by} ‹jouer› {what}[ sur {other}] avec <Shift>",
        "is-chosen": "{what} ‹être› {choisi}{why}",
        "chooses": "{by} ‹choisir› {what}{why}",
        "draws": "{by} ‹piocher› {what}",
        "discards": "{by} ‹défausser› {what}",
        "discards-some": "{by} ‹défausser› {cards}",
        "inks": "{by} ‹encrer› {what}",
        "reveals": "{by} ‹révéler› {what}",
        "names": "{by} ‹nommer› une <card>",
        "put-in-inkwell": "{what} ‹être› {placé} dans {la} <inkwell>{de}",
        "put-in-deck": "{what} ‹être› {placé} dans {la} <deck>{de}",
        "put-in-discard": "{what} ‹être› {placé} dans {la} <discard>{de}[ depuis {deck}]",
        "leaves-discard": "{what} ‹quitter› {la} <discard>{de}",
        "returns-from-discard": "{by} ‹renvoyer› {what} de {own} <discard> dans {own} <hand>",
        "returned-from-play": "{what} ‹être› {renvoyé} de la zone de jeu dans {hand}",
        "returned": "{what} ‹être› {renvoyé} dans {la} <hand>{de}",
        "puts-under": "{by} ‹placer› {what} sous {other}",
        "leaves-under": "{what} ‹être› {retiré} de sous {other}",
        "enters-play": "{what} ‹entrer› en jeu[ {exerted}]",
        "leaves-play": "{what} ‹quitter› la zone de jeu",
        "readies": "{by} ‹redresser› {what}",
        "is-readied": "{what} se ‹redresser›",
        "is-exerted": "{what} ‹être› {épuisé}",
        "exerts": "{what} ‹être› {épuisé}",
        "gains-lore": "{by} ‹gagner› {lore}",
        "loses-lore": "{by} ‹perdre› {lore}",
        "gets-drop": "{by} ‹gagner› une <ink drop>",
        "removes-drop": "{by} ‹retirer› une <ink drop>",
        "uses": "{by} ‹utiliser› {ability} {of_what}",
        "challenge-over": "un <challenge> {of_what} se termine",
        "happens": "« {why} » a lieu[ ({what})]",
    }
)
PARTICIPLES: Final = (
    *("joué", "envoyé", "banni", "défié", "choisi", "placé", "renvoyé", "retiré", "épuisé"),
)
WHY: Final = table(
    {
        "action": " pour une <action>",
        "support": " pour <Support>",
        "action-or-ability": " pour une <action> ou une capacité",
        "action-or-item": " pour une <action> ou la capacité d'un <item>",
    }
)
HOW: Final = {
    "at": "{text}",
    "when": "lors{que}",
    "whenever": "chaque fois {que}",
    "next-time": "la prochaine fois {que}",
    "nth-time": "la {nth} fois {que}[ à chaque {turn}]",
    "for-nth-time": "la {nth} fois {que}[ à chaque {turn}]",
    "in-a-turn": "chaque fois {que}[ lors d'un {turn}]",
}
TURNS: Final = {
    "turn-start": "au début {whose}",
    "turn-end": "à la fin {whose}",
    "step": "au début de l'étape {step} {whose}",
}
EACH_STEP: Final = "au début de chaque étape {whose}"
WHOSE_TURN: Final = table(
    {
        "a-player": "du <turn> de chaque <player>",
        "you": "de votre <turn>",
        "an-opponent": "du <turn> de chaque <opponent>",
        "that-player": "de son <turn>",
        "the-turn": "du <turn>",
    }
)


def trigger(say: Speaker, o: Occasion) -> str:
    """With its "lorsque", "chaque fois que" or "au"."""
    if o.verb == "one-subject":
        events = [event(say, part, i > 0) for i, part in enumerate(o.parts)]
        text = fr.listed(events, "ou")
    elif o.parts:
        return " et ".join([trigger(say, part) for part in o.parts])
    else:
        text = event(say, o)
    turn = fr.TURN if o.each_turn and o.nth else ""
    once = o.limited and o.how == "whenever"  # "une fois durant votre tour, lorsque …"
    return fill(
        HOW["when" if once else o.how],
        text=text,
        que=fr.elided("que", text),
        nth=fr.ordinal(o.nth),
        turn=turn,
    )


def event(say: Speaker, o: Occasion, silent: bool = False) -> str:
    """`silent`: its subject is that of the event before it in the same clause."""
    if o.verb in TURNS:
        step = "" if o.index == NONE else places.STEPS[o.index]
        frame = EACH_STEP if o.verb == "step" and not step else TURNS[o.verb]
        return fill(frame, whose=WHOSE_TURN[o.by.how], step=step)
    who, _, la, de = happened.DOERS[o.by.how]
    here = o.other is not None and o.other.how == "here"
    frame = EVENTS[o.verb]
    noun = o.what.being(Trait("here")) if o.what is not None and o.here else o.what
    card = Phrase("") if noun is None else selectors.phrase(say, noun)
    other = Phrase("") if o.other is None or here else selectors.phrase(say, o.other)
    first = frame.startswith("{what}")
    what = card.text if not (o.again and first) else "" if silent else fr.he(card)
    mine = o.what is not None and o.what.mine
    form = fr.form_of(card if first else other) if not frame.startswith("{by}") else IL
    text = fill(
        inflect(frame, VOUS if o.by.you and frame.startswith("{by}") else form),
        **{done: fr.agree(done, card.feminine, card.plural) for done in PARTICIPLES},
        **amounts(o),
        by=who,
        own="votre" if o.by.you else "sa",
        la=la,
        de=de,
        what=what,
        to_what=fr.to(what) if what else "",
        of_what=fr.of(what) if what else "",
        other=fr.this(fr.WORDS["location"], False) if here else other.text,
        hand=worded("votre <hand>" if mine else "la <hand> de son <owner>"),
        from_place=worded("depuis un <location>") if o.moved else "",
        deck=worded("votre <deck>") if o.moved else "",
        of_deck=fr.of(worded(f"{la} <deck>{de}")),
        of_fight=happened.FIGHT if o.fight else "",
        exerted=fr.agree("épuisé", card.feminine, card.plural) if o.exerted else "",
        ability="une capacité" if o.index == NONE else f"la capacité {keyword(o.index)}",
        why=WHY.get(o.why, o.why),
    )
    source = "" if o.source is None else f" par l'effet {fr.of(selectors.text(say, o.source))}"
    at_once = f", {counted(o, '')} à la fois" if o.at_once else ""
    return text.strip() + source + at_once + beside(say, o.window)


def keyword(index: int) -> str:
    return KEYWORDS[KEYWORD_NAMES[index]]


def amounts(o: Occasion) -> dict[str, str]:
    """ "des dommages", "2 dommages ou plus"."""
    least = o.least if o.most == NONE else o.most
    return {
        "damage": counted(o, fr.WORDS["damage"]) or worded("des <damage>s"),
        "lore": counted(o, fr.LORE) or worded("des <lore>s"),
        "cards": counted(o, fr.CARD) or worded("une <card> ou plus"),
        "ink": f"{least} ⬡ ou {'plus' if o.most == NONE else 'moins'}",
    }


def counted(o: Occasion, noun: str) -> str:
    n = o.most if o.most != NONE else o.least
    if not n and o.most == NONE:
        return ""
    many = f"{n} {noun if n < 2 else fr.plural_of(noun)}".rstrip() if noun else str(n)
    return f"{many} ou {'moins' if o.most != NONE else 'plus'}"
