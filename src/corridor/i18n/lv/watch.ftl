watch-lead = Publiskās spēles, kas notiek tieši tagad.
watch-none = Šobrīd nenotiek neviena publiska spēle.
watch-none-more = Sāc kādu: spēles ar cilvēkiem, kurus atrodi šeit, var skatīties ikviens.
watch-open = Skatīties: { $game }, { $names }
