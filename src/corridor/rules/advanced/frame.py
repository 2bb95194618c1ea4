"""What the advanced chase asks of every layout."""

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from corridor.rules.chase.frame import FRAME
from corridor.rules.chase.pieces import FIGURES, GHOST_SIDE, PACMAN, PACMAN_SIDE
from corridor.rules.errors import InvalidLayout
from corridor.rules.layout import Layout
from corridor.rules.layout_files import BOX_FENCES, Frame, layout_faults

if TYPE_CHECKING:
    from corridor.rules.advanced.switches import Advanced


def frame_for(rules: "Advanced") -> Frame:
    """The frame of a mode: PAC-MAN starts off the board, both sides hold fences."""
    return replace(
        FRAME,
        stock=BOX_FENCES,
        stock_switches=(("pac_stock", (PACMAN_SIDE,)), ("ghost_stock", (GHOST_SIDE,))),
        chamber=rules.pace.opening,
        off_board=(FIGURES[PACMAN].name,),
        gates=rules.gates,
        access=rules.tunnels,
    )


def faults_with_access(
    layout: Layout, frame: Frame, *, tunnels_give_access: bool
) -> Iterator[InvalidLayout]:
    """A layout's faults; where tunnels give no access, every square is reached without them too."""
    known = set()
    for access in dict.fromkeys((frame.access, frame.access if tunnels_give_access else ())):
        for fault in layout_faults(layout, replace(frame, access=access)):
            if (told := (fault.expected, fault.text)) not in known:
                known.add(told)
                yield fault
