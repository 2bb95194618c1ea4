"""The five modes as records: the only home of the numbers of the games."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import Literal, TypeAlias, get_args, get_origin, get_type_hints

from corridor.rules.advanced import Advanced, AdvancedPosition, Pace
from corridor.rules.board import FILE_A, FILE_I, RANK_1, RANK_9, Squares, parse_square
from corridor.rules.classic import Classic, ClassicPosition
from corridor.rules.errors import InvalidSwitch
from corridor.rules.layout import Figure, Layout
from corridor.rules.layout_files import Frame, built_in, check_layout
from corridor.rules.pacman import Pacman, PacmanPosition, Steps

Rules: TypeAlias = Classic | Pacman | Advanced
AnyPosition: TypeAlias = ClassicPosition | PacmanPosition | AdvancedPosition
Switch: TypeAlias = bool | int | str


@dataclass(frozen=True, slots=True)
class Mode:
    """One of the games: its switches, and what stands where at the start."""

    key: str
    rules: Rules
    layout: Layout

    def start(self) -> AnyPosition:
        """The position from which a game begins."""
        return self.rules.start(self)


CLASSIC = Classic(
    edge_side_jump=True,
    third_pawn_side_jump=False,
    draw_after_plies=400,
    threefold=False,
)
PACMAN = Pacman(
    pac_move="exact_2",
    pac_into_ghost="caught",
    boost="up_to_3",
    boost_eats="pass",
    frenzy="exact_2",
    frenzy_path="any",
    ghost_on_pellet="cross",
    ghost_stack="pass_no_share",
    ghost_stay=False,
    ghost_order="fixed",
    ghost_return="next_round",
    pellets="stay_eaten",
    no_progress_limit=100,
    steps=Steps(pacman=2, boost=3, ghost=1, frenzy=2),
)
ADVANCED = Advanced(
    adv_ghost_move="up_to",
    no_return="last_square",
    respawn_free=True,
    spend_steps="up_to_2",
    tunnels_give_access=True,
    ghost_stack="pass_no_share",
    no_progress_limit=100,
    pace=Pace(pacman=2, spend=2, ghosts=(1, 2, 2, 3), opening=4),
    gates=tuple(parse_square(name) for name in ("e1", "e9", "a5", "i5")),
    tunnels=(
        (parse_square("e1"), parse_square("e9")),
        (parse_square("a5"), parse_square("i5")),
    ),
)

# Where a pawn starts and which side of the board it wants, named by where it starts.
_HOMES: Mapping[str, tuple[str, Squares]] = {
    "south": ("e1", RANK_9),
    "west": ("a5", FILE_I),
    "north": ("e9", RANK_1),
    "east": ("i5", FILE_A),
}
_PAWNS = "wxyz"  # the pieces of a race in turn order; no letter of theirs names a file


def _race(fences_each: int, *homes: str) -> Layout:
    figures = tuple(
        Figure(name, name.upper(), side, parse_square(square), goal)
        for side, (name, (square, goal)) in enumerate(
            zip(_PAWNS, (_HOMES[home] for home in homes), strict=False)
        )
    )
    return Layout("standard", figures, (fences_each,) * len(figures))


_RACES: Mapping[str, Layout] = {
    "classic-2": _race(10, "south", "north"),
    "classic-3": _race(6, "south", "west", "north"),
    "classic-4": _race(5, "south", "west", "north", "east"),
}
_HUNT = (
    Figure("pacman", "M", 0, None),
    Figure("blinky", "B", 1, None),
    Figure("inky", "I", 1, None),
    Figure("pinky", "P", 1, None),
    Figure("clyde", "C", 1, None),
)
_HUNT_SIDES = ("pacman", "ghosts")
_PELLETS = 4

# What can be read by name and stands in the layout; the sides whose stock it is.
_STOCKS: Mapping[str, Mapping[str, tuple[int, ...]]] = {
    "classic": {"fences_each": (0, 1, 2, 3)},
    "pacman": {},
    "advanced": {"pac_stock": (0,), "ghost_stock": (1,)},
}
_MOST_STOCK = 20  # as many fences as there are in the box
_MOST_LIVES = 9
_MOST_LIMIT = 10_000

LAYOUTS: Mapping[str, tuple[str, ...]] = {
    "classic-2": ("standard",),
    "classic-3": ("standard",),
    "classic-4": ("standard",),
    "pacman": ("recon-1", "recon-2", "open"),
    "pacman-advanced": ("d4", "d5", "e4", "e5"),
}
MODES = tuple(LAYOUTS)
_RULES: Mapping[str, Rules] = {
    **dict.fromkeys(_RACES, CLASSIC),
    "pacman": PACMAN,
    "pacman-advanced": ADVANCED,
}
PRESETS: Mapping[str, Mapping[str, Mapping[str, Switch]]] = {
    "pacman": {
        "booklet": {},
        "first-printing": {"ghost_on_pellet": "free"},
        "strict-english": {"boost": "exact_3"},
        "italian": {"frenzy_path": "towards"},
        "danish": {
            "ghost_on_pellet": "no_entry",
            "boost_eats": "end_only",
            "frenzy": "up_to_2",
        },
        "friendly-ghosts": {"frenzy": "up_to_2", "ghost_stay": True, "ghost_order": "free"},
    },
}


def make_mode(
    key: str,
    *,
    layout: str | Layout | None = None,
    preset: str | None = None,
    **switches: Switch,
) -> Mode:
    """A mode with its switches set; what is not named keeps its default.

    >>> make_mode("pacman", preset="danish").rules.frenzy
    'up_to_2'
    """
    _known("mode", key, MODES)
    return mode_with(key, layout, {**_preset(key, preset), **switches})


def mode_with(key: str, layout: str | Layout | None, switches: Mapping[str, Switch]) -> Mode:
    """A mode with the switches that a text names, whatever they are called there."""
    _known("mode", key, MODES)
    allowed = switches_of(key)
    for name in switches:
        _known("switch", name, tuple(allowed))
    values = {name: _value(name, value, allowed[name]) for name, value in switches.items()}
    usual = _RULES[key]
    of_rules = {spec.name for spec in fields(usual)}
    changed = {name: value for name, value in values.items() if name in of_rules}
    rules = replace(usual, **changed)  # type: ignore[arg-type]  # values are checked
    return Mode(key, rules, _with_numbers(rules, _layout(key, rules, layout), values))


def frame_of(key: str) -> Frame:
    """What a mode asks of every layout."""
    if key in _RACES:
        figures = _RACES[key].figures
        sides = tuple(figure.name for figure in figures)
        return Frame(figures, sides, _MOST_STOCK, pellets=0, lives=0, chamber=0)
    frame = Frame(_HUNT, _HUNT_SIDES, 0, pellets=_PELLETS, lives=_MOST_LIVES, chamber=0)
    if key == "pacman":
        return frame
    return replace(
        frame,
        stock=_MOST_STOCK,
        chamber=ADVANCED.pace.opening,
        off_board=(_HUNT[0].name,),
        gates=ADVANCED.gates,
        access=ADVANCED.tunnels,
    )


@cache
def switches_of(key: str) -> Mapping[str, tuple[str, ...]]:
    """Every switch of a mode and the values it takes; a range stands as ``0..9``."""
    rules = _RULES[key]
    allowed: dict[str, tuple[str, ...]] = {}
    for name, hint in get_type_hints(type(rules)).items():
        if hint is bool:
            allowed[name] = ("true", "false")
        elif hint is int:
            allowed[name] = (f"0..{_MOST_LIMIT}",)
        elif get_origin(hint) is Literal:
            allowed[name] = get_args(hint)
    allowed.update(dict.fromkeys(_STOCKS[_family(rules)], (f"0..{_MOST_STOCK}",)))
    if frame_of(key).lives:
        allowed["lives"] = (f"1..{_MOST_LIVES}",)
    return allowed


def switch_values(mode: Mode) -> dict[str, Switch]:
    """The value every switch of a mode has."""
    values: dict[str, Switch] = {}
    for name in switches_of(mode.key):
        stocks = _STOCKS[_family(mode.rules)].get(name)
        if stocks is not None:
            values[name] = mode.layout.stock[stocks[0]]
        elif name == "lives":
            values[name] = mode.layout.lives or 0
        else:
            values[name] = getattr(mode.rules, name)
    return values


def changed_switches(mode: Mode) -> dict[str, Switch]:
    """The switches that do not have the value the mode gives them."""
    usual = switch_values(make_mode(mode.key))
    return {name: value for name, value in switch_values(mode).items() if value != usual[name]}


def switch_text(value: Switch) -> str:
    """A switch's value as it stands in texts."""
    return str(value).lower()


def _family(rules: Rules) -> str:
    return type(rules).__name__.lower()


def _known(kind: str, name: str, allowed: tuple[str, ...]) -> None:
    if name not in allowed:
        raise InvalidSwitch(kind, str(name), allowed)


def _preset(key: str, preset: str | None) -> Mapping[str, Switch]:
    if preset is None:
        return {}
    presets = PRESETS.get(key, {})
    _known("preset", preset, tuple(presets))
    return presets[preset]


def _layout(key: str, rules: Rules, layout: str | Layout | None) -> Layout:
    if isinstance(layout, Layout):
        frame = frame_of(key)
        check_layout(layout, frame)
        if isinstance(rules, Advanced) and not rules.tunnels_give_access:
            check_layout(layout, replace(frame, access=()))
        return layout
    name = LAYOUTS[key][0] if layout is None else layout
    _known("layout", name, LAYOUTS[key])
    return _RACES[key] if key in _RACES else _built_in(key, name)


@cache
def _built_in(key: str, name: str) -> Layout:
    return built_in(name, frame_of(key))


def _value(name: str, value: Switch, allowed: tuple[str, ...]) -> Switch:
    """Read a switch's value, given as itself or as text."""
    text = switch_text(value)
    if allowed == ("true", "false"):
        text = {"yes": "true", "on": "true", "no": "false", "off": "false"}.get(text, text)
        _known(name, text, allowed)
        return text == "true"
    low, dots, high = allowed[0].partition("..")
    if not dots:
        _known(name, text, allowed)
        return text
    if (
        text.isascii()
        and text.isdecimal()
        and len(text) <= len(high)
        and int(low) <= int(text) <= int(high)
    ):
        return int(text)
    raise InvalidSwitch(name, text, allowed)


def _with_numbers(rules: Rules, layout: Layout, values: Mapping[str, Switch]) -> Layout:
    stock = list(layout.stock)
    for name, sides in _STOCKS[_family(rules)].items():
        if name in values:
            for side in sides[: len(stock)]:
                stock[side] = int(values[name])
    lives = int(values["lives"]) if "lives" in values else layout.lives
    return replace(layout, stock=tuple(stock), lives=lives)
