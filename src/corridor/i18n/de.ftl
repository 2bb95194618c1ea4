# Deutsch. Die Schlüssel und ihre Reihenfolge sind die von en.ftl. Anrede: du.
#
# boost = Boost; catch = fangen; Chamber = Kammer; enter = aufs Brett kommen; fence = Hindernis;
# frenzy = Raserei; ghost = Geist; layout = Aufbau; level = Stufe; life = Leben; match = Partie;
# mode = Modus; move, turn = Zug; pass = passen; pawn, piece = Figur; pellet = Power-Pille, Pille;
# place = aufstellen; preset = Regelsatz; record = Aufzeichnung; relocate = umsetzen;
# reserve = Reserve; respawn square = Rückkehrfeld; round = Runde; route = Weg; seat = Platz;
# side = Seite; slot = Stelle; spend = einsetzen; square = Feld; step = Schritt; stock = Vorrat;
# switch = Schalter; table = Tisch; tunnel = Tunnel; walk = Bewegung, ziehen

# Wie die Sprache bei denen heißt, die sie sprechen.
language-name = Deutsch

# Zwischen den Wörtern einer Aufzählung.
list-separator = { ", " }

unknown-language = Die Sprache „{ $wanted }“ gibt es nicht. Es gibt: { $known }.

## Warum ein Zug nicht geht.
##
## $pieces: die Figuren, um die es geht, mit Namen, im Dativ; $squares: die Felder, um die es geht.

refusal-unreadable = Das ist kein Zug.
refusal-game-over = Das Spiel ist vorbei.
refusal-not-your-turn = Eine andere Figur ist am Zug.
refusal-wrong-phase = Dieser Zug ist jetzt nicht an der Reihe.
refusal-piece-off-board = Diese Figur steht nicht auf dem Brett.

refusal-no-fences-left = Im Vorrat ist kein Hindernis mehr.
refusal-crosses-fence = Das Hindernis würde ein anderes kreuzen.
refusal-overlaps-fence = Das Hindernis würde auf einem anderen liegen.
refusal-closes-last-route = Das Hindernis würde { $pieces } den letzten Weg versperren.
refusal-cuts-off-squares = Das Hindernis würde diese Felder abschneiden: { $squares }.
refusal-not-a-chamber-fence = Nur ein Hindernis der Kammer lässt sich umsetzen.
refusal-same-slot = Das Hindernis steht schon dort.

refusal-too-far = Dieses Feld ist zu weit weg.
refusal-fence-between = Ein Hindernis steht dazwischen.
refusal-square-taken = Auf diesem Feld steht eine andere Figur.
refusal-no-jump = Dorthin kann die Figur nicht springen.
refusal-wrong-length = Die Bewegung hat die falsche Zahl von Schritten.
refusal-must-stop = Die Bewegung muss schon unterwegs enden.
refusal-ghost-in-the-way = Ein Geist steht im Weg.
refusal-pellet-in-the-way = Eine Pille liegt im Weg.
refusal-ends-on-pellet = Die Bewegung darf nicht auf einer Pille enden.
refusal-ends-on-ghost = Die Bewegung darf nicht auf einem Geist enden.
refusal-ends-where-it-began = Die Bewegung darf nicht enden, wo sie begann.
refusal-ends-on-previous-square = Die Bewegung darf nicht enden, wo die letzte begann.
refusal-not-straight = Die Bewegung muss geradeaus gehen.

refusal-must-move = Passen darfst du nur, wenn kein anderer Zug möglich ist.
refusal-not-a-respawn-square = Dort kann PAC-MAN nicht aufs Brett kommen.
refusal-respawn-square-taken = Wo PAC-MAN aufs Brett käme, steht schon eine Figur.
refusal-no-pellet-in-reserve = In der Reserve ist keine Pille zum Einsetzen.

## Wie ein Spiel ausging.
##
## $winner: der Name der Seite, die gewonnen hat; "none" bei einem Unentschieden.

outcome-goal = { $winner } gewinnt: Das Ziel ist erreicht.
outcome-pellets = { $winner } gewinnt: Alle Pillen sind gefressen.
outcome-ghosts = { $winner } gewinnt: Alle Geister sind gefressen.
outcome-catches = { $winner } gewinnen: PAC-MAN hat kein Leben mehr.
outcome-plies = Unentschieden: Die Höchstzahl an Zügen ist erreicht.
outcome-threefold = Unentschieden: Dieselbe Stellung kam dreimal vor.
outcome-no-progress = Unentschieden: Zu lange hat sich nichts verändert.

## Bilder eines Bretts, und was sie denen sagen, die sie nicht sehen.
##
## $side, $piece: ein Name; $square: ein Feld; $squares, $fences: eine Liste davon.

draw-mode-classic-two = Klassisch zu zweit
draw-mode-classic-three = Klassisch zu dritt
draw-mode-classic-four = Klassisch zu viert
draw-mode-pacman = PAC-MAN
draw-mode-pacman-advanced = PAC-MAN für Fortgeschrittene
draw-none = keine
draw-title = { $mode }: { $state }
draw-to-move-now = Am Zug: { $side }.
draw-sentence = { $words }.
draw-piece-on = { $piece } auf { $square }
draw-piece-off = { $piece } nicht auf dem Brett
draw-fences-of = { $side }: Hindernisse { $fences }.
draw-fences-fixed = Hindernisse: { $fences }.
draw-fences-chamber = Hindernisse der Kammer: { $fences }.
draw-pellets = Pillen: { $squares }.
draw-lives =
    { $count ->
        [one] 1 Leben.
       *[other] { $count } Leben.
    }
draw-reserve-count =
    { $count ->
        [one] 1 Pille in Reserve.
       *[other] { $count } Pillen in Reserve.
    }
draw-sees = { $piece } sieht PAC-MAN.
draw-in-hand =
    { $count ->
        [one] { $side }: 1 Hindernis im Vorrat.
       *[other] { $side }: { $count } Hindernisse im Vorrat.
    }
draw-to-move = am Zug
draw-won = gewonnen
draw-to-move-steps =
    { $count ->
        [one] am Zug, 1 Schritt
       *[other] am Zug, { $count } Schritte
    }
draw-route-steps =
    { $count ->
        [one] 1 Schritt
       *[other] { $count } Schritte
    }
draw-speed = Tempo { $count }
draw-reserve = in Reserve
draw-chamber = Kammer
draw-fence-of = { $side }: Hindernis
draw-fence-fixed = Hindernis
draw-fence-chamber = Hindernis der Kammer
draw-fence-vacated = hier stand ein Hindernis der Kammer
draw-goal-of = { $side }: Ziel
draw-pellet = Power-Pille
draw-respawn = Rückkehrfeld
draw-tunnels = Tunnel: { $squares }
draw-last-walk = letzte Bewegung
draw-edible = jetzt fressbar
draw-who-sees = Wer PAC-MAN sieht: { $pieces }.

## Was beim Lesen zu finden sein sollte, wie es nach „Erwartet:“ steht: ein Ding oder eine Bedingung.
##
## $detail: wie viele es sein sollten, oder welche es gibt; leer, wo nichts zu ergänzen ist.

expected-boost-after-pellet = ein Boost nur nach einer gefressenen Pille
expected-chamber-count = so viele Hindernisse der Kammer, wie der Zug übrig lässt
expected-chamber-fences-standing = Hindernisse der Kammer, die auf dem Brett stehen
expected-characters = ein Charakter für jede Figur eines Rennens, keine zwei gleich außer einfachen Figuren
expected-chase-move = ein Zug einer Jagd, z. B. Me6f6, Bd9, e3h, d3h>f7v, M@e1, $ oder --
expected-clock = eine Zeit, als h:mm:ss oder in Sekunden
expected-closed-chamber = Hindernisse der Kammer, die einen Raum ohne Zugang einschließen
expected-comment = ein Kommentar ohne Steuerzeichen, ohne Leerzeichen am Rand und ohne Vermerke darin
expected-comment-end = eine schließende Klammer am Ende dieses Kommentars
expected-eaten = so viele gefressene Pillen, wie auf dem Brett fehlen
expected-end-of-text = nichts weiter
expected-evaluation = eine Bewertung wie 0.35 oder #-3, oder je eine pro Seite, mit Kommas dazwischen
expected-fence = ein Hindernis, z. B. e3h
expected-fence-list = Hindernisse hintereinander, z. B. d2e3
expected-fences-not-crossing = Hindernisse, die sich nicht kreuzen
expected-fences-not-overlapping = Hindernisse, die nicht aufeinanderliegen
expected-fences-of-layout = die Hindernisse des Aufbaus, die sich in diesem Modus nie ändern
expected-fields = { $detail } Teile mit Schrägstrichen dazwischen
expected-fitting-fence = ein Hindernis, das kein anderes kreuzt und auf keinem anderen liegt
expected-format = das Format { $detail }
expected-ghosts-apart = Geister auf verschiedenen Feldern
expected-glyph = eins von ! ? !! ?? !? ?!
expected-glyph-apart = ein Leerzeichen zwischen dem Zug einer Jagd und seiner Beurteilung
expected-inline-layout = ein Aufbau aus sechs Teilen mit Punkten dazwischen
expected-json = ein Text in Anführungszeichen, eine Liste oder eine Tabelle, wie JSON sie schreibt
expected-json-key = einer der Schlüssel { $detail }
expected-json-key-once = jeder Schlüssel nur einmal
expected-json-kind =
    { $detail ->
        [list] eine Liste
        [table] eine Tabelle
       *[text] ein Text in Anführungszeichen
    }
expected-known-name = eins von { $detail }
expected-layout-key = ein Schlüssel einer Aufbaudatei
expected-layout-number = eine Zahl aus { $detail }
expected-layout-size = ein Aufbau von vernünftiger Länge
expected-layout-value =
    { $detail ->
        [table] eine Tabelle
       *[text] ein Text in Anführungszeichen
    }
expected-legal-move = ein Zug, den die Regeln hier erlauben
expected-lives = nicht mehr Leben als am Anfang
expected-move = ein Zug
expected-move-count = höchstens { $detail } Züge
expected-move-number = die Nummer { $detail }
expected-nesting = Varianten, höchstens { $detail }-fach verschachtelt
expected-no-pellet-on-respawn-square = keine Pille auf einem Rückkehrfeld
expected-no-pellet-under-piece = keine Pille unter einer Figur
expected-no-square-cut-off = kein abgeschnittenes Feld
expected-note-of-move = Uhr und Bewertung nur nach einem Zug
expected-note-once = nur eine Uhr und eine Bewertung pro Zug
expected-numbers =
    { $detail ->
        [1] eine Zahl
       *[other] { $detail } Zahlen
    }
expected-one-chamber = kein geschlossener Raum außer der Kammer
expected-one-record = nur ein Spiel; hier stehen mehrere, und „corridor record check“ liest sie alle
expected-one-square = genau ein Feld
expected-pacman-apart = PAC-MAN und Geister auf verschiedenen Feldern
expected-pacman-on-board = PAC-MAN auf dem Brett
expected-pellet-count = so viele Pillen, wie der Modus hat
expected-pellets-differ = Pillen auf verschiedenen Feldern
expected-pellets-of-layout = Pillen nur dort, wo der Aufbau sie hat
expected-phase = ein Abschnitt des Zugs, der zum Rest der Stellung passt
expected-piece-letter = der Buchstabe einer Figur, keiner davon doppelt
expected-piece-name = der Name einer Figur dieses Modus
expected-piece-off-board = eine Figur, die außerhalb des Bretts beginnt
expected-piece-on-board = eine Figur, die auf dem Brett beginnt
expected-pieces-apart = Figuren auf verschiedenen Feldern
expected-plain-text = Text ohne Steuerzeichen
expected-played-in-turn = Geister, die schon gezogen haben können
expected-position-size = eine Stellung von vernünftiger Länge
expected-previous = ein früheres Feld nur bei Figuren auf dem Brett
expected-race-move = ein Zug eines Rennens, z. B. e2, e3h oder --
expected-record-size = höchstens { $detail } Zeichen
expected-reserve = nicht mehr Pillen in Reserve, als gefressen wurden
expected-result = ein Zug oder das Ergebnis
expected-result-fits = ein Ergebnis, das zum Ende des Spiels passt
expected-result-of-board = das Ergebnis { $detail }, wie das Brett es zeigt
expected-route-to-goal = ein Weg zum Ziel für jede Figur
expected-same-result = das Ergebnis { $detail }, wie nach den Zügen
expected-seats = jede Figur an genau einem Platz, als Buchstaben: M BI PC
expected-side-number = die Nummer einer Seite
expected-square = ein Feld, a1 bis i9
expected-square-for-each-piece = ein Feld für jede Figur
expected-square-list = Felder hintereinander, z. B. a1i9
expected-start-of-mode = ein Start im selben Modus, mit denselben Schaltern und demselben Aufbau
expected-start-off-goal = ein Start, der nicht auf dem Ziel liegt
expected-stock = nicht mehr Hindernisse im Vorrat, als es Stellen gibt
expected-stock-name = der Name einer Seite, die Hindernisse hat
expected-switch = jeder Schalter nur einmal, als name=value
expected-tag = eine Angabe, z. B. [Event "a friendly game"]
expected-tag-name = Buchstaben, Ziffern und Unterstriche, und kein Name mit eigener Bedeutung
expected-tag-once = jede Angabe nur einmal
expected-tag-value = eine Zeile Text ohne Steuerzeichen
expected-termination = eins von { $detail }
expected-toml = eine Datei in TOML
expected-turn = wer am Zug ist, und was davon zu merken ist
expected-variation-end = eine schließende Klammer am Ende dieser Variante

## Wie die Dinge heißen.

side-w = W
side-x = X
side-y = Y
side-z = Z
side-pacman = PAC-MAN
side-ghosts = Geister

piece-w = W
piece-x = X
piece-y = Y
piece-z = Z
piece-pacman = PAC-MAN
piece-blinky = Blinky
piece-inky = Inky
piece-pinky = Pinky
piece-clyde = Clyde

mode-classic-2 = Klassisch zu zweit: ein Rennen zur anderen Seite, mit Hindernissen.
mode-classic-3 = Klassisch zu dritt: dasselbe Rennen, von drei Seiten.
mode-classic-4 = Klassisch zu viert: dasselbe Rennen, von allen vier Seiten.
mode-pacman = PAC-MAN: Friss vier Power-Pillen, bevor dich die Geister dreimal fangen.
mode-pacman-advanced = PAC-MAN für Fortgeschrittene: die Jagd mit Hindernissen, Tunneln und Pillen zum Einsetzen.

layout-standard = Die Figuren in der Mitte ihrer Seiten, kein Hindernis auf dem Brett.
layout-recon-1 = Drei waagerechte und drei senkrechte Hindernisse; das übliche Labyrinth.
layout-recon-2 = Ein anderes Labyrinth aus drei und drei Hindernissen.
layout-open = Ganz ohne Hindernisse.
layout-gate = Tor: 8 Hindernisse, ein Leben. Spannend unter Gleichstarken.
layout-kite = Drachen: 14 Hindernisse, zwei Leben. Spannend unter Gleichstarken.
layout-lantern = Laterne: 20 Hindernisse, vier Leben. Spannend unter Gleichstarken.
layout-meadow = Wiese: 4 Hindernisse, drei Leben. Spannend unter Gleichstarken.
layout-owl = Eule: 18 Hindernisse, zwei Leben. Spannend unter Gleichstarken.
layout-tower = Turm: 18 Hindernisse, zwei Leben. Spannend unter Gleichstarken.
layout-d4 = Die Kammer auf d4, e4, d5 und e5.
layout-d5 = Die Kammer auf d5, e5, d6 und e6.
layout-e4 = Die Kammer auf e4, f4, e5 und f5.
layout-e5 = Die Kammer auf e5, f5, e6 und f6.

preset-booklet = Wie im Regelheft; jeder Schalter auf seinem Standardwert.
preset-first-printing = Geister dürfen auf Pillen stehen bleiben: In der ersten Auflage verbietet es nur der französische Text.
preset-strict-english = Wie im englischen Text, ganz wörtlich: Ein Boost sind drei Schritte.
preset-italian = Wie im italienischen Text: Ein rasender Geist läuft auf PAC-MAN zu.
preset-danish = Wie im dänischen Text: Geister meiden Pillen, und ein Boost frisst dort, wo er endet.
preset-friendly-ghosts = Geister als Team: freie Reihenfolge, kurze Raserei, und sie dürfen stehen bleiben.

## Die Schalter: was jeder entscheidet, und was jeder seiner Werte bedeutet.

switch-edge-side-jump = Eine Figur am Brettrand steht im Weg.
switch-edge-side-jump-true = Man darf seitlich an ihr vorbeispringen.
switch-edge-side-jump-false = Man darf nicht springen.
switch-third-pawn-side-jump = Hinter der Figur, die man überspringen will, steht eine dritte.
switch-third-pawn-side-jump-true = Man darf seitlich springen.
switch-third-pawn-side-jump-false = Man darf nicht springen.
switch-draw-after-plies = Nach so vielen Zügen aller zusammen endet das Spiel unentschieden; 0: nie.
switch-threefold = Dieselbe Stellung kommt zum dritten Mal vor.
switch-threefold-true = Das Spiel endet unentschieden.
switch-threefold-false = Das Spiel geht weiter.
switch-fences-each = Hindernisse, die jede Seite am Anfang im Vorrat hat.

switch-pac-move = Wie weit PAC-MAN zieht.
switch-pac-move-exact-2 = Genau zwei Schritte.
switch-pac-move-up-to-2 = Einen Schritt oder zwei.
switch-pac-into-ghost = PAC-MAN läuft ohne Boost in einen Geist.
switch-pac-into-ghost-caught = Er wird gefangen.
switch-pac-into-ghost-blocked = Das geht nicht: Geister sind im Weg.
switch-boost = Wie weit ein Boost reicht.
switch-boost-up-to-3 = Bis zu drei Schritte, oder keinen.
switch-boost-exact-3 = Drei Schritte, so weit es geht.
switch-boost-eats = Welche Geister ein Boost frisst.
switch-boost-eats-pass = Alle auf den Feldern, die er betritt.
switch-boost-eats-end-only = Nur einen dort, wo der Boost endet.
switch-frenzy = Wie weit ein Geist zieht, der PAC-MAN sieht.
switch-frenzy-exact-2 = Zwei Schritte, wenn er kann.
switch-frenzy-up-to-2 = Einen Schritt oder zwei.
switch-frenzy-none = Einen Schritt, wie immer.
switch-frenzy-path = Wie ein rasender Geist ziehen darf.
switch-frenzy-path-any = Wie er will; er darf abbiegen.
switch-frenzy-path-straight = Geradeaus, in jede Richtung.
switch-frenzy-path-towards = Geradewegs auf PAC-MAN zu.
switch-ghost-on-pellet = Geister und die Felder mit Pillen.
switch-ghost-on-pellet-cross = Ein Geist darf darüber hinweg, aber dort nicht anhalten.
switch-ghost-on-pellet-no-entry = Ein Geist darf sie nicht betreten.
switch-ghost-on-pellet-free = Ein Geist darf dort auch anhalten.
switch-ghost-stack = Ein Geist trifft auf einen anderen Geist.
switch-ghost-stack-pass-no-share = Er darf vorbei, aber nicht auf demselben Feld anhalten.
switch-ghost-stack-block = Er darf nicht vorbei.
switch-ghost-stack-share = Sie dürfen auf einem Feld stehen.
switch-ghost-stay = Ein Geist möchte lieber stehen bleiben.
switch-ghost-stay-true = Er darf.
switch-ghost-stay-false = Nur, wenn er nicht ziehen kann.
switch-ghost-order = Die Reihenfolge, in der die Geister ziehen.
switch-ghost-order-fixed = Blinky, Inky, Pinky, Clyde.
switch-ghost-order-free = Wie sie wollen, jede Runde neu.
switch-ghost-return = Wann ein gefressener Geist zurückkommt.
switch-ghost-return-next-round = Wenn nach einem Fang eine neue Runde beginnt.
switch-ghost-return-next-turn = In seinem nächsten Zug.
switch-pellets = Gefressene Pillen nach einem Fang.
switch-pellets-stay-eaten = Sie bleiben gefressen.
switch-pellets-refill = Alle liegen wieder da: Vier in einem Leben sind nötig.
switch-no-progress-limit = Nach so vielen Runden, in denen nichts gefressen, gefangen oder aufgestellt wird, endet das Spiel unentschieden; 0: nie.
switch-lives = Wie oft PAC-MAN gefangen werden muss.

switch-adv-ghost-move = Wie weit ein Geist zieht.
switch-adv-ghost-move-up-to = Bis zu seinem Tempo.
switch-adv-ghost-move-exact = Genau so weit wie sein Tempo.
switch-no-return = Eine Bewegung zurück dorthin, wo die letzte begann.
switch-no-return-last-square = Sie ist verboten, wenn es eine andere gibt.
switch-no-return-off = Sie ist erlaubt.
switch-respawn-free = PAC-MAN kommt wieder aufs Brett.
switch-respawn-free-true = Danach spielt er seinen Zug.
switch-respawn-free-false = Das ist seine Bewegung in diesem Zug.
switch-spend-steps = Wie weit eine eingesetzte Pille trägt.
switch-spend-steps-up-to-2 = Einen Schritt oder zwei.
switch-spend-steps-exact-2 = Zwei Schritte, so weit es geht.
switch-tunnels-give-access = Felder, die man nur durch einen Tunnel erreicht.
switch-tunnels-give-access-true = Sie gelten als erreichbar.
switch-tunnels-give-access-false = Sie gelten als abgeschnitten: Kein Hindernis darf das tun.
switch-pac-stock = Hindernisse, die PAC-MAN am Anfang im Vorrat hat.
switch-ghost-stock = Hindernisse, die die Geister zusammen im Vorrat haben.

## Was als Nächstes zu entscheiden ist.
##
## $steps: wie viele Schritte die Bewegung haben darf; 0, wo das von der Figur abhängt.
## $pieces: die Figur, die zieht, oder mehrere, von denen eine ziehen darf, im Dativ.
## $turn: der Zug der Eröffnung, danach 0; $opening: wie viele Züge die Eröffnung hat.

phase-race = Zieh, oder stell ein Hindernis auf.
phase-walk =
    { $steps ->
        [one] Zieh 1 Schritt.
       *[other] Zieh { $steps } Schritte.
    }
phase-boost =
    { $steps ->
        [one] Boost! Noch 1 Schritt; Geister auf dem Weg werden gefressen.
       *[other] Boost! Noch bis zu { $steps } Schritte; Geister auf dem Weg werden gefressen.
    }
phase-ghosts =
    { $steps ->
        [0] Zieh mit { $pieces }.
        [one] Zieh 1 Schritt mit { $pieces }.
       *[other] Zieh bis zu { $steps } Schritte mit { $pieces }.
    }
phase-enter = Komm aufs Brett.
phase-action =
    { $turn ->
        [0] { $steps ->
            [one] Zieh 1 Schritt; danach darfst du ein Hindernis aufstellen.
           *[other] Zieh { $steps } Schritte; danach darfst du ein Hindernis aufstellen.
        }
       *[other] { $steps ->
            [one] Eröffnung, Zug { $turn } von { $opening }: Zieh 1 Schritt, oder stell ein Hindernis auf.
           *[other] Eröffnung, Zug { $turn } von { $opening }: Zieh { $steps } Schritte, oder stell ein Hindernis auf.
        }
    }
phase-extra =
    { $steps ->
        [one] Boost! 1 Schritt extra; Geister auf dem Weg sind für immer raus.
       *[other] Boost! { $steps } Schritte extra; Geister auf dem Weg sind für immer raus.
    }
phase-after = Du bist gezogen. Mach noch etwas, oder beende deinen Zug mit --.
phase-relocate = Eröffnung, Zug { $turn } von { $opening }: Nimm ein Hindernis der Kammer und setz es um.
phase-ghost-place = Stell ein Hindernis auf, oder behalte es mit --.

## Die Kommandozeile.

cli-help-corridor = Quoridor und seine PAC-MAN-Spiele: spielen, ansehen, prüfen.
cli-help-exit-codes = Rückgabewerte: 0 erledigt; 1 Zug, Stellung oder Datei abgelehnt; 2 Kommandozeile falsch; 130 mit Strg-C beendet.
cli-help-help = Diese Hilfe zeigen.
cli-help-version = Die Version zeigen.
cli-help-lang = Die Sprache; sonst die des Systems.
cli-help-json = JSON für Programme ausgeben.
cli-help-json-view = Alles, was das Bild zeigt, als JSON ausgeben.
cli-help-mode = Das Spiel: classic-2, classic-3, classic-4, pacman oder pacman-advanced.
cli-help-layout-option = Ein Aufbau des Modus mit Namen, oder eine Aufbaudatei, die auf .toml endet.
cli-help-preset = Ein Regelsatz: Schalter unter einem Namen.
cli-help-set = Einen Schalter setzen; mehrfach möglich. „corridor modes MODE“ zählt sie auf.
cli-help-position = Mit einer Stellung als Text beginnen statt mit einem Modus.
cli-help-moves = Züge, die zuerst gespielt werden, z. B. "e2 e8 e3h".
cli-help-modes = Die Modi aufzählen; einen mit Aufbauten, Regelsätzen und Schaltern beschreiben.
cli-help-legal = Die erlaubten Züge aufzählen.
cli-help-show = Das Brett im Terminal zeigen.
cli-help-ascii = Nur einfache Buchstaben verwenden.
cli-help-orientation = Die Seite, die unten sitzt.
cli-help-draw = Das Brett als Bild zeichnen.
cli-help-size = Breite in Pixeln.
cli-help-theme = Farben.
cli-help-routes = Kürzeste Wege dieser Seiten zeigen, z. B. "w,x", oder "all".
cli-help-panel = Leben, Pillen und Vorräte neben dem Brett zeigen.
cli-help-perft = Die Folgen erlaubter Züge einer Länge zählen. Grenzen, die den Verlauf brauchen, bleiben außer Acht.
cli-help-depth = Wie viele Züge eine Folge hat.
cli-help-divide = Für jeden ersten Zug einzeln zählen.
cli-help-record = Aufzeichnungen von Partien.
cli-help-record-check = Die Aufzeichnungen einer Datei prüfen, eine oder mehrere: eine .qgn- oder JSON-Datei, oder - für die Standardeingabe.
cli-help-layout = Eigene Aufbauten.
cli-help-layout-check = Prüfen, ob ein Spiel mit einer Aufbaudatei beginnen kann; - für die Standardeingabe.
cli-help-layout-mode = Der Modus, für den er gedacht ist; unnötig, wenn die Datei ihn nennt.

cli-usage = Aufruf:
cli-heading-options = Optionen
cli-heading-commands = Befehle
cli-required = Erforderlich.
cli-default-is = Standard: { $value }.
cli-no-option = Die Option { $name } gibt es nicht.
cli-missing = { $name } fehlt.
cli-bad-value = { $name } erwartet { $form }.
cli-option-value =
    { $flag ->
        [yes] { $name } nimmt keinen Wert.
       *[no] { $name } braucht einen Wert.
    }
cli-too-many-words = Die Kommandozeile hat überzählige Wörter.

cli-error = corridor: { $message }
cli-not-text = { $file } ist kein Text in UTF-8.
cli-cannot-read = { $file } lässt sich nicht lesen: { $why }.
cli-cannot-write = { $file } lässt sich nicht schreiben: { $why }.
cli-output-lost = Die Antwort lässt sich nicht schreiben: { $why }.
cli-nothing = nichts
cli-quoted = „{ $text }“
cli-found = Erwartet: { $wanted }; gefunden: { $found }.
cli-found-at = Zeile { $line }, Spalte { $column }: erwartet: { $wanted }; gefunden: { $found }.
cli-refused-at = Zeile { $line }, Spalte { $column }: { $move } geht nicht. { $why }
cli-move-refused = { $move } geht nicht. { $why }
cli-move-number = Zug { $number }: { $why }
cli-file-refused = { $file }: { $why }
cli-no-such =
    { $kind ->
        [command] Den Befehl „{ $name }“ gibt es nicht.
        [mode] Den Modus „{ $name }“ gibt es nicht.
        [layout] Dieser Modus hat keinen Aufbau „{ $name }“.
        [preset] Dieser Modus hat keinen Regelsatz „{ $name }“.
        [side] Die Seite „{ $name }“ gibt es hier nicht.
       *[switch] Dieser Modus hat keinen Schalter „{ $name }“.
    } Erlaubt: { $allowed }.
cli-none-of-kind =
    { $kind ->
       *[preset] Dieser Modus hat keine Regelsätze, also auch nicht „{ $name }“.
    }
cli-no-such-value = { $switch } kann nicht „{ $value }“ sein. Erlaubt: { $allowed }.
cli-switch-form = „{ $text }“ ist kein Schalter: Schreib SWITCH=VALUE.
cli-position-is-all = Eine Stellung nennt Modus und Schalter selbst: Lass --mode, --layout, --preset und --set weg.
cli-which-mode = Für welchen Modus ist der Aufbau? Sag es mit --mode.
cli-layout-good = { $file }: Ein Spiel in { $mode } kann mit „{ $name }“ beginnen.
cli-record-good =
    { $count ->
        [one] { $file }: eine gültige Aufzeichnung von { $mode } mit 1 Zug; { $result }.
       *[other] { $file }: eine gültige Aufzeichnung von { $mode } mit { $count } Zügen; { $result }.
    }
cli-records-good =
    { $count ->
        [one] { $file }: 1 gültige Aufzeichnung; Züge: { $moves }.
       *[other] { $file }: { $count } gültige Aufzeichnungen; Züge: { $moves }.
    }
cli-layouts = Aufbauten: { $layouts }.
cli-presets = Regelsätze: { $presets }.
cli-modes-more = Mehr über einen davon: corridor modes { $mode }
cli-default = { $words } (Standard)
cli-default-number = Eine Zahl; Standard: { $value }.
cli-legal-count =
    { $count ->
        [one] Am Zug: { $side }, 1 erlaubter Zug.
       *[other] Am Zug: { $side }, { $count } erlaubte Züge.
    }
cli-kind-walk = Bewegungen von { $piece }:
cli-kind-fence-h = Waagerechte Hindernisse:
cli-kind-fence-v = Senkrechte Hindernisse:
cli-kind-relocate = { $fence } der Kammer umsetzen nach:
cli-kind-enter = Aufs Brett kommen:
cli-kind-other = Außerdem:
cli-counting = Zähle
# Im Dativ, wie in „würde einer Figur den letzten Weg versperren“.
cli-some-piece = einer Figur

## Spielen im Terminal.

cli-help-play = Ein Spiel spielen: mehrere an einem Terminal, oder gegen einen Bot. Ohne --mode wirst du gefragt.
cli-help-play-more = Im Spiel sagt „help“, was man eingeben kann. Ohne Terminal werden Zeilen von der Standardeingabe gelesen.
cli-help-people = Wie viele Personen spielen; 1, wenn Namen nichts anderes sagen.
cli-help-bots = Wie viele Bots spielen; sonst so viele wie nötig.
cli-help-name = Der Name einer Person; mehrfach möglich.
cli-help-character = Wie die Figur einer Person aussieht; mehrfach möglich.
cli-help-first = Die erste Person beginnt; sonst werden die Plätze ausgelost.
cli-help-side = Die erste Person nimmt diese Seite: w, x, y, z, pacman oder ghosts.
cli-help-resume = Ein gespeichertes Spiel fortsetzen.
cli-help-autosave = Das Spiel Zug für Zug in dieser Datei festhalten.
cli-help-seed = Plätze und Bots nach dieser Zahl, jedes Mal gleich.

cli-play-welcome = Willkommen bei Corridor. Welches Spiel soll es sein?
cli-play-which = Spiel:
cli-play-how-many = Wie viele Personen spielen, 1 bis { $most }? Spielst du allein, ist ein Bot dein Gegner.
cli-play-number = Gib eine Zahl von { $low } bis { $high } ein.
cli-play-name = Name von Spieler { $number }:
cli-play-characters = { $name }, deine Figur: { $characters }.
cli-play-which-character = Figur:
cli-play-start = Willst du beginnen? Sonst entscheidet das Los.
cli-play-person = Spieler { $number }
cli-play-bot = Bot
cli-play-bots = Bot { $number }
cli-play-seats =
    { $most ->
        [one] Dieses Spiel ist für 1.
       *[other] Dieses Spiel hat { $fewest } bis { $most } Plätze, nicht { $count }.
    }
cli-play-too-many-names =
    { $count ->
        [one] Mehr Namen oder Charaktere als Personen: Nur 1 spielt.
       *[other] Mehr Namen oder Charaktere als Personen: Nur { $count } spielen.
    }
cli-play-no-characters = Charaktere sind für die Figuren der klassischen Modi; hier sind die Figuren sie selbst.
cli-play-alike = Zwei Figuren können nicht beide gleich aussehen: { $character }.
cli-play-first-or-side = Gib entweder --first oder --side an.
cli-play-nobody-first = Wenn nur Bots spielen, kann sich niemand eine Seite aussuchen.
cli-play-resume-is-all = Ein gespeichertes Spiel kennt Modus und Spieler: Gib --resume ohne sie an.
cli-play-was-over = Das Spiel in { $file } ist vorbei.

cli-play-sits = { $who } beginnt auf { $squares }.
cli-play-lot = Die Plätze sind ausgelost.
cli-play-enters = { $who } kommt zuerst aufs Brett.
cli-play-looks = So sieht { $who } aus: { $character }.
cli-play-how = Gib einen Zug ein, oder „help“.
cli-play-seat = { $name } ({ $pieces })
cli-play-side = { $side } ({ $names })
cli-play-turn = { $who }: { $what }
cli-play-one-of = einem von { $pieces }
cli-play-example = Zum Beispiel: { $moves }
cli-play-several = Mehrere Bewegungen führen dorthin; schreib eine davon ganz aus: { $moves }.
cli-play-what = { $why } Mit „help“ siehst du, was es gibt.
cli-play-not-yours = Diese Figur spielt { $who }.
cli-play-into-ghost = PAC-MAN würde in einen Geist laufen und ein Leben verlieren. Wirklich?
cli-play-forced = { $who } kann nicht ziehen und passt.
cli-play-bot-moves = { $who }: { $moves }.
cli-play-spent = Eine Pille ist eingesetzt.
cli-play-pellet =
    { $count ->
        [0] PAC-MAN frisst die letzte Pille!
        [one] PAC-MAN frisst eine Pille! 1 ist noch da.
       *[other] PAC-MAN frisst eine Pille! { $count } sind noch da.
    }
cli-play-caught =
    { $count ->
        [0] PAC-MAN ist zum letzten Mal gefangen!
        [one] PAC-MAN ist gefangen! 1 Leben bleibt.
       *[other] PAC-MAN ist gefangen! { $count } Leben bleiben.
    }
cli-play-eaten = PAC-MAN frisst { $piece }!
cli-play-help-race =
    Züge
      e4         nach e4 ziehen oder springen
      e3h        ein waagerechtes Hindernis über e3 und f3
      e3v        ein senkrechtes Hindernis rechts von e3 und e4
cli-play-help-chase =
    Züge
      Me6f6      mit PAC-MAN über e6 nach f6 ziehen; B, I, P, C sind die Geister
      f6         dasselbe, wenn klar ist, welche Figur zieht, und wie
      --         hier aufhören, oder stehen bleiben
      M@e1       auf e1 aufs Brett kommen
      $          eine Pille für eine Bewegung mit Boost einsetzen
      e3h        ein waagerechtes Hindernis über e3 und f3
      e3v        ein senkrechtes Hindernis rechts von e3 und e4
      d3h>f7v    das Hindernis d3h der Kammer nach f7v umsetzen
cli-play-help =
    Wörter
      moves      alle erlaubten Züge; „moves B“ die einer Figur
      why ZUG    warum ein Zug nicht geht
      routes     die kürzesten Wege
      board      das Brett noch einmal zeigen
      undo       bis zu deinem letzten Zug zurücknehmen
      save DATEI das Spiel in einer Datei speichern
      resign     aufgeben
      quit       gehen
cli-play-no-piece = Die Figur „{ $name }“ gibt es nicht. Erlaubt: { $allowed }.
cli-play-no-moves = { $piece } kann jetzt nicht ziehen.
cli-play-undone =
    { $count ->
        [one] 1 Zug ist zurückgenommen.
       *[other] { $count } Züge sind zurückgenommen.
    }
cli-play-no-undo = Es gibt nichts zurückzunehmen.
cli-play-why-what = Sag, welchen Zug: why e3h
cli-play-legal = { $move } geht.
cli-play-route =
    { $count ->
        [one] { $piece }: 1 Schritt: { $squares }
       *[other] { $piece }: { $count } Schritte: { $squares }
    }
cli-play-no-route = Im Moment gibt es keine Wege zu zeigen.
cli-play-resign = Für { $who } aufgeben?
cli-play-resigned = { $loser }: aufgegeben. { $winner }: gut gespielt!
cli-play-taken-over = Ein Bot übernimmt für { $who }.
cli-play-overwrite = { $file } gibt es schon. Überschreiben?
cli-play-saved = Gespeichert in { $file }.
cli-play-save = Das Spiel in { $file } speichern?
cli-play-resume = So geht es weiter: corridor play --resume { $file }
cli-play-not-saved = Das Spiel ist nicht gespeichert. Nächstes Mal hält --autosave FILE es Zug für Zug fest.
cli-play-default-yes = [J/n]
cli-play-default-no = [j/N]
cli-play-words-yes = j ja y yes
cli-play-words-no = n nein no
cli-play-yes-or-no = Gib j oder n ein.
cli-play-level = PAC-MANs Rang: { $title }

## Wie eine Figur im Rennen aussehen kann.

character-pawn = eine einfache Figur
character-pacman = PAC-MAN
character-blinky = Blinky
character-inky = Inky
character-pinky = Pinky
character-clyde = Clyde

## PAC-MANs Rang nach den Pillen, die er gefressen hat, und was es dazu zu sagen gibt.

level-0 = –
level-1 = 1, in Ausbildung
level-2 = 2, aufstrebend
level-3 = 3, anerkannt
level-4 = 4, Profi

joke-0 = Strenge Diät, und man sah es: Selbst den Geistern tat er leid, ungefähr einen Schritt lang.
joke-1 = Eine Pille. Ein kleiner Snack vor einer langen Pause.
joke-2 = Das halbe Menü. Die andere Hälfte haben die Geister zum Mitnehmen bestellt.
joke-3 = Drei von vier: Die letzte Pille erzählt diese Geschichte noch in Jahren.
joke-4 = Vier Pillen, kein Krümel übrig. Die Geister bitten um ein kleineres Labyrinth.

## Worüber sich die Protokolle der Engine, ihre Spieler und ihre Matches beschweren.
##
## $code: ein fester Code der Ablehnung. $found: fremde Worte.

engine-unknown-word = Den Befehl „{ $word }“ gibt es nicht.
engine-line-too-long = Die Zeile ist länger als { $most } Bytes.
engine-illegal-move = { $move } geht hier nicht ({ $code }).
engine-illegal-root = { $move } wurde gefunden, geht hier aber nicht.
engine-unreadable = „{ $found }“ lässt sich nicht lesen ({ $code }).
engine-no-such-value =
    { $kind ->
        [mode] Den Modus „{ $name }“ gibt es nicht.
        [layout] Dieser Modus hat keinen Aufbau „{ $name }“.
        [preset] Dieser Modus hat keinen Regelsatz „{ $name }“.
        [switch] Dieser Modus hat keinen Schalter „{ $name }“.
       *[value] { $kind } kann nicht „{ $name }“ sein.
    } Erlaubt: { $allowed }.
engine-no-presets = Dieser Modus hat keine Regelsätze, also auch nicht „{ $name }“.
engine-no-such-option = Die Option „{ $name }“ gibt es nicht.
engine-switch-of-other-mode = { $switch } ist kein Schalter des Modus { $mode }.
engine-setoption-form = Eine Option setzt man so: setoption name NAME value VALUE.
engine-position-form = Eine Stellung gibt man so an: position startpos [moves ...], oder: position pos TEXT [moves ...].
engine-go-needs-number = Nach „{ $word }“ fehlt eine Zahl.
engine-thinking = Das geht nicht, während die Engine rechnet; halte sie erst an.
engine-not-pondering = Die Engine denkt gerade nicht voraus.
engine-failed = Die Engine ist gescheitert: { $what }.
engine-bad-limit = „{ $found }“ ist keine Grenze. Grenzen sind: { $forms }.
engine-bad-number = „{ $found }“ ist keine Zahl von { $least } bis { $most }.
engine-bad-command = „{ $command }“ ist kein Befehl.
engine-program-died =
    { $last ->
        [none] Das Programm „{ $command }“ hat sich selbst beendet.
       *[other] Das Programm „{ $command }“ hat sich selbst beendet: { $last }
    }
engine-program-silent = Das Programm „{ $command }“ hat nicht rechtzeitig geantwortet.
engine-program-refused = Das Programm antwortete auf „{ $line }“: { $answer }
engine-knows-one-mode = Das Programm „{ $command }“ kennt diesen Modus nicht.
engine-not-of-the-seat = { $move } bewegt eine Figur eines anderen Platzes.
engine-no-such-player = „{ $found }“ ist kein Spieler. Spieler sind: { $forms }.
engine-no-level-of-this-form = „{ $found }“ ist keine Stufe. Stufen sind: { $forms }.
engine-no-such-level = Stufen gehen von { $least } bis { $most }.
engine-no-colour = „{ $found }“ ist weder black noch white.
engine-no-qtp-move = „{ $found }“ ist kein Zug in QTP wie e8 oder b5 horizontal.
engine-qtp-size = Das Brett hat { $size } Reihen und Spalten.
engine-qtp-play-form = Ein Zug besteht aus Farbe, Feld und, bei einem Hindernis, seiner Lage.
engine-qtp-one-word = Es muss genau ein Wort folgen.
engine-other-turn = Am Zug ist { $colour }.
engine-nothing-to-undo =
    { $count ->
        [0] Es gibt keinen Zug zurückzunehmen.
        [one] Es gibt nur 1 Zug zurückzunehmen.
       *[other] Es gibt nur { $count } Züge zurückzunehmen.
    }
engine-game-over = Das Spiel ist vorbei.
engine-not-json = „{ $found }“ ist kein JSON-Objekt in einer Zeile.
engine-json-text = Erwartet wird ein Text.
engine-json-list = Erwartet wird eine Liste der richtigen Länge.
engine-json-table = Erwartet wird eine Tabelle aus Schaltern und ihren Werten.
engine-json-unknown = Dieses Feld gibt es nicht.
engine-json-one-of = Erwartet wird eins von: { $allowed }.
engine-json-number = Erwartet wird eine Zahl von { $least } bis { $most }.
engine-json-limit = Erwartet wird eine Tabelle mit seconds, nodes oder depth.
engine-json-move = Zug { $number }, „{ $move }“, geht nicht ({ $code }).
engine-json-position-is-all = Eine Stellung nennt Modus und Schalter selbst.

## Worüber sich Matches beschweren.

arena-needs-two = Ein Match braucht mindestens zwei Spieler.
arena-sprt-two = Ein sequenzieller Test vergleicht genau zwei Spieler.
arena-sprt-split = Ein sequenzieller Test braucht gleichmäßig verteilte Plätze.
arena-bad-openings = „{ $found }“ ist keine Quelle für Eröffnungen. Es gibt: none, random:PLIES, file:PATH.
arena-no-opening =
    { $plies ->
        [one] Nach 1 zufälligen Zug geht kein Spiel weiter.
       *[other] Nach { $plies } zufälligen Zügen geht kein Spiel weiter.
    }
arena-bad-opening = Die Eröffnung in Zeile { $line } lässt sich nicht spielen: { $why }
arena-cannot-read = { $file } enthält keine lesbaren Eröffnungen.
arena-cannot-write = { $file } lässt sich nicht schreiben: { $why }
arena-workers-lost = Ein Spiel hat nacheinander { $count } Arbeitsprozesse verloren; das Match wird abgebrochen.
arena-needs-cluster = Ein Cluster braucht Corridors Zusatz „cluster“: pip install 'corridor[cluster]'.
arena-no-cluster = Unter „{ $address }“ antwortet kein Cluster.

## Die Befehle engine, analyse und arena.

cli-help-engine = Mit Programmen sprechen: das UCI-ähnliche Protokoll, oder QTP, über Standardein- und -ausgabe.
cli-help-engine-more =
    Die Protokolle sind in docs/reference/protocols.md beschrieben.
    Probier es aus: uci, position startpos moves e2 e8, go movetime 500, quit.
cli-help-qtp = QTP sprechen, nur das Rennen zu zweit, statt des UCI-ähnlichen Protokolls.
cli-help-qtp-limit = Wie viel ein Zug in QTP kosten darf: movetime=MILLISECONDS, nodes=N, depth=N.
cli-help-qtp-level = In QTP auf dieser Stufe spielen.
cli-help-analyse = Fragen zu Stellungen beantworten, jede eine Zeile JSON, sobald eine Antwort fertig ist.
cli-help-analyse-more = Fragen und Antworten sind in docs/reference/protocols.md beschrieben.
cli-help-analyse-workers = Wie viele Stellungen zugleich untersucht werden.
cli-help-engine-threads = Threads für jede Stellung.
cli-help-engine-hash = Speicher für jede Stellung, in MB.
cli-help-analyse-limit = Was es kosten darf, wenn eine Frage nichts sagt: movetime=MILLISECONDS, nodes=N, depth=N.
cli-help-hasty = Wenn die Fragen enden, nicht auf fehlende Antworten warten.
cli-play-level-of-bots = Wie stark sollen Bots sein, 1 bis 8?
cli-help-arena = Spieler jeder Art ein Match spielen lassen, und sagen, wer stärker ist.
cli-help-arena-more =
    Spieler: random, greedy, perfect, level:5, engine, engine:movetime=500,threads=2, uci:COMMAND, qtp:COMMAND.
    Mehr als zwei spielen jeder gegen jeden.
cli-help-games = Spiele von je zwei Spielern; auf ganze Paare aufgerundet.
cli-help-arena-limit = Was es kosten darf: movetime=MILLISECONDS, nodes=N, depth=N, clock=SECONDS+SECONDS.
cli-help-openings = Wie Spiele beginnen: none, random:PLIES, oder file:PATH mit einer Eröffnung pro Zeile.
cli-help-arena-position = Von dieser Stellung aus beginnen, wie „corridor show“ sie schreibt. Ihr Spiel gilt, nicht --mode und dergleichen.
cli-help-seating = Bei mehr als zwei Seiten: split verteilt die Plätze gleichmäßig, single setzt den ersten Spieler allein gegen die anderen.
cli-help-sprt = Aufhören, sobald feststeht, ob der Elo-Vorsprung des ersten Spielers näher an der ersten oder der zweiten Zahl liegt.
cli-help-margin = Wie viele Millisekunden eine Antwort zu spät sein darf, bevor das Spiel verloren ist.
cli-help-arena-out = Die Aufzeichnungen behalten: ein Ordner mit einer Datei pro Spiel, oder eine Datei, die auf .qgn endet.
cli-help-processes = Wie viele Spiele zugleich laufen; sonst so viele, wie es Prozessoren gibt.
cli-help-cluster = Auf dem Dask-Cluster spielen, dessen Scheduler unter dieser Adresse lauscht.
cli-arena-sprt-form = Gib --sprt zwei Zahlen, die kleinere zuerst: 0,10.
cli-arena-head = { $mode }: { $games } von { $total } Spielen, { $moves } Züge.
cli-arena-duel = { $one } gegen { $other }: { $wins } gewonnen, { $draws } unentschieden, { $losses } verloren; { $share } % der Punkte.
cli-arena-decided = Gewonnene entschiedene Paare: { $share } % von { $count }; Paare insgesamt: { $pairs }.
cli-arena-fair = Anteil an den Punkten: das { $times }-Fache des fairen.
cli-arena-elo = Elo: { $elo }, 95 % von { $low } bis { $high } ({ $kind }, Gruppen: { $groups }).
cli-arena-sides = { $player } als { $sides }.
cli-arena-sprt =
    { $verdict ->
        [open] LLR { $llr }, zwischen { $low } und { $high }: Es ist noch zu früh für ein Urteil.
       *[accepted] LLR { $llr }, Grenzen { $low } und { $high }: { $elo } Elo wird angenommen.
    }
cli-arena-fault =
    { $fault ->
        [time] { $player }, verloren durch Zeitüberschreitung: { $count }.
        [illegal] { $player }, verloren durch einen unerlaubten Zug: { $count }.
       *[crash] { $player }, verloren durch einen Absturz: { $count }.
    }
cli-arena-col-player = Spieler
cli-arena-col-elo = Elo
cli-arena-col-bars = 95 %
cli-arena-col-points = Punkte

## Der Befehl solve.

verdict-pacman = PAC-MAN gewinnt
verdict-endless = niemand kann den Sieg erzwingen
verdict-ghosts = die Geister gewinnen
cli-help-solve = Die Jagd pacman lösen: herausfinden, wer jede Stellung bei bestem Spiel gewinnt.
cli-help-solve-more = Ein oder zwei Geister dauern Sekunden, vier dauern Minuten und brauchen etwa 3 GB Speicher. Auf halbem Weg angehalten, macht derselbe Befehl dort weiter, wo er war.
cli-help-solve-ghosts = Die Geister, die mitspielen: ihre Buchstaben, etwa BIP, oder wie viele. Ohne Angabe alle.
cli-help-solve-lives = PAC-MANs Leben; ohne Angabe die der Aufstellung.
cli-help-solve-out = Die Tabellen in diese Datei schreiben. Sonst kommen sie in den Ordner aus CORRIDOR_TABLES oder an den üblichen Ort für Daten.
cli-help-solve-threads = Mit wie vielen Threads gearbeitet wird.
cli-help-solve-value = Sagen, wer eine Stellung bei bestem Spiel gewinnt und wohin jeder Zug führt.
cli-help-solve-position = Die Stellung, wie „corridor show“ sie schreibt.
cli-help-solve-tables = In dieser Datei nachsehen. Sonst werden alle Tabellen im üblichen Ordner durchsucht.
cli-solve-progress = Leben { $lives }, Pillen { $pellets }, Runde { $round }
cli-solve-rounds = Runden bei bestem Spiel: bis zum Ende { $end }, bis zur nächsten Pille, zum nächsten gefressenen Geist oder Fang { $progress }
cli-solve-taken = { $file } enthält die Tabellen eines anderen Spiels. Wähle mit --out einen anderen Namen.
cli-solve-stopped = Angehalten. Sag dasselbe noch einmal, und es geht von hier aus weiter.
cli-solve-col-lives = Leben
cli-solve-col-pellets = Pillen
cli-solve-col-start = vom Start aus
cli-solve-col-pacman = PAC-MAN gewinnt
cli-solve-col-endless = niemand
cli-solve-col-ghosts = Geister gewinnen
cli-solve-done = { $file }: { $megabytes } MB. Dieser Lauf brauchte { $seconds } s und { $memory } MB Speicher.
solver-only-pacman = Nur der Modus pacman lässt sich lösen, { $mode } nicht.
solver-no-such-ghosts = „{ $ghosts }“ nennt keine Geister. Sag, wie viele, oder nimm diese Buchstaben: { $allowed }
solver-cannot-write = { $file } lässt sich nicht schreiben: { $why }. Was bisher gelöst ist, bleibt; schaffe Platz und sag dasselbe noch einmal.
solver-cannot-read = { $file } lässt sich nicht lesen: { $why }
solver-broken-file = { $file } ist beschädigt. Lösche die Datei und löse noch einmal.
solver-foreign-file = { $file } enthält keine Tabellen einer Jagd.
solver-other-version = { $file } wurde von einer anderen Version von Corridor geschrieben. Lösche die Datei und löse noch einmal.
solver-being-made = Ein anderes Programm macht gerade { $file }. Warte darauf oder wähle einen anderen Namen.
solver-not-in-tables = { $file } enthält diese Stellung nicht: Spiel, Geister oder Leben sind andere.
solver-no-tables = Für diese Stellung gibt es noch keine Tabellen. „corridor solve“ macht sie.
solver-too-many-ghosts-for-rounds = Runden werden für bis zu drei Geister gezählt. In diesem Spiel sind es { $ghosts }.

## Die Befehle levels und bench.

cli-help-levels = Die Stufen messen: jede in einem Match gegen die darunter.
cli-help-levels-more = Die ganze Leiter dauert Stunden; mit --out wird ihre Tabelle als Seite geschrieben.
cli-help-levels-mode = Nur dieser Modus; mehrfach möglich.
cli-help-levels-games = Spiele jeder Stufe gegen die darunter.
cli-help-levels-from = Die niedrigste Stufe, die gemessen wird.
cli-help-levels-to = Die höchste Stufe, die gemessen wird.
cli-help-levels-out = Die Tabelle als Markdown in diese Datei schreiben.
cli-levels-order = Stufe { $first } liegt über Stufe { $last }: Gib --from die niedrigere und --to die höhere Stufe.
cli-levels-lowest = { $mode }, Stufe { $level }: Darunter ist niemand.
cli-levels-rung =
    { $fits ->
        [yes] { $mode }, Stufe { $level }: { $measure } in { $games } Spielen.
       *[no] { $mode }, Stufe { $level }: { $measure } in { $games } Spielen; gewünscht: { $low } bis { $high }.
    }
cli-levels-page-head =
    # Stufen

    Gemacht von `corridor levels`: { $games } Spiele jeder Stufe gegen die darunter, zufällige Eröffnungen
    von vier Zügen, Plätze getauscht, Startzahl { $seed }. { $machine }.

    Eine Stufe ist durch Knoten begrenzt und spielt darum auf jeder Maschine gleich. „Tiefe“ ist, wie viele
    Entscheidungen sie vorausschaut, wenn die Knoten nicht früher enden, „Linien“, wie viele Fortsetzungen
    sie abwägt, „Nachsicht“, wie viele Schritte sie kaum bemerkt, „Aussetzer“, bei wie vielen von hundert
    Entscheidungen sie nicht weiter als bis zur nächsten schaut. Eine Stufe mit * hält alle anderen für
    einen einzigen Gegner; die übrigen lassen in Rennen zu mehreren einen Baum wachsen, dessen Knoten zu
    Ende gespielte Spiele sind.
cli-levels-page-columns =
    { $kind ->
        [chase] Stufe | Knoten | Tiefe | Linien | Nachsicht | Aussetzer | Anteil an entschiedenen Paaren | Paare
        [many] Stufe | Knoten | Tiefe | Linien | Nachsicht | Aussetzer | Vielfaches des fairen Anteils | Spiele
       *[two] Stufe | Knoten | Tiefe | Linien | Nachsicht | Aussetzer | Anteil an den Punkten | Spiele
    }
cli-help-bench = Die Suche messen: eine Zahl für ihr Verhalten, und ihre Geschwindigkeit.
cli-help-bench-more = Die Zahl ändert sich nur, wenn die Suche sich anders verhält; Commits, die sie ändern, nennen sie.
cli-help-bench-full = Auch die Tiefe in einer gegebenen Zeit, und wie schnell eine Suche anhält.
cli-help-bench-seconds = Sekunden pro Stellung mit --full.
cli-bench-machine = { $model }, Kerne: { $cores }
cli-bench-speed = Knoten pro Sekunde: { $speed }
cli-bench-number = Bench: { $nodes }
cli-bench-fixed = Bis zu fester Tiefe, ein Thread
cli-bench-timed = In { $seconds } s pro Stellung, ein Thread
cli-bench-mode = Modus
cli-bench-depth = Tiefe
cli-bench-nodes = Knoten
cli-bench-speed-col = Knoten/s
cli-bench-start = Tiefe am Anfang
cli-bench-inside = Tiefe mitten im Spiel: kleinste, mittlere, größte
cli-bench-stop = von stop bis bestmove, ms: mittlere, größte

## Der Tisch: warum etwas abgelehnt wird, und was man sagen kann.

declined-bad-message = Diese Nachricht lässt sich nicht lesen.
declined-bad-setup = So lässt sich kein Tisch eröffnen.
declined-bad-secret = Dieser Link ist schon benutzt, oder es gab ihn nie.
declined-bad-code = Kein Tisch hat diesen Code. Prüf ihn und gib ihn noch einmal ein.
declined-bad-token = Wer du bist, ist nicht zu erkennen.
declined-bad-origin = Diese Seite darf hier nicht für dich sprechen.
declined-banned = Der Betreiber dieses Servers hat dich gesperrt. Wenn du das für einen Irrtum hältst, schreib ihm.
declined-bad-host = Unter dieser Adresse gibt es hier nichts. Nimm die, die du bekommen hast.
declined-bad-name = Diesen Namen kann niemand sehen. Nimm einen anderen.
declined-no-such-match = Diesen Tisch gibt es nicht.
declined-no-such-seat = Diesen Platz gibt es nicht.
declined-invited-only = Dieser Tisch ist privat. Zum Hinsetzen brauchst du seinen Link oder Code.
declined-sent-away = Du wurdest gebeten, diesen Tisch zu verlassen. Geh an einen anderen oder mach einen eigenen auf.
declined-not-seated = Du sitzt nicht an diesem Tisch.
declined-not-your-seat = Das ist nicht dein Platz.
declined-not-your-turn = Du bist nicht am Zug.
declined-not-owner = Das darf nur, wer den Tisch eröffnet hat.
declined-not-captain = Das entscheidet der Kapitän.
declined-not-started = Die Partie hat noch nicht begonnen.
declined-not-full = Es sind noch Plätze frei.
declined-not-over = Die Partie ist noch nicht vorbei.
declined-not-casual = Das gibt es nur in Freundschaftspartien.
declined-not-gone = So lange ist noch niemand weg.
declined-not-their-turn = Die Person ist gar nicht am Zug: Niemand muss warten. Spiel weiter.
declined-started = Die Partie hat schon begonnen.
declined-finished = Die Partie ist vorbei.
declined-stale = Inzwischen ist etwas passiert; schau noch einmal hin.
declined-illegal = Dieser Zug ist nicht erlaubt.
declined-time-is-up = Deine Zeit ist um.
declined-seat-taken = Dieser Platz ist besetzt.
declined-character-taken = Dieser Charakter ist vergeben.
declined-bad-shares = Jeder Geist braucht einen Platz, und jeder Platz einen Geist.
declined-no-offer = Es gibt nichts zu beantworten.
declined-offered-already = Das ist schon angeboten.
declined-bot-declines = Der Bot lehnt ab.
declined-nothing-to-take-back = Es gibt nichts zurückzunehmen.
declined-too-late-to-abort = Zum Absagen ist es zu spät.
declined-no-team = Du hast kein Team.
declined-too-many = Zu viel auf einmal; warte ein wenig.
declined-too-many-tables = Du bist an genug offenen Tischen. Verlass erst einen.
declined-too-large = Das ist zu groß.
declined-busy = Der Server ist beschäftigt; versuch es noch einmal.
declined-failed = Auf dem Server ist etwas schiefgegangen. Versuch es noch einmal.
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-nice-fence = Schönes Hindernis!
phrase-oops = Hoppla!
phrase-thinking = Ich überlege.
phrase-your-turn = Du bist dran.
phrase-back-soon = Bin gleich zurück.
phrase-i-am-back = Bin wieder da.
phrase-thanks = Danke!
phrase-again = Noch einmal?
phrase-goodbye = Tschüss!

## Die einfache Seite, und der Befehl serve.

page-api = Die Schnittstelle für Programme
page-name = Dein Name
page-guest = ein Gast
cli-help-serve = Tische für Menschen an verschiedenen Orten: eine Seite, WebSockets und JSON über HTTP.
cli-help-serve-more = Wie das für viele läuft, steht in docs/guides/deploy.md. CORRIDOR_KEY enthält den Schlüssel, den mehrere Prozesse teilen.
cli-help-host = Die Adresse zum Lauschen; 0.0.0.0 für alle Netze.
cli-help-port = Der Port zum Lauschen. Ohne diese Angabe: 8080 oder der nächste freie.
cli-help-database = Die Adresse von PostgreSQL; sonst SQLite im Datenordner.
cli-help-valkey = Die Adresse von Valkey oder Redis, worüber sich mehrere Prozesse Neues mitteilen.
cli-help-data = Der Ordner der Datenbank und des Schlüssels.
cli-help-workers = Wie viele Prozesse bedienen; mehr als einer brauchen PostgreSQL und Valkey.
cli-help-durable = SQLite warten lassen, bis alles auf der Platte ist; so geht auch bei Stromausfall nichts verloren.
cli-help-origin = Die Adresse einer anderen Seite, die mit diesem Server sprechen darf.
cli-help-proxies = Wie viele Proxys davorstehen und die Adresse des Clients nennen.
cli-help-https = Der Proxy davor spricht https: Cookies werden nur so gesendet.
cli-help-allowed-host = Ein Name, unter dem der Server angesprochen werden darf; mehrfach möglich. Ohne ihn: jeder.
cli-help-open = Die Seite in einem Browser öffnen.
cli-serving = Corridor läuft unter { $address }
cli-serve-needs-extra = Der Server braucht Corridors Zusatz „server“: pip install 'corridor[server]'.
cli-no-port = Port { $port } ist nicht zu haben: Ein anderes Programm lauscht dort, oder es braucht mehr Rechte.
cli-workers-need-postgresql = Mehrere Prozesse brauchen PostgreSQL (--database): SQLite bedient nur einen.
cli-workers-need-valkey = Mehrere Prozesse brauchen Valkey oder Redis (--valkey), um sich Neues mitzuteilen.
cli-workers-need-key = Mehrere Prozesse brauchen einen gemeinsamen Schlüssel: Setz CORRIDOR_KEY auf 64 Hexziffern, wie `openssl rand -hex 32` sie ausgibt.
cli-bad-key = { $where } enthält keinen Schlüssel von mindestens 32 Bytes. Schreib 64 Hexziffern hinein, wie `openssl rand -hex 32` sie ausgibt, oder entferne es.
cli-database-damaged = Die Datenbank { $where } ist beschädigt. Stell sie aus einer Sicherung wieder her.
cli-database-newer = Die Datenbank { $where } stammt von einer neueren Version. Installier diese, oder stell eine Sicherung von vorher wieder her.
cli-database-absent = Die Datenbank { $where } ist nicht zu erreichen ({ $fault }). Prüf, ob sie läuft, ihren Namen und das Passwort.
cli-database-failed = { $where } ist nicht zu gebrauchen ({ $fault }).

## Die Seite: was all ihre Ansichten teilen

page-home = Zum Anfang
page-loading = Einen Moment …
page-missing = Hier ist nichts
page-missing-more = Vielleicht ist die Adresse vertippt, oder was hier stand, gibt es nicht mehr.
page-no-network = Keine Verbindung
page-no-network-more = Es geht nichts verloren. Die Seite versucht es weiter und öffnet sich von selbst, sobald sie durchkommt.
page-try-again = Jetzt versuchen
page-language = Sprache
page-theme = Hell oder dunkel
page-theme-auto = Wie das System
page-theme-light = Hell
page-theme-dark = Dunkel
page-your-name = Dein Name: { $name }
page-unreachable = Der Server ist gerade nicht erreichbar. Es geht nichts verloren; versuch es gleich noch einmal.

## Die Seite: ihr Anfang, und das Formular für einen neuen Tisch
##
## $level: wie stark der Computer ist; $game: der Name eines Spiels; $number: wie viele Züge es gab.

home-title-way = Lauf deinen Weg.
home-title-fence = Verbau ihren.
home-lead = Quoridor und seine PAC-MAN-Spiele im Browser: gegen den Computer, mit Freunden, oder mit allen, die gerade wach sind.
home-modes = Welches Spiel?
home-tile-classic-2 = Zu zweit
home-tile-classic-3 = Zu dritt
home-tile-classic-4 = Zu viert
home-tile-pacman = PAC-MAN
home-tile-pacman-advanced = Fortge­schritten
home-kind-classic-2 = Klassisch
home-kind-classic-3 = Klassisch
home-kind-classic-4 = Klassisch
home-kind-pacman = Jagd
home-kind-pacman-advanced = Mit Hindernissen
home-name-classic-2 = Klassisch zu zweit
home-name-classic-3 = Klassisch zu dritt
home-name-classic-4 = Klassisch zu viert
home-name-pacman = PAC-MAN
home-name-pacman-advanced = PAC-MAN für Fortgeschrittene
home-computer = Gegen den Computer
home-level = Stufe
home-level-is =
    { $level ->
        [1] Stufe 1: fürs erste Spiel
        [8] Stufe 8: stärker geht es nicht
       *[other] Stufe { $level }
    }
home-role = Du spielst
home-role-first = Zuerst
home-role-second = Danach
home-role-any = Per Los
home-time = Uhr
home-friend = Mit Freunden
home-friend-more = Schick einen Link oder einen Code; ganz ohne Konto
home-find = Mitspieler finden
home-find-more = Jemand, der dasselbe will
home-find-start = Jemanden suchen
home-find-many = Spiele zu dritt und zu viert beginnen an offenen Tischen: Eröffne einen, und andere setzen sich dazu.
home-find-waiting = Suche läuft …
home-find-cancel = Suche beenden
home-found = Jemand ist da. Es geht los.
home-running = Deine Partien
home-running-alone = alle an diesem Bildschirm
home-running-yours = Du bist dran
home-running-theirs = Andere sind dran
home-running-open = Noch nicht begonnen
home-running-more =
    { $count ->
        [one] 1 weitere
       *[other] { $count } weitere
    }
home-open = Offene Tische
home-open-none = Gerade wartet niemand an einem Tisch.
home-open-new = Tisch eröffnen
home-open-take = { $game }: diesen Platz nehmen
home-code = Hast du einen Code bekommen?
home-code-join = Mitspielen
home-demo = Ein Spiel des Computers gegen sich selbst
home-demo-move =
    { $number ->
        [0] Der Computer spielt gegen sich selbst
       *[other] Der Computer spielt gegen sich selbst, Zug { $number }
    }
home-offline = Der Server ist nicht erreichbar. Die Seite versucht es weiter; es geht nichts verloren.
home-ended = Diese Seite ist älter als der Server. Lade sie neu.
home-unofficial = Inoffiziell, ohne Verbindung zu den Herstellern. Quoridor und PAC-MAN sind Marken ihrer Eigentümer.
home-new = Ein neuer Tisch
home-new-lead = Wähl aus, was gespielt wird, und schick dann den Link. Alle sehen diese Regeln vor dem Start.
home-new-seats = Plätze
home-new-seats-ghosts =
    { $count ->
        [one] Jemand spielt PAC-MAN, jemand alle vier Geister.
       *[other] Jemand spielt PAC-MAN, { $count } teilen sich die vier Geister.
    }
home-new-layout = Brett
home-new-rules = Regeln
home-new-more = Alle Regeln einzeln
home-new-changed =
    { $count ->
        [0] wie die Regeln oben
        [one] 1 Regel ist anders
       *[other] { $count } Regeln sind anders
    }
home-new-who = Wer sich setzen darf
home-new-link = Wer den Link hat
home-new-public = Alle
home-new-lots = Wer was spielt
home-new-lots-race = Wer beginnt
home-new-lots-draw = Das Los entscheidet
home-new-lots-seats = Nach den Plätzen
home-new-lots-me = Ich beginne
home-new-legs = Spiele
home-new-legs-1 = Eins
home-new-legs-2 = Zwei, mit Seitenwechsel
home-new-team = Wer über Hindernisse und Angebote der Geister entscheidet
home-new-team-anyone = Alle von ihnen
home-new-team-captain = Ihr Kapitän
home-new-casual = Zurücknehmen und Tipps
home-new-casual-yes = Erlaubt
home-new-casual-no = Nicht erlaubt
home-new-open = Tisch eröffnen
home-new-name = Dein Name, wenn du magst

## Die Seite: ein Tisch vor dem Start, und eine Einladung dazu
##
## $name: wer; $level: wie stark der Computer ist; $piece: eine Figur.

table-time-none = Ohne Uhr
table-time-per-move =
    { $seconds ->
        [one] 1 Sekunde pro Zug
       *[other] { $seconds } Sekunden pro Zug
    }
table-time-fischer = { $minutes } min + { $increment } s pro Zug
table-time-days =
    { $days ->
        [one] 1 Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
table-free = Frei
table-computer = Computer, Stufe { $level }
table-you = Du
table-guest = Ein Gast
table-away = nicht da
table-title = Tisch von { $name }
table-title-yours = Dein Tisch
table-title-nobody = Ein Tisch
table-invite = Lade andere ein
table-share = Link teilen
table-share-title = Ein Spiel Corridor
table-copy = Link kopieren
table-seat-link = Ein Link für diesen Platz
table-copied = Kopiert
table-link = Link zu diesem Tisch
table-qr = QR-Code
table-qr-label = Der Link zu diesem Tisch als QR-Code
table-rules = Was gespielt wird
table-own-layout = Ein eigenes Brett
table-lots-first = Wer den ersten Platz hat
table-by-lot = Seite per Los
table-turn =
    { $number ->
        [1] Beginnt
        [2] Spielt an zweiter Stelle
        [3] Spielt an dritter Stelle
       *[other] Spielt an vierter Stelle
    }
table-seat-free = Platz { $number } ist frei
table-free-race =
    { $number ->
        [1] Erster Platz, frei
        [2] Zweiter Platz, frei
        [3] Dritter Platz, frei
       *[other] Vierter Platz, frei
    }
table-free-piece = { $piece }: frei
table-starts = Von { $squares } aus
table-enters = Kommt im ersten Zug aufs Brett
table-sit = Hier sitzen
table-sit-too = Auch hier sitzen
table-name-too = Name der Person, die hier sitzt
table-cancel = Abbrechen
table-add-computer = Computer
table-stand-up = Aufstehen
table-send-away = Platz von { $name } frei machen
table-character = Dein Aussehen
table-pawn = Eine einfache Figur
table-lift = { $piece } an einen anderen Platz geben
table-put-here = { $piece } kommt hierher
table-share-hint = Zieh einen Geist auf einen anderen Platz, oder tipp erst ihn und dann den Platz an. Wer den letzten weggibt, bekommt einen zurück.
table-hands = Diese Geister gehören zusammen
table-here = { $here } von { $all } da,
table-seats-free =
    { $free ->
        [one] ein Platz ist frei
       *[other] { $free } Plätze sind frei
    }
table-all-here = alle können beginnen
table-wait-start = gleich geht es los
table-leave = Gehen
table-start = Los
table-start-computer = Los, mit dem Computer
table-drawing = Das Los entscheidet …
table-begins = { $name } beginnt.
table-first = Beginnt
table-to-board = Zum Brett

join-title = An einen Tisch setzen
join-invited = { $name } lädt dich ein
join-invited-plain = Du bist eingeladen
join-your-seat = Dein Platz
join-sit = Hinsetzen
join-watch = Nur zuschauen
join-gone = Diese Einladung gilt nicht mehr
join-gone-more = Der Link ist schon benutzt, oder das Spiel hat begonnen. Bitte um einen neuen, oder gib den Code ein, den du bekommen hast.
join-no-code = Kein Tisch hat diesen Code
join-no-code-more = Prüf den Code und gib ihn noch einmal ein, oder lass ihn dir noch einmal sagen.
join-failed = Das hat nicht geklappt

## Die Seite: an einem anderen Gerät weiterspielen

elsewhere-title = An einem anderen Gerät weiterspielen
elsewhere-lead = Öffne diesen Link in einem anderen Browser, und du bist dort dieselbe Person: an denselben Tischen, auf denselben Plätzen. Hier bleibt alles, wie es ist.
elsewhere-qr = Der Link als QR-Code
elsewhere-link = Der Link zum Weiterspielen an einem anderen Gerät
elsewhere-until = Der Link gilt einmal, bis { $date }.
elsewhere-revoke = Meine Links ungültig machen
elsewhere-revoked = Deine Links gelten nicht mehr.
elsewhere-new = Neuen Link machen
elsewhere-signout = Überall sonst abmelden
elsewhere-signed-out = Du bist auf allen anderen Geräten abgemeldet, und deine Links gelten nicht mehr.
elsewhere-secret = Wer ihn hat, kann für dich spielen. Gib ihn niemandem sonst.
elsewhere-again = Noch einmal versuchen

return-title = Hier weiterspielen
return-lead = Mit diesem Link spielst du in diesem Browser als die Person weiter, die ihn gemacht hat: an denselben Tischen, auf denselben Plätzen.
return-loses =
    { $count ->
        [one] In diesem Browser läuft eine Partie.
       *[other] In diesem Browser laufen { $count } Partien.
    } Falls dort nicht dieselbe Person spielt, geht das von diesem Browser aus dann nicht mehr.
return-keep = Erst einen Link dorthin sichern
return-go = Hier weiterspielen
return-stay = Bleiben, wer ich bin
return-how = Um hier weiterzuspielen, mach auf dem Gerät, an dem du spielst, einen Link: im Menü mit deinem Namen. Öffne ihn dann hier.
return-gone = Dieser Link gilt nicht
return-gone-more = Er ist zu alt, oder ein Teil ging unterwegs verloren.
return-done = Du bist hier jetzt { $name }
return-done-plain = Du bist hier jetzt dieselbe Person
return-done-more = Deine Partien sind an beiden Geräten offen.
return-done-none = Keine deiner Partien läuft gerade.

## Die Spielansicht
##
## $who, $name, $winner, $loser: Name einer Person, eines Bots oder einer Seite; $move: ein Zug, wie man ihn schreibt.

play-title = Corridor
play-title-of = { $words } – Corridor
play-mode-classic-2 = Klassisch · 2
play-mode-classic-3 = Klassisch · 3
play-mode-classic-4 = Klassisch · 4
play-mode-pacman = PAC-MAN
play-mode-pacman-advanced = PAC-MAN für Fortgeschrittene
# $kind: wie die Zeit zählt. 5 + 3: Minuten für die Partie und Sekunden, die jeder Zug dazugibt.
play-time =
    { $kind ->
        [fischer] { $minutes } + { $increment }
        [per_move] { $seconds } s pro Zug
        [days]
            { $days ->
                [one] 1 Tag pro Zug
               *[other] { $days } Tage pro Zug
            }
       *[none] ohne Uhr
    }
play-watching = Du schaust zu
play-board = Das Brett

play-guest = Gast
play-you = Du
play-bot = Bot { $level }
play-name-and-side = { $name } ({ $side })
play-for = für { $name }
play-away = nicht da
play-clock = Restzeit: { $time }
play-clock-days = { $days } T { $hours } Std
play-fences =
    { $count ->
        [one] 1 Hindernis im Vorrat
       *[other] { $count } Hindernisse im Vorrat
    }
play-steps =
    { $count ->
        [one] 1 Schritt
       *[other] { $count } Schritte
    }

play-lives = Leben
play-lives-left =
    { $count ->
        [one] noch 1 Leben
       *[other] noch { $count } Leben
    }
play-pellets = Gefressene Pillen
play-pellets-eaten = { $count } von { $all }
play-reserve = In Reserve
play-fences-label = Hindernisse
play-team-stock = Hindernisse des Teams
play-chamber = Kammer
play-speed = Tempo
play-level-so-far = Rang bisher
play-yours = deiner
# $own: yes, wenn PAC-MAN spielt, wer das liest.
play-sees =
    { $own ->
        [yes] sieht dich
       *[no] sieht ihn
    }
play-off-board = nicht auf dem Brett
play-on-square = auf { $square }
play-sees-along-file = sieht PAC-MAN auf der Spalte { $name }
play-sees-along-rank = sieht PAC-MAN auf der Reihe { $name }
play-legend-respawn = Rückkehrfeld: Hier kommt PAC-MAN aufs Brett
play-legend-tunnel = Tunnel { $one } – { $other }
play-legend-sight = Sichtlinie: Dieser Geist darf weiter ziehen
play-legend-ring = Ring: Dieser Geist ist jetzt fressbar

play-your-turn = Du bist dran
play-to-move = Am Zug: { $who }
play-teammate = dein Team entscheidet
# $fences: yes, wenn Hindernisse im Vorrat sind.
play-task-race =
    { $fences ->
        [yes] Zieh auf einen Punkt, oder stell ein Hindernis zwischen die Felder.
       *[no] Zieh auf einen Punkt; Hindernisse sind keine mehr da.
    }
play-task-after =
    { $what ->
        [fence] Du bist gezogen. Stell ein Hindernis auf, oder beende deinen Zug.
        [pellet] Du bist gezogen. Setz eine Pille ein, oder beende deinen Zug.
       *[both] Du bist gezogen. Stell ein Hindernis auf, setz eine Pille ein, oder beende deinen Zug.
    }
play-task-ghost-place = Stell ein Hindernis auf, oder behalte es.
play-opening = Zug { $turn }
play-boost = Boost
play-boost-left =
    { $all ->
        [one] Noch { $left } von 1 Schritt
       *[other] Noch { $left } von { $all } Schritten
    }
# $own: yes, wenn zieht, wer das liest.
play-boost-eats =
    { $own ->
        [yes] Geister auf deinem Weg werden gefressen, nur in diesem Zug
       *[no] PAC-MAN frisst die Geister auf seinem Weg, nur in diesem Zug
    }
play-typed = Dein Zug: { $text }
play-left =
    { $count ->
        [one] danach noch 1
       *[other] danach noch { $count }
    }
play-left-short =
    { $count ->
        [one] noch 1
       *[other] noch { $count }
    }
play-cost =
    { $count ->
        [one] { $who }: { $count } Schritt
       *[other] { $who }: { $count } Schritte
    }
play-keys-hover = Klick stellt auf · R dreht · Esc bricht ab
play-keys-held = Enter stellt auf · R dreht · Esc bricht ab
play-heard-move = { $who }: { $move }.
play-heard-spent = PAC-MAN setzt eine Pille ein.
play-heard-eaten = PAC-MAN frisst { $pieces }.
play-heard-pellet = PAC-MAN frisst eine Pille: { $count } von { $all }.
play-heard-boost =
    { $count ->
        [one] Ein Boost beginnt: 1 Schritt.
       *[other] Ein Boost beginnt: { $count } Schritte.
    }
play-heard-boost-over = Der Boost ist vorbei.
play-heard-caught =
    { $count ->
        [0] PAC-MAN ist gefangen. Kein Leben mehr.
        [one] PAC-MAN ist gefangen. Noch 1 Leben.
       *[other] PAC-MAN ist gefangen. Noch { $count } Leben.
    }
play-heard-clock =
    { $seconds ->
        [one] Noch 1 Sekunde auf deiner Uhr.
       *[other] Noch { $seconds } Sekunden auf deiner Uhr.
    }

play-place = Aufstellen
play-rotate = Drehen
play-cancel = Abbrechen
play-step-back = Schritt zurück
play-end-walk = Hier anhalten
play-walk = Ziehen
play-walk-anyway = Trotzdem hinein
play-yes = Ja
play-no = Nein
play-accept = Annehmen
play-decline = Ablehnen
play-close = Schließen
play-more = Mehr
play-resign = Aufgeben
play-resign-sure = Wirklich aufgeben?
play-resign-team = Dein Team fragen, ob ihr aufgebt?
play-abort = Absagen
play-abort-long = Partie absagen
play-abort-sure = Die Partie absagen?
play-takeback = Zurücknehmen
play-undo = Rückgängig
play-draw = Remis anbieten
play-routes = Wege
play-phrases = Sprüche
play-flip = Brett drehen
play-save = Speichern
play-new = Neu
play-rematch = Revanche
play-rematch-asked = Revanche angeboten
play-next-leg = Nächster Durchgang
play-next-game = Nächstes Spiel
play-ask-hint = Um einen Tipp bitten
play-suggest = Vorschlagen
play-suggest-to-team = Dem Team einen Zug vorschlagen
play-suggest-how = Wähl einen Zug; dein Team sieht ihn dann.
play-suggested = Dein Team sieht deinen Vorschlag: { $move }
play-suggests = { $who } schlägt { $move } vor
play-play-it = So ziehen
play-hint-wait = Die Engine überlegt …
play-hint = Die Engine würde { $move } spielen

play-offered-draw = Du hast Remis angeboten.
play-offered-takeback = Du hast darum gebeten, einen Zug zurückzunehmen.
play-offered-rematch = Du hast eine Revanche angeboten.
play-offers-draw = { $who } bietet Remis an.
play-offers-takeback = { $who } möchte einen Zug zurücknehmen.
play-offers-rematch = { $who } möchte eine Revanche.
play-declines = { $who } lehnt ab.
play-give-up = Aufgeben
play-play-on = Weiterspielen
play-give-up-asked = Du möchtest aufgeben. Dein Team entscheidet mit.
play-give-up-asks =
    { $agreed ->
        [yes] { $who } und du möchten aufgeben. Die anderen im Team entscheiden mit.
       *[no] { $who } möchte aufgeben. Einverstanden?
    }
play-plays-on = { $who } möchte weiterspielen.
play-gone-kept = { $name } ist nicht da. Der Platz bleibt frei für:
play-gone = { $name } ist nicht da.
play-wait = Warten
play-claim = Sieg beanspruchen
play-put-bot = Bot einsetzen
play-bot-for-you = Ein Bot vertritt dich.
play-return = Platz wieder einnehmen
play-line-lost = Die Verbindung ist weg; sie wird neu aufgebaut …
play-unsent = Keine Verbindung. Dein Zug { $move } ist aufgehoben und geht ab, sobald du wieder da bist.
play-unsent-lost = Dein Zug { $move } wurde nicht gemacht: Die Partie hat sich inzwischen geändert.
play-line-ended = Die Verbindung ist beendet. Lade die Seite neu.

play-moves = Züge
play-no-moves = Noch keine Züge
play-move-by = { $who }: { $move }
play-after-move =
    { $ply ->
        [0] Der Anfang
        [one] Nach 1 Zug
       *[other] Nach { $ply } Zügen
    }
play-back-to-now = Zurück zu jetzt
play-replay-move = Dann: { $move }
play-replay-end = Da war er gefangen.
# $own: yes, wenn PAC-MAN spielt, wer das liest.
play-why-caught =
    { $own ->
        [yes] Warum habe ich ein Leben verloren?
       *[no] Wie ging das Leben verloren?
    }
play-route = Weg zum Ziel

play-result-won = Du gewinnst
play-result-lost = Du verlierst
play-result-draw = Unentschieden
play-result-off = Abgesagt
# $many: yes, wenn ein Team gewinnt.
play-result-wins =
    { $many ->
        [yes] { $winner } gewinnen
       *[no] { $winner } gewinnt
    }
play-result-loses = { $loser } ist raus; die anderen gewinnen
play-reason-goal = Das Ziel ist erreicht.
play-reason-pellets = Alle Pillen sind gefressen.
play-reason-ghosts = Alle Geister sind gefressen.
play-reason-catches = PAC-MAN hat kein Leben mehr.
play-reason-plies = Die Höchstzahl an Zügen ist erreicht.
play-reason-threefold = Dieselbe Stellung kam dreimal vor.
play-reason-no-progress = Zu lange hat sich nichts verändert.
# $own: yes, wenn es war, wer das liest.
play-reason-resign =
    { $own ->
        [yes] Du hast aufgegeben.
        [team] { $who } hat für euer Team aufgegeben.
       *[no] Aufgegeben: { $loser }.
    }
play-reason-time =
    { $own ->
        [yes] Deine Zeit ist um.
       *[no] Zeit abgelaufen: { $loser }.
    }
play-reason-abandoned =
    { $own ->
        [yes] Du hast den Tisch verlassen.
       *[no] Den Tisch verlassen: { $loser }.
    }
play-reason-agreement = Beide Seiten waren einverstanden.
play-reason-aborted = Niemand hat gewonnen oder verloren.
play-level = PAC-MANs Rang: { $level }
play-legs = Zwei Durchgänge
play-leg = Durchgang { $number }
play-points = Punkte
# $how: how this seat ended the leg.
play-leg-result =
    { $how ->
        [won] Gewonnen
        [lost] Verloren
        [draw] Unentschieden
       *[off] Abgesagt
    }
# $first: yes, if this seat made the first move of a race.
play-leg-start =
    { $first ->
        [yes] Fing an
       *[no] Zog als Zweiter
    }
play-leg-role = { $role } · Pillen: { $pellets }
play-save-qgn = Aufzeichnung der Züge (.qgn)
play-save-json = Aufzeichnung für Programme (JSON)
play-save-svg = Bild, scharf in jeder Größe (SVG)
play-save-png = Bild in Pixeln (PNG)

play-panel-more = Mehr
play-panel-phrases = Sag etwas
play-panel-settings = Einstellungen
play-panel-save = Spiel speichern
play-panel-help = Tasten
play-overlay-sight = Zeigen, wer PAC-MAN sieht
play-overlay-reach = Zeigen, wohin jede Seite kommt
play-overlay-routes = Die kürzesten Wege zeigen
play-set-placing = Hindernisse mit dem Finger aufstellen
play-placing-confirm = Jedes Hindernis bestätigen
play-placing-release = Beim Loslassen aufstellen
play-placing-tray = Aus der Leiste ziehen
play-set-confirm-walk = Bewegungen bestätigen
play-set-sound = Ton
play-set-vibration = Vibration
play-set-turn-board = Das Brett an einem Bildschirm zur Seite am Zug drehen
play-key-arrows = über das Brett bewegen
play-key-tab = zum Brett und zu den Knöpfen
play-key-space = Felder oder Hindernisse
play-key-rotate = das Hindernis drehen
play-key-enter = aufstellen oder ziehen
play-key-escape = abbrechen
play-key-type = einen Zug tippen, dann Enter
play-key-undo = zurücknehmen
play-key-flip = das Brett drehen
play-key-hint = Tipp
play-key-routes = Wege an oder aus
play-key-help = diese Liste

## Das Brett der Seite: was ein Screenreader vorliest, und Knöpfe für Züge, die kein Feld sind.
##
## $piece, $side: ein Name; $square, $squares, $slot, $fence: wie man sie schreibt; "none", wo
## nichts ist; $way: horizontal oder vertical; $steps: mit Vorzeichen.

board-your-piece = { $piece }, deine Figur
board-piece = { $piece }
board-pellet = Pille
board-gate = Rückkehrfeld
board-tunnel = Tunnel nach { $square }
board-goal = Ziel von { $side }
board-fences = Hindernis { $ways }
board-north = im Norden
board-east = im Osten
board-south = im Süden
board-west = im Westen
board-fence =
    { $old ->
        [none]
            { $way ->
                [horizontal] Hindernis { $slot } waagerecht
               *[vertical] Hindernis { $slot } senkrecht
            }
       *[other]
            { $way ->
                [horizontal] { $old } nach { $slot } waagerecht umsetzen
               *[vertical] { $old } nach { $slot } senkrecht umsetzen
            }
    }
board-cost =
    { $count ->
        [one] { $side } { $count } Schritt
       *[other] { $side } { $count } Schritte
    }
board-left =
    { $count ->
        [one] danach noch 1
       *[other] danach noch { $count }
    }
board-walk =
    { $squares ->
        [none] { $piece }: Wähl, wohin es geht. Als Nächstes: { $next }.
       *[other]
            { $end ->
                [yes] { $piece }: { $squares }. Darf hier anhalten. Als Nächstes: { $next }.
               *[no] { $piece }: { $squares }. Als Nächstes: { $next }.
            }
    }
board-which = Welche Figur zieht nach { $square }: { $pieces }?
board-ask-enter-ghost = Dort steht ein Geist: PAC-MAN würde gefangen. Trotzdem nach { $square }?
board-ask-confirm-walk = Nach { $square } ziehen?
board-lift =
    { $fence ->
        [none] Wähl ein Hindernis der Kammer zum Umsetzen.
       *[other] Hindernis { $fence } ist angehoben. Wohin damit?
    }
board-no-fences = Jetzt lässt sich kein Hindernis aufstellen.
board-no-fence-here =
    { $way ->
        [horizontal] Bei { $slot } passt waagerecht kein Hindernis.
       *[vertical] Bei { $slot } passt senkrecht kein Hindernis.
    }
board-can-walk = hierher kannst du ziehen
board-can-enter = hier kannst du aufs Brett
board-out-of-reach = { $square } ist nicht zu erreichen.
board-within-reach = Du kannst ziehen nach: { $squares }.
board-no-walk = Jetzt kann keine Figur ziehen.
board-action-spend = Pille einsetzen
board-action-end-turn = Zug beenden
board-action-no-boost = Keine Schritte mehr
board-action-pass = Passen
board-action-stay = { $piece } bleibt stehen
board-action-enter = Auf { $square } aufs Brett

page-menu = Menü
page-play = Spielen
page-learn = Lernen
page-rules = Regeln
page-how-to-play = So wird gespielt
learn-title = Spielen lernen
learn-lead = Kurze Lektionen auf einem echten Brett: Du machst die Züge und siehst sofort, was sie bewirken.
learn-count = { $done } von { $all } geschafft
learn-finished = Geschafft
learn-all = Alle Lektionen
learn-task = Aufgabe { $number } von { $all }
learn-rule = Die Regel lesen
learn-next = Weiter
learn-again = Noch einmal
learn-hint = Tipp
learn-hint-more = Noch ein Tipp
learn-next-lesson = Nächste Lektion
learn-play = Ein Spiel auf Stufe 1
rules-title = Die Regeln
rules-lead = Jedes Spiel in etwa drei Minuten, mit Bildern, auf denen du spielen kannst.
rules-print = Drucken
rules-try = Ausprobieren
rules-try-named = Ausprobieren: { $rule }
rules-try-end = Zurück zum Bild
rules-try-idle = Mach irgendeinen Zug: Was nicht erlaubt ist, wird erklärt.
rules-show = Den Zug zeigen
rules-forbidden = Was nicht geht
rules-made = Das ist der Zug.
rules-points = Was gedruckte Regeln offenlassen
rules-switch = Du kannst es ändern: { $name }
