"""``corridor show``."""

import json

import pytest
from msgspec import to_builtins

from corridor import MODES, Game
from corridor.wire.view import view_of
from tests.cli.terminal import good, refused


@pytest.mark.parametrize("mode", MODES)
def test_show_draws_every_mode(mode: str) -> None:
    assert good("show", "--mode", mode, "--ascii").isascii()
    assert len(good("show", "--mode", mode).splitlines()) >= 19


def test_show_can_be_turned() -> None:
    assert good("show", "--orientation", "x") != good("show")
    assert "There is no side “n” here. Allowed: w, x." in refused(
        "show", "--orientation", "n", code=2
    )


@pytest.mark.parametrize("mode", MODES)
def test_show_as_json_holds_the_whole_view(mode: str) -> None:
    view = json.loads(good("show", "--mode", mode, "--json"))
    squares = [figure["square"] for figure in view["figures"]]
    assert next(filter(None, squares)) in ("e1", "e5", "d5")
    assert view["position"] == Game(mode).position_text(counters=True)
    assert view["to_move"] == 0


@pytest.mark.parametrize(
    ("mode", "moves", "last"),
    [
        ("classic-2", "e2", {"move": "e2", "side": 0, "start": "e1"}),
        ("classic-2", "e3h", {"move": "e3h", "side": 0, "start": None}),
        ("pacman-advanced", "M@e1", {"move": "M@e1", "side": 0, "start": None}),
        (
            "pacman-advanced",
            "M@e1 Me2e3 d3h>f7v",
            {"move": "d3h>f7v", "side": 1, "start": None},
        ),
        ("pacman", "Mf5g5 --", {"move": "--", "side": 1, "start": None}),
    ],
)
def test_show_as_json_tells_the_last_move(mode: str, moves: str, last: dict[str, object]) -> None:
    extra = ("--layout", "open", "--set", "ghost_stay=true") if mode == "pacman" else ()
    view = json.loads(good("show", "--mode", mode, *extra, "--moves", moves, "--json"))
    assert view["last"] == last


def test_show_as_json_tells_which_fences_are_of_the_chamber() -> None:
    moves = ("--moves", "M@e1 Me2e3 d3h>f7v")
    view = json.loads(good("show", "--mode", "pacman-advanced", *moves, "--json"))
    assert {one["fence"]: one["chamber"] for one in view["fences"]} == {
        "c4v": True,
        "e4v": True,
        "d5h": True,
        "f7v": False,
    }


def test_show_as_json_is_the_view_that_a_server_sends() -> None:
    game = Game("pacman")
    game.push_text("Me6f6")
    shown = json.loads(good("show", "--mode", "pacman", "--moves", "Me6f6", "--json"))
    sent = to_builtins(view_of(game))
    assert shown == {**json.loads(json.dumps(sent)), "position": game.position_text(counters=True)}
