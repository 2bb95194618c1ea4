"""The page of the engine's games against itself on the layouts of the chases."""

from collections.abc import Iterator

from corridor.lab.engine_games import EngineGames, engine_games

_HEAD = """\
# Balance of the chases

Made by `docs/make.py` from `src/corridor/lab/engine_games.json`, which `bench/balance.py --write`
writes: the engine plays both roles with so many nodes for each decision, from random openings of
four moves. So few games tell which role is the easier one, not by how much. Pellets are those eaten
in a game, on average. The page's badges show these figures of layouts that are neither solved
([truth](../concepts/truth.md)) nor measured otherwise ([mazes](mazes.md)).

| mode | layout | nodes | games | PAC-MAN | ghosts | drawn | pellets | decisions in a game |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
"""


def balance_pages() -> Iterator[tuple[str, str]]:
    """The page."""
    rows = sorted(f"{_row(one)}\n" for one in engine_games())
    yield "reference/balance.md", _HEAD + "".join(rows)


def _row(one: EngineGames) -> str:
    head = f"| `{one.mode}` | `{one.layout}` | {one.nodes:,} | {one.games}"
    tail = f"{one.pellets:.1f} | {one.decisions}"
    return f"{head} | {one.won} | {one.lost} | {one.drawn} | {tail} |"
