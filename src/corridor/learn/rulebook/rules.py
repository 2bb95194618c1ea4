"""The rules of the five modes, in the order in which they are told."""

from collections.abc import Mapping

from corridor.learn.rulebook.advanced import ADVANCED
from corridor.learn.rulebook.boards import FIRST_PAGE, LAYOUTS
from corridor.learn.rulebook.chase import CHASE
from corridor.learn.rulebook.figure import Figure
from corridor.learn.rulebook.race import RACE
from corridor.learn.rulebook.rule import Rule
from corridor.rules.errors import Refusal
from corridor.rules.modes import AnyPosition

FIGURES: tuple[Figure, ...] = (*RACE, *CHASE, *ADVANCED, *LAYOUTS, *FIRST_PAGE)
_FIGURE = {figure.name: figure for figure in FIGURES}

_SET_UP = {
    "classic-2": Rule("race-two", _FIGURE["race-start"], "e2", points=("C10",)),
    "classic-3": Rule("race-three", _FIGURE["race-three"], "e2", points=("C9",)),
    "classic-4": Rule("race-four", _FIGURE["race-four"], "e2", points=("C10",)),
}
_RACE = (
    Rule("race-goal", _FIGURE["race-goal"], "c9", points=("C7",)),
    Rule("race-turn", _FIGURE["race-start"], "e2", "--", Refusal.MUST_MOVE, phases=("race",)),
    Rule("race-steps", _FIGURE["race-steps"], "e6", "d6", Refusal.TOO_FAR),
    Rule("race-around", _FIGURE["race-around"], "f4", "e5", Refusal.FENCE_BETWEEN),
    Rule("race-fence", _FIGURE["race-fence"], "c6h", explains=(Refusal.NO_FENCES_LEFT,)),
    Rule(
        "race-fences-fit",
        _FIGURE["race-fences-clash"],
        "f4h",
        "d4v",
        Refusal.CROSSES_FENCE,
        points=("C8",),
        explains=(Refusal.OVERLAPS_FENCE,),
    ),
    Rule(
        "race-last-route",
        _FIGURE["race-last-route"],
        "d3h",
        "d2h",
        Refusal.CLOSES_LAST_ROUTE,
        points=("C6", "C11"),
    ),
    Rule("race-pocket", _FIGURE["race-pocket"], "d2h"),
    Rule("race-jump", _FIGURE["race-jump"], "e6", "d5", Refusal.NO_JUMP, points=("C4",)),
    Rule(
        "race-jump-aside",
        _FIGURE["race-jump-aside"],
        "d5",
        "e6",
        Refusal.NO_JUMP,
        points=("C1",),
    ),
    Rule(
        "race-jump-edge",
        _FIGURE["race-jump-at-edge"],
        "d9",
        "e9",
        Refusal.SQUARE_TAKEN,
        points=("C2",),
    ),
)
_CROWD = (
    Rule(
        "race-no-double-jump",
        _FIGURE["race-no-double-jump"],
        "d4",
        "e7",
        Refusal.TOO_FAR,
        points=("C3",),
    ),
    Rule(
        "race-boxed-in",
        _FIGURE["race-boxed-in"],
        "--",
        "a2",
        Refusal.FENCE_BETWEEN,
        points=("C5",),
    ),
)
_CHASE = (
    Rule("chase-goal", _FIGURE["chase-start"], "Me6f6", points=("B16", "B22")),
    Rule(
        "chase-walk",
        _FIGURE["chase-walk"],
        "Md5d6",
        "Md5",
        Refusal.WRONG_LENGTH,
        points=("B1", "B2", "B3", "B21"),
        phases=("walk",),
        explains=(Refusal.FENCE_BETWEEN, Refusal.ENDS_WHERE_IT_BEGAN, Refusal.TOO_FAR),
    ),
    Rule(
        "chase-pellet",
        _FIGURE["chase-pellet"],
        "Ma9",
        "Ma9a8",
        Refusal.MUST_STOP,
        points=("B6a",),
    ),
    Rule(
        "chase-boost",
        _FIGURE["chase-boost"],
        "Ma8b8c8",
        points=("B4", "B5", "B6", "B6b", "B6c", "B14"),
        phases=("boost",),
    ),
    Rule(
        "chase-ghosts",
        _FIGURE["chase-steps"],
        "Be6",
        "Bd6",
        Refusal.TOO_FAR,
        points=("B11", "B12", "B20"),
        phases=("ghosts",),
        explains=(Refusal.FENCE_BETWEEN, Refusal.MUST_MOVE, Refusal.WRONG_LENGTH),
    ),
    Rule(
        "chase-sight",
        _FIGURE["chase-sight"],
        "Be6e5",
        "Ig5g4",
        Refusal.WRONG_LENGTH,
        points=("B9a", "B9b", "B9c"),
    ),
    Rule(
        "chase-frenzy",
        _FIGURE["chase-frenzy"],
        "Be5e4",
        "Be7",
        Refusal.WRONG_LENGTH,
        points=("B8", "B9"),
        explains=(Refusal.NOT_STRAIGHT,),
    ),
    Rule(
        "chase-ghost-pellet",
        _FIGURE["chase-ghost-pellet"],
        "Ba9a8",
        "Ba9",
        Refusal.ENDS_ON_PELLET,
        points=("B7",),
        explains=(Refusal.PELLET_IN_THE_WAY,),
    ),
    Rule(
        "chase-ghost-passes",
        _FIGURE["chase-ghost-passes"],
        "Bd5e5",
        "Bd5",
        Refusal.ENDS_ON_GHOST,
        points=("B10",),
        explains=(Refusal.GHOST_IN_THE_WAY,),
    ),
    Rule("chase-catch", _FIGURE["chase-catch"], "Bd6d5", points=("B17", "B19")),
    Rule("chase-new-round", _FIGURE["chase-new-round"], "Me6f6", points=("B13", "B18")),
    Rule("chase-end", _FIGURE["chase-end"], "Ma9", points=("B15",)),
)
_ADVANCED = (
    Rule(
        "advanced-goal",
        _FIGURE["advanced-start"],
        "M@e1",
        "M@c3",
        Refusal.NOT_A_RESPAWN_SQUARE,
        points=("A8", "A23", "A24"),
        phases=("enter",),
    ),
    Rule(
        "advanced-opening",
        _FIGURE["advanced-opening"],
        "Me2e3",
        "--",
        Refusal.MUST_MOVE,
        points=("A25",),
        phases=("opening",),
    ),
    Rule(
        "advanced-chamber",
        _FIGURE["advanced-relocate"],
        "e4v>g2h",
        "e4v>e4v",
        Refusal.SAME_SLOT,
        back=1,
        points=("A5", "A6", "A7"),
        phases=("relocate",),
        explains=(Refusal.NOT_A_CHAMBER_FENCE,),
    ),
    Rule(
        "advanced-turn",
        _FIGURE["advanced-walk-then-fence"],
        "f4h",
        "Me4e5",
        Refusal.WRONG_PHASE,
        points=("A2", "A21"),
        phases=("action", "after", "ghost_place"),
        explains=(Refusal.NO_FENCES_LEFT,),
    ),
    Rule(
        "advanced-speed",
        _FIGURE["advanced-speed-2"],
        "Bd6d7",
        "Bd6d7d8",
        Refusal.WRONG_LENGTH,
        points=("A1", "A10", "A18"),
        phases=("ghosts",),
        explains=(Refusal.FENCE_BETWEEN, Refusal.ENDS_ON_GHOST, Refusal.GHOST_IN_THE_WAY),
    ),
    Rule("advanced-tunnels", _FIGURE["advanced-tunnels"], "Me1e9", "Me1i5", Refusal.TOO_FAR),
    Rule(
        "advanced-no-return",
        _FIGURE["advanced-no-return"],
        "Md5d6",
        "Md5c5",
        Refusal.ENDS_ON_PREVIOUS_SQUARE,
        points=("A3", "A4", "A4a"),
        explains=(Refusal.ENDS_WHERE_IT_BEGAN,),
    ),
    Rule(
        "advanced-reserve",
        _FIGURE["advanced-reserve"],
        "Ma1a2",
        "Ma1",
        Refusal.WRONG_LENGTH,
    ),
    Rule(
        "advanced-ghost-pellet",
        _FIGURE["advanced-ghost-pellet"],
        "Ba1a2",
        "Ba1",
        Refusal.ENDS_ON_PELLET,
    ),
    Rule(
        "advanced-spend",
        _FIGURE["advanced-spend"],
        "Me4e5",
        "--",
        Refusal.MUST_MOVE,
        points=("A11", "A12", "A13"),
        phases=("extra",),
        explains=(Refusal.NO_PELLET_IN_RESERVE,),
    ),
    Rule(
        "advanced-contact",
        _FIGURE["advanced-contact"],
        "Ie3",
        points=("A17", "A19"),
        explains=(Refusal.SQUARE_TAKEN,),
    ),
    Rule(
        "advanced-respawn",
        _FIGURE["advanced-respawn"],
        "M@e1",
        "M@i5",
        Refusal.RESPAWN_SQUARE_TAKEN,
        points=("A14", "A15", "A16"),
    ),
    Rule(
        "advanced-fences",
        _FIGURE["advanced-cut-off"],
        "c3h",
        "a2h",
        Refusal.CUTS_OFF_SQUARES,
        points=("A9", "A22"),
        explains=(Refusal.CROSSES_FENCE, Refusal.OVERLAPS_FENCE, Refusal.CLOSES_LAST_ROUTE),
    ),
    Rule("advanced-end", _FIGURE["advanced-win"], "Mh9i9", points=("A20", "A26")),
)

CHAPTERS: Mapping[str, tuple[Rule, ...]] = {
    "classic-2": (_SET_UP["classic-2"], *_RACE),
    "classic-3": (_SET_UP["classic-3"], *_RACE, *_CROWD),
    "classic-4": (_SET_UP["classic-4"], *_RACE, *_CROWD),
    "pacman": _CHASE,
    "pacman-advanced": _ADVANCED,
}


def rules_of(mode: str) -> tuple[Rule, ...]:
    """The rules of a mode, in the order in which they are told."""
    return CHAPTERS[mode]


def rule_for(position: AnyPosition, refusal: Refusal | None = None) -> Rule:
    """The rule at which help opens at this moment of play; the first where none is about it.

    After a refusal it is the rule that explains it, of several the one about the present phase.
    """
    rules, phase = CHAPTERS[position.mode.key], _phase(position)
    about = [rule for rule in rules if rule.is_about(refusal)]
    fitting = [rule for rule in about or rules if phase in rule.phases]
    return next(iter([*fitting, *about, rules[0]]))


def _phase(position: AnyPosition) -> str:
    marks = position.marks
    if marks.phase == "action" and marks.turn is not None:
        return "opening"
    return marks.phase or "race"
