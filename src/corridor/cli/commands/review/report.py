"""A review as text."""

from collections.abc import Callable, Iterator

from corridor.cli.speech.names import side_key, side_name
from corridor.i18n import listed, percent, say
from corridor.rules.moves import Side
from corridor.rules.record import Record
from corridor.wire.review import Review, ReviewedMove, Why


def text_of(record: Record, review: Review) -> str:
    """The review: accuracy, every move with its chances and routes, and what is to be said."""
    return "\n".join(_lines(record, review))


def sentence_in(record: Record) -> Callable[[Why], str]:
    """Makes the sentence of a reason, with the sides of this record by name."""
    figures = record.mode.layout.figures

    def named(side: Side) -> str:
        key = side_key(figures, side)
        return say("review-the-ghosts") if key == "ghosts" else say(f"side-{key}")

    def sentence(why: Why) -> str:
        sides = {role: named(side) for role, side in why.sides.items()}
        return say(f"review-why-{why.code}", **sides, **why.args)

    return sentence


def _lines(record: Record, review: Review) -> Iterator[str]:
    figures, sentence = record.mode.layout.figures, sentence_in(record)
    yield say("cli-review-head", mode=review.mode, moves=len(review.moves), nodes=review.nodes)
    names = [side_name(figures, side) for side in range(len(review.start))]
    for name, accuracy in zip(names, review.accuracy, strict=True):
        if accuracy is not None:
            yield say("cli-review-accuracy", side=name, accuracy=f"{accuracy:.1f}")
    yield ""
    widest = max(len(name) for name in names), max(len(move.move) for move in review.moves)
    for move in review.moves:
        yield _row(move, names[move.side], *widest)
        for why in move.why:
            yield "      " + sentence(why)
        if move.better:
            yield "      " + say("cli-review-better", line=" ".join(move.better))
    if review.turning_points:
        yield ""
        yield say("cli-review-turns", plies=listed(map(str, review.turning_points)))


def _row(move: ReviewedMove, name: str, wide_name: int, wide_move: int) -> str:
    wide = len(percent(1))
    chances = " ".join(f"{percent(chance):>{wide}}" for chance in move.chances)
    steps = " ".join("  -" if count is None else f"{count:3}" for count in move.steps)
    head = f"{move.ply:4}  {name:{wide_name}}  {move.move:{wide_move}} {move.mark:2}"
    return f"{head}  {chances}  {steps}"
