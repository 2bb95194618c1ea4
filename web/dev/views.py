"""Writes moments of games for dev/board.html, which shows the board alone."""

import random
from pathlib import Path

import msgspec

from corridor.rules.game import Game
from corridor.wire.view import options_of, view_of

_LINES = {
    "classic-2": "e2 e8 e3 e7 e4 e6 d3h f6 f4h d4h d4 c4v e4 f3v f4 f5 h4h c2v c6v f6 f3 e6",
    "classic-4": "e2 b5 e8 h5 e3 c5 d2h f5v c3v f2h g3h b6h d6h d5 f8 h4 f3 g6v f7 g4 e3",
    "pacman-advanced": "M@e1 Mf1g1 d3h>g3v Mh1i1 -- e4v>f7h h2h",
}


def _scene(name: str, game: Game) -> dict[str, object]:
    return {"name": name, "view": view_of(game), "options": options_of(game)}


def _until(mode: str, phase: str, seed: int) -> Game:
    """A game played by chance until something is decided that is worth seeing."""
    rng = random.Random(seed)
    game = Game(mode)
    while game.view().marks.phase != phase or game.view().ply < 20:  # noqa: PLR2004
        game.push(rng.choice(list(game.legal_moves)))
        if game.outcome:
            game = Game(mode)
    return game


def scenes() -> list[dict[str, object]]:
    """Every moment, in order."""
    modes = ("classic-2", "classic-3", "classic-4", "pacman", "pacman-advanced")
    found = [_scene(f"{mode} start", Game(mode)) for mode in modes]
    for mode, line in _LINES.items():
        game = Game(mode)
        for text in line.split():
            game.push_text(text)
        found.append(_scene(mode, game))
    found.append(_scene("pacman boost", _until("pacman", "boost", 5)))
    found.append(_scene("pacman ghosts", _until("pacman", "ghosts", 3)))
    phases = ("action", "extra", "ghosts", "ghost_place")
    found += [_scene(f"advanced {one}", _until("pacman-advanced", one, 7)) for one in phases]
    return found


def film(mode: str, plies: int, seed: int) -> list[dict[str, object]]:
    """A game played by chance, move by move."""
    rng = random.Random(seed)
    game, found = Game(mode), []
    for _ in range(plies):
        found.append(_scene(mode, game))
        if game.outcome:
            break
        game.push(rng.choice(list(game.legal_moves)))
    return found


if __name__ == "__main__":
    data = {"scenes": scenes(), "film": film("pacman", 60, 4)}
    (Path(__file__).parent / "views.json").write_bytes(msgspec.json.encode(data))
