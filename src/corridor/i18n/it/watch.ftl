watch-lead = Partite pubbliche che si giocano adesso.
watch-none = Adesso non si gioca nessuna partita pubblica.
watch-none-more = Comincia tu: le partite con chi trovi qui le può guardare chiunque.
watch-open = Guarda { $game }: { $names }
