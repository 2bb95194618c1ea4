"""Records of random games, and random texts."""

import json
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from corridor.rules.errors import InvalidText
from corridor.rules.game import Game
from corridor.rules.modes import LAYOUTS, MODES, switches_of
from corridor.rules.qgn import qgn_text
from corridor.rules.record import FORBIDDEN, NOTE, RESERVED, Glyph, Line, Played, Record, record_of
from corridor.rules.record_json import json_text
from corridor.rules.record_reader import read_record
from tests.rules.random_games import next_move

pytestmark = pytest.mark.random

GAMES = settings().max_examples // 10
PLIES = (2, 6, 20)  # of a line inside a variation, of a variation, of a game

words = st.text(max_size=30).filter(lambda text: not FORBIDDEN.search(text))
comments = words.map(str.strip).filter(lambda text: not NOTE.search(text))
names = st.from_regex(r"[A-Z][a-z0-9_]{0,9}", fullmatch=True).filter(lambda n: n not in RESERVED)


def some_game(rng: Random, mode: str) -> Game:
    """A new game with any built-in layout and random switches."""
    switches = {
        name: rng.choice(values) if ".." not in values[0] else str(rng.randint(1, 9))
        for name, values in switches_of(mode).items()
        if rng.random() < 0.3
    }
    return Game(mode, layout=rng.choice(LAYOUTS[mode]), preset=None, **switches)


def line(rng: Random, game: Game, comment: st.DataObject, depth: int = 2) -> Line:
    """Some moves with random comments and variations."""
    played: list[Played] = []
    before = len(game.history)
    while len(game.history) - before < PLIES[depth] and not game.outcome:
        move = next_move(game, rng)
        lines: tuple[Line, ...] = ()
        if depth and rng.random() < 0.1:
            lines = tuple([line(rng, game, comment, depth - 1) for _ in range(rng.choice((1, 2)))])
        game.push(move)
        chance = rng.random()
        played.append(
            Played(
                move,
                glyph=rng.choice([*Glyph]) if chance < 0.2 else None,
                clock=rng.randrange(10**7) if 0.1 < chance < 0.3 else None,
                evaluation=f"{rng.uniform(-9, 9):.2f}" if 0.2 < chance < 0.4 else "",
                comment=comment.draw(comments) if 0.3 < chance < 0.5 else "",
                variations=lines,
            )
        )
    for _ in range(len(game.history) - before if depth < 2 else 0):
        game.pop()
    return Line(tuple(played), comment.draw(comments) if rng.random() < 0.1 else "")


@pytest.mark.parametrize("mode", MODES)
@settings(max_examples=GAMES)
@given(seed=st.integers(min_value=0, max_value=2**32), data=st.data())
def test_a_record_survives_both_forms(mode: str, seed: int, data: st.DataObject) -> None:
    rng = Random(f"{mode}/{seed}")
    game = some_game(rng, mode)
    told = line(rng, game, data)
    tags = tuple(
        data.draw(st.dictionaries(names, words.filter(lambda w: "\n" not in w), max_size=3)).items()
    )
    record = replace(record_of(game), line=told, tags=tags)
    text, table = qgn_text(record), json_text(record)
    assert read_record(text) == read_record(table) == record
    assert qgn_text(read_record(table)) == text
    assert json_text(read_record(text)) == table
    assert Game.from_record(text).position == game.position


PIECES = [
    *("e2", "e8", "e3h", "1.", "1...", "(", ")", "{", "}", "*", "1-0", "!", "?", "$", "--", "["),
    *("]", '"', '[Mode "pacman"]', '[Start "', "Me6f6", "Bd9", "\\", "\n", " ", "\0", "[%clk 5]"),
    *('{"format": "qgn/1"', ":", ",", '"moves"', '"e2"', '"result": "*"', "NaN", "1e999", "é"),
]


def read_or_refused(text: str) -> Record | None:
    try:
        return read_record(text)
    except InvalidText:
        return None


@given(st.lists(st.sampled_from(PIECES) | st.text(max_size=3), max_size=40).map("".join))
def test_any_text_is_read_or_refused(text: str) -> None:
    read_or_refused(text)


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
        lambda inner: (
            st.lists(inner, max_size=4)
            | st.dictionaries(
                st.sampled_from(
                    ["format", "mode", "moves", "move", "result", "tags", "variations"]
                ),
                inner | st.sampled_from(["qgn/1", "e2", "*", "pacman"]),
                max_size=4,
            )
        ),
        max_leaves=20,
    )
)
def test_any_json_is_read_or_refused(value: object) -> None:
    read_or_refused(json.dumps(value))
    read_or_refused(json.dumps({"format": "qgn/1", "result": "*", "moves": value}))


@settings(max_examples=GAMES * 2)
@given(st.integers(min_value=0, max_value=2**32), st.data())
def test_a_damaged_record_is_read_or_refused(seed: int, data: st.DataObject) -> None:
    rng = Random(seed)
    game = some_game(rng, rng.choice(MODES))
    record = replace(record_of(game), line=line(rng, game, data, 1))
    for text in (qgn_text(record), json_text(record)):
        at = rng.randrange(len(text))
        damage = data.draw(st.text(max_size=3))
        read_or_refused(text[:at] + damage + text[at + rng.randrange(3) :])
