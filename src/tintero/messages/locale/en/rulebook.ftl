### The rulebook: what it does not have, and how a row of the coverage document stands to it.

rulebook-no-clause = no clause { $number }
rulebook-no-version = no rules version { $version }; known: { $known }

## How a row stands to the official rules

rulebook-agrees = agrees
rulebook-nuance = agrees, with a nuance of the official rules
rulebook-contradicts = contradicts; the official rules decide

## In place of the tests of a clause that only holds others

rulebook-below = tested clause by clause below it
