"""Messages between server and clients, parsed once at the border."""

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
