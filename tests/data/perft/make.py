"""Writes the counted positions: ``python -m tests.data.perft.make``.

The positions come from random games: for each thing worth showing, the first moment that shows it.
"""

from collections.abc import Callable, Iterator, Mapping
from itertools import count
from random import Random

from corridor.rules.board import ALL_FENCES, EDGE
from corridor.rules.errors import Refusal
from corridor.rules.game import Game
from corridor.rules.modes import MODES, Switch, changed_switches
from corridor.rules.moves import Place, Spend
from tests.rules.perft import FOLDER, perft
from tests.rules.random_games import any_game, events, next_move

Shows = Callable[[Game], bool]

DEPTH = 2  # to which every position inside a game is counted
# From the start: the depth counted here, and counts that take the law too long to be made again.
STARTS: Mapping[str, tuple[int, str]] = {
    "classic-2": (2, " ; 3 2062264 slow ; 4 247569030 slow"),
    "classic-3": (2, ""),
    "classic-4": (2, ""),
    "pacman": (4, ""),
    "pacman-advanced": (3, " ; 4 24387470 slow"),
}
# Games whose counts are known from other programs too.
KNOWN: Mapping[str, tuple[str, ...]] = {
    "classic-2": (
        "e2 e8 e3 e7 e4 e6 e5",
        "e2 e8 e3 e7 e4 e6 e5 e6h",
        "e2 e8 e3 e7 e4 e6 e5 e6h d5v e5v",
    ),
}
MOST_PLIES = 120


def will(*names: str) -> Shows:
    """Whether legal moves would do all of this."""

    def shows(game: Game) -> bool:
        position = game.position
        happens = {
            name
            for move in position.legal_moves()
            for name in events(position, move, position.after(move))
        }
        return happens >= set(names)

    return shows


def did(name: str) -> Shows:
    """Whether the last move did this."""

    def shows(game: Game) -> bool:
        if not game.history:
            return False
        *_, (before, _counters) = game.past()
        return name in events(before, game.history[-1], game.position)

    return shows


def phase(name: str) -> Shows:
    """Whether this is what is decided next."""
    return lambda game: game.position.marks.phase == name


def has(**values: object) -> Shows:
    """Whether fields of the position have these values."""
    return lambda game: all(getattr(game.position, name) == v for name, v in values.items())


def every(*shows: Shows, **switches: Switch) -> Shows:
    """Whether all of it shows, with these switches not as usual but like this."""

    def shows_all(game: Game) -> bool:
        changed = changed_switches(game.mode).items()
        return switches.items() <= changed and all(one(game) for one in shows)

    return shows_all


def late(game: Game) -> bool:
    """Whether a dozen moves have been made."""
    return len(game.history) >= 12


def closing(game: Game) -> bool:
    """Whether some fence would cut somebody or something off."""
    found = (game.position.why_not(Place(fence)) for fence in ALL_FENCES)
    closed = (Refusal.CLOSES_LAST_ROUTE, Refusal.CUTS_OFF_SQUARES)
    return any(refused is not None and refused.refusal in closed for refused in found)


def crowded(most: int) -> Shows:
    """Whether more fences stand than that."""
    return lambda game: len(game.position.board.fences) > most


def at_edge(game: Game) -> bool:
    """Whether a pawn beside the mover stands at the edge."""
    squares = game.position.layout.squares
    here = squares[game.to_move]
    near = game.position.board.neighbours(here) if here is not None else ()
    return any(square in near and EDGE >> square & 1 for square in squares if square is not None)


def own_layout(game: Game) -> bool:
    """Whether the layout is none of ours."""
    return "." in _mode(game)


def usual(game: Game) -> bool:
    """Whether the mode is played as it is when nobody says otherwise."""
    return " " not in _mode(game)


def _mode(game: Game) -> str:
    return game.position_text().partition(" /")[0]


def hand(least: int, most: int) -> Shows:
    """Whether all hands together hold so many fences."""
    return lambda game: least <= sum(game.position.stock) <= most


def in_a_row(game: Game) -> bool:
    """Whether three pieces stand side by side in one line."""
    squares = [square for square in game.position.layout.squares if square is not None]
    return any(
        {square + step, square + 2 * step} <= set(squares) for square in squares for step in (1, 9)
    )


RACE: Mapping[str, Shows] = {
    "a straight jump": every(usual, will("straight jump")),
    "a side-jump": every(usual, will("side-jump")),
    "after a jump": every(usual, did("straight jump")),
    "few fences left": every(late, hand(1, 3)),
    "no fence left": every(late, hand(0, 0)),
    "fences that would close a last route": every(usual, closing, late),
    "many fences": every(usual, crowded(12)),
    "the goal one step away": every(usual, will("won by goal", "place")),
    "the goal one step away, no fence left": every(will("won by goal"), hand(0, 0)),
    "a neighbour at the edge and no side-jump there": every(at_edge, edge_side_jump=False),
    "threefold": every(late, threefold=True),
    "a layout of its own": every(own_layout, late, closing),
}
CROWD: Mapping[str, Shows] = {
    "side-jumps where a third pawn stands behind": every(
        will("side-jump"), third_pawn_side_jump=True
    ),
    "three pawns in a row": every(late, in_a_row),
}
BOXED: Mapping[str, Shows] = {"boxed in: the only move is a pass": will("boxed in")}
CHASE: Mapping[str, Shows] = {
    "PAC-MAN's walk": every(usual, late, phase("walk"), has(lives=3)),
    "a pellet within reach": every(usual, will("pellet eaten"), phase("walk")),
    "a boost": every(usual, phase("boost")),
    "a boost with a ghost within reach": every(usual, will("boost", "ghost eaten")),
    "a frenzied ghost": every(usual, will("frenzy")),
    "a ghost that can catch": every(usual, will("ghost catches")),
    "after a catch": every(usual, did("ghost catches")),
    "after walking into a ghost": did("walks into a ghost"),
    "the last life": every(late, has(lives=1), usual),
    "a ghost is off the board": every(usual, lambda game: None in game.position.layout.squares),
    "a ghost has come back": every(did("ghost comes back"), ghost_return="next_turn"),
    "boost=exact_3": every(phase("boost"), boost="exact_3"),
    "boost_eats=end_only": every(phase("boost"), boost_eats="end_only"),
    "pac_move=up_to_2": every(late, phase("walk"), pac_move="up_to_2"),
    "pac_into_ghost=blocked": every(late, phase("walk"), pac_into_ghost="blocked"),
    "frenzy=up_to_2": every(will("frenzy"), frenzy="up_to_2"),
    "frenzy=none": every(late, phase("ghosts"), frenzy="none"),
    "frenzy_path=straight": every(will("frenzy"), frenzy_path="straight"),
    "frenzy_path=towards": every(will("frenzy"), frenzy_path="towards"),
    "ghost_on_pellet=no_entry": every(will("frenzy"), ghost_on_pellet="no_entry"),
    "ghost_on_pellet=free": every(will("frenzy"), ghost_on_pellet="free"),
    "ghost_stack=block": every(will("frenzy"), ghost_stack="block"),
    "ghost_stack=share": every(will("frenzy"), ghost_stack="share"),
    "ghost_stay=true": every(late, phase("ghosts"), ghost_stay=True),
    "ghost_order=free": every(will("frenzy"), ghost_order="free"),
    "pellets=refill, after a catch": every(did("pellets put back"), pellets="refill"),
    "a layout of its own": every(own_layout, late),
}
ADVANCED: Mapping[str, Shows] = {
    **{
        f"turn {turn}, PAC-MAN's action": every(usual, has(turn=turn), phase("action"))
        for turn in range(1, 6)
    },
    **{
        f"turn {turn}, a relocation": every(usual, has(turn=turn), phase("relocate"))
        for turn in range(1, 5)
    },
    "the ghosts choose who goes first": every(usual, phase("ghosts")),
    "a ghost may place": every(usual, phase("ghost_place")),
    "PAC-MAN may place": every(usual, phase("after"), has(turn=5)),
    "an extra walk": every(phase("extra"), has(turn=5)),
    "an extra walk with a ghost within reach": will("ghost eaten"),
    "a reserve of 1": every(has(reserve=1), phase("action")),
    "a reserve of 2": has(reserve=2),
    "a reserve of 3": has(reserve=3),
    "ghosts walk three steps": every(phase("ghosts"), has(eaten=3)),
    "PAC-MAN off the board, ghosts still to play": every(
        phase("ghosts"), lambda game: game.position.layout.squares[0] is None
    ),
    "PAC-MAN comes back": every(phase("enter"), late),
    "a ghost that can catch": every(usual, will("ghost catches")),
    "a way through a tunnel": every(usual, will("tunnel"), phase("action"), has(turn=5)),
    "fences that would cut squares off": every(closing, phase("after")),
    "a ghost is out": lambda game: game.position.layout.squares[1:].count(None) > 0,
    "respawn_free=false, PAC-MAN comes back": every(phase("enter"), late, respawn_free=False),
    "adv_ghost_move=exact": every(phase("ghosts"), has(eaten=1), adv_ghost_move="exact"),
    "no_return=off": every(phase("ghosts"), late, no_return="off"),
    "spend_steps=exact_2": every(phase("extra"), spend_steps="exact_2"),
    "tunnels_give_access=false": every(phase("after"), late, tunnels_give_access=False),
    "ghost_stack=block": every(phase("ghosts"), has(eaten=1), ghost_stack="block"),
    "ghost_stack=share": every(phase("ghosts"), has(eaten=1), ghost_stack="share"),
    "a layout of its own": every(own_layout, phase("ghost_place")),
}
WANTED: Mapping[str, Mapping[str, Shows]] = {
    "classic-2": RACE,
    "classic-3": {**RACE, **CROWD},
    "classic-4": {**RACE, **CROWD, **BOXED},
    "pacman": CHASE,
    "pacman-advanced": ADVANCED,
}


def moments(mode: str) -> Iterator[Game]:
    """The moments of random games, every other one played with the usual switches."""
    for number in count():
        rng = Random(f"{mode}/{number}")
        game = Game(mode) if number % 2 else any_game(rng, mode)
        for _ in range(MOST_PLIES):
            if game.outcome:
                break
            yield game
            move = next_move(game, rng)
            if isinstance(move, Spend) and rng.random() < 0.5:  # or no reserve would ever grow
                move = next_move(game, rng)
            game.push(move)


def found(mode: str) -> Iterator[tuple[str, Game]]:
    """For each thing wanted a moment that shows it, never two of one game."""
    wanted, last = dict(WANTED[mode]), -1
    games = 0
    for game in moments(mode):
        games += not game.history
        name = next((name for name, shows in wanted.items() if shows(game)), None)
        if name is not None and games != last:
            last = games
            del wanted[name]
            yield name, game
        if not wanted:
            return


def line(game: Game, depth: int, known: str = "") -> str:
    """A line of a file: the position, and how many sequences there are of each length."""
    counts = [f"{n} {perft(game.position, n)}" for n in range(1, depth + 1)]
    return " ; ".join((game.position_text(), *counts)) + known


def text(mode: str) -> Iterator[str]:
    """All lines of the file of a mode."""
    yield "# the start"
    yield line(Game(mode), *STARTS[mode])
    for moves in KNOWN.get(mode, ()):
        game = Game(mode)
        for move in moves.split():
            game.push_text(move)
        yield f"# after {moves}"
        yield line(game, DEPTH)
    by_name = {name: line(game, DEPTH) for name, game in found(mode)}
    for name in WANTED[mode]:
        yield f"# {name}"
        yield by_name[name]


if __name__ == "__main__":
    for key in MODES:
        (FOLDER / f"{key}.txt").write_text("\n".join(text(key)) + "\n", encoding="utf-8")
        print(key)
