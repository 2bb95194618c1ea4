"""Routes of notifications: the key for browsers, subscribe, unsubscribe."""

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import Body

from corridor.i18n import languages
from corridor.match.decision import decline
from corridor.server.http.context import caller_address, known_player, services_of
from corridor.server.push.delivery import BadTarget, Target, checked
from corridor.server.storage.pushes import name_of
from corridor.wire.bodies import PushKeyTold, Subscribing, Unsubscribing
from corridor.wire.codes import Code


@get("/api/push", sync_to_thread=False)
def key(request: Request[Any, Any, State]) -> PushKeyTold:
    """The public key with which a browser subscribes to notifications of this server."""
    return PushKeyTold(services_of(request).push_key.public)


@post("/api/push", status_code=200)
async def subscribe(
    request: Request[Any, Any, State], data: Annotated[Subscribing, Body()]
) -> PushKeyTold:
    """Be told by a browser when a game with a clock of days waits for you."""
    services, player = services_of(request), known_player(request)
    services.limits.spend("push", caller_address(request), player)
    lang = data.lang if data.lang in languages() else "en"
    target = Target(data.endpoint, data.keys.p256dh, data.keys.auth, lang)
    try:
        checked(target, private=services.settings.push_private)
    except BadTarget as error:
        raise decline(Code.BAD_MESSAGE, why=str(error)) from None
    await services.pushes.add(player, target)
    return PushKeyTold(services.push_key.public)


@post("/api/push/end", status_code=200)
async def unsubscribe(
    request: Request[Any, Any, State], data: Annotated[Unsubscribing, Body()]
) -> PushKeyTold:
    """Be told by this browser no longer."""
    services, player = services_of(request), known_player(request)
    await services.pushes.forget(name_of(data.endpoint), player)
    return PushKeyTold(services.push_key.public)


HANDLERS = [key, subscribe, unsubscribe]
