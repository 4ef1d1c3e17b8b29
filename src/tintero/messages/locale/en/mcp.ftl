### Tools for assistants (`tintero mcp`): how it begins, and what is wrong with a call.

mcp-missing = The tools for assistants need { $names }, which are not installed.
mcp-install = Install them with: pip install "tintero[mcp]"
mcp-ready = Tools for assistants: { $url }
mcp-open = No key is asked for: whoever reaches this address may use the tools. Give one with --key or TINTERO_MCP_KEY.
mcp-key = a key is needed: Authorization: Bearer KEY
mcp-bad-key = a key has at least { $least } letters and digits, and no spaces
mcp-bad-server = --server is the address of a web table, such as http://127.0.0.1:8080, not “{ $server }”.
mcp-arguments = { $tool }: these arguments are missing or of another kind: { $names }
mcp-language = there is no language “{ $lang }”; there are: { $known }
mcp-long = the text is too long: at most { $most } letters
mcp-keyword = “{ $said }” is no keyword; there are: { $known }
mcp-no-words = name a card, a word of its text, or a keyword
mcp-no-deck = give a deck as a list, or shipped:NAME with one of: { $decks }
mcp-turns = turns is a number from 1 to { $most }
mcp-no-link = that is no link to a seat: it looks like http://SERVER/t/TABLE#KEY
mcp-other-server = only tables of { $server } can be sat at; another server is named with --server
mcp-no-server = the server of the table does not answer
mcp-many-seats = { $most } seats are held already; leave one first
mcp-no-seat = no such seat is held; sit down first
mcp-ended = the connection to the table has ended; sit down again
mcp-silent = the table did not answer in time
mcp-no-tool = there is no tool “{ $tool }”
mcp-mistake = { $tool }: a mistake of ours; the log of the server has more
