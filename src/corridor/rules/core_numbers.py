"""Squares, fences and switches as the plain numbers that the core reads, and back.

The core takes a mode as one flat table of ints and a position as one flat state. Each family
names its own fields of both; the engine puts them in order.
"""

from collections.abc import Iterable, Mapping, Sequence

from corridor.rules.board import ALL_FENCES, SLOTS, Board, Fence, Square, Squares, bits, fence_order

NO_SQUARE = -1
_WORD = 27  # squares in one number: three ranks
_HALF = 32  # slots in one number: half of them


def square_number(square: Square | None) -> int:
    """A square, or -1 for none."""
    return NO_SQUARE if square is None else square


def square_rows(name: str, squares: Sequence[Square | None]) -> dict[str, int]:
    """A square for each piece: ``name_0``, ``name_1`` ..."""
    return {f"{name}_{piece}": square_number(square) for piece, square in enumerate(squares)}


def square_words(name: str, squares: Squares) -> dict[str, int]:
    """A set of squares as three numbers, three ranks each."""
    return {f"{name}_{word}": squares >> _WORD * word & (1 << _WORD) - 1 for word in range(3)}


def fence_words(name: str, board: Board) -> dict[str, int]:
    """The fences of a board as four numbers: two halves for each way they lie."""
    half = (1 << _HALF) - 1
    return {
        f"{name}_h_0": board.horizontal & half,
        f"{name}_h_1": board.horizontal >> _HALF,
        f"{name}_v_0": board.vertical & half,
        f"{name}_v_1": board.vertical >> _HALF,
    }


def switch_numbers(
    rules: object, names: Iterable[str], codes: Mapping[str, Mapping[str, int]]
) -> dict[str, int]:
    """The values of switches: by their code, or as they are if they have none."""
    values = {name: getattr(rules, name) for name in names}
    return {
        name: codes[name][value] if name in codes else int(value) for name, value in values.items()
    }


# Back


def square_from(number: int) -> Square | None:
    """The square of a number, ``None`` for -1."""
    return None if number == NO_SQUARE else number


def squares_from(numbers: Mapping[str, int], name: str, pieces: int) -> tuple[Square | None, ...]:
    """Where each piece stands."""
    return tuple(square_from(numbers[f"{name}_{piece}"]) for piece in range(pieces))


def stock_from(numbers: Mapping[str, int], sides: int) -> tuple[int, ...]:
    """The fences in hand, by side."""
    return tuple(numbers[f"stock_{side}"] for side in range(sides))


def square_set_from(numbers: Mapping[str, int], name: str) -> Squares:
    """A set of squares."""
    return sum(numbers[f"{name}_{word}"] << _WORD * word for word in range(3))


def fences_from(numbers: Mapping[str, int], name: str) -> tuple[Fence, ...]:
    """Fences in the order of texts."""
    lying = numbers[f"{name}_h_0"] | numbers[f"{name}_h_1"] << _HALF
    standing = numbers[f"{name}_v_0"] | numbers[f"{name}_v_1"] << _HALF
    found = [ALL_FENCES[slot] for slot in bits(lying)]
    found += [ALL_FENCES[SLOTS * SLOTS + slot] for slot in bits(standing)]
    return tuple(sorted(found, key=fence_order))
