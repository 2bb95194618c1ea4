"""What the host of a server does beside it, through the database: look, remove, ban, back up.

`corridor admin`, `corridor backup` and `corridor restore` are made of these. Running workers
follow the host's log (`corridor.server.host_news`).
"""
