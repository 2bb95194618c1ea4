"""Advanced: the chase with fences for both sides, tunnels, a Chamber and a reserve of pellets."""

from corridor.rules.advanced.phases import Phase
from corridor.rules.advanced.position import AdvancedPosition
from corridor.rules.advanced.switches import Advanced

__all__ = ["Advanced", "AdvancedPosition", "Phase"]
