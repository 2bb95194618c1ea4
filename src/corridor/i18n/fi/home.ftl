home-title-way = Juokse maaliin.
home-title-fence = Aitaa muiden tie.
home-lead = Quoridor ja sen PAC-MAN-pelit selaimessasi: tietokonetta vastaan, kavereiden kanssa tai kenen tahansa kanssa verkossa.
home-modes = Mikä peli?
home-kind-classic-2 = Klassinen
home-kind-classic-3 = { home-kind-classic-2 }
home-kind-classic-4 = { home-kind-classic-2 }
home-kind-pacman = Takaa-ajo
home-kind-pacman-advanced = Aidat mukana
home-computer = Pelaa konetta vastaan
home-level = Taso
home-role = Pelaat
home-role-first = Ensin
home-role-second = Toisena
home-role-any = Arvotaan
home-time = Kello
home-friend = Pelaa kaverin kanssa
home-friend-more = Linkillä tai koodilla, ilman tiliä
home-find = Etsi peli
home-find-more = Kenen tahansa kanssa, joka haluaa pelata tätä
home-find-start = Etsi pelaaja
home-find-many = Kolmin- ja nelinpelit alkavat avoimista pöydistä. Avaa sellainen, niin muut voivat liittyä.
home-find-waiting = Etsitään pelaajaa…
home-find-cancel = Lopeta etsintä
home-found = Pelaaja löytyi! Peli alkaa.
home-running = Pelisi
home-running-alone = kaikki tällä laitteella
home-running-yours = Sinun vuorosi
home-running-theirs = Muiden vuoro
home-running-open = Ei vielä alkanut
home-running-more =
    { $count ->
        [one] 1 lisää
       *[other] { $count } lisää
    }
home-open = Avoimet pöydät
home-open-none = Kukaan ei juuri nyt odota pöydässä.
home-open-new = Avaa pöytä
home-open-take = { $game }: ota tämä paikka
home-code = Saitko koodin?
home-code-join = Liity
home-demo = Tietokone pelaa itseään vastaan
home-demo-move =
    { $number ->
        [0] Tietokone pelaa itseään vastaan
       *[other] Tietokone pelaa itseään vastaan, siirto { $number }
    }
home-offline = Palvelimeen ei saada yhteyttä. Sivu yrittää koko ajan; mitään ei ole kadonnut.
home-unofficial = Epävirallinen, ei yhteyttä oikeudenhaltijoihin. Quoridor ja PAC-MAN ovat omistajiensa tavaramerkkejä.
home-new = Uusi pöytä
home-new-lead = Valitse peli ja lähetä linkki. Kaikki näkevät nämä säännöt ennen aloitusta.
home-new-seats = Paikat
home-new-seats-ghosts =
    { $count ->
        [one] Yksi on PAC-MAN, yhdellä on kaikki neljä haamua.
       *[other] Yksi on PAC-MAN, muut { $count } jakavat neljä haamua.
    }
home-new-layout = Lauta
home-new-rules = Säännöt
home-new-more = Kaikki säännöt yksitellen
home-new-changed =
    { $count ->
        [0] kuten yllä valituissa säännöissä
        [one] 1 sääntö poikkeaa
       *[other] { $count } sääntöä poikkeaa
    }
home-new-who = Kuka saa liittyä
home-new-link = Linkin saaneet
home-new-public = Kaikki
home-new-lots = Kuka pelaa mitäkin
home-new-lots-race = Kuka aloittaa
home-new-lots-seats = Paikkojen mukaan
home-new-lots-me = Minä aloitan
home-new-legs = Pelejä
home-new-legs-1 = Yksi
home-new-legs-2 = Kaksi, puolia vaihtaen
home-new-team = Kuka päättää haamujen aidoista ja tarjouksista
home-new-team-anyone = Kuka tahansa heistä
home-new-team-captain = Heidän kapteeninsa
home-new-casual = Kumoaminen ja vihjeet
home-new-casual-yes = Sallittu
home-new-casual-no = Ei sallittu
home-new-open = Avaa pöytä
home-new-name = Nimesi (jos haluat)
home-here =
    { $count ->
        [2] Kaksi tällä laitteella
        [3] Kolme tällä laitteella
       *[other] Neljä tällä laitteella
    }
home-here-more = Pelataan vuorotellen
home-waiting = Odottavat peliä
home-waiting-play = Pelaa
home-waiting-meet = Pelaa: { $name }, { $game }, { $clock }
home-find-near = Jos joku odottaa lähes samanlaisella kellolla, pelaatte sillä. Peliä voi katsoa kuka tahansa.
clock-own = Oma kello
clock-kind = Kellon tyyppi
clock-kind-fischer = Aika koko pelille
clock-kind-per-move = Aika joka vuorolle
clock-kind-days = Päiviä joka vuorolle
clock-minutes = Minuutit
clock-increment = Lisäsekunnit
clock-seconds = Sekunnit
clock-days = Päivät
home-puzzle-more = Yksi oikea siirto. Löydätkö sen?
