### What is wrong with a file before anything knows what it is about.

file-line = line { $line }: { $problem }
# Words of a library that has none of its own here.
file-said = { $said }

file-too-much = there is too much in it
file-too-many-values = there are too many values in it
file-too-deep = it is nested too deep
file-long-number = a number is too long
file-long-text = a text in it is too long
file-cut = it ends too early
file-not-text = this is not text (UTF-8)
file-no-script = a sign that is no letter of any script

## JSON

file-json-value = a value is missing
file-json-comma = “,” is missing
file-json-colon = “:” is missing
file-json-name = a name in double quotes is missing
file-json-more = something follows the end
file-json-string = a text has no end
file-json-control = there is a control character in a text
file-json-escape = there is an unknown “\” in a text

## YAML

file-yaml-pair = mapping values are not allowed here
file-yaml-colon = could not find expected ':'
file-yaml-list = expected ',' or ']'
file-yaml-map = expected ',' or '{"}"}'
file-yaml-block = the indentation does not fit
file-yaml-token = there is a character that cannot start anything (a tab?)
file-yaml-cut = unexpected end of the text
file-yaml-alias = found undefined alias { $name }: what begins with “*” needs quotes
file-yaml-content = a value is missing
file-yaml-expected = the indentation or the signs do not fit
file-yaml-control = control characters are not allowed
file-yaml-sign = there is a character that is not allowed here
