### Lo que dice el entrenador en una primera partida: una opción y, en una frase, por qué.

coach-line = { $what }: { $why }.
coach-win = así llegas a { $lore } de leyenda, y eso gana
coach-ink = cada turno una carta se hace tinta, y de tu mano esta es la que menos falta te hace
coach-ink-dear = cada turno una carta se hace tinta, y esta cuesta { $cost }: demasiado por mucho tiempo
coach-play-character = puedes pagar su coste ({ $cost } de tinta), y desde tu próximo turno puede ir de aventura por { $lore } o desafiar con { $strength } de Fuerza
coach-play-location = da { $lore } de leyenda al empezar cada turno tuyo
coach-play-item = se queda y te ayuda todos los turnos
coach-play-action = puedes pagarla y hace efecto enseguida
coach-sing = una canción cantada no cuesta tinta
coach-challenge-safe = eso destierra a { $other }, y tu personaje sigue en juego
coach-challenge-trade = eso destierra a { $other }, que vale más que lo que pierdes
coach-quest = { $lore ->
    [one] 1 de leyenda más
   *[other] { $lore } de leyenda más
  }, y nadie del otro lado podría desterrar a este personaje a cambio
coach-quest-risk = { $lore ->
    [one] 1 de leyenda más
   *[other] { $lore } de leyenda más
  }; pero entonces queda agotado, y { $other } podría desafiarlo
coach-end = no queda nada mejor; tus cartas vuelven a estar preparadas al empezar tu próximo turno
coach-keep-hand = Conserva el resto de tu mano
coach-change = Cambia { $what }
coach-take = Elige { $what }
coach-alter = puedes cambiar tu mano inicial una vez: las cartas que no podrás pagar los primeros turnos pueden irse
coach-keep = cartas baratas y algunas con el anillo de pozo de tinta: una mano para empezar
coach-bag = esperan varias habilidades tuyas, y eliges cuál va primero
coach-choose = de lo que se puede elegir es lo que más te conviene
coach-may = puedes hacerlo o no; aquí te conviene
coach-may-not = puedes hacerlo o no; aquí es mejor dejarlo
coach-wait = Ahora decide tu rival. Fíjate en lo que agota: a los personajes agotados los puedes desafiar en tu turno.
coach-over = La partida ha terminado. Juega otra, o mírala de nuevo jugada a jugada.
coach-because = { $does }; { $why }
coach-does = { $effects }
coach-does-banish = eso destierra a { $card }
coach-does-banish-own = eso destierra a tu { $card }
coach-does-discard = descartas { $card }
coach-does-discard-other = tu rival descarta { $card }
coach-does-return = { $card } vuelve a tu mano
coach-does-return-other = { $card } vuelve a la mano de tu rival
coach-does-ink = { $card } se hace tinta tuya
coach-does-ink-other = { $card } se hace tinta de tu rival
coach-does-deck = { $card } va a tu mazo
coach-does-deck-other = { $card } va al mazo de tu rival
coach-does-exert = tu { $card } queda agotado
coach-does-exert-other = { $card } queda agotado
coach-does-ready = tu { $card } vuelve a estar preparado
coach-does-ready-other = { $card } vuelve a estar preparado
coach-does-lore = ganas { $count } de leyenda
coach-does-draw = { $count ->
    [one] robas una carta
   *[other] robas { $count } cartas
  }
coach-does-damage = { $card } recibe { $count } de daño
coach-choose-asked = se pregunta «{ $asked }», y de lo que se puede elegir es lo que más te conviene
