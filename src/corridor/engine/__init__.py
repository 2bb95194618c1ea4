"""Players and the Python face of the core."""
