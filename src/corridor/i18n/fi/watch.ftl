watch-lead = Julkiset pelit, joita pelataan juuri nyt.
watch-none = Juuri nyt ei ole käynnissä yhtään julkista peliä.
watch-none-more = Aloita itse: täältä löydettyjen pelikavereiden kanssa pelattuja pelejä voi katsoa kuka tahansa.
watch-open = Katso: { $game }, { $names }
