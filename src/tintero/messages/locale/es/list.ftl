### Cosas en fila. $begins: el primer sonido de lo último.

list-here = { $items }
list-comma = { $first }, { $second }
list-semicolon = { $first }; { $second }
list-and = { $begins ->
    [i] { $first } e { $last }
   *[other] { $first } y { $last }
}
list-or = { $begins ->
    [o] { $first } u { $last }
   *[other] { $first } o { $last }
}

# Tras un error: qué se pudo querer decir.
list-near = { $problem }; parecidas: { $near }
