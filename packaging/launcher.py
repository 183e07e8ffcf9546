"""What the bundled program starts with."""

import multiprocessing
import sys

from sueca_desktop.cli import main

if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main())
