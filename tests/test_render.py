"""Abilities in words: exact sentences in both languages, and words for every node."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tintero.ability.abilities import Activated, DeckRule, Has, Script, Static, Triggered
from tintero.ability.base import (
    Ability,
    Condition,
    Effect,
    Node,
    Quantity,
    Selector,
    StaticEffect,
    Trigger,
    Who,
)
from tintero.ability.codec import REGISTRY, Field
from tintero.ability.conditions import (
    AnyPlayer,
    Both,
    Compare,
    Have,
    InChallenge,
    Is,
    Not,
    RemovedDrops,
    SameName,
    StillThere,
    UsedShift,
    WasNamed,
    YourTurn,
)
from tintero.ability.effects import (
    Apply,
    Banish,
    Deal,
    Discard,
    Draw,
    EachDoes,
    Exert,
    ForEachCard,
    GainLore,
    GetDrops,
    If,
    IfYouDo,
    Later,
    Look,
    LoseLore,
    May,
    MoveDamage,
    MoveTo,
    NameCard,
    Nothing,
    OneOf,
    PayInk,
    Pick,
    Place,
    Play,
    Put,
    PutDamage,
    Ready,
    RemoveDamage,
    ReturnAlone,
    Reveal,
    Rule,
    Sentence,
    Seq,
    Shuffle,
    To,
    UnlessPays,
)
from tintero.ability.filters import (
    CHARACTER,
    OPPOSING_CHARACTER,
    YOUR_CHARACTER,
    YOUR_DISCARD,
    YOUR_HAND,
    YOUR_ITEM,
    YOUR_LOCATION,
    YOUR_OTHER_CHARACTER,
    Bound,
    Filter,
    Op,
    cost_at_most,
    strength_at_most,
)
from tintero.ability.quantities import (
    Capped,
    Count,
    EventAmount,
    Happened,
    HowMany,
    LoreOf,
    Result,
    StatOf,
    Until_,
)
from tintero.ability.render import english as in_english
from tintero.ability.render import spanish as in_spanish
from tintero.ability.render.english import english
from tintero.ability.render.es.verbs_table import conjugate
from tintero.ability.render.spanish import spanish
from tintero.ability.render.speaker import RenderError
from tintero.ability.select import (
    All,
    AtRandom,
    Candidate,
    Chosen,
    ChosenOpponent,
    EachOpponent,
    EachPlayer,
    EventCard,
    OwnerOf,
    That,
    They,
    This,
    TopOfDeck,
)
from tintero.ability.statics import (
    Can,
    Cant,
    ChallengeCost,
    DamageWith,
    EnterExerted,
    Gain,
    InkExerted,
    Instead,
    Modify,
    MustAct,
    PayLess,
    PlayFor,
    WinAt,
    Would,
)
from tintero.ability.triggers import When
from tintero.cards.facts import CardFacts
from tintero.cards.pool import default_pool
from tintero.events import KIND_COUNT, Kind
from tintero.vocab import (
    DENY_NAMES,
    KEYWORD_COUNT,
    STAT_NAMES,
    Act,
    CardType,
    Deny,
    Keyword,
    Owner,
    ShiftKind,
    Stat,
    Until,
    Zone,
)

# --- exact sentences --------------------------------------------------------------------------

ON_PLAY = When(Kind.PLAYED, this=True)
ON_QUEST = When(Kind.QUESTED, this=True)
EXERT = Exert(symbol=True)
EXERTED = Is(This(), Filter(exerted=1))
SONG = Filter(song=1, zone=Zone.ANYWHERE)
DECK = Filter(zone=Zone.DECK)
THEIR_HAND = Filter(owner=Owner.THEIRS, zone=Zone.HAND)
SUPPORT_ABILITY = Triggered(
    (ON_QUEST,),
    May(
        Apply(
            (Modify(Stat.STRENGTH, Capped(StatOf(This(), Stat.STRENGTH), least=0)),),
            Chosen(replace(CHARACTER, other=True)),
        )
    ),
    "Support",
    keyword=Keyword.SUPPORT,
)


@dataclass(frozen=True)
class Sample:
    title: str
    ability: Ability
    english: str
    spanish: str
    type: int = CardType.CHARACTER


SAMPLES = [
    Sample(
        "deal 3",
        Script(Deal(3, Chosen(CHARACTER))),
        "Deal 3 damage to chosen character.",
        "Inflige 3 de daño a un personaje elegido.",
        type=CardType.ACTION,
    ),
    Sample(
        "draw, then discard",
        Triggered(
            (ON_PLAY,), May(Seq((Draw(2), Discard(Chosen(YOUR_HAND, 2))))), "SCATTERED NOTES"
        ),
        "SCATTERED NOTES  When you play this character, you may draw 2 cards, then choose "
        "and discard 2 cards.",
        "SCATTERED NOTES  Cuando juegues este personaje, puedes robar 2 cartas y luego "
        "elegir y descartar 2 cartas.",
    ),
    Sample(
        "may pay to draw",
        Triggered(
            (When(Kind.PLAYED, subject=SONG, by=Owner.YOURS),), May(To(PayInk(1), Draw())), "ENCORE"
        ),
        "ENCORE  Whenever you play a song, you may pay 1 ⬡ to draw a card.",
        "ENCORE  Siempre que juegues una canción, puedes pagar 1 ⬡ para robar una carta.",
        type=CardType.ITEM,
    ),
    Sample(
        "may discard to have others act",
        Triggered(
            (ON_QUEST,),
            May(To(Discard(Chosen(YOUR_HAND)), LoseLore(1, EachOpponent()))),
            "A DIRTY TRICK",
        ),
        "A DIRTY TRICK  Whenever this character quests, you may choose and discard a card "
        "to have each opponent lose 1 lore.",
        "A DIRTY TRICK  Siempre que este personaje vaya de aventura, puedes elegir y "
        "descartar una carta para que cada oponente pierda 1 de leyenda.",
    ),
    Sample(
        "each opponent loses lore",
        Script(Seq((LoseLore(1, EachOpponent()), GainLore(1)))),
        "Each opponent loses 1 lore. Gain 1 lore.",
        "Cada oponente pierde 1 de leyenda. Gana 1 de leyenda.",
        type=CardType.ACTION,
    ),
    Sample(
        "one sentence, two subjects",
        Script(Sentence((GainLore(2), LoseLore(2, EachOpponent())))),
        "Gain 2 lore and each opponent loses 2 lore.",
        "Gana 2 de leyenda y cada oponente pierde 2 de leyenda.",
        type=CardType.ACTION,
    ),
    Sample(
        "your other Princess characters",
        Static(
            (Modify(Stat.STRENGTH, 1, All(replace(YOUR_OTHER_CHARACTER, classes=("Princess",)))),),
            "ROYAL COURT",
        ),
        "ROYAL COURT  Your other Princess characters get +1 strength.",
        "ROYAL COURT  Tus otros personajes Princess obtienen +1 de Fuerza.",
    ),
    Sample(
        "can't quest unless",
        Static(
            (Cant(Deny.QUEST),),
            "SHY",
            Not(Have(replace(YOUR_OTHER_CHARACTER, classes=("Seven Dwarfs",)))),
        ),
        "SHY  This character can't quest unless you have another Seven Dwarfs character in play.",
        "SHY  Este personaje no puede ir de aventura a menos que tengas otro personaje "
        "Seven Dwarfs en juego.",
    ),
    Sample(
        "can't sing",
        Static((Cant(Deny.SING),), "VOICELESS"),
        "VOICELESS  This character can't ⟳ to sing songs.",
        "VOICELESS  Este personaje no puede ⟳ para cantar canciones.",
    ),
    Sample(
        "sings a song",
        Triggered((When(Kind.SANG, this=True),), May(Draw()), "CURTAIN CALL"),
        "CURTAIN CALL  Whenever this character sings a song, you may draw a card.",
        "CURTAIN CALL  Siempre que este personaje cante una canción, puedes robar una carta.",
    ),
    Sample(
        "while exerted, opposing can't",
        Static((Cant(Deny.QUEST, All(OPPOSING_CHARACTER)),), "STAY HERE", EXERTED),
        "STAY HERE  While this character is exerted, opposing characters can't quest.",
        "STAY HERE  Mientras este personaje esté agotado, los personajes rivales no pueden "
        "ir de aventura.",
    ),
    Sample(
        "Support as section 8 says it",
        SUPPORT_ABILITY,
        "Support (Whenever this character quests, you may have another chosen character "
        "get +X strength this turn, where X is this character's strength.)",
        "Support (Siempre que este personaje vaya de aventura, puedes hacer que otro "
        "personaje elegido obtenga +X de Fuerza este turno, donde X es la Fuerza de este "
        "personaje.)",
    ),
    Sample(
        "Support",
        Has(Keyword.SUPPORT),
        "Support",
        "Support",
    ),
    Sample(
        "Resist",
        Has(Keyword.RESIST, 2),
        "Resist +2",
        "Resist +2",
    ),
    Sample(
        "Singer",
        Has(Keyword.SINGER, 5),
        "Singer 5",
        "Singer 5",
    ),
    Sample(
        "Sing Together",
        Has(Keyword.SING_TOGETHER, 7),
        "Sing Together 7",
        "Sing Together 7",
        type=CardType.ACTION,
    ),
    Sample(
        "Shift",
        Has(Keyword.SHIFT, 5),
        "Shift 5",
        "Shift 5",
    ),
    Sample(
        "Shift for a discard",
        Has(Keyword.SHIFT, costs=(Discard(Chosen(replace(YOUR_HAND, song=1))),)),
        "Shift: discard a song card",
        "Shift: descarta una carta de canción",
    ),
    Sample(
        "Classification Shift",
        Has(Keyword.SHIFT, 3, kind=ShiftKind.CLASSIFICATION, of="Puppy"),
        "Puppy Shift 3",
        "Puppy Shift 3",
    ),
    Sample(
        "Universal Shift",
        Has(Keyword.SHIFT, 4, kind=ShiftKind.UNIVERSAL),
        "Universal Shift 4",
        "Universal Shift 4",
    ),
    Sample(
        "Potato Shift",
        Has(Keyword.SHIFT, 5, kind=ShiftKind.ITEM_NAMED, of="Potato"),
        "Potato Shift 5",
        "Potato Shift 5",
    ),
    Sample(
        "Temporary Combo Shift",
        Has(Keyword.SHIFT, 6, kind=ShiftKind.COMBO, temporary=True),
        "Temporary Combo Shift 6",
        "Temporary Combo Shift 6",
    ),
    Sample(
        "Boost as section 8 says it",
        Activated(
            (PayInk(2),),
            Put(TopOfDeck(), Place.UNDER, under=This()),
            "Boost",
            limit=1,
            sequential=True,
            keyword=Keyword.BOOST,
        ),
        "Boost (Once during your turn, 2 ⬡ — Put the top card of your deck facedown under "
        "this character.)",
        "Boost (Una vez durante tu turno, 2 ⬡ — Pon la carta superior de tu mazo boca "
        "abajo debajo de este personaje.)",
    ),
    Sample(
        "Ward as section 8 says it",
        Static((Cant(Deny.BE_CHOSEN),), "Ward", keyword=Keyword.WARD),
        "Ward (This character can't be chosen by opponents.)",
        "Ward (Este personaje no puede ser elegido por los oponentes.)",
    ),
    Sample(
        "Evasive as section 8 says it",
        Static(
            (
                Cant(
                    Deny.BE_CHALLENGED,
                    This(),
                    Filter(types=(CardType.CHARACTER,), no_keyword=Keyword.EVASIVE),
                ),
            ),
            "Evasive",
            keyword=Keyword.EVASIVE,
        ),
        "Evasive (This character can't be challenged by characters without Evasive.)",
        "Evasive (Este personaje no puede ser desafiado por los personajes sin Evasive.)",
    ),
    Sample(
        "Reckless as section 8 says it",
        Static((MustAct(Act.CHALLENGE),), "Reckless", keyword=Keyword.RECKLESS),
        "Reckless (You can't end your turn while this character is ready and able to challenge.)",
        "Reckless (No puedes terminar tu turno mientras este personaje esté preparado y "
        "pueda desafiar.)",
    ),
    Sample(
        "Challenger as section 8 says it",
        Static(
            (Modify(Stat.STRENGTH, 2),),
            "Challenger",
            InChallenge(This(), 1),
            keyword=Keyword.CHALLENGER,
        ),
        "Challenger (While challenging, this character gets +2 strength.)",
        "Challenger (Mientras desafía, este personaje obtiene +2 de Fuerza.)",
    ),
    Sample(
        "look at four, take one",
        Triggered(
            (ON_PLAY,),
            Seq(
                (
                    Look(TopOfDeck(4)),
                    May(
                        Put(
                            Chosen(
                                replace(DECK, types=(CardType.CHARACTER,)),
                                source="looked",
                                reveal=True,
                            ),
                            Place.HAND,
                        )
                    ),
                    Put(
                        Chosen(DECK, HowMany("looked"), source="looked", ordered=True),
                        Place.DECK_BOTTOM,
                    ),
                )
            ),
            "BOOKWORM",
        ),
        "BOOKWORM  When you play this character, look at the top 4 cards of your deck. You "
        "may reveal a character card from among them and put it into your hand. Put the "
        "rest on the bottom of your deck in any order.",
        "BOOKWORM  Cuando juegues este personaje, mira las 4 primeras cartas de tu mazo. "
        "Puedes revelar una carta de personaje de entre ellas y poner esa carta en tu "
        "mano. Pon el resto en el fondo de tu mazo en cualquier orden.",
    ),
    Sample(
        "look at two, one each way",
        Activated(
            (EXERT,),
            Seq(
                (
                    Look(TopOfDeck(2)),
                    Put(Chosen(DECK, source="looked"), Place.DECK_TOP),
                    Put(
                        Chosen(replace(DECK, other=True), source="looked", label="other"),
                        Place.DECK_BOTTOM,
                    ),
                )
            ),
            "PEEK",
        ),
        "PEEK  ⟳ — Look at the top 2 cards of your deck. Put one of them on top of your "
        "deck. Put the other one on the bottom of your deck.",
        "PEEK  ⟳ — Mira las 2 primeras cartas de tu mazo. Pon una de ellas en la parte "
        "superior de tu mazo. Pon la otra en el fondo de tu mazo.",
        type=CardType.ITEM,
    ),
    Sample(
        "reveal the top card",
        Activated(
            (EXERT, PayInk(1)),
            Seq(
                (
                    NameCard(),
                    Reveal(TopOfDeck()),
                    If(
                        WasNamed(That("revealed")),
                        Put(That("revealed"), Place.HAND),
                        Put(That("revealed"), Place.DECK_TOP),
                    ),
                )
            ),
            "LUCKY GUESS",
        ),
        "LUCKY GUESS  ⟳, 1 ⬡ — Name a card. Reveal the top card of your deck. If the "
        "revealed card is the named card, put the revealed card into your hand. Otherwise, "
        "put the revealed card on top of your deck.",
        "LUCKY GUESS  ⟳, 1 ⬡ — Nombra una carta. Revela la carta superior de tu mazo. Si "
        "la carta revelada es la carta nombrada, pon la carta revelada en tu mano. De lo "
        "contrario, pon la carta revelada en la parte superior de tu mazo.",
    ),
    Sample(
        "search the deck",
        Triggered(
            (ON_PLAY,),
            May(
                Seq(
                    (
                        Put(
                            Chosen(
                                replace(DECK, owner=Owner.YOURS, types=(CardType.ITEM,)),
                                reveal=True,
                                may_fail=True,
                            ),
                            Place.HAND,
                        ),
                        Shuffle(),
                    )
                )
            ),
            "I KNOW A PLACE",
        ),
        "I KNOW A PLACE  When you play this character, you may search your deck for an "
        "item card, reveal it, and put it into your hand, then shuffle your deck.",
        "I KNOW A PLACE  Cuando juegues este personaje, puedes buscar en tu mazo una carta "
        "de objeto, revelar esa carta y poner esa carta en tu mano y luego barajar tu "
        "mazo.",
    ),
    Sample(
        "replacement: damage elsewhere",
        Static(
            (
                Instead(
                    Would.BE_DEALT_DAMAGE,
                    PutDamage(EventAmount(), This()),
                    All(YOUR_OTHER_CHARACTER),
                ),
            ),
            "TAKE ME INSTEAD",
        ),
        "TAKE ME INSTEAD  If one of your other characters would be dealt damage, put that "
        "many damage counters on this character instead.",
        "TAKE ME INSTEAD  Si uno de tus otros personajes fuera a recibir daño infligido, "
        "en lugar de eso pon esa cantidad de contadores de daño sobre este personaje.",
    ),
    Sample(
        "replacement: not banished",
        Static(
            (Instead(Would.BE_BANISHED, Put(This(), Place.INKWELL, exerted=True)),), "NOT FORGOTTEN"
        ),
        "NOT FORGOTTEN  If this character would be banished, put this character into your "
        "inkwell facedown and exerted instead.",
        "NOT FORGOTTEN  Si este personaje fuera a ser desterrado, en lugar de eso pon este "
        "personaje en tu pozo de tinta boca abajo y agotado.",
    ),
    Sample(
        "replacement: the next damage",
        Script(
            Apply(
                (Instead(Would.BE_DEALT_DAMAGE, None, once=True),),
                Chosen(YOUR_CHARACTER),
                Until.YOUR_NEXT_TURN,
            )
        ),
        "Until the start of your next turn, the next time chosen character of yours would "
        "be dealt damage, it takes no damage instead.",
        "Hasta el inicio de tu próximo turno, la próxima vez que un personaje tuyo elegido "
        "fuera a recibir daño infligido, en lugar de eso no recibe daño.",
        type=CardType.ACTION,
    ),
    Sample(
        "floating trigger",
        Script(
            Later(
                Triggered(
                    (When(Kind.QUESTED, subject=YOUR_CHARACTER),), LoseLore(1, EachOpponent())
                )
            )
        ),
        "Whenever one of your characters quests this turn, each opponent loses 1 lore.",
        "Siempre que uno de tus personajes vaya de aventura este turno, cada oponente "
        "pierde 1 de leyenda.",
        type=CardType.ACTION,
    ),
    Sample(
        "delayed trigger",
        Script(
            Seq(
                (
                    Play(
                        Chosen(
                            replace(
                                YOUR_HAND, types=(CardType.CHARACTER,), bounds=(cost_at_most(4),)
                            )
                        )
                    ),
                    Apply((Gain(Has(Keyword.RUSH)),), That("play"), Until.FOREVER),
                    Later(Triggered((When(Kind.TURN_END),), Banish(That("play"))), once=True),
                )
            )
        ),
        "Play a character with cost 4 or less for free. That character gains Rush. At the "
        "end of the turn, banish that character.",
        "Juega gratis un personaje con coste 4 o menos. Ese personaje gana Rush. Al final "
        "del turno, destierra ese personaje.",
        type=CardType.ACTION,
    ),
    Sample(
        "the next time",
        Script(
            Later(
                Triggered(
                    (When(Kind.PLAYED, subject=CHARACTER, by=Owner.YOURS),), Ready(EventCard())
                ),
                once=True,
            )
        ),
        "The next time you play a character this turn, ready that character.",
        "La próxima vez que juegues un personaje este turno, prepara ese personaje.",
        type=CardType.ACTION,
    ),
    Sample(
        "discount for the next card",
        Activated(
            (EXERT,),
            Rule((PayLess(1, replace(YOUR_HAND, types=(CardType.ACTION,)), next=True),)),
            "CARDS ON THE TABLE",
        ),
        "CARDS ON THE TABLE  ⟳ — You pay 1 ⬡ less for the next action you play this turn.",
        "CARDS ON THE TABLE  ⟳ — Pagas 1 ⬡ menos por la próxima acción que juegues este turno.",
        type=CardType.ITEM,
    ),
    Sample(
        "a rule for the turn",
        Script(
            Rule(
                (
                    Cant(
                        Deny.PLAY,
                        None,
                        players=Owner.OPPOSING,
                        what=Filter(types=(CardType.ACTION,), zone=Zone.ANYWHERE),
                    ),
                ),
                Until.YOUR_NEXT_TURN,
            )
        ),
        "Until the start of your next turn, opponents can't play actions.",
        "Hasta el inicio de tu próximo turno, los oponentes no pueden jugar acciones.",
        type=CardType.ACTION,
    ),
    Sample(
        "cheaper for each card in discard",
        Static(
            (PayLess(Count(replace(YOUR_DISCARD, types=(CardType.CHARACTER,))), this=True),),
            "FROM THE GRAVE",
            zone=Zone.ANYWHERE,
        ),
        "FROM THE GRAVE  You pay 1 ⬡ less to play this character for each character card "
        "in your discard.",
        "FROM THE GRAVE  Pagas 1 ⬡ menos para jugar este personaje por cada carta de "
        "personaje en tu descarte.",
    ),
    Sample(
        "cheaper if",
        Static(
            (PayLess(2, this=True),),
            "OLD FRIENDS",
            Have(replace(YOUR_CHARACTER, names=("Gaston",))),
            zone=Zone.ANYWHERE,
        ),
        "OLD FRIENDS  If you have a character named Gaston in play, you pay 2 ⬡ less to "
        "play this character.",
        "OLD FRIENDS  Si tienes un personaje llamado Gaston en juego, pagas 2 ⬡ menos para "
        "jugar este personaje.",
    ),
    Sample(
        "free under a condition",
        Static(
            (
                PlayFor(
                    if_=Both(
                        (
                            YourTurn(),
                            Compare(
                                Happened(Kind.BANISHED, OPPOSING_CHARACTER, extra=1), Op.AT_LEAST, 1
                            ),
                        )
                    )
                ),
            ),
            "OPPORTUNIST",
            zone=Zone.ANYWHERE,
        ),
        "OPPORTUNIST  You can play this character for free if it is your turn and an "
        "opposing character has been banished in a challenge this turn.",
        "OPPORTUNIST  Puedes jugar gratis este personaje si es tu turno y un personaje "
        "rival ha sido desterrado en un desafío este turno.",
    ),
    Sample(
        "an alternate cost",
        Static(
            (PlayFor((Exert(Chosen(replace(YOUR_ITEM, exerted=0), 4)),)),),
            "ASSEMBLY LINE",
            zone=Zone.ANYWHERE,
        ),
        "ASSEMBLY LINE  You can exert 4 chosen ready items of yours to play this character "
        "for free.",
        "ASSEMBLY LINE  Puedes agotar 4 objetos tuyos preparados elegidos para jugar "
        "gratis este personaje.",
    ),
    Sample(
        "choose one",
        Activated(
            (EXERT, PayInk(2)),
            OneOf(
                (
                    Apply((Gain(Has(Keyword.EVASIVE)),), Chosen(CHARACTER), Until.YOUR_NEXT_TURN),
                    Apply((Modify(Stat.STRENGTH, 3),), Chosen(CHARACTER)),
                )
            ),
            "TAKE YOUR PICK",
        ),
        "TAKE YOUR PICK  ⟳, 2 ⬡ — Choose one: • Chosen character gains Evasive until the "
        "start of your next turn. • Chosen character gets +3 strength this turn.",
        "TAKE YOUR PICK  ⟳, 2 ⬡ — Elige una opción: • Un personaje elegido gana Evasive "
        "hasta el inicio de tu próximo turno. • Un personaje elegido obtiene +3 de Fuerza "
        "este turno.",
    ),
    Sample(
        "an opponent's or",
        Script(
            EachDoes(
                EachOpponent(),
                (OneOf((Discard(Chosen(THEIR_HAND, by=They())), LoseLore(1, They())), They()),),
            )
        ),
        "Each opponent chooses and discards a card or loses 1 lore.",
        "Cada oponente elige y descarta una carta o pierde 1 de leyenda.",
        type=CardType.ACTION,
    ),
    Sample(
        "each opponent chooses and banishes",
        Script(
            EachDoes(
                EachOpponent(),
                (
                    Banish(
                        Chosen(Filter(types=(CardType.CHARACTER,), owner=Owner.THEIRS), by=They())
                    ),
                ),
            )
        ),
        "Each opponent chooses and banishes one of their characters.",
        "Cada oponente elige y destierra uno de sus personajes.",
        type=CardType.ACTION,
    ),
    Sample(
        "each player discards and draws",
        Script(EachDoes(EachPlayer(), (Discard(All(THEIR_HAND)), Draw(7, They())))),
        "Each player discards their hand, then draws 7 cards.",
        "Cada jugador descarta su mano y luego roba 7 cartas.",
        type=CardType.ACTION,
    ),
    Sample(
        "reveals their hand",
        Script(
            EachDoes(
                ChosenOpponent(),
                (
                    Reveal(All(THEIR_HAND)),
                    Discard(Chosen(replace(THEIR_HAND, types=(CardType.ACTION, CardType.ITEM)))),
                ),
            )
        ),
        "Chosen opponent reveals their hand, then discards an action or item card of your choice.",
        "Un oponente elegido revela su mano y luego descarta una carta de acción u objeto "
        "a tu elección.",
        type=CardType.ACTION,
    ),
    Sample(
        "from an opponent's discard",
        Activated(
            (EXERT,),
            EachDoes(
                ChosenOpponent(),
                (
                    Put(
                        Chosen(Filter(owner=Owner.THEIRS, zone=Zone.DISCARD), 3, up_to=True),
                        Place.DECK_BOTTOM,
                    ),
                ),
            ),
            "TIDY UP",
        ),
        "TIDY UP  ⟳ — Put up to 3 cards from chosen opponent's discard on the bottom of "
        "their deck in any order.",
        "TIDY UP  ⟳ — Pon hasta 3 cartas del descarte de un oponente elegido en el fondo "
        "de su mazo en cualquier orden.",
        type=CardType.ITEM,
    ),
    Sample(
        "unless they pay",
        Triggered(
            (When(Kind.CHALLENGED, other_this=True),),
            UnlessPays(Banish(EventCard()), PayInk(3), OwnerOf(EventCard())),
            "TOLL",
        ),
        "TOLL  Whenever this character is challenged, banish the challenging character "
        "unless the challenging character's player pays 3 ⬡.",
        "TOLL  Siempre que este personaje sea desafiado, destierra el personaje desafiante "
        "a menos que el jugador del personaje desafiante pague 3 ⬡.",
    ),
    Sample(
        "the challenger's player discards",
        Triggered(
            (When(Kind.CHALLENGED, other_this=True),),
            EachDoes(OwnerOf(EventCard()), (Discard(Chosen(THEIR_HAND, by=They())),)),
            "THORNS",
        ),
        "THORNS  Whenever this character is challenged, the challenging character's player "
        "chooses and discards a card.",
        "THORNS  Siempre que este personaje sea desafiado, el jugador del personaje "
        "desafiante elige y descarta una carta.",
    ),
    Sample(
        "during your turn, banishes",
        Triggered(
            (When(Kind.BANISHED_IN_CHALLENGE, this=True),), GainLore(2), "TRIUMPH", YourTurn()
        ),
        "TRIUMPH  During your turn, whenever this character banishes another character in "
        "a challenge, gain 2 lore.",
        "TRIUMPH  Durante tu turno, siempre que este personaje destierre a otro personaje "
        "en un desafío, gana 2 de leyenda.",
    ),
    Sample(
        "challenged and banished",
        Triggered(
            (When(Kind.BANISHED, this=True, extra=2),),
            May(
                Banish(
                    All(Filter(types=(CardType.CHARACTER,), tests=(InChallenge(Candidate(), 1),)))
                )
            ),
            "LAST WORD",
        ),
        "LAST WORD  When this character is challenged and banished, you may banish the "
        "challenging character.",
        "LAST WORD  Cuando este personaje sea desafiado y desterrado, puedes desterrar el "
        "personaje desafiante.",
    ),
    Sample(
        "back to hand when banished",
        Triggered(
            (When(Kind.BANISHED, this=True, extra=1),), May(Put(This(), Place.HAND)), "DURABLE"
        ),
        "DURABLE  When this character is banished in a challenge, you may return this card "
        "to your hand.",
        "DURABLE  Cuando este personaje sea desterrado en un desafío, puedes devolver esta "
        "carta a tu mano.",
    ),
    Sample(
        "another of yours is banished",
        Triggered(
            (
                When(
                    Kind.BANISHED,
                    subject=replace(YOUR_OTHER_CHARACTER, classes=("Broom", "Illusion")),
                ),
            ),
            May(Put(EventCard(), Place.HAND)),
            "COME BACK",
        ),
        "COME BACK  Whenever one of your other Broom or Illusion characters is banished, "
        "you may return that card to your hand.",
        "COME BACK  Siempre que uno de tus otros personajes Broom o Illusion sea "
        "desterrado, puedes devolver esa carta a tu mano.",
    ),
    Sample(
        "when played and on questing",
        Triggered(
            (ON_PLAY, ON_QUEST),
            Apply(
                (Gain(Has(Keyword.RECKLESS)),), Chosen(OPPOSING_CHARACTER), Until.THEIR_NEXT_TURN
            ),
            "PICK A FIGHT",
        ),
        "PICK A FIGHT  When you play this character and whenever this character quests, "
        "chosen opposing character gains Reckless during their next turn.",
        "PICK A FIGHT  Cuando juegues este personaje y siempre que este personaje vaya de "
        "aventura, un personaje rival elegido gana Reckless durante su próximo turno.",
    ),
    Sample(
        "if Shift was used",
        Triggered((ON_PLAY,), If(UsedShift(), Draw(2), Draw()), "WELL PREPARED"),
        "WELL PREPARED  When you play this character, if you used Shift to play this "
        "character, draw 2 cards. Otherwise, draw a card.",
        "WELL PREPARED  Cuando juegues este personaje, si has usado Shift para jugar este "
        "personaje, roba 2 cartas. De lo contrario, roba una carta.",
    ),
    Sample(
        "if an ink drop was removed",
        Triggered((ON_PLAY,), If(RemovedDrops(), GetDrops(2)), "SPILLED INK"),
        "SPILLED INK  When you play this character, if you removed an ink drop to play "
        "this character, get 2 ink drops.",
        "SPILLED INK  Cuando juegues este personaje, si has retirado una gota de tinta "
        "para jugar este personaje, obtén 2 gotas de tinta.",
    ),
    Sample(
        "if you do",
        Triggered(
            (ON_QUEST,),
            IfYouDo(
                May(Ready(All(replace(YOUR_OTHER_CHARACTER, exerted=1)))),
                Apply((Cant(Deny.QUEST),), All(YOUR_CHARACTER)),
            ),
            "SECOND WIND",
        ),
        "SECOND WIND  Whenever this character quests, you may ready all your other exerted "
        "characters. If you do, your characters can't quest for the rest of this turn.",
        "SECOND WIND  Siempre que este personaje vaya de aventura, puedes preparar todos "
        "tus otros personajes agotados. Si lo haces, tus personajes no pueden ir de "
        "aventura durante el resto de este turno.",
    ),
    Sample(
        "otherwise also after declining",
        Script(
            Seq(
                (
                    Reveal(TopOfDeck()),
                    If(
                        Is(
                            That("revealed"),
                            Filter(types=(CardType.CHARACTER,), zone=Zone.ANYWHERE),
                        ),
                        IfYouDo(
                            May(Play(That("revealed"), exerted=True)),
                            Nothing(),
                            Put(That("revealed"), Place.DISCARD),
                        ),
                        Put(That("revealed"), Place.DISCARD),
                    ),
                )
            )
        ),
        "Reveal the top card of your deck. If the revealed card is a character card, you "
        "may play the revealed card for free and it enters play exerted. Otherwise, put "
        "the revealed card into your discard.",
        "Revela la carta superior de tu mazo. Si la carta revelada es una carta de "
        "personaje, puedes jugar gratis la carta revelada, y entra en juego agotada. De lo "
        "contrario, pon la carta revelada en tu descarte.",
        type=CardType.ACTION,
    ),
    Sample(
        "does not ready",
        Script(
            Seq(
                (
                    Exert(Chosen(OPPOSING_CHARACTER, 2, up_to=True)),
                    Apply((Cant(Deny.READY_AT_START),), That(), Until.THEIR_NEXT_TURN),
                )
            )
        ),
        "Exert up to 2 chosen opposing characters. Those characters can't ready at the "
        "start of their next turn.",
        "Agota hasta 2 personajes rivales elegidos. Esos personajes no pueden prepararse "
        "al inicio de su próximo turno.",
        type=CardType.ACTION,
    ),
    Sample(
        "draw for each damage removed",
        Triggered(
            (ON_PLAY,),
            Seq((RemoveDamage(3, Chosen(YOUR_CHARACTER)), Draw(Result("removed")))),
            "GLEAM",
        ),
        "GLEAM  When you play this character, remove up to 3 damage from chosen character "
        "of yours. Draw a card for each 1 damage removed this way.",
        "GLEAM  Cuando juegues este personaje, retira hasta 3 de daño de un personaje tuyo "
        "elegido. Roba una carta por cada 1 de daño retirado así.",
    ),
    Sample(
        "move damage",
        Activated(
            (PayInk(1),),
            MoveDamage(
                2, Chosen(CHARACTER), Chosen(replace(OPPOSING_CHARACTER, other=True), label="to")
            ),
            "PASS IT ON",
        ),
        "PASS IT ON  1 ⬡ — Move up to 2 damage from chosen character to another chosen "
        "opposing character.",
        "PASS IT ON  1 ⬡ — Mueve hasta 2 de daño de un personaje elegido a otro personaje "
        "rival elegido.",
    ),
    Sample(
        "lore equal to strength",
        Triggered((ON_QUEST,), GainLore(Capped(StatOf(This(), Stat.STRENGTH), most=6)), "TRAINING"),
        "TRAINING  Whenever this character quests, gain lore equal to this character's "
        "strength, to a maximum of 6.",
        "TRAINING  Siempre que este personaje vaya de aventura, gana leyenda igual a la "
        "Fuerza de este personaje, hasta un máximo de 6.",
    ),
    Sample(
        "draw until three",
        Activated((EXERT, PayInk(2)), If(Have(YOUR_HAND, 0, 2), Draw(Until_(3))), "REFILL"),
        "REFILL  ⟳, 2 ⬡ — If you have 2 or fewer cards in your hand, draw until you have 3 "
        "cards in your hand.",
        "REFILL  ⟳, 2 ⬡ — Si tienes 2 o menos cartas en tu mano, roba hasta tener 3 cartas "
        "en tu mano.",
        type=CardType.ITEM,
    ),
    Sample(
        "+1 for each",
        Static(
            (Modify(Stat.LORE, Count(replace(YOUR_OTHER_CHARACTER, classes=("Villain",)))),),
            "SINISTER PLOT",
        ),
        "SINISTER PLOT  This character gets +1 lore for each other Villain character you "
        "have in play.",
        "SINISTER PLOT  Este personaje obtiene +1 de valor de leyenda por cada otro "
        "personaje Villain que tengas en juego.",
    ),
    Sample(
        "minus for each, this turn",
        Script(Apply((Modify(Stat.STRENGTH, Count(YOUR_ITEM, -1)),), Chosen(CHARACTER))),
        "Chosen character gets -1 strength this turn for each item you have in play.",
        "Un personaje elegido obtiene -1 de Fuerza este turno por cada objeto que tengas en juego.",
        type=CardType.ACTION,
    ),
    Sample(
        "gains a quoted ability",
        Script(
            Apply(
                (
                    Gain(Has(Keyword.CHALLENGER, 3)),
                    Gain(
                        Triggered(
                            (When(Kind.BANISHED, this=True, extra=1),), Put(This(), Place.HAND)
                        )
                    ),
                ),
                All(YOUR_CHARACTER),
            )
        ),
        "Your characters gain Challenger +3 and “When this character is banished in a "
        "challenge, return this card to your hand” this turn.",
        "Tus personajes ganan Challenger +3 y «Cuando este personaje sea desterrado en un "
        "desafío, devuelve esta carta a tu mano» este turno.",
        type=CardType.ACTION,
    ),
    Sample(
        "characters here",
        Static(
            (Modify(Stat.WILLPOWER, 2, All(Filter(types=(CardType.CHARACTER,), here=True))),),
            "SAFE HARBOUR",
        ),
        "SAFE HARBOUR  Characters here get +2 willpower.",
        "SAFE HARBOUR  Los personajes que estén aquí obtienen +2 de Voluntad.",
        type=CardType.LOCATION,
    ),
    Sample(
        "first time each turn here",
        Triggered(
            (When(Kind.MOVED, subject=YOUR_CHARACTER, other_this=True, nth=1),),
            May(Deal(1, Chosen(CHARACTER))),
            "DEFENSES",
        ),
        "DEFENSES  The first time each turn one of your characters moves here, you may "
        "deal 1 damage to chosen character.",
        "DEFENSES  La primera vez cada turno que uno de tus personajes se mueva aquí, "
        "puedes infligir 1 de daño a un personaje elegido.",
        type=CardType.LOCATION,
    ),
    Sample(
        "quests here",
        Triggered((When(Kind.QUESTED, here=True),), Draw(), "LIBRARY"),
        "LIBRARY  Whenever a character here quests, draw a card.",
        "LIBRARY  Siempre que un personaje que esté aquí vaya de aventura, roba una carta.",
        type=CardType.LOCATION,
    ),
    Sample(
        "banish the location",
        Activated(
            (Banish(This()),),
            Play(Chosen(replace(YOUR_DISCARD, types=(CardType.CHARACTER,)))),
            "HOME",
            Have(Filter(types=(CardType.CHARACTER,), owner=Owner.YOURS, here=True), 3),
        ),
        "HOME  While you have 3 or more characters here, Banish this location — Play a "
        "character from your discard for free.",
        "HOME  Mientras tengas 3 o más personajes aquí, Destierra esta ubicación — Juega "
        "gratis un personaje de tu descarte.",
        type=CardType.LOCATION,
    ),
    Sample(
        "move for free",
        Script(
            Seq(
                (
                    MoveTo(Chosen(YOUR_CHARACTER), Chosen(YOUR_LOCATION, label="there")),
                    GainLore(StatOf(That("there"), Stat.LORE)),
                )
            )
        ),
        "Move chosen character of yours to chosen location of yours for free. Gain lore "
        "equal to that location's lore.",
        "Mueve gratis un personaje tuyo elegido a una ubicación tuya elegida. Gana leyenda "
        "igual al valor de leyenda de esa ubicación.",
        type=CardType.ACTION,
    ),
    Sample(
        "cheaper to move",
        Static((PayLess(1, YOUR_CHARACTER, move=True),), "THE WAY"),
        "THE WAY  You pay 1 ⬡ less to move your characters to a location.",
        "THE WAY  Pagas 1 ⬡ menos para mover tus personajes a una ubicación.",
        type=CardType.ITEM,
    ),
    Sample(
        "from the discard",
        Triggered(
            (When(Kind.TURN_START, by=Owner.YOURS),),
            If(StillThere(This(), Zone.DISCARD), May(Play(This(), free=False, exerted=True))),
            "COMING BACK",
            zone=Zone.DISCARD,
        ),
        "COMING BACK  While this card is in your discard, at the start of your turn, if "
        "this card is still in your discard, you may play this card and it enters play "
        "exerted.",
        "COMING BACK  Mientras esta carta esté en tu descarte, al inicio de tu turno, si "
        "esta carta todavía está en tu descarte, puedes jugar esta carta, y entra en juego "
        "agotada.",
    ),
    Sample(
        "once during your turn",
        Activated(
            (Discard(Chosen(YOUR_HAND)),),
            Deal(2, Chosen(CHARACTER)),
            "GOOD AIM",
            limit=1,
            sequential=True,
        ),
        "GOOD AIM  Once during your turn, Choose and discard a card — Deal 2 damage to "
        "chosen character.",
        "GOOD AIM  Una vez durante tu turno, Elige y descarta una carta — Inflige 2 de "
        "daño a un personaje elegido.",
    ),
    Sample(
        "once per turn",
        Triggered((When(Kind.MOVED, this=True),), GainLore(2), "NEW ROSTER", limit=1),
        "NEW ROSTER  Once per turn, whenever this character moves to a location, gain 2 lore.",
        "NEW ROSTER  Una vez por turno, siempre que este personaje se mueva a una "
        "ubicación, gana 2 de leyenda.",
    ),
    Sample(
        "second action each turn",
        Triggered(
            (
                When(
                    Kind.PLAYED,
                    subject=Filter(types=(CardType.ACTION,), zone=Zone.ANYWHERE),
                    by=Owner.YOURS,
                    nth=2,
                ),
            ),
            Apply((Modify(Stat.LORE, 2),), This()),
            "ENERGY",
        ),
        "ENERGY  The second time each turn you play an action, this character gets +2 lore "
        "this turn.",
        "ENERGY  La segunda vez cada turno que juegues una acción, este personaje obtiene "
        "+2 de valor de leyenda este turno.",
    ),
    Sample(
        "played two songs",
        Static(
            (Modify(Stat.LORE, 1), Gain(Has(Keyword.EVASIVE))),
            "DUET",
            Compare(Happened(Kind.PLAYED, SONG, Owner.YOURS), Op.AT_LEAST, 2),
        ),
        "DUET  While you've played 2 or more songs this turn, this character gets +1 lore "
        "and gains Evasive.",
        "DUET  Mientras hayas jugado 2 o más canciones este turno, este personaje obtiene "
        "+1 de valor de leyenda y gana Evasive.",
    ),
    Sample(
        "no other has quested",
        Static(
            (Modify(Stat.LORE, 3),),
            "LADIES FIRST",
            Both(
                (
                    YourTurn(),
                    Compare(
                        Happened(Kind.QUESTED, Filter(types=(CardType.CHARACTER,), other=True)),
                        Op.EXACTLY,
                        0,
                    ),
                )
            ),
        ),
        "LADIES FIRST  During your turn, while no other character has quested this turn, "
        "this character gets +3 lore.",
        "LADIES FIRST  Durante tu turno, mientras ningún otro personaje haya ido de "
        "aventura este turno, este personaje obtiene +3 de valor de leyenda.",
    ),
    Sample(
        "more cards than you",
        Triggered(
            (ON_PLAY,),
            If(
                AnyPlayer(EachOpponent(), Compare(Count(THEIR_HAND), Op.MORE, Count(YOUR_HAND))),
                Draw(),
            ),
            "FEED THE POOR",
        ),
        "FEED THE POOR  When you play this character, if an opponent has more cards in "
        "their hand than you, draw a card.",
        "FEED THE POOR  Cuando juegues este personaje, si un oponente tiene más cartas en "
        "su mano que tú, roba una carta.",
    ),
    Sample(
        "an opponent near victory",
        Static(
            (Modify(Stat.STRENGTH, 6),),
            "RAGE",
            AnyPlayer(EachOpponent(), Compare(LoreOf(They()), Op.AT_LEAST, 10)),
        ),
        "RAGE  While an opponent has 10 or more lore, this character gets +6 strength.",
        "RAGE  Mientras un oponente tenga 10 o más de leyenda, este personaje obtiene +6 "
        "de Fuerza.",
    ),
    Sample(
        "into the inkwell",
        Script(
            Put(
                Chosen(Filter(types=(CardType.CHARACTER, CardType.ITEM))),
                Place.INKWELL,
                exerted=True,
            )
        ),
        "Put chosen character or item into their player's inkwell facedown and exerted.",
        "Pon un personaje u objeto elegido en el pozo de tinta de su jugador boca abajo y agotado.",
        type=CardType.ACTION,
    ),
    Sample(
        "shuffle away",
        Script(
            Put(Chosen(replace(OPPOSING_CHARACTER, bounds=(strength_at_most(2),))), Place.SHUFFLED)
        ),
        "Shuffle chosen opposing character with 2 strength or less into their player's deck.",
        "Baraja un personaje rival elegido con 2 de Fuerza o menos en el mazo de su jugador.",
        type=CardType.ACTION,
    ),
    Sample(
        "all on the bottom",
        Script(Put(All(replace(OPPOSING_CHARACTER, damaged=1)), Place.DECK_BOTTOM)),
        "Put all opposing damaged characters on the bottom of their players' decks in any order.",
        "Pon todos los personajes rivales dañados en el fondo de los mazos de sus "
        "jugadores en cualquier orden.",
        type=CardType.ACTION,
    ),
    Sample(
        "same name",
        Script(
            Seq(
                (
                    Pick(Chosen(CHARACTER)),
                    Banish(
                        All(
                            Filter(
                                types=(CardType.CHARACTER,),
                                other=True,
                                tests=(SameName(Candidate(), That()),),
                            )
                        )
                    ),
                )
            )
        ),
        "Choose a character. Banish all other characters with the same name as that character.",
        "Elige un personaje. Destierra todos los otros personajes con el mismo nombre que "
        "ese personaje.",
        type=CardType.ACTION,
    ),
    Sample(
        "instead if",
        Script(
            Seq(
                (
                    Pick(Chosen(CHARACTER)),
                    If(Is(That(), Filter(classes=("Villain",))), Deal(4, That()), Deal(2, That())),
                )
            )
        ),
        "Choose a character. If that character is a Villain, deal 4 damage to that "
        "character. Otherwise, deal 2 damage to that character.",
        "Elige un personaje. Si ese personaje es Villain, inflige 4 de daño a ese "
        "personaje. De lo contrario, inflige 2 de daño a ese personaje.",
        type=CardType.ACTION,
    ),
    Sample(
        "challenge cost",
        Static((ChallengeCost((PayInk(1),), All(OPPOSING_CHARACTER)),), "TOLL BRIDGE"),
        "TOLL BRIDGE  Opposing characters can't challenge unless their player pays 1 ⬡.",
        "TOLL BRIDGE  Los personajes rivales no pueden desafiar a menos que su jugador pague 1 ⬡.",
    ),
    Sample(
        "needs more lore",
        Static((WinAt(25),), "OBFUSCATE"),
        "OBFUSCATE  Opponents need 25 lore to win the game.",
        "OBFUSCATE  Los oponentes necesitan 25 de leyenda para ganar la partida.",
    ),
    Sample(
        "enters exerted, then",
        Static((EnterExerted(may=True, then=Draw()),), "FOCUS", zone=Zone.ANYWHERE),
        "FOCUS  This character may enter play exerted; if so, draw a card.",
        "FOCUS  Este personaje puede entrar en juego agotado; si lo hace, roba una carta.",
    ),
    Sample(
        "inkwells exerted",
        Static((InkExerted(),), "FOG", EXERTED),
        "FOG  While this character is exerted, cards enter opponents' inkwells exerted.",
        "FOG  Mientras este personaje esté agotado, las cartas entran agotadas en los "
        "pozos de tinta de los oponentes.",
    ),
    Sample(
        "deck rule",
        DeckRule(99, name="SO MANY"),
        "SO MANY  Your deck may have up to 99 copies of this character.",
        "SO MANY  Tu mazo puede tener hasta 99 copias de este personaje.",
    ),
    Sample(
        "any number of copies",
        DeckRule(0),
        "Your deck may have any number of copies of this item.",
        "Tu mazo puede tener cualquier número de copias de este objeto.",
        type=CardType.ITEM,
    ),
    Sample(
        "for each card",
        Script(ForEachCard(All(YOUR_CHARACTER), May(Deal(1, That("each"))), "each")),
        "For each of your characters, you may deal 1 damage to that character.",
        "Por cada uno de tus personajes, puedes infligir 1 de daño a ese personaje.",
        type=CardType.ACTION,
    ),
    Sample(
        "for each under it",
        Triggered((ON_QUEST,), Draw(StatOf(This(), Stat.CARDS_UNDER)), "LAYERS"),
        "LAYERS  Whenever this character quests, draw a card for each card under this character.",
        "LAYERS  Siempre que este personaje vaya de aventura, roba una carta por cada "
        "carta debajo de este personaje.",
    ),
    Sample(
        "play any number",
        Script(
            Play(
                Chosen(
                    replace(YOUR_DISCARD, types=(CardType.ITEM,)),
                    None,
                    total=6,
                    total_stat=Stat.COST,
                )
            )
        ),
        "Play any number of items with total cost 6 or less from your discard for free.",
        "Juega gratis cualquier número de objetos con coste total de 6 o menos de tu descarte.",
        type=CardType.ACTION,
    ),
    Sample(
        "willpower for strength",
        Static((DamageWith(Stat.WILLPOWER, All(YOUR_CHARACTER)),), "SPIKES"),
        "SPIKES  Your characters deal damage in challenges with their willpower instead of "
        "their strength.",
        "SPIKES  Tus personajes infligen daño en los desafíos con su Voluntad en lugar de "
        "con su Fuerza.",
    ),
    Sample(
        "at random",
        Script(EachDoes(EachOpponent(), (Discard(AtRandom(THEIR_HAND)),))),
        "Each opponent discards a card at random.",
        "Cada oponente descarta una carta al azar.",
        type=CardType.ACTION,
    ),
    Sample(
        "temporary Shift's return",
        Triggered((When(Kind.TURN_END),), ReturnAlone(), "FADE"),
        "FADE  At the end of each turn, remove all damage from this character and return "
        "only this card to your hand, without the cards under it.",
        "FADE  Al final de cada turno, retira todo el daño de este personaje y devuelve "
        "solo esta carta a tu mano, sin las cartas que tiene debajo.",
    ),
]


@pytest.mark.parametrize("sample", SAMPLES, ids=[s.title for s in SAMPLES])
def test_in_english(sample: Sample) -> None:
    assert english(sample.ability, type=sample.type) == sample.english


@pytest.mark.parametrize("sample", SAMPLES, ids=[s.title for s in SAMPLES])
def test_in_spanish(sample: Sample) -> None:
    assert spanish(sample.ability, type=sample.type) == sample.spanish


# --- this, these ------------------------------------------------------------------------------

THIS = [
    (CardType.CHARACTER, "this character", "este personaje"),
    (CardType.ACTION, "this action", "esta acción"),
    (CardType.ITEM, "this item", "este objeto"),
    (CardType.LOCATION, "this location", "esta ubicación"),
]


@pytest.mark.parametrize(("type_", "this", "esto"), THIS)
def test_a_card_calls_itself_by_its_type(type_: int, this: str, esto: str) -> None:
    assert english(Script(Exert()), type=type_) == f"Exert {this}."
    assert spanish(Script(Exert()), type=type_) == f"Agota {esto}."


def test_a_card_can_be_called_by_its_name() -> None:
    assert english(Script(Ready(This())), "Stitch") == "Ready Stitch."
    assert spanish(Script(Ready(This())), "Stitch") == "Prepara Stitch."


@pytest.mark.parametrize(
    ("filter_", "one", "all_"),
    [
        (Filter((CardType.ITEM,), exerted=1), "un objeto agotado", "los objetos agotados"),
        (
            Filter((CardType.LOCATION,), Owner.OPPOSING, damaged=1),
            "una ubicación rival dañada",
            "las ubicaciones rivales dañadas",
        ),
        (
            Filter((CardType.CHARACTER,), Owner.YOURS, other=True, exerted=0, names=("Elsa",)),
            "uno de tus otros personajes preparados llamados Elsa",
            "tus otros personajes preparados llamados Elsa",
        ),
        (
            Filter((CardType.LOCATION,), Owner.YOURS, other=True),
            "una de tus otras ubicaciones",
            "tus otras ubicaciones",
        ),
        (
            Filter((CardType.ACTION,), Owner.YOURS, Zone.DISCARD, song=1, names=("Let It Go",)),
            "una carta de canción llamada Let It Go",
            "las cartas de canción llamadas Let It Go de tu descarte",
        ),
        (
            Filter((CardType.CHARACTER, CardType.LOCATION), drying=0),
            "un personaje o ubicación seco",
            "los personajes y ubicaciones secos",
        ),
        (Filter((), Owner.OPPOSING, Zone.HAND, other=True), "otra carta", "las otras cartas"),
    ],
)
def test_spanish_agreement(filter_: Filter, one: str, all_: str) -> None:
    assert in_spanish.describe(filter_).startswith(all_)
    trigger = When(Kind.EXERTED, subject=filter_)
    assert in_spanish.describe(trigger).startswith(f"siempre que {one}")


@pytest.mark.parametrize(
    ("verb", "forms"),
    [
        ("robar", "robar roba robas roba roban robes robe roben"),
        ("elegir", "elegir elige eliges elige eligen elijas elija elijan"),
        ("jugar", "jugar juega juegas juega juegan juegues juegue jueguen"),
        ("pagar", "pagar paga pagas paga pagan pagues pague paguen"),
        ("buscar", "buscar busca buscas busca buscan busques busque busquen"),
        ("poner", "poner pon pones pone ponen pongas ponga pongan"),
        ("infligir", "infligir inflige infliges inflige infligen inflijas inflija inflijan"),
        ("perder", "perder pierde pierdes pierde pierden pierdas pierda pierdan"),
        ("recibir", "recibir recibe recibes recibe reciben recibas reciba reciban"),
        ("estar", "estar está estás está están estés esté estén"),
        ("ir", "ir ve vas va van vayas vaya vayan"),
    ],
)
def test_spanish_verbs(verb: str, forms: str) -> None:
    assert [conjugate(verb, form) for form in range(8)] == forms.split()


# --- words for every node ---------------------------------------------------------------------

# Numbers that mean something, by field; other numbers are just numbers.
MEANINGS: dict[str, tuple[int, int]] = {
    "types": (0, 3),
    "owner": (0, 3),
    "by": (0, 3),
    "whose": (0, 3),
    "zone": (0, 7),
    "inks": (0, 5),
    "song": (-1, 1),
    "exerted": (-1, 1),
    "damaged": (-1, 1),
    "inkable": (-1, 1),
    "drying": (-1, 1),
    "at_location": (-1, 1),
    "has_under": (-1, 1),
    "facedown": (-1, 1),
    "keyword": (0, KEYWORD_COUNT - 1),
    "no_keyword": (-1, KEYWORD_COUNT - 1),
    "stat": (0, len(STAT_NAMES) - 1),
    "total_stat": (-1, len(STAT_NAMES) - 1),
    "op": (0, 4),
    "role": (0, 2),
    "place": (0, 6),
    "from_zone": (-1, 4),
    "until": (0, 4),
    "deny": (0, len(DENY_NAMES) - 1),
    "allow": (0, 4),
    "players": (-1, 3),
    "payment": (-1, 5),
    "step": (1, 5),
    "would": (0, 2),
    "act": (3, 4),
    "extra": (-1, 3),
}
KINDS = {"Has": (0, 5), "When": (0, KIND_COUNT - 1), "Happened": (0, KIND_COUNT - 1)}


def range_of(cls: str, field: Field) -> tuple[int, int]:
    return KINDS[cls] if field.name == "kind" else MEANINGS.get(field.name, (0, 5))


def values(cls: str, field: Field, depth: int) -> st.SearchStrategy[object]:
    options: list[st.SearchStrategy[object]] = []
    if field.nothing:
        options.append(st.none())
    if field.truth:
        options.append(st.booleans())
    if field.number:
        options.append(st.integers(*range_of(cls, field)))
    if field.text:
        options.append(st.sampled_from(["it", "looked", "Elsa"]))
    if field.family is not None:
        family = field.family
        options.append(st.deferred(lambda: nodes(family, depth - 1)))
    one = st.one_of(options)
    return st.lists(one, min_size=1, max_size=2).map(tuple) if field.many else one


def built(name: str, depth: int) -> st.SearchStrategy[Node]:
    kind = REGISTRY[name]
    fields = {field.name: values(name, field, depth) for field in kind.fields}
    if depth <= 0:
        fields = {field.name: fields[field.name] for field in kind.fields if field.required}
    return st.builds(kind.make, **fields)


@cache
def nodes(family: type[Node], depth: int) -> st.SearchStrategy[Node]:
    names = [kind.name for kind in REGISTRY.values() if issubclass(kind.cls, family)]
    if depth <= 0:
        plain = [n for n in names if all(f.family is None for f in REGISTRY[n].fields)]
        names = plain or names
    return st.one_of([built(name, depth) for name in names])


def check(text: str, node: Node) -> None:
    assert text.strip(), node
    # Two spaces stand after a story name, at the beginning or inside quotation marks.
    plain = re.sub("(^|[“«])[^a-zà-ÿ]*  ", "", text)
    for wrong in ("‹", "›", "†", "  ", " .", " ,", "None", "{", "<"):
        assert wrong not in plain, text


FUZZ = settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))


@pytest.mark.parametrize("name", sorted(REGISTRY))
def test_every_node_class_has_words(name: str) -> None:
    @FUZZ
    @given(built(name, 2))
    def both(node: Node) -> None:
        check(in_english.describe(node), node)
        check(in_spanish.describe(node), node)

    both()


@pytest.mark.parametrize("kind", range(KIND_COUNT))
def test_every_event_has_words(kind: int) -> None:
    filters = (None, YOUR_CHARACTER, replace(OPPOSING_CHARACTER, other=True))
    for by in (Owner.ANY, Owner.YOURS, Owner.OPPOSING, Owner.THEIRS):
        for subject in filters:
            for other in filters:
                for this in (False, True):
                    node = When(kind, this=this, subject=subject, other=other, by=by)
                    check(in_english.describe(node), node)
                    check(in_spanish.describe(node), node)
            for op in range(5):
                for n in range(3):
                    condition = Compare(Happened(kind, subject, by), op, n)
                    for node_ in (condition, Not(condition)):
                        check(in_english.describe(node_), node_)
                        check(in_spanish.describe(node_), node_)


@pytest.mark.parametrize("deny", range(len(DENY_NAMES)))
def test_every_prohibition_has_words(deny: int) -> None:
    for node in (
        Cant(deny),
        Cant(deny, against=CHARACTER),
        Cant(deny, None, players=Owner.OPPOSING),
        Cant(deny, None, players=Owner.YOURS, what=YOUR_ITEM),
    ):
        assert "can't" in in_english.describe(node)
        assert "no pued" in in_spanish.describe(node)


UNKNOWN: list[Node] = [
    Effect(),
    Node(),
    Quantity(),
    Condition(),
    Selector(),
    Who(),
    StaticEffect(),
    Trigger(),
    Ability(),
]


@pytest.mark.parametrize("node", UNKNOWN, ids=[type(n).__name__ for n in UNKNOWN])
def test_an_unknown_node_is_an_error(node: Node) -> None:
    for describe in (in_english.describe, in_spanish.describe):
        with pytest.raises(RenderError, match="no words for"):
            describe(node)


@pytest.mark.parametrize(
    "node",
    [
        Script(Put(This(), 99)),
        Script(Apply((Modify(Stat.STRENGTH, 1),), This(), 99)),
        Static((Cant(99),)),
        Static((Can(99),)),
        Static((Instead(99, None, once=True),)),
        Static((MustAct(99),)),
        Has(99),
        Has(Keyword.SHIFT, 3, kind=99),
        Triggered((When(KIND_COUNT),), Draw()),
        Script(Banish(Chosen(Filter((99,))))),
        Script(Banish(Chosen(Filter(bounds=(Bound(99, 0, 1),))))),
        Script(Banish(Chosen(Filter(bounds=(Bound(0, 99, 1),))))),
        Static(()),
    ],
)
def test_a_number_without_meaning_is_an_error(node: Ability) -> None:
    for say in (english, spanish):
        with pytest.raises(RenderError):
            say(node)
    with pytest.raises(RenderError):
        english(Script(Draw()), type=9)


def test_mentions_stay_inside_one_text() -> None:
    """A second ability knows nothing of what the first one picked."""
    picks = Script(Seq((Pick(Chosen(YOUR_ITEM)), Ready(That()))))
    assert english(picks).endswith("Ready that item.")
    assert english(Script(Ready(That()))) == "Ready that card."
    assert spanish(Script(Ready(That()))) == "Prepara esa carta."


def test_an_ability_handed_over_speaks_of_its_new_bearer() -> None:
    inner = Activated((EXERT, Banish(This())), GainLore(1))
    given_ = Activated((EXERT,), Apply((Gain(inner),), Chosen(CHARACTER)))
    assert english(given_, type=CardType.ITEM) == (
        "⟳ — Chosen character gains “⟳, Banish this character — Gain 1 lore” this turn."
    )
    assert spanish(given_, type=CardType.ITEM) == (
        "⟳ — Un personaje elegido gana «⟳, Destierra este personaje — Gana 1 de leyenda» "
        "este turno."
    )


# --- the pool ---------------------------------------------------------------------------------


@pytest.mark.parametrize("card", list(default_pool()), ids=str)
def test_every_card_has_words(card: CardFacts) -> None:
    for ability in card.abilities:
        for say in (english, spanish):
            text = say(ability, type=card.type)
            check(text, ability)
            assert isinstance(ability, Has) or text.endswith((".", ".)"))
