"""A match at one terminal, turn by turn, until it ends or somebody leaves."""

import shlex
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from corridor.cli.commands.play.dialogue import Talk
from corridor.cli.commands.play.match import Match, forced
from corridor.cli.commands.play.move_input import Ambiguous, read_move
from corridor.cli.commands.play.move_news import news
from corridor.cli.commands.play.players import is_race
from corridor.cli.commands.play.seats import Seat
from corridor.cli.commands.play.table_words import WORDS, Left
from corridor.cli.speech.files import write_text
from corridor.cli.speech.names import piece_name, side_name
from corridor.cli.speech.refusals import Refusal
from corridor.cli.speech.sentences import result, sentence
from corridor.cli.speech.terminal import board_text
from corridor.engine import Limit, Player
from corridor.i18n import listed, say
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
    """What a bot played, one move after another."""

    who: str
    moves: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return say("cli-play-bot-moves", who=self.who, moves=" ".join(self.moves))


@dataclass
class Table:
    """Where a match is played: it shows the board, asks whoever is to move, says what happened."""

    match: Match
    talk: Talk
    bot: Player
    rng: Random
    file: Path | None = None  # where the match is kept
    keep: bool = False  # after every move
    plain: bool = False  # the board in letters only
    bottom: Side = 0
    saved: int = -1  # how many moves the file holds
    heard: list[str | BotMoves] = field(default_factory=list, init=False)  # since the last board
    _shown: int = field(default=-1, init=False)  # how many moves the board on the screen shows

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.match.game

    @property
    def figures(self) -> tuple[Figure, ...]:
        """The pieces, as they stood at the start."""
        return self.game.mode.layout.figures

    def run(self) -> None:
        """Play until the match is over or everybody has left."""
        self._introduce()
        try:
            while not self.match.over:
                self._turn()
                if self.keep and self.file:
                    self.write(self.file)
        except (EOFError, KeyboardInterrupt, Left) as leaving:
            self._leave(closed=isinstance(leaving, EOFError) and not self.talk.live)
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
            self._hear(self.label(self.match.deciders()[0]), self.game.text(move))
            self._play(move)

    def _hear(self, who: str, move: str) -> None:
        """Remember what a bot played; its moves in a row are told together."""
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
        line = self.talk.ask("> ")
        word, _, rest = line.partition(" ")
        command = WORDS.get(word.lower())
        if command is not None:
            command(self, rest.strip())
        elif line:
            self._try(line)

    def _try(self, line: str) -> None:
        try:
            move = read_move(self.game, line)
        except Ambiguous as several:
            self.talk.tell(str(several))
            return
        except InvalidText as error:
            self.talk.tell(say("cli-play-what", why=sentence(error)))
            return
        except IllegalMove as error:
            self.talk.tell(sentence(error, self.figures))
            return
        bot = self.match.held_by_bot(move)
        if bot is not None:
            self.talk.tell(say("cli-play-not-yours", who=self.label(bot)))
        elif not self._walks_into_ghost(move) or self.talk.confirm(say("cli-play-into-ghost")):
            self._play(move)

    def _walks_into_ghost(self, move: Move) -> bool:
        """Whether PAC-MAN would lose a life by his own walk."""
        position = self.game.position
        if not isinstance(move, Walk) or move.piece != PACMAN or position.layout.lives is None:
            return False
        return position.after(move).layout.lives != position.layout.lives

    # Keeping and leaving

    def write(self, path: Path) -> bool:
        """Keep the match in a file; whether that went well."""
        try:
            write_text(path, qgn_text(self.match.record()))
        except Refusal as error:
            self.talk.tell(error.message)
            return False
        self.saved = len(self.game.history)
        return True

    def unused_file(self) -> Path:
        """A file name that is free."""
        name = f"corridor-{self.game.mode.key}"
        number, path = 1, Path(f"{name}.qgn")
        while path.exists():
            number += 1
            path = Path(f"{name}-{number}.qgn")
        return path

    def _leave(self, *, closed: bool) -> None:
        self.talk.tell()
        if self._unsaved() and not closed:
            self._offer_to_save()
        if self._unsaved():
            self.talk.tell(say("cli-play-not-saved"))
        elif self.file is not None:
            # In one line, so that it can be copied.
            self.talk.show(say("cli-play-resume", file=shlex.quote(str(self.file))))

    def _offer_to_save(self) -> None:
        path = self.file or self.unused_file()
        try:
            if self.talk.confirm(say("cli-play-save", file=str(path)), default=True):
                self.file = path if self.write(path) else self.file
        except (EOFError, KeyboardInterrupt):
            self.talk.tell()

    def _unsaved(self) -> bool:
        return bool(self.game.history) and self.saved != len(self.game.history)

    # Showing

    def _introduce(self) -> None:
        self.talk.tell(say(f"mode-{self.game.mode.key}"))
        for seat in self.match.seats:
            start = [self.figures[piece].square for piece in seat.pieces]
            squares = listed(square_name(square) for square in start if square is not None)
            on_board = say("cli-play-sits", who=self.label(seat), squares=squares)
            self.talk.tell(on_board if squares else say("cli-play-enters", who=self.label(seat)))
            if seat.player.character != Character.PAWN:
                character = say(f"character-{seat.player.character}")
                self.talk.tell(say("cli-play-looks", who=seat.player.name, character=character))
        self.talk.tell(say("cli-play-how"))

    def show(self) -> None:
        """Show the board, and whose turn it is."""
        self._shown = len(self.game.history)
        self._show_board()
        who = listed(self.label(seat) for seat in self.match.deciders())
        self.talk.tell(say("cli-play-turn", who=who, what=self._task()))

    def _show_board(self) -> None:
        """The board, and below it what happened since it was shown, so that it stays in sight."""
        self.talk.tell()
        self.talk.show(board_text(self.game.view(), self.bottom, plain=self.plain))
        if self.heard:
            self.talk.tell(" ".join(map(str, self.heard)))
        self.heard.clear()

    def _task(self) -> str:
        """What is decided now, with a move of each kind that would do."""
        marks = self.game.position.marks
        pieces = listed(piece_name(self.figures, piece) for piece in self.game.movers)
        several = len(self.game.movers) > 1
        examples: dict[type[Move], str] = {}
        for move in self.game.legal_moves:
            examples.setdefault(type(move), self.game.text(move))
        task = say(
            f"phase-{marks.phase or 'race'}",
            steps=self.game.position.steps_left or 0,
            pieces=say("cli-play-one-of", pieces=pieces) if several else pieces,
            turn=marks.turn or 0,
            opening=marks.opening,
        )
        return f"{task} {say('cli-play-example', moves=listed(examples.values()))}"

    def _finish(self) -> None:
        self._show_board()
        self.talk.tell(self._result())
        resigned = self.match.resigned
        rating = self.game.rating if resigned is None else self.game.rating_after(1 - resigned)
        if rating is not None:
            self.talk.tell(say("cli-play-level", title=say(f"level-{rating}")))
        if rating is not None and resigned is None:
            self.talk.tell(say(f"joke-{rating}"))
        if self.file is not None and self.write(self.file):
            self.talk.tell(say("cli-play-saved", file=str(self.file)))

    def _result(self) -> str:
        resigned, outcome = self.match.resigned, self.game.outcome
        if resigned is not None:
            winner = self.side(1 - resigned)
            return say("cli-play-resigned", loser=self.side(resigned), winner=winner)
        assert outcome is not None  # noqa: S101  only then a match without resigning is over
        return result(outcome, "" if outcome.winner is None else self.side(outcome.winner))

    # Names

    @property
    def race(self) -> bool:
        """Whether every piece runs for a goal of its own."""
        return is_race(self.game.mode.layout)

    def label(self, seat: Seat) -> str:
        """A player with the pieces that are theirs."""
        whole = seat.pieces == self.game.mode.layout.pieces_of(seat.side)
        names = [piece_name(self.figures, piece) for piece in seat.pieces]
        held = side_name(self.figures, seat.side) if whole else listed(names)
        return say("cli-play-seat", name=seat.player.name, pieces=held)

    def side(self, side: Side) -> str:
        """A side with everybody who plays it."""
        names = [seat.player.name for seat in self.match.seats if seat.side == side]
        name = side_name(self.figures, side)
        return say("cli-play-side", side=name, names=listed(names))
