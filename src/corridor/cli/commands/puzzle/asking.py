"""A puzzle at the terminal: what it asks for, and the solver's tries."""

from corridor.cli.commands.play.dialogue import Dialogue
from corridor.cli.commands.play.move_input import Ambiguous, read_move
from corridor.cli.speech.names import piece_name, side_name
from corridor.cli.speech.sentences import refusal, sentence
from corridor.cli.speech.terminal import board_text
from corridor.draw.answers import answer as answer_to
from corridor.i18n import say
from corridor.puzzles import Answer, Kind, Proof, Puzzle, hints, try_move
from corridor.rules.errors import IllegalMove, InvalidText
from corridor.rules.game import Game

_WORDS = ("hint", "solution", "quit")


def shown(puzzle: Puzzle, *, plain: bool = False) -> str:
    """The board and the task."""
    game = puzzle.game()
    lines = [
        board_text(game.view(), puzzle.side, plain=plain),
        say(f"puzzle-theme-{puzzle.theme}", within=puzzle.within or 0),
    ]
    if puzzle.proof == Proof.SEARCH and puzzle.within is not None:
        lines.append(say("puzzle-within", within=puzzle.within))
    side = side_name(game.mode.layout.figures, puzzle.side)
    lines.append(
        say("puzzle-about", side=side, id=puzzle.id, mode=puzzle.mode, level=puzzle.difficulty)
    )
    return "\n".join(lines)


def told(answer: Answer) -> str:
    """What came of the solver's moves, as a sentence."""
    reply = " ".join(answer.reply)
    if answer.refused is not None:
        return refusal(answer.game.mode.layout.figures, answer.refused)
    if answer.kind == Kind.WRONG:
        return say("puzzle-wrong", reply=reply) if reply else say("puzzle-wrong-at-once")
    if answer.kind == Kind.GO_ON:
        return say("puzzle-right", reply=reply) if reply else say("puzzle-right-go-on")
    return say("puzzle-solved")


def ask_moves(puzzle: Puzzle, *, plain: bool) -> None:
    """Ask for moves until the puzzle is solved or the solver leaves."""
    dialogue, moves = Dialogue(), list[str]()
    asked = 0  # hints for this move
    dialogue.tell(say("puzzle-words", words=" ".join(_WORDS)))
    while True:
        answer = try_move(puzzle, moves)
        try:
            text = dialogue.ask(say("puzzle-prompt"))
        except EOFError:
            return
        if text == "quit":
            return
        if text in _WORDS:
            dialogue.tell(_help(puzzle, len(moves), asked, whole=text == "solution"))
            asked += text == "hint"
            continue
        if said := answer_to(answer.game, text):
            dialogue.tell(said)
            continue
        move = _read(answer.game, text, dialogue)
        if move is None:
            continue
        answer = try_move(puzzle, [*moves, move])
        dialogue.tell(told(answer))
        if answer.kind == Kind.SOLVED:
            return
        if answer.kind == Kind.GO_ON:
            moves.append(move)
            asked = 0
            dialogue.show(board_text(answer.game.view(), puzzle.side, plain=plain))


def _read(game: Game, text: str, dialogue: Dialogue) -> str | None:
    """A typed move; what is wrong with it is said."""
    try:
        return game.text(read_move(game, text))
    except Ambiguous as error:
        dialogue.tell(str(error))
    except (IllegalMove, InvalidText) as error:
        dialogue.tell(sentence(error, game.mode.layout.figures))
    return None


def _help(puzzle: Puzzle, done: int, asked: int, *, whole: bool) -> str:
    if whole:
        return say("puzzle-solution", moves=" ".join(puzzle.solution[done:]))
    known = hints(puzzle, done)
    hint = known[min(asked, len(known) - 1)]
    figures = puzzle.game().mode.layout.figures
    piece = "" if hint.piece is None else piece_name(figures, hint.piece)
    return say(f"puzzle-hint-{hint.about}", piece=piece, place=hint.place)
