"""The units of systemd: read by systemd itself, hardened, with commands that the program takes."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.debian import program
from tests.deploy.kit import KIT, unit
from tests.docs.command_lines import accepted
from tests.fetched import or_skip

SERVICES = ("corridor.service", "corridor-backup.service")
MOST_EXPOSED = 3.0


@pytest.fixture(scope="session")
def analyze() -> str:
    with or_skip("systemd-analyze"):
        return program("systemd-analyze", "systemd", "libsystemd-shared")


def stderr_and_stdout(analyze: str, *words: str | Path) -> tuple[str, str]:
    """What systemd-analyze says; newer ones want a folder that only root may make."""
    done = subprocess.run([analyze, *words], capture_output=True, text=True, check=False)
    if "'/run/systemd/': Permission denied" in done.stderr:
        pytest.skip("this systemd-analyze needs /run/systemd, which an ordinary user cannot make")
    return done.stderr, done.stdout


@pytest.mark.parametrize("name", SERVICES)
def test_a_service_is_hardened(analyze: str, name: str) -> None:
    wrong, said = stderr_and_stdout(analyze, "security", "--offline=yes", "--no-pager", KIT / name)
    if "--offline" in wrong:
        pytest.skip("systemd-analyze is older than 250 and cannot look at a file")
    found = re.search(r"exposure level for \S+: ([\d.]+)", said)
    assert found is not None, wrong
    assert float(found[1]) <= MOST_EXPOSED


def test_systemd_understands_the_units(analyze: str, tmp_path: Path) -> None:
    """With a program in the place of the one that a host would have installed."""
    program = tmp_path / "corridor"  # a path without spaces, wherever the tests are
    program.symlink_to(sys.executable)
    for name in (*SERVICES, "corridor-backup.timer"):
        text = (KIT / name).read_text(encoding="utf-8")
        (tmp_path / name).write_text(text.replace("/opt/corridor/bin/corridor", str(program)))
    units = [tmp_path / name for name in (*SERVICES, "corridor-backup.timer")]
    wrong, _said = stderr_and_stdout(analyze, "verify", *units)
    ours = [line for line in wrong.splitlines() if "corridor" in line]
    assert ours == []
    broken = tmp_path / "broken.service"
    broken.write_text("[Service]\nExecStart=/bin/true\nProtectSytem=strict\n")
    wrong, _said = stderr_and_stdout(analyze, "verify", broken)
    assert "ProtectSytem" in wrong, "a wrong setting would be found"


@pytest.mark.parametrize("name", SERVICES)
def test_the_command_of_a_service_is_one_that_the_program_takes(name: str) -> None:
    (line,) = unit(name)["Service"]["ExecStart"]
    path, *words = shlex.split(line)
    assert path == "/opt/corridor/bin/corridor"
    assert accepted(words) == ""


def test_the_backup_reads_the_folder_of_the_server_as_the_same_user() -> None:
    server, backup = (unit(name)["Service"] for name in SERVICES)
    assert backup["User"] == ["corridor"], "DynamicUser names a user after its unit"
    assert server["StateDirectory"][0] in backup["StateDirectory"][0].split()
    assert "--data /var/lib/corridor" in backup["ExecStart"][0]
