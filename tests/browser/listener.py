"""A person who plays by ear: knows only the live regions and the accessibility tree of a page."""

import re
from collections import deque
from collections.abc import Collection, Iterator

from playwright.sync_api import expect

from corridor.i18n import say
from corridor.rules.board import Fence, blocked_steps, square_name
from tests.browser.board import words
from tests.browser.live_regions import heard, listen
from tests.browser.people import Person

_NEW = """
([count, pattern]) => window.heard.slice(count).some((one) => new RegExp(pattern).test(one))
"""
SQUARE = "[a-i][1-9]"


class Listener:
    """Types moves and questions, and hears what is answered."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        listen(self.page)

    def switch_on(self) -> None:
        """Switch the mode on by the first thing that gets the focus."""
        self.page.keyboard.press("Tab")
        switch = self.page.get_by_role("button", name=say("page-spoken"))
        expect(switch).to_be_focused()
        self.page.keyboard.press("Enter")
        expect(switch).to_have_attribute("aria-pressed", "true")

    def send(self, text: str) -> None:
        field = self.page.get_by_role("textbox", name=words("spoken-field"))
        field.fill(text)
        field.press("Enter")

    def ask(self, question: str, pattern: str) -> str:
        """The answer to a question, which has this form."""
        count = len(heard(self.page))
        self.send(question)
        self.page.wait_for_function(_NEW, arg=[count, pattern])
        return next(one for one in heard(self.page)[count:] if re.search(pattern, one))

    def move(self, text: str) -> None:
        """Type a move, and hear that it was made."""
        count = len(heard(self.page))
        self.send(text)
        self.hear_move(count)

    def hear_move(self, count: int) -> None:
        """Hear of our own move, as something new after so many."""
        self.page.wait_for_function(_NEW, arg=[count, f"^(?:{say('page-you')}|PAC-MAN): "])

    def wait_for_turn(self) -> bool:
        """Wait until we may move; False if the game is over."""
        over = self.page.get_by_role("button", name=words("play-rematch"))
        mine = self.page.get_by_role("main").get_by_text(words("play-your-turn")).first
        mine.or_(over).first.wait_for()
        return over.count() == 0


def places(told: str) -> dict[str, str]:
    """Pieces with their squares, from the answer to ``p``."""
    return dict(re.findall(rf"([A-Z][\w-]*) on ({SQUARE})", told))


def fences(told: str) -> list[str]:
    """The fences, from the answer to ``f``."""
    return re.findall(rf"\b{SQUARE}[hv]\b", told)


def way(told: list[str], start: str, shunned: Collection[str], goals: Collection[str]) -> list[str]:
    """The shortest way past fences and shunned squares, without the first square."""
    barred = {
        frozenset(map(square_name, pair))
        for one in told
        for pair in blocked_steps(Fence.parse(one))
    }
    ways, waiting = {start: list[str]()}, deque([start])
    while waiting:
        here = waiting.popleft()
        if here in goals:
            return ways[here]
        for there in _beside(here):
            if there not in {*ways, *shunned} and frozenset((here, there)) not in barred:
                ways[there] = [*ways[here], there]
                waiting.append(there)
    raise AssertionError("no way leads there")


def _beside(square: str) -> Iterator[str]:
    file, row = ord(square[0]), int(square[1])
    for right, up in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        there = f"{chr(file + right)}{row + up}"
        if re.fullmatch(SQUARE, there):
            yield there
