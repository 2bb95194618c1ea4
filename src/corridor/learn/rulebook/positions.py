"""Position texts for figures: everything that is not named has its usual value."""

from corridor.rules.board import square_name
from corridor.rules.modes import make_mode

_CORNERS = "a1 a9 i1 i9"


def race(pawns: str, *, fences: str = "", turn: int = 1) -> str:
    """A position of the race; each fence on the board is taken from the stocks in turn."""
    mode = make_mode(f"classic-{len(pawns.split())}")
    stock = list(mode.layout.stock)
    for number in range(len(fences.split())):
        stock[number % len(stock)] -= 1
    held = " ".join(str(count) for count in stock)
    return f"{mode.key} / {_slots(fences)} / {pawns} / {held} / {turn}"


def chase(
    pieces: str,
    *,
    fences: str = "",
    pellets: str = _CORNERS,
    lives: int = 3,
    phase: str = "ghosts",
    switches: str = "",
) -> str:
    """A position of the chase: PAC-MAN and the four ghosts, in a maze of these fences."""
    home = make_mode("pacman").layout.squares
    start = make_mode("pacman", layout="open").layout
    layout = "open"
    if fences:
        names = "".join(_name(square) for square in home)
        joined = "".join(fences.split())
        layout = f"{names}.{_CORNERS.replace(' ', '')}.{joined}..0-0.{start.lives}"
    mode = f"pacman layout={layout} {switches}"
    return f"{mode} / {_slots(fences)} / {pieces} / {pellets} / {lives} / {phase}"


def hunt(
    pieces: str,
    phase: str,
    *,
    fences: str = "",
    pellets: str = _CORNERS,
    lives: int = 3,
    reserve: int = 0,
    previous: str = "- - - - -",
) -> str:
    """A position of the advanced chase after its opening."""
    layout = make_mode("pacman-advanced").layout
    eaten = layout.pellets.bit_count() - len(pellets.split())
    stock = " ".join(str(count) for count in layout.stock)
    return (
        f"pacman-advanced / {_slots(fences)} / {pieces} / {pellets} / {lives} / {stock}"
        f" / {reserve} {eaten} / / {previous} / 5 {phase}"
    )


def _slots(fences: str) -> str:
    lying, standing = (
        "".join(fence[:2] for fence in fences.split() if fence[2] == way) for way in "hv"
    )
    return f"{lying} / {standing}"


def _name(square: int | None) -> str:
    return "-" if square is None else square_name(square)
