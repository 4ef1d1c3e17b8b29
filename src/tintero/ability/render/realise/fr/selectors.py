"""Cards and players: "un autre personnage de votre choix", "chaque adversaire qui a …"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from tintero.ability.render.plan.parts_of_speech import Noun, Picking, Things
from tintero.ability.render.realise.fr import quantities
from tintero.ability.render.realise.fr import words as fr
from tintero.ability.render.realise.fr.filters import FILTERS
from tintero.ability.render.realise.romance.selectors import THAT, RomanceSelectors, places
from tintero.ability.render.realise.selectors import Named
from tintero.ability.render.realise.word_frames import entry, sure
from tintero.ability.render.speaker import Phrase, Speaker, word
from tintero.ability.selectors import Said
from tintero.vocab import Owner, Stat, Zone

PLAYER: Final = fr.WORDS["player"]
RIVAL: Final = fr.WORDS["opponent"]
DAMAGES: Final = fr.plural_of(fr.WORDS["damage"])
NOBODY: Final = ("no-opponent", "no-player")  # their verb has a "ne"
ZONES: Final = {**fr.ZONES, Zone.PLAY: "zone de jeu"}
OWNER: Final = fr.WORDS["owner"]


def noun(x: Named, plural: bool, mark: str) -> str:
    return FILTERS.noun(x.say, x.t, plural, mark=mark)


def there(x: Named) -> str:
    return FILTERS.zone(x.t, opponent=f"chaque {RIVAL}")


def each_other(x: Named) -> str:
    where = "" if x.t.in_play else FILTERS.within(x.t)
    cards = FILTERS.owned(x.say, x.t, joint="et", each="chaque", mark=where)
    return FILTERS.others(x.t, False) + cards


def of_deck(x: Named) -> str:
    return fr.of(SELECTORS.whose(x.say, x.noun.parts[0], fr.WORDS["deck"]))


def at_random(x: Named) -> str:
    """ "cartes au hasard de votre main"."""
    where = f"au hasard {FILTERS.out_of(x.t) if x.noun.place else ''}".rstrip()
    return FILTERS.owned(x.say, x.t, x.noun.plural, mark=where)


def none_of(x: Named) -> str:
    if x.t.own:
        return f"de {FILTERS.own(x.say, x.t)}"
    return FILTERS.others(x.t, False) + FILTERS.owned(x.say, x.t)


def so_many(x: Named) -> str:
    """ "2 autres chansons ou plus"."""
    q, op = x.noun.number, x.noun.index
    cards = FILTERS.others(x.t) + FILTERS.owned(x.say, x.t, True)
    if q is not None and q.plain and op in FILTERS.SHORT:
        return f"{q.n} {cards} {FILTERS.SHORT[op]}"
    return f"{x.count} {cards}"


@final
class FrenchSelectors(RomanceSelectors):
    PLAYERS = {
        "you": "vous",
        "that-player": fr.this(PLAYER, False),
        "that-owner": fr.this(PLAYER, False),
        "they": f"ces {fr.plural_of(PLAYER)}",
        "each-opponent": f"chaque {RIVAL}",
        "each-opposing-player": f"chaque {RIVAL}",
        "each-player": f"chaque {PLAYER}",
        "chosen-opponent": f"un {RIVAL} {fr.CHOICE}",
        "chosen-player": f"un {PLAYER} {fr.CHOICE}",
        "an-opponent": f"un {RIVAL}",
        "a-player": f"un {PLAYER}",
        "no-opponent": f"aucun {RIVAL}",
        "no-player": f"aucun {PLAYER}",
        "you-and-another": f"vous et un autre {PLAYER} {fr.CHOICE}",
        "any-players": f"n'importe quel nombre de {fr.plural_of(PLAYER)}",
        "challenging-player": f"le {PLAYER} qui défie",
        "opponents": f"les {fr.plural_of(RIVAL)}",
        "players": f"les {fr.plural_of(PLAYER)}",
        "all-players": f"tous les {fr.plural_of(PLAYER)} ensemble",
        "damage-counters": f"les {fr.plural_of(fr.WORDS['damage counter'])}",
    }
    FIXED = PLAYERS | {
        "it": fr.this(fr.CARD, True),
        "them": f"ces {fr.CARDS}",
        "rest": "le reste",
        "this-card": fr.this(fr.CARD, True),
        "singers": f"ces {fr.plural_of(fr.WORDS['character'])}",
        "dealer": f"la {fr.CARD} qui a infligé les {DAMAGES}",
        "source-of-damage": f"la source des {DAMAGES}",
        "that-revealed": f"la {fr.CARD} révélée",
        "unsaid": "",
        "each-one": "",
        "all-revealed": f"les {fr.CARDS} révélées",
        "cards": f"les {fr.CARDS}",
        "itself": fr.this(fr.CARD, True),
        "the-top": f"la {fr.CARD} du dessus",
        "the-chosen": f"la {fr.CARD} choisie",
        "each-healed": f"chaque {fr.WORDS['character']} dont vous avez retiré des {DAMAGES} ainsi",
    }
    PARTICIPLES = {
        "that-moved": "déplacé",
        "the-discarded": "défaussé",
        "the-exerted": "épuisé",
        "the-challenged": "défié",
        "that-challenged": "défié",
        "the-banished": "banni",
    }
    THIS_FEMININE = "cette "
    ALONE = (*RomanceSelectors.ALONE, "no")
    MASCULINE = (*RomanceSelectors.MASCULINE, "each-healed", "rest")
    FEMININE = (*RomanceSelectors.FEMININE, "all-revealed")
    FRAMES = {
        **dict.fromkeys(THAT, "{that_head}"),
        **dict.fromkeys(("the-revealed", "those-revealed"), f"la {fr.CARD} révélée"),
        **dict.fromkeys(("the-revealed-many", "those-revealed-many"), f"les {fr.CARDS} révélées"),
        "the-drawn": f"la {fr.CARD} piochée",
        "the-drawn-many": f"les {fr.CARDS} piochées",
        "the-same": "{the_same}",
        "the-other": "l'autre {head}",
        "any-of": "{one_of_part} {of_part}",
        "any-of-those-under": f"{fr.one(True)} des {fr.CARDS} qui étaient sous {{under}}",
        "each-of-them": "{chacun_of_part} {of_part}",
        "location-of": f"le {fr.WORDS['location']} où se trouve {{part}}",
        "under": f"toutes les {fr.CARDS} sous {{part}}",
        "was-under": f"toutes les {fr.CARDS} qui étaient sous {{part}}",
        "owner-of": f"{fr.the(OWNER, False)} {{of_part}}",
        "owner-of-many": f"les {fr.plural_of(OWNER)} {{of_part}}",
        "each-who": "{part} {relative}",
        "each-who-reveals": "{part} qui révèle {second}",
        "most-cards": f"le ou les {fr.plural_of(PLAYER)} ayant le plus de {fr.CARDS} dans leur"
        " {own_zone}",
        "top-one": f"la {fr.CARD} du dessus {{of_deck}}",
        "top-n": f"les {{n}} premières {fr.CARDS} {{of_deck}}",
        "top": f"un nombre de {fr.CARDS} du dessus {{of_deck}} {{equal_number}}",
        "bottom-one": f"la {fr.CARD} du dessous {{of_deck}}",
        "bottom-n": f"les {{n}} dernières {fr.CARDS} {{of_deck}}",
        "bottom": f"un nombre de {fr.CARDS} du dessous {{of_deck}} {{equal_number}}",
        "every": "{tous} {group}",
        "group": "{group}",
        "some": "{some}",
        "a": "{some_noun}",
        "one-such": "{article} {noun_again}",
        "none-of": "{aucun} {none_of}",
        "nth-such": "{un} {nth} {noun}",
        "so-many": "{so_many}",
        "hand": "{zone}",
        "cards-of-hand": f"toutes les {fr.CARDS} {{of_zone}}",
        "all-from": "{tous} {group}",
        "all-from-hand": f"toutes les {fr.CARDS} {{of_zone}}",
        "those-there": "les {nouns_of_there}",
        "those-there-hand": "{there}",
        "one-there": "{pick}",
        "each-revealed": "chaque {revealed}",
        "challenging": "{the_side} qui défie",
        "challenged": "{the_side} {défié}",
        "those": "ces {nouns_out}",
        "revealed": "les {revealeds}",
        "best-revealed": f"la {{revealed}} ayant {{best}}, ou chaque {fr.CARD} à égalité,",
        "each": "chaque {each_other}",
        "each-own": "{chacun} de {own}",
        "random-one": "{un} {at_random}",
        "random-n": "{n} {at_random}",
        "random-down": "des {at_random} jusqu'à ce qu'il en reste {n}",
        "random": "un nombre ({equal_number}) {of_random}",
        "pick": "{pick}",
    }
    PLACES = {
        **places(FILTERS),
        "the_same": lambda x: fr.the(
            f"même {FILTERS.head(x.noun.head)}", FILTERS.head_feminine(x.noun.head)
        ),
        "one_of_part": lambda x: fr.one(x.part().feminine),
        "chacun_of_part": lambda x: fr.each_one(x.part().feminine),
        "own_zone": lambda x: entry(ZONES, x.noun.index, "zone"),
        "of_deck": of_deck,
        "tous": lambda x: fr.all_(FILTERS.first_feminine(x.t)),
        "some_noun": lambda x: FILTERS.some_noun(x.say, x.t, False),
        "article": lambda x: FILTERS.article(x.t),
        "noun_again": lambda x: FILTERS.noun(x.say, x.t, each="un"),
        "aucun": lambda x: fr.none(FILTERS.first_feminine(x.t)),
        "none_of": none_of,
        "nth": lambda x: fr.ordinal(x.noun.index, FILTERS.first_feminine(x.t)),
        "so_many": so_many,
        "there": there,
        "nouns_of_there": lambda x: noun(x, True, fr.of(there(x))),
        "nouns_out": lambda x: noun(x, True, FILTERS.out_of(x.t)),
        "revealed": lambda x: noun(x, False, FILTERS.agreed("révélé", x.t, False)),
        "revealeds": lambda x: noun(x, True, FILTERS.agreed("révélé", x.t, True)),
        "best": lambda x: fr.best(x.noun.index),
        "défié": lambda x: FILTERS.agreed("défié", x.t, False),
        "chacun": lambda x: fr.each_one(FILTERS.first_feminine(x.t)),
        "own": lambda x: FILTERS.own(x.say, x.t, "et"),
        "each_other": each_other,
        "at_random": at_random,
        "of_random": lambda x: fr.of(at_random(x)),
    }
    # So many cards that somebody has: {n} is the number, {m} another, {cards} with "autres".
    HELD = {
        "one": "{a} {cards}",
        "no": "{none} {cards}",
        "some-of": "des {cards}",
        "only-one": "seulement 1 {cards}",
        "exactly": "exactement {n} {cards}",
        "fewer": "moins de {n} {cards}",
        "between": "entre {m} et {n} {cards}",
        "at-least": "au moins {n} {cards}",
        "as-many": "au moins autant {of} que {n}",
    }
    JOINTS = {"together": "et", "either": "ou", "this-or": "ou", "this-and": "ou"}

    def held_places(
        self, say: Speaker, noun: Noun, t: Things, said: Callable[..., str], where: str
    ) -> dict[str, str]:
        plural, fem = self.is_plural(noun), FILTERS.first_feminine(t)
        again = "un" if noun.how == "one" else ""
        cards = FILTERS.others(t, plural) + said(say, t, plural, mark=where, each=again)
        return {"a": fr.a(fem), "none": fr.none(fem), "cards": cards, "of": fr.of(cards)}

    def whose(self, say: Speaker, who: Noun, thing: str) -> str:
        """ "votre pioche", "la pioche d'un adversaire de votre choix"; groups take "sa"."""
        if who.you:
            return fr.your(Owner.YOURS, thing)
        if who.how == "they":
            return f"leur {thing}"
        if who.how.startswith("each-"):
            return fr.your(Owner.THEIRS, thing)
        return f"{fr.the(thing, fr.is_feminine(thing))} {fr.of(self.text(say, who))}"

    # --- picks ---

    def pick(self, say: Speaker, noun: Noun, t: Things) -> str:
        how = sure(noun.pick)
        where = FILTERS.out_of(t) if noun.place and how.source is None else ""
        out, tail = self.picked(say, how, t, where)
        if how.same_name:
            out += " portant le même nom"
        if how.total_stat >= 0:
            out += f" {self.total(how)}"
        return out + tail

    def total(self, how: Picking) -> str:
        if how.total_stat == Stat.COST:
            return f"coûtant au total {how.total} ou moins"
        name, fem = word(fr.STATS, how.total_stat, "stat"), fr.stat_feminine(how.total_stat)
        total = fr.agree("total", fem, False)
        return f"dont {fr.the(name, fem)} {total} est de {how.total} ou moins"

    def picked(self, say: Speaker, how: Picking, t: Things, where: str) -> tuple[str, str]:
        """The cards, and what follows them."""
        if how.source is not None:
            return self.among(say, how, t, self.phrase(say, how.source)), ""
        if how.count is not None and how.count.kind == "down-to":
            cards = FILTERS.owned(say, t, True, mark=where)
            return f"des {cards}", f" jusqu'à n'en avoir plus que {how.count.n}"
        each = f" {quantities.for_each(say, how.each)}" if how.each is not None else ""
        return self.chosen(say, how, t, not how.single and how.each is None, where), each

    def one_after(self, say: Speaker, noun: Noun, each: str) -> str:
        """After a preposition, which each alternative has: "un objet ou d'un lieu" (`each`)."""
        how, t = noun.pick, noun.things
        if noun.how != "pick" or how is None or t is None or t.own:
            return self.text(say, noun)
        if not how.single or how.source or how.each or how.same_name or how.total_stat >= 0:
            return self.text(say, noun)
        return self.chosen(say, how, t, False, FILTERS.out_of(t) if noun.place else "", each)

    def chosen(
        self, say: Speaker, how: Picking, t: Things, plural: bool, where: str, each: str = "un"
    ) -> str:
        """ "un autre personnage adverse de votre choix", "jusqu'à 2 de vos personnages"."""
        if t.own and not plural and not how.up_to:
            return FILTERS.one_of(say, t)
        if t.own:
            return f"{self.how_many(say, how, t, '1', False)} de {FILTERS.own(say, t)}"
        said = how.your_choice or (how.chosen and how.wording != Said.A)
        mark = fr.CHOICE if said else where
        cards = FILTERS.owned(say, t, plural, mark=mark, each="" if how.up_to else each)
        if not plural:
            first = f"jusqu'à 1{' autre' if t.other else ''}" if how.up_to else FILTERS.article(t)
            return f"{first} {cards}"
        return self.so_many(self.how_many(say, how, t, "1"), FILTERS.others(t) + cards)

    def so_many(self, count: str, cards: str) -> str:
        return f"{count}{fr.of(cards)}" if count.endswith(" ") else f"{count} {cards}"

    def how_many(
        self, say: Speaker, how: Picking, t: Things, single: str, noun: bool = True
    ) -> str:
        """ "jusqu'à 2", "n'importe quel nombre " (with a space: "de" follows); `noun` False:
        without their noun."""
        end = " " if noun else ""
        if how.count is None and how.everything:
            return fr.all_(FILTERS.feminine(t)) + (" les" if noun else "")
        if how.count is None:
            return f"n'importe quel nombre{end}"
        if how.count.plain:
            count = single if how.count.n == 1 else str(how.count.n)
            return f"jusqu'à {count}" if how.up_to else count
        if how.that_many:
            return (fr.up_to("ce nombre") if how.up_to else "ce même nombre") + end
        count = quantities.number(say, how.count)
        return f"un nombre ({fr.up_to(count) if how.up_to else fr.equal_to(count)}){end}"

    def among(self, say: Speaker, how: Picking, t: Things, source: Phrase) -> str:
        """Out of cards already named: "l'une d'elles", "une carte Personnage parmi elles"."""
        fem, girls = FILTERS.feminine(t), source.feminine
        they = fr.them(Phrase("", True, girls))
        among = f"d'entre {they}"
        from_them = f"parmi {they}" if how.source_said else ""
        if how.everything:
            return f"{fr.all_(fem)} les {FILTERS.noun(say, t, True, mark=from_them)}"
        if t.bare and t.other and how.single and how.pair:
            return "l'autre"
        if t.bare and how.single and not how.up_to and (t.other or how.rest):
            return f"{fr.a(girls)} autre" + (f" {among}" if t.other else "")
        if t.bare:
            count = self.how_many(say, how, t, "1" if how.up_to else fr.one(girls), False)
            return f"{count} {fr.of(they) if how.single and not how.up_to else among}"
        others = FILTERS.others(t, not how.single)
        if how.single:
            first = "jusqu'à 1" if how.up_to else fr.a(fem)
            return f"{first} {others}{FILTERS.noun(say, t, mark=from_them)}"
        cards = others + FILTERS.noun(say, t, True, mark=from_them)
        return self.so_many(self.how_many(say, how, t, "1"), cards)


SELECTORS: Final = FrenchSelectors()
text = SELECTORS.text
phrase = SELECTORS.phrase
held = SELECTORS.held
HELD = SELECTORS.HELD
