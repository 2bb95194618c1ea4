"""One-letter questions over HTTP: the same answers as at the terminal, and bounded."""

from pathlib import Path
from urllib.parse import quote

from tests.draw.test_answers import CHASE, KNOWN, RACE
from tests.server.test_socket import run
from tests.server.workers import Running, fresh_settings


def test_questions_are_answered_and_bad_ones_refused(tmp_path: Path) -> None:
    async def act(worker: Running) -> None:
        client = worker.client()
        path = f"/api/answers?position={quote(CHASE)}"
        asked = "".join(f"&ask={quote(question)}" for question in KNOWN[CHASE])
        answer = await client.request("GET", f"{path}&lang=en{asked}")
        assert answer.json() == {"answers": list(KNOWN[CHASE].values())}
        answer = await client.request("GET", f"{path}&ask=e2&ask=c")
        assert answer.json()["answers"] == ["", KNOWN[RACE]["c"]]
        german = await client.request("GET", f"{path}&lang=de&ask=p")
        assert "PAC-MAN" in german.json()["answers"][0]
        assert german.json()["answers"][0] != KNOWN[CHASE]["p"]
        for bad in (path, f"{path}{'&ask=f' * 9}", f"{path}&ask={'w' * 13}",
                    "/api/answers?position=none&ask=f", "/api/answers?ask=f",
                    f"/api/answers?position={'x' * 1001}&ask=f"):  # fmt: skip
            answer = await client.request("GET", bad)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad_message"), bad

    run(fresh_settings(tmp_path), act)
