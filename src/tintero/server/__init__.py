"""The web table: tables that people play at over the network.

`app` is all of it, `serving` one process of it. `socket` hears a connection (`protocol`), `guest`
is who is connected, `outbox` what waits to be sent; below them `wire` sends (`deflate`, `gates`).
`room` is one table being played at: `room_hear` what is done with what somebody says, `room_state`
what each is shown, `room_settle` what people settle among themselves, `room_talk` what they say,
`room_ask` what they ask; `delayed` is for who watches later. `host` has all rooms, `recover` brings
one back from its rows. `opening` makes tables, `api` is HTTP beside the socket.

`store` keeps tables, seats and what happened; `clock` says whose time runs; `workers` are the bots;
`fair` are shuffles that can be checked afterwards; `quotas` is how much anybody may ask;
`collecting` is when Python looks for garbage. None of these knows a socket.
"""
