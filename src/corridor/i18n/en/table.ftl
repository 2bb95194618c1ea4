### A table before the start.

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

# Why a game cannot start yet.
declined-not-agreed = Not everyone has agreed to the new rules yet. Wait for them, or give their seats away.

# A maze of one's own in the form for a table, below its picture. $number: 1, 2, 3. Short.
table-own-maze = My maze { $number }

# Among the rules of a table: how the game begins. Short.
table-from = Starts from

# Its value, if the game begins from a position that somebody set up.
table-own-position = From a position that was set up

# Link below the mazes in the form for a table: to the editor. A verb.
table-make-maze = Make your own maze
