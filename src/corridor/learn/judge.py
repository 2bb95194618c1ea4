"""The judge: whether a learner's moves reach the aim of a task, by the law."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum, unique

from corridor.learn.aims import Aim
from corridor.learn.attempt import Attempt, Made
from corridor.learn.lesson import Task
from corridor.rules.errors import Refused
from corridor.rules.game import Game


@unique
class Kind(StrEnum):
    """What came of an attempt. The values are stable codes."""

    REFUSED = "refused"  # the law refuses the last move
    NOT_YET = "not_yet"  # legal, but the aim is out of reach now: the learner tries again
    GO_ON = "go_on"  # nothing wrong, and the learner has moves left
    DONE = "done"


@dataclass(frozen=True, slots=True)
class Verdict:
    """The answer to an attempt."""

    kind: Kind
    key: str | None  # the sentence to say; None while the learner goes on
    refused: Refused | None  # the law's refusal
    played: tuple[str, ...]  # every move since the task's position, scripted replies too
    game: Game  # where the attempt stands now; a refused move has not changed it


def judge(task: Task, moves: Sequence[str]) -> Verdict:
    """Judge a learner's moves, given as text without the replies, the first to the last.

    An attempt ends with the first move that is refused, wrong or reaches the aim; what follows
    it is not looked at.
    """
    table, made = _Table(task.game()), list[Made]()
    replies = iter(task.replies)
    for text in moves:
        game = table.game
        if refused := game.why_not(text):
            return _refusal(task, Attempt(game, tuple(made), refused), text, table)
        made.append(Made(game.position, game.parse(text), game.text(game.parse(text))))
        table.push(text)
        verdict = _verdict(task, Attempt(game, tuple(made)), table)
        if verdict is not None:
            return verdict
        if game.to_move != task.side and not table.answer(next(replies, ())):
            return table.said(Kind.NOT_YET, task.not_yet)
        if game.outcome is not None or game.to_move != task.side:
            return table.said(Kind.NOT_YET, task.not_yet)
    return table.said(Kind.GO_ON, None)


class _Table:
    """The board of an attempt, and every move made on it as text."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.played: list[str] = []

    def push(self, text: str) -> None:
        move = self.game.parse(text)
        self.played.append(self.game.text(move))
        self.game.push(move)

    def answer(self, reply: tuple[str, ...]) -> bool:
        """Play the scripted reply; of alternatives, written ``e8|d8``, the first that is legal."""
        for choice in reply:
            legal = (text for text in choice.split("|") if self.game.why_not(text) is None)
            text = next(legal, None)
            if text is None:
                return False
            self.push(text)
        return True

    def said(self, kind: Kind, key: str | None, refused: Refused | None = None) -> Verdict:
        return Verdict(kind, key, refused, tuple(self.played), self.game)


def _refusal(task: Task, attempt: Attempt, text: str, table: _Table) -> Verdict:
    """A refused move is wrong, except in a task whose aim is to meet that refusal."""
    if _is_refusal(task.aim) and all(aim.holds(attempt) for aim in task.aim):
        return table.said(Kind.DONE, task.done, attempt.refused)
    key = _reply(task, attempt, (*(made.text for made in attempt.made), text))
    return table.said(Kind.REFUSED, key, attempt.refused)


def _verdict(task: Task, attempt: Attempt, table: _Table) -> Verdict | None:
    """What a legal move leads to; None if the learner may go on."""
    if all(aim.holds(attempt) for aim in task.aim):
        return table.said(Kind.DONE, task.done)
    key = _reply(task, attempt, tuple(made.text for made in attempt.made))
    if key is not None:
        return table.said(Kind.NOT_YET, key)
    if len(attempt.made) >= task.moves or attempt.game.outcome is not None:
        return table.said(Kind.NOT_YET, task.not_yet)
    return None


def _reply(task: Task, attempt: Attempt, tried: tuple[str, ...]) -> str | None:
    """The reply to a typical wrong move: its example before any pattern, then the first that fits.

    A refused move has changed nothing: only patterns that speak of refusals are put to it.
    """
    for wrong in task.wrong:
        if tried == wrong.tried:
            return wrong.key
    for wrong in task.wrong:
        fits = wrong.when and _is_refusal(wrong.when) == (attempt.refused is not None)
        if fits and all(aim.holds(attempt) for aim in wrong.when):
            return wrong.key
    return None


def _is_refusal(aims: tuple[Aim, ...]) -> bool:
    return any(aim.word == "refused" for aim in aims)
