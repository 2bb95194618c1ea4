"""Names of people: cleaned, and refused if nobody could see them."""

import unicodedata

from corridor.match.decision import decline
from corridor.wire.codes import Code

_LONGEST = 24
# Letters and marks with the property Default_Ignorable_Code_Point of Unicode, which is stable by
# policy: they are drawn as nothing. Formats have it as well, and are known by their category;
# variation selectors (FE00 to FE0F) only change the sign before them, and stay.
_IGNORED = (
    range(0x034F, 0x0350),
    range(0x115F, 0x1161),
    range(0x17B4, 0x17B6),
    range(0x180B, 0x1810),
    range(0x3164, 0x3165),
    range(0xFFA0, 0xFFA1),
    range(0xE0000, 0xE1000),
)
# No property tells symbols that are drawn as an empty space; the end of their names does.
_EMPTY = (" FILLER", " BLANK", " NULL NOTEHEAD")


def clean_name(name: str) -> str:
    r"""A name safe to show: one line, no control or bidirectional marks, at most 24 characters.

    Raises ``Declined`` if signs were given but none of them can be seen.

    >>> clean_name("  Ann\u202e   Other  ")
    'Ann Other'
    """
    plain = unicodedata.normalize("NFKC", name)
    shown = "".join(" " if _is_blank(sign) else sign for sign in plain if not _is_hidden(sign))
    found = " ".join(shown.split())[:_LONGEST].strip()
    if any(unicodedata.category(sign)[0] not in "CMZ" for sign in found):
        return found
    if name.strip():
        raise decline(Code.BAD_NAME)
    return ""


def _is_blank(sign: str) -> bool:
    """Whether a sign is drawn as an empty space."""
    return sign.isspace() or unicodedata.name(sign, "").endswith(_EMPTY)


def _is_hidden(sign: str) -> bool:
    """Whether a sign is drawn as nothing at all."""
    if sign.isspace():
        return False
    return unicodedata.category(sign)[0] == "C" or any(ord(sign) in part for part in _IGNORED)
