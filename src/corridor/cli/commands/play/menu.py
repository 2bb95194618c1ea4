"""Questions before the first move: mode, people, names, characters, level."""

from corridor.cli.commands.play.dialogue import Dialogue
from corridor.cli.commands.play.players import Lineup, clean, is_race, person_name
from corridor.cli.commands.play.seats import most_seats
from corridor.engine.habits import habits
from corridor.engine.levels import LEVELS
from corridor.i18n import listed, say
from corridor.rules.layout import Layout
from corridor.rules.modes import MODES
from corridor.rules.record import Character

LEFT = 0  # no level: the player left
PERFECT = LEVELS[-1] + 1


def ask_mode(dialogue: Dialogue) -> str:
    """Ask for the mode."""
    dialogue.tell(say("cli-play-welcome"))
    for number, key in enumerate(MODES, 1):
        dialogue.tell(f"  {number}  {say(f'mode-{key}')}")
    return MODES[ask_number(dialogue, say("cli-play-which"), 1, len(MODES)) - 1]


def ask_people(dialogue: Dialogue, most: int) -> int:
    """Ask for the number of people."""
    return ask_number(dialogue, say("cli-play-how-many", most=most), 1, most)


def ask_level(dialogue: Dialogue, mode: str, *, perfect: bool) -> int:
    """Ask for the level of the bots, PERFECT where that is possible; LEFT if the input ended."""
    for level in LEVELS:
        dialogue.tell(f"  {level}  {_about(mode, level)}")
    question = say("cli-play-level-or-perfect" if perfect else "cli-play-level-of-bots")
    try:
        return ask_number(dialogue, question, LEVELS[0], PERFECT if perfect else LEVELS[-1])
    except (EOFError, KeyboardInterrupt):
        dialogue.tell()
        return LEFT


def _about(mode: str, level: int) -> str:
    """The name of a level, and what it can do."""
    known = habits(mode, level)
    sees, style = say("bot-sees", sight=known.sight), say("bot-style", style=known.style)
    return f"{say('bot-name', level=level)}. {style} {sees}"


def ask_number(dialogue: Dialogue, question: str, low: int, high: int) -> int:
    """Ask for a number in a range; an empty answer is the lowest."""
    while True:
        answer = dialogue.ask(f"{question} [{low}] ")
        if not answer:
            return low
        if answer.isdecimal() and low <= int(answer) <= high:
            return int(answer)
        dialogue.tell(say("cli-play-number", low=low, high=high))


def ask_lineup(dialogue: Dialogue, layout: Layout) -> Lineup:
    """Ask for the players, their names and their characters."""
    people = ask_people(dialogue, most_seats(layout))
    names = tuple(_ask_name(dialogue, number) for number in range(1, people + 1) if people > 1)
    characters: list[str] = []
    if is_race(layout):
        for number in range(people):
            name = names[number] if names else person_name(1)
            characters.append(_ask_character(dialogue, name, characters))
    first = people == 1 and dialogue.confirm(say("cli-play-start"))
    return Lineup(people, None, names, tuple(characters), first=first)


def _ask_name(dialogue: Dialogue, number: int) -> str:
    default = person_name(number)
    return clean(dialogue.ask(f"{say('cli-play-name', number=number)} [{default}] ")) or default


def _ask_character(dialogue: Dialogue, name: str, taken: list[str]) -> str:
    """Ask for the character of a pawn; a character may be taken once."""
    free = [one for one in Character if one == Character.PAWN or one not in taken]
    words = listed(f"{number} {say(f'character-{one}')}" for number, one in enumerate(free, 1))
    dialogue.tell(say("cli-play-characters", name=name, characters=words))
    return free[ask_number(dialogue, say("cli-play-which-character"), 1, len(free)) - 1]
