"""How much memory this process holds."""

from __future__ import annotations

import ctypes
import gc
import os
import sys
from pathlib import Path


def held_bytes() -> int:
    """Resident bytes once rubbish is thrown away and given back to the system; 0 where that cannot be asked."""
    gc.collect()
    if sys.platform != "linux":
        return 0
    ctypes.CDLL(None).malloc_trim(0)
    pages = Path("/proc/self/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")
