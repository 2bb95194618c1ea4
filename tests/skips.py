"""Prints the number of skipped tests by reason, from JUnit files."""

import sys
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree as ET


def reasons(reports: list[str]) -> Counter[str]:
    """Number of skipped tests by reason."""
    found: Counter[str] = Counter()
    for report in reports:
        for skipped in ET.parse(Path(report)).iter("skipped"):
            found[skipped.get("message", "no reason given")] += 1
    return found


def table(reports: list[str]) -> str:
    """One line for each reason, or one that says there is none."""
    found = reasons(reports)
    lines = [f"skipped: {count}, because {reason}" for reason, count in found.most_common()]
    return "\n".join(lines) or "skipped: none"


if __name__ == "__main__":
    print(table(sys.argv[1:]))
