"""Sentences and names for a match at the terminal: seats, sides, the turn, the result."""

from corridor.cli.commands.play.match import Match
from corridor.cli.commands.play.seats import Seat
from corridor.cli.speech.names import piece_name, side_name
from corridor.cli.speech.sentences import result
from corridor.i18n import listed, say
from corridor.rules.game import Game
from corridor.rules.moves import Move, Side


def seat_label(game: Game, seat: Seat) -> str:
    """A player's name with the pieces of the seat."""
    layout = game.mode.layout
    whole = seat.pieces == layout.pieces_of(seat.side)
    names = [piece_name(layout.figures, piece) for piece in seat.pieces]
    held = side_name(layout.figures, seat.side) if whole else listed(names)
    return say("cli-play-seat", name=seat.player.name, pieces=held)


def side_label(match: Match, side: Side) -> str:
    """A side's name with all its players."""
    names = [seat.player.name for seat in match.seats if seat.side == side]
    name = side_name(match.game.mode.layout.figures, side)
    return say("cli-play-side", side=name, names=listed(names))


def task(game: Game) -> str:
    """What the side to move can do now, with an example of each kind of move."""
    marks = game.position.marks
    figures = game.mode.layout.figures
    pieces = listed(piece_name(figures, piece) for piece in game.movers)
    several = len(game.movers) > 1
    examples: dict[type[Move], str] = {}
    for move in game.legal_moves:
        examples.setdefault(type(move), game.text(move))
    phase = say(
        f"phase-{marks.phase or 'race'}",
        steps=game.position.steps_left or 0,
        pieces=say("cli-play-one-of", pieces=pieces) if several else pieces,
        turn=marks.turn or 0,
        opening=marks.opening,
    )
    return f"{phase} {say('cli-play-example', moves=listed(examples.values()))}"


def result_sentence(match: Match) -> str:
    """How the match ended."""
    resigned, outcome = match.resigned, match.game.outcome
    if resigned is not None:
        winner = side_label(match, 1 - resigned)
        return say("cli-play-resigned", loser=side_label(match, resigned), winner=winner)
    assert outcome is not None  # noqa: S101  a match that is over without resigning has one
    winner = "" if outcome.winner is None else side_label(match, outcome.winner)
    return result(outcome, winner)
