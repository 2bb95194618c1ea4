"""A match at one moment as bytes, so that its events need not all be applied again."""

import zlib
from dataclasses import replace
from hashlib import sha256

from msgspec import MsgspecError, Struct, json

from corridor.match import seats as seating
from corridor.match.clocks import Clocks
from corridor.match.columns import Columns, columns_of, game_of
from corridor.match.fold import apply, fold
from corridor.match.match import Match, Offer, Phase, Result
from corridor.match.seats import Seat, Shares
from corridor.match.tags import Tags, begun
from corridor.wire.events import OfferKind, Stored
from corridor.wire.setup import Setup

FORMAT = 1  # to be raised whenever the fields below or what they mean have changed
_FAULTS = (MsgspecError, zlib.error, ValueError, LookupError, TypeError, AttributeError)


class _Saved(Struct, frozen=True):
    """Everything of a match but its tags, its events, and what follows from the setup."""

    format: int
    events: str  # digest of the events that led here
    at: int
    pivot: int
    phase: Phase
    setup: Setup
    seats: tuple[Seat, ...]
    sent_away: frozenset[str]
    agreed: dict[int, Setup]
    shares: Shares
    order: tuple[int, ...]
    seed: int | None
    clocks: Clocks | None
    offers: dict[OfferKind, Offer]
    result: Result | None
    after: str
    bot_from: int
    game: Columns


_saved = json.Decoder(_Saved)


def snapshot_of(match: Match) -> bytes:
    """Write a match down."""
    saved = _Saved(
        format=FORMAT,
        events=_digest(match.log),
        at=match.at,
        pivot=match.pivot,
        phase=match.phase,
        setup=match.tags.setup,
        seats=match.seats,
        sent_away=match.sent_away,
        agreed=match.agreed,
        shares=match.shares,
        order=match.order,
        seed=match.seed,
        clocks=match.clocks,
        offers=match.offers,
        result=match.result,
        after=match.after,
        bot_from=match.bot_from,
        game=columns_of(match.game),
    )
    return zlib.compress(json.encode(saved))


def from_snapshot(tags: Tags, events: list[Stored], seq: int, snapshot: bytes) -> Match | None:
    """The match after all its events, by a snapshot of it after number ``seq``.

    ``None`` if the snapshot is of another format, damaged, or not of these events: they alone
    say what happened, and are then applied from the first.
    """
    try:
        saved = _saved.decode(zlib.decompress(snapshot))
        past = events[:seq]
        if saved.format != FORMAT or len(past) != seq or saved.events != _digest(past):
            return None
        match = _match(tags, past, saved)
    except _FAULTS:
        return None
    for stored in events[seq:]:
        apply(match, stored)
    return match


def loaded(
    tags: Tags, events: list[Stored], snapshot: tuple[int, bytes] | None
) -> tuple[Match, int]:
    """The match after all its events, and of how many of them a snapshot was used."""
    if snapshot is not None:
        match = from_snapshot(tags, events, *snapshot)
        if match is not None:
            return match, snapshot[0]
    return fold(tags, events), 0


def _match(tags: Tags, past: list[Stored], saved: _Saved) -> Match:
    game = begun(saved.setup)
    mode = game.mode
    return Match(
        tags=replace(tags, setup=saved.setup),
        mode=mode,
        seq=len(past),
        at=saved.at,
        pivot=saved.pivot,
        phase=saved.phase,
        seats=saved.seats,
        sent_away=saved.sent_away,
        agreed=saved.agreed,
        shares=saved.shares,
        chairs=seating.chairs(mode.layout, saved.shares),
        order=saved.order,
        seed=saved.seed,
        game=game_of(game, saved.game),
        clocks=saved.clocks,
        offers=saved.offers,
        result=saved.result,
        after=saved.after,
        bot_from=saved.bot_from,
        log=past,
    )


def _digest(events: list[Stored]) -> str:
    return sha256(json.encode(events)).hexdigest()
