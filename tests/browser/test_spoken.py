"""The mode for screen readers: whole games by ear, every letter, all else as plain buttons."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from msgspec import json, structs
from playwright.sync_api import Browser, Route, expect

from corridor.learn import lesson
from corridor.puzzles import by_id
from corridor.rules.game import Game
from corridor.server.http.puzzles import told
from corridor.wire.view import options_of, view_of
from tests.browser.board import button, words
from tests.browser.listener import Listener, fences, places, way
from tests.browser.live_regions import hear, heard, spoken
from tests.browser.people import DESKTOP, PHONE, TABLET, Person, new_person
from tests.browser.screen_checks import COLOURS, faults, resize, violations
from tests.browser.tables import Caller, create_table
from tests.draw.test_answers import KNOWN

_CENTRE = 4
_MOST_TURNS = 80


class Opponent:
    """Sits on the other seat and answers each of our moves over HTTP."""

    def __init__(self, person: Person, made: dict[str, Any], game: Game) -> None:
        self.caller = Caller(person)
        self.match = made["match"]
        self.game = game
        self.caller.post("/api/join", {"secret": made["links"]["1"], "name": "Ben"})

    def answer(self, choose: Callable[[Game], str]) -> None:
        """Move until it is our turn again."""
        while self._may_move():
            self._do("move", move=choose(self.game))

    def offer(self, kind: str) -> None:
        self._do("offer", seat=1, kind=kind)

    def _do(self, what: str, **more: object) -> None:
        seq = self._look()["seq"]
        self.caller.post("/api/commands", {"type": what, "match": self.match, "seq": seq, **more})

    def _look(self) -> dict[str, Any]:
        """The table; the game is brought up to its moves."""
        told = self.caller.get(f"/api/tables/{self.match}")
        for move in told["moves"][len(self.game.history) :]:
            self.game.push_text(move)
        return told

    def _may_move(self) -> bool:
        return self._look()["table"]["phase"] == "playing" and self.game.to_move == 1


@contextmanager
def table(
    browser: Browser,
    address: str,
    mode: str,
    **setup: Any,  # noqa: ANN401
) -> Iterator[tuple[Listener, Opponent]]:
    """A game against an opponent, in the mode for screen readers."""
    with new_person(browser, address) as ann:
        ear = Listener(ann)
        made = create_table(ann, start=False, mode=mode, **setup)
        ben = Opponent(ann, made, Game(mode))
        ear.switch_on()
        button(ann.page, "table-start").click()
        ear.page.get_by_role("textbox", name=words("spoken-field")).wait_for()
        yield ear, ben


def test_a_whole_race_is_played_by_ear(browser: Browser, address: str) -> None:
    """We run by what we hear; the opponent puts two fences in our way and walks to and fro."""
    planned = ["d3h", "f3h"]

    def choose(game: Game) -> str:
        if planned:
            return planned.pop(0)
        return "d9" if "d9" in game.legal_moves.texts() else "e9"

    with table(browser, address, "classic-2") as (ear, ben):
        assert "W runs to row 9." in ear.ask("g", "runs to")
        for turn in range(_MOST_TURNS):
            if not ear.wait_for_turn():
                break
            here = places(ear.ask("p", "^W on"))
            ways = ear.ask(f"w {here['W']}", f"^From {here['W']}")
            opened = dict(re.findall(r"(north|east|west) to ([a-i][1-9])", ways))
            onward = opened.get("north") or opened.get("east") or opened["west"]
            # First a fence in front of the opponent, then only steps.
            ear.move(onward if turn else f"{here['X'][0]}8h")
            ben.answer(choose)
        said = hear(ear.page, spoken("play-reason-goal"))
        assert any(spoken("play-result-won") in one for one in said)
        assert (ben.game.outcome and ben.game.outcome.winner) == 0
        assert planned == []


def gathering(game: Game) -> str:
    """The move that brings ghosts nearest to the middle without a catch."""

    def away(text: str) -> tuple[bool, int]:
        after = game.position.after(game.parse(text))
        squares = [square for square in after.squares[1:] if square is not None]
        far = sum(abs(one % 9 - _CENTRE) + abs(one // 9 - _CENTRE) for one in squares)
        return after.layout.lives != game.position.layout.lives, far

    return min(sorted(game.legal_moves.texts()), key=away)


def test_a_whole_chase_is_played_by_ear(browser: Browser, address: str) -> None:
    """PAC-MAN finds his way to the pellets by what we hear; the ghosts gather in the middle."""
    with table(browser, address, "pacman") as (ear, ben):
        for _turn in range(_MOST_TURNS):
            if not ear.wait_for_turn():
                break
            stop = button(ear.page, "board-action-no-boost")
            if stop.count():
                count = len(heard(ear.page))
                stop.click()
                ear.hear_move(count)
            else:
                told = ear.ask("p", "^PAC-MAN on")
                pellets = re.findall("Pellets: ([^.]*)", told)[0].split(", ")
                standing = fences(ear.ask("f", "fences? on the board"))
                ghosts = places(told)
                here = ghosts.pop("PAC-MAN")
                path = way(standing, here, ghosts.values(), pellets)
                ear.move(f"M{''.join(path[:2])}")
            ben.answer(gathering)
        said = hear(ear.page, spoken("play-reason-pellets"))
        assert any(spoken("play-result-won") in one for one in said)
        assert ben.game.view().eaten == len(ben.game.view().pellets_at_start)


def test_every_letter_is_answered_where_the_answer_is_known(browser: Browser, address: str) -> None:
    """Lessons and puzzles have the same field as games; a table tells the last move and clocks."""
    with new_person(browser, address, PHONE) as ann:
        ear = Listener(ann)
        ann.open("/")
        ear.switch_on()
        for position, known in KNOWN.items():
            ann.page.route("**/api/puzzle/classic-2-1002", answering(position))
            ann.open("/puzzle/classic-2-1002")
            for question, answer in known.items():
                assert ear.ask(question, f"^{re.escape(answer[:12])}") == answer, question
            ann.page.unroute("**/api/puzzle/classic-2-1002")
    clock = {"kind": "fischer", "seconds": 300, "increment": 5}
    with table(browser, address, "classic-2", time=clock) as (ear, ben):
        assert ear.ask("l", "move") == spoken("ask-last-none")
        assert re.fullmatch(r"You: [45]:\d\d\. Ben: 5:00\.", ear.ask("c", "Ben: "))
        ear.move("e2")
        ben.answer(lambda _game: "e8")
        ear.wait_for_turn()
        assert ear.ask("l", "played") == spoken("ask-last", who="Ben", move="e8")
        assert ear.ask("?", "Questions") == spoken("ask-help")


def answering(position: str) -> Callable[[Route], None]:
    return lambda route: route.fulfill(json=task_at(position))


def task_at(position: str) -> dict[str, Any]:
    """A puzzle with another board."""
    game = Game.from_position(position)
    sent = structs.replace(told("classic-2-1002"), view=view_of(game), options=options_of(game))
    found: dict[str, Any] = json.decode(json.encode(sent))
    return found


def test_offers_refusals_and_giving_up_are_plain_buttons(browser: Browser, address: str) -> None:
    with table(browser, address, "classic-2") as (ear, ben):
        page = ear.page
        assert ear.ask("e5", "far") == spoken("refusal-too-far")
        assert spoken("refusal-unreadable") in ear.ask("nonsense", ".")
        ear.move("e2")
        assert ear.ask("e3", "turn") == spoken("spoken-not-now")
        ben.answer(lambda _game: "e8")
        ben.offer("draw")
        hear(page, spoken("play-offers-draw", who="Ben"))
        button(page, "play-decline").click()
        button(page, "phrase-hello").click()
        button(page, "play-resign").click()
        button(page, "play-no").click()
        button(page, "play-resign").click()
        button(page, "play-yes").click()
        hear(page, spoken("play-result-lost"))
        for size in (PHONE, TABLET, DESKTOP):
            resize(page, *size)
            assert faults(page) == []
        assert violations(page) == []
        page.emulate_media(color_scheme="dark")
        assert violations(page, COLOURS) == []
        button(page, "play-rematch").click()
        expect(button(page, "play-rematch-asked")).to_be_visible()
        page.reload()  # the mode is remembered
        expect(page.get_by_role("textbox", name=words("spoken-field"))).to_be_visible()
        page.get_by_role("button", name=words("page-spoken")).press("Enter")
        expect(page.get_by_role("grid")).to_be_visible()


def test_a_lesson_and_a_puzzle_are_solved_by_ear(browser: Browser, address: str) -> None:
    with new_person(browser, address) as ann:
        ear = Listener(ann)
        ann.open("/")
        ear.switch_on()
        asked = []
        ann.page.on("request", lambda request: asked.append(request.url))
        ann.open("/learn/race-step")
        first, *_ = lesson("race-step").tasks
        hear(ann.page, spoken(first.key))
        assert ear.ask("e3", ".") == spoken(f"{first.key}-far")
        ear.send(first.solutions[0][0])
        hear(ann.page, spoken(first.done))
        name, wrong = "classic-2-1006", "c3"
        ann.open(f"/puzzle/{name}")
        refuted = spoken("puzzle-wrong", reply=" ".join(by_id(name).steps[0].wrong[wrong]))
        assert ear.ask(wrong, "^Not") == refuted
        assert ear.ask("l", "played").endswith("i5.")
        button(ann.page, "page-again").click()
        for move in by_id(name).solution:
            ear.ask(move, "^(That|Solved)")
        main = ann.page.get_by_role("main")
        expect(main.get_by_role("link", name=words("page-analyse"))).to_be_visible()
        assert violations(ann.page) == []
        assert any(url.endswith("/spoken.js") for url in asked)


def test_the_mode_is_loaded_only_when_it_is_on(browser: Browser, address: str) -> None:
    with new_person(browser, address) as ann:
        asked = []
        ann.page.on("request", lambda request: asked.append(request.url))
        create_table(ann, mode="classic-2")
        ann.page.get_by_role("grid").wait_for()
        assert not [url for url in asked if "spoken" in url]
