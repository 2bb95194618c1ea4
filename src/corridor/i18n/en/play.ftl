### The play screen: a game that is played, watched or replayed, its panels, hints and result.

# The name of the program, as the title of the browser's tab outside a game. A name: not translated.
play-title = Corridor

# Title of the browser's tab during a game. $words: whose turn it is or how the game ended, "Your turn", "You
# win". Put $words first: tabs are narrow.
play-title-of = { $words } – Corridor

# Name of a mode: heading at the top of a game and of its review. The number says how many play. At most 20
# letters.
play-mode-classic-2 = Classic · 2

# The same for the classic game of three. At most 20 letters.
play-mode-classic-3 = Classic · 3

# The same for the classic game of four. At most 20 letters.
play-mode-classic-4 = Classic · 4

# The same for the game with PAC-MAN and ghosts. PAC-MAN is a name: it stays as it is.
play-mode-pacman = PAC-MAN

# The same for the advanced game with PAC-MAN and ghosts. At most 20 letters.
play-mode-pacman-advanced = PAC-MAN advanced

# $kind: how time is kept. 5 + 3: minutes for the match and seconds added for each move.
# Under the name of the game. $minutes: 5; $increment: 3; $seconds: time for each turn, 30; $days: days for
# each turn, 3. Very short.
play-time =
    { $kind ->
        [fischer] { $minutes } + { $increment }
        [per_move] { $seconds } s a turn
        [days]
            { $days ->
                [one] 1 day a turn
               *[other] { $days } days a turn
            }
       *[none] no clock
    }

# Under the name of the game and in the line by the board, for somebody who has no seat. Very short.
play-watching = You're watching

# Label of the board, read by screen readers.
play-board = The board

# In place of the name of a person who has given none. One word.
play-guest = Guest

# A player in a sentence, where two have the same name. $name: "Mara", "Computer 3"; $side: the side, "W".
play-name-and-side = { $name } ({ $side })

# In a player's bar, small, behind the name of a computer that sits in for somebody. $name: the absent person,
# "Mara". Very short.
play-for = for { $name }

# Label of a player's clock, read by screen readers. $time: "3:52", "1:05:09", "2 d 4 h".
play-clock = Time left: { $time }

# The time on a clock that counts days. $days: 2; $hours: 4. Use the shortest signs for days and hours.
play-clock-days = { $days } d { $hours } h

# Label of the little bars that show fences, read by screen readers. $count: how many are left, 7.
play-fences =
    { $count ->
        [one] 1 fence in hand
       *[other] { $count } fences in hand
    }

# Caption of the row of hearts in PAC-MAN's card; also of a field in the editor of positions. One word.
play-lives = Lives

# The row of hearts in words, read by screen readers. $count: PAC-MAN's lives, 0 to 3.
play-lives-left =
    { $count ->
        [one] 1 life left
       *[other] { $count } lives left
    }

# Caption of the row of pellets in PAC-MAN's card. Very short.
play-pellets = Pellets eaten

# The row of pellets in words, read by screen readers behind "Pellets eaten". $count: how many are eaten, 3;
# $all: how many there were, 8.
play-pellets-eaten = { $count } of { $all }

# Caption in PAC-MAN's card and in the legend: pellets that he has kept and can spend. A number follows. Very
# short.
play-reserve = In reserve

# Caption of the row of fences in PAC-MAN's card; on phones in the ghosts' card too. One word.
play-fences-label = Fences

# Caption of the row of fences that all ghosts share, in their card. Very short.
play-team-stock = Team's fences

# Caption in the ghosts' card: how far each ghost walks. "2 steps" follows. One word.
play-speed = Speed

# Caption in PAC-MAN's card: the level he would reach if the game ended now; its name follows. Very short.
play-level-so-far = Level so far

# Chip beside a ghost that the reader plays, in a team of several people. One word.
play-yours = yours

# $own: yes, if whoever reads this plays PAC-MAN.
# Read by screen readers in place of an eye on a ghost's face, in the ghosts' card.
play-sees =
    { $own ->
        [yes] sees you
       *[no] sees him
    }

# Beside a ghost in the ghosts' card: it was eaten or has not come in yet. Very short.
play-off-board = off the board

# Beside a ghost in the ghosts' card: where it is. $square: "e4". Very short.
play-on-square = on { $square }

# Beside a ghost in the ghosts' card, if it sees PAC-MAN up or down the board. $name: letter of the column,
# "e".
play-sees-along-file = sees PAC-MAN along column { $name }

# The same if it sees him along a row. $name: number of the row, "4".
play-sees-along-rank = sees PAC-MAN along row { $name }

# In the legend of the signs on the board, behind the sign. PAC-MAN comes onto the board on such a square.
# Short.
play-legend-respawn = Respawn square: PAC-MAN enters here

# In the legend, behind the sign of a tunnel. $one and $other: the squares at its ends, "a5" and "i5". Very
# short.
play-legend-tunnel = Tunnel { $one } – { $other }

# In the legend, behind the sign of the line from a ghost to PAC-MAN, while such a line is shown. Short.
play-legend-sight = Line of sight: this ghost may walk farther

# In the legend, behind the ring that is drawn around a ghost during a boost. Short.
play-legend-ring = Ring: this ghost can be eaten now

# The same while somebody else has the turn. $who: a person, a side or a piece: "Mara", "Computer 3", "Ghosts",
# "Blinky". Very short.
play-to-move = { $who } to move

# In the line by the board, small, while another person of the reader's team has the turn. Short.
play-teammate = a teammate decides

# $fences: yes, if there are fences in hand.
# In the line by the board, small, behind "Your turn", in a classic game: what the reader can do.
play-task-race =
    { $fences ->
        [yes] Walk to a dot, or place a fence between the squares.
       *[no] Walk to a dot. You have no fences left.
    }

# In the line by the board, for PAC-MAN after his walk. $what: what he may still do: fence, pellet (spend one
# of his reserve) or both.
play-task-after =
    { $what ->
        [fence] You've walked. Place a fence, or end your turn.
        [pellet] You've walked. Spend a pellet, or end your turn.
       *[both] You've walked. Place a fence, spend a pellet, or end your turn.
    }

# In the line by the board, for the ghosts after a walk: they may place a fence or not. Short.
play-task-ghost-place = Place a fence, or keep it.

# Chip in the line by the board during the opening, with dots for its turns. $turn: the number of the turn, 2.
# Very short.
play-opening = Turn { $turn }

# In the line by the board during a boost, and in the legend: PAC-MAN's extra steps after a pellet. Can be
# tapped. One word.
play-boost = Boost

# $own: yes, if whoever reads this walks.
# In the line by the board during a boost, small, behind the steps that are left.
play-boost-eats =
    { $own ->
        [yes] Ghosts on your way are eaten, this turn only
       *[no] PAC-MAN eats the ghosts on his way, this turn only
    }

# In the line by the board, while the reader types a move on the keyboard. $text: what is typed so far, "e3".
# Short.
play-typed = Your move: { $text }

# The same on phones. $count: fences in hand after it, 6. Very short.
play-left-short =
    { $count ->
        [one] 1 left
       *[other] { $count } left
    }

# Read by screen readers on the chip that tells what a fence would cost a side. $who: "Mara", "Ghosts";
# $count: change of its way, with its sign, "+2", "0".
play-cost =
    { $count ->
        [one] { $who }: { $count } step
       *[other] { $who }: { $count } steps
    }

# In the line by the board, small, while the mouse shows where a fence would stand. R is a key; Esc as
# keyboards call it. Short.
play-keys-hover = Click to place · R rotates · Esc cancels

# The same for a fence that waits to be placed. Enter, R and Esc are keys. Short.
play-keys-held = Enter places · R rotates · Esc cancels

# Read by screen readers after each move. $who: "Mara", "Ghosts"; $move: the move as it is written, "e3h".
play-heard-move = { $who }: { $move }.

# Read by screen readers after a move: PAC-MAN gave a pellet of his reserve for extra steps.
play-heard-spent = PAC-MAN spends a pellet.

# Read by screen readers after a move. $pieces: the ghosts that were eaten, "Blinky, Inky".
play-heard-eaten = PAC-MAN eats { $pieces }.

# Read by screen readers after a move. $count: pellets eaten so far, 3; $all: pellets there were, 8.
play-heard-pellet = PAC-MAN eats a pellet: { $count } of { $all }.

# Read by screen readers after a move. $count: the steps of the boost, 3.
play-heard-boost =
    { $count ->
        [one] A boost begins: 1 step.
       *[other] A boost begins: { $count } steps.
    }

# Read by screen readers after the last step of a boost.
play-heard-boost-over = The boost is over.

# Read by screen readers after a ghost has caught PAC-MAN. $count: his lives that are left, 0 to 2.
play-heard-caught =
    { $count ->
        [0] PAC-MAN is caught. No life is left.
        [one] PAC-MAN is caught. 1 life left.
       *[other] PAC-MAN is caught. { $count } lives left.
    }

# Read by screen readers when the reader's time runs short. $seconds: 30, 10 or 5.
play-heard-clock =
    { $seconds ->
        [one] 1 second left on your clock.
       *[other] { $seconds } seconds left on your clock.
    }

# Button: put the fence where it is shown. A verb, at most 10 letters.
play-place = Place

# Button: turn the fence that is shown, from lying to upright or back. A verb, at most 10 letters.
play-rotate = Rotate

# Button while a walk is being chosen: take its last step back. At most 14 letters.
play-step-back = Step back

# Button while a walk is being chosen: stop on this square. At most 14 letters.
play-end-walk = End here

# Button under the question "Go to e4?": yes, walk there. A verb, at most 10 letters.
play-walk = Walk

# Button under the question whether PAC-MAN should walk into a ghost: yes. At most 18 letters.
play-walk-anyway = Walk in anyway

# Button: answer to "Resign this game?" and "Call off the game?". One word.
play-yes = Yes

# Button: the other answer to these questions, and to "Go to e4?". One word.
play-no = No

# Button beside an offer of somebody else, such as a draw: agree. A verb, at most 12 letters.
play-accept = Accept

# Button beside an offer of somebody else: don't agree. A verb, at most 12 letters.
play-decline = Decline

# Label of the button that closes a panel, read by screen readers. A verb.
play-close = Close

# Button with the other actions of a game, and heading of their panel. One word, at most 10 letters.
play-panel-more = More

# Button for players: give the game up. A verb, at most 12 letters.
play-resign = Resign

# Question after "Resign", in place of the buttons; answers: Yes, No. Short.
play-resign-sure = Resign this game?

# The same for somebody who plays with a team, which has to agree. Short.
play-resign-team = Ask your team to resign?

# Button before both have moved: end the game without a result. A verb, at most 12 letters.
play-abort = Call off

# The same in the panel "More", where there is more room. At most 25 letters.
play-abort-long = Call off the game

# Question after "Call off", in place of the buttons; answers: Yes, No. Short.
play-abort-sure = Call off the game?

# Button in a game with other people: ask them to take back the reader's last move. At most 18 letters.
play-takeback = Take back

# The same in a game against computers only, where nobody is asked; also a button in the editor. A verb, at
# most 12 letters.
play-undo = Undo

# Row in the panel "More": offer the others that nobody wins. At most 25 letters.
play-draw = Offer a draw

# Button that shows or hides the shortest ways on the board. One word, at most 10 letters.
play-routes = Routes

# Button that opens the panel with ready sentences to say to the others. One word, at most 10 letters.
play-phrases = Phrases

# Button and row in the panel "More": see the board from the other side. At most 20 letters.
play-flip = Turn the board

# Button after a game: opens the list of its files. A verb, at most 10 letters.
play-save = Save

# Button after a game: leads to the start page, for another game. One word, at most 10 letters.
play-new = New

# Button after a game, for its players: offer the same again. One word, at most 14 letters.
play-rematch = Rematch

# The same button, once the reader has pressed it; the others have to agree. At most 20 letters.
play-rematch-asked = Rematch offered

# Button after the first of two games that count together: go to the second. At most 14 letters.
play-next-leg = Next leg

# Button after a game that goes on with another: go to it. At most 14 letters.
play-next-game = Next game

# Row in the panel "More": the computer shows a good move. At most 25 letters.
play-ask-hint = Ask for a hint

# Button in place of "Place": show this move to the team instead of playing it. A verb, at most 10 letters.
play-suggest = Suggest

# Row in the panel "More", for members of a team: choose a move to show to it. At most 30 letters.
play-suggest-to-team = Suggest a move to your team

# In the line by the board, after that row was pressed. Short.
play-suggest-how = Choose a move; your team will see it.

# In the line by the board, after the reader has suggested a move. $move: the move as it is written, "e3h".
# Short.
play-suggested = Your team sees your suggestion: { $move }

# Notice for members of a team. $who: the teammate, "Mara"; $move: the move as it is written, "e3h". Short.
play-suggests = { $who } suggests { $move }

# Button beside that notice and beside a hint: play the move. At most 12 letters.
play-play-it = Play it

# In the line by the board, after the reader has asked for a hint. Short.
play-hint-wait = The engine is thinking…

# Notice with a hint of the computer. $move: the move as it is written, "e3h". Short.
play-hint = The engine would play { $move }

# Notice for the person who has offered that nobody wins. Short.
play-offered-draw = You've offered a draw.

# Notice for the person who has asked the others to take back a move. Short.
play-offered-takeback = You've asked to take back a move.

# Notice for the person who has offered another game. Short.
play-offered-rematch = You've offered a rematch.

# Notice for the others, with the buttons Accept and Decline. $who: "Mara". Short.
play-offers-draw = { $who } offers a draw.

# The same if somebody asks to take back a move. $who: "Mara". Short.
play-offers-takeback = { $who } would like to take back a move.

# The same if somebody offers another game. $who: "Mara". Short.
play-offers-rematch = { $who } would like a rematch.

# In the line by the board: somebody doesn't agree to an offer. $who: "Mara". Short.
play-declines = { $who } declines.

# Button for members of a team that votes on giving up: don't give up. A verb, at most 12 letters.
play-play-on = Play on

# Notice for the person who has asked their team to give up. Short.
play-give-up-asked = You want to resign. Your team decides with you.

# $agreed: yes, if this player has agreed and others of the team have not yet.
# Notice for the other members of the team. $who: the person who has asked, "Mara". Short.
play-give-up-asks =
    { $agreed ->
        [yes] { $who } and you want to resign. The rest of your team decides with you.
       *[no] { $who } wants to resign. Agree?
    }

# In the line by the board, for members of that team: somebody doesn't want to give up. $who: "Mara". Short.
play-plays-on = { $who } wants to play on.

# Notice for the other players; the time that is left, "0:42", follows the colon. $name: the absent person,
# "Mara". Short.
play-gone-kept = { $name } is away. Their seat is saved for:

# The same when that time is over, with buttons: Wait, Seat the computer,
# Claim the win. $name: "Mara". Short.
play-gone = { $name } is away.

# Button beside that notice: wait longer for the person. A verb, at most 12 letters.
play-wait = Wait

# Button beside that notice, for opponents: end the game and win it. At most 18 letters.
play-claim = Claim the win

# Button beside that notice: the computer plays for the absent person. At most 18 letters.
play-put-bot = Seat the computer

# Notice for somebody who was away, with the button "Take your seat back". Short.
play-bot-for-you = The computer is playing for you.

# Button beside that notice: play again instead of the computer. At most 20 letters.
play-return = Take your seat back

# Notice while there is no connection to the server. Short.
play-line-lost = Connection lost. Reconnecting…

# Notice, with a button to cancel the move. $move: the move as it is written, "e3h".
play-unsent = No connection. Your move { $move } is saved and goes out as soon as you're back.

# In the line by the board, when the connection is back but the move came too late. $move: the move as it is
# written, "e3h".
play-unsent-lost = Your move { $move } wasn't made: the game had moved on.

# Notice: the page doesn't try to reconnect any more. Short.
play-line-ended = The connection has ended. Reload the page.

# Label of the list of moves, read by screen readers; a heading on the page for screen readers. One word.
play-moves = Moves

# In place of the list of moves, at the start of a game. Very short.
play-no-moves = No moves yet

# Label of a move in the list, read by screen readers. $who: "Mara", "Ghosts"; $move: the move as it is
# written, "e3h".
play-move-by = { $who }: { $move }

# In the line by the board, while an earlier moment of the game is shown. $ply: how many moves were made by
# then, 0 for the start, 12. Short.
play-after-move =
    { $ply ->
        [0] The start
        [one] After 1 move
       *[other] After { $ply } moves
    }

# Button beside it: show the present position again. At most 18 letters.
play-back-to-now = Back to the game

# In the line by the board, while it is replayed how PAC-MAN was caught. $move: the move that comes next,
# "e3h". Short.
play-replay-move = Then: { $move }

# The same at the end of that replay. Short.
play-replay-end = That was the catch.

# $own: yes, if whoever reads this plays PAC-MAN.
# Button after PAC-MAN was caught: replays how. At most 25 letters.
play-why-caught =
    { $own ->
        [yes] Why did I lose a life?
       *[no] How was the life lost?
    }

# Heading of a box beside a classic game: how many steps each side has to its goal. At most 20 letters.
play-route = Route to goal

# Heading after a game, and the tab's title, for a person who has won. Very short.
play-result-won = You win

# The same for a person who has lost. Very short.
play-result-lost = You lose

# The same if nobody has won. One word.
play-result-draw = Draw

# The same if the game was ended without a result. One or two words.
play-result-off = Called off

# $many: yes, if the winner is a team.
# The same for people who watch, or who share a screen. $winner: "Mara", "Ghosts", "PAC-MAN". Very short.
play-result-wins =
    { $many ->
        [yes] { $winner } win
       *[no] { $winner } wins
    }

# The same if all but one have won. $loser: who has lost, "Mara". Short.
play-result-loses = { $loser } loses; the others win

# Why the game ended, behind the heading "You win" or "Mara wins": a piece has reached its goal. Short.
play-reason-goal = First to the far side.

# Why the game ended: PAC-MAN has won. Short.
play-reason-pellets = All pellets eaten.

# Why the game ended: PAC-MAN has won, since no ghost is left. Short.
play-reason-ghosts = All ghosts eaten.

# Why the game ended: the ghosts have won. Short.
play-reason-catches = PAC-MAN has no lives left.

# Why the game ended: a draw, since it had as many moves as are allowed. Short.
play-reason-plies = The move limit is reached.

# Why the game ended: a draw. Short.
play-reason-threefold = The same position came up three times.

# Why a PAC-MAN game ended: a draw, since for many rounds nothing was eaten, caught or placed. Short.
play-reason-no-progress = Nothing has changed for too long.

# $own: yes, if it was whoever reads this.
# Why the game ended: somebody gave up. $own is team, if a teammate of the reader did it. $who: that teammate,
# "Ben"; $loser: the side that gave up, "Mara", "Ghosts". Short.
play-reason-resign =
    { $own ->
        [yes] You resigned.
        [team] { $who } resigned for your team.
       *[no] { $loser } resigned.
    }

# Why the game ended. $own: yes, if it was the reader; $loser: who had no time left, "Mara", "Ghosts". Short.
play-reason-time =
    { $own ->
        [yes] Your time is up.
       *[no] { $loser } ran out of time.
    }

# Why the game ended. $own: yes, if it was the reader; $loser: who was away too long, "Mara", "Ghosts". Short.
play-reason-abandoned =
    { $own ->
        [yes] You left the table.
       *[no] { $loser } left the table.
    }

# Why the game ended: a draw was offered and accepted. Short.
play-reason-agreement = Both sides agreed.

# Under the heading "Called off": the game was ended at its start. Short.
play-reason-aborted = Nobody won or lost.

# Heading after a game with PAC-MAN: how well he did. $level: the name of his level; a joke follows. Short.
play-level = PAC-MAN's level: { $level }

# Caption of the table with both of two games that count together, read by screen readers. Short.
play-legs = Two legs

# Heading of a column of that table, and under the name of the game: one of the two games. $number: 1 or 2.
# Very short.
play-leg = Leg { $number }

# Heading of the last column of that table. One word.
play-points = Points

# $how: how this seat ended the leg.
# In that table, in bold. One or two words.
play-leg-result =
    { $how ->
        [won] Won
        [lost] Lost
        [draw] Draw
       *[off] Called off
    }

# $first: yes, if this seat made the first move of a race.
# In that table, small, under the result of a classic game. Very short.
play-leg-start =
    { $first ->
        [yes] Moved first
       *[no] Moved second
    }

# The same under the result of a game with PAC-MAN. $role: what the person played, "PAC-MAN" or "Ghosts";
# $pellets: pellets that PAC-MAN ate in it, 5. Very short.
play-leg-role = { $role } · pellets: { $pellets }

# In the list of files: the moves as text. .qgn stands as it is. At most 40 letters.
play-save-qgn = Record of the moves (.qgn)

# In the list of files: the game in a form that other programs read. JSON stands as it is. At most 40 letters.
play-save-json = Record for programs (JSON)

# In the list of files: the board that is shown, as a drawing. SVG stands as it is. At most 40 letters.
play-save-svg = Picture, sharp at any size (SVG)

# In the list of files: the board that is shown, as an image. PNG stands as it is. At most 40 letters.
play-save-png = Picture in pixels (PNG)

# Row in the panel "More", and heading of the panel with ready sentences to say to the others. At most 20
# letters.
play-panel-phrases = Say something

# The same for the panel with settings. One word.
play-panel-settings = Settings

# The same for the panel with files of the game. At most 20 letters.
play-panel-save = Save the game

# The same for the panel with the keys of the keyboard that work here. One word.
play-panel-help = Keys

# Row in the panel "More", on or off: lines from the ghosts that see PAC-MAN. At most 35 letters.
play-overlay-sight = Show who sees PAC-MAN

# Row in the panel "More", on or off: marks the squares that can be reached. At most 35 letters.
play-overlay-reach = Show where each side can go

# Row in the panel "More", on or off: draws the shortest ways to the goals. At most 35 letters.
play-overlay-routes = Show the shortest routes

# Heading of a choice in the settings: how fences are placed on a screen that is touched.
play-set-placing = Placing fences with a finger

# One of its answers: a button has to be pressed after each fence. At most 25 letters.
play-placing-confirm = Confirm each fence

# One of its answers: the fence is placed as soon as the finger is lifted. At most 25 letters.
play-placing-release = Place on release

# One of its answers: fences are pulled onto the board from the player's bar. At most 25 letters.
play-placing-tray = Drag from the bar

# Switch in the settings: a walk waits until a button is pressed. At most 30 letters.
play-set-confirm-walk = Confirm walks

# Switch in the settings. One word.
play-set-sound = Sound

# Switch in the settings: the phone vibrates. One word.
play-set-vibration = Vibration

# Switch in the settings, for several people who share one screen. Short.
play-set-turn-board = On one screen, turn the board to the player to move

# In the list of keys, behind the four arrows: what they do. Short.
play-key-arrows = move over the board

# In the list of keys, behind "Tab". Short.
play-key-tab = to the board and the buttons

# In the list of keys, behind "Space": changes between squares and fences on the board. Short.
play-key-space = squares or fences

# In the list of keys, behind "R". Short.
play-key-rotate = rotate the fence

# In the list of keys, behind "Enter": places a fence or walks. Short.
play-key-enter = place or walk

# In the list of keys, behind "Esc". One word.
play-key-escape = cancel

# In the list of keys, behind "e3h", an example of a move. Enter: the key of that name. Short.
play-key-type = type any move, then Enter

# In the list of keys, behind "U": takes back a move. Short.
play-key-undo = take back

# In the list of keys, behind "F". Short.
play-key-flip = turn the board

# In the list of keys, behind "H": asks the computer for a move. One word.
play-key-hint = hint

# In the list of keys, behind "M": shows or hides the shortest ways. Short.
play-key-routes = routes on or off

# In the list of keys, behind "?": opens the list that is being read. Short.
play-key-help = this list

# Heading of the strip that tells what others did since the reader's last turn. Very short.
play-since = Since your turn

# The same strip for somebody who only watches, or before the reader's first turn. Very short.
play-since-last = Last move

# In the strip, behind the picture of the piece that walked. $square: where it is now.
# $effect: what came of it; $pieces: the ghosts that were eaten. Very short.
play-did-walk =
    { $effect ->
        [pellet] eats the pellet on { $square }
        [ghosts] eats { $pieces }
        [caught] catches PAC-MAN on { $square }
        [caught-you] catches you on { $square }
        [caught-self] runs into a ghost
       *[none] to { $square }
    }

# In the strip, behind the picture of the side. $slot: e3; $way: how the fence lies. Very short.
play-did-fence =
    { $way ->
        [horizontal] fence { $slot }, across
       *[vertical] fence { $slot }, upright
    }

# In the strip: a fence of the Chamber was put elsewhere. $slot: its new place. Very short.
play-did-relocate = Chamber fence to { $slot }

# In the strip: PAC-MAN came onto the board. $square: where. Very short.
play-did-enter = enters on { $square }

# In the strip: PAC-MAN spent a pellet of his reserve. Very short.
play-did-spend = spends a pellet

# In the strip: a turn without a step. $what: boost, a boost was ended; turn, the turn was ended;
# keep, no fence was placed; stay, a ghost stayed; pass, there was nothing to do. Very short.
play-did-pass =
    { $what ->
        [boost] ends the boost
        [turn] ends the turn
        [keep] keeps the fence
        [stay] stays
       *[pass] passes
    }

# For screen readers, a move in the strip. $who: who made it; $did: one of the sentences above.
play-did = { $who } { $did }

# In the strip and in the line, after PAC-MAN was caught. $ghost: who did it; $own: yes, if the
# reader plays PAC-MAN; $back: all, if everyone returns to the start; pacman, if he alone comes back;
# $count: lives that are left.
play-caught =
    { $own ->
        [yes] { $ghost } caught you. { $back ->
            [all] Everyone returns
           *[pacman] You come back on a respawn square
        }; { $count ->
            [one] you have 1 life.
           *[other] you have { $count } lives.
        }
       *[no] { $ghost } caught PAC-MAN. { $back ->
            [all] Everyone returns
           *[pacman] He comes back on a respawn square
        }; { $count ->
            [one] he has 1 life.
           *[other] he has { $count } lives.
        }
    }

# Button in the strip, with the pace "one tap a move": shows the next move. Very short.
play-go-on = Go on

# In the line, after what to do: which ghosts see PAC-MAN, and how far they walk then.
# $pieces: their names; $count: how many; $steps: steps of each; $own: yes, if the reader plays PAC-MAN.
play-sight =
    { $own ->
        [yes] { $count ->
            [one] { $pieces } sees you: { $steps } steps.
           *[other] { $pieces } see you: { $steps } steps each.
        }
       *[no] { $count ->
            [one] { $pieces } sees PAC-MAN: { $steps } steps.
           *[other] { $pieces } see PAC-MAN: { $steps } steps each.
        }
    }

# In the line, while a teammate of the reader decides. $name: the person; $piece: a ghost.
play-mate-moves = { $name } moves { $piece }

# Link behind a refusal, to the rule that explains it. One word.
play-why = Rule

# In the line, after a tap on a square that is too near or too far. $steps: how many to walk.
play-why-length =
    { $steps ->
        [one] Walk exactly 1 step.
       *[other] Walk exactly { $steps } steps.
    }

# The same during a boost, where fewer steps are allowed. $steps: the most there are.
play-why-most =
    { $steps ->
        [one] You have 1 step.
       *[other] You have { $steps } steps.
    }

# Under the name of the game: which round it is. $number: its number. Very short.
play-round = Round { $number }

# Under the name of the game: the rules in force. Very short.
play-rules-booklet = booklet rules

# Under the name of the game: the rules in force. Very short.
play-rules-first-printing = first printing

# Under the name of the game: the rules in force. Very short.
play-rules-strict-english = English to the letter

# Under the name of the game: the rules in force. Very short.
play-rules-italian = Italian rules

# Under the name of the game: the rules in force. Very short.
play-rules-danish = Danish rules

# Under the name of the game: the rules in force. Very short.
play-rules-friendly-ghosts = friendly ghosts

# Under the name of the game: the rules in force, for a mode without presets. Very short.
play-rules-usual = usual rules

# Under the name of the game, behind the rules: how many switches differ. $count: their number.
play-rules-changed =
    { $count ->
        [one] 1 change
       *[other] { $count } changes
    }

# Answer to a tap on the word "Boost". One sentence.
play-term-boost = Boost: extra steps after a pellet. Ghosts you walk over are eaten.

# Answer to a tap on the word "Frenzy". One sentence.
play-term-frenzy = Frenzy: a ghost that sees PAC-MAN walks 2 steps instead of 1.

# Answer to a tap on the word "Chamber". One sentence.
play-term-chamber = Chamber: the room in the middle. In the opening the ghosts carry its fences elsewhere.

# Answer to a tap on the words "Spend a pellet". One sentence.
play-term-spend = Spend: give a pellet from the reserve for extra steps that remove ghosts.

# Answer to a tap on the word "Reserve". One sentence.
play-term-reserve = Reserve: pellets PAC-MAN has eaten and kept. He can spend them on his turn.

# Answer to a tap on the word "Sight". One sentence.
play-term-sight = Sight: a straight line to PAC-MAN with no fence across it. Other ghosts don't block it.

# Answer to a tap on the word "Tunnel". One sentence.
play-term-tunnel = Tunnel: step out here and you come in at the other end, in one step.

# Answer to a tap on the words "Respawn square". One sentence.
play-term-respawn = Respawn square: PAC-MAN comes onto the board here, if it's free.

# The word "frenzy", where it can be tapped. One word.
play-word-frenzy = Frenzy

# The word "sight", where it can be tapped. One word.
play-word-sight = Sight

# The word "spend", where it can be tapped. One word.
play-word-spend = Spend

# Button that puts a hint away for good. Very short.
play-hint-done = Got it

# First turn of a race. $side: the reader's, 0 to 3, blue, orange, green and purple; $way: where
# the goal is, seen from the reader.
play-hint-goal-race =
    Reach the { $side ->
        [0] blue
        [1] orange
        [2] green
       *[3] purple
    } row { $way ->
        [up] at the top
        [down] at the bottom
        [left] on the left
       *[right] on the right
    } before anyone reaches theirs. Tap a dot to step.

# First turn of a chase for the person who plays PAC-MAN. $count: pellets on the board.
play-hint-goal-pacman = Eat all { $count } pellets before the ghosts catch you. Tap a dot to walk there.

# First turn of a chase for somebody who plays ghosts. $count: lives that PAC-MAN has.
play-hint-goal-ghosts =
    { $count ->
        [one] Catch PAC-MAN before he has eaten all pellets. Tap a ghost, then a dot.
       *[other] Catch PAC-MAN { $count } times before he has eaten all pellets. Tap a ghost, then a dot.
    }

# After a tap between two squares, where a fence could stand. A finger on the board shows how.
play-hint-fence = To place a fence, slide along the gap, or press and hold. Follow the finger, then press Place.

# When PAC-MAN's first boost begins, for the person who plays him. $steps: the most steps.
play-hint-boost =
    { $steps ->
        [one] A boost! Walk 1 more step: ghosts on your way are eaten. End here stops early.
       *[other] A boost! Walk up to { $steps } more steps: ghosts on your way are eaten. End here stops early.
    }

# When a ghost sees PAC-MAN for the first time. $own: yes, if the reader plays PAC-MAN; $steps: how far it walks.
play-hint-frenzy =
    { $own ->
        [yes] A ghost sees you along a straight line: it walks { $steps } steps. Put a fence or a corner between you.
       *[no] A ghost that sees PAC-MAN in a straight line is in a frenzy: it walks { $steps } steps.
    }

# After the first catch.
play-hint-catch = A catch costs PAC-MAN a life. With none left, the ghosts win. Pellets he has eaten stay eaten.

# The first time the ghosts carry a fence of the Chamber elsewhere, for the person who does it.
play-hint-chamber = Take a fence out of the Chamber: tap a pink one, then slide it to its new place.

# The first time PAC-MAN may spend a pellet, for the person who plays him.
play-hint-spend = You keep pellets in reserve. Spend one now for extra steps that remove ghosts for good.

# The first time the reader has nothing to do but to pass.
play-hint-boxed = You're boxed in: no step and no fence is possible. Press Pass; it's the next player's turn.

# Heading of a choice: how quickly moves of others are shown.
play-set-pace = Moves of others

# How quickly moves of others are shown. One word.
play-pace-fast = Fast

# How quickly moves of others are shown: about half a second each. One word.
play-pace-normal = Normal

# How quickly moves of others are shown. One word.
play-pace-slow = Slow

# Each move of others waits for a tap. Very short.
play-pace-tap = Tap to go on

# A switch: hints during the first games.
play-set-hints = Hints for beginners

# A switch, on phones: the list of moves as texts such as e3h instead of pictures and words.
play-set-notation = Moves in notation (e3h)

# Caption of the row of faces on the reader's own seat, of which one is chosen. Very short.
table-your-figure = Your figure

# Button at the end of a game, leads to its review. One word, a verb.
play-review = Review

# In the list of files: all moves as an animated picture. GIF stands as it is.
play-save-gif = Every move, as a film (GIF)

# In the list of files: all moves as an animated picture in another format. SVG stands as it is.
play-save-animated-svg = Every move, sharp at any size (animated SVG)

# Switch in the settings of the play screen: the browser tells when a game waits.
play-set-notify = Tell me when it's my turn

# Under that switch, if the browser doesn't allow it.
play-notify-denied = Your browser doesn't allow notifications here. You can change that in its settings for this site.

# Under the name of the game at the top: how many people watch. Very short. $count: 1 or more.
play-watchers =
    { $count ->
        [one] 1 watching
       *[other] { $count } watching
    }

# After a game against the computer: an offer to play the next level up, with a button. $level: the level just
# played, 1 to 7; $wins: how often in a row the person has won at it, 2 or more; $next: the level above.
play-level-up =
    { $wins ->
        [one] You won at level { $level }. Try level { $next }?
       *[other] You won { $wins } games in a row at level { $level }. Try level { $next }?
    }

# The same after lost games: an offer to play the next level down. $level: 2 to 8; $losses: how often in a
# row the person has lost at it, 2 or more; $next: the level below.
play-level-down =
    { $losses ->
        [one] Level { $level } was tough. Try level { $next }?
       *[other] Level { $level } won { $losses } games in a row. Try level { $next }?
    }

# Button under that offer: starts a game at that level. A verb, short. $level: 1 to 8.
play-level-go = Play level { $level }

# Reason of a hint, after "The engine would play e3h." The move ends the game with a win.
hint-wins = It wins at once.

# Reason of a hint: a fence. $who: the side that is slowed down, "X"; $count: how many steps longer its way gets.
hint-fence =
    { $count ->
        [one] It makes { $who }'s way 1 step longer, and not yours.
       *[other] It makes { $who }'s way { $count } steps longer, and not yours.
    }

# Reason of a hint: a fence that costs both. $who: the other side; $count: steps it costs them; $own: steps it
# costs you.
hint-fence-both =
    { $count ->
        [one] It costs { $who } 1 step and you { $own }.
       *[other] It costs { $who } { $count } steps and you { $own }.
    }

# Reason of a hint: a fence that bars no way yet. $who: the side whose next fence it would be. Short.
hint-fence-keeps = It stops { $who } from closing your way there.

# Reason of a hint: a step on the shortest way. $count: steps to the goal after it.
hint-route =
    { $count ->
        [one] It's on your shortest way: 1 step to go after it.
       *[other] It's on your shortest way: { $count } steps to go after it.
    }

# Reason of a hint: a jump. $who: the side that is jumped over; $count: steps to the goal after it.
hint-jump =
    { $count ->
        [one] You jump over { $who }: 1 step to go after it.
       *[other] You jump over { $who }: { $count } steps to go after it.
    }

# Reason of a hint: a step aside, away from the shortest way. $who: a rival that could bar that way.
hint-aside = It keeps two ways open, so { $who } can't close both with one fence.

# Reason of a hint: your way can be made longer by one fence, but by less than now. $count: by how many steps at
# most after the move; $before: by how many now, always more than $count.
hint-exposed-less =
    { $count ->
        [one] One fence then costs you 1 step at most, not { $before }.
       *[other] One fence then costs you { $count } steps at most, not { $before }.
    }

# Reason of a hint for PAC-MAN. $square: where the pellet is; no ghost can catch him there on its next turn.
hint-pellet-safe = The pellet on { $square } is safe: no ghost can reach you next turn.

# Reason of a hint for PAC-MAN: worth it though a ghost is near. $square: where the pellet is.
hint-pellet = You eat the pellet on { $square }.

# Reason of a hint for PAC-MAN during a boost. $pieces: the ghosts he eats.
hint-eats = You eat { $pieces }.

# Reason of a hint for PAC-MAN: he leaves a line of sight. $pieces: the ghosts that see him now.
hint-hides = { $pieces } can't see you there.

# Reason of a hint for PAC-MAN: where he can't be caught on the ghosts' next turn.
hint-safe = No ghost can reach you there next turn.

# Reason of a hint for PAC-MAN: on the way to a pellet. $square: where it is; $count: steps to it after the move.
hint-towards-pellet =
    { $count ->
        [one] It's 1 step from the pellet on { $square }.
       *[other] It's { $count } steps from the pellet on { $square }.
    }

# Reason of a hint for PAC-MAN, who gets away from the ghosts. $count: steps from the nearest ghost to him after the
# move; $before: before it, always fewer.
hint-away =
    { $count ->
        [one] The nearest ghost is then 1 step from you, not { $before }.
       *[other] The nearest ghost is then { $count } steps from you, not { $before }.
    }

# Reason of a hint for PAC-MAN: a fence. $piece: the ghost whose way to him gets longer; $count: by how many steps.
hint-fence-ghost =
    { $count ->
        [one] It makes { $piece }'s way to you 1 step longer.
       *[other] It makes { $piece }'s way to you { $count } steps longer.
    }

# Reason of a hint for either side in a chase, when it should place no fence this turn.
hint-no-fence = No fence would make the other side's way longer now, so keep yours.

# Reason of a hint for PAC-MAN: spend a pellet from the reserve, which he has eaten before.
hint-spends = Spend a pellet: you walk on, and eat the ghosts you meet.

# Reason of a hint for the ghosts. $count: squares to which PAC-MAN can walk after the move without a ghost reaching
# him there; $before: how many there are now, always more than $count.
hint-shuts-in =
    { $count ->
        [0] It leaves PAC-MAN no safe square; now he has { $before }.
        [one] It leaves PAC-MAN 1 safe square; now he has { $before }.
       *[other] It leaves PAC-MAN { $count } safe squares; now he has { $before }.
    }

# Reason of a hint for the ghosts. $piece: the ghost that gets nearer to a pellet than PAC-MAN; $square: the pellet's.
hint-covers = { $piece } is then nearer to the pellet on { $square } than PAC-MAN.

# Reason of a hint for the ghosts: a fence. $square: a pellet to which PAC-MAN's way gets longer; $count: by how many
# steps.
hint-fence-pellet =
    { $count ->
        [one] It makes PAC-MAN's way to { $square } 1 step longer.
       *[other] It makes PAC-MAN's way to { $square } { $count } steps longer.
    }

# Reason of a hint for the ghosts: the move catches PAC-MAN.
hint-catches = It catches PAC-MAN.

# Reason of a hint for the ghosts. $piece: the ghost that sees PAC-MAN after the move.
hint-sees = { $piece } sees PAC-MAN from there.

# Reason of a hint for the ghosts. $piece: the ghost; $count: steps from it to PAC-MAN after the move.
hint-closes-in =
    { $count ->
        [one] { $piece } is 1 step from PAC-MAN then.
       *[other] { $piece } is { $count } steps from PAC-MAN then.
    }

# Reason of a hint for the ghosts. $square: a pellet that PAC-MAN could have eaten next turn.
hint-guards = It guards the pellet on { $square }.

# Reason of a hint if no other holds.
hint-best = The engine sees nothing better.

# The name on a key of the keyboard, in the list of keys. As keyboards of this language print or call it.
key-tab = Tab

# The name of a key of the keyboard, as keyboards of this language print or call it.
key-space = Space

# The name on a key of the keyboard, as keyboards of this language print or call it.
key-enter = Enter

# The name on a key of the keyboard, as keyboards of this language print or call it.
key-escape = Esc

# What is decided next in a classic game, in the terminal after the player's name.
phase-race = Walk, or place a fence.

# What is decided next: PAC-MAN walks. Beside the board and in the terminal.
# $steps: how many steps the walk may take, 2; 0 where that depends on the piece.
phase-walk =
    { $steps ->
        [one] Walk 1 step.
       *[other] Walk { $steps } steps.
    }

# What is decided next: PAC-MAN has eaten a pellet and may walk on. Beside the board and in the terminal.
# $steps: how many steps the walk may take, 3.
phase-boost =
    { $steps ->
        [one] Boost! 1 more step; ghosts on the way are eaten.
       *[other] Boost! Up to { $steps } more steps; ghosts on the way are eaten.
    }

# What is decided next: the ghosts walk. Beside the board and in the terminal.
# $steps: how many steps the walk may take, 2; 0 where that depends on the piece.
# $pieces: the piece that walks, "Blinky", or several of which one may, "Inky, Clyde".
phase-ghosts =
    { $steps ->
        [0] Move one ghost: { $pieces }.
        [one] Walk 1 step with { $pieces }.
       *[other] Walk up to { $steps } steps with { $pieces }.
    }

# What is decided next in PAC-MAN advanced: the square on which PAC-MAN comes onto the board.
phase-enter = Choose where to enter.

# What is decided next in PAC-MAN advanced: PAC-MAN's turn begins. Beside the board and in the terminal.
# $steps: how many steps the walk may take, 2; 0 where that depends on the piece.
# $turn: the turn of the opening, 1; 0 after the opening. $opening: how many turns the opening has, 4.
phase-action =
    { $turn ->
        [0] { $steps ->
            [one] Walk, 1 step; then you may place a fence.
           *[other] Walk, { $steps } steps; then you may place a fence.
        }
       *[other] { $steps ->
            [one] Opening, turn { $turn } of { $opening }: walk, 1 step, or place a fence.
           *[other] Opening, turn { $turn } of { $opening }: walk, { $steps } steps, or place a fence.
        }
    }

# What is decided next in PAC-MAN advanced: PAC-MAN has spent a pellet and walks on.
# $steps: how many steps the walk may take, 2.
phase-extra =
    { $steps ->
        [one] Boost! 1 extra step; ghosts on the way are out for good.
       *[other] Boost! { $steps } extra steps; ghosts on the way are out for good.
    }

# What is decided next in PAC-MAN advanced, in the terminal: PAC-MAN has walked and may still place a fence
# or spend a pellet. -- is what is typed to end the turn; keep it.
phase-after = You've walked. Add something, or end your turn with --.

# What is decided next in the opening of PAC-MAN advanced: the ghosts put a fence of the Chamber elsewhere.
# $turn: the turn of the opening, 1. $opening: how many turns the opening has, 4.
phase-relocate = Opening, turn { $turn } of { $opening }: move one of the Chamber's fences.

# What is decided next in PAC-MAN advanced, in the terminal: the ghosts may place a fence.
# -- is what is typed to place none; keep it.
phase-ghost-place = Place a fence, or keep it with --.
