"""The questions a newcomer is asked before the first move."""

from corridor.cli.commands.play.dialogue import Talk
from corridor.cli.commands.play.players import Company, clean, is_race, person_name
from corridor.cli.commands.play.seats import most_seats
from corridor.engine.levels import LEVELS
from corridor.i18n import listed, say
from corridor.rules.layout import Layout
from corridor.rules.modes import MODES
from corridor.rules.record import Character

LEFT = 0


def ask_mode(talk: Talk) -> str:
    """Which game it shall be."""
    talk.tell(say("cli-play-welcome"))
    for number, key in enumerate(MODES, 1):
        talk.tell(f"  {number}  {say(f'mode-{key}')}")
    return MODES[ask_number(talk, say("cli-play-which"), 1, len(MODES)) - 1]


def ask_people(talk: Talk, most: int) -> int:
    """How many people there are."""
    return ask_number(talk, say("cli-play-how-many", most=most), 1, most)


def ask_level(talk: Talk) -> int:
    """How strong bots shall be; LEFT if nobody is there any more to say it."""
    try:
        return ask_number(talk, say("cli-play-level-of-bots"), LEVELS[0], LEVELS[-1])
    except (EOFError, KeyboardInterrupt):
        talk.tell()
        return LEFT


def ask_number(talk: Talk, question: str, low: int, high: int) -> int:
    """A number from a range; an empty answer is the lowest."""
    while True:
        answer = talk.ask(f"{question} [{low}] ")
        if not answer:
            return low
        if answer.isdecimal() and low <= int(answer) <= high:
            return int(answer)
        talk.tell(say("cli-play-number", low=low, high=high))


def ask_company(talk: Talk, layout: Layout) -> Company:
    """Who plays, what they are called, and which pieces they like."""
    people = ask_people(talk, most_seats(layout))
    names = tuple(_ask_name(talk, number) for number in range(1, people + 1) if people > 1)
    characters: list[str] = []
    if is_race(layout):
        for number in range(people):
            name = names[number] if names else person_name(1)
            characters.append(_ask_character(talk, name, characters))
    first = people == 1 and talk.confirm(say("cli-play-start"))
    return Company(people, None, names, tuple(characters), first=first)


def _ask_name(talk: Talk, number: int) -> str:
    default = person_name(number)
    return clean(talk.ask(f"{say('cli-play-name', number=number)} [{default}] ")) or default


def _ask_character(talk: Talk, name: str, taken: list[str]) -> str:
    """Which piece a pawn is, since pawns have no faces of their own."""
    free = [one for one in Character if one == Character.PAWN or one not in taken]
    words = listed(f"{number} {say(f'character-{one}')}" for number, one in enumerate(free, 1))
    talk.tell(say("cli-play-characters", name=name, characters=words))
    return free[ask_number(talk, say("cli-play-which-character"), 1, len(free)) - 1]
