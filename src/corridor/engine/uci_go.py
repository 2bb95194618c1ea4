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
    sides = len(game.mode.layout.stock)
    times: dict[str, list[float]] = {}
    limits: dict[str, str] = {}
    flags: set[str] = set()
    to_go: int | None = None
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if word in ("infinite", "ponder"):
            flags.add(word)
        elif word in _LISTS:
            times[word] = [_millis(rest, word, least=0) for _ in range(sides)]
        elif word in _SIDES and sides == len("wb"):
            which = _LISTS[word.endswith("inc")]
            times.setdefault(which, [0.0, 0.0])[_SIDES[word]] = _millis(
                rest, word, least=-_MOST_MILLIS
            )
        elif word == "movestogo":
            to_go = whole(_next(rest, word), most=1000)
        elif word in ("movetime", "depth", "nodes"):
            limits[word] = _next(rest, word)
        else:
            raise Complaint("engine-unknown-word", word=quoted(word))
    limit = limit_of(limits)
    share = None if limit.seconds is None else Share(limit.seconds, limit.seconds)
    if "clock" in times:
        left, more = times["clock"], times.get("inc", [0.0] * sides)
        clocks = Clocks(tuple(left), tuple(more))
        share = share_of(clocks, game.to_move, to_go).within(limit.seconds)
    bare = share is None and limit.nodes is None and limit.depth is None
    return Order(
        limit,
        infinite="infinite" in flags or (bare and not bounded and "ponder" not in flags),
        ponder="ponder" in flags,
        share=share,
    )


def _next(rest: list[str], word: str) -> str:
    if not rest:
        raise Complaint("engine-go-needs-number", word=word)
    return rest.pop(0)


def _millis(rest: list[str], word: str, least: int) -> float:
    return max(0, whole(_next(rest, word), most=_MOST_MILLIS, least=least)) / 1000
