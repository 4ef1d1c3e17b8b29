"""Why the system can't read or write a file, as a message."""

from __future__ import annotations

import errno
from typing import Final

from tintero.messages.message import Message

_KNOWN: Final = {
    errno.ENOENT: "system-not-there",
    errno.EEXIST: "system-there",
    errno.EISDIR: "system-a-folder",
    errno.ENOTDIR: "system-no-folder",
    errno.EACCES: "system-closed",
    errno.EPERM: "system-closed",
    errno.ENOSPC: "system-full",
    errno.EFBIG: "system-large",
}


def system_reason(error: OSError | UnicodeDecodeError) -> Message:
    """
    >>> from tintero.messages import say
    >>> say(system_reason(OSError(errno.ENOSPC, "No space left on device")), "es")
    'no queda espacio'
    """
    if isinstance(error, UnicodeDecodeError):
        return Message("system-not-text", line=error.object[: error.start].count(b"\n") + 1)
    known = _KNOWN.get(error.errno or 0)
    return Message(known) if known else Message("system-other", why=error.strerror or str(error))
