"""Letters, strokes and colours by owner, for fences and goals."""

from dataclasses import dataclass

from corridor.draw.terminal.glyphs import CHAMBER, FIXED, Glyphs, Strokes, side_style
from corridor.rules.moves import Side
from corridor.rules.view import Standing, View

_GHOSTS = "g"  # for a side of several pieces


@dataclass(frozen=True, slots=True)
class OwnerSigns:
    """The signs of the owners in one view."""

    view: View
    glyphs: Glyphs

    def owner(self, side: Side) -> tuple[str, str]:
        """A side's letter on fences and goal, and its colour; pieces have capitals."""
        members = [figure for figure in self.view.figures if figure.side == side]
        letter = members[0].letter.lower() if len(members) == 1 else _GHOSTS
        return letter, side_style(tuple(figure.name for figure in members), side)

    def label(self, standing: Standing) -> tuple[str | None, str]:
        """The sign in the middle of a fence, and its colour."""
        if standing.chamber:
            return self.glyphs.diamond, CHAMBER
        if standing.owner is None:
            return None, FIXED
        return self.owner(standing.owner)

    def strokes(self, standing: Standing) -> Strokes:
        """The characters of a fence: horizontal, vertical."""
        if standing.chamber or standing.owner is None:
            return self.glyphs.fixed
        return self.glyphs.placed[standing.owner % len(self.glyphs.placed)]
