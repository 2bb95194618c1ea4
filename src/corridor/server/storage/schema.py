"""The tables of the database; alembic's migrations lead to exactly these."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    false,
    true,
)
from sqlalchemy import Table as Relation  # "table" means a place to play here
from sqlalchemy import Text as LongString

metadata = MetaData()

matches = Relation(
    "match",
    metadata,
    Column("id", String(8), primary_key=True),
    Column("tags", LongString, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("phase", String(8), nullable=False),
    Column("public", Boolean, nullable=False, server_default=false()),
    Column("seq", Integer, nullable=False),
    Column("due_at", BigInteger),  # when a bot must move or a leg be created
    Column("flag_at", BigInteger),  # when the running clock reaches zero
    Column("leased_until", BigInteger, nullable=False, server_default="0"),
    Column("owner", String(32), nullable=False, server_default=""),  # the player who made it
    Column("origin", String(32), nullable=False, server_default=""),  # their address, hashed
    Index("match_due", "due_at"),
    Index("match_flag", "flag_at"),
    Index("match_open", "public", "phase", "created"),
    Index("match_owner", "owner", "phase"),
)
sitting = Relation(  # the people on the seats of a match
    "sitting",
    metadata,
    Column("match", String(8), primary_key=True),
    Column("player", String(32), primary_key=True),
    Column("result", String(4)),  # won, lost, draw, off or seen; null while the match goes on
    Index("sitting_player", "player"),
)
# Who took a seat at a table, and from where: a guest who was sent away can get a new name, but not
# so easily a new network.
arrivals = Relation(
    "arrival",
    metadata,
    Column("match", String(8), primary_key=True),
    Column("player", String(32), primary_key=True),
    Column("origin", String(32), nullable=False),  # their address, hashed
    Column("sent_away", Boolean, nullable=False, server_default=false()),
)
events = Relation(
    "event",
    metadata,
    Column("match", String(8), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LongString, nullable=False),
)
# A long match after some of its events, so that not all of them need be applied when it is loaded.
# Nothing depends on it: without one, or with one that cannot be read, the events are.
snapshots = Relation(
    "snapshot",
    metadata,
    Column("match", String(8), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("version", String(32), nullable=False),  # of the program that made it
    Column("body", LargeBinary, nullable=False),
)
secrets = Relation(
    "secret",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("match", String(8), nullable=False),
    Column("seat", Integer),  # null: any free seat
    Column("used", Boolean, nullable=False, server_default=false()),
    Index("secret_match", "match"),
)
presence = Relation(
    "presence",
    metadata,
    Column("match", String(8), primary_key=True),
    Column("player", String(32), primary_key=True),
    Column("seen", BigInteger, nullable=False),
    Column("here", Boolean, nullable=False, server_default=false()),
    Index("presence_player", "player", "seen"),
)
seeks = Relation(
    "seek",
    metadata,
    Column("player", String(32), primary_key=True),
    Column("wish", String(200), nullable=False),  # mode and time
    Column("role", String(8), nullable=False),
    Column("name", String(60), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("match", String(8)),
    Index("seek_wish", "wish", "at"),
)
# Reviews that were asked for, are under way, or are done: shared by all who look at a match.
reviews = Relation(
    "review",
    metadata,
    Column("match", String(8), primary_key=True),
    Column("player", String(32), nullable=False),  # who asked, and may stop it
    Column("at", BigInteger, nullable=False),
    Column("state", String(8), nullable=False),  # waiting, done, stopped or failed
    Column("leased_until", BigInteger, nullable=False, server_default="0"),
    Column("done", Integer, nullable=False, server_default="0"),
    Column("total", Integer, nullable=False),
    Column("body", LongString),  # the review as JSON
    Index("review_queue", "state", "at"),
)
fairness = Relation(
    "fairness",
    metadata,
    Column("board", String(2000), primary_key=True),
    Column("player", String(32), nullable=False),  # who asked, and may stop it
    Column("at", BigInteger, nullable=False),
    Column("state", String(8), nullable=False),  # waiting, done, stopped or failed
    Column("leased_until", BigInteger, nullable=False, server_default="0"),
    Column("done", Integer, nullable=False, server_default="0"),
    Column("total", Integer, nullable=False),
    Column("body", LongString),  # the result as JSON
    Index("fairness_queue", "state", "at"),
)
bans = Relation(
    "ban",
    metadata,
    Column("target", String(64), primary_key=True),  # a player's id, or a network
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),  # null: for good
    Column("why", String(200), nullable=False, server_default=""),
)
# What the host did by `corridor admin`. Workers follow it, and so learn of bans and removals.
host_log = Relation(
    "host_log",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("who", String(64), nullable=False),  # the user of the host's system
    Column("action", String(16), nullable=False),
    Column("target", String(64), nullable=False),
    Column("why", String(200), nullable=False, server_default=""),
)
links = Relation(  # links to go on elsewhere that are still good
    "link",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("player", String(32), nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("once", Boolean, nullable=False, server_default=true()),
    Index("link_player", "player", "until"),
)
signouts = Relation(  # tokens of a player with an earlier epoch are good no longer
    "signout",
    metadata,
    Column("player", String(32), primary_key=True),
    Column("epoch", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)
pushes = Relation(  # browsers that want to be told when a game waits for their person
    "push",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of the endpoint
    Column("player", String(32), nullable=False),
    Column("body", LongString, nullable=False),  # endpoint and keys, as JSON
    Column("at", BigInteger, nullable=False),
    Index("push_player", "player"),
)
service = Relation(  # times of the server itself: "beat", "resumed", "ready"
    "service",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
