### Lo que se dice por HTTP a quien construye mazos.

builder-no-cards = no hay ninguna carta en este mazo
builder-later = el servidor está contando para otros; prueba dentro de un momento
builder-one-matchup = ya se está jugando un enfrentamiento tuyo; páralo antes
