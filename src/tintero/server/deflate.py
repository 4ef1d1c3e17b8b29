"""`Recalling`: compression of a connection that keeps what was sent last, and no compressor.

A message may point back at those before it, as far as a window of 4 KB (RFC 7692, 7.2.3). zlib's
compressor is 26 KB for each connection; what it needs to go on is the end of what was sent. So one
is made for every message, told that end as its dictionary, and let go: the same bytes for the other
side, in the same time, with 4 KB.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Final

from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import CTRL_OPCODES, Frame, Opcode
from websockets.typing import ExtensionParameter

WINDOW: Final = 12  # bits
LEVEL: Final = 3
MEMORY: Final = 5  # only while a message is compressed
TAIL: Final = 4  # of a flush, which the standard leaves out


class Recalling(PerMessageDeflate):
    """Permessage-deflate; `whole` compresses a message, `encode` a frame."""

    def __init__(
        self,
        remote_no_context_takeover: bool,
        local_no_context_takeover: bool,
        remote_max_window_bits: int,
        local_max_window_bits: int,
    ) -> None:
        # The library makes a compressor for who recalls: here it makes none.
        super().__init__(
            remote_no_context_takeover, True, remote_max_window_bits, local_max_window_bits
        )
        self.local_no_context_takeover = local_no_context_takeover
        self._sent = b""  # the end of it

    def whole(self, data: bytes) -> bytes:
        """A message, as it is sent."""
        if self.local_no_context_takeover:
            self._sent = b""
        return self._deflated(data)[:-TAIL]

    def encode(self, frame: Frame) -> Frame:
        if frame.opcode in CTRL_OPCODES:
            return frame
        if self.local_no_context_takeover and frame.opcode is not Opcode.CONT:
            self._sent = b""
        data = self._deflated(bytes(frame.data))
        if frame.fin:
            data = data[:-TAIL]
        return Frame(frame.opcode, data, frame.fin, frame.opcode is not Opcode.CONT)

    def _deflated(self, data: bytes) -> bytes:
        bits = self.local_max_window_bits
        if self._sent:
            deflate = zlib.compressobj(
                LEVEL, zlib.DEFLATED, -bits, MEMORY, zlib.Z_DEFAULT_STRATEGY, self._sent
            )
        else:
            deflate = zlib.compressobj(LEVEL, zlib.DEFLATED, -bits, MEMORY)
        made = deflate.compress(data) + deflate.flush(zlib.Z_SYNC_FLUSH)
        size = 1 << bits
        self._sent = data[-size:] if len(data) >= size else (self._sent + data)[-size:]
        return made


class RecallingFactory(ServerPerMessageDeflateFactory):
    """What is agreed on with each client. What people say is short: nothing is kept for it."""

    def __init__(self) -> None:
        super().__init__(
            server_max_window_bits=WINDOW,
            client_max_window_bits=WINDOW,
            client_no_context_takeover=True,
        )

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[object]
    ) -> tuple[list[ExtensionParameter], Recalling]:
        agreed, made = super().process_request_params(params, accepted_extensions)  # type: ignore[arg-type]
        return agreed, Recalling(
            made.remote_no_context_takeover,
            made.local_no_context_takeover,
            made.remote_max_window_bits,
            made.local_max_window_bits,
        )
