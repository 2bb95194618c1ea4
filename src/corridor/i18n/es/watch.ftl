watch-lead = Partidas públicas que se están jugando ahora mismo.
watch-none = Ahora mismo no se juega ninguna partida pública.
watch-none-more = Empieza una: las partidas con gente que encuentras aquí las puede ver cualquiera.
watch-open = Mirar { $game }: { $names }
