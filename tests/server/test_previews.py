"""Link previews: Open Graph tags of invitations, games and positions."""

import re
from html import unescape
from typing import Any
from urllib.parse import quote

import pytest

from corridor.i18n import say
from corridor.rules.game import Game
from corridor.server.http import previews
from tests.server.test_socket import lay, run
from tests.server.workers import Client, Running, fresh_settings

PNG = b"\x89PNG\r\n"


async def told(who: Client, path: str) -> dict[str, str]:
    """The tags of a page."""
    answer = await who.request("GET", path)
    assert answer.status_code == 200
    found = re.findall(r'<meta (?:property|name)="([a-z:_]+)" content="([^"]*)"', answer.text)
    assert answer.text.count("</head>") == 1
    return {name: unescape(text) for name, text in found}


async def shown(who: Client, tags: dict[str, str]) -> None:
    """The picture of a preview is a PNG that other pages may show."""
    address = tags["og:image"]
    assert address.startswith(f"{who.base}/")
    picture = await who.request("GET", address.removeprefix(who.base))
    assert picture.content.startswith(PNG)
    assert picture.headers["cross-origin-resource-policy"] == "cross-origin"


def test_an_invitation_says_who_invites_to_what(tmp_path: Any) -> None:  # noqa: ANN401
    async def play(worker: Running) -> None:
        async with worker.client() as ann, worker.client() as bob:
            setup = {"mode": "pacman", "time": {"kind": "fischer", "seconds": 300, "increment": 5}}
            made = await lay(ann, setup, name='Ann <b> "A"')
            for secret in (made["links"]["1"], made["code"]):
                tags = await told(bob, f"/join/{secret}")
                assert tags["og:title"] == say("preview-invitation", "en", name='Ann <b> "A"')
                clock = say("table-time-fischer", "en", minutes=5, increment=5)
                game = say("home-name-pacman", "en")
                sentence = say("preview-invitation-more", "en", game=game, clock=clock)
                assert tags["og:description"] == sentence == tags["description"]
                assert tags["og:url"] == f"{bob.base}/join/{secret}"
            await shown(bob, tags)
            assert (await told(bob, f"/{made['match']}"))["og:title"] == tags["og:title"]

    run(fresh_settings(tmp_path), play)


def test_a_game_names_the_people_and_shows_the_present_board(tmp_path: Any) -> None:  # noqa: ANN401
    async def play(worker: Running) -> None:
        async with worker.client() as ann:
            match = (await lay(ann, {"lots": "seats"}, name="Ann"))["match"]
            await ann.do("take", match, seat=1, name="Bob")
            await ann.do("start", match)
            before = await told(ann, f"/{match}")
            await ann.do("move", match, move="e2")
            tags = await told(ann, f"/{match}")
            game = say("home-name-classic-2", "en")
            assert tags["og:title"] == "Ann, Bob"
            assert tags["og:description"] == say("preview-game-now", "en", game=game, moves=1)
            assert tags["og:image"] != before["og:image"]
            await shown(ann, tags)
            await ann.do("resign", match, seat=0)
            moment = await told(ann, f"/{match}/0")
            said = say("preview-game-move", "en", game=game, ply=0, moves=1)
            assert moment["og:description"] == said
            assert "ply=0" in moment["og:image"]
            assert moment["og:url"].endswith(f"/{match}/0")
            await shown(ann, moment)
            over = await told(ann, f"/{match}")
            assert over["og:description"] == say("preview-game-over", "en", game=game, moves=1)

    run(fresh_settings(tmp_path), play)


@pytest.mark.parametrize("mode", ["classic-2", "pacman-advanced"])
def test_a_position_is_shown(tmp_path: Any, mode: str) -> None:  # noqa: ANN401
    async def play(worker: Running) -> None:
        eve = worker.client()
        text = quote(Game(mode).position_text(), safe="")
        tags = await told(eve, f"/rules/{mode}?at={text}")
        game = say(f"home-name-{mode}", "en")
        assert tags["og:title"] == say("preview-position", "en", game=game)
        await shown(eve, tags)

    run(fresh_settings(tmp_path), play)


def test_the_analysis_board_is_shown_at_its_move(tmp_path: Any) -> None:  # noqa: ANN401
    async def play(worker: Running) -> None:
        eve = worker.client()
        line = quote("e2 e8 ({Fence first} e3h d2) e3")
        for number, position in (
            (0, "classic-2 / / / e1 e9 / 10 10 / 1"),
            (3, "classic-2 / e3 / / e2 e9 / 10 9 / 1"),
            (5, "classic-2 / / / e3 e8 / 10 10 / 2"),
        ):
            tags = await told(eve, f"/analysis?position=classic-2&line={line}&move={number}")
            assert quote(position, safe="") in tags["og:image"]
        await shown(eve, tags)
        assert "og:title" in await told(eve, "/analysis?position=pacman")
        for bad in ("position=chess", "position=classic-2&line=e2+e2", "line=(", "move=x&line=}"):
            assert "og:title" not in await told(eve, f"/analysis?{bad}")

    run(fresh_settings(tmp_path), play)


def test_an_address_of_which_nothing_is_known_has_no_preview(tmp_path: Any) -> None:  # noqa: ANN401
    async def play(worker: Running) -> None:
        eve = worker.client()
        paths = ("/", "/zzzzzzzz", "/join/never-given-out", "/join/AAAA", "/rules?at=nonsense")
        for path in paths:
            assert "og:title" not in await told(eve, path)

    run(fresh_settings(tmp_path), play)


def test_previews_do_not_help_to_guess_codes(tmp_path: Any) -> None:  # noqa: ANN401
    async def play(worker: Running) -> None:
        async with worker.client() as ann:
            made = await lay(ann, {}, name="Ann")
            path = f"/join/{made['code']}"
            assert "og:title" in await told(ann, path)
            for number in range(8):
                assert "og:title" not in await told(ann, f"/join/wrong-{number}")
            assert "og:title" not in await told(ann, path)

    run(fresh_settings(tmp_path, limits=True, limit=("guess-address=8/0.001",)), play)


def test_the_page_opens_without_a_preview_if_the_database_is_slow(
    tmp_path: Any,  # noqa: ANN401
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(previews, "_WITHIN", 0.05)

    async def play(worker: Running) -> None:
        async with worker.client() as ann:
            match = (await lay(ann, {}, name="Ann"))["match"]
            async with worker.services.matches.locked(match):  # as while the database is asked
                assert "og:title" not in await told(ann, f"/{match}")

    run(fresh_settings(tmp_path), play)


def test_a_maze_that_somebody_made_is_shown(tmp_path: Any) -> None:  # noqa: ANN401
    async def play(worker: Running) -> None:
        async with worker.client() as ann:
            maze = "e4e9i5e1a5.a1i1a9i9.b3hc6vf6v..0-0.3"
            tags = await told(ann, f"/maze/pacman?layout={maze}")
            game = say("home-name-pacman", "en")
            assert tags["og:title"] == say("preview-maze", "en", game=game)
            await shown(ann, tags)
            assert "og:title" not in await told(ann, f"/maze/pacman?layout={maze[2:]}")
            assert "og:title" not in await told(ann, "/maze/chess?layout=x")

    run(fresh_settings(tmp_path), play)
