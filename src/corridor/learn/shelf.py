"""The shelf: every lesson that comes with the package, in the order of learning."""

from collections.abc import Mapping
from functools import cache
from importlib import resources

from corridor.learn.lesson import Lesson
from corridor.learn.reader import parse_lesson

# Each family and its lessons, the first to learn first. A lesson is a file of that name.
FAMILIES: Mapping[str, tuple[str, ...]] = {
    "race": (
        "race-step",
        "race-fence",
        "race-last-route",
        "race-jump",
        "race-jump-aside",
        "race-tempo",
    ),
    "crowd": ("crowd-whose-fence", "crowd-boxed-in"),
    "chase": (
        "chase-two-steps",
        "chase-pellets",
        "chase-boost",
        "chase-sight",
        "chase-catch",
        "chase-surround",
    ),
    "advanced": (
        "advanced-opening",
        "advanced-tunnels",
        "advanced-chamber",
        "advanced-reserve",
        "advanced-walk-then-fence",
        "advanced-cutting-off",
    ),
}


def families() -> tuple[str, ...]:
    """The families of lessons; ``learn-family-NAME`` names one."""
    return tuple(FAMILIES)


def lessons(family: str | None = None) -> tuple[Lesson, ...]:
    """Every lesson, or those of a family, in the order of learning."""
    wanted = FAMILIES if family is None else {family: FAMILIES[family]}
    return tuple(lesson(name) for names in wanted.values() for name in names)


@cache
def lesson(name: str) -> Lesson:
    """The lesson of this id; ``KeyError`` if there is none."""
    if not any(name in names for names in FAMILIES.values()):
        raise KeyError(name)
    path = resources.files("corridor.learn") / "lessons" / f"{name}.toml"
    return parse_lesson(path.read_text(encoding="utf-8"), name)


def following(name: str) -> Lesson | None:
    """The lesson to offer next; ``None`` after the last of its family."""
    names = FAMILIES[lesson(name).family]
    later = names[names.index(name) + 1 :]
    return lesson(later[0]) if later else None
