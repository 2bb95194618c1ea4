"""The command line: `program` finds the command, `commands` holds one module for each.

`options` are options that several commands share, `speech` is everything that is said to people.
"""

from corridor.cli.program import main

__all__ = ["main"]
