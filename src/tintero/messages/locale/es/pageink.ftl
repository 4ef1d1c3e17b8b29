### Los niveles del bot `ink` en las páginas.

pages-bot-ink-beginner = Bot ink, principiante
pages-bot-ink-easy = Bot ink, fácil
pages-bot-ink-medium = Bot ink, medio
pages-bot-ink-fast = Bot ink, rápido
pages-bot-ink = Bot ink
pages-bot-ink-full = Bot ink, a toda fuerza
