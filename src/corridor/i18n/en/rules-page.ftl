### The rules, as the page tells them.

# Heading of the list of games whose rules can be read.
rules-title = The rules

# Under that heading.
rules-lead = Each game in about three minutes, with pictures you can play on.

# Button that prints the rules of a game.
rules-print = Print

# Button under a figure: it becomes a board on which one can move.
rules-try = Try it

# The same button as it is read out; $rule is the heading of the rule.
rules-try-named = Try it: { $rule }

# Button that turns the board into the figure again.
rules-try-end = Back to the picture

# Under that board, before the first move.
rules-try-idle = Make any move: what isn't allowed is explained.

# Button that makes the move which the rule speaks of.
rules-show = Show the move

# Button that tries a move which the rule forbids.
rules-forbidden = What's not allowed

# Said after the move which the rule speaks of.
rules-made = That's the move.

# Fold with contested points of a rule.
rules-points = What printed rules leave open

# In that fold: $name is the setting of a table that changes the rule.
rules-switch = You can change it: { $name }

# Heading of the rules of the mode classic-2. Short.
chapter-classic-2 = The race for two

# Under the heading: what kind of game classic-2 is, in one sentence.
chapter-classic-2-lead = Two pawns run to opposite sides of the board, and fences make the way long.

# Heading of the rules of the mode classic-3. Short.
chapter-classic-3 = The race for three

# Under the heading: what kind of game classic-3 is, in one sentence.
chapter-classic-3-lead = Three pawns, three sides to reach, and fences that never trouble only one.

# Heading of the rules of the mode classic-4. Short.
chapter-classic-4 = The race for four

# Under the heading: what kind of game classic-4 is, in one sentence.
chapter-classic-4-lead = Four pawns cross in the middle, and it gets crowded.

# Heading of the rules of the mode pacman. Short.
chapter-pacman = PAC-MAN

# Under the heading: what kind of game pacman is, in one sentence.
chapter-pacman-lead = One of you is PAC-MAN, the others are the ghosts. He hunts pellets, they hunt him.

# Heading of the rules of the mode pacman-advanced. Short.
chapter-pacman-advanced = PAC-MAN advanced

# Under the heading: what kind of game pacman-advanced is, in one sentence.
chapter-pacman-advanced-lead = The chase with fences for both sides, tunnels, a Chamber to open and pellets to keep.

# Heading of a rule on the rules page. A few words.
rule-race-two-title = Setting up

# Text of that rule, beside its figure.
rule-race-two = Each pawn starts in the middle of its own side of the board. Each player has ten fences.

# Heading of a rule on the rules page. A few words.
rule-race-three-title = { rule-race-two-title }

# Text of that rule, beside its figure.
rule-race-three = Three pawns start in the middle of their sides: bottom, left and top. Each player has six fences. You play clockwise.

# Heading of a rule on the rules page. A few words.
rule-race-four-title = { rule-race-two-title }

# Text of that rule, beside its figure.
rule-race-four = Four pawns start in the middle of the four sides. Each player has five fences. You play clockwise.

# Heading of a rule on the rules page. A few words.
rule-race-goal-title = The goal

# Text of that rule, beside its figure.
rule-race-goal = Reach the opposite side of the board. Any of its nine squares will do, and the first pawn there wins at once.

# Heading of a rule on the rules page. A few words.
rule-race-turn-title = Your turn

# Text of that rule, beside its figure.
rule-race-turn = Do one of two things: move your pawn, or place a fence. You can't skip your turn. When your fences are gone, you move.

# Heading of a rule on the rules page. A few words.
rule-race-steps-title = Moving

# Text of that rule, beside its figure.
rule-race-steps = Your pawn takes one step: up, down, left or right. Never diagonally.

# Heading of a rule on the rules page. A few words.
rule-race-around-title = Fences in the way

# Text of that rule, beside its figure.
rule-race-around = You can't step through a fence. Walk around it.

# Heading of a rule on the rules page. A few words.
rule-race-fence-title = Placing a fence

# Text of that rule, beside its figure.
rule-race-fence = A fence is two squares long and lies in a groove between squares, flat or upright. Once placed, it stays for the whole game.

# Heading of a rule on the rules page. A few words.
rule-race-fences-fit-title = Where fences fit

# Text of that rule, beside its figure.
rule-race-fences-fit = Fences may touch. They may not cross, overlap or stick out over the edge.

# Heading of a rule on the rules page. A few words.
rule-race-last-route-title = Never the last way

# Text of that rule, beside its figure.
rule-race-last-route = Make the way as long as you like, but every pawn, yours too, must keep at least one way to its goal. Pawns standing in the way don't count.

# Heading of a rule on the rules page. A few words.
rule-race-pocket-title = Closing a room

# Text of that rule, beside its figure.
rule-race-pocket = A part of the board without a pawn in it may be closed.

# Heading of a rule on the rules page. A few words.
rule-race-jump-title = Jumping

# Text of that rule, beside its figure.
rule-race-jump = When a pawn stands next to you, you may jump over it onto the square behind. You don't have to.

# Heading of a rule on the rules page. A few words.
rule-race-jump-aside-title = Jumping aside

# Text of that rule, beside its figure.
rule-race-jump-aside = If a fence stands right behind that pawn, you land to its left or right instead, if no fence is in between there.

# Heading of a rule on the rules page. A few words.
rule-race-jump-edge-title = At the edge

# Text of that rule, beside its figure.
rule-race-jump-edge = If that pawn stands at the edge of the board, you jump to its side too.

# Heading of a rule on the rules page. A few words.
rule-race-no-double-jump-title = Never two at once

# Text of that rule, beside its figure.
rule-race-no-double-jump = With another pawn right behind the first, there's no jump at all. Walk around them.

# Heading of a rule on the rules page. A few words.
rule-race-boxed-in-title = Boxed in

# Text of that rule, beside its figure.
rule-race-boxed-in = If you can neither move nor place a fence, you pass. That's the only time you may.

# Heading of a rule on the rules page. A few words.
rule-chase-goal-title = { rule-race-goal-title }

# Text of that rule, beside its figure.
rule-chase-goal = PAC-MAN wins when he has eaten all four pellets. The ghosts win when they've caught him three times. The fences of the maze never change.

# Heading of a rule on the rules page. A few words.
rule-chase-walk-title = PAC-MAN walks

# Text of that rule, beside its figure.
rule-chase-walk = On his turn PAC-MAN walks exactly two steps. He may turn, and he may step back to where he came from. If he walks into a ghost, he's caught.

# Heading of a rule on the rules page. A few words.
rule-chase-pellet-title = Pellets

# Text of that rule, beside its figure.
rule-chase-pellet = A pellet stops him, even after one step. He eats it, and the other step is lost.

# Heading of a rule on the rules page. A few words.
rule-chase-boost-title = The boost

# Text of that rule, beside its figure.
rule-chase-boost = Then he gets a boost: up to three more steps at once. He eats every ghost he walks onto and keeps going. Another pellet on the way gives a new boost.

# Heading of a rule on the rules page. A few words.
rule-chase-ghosts-title = The ghosts walk

# Text of that rule, beside its figure.
rule-chase-ghosts = After PAC-MAN each ghost walks one step: Blinky, then Inky, Pinky and Clyde. Never diagonally, and staying put isn't allowed.

# Heading of a rule on the rules page. A few words.
rule-chase-sight-title = Sight

# Text of that rule, beside its figure.
rule-chase-sight = A ghost sees PAC-MAN along its row and column, as far as no fence is in between. Other ghosts and pellets don't block the view.

# Heading of a rule on the rules page. A few words.
rule-chase-frenzy-title = Frenzy

# Text of that rule, beside its figure.
rule-chase-frenzy = A ghost that sees him when its turn begins walks two steps instead of one. It may turn on the way.

# Heading of a rule on the rules page. A few words.
rule-chase-ghost-pellet-title = Ghosts and pellets

# Text of that rule, beside its figure.
rule-chase-ghost-pellet = A ghost may cross a pellet, but not stop on it.

# Heading of a rule on the rules page. A few words.
rule-chase-ghost-passes-title = Ghost meets ghost

# Text of that rule, beside its figure.
rule-chase-ghost-passes = A ghost may walk past another ghost, but not stop on its square.

# Heading of a rule on the rules page. A few words.
rule-chase-catch-title = The catch

# Text of that rule, beside its figure.
rule-chase-catch = A ghost that enters PAC-MAN's square has caught him, and he loses a life. Ghosts that haven't walked yet lose their turn.

# Heading of a rule on the rules page: all go back to their starts after a catch. Not the word for a round of turns.
# A few words.
rule-chase-new-round-title = A new start

# Text of that rule, beside its figure.
rule-chase-new-round = Everyone goes back to the start, eaten ghosts too. Eaten pellets stay eaten. PAC-MAN walks first.

# Heading of a rule on the rules page. A few words.
rule-chase-end-title = The end

# Text of that rule, beside its figure.
rule-chase-end = The fourth pellet wins at once. PAC-MAN also wins if all four ghosts are off the board. When his last life is lost, the ghosts win.

# Heading of a rule on the rules page. A few words.
rule-advanced-goal-title = { rule-race-goal-title }

# Text of that rule, beside its figure.
rule-advanced-goal = As in the chase: PAC-MAN wants four pellets, the ghosts want to catch him three times. He has 12 fences, they share 4. He enters on one of the four respawn squares, in the middle of an edge, and starts.

# Heading of a rule on the rules page. A few words.
rule-advanced-opening-title = Turns 1 to 4

# Text of that rule, beside its figure.
rule-advanced-opening = PAC-MAN does one thing each turn: he walks two steps or places a fence.

# Heading of a rule on the rules page. A few words.
rule-advanced-chamber-title = Opening the Chamber

# Text of that rule, beside its figure.
rule-advanced-chamber = The ghosts start locked in. In each of the first four turns they take one fence of the Chamber and put it anywhere else. They don't walk yet.

# Heading of a rule on the rules page. A few words.
rule-advanced-turn-title = From turn 5 on

# Text of that rule, beside its figure.
rule-advanced-turn = PAC-MAN walks, then he may place a fence. After him each ghost walks, and after each walk the ghosts may place one of their fences. They choose their order every turn.

# Heading of a rule on the rules page. A few words.
rule-advanced-speed-title = How far they walk

# Text of that rule, beside its figure.
rule-advanced-speed = PAC-MAN always walks two steps. A ghost walks one step at first, up to two when one or two pellets are eaten, and up to three when three are.

# Heading of a rule on the rules page. A few words.
rule-advanced-tunnels-title = Tunnels

# Text of that rule, beside its figure.
rule-advanced-tunnels = Opposite respawn squares are joined: one step leads from one to the other. Everyone can use a tunnel, and no fence can close it.

# Heading of a rule on the rules page. A few words.
rule-advanced-no-return-title = No going back

# Text of that rule, beside its figure.
rule-advanced-no-return = A walk may not end where it began, nor on the square where the piece stood before its last walk. If there's no other way, it may go back.

# Heading of a rule on the rules page. A few words.
rule-advanced-reserve-title = The reserve

# Text of that rule, beside its figure.
rule-advanced-reserve = A pellet doesn't stop PAC-MAN. He takes it into his reserve and walks on.

# Heading of a rule on the rules page. A few words.
rule-advanced-ghost-pellet-title = { rule-chase-ghost-pellet-title }

# Text of that rule, beside its figure.
rule-advanced-ghost-pellet = A ghost may cross a pellet, but not stop on it. It may pass another ghost, but not stop on its square.

# Heading of a rule on the rules page. A few words.
rule-advanced-spend-title = Spending pellets

# Text of that rule, beside its figure.
rule-advanced-spend = Before or after his walk PAC-MAN may spend pellets from his reserve. Each gives up to two extra steps, and a ghost he walks onto then is out for good. Spent pellets still count as eaten.

# Heading of a rule on the rules page. A few words.
rule-advanced-contact-title = { rule-chase-catch-title }

# Text of that rule, beside its figure.
rule-advanced-contact = When PAC-MAN and a ghost meet on a square, he's caught, no matter who moved. He leaves the board and loses a life. The ghosts stay where they are.

# Heading of a rule on the rules page. A few words.
rule-advanced-respawn-title = Coming back

# Text of that rule, beside its figure.
rule-advanced-respawn = On his next turn PAC-MAN enters on a respawn square without a ghost, and then plays as usual.

# Heading of a rule on the rules page. A few words.
rule-advanced-fences-title = { rule-race-fences-fit-title }

# Text of that rule, beside its figure.
rule-advanced-fences = A fence may never cut off any square of the board, not even an empty one. A way through a tunnel counts as a way.

# Heading of a rule on the rules page. A few words.
rule-advanced-end-title = { rule-chase-end-title }

# Text of that rule, beside its figure.
rule-advanced-end = The fourth pellet wins at once, even in the middle of a walk. So does taking out the last ghost. The third catch wins for the ghosts.

# Contested point C1: the question.
point-c1 = A fence stands right behind the pawn you jump. Where do you land?

# Contested point C1: how we play, unless a switch says otherwise.
point-c1-reading = To its left or right, on each side only if the way there is open.

# Contested point C2: the question.
point-c2 = The edge of the board is right behind it. What then?

# Contested point C2: how we play, unless a switch says otherwise.
point-c2-reading = The same as with a fence. The booklet doesn't say.

# Contested point C3: the question.
point-c3 = Another pawn is right behind it. What then?

# Contested point C3: how we play, unless a switch says otherwise.
point-c3-reading = No jump: the booklet grants the side only for a fence. Some public rule pages grant it here too.

# Contested point C4: the question.
point-c4 = May you land aside although the way straight on is free?

# Contested point C4: how we play, unless a switch says otherwise.
point-c4-reading = No.

# Contested point C5: the question.
point-c5 = What if you can neither move nor place a fence?

# Contested point C5: how we play, unless a switch says otherwise.
point-c5-reading = You pass. Passing is allowed only then.

# Contested point C6: the question.
point-c6 = Whose way must stay open?

# Contested point C6: how we play, unless a switch says otherwise.
point-c6-reading = Every pawn's, your own too. A part of the board without pawns may be closed.

# Contested point C7: the question.
point-c7 = What if the race never ends?

# Contested point C7: how we play, unless a switch says otherwise.
point-c7-reading = It's a draw after 400 moves of all players together. If you like, also when a position comes up the third time.

# Contested point C8: the question.
point-c8 = May fences cross?

# Contested point C8: how we play, unless a switch says otherwise.
point-c8-reading = No. With real fences it isn't possible.

# Contested point C9: the question.
point-c9 = How do three players start?

# Contested point C9: how we play, unless a switch says otherwise.
point-c9-reading = On e1, a5 and e9: our reading. Six fences each, as only the Japanese text says.

# Contested point C10: the question.
point-c10 = Can four players form two teams?

# Contested point C10: how we play, unless a switch says otherwise.
point-c10-reading = No, everyone plays alone.

# Contested point C11: the question.
point-c11 = Does a pawn block a way?

# Contested point C11: how we play, unless a switch says otherwise.
point-c11-reading = No, only fences do.

# Contested point B1: the question.
point-b1 = Must PAC-MAN walk both steps?

# Contested point B1: how we play, unless a switch says otherwise.
point-b1-reading = Yes, unless a pellet or a ghost ends his walk.

# Contested point B2: the question.
point-b2 = May he end where he began?

# Contested point B2: how we play, unless a switch says otherwise.
point-b2-reading = Yes, by stepping back.

# Contested point B3: the question.
point-b3 = What if he walks into a ghost without a boost?

# Contested point B3: how we play, unless a switch says otherwise.
point-b3-reading = He's caught. Programs should ask whether he means it.

# Contested point B4: the question.
point-b4 = Which ghosts does a boost eat?

# Contested point B4: how we play, unless a switch says otherwise.
point-b4-reading = All on the squares he enters. The Danish and the Finnish text sound like the last square only.

# Contested point B5: the question.
point-b5 = Does he eat ghosts without a boost?

# Contested point B5: how we play, unless a switch says otherwise.
point-b5-reading = No.

# Contested point B6: the question.
point-b6 = Must he use the whole boost?

# Contested point B6: how we play, unless a switch says otherwise.
point-b6-reading = No, he takes none to three steps. Read strictly, the English text asks for all three, as far as possible.

# Contested point B6a: the question.
point-b6a = What if the pellet comes on the first of two steps?

# Contested point B6a: how we play, unless a switch says otherwise.
point-b6a-reading = The second step is lost.

# Contested point B6b: the question.
point-b6b = What if he meets a pellet during a boost?

# Contested point B6b: how we play, unless a switch says otherwise.
point-b6b-reading = He stops, eats it and gets a fresh boost.

# Contested point B6c: the question.
point-b6c = May a boost lead back to where it began, or be declined?

# Contested point B6c: how we play, unless a switch says otherwise.
point-b6c-reading = Yes, both.

# Contested point B7: the question.
point-b7 = May ghosts stand on pellets?

# Contested point B7: how we play, unless a switch says otherwise.
point-b7-reading = They may cross one, not stop there. The Danish text keeps them off altogether, and of the first printing only the French text has such a rule.

# Contested point B8: the question.
point-b8 = Must a ghost in a frenzy walk both steps?

# Contested point B8: how we play, unless a switch says otherwise.
point-b8-reading = Yes, and one step only where no walk of two is possible.

# Contested point B9: the question.
point-b9 = May it turn on the way?

# Contested point B9: how we play, unless a switch says otherwise.
point-b9-reading = Yes. The Italian text sends it towards PAC-MAN.

# Contested point B9a: the question.
point-b9a = Which way does a ghost look?

# Contested point B9a: how we play, unless a switch says otherwise.
point-b9a-reading = In all four directions. It has no front.

# Contested point B9b: the question.
point-b9b = What blocks its view?

# Contested point B9b: how we play, unless a switch says otherwise.
point-b9b-reading = Fences, nothing else.

# Contested point B9c: the question.
point-b9c = Does a ghost still see PAC-MAN after he has eaten a pellet?

# Contested point B9c: how we play, unless a switch says otherwise.
point-b9c-reading = Yes. What counts is the beginning of its own turn.

# Contested point B10: the question.
point-b10 = What if two ghosts meet?

# Contested point B10: how we play, unless a switch says otherwise.
point-b10-reading = They may pass each other, not share a square.

# Contested point B11: the question.
point-b11 = May a ghost stay where it is?

# Contested point B11: how we play, unless a switch says otherwise.
point-b11-reading = Only if it has no way to walk.

# Contested point B12: the question.
point-b12 = In which order do the ghosts walk?

# Contested point B12: how we play, unless a switch says otherwise.
point-b12-reading = Always Blinky, Inky, Pinky, Clyde. That's our order: the booklet says “in turn”, its Danish text “clockwise”.

# Contested point B13: the question.
point-b13 = Do eaten pellets come back after a catch?

# Contested point B13: how we play, unless a switch says otherwise.
point-b13-reading = No. In the harder game they do, and he must eat all four in one life.

# Contested point B14: the question.
point-b14 = When does an eaten ghost come back?

# Contested point B14: how we play, unless a switch says otherwise.
point-b14-reading = When everyone returns after a catch. Or, if you like, on its start square when its own next turn begins, unless a piece stands there.

# Contested point B15: the question.
point-b15 = What if all four ghosts are eaten?

# Contested point B15: how we play, unless a switch says otherwise.
point-b15-reading = PAC-MAN wins, with the best rating. If eaten ghosts come back on their turn, play goes on.

# Contested point B16: the question.
point-b16 = What if the chase never ends?

# Contested point B16: how we play, unless a switch says otherwise.
point-b16-reading = It's a draw after 100 rounds in which no pellet and no ghost was eaten and no life lost.

# Contested point B17: the question.
point-b17 = What if PAC-MAN is caught before all ghosts have walked?

# Contested point B17: how we play, unless a switch says otherwise.
point-b17-reading = The others don't walk any more, and everyone returns at once.

# Contested point B18: the question.
point-b18 = Who starts after a catch?

# Contested point B18: how we play, unless a switch says otherwise.
point-b18-reading = PAC-MAN.

# Contested point B19: the question.
point-b19 = What if a ghost in a frenzy meets him on its first step?

# Contested point B19: how we play, unless a switch says otherwise.
point-b19-reading = It has caught him and stops there.

# Contested point B20: the question.
point-b20 = May ghosts walk diagonally?

# Contested point B20: how we play, unless a switch says otherwise.
point-b20-reading = No, though the first printing doesn't say so.

# Contested point B21: the question.
point-b21 = What if PAC-MAN can't take any step?

# Contested point B21: how we play, unless a switch says otherwise.
point-b21-reading = He stays, and the ghosts go on.

# Contested point B22: the question.
point-b22 = What if a start square is taken when everyone goes home?

# Contested point B22: how we play, unless a switch says otherwise.
point-b22-reading = That can't happen: everyone goes home at the same moment.

# Contested point A1: the question.
point-a1 = Must pieces walk as far as they can?

# Contested point A1: how we play, unless a switch says otherwise.
point-a1-reading = PAC-MAN walks exactly two steps, a ghost at least one and up to its speed.

# Contested point A2: the question.
point-a2 = What if no walk of that length is possible?

# Contested point A2: how we play, unless a switch says otherwise.
point-a2-reading = The longest one that is. Without any, the piece stays, and its side may still place a fence.

# Contested point A3: the question.
point-a3 = May a walk enter a square twice?

# Contested point A3: how we play, unless a switch says otherwise.
point-a3-reading = Yes, only the last square matters.

# Contested point A4: the question.
point-a4 = What does “going back” mean?

# Contested point A4: how we play, unless a switch says otherwise.
point-a4-reading = A walk may not end where the piece stood before its last walk, unless nothing else is left. The square where the walk began is never allowed.

# Contested point A4a: the question.
point-a4a = How long is that remembered?

# Contested point A4a: how we play, unless a switch says otherwise.
point-a4a-reading = Until PAC-MAN is caught. Turns without a walk don't change it, and walks that catch or win are exempt.

# Contested point A5: the question.
point-a5 = Which Chamber fence do the ghosts move?

# Contested point A5: how we play, unless a switch says otherwise.
point-a5-reading = One that hasn't been moved yet, so after turn 4 all four have been.

# Contested point A6: the question.
point-a6 = Where may it go?

# Contested point A6: how we play, unless a switch says otherwise.
point-a6-reading = To any other place where it fits, also beside the Chamber. Turning it in its own place isn't a move.

# Contested point A7: the question.
point-a7 = What if no Chamber fence can be moved?

# Contested point A7: how we play, unless a switch says otherwise.
point-a7-reading = The ghosts pass.

# Contested point A8: the question.
point-a8 = Isn't the Chamber itself cut off at the start?

# Contested point A8: how we play, unless a switch says otherwise.
point-a8-reading = Yes, and that's allowed until its first fence is moved. No fence may close off more than that.

# Contested point A9: the question.
point-a9 = Is a tunnel a way into a part of the board?

# Contested point A9: how we play, unless a switch says otherwise.
point-a9-reading = Yes.

# Contested point A10: the question.
point-a10 = When does a pellet make the ghosts faster?

# Contested point A10: how we play, unless a switch says otherwise.
point-a10-reading = When it's taken, from the next ghost on.

# Contested point A11: the question.
point-a11 = When may pellets be spent?

# Contested point A11: how we play, unless a switch says otherwise.
point-a11-reading = Before or after the whole walk, not in the middle of it. In turns 1 to 4 too, also one taken in the same turn, but not after a catch.

# Contested point A12: the question.
point-a12 = Must both extra steps be taken?

# Contested point A12: how we play, unless a switch says otherwise.
point-a12-reading = No, one is enough.

# Contested point A13: the question.
point-a13 = Does “no going back” hold for extra steps?

# Contested point A13: how we play, unless a switch says otherwise.
point-a13-reading = No, only for PAC-MAN's normal walk.

# Contested point A14: the question.
point-a14 = Does coming back cost anything?

# Contested point A14: how we play, unless a switch says otherwise.
point-a14-reading = No, a normal turn follows. Or, if you like, it takes the place of the walk.

# Contested point A15: the question.
point-a15 = What if a ghost stands on a respawn square?

# Contested point A15: how we play, unless a switch says otherwise.
point-a15-reading = PAC-MAN can't enter there.

# Contested point A16: the question.
point-a16 = What if ghosts stand on all four?

# Contested point A16: how we play, unless a switch says otherwise.
point-a16-reading = He enters on any square at the edge without a ghost and a pellet.

# Contested point A17: the question.
point-a17 = Can he be caught while he's off the board?

# Contested point A17: how we play, unless a switch says otherwise.
point-a17-reading = No. The ghosts walk and place fences as usual.

# Contested point A18: the question.
point-a18 = What if two ghosts meet?

# Contested point A18: how we play, unless a switch says otherwise.
point-a18-reading = As in the chase: they may pass each other, not share a square.

# Contested point A19: the question.
point-a19 = What if PAC-MAN walks into a ghost without spending a pellet?

# Contested point A19: how we play, unless a switch says otherwise.
point-a19-reading = He's caught, as if the ghost had walked into him.

# Contested point A20: the question.
point-a20 = What if all ghosts are out?

# Contested point A20: how we play, unless a switch says otherwise.
point-a20-reading = PAC-MAN wins.

# Contested point A21: the question.
point-a21 = What if all ghosts of a player are out?

# Contested point A21: how we play, unless a switch says otherwise.
point-a21-reading = That player has no more turns. The fences stay with the team.

# Contested point A22: the question.
point-a22 = May a fence take a piece's last way out if ghosts stand in the others?

# Contested point A22: how we play, unless a switch says otherwise.
point-a22-reading = Yes. Only fences cut squares off.

# Contested point A23: the question.
point-a23 = Do sight and frenzy matter here?

# Contested point A23: how we play, unless a switch says otherwise.
point-a23-reading = No, they belong to the basic chase.

# Contested point A24: the question.
point-a24 = What if the chase never ends?

# Contested point A24: how we play, unless a switch says otherwise.
point-a24-reading = It's a draw after 100 turns in which nothing was eaten or caught and no fence placed or moved.

# Contested point A25: the question.
point-a25 = May PAC-MAN pass in turns 1 to 4?

# Contested point A25: how we play, unless a switch says otherwise.
point-a25-reading = Only if he can neither walk nor place a fence.

# Contested point A26: the question.
point-a26 = What if the fourth pellet is taken in the middle of a walk?

# Contested point A26: how we play, unless a switch says otherwise.
point-a26-reading = PAC-MAN wins there and then, whatever stands on the next square.

# Caption of a figure; also read to those who do not see it.
figure-race-start = The race for two begins: each pawn in the middle of its side, ten fences for each player.

# Caption of a figure; also read to those who do not see it.
figure-race-steps = A pawn steps to one of the four squares next to it, never across a corner.

# Caption of a figure; also read to those who do not see it.
figure-race-around = A fence stands in front of the pawn. It can't step through, so it walks around.

# Caption of a figure; also read to those who do not see it.
figure-race-fence = A fence is two squares long. It lies between the squares, flat or upright.

# Caption of a figure; also read to those who do not see it.
figure-race-fences-touch = Fences may touch end to end or form a T.

# Caption of a figure; also read to those who do not see it.
figure-race-fences-clash = Fences can't cross or lie on top of each other.

# Caption of a figure; also read to those who do not see it.
figure-race-last-route = X can't close this room while W is in it: W would have no way to its goal.

# Caption of a figure; also read to those who do not see it.
figure-race-pocket = Nobody is in the room, so X may close it.

# Caption of a figure; also read to those who do not see it.
figure-race-jump = Face to face: W jumps over X and lands right behind it. It can't land beside X.

# Caption of a figure; also read to those who do not see it.
figure-race-goal = W steps onto the far side and wins. Any of the nine squares will do.

# Caption of a figure; also read to those who do not see it.
figure-race-jump-aside = A fence stands behind X, so W may land on either side of X.

# Caption of a figure; also read to those who do not see it.
figure-race-jump-aside-one = One side of X is fenced off too, so W can only land on the other.

# Caption of a figure; also read to those who do not see it.
figure-race-jump-at-edge = X stands at the edge of the board, so W lands beside it: here right on the goal.

# Caption of a figure; also read to those who do not see it.
figure-race-no-double-jump = Two pawns in a row: W can't jump over both, and it can't land beside the first.

# Caption of a figure; also read to those who do not see it.
figure-race-three = The race for three begins: W, X and Y, six fences each.

# Caption of a figure; also read to those who do not see it.
figure-race-four = The race for four begins: W, X, Y and Z, five fences each.

# Caption of a figure; also read to those who do not see it.
figure-chase-start = The chase begins: PAC-MAN in the centre, a ghost in the middle of each edge, a pellet in each corner.

# Caption of a figure; also read to those who do not see it.
figure-chase-steps = Blinky doesn't see PAC-MAN: one step, never across a corner.

# Caption of a figure; also read to those who do not see it.
figure-chase-walk = PAC-MAN walks exactly two steps. He may turn, or step back to where he began.

# Caption of a figure; also read to those who do not see it.
figure-chase-pellet = A pellet ends the walk, even after one step.

# Caption of a figure; also read to those who do not see it.
figure-chase-boost = Then comes the boost: up to three steps, and every ghost on his way is eaten.

# Caption of a figure; also read to those who do not see it.
figure-chase-sight = Blinky sees PAC-MAN, and so does Pinky from behind: two steps each. A fence hides him from Inky, and Clyde isn't in line: one step each.

# Caption of a figure; also read to those who do not see it.
figure-chase-frenzy = Where a frenzied Blinky may end: two steps in any direction, or a catch.

# Caption of a figure; also read to those who do not see it.
figure-chase-ghost-pellet = { rule-chase-ghost-pellet }

# Caption of a figure; also read to those who do not see it.
figure-chase-ghost-passes = A ghost may pass another ghost, but not stop on its square.

# Caption of a figure; also read to those who do not see it.
figure-chase-catch = Blinky catches PAC-MAN, who has eaten one pellet and Clyde.

# Caption of a figure; also read to those who do not see it.
figure-chase-new-round = A life is lost and everyone is home again, Clyde too. The pellet stays eaten.

# Caption of a figure; also read to those who do not see it.
figure-advanced-start = The advanced chase begins: the ghosts are locked in the Chamber, and PAC-MAN is about to enter on one of the four respawn squares.

# Caption of a figure; also read to those who do not see it.
figure-advanced-opening = In turns 1 to 4 PAC-MAN walks two steps or places a fence.

# Caption of a figure; also read to those who do not see it.
figure-advanced-relocate = The ghosts take one of the Chamber's fences and put it somewhere else.

# Caption of a figure; also read to those who do not see it.
figure-advanced-walk-then-fence = From turn 5 on PAC-MAN walks and may then place a fence. So may each ghost.

# Caption of a figure; also read to those who do not see it.
figure-advanced-order = The ghosts choose a new order every turn: here it's Clyde, Blinky, Pinky, Inky.

# Caption of a figure; also read to those who do not see it.
figure-advanced-tunnels = Opposite respawn squares are next to each other: PAC-MAN walks through the tunnel to e9.

# Caption of a figure; also read to those who do not see it.
figure-advanced-no-return = PAC-MAN can't end where he stands now, and he can't end on c5, where his last turn began.

# Caption of a figure; also read to those who do not see it.
figure-advanced-dead-end = Blinky came from e4 into a dead end. The only way out is back, so it may go back.

# Caption of a figure; also read to those who do not see it.
figure-advanced-reserve = PAC-MAN takes a pellet on his way, keeps it and walks on.

# Caption of a figure; also read to those who do not see it.
figure-advanced-ghost-pellet = { rule-chase-ghost-pellet }

# Caption of a figure; also read to those who do not see it.
figure-advanced-speed-1 = No pellet eaten: one step.

# Caption of a figure; also read to those who do not see it.
figure-advanced-speed-2 = One or two pellets eaten: up to two steps.

# Caption of a figure; also read to those who do not see it.
figure-advanced-speed-3 = Three pellets eaten: up to three steps.

# Caption of a figure; also read to those who do not see it.
figure-advanced-contact = Inky reaches PAC-MAN: he leaves the board and loses a life. The ghosts stay.

# Caption of a figure; also read to those who do not see it.
figure-advanced-respawn = On his next turn PAC-MAN enters on a respawn square without a ghost.

# Caption of a figure; also read to those who do not see it.
figure-advanced-spend = PAC-MAN spends a pellet from his reserve: two extra steps, and a ghost on his way is out for good.

# Caption of a figure; also read to those who do not see it.
figure-advanced-cut-off = This fence would cut off four squares, so it isn't allowed, even though nobody is there.

# Caption of a figure; also read to those who do not see it.
figure-advanced-tunnel-access = The room around e1 may be closed: the tunnel from e9 still leads into it.

# Caption of a figure; also read to those who do not see it.
figure-advanced-win = PAC-MAN reaches the fourth pellet and wins at once.

# Caption of a figure; also read to those who do not see it.
figure-layout-recon-1 = recon-1, the default: a reconstruction of the maze in the booklet.

# Caption of a figure; also read to those who do not see it.
figure-layout-recon-2 = recon-2: another reconstruction, with the fences further apart.

# Caption of a figure; also read to those who do not see it.
figure-layout-open = open: a reconstruction without fences.

# Caption of a figure; also read to those who do not see it.
figure-layout-d4 = d4, the default: the Chamber on d4, e4, d5 and e5.

# Caption of a figure; also read to those who do not see it.
figure-layout-d5 = d5: the Chamber on d5, e5, d6 and e6.

# Caption of a figure; also read to those who do not see it.
figure-layout-e4 = e4: the Chamber on e4, f4, e5 and f5.

# Caption of a figure; also read to those who do not see it.
figure-layout-e5 = e5: the Chamber on e5, f5, e6 and f6.

# Caption of a figure; also read to those who do not see it.
figure-classic-2 = A race for two in full swing, with the shortest route of each pawn.

# Caption of a figure; also read to those who do not see it.
figure-pacman-advanced = The advanced chase, turn 8: PAC-MAN has spent a pellet and can reach Blinky.

# Caption of a figure; also read to those who do not see it.
figure-race-boxed-in = W is boxed in: a fence above, two pawns beside it and no fences left. It passes.

# Caption of a figure; also read to those who do not see it.
figure-chase-end = PAC-MAN reaches the last pellet and wins at once.
