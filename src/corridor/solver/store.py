"""Tables on disk; docs/reference/solved-chase.md describes the format.

A file is written under a temporary name and renamed when it is complete. Stages that were finished
before a kill are used by the next run.
"""

import fcntl
import json
import os
import struct
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from io import FileIO
from pathlib import Path
from typing import IO, Any

from corridor.engine import _core
from corridor.engine.complaint import Complaint
from corridor.rules.board import Square, bits
from corridor.solver.chase import Chase
from corridor.solver.verdict import Verdict

VERSION = 2
_MAGIC = b"corridor chase\n" + bytes([VERSION])
_END = b"\nend of\n"
_TRAILER = struct.Struct("<QQQ8s")  # where the directory is, how long, its CRC-32
_MOST_DIRECTORY = 10_000_000


@dataclass(frozen=True, slots=True)
class Entry:
    """A stage in a file."""

    lives: int
    pellets: int
    caught: Verdict
    start: Verdict
    rounds: tuple[int, int]  # the longest way to progress: the ghosts' wins, PAC-MAN's
    positions: tuple[int, int, int]  # won by PAC-MAN, endless, won by the ghosts
    offset: int
    size: int
    index: int  # CRC-32 of the index in front of it
    index_size: int
    symmetry: int  # positions are stored as their images by this symmetry of the board


@dataclass(frozen=True, slots=True)
class Directory:
    """The directory of a file: its game and its stages."""

    title: str
    letters: str
    numbers: list[int]
    entries: tuple[Entry, ...]

    @classmethod
    def of(cls, chase: Chase, entries: tuple[Entry, ...] = ()) -> "Directory":
        """The directory of a file of this game."""
        return cls(chase.title, chase.letters, chase.numbers, entries)

    def to_json(self) -> str:
        """The directory as stored in the file."""
        return json.dumps(
            {
                "title": self.title,
                "ghosts": self.letters,
                "table": dict(zip(_core.TABLE_FIELDS, self.numbers, strict=True)),
                "stages": [asdict(entry) for entry in self.entries],
            },
            indent=1,
        )

    @property
    def pellets(self) -> tuple[Square, ...]:
        """The squares of the pellets, in the order of the bits of a stage."""
        named = dict(zip(_core.TABLE_FIELDS, self.numbers, strict=True))
        words = (named["pellets_0"], named["pellets_1"], named["pellets_2"])
        return tuple(bits(sum(word << 27 * place for place, word in enumerate(words))))

    @classmethod
    def from_json(cls, text: str) -> "Directory":
        """Parse a directory; ``ValueError`` or ``LookupError`` if it is none."""
        read = json.loads(text)
        numbers = [int(read["table"][name]) for name in _core.TABLE_FIELDS]
        entries = tuple(_entry(entry) for entry in read["stages"])
        return cls(str(read["title"]), str(read["ghosts"]), numbers, entries)


def _entry(read: dict[str, Any]) -> Entry:
    one, other = map(int, read["rounds"])
    first, second, third = map(int, read["positions"])
    names = ("lives", "pellets", "offset", "size", "index", "index_size", "symmetry")
    return Entry(
        caught=Verdict(read["caught"]),
        start=Verdict(read["start"]),
        rounds=(one, other),
        positions=(first, second, third),
        **{name: int(read[name]) for name in names},
    )


def read_directory(path: Path) -> Directory:
    """Read the directory of a complete file; a broken or foreign file is refused."""
    try:
        with path.open("rb") as file:
            return _checked_directory(file, path)
    except OSError as error:
        raise Complaint("solver-cannot-read", file=str(path), why=error.strerror or "") from None
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        if isinstance(error, Complaint):
            raise
        raise Complaint("solver-broken-file", file=str(path)) from None


def _checked_directory(file: IO[bytes], path: Path) -> Directory:
    begin = file.read(len(_MAGIC))
    if begin[:-1] != _MAGIC[:-1]:
        raise Complaint("solver-foreign-file", file=str(path))
    if begin != _MAGIC:
        raise Complaint("solver-other-version", file=str(path))
    whole = file.seek(0, os.SEEK_END)
    if whole < len(_MAGIC) + _TRAILER.size:
        raise ValueError("too short")
    file.seek(whole - _TRAILER.size)
    offset, size, sum_, end = _TRAILER.unpack(file.read(_TRAILER.size))
    if end != _END or size > _MOST_DIRECTORY or offset + size + _TRAILER.size != whole:
        raise ValueError("no trailer")
    file.seek(offset)
    text = file.read(size)
    if zlib.crc32(text) != sum_:
        raise ValueError("broken directory")
    directory = Directory.from_json(text.decode())
    for entry in directory.entries:
        _check_index(file, entry, offset)
    return directory


def _check_index(file: IO[bytes] | FileIO, entry: Entry, most: int) -> None:
    within = len(_MAGIC) <= entry.offset <= entry.offset + entry.size <= most
    if not within or not 0 <= entry.index_size <= entry.size:
        raise ValueError("a stage lies outside")
    if zlib.crc32(_read(file, entry.offset, entry.index_size)) != entry.index:
        raise ValueError("broken index")


class Draft:
    """A file that is being made: stages are added one by one."""

    def __init__(self, chase: Chase, path: Path, file: FileIO) -> None:
        self._chase, self._path, self._file = chase, path, file
        self._journal = _beside(path, "part.json")
        self.entries: tuple[Entry, ...] = ()
        self._take_up()

    def _take_up(self) -> None:
        """Use the stages that an earlier run has finished; cut off anything after them."""
        try:
            found = Directory.from_json(self._journal.read_text(encoding="utf-8"))
            size = self._file.seek(0, os.SEEK_END)
            if (found.numbers, found.letters) == (self._chase.numbers, self._chase.letters):
                for entry in found.entries:
                    _check_index(self._file, entry, size)
                self.entries = found.entries
        except (OSError, ValueError, LookupError, TypeError, AttributeError):
            self.entries = ()
        if not self.entries:
            self._file.truncate(0)
            self._file.seek(0)
            _write(self._file, _MAGIC)
        self._cut()

    @property
    def _end(self) -> int:
        """Offset of the next stage."""
        return max((entry.offset + entry.size for entry in self.entries), default=len(_MAGIC))

    def _cut(self) -> None:
        self._file.truncate(self._end)
        self._file.seek(self._end)

    def drop_from(self, place: int) -> None:
        """Drop the stages from an index on: they were found broken."""
        self.entries = self.entries[:place]
        self._cut()

    def read(self, entry: Entry) -> bytes:
        """The bytes of a finished stage."""
        return _read(self._file, entry.offset, entry.size)

    def add(self, entry: Entry, written: bytes | None) -> Entry:
        """Add a stage; without bytes it shares those of a stage that is already there."""
        if written is not None:
            entry = _placed(entry, self._end, written)
            self._file.seek(entry.offset)
            _write(self._file, written)
            os.fsync(self._file.fileno())
        self.entries = (*self.entries, entry)
        self._write_journal()
        return entry

    def _write_journal(self) -> None:
        fresh = _beside(self._path, "part.json.new")
        with fresh.open("w", encoding="utf-8") as file:
            file.write(Directory.of(self._chase, self.entries).to_json())
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(self._journal)

    def finish(self) -> None:
        """Write the directory and rename the file to its final name."""
        text = Directory.of(self._chase, self.entries).to_json().encode()
        end = self._end
        self._cut()
        _write(self._file, text + _TRAILER.pack(end, len(text), zlib.crc32(text), _END))
        os.fsync(self._file.fileno())
        _beside(self._path, "part").replace(self._path)
        self._journal.unlink()

    def mend(self) -> None:
        """After a failed write: cut off everything but complete stages."""
        self._cut()
        _beside(self._path, "part.json.new").unlink(missing_ok=True)


def _placed(entry: Entry, offset: int, written: bytes) -> Entry:
    index = int.from_bytes(written[:8], "little")  # the first chunk begins where the index ends
    return replace(
        entry,
        offset=offset,
        size=len(written),
        index=zlib.crc32(written[:index]),
        index_size=index,
    )


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(f"{path.name}.{ending}")


@contextmanager
def drafting(chase: Chase, path: Path) -> Iterator[Draft]:
    """Open the file that is being made; write errors such as a full disk become a Complaint."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        opened = os.open(_beside(path, "part"), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
        # Unbuffered: what a full disk refused must not be written again on closing.
        with os.fdopen(opened, "r+b", buffering=0) as file:
            _lock(file, path)
            draft = Draft(chase, path, file)
            try:
                yield draft
            except OSError:
                draft.mend()
                raise
    except OSError as error:
        raise Complaint("solver-cannot-write", file=str(path), why=error.strerror or "") from None


def _lock(file: FileIO, path: Path) -> None:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise Complaint("solver-being-made", file=str(path)) from None


def _write(file: FileIO, data: bytes) -> None:
    """Write everything: an unbuffered call may write only a part."""
    left = memoryview(data)
    while left:
        left = left[file.write(left) :]


def _read(file: IO[bytes] | FileIO, offset: int, size: int) -> bytes:
    """Read everything: an unbuffered call may read only a part."""
    file.seek(offset)
    parts = []
    while size > 0 and (part := file.read(size)):
        parts.append(part)
        size -= len(part)
    return b"".join(parts)
