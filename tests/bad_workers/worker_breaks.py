"""A worker that does not even begin."""

raise SystemExit(1)
