"""Positions as one line of text: reading them.

The two-player form without a mode in front is read as ``classic-2``; ``+`` is read as a space,
so that a position fits into an address.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TypeVar

from corridor.rules.advanced import Advanced, AdvancedPosition
from corridor.rules.board import Board, Fence, Square, Squares, fence_order, parse_square
from corridor.rules.board import square_set as gathered
from corridor.rules.classic import Classic, ClassicPosition
from corridor.rules.errors import Expected, InvalidSwitch, InvalidText
from corridor.rules.inline_layout import OFF, board_of, parse_inline_layout
from corridor.rules.modes import MODES, AnyPosition, Mode, frame_of, mode_with
from corridor.rules.pacman import Pacman, PacmanPosition
from corridor.rules.position_check import check_position
from corridor.rules.position_text import Counters

_LONGEST = 2_000  # no position comes near it
_SQUARE_LIST = re.compile(r"(?:[a-i][1-9])*")
_SLOT_LIST = re.compile(r"(?:[a-h][1-8])*")
_FENCE_LIST = re.compile(r"(?:[a-h][1-8][hv])*")
_IMPLIED = {  # `d2h` in the field of horizontal fences
    way: re.compile(f"(?<=[1-8]){way}(?![1-8])") for way in "hv"
}
_COUNTER = re.compile("(ply|quiet|best)=([0-9]{1,6})")
_P = TypeVar("_P", bound=StrEnum)


def parse_position(text: str) -> tuple[AnyPosition, Counters]:
    """Read a position and check that the rules could have led to such a moment."""
    if len(text) > _LONGEST:
        raise InvalidText(text, expected=Expected.POSITION_SIZE)
    fields = [field.strip() for field in text.replace("+", " ").split("/")]
    if len(fields) > 1 and _SLOT_LIST.fullmatch(_bare(fields[0], "h")):
        fields.insert(0, MODES[0])  # the two-player form has no mode in front
    fields, counters = _without_counters(fields)
    mode = parse_mode(fields[0])
    reader = _Reader(mode, fields)
    position = _READERS[type(mode.rules)](reader)
    check_position(position)
    if mode.layout.pellets and counters.best > mode.layout.pellets.bit_count():
        raise InvalidText(f"best={counters.best}", expected=Expected.PELLET_COUNT)
    return position, counters


def parse_mode(text: str) -> Mode:
    """Read a mode with its switches and layout."""
    key, *words = text.split() or [""]
    given: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or name in given:
            raise InvalidText(word, expected=Expected.SWITCH)
        given[name] = value
    try:
        return _mode_with_layout(key, given.pop("layout", None), given)
    except InvalidSwitch as error:
        found, allowed = f"{error.kind} {error.name}", ", ".join(error.allowed)
        raise InvalidText(found, expected=Expected.KNOWN_NAME, detail=allowed) from error


def _mode_with_layout(key: str, layout: str | None, switches: dict[str, str]) -> Mode:
    if key not in MODES or layout is None or "." not in layout:
        return mode_with(key, layout, switches)
    return mode_with(key, parse_inline_layout(layout, frame_of(key)), switches)


def _bare(field: str, way: str) -> str:
    """The field without blanks and without the letter that its place implies."""
    return _IMPLIED[way].sub("", field.replace(" ", ""))


def _without_counters(fields: list[str]) -> tuple[list[str], Counters]:
    """Take the last field off if it is one of counters, each named once."""
    words = fields[-1].split()
    found = [match for word in words if (match := _COUNTER.fullmatch(word))]
    counted = {match[1]: int(match[2]) for match in found}
    if len(fields) == 1 or not counted or len(counted) != len(words):
        return fields, Counters()
    return fields[:-1], Counters(**counted)


@dataclass(slots=True)
class _Reader:
    """The fields of one text, read by number; every complaint names the field's text."""

    mode: Mode
    fields: list[str]

    def count(self, expected: int) -> None:
        if len(self.fields) != expected:
            raise InvalidText(
                " / ".join(self.fields), expected=Expected.FIELDS, detail=str(expected)
            )

    def board(self) -> Board:
        fences = [
            Fence.parse(name + way)
            for number, way in ((1, "h"), (2, "v"))
            for name in _split(_bare(self.fields[number], way), _SLOT_LIST, 2, Expected.FENCE_LIST)
        ]
        return board_of(fences)

    def squares(self, number: int) -> tuple[Square | None, ...]:
        names = self.fields[number].split()
        if len(names) != len(self.mode.layout.figures):
            raise InvalidText(self.fields[number], expected=Expected.SQUARE_FOR_EACH_PIECE)
        return tuple(None if name == OFF else parse_square(name) for name in names)

    def square_set(self, number: int) -> Squares:
        names = _split(self.fields[number].replace(" ", ""), _SQUARE_LIST, 2, Expected.SQUARE_LIST)
        if len(set(names)) != len(names):
            raise InvalidText(self.fields[number], expected=Expected.SQUARE_LIST)
        return gathered(parse_square(name) for name in names)

    def fences(self, number: int) -> tuple[Fence, ...]:
        names = _split(self.fields[number].replace(" ", ""), _FENCE_LIST, 3, Expected.FENCE_LIST)
        if len(set(names)) != len(names):
            raise InvalidText(self.fields[number], expected=Expected.FENCE_LIST)
        return tuple(sorted((Fence.parse(name) for name in names), key=fence_order))

    def numbers(self, number: int, expected: int) -> tuple[int, ...]:
        words = self.fields[number].split()
        if len(words) == expected and all(re.fullmatch("[0-9]{1,3}", word) for word in words):
            return tuple(int(word) for word in words)
        raise InvalidText(self.fields[number], expected=Expected.NUMBERS, detail=str(expected))

    def pieces(self, letters: str) -> int:
        known = {figure.letter: 1 << piece for piece, figure in enumerate(self.mode.layout.figures)}
        if not set(letters) <= set(known) or len(set(letters)) != len(letters):
            raise InvalidText(letters, expected=Expected.PIECE_LETTER)
        return sum(known[letter] for letter in letters)


def _split(text: str, form: re.Pattern[str], width: int, expected: Expected) -> list[str]:
    if form.fullmatch(text) is None:
        raise InvalidText(text, expected=expected)
    return [text[start : start + width] for start in range(0, len(text), width)]


def _read_classic(reader: _Reader) -> ClassicPosition:
    reader.count(6)
    squares, sides = reader.squares(3), len(reader.mode.layout.figures)
    pawns = tuple(square for square in squares if square is not None)
    if len(pawns) != sides:
        raise InvalidText(reader.fields[3], expected=Expected.SQUARE_FOR_EACH_PIECE)
    turn = reader.numbers(5, 1)[0]
    if not 1 <= turn <= sides:
        raise InvalidText(reader.fields[5], expected=Expected.SIDE_NUMBER)
    return ClassicPosition(reader.mode, reader.board(), pawns, reader.numbers(4, sides), turn - 1)


def _read_pacman(reader: _Reader) -> PacmanPosition:
    reader.count(7)
    start = reader.mode.start()
    assert isinstance(start, PacmanPosition)  # noqa: S101  the mode chose this reader
    pacman, *ghosts = reader.squares(3)
    if pacman is None:
        raise InvalidText(reader.fields[3], expected=Expected.PACMAN_ON_BOARD)
    phase, _, played = reader.fields[6].partition(" ")
    return replace(
        start,
        board=reader.board(),
        pacman=pacman,
        ghosts=tuple(ghosts),
        pellets=reader.square_set(4),
        lives=reader.numbers(5, 1)[0],
        phase=_phase(type(start.phase), phase),
        played=reader.pieces(played),
    )


def _read_advanced(reader: _Reader) -> AdvancedPosition:
    reader.count(11)
    start = reader.mode.start()
    assert isinstance(start, AdvancedPosition)  # noqa: S101  the mode chose this reader
    reserve, eaten = reader.numbers(7, 2)
    position = replace(
        start,
        board=reader.board(),
        squares=reader.squares(3),
        pellets=reader.square_set(4),
        lives=reader.numbers(5, 1)[0],
        stock=reader.numbers(6, 2),
        reserve=reserve,
        eaten=eaten,
        chamber=reader.fences(8),
        previous=reader.squares(9),
    )
    return _with_turn(position, reader)


def _with_turn(position: AdvancedPosition, reader: _Reader) -> AdvancedPosition:
    turn, phase, *words = [*reader.fields[10].split(), "", ""]
    if not re.fullmatch("[1-9]", turn):
        raise InvalidText(reader.fields[10], expected=Expected.TURN)
    flags = {"set_up": False, "walked": False, "due": False}
    named = {"began": "", "played": "", "placer": ""}
    for word in filter(None, words):
        name, _, value = word.partition("=")
        if flags.get(word) is False:
            flags[word] = True
        elif named.get(name) == "" and value:
            named[name] = value
        else:
            raise InvalidText(word, expected=Expected.TURN)
    placer = reader.pieces(named["placer"])
    if placer.bit_count() > 1:
        raise InvalidText(named["placer"], expected=Expected.PIECE_LETTER)
    return replace(
        position,
        turn=int(turn),
        phase=_phase(type(position.phase), phase),
        began=parse_square(named["began"]) if named["began"] else None,
        played=reader.pieces(named["played"]),
        placer=placer.bit_length() - 1 if placer else None,
        set_up=flags["set_up"],
        walked=flags["walked"],
        due=flags["due"],
    )


def _phase(phases: type[_P], name: str) -> _P:
    try:
        return phases(name)
    except ValueError:
        raise InvalidText(name, expected=Expected.PHASE) from None


_READERS: Mapping[type, Callable[[_Reader], AnyPosition]] = {
    Classic: _read_classic,
    Pacman: _read_pacman,
    Advanced: _read_advanced,
}
