### Cómo se llaman las cartas y las habilidades en una frase. $count: cuántas.

# Una carta que no se puede conocer.
name-hidden = una carta
name-cards = { $count ->
    [one] una carta
   *[other] { $count } cartas
}
# Con el número aunque sea una.
name-card-number = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
# Por cuál de sus habilidades.
name-by-ability = { $card } ({ $ability })
name-an-ability = una habilidad
name-an-effect = un efecto
# El texto de una habilidad.
name-quoted = «{ $text }»
name-location-ability = la habilidad de ubicación
