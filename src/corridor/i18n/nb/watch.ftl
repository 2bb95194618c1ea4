watch-lead = Offentlige partier som spilles akkurat nå.
watch-none = Ingen offentlige partier spilles akkurat nå.
watch-none-more = Start et selv: partier med folk du finner her, kan alle se på.
watch-open = Se på { $game }: { $names }
