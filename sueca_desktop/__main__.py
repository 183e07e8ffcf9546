"""`python -m sueca_desktop` is the command `sueca-desktop`."""

import sys

from sueca_desktop.cli import main

if __name__ == "__main__":
    if getattr(sys, "frozen", False):  # a packaged program starts itself anew for each further process
        from multiprocessing import freeze_support

        freeze_support()
    sys.exit(main())
