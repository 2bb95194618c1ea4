### The play screen: what happened since your turn, hints of the first game, terms, settings.
### Squares (e4) and the names of ghosts stand as they are.

## What happened since your turn

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

## The line at the board

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

## The title of a chase

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

## Words that answer a tap with one sentence

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

## Hints of the first game

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

## Settings of the play screen

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

## A table before the start

# Caption of the row of faces on the reader's own seat, of which one is chosen. Very short.
table-your-figure = Your figure

# Button at the end of a game, leads to its review. One word, a verb.
play-review = Review

## Files to keep

# In the list of files: all moves as an animated picture. GIF stands as it is.
play-save-gif = Every move, as a film (GIF)

# In the list of files: all moves as an animated picture in another format. SVG stands as it is.
play-save-animated-svg = Every move, sharp at any size (animated SVG)

## Notifications

# Switch in the settings of the play screen: the browser tells when a game waits.
play-set-notify = Tell me when it's my turn

# Under that switch, if the browser doesn't allow it.
play-notify-denied = Your browser doesn't allow notifications here. You can change that in its settings for this site.

# Sentence of a notification under the title "Your turn". Short.
play-notify-turn = A game of Corridor is waiting for you.

# Under the name of the game at the top: how many people watch. Very short. $count: 1 or more.
play-watchers =
    { $count ->
        [one] 1 watching
       *[other] { $count } watching
    }
