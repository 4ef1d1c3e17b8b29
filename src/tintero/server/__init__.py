"""The web table: tables that live in one process, what they are kept in, and who may do how much.

`store` keeps tables, seats and what happened; `clock` says whose time runs; `workers` are the bots;
`fair` are shuffles that can be checked afterwards; `quotas` is how much anybody may ask.
"""
