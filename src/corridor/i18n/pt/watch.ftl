watch-lead = Jogos públicos que estão a decorrer agora.
watch-none = Agora não há nenhum jogo público a decorrer.
watch-none-more = Começa tu um: os jogos com pessoas que encontras aqui podem ser vistos por toda a gente.
watch-open = Assistir a { $game }: { $names }
