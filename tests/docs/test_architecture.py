"""The page about the architecture names what exists, in the order of the import contract."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "corridor"
PAGE = (ROOT / "docs/concepts/architecture.md").read_text(encoding="utf-8")
PICTURE = (ROOT / "docs/concepts/architecture.svg").read_text(encoding="utf-8")
TREE = re.search(r"```\n(src/corridor/.*?)```", PAGE, re.DOTALL)[1]  # type: ignore[index]
NAMED = sorted(set(re.findall(r"`((?:\w[\w.-]*/)+(?:[\w.-]+)/?)`", PAGE)))
PACKAGES = sorted(path.parent.name for path in PACKAGE.glob("*/__init__.py"))


@pytest.mark.parametrize("name", NAMED)
def test_a_file_that_the_page_names_exists(name: str) -> None:
    assert (ROOT / name).exists() or (PACKAGE / name).exists()


def test_every_module_of_the_rules_stands_in_their_table() -> None:
    table = PAGE[PAGE.index("| in `src/corridor/rules/`") :].partition("\n\n")[0]
    modules = {path.name for path in (PACKAGE / "rules").glob("*.py")} - {"__init__.py"}
    folders = {f"{path.name}/" for path in (PACKAGE / "rules").iterdir() if any(path.glob("*.*"))}
    named = set(re.findall(r"`([a-z_]+(?:\.py|/))`", table))
    assert named == modules | folders - {"__pycache__/"}


def test_the_walks_name_files_of_every_part() -> None:
    assert {"core", "engine", "match", "rules", "server", "web", "wire"} <= {
        name.partition("/")[0] for name in NAMED
    }


def test_a_folder_in_the_tree_exists() -> None:
    above: list[str] = []
    for line in TREE.splitlines():
        indent, name = re.match(r"( *)(\S+)/", line).groups()  # type: ignore[union-attr]
        above[len(indent) // 2 :] = [name]
        assert (ROOT / "/".join(above)).is_dir(), above


@pytest.mark.parametrize("name", PACKAGES)
def test_every_package_stands_in_the_tree_and_in_the_picture(name: str) -> None:
    assert f"\n  {name}/ " in TREE
    assert f">{name}</text>" in PICTURE


def test_levels_are_those_of_the_import_contract() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    layers = settings["tool"]["importlinter"]["contracts"][0]["layers"]
    levels = {
        name: len(layers) - index
        for index, layer in enumerate(layers)
        for name in re.findall(r"\w+", layer)
    }
    told = dict(re.findall(r"^  (\w+)/ +level (\d)", TREE, re.MULTILINE))
    assert {name: int(level) for name, level in told.items()} == {
        name: levels[name] for name in PACKAGES
    }
