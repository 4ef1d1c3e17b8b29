### What a server keeps its tables in.

store-lost = this table is being played on elsewhere
store-full = there is no room left to write it down; nothing was changed
store-down = it could not be written down ({ $why }); nothing was changed
store-unfit = this text has signs that can't be kept
store-no-table = there is no table { $table }
# $found, $known: versions of what is in the database.
store-schema = the database has format { $found }, and this Tintero knows format { $known }: use the version that made it, or name another database
store-url = a database is a file, sqlite:///FILE or postgresql://…; { $scheme } is not known
store-no-driver = PostgreSQL needs psycopg: pip install "tintero[web]"
