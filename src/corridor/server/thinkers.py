"""The engine of each thread of the pool; engines are not shared between threads."""

import threading

from corridor.engine.thinking import Thinker
from corridor.review.reviewing import HASH

_of_thread = threading.local()


def thinker_of_thread() -> Thinker:
    """This thread's engine, made when it is first asked for."""
    found: Thinker | None = getattr(_of_thread, "thinker", None)
    if found is None:
        from corridor.engine.specs import make_thinker  # loads the compiled core

        found = _of_thread.thinker = make_thinker(hash_mb=HASH)
    return found
