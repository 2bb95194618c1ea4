"""The server: carries matches to people, bots and browsers.

Folders: `storage` (database), `matches` (matches on a worker), `live` (WebSocket), `http`.
The modules beside them start and steer a worker. What a match is stands in `corridor.match`.
"""
