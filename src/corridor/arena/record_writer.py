"""Writes the records of a match: a file for each game in a folder, or all in one ``.qgn``."""

from pathlib import Path

from corridor.arena.job import Played
from corridor.engine.complaint import Complaint


class RecordWriter:
    """Writes every game as soon as it is over, so that a broken match loses none."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._one = path.suffix == ".qgn"
        try:
            if self._one:
                path.write_text("", encoding="utf-8")
            else:
                path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Complaint(
                "arena-cannot-write", file=str(path), why=error.strerror or ""
            ) from None

    def write(self, played: Played) -> None:
        """Write the record of a game."""
        if self._one:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(("\n" if file.tell() else "") + played.record)
        else:
            name = f"{played.number + 1:05}.qgn"
            (self._path / name).write_text(played.record, encoding="utf-8")
