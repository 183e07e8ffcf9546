"""Writes numbers.json anew, from the oracle."""

import json
from pathlib import Path

from tests.perft.counting import STARTS, oracle_counts

if __name__ == "__main__":
    numbers = {start.name: oracle_counts(start) for start in STARTS}
    lines = ",\n".join(f" {json.dumps(name)}: {json.dumps(counts)}" for name, counts in numbers.items())
    Path(__file__).with_name("numbers.json").write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
