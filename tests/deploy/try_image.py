"""Carries the Containerfile out without a container engine, as root.

    debootstrap --variant=minbase trixie TREE
    .venv/bin/python -m tests.deploy.try_image TREE

The tree is what the file's image is made of. Each stage is a copy of it, in which the steps run by
chroot; at the end the server starts as the image would start it, and must be healthy.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.deploy.kit import Step, steps
from tests.docs.command_lines import ROOT

_PASSED_ON = ("http_proxy", "https_proxy")
_TRUSTED = "/etc/trusted-here.crt"  # apart from Debian's own, which a step may install
_PATIENCE = 60  # seconds until the server answers


class Stage:
    """A tree with the settings of its image."""

    def __init__(self, tree: Path) -> None:
        self.tree = tree
        self.user = "root"
        self.environment = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"}
        self.environment |= {"SSL_CERT_FILE": _TRUSTED, "PIP_CERT": _TRUSTED}
        self.environment |= {name: os.environ[name] for name in _PASSED_ON if name in os.environ}
        self.words: dict[str, list[str]] = {}

    def run(self, *words: str, user: str = "root") -> "subprocess.Popen[bytes]":
        command = ["chroot", f"--userspec={user}", str(self.tree), *words]
        return subprocess.Popen(command, env=self.environment)

    def set(self, text: str) -> None:
        """ENV: variables, which may use those before."""
        for pair in text.split():
            name, _, value = pair.partition("=")
            self.environment[name] = value.replace("$PATH", self.environment["PATH"])


def carry_out(base: Path, folder: Path) -> Stage:
    """All stages; returns the last."""
    stages: dict[str, Stage] = {}
    stage = Stage(base)
    for step in steps():
        print(f"--- {step.word} {step.rest}", flush=True)
        if step.word == "FROM":
            name = step.words[-1]
            stage = stages[name] = Stage(folder / str(len(stages)))
            subprocess.run(["cp", "-a", base, stage.tree], check=True)
            _let_it_fetch(stage.tree)
        else:
            _do(step, stage, stages)
    return stage


def _do(step: Step, stage: Stage, stages: dict[str, Stage]) -> None:
    match step.word:
        case "RUN":
            assert stage.run("sh", "-c", step.rest).wait() == 0
        case "COPY":
            _copy(step.words, stage, stages)
        case "ENV":
            stage.set(step.rest)
        case "USER":
            stage.user = step.rest
        case "ENTRYPOINT" | "CMD":
            stage.words[step.word] = step.words
        case "HEALTHCHECK":
            stage.words[step.word] = Step("", step.rest[step.rest.index("[") :]).words


def _copy(words: list[str], stage: Stage, stages: dict[str, Stage]) -> None:
    root = ROOT
    if words[0].startswith("--from="):
        root, words = stages[words[0].partition("=")[2]].tree, words[1:]
    *sources, target = words
    goal = stage.tree / target.lstrip("/")
    for name in sources:
        source = root / name.lstrip("/")
        if source.is_dir():
            shutil.copytree(source, goal, symlinks=True)
        else:
            goal.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, goal)


def _let_it_fetch(tree: Path) -> None:
    """Names, and the authorities that this machine trusts: an engine would see to both."""
    shutil.copy("/etc/resolv.conf", tree / "etc/resolv.conf")
    trusted = Path(os.environ.get("SSL_CERT_FILE", "/etc/ssl/certs/ca-certificates.crt"))
    if trusted.exists():
        shutil.copy(trusted, tree / _TRUSTED.lstrip("/"))


def start(stage: Stage) -> None:
    """Start the server as the image does, and wait until its own check says that it is healthy."""
    words = stage.words
    server = stage.run(*words["ENTRYPOINT"], *words["CMD"], user=stage.user)
    until = time.monotonic() + _PATIENCE
    try:
        while stage.run(*words["HEALTHCHECK"], user=stage.user).wait():
            assert time.monotonic() < until, "it was never healthy"
            assert server.poll() is None, "the server has ended"
            time.sleep(1)
    finally:
        server.terminate()
        code = server.wait()
    assert code == 0, code
    print("the image was built, started, healthy, and ended cleanly")


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="image-") as folder:
        start(carry_out(Path(sys.argv[1]), Path(folder)))


if __name__ == "__main__":
    main()
