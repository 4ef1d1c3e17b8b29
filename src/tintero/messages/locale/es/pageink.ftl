### Los niveles del bot `ink` en las páginas.

pageink-bot-beginner = Bot ink (principiante)
pageink-bot-easy = Bot ink (fácil)
pageink-bot-medium = Bot ink (medio)
pageink-bot-fast = Bot ink (rápido)
pageink-bot = Bot ink
pageink-bot-full = Bot ink (a fondo)
