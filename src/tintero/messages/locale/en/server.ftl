### The web table: what the server says beside the game.


## Coming and going

server-no-table = There is no such table.
server-unplayable = This table can’t be brought back; whoever runs the server has been told.
server-no-key = This link does not open a seat of this table.
server-no-watching = Nobody may watch at this table.
server-watching = Who watches can't do that.
server-protocol = This page speaks another version of the protocol than { $known }: load it again.
server-taken-over = This seat was opened elsewhere, and goes on there.
server-gone = { $player } is not here any more.
server-back = { $player } is back.
server-deploy = The server begins anew in a moment. Nothing is lost, and the clocks stand meanwhile.
server-no-seat = This seat is taken, or there is none.
server-no-game = The game has not begun yet.

## Messages

server-unreadable = This message can't be read.
server-hello-once = That was said before, or can't be said here.
server-limit = Too much at once: wait a moment.
server-later = That could not be kept just now; nothing has changed. Try again.

## Taking back

server-no-step = There is no step to take back in this decision.
server-undo-enough = The others have refused twice in this game; that is all.
server-undo-asked = { $player } asks to take the last play back. { $why }
server-undo-waits = The others are asked; silence is no.
server-undo-agreed = The last play was taken back: the others agreed.
server-undo-no = The play stays: the others did not agree.
server-undo-silence = The play stays: nobody answered in time.

## Time

server-time-over = The time of { $player } is over. Win, give two minutes more, or wait?
server-your-time = The time was over before that.
server-flagged = The time of { $player } was over.

## Settling something

# $what: chat, hands or rematch.
server-asks = { $what ->
    [chat] { $player } would like to chat in words of one's own. Do you agree?
    [hands] { $player } would like to show all hands to those who watch. Do you agree?
   *[rematch] { $player } would like to play again. Do you agree?
}
server-asked = The others are asked.
server-agreed = { $what ->
    [chat] You may chat in your own words now.
   *[hands] Those who watch see all hands now.
}
# $what: chat, hands or rematch.
server-declined = { $what ->
    [chat] The others prefer the fixed phrases.
    [hands] The hands stay hidden.
   *[rematch] The others don't want to play again now.
}
server-first = { $player } lost the last game and decides: begin the next one?
server-next = Go on with the next game?
server-no-request = Nobody asks that, or it is not yours to answer.
server-no-choice = “{ $what }” is none of the answers.
server-alone = There is nobody else to ask.
server-no-rematch = There can be no rematch here, or the games are not over yet.

## Talking

server-no-phrase = There are { $most } phrases, from 0 on.
server-chat-no = Words of one's own are for tables where everybody agreed to them; the phrases are always there.
server-chat-long = A message has 1 to { $most } printable characters.
server-no-hints = There are no hints in a ranked game.
server-reported = Thank you: that was noted, with how the table stood.
server-called = { $player } has called the judge. The clocks stand.
server-call-over = The judge's call is over. The clocks run.
server-call-no-scene = The desk can’t lay this moment out: { $why }
server-not-yours = Only who called the judge can end the call.

## The page

server-no-page = The page of this server has not been built: run `make page`, or use a release. The programs' door is open all the same.
