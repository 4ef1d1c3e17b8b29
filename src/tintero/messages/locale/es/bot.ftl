### Los bots: por qué uno no respondió. $bot es como se llama.

bot-no-start = { $bot } no se puede arrancar: { $why }
bot-silent = { $bot } no respondió en { $seconds } s
bot-hung-up = { $bot } ha cortado la comunicación
bot-ended-with = { $bot } se ha cerrado con el código de salida { $code }
bot-too-much = { $bot } dijo más de { $bytes } bytes en vez de responder
bot-too-deep = { $bot } respondió con más de { $most } paréntesis
bot-deaf = { $bot } respondió, pero no leyó la pregunta en { $seconds } s
bot-protocol = { $bot } habla el protocolo { $spoken }, no el { $ours }
bot-no-system = { $bot }: los bots en otros procesos necesitan Linux, macOS u otro Unix
bot-no-json = { $bot } no respondió en JSON: { $line }
bot-no-object = { $bot } no respondió con un objeto: { $line }
bot-invalid = { $bot } no ha entendido la pregunta: { $why }
bot-unavailable = { $bot } no puede responder ahora: { $why }
bot-error = { $bot }: { $error }: { $why }
bot-no-option = { $bot } eligió { $answer }, que no es ninguna de las { $count } opciones
bot-no-reason = no da razones
bot-chose = { $bot } eligió { $answer } de { $count } opciones
bot-died = { $bots }: murió el proceso que jugaba una partida
# Lo que dice un bot propio, con sus palabras.
bot-said = { $said }
bot-mistake = { $error }: { $said }

bot-unknown = no hay bot { $name }; existen: { $available }
bot-count = { $players } jugadores necesitan { $players } bots, no { $count }
bot-over = la partida ha terminado
