### What deck builders are told over HTTP.

builder-no-cards = there is no card in this deck
builder-later = the server is counting for others; try again in a moment
builder-one-matchup = a matchup of yours is already being played; stop it first
