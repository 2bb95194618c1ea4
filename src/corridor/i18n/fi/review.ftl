review-why-exact = { $was ->
    [won] { $now ->
        [lost] { $side }: tarkan ratkaisun mukaan peli oli voitettu, ja nyt se on hävitty.
       *[even] { $side }: tarkan ratkaisun mukaan peli oli voitettu. Nyt kukaan ei voi pakottaa voittoa.
    }
   *[even] { $side }: tarkan ratkaisun mukaan kukaan ei voinut pakottaa voittoa. Nyt vastustaja voi.
}
review-why-win-at-once = { $side }: { $move } olisi voittanut pelin heti.
review-why-win-missed = { $moves ->
    [0] { $side }: varma voitto oli tarjolla, ensin { $move }.
    [one] { $side }: voitto yhdellä siirrolla oli tarjolla, { $move }.
   *[other] { $side }: voitto { $moves } siirrolla oli tarjolla, ensin { $move }.
}
review-why-loses-at-once = Tämä tarjoaa voiton seuraavalla siirrolla: { $rival }, { $move }.
review-why-forced-loss = { $side }: tästä eteenpäin peliä ei voi enää pelastaa. { $move } olisi pitänyt sen auki.
review-why-last-fence-own-way = Viimeinen aita, ja se tukkii asettajansa lyhyen tien: { $own ->
    [one] { $side } joutuu kulkemaan yhden askeleen lisää.
   *[other] { $side } joutuu kulkemaan { $own } askelta lisää.
}
review-why-fence-hurts-self = Tämä aita pidentää matkaa: { $rival } { $cost ->
    [one] 1 askel
   *[other] { $cost } askelta
}, { $side } { $own }.
review-why-fence-for-nothing = { $side }: tämä aita ei maksa kenellekään askeltakaan. { $move } olisi auttanut enemmän.
review-why-better-fence = { $rival }: tämä aita pidentää matkaa { $cost ->
    [one] 1 askeleen
   *[other] { $cost } askelta
}; { $move } olisi pidentänyt { $more }.
review-why-fence-was-there = Aita oli tarjolla. { $rival }: { $move } olisi pidentänyt matkaa { $cost } askelta.
review-why-fence-allowed = { $side }: nyt aita { $move } pidentää matkaa { $cost } askelta, ja vuorossa on { $rival }.
review-why-fences-gone = { $side }: viimeinen aita on käytetty. { $rival }: vielä { $left ->
    [one] yksi aita
   *[other] { $left } aitaa
} jäljellä.
review-why-walked-away = { $side }: askel poispäin maalista. Matkaa on nyt { $after }, ennen { $before }.
review-why-no-progress = { $side }: askel sivulle. Matkaa on yhä { $steps }.
review-why-race-lost = { $side }: kisa on hävitty { $steps ->
    [one] yhdellä askeleella
   *[other] { $steps } askeleella
}, edellä { $rival }. Olisi tarvittu aita: { $move }.
review-why-jump-given = Nyt { $rival } pääsee hyppäämään ruutuun { $square }: kaksi askelta yhdellä kertaa.
review-why-jump-missed = { $side }: hyppy { $move } oli tarjolla, kaksi askelta yhdellä kertaa.
review-why-walked-into-ghost = Liike päättyy haamun päälle, ja { $side } menettää elämän. { $move } oli parempi.
review-why-seen-and-reached = { $ghosts ->
    [one] Siellä { $side } on haamun näkyvissä, ja se yltää siihen ruutuun.
   *[other] Siellä { $side } on { $ghosts } haamun näkyvissä, ja ne yltävät siihen ruutuun.
}
review-why-in-reach = { $ghosts ->
    [one] Siellä { $side } on haamun ulottuvilla.
   *[other] Siellä { $side } on { $ghosts } haamun ulottuvilla.
}
review-why-pellet-missed = { $side }: ruudun { $square } pilleri oli { $steps ->
    [one] yhden askeleen
   *[other] { $steps } askeleen
} päässä ja turvallinen.
review-why-pellet-away = { $side }: poispäin pillereistä. Lähimpään on nyt { $after } askelta, ennen { $before }.
review-why-boost-unused = Siirrolla { $move } { $side } olisi syönyt { $ghosts ->
    [one] yhden haamun
   *[other] { $ghosts } haamua
} enemmän.
review-why-catch-missed = { $side }: siirrolla { $move } { $rival } olisi jäänyt heti kiinni.
review-why-left-way-out = Tämän jälkeen { $rival } pääsee turvaan { $count ->
    [one] ruutuun { $square }
   *[other] { $count } ruutuun, esimerkiksi { $square }
}. { $move } olisi sulkenut tien.
review-why-pellet-left = Nyt { $rival } pääsee ruudun { $square } pilleriin.
review-why-ghosts-in-boost = Seuraavan pillerin lisäliikkeellä { $rival } voi syödä tässä { $ghosts ->
    [one] haamun
   *[other] { $ghosts } haamua
}.
review-why-ghost-walked-away = Haamu etääntyi: { $rival } on nyt { $after } askeleen päässä, ennen { $before }.
review-why-only-move = { $side }: ainoa siirto. Mikä tahansa muu olisi käynyt kalliiksi.
review-why-chance-fell = { $side }: mahdollisuudet putosivat { $before } prosentista { $after } prosenttiin. { $move } oli parempi.
review-the-ghosts = Haamut
review-title = Läpikäynti
review-making = Katsotaan jokainen siirto…
review-ahead = { $ahead ->
    [one] Jonossa on ensin yksi läpikäynti.
   *[other] Jonossa on ensin { $ahead } läpikäyntiä.
}
review-stopped = Läpikäynti keskeytettiin.
review-failed = Se ei onnistunut. Yritä uudelleen.
review-ask = Käy peli läpi
review-back = Takaisin peliin
review-accuracy = tarkkuus { $accuracy }
review-start = Alku
review-no-mark = Tässä siirrossa ei ole moitittavaa.
review-better-line = Parempi:
review-show-better = Näytä parempi
review-try-idle = Etsi parempi siirto. Tietokone vastaa.
review-try-over = Peli on päättynyt.
review-try-end = Takaisin läpikäyntiin
review-turn-before = Edellinen käännekohta
review-turn-next = Seuraava käännekohta
review-graph = Peli käyränä
review-graph-chances = Kunkin puolen voittomahdollisuus joka siirron jälkeen
review-graph-steps = Kunkin puolen jäljellä oleva matka askelina, enintään { $most }
