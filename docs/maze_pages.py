"""The page of our own mazes: a picture and the figures of each."""

from collections.abc import Iterator

from corridor import draw
from corridor.i18n import say, speak
from corridor.lab.between_equals import LEVELS, Balance
from corridor.lab.measured import Measured, measured
from corridor.rules.game import Game
from corridor.rules.layout_files import layout_toml
from corridor.rules.modes import LAYOUTS, frame_of, make_mode

_SIZE = 260
_TRIED = 55
_HEAD = """\
# Mazes

Made by `docs/make.py` from `src/corridor/lab/measured.json`.

On the reconstructed mazes the ghosts win most games, and the better both sides play the more they
win ([balance](balance.md)). These mazes of our own are closer: four ghosts, every switch at its
default, and the lives that each names. `corridor play --mode pacman --layout NAME` plays them, and
the page lists them with the others.

## How they were found

`corridor lab find --seed 1 --mazes {tried} --journal mazes.jsonl` makes mazes by chance: with or
without a symmetry, 4 to 20 fences, pieces and pellets on their usual squares or elsewhere; each is
legal by the law. A maze is dropped as soon as it cannot be fair: if one ghost or two win from the
start when nobody errs (by the solver), or if PAC-MAN has not won 1 to 3 of the first 4 games of
level 2 against itself, 3 to 5 of the first 8, 4 to 9 of 12.

Nine mazes of the {tried} passed the games. They, and some that were dropped for being a little
too easy for PAC-MAN, were measured with games of another seed: first with the printed three lives,
then, where one side won too often, with one life, two or four. Most mazes change from level to
level, so few are fair at two of them. The lives are part of the layout, and the table names them.

## How they were measured

`corridor lab measure NAME --seed {seed} --games GAMES --level LEVEL` measures again.

* **Between equals**: the same level plays both sides, from random openings of four moves. A level
  is limited by nodes, so the games are the same on every machine, until the engine changes. The
  share is PAC-MAN's wins of all games; the range after it holds the true share 19 times of 20.
  **Bold** is fair: 40 to 60 %. There are few games, so the ranges are wide, and mazes were chosen
  by these very games, out of about 26 pairs of a maze and a number of lives: expect some of them to
  be less fair than they look. `owl` alone got ten more games at level 4, where it stood at 7 of 10.
* **By theory**: who wins from the start when nobody errs, with Blinky alone and with Blinky and
  Inky ([solved chase](solved-chase.md)). "Won after 1" says that PAC-MAN wins from the start once
  some pellet was eaten, "held" that he is not lost there. None of them has been solved with four
  ghosts yet; `corridor lab measure NAME --ghosts 4 --games 0` does it in minutes.
* `pacman-advanced` cannot be solved. It is measured by games of the engine only; its figures stand
  in [balance](balance.md).
"""


def maze_pages() -> Iterator[tuple[str, str]]:
    """The page and its pictures."""
    speak("en")
    known = [one for one in measured().values() if one.layout in LAYOUTS["pacman"]]
    mazes = [one for one in known if one.is_fair]
    head = _HEAD.format(tried=_TRIED, seed=mazes[0].seed)
    sections = [head, _summary(known)]
    for one in mazes:
        game = Game("pacman", layout=one.layout)
        name = f"maze-{one.layout}"
        picture = draw.svg(game.view(), size=_SIZE, title=say(f"layout-{one.layout}"), prefix=name)
        yield f"mazes/{one.layout}.svg", picture + "\n"
        sections.append(_section(one))
    yield "reference/mazes.md", "\n".join(sections)


def _summary(known: list[Measured]) -> str:
    columns = [
        "maze",
        "lives",
        *(f"level {level}" for level in LEVELS),
        "from the start, by ghosts",
    ]
    rows = [columns, ["---"] * len(columns)]
    for one in known:
        by_level = {balance.level: balance for balance in one.equals}
        shares = [_share(by_level.get(level)) for level in LEVELS]
        lives = str(make_mode("pacman", layout=one.layout).layout.lives)
        rows.append([f"`{one.layout}`", lives, *shares, _starts(one)])
    return "## Figures\n\n" + "\n".join(f"| {' | '.join(row)} |" for row in rows) + "\n"


def _share(balance: Balance | None) -> str:
    if balance is None:
        return "–"
    low, high = balance.interval
    share = f"{100 * balance.share:.0f} %"
    drawn = f", {balance.drawn} drawn" if balance.drawn else ""
    shown = f"**{share}**" if balance.is_fair else share
    return f"{shown} ({100 * low:.0f}–{100 * high:.0f}; {balance.games} games{drawn})"


def _starts(one: Measured) -> str:
    return ", ".join(f"{theory.ghosts}: {theory.start}" for theory in one.theory) or "–"


def _section(one: Measured) -> str:
    layout = make_mode("pacman", layout=one.layout).layout
    lines = [f"## `{one.layout}`", "", say(f"layout-{one.layout}"), ""]
    lines += [f"![{say(f'layout-{one.layout}')}](../mazes/{one.layout}.svg)", ""]
    for theory in one.theory:
        lines.append(
            f"* {theory.ghosts} of the ghosts: {theory.start}; won after"
            f" {_count(theory.won_after)}, held after {_count(theory.held_after)}"
        )
    lines += ["", "```toml pacman", layout_toml(layout, frame_of("pacman")).rstrip(), "```", ""]
    return "\n".join(lines)


def _count(eaten: int | None) -> str:
    return "no pellet" if eaten == 0 else "never" if eaten is None else f"{eaten}"
