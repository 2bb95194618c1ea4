### The first screen, and the form of a new table.

# First line of the large title on the first screen; home-title-fence follows. At most 20 letters.
home-title-way = Run your way.

# Second line of that title: build fences in the others' way. At most 20 letters.
home-title-fence = Fence theirs.

# Sentence below the title on the first screen. Keep the names Quoridor and PAC-MAN.
home-lead = Quoridor and its PAC-MAN games in your browser: against the computer, with friends, or anyone online.

# Heading over the tiles of the games on the first screen, read aloud too.
home-modes = Which game?

# Small second line of a tile on the first screen, under "For 2": the game without PAC-MAN. At most 14
# letters.
home-kind-classic-2 = Classic

# Second line of the tile "For 3". The same word as home-kind-classic-2; change it only if your language
# needs another one here.
home-kind-classic-3 = { home-kind-classic-2 }

# Second line of the tile "For 4". The same word as home-kind-classic-2; change it only if your language
# needs another one here.
home-kind-classic-4 = { home-kind-classic-2 }

# Second line of the tile "PAC-MAN": ghosts chase PAC-MAN in a maze. At most 14 letters.
home-kind-pacman = Chase

# Second line of the tile "Advanced": the PAC-MAN game in which fences are built too. At most 14 letters.
home-kind-pacman-advanced = With fences

# Title of the large button on the first screen: start a game against the computer. A verb, short.
home-computer = Play the computer

# Label over the levels 1 to 8 of the computer, on the first screen and at a table. One word.
home-level = Level

# Label over the choice of a side on the first screen: "You play" First, Second, PAC-MAN, Ghosts or Random.
# Short.
home-role = You play

# Choice below home-role, in games without PAC-MAN: you make the first move. One word.
home-role-first = First

# Choice below home-role, in games without PAC-MAN: you make the second move. One word.
home-role-second = Second

# Choice below home-role and in the form for a table, and among a table's rules: sides are drawn by lot. One
# word.
home-role-any = Random

# Label of the list of clocks, and of the clock among the rules of a table. One word.
home-time = Clock

# Title of a link on the first screen: to the form for a table of one's own. A verb, short.
home-friend = Play a friend

# Under that title: friends are invited with a link or a code, and need no account. Short.
home-friend-more = By link or code, no account

# Title of a button on the first screen: opens the panel in which a stranger is searched. A verb, short.
home-find = Find a game

# Under that title. "This game" is the one chosen above. Short.
home-find-more = With anyone who wants this game

# Button in the panel "Find a game": start the search. A verb, short.
home-find-start = Find a player

# In the panel "Find a game" if a game for three or four is chosen; over the button home-open-new.
home-find-many = Games for three and four start at open tables. Open one, and others can sit down.

# In the panel "Find a game" while the search runs; read aloud too. Short.
home-find-waiting = Looking for a player…

# Button that ends the search for a player. A verb, short.
home-find-cancel = Stop looking

# Read aloud by screen readers when the search has found a player.
home-found = Found someone! The game starts.

# Heading on the first screen, over games of one's own that are not over. Short.
home-running = Your games

# In the list of one's own games, in place of the others' names: everybody plays on this device. Starts
# small.
home-running-alone = all on this screen

# Chip on a game in the list of one's own games: you are to move. At most 16 letters.
home-running-yours = Your turn

# Chip on a game in the list of one's own games: somebody else is to move. At most 16 letters.
home-running-theirs = Their turn

# Chip on a game in the list of one's own games: people still sit down. At most 16 letters.
home-running-open = Not started

# Below a list on the first screen (one's own games, people who wait): unfolds the rest. $count: how many
# more, e.g. 4. Short.
home-running-more =
    { $count ->
        [one] 1 more
       *[other] { $count } more
    }

# Heading on the first screen, over tables with free seats that anyone may take. Short.
home-open = Open tables

# Below that heading if there is no open table.
home-open-none = Nobody is waiting at a table right now.

# Button below home-find-many: to the form for a table. A verb, short.
home-open-new = Open a table

# Name for screen readers of a button with a plus sign, for a free seat at an open table. $game: "Classic for
# four".
home-open-take = { $game }: take this seat

# Label of a field on the first screen for the code of a table, which a friend has sent. Short.
home-code = Got a code?

# Button beside that field. A verb, at most 12 letters.
home-code-join = Join

# Name for screen readers of the moving board on the first screen.
home-demo = A game of the computer against itself

# Line below the moving board on the first screen. $number: moves played so far, e.g. 12; 0 at the start.
# Short.
home-demo-move =
    { $number ->
        [0] The computer plays itself
       *[other] The computer plays itself, move { $number }
    }

# Banner on the first screen while there is no connection to the server.
home-offline = The server can't be reached. This page keeps trying; nothing is lost.

# Foot of the first screen: about the trademarks. Keep the names Quoridor and PAC-MAN.
home-unofficial = Unofficial, not affiliated. Quoridor and PAC-MAN are trademarks of their owners.

# Title of the page with the form for a table. Short.
home-new = New table

# Below that title. "These rules" are the ones chosen in the form.
home-new-lead = Choose a game, then send the link. Everyone sees these rules before the start.

# Label over the choice of how many people play, and heading over the seats of a table. One word.
home-new-seats = Seats

# Below the choice of seats, in PAC-MAN games. $count: how many people play the ghosts, 1 to 4.
home-new-seats-ghosts =
    { $count ->
        [one] One plays PAC-MAN, one has all four ghosts.
       *[other] One plays PAC-MAN, { $count } share the four ghosts.
    }

# Label over the mazes in the form for a table, and of the maze among a table's rules. One word.
home-new-layout = Board

# Label over the sets of rules in the form for a table, and among a table's rules. One word.
home-new-rules = Rules

# Line in the form for a table that unfolds all rules. Short.
home-new-more = Every rule, one by one

# Beside home-new-more: how many rules differ from the chosen set. $count: 0, 1, 2… Short; starts small.
home-new-changed =
    { $count ->
        [0] as in the rules above
        [one] 1 rule is different
       *[other] { $count } rules are different
    }

# Label in the form for a table, over home-new-link and home-new-public. Short.
home-new-who = Who can sit down

# Choice below home-new-who: only people who have the link or the code. Short.
home-new-link = Anyone with the link

# Choice below home-new-who: everybody; the table is listed on the first screen. One word.
home-new-public = Anyone

# Label over the choice of sides in the form for a PAC-MAN table, and among its rules. Short.
home-new-lots = Who plays what

# Label over the choice of who begins, in the form for a table without PAC-MAN, and among its rules. Short.
home-new-lots-race = Who goes first

# Choice below home-new-lots, and among a table's rules: who plays what follows the seats, without lots.
# Short.
home-new-lots-seats = As seated

# Choice below home-new-lots-race: the person who opens the table begins. Short.
home-new-lots-me = I go first

# Label over the number of games of a match (One, or Two), and among a table's rules. One word.
home-new-legs = Games

# Choice below home-new-legs: one game. One word.
home-new-legs-1 = One

# Choice below home-new-legs: two games, the second with sides swapped. Short.
home-new-legs-2 = Two, then swap sides

# Label in the form for a PAC-MAN table, and among its rules: who decides if several people play the ghosts.
home-new-team = Who decides on the ghosts' fences and offers

# Choice below home-new-team: every person who plays ghosts may decide. Short.
home-new-team-anyone = Any of them

# Choice below home-new-team: only the captain of the ghosts decides. Short.
home-new-team-captain = Their captain

# Label in the form for a table, and among its rules: may players take moves back and ask for hints? Short.
home-new-casual = Undo and hints

# Choice below home-new-casual. One word.
home-new-casual-yes = Allowed

# Choice below home-new-casual. Short.
home-new-casual-no = Not allowed

# Button at the end of the form for a table: open it, and see its seats. A verb, short.
home-new-open = Open the table

# Label of a field in the form for a table and on an invitation: the name that others see. Short.
home-new-name = Your name (optional)

# Door on the first screen: everybody plays on this device. $count: how many people, 2 to 4.
home-here =
    { $count ->
        [2] Two on this screen
        [3] Three on this screen
       *[other] Four on this screen
    }

# Under that door's title.
home-here-more = Take turns on this device

# Heading over people who wait for a game, on the first screen.
home-waiting = Waiting for a game

# Button beside a person who waits: start a game with them at once. A verb, short.
home-waiting-play = Play

# The same button for screen readers. $name: "Ann"; $game: "Classic for two"; $clock: "No clock".
home-waiting-meet = Play { $name }: { $game }, { $clock }

# In the panel "Find a game", over the button that starts the search.
home-find-near = If someone is waiting with a similar clock, you'll play with theirs. Anyone can watch.

# Last entry of the list of clocks: opens fields for a clock of one's own.
clock-own = Custom clock

# Label of the kind of a custom clock.
clock-kind = Kind of clock

# Kind of a custom clock: a time for the whole game, and some seconds added after each turn.
clock-kind-fischer = Time for the game

# Kind of a custom clock: a time for each turn.
clock-kind-per-move = Time for each turn

# Kind of a custom clock: days for each turn, for games that last weeks.
clock-kind-days = Days for each turn

# Label of a number field of a custom clock. Short.
clock-minutes = Minutes

# Label of a number field of a custom clock: seconds added after each turn. Short.
clock-increment = Seconds added

# Label of a number field of a custom clock: seconds for each turn. Short.
clock-seconds = Seconds

# Label of a number field of a custom clock: days for each turn. Short.
clock-days = Days

# Under that link.
home-puzzle-more = One right move. Can you find it?
