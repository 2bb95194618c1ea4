"""Matches on a worker: in memory, changed by commands, created, joined, kept up to date."""
