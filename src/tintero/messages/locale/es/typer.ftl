### Lo que dice la línea de órdenes en lugar de los textos de Typer: el marco de la ayuda, palabras mal escritas.

## El marco de la ayuda

typer-usage = Uso:
typer-options-word = [OPCIONES]
typer-command-words = ORDEN [ARGUMENTOS]...
typer-arguments = Argumentos
typer-options = Opciones
typer-commands = Órdenes
typer-default = [por defecto: { $value }]
typer-required = [obligatorio]
typer-help-option = Muestra esta ayuda y termina.

## El completado

typer-install-completion = Instala el completado para la consola actual.
typer-show-completion = Muestra el completado de la consola actual, para copiarlo o adaptarlo.
typer-installed = El completado para { $shell } está instalado en { $path }; lo tendrá la próxima consola que abras.
typer-no-shell = No hay completado para la consola { $shell }.

## Palabras mal escritas

typer-no-command = No existe la orden { $command }. Existen: { $known }
typer-which-command = ¿Qué orden? Existen: { $known }
typer-extra = Sobra: { $words }
typer-no-option = No existe la opción { $option }.
typer-no-value = { $option } no lleva valor.
typer-needs-value = { $option } necesita un valor.
typer-missing = Falta { $name }: { $help }
typer-no-choice = { $name }: «{ $value }» no es ninguno de: { $known }
typer-no-number = { $name }: «{ $value }» no es un número entero.
typer-no-number-from = { $name }: «{ $value }» no es un número entero de { $least } en adelante.
typer-no-number-between = { $name }: «{ $value }» no es un número entero de { $least } a { $most }.
typer-no-share = { $name }: «{ $value }» no es un número de 0 a 1, como 0.25.
typer-bad-value = { $name }: «{ $value }» no vale. { $problem }
typer-help-is = Ayuda: { $command }
typer-interrupted = Interrumpido.
# Algo que no tiene palabras propias aquí.
typer-said = { $text }
