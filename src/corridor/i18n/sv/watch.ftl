watch-lead = Offentliga partier som spelas just nu.
watch-none = Inget offentligt parti spelas just nu.
watch-none-more = Starta ett själv: partier mot folk som du hittar här får alla titta på.
watch-open = Titta på { $game }: { $names }
