"""Page object of the board: where squares and fences are on the screen, and how moves are made."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from corridor.i18n import say
from corridor.rules.board import square_name
from corridor.rules.game import Game
from corridor.rules.moves import Place, Walk

# Cells of the grid are in visual order, from the top left, however the board is turned.
_CENTRES = """
(element) => {
  const svg = element.querySelector('svg');
  const frame = svg.getScreenCTM();
  const cells = [...element.querySelectorAll('[data-cell]')];
  return Object.fromEntries(cells.map((cell, n) => {
    const at = new DOMPoint(50 * (n % 9) + 20, 50 * Math.floor(n / 9) + 20).matrixTransform(frame);
    return [cell.dataset.cell, [at.x, at.y]];
  }));
}
"""
_CURSOR = (
    "(grid) => document.getElementById(grid.getAttribute('aria-activedescendant')).dataset.cell"
)

Point = tuple[float, float]


class Board:
    """The board of a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.element = page.locator(".board[data-ply]").first

    @property
    def match(self) -> str:
        found = re.search(r"//[^/]+/([0-9a-zA-Z]{8})(?=[/?#]|$)", self.page.url)
        assert found, self.page.url
        return found[1]

    def state(self) -> dict[str, Any]:
        """The match as the server describes it."""
        base = self.page.url.partition(self.match)[0]
        found: dict[str, Any] = self.page.request.get(f"{base}api/tables/{self.match}").json()
        return found

    def game(self) -> Game:
        """The game in the rules package, with the same moves."""
        state = self.state()
        setup = state["table"]["setup"]
        game = Game(setup.get("mode", "classic-2"), **setup.get("switches", {}))
        for move in state["moves"]:
            game.push_text(move)
        return game

    def wait_for(self, ply: int) -> None:
        """Wait until the board shows this ply."""
        expect(self.element).to_have_attribute("data-ply", str(ply))

    def wait_for_at_least(self, ply: int) -> None:
        """Wait until the board shows this ply or a later one: a bot may have answered."""
        self.page.wait_for_function(
            "(ply) => Number(document.querySelector('.board[data-ply]').dataset.ply) >= ply",
            arg=ply,
        )

    def wait_for_turn(self) -> None:
        """Wait until we may decide."""
        expect(self.page.locator(".board.live").first).to_be_visible()

    def wait_for_turn_or_end(self) -> bool:
        """Wait until we may decide or the game is over; True if it goes on."""
        self.page.locator(".board.live, .board.over").first.wait_for()
        return self.page.locator(".board.over").count() == 0

    # Where things are

    def square(self, name: str) -> Point:
        """The middle of a square."""
        x, y = self.element.evaluate(_CENTRES)[name]
        return x, y

    def post(self, fence: str) -> Point:
        """The crossing where a fence's middle stands."""
        return _middle(self.square(fence[:2]), self.square(_beyond(fence[:2], 1, 1)))

    def groove(self, fence: str) -> Point:
        """A point in the fence's own groove, a little beside the crossing."""
        ahead = _beyond(fence[:2], 0, 1) if fence[2] == "h" else _beyond(fence[:2], 1, 0)
        beside = _middle(self.square(fence[:2]), self.square(ahead))
        (x, y), (u, v) = self.post(fence), beside
        return x + (u - x) * 0.4, y + (v - y) * 0.4

    # Mouse and typing

    def click(self, square: str) -> None:
        self.page.mouse.click(*self.square(square))

    def click_fence(self, fence: str) -> None:
        """Hover over the fence, then click."""
        self.page.mouse.move(*self.groove(fence))
        self.page.mouse.click(*self.groove(fence))

    def type(self, move: str) -> None:
        """A move typed anywhere on the page."""
        self.page.keyboard.type(move)
        self.page.keyboard.press("Enter")

    def play(self, game: Game, move: str) -> None:
        """Make a move by a click on its square or fence, or by typing, and wait for its ply."""
        self.make(game, move)
        self.wait_for(game.counters.ply)

    def play_ours(self, game: Game, move: str) -> None:
        """The same against a bot, which may have answered when the board is looked at."""
        self.make(game, move)
        self.wait_for_at_least(game.counters.ply)

    def make(self, game: Game, move: str) -> None:
        match game.parse(move):
            case Walk(path=path) if _only_walk_to(game, path):
                self.click(square_name(path[-1]))
            case Place(fence=fence):
                self.click_fence(str(fence))
            case _:
                self.type(move)
        lives, side = game.view().lives, game.to_move
        game.push_text(move)
        if side == 0 and game.view().lives != lives:  # PAC-MAN confirms a walk into a ghost
            button(self.page, "play-walk-anyway").click()

    # Keyboard

    def steer(self, square: str) -> None:
        """Press arrow keys until the cursor is on a square."""
        grid = self.element.get_by_role("grid")
        for _ in range(16):
            now = str(grid.evaluate(_CURSOR))
            if now == square:
                return
            (x, y), (u, v) = self.square(now), self.square(square)
            if abs(u - x) > 1:
                self.page.keyboard.press("ArrowRight" if u > x else "ArrowLeft")
            else:
                self.page.keyboard.press("ArrowDown" if v > y else "ArrowUp")
        raise AssertionError(f"the cursor never came to {square}")


def _only_walk_to(game: Game, path: tuple[int, ...]) -> bool:
    """Whether this is the only walk to its end square."""
    to_end = [one for one in game.options().walks if one.end == path[-1]]
    walks = [walk.path for one in to_end for walk in one.walks]
    return walks == [path]


def _middle(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def _beyond(square: str, right: int, up: int) -> str:
    return chr(ord(square[0]) + right) + str(int(square[1]) + up)


def words(key: str, /, **args: object) -> re.Pattern[str]:
    """A pattern of a key's sentence on a page: Fluent marks arguments, names lose soft hyphens."""
    sentence = say(key, **args).replace("\u00ad", "")
    return re.compile("[\u2068\u2069\u00ad]*".join(map(re.escape, sentence)))


def button(page: Page, key: str, /, **args: object) -> Locator:
    """The button that is named by the sentence of a key."""
    return page.get_by_role("button", name=words(key, **args))
