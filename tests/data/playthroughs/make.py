"""Plays the recorded games again and writes down every answer of the law.

``python -m tests.data.playthroughs.make`` keeps the moves that the files hold (the lines that
begin with ``>``) and renews all else. After a change of the law, the difference is what changed.
"""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path

from corridor.rules.game import Game
from corridor.rules.modes import MODES
from corridor.rules.view import routes

FOLDER = Path(__file__).parent
LONGEST_LIST = 30  # a longer list of moves is told by its length and a digest


def moves(mode: str) -> list[str]:
    """The moves of a mode's recorded game."""
    lines = (FOLDER / f"{mode}.txt").read_text(encoding="utf-8").splitlines()
    return [line.removeprefix("> ") for line in lines if line.startswith("> ")]


def playthrough(mode: str, played: list[str]) -> Iterator[str]:
    """The game, with all that the law says at the start and after every move."""
    game = Game(mode)
    yield f"A game of {mode}: what the law answers at the start, and after every move."
    yield ""
    yield from answers(game)
    for text in played:
        yield ""
        yield f"> {text}"
        game.push_text(text)
        yield from answers(game)


def answers(game: Game) -> Iterator[str]:
    """All that the law says about a moment, one answer a line."""
    position, counters, outcome = game.position, game.counters, game.outcome
    marks = position.marks
    yield f"position  {game.position_text()}"
    yield f"counters  ply={counters.ply} quiet={counters.quiet} best={counters.best}"
    yield f"to move   {position.to_move}"
    yield f"movers    {_listed(game.movers)}"
    yield f"phase     {marks.phase or '-'}{' boosted' if marks.boosted else ''}"
    yield f"steps     {_or_dash(position.steps_left)}"
    yield f"sights    {_listed(sight.ghost for sight in marks.sights)}"
    yield f"routes    {_listed(route and route.steps for route in routes(position))}"
    yield f"rating    {_or_dash(game.rating)}"
    yield f"outcome   {_or_dash(outcome and f'{_or_dash(outcome.winner)} {outcome.reason}')}"
    yield f"legal     {_told(game.legal_moves.texts())}"


def _or_dash(value: object) -> str:
    return "-" if value is None else str(value)


def _listed(values: Iterable[object]) -> str:
    return " ".join(_or_dash(value) for value in values) or "-"


def _told(texts: list[str]) -> str:
    whole = " ".join(texts)
    if len(texts) > LONGEST_LIST:
        whole = f"sha256 {sha256(whole.encode()).hexdigest()[:16]}"
    return f"{len(texts)}: {whole}".strip()


if __name__ == "__main__":
    for key in MODES:
        text = "\n".join(playthrough(key, moves(key))) + "\n"
        (FOLDER / f"{key}.txt").write_text(text, encoding="utf-8")
