"""Players of a match, from the options or the menu."""

from dataclasses import dataclass

from corridor.cli.commands.play.seats import Player, alike, fewest_seats, most_seats
from corridor.cli.options.sides import find_side
from corridor.cli.speech.refusals import Misuse
from corridor.i18n import say
from corridor.rules.layout import Layout
from corridor.rules.moves import Side
from corridor.rules.record import Character

_LONGEST_NAME = 40


@dataclass(frozen=True)
class Lineup:
    """How many people and bots, and the people's names, characters and side."""

    people: int | None = None
    bots: int | None = None
    names: tuple[str, ...] = ()
    characters: tuple[str, ...] = ()
    side: str | None = None
    first: bool = False


def players(lineup: Lineup, layout: Layout) -> list[Player]:
    """The players: people first, then bots, by default as many as the mode needs."""
    people = _people(lineup)
    bots = lineup.bots
    if bots is None:
        bots = max(0, fewest_seats(layout) - people)
    _check_count(layout, people + bots)
    named = [*map(clean, lineup.names)]
    chosen = [Character(name) for name in lineup.characters]
    found = [
        Player(
            (named[number] if number < len(named) else "") or person_name(number + 1),
            character=chosen[number] if number < len(chosen) else Character.PAWN,
        )
        for number in range(people)
    ]
    if chosen and not is_race(layout):
        raise Misuse(say("cli-play-no-characters"))
    if twice := alike(found):
        raise Misuse(say("cli-play-alike", character=say(f"character-{twice}")))
    return found + [Player(_bot_name(number, bots), bot=True) for number in range(1, bots + 1)]


def wanted_side(lineup: Lineup, layout: Layout) -> Side | None:
    """The side that the first person chose; None if seats are dealt."""
    if not lineup.first and lineup.side is None:
        return None
    if lineup.first and lineup.side is not None:
        raise Misuse(say("cli-play-first-or-side"))
    if _people(lineup) == 0:
        raise Misuse(say("cli-play-nobody-first"))
    return find_side(layout.figures, lineup.side)


def is_race(layout: Layout) -> bool:
    """Whether every piece has a goal. Only pieces of a race can look like a character."""
    return all(figure.goal for figure in layout.figures)


def clean(name: str) -> str:
    """A name without unprintable characters, cut to a maximum length."""
    return "".join(letter for letter in name if letter.isprintable()).strip()[:_LONGEST_NAME]


def person_name(number: int) -> str:
    """The default name of a person."""
    return say("cli-play-person", number=number)


def _bot_name(number: int, bots: int) -> str:
    return say("cli-play-bots", number=number) if bots > 1 else say("cli-play-bot")


def _people(lineup: Lineup) -> int:
    named = max(len(lineup.names), len(lineup.characters))
    people = max(1, named) if lineup.people is None else lineup.people
    if named > people:
        raise Misuse(say("cli-play-too-many-names", count=people))
    return people


def _check_count(layout: Layout, count: int) -> None:
    fewest, most = fewest_seats(layout), most_seats(layout)
    if not fewest <= count <= most:
        raise Misuse(say("cli-play-seats", fewest=fewest, most=most, count=count))
