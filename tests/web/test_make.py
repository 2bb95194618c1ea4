"""Sources of the page that are generated from the package: fresh, and stale after a change."""

import importlib.util
import inspect
from pathlib import Path
from types import ModuleType

import pytest

from corridor.wire import setup
from web import make, wire


@pytest.mark.parametrize("made", make.MADE, ids=lambda made: str(made.__name__))
def test_what_is_generated_must_be_fresh(made: ModuleType) -> None:
    assert made.FILE.read_text(encoding="utf-8") == made.text(), "run `python -m web.make`"


def test_a_stale_file_is_named_with_what_makes_it_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stale = tmp_path / "wire.ts"
    stale.write_text("export const VERSION = 0;\n", encoding="utf-8")
    monkeypatch.setattr(make, "ROOT", tmp_path)
    monkeypatch.setattr(make, "MADE", (wire,))
    monkeypatch.setattr(wire, "FILE", stale)
    assert make.main("--check") == 1
    assert capsys.readouterr().out == "stale: wire.ts; run `.venv/bin/python -m web.make`\n"
    assert make.main() == 0
    assert stale.read_text(encoding="utf-8") == wire.text()
    assert make.main("--check") == 0


def changed(tmp_path: Path, module: ModuleType, old: str, new: str) -> ModuleType:
    """A copy of a module with another source, loaded under another name."""
    source = inspect.getsource(module)
    assert source.count(old) == 1
    file = tmp_path / "changed.py"
    file.write_text(source.replace(old, new), encoding="utf-8")
    spec = importlib.util.spec_from_file_location("changed", file)
    assert spec is not None
    assert spec.loader is not None
    copy = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(copy)
    return copy


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("    days: Annotated", "    hours: int\n    days: Annotated", "  hours: number;"),
        ("    legs: Literal[1, 2] = 1", "    legs: Literal[1, 2, 3] = 1", "  legs?: 1 | 2 | 3;"),
        ("Annotated[int, Meta(ge=0, le=3600)] = 0", "int", "  increment: number;"),
        ('tag="days"', 'tag="weeks"', "  kind: 'weeks';"),
        (f'"""{setup.Days.__doc__}"""', '"""A week."""', "/** A week. */"),
    ],
    ids=["a field", "a type", "a default", "a tag", "a docstring"],
)
def test_a_changed_struct_is_noticed(tmp_path: Path, old: str, new: str, line: str) -> None:
    copy = changed(tmp_path, setup, old, new)
    modules = [copy if module is setup else module for module in wire.MODULES]
    assert line not in wire.text().split("\n")
    assert line in wire.text(modules).split("\n")
