"""``corridor play``: a game at one terminal, between people or against bots."""

from pathlib import Path
from random import Random

import click

from corridor.cli.commands.play import menu
from corridor.cli.commands.play.dialogue import Dialogue
from corridor.cli.commands.play.match import Match, resumed
from corridor.cli.commands.play.players import Lineup, players, wanted_side
from corridor.cli.commands.play.seats import deal
from corridor.cli.commands.play.table import Table
from corridor.cli.commands.record import load_record
from corridor.cli.options.game import chosen_mode, mode_options
from corridor.cli.speech.help import Command, Option
from corridor.cli.speech.refusals import Misuse, Refusal
from corridor.engine import GreedyPlayer
from corridor.engine.complaint import Complaint
from corridor.engine.levels import LEVELS
from corridor.engine.player import Player
from corridor.engine.specs import close, make_player
from corridor.i18n import say
from corridor.rules.game import Game
from corridor.rules.modes import MODES
from corridor.rules.moves import Side
from corridor.rules.record import Character

_MOST_PEOPLE = 5
_PERFECT = "perfect"
_ENGINE = "engine"  # at full strength


@click.command("play", cls=Command, help="cli-help-play", epilog="cli-help-play-more")
@mode_options
@click.option("--people", cls=Option, type=click.IntRange(0, _MOST_PEOPLE), help="cli-help-people")
@click.option("--bots", cls=Option, type=click.IntRange(0, _MOST_PEOPLE), help="cli-help-bots")
@click.option("--name", "names", cls=Option, multiple=True, metavar="NAME", help="cli-help-name")
@click.option(
    "--character",
    "characters",
    cls=Option,
    multiple=True,
    type=click.Choice([str(one) for one in Character]),
    help="cli-help-character",
)
@click.option("--first", cls=Option, is_flag=True, help="cli-help-first")
@click.option("--side", cls=Option, metavar="SIDE", help="cli-help-side")
@click.option("--resume", cls=Option, metavar="FILE", help="cli-help-resume")
@click.option("--autosave", cls=Option, metavar="FILE", help="cli-help-autosave")
@click.option(
    "--level",
    cls=Option,
    type=click.Choice([*map(str, LEVELS), _ENGINE, _PERFECT]),
    help="cli-help-level-or-perfect",
)
@click.option("--seed", cls=Option, type=int, help="cli-help-seed")
@click.option("--ascii", "plain", cls=Option, is_flag=True, help="cli-help-ascii")
def command(
    *,
    mode: str | None,
    layout: str | None,
    preset: str | None,
    switches: tuple[str, ...],
    people: int | None,
    bots: int | None,
    names: tuple[str, ...],
    characters: tuple[str, ...],
    side: str | None,
    resume: str | None,
    autosave: str | None,
    level: str | None,
    seed: int | None,
    first: bool,
    plain: bool,
) -> None:
    rng, dialogue = Random(seed), Dialogue()
    lineup = Lineup(people, bots, names, characters, side, first=first)
    if resume is None:
        match = _new_match(dialogue, rng, lineup, mode, (layout, preset, switches))
    elif mode or layout or preset or switches or lineup != Lineup():
        raise Misuse(say("cli-play-resume-is-all"))
    else:
        match = _resumed(resume, rng)
    if match is None:
        return
    asked = resume is None and mode is None and dialogue.live
    if level is None and asked and any(seat.player.bot for seat in match.seats):
        perfect = _why_not_perfect(match) is None
        number = menu.ask_level(dialogue, match.game.mode.key, perfect=perfect)
        if number == menu.LEFT:
            return
        level = _PERFECT if number == menu.PERFECT else str(number)
    file = autosave or resume
    bot = _bot(level, match)
    table = Table(
        match,
        dialogue,
        bot,
        rng,
        file=Path(file) if file else None,
        keep=autosave is not None,
        plain=plain,
        bottom=_bottom(match),
        saved=-1 if resume is None else len(match.game.history),
    )
    try:
        table.run()
    finally:
        close(bot)


def _bot(level: str | None, match: Match) -> Player:
    """The player of all bots' seats."""
    if level is None:
        return GreedyPlayer()
    if level == _ENGINE:
        # One player for several bots would expect its own replies.
        alone = sum(seat.player.bot for seat in match.seats) == 1
        return make_player(f"engine:movetime=1000,ponder={int(alone)}")
    if level != _PERFECT:
        return make_player(f"level:{level}")
    if why := _why_not_perfect(match):
        raise Refusal(str(why))
    from corridor.solver import PerfectPlayer

    return PerfectPlayer()


def _why_not_perfect(match: Match) -> Complaint | None:
    from corridor.solver.perfect import cannot_play  # loaded when it is asked for

    return cannot_play(match.game.position)


def _new_match(
    dialogue: Dialogue,
    rng: Random,
    lineup: Lineup,
    mode: str | None,
    rest: tuple[str | None, str | None, tuple[str, ...]],
) -> Match | None:
    """A match by the options; on a terminal the rest is asked. None if the answer is Ctrl-C."""
    try:
        key = mode or (menu.ask_mode(dialogue) if dialogue.live else MODES[0])
        game = Game(chosen_mode(key, *rest))
        layout = game.mode.layout
        if mode is None and dialogue.live and lineup == Lineup():
            lineup = menu.ask_lineup(dialogue, layout)
        side = wanted_side(lineup, layout)
        seats = deal(layout, players(lineup, layout), rng=rng, first_at=side)
    except (EOFError, KeyboardInterrupt):
        dialogue.tell()
        return None
    if side is None:
        dialogue.tell(say("cli-play-lot"))
    return Match(game, seats)


def _resumed(file: str, rng: Random) -> Match:
    """Continue a saved match; if the record names no seats, they are dealt."""
    record = load_record(file)
    match = resumed(record)
    if match is None:
        layout = record.mode.layout
        match = Match(record.game(), deal(layout, players(Lineup(), layout), rng=rng))
    if match.over:
        raise Refusal(say("cli-play-was-over", file=file))
    return match


def _bottom(match: Match) -> Side:
    """The side at the bottom: that of a single person; the board of a chase is not turned."""
    people = [seat for seat in match.seats if not seat.player.bot]
    race = all(figure.goal for figure in match.game.mode.layout.figures)
    return people[0].side if race and len(people) == 1 else 0
