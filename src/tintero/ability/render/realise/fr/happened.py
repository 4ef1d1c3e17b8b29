"""What has been done this turn: "chanson que vous avez jouée ce tour-ci", "vous avez joué 2
chansons ou plus ce tour-ci"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability.render.plan.parts_of_speech import Measure, Saying
from tintero.ability.render.realise.fr import conditions, filters, selectors
from tintero.ability.render.realise.fr import words as fr
from tintero.ability.render.realise.fr.wording import table
from tintero.ability.render.realise.word_frames import fill
from tintero.ability.render.speaker import Phrase, Speaker

# Who; none of them; whose zone it is, in place of its article, and after it.
DOERS: Final = {
    "you": ("vous", "vous", "votre", ""),
    "that-player": ("il", "il", "sa", ""),
    "an-opponent": ("un adversaire", "aucun adversaire", "la", " d'un adversaire"),
    "a-player": ("un joueur", "aucun joueur", "la", " d'un joueur"),
}
# What a player has done: a participle and what follows it.
PLAYERS: Final = table(
    {
        "played": "joué[ {what}]",
        "drew": "pioché[ {what}]",
        "discarded": "défaussé[ {what}]",
        "inked": "encré[ {what}]",
        "put in inkwell": "placé[ {what}] dans {own} <inkwell>",
        "revealed": "révélé[ {what}]",
        "used": "utilisé une capacité[ {of_what}]",
        "damage removed": "retiré des <damage>s[ {of_what}]",
        "put under": "placé[ {what}] sous une carte",
        "card put under": "placé une carte sous {what}",
        "shifted": "joué[ {what}] avec <Shift>",
        "chosen": "choisi[ {what}]",
        "lore gained": "gagné des <lore>s",
        "lore lost": "perdu des <lore>s",
        "drops gained": "gagné une <ink drop>",
        "drops removed": "retiré une <ink drop>",
        "named": "nommé une carte",
        "shuffled": "mélangé {own} <deck>",
    }
)
OF_CARDS: Final = ("used", "damage removed")  # "dont vous avez retiré des <damage>s"
# What a card has done, or what was done to it; {o} agrees with it.
CARDS: Final = table(
    {
        "quested": "avoir été {envoyé} à l'aventure",
        "challenged": "avoir défié",
        "sang": "avoir chanté une <song>",
        "moved": "avoir été {déplacé} sur un <location>",
        "entered play": "être {entré} en jeu",
        "left play": "avoir quitté la zone de jeu",
        "left discard": "avoir quitté la <discard> d'un joueur",
        "left under": "avoir été {retiré} de sous une carte",
        "damage taken": "avoir subi des <damage>s",
        "damage dealt": "avoir subi des <damage>s",
        "banished another": "avoir banni un autre <character> lors d'un <challenge>",
        "banished": "avoir été {banni}[ lors {of_fight}]",
        "readied": "avoir été {redressé}",
        "exerted": "avoir été {épuisé}",
        "returned to hand": "avoir été {renvoyé} dans {la} <hand>{de}",
        "put in deck": "avoir été {placé} dans {la} <deck>{de}",
        "put in discard": "avoir été {placé} dans {la} <discard>{de}",
        "was challenged": "avoir été {défié}",
    }
)
PARTICIPLES: Final = (
    *("envoyé", "déplacé", "entré", "retiré", "banni", "redressé", "épuisé", "renvoyé", "placé"),
    "défié",
)
FIGHT: Final = f"d'un {fr.WORDS['challenge']}"
THIS_TURN: Final = f"ce {fr.TURN}-ci"
NOBODY: Final = ("none-of", "no-opponent", "no-player")


def said(say: Speaker, s: Saying) -> str:
    """The clause."""
    if s.verb == "so-often":
        assert s.number is not None
        return f"{said(say, s.parts[0])} {filters.compared(say, s.op, s.number)} fois"
    if s.verb == "somebody-did":
        return player_did(say, s)
    if s.subject is None or s.verb == "it-happened":
        return f"« {s.deed} » {conditions.verb('avoir', Phrase(''), s.no)} eu lieu {THIS_TURN}"
    who = selectors.phrase(say, s.subject)
    if s.verb == "was-done":
        participle, _, rest = PLAYERS[s.deed].partition("[")
        done = f"été {fr.agree(participle.partition(' ')[0], who.feminine, who.plural)}"
        rest = rest.partition("]")[2]
        has = conditions.verb("avoir", who, s.no)
        return f"{who.text} {has} {done}{place(rest, s)} {THIS_TURN}"
    return f"{who.text} {card_did(s, who)} {THIS_TURN}"


def place(frame: str, s: Saying, what: str = "", **done: str) -> str:
    assert s.whose is not None
    _, _, la, de = DOERS[s.whose.how]
    return fill(
        frame,
        what=what,
        of_what=fr.of(what) if what else "",
        own="votre" if s.whose.you else "sa",
        la=la,
        de=de,
        of_fight=FIGHT if s.index else "",
        **done,
    )


def player_did(say: Speaker, s: Saying, agreeing: Phrase | None = None) -> str:
    """`agreeing`: the cards, mentioned before: "que vous avez jouées"."""
    assert s.whose is not None
    doer = s.whose.how
    what = s.object
    none = what is not None and what.how == "one-such" and s.no
    if none and what is not None and doer in ("you", "that-player"):
        what = replace(what, how="none-of")
    text = selectors.text(say, what) if what is not None else ""
    more = "" if none or doer in ("an-opponent", "a-player") else "pas"
    has = conditions.verb("avoir", Phrase("", you=s.whose.you), s.no, more=more)
    frame = PLAYERS[s.deed]
    if agreeing is not None and s.deed not in OF_CARDS:
        word = frame.partition("[")[0].partition(" ")[0]
        frame = fr.agree(word, agreeing.feminine, agreeing.plural) + frame.removeprefix(word)
    return f"{DOERS[doer][s.no]} {has} {place(frame, s, text)} {THIS_TURN}"


def card_did(s: Saying, who: Phrase) -> str:
    """ "n'a pas été envoyée à l'aventure"."""
    have, _, rest = CARDS[s.deed].partition(" ")
    nobody = who.noun is not None and who.noun.how in NOBODY
    verb = conditions.verb(have, who, s.no or nobody, more="" if nobody else "pas")
    done = {name: fr.agree(name, who.feminine, who.plural) for name in PARTICIPLES}
    return f"{verb} {place(rest, s, **done)}"


def forms(say: Speaker, m: Measure) -> tuple[str, str]:
    """What is counted, one and many."""
    (done,) = m.who
    if m.things is None:
        time = fr.elided("que", said(say, done))
        return f"fois {time}", f"fois {time}"
    made: list[str] = []
    fem = filters.feminine(m.things)
    for plural in (False, True):
        cards = Phrase("", plural, fem)
        if done.verb == "somebody-did":
            did = player_did(say, done, cards)
            which = f"dont {did}" if done.deed in OF_CARDS else fr.elided("que", did)
            made.append(f"{filters.noun(say, m.things, plural)} {which}")
            continue
        noun = f"{filters.others(m.things, plural)}{filters.owned(say, m.things, plural)}"
        made.append(f"{noun} qui {card_did(done, cards)} {THIS_TURN}")
    return made[0], made[1]
