"""Law and core play the same games and must give the same answers."""
