### For people who run a server. English only.

# Help of the option --db-pool.
cli-help-db-pool = How many connections to PostgreSQL each worker may have open. Times the workers, it must fit into PostgreSQL's max_connections.

# Help of the option --metrics.
cli-help-metrics = Serve numbers for Prometheus at this address, such as 127.0.0.1:9464. Without it there are none.

# Printed at the start, after the address of the page. $address: a URL.
cli-metrics-served = Metrics are at { $address }

# Error: the value of --metrics is no address. $text: what was given.
cli-metrics-address = “{ $text }” is no address for --metrics. Write HOST:PORT, such as 127.0.0.1:9464.

# Error: another program listens there. $address: HOST:PORT.
cli-metrics-taken = The metrics cannot be served at { $address }: another program listens there, or the address is not of this machine.

# Help of the command.
cli-help-admin = See and keep order on a server: tables, people, bans, old games.

# Below the help of the command.
cli-help-admin-more = Works while the server runs; its workers notice within seconds. Everything that changes something is kept in “corridor admin log”.

# Help of admin tables.
cli-help-admin-tables = List tables, the latest first.

# Help of an option: list tables of one phase only.
cli-help-admin-phase = Only tables of this phase.

# Help of an option: list tables of one person only.
cli-help-admin-player = Only tables of this person, by player id.

# Help of an option: how many rows are listed.
cli-help-admin-limit = How many to list at most.

# Help of an option: a reason, kept in the host's log.
cli-help-admin-why = A reason, kept in the log.

# Help of admin people.
cli-help-admin-people = List people who were at a table, the latest first.

# Help of admin remove.
cli-help-admin-remove = Remove a table with all its moves. It cannot be had back, except from a backup.

# Help of admin revoke.
cli-help-admin-revoke = Sign a person out everywhere: cookies, tokens and links to go on elsewhere are good no longer.

# After admin revoke. $player: the person's id. $links: number of links that were ended.
cli-admin-revoked =
    { $links ->
        [one] { $player } is signed out everywhere, and 1 link is good no longer.
       *[other] { $player } is signed out everywhere, and { $links } links are good no longer.
    }

# Help of admin delete-old.
cli-help-admin-delete-old = Delete games that ended long ago.

# Help of an option of delete-old.
cli-help-admin-days = Days since the last event at a table.

# Help of an option of delete-old.
cli-help-admin-unfinished = Also tables that never ended.

# Help of an option of delete-old.
cli-help-admin-dry-run = Only say how many there are.

# Help of admin ban.
cli-help-admin-ban = Ban a person (player id) or an address.

# Below the help of admin ban.
cli-help-admin-ban-more = An address is 203.0.113.7, 203.0.113.0/24 or 2001:db8:1::/48; a single IPv6 address stands for its /64. Player ids stand in “corridor admin people”. Who is banned is disconnected and refused as “banned”.

# Help of an option of ban.
cli-help-admin-ban-days = For so many days; without it, for good.

# Help of admin lift.
cli-help-admin-lift = Lift a ban.

# Help of admin bans.
cli-help-admin-bans = List bans, the newest first.

# Help of admin log.
cli-help-admin-log = Show what was done by these commands, the newest first.

# Instead of the player id of a bot, in a list of tables.
cli-admin-bot = bot

# In the column “banned” of a list of people.
cli-admin-yes = yes

# Instead of an empty list.
cli-admin-nothing = There are none.

# After admin remove. $match: the table's id.
cli-admin-removed = Table { $match } is removed.

# After delete-old --dry-run. $count: number of tables. $days: their least age.
cli-admin-would-delete =
    { $count ->
        [one] 1 table would be deleted: its last event is more than { $days } days old.
       *[other] { $count } tables would be deleted: their last events are more than { $days } days old.
    }

# After delete-old. $count: number of tables. $days: their least age.
cli-admin-deleted =
    { $count ->
        [one] 1 table is deleted: its last event was more than { $days } days old.
       *[other] { $count } tables are deleted: their last events were more than { $days } days old.
    }

# After admin ban. $target: player id or network. $ends: “yes” if the ban ends. $until: when, in UTC.
cli-admin-banned =
    { $ends ->
        [yes] { $target } is banned until { $until } UTC.
       *[no] { $target } is banned for good.
    }

# After admin lift. $target: player id or network.
cli-admin-lifted = { $target } is no longer banned.

# Heading of a column: the id of a table.
cli-admin-col-table = table

# Heading of a column: the mode.
cli-admin-col-mode = mode

# Heading of a column: open, playing or over.
cli-admin-col-phase = phase

# Heading of a column: number of events.
cli-admin-col-events = events

# Heading of a column: time of the last event, in UTC.
cli-admin-col-last = last event (UTC)

# Heading of a column: who sits there.
cli-admin-col-people = people

# Heading of a column: a player id.
cli-admin-col-player = player

# Heading of a column: the name a person gave.
cli-admin-col-name = name

# Heading of a column: number of tables.
cli-admin-col-tables = tables

# Heading of a column: when a person was seen last, in UTC.
cli-admin-col-seen = last seen (UTC)

# Heading of a column: whether a person is banned.
cli-admin-col-banned = banned

# Heading of a column: the player id or network of a ban or of a log row.
cli-admin-col-target = target

# Heading of a column: when a ban was set or a command given, in UTC.
cli-admin-col-at = at (UTC)

# Heading of a column: when a ban ends, in UTC.
cli-admin-col-until = until (UTC)

# Heading of a column: a reason.
cli-admin-col-why = why

# Heading of a column: the user who gave a command.
cli-admin-col-who = who

# Heading of a column: the command.
cli-admin-col-action = action

# Error: there is no such file. $place: its path.
host-no-database = There is no database at { $place }. Name the server's folder by --data, or its PostgreSQL by --database.

# Error: the database cannot be read or written. $place: path or URL. $why: the database's own words.
host-database-fails = The database at { $place } cannot be used: { $why }.

# Error: the database belongs to another program. $place: path or URL.
host-not-ours = The database at { $place } is not one of Corridor's, or it is empty.

# Error: the database is newer than the program. $place: path or URL. $found, $known: versions of the schema.
host-newer = The database at { $place } was made by a newer Corridor (schema { $found }, this program knows { $known }). Install the newer version, or restore a backup from before the upgrade.

# Error: the database is older than the program. $place: path or URL. $found, $known: versions of the schema.
host-older = The database at { $place } is older (schema { $found }, this program has { $known }). Start the server of this version once: it upgrades the database.

# Error: the table to remove is not there. $match: what was given.
host-no-table = There is no table { $match }.

# Error: nobody of that player id was at a table. $player: what was given.
host-no-person = Nobody with the player id { $player } was ever at a table.

# Error: the ban to lift is not there. $target: player id or network.
host-no-ban = { $target } is not banned.

# Error: what was given is neither a player id nor an address. $text: what was given.
host-no-target = “{ $text }” is neither a player id (20 hex digits) nor an address.

# Help of the command backup.
cli-help-backup = Back a server up into one file, while people play.

# Below the help of the command backup.
cli-help-backup-more = WHERE is a new file, or a folder, where the backup gets a name with its time. It holds the database and the key, so keep it from others. PostgreSQL needs its programs pg_dump and pg_restore.

# Help of an option of backup.
cli-help-backup-keep = Keep only so many backups in the folder, the newest.

# After a backup. $file: its path. $megabytes: its size. $matches, $events: how many it holds.
cli-backup-made = { $file } holds { $matches } tables with { $events } events ({ $megabytes } MB), and was checked.

# After a backup of a server whose key comes from the environment.
cli-backup-without-key = It holds no key file: keep CORRIDOR_KEY with it, or everybody becomes a new guest.

# Help of the command restore.
cli-help-restore = Put a backup in place of a server's database. Stop the server first.

# Below the help of the command restore.
cli-help-restore-more = A database of SQLite that is replaced is kept beside the new one, with the time in its name.

# Help of an option of restore.
cli-help-restore-force = Replace a database that is there.

# After a restore. $made: time of the backup. $matches, $events: how many it holds.
cli-restored = The backup of { $made } is in place: { $matches } tables with { $events } events. Start the server.

# Error: the backup to write exists already. $file: its path.
host-backup-there = { $file } is there already. Name another file, or a folder.

# Error: --keep was given, but no folder. $file: what was given.
host-keep-needs-folder = --keep is about a folder of backups, and { $file } is none.

# Error: a file cannot be written. $file: its path. $why: the system's own words.
host-cannot-write = { $file } cannot be written: { $why }.

# Error: the backup to restore is not there. $file: what was given.
host-no-backup = There is no backup { $file }.

# Error: the backup cannot be read to its end, or its checksums differ. $file: its path.
host-backup-damaged = { $file } is no whole backup of Corridor. Nothing was changed.

# Error: an SQLite file is damaged. $place: its path.
host-broken = The database { $place } is damaged, or is none of Corridor's.

# Error: restore would replace a database. $place: path or URL.
host-database-there = There is a database at { $place } already. To replace it, say --force.

# Error: restore while a server runs. $place: path or URL.
host-running = A server, or another program, has the database at { $place } open. Stop it first.

# Error: a backup of SQLite for PostgreSQL, or the other way round. $file: the backup. $kind: what it is of. $wanted: what it would have to be of.
host-other-kind = { $file } is a backup of { $kind }, and this database is { $wanted }.

# Error: a program of PostgreSQL is not installed. $program: its name.
host-no-program = { $program } is not installed. On Debian: apt install postgresql-client. Its version must be that of your PostgreSQL or later.

# Error: a program of PostgreSQL failed. $program: its name. $why: its last words.
host-program-failed = { $program } failed: { $why }

# Help of the option --keep-days of `corridor serve`.
cli-help-keep-days = Delete games that ended more than so many days ago, every hour. Without it, or with 0, games stay.

# Help of the option, in a terminal; one sentence or two.
cli-help-limit = Change a limit: so many at once and so many a second after that (join=20/0.2), or a number (plies=2000). docs/guides/deploy.md lists them.

# Refusal in a terminal. $limit: what was typed.
cli-bad-limit = There is no such limit: { $limit }. Limits are listed in docs/guides/deploy.md; write one as join=20/0.2 or plies=2000.
