"""Floods over open steps, as shifts of sets of squares.

A board is given by its open steps alone, ``north`` and ``east``: most floods are for a board with
one more fence that is never made.
"""

from corridor.rules.squares import SIZE, Links, Squares


def spread(north: Squares, east: Squares, squares: Squares, links: Links) -> Squares:
    """The squares and all squares one open step from them."""
    return (
        squares
        | (squares & north) << SIZE
        | squares >> SIZE & north
        | (squares & east) << 1
        | squares >> 1 & east
        | (_through(squares, links) if links else 0)
    )


def _through(squares: Squares, links: Links) -> Squares:
    """Both ends of every tunnel that begins or ends on one of the squares."""
    ends = 0
    for one, other in links:
        if squares >> one & 1 or squares >> other & 1:
            ends |= 1 << one | 1 << other
    return ends


def flood(
    north: Squares, east: Squares, squares: Squares, goal: Squares, links: Links
) -> list[Squares]:
    """The squares within 0, 1, 2 ... steps, up to the goal; empty if it is not reached."""
    layers, last = [squares], 0
    while not squares & goal:
        last = squares
        squares |= (  # `spread` inlined: a call for each layer would double the time
            (squares & north) << SIZE
            | squares >> SIZE & north
            | (squares & east) << 1
            | squares >> 1 & east
        )
        if links:
            squares |= _through(last, links)
        if squares == last:
            return []
        layers.append(squares)
    return layers
