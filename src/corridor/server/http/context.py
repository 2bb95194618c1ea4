"""What handlers take from a request: the worker's services, and the player who calls."""

from typing import Any, TypeAlias

from litestar import Request
from litestar.datastructures import State

from corridor.match.decision import decline
from corridor.server.http.origin import address_of, player_of
from corridor.server.services import Services
from corridor.server.turns import Claim
from corridor.wire.codes import Code

AnyRequest: TypeAlias = Request[Any, Any, State]


def services_of(request: AnyRequest) -> Services:
    """The parts of the worker that answers."""
    services: Services = request.app.state.services
    return services


def known_player(request: AnyRequest) -> str:
    """The player of a valid token; raises ``Declined`` without one."""
    player = player_of(request, services_of(request).signer)
    if not player:
        raise decline(Code.BAD_TOKEN)
    return player


def caller_address(request: AnyRequest) -> str:
    """The rate-limit key of the caller."""
    return address_of(request, services_of(request).settings)


def caller_origin(request: AnyRequest) -> str:
    """Where the caller is, veiled: tables made there and questions asked there share the engine."""
    return services_of(request).signer.veiled(caller_address(request))


def caller_claim(request: AnyRequest) -> Claim:
    """The claim to a turn at the engine of a caller who has a long question."""
    return Claim(caller_origin(request), known_player(request), long=True)
