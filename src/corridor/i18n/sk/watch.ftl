watch-lead = Verejné partie, ktoré sa hrajú práve teraz.
watch-none = Práve teraz sa nehrá žiadna verejná partia.
watch-none-more = Začni vlastnú: partie s ľuďmi, ktorých tu nájdeš, môže sledovať ktokoľvek.
watch-open = Sledovať – { $game }: { $names }
