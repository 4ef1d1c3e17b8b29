### El reglamento: qué no tiene, y cómo está una fila del documento de cobertura frente a él.

rulebook-no-clause = no existe la cláusula { $number }
rulebook-no-version = no existe la versión { $version } de las reglas; existen: { $known }

## Cómo está una fila frente a las reglas oficiales

rulebook-agrees = coincide
rulebook-nuance = coincide, con un matiz oficial
rulebook-contradicts = contradice; decide la regla oficial

## En lugar de las pruebas de una cláusula que solo contiene otras

rulebook-below = se prueba cláusula por cláusula en las que contiene
