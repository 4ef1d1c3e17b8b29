### `tintero serve`: la mesa web para otros.

serve-missing = La mesa web necesita { $names }, que no están instalados.
serve-install = Instálalos con: pip install "tintero[web]"
serve-no-folder = No hay carpeta donde guardar las mesas ({ $why }): indica una base de datos con --db.
serve-ready = La mesa web está en { $url } (Ctrl-C la termina).
serve-shard = Las mesas { $shard }-… están en { $url }
serve-shards = { $count } procesos; un proxy manda cada petición a donde dice el nombre de su mesa.
serve-shards-port = Varios procesos necesitan un primer puerto: --port 8080.
serve-table = Tu mesa: { $url } (Ctrl-C termina el servidor).
serve-ended = El servidor ha terminado; no se ha perdido nada.
