"""Players by name."""

from random import Random

import pytest

from corridor.engine.complaint import Complaint
from corridor.engine.drivers import QtpPlayer, UciPlayer
from corridor.engine.levels import Level, LevelPlayer
from corridor.engine.player import Limit
from corridor.engine.specs import Limited, close, make_player
from corridor.rules.game import Game


@pytest.mark.parametrize(
    "spec",
    [
        "random",
        "greedy",
        "level:3",
        "level:nodes=200,slack=40",
        "level:nodes=200,slack=0",
        "level:nodes=1,depth=1,lines=1",
        "level:nodes=200,depth=1000,lines=500,slack=1000000000",
        "engine:nodes=300",
        "engine:depth=2,hash=1,threads=1",
    ],
)
def test_players_of_our_own_are_made_by_name(spec: str) -> None:
    player = make_player(spec)
    assert player.name == spec
    game = Game()
    assert player.choose(game, Limit(nodes=200), rng=Random(1)) in game.legal_moves
    close(player)


def test_a_level_can_be_tried_out() -> None:
    player = make_player("level:nodes=5,depth=2,lines=3,slack=7")
    assert isinstance(player, LevelPlayer)
    assert player.level == Level(nodes=5, depth=2, lines=3, slack=7)


def test_programs_are_made_by_their_command() -> None:
    player = make_player("uci:./engine --net 'a b'")
    assert isinstance(player, UciPlayer)
    assert player.command == "./engine --net 'a b'"
    assert isinstance(make_player("qtp:./engine"), QtpPlayer)


def test_a_program_may_have_options_and_a_limit_of_its_own() -> None:
    player = make_player("uci[Hash=16,limit=nodes=500]:./engine")
    assert isinstance(player, Limited)
    assert player.limit == Limit(nodes=500)
    inner = player._player
    assert isinstance(inner, UciPlayer)
    assert inner._options == {"Hash": "16"}


@pytest.mark.parametrize(
    "spec",
    [
        "",
        "nobody",
        "engine:fast",
        "engine:speed=5",
        "engine:threads=0",
        "uci:",
        "qtp[Hash=1]:x",
        "uci[Hash]:x",
    ],
)
def test_a_player_that_there_is_not_is_refused(spec: str) -> None:
    with pytest.raises(Complaint):
        make_player(spec)


@pytest.mark.parametrize(
    "spec",
    [
        "level",
        "level:",
        "level:0",
        "level:9",
        "level:x",
        "level:slack=5",
        "level:nodes=0",
        "level:nodes=-1",
        "level:nodes=x",
        "level:nodes=",
        "level:nodes=5,",
        "level:nodes=5,nodes=6",
        "level:nodes=5,depth=0",
        "level:nodes=5,lines=0",
        "level:nodes=5,lines=501",
        "level:nodes=5,slack=-1",
        "level:nodes=5,colour=3",
    ],
)
def test_a_level_that_there_is_not_is_refused_with_those_that_may_be(spec: str) -> None:
    with pytest.raises(Complaint) as refused:
        make_player(spec)
    said = str(refused.value)
    assert said.startswith(f"“{spec}” is no level. Levels are: level:1..8, level:nodes=1..")
    assert "[,slack=0.." in said
