"""Modes, invitations, links to continue elsewhere, presence, earlier views."""

import asyncio
from typing import Any

import pytest
from msgspec import convert, json

from corridor.engine.habits import habits
from corridor.engine.levels import LEVELS
from corridor.engine.shares import share_of_pacman
from corridor.rules import modes
from corridor.rules.inline_layout import layout_text
from corridor.rules.layout_files import layout_toml
from corridor.server.http.playable import playable
from corridor.server.identity import LINK_LASTS, Signer
from corridor.server.settings import Settings
from corridor.wire.playable import ModeOffered, Playable
from corridor.wire.view import View
from tests.server.test_socket import lay, run
from tests.server.workers import Client, Running, fresh_settings, running


def test_what_can_be_played_is_told_as_the_law_has_it(tmp_path: Any) -> None:  # noqa: ANN401
    async def play(worker: Running) -> None:
        answer = await worker.client().request("GET", "/api/modes")
        told = json.decode(answer.content, type=Playable)
        assert told == playable()
        assert [mode.key for mode in told.modes] == list(modes.MODES)
        for mode in told.modes:
            assert {one.name for one in mode.switches} == set(modes.switches_of(mode.key))
            assert {one.key for one in mode.layouts} == set(modes.LAYOUTS[mode.key])
            assert all(one.view.mode == mode.key for one in mode.layouts)
            assert set(mode.presets) == set(modes.PRESETS.get(mode.key, {}))
            _check_levels(mode)
        chase = told.modes[-1]
        assert (chase.sides, chase.seats) == (("pacman", "ghosts"), (2, 5))
        assert chase.shares["3"] == ((1, 2), (3, 4))

    run(fresh_settings(tmp_path), play)


def _check_levels(mode: ModeOffered) -> None:
    """Every level is told with its habits on each side and PAC-MAN's share."""
    assert [one.level for one in mode.levels] == list(LEVELS)
    for one in mode.levels:
        assert one.share == share_of_pacman(mode.key, one.level)
        assert (one.share is None) == (mode.team is None)
        for side, told in enumerate(one.habits):
            known = habits(mode.key, one.level, side)
            assert (told.sight, told.style, told.misses) == (known.sight, known.style, known.misses)
        assert len(one.habits) == len(mode.sides)


def test_the_first_layout_and_preset_that_are_told_are_the_usual_ones() -> None:
    """The page says PAC-MAN's shares of these only, for they were measured with them."""
    for mode in playable().modes:
        first = modes.make_mode(
            mode.key, layout=mode.layouts[0].key, preset=next(iter(mode.presets), None)
        )
        assert first == modes.make_mode(mode.key)


@pytest.mark.parametrize("mode", modes.MODES)
def test_every_switch_and_preset_that_is_told_is_taken(mode: str) -> None:
    told = next(one for one in playable().modes if one.key == mode)
    for switch in told.switches:
        for value in switch.values:
            made = modes.mode_with(mode, None, {switch.name: value})
            assert modes.switch_values(made)[switch.name] == value
    for preset, switches in told.presets.items():
        assert modes.make_mode(mode, preset=preset) == modes.mode_with(mode, None, switches)


@pytest.mark.parametrize("mode", modes.MODES)
def test_a_table_may_bring_its_own_layout(settings: Settings, mode: str) -> None:
    layout = modes.make_mode(mode, layout=modes.LAYOUTS[mode][-1]).layout
    shown = next(one for one in playable().modes if one.key == mode).layouts[-1].view

    async def play(worker: Running) -> None:
        async with worker.client() as ann:
            for text in (layout_text(layout), layout_toml(layout, modes.frame_of(mode))):
                setup = {"mode": mode, "layout": text, "seats": len(layout.stock)}
                bots = {str(seat): 1 for seat in range(1, len(layout.stock))}
                made = await lay(ann, setup, bots=bots)
                table = ann.table(made["match"])
                assert table["setup"]["layout"] == layout_text(layout)
                state = await ann.get(f"/api/tables/{made['match']}")
                assert convert(state["view"], View) == shown
                assert (await ann.do("start", made["match"]))["type"] == "done"

    run(settings, play)


@pytest.mark.parametrize(
    ("layout", "kind", "expected"),
    [
        ("nowhere", "layout", None),
        ("e5e9i5e1a5.a1i1a9.c2vb3h..0-0.3", "layout", "pellet_count"),
        ("e5.e5", "layout", "inline_layout"),
        ("lives = [", "layout", "toml"),
        ('mode = "classic-2"', "mode", None),
        ('fences = "a1h a1v"\nlives = 3', "layout", "fences_not_crossing"),
        ("x = " + "1" * 9990, "layout", "toml"),
    ],
)
def test_a_layout_that_no_game_can_start_from_is_refused(
    tmp_path: Any,  # noqa: ANN401
    layout: str,
    kind: str,
    expected: str | None,
) -> None:
    async def play(worker: Running) -> None:
        async with worker.client() as ann:
            body = {"setup": {"mode": "pacman", "layout": layout}}
            answer = await ann.request("POST", "/api/tables", body)
            told = answer.json()
            assert (answer.status_code, told["code"]) == (400, "bad_setup")
            assert (told["args"]["kind"], told["args"].get("expected")) == (kind, expected)

    run(fresh_settings(tmp_path), play)


def test_an_invitation_tells_what_it_is_for_and_changes_nothing(settings: Settings) -> None:
    async def play(worker: Running) -> None:
        async with worker.client() as ann, worker.client() as bob, worker.client() as eve:
            made = await lay(ann, {"mode": "classic-3", "seats": 3}, name="Ann")
            link, code = made["links"]["2"], made["code"]
            for who in (bob, worker.client()):
                told = await who.get(f"/api/invite/{link}")
                assert (told["match"], told["seat"]) == (made["match"], 2)
                assert told["table"]["seats"][0]["name"] == "Ann"
                assert told["table"]["setup"]["mode"] == "classic-3"
                assert (await who.get(f"/api/invite/{code}")).get("seat") is None
            assert (await ann.get(f"/api/tables/{made['match']}"))["seq"] == made["seq"]
            joined = await bob.post("/api/join", {"secret": link, "name": "Bob"})
            assert joined == {"match": made["match"], "seat": 2}
            assert await bob.post("/api/join", {"secret": link}) == joined
            assert await bob.post("/api/join", {"secret": code}) == joined
            assert (await bob.get(f"/api/invite/{link}"))["seat"] == 2
            assert (await bob.get(f"/api/invite/{code}"))["seat"] == 2
            for path, why in ((link, "bad_secret"), (f"{link[:-1]}~", "bad_secret")):
                answer = await eve.request("GET", f"/api/invite/{path}")
                assert (answer.status_code, answer.json()["code"]) == (403, why)
            await eve.post("/api/join", {"secret": code})
            await ann.watch(made["match"])
            await ann.do("start", made["match"])
            late = await worker.client().request("GET", f"/api/invite/{code}")
            assert late.json()["code"] == "bad_secret"
            assert (await eve.get(f"/api/invite/{code}"))["match"] == made["match"]

    run(settings, play)


def test_a_code_may_be_typed_in_small_letters_with_spaces_and_dashes(settings: Settings) -> None:
    async def play(worker: Running) -> None:
        async with worker.client() as ann, worker.client() as bob:
            made = await lay(ann, {"mode": "classic-3", "seats": 3})
            code = made["code"]
            wide = "".join(chr(ord(sign) + 0xFEE0) for sign in code)  # full-width letters
            for typed in (code.lower(), f"{code[:3]}-{code[3:]}", f" {code[:3]} {code[3:]} ", wide):
                assert (await bob.get(f"/api/invite/{typed}"))["match"] == made["match"]
            spaced = f"{code[:3]} - {code[3:].lower()}"
            assert (await bob.post("/api/join", {"secret": spaced}))["match"] == made["match"]
            for mistyped in ("A", "ABCDEF", "abc def", "nonsense", "O0I1"):
                answer = await bob.request("GET", f"/api/invite/{mistyped}")
                assert (answer.status_code, answer.json()["code"]) == (403, "bad_code")

    run(settings, play)


def test_an_owner_may_have_new_links_until_the_start(settings: Settings) -> None:
    async def play(worker: Running) -> None:
        async with worker.client() as ann, worker.client() as bob, worker.client() as eve:
            made = await lay(ann, {"mode": "classic-3", "seats": 3})
            path = f"/api/tables/{made['match']}/links"
            assert (await bob.request("POST", path)).json()["code"] == "not_owner"
            fresh = await ann.post(path)
            assert set(fresh["links"]) == {"1", "2"}
            assert fresh["links"] != made["links"]
            await bob.post("/api/join", {"secret": fresh["links"]["1"]})
            await eve.post("/api/join", {"secret": made["links"]["2"]})
            assert (await ann.post(path))["links"] == {}
            await ann.watch(made["match"])
            await ann.do("start", made["match"])
            assert (await ann.request("POST", path)).json()["code"] == "started"

    run(settings, play)


def test_a_link_makes_another_browser_the_same_person(settings: Settings) -> None:
    async def play(worker: Running) -> None:
        async with worker.client() as ann:
            made = await lay(ann, {"lots": "seats"}, bots={"1": 1})
            await ann.do("start", made["match"])
            secret = (await ann.post("/api/link"))["secret"]
            elsewhere = worker.client()
            answer = await elsewhere.request("POST", "/api/return", {"secret": secret})
            assert "HttpOnly" in answer.headers["set-cookie"]
            back = answer.json()
            assert (back["token"], back["player"]) == (ann.token, ann.you)
            for wrong in (secret, ann.token, secret[:-1], secret + "x", "nonsense"):
                answer = await elsewhere.request("POST", "/api/return", {"secret": wrong})
                assert (answer.status_code, answer.json()["code"]) == (403, "bad_secret")
            assert (await elsewhere.request("POST", "/api/link")).json()["code"] == "bad_token"
            elsewhere.token = back["token"]
            mine = (await elsewhere.get("/api/me"))["tables"]
            assert [one["table"]["match"] for one in mine] == [made["match"]]
            assert (mine[0]["seats"], mine[0]["your_turn"]) == ([0], True)
            await ann.do("resign", made["match"], seat=0)
            assert (await ann.get("/api/me"))["tables"] == []
            assert (await worker.client().get("/api/me")) == {"player": "", "tables": []}

    run(settings, play)


def test_a_link_ends_with_its_time_and_is_no_token() -> None:
    signer = Signer(b"key" * 11)
    token = signer.fresh()
    link, digest = signer.link(token, 1000.0)
    assert signer.returned(link, 1000.0 + LINK_LASTS - 1) == (token, digest)
    assert signer.returned(link, 1000.0 + LINK_LASTS + 1) == ("", "")
    assert signer.player(link) == ""
    assert signer.returned(token, 0) == ("", "")
    assert Signer(b"other" * 7).returned(link, 1000.0) == ("", "")


async def attended(who: Client, place: int, **wanted: bool) -> dict[str, Any]:
    """Wait until the newest presence message is as wanted; ``s1=False``: seat 1 is away."""
    seats = {int(name[1:]): here for name, here in wanted.items()}

    def fits(told: dict[str, Any]) -> bool:
        if told["type"] != "presence":
            return False
        here = {one["seat"]: one["here"] for one in told["seats"]}
        return all(here.get(seat) == wish for seat, wish in seats.items())

    return await who.wait(fits, place)


def test_those_at_a_table_are_told_who_is_there(settings: Settings) -> None:
    async def play(worker: Running) -> None:
        async with worker.client() as ann, worker.client() as bob:
            made = await lay(ann, {"lots": "seats"})
            match = made["match"]
            told = await attended(ann, 0, s0=True)
            assert told["grace"] == 300_000
            timed = await lay(ann, {"lots": "seats", "time": {"kind": "per_move", "seconds": 30}})
            place = len(ann.heard)
            await ann.watch(timed["match"])
            assert (await attended(ann, place, s0=True))["grace"] == 30_000
            await bob.post("/api/join", {"secret": made["code"]})
            await bob.watch(match)
            await attended(ann, 0, s0=True, s1=True)
            place = len(ann.heard)
            await bob.leave()
            gone = await attended(ann, place, s0=True, s1=False)
            now = (await ann.get(f"/api/tables/{match}"))["now"]
            assert 0 <= now - gone["seats"][1]["gone_since"] < 30_000
            place = len(ann.heard)
            await bob.connect()
            await bob.watch(match)
            back = await attended(ann, place, s0=True, s1=True)
            assert "gone_since" not in back["seats"][1]

    run(settings, play)


def test_presence_is_told_across_workers(services: Any, tmp_path: Any) -> None:  # noqa: ANN401
    settings = services.settings(tmp_path)

    async def whole() -> None:
        async with running(settings, 2) as (one, other), one.client() as ann:
            bob = other.client()
            await bob.__aenter__()
            made = await lay(ann, {})
            await bob.post("/api/join", {"secret": made["code"]})
            await bob.watch(made["match"])
            await attended(ann, 0, s0=True, s1=True)
            place = len(ann.heard)
            await bob.leave()
            await attended(ann, place, s0=True, s1=False)

    asyncio.run(whole())


async def played(who: Client, *moves: str) -> str:
    """A match with one person on both seats, after these moves."""
    match = str((await lay(who, {"lots": "seats"}))["match"])
    await who.do("take", match, seat=1)
    await who.do("start", match)
    for move in moves:
        assert (await who.do("move", match, move=move))["type"] == "done"
    return match


def test_earlier_moments_can_be_seen_again(settings: Settings) -> None:
    async def play(worker: Running) -> None:
        async with worker.client() as ann:
            match = await played(ann, "e2", "e8", "e3", "a1h")
            every = await ann.get(f"/api/tables/{match}/views")
            assert [view["ply"] for view in every] == [0, 1, 2, 3, 4]
            assert every[-1] == (await ann.get(f"/api/tables/{match}"))["view"]
            some = await ann.get(f"/api/tables/{match}/views?from=1&to=2")
            assert some == every[1:3]
            assert await ann.get(f"/api/tables/{match}/views?from=9") == []
            bad = await ann.request("GET", f"/api/tables/{match}/views?from=-1")
            assert bad.status_code == 400

    run(settings, play)


def test_a_refused_slot_names_the_piece_and_the_way_that_would_close(settings: Settings) -> None:
    async def play(worker: Running) -> None:
        async with worker.client() as ann:
            match = await played(ann, "a1h", "c1h", "e1h", "g1h")
            told = await ann.get(f"/api/tables/{match}/options")
            slots = {one["fence"]: one for one in told["refused"]}
            assert slots["h1v"]["refusal"] == "closes_last_route"
            assert slots["h1v"]["pieces"]
            view = (await ann.get(f"/api/tables/{match}"))["view"]
            way = view["routes"][slots["h1v"]["pieces"][0]]["squares"]
            assert slots["h1v"]["squares"] == way

    run(settings, play)
