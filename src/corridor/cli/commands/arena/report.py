"""The report on a match, as text and as JSON."""

from random import Random
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from corridor.arena.elo import ratings
from corridor.arena.match import Duel, Standing
from corridor.arena.seating import fair_share
from corridor.cli.speech.names import side_key, side_name
from corridor.i18n import listed, say

_TWO = 2


def brief(standing: Standing) -> str:
    """The score so far, beside the progress bar."""
    if len(standing.duels) != 1:
        return ""
    duel = standing.duels[0]
    words = f"+{duel.wins} ={duel.draws} -{duel.losses}"
    if standing.plan.sprt is not None:
        words += f"  LLR {standing.plan.sprt.llr(duel.scores):+.2f}"
    return words


def report(standing: Standing, console: Console) -> None:
    """Print the results of a match."""
    plan = standing.plan
    console.print(
        escape(
            say(
                "cli-arena-head",
                mode=plan.mode.key,
                games=standing.games,
                total=plan.total,
                moves=standing.plies,
            )
        )
    )
    if standing.games == 0:
        return
    for duel in standing.duels:
        _say_duel(standing, duel, console)
    if len(plan.entrants) > _TWO:
        console.print(_table(standing))
    for (who, fault), count in sorted(standing.faults.items()):
        line = say("cli-arena-fault", player=plan.entrants[who], fault=str(fault), count=count)
        console.print(escape(line))


def _say_duel(standing: Standing, duel: Duel, console: Console) -> None:
    plan = standing.plan
    one, other = (plan.entrants[who] for who in duel.pair)
    lines = [
        say(
            "cli-arena-duel",
            one=one,
            other=other,
            wins=duel.wins,
            draws=duel.draws,
            losses=duel.losses,
            share=_percent(duel.share),
        ),
        *_strength(standing, duel),
        *_sides(standing, duel),
    ]
    if plan.sprt is not None:
        lines.append(_sprt(standing, duel))
    for line in lines:
        console.print(escape(line))


def _strength(standing: Standing, duel: Duel) -> list[str]:
    plan = standing.plan
    found = duel.estimate
    lines = []
    if plan.mode.layout.pellets:
        share, count = duel.decided
        lines.append(
            say("cli-arena-decided", share=_percent(share), count=count, pairs=found.groups)
        )
    if plan.sides > _TWO:
        lines.append(say("cli-arena-fair", times=f"{duel.times_fair:.2f}"))
    if found.groups and fair_share(plan.sides, plan.seating) == 0.5:  # noqa: PLR2004  half
        lines.append(
            say(
                "cli-arena-elo",
                elo=f"{found.elo:+.0f}",
                low=f"{found.elo_low:+.0f}",
                high=f"{found.elo_high:+.0f}",
                kind=_kind(standing),
                groups=found.groups,
            )
        )
    return lines


def _sides(standing: Standing, duel: Duel) -> list[str]:
    """Points of each entrant by side."""
    figures = standing.plan.mode.layout.figures
    lines = []
    for who, table in zip(duel.pair, (duel.by_side, duel.against), strict=True):
        parts = [
            f"{side_name(figures, side)} {sum(points):g}/{len(points)}"
            for side, points in sorted(table.items())
        ]
        name = standing.plan.entrants[who]
        lines.append(say("cli-arena-sides", player=name, sides=listed(parts)))
    return lines


def _sprt(standing: Standing, duel: Duel) -> str:
    sprt = standing.plan.sprt
    assert sprt is not None  # noqa: S101  only called with a test
    verdict = sprt.verdict(duel.scores)
    return say(
        "cli-arena-sprt",
        llr=f"{sprt.llr(duel.scores):.2f}",
        low=f"{sprt.lower:.2f}",
        high=f"{sprt.upper:.2f}",
        elo=f"{sprt.elo1 if verdict else sprt.elo0:g}",
        verdict="open" if verdict is None else "accepted",
    )


def _kind(standing: Standing) -> str:
    if standing.plan.mode.layout.pellets:
        return "trinomial"
    return "pentanomial" if standing.plan.sides == _TWO else "multinomial"


def _table(standing: Standing) -> Table:
    plan = standing.plan
    duels = [(*duel.pair, tuple(duel.scores)) for duel in standing.duels]
    found = ratings(len(plan.entrants), duels, rng=Random(0))
    table = Table()
    for key in ("cli-arena-col-player", "cli-arena-col-elo", "cli-arena-col-bars",
                "cli-arena-col-points"):  # fmt: skip
        table.add_column(say(key), justify="left" if key.endswith("player") else "right")
    for who in sorted(range(len(found)), key=lambda who: -found[who].elo):
        rating = found[who]
        points, games = _points(standing, who)
        table.add_row(
            escape(plan.entrants[who]),
            f"{rating.elo:+.0f}",
            f"{rating.low:+.0f} … {rating.high:+.0f}",
            f"{points:g}/{games}",
        )
    return table


def _points(standing: Standing, who: int) -> tuple[float, int]:
    points, games = 0.0, 0
    for duel in standing.duels:
        if who in duel.pair:
            points += duel.points if duel.pair[0] == who else duel.games - duel.points
            games += duel.games
    return points, games


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"


def as_json(standing: Standing) -> dict[str, Any]:
    """The results of a match as JSON."""
    plan = standing.plan
    return {
        "mode": plan.mode.key,
        "games": standing.games,
        "planned": plan.total,
        "plies": standing.plies,
        "duels": [_duel_json(standing, duel) for duel in standing.duels],
        "faults": [
            {"player": plan.entrants[who], "fault": str(fault), "count": count}
            for (who, fault), count in sorted(standing.faults.items())
        ],
        "seconds": {
            plan.entrants[who]: sum(seconds) for who, seconds in sorted(standing.seconds.items())
        },
    }


def _duel_json(standing: Standing, duel: Duel) -> dict[str, Any]:
    plan, found = standing.plan, duel.estimate
    told: dict[str, Any] = {
        "players": [plan.entrants[who] for who in duel.pair],
        "wins": duel.wins,
        "draws": duel.draws,
        "losses": duel.losses,
        "points": duel.points,
        "timesFair": duel.times_fair,
        "groupScores": duel.scores,
        "score": found.score,
        "scoreBars": [found.low, found.high],
        "elo": found.elo,
        "eloBars": [found.elo_low, found.elo_high],
        "kind": _kind(standing),
        "sides": _sides_json(standing, duel.by_side),
        "sidesOfOther": _sides_json(standing, duel.against),
    }
    if plan.mode.layout.pellets:
        told["decidedShare"], told["decided"] = duel.decided
    if plan.sprt is not None:
        told["llr"] = plan.sprt.llr(duel.scores)
        told["accepted"] = plan.sprt.verdict(duel.scores)
    return told


def _sides_json(standing: Standing, table: dict[int, list[float]]) -> dict[str, list[float]]:
    """Points and games by side."""
    figures = standing.plan.mode.layout.figures
    return {side_key(figures, side): [sum(points), len(points)] for side, points in table.items()}
