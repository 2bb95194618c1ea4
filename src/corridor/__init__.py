"""Corridor plays Quoridor and its PAC-MAN games."""

__version__ = "0.1.0"
