### Dónde guarda un servidor sus mesas.

store-lost = esta mesa sigue jugándose en otro sitio
store-full = no queda espacio para apuntarlo; no se ha cambiado nada
store-down = no se ha podido apuntar ({ $why }); no se ha cambiado nada
store-unfit = este texto tiene signos que no se pueden guardar
store-no-table = no hay ninguna mesa { $table }
store-schema = la base de datos tiene el formato { $found } y este Tintero conoce el { $known }: usa la versión que la hizo o indica otra base de datos
store-url = una base de datos es un archivo, sqlite:///ARCHIVO o postgresql://…; { $scheme } no se conoce
store-no-driver = PostgreSQL necesita psycopg: pip install "tintero[web]"
