"""The web table: tables that people play at over the network.

`store` keeps tables, seats and what happened; `clock` says whose time runs; `workers` are the bots;
`fair` are shuffles that can be checked afterwards; `quotas` is how much anybody may ask. None of
these knows a socket.
"""
