### Learning a value: `tintero train`.

train-round =
    Round { $round }: { $rows } positions, log loss { $loss }, { $accuracy } % right, { $gate } % of the gate's games{ $passed ->
        [yes] : the new best
       *[no] : the old one stays
    }
train-done = Done: { $folder } has best.json (play with it: --bot ink@FILE), log.json and curve.svg.
train-none-passed = Done, but no value passed its gate, so { $folder } has no best.json. The last value is { $file } (play with it: --bot ink@FILE); log.json and curve.svg tell more.
train-lost-in = Round { $round } learned without { $count ->
    [one] a batch of games whose process was killed twice; the next round plays it.
   *[other] { $count } batches of games whose processes were killed twice; the next round plays them.
}
train-lost = Learned without { $count ->
    [one] a batch of games whose process was killed twice; the same command plays it and learns again.
   *[other] { $count } batches of games whose processes were killed twice; the same command plays them and learns again.
}
train-lost-all = No game was played: every process was killed. The same command tries again; with fewer --workers less memory is needed.
train-stopped = Broken off. The same command goes on where it was: { $folder }
train-other = { $folder } holds a training with other decks, numbers or cards. Go on with it as it was begun, or take another folder.
train-rows = { $file } is not whole. Remove it, and its games are played again.
# $why: what is wrong with the file.
train-bad-plan = { $file } can't be gone on with: { $why }. Take another folder; or remove the file if you ask for what the training was begun with.
train-bad-log = { $file } can't be gone on with: { $why }. Remove it, and the rounds are learned again from the games that are there.
train-no-plan = it is no plan of a training
train-no-log = it is no list of rounds
train-apart = { $one } and { $other } exclude each other.
train-folder = { $folder } can't be written: { $why }
train-numpy = Learning needs numpy: pip install 'tintero[train]'
train-hands = Done: { $file }, from { $games } games and { $rows } cards that were inked by lot.
