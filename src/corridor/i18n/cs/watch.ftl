watch-lead = Veřejné partie, které se právě hrají.
watch-none = Právě se nehraje žádná veřejná partie.
watch-none-more = Začni vlastní: na partie s lidmi, které tu najdeš, se může dívat každý.
watch-open = Sledovat – { $game }: { $names }
