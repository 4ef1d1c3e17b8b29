### Qué hace una opción. $card: la carta con la que se actúa; $other: aquella de la que se trata.

## Acciones de turno

label-ink = Poner { $card } en el pozo de tinta
label-play = Jugar { $what }
label-use = Usar { $ability } de { $card }
label-quest = Ir de aventura con { $card }
label-challenge = Desafiar a { $other } con { $card }
label-move = Mover { $card } a { $other }
label-end = Terminar turno
label-concede = Rendirse

## Maneras de jugar una carta

label-for-ink = { $card } ({ $ink } de tinta)
label-shift = { $card } con Shift sobre { $others }
label-sung = { $card } cantada por { $singers }
label-sing-together = { $card } con Sing Together
label-free = { $card } gratis
label-for-costs = { $card }: { $costs }
# $offer: la carta que ofrece otra manera de pagar.
label-by-offer = { $what } con { $offer }

## Respuestas

label-choose = { $card }
label-done = Acabar
label-yes = Sí
label-no = No
label-mode = { $text }
label-mode-number = Efecto { $number }
label-amount = { $count }
label-pay = { $count ->
    [one] Pagar 1 gota de tinta
   *[other] Pagar { $count } gotas de tinta
}
label-move-damage = Mover { $count } de daño
label-remove-damage = Quitar { $count } de daño
label-name = { $card }
label-player = { $player }
label-resolve = Resolver { $what }
label-ability-of = { $ability } de { $card }

## Lo que distingue una carta de otra del mismo nombre

label-marked = { $card } ({ $marks })
label-is-exerted = agotado
label-is-ready = preparado
label-is-drying = secándose
label-has-damage = { $count } de daño

## Acciones de turno de algunas variantes

label-mission = Ir de aventura con { $card }; misión: { $other }
label-challenge-alone = Desafiar con { $card }
label-move-zone = { $zone ->
    [bag] Mover { $card } a la Bolsa
    [hand] Mover { $card } a tu mano
    [play] Mover { $card } a la zona de juego
    [inkwell] Mover { $card } a tu pozo de tinta
    [discard] Mover { $card } a tu descarte
   *[deck] Mover { $card } a la parte superior de tu mazo
}
label-location = Usar la habilidad de ubicación de { $what }
