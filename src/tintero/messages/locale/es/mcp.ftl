### Herramientas para asistentes (`tintero mcp`): cómo empieza, y qué falla en una llamada.

mcp-missing = Las herramientas para asistentes necesitan { $names }, que no están instalados.
mcp-install = Instálalos con: pip install "tintero[mcp]"
mcp-ready = Herramientas para asistentes: { $url }
mcp-open = No se pide ninguna clave: quien llegue a esta dirección puede usar las herramientas. Pon una con --key o TINTERO_MCP_KEY.
mcp-key = hace falta una clave: Authorization: Bearer CLAVE
mcp-bad-key = una clave tiene al menos { $least } letras y cifras, sin espacios
mcp-bad-server = --server es la dirección de una mesa web, como http://127.0.0.1:8080, y no «{ $server }».
mcp-arguments = { $tool }: faltan estos argumentos o son de otro tipo: { $names }
mcp-language = no hay ningún idioma «{ $lang }»; hay: { $known }
mcp-long = el texto es demasiado largo: como mucho { $most } letras
mcp-keyword = «{ $said }» no es una palabra clave; hay: { $known }
mcp-no-words = nombra una carta, una palabra de su texto o una palabra clave
mcp-no-deck = da un mazo como lista, o shipped:NOMBRE con uno de: { $decks }
mcp-turns = turns es un número de 1 a { $most }
mcp-no-link = eso no es un enlace a un asiento: tiene la forma http://SERVIDOR/t/MESA#CLAVE
mcp-other-server = solo es posible sentarse en mesas de { $server }; otro servidor se indica con --server
mcp-no-server = el servidor de la mesa no responde
mcp-many-seats = ya hay { $most } asientos ocupados; deja uno antes
mcp-no-seat = no se ocupa ese asiento; siéntate antes
mcp-ended = la conexión con la mesa ha terminado; siéntate otra vez
mcp-silent = la mesa no respondió a tiempo
mcp-no-tool = no hay ninguna herramienta «{ $tool }»
mcp-mistake = { $tool }: un error nuestro; el registro del servidor dice más
