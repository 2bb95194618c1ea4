"""QTP: black moves first from the top, answers begin with = or ?, and end with an empty line."""

import io
from collections.abc import Collection
from random import Random

import pytest

from corridor.engine import GreedyPlayer, Limit, RandomPlayer
from corridor.engine.qtp import QtpSession, run_qtp
from corridor.engine.qtp_moves import from_qtp, qtp_text
from corridor.rules.board import ALL_FENCES
from corridor.rules.game import Game
from corridor.rules.moves import Move, Piece
from tests.engine.garbage import garbage


class Talk:
    def __init__(self) -> None:
        self.said: list[str] = []
        self.session = QtpSession(
            GreedyPlayer(),
            lambda *lines: self.said.append("\n".join(lines)),
            limit=Limit(),
            rng=Random(1),
        )

    def __call__(self, line: str) -> str:
        self.said.clear()
        self.session.handle(line)
        (answer,) = self.said
        assert answer.endswith("\n")
        return answer.rstrip()


@pytest.fixture
def talk() -> Talk:
    return Talk()


def test_the_engine_says_its_name_and_its_words(talk: Talk) -> None:
    assert talk("name") == "= Corridor"
    words = talk("list_commands").split()[1:]
    for word in (
        "name known_command list_commands quit boardsize clear_board walls playmove playwall "
        "genmove undo winner showboard"
    ).split():
        assert word in words
        assert talk(f"known_command {word}") == "= true"
    assert talk("known_command hop") == "= false"


def test_black_moves_first_from_the_top(talk: Talk) -> None:
    assert talk("playmove black e8") == "="
    assert talk("playmove white e2") == "="
    assert talk("playwall B b5 h") == "="
    assert talk("playwall w C4 vertical") == "="
    position = talk.session._game.position_text()
    # b5 is the fence's north-west square seen from below: between ranks 5 and 4 there, 5 and 6 here
    assert position == "classic-2 / b5 / c6 / e2 e8 / 9 9 / 1"


def test_every_fence_has_one_name_in_either_form() -> None:
    for fence in ALL_FENCES:
        assert from_qtp(qtp_text(str(fence))) == str(fence)


def test_a_move_is_made_for_whoever_is_to_move(talk: Talk) -> None:
    assert talk("genmove black") == "= e8"
    assert talk("genmove black").startswith("? ")
    assert talk("genmove white") == "= e2"
    assert talk("undo 2") == "="
    assert talk("undo").startswith("? ")
    assert talk("genmove black") == "= e8"


def test_a_fence_is_answered_with_how_it_lies(talk: Talk) -> None:
    talk("walls 10")
    for line in ("playmove black e8", "playmove white e2"):
        talk(line)
    talk.session._player = _Fencer()
    assert talk("genmove black") == "= d5 vertical"


class _Fencer(RandomPlayer):
    def choose(
        self,
        game: Game,
        limit: Limit = Limit(),  # noqa: ARG002, B008  it always plays the same
        *,
        rng: Random,  # noqa: ARG002
        pieces: Collection[Piece] | None = None,  # noqa: ARG002
    ) -> Move:
        return game.parse("d5v")


def test_the_winner_is_known(talk: Talk) -> None:
    assert talk("winner") == "= false"
    for rank, file in zip(range(8, 1, -1), "dededed", strict=True):
        assert talk(f"playmove black e{rank}") == "="
        assert talk(f"playmove white {file}1") == "="
    assert talk("playmove black e1") == "="
    assert talk("winner") == "= true black"
    assert talk("genmove white").startswith("? ")


def test_the_board_is_shown_from_the_other_side(talk: Talk) -> None:
    talk("playmove black e8")
    talk("playwall white a2 horizontal")
    lines = talk("showboard").splitlines()
    assert lines[0] == "="
    assert lines[1].split() == list("ABCDEFGHI")
    rows = {line[0]: line for line in lines if line[0].isdigit()}
    assert rows["8"].index("B") == rows["1"].index("W")
    assert lines[lines.index(rows["2"]) + 1].startswith("  +===+===+---")
    assert "black walls: 10" in rows["9"]
    assert "white walls: 9" in rows["8"]


def test_the_number_of_fences_can_be_chosen(talk: Talk) -> None:
    assert talk("walls 3") == "="
    assert talk.session._game.position.stock == (3, 3)
    assert talk("boardsize 9") == "="
    assert talk.session._game.position.stock == (3, 3)


@pytest.mark.parametrize(
    "line",
    [
        "hop",
        "boardsize 7",
        "boardsize",
        "walls",
        "walls -1",
        "walls many",
        "playmove black e5",
        "playmove green e5",
        "playmove black",
        "playwall black e9",
        "playwall black i5 horizontal",
        "playwall black e5 slanted",
        "playmove white e2",
        "undo x",
        "genmove",
        "limit fast",
        "\x01\x02",
    ],
)
def test_nonsense_is_told_in_one_line(talk: Talk, line: str) -> None:
    answer = talk(line)
    assert answer.startswith("? ")
    assert "\n" not in answer


def test_ten_thousand_lines_of_garbage_change_nothing(talk: Talk) -> None:
    for line in garbage(10_000, seed=2):
        talk.said.clear()
        assert talk.session.handle(line)
        assert len(talk.said) <= 1
    talk("walls 10")
    assert talk("genmove black") == "= e8"


def test_comments_and_empty_lines_are_passed_over() -> None:
    sink = io.BytesIO()
    source = io.BytesIO(b"# hello\n\nname # who\n\xff\xff\nquit\nname\n")
    run_qtp(GreedyPlayer(), source, sink, limit=Limit(), rng=Random(1))
    answers = sink.getvalue().decode().split("\n\n")
    assert answers[0] == "= Corridor"
    assert answers[1].startswith("? ")
    assert answers[2:] == ["=", ""]
