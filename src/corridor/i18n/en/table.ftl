### A table before the start, and an invitation to one.

# Title of a table before the start, for everybody but its first person. $name: the first person there,
# "Ann".
table-title = { $name }'s table

# The same title for the person who is first at the table.
table-title-yours = Your table

# The same title if the first person has no name, or nobody sits there.
table-title-nobody = A table

# Heading over the link and the code of a table. A verb, short.
table-invite = Invite others

# Button below that heading: opens the device's menu for sharing. A verb, short.
table-share = Share link

# Title of the link when it is shared with another program. Keep the name Corridor.
table-share-title = A game of Corridor

# Button: copies a link. A verb, short.
table-copy = Copy link

# Name of a small button with an icon on a free seat: shares or copies a link for this seat only.
table-seat-link = A link for this seat

# Name for screen readers of the field with a table's link, which is shown where it cannot be copied.
table-link = Link to this table

# Button that shows or hides the QR code of a table. At most 14 letters.
table-qr = QR code

# Name of that QR code for screen readers.
table-qr-label = QR code with the link to this table

# Heading of the card with the rules of a table. Short.
table-rules = What is played

# Value of "Board" among a table's rules: a maze that somebody made. Short.
table-own-layout = Custom board

# Value of "Who goes first" among a table's rules: whoever has the first seat. Short.
table-lots-first = The first seat

# Second line of a seat before the start: lots decide which side it plays. Short.
table-by-lot = Random side

# Second line of a seat in games without PAC-MAN: when it moves. $number: 1 to 4, e.g. 2. Short.
table-turn =
    { $number ->
        [1] Goes first
        [2] Goes second
        [3] Goes third
       *[other] Goes fourth
    }

# Name of a free seat if lots decide who plays what. $number: 1 to 5, e.g. 2. Short.
table-seat-free = Seat { $number } is free

# Name of a free seat in games without PAC-MAN. $number: the seat's place in the order of turns, 1 to 4.
# Short.
table-free-race =
    { $number ->
        [1] First seat, free
        [2] Second seat, free
        [3] Third seat, free
       *[other] Fourth seat, free
    }

# Name of a free seat in PAC-MAN games. $piece: "PAC-MAN", or several ghosts, "Blinky and Inky". Short.
table-free-piece = { $piece }: free

# Second line of a free seat in PAC-MAN games: where its pieces start. $squares: "e1", or several, "d5, e5".
# Short.
table-starts = From { $squares }

# Second line of a seat in PAC-MAN games: its piece is not on the board at the start. Short.
table-enters = Enters on the first turn

# Button on a free seat: take it. A verb, at most 16 letters.
table-sit = Sit here

# The same button for a person who sits at the table already: a second person on this device. A verb, short.
table-sit-too = Sit here too

# Label and placeholder of the field that this button opens: the name of that second person. Short.
table-name-too = Name of the person who sits here

# Button on a free seat, for the person who opened the table: the computer takes it. At most 14 letters.
table-add-computer = Computer

# Button on one's own seat: leave it. A verb, at most 16 letters.
table-stand-up = Stand up

# Name for screen readers of a button with an icon on a seat, for the person who opened the table. $name: who
# sits there, "Ann" or "Computer, level 3".
table-send-away = Free { $name }'s seat

# Name for screen readers of a row of pictures: how one's own pawn looks. Short.
table-character = Your look

# Name for screen readers of the first of these pictures: no figure. Short.
table-pawn = A plain pawn

# Name for screen readers of a ghost on a seat that can be moved, for the person who opened the table.
# $piece: "Blinky".
table-lift = Move { $piece } to another seat

# Button on the other seats after a ghost was tapped. $piece: "Blinky". Short.
table-put-here = { $piece } goes here

# Below the seats of the ghosts, for the person who opened the table. To tap: with a finger or the mouse.
table-share-hint = Drag a ghost to another seat, or tap it and then the seat. Give away your last ghost and you get one back.

# Heading over groups of ghosts, if lots decide who gets which group. Short.
table-hands = These ghosts move together

# At the foot of a table, followed by table-seats-free, table-all-here or table-wait-start. $here: seats
# taken, 2; $all: all seats, 4. Ends with a comma.
table-here = { $here } of { $all } here,

# After table-here, in the same sentence. $free: how many seats are free, e.g. 2.
table-seats-free =
    { $free ->
        [one] 1 seat is free
       *[other] { $free } seats are free
    }

# After table-here, in the same sentence, if all seats are taken; for the person who opened the table.
table-all-here = you can start

# The same for everybody else.
table-wait-start = waiting for the start

# Button at the foot of a table: leave it. A verb, at most 14 letters.
table-leave = Leave

# Button at the foot of a table, for the person who opened it: start the game. A verb, at most 14 letters.
table-start = Start

# Button beside it while seats are free: the computer takes them, and the game starts. A verb, short.
table-start-computer = Start with the computer

# Title of the picture in which chance decides who plays what, after the start. Short.
table-drawing = Choosing sides…

# The same title when the lots are drawn. $name: "Ann", or the word for "You" or the computer.
table-begins = { $name } goes first.

# Chip on the seat that begins, in that picture. At most 16 letters.
table-first = Goes first

# Button below that picture: go to the game. Short.
table-to-board = To the board

# Title of the page for an invitation while it loads, or over the field for a code. Short.
join-title = Join a table

# Title of an invitation, for the person who opens its link. $name: who sits at the table, "Ann" or "A
# guest".
join-invited = { $name } invites you

# The same title if no other person sits at the table.
join-invited-plain = You're invited

# In the list of seats of an invitation: the one the link is for. Short.
join-your-seat = Your seat

# Button on an invitation: take the seat. A verb, short.
join-sit = Sit down

# Link below that button: see the table without a seat. A verb, short.
join-watch = Just watch

# Title of the page for an invitation that does not work any more. Short.
join-gone = This invitation is over

# Below that title, over a field for a code.
join-gone-more = The link has been used, or the game has started. Ask for a new one, or enter a code.

# Title of the page for a code that does not exist. Short.
join-no-code = No table has this code

# Below that title, over a field with the code.
join-no-code-more = Check the code and type it again, or ask your friend for it.

# Title of the page for an invitation that fails for another reason; the refusal (declined-*) is below.
# Short.
join-failed = That didn't work

# Badge under a layout's picture when a table is opened: PAC-MAN wins with best play. Short.
balance-pacman = PAC-MAN can force a win

# Badge under a layout's picture when a table is opened: neither side wins with best play. Short.
balance-endless = Nobody can force a win

# Badge under a layout's picture when a table is opened: the ghosts win with best play. Short.
balance-ghosts = Ghosts can force a win

# Badge under a layout's picture when a table is opened: PAC-MAN wins more games between equally strong
# sides. Short.
balance-ahead-pacman = PAC-MAN is ahead

# Badge under a layout's picture when a table is opened: each side wins about half of the games between
# equally strong sides. Short.
balance-even = About even

# Badge under a layout's picture when a table is opened: the ghosts win more games between equally strong
# sides. Short.
balance-ahead-ghosts = Ghosts are ahead

# Over the badges balance-pacman, balance-endless and balance-ghosts: every position was calculated.
balance-proved = Proved: that is how it ends when nobody errs.

# Over the badges balance-ahead-pacman, balance-even and balance-ahead-ghosts. $games: how many games the
# computer played against itself. $won: how many of them PAC-MAN won, from 0 up.
balance-measured = Not proved, only measured. In games of the computer against itself PAC-MAN won { $won } of { $games }.

# Button in the card of the rules, for the person who opened the table. A verb.
table-change = Change

# Under the rules, for the person who opened the table.
table-change-owner = You can change these until the start. Everyone at the table is asked to agree.

# Title of the form in which the rules are changed, for the person who opened the table.
table-change-title = Change the rules

# Button that ends the form and changes the rules. A verb.
table-change-save = Use these rules

# Title of a card for people who sat down before the rules changed. $name: who changed them.
table-changed = { $name } changed the rules

# The same title if that person has no name.
table-changed-nameless = The rules have changed

# In that card, over the button "Stay".
table-changed-more = Stay to play by these, or leave the table.

# A changed rule for screen readers. $was: "No clock"; $now: "5 min + 5 s a turn".
table-changed-line = { $now } instead of { $was }

# Button of a person at the table: agree to the changed rules. A verb, short.
table-stay = Stay

# Chip on the seat of a person who has not agreed to the changed rules yet. Short.
table-unsure = Deciding

# Beside the button "Start", while people have to agree to changed rules. $count: how many people.
table-wait-agree =
    { $count ->
        [one] One person has to agree to the new rules
       *[other] { $count } people have to agree to the new rules
    }

# A maze of one's own in the form for a table, below its picture, and in the editor's list of boards. $number:
# 1, 2, 3. Short.
table-own-maze = My maze { $number }

# Among the rules of a table: how the game begins. Short.
table-from = Starts from

# Its value, if the game begins from a position that somebody set up.
table-own-position = From a position that was set up

# Link below the mazes in the form for a table: to the editor. A verb.
table-make-maze = Make your own maze
