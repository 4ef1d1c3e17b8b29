### Por qué el sistema no puede leer o escribir un archivo.

system-not-there = no existe
system-there = ya hay algo con ese nombre
system-a-folder = es una carpeta
system-no-folder = una parte de su ruta no es una carpeta
system-closed = no hay permiso
system-large = es demasiado grande
system-full = no queda espacio
system-not-text = la línea { $line } no es texto (UTF-8)
# Con las palabras del sistema.
system-other = { $why }
