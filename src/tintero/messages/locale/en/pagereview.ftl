### The review on the replay's page.

pagereview-tab = Review
pagereview-about = The chance to win after each action, from what this seat knew then. Tap the curve to go there.
pagereview-seat = From whose eyes
pagereview-begin = Review this game
pagereview-coming = The game is being looked at. That takes a while.
pagereview-curve = The chance to win
pagereview-at = After { $at } actions: { $percent } %
pagereview-none = No decision cost anything that can be told from chance.
pagereview-go = Go there
