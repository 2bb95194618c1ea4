"""`Complaint`: an error for people, as a key of the catalogue with its arguments."""

from typing import Any

from corridor.i18n import listed, say
from corridor.rules.errors import IllegalMove, InvalidSwitch, InvalidText

_LONGEST_QUOTE = 60


class Complaint(ValueError):
    """A key of the catalogue and its arguments; ``str`` gives the sentence, tuples as lists.

    >>> str(Complaint("engine-unknown-word", word="hop"))
    'There is no command “hop”.'
    """

    def __init__(self, key: str, /, **args: Any) -> None:  # noqa: ANN401  any variable of a sentence
        super().__init__(key)
        self.key = key
        self.args_said = args

    def __str__(self) -> str:
        said = self.args_said.items()
        words = {name: listed(it) if isinstance(it, tuple) else it for name, it in said}
        return say(self.key, **words)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle with key and arguments."""
        return _again, (self.key, self.args_said)


def _again(key: str, args: dict[str, Any]) -> Complaint:
    return Complaint(key, **args)


def quoted(text: str) -> str:
    """Foreign text for an error message: shortened, in one line."""
    plain = "".join(
        letter if letter.isprintable() else " " for letter in text[: 4 * _LONGEST_QUOTE]
    )
    short = " ".join(plain.split())
    return short if len(short) <= _LONGEST_QUOTE else short[: _LONGEST_QUOTE - 1] + "…"


def complaint_of(error: InvalidText | InvalidSwitch | IllegalMove) -> Complaint:
    """A refusal of the law as a complaint for programs, with its stable code."""
    match error:
        case IllegalMove():
            return Complaint(
                "engine-illegal-move", move=quoted(error.text), code=str(error.refusal)
            )
        case InvalidSwitch():
            key, args = no_such(error)
            return Complaint(key, **args)
    return Complaint("engine-unreadable", code=str(error.expected), found=quoted(error.text))


def no_such(error: InvalidSwitch) -> tuple[str, dict[str, Any]]:
    """The key and the arguments of the complaint about an unknown name."""
    name = quoted(error.name)
    if not error.allowed:  # only a mode without presets has none
        return "engine-no-presets", {"name": name}
    return "engine-no-such-value", {"kind": error.kind, "name": name, "allowed": error.allowed}
