"""A match at a table as a fold of its events: seats, clocks, decisions; no storage, no network."""
