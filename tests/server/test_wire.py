"""The page about the wire has an example of every message, and every example is one."""

import re
import typing
from pathlib import Path

import pytest
from msgspec import json

from corridor.server.live import socket
from corridor.wire import FEATURES, VERSION
from corridor.wire.commands import Command
from corridor.wire.events import Event
from corridor.wire.messages import Message

PAGE = (Path(__file__).parents[2] / "docs/reference/wire.md").read_text(encoding="utf-8")
PARTS = {"From the client": Command, "Events": Event, "From the server": Message}


def examples(part: str) -> list[tuple[str, str]]:
    """The heading and the text of every example of a part."""
    text = PAGE.split(f"## {part}\n")[1].split("\n## ")[0]
    found: list[tuple[str, str]] = []
    heading = ""
    for line in re.findall(r"^### `(\w+)`$|^(\{.*\})$", text, re.MULTILINE):
        heading = line[0] or heading
        if line[1]:
            found.append((heading, line[1]))
    return found


@pytest.mark.parametrize("part", PARTS)
def test_every_example_is_a_message(part: str) -> None:
    for heading, text in examples(part):
        message = json.decode(text, type=PARTS[part])
        assert type(message).__struct_config__.tag == heading
        assert json.encode(message).decode() == text


@pytest.mark.parametrize("part", PARTS)
def test_every_message_has_an_example(part: str) -> None:
    kinds = {kind.__struct_config__.tag for kind in typing.get_args(PARTS[part])}
    assert {heading for heading, _text in examples(part)} == kinds


def test_close_codes_and_version_are_told() -> None:
    for name in ("BAD_MESSAGE", "BAD_ORIGIN", "NO_HELLO", "TOO_MANY", "TOO_SLOW", "BAD_VERSION"):
        assert str(getattr(socket, name)) in PAGE
    assert f"version {VERSION}" in PAGE
    assert all(f'"{feature}"' in PAGE for feature in FEATURES)
