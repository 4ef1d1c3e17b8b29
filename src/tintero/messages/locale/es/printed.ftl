### Lo que está impreso en una carta: tintas, tipos, números.

printed-cost = coste { $count }
printed-inkable = símbolo de pozo de tinta
printed-not-inkable = sin símbolo de pozo de tinta
printed-strength = Fuerza { $count }
printed-willpower = Voluntad { $count }
printed-lore = Leyenda { $count }
printed-move-cost = Coste de movimiento { $count }

## Tintas

printed-amber = Ámbar
printed-amethyst = Amatista
printed-emerald = Esmeralda
printed-ruby = Rubí
printed-sapphire = Zafiro
printed-steel = Acero

## Tipos

printed-character = Personaje
printed-action = Acción
printed-item = Objeto
printed-location = Ubicación
printed-song = Canción
printed-characters = Personajes
printed-actions = Acciones
printed-items = Objetos
printed-locations = Ubicaciones
