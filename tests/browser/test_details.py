"""Details around the board: text line, hints, buttons, titles."""

from playwright.sync_api import Browser, expect

from corridor.i18n import say
from corridor.rules.game import Game
from tests.browser.board import Board, button, words
from tests.browser.people import PHONE, Person, new_person
from tests.browser.screen_checks import resize
from tests.browser.screens import post_moves
from tests.browser.tables import create_table
from tests.data.playthroughs.make import moves as playthrough

_WIDTHS = (360, 390)
_CUT = """
() => [...document.querySelectorAll('.line, .line *')]
  .filter((one) => one.scrollHeight > one.clientHeight + 1 && one.clientHeight > 0
    && getComputedStyle(one).display !== 'inline' && !one.closest('svg'))
  .map((one) => one.textContent)
"""
_HIDES = """
() => {
  const why = document.querySelector('.legend .why .button').getBoundingClientRect();
  return [...document.querySelectorAll('.legend > li:not(.legend-why)')].filter((one) => {
    const box = one.getBoundingClientRect();
    const apart = box.right <= why.left || box.left >= why.right
      || box.bottom <= why.top || box.top >= why.bottom;
    return box.width > 0 && !(apart && one.checkVisibility({ visibilityProperty: true }));
  }).length;
}
"""
# Records, frame by frame, whether pieces move and what the text line says meanwhile. At least one
# frame shows motion, however few a busy machine paints.
_WATCH = """
(turn) => {
  window.seen = { walked: false, early: false };
  const look = () => {
    const walks = document.querySelector('.board[data-moving]') !== null;
    const says = document.querySelector('.line-turn')?.textContent.includes(turn) ?? false;
    window.seen.early ||= walks && says;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const walks = (change) => change.target.matches('.board');
  new MutationObserver((changes) => { window.seen.walked ||= changes.some(walks); })
    .observe(document.body, { attributeFilter: ['data-moving'], subtree: true });
}
"""


# Types the first letters as soon as the board is marked as live.
_TYPE_AT_ONCE = """
(letters) => {
  let typed = false;
  new MutationObserver(() => {
    if (typed || document.querySelector('.board.live') === null) return;
    typed = true;
    for (const key of letters) window.dispatchEvent(new KeyboardEvent('keydown', { key }));
    document.documentElement.dataset.typed = letters;
  }).observe(document, { childList: true, attributes: true, subtree: true });
}
"""


def _cut(person: Person) -> list[str]:
    """Texts of the line at the board that are cut off."""
    found = []
    for width in _WIDTHS:
        resize(person.page, width, PHONE[1])
        found += [f"{width}: {text}" for text in person.page.evaluate(_CUT)]
    return found


def test_the_line_of_the_advanced_chase_is_whole_and_shows_who_moves(
    browser: Browser, address: str
) -> None:
    with new_person(browser, address, PHONE, touch=True) as ann:
        create_table(ann, mode="pacman-advanced")
        game, line = Game("pacman-advanced"), ann.page.locator(".line-turn")
        why = ann.page.locator(".legend .why .button")
        for ply, move in enumerate(playthrough("pacman-advanced")[:21]):
            Board(ann.page).wait_for_turn()
            assert _cut(ann) == [], ply
            if ply == 16:  # Clyde is the only ghost that has not walked
                assert game.movers == (4,)
                expect(line.locator("[data-piece=ghost-c], [data-piece=clyde]")).to_be_visible()
            if ply == 20:  # he has walked, and has no pellet in reserve
                told = say("play-task-after", what="fence")
                expect(line.locator(".line-task")).to_have_text(told)
            # How a life was lost can be asked until the next round, and hides nothing.
            expect(why).to_have_count(1 if 10 <= ply < 19 else 0)
            if ply == 10:
                expect(why).to_be_visible()
                assert ann.page.evaluate(_HIDES) == 0
            post_moves(ann, game, [move])


def test_lists_open_at_their_top(browser: Browser, address: str) -> None:
    with new_person(browser, address, PHONE, touch=True) as ann:
        create_table(ann, mode="classic-2")
        Board(ann.page).wait_for_turn()
        button(ann.page, "play-panel-more").first.click()
        drawer = ann.page.locator(".play-drawer")
        assert drawer.evaluate("(box) => box.scrollHeight > box.clientHeight")
        drawer.evaluate("(box) => box.scrollTo(0, box.scrollHeight)")
        drawer.get_by_role("button", name=words("play-panel-settings")).click()
        expect(drawer.get_by_role("radio").first).to_be_visible()
        expect(drawer.get_by_role("heading", name=words("play-panel-settings"))).to_be_in_viewport()
        assert drawer.evaluate("(box) => box.scrollTop") == 0


def test_on_one_screen_the_board_does_not_turn_away_at_the_end(
    browser: Browser, address: str
) -> None:
    with new_person(browser, address, PHONE, touch=True) as ann:  # where it turns to who moves
        create_table(ann, mode="classic-2")
        board, game = Board(ann.page), Game("classic-2")
        played = playthrough("classic-2")
        post_moves(ann, game, played[:-2])
        board.wait_for(len(played) - 2)
        other = board.square("a1")
        post_moves(ann, game, played[-2:-1])
        board.wait_for(len(played) - 1)
        before = board.square("a1")
        assert before != other
        post_moves(ann, game, played[-1:])
        expect(ann.page.locator("[data-verdict]").first).to_be_visible()
        assert board.square("a1") == before


def test_it_is_our_turn_when_the_ghosts_have_been_seen_to_walk(
    browser: Browser, address: str
) -> None:
    with new_person(browser, address, motion=True) as ann:
        create_table(ann, mode="pacman", bots={"1": 1})
        board = Board(ann.page)
        board.wait_for_turn()
        ann.page.evaluate(_WATCH, say("play-your-turn"))
        board.play_ours(Game("pacman"), "Me6f6")
        board.wait_for_at_least(2)
        board.wait_for_turn()
        expect(ann.page.locator(".line-turn")).to_contain_text(say("play-your-turn"))
        assert ann.page.evaluate("window.seen") == {"walked": True, "early": False}


def test_after_a_button_that_is_gone_the_keys_go_on_at_the_board(
    browser: Browser, address: str
) -> None:
    with new_person(browser, address) as ann:
        ann.open()
        computer = button(ann.page, "home-computer")
        expect(computer).to_be_enabled()  # once the modes are fetched
        computer.focus()
        ann.page.keyboard.press("Enter")
        board = Board(ann.page)
        board.wait_for_turn()
        expect(board.element.get_by_role("grid")).to_be_focused()


def test_an_address_of_nothing_says_so_and_leads_home(browser: Browser, address: str) -> None:
    with new_person(browser, address) as ann:
        ann.forgive("404")
        answer = ann.page.goto(f"{address}/nothing/here")
        assert answer is not None
        assert answer.status == 404
        for path, title in (("/nothing/here", "page-missing"), ("/zz", "page-missing"),
                            ("/zzzzzzzz", "declined-no-such-match")):  # fmt: skip
            ann.open(path)
            expect(ann.page.get_by_role("heading", name=words(title))).to_be_visible()
            box = ann.page.locator(".lone-card").bounding_box()
            size = ann.page.viewport_size
            assert box is not None
            assert size is not None
            assert abs(box["x"] + box["width"] / 2 - size["width"] / 2) < 1
            assert box["y"] > size["height"] / 5
        ann.page.get_by_role("link", name=words("page-home")).click()
        expect(ann.page.get_by_text(words("home-lead"))).to_be_visible()


def test_what_is_typed_as_soon_as_the_board_is_there_counts(browser: Browser, address: str) -> None:
    with new_person(browser, address) as ann:
        ann.page.add_init_script(f"({_TYPE_AT_ONCE})('e3')")
        create_table(ann, mode="classic-2")
        board = Board(ann.page)
        ann.page.locator("html[data-typed=e3]").wait_for()
        # The title changes once the screen has begun to follow the match.
        plain = say("play-title")
        ann.page.wait_for_function("(plain) => document.title !== plain", arg=plain)
        board.type("h")
        board.wait_for(1)
        assert board.state()["moves"] == ["e3h"]
