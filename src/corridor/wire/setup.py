"""The setup of a table: mode, switches, seats, time control, and house rules."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from corridor.rules.modes import Switch

PERFECT = 9  # the level of a bot that never errs; only where the server has tables
Level: TypeAlias = Annotated[int, Meta(ge=1, le=PERFECT)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=4)]
Role: TypeAlias = Literal["any", "first", "second"]  # of a person who looks for a partner
Name: TypeAlias = Annotated[str, Meta(max_length=60)]
MatchId: TypeAlias = Annotated[str, Meta(min_length=8, max_length=8, pattern="^[0-9a-zA-Z]{8}$")]
_Seconds: TypeAlias = Annotated[int, Meta(ge=1, le=86_400)]


class NoClock(Struct, frozen=True, tag_field="kind", tag="none"):
    """No clock."""


class PerMove(Struct, frozen=True, tag_field="kind", tag="per_move"):
    """Seconds for each turn of a side."""

    seconds: _Seconds


class Fischer(Struct, frozen=True, tag_field="kind", tag="fischer"):
    """Seconds for the game, and an increment after each turn."""

    seconds: _Seconds
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class Days(Struct, frozen=True, tag_field="kind", tag="days"):
    """Days for each turn of a side."""

    days: Annotated[int, Meta(ge=1, le=30)]


Time: TypeAlias = NoClock | PerMove | Fischer | Days


class Setup(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The setup that a table is created with."""

    mode: Annotated[str, Meta(max_length=40)] = "classic-2"
    preset: Annotated[str, Meta(max_length=40)] | None = None
    layout: Annotated[str, Meta(max_length=10_000)] | None = (
        None  # a key, an inline layout, or the text of a layout file
    )
    position: Annotated[str, Meta(max_length=2_000)] | None = (
        None  # position text to begin from; it says layout and switches itself
    )
    switches: Annotated[
        dict[Annotated[str, Meta(max_length=40)], bool | int | Annotated[str, Meta(max_length=40)]],
        Meta(max_length=40),
    ] = {}
    seats: Annotated[int, Meta(ge=2, le=5)] = 2
    time: Time = field(default_factory=NoClock)
    public: bool = False
    casual: bool = True  # allows takebacks against bots, and hints
    lots: Literal["draw", "seats"] = "draw"  # "seats": seats get chairs in order, without lots
    team_decides: Literal["anyone", "captain"] = "anyone"
    legs: Literal[1, 2] = 1

    def settings(self) -> dict[str, Switch]:
        """The switches as keyword arguments of ``make_mode``."""
        return dict(self.switches)
