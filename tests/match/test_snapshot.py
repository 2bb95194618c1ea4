"""A match read from a snapshot is the match that its events give, in all modes, at any moment."""

import dataclasses
import random
import zlib
from typing import Any

import pytest
from msgspec import json

from corridor.match import snapshot
from corridor.match.fold import apply, fold
from corridor.match.match import Match
from corridor.match.seats import seat_numbers
from corridor.match.snapshot import from_snapshot, loaded, snapshot_of
from corridor.rules.modes import MODES, make_mode
from corridor.wire import commands as cmd
from corridor.wire import events as ev
from corridor.wire.events import Stored
from corridor.wire.setup import Days, Fischer, PerMove, Setup, Time
from tests.match.desk import ANN, BOB, Desk, seated, started

TIMES: tuple[Time, ...] = (Fischer(600, 5), PerMove(60), Days(3))
EVENTS = 160
FAY = "fay"  # who comes for Bob


def _setup(mode: str) -> Setup:
    """A table with the most seats, limits that depend on history, and a clock."""
    race = mode.startswith("classic")
    switches: dict[str, bool | int | str] = {"threefold": True} if race else {"lives": 3}
    seats = seat_numbers(make_mode(mode).layout)[-1]
    time = TIMES[list(MODES).index(mode) % len(TIMES)]
    return Setup(mode=mode, seats=seats, time=time, switches=switches)


def _busy(mode: str, seed: int) -> Desk:
    """A match in which people do everything: move, take back, talk, offer, go and come back."""
    rng, desk = random.Random(seed), seated(_setup(mode), seed=seed)
    desk.do(ANN, cmd.Leave, seat=1)  # she sends Bob away
    desk.invited |= {FAY}
    desk.do(FAY, cmd.Take, seat=1, name=FAY)
    desk.do(ANN, cmd.Start)
    while desk.match.phase == "playing" and len(desk.match.log) < EVENTS:
        desk.now += rng.randrange(3000)
        _act(desk, rng)
    return desk


def _act(desk: Desk, rng: random.Random) -> None:
    match = desk.match
    seat = rng.choice(match.deciders())
    who, other = match.seats[seat].player, (seat + 1) % len(match.seats)
    chance = rng.random()
    if match.seats[seat].is_bot or chance > 0.3:
        legal = list(match.game.legal_moves)
        quiet = [move for move in legal if match.game.position.after(move).outcome is None]
        moved = ev.Moved(seat, match.game.text(rng.choice(quiet or legal)))
        apply(match, Stored(match.seq + 1, desk.now, moved))
    elif chance > 0.2:
        desk.refused(who, cmd.Offer, seat=seat, kind="takeback")
        for n in match.people():
            desk.refused(match.seats[n].player, cmd.Answer, seat=n, kind="takeback", yes=True)
    elif chance > 0.1:
        alone = len(match.side_seats(match.chair(seat).side)) == 1  # resigning would end it
        desk.refused(who, cmd.Offer, seat=seat, kind="draw" if alone else "resign")
        desk.refused(who, cmd.Say, seat=seat, phrase="hello")
    else:
        away = match.seats[other].is_bot
        gone = ev.Returned(other) if away else ev.Substituted(other, 2)
        apply(match, Stored(match.seq + 1, desk.now, gone))


def _parts(match: Match) -> dict[str, Any]:
    """Every field of a match, with those of its game."""
    found = {each.name: getattr(match, each.name) for each in dataclasses.fields(match)}
    game = found.pop("game")
    line = [*game.past(), (game.position, game.counters)]
    return {
        **found,
        "line": line,
        "boards": [(position.board.north, position.board.east) for position, _counters in line],
        "moves": game.history,
        "movers": [type(position) for position, _counters in line],
        "outcome": game.outcome,
        "view": game.view(),
        "record": game.record(),
        "repetitions": game._times_seen(),
        "seen": {position: times for position, times in game._seen.items() if times},
    }


@pytest.mark.parametrize("mode", MODES)
def test_a_match_from_a_snapshot_is_the_match_from_its_events(mode: str) -> None:
    desk = _busy(mode, seed=8)
    tags, log = desk.match.tags, desk.match.log
    kinds = {type(stored.event).__name__ for stored in log}
    assert {"Moved", "TookBack", "Offered", "Answered", "Said", "Substituted", "Left"} <= kinds
    whole = _parts(desk.match)
    folded = fold(tags, [])
    for stored in log:
        apply(folded, stored)
        if stored.seq % 29 and stored.seq < len(log) - 2:
            continue
        body, before = snapshot_of(folded), _parts(folded)
        at_once = from_snapshot(tags, log[: folded.seq], folded.seq, body)
        assert at_once is not None
        assert _parts(at_once) == before
        later = from_snapshot(tags, log, folded.seq, body)
        assert later is not None
        assert _parts(later) == whole, f"from number {folded.seq}"


def test_a_game_from_a_snapshot_goes_on_and_back_like_any_other() -> None:
    desk = started(Setup(mode="classic-2", lots="seats", switches={"threefold": True}))
    desk.play("e2", "e8", "e1", "e9", "e2", "e8", "e1")
    again = from_snapshot(desk.match.tags, desk.match.log, desk.match.seq, snapshot_of(desk.match))
    assert again is not None
    again.game.pop()
    assert again.game._times_seen() == 2
    again.game.push_text("e1")
    again.game.push_text("e9")
    assert again.game.outcome is not None
    assert again.game.outcome.reason == "threefold"


def test_a_match_that_began_from_a_position_is_read_as_well() -> None:
    text = "classic-2 / d2 / / e5 e8 / 9 10 / 2 / ply=11"
    desk = started(Setup(mode="classic-2", lots="seats", position=text))
    desk.play("e7", "a5h", "d7")
    body = snapshot_of(desk.match)
    again = from_snapshot(desk.match.tags, desk.match.log, desk.match.seq, body)
    assert again is not None
    assert _parts(again) == _parts(desk.match)
    assert again.game.counters.ply == 14


def test_a_setup_that_changed_is_that_of_the_snapshot() -> None:
    desk = Desk(Setup(mode="pacman", seats=3))
    desk.do(ANN, cmd.Take, seat=0)
    desk.do(BOB, cmd.Take, seat=1)
    made = desk.match.tags
    desk.do(ANN, cmd.Change, setup=Setup(mode="pacman", seats=3, switches={"lives": 2}))
    desk.do(ANN, cmd.Share, shares=((1, 2, 3), (4,)))
    again = from_snapshot(made, desk.match.log, desk.match.seq, snapshot_of(desk.match))
    assert again is not None
    assert _parts(again) == _parts(desk.match)
    assert again.agreed  # Bob has yet to agree


def _spoilt(body: bytes) -> dict[str, bytes]:
    plain = json.decode(zlib.decompress(body))

    def changed(**fields: object) -> bytes:
        return zlib.compress(json.encode({**plain, **fields}))

    game = plain["game"]
    short = {**game, "plies": game["plies"][1:]}
    other = {**game, "moves": [["??"], game["moves"][1]]}
    late = {**game, "positions": {**game["positions"], "to_move": [[1], game["plies"]]}}
    return {
        "nothing": b"",
        "cut off": body[:-9],
        "not compressed": json.encode(plain),
        "one byte": body[:40] + bytes([body[40] ^ 1]) + body[41:],
        "no object": zlib.compress(b"[]"),
        "a later format": changed(format=snapshot.FORMAT + 1),
        "other events": changed(events="0" * 64),
        "no such mode": changed(setup={"mode": "checkers"}),
        "another mode": changed(setup={"mode": "pacman"}),
        "too short": changed(game=short),
        "no such move": changed(game=other),
        "no such value": changed(game=late),
    }


def test_a_snapshot_that_does_not_fit_is_ignored() -> None:
    desk = started(Setup(mode="classic-2", lots="seats"))
    desk.play("e2", "e8", "a3h", "e7")
    tags, log, seq = desk.match.tags, desk.match.log, desk.match.seq
    body = snapshot_of(desk.match)
    assert loaded(tags, log, (seq, body))[1] == seq
    for what, spoilt in _spoilt(body).items():
        match, known = loaded(tags, log, (seq, spoilt))
        assert known == 0, what
        assert _parts(match) == _parts(desk.match), what
    for wrong in (seq - 1, seq + 1):  # too early, and later than all that is stored
        assert loaded(tags, log, (wrong, body))[1] == 0
    rewound = log[:-1]
    assert loaded(tags, rewound, (seq, body))[1] == 0
    assert _parts(loaded(tags, rewound, (seq, body))[0]) == _parts(fold(tags, rewound))
