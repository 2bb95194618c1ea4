"""Web Push: people are told that a game of days waits for them, while no page is open."""
