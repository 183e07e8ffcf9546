"""Runs an outside checker of the cases and forgives what belongs to rule sets or commands that are not written yet.

`python -m tests.shared_cases CHECKER`: prints each difference that counts, then 'N passed, N failed';
status 1 if any counts.
To be deleted with its stage in ./dev once every case is known.
"""

import re
import subprocess
import sys

from tests.test_cases import case_names


def main(checker: str) -> int:
    command = [sys.executable, checker, sys.executable, "-m", "sueca_desktop"]
    output = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    known = set(case_names("replay", "refuse", "solve"))
    differences = re.findall(r"^(\w+/[\w-]+\.json)\n(.*\n.*\n)", output, re.MULTILINE)
    wrong = [(name, detail) for name, detail in differences if name in known]
    for name, detail in wrong:
        print(f"{name}\n{detail}", end="")
    summary = output.strip().rpartition("\n")[2]
    print(f"{summary}; {len(wrong)} of these count, {len(differences) - len(wrong)} are of rule sets not written yet")
    return int(bool(wrong) or not re.search(r"^\d+ passed, \d+ failed\s*\Z", output, re.MULTILINE))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
