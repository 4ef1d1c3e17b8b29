"""What a browser may do with our pages: nothing but what comes from here.

Card images come from another host only if the user named one: `/t/…?img=cards.example.org` lets the
page load images, and nothing else, from exactly that host.
"""

from __future__ import annotations

import re
from collections.abc import MutableMapping
from typing import Any, Final
from urllib.parse import parse_qs

HOST: Final = re.compile(
    r"(?=.{1,253}\Z)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}", re.ASCII
)
FIXED: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def security_headers(scope: MutableMapping[str, Any]) -> dict[str, str]:
    return {"Content-Security-Policy": policy(image_host(scope)), **FIXED}


def policy(images: str = "") -> str:
    """
    >>> policy("cards.example.org").split("; ")[1]
    "img-src 'self' data: https://cards.example.org"
    """
    also = f" https://{images}" if images else ""
    return "; ".join(
        (
            "default-src 'self'",
            f"img-src 'self' data:{also}",
            "style-src 'self' 'unsafe-inline'",
            "connect-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
            "object-src 'none'",
        )
    )


def image_host(scope: MutableMapping[str, Any]) -> str:
    """The host that the user named for images; "" if none, or if that is no name of a host.

    >>> image_host({"query_string": b"img=Cards.example.org"})
    'cards.example.org'
    >>> image_host({"query_string": b"img=a.example;%20script-src%20*"})
    ''
    >>> image_host({"query_string": b"img=cards.example.org" + 50 * b"&a=1"})
    ''
    """
    text = bytes(scope.get("query_string", b"")).decode("latin-1")
    try:
        query = parse_qs(text, max_num_fields=20)
    except ValueError:  # more of them than anybody needs
        return ""
    named = query.get("img", [""])[0].lower()
    return named if HOST.fullmatch(named) else ""
