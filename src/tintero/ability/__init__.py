"""What an ability says: frozen nodes, shared by all games, that never see a game.

`base` names the families; one module per family holds its nodes. `codec` turns nodes into JSON
and back; `render` (English, Spanish) turns them into sentences.
"""
