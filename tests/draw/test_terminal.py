"""Boards for a terminal, compared with expected text."""

import re
from dataclasses import replace

import pytest

from corridor.draw import text
from corridor.draw.terminal.text_width import columns_of
from corridor.draw.words import description
from corridor.i18n import languages, speak
from corridor.rules.board import square_name
from corridor.rules.position import Outcome, Reason
from corridor.rules.view import View
from tests.draw.views import BOOST, FOUR, OPENING, RACE, every_view, view

VIEWS = [pytest.param(seen, id=f"{seen.mode}-{seen.ply}") for seen in every_view()]
ANSI = re.compile(r"\x1b\[[0-9;]*m")


def test_a_race() -> None:
    assert (
        "\n" + text(view("classic-2", RACE)) + "\n"
        == """
  ┌─w───w───w───w───w───w───w───w───w─┐   Classic, two sides
9 │ ·   ·   ·   ·   ·   ·   ·   ·   · │   W to move.
  │                                   │
8 │ ·   ·   ·   ·   ·   ·   ·   ·   · │   ▶ W  ■■■■■■□□□□ 6  13 steps
  │                                   │     X  ■■■■■■□□□□ 6  11 steps
7 │ ·   ·   · ┃ ·   ·   ·   ·   ·   · │
  │           w                       │   ━w━ W: fence
6 │ ·   ·   · ┃ ·  (X) (·)  ·   ·   · │   ─w─ W: goal
  │                                   │   ═x═ X: fence
5 │ ·   ·   · ║ ·   ·   ·   ·   ·   · │   ─x─ X: goal
  │           x═══x═══ ━━━w━━━ ━━━w━━━│   ( ) last walk
4 │ ·   ·   · ║ ·   ·   · ║ ·   ·   · │
  │            ━━━w━━━    x           │
3 │ ·   ·   · ║ ·   ·   W ║ ·   ·   · │
  │           x                       │
2 │ ·   ·   · ║ ·   ·   ·   ·   ·   · │
  │                                   │
1 │ ·   ·   ·   ·   ·   ·   ·   ·   · │
  └─x───x───x───x───x───x───x───x───x─┘
    a   b   c   d   e   f   g   h   i
"""
    )


def test_a_race_of_four_turned_to_the_side_in_the_west_in_ascii() -> None:
    assert (
        "\n" + text(view("classic-4", FOUR), orientation=1, unicode=False) + "\n"
        == """
  +-x---x---x---x---x---x---x---x---x-+   Classic, four sides
i w .   .   .   .   .   .   .   .   . y   X to move.
  |                                   |
h w .   .   .   .   .   . | .   .   . y     W  ###-- 3  7 steps
  |        ===x===        y           |   > X  ###-- 3  6 steps
g w .   .   .   .   .   Z | . | .   . y     Y  ###-- 3  8 steps
  |            ===z===        x       |     Z  ###-- 3  7 steps
f w .   .   Y   .   .   .  (.)| .   . y
  |                                   |   =w= W: fence
e w .   .   . | .   .   .  (W)| .   . y   -w- W: goal
  |           w               y       |   =x= X: fence
d w .   .   . | .   X   .   . | .   . y   -x- X: goal
  |                    ===w===        |   =y= Y: fence
c w .   .   . | .   .   .   .   .   . y   -y- Y: goal
  |           z                       |   =z= Z: fence
b w .   .   . | .   .   .   .   .   . y   -z- Z: goal
  |                                   |   ( ) last walk
a w .   .   .   .   .   .   .   .   . y
  +-z---z---z---z---z---z---z---z---z-+
    9   8   7   6   5   4   3   2   1
"""
    )


def test_a_chase() -> None:
    assert (
        "\n" + text(view("pacman", BOOST)) + "\n"
        == """
  ┌───────────────────────────────────┐   PAC-MAN
9 │(M)  ·   ·  *B*  ·   ·   ·   ·   ● │   PAC-MAN to move.
  │                                   │
8 │ ·   ·   ·   ·   ·   · ┃ ·   ·   · │   ▶ PAC-MAN
  │                       ┃           │     ♥♥♥  ●○○○
7 │(·)  ·   ·   ·   ·   · ┃ ·   ·   · │     Ghosts
  │            ━━━━━━━     ━━━━━━━    │     B I P C
6 │ ·   ·   ·   ·   ·   ·   ·   ·   · │
  │                                   │   ━━━ fence
5 │ ·   ·   ·   ·   ·   · ┃ ·   ·   · │    ●  pellet
  │                       ┃           │   ( ) last walk
4 │ ·   ·   ·   ·   ·   · ┃ ·   I   · │   * * can be eaten now
  │    ━━━━━━━                        │   Blinky, Clyde can see PAC-MAN.
3 │ C   ·   · ┃ ·   ·   ·   ·   ·   · │
  │           ┃                       │
2 │ ·   ·   · ┃ ·   P   ·   ·   ·   · │
  │                                   │
1 │ ●   ·   ·   ·   ·   ·   ·   ·   ● │
  └───────────────────────────────────┘
    a   b   c   d   e   f   g   h   i
"""
    )


def test_the_chase_with_fences() -> None:
    assert (
        "\n" + text(view("pacman-advanced", OPENING)) + "\n"
        == """
  ┌─────────────────▲─────────────────┐   PAC-MAN advanced
9 │ ●   ·   ·   ·  [·]  ·   ·   ·   ● │   Ghosts to move.
  │                                   │
8 │ ·   ·   ·   ·   ·   ·   ·   ·   · │     PAC-MAN
  │                    ═══g═══        │     ♥♥♥  ●○○○  1 in reserve
7 │ ·   ·   ·   ·   ·   ·   ·   ·   · │     ■■■■■■■■■■■□ 11
  │                                   │   ▶ Ghosts
6 │ ·   ·   ·   ·   ·   ·   ·   ·   · │     B I P C  speed 2
  │            ━━━◆━━━                │     ■■■■ 4
5 ◀[·]  ·   · ┃░B░ ░I░╎ ·   ·   ·  [·]▶
  │           ◆       ╎               │   ━m━ PAC-MAN: fence
4 │ ·   ·   · ┃░P░ ░C░╎ ·   · ║ ·   · │   ═g═ Ghosts: fence
  │            ╌╌╌╌╌╌╌        g       │   ━◆━ Chamber fence
3 │ ·   ·   ·   ·   ·   ·   · ║ ·   · │   ╌╌╌ where a Chamber fence was
  │                            ━━━m━━━│    ●  pellet
2 │ ·   ·   ·   ·   ·   ·   ·   ·   · │   [ ] respawn square
  │                                   │    ▲  tunnels: e1-e9, a5-i5
1 │ ●   ·   ·   ·  [·]  ·   ·   ·   M │
  └─────────────────▼─────────────────┘
    a   b   c   d   e   f   g   h   i
"""
    )


@pytest.mark.parametrize("seen", VIEWS)
@pytest.mark.parametrize("unicode", [True, False])
def test_a_board_fits_80_columns_and_leaves_rows_for_a_prompt(seen: View, unicode: bool) -> None:
    for side in seen.sides:
        rows = text(seen, orientation=side, unicode=unicode).splitlines()
        assert len(rows) <= 22
        assert max(map(len, rows)) <= 80
        assert all(row == row.rstrip() for row in rows)


@pytest.mark.parametrize("seen", VIEWS)
def test_ascii_is_ascii(seen: View) -> None:
    assert text(seen, unicode=False).isascii()


@pytest.mark.parametrize("seen", VIEWS)
def test_colour_changes_nothing_but_colours(seen: View) -> None:
    coloured = text(seen, colour=True)
    assert coloured != text(seen)
    assert ANSI.sub("", coloured) == text(seen)
    assert coloured.count("\x1b[0m") * 2 == len(ANSI.findall(coloured))


def test_colours_tell_pieces_apart() -> None:
    coloured = text(view("pacman"), colour=True)
    styles = {
        letter: re.search(rf"\x1b\[([0-9;]+)m{letter}\x1b", coloured)[1]  # type: ignore[index]
        for letter in "MBIPC"
    }
    assert len(set(styles.values())) == 5


def test_a_fence_of_nobody_has_no_letter() -> None:
    seen = view("classic-2", "e2 e8 e3h")
    strange = replace(seen, fences=(replace(seen.fences[0], owner=None),))
    assert "━━━━━━━" in text(strange)
    assert "━━━ fence" in text(strange)


def test_a_finished_game_has_nobody_to_move() -> None:
    over = replace(view("classic-2"), outcome=Outcome(None, Reason.PLIES), routes=(None, None))
    shown = text(over)
    assert "▶" not in shown
    assert "A draw: the move limit is reached." in shown
    assert "steps" not in shown


def test_a_ghost_that_is_gone_is_a_dash_and_a_lost_life_hollow() -> None:
    seen = view("pacman")
    figures = (*seen.figures[:4], replace(seen.figures[4], square=None))
    shown = text(replace(seen, figures=figures, lives=1))
    assert "B I P -" in shown
    assert "♥♡♡" in shown


def test_a_pellet_under_a_ghost_is_still_seen() -> None:
    seen = view("pacman")
    figures = (seen.figures[0], replace(seen.figures[1], square=seen.pellets[0]), *seen.figures[2:])
    assert "B●" in text(replace(seen, figures=figures))


def test_a_long_sentence_goes_on_below() -> None:
    over = replace(view("pacman"), outcome=Outcome(None, Reason.NO_PROGRESS))
    rows = text(over).splitlines()
    assert rows[1].endswith("│   A draw: nothing has changed for too")
    assert rows[2].endswith("│   long.")


def test_long_words_go_on_below() -> None:
    tunnels = ((4, 76), (36, 44), (3, 75), (5, 77), (2, 74))
    seen = view("pacman-advanced")
    many = replace(seen, marks=replace(seen.marks, tunnels=tunnels))
    rows = text(many).splitlines()
    (first,) = (index for index, row in enumerate(rows) if "tunnels:" in row)
    assert rows[first].endswith(" ▲  tunnels: e1-e9, a5-i5, d1-d9,")
    assert rows[first + 1].endswith("│       f1-f9, c1-c9")


def test_the_square_that_was_entered_is_pointed_out() -> None:
    assert "(M)" in text(view("pacman-advanced", "M@e1"))


@pytest.mark.parametrize(("count", "shown"), [(2, " BI"), (3, "PBI"), (4, "+BI")])
def test_ghosts_may_share_a_square(count: int, shown: str) -> None:
    seen = view("pacman")
    figures = tuple(
        replace(figure, square=10) if 0 < piece <= count else figure
        for piece, figure in enumerate(seen.figures)
    )
    assert f"2 | .  {shown}" in text(replace(seen, figures=figures), unicode=False)


@pytest.mark.parametrize(("lang", "mark"), [("en", ", "), ("ja", "、"), ("ar", "، ")])
def test_lists_are_parted_as_their_language_parts_them(lang: str, mark: str) -> None:
    seen = view("pacman-advanced")
    pairs = mark.join("-".join(map(square_name, pair)) for pair in seen.marks.tunnels)
    assert mark in pairs
    speak(lang)
    try:
        drawn, told = text(seen), description(seen)
    finally:
        speak(None)
    assert pairs in drawn
    assert mark.join(str(one.fence) for one in seen.fences if one.chamber) in told


@pytest.mark.parametrize("lang", languages())
def test_in_a_narrow_terminal_the_words_stand_below_the_board(lang: str) -> None:
    speak(lang)
    for seen in every_view():
        wide, narrow = text(seen).splitlines(), text(seen, columns=40).splitlines()
        assert [row.rstrip() for row in narrow[:20]] == [row[:39].rstrip() for row in wide[:20]]
        assert narrow[20] == ""
        assert [row for row in narrow[21:] if row] == [row[42:] for row in wide if row[42:]]
        assert max(map(columns_of, narrow)) <= 40
        assert text(seen, columns=80) == text(seen)
    speak(None)


def test_the_words_stand_below_the_board_only_where_they_have_no_room_beside_it() -> None:
    for seen in every_view():
        longest = max(map(len, text(seen).splitlines()))
        assert text(seen, columns=longest) == text(seen)
        assert text(seen, columns=longest - 1) != text(seen)
