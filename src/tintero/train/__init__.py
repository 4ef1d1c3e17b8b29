"""Learning a value from games of one's own: `tintero train`.

`self_play` makes games and the positions in them, `fit` learns a value from those (numpy), `gate`
lets a new value play the old one, `rounds` does one after the other and can be broken off and gone
on with, `curve` draws what came of it.
"""
