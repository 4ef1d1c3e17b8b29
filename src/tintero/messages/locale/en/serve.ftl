### `tintero serve`: the web table for others.

serve-missing = The web table needs { $names }, which are not installed.
serve-install = Install them with: pip install "tintero[web]"
serve-no-folder = There is no folder to keep tables in ({ $why }): name a database with --db.
serve-ready = The web table is at { $url } (Ctrl-C ends it).
serve-shard = Tables { $shard }-… are at { $url }
serve-shards = { $count } processes; a proxy sends each request to where its table's name says.
serve-shards-port = Several processes need a first port: --port 8080.
serve-table = Your table: { $url } (Ctrl-C ends the server).
serve-ended = The server has ended; nothing is lost.
