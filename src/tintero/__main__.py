"""`python -m tintero` is `tintero`."""

from tintero.cli.shell.start import main

if __name__ == "__main__":
    main()
