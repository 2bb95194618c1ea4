"""The command ``go`` and its parameters."""

from dataclasses import dataclass, field, replace

from corridor.engine.complaint import Complaint, quoted
from corridor.engine.limits import Clocks, Share, limit_of, share_of, whole
from corridor.engine.player import Limit
from corridor.rules.game import Game

_MOST_MILLIS = 10**12
_SIDES = {"wtime": 0, "btime": 1, "winc": 0, "binc": 1}
_LISTS = ("clock", "inc")


@dataclass(frozen=True, slots=True)
class Order:
    """The parameters of ``go``."""

    limit: Limit = field(default_factory=Limit)
    infinite: bool = False
    ponder: bool = False
    share: Share | None = None  # of the clock, counted from now or from ``ponderhit``

    def thinking_limit(self) -> Limit:
        """The limit of the search; pondering has no limit of time."""
        if self.infinite or self.ponder or self.share is None:
            return replace(self.limit, seconds=None)
        return replace(self.limit, seconds=self.share.most)

    @property
    def enough(self) -> float | None:
        """Seconds that are enough if the choice is clear."""
        return None if self.infinite or self.ponder or self.share is None else self.share.enough


def parse_go(words: list[str], game: Game, *, bounded: bool = False) -> Order:
    """Read the parameters of ``go``; ``bounded``: a limit may be missing."""
    found, rest = _Parameters(len(game.mode.layout.stock)), list(words)
    while rest:
        found.read(rest.pop(0), rest)
    limit = limit_of(found.limits)
    share = found.share(limit, game.to_move)
    bare = share is None and limit.nodes is None and limit.depth is None
    ponder = "ponder" in found.flags
    return Order(
        limit,
        infinite="infinite" in found.flags or (bare and not bounded and not ponder),
        ponder=ponder,
        share=share,
    )


@dataclass(slots=True)
class _Parameters:
    """The parameters read so far."""

    sides: int
    times: dict[str, list[float]] = field(default_factory=dict)  # seconds by side
    limits: dict[str, str] = field(default_factory=dict)
    flags: set[str] = field(default_factory=set)
    moves_to_go: int | None = None

    def read(self, word: str, rest: list[str]) -> None:
        """Read one parameter and its numbers, which are taken from the rest."""
        if word in ("infinite", "ponder"):
            self.flags.add(word)
        elif word in _LISTS:
            self.times[word] = [_millis(rest, word, least=0) for _ in range(self.sides)]
        elif word in _SIDES and self.sides == len("wb"):
            times = self.times.setdefault(_LISTS[word.endswith("inc")], [0.0, 0.0])
            times[_SIDES[word]] = _millis(rest, word, least=-_MOST_MILLIS)
        elif word == "movestogo":
            self.moves_to_go = whole(_next(rest, word), most=1000)
        elif word in ("movetime", "depth", "nodes"):
            self.limits[word] = _next(rest, word)
        else:
            raise Complaint("engine-unknown-word", word=quoted(word))

    def share(self, limit: Limit, side: int) -> Share | None:
        """The time for the move, by the clock or by ``movetime``; ``None`` without either."""
        if "clock" in self.times:
            more = self.times.get("inc", [0.0] * self.sides)
            clocks = Clocks(tuple(self.times["clock"]), tuple(more))
            return share_of(clocks, side, self.moves_to_go).within(limit.seconds)
        return None if limit.seconds is None else Share(limit.seconds, limit.seconds)


def _next(rest: list[str], word: str) -> str:
    if not rest:
        raise Complaint("engine-go-needs-number", word=word)
    return rest.pop(0)


def _millis(rest: list[str], word: str, least: int) -> float:
    return max(0, whole(_next(rest, word), most=_MOST_MILLIS, least=least)) / 1000
