### What is printed on a card: inks, types, numbers.

printed-cost = cost { $count }
printed-inkable = inkwell symbol
printed-not-inkable = no inkwell symbol
printed-strength = Strength { $count }
printed-willpower = Willpower { $count }
printed-lore = Lore { $count }
printed-move-cost = Move cost { $count }

## Inks

printed-amber = Amber
printed-amethyst = Amethyst
printed-emerald = Emerald
printed-ruby = Ruby
printed-sapphire = Sapphire
printed-steel = Steel

## Types

printed-character = Character
printed-action = Action
printed-item = Item
printed-location = Location
printed-song = Song
printed-characters = Characters
printed-actions = Actions
printed-items = Items
printed-locations = Locations
