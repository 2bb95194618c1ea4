"""Runs a match at one terminal, turn by turn, until it ends or a person leaves."""

import shlex
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from corridor.cli.commands.play.dialogue import Dialogue
from corridor.cli.commands.play.labels import result_sentence, seat_label, task
from corridor.cli.commands.play.match import Match, forced, unused_file
from corridor.cli.commands.play.move_input import Ambiguous, read_move
from corridor.cli.commands.play.move_news import news
from corridor.cli.commands.play.table_words import WORDS, Left
from corridor.cli.speech.files import write_text
from corridor.cli.speech.names import piece_name
from corridor.cli.speech.refusals import Refusal
from corridor.cli.speech.sentences import sentence
from corridor.cli.speech.terminal import board_text
from corridor.draw.answers import answer
from corridor.engine import Limit, Player
from corridor.i18n import listed, say, sentences
from corridor.rules.board import square_name
from corridor.rules.chase import PACMAN
from corridor.rules.errors import IllegalMove, InvalidText
from corridor.rules.game import Game
from corridor.rules.layout import Figure
from corridor.rules.moves import Move, Side, Walk
from corridor.rules.qgn import qgn_text
from corridor.rules.record import Character

_LIMIT = Limit(seconds=5)


@dataclass
class BotMoves:
    """Consecutive moves of a bot, reported in one sentence."""

    who: str
    moves: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return say("cli-play-bot-moves", who=self.who, moves=" ".join(self.moves))


@dataclass
class Table:
    """A running match: shows the board, asks for moves, lets bots play, saves."""

    match: Match
    dialogue: Dialogue
    bot: Player
    rng: Random
    file: Path | None = None  # where the match is saved
    keep: bool = False  # save after every move
    plain: bool = False  # the board in ASCII
    bottom: Side = 0
    saved: int = -1  # how many moves the file holds
    heard: list[str | BotMoves] = field(
        default_factory=list, init=False
    )  # news since the last board
    _shown: int = field(default=-1, init=False)  # how many moves the board on the screen shows

    @property
    def game(self) -> Game:
        """The game of the match."""
        return self.match.game

    @property
    def figures(self) -> tuple[Figure, ...]:
        """The pieces at the start."""
        return self.game.mode.layout.figures

    def run(self) -> None:
        """Play until the match is over or is left."""
        self._introduce()
        try:
            while not self.match.over:
                self._turn()
                if self.keep and self.file:
                    self.write(self.file)
        except (EOFError, KeyboardInterrupt, Left) as leaving:
            self._leave(closed=isinstance(leaving, EOFError) and not self.dialogue.live)
        else:
            self._finish()

    # Turns

    def _turn(self) -> None:
        only = forced(self.game.position)
        if only is not None:
            who = listed(piece_name(self.figures, piece) for piece in self.game.movers)
            self.heard.append(say("cli-play-forced", who=who))
            self._play(only)
        elif self.match.people_decide():
            self._person()
        else:
            move = self.bot.choose(self.game, _LIMIT, rng=self.rng)
            self._hear(seat_label(self.game, self.match.deciders()[0]), self.game.text(move))
            self._play(move)

    def _hear(self, who: str, move: str) -> None:
        """Note a bot's move; consecutive moves of one bot are reported together."""
        last = self.heard[-1] if self.heard else None
        if not isinstance(last, BotMoves) or last.who != who:
            last = BotMoves(who)
            self.heard.append(last)
        last.moves.append(move)

    def _play(self, move: Move) -> None:
        before = self.game.position
        self.game.push(move)
        self.heard += news(before, move, self.game.position)

    def _person(self) -> None:
        if self._shown != len(self.game.history):
            self.show()
        line = self.dialogue.ask("> ")
        word, _, rest = line.partition(" ")
        command = WORDS.get(word.lower())
        if command is not None:
            command(self, rest.strip())
        elif told := answer(self.game, line):
            self.dialogue.tell(told)
        elif line:
            self._try(line)

    def _try(self, line: str) -> None:
        try:
            move = read_move(self.game, line)
        except Ambiguous as several:
            self.dialogue.tell(str(several))
            return
        except InvalidText as error:
            self.dialogue.tell(say("cli-play-what", why=sentence(error)))
            return
        except IllegalMove as error:
            self.dialogue.tell(sentence(error, self.figures))
            return
        bot = self.match.held_by_bot(move)
        if bot is not None:
            self.dialogue.tell(say("cli-play-not-yours", who=seat_label(self.game, bot)))
        elif not self._walks_into_ghost(move) or self.dialogue.confirm(say("cli-play-into-ghost")):
            self._play(move)

    def _walks_into_ghost(self, move: Move) -> bool:
        """Whether PAC-MAN would lose a life by his own walk."""
        position = self.game.position
        if not isinstance(move, Walk) or move.piece != PACMAN or position.layout.lives is None:
            return False
        return position.after(move).layout.lives != position.layout.lives

    # Saving and leaving

    def write(self, path: Path) -> bool:
        """Save the match; whether that worked."""
        try:
            write_text(path, qgn_text(self.match.record()))
        except Refusal as error:
            self.dialogue.tell(error.message)
            return False
        self.saved = len(self.game.history)
        return True

    def _leave(self, *, closed: bool) -> None:
        self.dialogue.tell()
        if self._unsaved() and not closed:
            self._offer_to_save()
        if self._unsaved():
            self.dialogue.tell(say("cli-play-not-saved"))
        elif self.file is not None:
            # Not wrapped, so that the command can be copied.
            self.dialogue.show(say("cli-play-resume", file=shlex.quote(str(self.file))))

    def _offer_to_save(self) -> None:
        path = self.file or unused_file(self.game.mode)
        try:
            if self.dialogue.confirm(say("cli-play-save", file=str(path)), default=True):
                self.file = path if self.write(path) else self.file
        except (EOFError, KeyboardInterrupt):
            self.dialogue.tell()

    def _unsaved(self) -> bool:
        return bool(self.game.history) and self.saved != len(self.game.history)

    # Showing

    def _introduce(self) -> None:
        self.dialogue.tell(say(f"mode-{self.game.mode.key}"))
        for seat in self.match.seats:
            start = [self.figures[piece].square for piece in seat.pieces]
            squares = listed(square_name(square) for square in start if square is not None)
            on_board = say("cli-play-sits", who=seat_label(self.game, seat), squares=squares)
            self.dialogue.tell(
                on_board if squares else say("cli-play-enters", who=seat_label(self.game, seat))
            )
            if seat.player.character != Character.PAWN:
                character = say(f"character-{seat.player.character}")
                self.dialogue.tell(say("cli-play-looks", who=seat.player.name, character=character))
        self.dialogue.tell(say("cli-play-how"))

    def show(self) -> None:
        """Show the board and whose turn it is."""
        self._shown = len(self.game.history)
        self._show_board()
        who = listed(seat_label(self.game, seat) for seat in self.match.deciders())
        self.dialogue.tell(say("cli-play-turn", who=who, what=task(self.game)))

    def _show_board(self) -> None:
        """The board, and below it the news since the last one, so that it is not scrolled away."""
        self.dialogue.tell()
        self.dialogue.show(board_text(self.game.view(), self.bottom, plain=self.plain))
        if self.heard:
            self.dialogue.tell(sentences(map(str, self.heard)))
        self.heard.clear()

    def _finish(self) -> None:
        self._show_board()
        self.dialogue.tell(result_sentence(self.match))
        resigned = self.match.resigned
        rating = self.game.rating if resigned is None else self.game.rating_after(1 - resigned)
        if rating is not None:
            self.dialogue.tell(say("cli-play-level", title=say(f"level-{rating}")))
        if rating is not None and resigned is None:
            self.dialogue.tell(say(f"joke-{rating}"))
        if self.file is not None and self.write(self.file):
            self.dialogue.tell(say("cli-play-saved", file=str(self.file)))
