"""SVG pictures: every part of a view, at its place, also for screen readers."""

import re
from dataclasses import replace
from itertools import combinations

import pytest

from corridor.draw import Svg, svg
from corridor.draw.geometry import grid_for
from corridor.draw.picture.palette import Theme
from corridor.rules.board import Fence, parse_square, square_name
from corridor.rules.game import Game
from corridor.rules.position import Outcome, Reason
from corridor.rules.position_reader import parse_mode
from corridor.rules.view import View
from tests.draw.views import (
    BOOST,
    FOUR,
    GAMES,
    OPENING,
    RACE,
    SVG,
    box,
    every_view,
    found,
    parse,
    shift,
    view,
)

VIEWS = [pytest.param(seen, id=f"{seen.mode}-{seen.ply}") for seen in every_view()]


@pytest.mark.parametrize("seen", VIEWS)
@pytest.mark.parametrize("theme", ["light", "dark", "auto"])
def test_a_picture_is_one_file_that_needs_nothing_else(seen: View, theme: Theme) -> None:
    picture = svg(seen, theme=theme, panel=True, routes=seen.sides)
    root = parse(picture)
    assert root.tag == f"{SVG}svg"
    assert root.attrib["role"] == "img"
    tags = {element.tag.removeprefix(SVG) for element in root.iter()}
    assert not tags & {"script", "image", "use", "foreignObject", "a"}
    assert "://" not in picture.replace("http://www.w3.org/2000/svg", "", 1)
    assert "@font-face" not in picture
    assert "@import" not in picture


@pytest.mark.parametrize("seen", VIEWS)
def test_every_fence_is_drawn_where_it_stands(seen: View) -> None:
    drawn = found(parse(svg(seen)), "fence")
    grid = grid_for(seen, 0)
    assert set(drawn) == {str(standing.fence) for standing in seen.fences}
    for standing in seen.fences:
        group = drawn[str(standing.fence)]
        bar = grid.bar(standing.fence)
        boxes = [box(rect) for rect in group.iter(f"{SVG}rect")]
        assert (bar.x, bar.y, bar.width, bar.height) in boxes
        owner = None if standing.owner is None else str(standing.owner)
        assert group.attrib.get("data-owner") == owner
        assert ("data-chamber" in group.attrib) == standing.chamber


@pytest.mark.parametrize("seen", VIEWS)
def test_every_piece_and_pellet_is_drawn_where_it_is(seen: View) -> None:
    root = parse(svg(seen))
    pieces, grid = found(root, "piece"), grid_for(seen, 0)
    assert set(pieces) == {figure.name for figure in seen.figures if figure.square is not None}
    for figure in seen.figures:
        if figure.square is None:
            continue
        x, y = shift(pieces[figure.name])
        tile = grid.tile(figure.square)
        assert abs(x - tile.x) <= 1
        assert abs(y - tile.y) <= 1
        assert list(found(pieces[figure.name], "letter")) == [figure.letter]
    pellets = found(root, "pellet")
    assert set(pellets) == {square_name(square) for square in seen.pellets}
    for name, element in pellets.items():
        tile = grid.tile(parse_square(name))
        assert shift(element) == (tile.x, tile.y)


def test_all_81_squares_are_there_in_the_right_place() -> None:
    tiles = found(parse(svg(view("classic-2"))), "square")
    assert len(tiles) == 81
    assert box(tiles["a1"]) == (0, 400, 40, 40)
    assert box(tiles["c7"]) == (100, 100, 40, 40)


@pytest.mark.parametrize("side", range(4))
def test_the_board_turns_and_what_is_read_stays_upright(side: int) -> None:
    seen = view("classic-4", FOUR)
    picture = svg(seen, orientation=side)
    assert "rotate" not in picture
    root, grid = parse(picture), grid_for(seen, side)
    for standing in seen.fences:
        bar = grid.bar(standing.fence)
        group = found(root, "fence")[str(standing.fence)]
        boxes = [box(rect) for rect in group.iter(f"{SVG}rect")]
        assert (bar.x, bar.y, bar.width, bar.height) in boxes
    home = seen.homes[side]
    assert home is not None
    assert box(found(root, "square")[square_name(home)]) == (200, 400, 40, 40)
    layer = found(root, "layer")["coordinates"]
    below = [text.text for text in layer if float(text.attrib["y"]) > 440]
    assert (
        "".join(name or "" for name in below)
        == ("abcdefghi", "987654321", "ihgfedcba", "123456789")[side]
    )


def test_layers_lie_in_their_order() -> None:
    root = parse(svg(view("pacman-advanced", OPENING), routes=[0]))
    layers = list(found(root, "layer"))
    assert layers == [
        "bed",
        "coordinates",
        "tiles",
        "tunnels",
        "chamber",
        "routes",
        "things",
        "fences",
        "pieces",
    ]


def test_a_fence_carries_its_owners_shape() -> None:
    """Disc, diamond, triangle, square: four outlines, none like another."""
    drawn = found(parse(svg(view("classic-4", FOUR))), "fence")
    outlines: dict[str, set[str]] = {}
    for group in drawn.values():
        pip = group.findall(f"{SVG}g/{SVG}path")[-1].attrib["d"]
        outlines.setdefault(group.attrib["data-owner"], set()).add(pip)
    assert sorted(outlines) == ["0", "1", "2", "3"]
    assert all(len(shapes) == 1 for shapes in outlines.values())
    assert len(set.union(*outlines.values())) == 4


def test_owners_differ_also_in_what_is_carved_into_their_fences() -> None:
    """The owner's shape is small; the dashes, dots or line beside it are seen from further away."""
    drawn = found(parse(svg(view("classic-4", FOUR))), "fence")
    carved: dict[str, set[str | None]] = {}
    for group in drawn.values():
        lines = group.findall(f"{SVG}g/{SVG}path[@stroke-dasharray]")
        dashes = lines[0].attrib["stroke-dasharray"] if lines else None
        carved.setdefault(group.attrib["data-owner"], set()).add(dashes)
    assert carved["0"] == {None}
    assert len(set.union(*carved.values())) == 4


def test_neon_fences_of_different_owners_differ_in_their_line() -> None:
    drawn = found(parse(svg(view("pacman-advanced", OPENING))), "fence")
    lines = {
        name: drawn[name].findall(f"{SVG}path")[0].attrib.get("stroke-dasharray")
        for name in ("h2h", "g3v", "c4v")
    }
    assert len(set(lines.values())) == 3


def test_a_fence_of_nobody_is_neutral() -> None:
    seen = view("classic-2", RACE)
    strange = replace(seen, fences=tuple(replace(standing, owner=None) for standing in seen.fences))
    for group in found(parse(svg(strange)), "fence").values():
        assert not group.findall(f"{SVG}g")
        fills = {rect.attrib["fill"] for rect in group.iter(f"{SVG}rect")}
        assert not fills & {"#2457E0", "#D97506"}


def test_the_squares_of_a_goal_carry_their_owners_shape() -> None:
    root = parse(svg(view("classic-4")))
    pips = [element for element in root.iter() if "data-goal" in element.attrib]
    count = {side: sum(e.attrib["data-goal"] == side for e in pips) for side in "0123"}
    # Nine each, minus the square on which another pawn starts.
    assert count == dict.fromkeys("0123", 8)


def test_a_corner_wanted_by_two_sides_is_split_on_its_diagonal() -> None:
    root = parse(svg(view("classic-4")))
    tiles = next(e for e in root.iter() if e.attrib.get("data-layer") == "tiles")
    halves = [group.attrib["transform"] for group in tiles.findall(f"{SVG}g")]
    assert halves == [
        "translate(0 440) scale(1 -1)",
        "translate(440 440) scale(-1 -1)",
        "translate(0 0) scale(1 1)",
        "translate(440 0) scale(-1 1)",
    ]


def test_the_last_walk_is_dashed_where_it_began_and_solid_where_it_ended() -> None:
    rings = found(parse(svg(view("classic-2", RACE))), "last")
    assert set(rings) == {"f6", "e6"}
    assert "stroke-dasharray" in rings["f6"].attrib
    assert "stroke-dasharray" not in rings["e6"].attrib


@pytest.mark.parametrize(
    ("mode", "moves", "last"),
    [
        ("classic-2", "e2 e8 e3h", {"e3h"}),
        ("pacman-advanced", "M@e1", {"e1"}),
        ("pacman-advanced", "M@e1 Mf1g1 d3h>g3v", {"g3v"}),
        ("pacman-advanced", "M@e1 Mf1g1 d3h>g3v Mh1i1 --", set()),
    ],
)
def test_the_last_move_is_outlined(mode: str, moves: str, last: set[str]) -> None:
    assert set(found(parse(svg(view(mode, moves))), "last")) == last


def test_a_fence_that_left_the_chamber_leaves_a_dashed_slot() -> None:
    seen = view("pacman-advanced", OPENING)
    slots = found(parse(svg(seen)), "vacated")
    assert set(slots) == {"d3h", "e4v"}
    bar = grid_for(seen, 0).bar(Fence.parse("d3h"))
    assert box(slots["d3h"]) == (bar.x, bar.y, bar.width, bar.height)
    assert all("stroke-dasharray" in slot.attrib for slot in slots.values())


def test_the_chamber_is_outlined_whatever_its_shape() -> None:
    usual = found(parse(svg(view("pacman-advanced"))), "layer")["chamber"][0]
    assert box(usual) == (149, 199, 92, 92)  # d4 to e5
    layout = "-h4e2b9c4.a1i1a9i9.f1vh1hg2hh2v.f1vh1hg2hh2v.12-4.3"
    odd = Game(parse_mode(f"pacman-advanced layout={layout}")).view()
    assert {square_name(square) for square in odd.chamber} == {"g1", "h1", "i1", "g2", "h2"}
    outline = found(parse(svg(odd)), "layer")["chamber"][0]
    assert outline.attrib["d"].count("M") == 10  # edges of the room


def test_tunnels_and_respawn_squares_are_shown() -> None:
    root = parse(svg(view("pacman-advanced")))
    assert set(found(root, "tunnel")) == set(found(root, "respawn")) == {"e1", "e9", "a5", "i5"}


def test_whoever_sees_is_shown_and_whoever_may_be_eaten_is_ringed() -> None:
    root = parse(svg(view("pacman", BOOST)))
    assert set(found(root, "sight")) == {"B", "C"}
    assert set(found(root, "edible")) == {"B"}  # the others are out of reach
    assert not found(parse(svg(view("pacman"))), "edible")


def test_routes_are_told_apart_by_their_rhythm_and_run_side_by_side() -> None:
    root = parse(svg(view("classic-2", RACE), routes=[0, 1]))
    ways = {side: group[0].attrib for side, group in found(root, "route").items()}
    assert set(ways) == {"0", "1"}
    assert ways["0"]["stroke-dasharray"] != ways["1"]["stroke-dasharray"]
    assert ways["0"]["d"].startswith("M266 316 ")  # f3, 4 units to the left and up
    assert ways["1"]["d"].startswith("M224 174 ")  # e6, 4 units to the right and down


def test_a_route_through_a_tunnel_leaves_the_board_and_comes_back() -> None:
    seen = view("pacman-advanced", "M@e1")
    assert seen.routes[0] is not None
    tunnelled = replace(seen.routes[0], squares=(13, 4, 76, 67))
    root = parse(svg(replace(seen, routes=(tunnelled, None)), routes=[0]))
    ways = [path.attrib["d"] for path in found(root, "route")["0"]]
    assert ways == ["M220 370 L220 420 L220 449", "M220 -9 L220 20 L220 70"]


def test_a_character_stands_on_the_base_of_its_side() -> None:
    seen = view("classic-2")
    plain, chosen = svg(seen), svg(seen, characters={0: "pacman", 1: "clyde"})
    pieces = found(parse(chosen), "piece")
    assert [list(found(pieces[name], "letter")) for name in ("w", "x")] == [["M"], ["C"]]
    for name, colour in (("w", "#2457E0"), ("x", "#D97506")):
        fills = {path.attrib.get("fill") for path in pieces[name].iter(f"{SVG}path")}
        assert colour in fills
    assert plain != chosen


@pytest.mark.parametrize("wrong", [{0: "sue"}, {7: "clyde"}])
def test_an_unknown_character_or_piece_is_refused(wrong: dict[int, str]) -> None:
    with pytest.raises(ValueError, match=r"\d"):
        svg(view("classic-2"), characters=wrong)


def test_the_route_of_a_side_that_does_not_play_is_refused() -> None:
    with pytest.raises(ValueError, match="3"):
        svg(view("classic-2"), routes=[3])


def test_an_unknown_theme_is_refused() -> None:
    with pytest.raises(ValueError, match="sepia"):
        svg(view("classic-2"), theme="sepia")  # type: ignore[arg-type]


def test_a_part_of_the_board_can_be_shown_alone() -> None:
    root = parse(svg(view("classic-2"), area=(parse_square("c3"), parse_square("g8"))))
    assert root.attrib["viewBox"] == "78 28 284 334"
    names = [text.text for text in found(root, "layer")["coordinates"]]
    assert names == [*"cdefg", *"345678"]


@pytest.mark.parametrize("seen", VIEWS)
def test_the_size_is_the_width_in_pixels(seen: View) -> None:
    for size in (260, 480, 720):
        root = parse(svg(seen, size=size))
        assert float(root.attrib["width"]) == size
        assert float(root.attrib["height"]) == size


def test_ghosts_that_share_a_square_stand_side_by_side() -> None:
    seen = view("pacman")
    square = parse_square("d2")
    for count in (2, 3, 4):
        figures = tuple(
            replace(figure, square=square) if 0 < piece <= count else figure
            for piece, figure in enumerate(seen.figures)
        )
        pieces = found(parse(svg(replace(seen, figures=figures))), "piece")
        shared = [shift(piece) for piece in pieces.values() if piece.attrib["data-at"] == "d2"]
        assert len(set(shared)) == count
        assert all(150 <= x <= 166 and 350 <= y <= 366 for x, y in shared)


@pytest.mark.parametrize("prefix", ["", "1a", "a b", "a{}", 'a"'])
def test_a_prefix_that_cannot_begin_an_id_is_refused(prefix: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(prefix)}$"):
        svg(view("classic-2"), prefix=prefix)


def test_a_route_asked_for_twice_is_drawn_once() -> None:
    assert len(found(parse(svg(view("classic-2"), routes=[0, 0, 1, 1, 0])), "route")) == 2


# Ids, texts, equal output for equal views


def _ids(picture: str) -> list[str]:
    return [e.attrib["id"] for e in parse(picture).iter() if "id" in e.attrib]


def test_pictures_share_a_page_without_sharing_ids() -> None:
    pictures = [svg(view(mode, moves)) for mode in GAMES for moves in ("", GAMES[mode])]
    pictures.append(svg(view("pacman"), prefix="fig-1"))
    for one, other in combinations(pictures, 2):
        assert not set(_ids(one)) & set(_ids(other))
    for picture in pictures:
        assert len(_ids(picture)) == len(set(_ids(picture)))
        used = set(re.findall(r"url\(#([^)]+)\)", picture))
        root = parse(picture)
        used |= {root.attrib["aria-labelledby"], root.attrib["aria-describedby"]}
        assert used <= set(_ids(picture))


def test_a_prefix_begins_every_id() -> None:
    assert all(name.startswith("fig-1") for name in _ids(svg(view("pacman"), prefix="fig-1")))


@pytest.mark.parametrize("seen", VIEWS)
def test_the_same_view_is_the_same_text(seen: View) -> None:
    assert svg(seen, theme="auto") == svg(seen, theme="auto")


def test_a_notebook_shows_the_picture() -> None:
    picture = svg(view("classic-2"))
    assert isinstance(picture, Svg)
    assert picture._repr_svg_() == picture
    assert type(picture._repr_svg_()) is str


def test_a_title_may_hold_anything() -> None:
    title = 'a < b & "c" </title><script>\x00'
    root = parse(svg(view("classic-2"), title=title))
    assert root[0].text == title.rstrip("\x00")
    assert not list(root.iter(f"{SVG}script"))


def test_a_picture_says_what_it_shows() -> None:
    root = parse(svg(view("classic-2", "e2 e8 e3h")))
    assert root[0].text == "Classic, two sides: X to move."
    assert root[1].text == (
        "W on e2, X on e8. W: fences e3h. W: 9 fences in hand. X: 10 fences in hand."
    )


def test_a_picture_of_a_chase_says_what_it_shows() -> None:
    root = parse(svg(view("pacman-advanced", OPENING)))
    assert root[0].text == "PAC-MAN advanced: Ghosts to move."
    assert root[1].text == (
        "PAC-MAN on i1, Blinky on d5, Inky on e5, Pinky on d4, Clyde on e4. "
        "Chamber fences: c4v, d5h. PAC-MAN: fences h2h. Ghosts: fences g3v, f7h. "
        "Pellets: a1, a9, i9. 3 lives. 1 pellet in reserve. "
        "PAC-MAN: 11 fences in hand. Ghosts: 4 fences in hand."
    )


def test_a_picture_of_the_basic_chase_says_who_sees() -> None:
    words = parse(svg(view("pacman")))[1].text or ""
    assert "Fences: " in words
    assert "Pinky sees PAC-MAN. Clyde sees PAC-MAN." in words
    gone = replace(view("pacman"), pellets=())
    assert "Pellets: none." in (parse(svg(gone))[1].text or "")


def test_a_piece_off_the_board_is_said_to_be() -> None:
    assert "PAC-MAN off the board" in (parse(svg(view("pacman-advanced")))[1].text or "")


@pytest.mark.parametrize(
    ("outcome", "words"),
    [
        (Outcome(0, Reason.GOAL), "W wins: first to the far side."),
        (Outcome(None, Reason.PLIES), "A draw: the move limit is reached."),
    ],
)
def test_a_finished_game_says_how_it_ended(outcome: Outcome, words: str) -> None:
    root = parse(svg(replace(view("classic-2"), outcome=outcome)))
    assert (root[0].text or "").endswith(words)
    bed = found(root, "layer")["bed"]
    assert bed.attrib["stroke"] == "#DEDACF"  # the game is over: no side is to move


def test_a_mode_without_a_name_is_called_by_its_key() -> None:
    root = parse(svg(replace(view("classic-2"), mode="my-mode")))
    assert (root[0].text or "").startswith("my-mode: ")
