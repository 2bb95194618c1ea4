"""What a maze was measured to be, as tables for the terminal."""

from rich.table import Table

from corridor.i18n import say
from corridor.lab.between_equals import Balance
from corridor.lab.theory import Theory


def theory_table(known: list[Theory]) -> Table:
    """Who wins from the start, and how far PAC-MAN can get, by number of ghosts."""
    table = Table(title=say("lab-by-theory"))
    for key in ("lab-col-ghosts", "lab-col-start", "lab-col-won-after", "lab-col-held-after"):
        table.add_column(say(key))
    for one in known:
        eaten = [say("lab-never") if count is None else str(count) for count in
                 (one.won_after, one.held_after)]  # fmt: skip
        table.add_row(str(one.ghosts), say(f"verdict-{one.start}"), *eaten)
    return table


def balance_table(balances: list[Balance], seed: int) -> Table:
    """How often PAC-MAN wins, by level."""
    table = Table(title=say("lab-between-equals", seed=seed))
    for key in ("lab-col-level", "lab-col-games", "lab-col-share", "lab-col-interval",
                "lab-col-drawn", "lab-col-fair"):  # fmt: skip
        table.add_column(say(key))
    for one in balances:
        low, high = one.interval
        table.add_row(
            str(one.level),
            str(one.games),
            f"{100 * one.share:.0f} %",
            f"{100 * low:.0f}-{100 * high:.0f} %",
            str(one.drawn),
            say("lab-fair") if one.is_fair else say("lab-not-fair"),
        )
    return table
