### Names of things, and what all screens share.

# Link in the menu with one's name, and title of the page with a link for another device. Short.
elsewhere-title = Continue on another device

# Choice on the home page and at a table, beside the levels 1 to 8. One word.
home-perfect = Perfect

# Under "Play the computer" on the home page, and read aloud for that choice.
home-perfect-is = Perfect: it never errs

# A clock in lists of clocks, table rules and previews of links: there is none. Short.
table-time-none = No clock

# A clock in the same places: a time for each turn. $seconds: 30. Short.
table-time-per-move =
    { $seconds ->
        [one] 1 second a turn
       *[other] { $seconds } seconds a turn
    }

# A clock in the same places: a time for the whole game, and seconds added after each turn. $minutes: 5;
# $increment: 3, the seconds added. Short, with the usual signs for minutes and seconds.
table-time-fischer = { $minutes } min + { $increment } s a turn

# A clock in the same places: days for each turn, in games that last weeks. $days: 3. Short.
table-time-days =
    { $days ->
        [one] 1 day a turn
       *[other] { $days } days a turn
    }

# In place of a name, in lists of seats: nobody sits there. One word.
table-free = Free

# Name of a seat that the computer plays. $level: 1 to 8, e.g. 3. At most 24 letters.
table-computer = Computer, level { $level }

# In place of the name of a person who has given none. Short.
table-guest = A guest

# On the card of a game to watch. $moves: how many moves were made.
watch-moves =
    { $moves ->
        [0] Just started
        [one] 1 move
       *[other] { $moves } moves
    }

# What this language is called by those who speak it.
language-name = English

# Between the words of a list.
list-separator = { ", " }

# Between sentences that stand behind one another: a space, or nothing where the language has none there.
sentence-separator = { " " }

# Name of a side in the classic games: a letter, the same in move records. Keep the letter.
side-w = W

# Name of the second side in the classic games: a letter. Keep the letter.
side-x = X

# Name of the third side in the classic games for three and four: a letter. Keep the letter.
side-y = Y

# Name of the fourth side in the classic game for four: a letter. Keep the letter.
side-z = Z

# Name of PAC-MAN's side, in sentences and in the choice of a side. A proper name; keep it.
side-pacman = PAC-MAN

# Name of the ghosts' side, in sentences and in the choice of a side. One word, plural.
side-ghosts = Ghosts

# The same word as side-w; change it only if your language needs another one here.
piece-w = { side-w }

# The same word as side-x; change it only if your language needs another one here.
piece-x = { side-x }

# The same word as side-y; change it only if your language needs another one here.
piece-y = { side-y }

# The same word as side-z; change it only if your language needs another one here.
piece-z = { side-z }

# The same word as side-pacman; change it only if your language needs another one here.
piece-pacman = { side-pacman }

# Name of the red ghost. A proper name, as in the arcade game.
piece-blinky = Blinky

# Name of the cyan ghost. A proper name, as in the arcade game.
piece-inky = Inky

# Name of the pink ghost. A proper name, as in the arcade game.
piece-pinky = Pinky

# Name of the orange ghost. A proper name, as in the arcade game.
piece-clyde = Clyde

# What the game is, in one sentence: below its tile on the first screen, read by screen readers as the tile's
# name, and in the terminal's list of games.
mode-classic-2 = Classic for two: a race to the far side, with fences.

# What the game for three is, in one sentence; in the same places as mode-classic-2.
mode-classic-3 = Classic for three: the same race, from three sides.

# What the game for four is, in one sentence; in the same places as mode-classic-2.
mode-classic-4 = Classic for four: the same race, from all four sides.

# What the PAC-MAN game is, in one sentence; in the same places as mode-classic-2.
mode-pacman = PAC-MAN: eat four pellets before the ghosts catch you three times.

# What the advanced PAC-MAN game is, in one sentence; in the same places as mode-classic-2.
mode-pacman-advanced = PAC-MAN advanced: the chase with fences, tunnels and pellets to spend.

# How the board starts in the classic games. A choice in the form for a table,
# in the list of rules at a table, and in the terminal's list of boards.
layout-standard = Pawns in the middle of their sides, no fences on the board.

# A starting board of the PAC-MAN game, in the same places as layout-standard.
layout-recon-1 = Three horizontal and three vertical fences: the usual maze.

# A starting board of the PAC-MAN game, in the same places as layout-standard.
layout-recon-2 = Another maze of three and three fences.

# A starting board of the PAC-MAN game, in the same places as layout-standard.
layout-open = No fences at all.

# A starting board (maze) of the PAC-MAN game: its name, its fences, PAC-MAN's lives, and that both sides have
# equal chances. In the same places as layout-standard.
layout-gate = Gate: 8 fences, one life. Close games between equals.

# A maze of the PAC-MAN game, built like layout-gate. Translate its name.
layout-kite = Kite: 14 fences, two lives. Close games between equals.

# A maze of the PAC-MAN game, built like layout-gate. Translate its name.
layout-lantern = Lantern: 20 fences, four lives. Close games between equals.

# A maze of the PAC-MAN game, built like layout-gate. Translate its name.
layout-meadow = Meadow: 4 fences, three lives. Close games between equals.

# A maze of the PAC-MAN game, built like layout-gate. Translate its name.
layout-owl = Owl: 18 fences, two lives. Close games between equals.

# A maze of the PAC-MAN game, built like layout-gate. Translate its name.
layout-tower = Tower: 18 fences, two lives. Close games between equals.

# A starting board of PAC-MAN advanced: the four squares of the Chamber, the fenced room in the middle.
# In the same places as layout-standard.
layout-d4 = The Chamber on d4, e4, d5 and e5.

# A starting board of PAC-MAN advanced: the four squares of the Chamber, as in layout-d4.
layout-d5 = The Chamber on d5, e5, d6 and e6.

# A starting board of PAC-MAN advanced: the four squares of the Chamber, as in layout-d4.
layout-e4 = The Chamber on e4, f4, e5 and f5.

# A starting board of PAC-MAN advanced: the four squares of the Chamber, as in layout-d4.
layout-e5 = The Chamber on e5, f5, e6 and f6.

# In the terminal: what a pawn looks like, in a list of choices and inside the sentence cli-play-alike.
character-pawn = a plain pawn

# The same word as side-pacman; change it only if your language needs another one here.
character-pacman = { side-pacman }

# The same word as piece-blinky; change it only if your language needs another one here.
character-blinky = { piece-blinky }

# The same word as piece-inky; change it only if your language needs another one here.
character-inky = { piece-inky }

# The same word as piece-pinky; change it only if your language needs another one here.
character-pinky = { piece-pinky }

# The same word as piece-clyde; change it only if your language needs another one here.
character-clyde = { piece-clyde }

# PAC-MAN's level with no pellet eaten: a dash, as there's no level yet. In a PAC-MAN game and at its end.
level-0 = –

# PAC-MAN's level with one pellet eaten: the number and a title. In a PAC-MAN game and at its end. Short.
level-1 = 1, beginner

# PAC-MAN's level with two pellets eaten: the number and a title. Short.
level-2 = 2, promising

# PAC-MAN's level with three pellets eaten: the number and a title. Short.
level-3 = 3, confirmed

# PAC-MAN's level with all four pellets eaten: the number and a title. Short.
level-4 = 4, elite

# A joke below the result of a PAC-MAN game, when PAC-MAN ate no pellet. Needn't be literal; kind.
joke-0 = On a strict diet, and it showed: even the ghosts felt sorry, for about one step.

# A joke below the result, when PAC-MAN ate one pellet of four. Needn't be literal; kind.
joke-1 = One pellet. A light snack before a long rest.

# A joke below the result, when PAC-MAN ate two pellets of four. Needn't be literal; kind.
joke-2 = Half the menu. The ghosts ordered the other half to take away.

# A joke below the result, when PAC-MAN ate three pellets of four. Needn't be literal; kind.
joke-3 = Three of four: the last pellet will be telling this story for years.

# A joke below the result, when PAC-MAN ate all four pellets. Needn't be literal; kind.
joke-4 = Four pellets, no crumbs. The ghosts have asked for a smaller maze.

# Button of the chat in a game, and what the others then read beside your name. At most 20 letters.
phrase-hello = Hello!

# Button of the chat and what the others read: a wish before a game. At most 20 letters.
phrase-good-luck = Good luck!

# Button of the chat and what the others read: praise for a move or a game. At most 20 letters.
phrase-well-played = Well played!

# Button of the chat and what the others read: praise for a fence. At most 20 letters.
phrase-nice-fence = Nice fence!

# Button of the chat and what the others read: after a mistake of your own. At most 20 letters.
phrase-oops = Oops!

# Button of the chat and what the others read: your move takes a while. At most 20 letters.
phrase-thinking = I'm thinking.

# Button of the chat and what the others read: a friendly reminder. At most 20 letters.
phrase-your-turn = Your turn!

# Button of the chat and what the others read: you leave for a moment. At most 20 letters.
phrase-back-soon = Back soon.

# Button of the chat and what the others read: you've returned. At most 20 letters.
phrase-i-am-back = I'm back.

# Button of the chat and what the others read. At most 20 letters.
phrase-thanks = Thanks!

# Button of the chat and what the others read: you'd like to play once more. At most 20 letters.
phrase-again = Another game?

# Button of the chat and what the others read: at the end. At most 20 letters.
phrase-goodbye = Goodbye!

# Heading and title of the page about the interface for programs (API). For programmers.
page-api = The interface for programs

# Label of the field for your name, in the menu with your name at the top.
page-name = Your name

# In the empty field for your name: what others read if you leave it empty. Lower case, short.
page-guest = a guest

# Link to the first screen, on screens without anything else to do. One short word.
page-home = Home

# Heading of a screen while it loads.
page-loading = One moment…

# Heading of the screen for an address that doesn't exist.
page-missing = There's nothing here

# Below page-missing, and below the refusal for a game that doesn't exist: what may have happened.
page-missing-more = The address may have a typo, or what was here is gone.

# Heading of a screen that couldn't load because the connection is down.
page-no-network = No connection

# Below page-no-network, and in place of a screen in screen reader mode: there's no need to do anything.
page-no-network-more = Nothing is lost. This page keeps trying and opens by itself.

# Button below page-no-network: try to load at once. A verb, short.
page-try-again = Try now

# Button at the top that opens the list of languages; an icon, so only read by screen readers and as a tip.
page-language = Language

# Button at the top that opens the choice of colours (an icon, read by screen readers); also the label of that
# choice in a game.
page-theme = Light or dark

# Choice under page-theme: the colours follow the setting of the device. At most 20 letters.
page-theme-auto = Like my device

# Choice under page-theme: light colours. One word.
page-theme-light = Light

# Choice under page-theme: dark colours. One word.
page-theme-dark = Dark

# Label, read by screen readers, of the button at the top that opens the menu with your name.
# $name: "Ada", or the word for a guest.
page-your-name = Your name: { $name }

# Notice shown when something couldn't be done because the server doesn't answer.
page-unreachable = The server can't be reached right now. Nothing is lost. Try again in a moment.

# Button that opens the links to the main screens, on narrow screens; also names that navigation.
page-menu = Menu

# Link at the top, to the first screen. One short word.
page-play = Play

# Link at the top, to the lessons. One short word.
page-learn = Learn

# Link at the top, to the rules. One short word.
page-rules = Rules

# Link to the rules of the game at hand, on tables, invitations and in a game.
page-how-to-play = How to play

# Name of a level, in a sentence and in a list after its number. $level: 1 to 8. At most 20 letters.
bot-name =
    { $level ->
        [1] newcomer
        [2] learner
        [3] hobby player
        [4] regular
        [5] club player
        [6] contender
        [7] expert
       *[other] master
    }

# Under "Play the computer" on the first screen. $level: 1 to 8; $name: its name, "club player".
bot-is = Level { $level }: { $name }

# Below the chosen level: how far it looks ahead.
# $sight: own (its own move only), answer (and the answer to it), few, several, far.
bot-sees =
    { $sight ->
        [own] Looks at its own next move only.
        [answer] Looks at its move and the answer to it.
        [few] Looks a few moves ahead.
        [several] Looks several moves ahead.
       *[far] Looks far ahead.
    }

# Link in the bar at the top, and title of the screen it opens: games that can be watched. One word.
page-watch = Watch

# Link in the bar at the top, and button on a finished game: opens the analysis board. One word.
page-analyse = Analyse

# Title of /maze, and a link to it from the analysis board and from /editor. Short.
editor-title-maze = Make a maze

# Title of /editor, and a link to it from the analysis board and from /maze. Short.
editor-title-position = Set up a position

# Link in the menu with your name, and title of the screen it opens: games you've played. Short.
page-games = My games

# Link in the bar at the top: the screen with puzzles. One word.
page-puzzles = Puzzles

# Switch that is the first thing on every screen: boards become text, moves are typed. Heard first by people with a screen reader.
page-spoken = Screen reader mode

# Name of a seat at a table and in a game: the perfect computer sits there.
table-perfect = Computer, perfect

# Button that stops it. A verb.
page-stop = Stop

# Link on the first screen and on the list of lessons: the puzzle of the day.
page-puzzle-daily = Puzzle of the day

# Button after a failed attempt, in lessons, puzzles, trials of a rule and a review. A verb, short.
page-again = Try again

# Label of a list from which a game is chosen: in the editors, over one's own games, over the puzzles. Short.
page-game = Game

# First choice of the list of games: puzzles of all games.
page-all-games = All games

# Button below the board: the first hint. A noun or verb.
page-hint = Hint

# The same button after the first hint.
page-hint-more = Another hint

# Name of your own seat, at a table and in a game, where others have their names. One word.
page-you = You

# Chip beside a player's name, at a table and in a game: they aren't connected now. One word, lower case.
page-away = away

# The button that copies a link, for a moment after it has copied it; also read by screen readers. One word.
page-copied = Copied

# Button: give up what you began (a move, a change of a table) with nothing changed. A verb, short.
page-cancel = Cancel

# Below the chosen level: how the computer plays, in one sentence.
# $style: runner, builder, saver, all-round (in races); hungry, wary, hunter (as PAC-MAN); loners, pack (as the
# ghosts).
bot-style =
    { $style ->
        [runner] Runs for its goal and rarely places a fence.
        [builder] Loves fences and places them early.
        [saver] Saves its fences until a rival is close to the goal.
        [all-round] Runs when it's ahead, and fences when it's behind.
        [hungry] Goes for the nearest pellet.
        [wary] Keeps away from the ghosts first, and eats when it's safe.
        [hunter] Eats when it's safe, and chases ghosts during a boost.
        [loners] Each ghost hunts on its own.
       *[pack] The ghosts hunt together and cut off the ways out.
    }

# After that sentence: what the computer overlooks at this level.
# $what: jump, own-way (in races); second-ghost (as PAC-MAN); boost (as the ghosts); nothing.
bot-misses =
    { $what ->
        [jump] Doesn't see jumps coming.
        [own-way] Sometimes slows itself down with its own fence.
        [second-ghost] Watches one ghost at a time.
        [boost] Forgets that a pellet makes PAC-MAN dangerous.
       *[nothing] Overlooks little.
    }

# Name on a tile of the first screen (with home-kind-classic-2 below it), and chip on the rules pages:
# the classic game for two. At most 10 letters.
home-tile-classic-2 = For 2

# Name on a tile and chip on the rules pages: the classic game for three. At most 10 letters.
home-tile-classic-3 = For 3

# Name on a tile and chip on the rules pages: the classic game for four. At most 10 letters.
home-tile-classic-4 = For 4

# Name on a tile and chip on the rules pages: the PAC-MAN game. A proper name; keep it.
home-tile-pacman = PAC-MAN

# Name on a tile and chip on the rules pages: the PAC-MAN game with more rules. At most 12 letters.
home-tile-pacman-advanced = Advanced

# Full name of the game for two: in lists of tables, games and puzzles, in titles, link previews and
# notifications. At most 24 letters.
home-name-classic-2 = Classic for two

# Full name of the game for three, in the same places as home-name-classic-2. At most 24 letters.
home-name-classic-3 = Classic for three

# Full name of the game for four, in the same places as home-name-classic-2. At most 24 letters.
home-name-classic-4 = Classic for four

# Full name of the PAC-MAN game, in the same places as home-name-classic-2. A proper name; keep it.
home-name-pacman = PAC-MAN

# Full name of PAC-MAN with more rules, in the same places as home-name-classic-2. At most 24 letters.
home-name-pacman-advanced = PAC-MAN advanced

# Banner on the first screen, and title in place of a game, if the server has been updated. "Reload" as in
# browsers.
home-ended = This page is older than the server. Reload it.

# Name of a seat that the computer plays. $level: its strength, 1 to 8. At most 12 letters.
play-bot = Computer { $level }

# Sentence of a notification under the title "Your turn". Short.
play-notify-turn = A game of Corridor is waiting for you.

# In the line by the board, in the tab's title, as title of a notification, and read by screen readers. Very
# short.
play-your-turn = Your turn

# Below the roles of a chase on the first screen: what to expect at this level. Also in the form for a table and
# beside its seats, below "Computer, level 3". $share: of 100 games in which this level plays both roles, those
# that PAC-MAN wins.
home-expect = When this level plays itself, PAC-MAN wins { $share }% of the games.

# Name of a person who plays on another person's device. $number: 2, 3 or 4. At most 24 letters.
home-here-player = Player { $number }
