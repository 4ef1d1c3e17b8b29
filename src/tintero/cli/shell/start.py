"""Where `tintero` begins: Ctrl-C while the program is still being read ends it without a word."""

from __future__ import annotations

import sys

EXIT_INTERRUPTED = 130  # as in `common`, which is not there yet


def main() -> None:
    try:
        from tintero.cli.shell import main as front
    except KeyboardInterrupt:
        sys.exit(EXIT_INTERRUPTED)
    front.main()
