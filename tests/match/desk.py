"""A match for tests: pure, with a clock that tests set."""

from typing import Any

from corridor.match.decide import Declined, Situation, decide
from corridor.match.fold import apply, new_match
from corridor.match.match import Match
from corridor.match.tags import Tags
from corridor.wire import commands as cmd
from corridor.wire.commands import TableCommand
from corridor.wire.events import Stored
from corridor.wire.setup import Setup

ID = "abcd1234"
ANN, BOB, CLEO, DAN, EVE = "ann", "bob", "cleo", "dan", "eve"
PEOPLE = (ANN, BOB, CLEO, DAN, EVE)


class Desk:
    """A match with the current time, the seed and the absent players as plain attributes."""

    def __init__(self, setup: Setup, *, seed: int = 1, order: tuple[int, ...] = ()) -> None:
        self.match: Match = new_match(Tags(ID, setup, ANN, order=order))
        self.now = 1_000_000
        self.seed = seed
        self.invited: frozenset[str] = frozenset(PEOPLE)
        self.barred: frozenset[str] = frozenset()
        self.gone: frozenset[str] = frozenset()
        self.away: frozenset[str] = frozenset()
        self.perfect = False
        self.created: list[Any] = []

    def do(self, who: str, what: type[TableCommand], /, **words: Any) -> None:  # noqa: ANN401
        """Carry out a command that names the newest event."""
        words.setdefault("seq", self.match.seq)
        self.send(who, what(match=ID, **words))

    def send(self, who: str, command: TableCommand) -> None:
        situation = Situation(
            who,
            self.now,
            fresh_id="next5678",
            seed=self.seed,
            invited=who in self.invited,
            barred=who in self.barred,
            gone=self.gone,
            away=self.away,
            perfect=self.perfect,
        )
        decision = decide(self.match, command, situation)
        self.created += decision.creates
        for event in decision.events:
            apply(self.match, Stored(self.match.seq + 1, self.now, event))

    def refused(self, who: str, what: type[TableCommand], /, **words: Any) -> str:  # noqa: ANN401
        """The refusal's code, or '' if accepted; a refused command must change nothing."""
        before = self.match.seq
        try:
            self.do(who, what, **words)
        except Declined as error:
            assert self.match.seq == before
            return str(error.code)
        return ""

    def play(self, *moves: str) -> None:
        """Play moves, each by the player who may make it."""
        for move in moves:
            for who in PEOPLE:
                if not self.refused(who, cmd.Move, move=move):
                    break
            else:
                raise AssertionError(f"nobody may play {move}")


def seated(setup: Setup, *, seed: int = 1) -> Desk:
    """A table with all seats taken."""
    desk = Desk(setup, seed=seed)
    for seat, who in enumerate(PEOPLE[: setup.seats]):
        desk.do(who, cmd.Take, seat=seat, name=who)
    return desk


def started(setup: Setup, *, seed: int = 1) -> Desk:
    """A match after the start."""
    desk = seated(setup, seed=seed)
    desk.do(ANN, cmd.Start)
    return desk
