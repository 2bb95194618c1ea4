"""Errors and refusals as values; `i18n` makes sentences of them.

::

    ValueError
      InvalidText       cannot be read: a move, a position, a record, a layout file
        InvalidLayout     can be read, but describes a board that no game can start from
      InvalidSwitch     no such mode, preset, layout, switch or value
      IllegalMove       can be read, but cannot be played here
        NotYourTurn       the piece that moves is not one of those whose turn it is
"""

from dataclasses import dataclass
from enum import StrEnum, unique


@unique
class Refusal(StrEnum):
    """Why a move cannot be played. The values are stable codes."""

    UNREADABLE = "unreadable"
    GAME_OVER = "game_over"
    NOT_YOUR_TURN = "not_your_turn"
    WRONG_PHASE = "wrong_phase"
    PIECE_OFF_BOARD = "piece_off_board"
    # fences
    NO_FENCES_LEFT = "no_fences_left"
    CROSSES_FENCE = "crosses_fence"
    OVERLAPS_FENCE = "overlaps_fence"
    CLOSES_LAST_ROUTE = "closes_last_route"
    CUTS_OFF_SQUARES = "cuts_off_squares"
    NOT_A_CHAMBER_FENCE = "not_a_chamber_fence"
    SAME_SLOT = "same_slot"
    # walks
    TOO_FAR = "too_far"
    FENCE_BETWEEN = "fence_between"
    SQUARE_TAKEN = "square_taken"
    NO_JUMP = "no_jump"
    WRONG_LENGTH = "wrong_length"
    MUST_STOP = "must_stop"
    GHOST_IN_THE_WAY = "ghost_in_the_way"
    PELLET_IN_THE_WAY = "pellet_in_the_way"
    ENDS_ON_PELLET = "ends_on_pellet"
    ENDS_ON_GHOST = "ends_on_ghost"
    ENDS_WHERE_IT_BEGAN = "ends_where_it_began"
    ENDS_ON_PREVIOUS_SQUARE = "ends_on_previous_square"
    NOT_STRAIGHT = "not_straight"
    # the rest
    MUST_MOVE = "must_move"
    NOT_A_RESPAWN_SQUARE = "not_a_respawn_square"
    RESPAWN_SQUARE_TAKEN = "respawn_square_taken"
    NO_PELLET_IN_RESERVE = "no_pellet_in_reserve"


@unique
class Expected(StrEnum):
    """What a reader wanted to find, or the condition that what it found does not meet."""

    BOOST_AFTER_PELLET = "boost_after_pellet"
    CHAMBER_COUNT = "chamber_count"
    CHAMBER_FENCES_STANDING = "chamber_fences_standing"
    CHARACTERS = "characters"
    CHASE_MOVE = "chase_move"
    CLOCK = "clock"
    CLOSED_CHAMBER = "closed_chamber"
    COMMENT = "comment"
    COMMENT_END = "comment_end"
    EATEN = "eaten"
    END_OF_TEXT = "end_of_text"
    EVALUATION = "evaluation"
    FENCE = "fence"
    FENCES_NOT_CROSSING = "fences_not_crossing"
    FENCES_NOT_OVERLAPPING = "fences_not_overlapping"
    FENCES_OF_LAYOUT = "fences_of_layout"
    FENCE_LIST = "fence_list"
    FIELDS = "fields"
    FITTING_FENCE = "fitting_fence"
    FORMAT = "format"
    GHOSTS_APART = "ghosts_apart"
    GLYPH = "glyph"
    GLYPH_APART = "glyph_apart"
    INLINE_LAYOUT = "inline_layout"
    JSON = "json"
    JSON_KEY = "json_key"
    JSON_KEY_ONCE = "json_key_once"
    JSON_KIND = "json_kind"
    KNOWN_NAME = "known_name"
    LAYOUT_KEY = "layout_key"
    LAYOUT_NUMBER = "layout_number"
    LAYOUT_SIZE = "layout_size"
    LAYOUT_VALUE = "layout_value"
    LEGAL_MOVE = "legal_move"
    LIVES = "lives"
    MOVE = "move"
    MOVE_COUNT = "move_count"
    MOVE_NUMBER = "move_number"
    NESTING = "nesting"
    NOTE_OF_MOVE = "note_of_move"
    NOTE_ONCE = "note_once"
    NO_PELLET_ON_RESPAWN_SQUARE = "no_pellet_on_respawn_square"
    NO_PELLET_UNDER_PIECE = "no_pellet_under_piece"
    NO_SQUARE_CUT_OFF = "no_square_cut_off"
    NUMBERS = "numbers"
    ONE_CHAMBER = "one_chamber"
    ONE_RECORD = "one_record"
    ONE_SQUARE = "one_square"
    PACMAN_APART = "pacman_apart"
    PACMAN_ON_BOARD = "pacman_on_board"
    PELLETS_DIFFER = "pellets_differ"
    PELLETS_OF_LAYOUT = "pellets_of_layout"
    PELLET_COUNT = "pellet_count"
    PHASE = "phase"
    PIECES_APART = "pieces_apart"
    PIECE_LETTER = "piece_letter"
    PIECE_NAME = "piece_name"
    PIECE_OFF_BOARD = "piece_off_board"
    PIECE_ON_BOARD = "piece_on_board"
    PLAIN_TEXT = "plain_text"
    PLAYED_IN_TURN = "played_in_turn"
    POSITION_SIZE = "position_size"
    PREVIOUS = "previous"
    RACE_MOVE = "race_move"
    RECORD_SIZE = "record_size"
    RESERVE = "reserve"
    RESULT = "result"
    RESULT_FITS = "result_fits"
    RESULT_OF_BOARD = "result_of_board"
    ROUTE_TO_GOAL = "route_to_goal"
    SAME_RESULT = "same_result"
    SEATS = "seats"
    SIDE_NUMBER = "side_number"
    SQUARE = "square"
    SQUARE_FOR_EACH_PIECE = "square_for_each_piece"
    SQUARE_LIST = "square_list"
    START_OFF_GOAL = "start_off_goal"
    START_OF_MODE = "start_of_mode"
    STOCK = "stock"
    STOCK_NAME = "stock_name"
    SWITCH = "switch"
    TAG = "tag"
    TAG_NAME = "tag_name"
    TAG_ONCE = "tag_once"
    TAG_VALUE = "tag_value"
    TERMINATION = "termination"
    TOML = "toml"
    TURN = "turn"
    VARIATION_END = "variation_end"


@dataclass(frozen=True, slots=True)
class Refused:
    """A refusal with what it is about: the pieces it protects and the squares it speaks of.

    A drawing finds the steps that a refused fence would block by itself.
    """

    refusal: Refusal
    pieces: tuple[int, ...] = ()
    squares: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Place:
    """Where on a board something is wrong: squares, fences as players write them, pieces."""

    squares: tuple[int, ...] = ()
    fences: tuple[str, ...] = ()
    pieces: tuple[int, ...] = ()


NOWHERE = Place()
_LONGEST_QUOTE = 80
_ADVICE = {Expected.ONE_RECORD: "; read_records reads them all"}


class _Portable(ValueError):
    """An error that can be pickled, so that a pool of processes can pass it on."""

    def __reduce__(self) -> tuple[object, ...]:
        return _carried, (type(self), self.args, vars(self))


def _carried(kind: type[_Portable], args: tuple[object, ...], known: dict[str, object]) -> object:
    error = kind.__new__(kind, *args)
    vars(error).update(known)
    return error


class InvalidText(_Portable):
    """A text that cannot be read, with where it stopped making sense."""

    def __init__(
        self,
        text: str,
        *,
        expected: Expected,
        detail: str = "",
        line: int | None = None,
        column: int | None = None,
        at: Place = NOWHERE,
    ) -> None:
        self.text = text[:_LONGEST_QUOTE]
        self.expected = expected
        self.detail = detail  # how many were expected, or which there are
        self.line = line
        self.column = column
        self.at = at  # what of the board it is about
        place = "" if line is None else f" (line {line}, column {column})"
        advice = _ADVICE.get(expected, "")
        super().__init__(f"expected {expected}, found {self.text!r}{place}{advice}")


class InvalidLayout(InvalidText):
    """A layout that no game can start from; ``expected`` says which condition it breaks."""


class InvalidSwitch(_Portable):
    """No such mode, preset, layout, switch or value; ``allowed`` lists what there is."""

    def __init__(self, kind: str, name: str, allowed: tuple[str, ...]) -> None:
        self.kind = kind  # "mode", "preset", "layout", "switch", or the switch whose value is wrong
        self.name = name
        self.allowed = allowed
        super().__init__(f"no {kind} {name!r}; allowed: {', '.join(allowed)}")


def unknown_name(error: InvalidSwitch) -> InvalidText:
    """The same inside a text."""
    found, allowed = f"{error.kind} {error.name}", ", ".join(error.allowed)
    return InvalidText(found, expected=Expected.KNOWN_NAME, detail=allowed)


class IllegalMove(_Portable):
    """A move that the rules refuse here."""

    def __init__(self, text: str, refused: Refused) -> None:
        self.text = text
        self.refused = refused
        super().__init__(f"{text}: {refused.refusal}")

    @property
    def refusal(self) -> Refusal:
        """The stable code of the reason."""
        return self.refused.refusal


class NotYourTurn(IllegalMove):
    """The piece that would move is not one of those whose turn it is."""
