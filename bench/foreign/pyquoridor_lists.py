"""Times pyquoridor's lists of legal moves; runs in an environment of its own.

Reads JSON lines: first the positions, then each line asks for another round. Every answer holds the
CPU seconds of the round and the length of each list.
"""

import json
import sys
import time
from typing import Any

from pyquoridor.board import Board


def board_of(position: dict[str, Any]) -> Board:
    """Set up a position: fences, pawns, fences in hand and the turn, rows and columns from 0."""
    board = Board()
    for row, col, way in position["fences"]:
        board._place_or_remove_fence(row, col, way, place=True)  # noqa: SLF001  there is no public call for it
    for player, (row, col) in zip(("white", "black"), position["pawns"], strict=True):
        board._set_pawn_location(player, row, col)  # noqa: SLF001  as above
    board.fences_left = dict(zip(("white", "black"), position["stock"], strict=True))
    board.turn = position["to_move"]
    return board


def moves_of(board: Board) -> int:
    """The number of legal moves of the side to move, by pyquoridor's fastest calls."""
    player = board.current_player()
    lying, standing = board.valid_fence_moves(player)
    fences = sum(int((grid[player].grid >= 0).sum()) for grid in (lying, standing))
    return len(board.valid_pawn_moves(player)) + fences


def main() -> None:
    """Answer until the input ends."""
    boards = [board_of(position) for position in json.loads(sys.stdin.readline())]
    for _ in sys.stdin:
        began = time.process_time()
        counts = [moves_of(board) for board in boards]
        answer = {"seconds": time.process_time() - began, "counts": counts}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
