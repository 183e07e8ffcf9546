"""`python -m sueca_desktop` is the command `sueca-desktop`."""

import sys

from sueca_desktop.cli import main

if __name__ == "__main__":
    sys.exit(main())
