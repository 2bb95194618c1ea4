"""The files of the kit in deploy/, read as the programs that use them read them."""

import json
import shlex
from dataclasses import dataclass
from pathlib import Path

from tests.docs.command_lines import ROOT

KIT = ROOT / "deploy"


@dataclass(frozen=True)
class Step:
    """One instruction of a Containerfile."""

    word: str
    rest: str

    @property
    def words(self) -> list[str]:
        """The words of the form ["a", "b"], or of a line of shell."""
        return list(json.loads(self.rest)) if self.rest.startswith("[") else shlex.split(self.rest)


def steps(path: Path = KIT / "Containerfile") -> list[Step]:
    """The instructions, with lines that go on joined."""
    text = path.read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line.strip() for line in text.splitlines()]
    pairs = [line.split(maxsplit=1) for line in lines if line and not line.startswith("#")]
    return [Step(word, rest) for word, rest in pairs]


def unit(name: str) -> dict[str, dict[str, list[str]]]:
    """A unit of systemd: sections of settings, each of which may be given several times."""
    found: dict[str, dict[str, list[str]]] = {}
    section: dict[str, list[str]] = {}
    for line in (KIT / name).read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            section = found.setdefault(line.strip("[]"), {})
        elif line and not line.startswith("#"):
            key, _, value = line.partition("=")
            section.setdefault(key, []).append(value)
    return found
