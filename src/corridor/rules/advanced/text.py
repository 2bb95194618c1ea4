"""Position text of the advanced chase.

``pieces / pellets / lives / stocks / reserve eaten / Chamber / previous squares / turn``
"""

import re
from dataclasses import replace
from typing import TYPE_CHECKING, cast

from corridor.rules.advanced.phases import Phase
from corridor.rules.board import parse_square, square_name
from corridor.rules.errors import Expected, InvalidText
from corridor.rules.text_fields import (
    FieldReader,
    letters_text,
    numbers_text,
    parse_phase,
    set_text,
    squares_text,
)

if TYPE_CHECKING:
    from corridor.rules.advanced.position import AdvancedPosition


def fields(position: "AdvancedPosition") -> list[str]:
    """The fields after the fences."""
    return [
        squares_text(position.squares),
        set_text(position.pellets),
        str(position.lives),
        numbers_text(position.stock),
        f"{position.reserve} {position.eaten}",
        "".join(str(fence) for fence in position.chamber),
        squares_text(position.previous),
        _turn_text(position),
    ]


def _turn_text(position: "AdvancedPosition") -> str:
    words = [str(position.turn), str(position.phase)]
    if position.set_up:
        words.append("set_up")
    if position.began is not None:
        words.append(f"began={square_name(position.began)}")
    words += ["walked"] if position.walked else []
    words += ["due"] if position.due else []
    if position.played:
        words.append(f"played={letters_text(position.mode, position.played)}")
    if position.placer is not None:
        words.append(f"placer={letters_text(position.mode, 1 << position.placer)}")
    return " ".join(words)


def read(reader: FieldReader) -> "AdvancedPosition":
    """The position of a text."""
    reader.count(11)
    reserve, eaten = reader.numbers(7, 2)
    position = replace(
        cast("AdvancedPosition", reader.mode.start()),
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


def _with_turn(position: "AdvancedPosition", reader: FieldReader) -> "AdvancedPosition":
    turn, phase, *words = [*reader.fields[10].split(), "", ""]
    if not re.fullmatch("[1-9]", turn):
        raise InvalidText(reader.fields[10], expected=Expected.TURN)
    flags, named = _turn_words(words)
    placer = reader.pieces(named["placer"])
    if placer.bit_count() > 1:
        raise InvalidText(named["placer"], expected=Expected.PIECE_LETTER)
    return replace(
        position,
        turn=int(turn),
        phase=parse_phase(Phase, phase),
        began=parse_square(named["began"]) if named["began"] else None,
        played=reader.pieces(named["played"]),
        placer=placer.bit_length() - 1 if placer else None,
        set_up=flags["set_up"],
        walked=flags["walked"],
        due=flags["due"],
    )


def _turn_words(words: list[str]) -> tuple[dict[str, bool], dict[str, str]]:
    """The flags and the named values of a turn, each said once at most."""
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
    return flags, named
