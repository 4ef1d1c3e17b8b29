"""Games looked at again: the chance to win by decision, what was lost by playing, what by luck.

Everything is judged from what the seat knew at that moment: `weighing` weighs options in worlds
that agree with the seat's view, `reviewing` goes through a record, `calibration` holds what is said
against who won, `review_words` says it and `win_curve` draws it.
"""

from tintero.review.judging import Judged
from tintero.review.reviewing import Review, review

__all__ = ["Judged", "Review", "review"]
