"""Modes, switches and presets: allowed and refused values."""

import pytest

from corridor.rules.errors import InvalidSwitch
from corridor.rules.modes import (
    LAYOUTS,
    MODES,
    PRESETS,
    Switch,
    changed_switches,
    frame_of,
    make_mode,
    mode_with,
    switch_text,
    switch_values,
    switches_of,
)
from corridor.rules.pacman import Pacman

RACE = {
    "edge_side_jump": ("true", "false"),
    "third_pawn_side_jump": ("true", "false"),
    "draw_after_plies": ("0..10000",),
    "threefold": ("true", "false"),
    "fences_each": ("0..20",),
}
SWITCHES = {
    "classic-2": RACE,
    "classic-3": RACE,
    "classic-4": RACE,
    "pacman": {
        "pac_move": ("exact_2", "up_to_2"),
        "pac_into_ghost": ("caught", "blocked"),
        "boost": ("up_to_3", "exact_3"),
        "boost_eats": ("pass", "end_only"),
        "frenzy": ("exact_2", "up_to_2", "none"),
        "frenzy_path": ("any", "straight", "towards"),
        "ghost_on_pellet": ("cross", "no_entry", "free"),
        "ghost_stack": ("pass_no_share", "block", "share"),
        "ghost_stay": ("true", "false"),
        "ghost_order": ("fixed", "free"),
        "ghost_return": ("next_round", "next_turn"),
        "pellets": ("stay_eaten", "refill"),
        "no_progress_limit": ("0..10000",),
        "lives": ("1..9",),
    },
    "pacman-advanced": {
        "adv_ghost_move": ("up_to", "exact"),
        "no_return": ("last_square", "off"),
        "respawn_free": ("true", "false"),
        "spend_steps": ("up_to_2", "exact_2"),
        "tunnels_give_access": ("true", "false"),
        "ghost_stack": ("pass_no_share", "block", "share"),
        "no_progress_limit": ("0..10000",),
        "pac_stock": ("0..20",),
        "ghost_stock": ("0..20",),
        "lives": ("1..9",),
    },
}
DEFAULTS: dict[str, dict[str, Switch]] = {
    "classic-2": {
        "edge_side_jump": True,
        "third_pawn_side_jump": False,
        "draw_after_plies": 400,
        "threefold": False,
        "fences_each": 10,
    },
    "pacman": {
        "pac_move": "exact_2",
        "pac_into_ghost": "caught",
        "boost": "up_to_3",
        "boost_eats": "pass",
        "frenzy": "exact_2",
        "frenzy_path": "any",
        "ghost_on_pellet": "cross",
        "ghost_stack": "pass_no_share",
        "ghost_stay": False,
        "ghost_order": "fixed",
        "ghost_return": "next_round",
        "pellets": "stay_eaten",
        "no_progress_limit": 100,
        "lives": 3,
    },
    "pacman-advanced": {
        "adv_ghost_move": "up_to",
        "no_return": "last_square",
        "respawn_free": True,
        "spend_steps": "up_to_2",
        "tunnels_give_access": True,
        "ghost_stack": "pass_no_share",
        "no_progress_limit": 100,
        "pac_stock": 12,
        "ghost_stock": 4,
        "lives": 3,
    },
}


def test_there_are_five_modes() -> None:
    assert MODES == ("classic-2", "classic-3", "classic-4", "pacman", "pacman-advanced")


@pytest.mark.parametrize("mode", MODES)
def test_a_mode_must_have_these_switches_and_values(mode: str) -> None:
    assert dict(switches_of(mode)) == SWITCHES[mode]


@pytest.mark.parametrize("mode", DEFAULTS)
def test_a_switch_must_have_its_default_when_it_is_not_named(mode: str) -> None:
    assert switch_values(make_mode(mode)) == DEFAULTS[mode]
    assert changed_switches(make_mode(mode)) == {}


def test_races_must_differ_by_their_sides_and_fences_only() -> None:
    assert switch_values(make_mode("classic-3")) == {**DEFAULTS["classic-2"], "fences_each": 6}
    assert switch_values(make_mode("classic-4")) == {**DEFAULTS["classic-2"], "fences_each": 5}


def test_the_layouts_of_a_mode_must_be_these_the_first_being_the_usual_one() -> None:
    assert dict(LAYOUTS) == {
        "classic-2": ("standard",),
        "classic-3": ("standard",),
        "classic-4": ("standard",),
        "pacman": (
            *("recon-1", "recon-2", "open"),
            *("gate", "kite", "lantern", "meadow", "owl", "tower"),
        ),
        "pacman-advanced": ("d4", "d5", "e4", "e5"),
    }
    for mode, names in LAYOUTS.items():
        assert make_mode(mode) == make_mode(mode, layout=names[0])


EVERY_VALUE = [
    (mode, name, value)
    for mode, switches in SWITCHES.items()
    for name, values in switches.items()
    for value in (values[0].split("..") if ".." in values[0] else values)
]


@pytest.mark.parametrize(("mode", "name", "value"), EVERY_VALUE)
def test_a_switch_may_be_set_to_each_of_its_values(mode: str, name: str, value: str) -> None:
    made = mode_with(mode, None, {name: value})
    assert switch_text(switch_values(made)[name]) == value
    usual = switch_values(make_mode(mode))
    assert {key for key, now in switch_values(made).items() if now != usual[key]} <= {name}
    assert changed_switches(made) in ({}, {name: switch_values(made)[name]})


def test_a_switch_may_be_set_by_a_value_or_by_its_text() -> None:
    assert make_mode("classic-2", edge_side_jump=False) == make_mode(
        "classic-2", edge_side_jump="false"
    )
    assert make_mode("classic-2", fences_each=7) == make_mode("classic-2", fences_each="7")
    for text, value in (("yes", True), ("on", True), ("no", False), ("off", False), ("TRUE", True)):
        assert make_mode("classic-2", threefold=text) == make_mode("classic-2", threefold=value)


def test_numbers_of_the_set_up_must_go_into_the_layout() -> None:
    assert make_mode("classic-3", fences_each=2).layout.stock == (2, 2, 2)
    assert make_mode("pacman", lives=1).layout.lives == 1
    layout = make_mode("pacman-advanced", pac_stock=3, ghost_stock=2, lives=5).layout
    assert (layout.stock, layout.lives) == ((3, 2), 5)


# Refused values


def refused(mode: str, **named: str) -> tuple[str, str, tuple[str, ...]]:
    layout, preset = named.pop("layout", None), named.pop("preset", None)
    with pytest.raises(InvalidSwitch) as caught:
        make_mode(mode, layout=layout, preset=preset, **named)
    error = caught.value
    for allowed in error.allowed:
        assert allowed in str(error)
    return error.kind, error.name, error.allowed


def test_an_unknown_mode_must_be_refused_with_those_there_are() -> None:
    assert refused("chess") == ("mode", "chess", MODES)
    with pytest.raises(InvalidSwitch):
        mode_with("chess", None, {})


def test_an_unknown_layout_must_be_refused_with_those_there_are() -> None:
    assert refused("pacman", layout="d4") == ("layout", "d4", LAYOUTS["pacman"])
    assert refused("classic-2", layout="") == ("layout", "", ("standard",))


def test_an_unknown_preset_must_be_refused_with_those_there_are() -> None:
    presets = (
        "booklet",
        "first-printing",
        "strict-english",
        "italian",
        "danish",
        "friendly-ghosts",
    )
    assert refused("pacman", preset="klingon") == ("preset", "klingon", presets)
    assert refused("classic-2", preset="danish") == ("preset", "danish", ())
    assert refused("pacman-advanced", preset="danish") == ("preset", "danish", ())


def test_an_unknown_switch_must_be_refused_with_those_there_are() -> None:
    assert refused("classic-2", frenzy="none") == ("switch", "frenzy", tuple(RACE))
    assert refused("pacman", fences_each="1") == (
        "switch",
        "fences_each",
        tuple(SWITCHES["pacman"]),
    )
    assert refused("pacman", steps="1")[:2] == ("switch", "steps")  # a number, but no switch
    with pytest.raises(InvalidSwitch) as caught:
        mode_with("pacman", None, {"preset": "danish"})
    assert caught.value.kind == "switch"


@pytest.mark.parametrize(
    ("mode", "name", "value"),
    [
        ("classic-2", "threefold", "maybe"),
        ("classic-2", "threefold", "1"),
        ("classic-2", "fences_each", "21"),
        ("classic-2", "fences_each", "-1"),
        ("classic-2", "fences_each", "ten"),
        ("classic-2", "fences_each", "٣"),
        ("classic-2", "fences_each", ""),
        ("classic-2", "fences_each", "true"),
        ("classic-2", "draw_after_plies", "10001"),
        ("classic-2", "draw_after_plies", "1" * 5000),
        ("pacman", "lives", "0"),
        ("pacman", "lives", "10"),
        ("pacman", "lives", "3.0"),
        ("pacman", "frenzy", "exact_3"),
        ("pacman", "frenzy", ""),
        ("pacman-advanced", "ghost_stack", "free"),
    ],
)
def test_an_unknown_value_must_be_refused_with_those_there_are(
    mode: str, name: str, value: str
) -> None:
    assert refused(mode, **{name: value}) == (name, value, switches_of(mode)[name])


def test_a_truth_may_not_stand_for_a_number() -> None:
    with pytest.raises(InvalidSwitch):
        make_mode("pacman", lives=True)


# Presets


@pytest.mark.parametrize(
    ("preset", "switches"),
    [
        ("booklet", {}),
        ("first-printing", {"ghost_on_pellet": "free"}),
        ("strict-english", {"boost": "exact_3"}),
        ("italian", {"frenzy_path": "towards"}),
        (
            "danish",
            {"ghost_on_pellet": "no_entry", "boost_eats": "end_only", "frenzy": "up_to_2"},
        ),
        ("friendly-ghosts", {"frenzy": "up_to_2", "ghost_stay": True, "ghost_order": "free"}),
    ],
)
def test_a_preset_must_set_its_switches_and_no_others(
    preset: str, switches: dict[str, Switch]
) -> None:
    assert changed_switches(make_mode("pacman", preset=preset)) == switches
    assert preset in PRESETS["pacman"]


def test_a_switch_that_is_named_must_win_over_the_preset() -> None:
    rules = make_mode("pacman", preset="danish", frenzy="none").rules
    assert isinstance(rules, Pacman)
    assert (rules.frenzy, rules.boost_eats) == ("none", "end_only")


# Frames


def test_a_frame_must_say_what_a_mode_asks_of_every_layout() -> None:
    race, chase, advanced = (frame_of(mode) for mode in ("classic-4", "pacman", "pacman-advanced"))
    assert (race.sides, race.pellets, race.lives) == (("w", "x", "y", "z"), 0, 0)
    assert (chase.sides, chase.pellets, chase.chamber) == (("pacman", "ghosts"), 4, 0)
    assert (advanced.chamber, advanced.off_board, len(advanced.gates)) == (4, ("pacman",), 4)
