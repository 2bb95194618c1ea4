watch-lead = Öffentliche Partien, die gerade laufen.
watch-none = Gerade läuft keine öffentliche Partie.
watch-none-more = Fang selbst eine an: Bei Partien mit Leuten, die du hier findest, können alle zuschauen.
watch-open = Zuschauen bei { $game }: { $names }
