"""A bot in its own process, in any language that reads and writes lines: see docs/bots.md.

Try it: tintero play --bot "exec:python examples/careful_bot.py"
It quests when it can, else adds ink, else plays what costs most, and ends its turn last.
"""

import json
import sys

EAGER = ("quest", "ink", "play", "use")


def choose(request):
    """The place of the option to take."""
    options = request["options"]
    for verb in EAGER:
        fitting = [place for place, words in enumerate(options) if words.split()[0] == verb]
        if fitting:
            return fitting[0]
    for place, words in enumerate(options):
        if words in ("keep", "end", "yes", "done"):
            return place
    return 0


def answer(request):
    if request.get("ask") == "hello":
        return {"name": "careful", "protocol": 2}
    if request.get("ask") == "choose":
        return {"choose": choose(request)}
    return {"error": "invalid", "message": f"I don't know how to {request.get('ask')}"}


for line in sys.stdin:
    request = json.loads(line)
    if request.get("ask") == "bye":
        break
    print(json.dumps({"id": request.get("id"), **answer(request)}), flush=True)
