"""Times OpenSpiel's Quoridor; runs in an environment of its own.

Reads JSON lines: the first holds games as lists of OpenSpiel's move texts; each further line names
what to time over all of them. The answer holds CPU seconds and the amount of work.
"""

import json
import random
import sys
import time
from typing import Any

import pyspiel

GAME = pyspiel.load_game("quoridor")


def actions_of(texts: list[str]) -> list[int]:
    """A game's moves as OpenSpiel's action numbers."""
    state, actions = GAME.new_initial_state(), []
    for text in texts:
        named = {state.action_to_string(action): action for action in state.legal_actions()}
        actions.append(named[text])
        state.apply_action(named[text])
    return actions


def plies(games: list[list[int]]) -> int:
    """Play as many random games as are recorded; returns the number of plies."""
    chance, done = random.Random(1).random, 0
    for _ in games:
        state = GAME.new_initial_state()
        while moves := state.legal_actions():
            state.apply_action(moves[int(chance() * len(moves))])
            done += 1
    return done


def replay(games: list[list[int]]) -> int:
    """Replay the recorded games, one call a ply."""
    for actions in games:
        state = GAME.new_initial_state()
        for action in actions:
            state.apply_action(action)
    return sum(len(actions) for actions in games)


def lists(games: list[list[int]]) -> int:
    """Replay the recorded games and list the legal moves at every ply."""
    for actions in games:
        state = GAME.new_initial_state()
        for action in actions:
            state.legal_actions()
            state.apply_action(action)
    return sum(len(actions) for actions in games)


def playouts(games: list[list[int]]) -> int:
    """Play as many random games as are recorded; returns the number of games."""
    plies(games)
    return len(games)


JOBS = {"plies": plies, "replay": replay, "lists": lists, "playouts": playouts}


def main() -> None:
    """Answer until the input ends."""
    games = [actions_of(texts) for texts in json.loads(sys.stdin.readline())]
    for line in sys.stdin:
        job: Any = JOBS[json.loads(line)]
        began = time.process_time()
        done = job(games)
        answer = {"seconds": time.process_time() - began, "done": done}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
