watch-lead = Viešos partijos, kurios žaidžiamos dabar.
watch-none = Dabar nevyksta nė viena vieša partija.
watch-none-more = Pradėkite patys: partijas su čia rastais žmonėmis gali stebėti visi.
watch-open = Stebėti: { $game }, { $names }
