"""Messages between server and clients as msgspec structs: validated when they are decoded."""

VERSION = 1
FEATURES = (
    "hint",
    "hot-seat",
    "legs",
    "lines",
    "lobby",
    "phrases",
    "presence",
    "rematch",
    "resume",
    "seek",
    "spectate",
    "substitute",
    "suggest",
    "takeback",
)
