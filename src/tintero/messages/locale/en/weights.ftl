### Files of weights of a value.

weights-none = { $file } holds no weights of a value
weights-unread = { $file } can't be read: { $why }
weights-version = { $file } is for version { $version } of the features; this Tintero has version { $needed }. Train it anew: tintero train
weights-pool = { $file } was trained on other cards (pool { $pool }, this is { $needed }). Train it anew: tintero train
