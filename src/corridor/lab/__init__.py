"""Mazes for the basic chase: made by chance, screened, and measured for fairness."""
