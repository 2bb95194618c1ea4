"""Families own what is theirs: no other module names a family's types."""

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "corridor"
FAMILIES = ("classic", "pacman", "advanced")


def families_named(path: Path) -> Iterator[str]:
    """The families that a module imports from."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            parts = node.module.split(".")
            if parts[:2] == ["corridor", "rules"] and len(parts) > 2 and parts[2] in FAMILIES:
                yield parts[2]


def test_only_the_list_of_modes_must_know_the_families() -> None:
    """And the solver, which is made for one of them."""
    outside = {
        path.relative_to(SOURCE).as_posix(): set(found)
        for path in SOURCE.rglob("*.py")
        if path.parent.name not in FAMILIES and (found := list(families_named(path)))
    }
    assert outside.pop("rules/modes.py") == set(FAMILIES)
    assert {path: found for path, found in outside.items() if "solve" not in path} == {}
    assert set().union(*outside.values()) == {"pacman"}


def test_no_family_must_know_another() -> None:
    for family in FAMILIES:
        for path in (SOURCE / "rules" / family).glob("*.py"):
            assert set(families_named(path)) <= {family}, path
    for path in (SOURCE / "rules" / "chase").glob("*.py"):
        assert set(families_named(path)) == set(), path
