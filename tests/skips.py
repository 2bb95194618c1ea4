"""Prints how many tests were skipped, for each reason, from JUnit files."""

import sys
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree as ET


def reasons(reports: list[str]) -> Counter[str]:
    """How many tests were skipped, by the reason they gave."""
    found: Counter[str] = Counter()
    for report in reports:
        for skipped in ET.parse(Path(report)).iter("skipped"):
            found[skipped.get("message", "no reason given")] += 1
    return found


def table(reports: list[str]) -> str:
    """One line for each reason, or that there was none."""
    found = reasons(reports)
    lines = [f"skipped: {count}, because {reason}" for reason, count in found.most_common()]
    return "\n".join(lines) or "skipped: none"


if __name__ == "__main__":
    print(table(sys.argv[1:]))
