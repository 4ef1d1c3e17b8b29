"""A worker that does not even begin."""

if __name__ == "__main__":
    raise SystemExit(1)
