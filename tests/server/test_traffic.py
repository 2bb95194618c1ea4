"""Clients see of the server exactly what was recorded."""

from pathlib import Path

from tests.server.traffic import FILE, recorded


def test_a_session_is_answered_as_it_was_recorded(tmp_path: Path) -> None:
    title, *known = FILE.read_text(encoding="utf-8").splitlines()
    assert title
    assert recorded(tmp_path) == known
