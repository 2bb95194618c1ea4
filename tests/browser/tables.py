"""Tables created over HTTP, as the page does it."""

from collections.abc import Sequence
from typing import Any

import httpx

from tests.browser.people import Person


def create_table(
    person: Person,
    *,
    start: bool = True,
    moves: Sequence[str] = (),
    **setup: Any,  # noqa: ANN401
) -> dict[str, Any]:
    """Create a table with this person or bots on all seats, and open it.

    Moves are made before the page is opened, so that only the last view is drawn.
    """
    bots = setup.pop("bots", {})
    seats = setup.get("seats", 2)
    made = _post(
        person, "/api/tables", {"setup": {"lots": "seats", **setup}, "seat": 0, "bots": bots}
    )
    seq = made["seq"]
    for seat in range(1, seats):
        if start and str(seat) not in bots:
            words = {"type": "take", "match": made["match"], "seq": seq, "seat": seat}
            seq = _post(person, "/api/commands", words)["seq"]
    if start:
        words = {"type": "start", "match": made["match"], "seq": seq}
        seq = _post(person, "/api/commands", words)["seq"]
    for move in moves:
        words = {"type": "move", "match": made["match"], "seq": seq, "move": move}
        seq = _post(person, "/api/commands", words)["seq"]
    person.open(f"/{made['match']}")
    return made


class Caller:
    """Another person, who sends requests and has no page."""

    def __init__(self, person: Person) -> None:
        self._base = person.address
        self._headers: dict[str, str] = {}
        self._headers["Authorization"] = f"Bearer {self.post('/api/guest', {})['token']}"

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """The answer to a request, which must succeed."""
        return self._told("POST", path, json=body)

    def get(self, path: str) -> dict[str, Any]:
        """The answer to a question."""
        return self._told("GET", path)

    def _told(self, method: str, path: str, **more: Any) -> dict[str, Any]:  # noqa: ANN401
        address = self._base + path
        answer = httpx.request(
            method, address, headers=self._headers, trust_env=False, timeout=60, **more
        )
        assert answer.is_success, answer.text
        told: dict[str, Any] = answer.json()
        return told


def take(person: Person, secret: str, name: str = "") -> None:
    """Take the seat of a link."""
    _post(person, "/api/join", {"secret": secret, "name": name})


def _post(person: Person, path: str, body: dict[str, Any]) -> dict[str, Any]:
    if not person.context.cookies():
        assert person.page.request.post(f"{person.address}/api/guest", data={}).ok
    answer = person.page.request.post(person.address + path, data=body)
    assert answer.ok, answer.text()
    told: dict[str, Any] = answer.json()
    return told
