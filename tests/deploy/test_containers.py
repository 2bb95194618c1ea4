"""Containerfile and compose file: every step and every command, as far as no engine is needed."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from corridor.server.settings import Settings
from tests.deploy.kit import KIT, steps
from tests.docs.command_lines import ROOT, accepted, variables
from tests.server.test_serve import served
from tests.server.workers import PATIENCE

COMPOSE: dict[str, Any] = yaml.safe_load((KIT / "compose.yaml").read_text(encoding="utf-8"))
SERVICES: dict[str, Any] = COMPOSE["services"]
STEPS = steps()
RUNS = [step.rest for step in STEPS if step.word == "RUN"]
RESERVED = 10  # connections of PostgreSQL for backups and for the host


def last(word: str) -> list[str]:
    """The words of the last instruction of a kind, which is the one that counts."""
    return [step.words for step in STEPS if step.word == word][-1]


def test_what_is_copied_into_the_image_exists_and_is_all_that_the_build_needs() -> None:
    copied = [step.words[:-1] for step in STEPS if step.word == "COPY"]
    ours = {name for names in copied if not names[0].startswith("--from") for name in names}
    assert all((ROOT / name).exists() for name in ours)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    needed = {project["project"]["readme"], *project["project"]["license-files"], "CMakeLists.txt"}
    assert needed | {"pyproject.toml", "core", "src"} <= ours
    (extra,) = re.findall(r"/src\[(\w+)\]", " ".join(RUNS))
    assert extra in project["project"]["optional-dependencies"]


def test_nothing_but_what_is_copied_goes_to_the_builder() -> None:
    """An environment and a build of hundreds of MB may stand beside it."""
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    first, *more = [line for line in lines if line and not line.startswith("#")]
    assert first == "*"
    copied = [step.words[:-1] for step in STEPS if step.word == "COPY"]
    ours = {name for names in copied if not names[0].startswith("--from") for name in names}
    assert {line.removeprefix("!") for line in more if line.startswith("!")} == ours
    assert [line for line in more if not line.startswith("!")] == ["**/__pycache__"]


@pytest.mark.parametrize("line", RUNS)
def test_a_step_of_the_build_is_shell(line: str) -> None:
    assert subprocess.run(["sh", "-n", "-c", line], check=False).returncode == 0


def test_the_image_starts_the_server_as_an_ordinary_user() -> None:
    assert last("ENTRYPOINT") == ["corridor"]
    assert accepted(last("CMD")) == ""
    assert last("USER") == ["corridor"]
    names = [step.word for step in STEPS]
    assert names.index("USER") > max(n for n, word in enumerate(names) if word == "RUN")


def test_the_image_says_whether_it_is_healthy(tmp_path: Path) -> None:
    """Its check succeeds while a server runs, and fails when there is none."""
    line = next(step.rest for step in STEPS if step.word == "HEALTHCHECK")
    words = yaml.safe_load(line[line.index("[") :])
    assert words[0] == "python3"
    with served(tmp_path, "--port", "0") as process:
        assert process.stdout is not None
        port = process.stdout.readline().split()[-1].rstrip("/").rpartition(":")[2]
        check = [sys.executable, "-W", "ignore", *(one.replace("8080", port) for one in words[1:])]
        environment = {"no_proxy": "127.0.0.1", "PATH": ""}
        for _attempt in range(int(PATIENCE)):
            done = subprocess.run(check, env=environment, capture_output=True, check=False)
            if not done.returncode:
                break
        assert done.returncode == 0, done.stderr
        process.terminate()
        process.wait(PATIENCE)
        done = subprocess.run(check, env=environment, capture_output=True, check=False)
        assert done.returncode != 0


def test_the_command_of_the_compose_file_is_one_that_the_program_takes() -> None:
    corridor = SERVICES["corridor"]
    assert accepted(corridor["command"]) == ""
    assert set(corridor["environment"]) <= variables() | {"CORRIDOR_KEY"}
    assert (KIT / corridor["build"]["context"] / corridor["build"]["dockerfile"]).is_file()


def test_only_the_proxy_is_public() -> None:
    assert [name for name, one in SERVICES.items() if "ports" in one] == ["caddy"]
    for name in ("postgres", "valkey"):
        assert SERVICES[name]["networks"] == ["back"]
    assert COMPOSE["networks"]["back"]["internal"] is True
    assert "back" not in SERVICES["caddy"]["networks"]
    assert not any("network_mode" in one or one.get("privileged") for one in SERVICES.values())


def test_workers_have_the_connections_that_they_may_open() -> None:
    words = " ".join(SERVICES["postgres"]["command"])
    most = int(re.search(r"max_connections=(\d+)", words)[1])  # type: ignore[index]
    workers = next(
        int(word.partition("=")[2])
        for word in SERVICES["corridor"]["command"]
        if word.startswith("--workers")
    )
    assert workers * Settings().db_pool + RESERVED <= most


def test_volumes_and_variables_are_declared() -> None:
    used = [
        one.partition(":")[0] for service in SERVICES.values() for one in service.get("volumes", [])
    ]
    named = {one for one in used if not one.startswith(".")}
    assert named == set(COMPOSE["volumes"])
    assert all((KIT / one).is_file() for one in used if one.startswith("."))
    text = (KIT / "compose.yaml").read_text(encoding="utf-8")
    wanted = set(re.findall(r"\$\{(\w+)", text))
    lines = (KIT / "env.example").read_text(encoding="utf-8").splitlines()
    given = {line.partition("=")[0] for line in lines if line and not line.startswith("#")}
    assert wanted == given


def test_the_address_in_the_compose_file_is_that_of_its_database() -> None:
    url = SERVICES["corridor"]["environment"]["CORRIDOR_DATABASE"]
    made = SERVICES["postgres"]["environment"]
    assert url.startswith(f"postgresql://{made['POSTGRES_USER']}:")
    assert url.endswith(f"@postgres/{made['POSTGRES_DB']}")
