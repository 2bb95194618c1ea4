"""Games at one terminal: whole games, seats, words typed besides moves, saving."""

import io
from pathlib import Path
from random import Random

import pytest

from corridor import MODES, Game
from corridor.cli.commands.play.dialogue import Dialogue
from corridor.cli.commands.play.match import Match
from corridor.cli.commands.play.seats import Player, deal
from corridor.cli.commands.play.table import Table
from corridor.engine import GreedyPlayer
from corridor.i18n import say
from corridor.rules.modes import Switch, make_mode
from corridor.rules.record_reader import read_record
from tests.cli.terminal import good, refused, run
from tests.draw.test_answers import KNOWN

QUICK: dict[str, tuple[str, ...]] = {
    "pacman": ("--set", "no_progress_limit=9", "--set", "lives=1"),
    "pacman-advanced": ("--set", "no_progress_limit=9", "--set", "lives=1"),
}


def self_play(mode: str, seed: int = 1, switches: dict[str, Switch] | None = None) -> Game:
    """A whole game between greedy players, for its moves to be typed in."""
    game, rng = Game(make_mode(mode, **switches or {})), Random(seed)  # type: ignore[arg-type]
    while game.outcome is None:
        game.push(GreedyPlayer().choose(game, rng=rng))
    return game


def typed(game: Game) -> str:
    """The lines that a person types to play these moves, with confirmations for PAC-MAN."""
    lines, copy = [], Game(game.mode)
    for move in game.history:
        lines.append(copy.text(move))
        side, lives = copy.to_move, copy.position.layout.lives
        copy.push(move)
        if side == 0 and lives != copy.position.layout.lives:
            lines.append("yes")
    return "\n".join(lines) + "\n"


def hot_seat(*words: str, lines: str) -> str:
    return good("play", "--people", "2", "--seed", "1", *words, typed=lines)


# Whole games


@pytest.mark.parametrize("mode", MODES)
def test_people_can_play_a_whole_game_at_one_terminal(mode: str, tmp_path: Path) -> None:
    switches: dict[str, Switch] = {"lives": 1, "no_progress_limit": 9} if "pac" in mode else {}
    game = self_play(mode, switches=switches)
    people = str(max(2, len(game.mode.layout.stock)))
    file = tmp_path / "game.qgn"
    chosen = [word for name, value in switches.items() for word in ("--set", f"{name}={value}")]
    said = good(
        *("play", "--mode", mode, "--people", people, "--autosave", str(file), *chosen),
        typed=typed(game),
    )
    record = read_record(file.read_text(encoding="utf-8"))
    assert tuple(played.move for played in record.moves) == game.history
    assert game.outcome is not None
    assert record.termination == game.outcome.reason
    if game.rating is not None:
        assert f"PAC-MAN's level: {game.rating or '–'}" in said


@pytest.mark.parametrize("mode", MODES)
def test_bots_can_play_a_whole_game_alone(mode: str) -> None:
    said = good("play", "--people", "0", "--mode", mode, "--seed", "2", *QUICK.get(mode, ()))
    assert "Computer 1" in said
    assert "win" in said or "draw" in said


class Partner(Dialogue):
    """A dialogue whose answers are the greedy player's moves."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.rng = Random(3)
        self.prompts = 0

    def ask(self, prompt: str) -> str:
        self.prompts += 1
        if prompt != "> ":
            return "y"
        return self.game.text(GreedyPlayer().choose(self.game, rng=self.rng))


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("mode", MODES)
def test_a_person_can_play_a_whole_game_against_bots(
    mode: str, side: int, capsys: pytest.CaptureFixture[str]
) -> None:
    game = Game(mode, lives=1, no_progress_limit=9) if "pac" in mode else Game(mode)
    layout, rng = game.mode.layout, Random(1)
    bots = [Player(f"Bot {number}", bot=True) for number in range(1, len(layout.stock))]
    seats = deal(layout, [Player("Ann"), *bots], rng=rng, first_at=side)
    dialogue = Partner(game)
    Table(Match(game, seats), dialogue, GreedyPlayer(), rng, plain=True).run()
    assert game.outcome is not None
    assert dialogue.prompts
    said = capsys.readouterr().out
    assert "Bot 1 (" in said
    assert "Ann (" in said


# Seats


def test_the_draw_is_shown() -> None:
    said = good("play", "--name", "Ann", "--name", "Bob", "--seed", "1", typed="")
    assert "The seats are random.\n" in said
    assert "starts on e1." in said
    assert good("play", "--name", "Ann", "--name", "Bob", "--seed", "1", typed="") == said


def test_the_first_person_may_start() -> None:
    for seed in range(5):
        said = good("play", "--first", "--name", "Ann", "--seed", str(seed), typed="quit\n")
        assert "Ann (W) starts on e1." in said
        said = good("play", "--side", "x", "--name", "Ann", "--seed", str(seed), typed="quit\nn\n")
        assert "Ann (X) starts on e9." in said


def test_ghosts_are_shared_out_and_shown() -> None:
    words = ("--mode", "pacman", "--people", "4", "--seed", "1")
    said = good("play", *words, typed="")
    assert said.count(" starts on ") == 4
    assert "(Blinky, Inky) starts on e9, i5." in said


def test_characters_are_shown_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "game.qgn"
    words = ("--character", "inky", "--first", "--autosave", str(file))
    assert "Player 1 looks like Inky." in good("play", *words, typed="e2\n")
    assert read_record(file.read_text()).characters == ("inky", "pawn")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--people", "3"), "2 to 2 seats, not 3"),
        (("--mode", "pacman", "--people", "5", "--bots", "1"), "2 to 5 seats, not 6"),
        (("--character", "inky", "--character", "inky"), "both be Inky"),
        (("--mode", "pacman", "--character", "inky"), "themselves"),
        (("--first", "--side", "w"), "either"),
        (("--side", "north"), "There is no side “north” here. Allowed: w, x."),
        (("--people", "0", "--first"), "nobody"),
        (("--people", "1", "--name", "A", "--name", "B"), "more names"),
        (("--resume", "x.qgn", "--mode", "pacman"), "give --resume without them"),
        (("--resume", "x.qgn", "--name", "Ann"), "give --resume without them"),
    ],
)
def test_a_company_that_does_not_fit_is_misuse(words: tuple[str, ...], said: str) -> None:
    assert said in refused("play", *words, code=2)


@pytest.mark.parametrize(
    "words", [("--people", "x"), ("--bots", "-1"), ("--character", "sue"), ("--seed", "luck")]
)
def test_click_refuses_the_rest(words: tuple[str, ...]) -> None:
    assert run("play", *words).exit_code == 2


# Words besides moves


def test_help_tells_what_can_be_typed() -> None:
    said = hot_seat(lines="help\n?\n")
    assert said.count("take back to your last move") == 2
    assert "M@e1" not in said
    assert "M@e1" in hot_seat("--mode", "pacman-advanced", lines="help\n")


def test_nonsense_gets_one_sentence() -> None:
    said = hot_seat(lines="hello world\n\ne5\n")
    assert "Expected a move of a race" in said
    assert "e5 can't be played. That's too far. Take one step at a time." in said


def test_legal_moves_are_told_on_request() -> None:
    said = hot_seat(lines="moves\n")
    assert "Walks of W:\n    d1 e2 f1\n" in said
    chase = ("--mode", "pacman", "--preset", "friendly-ghosts")
    said = hot_seat(*chase, lines="Me6f6\nmoves inky\nmoves M\nmoves Q\n")
    assert "Walks of Inky:\n" in said
    assert "PAC-MAN can't move now." in said
    assert "There's no piece “Q”. Allowed: M, B, I, P, C." in said


def test_why_tells_the_reason() -> None:
    said = hot_seat(lines="e3h\nwhy e3v\nwhy f3h\nwhy e8\nwhy\nwhy what\n")
    assert "That would cross another fence. Try the next gap." in said
    assert "There's a fence already. Try the next gap." in said
    assert "e8 is a legal move." in said
    assert "Say which move" in said
    assert "Expected a move of a race" in said


def test_why_names_the_piece_that_would_lose_its_last_route() -> None:
    fences = "\n".join("a8h a1h c8h c1h e8h e1h g8h g1h".split())
    said = hot_seat(lines=f"{fences}\nh7v\nd9\nwhy h1v\n")
    assert "That would close the last way of W. Leave a gap." in said


def test_routes_are_told() -> None:
    assert "W: 8 steps: e1 e2 e3 e4 e5 e6 e7 e8 e9" in hot_seat(lines="routes\n")
    assert "no routes" in hot_seat("--mode", "pacman-advanced", lines="routes\n")


def test_the_board_is_shown_again_on_request() -> None:
    assert hot_seat(lines="board\n").count("Classic, two sides") == 2


def test_undo_goes_back_to_the_last_decision_of_a_person() -> None:
    said = hot_seat(lines="undo\ne2\nundo\nmoves\n")
    assert "There's nothing to take back." in said
    assert "1 move is taken back." in said
    assert said.count("Walks of W") == 1
    against_bot = good("play", "--first", "--seed", "1", typed="e2\nundo\nmoves\n")
    assert "2 moves are taken back." in against_bot
    assert "Walks of W:\n    d1 e2 f1\n" in against_bot


def test_undo_may_not_take_back_what_only_bots_played() -> None:
    said = good("play", "--side", "x", "--seed", "1", typed="undo\n")
    assert "There's nothing to take back." in said


def test_resigning_must_be_confirmed() -> None:
    said = hot_seat(lines="resign\nn\nresign\nmaybe\ny\n")
    assert "Type y or n." in said
    assert ": resigned. X (" in said


def test_the_ghosts_resign_together_and_the_level_is_told() -> None:
    said = hot_seat("--mode", "pacman", lines="Me6f6\nresign\ny\n")
    assert "Ghosts (" in said
    assert "PAC-MAN's level: 4" in said


def test_a_bot_takes_the_seat_of_one_who_resigns_among_three() -> None:
    words = ("--mode", "classic-3", "--people", "1", "--first", "--seed", "1")
    said = good("play", *words, typed="resign\ny\n")
    assert "The computer takes over for Player 1 (W)." in said
    assert "wins: first to the far side." in said


def test_walking_into_a_ghost_must_be_confirmed() -> None:
    start = "Me6e7\nBe8\nIh5\nPe2\nCb5\n"
    said = hot_seat(
        "--mode",
        "pacman",
        "--layout",
        "open",
        "--set",
        "frenzy=none",
        lines=f"{start}Me8\nn\nMe8\ny\n",
    )
    assert said.count("PAC-MAN would walk into a ghost and lose a life. Do it anyway? [y/N]") == 2
    assert said.count("PAC-MAN is caught! 2 lives are left.") == 1


def test_a_bots_piece_is_the_bots() -> None:
    words = ("--mode", "pacman", "--preset", "friendly-ghosts", "--people", "2", "--bots", "1")
    said = good("play", *words, "--side", "ghosts", "--seed", "5", typed="Me6f6\nBd9\nPd1\nBd9\n")
    assert "That piece is played by Computer (" in said


def test_pieces_and_pellets_that_go_are_told() -> None:
    walk = "Md5c5\nBe8\nIh5\nPe2\nCa6\n"
    said = hot_seat("--mode", "pacman", "--layout", "open", "--set", "frenzy=none", lines=walk)
    assert "PAC-MAN eats" not in said
    game = self_play("pacman", seed=2)
    said = hot_seat("--mode", "pacman", lines=typed(game))
    assert "PAC-MAN eats a pellet! 3 are left." in said
    assert "PAC-MAN is caught!" in said or "PAC-MAN eats the last pellet!" in said


def test_spending_a_pellet_is_told() -> None:
    lines = "M@e1\nd1c1\nd3h>a8h\nb1a1\nd5h>c8h\n$\na2\n--\n"
    said = hot_seat("--mode", "pacman-advanced", lines=lines)
    assert "A pellet is spent." in said


def test_a_forced_pass_is_played_and_told() -> None:
    game = boxed_in()
    assert game.legal_moves.texts() == ["--"]
    match = Match(game, deal(game.mode.layout, [Player(n) for n in "ABCD"], rng=Random(1)))
    table = Table(match, Partner(game), GreedyPlayer(), Random(1), plain=True)
    table._turn()
    assert table.heard == ["W can't move and passes."]
    assert not match.people_decide(next(position for position, _ in game.past()))


def boxed_in() -> Game:
    """W stands in a corner, a fence at its side; X stands before it and Y behind X."""
    return Game.from_position("classic-4 / / a1 / a1 a2 a3 e5 / 0 5 5 5 / 1")


# Saving, leaving, resuming


def test_a_game_can_be_saved_and_resumed(tmp_path: Path) -> None:
    file = tmp_path / "game.qgn"
    said = hot_seat("--name", "Ann", "--name", "Bob", lines=f"e2\ne8\nsave {file}\nquit\n")
    assert f"Saved in {file}.".replace(" ", "") in "".join(
        said.split()
    )  # lines may be wrapped anywhere
    assert f"To go on: corridor play --resume {file}" in said
    said = good("play", "--resume", str(file), typed="undo\nmoves\nundo\nundo\n")
    assert "Ann (" in said
    assert "Walks of X:\n    d9 e8 f9\n" in said
    assert "There's nothing to take back." in said


def test_a_resumed_game_knows_its_bots_and_the_ghosts_people_hold(tmp_path: Path) -> None:
    file = tmp_path / "game.qgn"
    words = ("--mode", "pacman", "--preset", "friendly-ghosts", "--people", "2", "--bots", "1")
    first = good("play", *words, "--seed", "5", "--autosave", str(file), typed="")
    assert not file.exists()
    first = good("play", *words, "--seed", "5", "--side", "pacman", typed=f"f6\nsave {file}\n")
    sits = [line for line in first.splitlines() if "starts on" in line]
    again = good("play", "--resume", str(file), typed="")
    assert [line for line in again.splitlines() if "starts on" in line] == sits


def test_a_record_that_does_not_say_who_sat_there_is_dealt_anew(tmp_path: Path) -> None:
    file = tmp_path / "game.qgn"
    file.write_text("1. e2 e8 *")
    assert "Computer (" in good("play", "--resume", str(file), "--seed", "1", typed="")


def test_a_game_that_is_over_cannot_be_resumed(tmp_path: Path) -> None:
    file = tmp_path / "game.qgn"
    good("play", "--people", "2", "--autosave", str(file), typed="e2\nresign\ny\n")
    assert "is over" in refused("play", "--resume", str(file), code=1)
    assert read_record(file.read_text()).termination == "resign"


def test_a_bad_record_cannot_be_resumed(tmp_path: Path) -> None:
    file = tmp_path / "game.qgn"
    file.write_text("1. e5 *")
    assert "e5 can't be played" in refused("play", "--resume", str(file), code=1)
    assert "can't be read" in refused("play", "--resume", str(tmp_path / "no"), code=1)


def test_a_closed_input_leaves_cleanly_and_writes_nothing_unasked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert "not saved" not in hot_seat(lines="")
    assert "The game isn't saved. Next time, --autosave FILE" in hot_seat(lines="e2\n")
    assert list(tmp_path.iterdir()) == []


def test_quitting_offers_to_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    said = hot_seat(lines="e2\nquit\n\n")
    assert "Save the game in corridor-classic-2.qgn? [Y/n]" in said
    assert "To go on: corridor play --resume corridor-classic-2.qgn" in said
    assert "Save the game in corridor-classic-2-2.qgn?" in hot_seat(lines="e2\nexit\nn\n")
    assert [path.name for path in tmp_path.iterdir()] == ["corridor-classic-2.qgn"]


def test_a_file_of_somebody_else_is_not_overwritten_unasked(tmp_path: Path) -> None:
    file = tmp_path / "thesis.qgn"
    file.write_text("precious")
    said = hot_seat(lines=f"e2\nsave {file}\nn\n")
    assert "exists. Overwrite it? [y/N]" in said
    assert file.read_text() == "precious"
    hot_seat(lines=f"e2\nsave {file}\ny\ne8\nsave\n")
    assert len(read_record(file.read_text()).moves) == 2


def test_a_game_that_cannot_be_written_goes_on(tmp_path: Path) -> None:
    said = hot_seat(lines=f"e2\nsave {tmp_path / 'no' / 'game.qgn'}\ne8\n")
    assert "can't be written" in " ".join(said.split())
    assert said.count("Classic, two sides") == 3


def test_ctrl_c_leaves_cleanly(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_talk: Dialogue, _prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Dialogue, "ask", interrupted)
    result = run("play", "--people", "2")
    assert result.exit_code == 0
    assert "Aborted" not in result.output


@pytest.mark.parametrize("position", KNOWN)
def test_letters_are_answered_at_the_terminal_as_on_the_page(
    position: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game, known = Game.from_position(position), KNOWN[position]
    seats = deal(game.mode.layout, [Player("Ann"), Player("Ben")], rng=Random(1))
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(known) + "\n"))
    Table(Match(game, seats), Dialogue(), GreedyPlayer(), Random(1), plain=True).run()
    said = " ".join(capsys.readouterr().out.split())
    for answer in known.values():
        assert answer in said
    assert game.position_text() == position


def test_the_last_move_and_help_are_told_at_the_terminal() -> None:
    last = " ".join(hot_seat("--mode", "classic-2", lines="e2\nl\n?\n").split())
    assert "W played e2." in last
    assert " ".join(say("ask-help").split()) in last
