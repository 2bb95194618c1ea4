"""Conditions that a position of the race meets."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from corridor.rules.board import square_name
from corridor.rules.errors import Expected, Place
from corridor.rules.position import Condition, shared
from corridor.rules.text_fields import squares_text

if TYPE_CHECKING:
    from corridor.rules.classic.position import ClassicPosition


def conditions(position: "ClassicPosition") -> Iterator[Condition]:
    """Pawns stand apart, and each has a route to its goal."""
    pawns, apart = squares_text(position.pawns), len(set(position.pawns)) == len(position.pawns)
    yield Condition(Expected.PIECES_APART, apart, pawns, shared(position.pawns))
    for aim in position.aims:
        square = position.pawns[aim.piece]
        reaches = position.board.reaches(square, aim.squares)
        at = Place(squares=(square,), pieces=(aim.piece,))
        yield Condition(Expected.ROUTE_TO_GOAL, reaches, square_name(square), at)
