"""Prints the seconds of a test run by area. Arguments: name=seconds, or JUnit files."""

import sys
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree as ET


def area(case: ET.Element) -> str:
    """The folder under tests/ of a test case, or its module if it is in none."""
    top, _, rest = case.get("classname", "").partition(".")
    return "doctests" if top == "src" else rest.partition(".")[0]


def seconds_by_area(sources: list[str]) -> tuple[Counter[str], dict[str, float]]:
    """Number of tests and their seconds, by area."""
    tests: Counter[str] = Counter()
    seconds: dict[str, float] = {}
    for source in sources:
        if "=" in source:
            name, _, spent = source.partition("=")
            seconds[name] = float(spent)
            continue
        for case in ET.parse(Path(source)).iter("testcase"):
            tests[area(case)] += 1
            seconds[area(case)] = seconds.get(area(case), 0.0) + float(case.get("time", 0))
    return tests, seconds


def table(sources: list[str]) -> str:
    """One line for each area, slowest first."""
    tests, seconds = seconds_by_area(sources)
    lines = [f"{'area':<24}{'tests':>8}{'seconds':>10}"]
    for name, spent in sorted(seconds.items(), key=lambda item: -item[1]):
        lines.append(f"{name:<24}{tests[name] or '':>8}{spent:>10.1f}")
    return "\n".join(lines)


if __name__ == "__main__":
    print(table(sys.argv[1:]))
