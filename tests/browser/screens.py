"""Functions that bring a person to each screen of the page."""

import json
import re
from collections.abc import Callable
from urllib.parse import quote

from playwright.sync_api import WebSocketRoute

from corridor.puzzles import by_id
from corridor.rules.game import Game
from tests.browser.board import Board, button, words
from tests.browser.people import Person
from tests.browser.tables import Caller, create_table, take
from tests.data.playthroughs.make import moves as playthrough
from tests.review.records import record_of_mode

MODES = ("classic-2", "classic-3", "classic-4", "pacman", "pacman-advanced")
_SEATS = {"classic-3": 3, "classic-4": 4}
FAULTY_MAZE = "e5e9i5e1-.e5i1a9i9.c3hc3va1va2h..0-0.3"
# The ply at which each mode is looked at.
_MOMENTS = {"classic-2": 27, "classic-3": 30, "classic-4": 26, "pacman": 21, "pacman-advanced": 43}


_FIRST_CATCH = 55  # the ply after it


def home(person: Person) -> None:
    person.open()
    person.page.locator(".mini-board").nth(4).wait_for()


def company(person: Person) -> None:
    """Home with a game of one's own, and with people who wait for a game."""
    create_table(person, mode="pacman", moves=playthrough("pacman")[:21])
    person.page.route_web_socket("**/ws", _with_waiting)
    person.open()
    person.page.locator(".waiting-row").nth(2).wait_for()
    person.page.locator(".mini-board").nth(8).wait_for()


def find(person: Person) -> None:
    """Home with the panel in which a partner is looked for."""
    home(person)
    button(person.page, "home-find").click()
    button(person.page, "home-find-start").wait_for()


def _with_waiting(page: WebSocketRoute) -> None:
    """Put people who wait into what the server tells of the lobby."""
    clock = {"kind": "fischer", "seconds": 300, "increment": 5}
    people = [("Maximiliane Wolkenstein", "classic-2"), ("Yuki", "pacman"), ("", "classic-2")]
    waiting = [
        {"player": str(n), "name": name, "mode": mode, "time": clock, "role": "any"}
        for n, (name, mode) in enumerate(people)
    ]

    def told(line: str) -> str:
        message = json.loads(line)
        return json.dumps({**message, "waiting": waiting}) if message["type"] == "lobby" else line

    server = page.connect_to_server()
    server.on_message(lambda data: page.send("\n".join(map(told, str(data).split("\n")))))


def watch(person: Person) -> None:
    for mode in ("classic-2", "pacman", "classic-4"):
        moves = playthrough(mode)[: _MOMENTS[mode]]
        create_table(person, mode=mode, seats=_SEATS.get(mode, 2), moves=moves, public=True)
        Board(person.page).wait_for(len(moves))
    person.open("/watch")
    person.page.locator(".watch-game").nth(2).wait_for()


def games(person: Person) -> None:
    """The list of one's own games."""
    for mode in MODES:
        played(person, mode, playthrough(mode))
    create_table(person, mode="classic-2", moves=["e2"])
    person.open("/games")
    person.page.locator(".watch-game").nth(len(MODES)).wait_for()


def analysis(person: Person) -> None:
    """The analysis board with variations, comments and lines of the engine."""
    line = quote("{Both want the middle.} e2 e8 ({Fence first} e3h d2 (f2) e8) e3")
    person.open(f"/analysis?position=classic-2&line={line}&move=3")
    person.page.locator(".analysis .board.live").wait_for()
    person.page.get_by_role("switch", name=words("analysis-engine")).click()
    person.page.locator(".analysis-engine [data-done=true]").wait_for()


def review(person: Person) -> None:
    """A reviewed game of three."""
    game = record_of_mode("classic-3").game()
    moves = [game.rewound(ply).text(move) for ply, move in enumerate(game.history)]
    create_table(person, mode="classic-3", seats=3, moves=moves)
    person.page.get_by_role("link", name=words("play-review"), exact=True).first.click()
    person.page.locator(".review-graph").wait_for()


def editor(path: str) -> Callable[[Person], None]:
    """An editor, when the law has judged what it shows."""

    def show(person: Person) -> None:
        person.open(path)
        judged = ".editor-faults, .editor-good[data-settled=true]"
        person.page.locator(judged).first.wait_for()

    return show


def change_form(person: Person) -> None:
    """The owner changes the rules, with a clock of their own."""
    chase_table(person)
    button(person.page, "table-change").click()
    person.page.locator(".change select").first.select_option("own")
    person.page.locator(".own-numbers input").nth(1).wait_for()


def changed_table(person: Person) -> None:
    """A person whose table has changed since they sat down."""
    owner = Caller(person)
    setup = {"mode": "pacman", "seats": 3, "lots": "seats"}
    made = owner.post("/api/tables", {"setup": setup, "name": "Ines"})
    take(person, made["links"]["1"], "Tom")
    person.open(f"/{made['match']}")
    person.page.locator(".mini-board").first.wait_for()
    seq = owner.get(f"/api/tables/{made['match']}")["seq"]
    clock = {"kind": "fischer", "seconds": 600, "increment": 10}
    wanted = {**setup, "time": clock, "layout": "open", "switches": {"lives": 2}}
    owner.post(
        "/api/commands", {"type": "change", "match": made["match"], "seq": seq, "setup": wanted}
    )
    person.page.locator(".changes").wait_for()


def new(person: Person) -> None:
    person.open("/new")
    person.page.locator(".mini-board").first.wait_for()


def new_chase(person: Person) -> None:
    """The form for a chase, with what to expect of the computer."""
    new(person)
    tiles = person.page.locator(".look-tiles").first.get_by_role("radio")
    tiles.nth(MODES.index("pacman")).check(force=True)
    person.page.locator(".expect b").wait_for()


def race_table(person: Person) -> None:
    create_table(person, start=False, mode="classic-4", seats=4, bots={"2": 4})
    person.page.locator(".mini-board").first.wait_for()
    person.page.locator(".invite-code").wait_for()


def chase_table(person: Person) -> None:
    create_table(person, start=False, mode="pacman", seats=4, bots={"3": 5})
    person.page.locator(".mini-board").first.wait_for()
    person.page.locator(".invite-code").wait_for()


def invitation(person: Person) -> None:
    made = create_table(person, start=False, mode="pacman-advanced")
    person.open(f"/join/{made['links']['1']}")
    person.page.locator(".mini-board").first.wait_for()


def elsewhere(person: Person) -> None:
    person.open("/elsewhere")
    person.page.locator(".qr").wait_for()


def going_on(person: Person) -> None:
    """A person with games here is warned that they would be left behind."""
    create_table(person, mode="classic-2")
    person.open("/return#secret")
    person.page.locator(".elsewhere-lost").wait_for()


def gone_on(person: Person) -> None:
    create_table(person, mode="pacman")
    answer = person.page.request.post(f"{person.address}/api/link")
    person.open(f"/return#{answer.json()['secret']}")
    button(person.page, "return-go").click()
    person.page.locator(".mini-board").first.wait_for()


def link_gone(person: Person) -> None:
    person.forgive("403")
    person.open("/return#secret")
    button(person.page, "return-go").click()
    person.page.get_by_role("heading", name=words("return-gone")).wait_for()


def missing(person: Person) -> None:
    person.forgive("404")
    person.open("/nothing/here")
    person.page.get_by_role("heading", name=words("page-missing")).wait_for()


def no_table(person: Person) -> None:
    person.open("/zzzzzzzz")
    person.page.get_by_role("heading", name=words("declined-no-such-match")).wait_for()


def learn(person: Person) -> None:
    person.open("/learn")
    person.page.locator(".learn-row").first.wait_for()


def lesson(name: str) -> Callable[[Person], None]:
    """A lesson with its first hint."""

    def show(person: Person) -> None:
        person.open(f"/learn/{name}")
        Board(person.page).wait_for_turn()
        button(person.page, "page-hint").click()
        button(person.page, "page-hint-more").wait_for()

    return show


def puzzle_list(person: Person) -> None:
    person.open("/puzzle")
    person.page.locator(".puzzle-daily .mini-board").wait_for()
    person.page.locator(".puzzle-theme summary").first.click()


def puzzle(name: str) -> Callable[[Person], None]:
    """A puzzle after a wrong try."""

    def show(person: Person) -> None:
        person.open(f"/puzzle/{name}")
        board = Board(person.page)
        board.wait_for_turn()
        board.type(next(iter(by_id(name).steps[0].wrong)))
        button(person.page, "page-again").wait_for()

    return show


def in_words(show: Callable[[Person], None], place: str) -> Callable[[Person], None]:
    """A screen in the mode for screen readers."""

    def shown(person: Person) -> None:
        show(person)
        person.page.get_by_role("button", name=words("page-spoken")).press("Enter")
        person.page.locator(place).wait_for()
        person.page.locator(".spoken-part p", has_text=re.compile("[.。]")).first.wait_for()

    return shown


def rules(person: Person) -> None:
    person.open("/rules")
    person.page.locator(".book-game").nth(4).wait_for()


def chapter(mode: str) -> Callable[[Person], None]:
    """The rules of a mode, with a rule that is tried and a fold that is open."""

    def show(person: Person) -> None:
        person.open(f"/rules/{mode}")
        person.page.locator(".book-rule .button").nth(1).click()
        Board(person.page).wait_for_turn()
        person.page.locator("summary").first.click()

    return show


def newcomer(show: Callable[[Person], None]) -> Callable[[Person], None]:
    """A screen as somebody sees it who has not played here before."""

    def shown(person: Person) -> None:
        person.context.add_init_script("localStorage.corridor = JSON.stringify({ pace: 'fast' })")
        show(person)
        person.page.locator(".hint").wait_for()

    return shown


def first_turn(mode: str) -> Callable[[Person], None]:
    def show(person: Person) -> None:
        create_table(person, mode=mode, bots={"1": 1})
        Board(person.page).wait_for_turn()

    return show


def useless_tap(person: Person) -> None:
    """A tap in a groove: a finger shows how a fence is placed."""
    first_turn("classic-2")(person)
    board = Board(person.page)
    hand = person.context.new_cdp_session(person.page)
    hand.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    x, y = board.groove("d4h")
    for kind, points in (("Start", [{"x": x, "y": y}]), ("End", [])):
        hand.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": points})
    person.page.locator("[data-finger]").wait_for()


def caught(person: Person) -> None:
    """The moment after a catch, with what happened told in words."""
    played(person, "pacman", playthrough("pacman")[:_FIRST_CATCH])
    person.page.locator(".strip-news").wait_for()


def refused(person: Person) -> None:
    """A square that cannot be walked to, and why."""
    create_table(person, mode="pacman")
    board = Board(person.page)
    board.wait_for_turn()
    board.type("a1")
    person.page.locator(".line-why").wait_for()


def panel(name: str, sign: str) -> Callable[[Person], None]:
    """A panel of the play screen, when what it shows is there."""

    def show(person: Person) -> None:
        first_turn("pacman")(person)
        button(person.page, "play-panel-more").first.click()
        drawer = person.page.locator(".play-drawer")
        drawer.get_by_role("button", name=words(f"play-panel-{name}")).click()
        drawer.locator(sign).first.wait_for()

    return show


def playing(mode: str) -> Callable[[Person], None]:
    def show(person: Person) -> None:
        played(person, mode, playthrough(mode)[: _MOMENTS[mode]])

    return show


def finished(mode: str) -> Callable[[Person], None]:
    def show(person: Person) -> None:
        played(person, mode, playthrough(mode))
        person.page.locator("[data-verdict]").first.wait_for()
        person.page.locator(".replay-at").wait_for()

    return show


def other_level(person: Person) -> None:
    """After the second game in a row that the computer has won."""
    for _ in range(2):
        made = create_table(person, mode="pacman", bots={"1": 3})
        Board(person.page).wait_for_turn()
        seq = Board(person.page).state()["seq"]
        order = {"type": "resign", "match": made["match"], "seq": seq, "seat": 0}
        answer = person.page.request.post(f"{person.address}/api/commands", data=order)
        assert answer.ok, answer.text()
        person.page.locator("[data-verdict=lost]").first.wait_for()
    person.page.locator(".result-ladder").wait_for()
    person.page.locator(".replay-at").wait_for()


def played(person: Person, mode: str, moves: list[str]) -> None:
    """A game with these moves."""
    create_table(person, mode=mode, seats=_SEATS.get(mode, 2), moves=moves)
    Board(person.page).wait_for(len(moves))


def post_moves(person: Person, game: Game, moves: list[str]) -> None:
    """Make moves over HTTP, while the page shows the board before and after them."""
    board = Board(person.page)
    board.wait_for(game.counters.ply)
    seq = board.state()["seq"]
    for move in moves:
        words = {"type": "move", "match": board.match, "seq": seq, "move": move}
        answer = person.page.request.post(f"{person.address}/api/commands", data=words)
        assert answer.ok, answer.text()
        seq = answer.json()["seq"]
        game.push_text(move)
    board.wait_for(game.counters.ply)


SCREENS: dict[str, Callable[[Person], None]] = {
    "home": home,
    "home-company": company,
    "home-find": find,
    "watch": watch,
    "games": games,
    "analysis": analysis,
    "review": review,
    "maze": editor(f"/maze/pacman?layout={FAULTY_MAZE}"),
    "maze-advanced": editor("/maze/pacman-advanced"),
    "editor": editor("/editor/pacman-advanced"),
    "editor-race": editor("/editor/classic-4"),
    "new": new,
    "new-chase": new_chase,
    "table-race": race_table,
    "table-chase": chase_table,
    "table-change": change_form,
    "table-changed": changed_table,
    "invitation": invitation,
    "elsewhere": elsewhere,
    "return": going_on,
    "return-done": gone_on,
    "return-gone": link_gone,
    "missing": missing,
    "no-table": no_table,
    "learn": learn,
    "lesson-race": lesson("race-fence"),
    "lesson-chase": lesson("advanced-chamber"),
    "puzzles": puzzle_list,
    "puzzle-race": puzzle("classic-4-1005"),
    "puzzle-chase": puzzle("pacman-advanced-1001"),
    "rules": rules,
    "spoken-chase": in_words(playing("pacman-advanced"), ".spoken-main"),
    "spoken-lesson": in_words(lesson("race-fence"), ".lesson .spoken-board"),
    "rules-race": chapter("classic-4"),
    "rules-chase": chapter("pacman-advanced"),
    "first-race": newcomer(first_turn("classic-2")),
    "first-fence": newcomer(useless_tap),
    "first-chase": newcomer(first_turn("pacman")),
    "first-advanced": newcomer(first_turn("pacman-advanced")),
    "caught": caught,
    "refused": refused,
    "settings": panel("settings", "[type=radio]"),
    "phrases": panel("phrases", ".phrases .button"),
    "save": panel("save", "a[download]"),
    "keys": panel("help", "kbd"),
    **{f"{mode}-playing": playing(mode) for mode in _MOMENTS},
    "other-level": other_level,
    **{f"{mode}-finished": finished(mode) for mode in _MOMENTS},
}
