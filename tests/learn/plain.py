"""Aims worked out a second time, from what players are shown: view, options and legal moves.

The judge's aims are compared with these. They share no code with them but the law.
"""

from collections.abc import Callable, Mapping

from corridor.rules.board import SIZE, parse_square, square_name
from corridor.rules.game import Game
from corridor.rules.moves import Walk
from corridor.rules.view import View

_COMPARE: Mapping[str, Callable[[int, int], bool]] = {
    "<=": lambda count, number: count <= number,
    ">=": lambda count, number: count >= number,
    "=": lambda count, number: count == number,
}


class Story:
    """An attempt told as a list of games: one before each move of the learner, and the last."""

    def __init__(self, position: str) -> None:
        self.start = Game.from_position(position)
        self.now = Game.from_position(position)
        self.texts: list[str] = []
        self.befores: list[Game] = []

    def play(self, text: str) -> None:
        self.befores.append(self.now.copy())
        self.now.push_text(text)
        self.texts.append(text)


def holds(aim: str, story: Story) -> bool:
    """Whether an aim holds, by what players are shown."""
    words = aim.split()
    if words[0] == "not":
        return not holds(aim.removeprefix("not "), story)
    if len(words) > 2 and words[-2] in _COMPARE:
        count = _COUNTS[words[0]](story, words[1:-2])
        return count is not None and _COMPARE[words[-2]](count, int(words[-1]))
    return _TESTS[words[0]](story, words[1:])


def _where(view: View) -> dict[str, str]:
    """Squares by the letters of the pieces; ``-`` off the board."""
    return {f.letter: "-" if f.square is None else square_name(f.square) for f in view.figures}


def _flood(game: Game, start: str, goals: set[str]) -> int | None:
    """Steps from a square to the nearest goal, found square by square."""
    view = game.view()
    ring, seen, steps = {parse_square(start)}, {parse_square(start)}, 0
    wanted = {parse_square(goal) for goal in goals}
    while ring:
        if ring & wanted:
            return steps
        near = (game.position.board.neighbours(square, view.marks.tunnels) for square in ring)
        ring = {square for squares in near for square in squares} - seen
        seen |= ring
        steps += 1
    return None


def _route(game: Game, letter: str) -> int | None:
    view = game.view()
    figure = next(figure for figure in view.figures if figure.letter == letter)
    if figure.goal:
        goals = {square_name(s) for s in range(SIZE * SIZE) if figure.goal >> s & 1}
    else:
        assert letter == "M"
        goals = {square_name(square) for square in view.pellets}
    return _flood(game, _where(view)[letter], goals)


def _distance(story: Story, letters: list[str]) -> int | None:
    where = _where(story.now.view())
    one, other = (where[letter] for letter in letters)
    return None if "-" in (one, other) else _flood(story.now, one, {other})


def _cost(story: Story, letters: list[str]) -> int | None:
    before, after = (_route(game, letters[0]) for game in (story.start, story.now))
    return None if before is None or after is None else after - before


def _caught(story: Story, _args: list[str]) -> bool:
    before, after = story.start.view().lives, story.now.view().lives
    return before is not None and after is not None and after < before


def _can_catch(game: Game) -> bool:
    """Whether any ghost, were it its turn, has a legal move that costs PAC-MAN a life."""
    ghosts = [n for n, f in enumerate(game.view().figures) if n and f.square is not None]
    for ghost in ghosts:
        turn = game.position.turn_of(ghost)
        for move in turn.legal_moves():
            if turn.after(move).layout.lives != turn.layout.lives:
                return True
    return False


def _trapped(story: Story, _args: list[str]) -> bool:
    game = story.now
    walks = [move for move in game.legal_moves if isinstance(move, Walk)]
    if game.to_move != 0 or not walks:
        return False
    for walk in walks:
        later = game.copy()
        later.push(walk)
        if later.view().lives != game.view().lives:
            continue
        if later.view().pellets != game.view().pellets or not _can_catch(later):
            return False
    return True


def _boxed(story: Story, letters: list[str]) -> bool:
    view = story.now.view()
    piece = [figure.letter for figure in view.figures].index(letters[0])
    turn = story.now.position.turn_of(piece)
    return not [move for move in turn.legal_moves() if isinstance(move, Walk)]


def _jumped(story: Story, words: list[str]) -> bool:
    before, after = (_where(g.view())["W"] for g in (story.befores[-1], story.now))
    gaps = sorted((abs(ord(a) - ord(b)) for a, b in zip(before, after, strict=True)))
    return gaps == {"straight": [0, 2], "aside": [1, 1]}[words[0]]


def _made(story: Story, words: list[str]) -> bool:
    text = story.texts[-1]
    shapes = {
        "pass": text.endswith("--"),
        "spending": text == "$",
        "entry": "@" in text,
        "relocation": ">" in text,
        "fence": ">" not in text and text[-1] in "hv",
    }
    return shapes[words[0]] if words[0] in shapes else not any(shapes.values())


def _through(story: Story, squares: list[str]) -> bool:
    walks = [text[1:] for text in story.texts if text[0] in "MBIPC" and "@" not in text]
    entered = {walk[n : n + 2] for walk in walks for n in range(0, len(walk), 2)}
    return set(squares) <= entered


def _seen(story: Story) -> set[int]:
    return {sight.ghost for sight in story.now.view().marks.sights}


def _stock(story: Story, letters: list[str]) -> int:
    view = story.now.view()
    side = next(figure.side for figure in view.figures if figure.letter == letters[0])
    return view.stock[side]


def _wins(story: Story, letters: list[str]) -> bool:
    view = story.now.view()
    side = next(figure.side for figure in view.figures if figure.letter == letters[0])
    return view.outcome is not None and view.outcome.winner == side


_TESTS: Mapping[str, Callable[[Story, list[str]], bool]] = {
    "at": lambda story, words: _where(story.now.view())[words[0]] in words[1:],
    "off": lambda story, words: all(_where(story.now.view())[w] == "-" for w in words),
    "move": lambda story, words: story.texts[-1] in words,
    "made": _made,
    "refused": lambda _story, _words: False,
    "jumped": _jumped,
    "through": _through,
    "spent": lambda story, _words: "$" in story.texts,
    "caught": _caught,
    "wins": _wins,
    "phase": lambda story, words: story.now.view().marks.phase in words,
    "unseen": lambda story, words: not _seen(story) and not _caught(story, words),
    "safe": lambda story, words: not _caught(story, words) and not _can_catch(story.now),
    "trapped": _trapped,
    "boxed": _boxed,
}
_COUNTS: Mapping[str, Callable[[Story, list[str]], int | None]] = {
    "distance": _distance,
    "route": lambda story, words: _route(story.now, words[0]),
    "cost": _cost,
    "pellets": lambda story, _words: len(story.now.view().pellets),
    "reserve": lambda story, _words: story.now.view().marks.reserve,
    "stock": _stock,
}
