"""The fixed words of the French game, in one list. How to correct one: docs/french.md.

To the left the key, which stays; to the right the word, which may be corrected. "(f)" after a noun
makes it feminine. Keys in `TO_CONFIRM` are words nobody has yet compared with a French card.
"""

from __future__ import annotations

from typing import Final

NOUNS: Final = {
    "card": "carte (f)",
    "character": "personnage",
    "action": "action (f)",
    "item": "objet",
    "location": "lieu",
    "song": "chanson (f)",
    "player": "joueur",
    "opponent": "adversaire",
    "owner": "propriétaire",
    "deck": "pioche (f)",
    "hand": "main (f)",
    "inkwell": "réserve d'encre (f)",
    "discard": "défausse (f)",
    "lore": "éclat de Lore",
    "damage": "dommage",
    "damage counter": "jeton Dommage",
    "ink drop": "goutte d'encre (f)",
    "inkwell symbol": "symbole d'encrier",
    "challenge": "défi",
    "turn": "tour",
}
STATS: Final = {
    "strength": "Force (f)",
    "willpower": "Volonté (f)",
    "lore value": "valeur de Lore (f)",
    "move cost": "coût de déplacement",
    "cost": "coût",
    "damage": "nombre de dommages",
    "cost to sing": "coût pour chanter des chansons",
    "cards under": "nombre de cartes dessous",
}
INKS: Final = {
    "Amber": "Ambre",
    "Amethyst": "Améthyste",
    "Emerald": "Émeraude",
    "Ruby": "Rubis",
    "Sapphire": "Saphir",
    "Steel": "Acier",
}
# What cards are like; they agree with their noun.
STATES: Final = {
    "exerted": "épuisé",
    "ready": "redressé",
    "damaged": "ayant au moins un dommage",
    "drying": "dont l'encre sèche",
    "dry": "dont l'encre est sèche",
    "facedown": "face cachée",
    "faceup": "face visible",
    "opposing": "adverse",
}
KEYWORDS: Final = {
    "Alert": "Agilité",
    "Bodyguard": "Rempart",
    "Boost": "Boost",
    "Challenger": "Offensif",
    "Evasive": "Insaisissable",
    "Reckless": "Combattant",
    "Resist": "Résistance",
    "Rush": "Charge",
    "Shift": "Alter",
    "Singer": "Mélomane",
    "Sing Together": "À l'unisson",
    "Support": "Soutien",
    "Vanish": "Dissipation",
    "Ward": "Hors d'atteinte",
    "Adventurous": "Aventureux",
}
# Classifications: never inflected ("vos personnages Allié").
CLASSES: Final = {
    "Storyborn": "Storyborn",
    "Dreamborn": "Dreamborn",
    "Floodborn": "Floodborn",
    "Alien": "Alien",
    "Ally": "Allié",
    "Broom": "Balai",
    "Captain": "Capitaine",
    "Deity": "Dieu",
    "Detective": "Détective",
    "Dinosaur": "Dinosaure",
    "Dragon": "Dragon",
    "Fairy": "Fée",
    "Gargoyle": "Gargouille",
    "Ghost": "Fantôme",
    "Giant": "Géant",
    "Hero": "Héros",
    "Hunny": "Miel",
    "Hyena": "Hyène",
    "Hyperia City": "Hyperia City",
    "Illusion": "Illusion",
    "Inventor": "Inventeur",
    "King": "Roi",
    "Knight": "Chevalier",
    "Madrigal": "Madrigal",
    "Mentor": "Mentor",
    "Monster": "Monstre",
    "Musketeer": "Mousquetaire",
    "Pirate": "Pirate",
    "Prince": "Prince",
    "Princess": "Princesse",
    "Puppy": "Chiot",
    "Queen": "Reine",
    "Racer": "Pilote",
    "Red Panda": "Panda roux",
    "Robot": "Robot",
    "Seven Dwarfs": "Sept Nains",
    "Sorcerer": "Sorcier",
    "Super": "Super",
    "Team": "Équipe",
    "Tigger": "Tigrou",
    "Titan": "Titan",
    "Toy": "Jouet",
    "Villain": "Méchant",
    "Vineling": "Vineling",
    "Whisper": "Lueur",
}
# The kinds of Shift, after its name; {of} is a class or an item.
SHIFTS: Final = {
    "named": "",
    "classification": "{of}",
    "universal": "universel",
    "duo": "duo",
    "combo": "combo",
    "item": "{of}",
    "temporary": "temporaire",
}
# The steps of a turn, after "étape".
STEPS: Final = {
    "ready step": "Redresser",
    "set step": "Préparer",
    "draw step": "Piocher",
    "main step": "principale",
    "end step": "finale",
}
TO_CONFIRM: Final = (
    *("ink drop", "inkwell symbol", "lore value", "move cost", "drying", "dry", "faceup"),
    *("Adventurous", "Storyborn", "Dreamborn", "Alien", "Broom", "Dinosaur", "Fairy"),
    *("Gargoyle", "Ghost", "Giant", "Hunny", "Hyperia City", "Mentor", "Monster"),
    *("Musketeer", "Red Panda", "Sorcerer", "Super", "Team", "Tigger", "Vineling", "Whisper"),
    *("classification", "duo", "combo", "temporary", "ready step", "set step", "draw step"),
    *("main step", "end step"),
)
