### What `tintero fuzz` tells of random games with all checks on.

fuzz-games = games
fuzz-games-failed = games ({ $count } failed)
fuzz-summary = { $games }, { $decisions }, { $seconds } seconds, { $failures }
fuzz-count-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
fuzz-count-decisions = { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}
fuzz-count-failures = { $count ->
    [one] 1 failure
   *[other] { $count } failures
}
fuzz-constructors = { $count } constructors carried out, the rarest { $times } times: { $name }
fuzz-failure = game { $game }, decision { $decision }: { $check }: { $problem }
fuzz-fixed = does not fail any more: { $check }: { $problem }
fuzz-stopped = Interrupted; this is what was found until then.
fuzz-no-report = { $file } is no report of `tintero fuzz`.
