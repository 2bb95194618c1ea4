watch-lead = Offentlige spil, der bliver spillet lige nu.
watch-none = Der bliver ikke spillet noget offentligt spil lige nu.
watch-none-more = Start selv et: når du spiller med folk, du finder her, kan alle se med.
watch-open = Se { $game }: { $names }
