"""A record with its review written into it: scores, glyphs, comments and better lines."""

from collections.abc import Callable
from dataclasses import replace

from corridor.rules.notation import parse_move
from corridor.rules.position import Position
from corridor.rules.record import Glyph, Line, Played, Record
from corridor.wire.review import Review, ReviewedMove, Why

Sentence = Callable[[Why], str]


def annotated(record: Record, review: Review, sentence: Sentence) -> Record:
    """The record with the review's notes; what was there before stays, glyphs excepted."""
    position, moves = record.start, []
    for played, judged in zip(record.moves, review.moves, strict=True):
        moves.append(_noted(played, judged, position, sentence))
        position = position.after(played.move)
    return replace(record, line=replace(record.line, moves=tuple(moves)))


def _noted(played: Played, judged: ReviewedMove, before: Position, sentence: Sentence) -> Played:
    said = [played.comment, *(sentence(reason) for reason in judged.why)]
    better = (_line(before, judged.better),) if judged.better else ()
    return replace(
        played,
        glyph=Glyph(judged.mark) if judged.mark else played.glyph,
        evaluation=judged.score or played.evaluation,
        comment=" ".join(part for part in said if part),
        variations=played.variations + better,
    )


def _line(position: Position, texts: tuple[str, ...]) -> Line:
    moves = []
    for text in texts:
        move = parse_move(position, text)
        moves.append(Played(move))
        position = position.after(move)
    return Line(tuple(moves))
