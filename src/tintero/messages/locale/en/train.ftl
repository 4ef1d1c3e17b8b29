### Learning a value: `tintero train`.

train-round =
    Round { $round }: { $rows } positions, log loss { $loss }, { $accuracy } % right, { $gate } % of the gate's games{ $passed ->
        [yes] : the new best
       *[no] : the old one stays
    }
train-done = Done: { $folder } has best.json (play with it: --bot ink@FILE), log.json and curve.svg.
train-stopped = Broken off. The same command goes on where it was: { $folder }
train-other = { $folder } holds a training with other decks, numbers or cards. Go on with it as it was begun, or take another folder.
train-rows = { $file } is not whole. Remove it, and its games are played again.
train-folder = { $folder } can't be written: { $why }
train-numpy = Learning needs numpy: pip install 'tintero[train]'
train-hands = Done: { $file }, from { $games } games and { $rows } cards that were inked by lot.
