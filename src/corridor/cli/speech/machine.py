"""The machine that figures were measured on."""

import os
from pathlib import Path

from corridor.i18n import say


def machine() -> str:
    """CPU model and core count; never host, user or path, since figures are published."""
    models = []
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    except OSError:
        pass  # another system
    return say("cli-bench-machine", model=(models or ["?"])[0], cores=os.cpu_count() or 1)
