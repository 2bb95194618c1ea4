### The lessons.

# Heading of the list of lessons.
learn-title = Learn to play

# Under that heading.
learn-lead = Short lessons on a real board: you make the moves, and you see at once what they do.

# Beside a family of lessons: $done of its $all lessons are finished.
learn-count = { $done } of { $all } done

# Read out for a finished lesson, where a tick is shown.
learn-finished = Done

# Link from a lesson back to the list.
learn-all = All lessons

# Read out for the dots over a task: $number is the task, $all how many there are.
learn-task = Task { $number } of { $all }

# Link from a lesson to its rule.
learn-rule = Read the rule

# Button after a task is done.
learn-next = Next

# Button after the last task of a lesson.
learn-next-lesson = Next lesson

# Button after the last lesson: a game against the computer at its lowest level.
learn-play = Play a game at level 1

# Heading over a family of lessons in the list of lessons.
learn-family-race = The race

# Heading over a family of lessons in the list of lessons.
learn-family-crowd = Three and four players

# Heading over a family of lessons in the list of lessons.
learn-family-chase = PAC-MAN

# Heading over a family of lessons in the list of lessons.
learn-family-advanced = PAC-MAN advanced

# Title of the lesson, in the list of lessons and above its board. Short.
lesson-race-step = One step

# Under the title: what the lesson is about.
lesson-race-step-lead = Your pawn starts on your side of the board and wants to reach the far side. Each turn it can take one step.

# Task "forward": what to do, above the board. The reader plays pawn W.
lesson-race-step-forward = You are the pawn at the bottom, and you want to reach the top row. Take a step towards it.

# Task "forward": hint 1 of 2, shown when asked for.
lesson-race-step-forward-hint-1 = Every step up brings you closer. Steps to the side don't.

# Task "forward": hint 2 of 2, shown when asked for.
lesson-race-step-forward-hint-2 = Go to e2, the square right above your pawn.

# Task "forward": answer to a wrong move such as d1.
lesson-race-step-forward-sideways = That's a step to the side: you're still 8 steps from the top row. Step up.

# Task "forward": answer to a wrong move such as a1h.
lesson-race-step-forward-fence = That's a fence. We'll get to those. Move your pawn for now.

# Task "forward": answer to a wrong move such as e3.
lesson-race-step-forward-far = Only one step at a time, and never across a corner. Try the square right above.

# Task "forward": answer to any other move that misses the aim.
lesson-race-step-forward-not-yet = You're no closer to the top row yet. Step up.

# Task "forward": said when it is done.
lesson-race-step-forward-done = One step closer, 7 to go. You can also step down or sideways, but never diagonally.

# Task "around": what to do, above the board. The reader plays pawn W.
lesson-race-step-around = A fence blocks your way up. Pawns can't step through fences, so take the shorter way around.

# Task "around": hint 1 of 2, shown when asked for.
lesson-race-step-around-hint-1 = The fence covers two squares, d4 and e4. Which side of it is nearer?

# Task "around": hint 2 of 2, shown when asked for.
lesson-race-step-around-hint-2 = Step right, to f4. From there the way up is open.

# Task "around": answer to a wrong move such as d4.
lesson-race-step-around-left = The fence reaches over d4 too, so the left end is further away. Try the other side.

# Task "around": answer to a wrong move such as e3.
lesson-race-step-around-back = Backwards is allowed, but it only makes your way longer.

# Task "around": answer to a wrong move such as e5.
lesson-race-step-around-through = A fence stands between you and that square. Go around it.

# Task "around": answer to a wrong move such as a1h.
lesson-race-step-around-fence = Another fence doesn't help here. Move your pawn.

# Task "around": answer to any other move that misses the aim.
lesson-race-step-around-not-yet = That's not the shortest way around. Look at both ends of the fence.

# Task "around": said when it is done.
lesson-race-step-around-done = Right: from f4 the way is open, and you're 5 steps from the top row.

# Task "arrive": what to do, above the board. The reader plays pawn W.
lesson-race-step-arrive = Reach the top row in three moves. Any of its nine squares wins.

# Task "arrive": hint 1 of 2, shown when asked for.
lesson-race-step-arrive-hint-1 = A fence lies over c8 and d8. The square e8 is open at the top.

# Task "arrive": hint 2 of 2, shown when asked for.
lesson-race-step-arrive-hint-2 = Go to e8 in two steps, then up.

# Task "arrive": answer to a wrong move such as a1h.
lesson-race-step-arrive-fence = You need all three moves for walking. Move your pawn.

# Task "arrive": answer to a wrong move such as c7.
lesson-race-step-arrive-left = That way the fence makes you walk further. Go right instead.

# Task "arrive": answer to a wrong move such as d6.
lesson-race-step-arrive-back = That's a step back, and three moves won't be enough any more.

# Task "arrive": answer to a wrong move such as d8 d9.
lesson-race-step-arrive-through = There's a fence above d8. Step right first.

# Task "arrive": answer to any other move that misses the aim.
lesson-race-step-arrive-not-yet = Three moves weren't enough that way. Start again and head for e8.

# Task "arrive": said when it is done.
lesson-race-step-arrive-done = You made it! The first pawn on the far side wins at once.

# Title of the lesson, in the list of lessons and above its board. Short.
lesson-race-fence = Fences

# Under the title: what the lesson is about.
lesson-race-fence-lead = Instead of moving, you can place a fence. It's two squares long and stays for the whole game.

# Task "slow": what to do, above the board. The reader plays pawn W.
lesson-race-fence-slow = { side-x } runs down towards the bottom row. Place a fence across its way, so that it has to walk around.

# Task "slow": hint 1 of 2, shown when asked for.
lesson-race-fence-slow-hint-1 = A fence that lies flat stops steps up and down. Put one below { side-x }.

# Task "slow": hint 2 of 2, shown when asked for.
lesson-race-fence-slow-hint-2 = Try e6h, just under { side-x }.

# Task "slow": answer to a wrong move such as b4.
lesson-race-fence-slow-walk = Running is fine in a game, but here you slow { side-x } down. Place a fence.

# Task "slow": answer to a wrong move such as e6v.
lesson-race-fence-slow-upright = { side-x } walks straight past that fence. It has to lie across the way down.

# Task "slow": answer to any other move that misses the aim.
lesson-race-fence-slow-not-yet = { side-x } still needs only 6 steps. Put the fence across its way.

# Task "slow": said when it is done.
lesson-race-fence-slow-done = That costs { side-x } a step. You place a fence instead of moving: you don't do both.

# Task "longer": what to do, above the board. The reader plays pawn W.
lesson-race-fence-longer = Fences work best together. Cost { side-x } at least three steps with one fence.

# Task "longer": hint 1 of 2, shown when asked for.
lesson-race-fence-longer-hint-1 = Two fences already lie below { side-x }, with a gap between them. What if the gap were gone?

# Task "longer": hint 2 of 2, shown when asked for.
lesson-race-fence-longer-hint-2 = Close the gap with e6h. Fences may touch end to end.

# Task "longer": answer to a wrong move such as e5h.
lesson-race-fence-longer-little = That's a detour, but a short one. Join the fences that are there into one long wall.

# Task "longer": answer to a wrong move such as a1h.
lesson-race-fence-longer-nothing = That fence doesn't cost { side-x } anything. Look at the gap right below it.

# Task "longer": answer to a wrong move such as b4.
lesson-race-fence-longer-walk = Place a fence this time: there's a very good spot for one.

# Task "longer": answer to a wrong move such as d6h.
lesson-race-fence-longer-overlap = Fences can't lie on top of each other. Shift it by one square.

# Task "longer": answer to any other move that misses the aim.
lesson-race-fence-longer-not-yet = { side-x } has to lose three steps. Look for the gap.

# Task "longer": said when it is done.
lesson-race-fence-longer-done = A long wall! One fence alone costs a step or so, but a wall costs many.

# Task "mine": what to do, above the board. The reader plays pawn W.
lesson-race-fence-mine = Fences stand in your own way too. Cost { side-x } at least two steps, and yourself none.

# Task "mine": hint 1 of 2, shown when asked for.
lesson-race-fence-mine-hint-1 = You're going up and { side-x } is going down. Put the fence behind you.

# Task "mine": hint 2 of 2, shown when asked for.
lesson-race-fence-mine-hint-2 = A flat fence already lies on c3 and d3. Make it longer to the right: e3h.

# Task "mine": answer to a wrong move such as e4h.
lesson-race-fence-mine-both = That fence is in your own way. Put it where only { side-x } has to pass.

# Task "mine": answer to a wrong move such as d1h.
lesson-race-fence-mine-little = Only one step. Make the fence behind you longer instead.

# Task "mine": answer to a wrong move such as a1h.
lesson-race-fence-mine-nothing = That doesn't slow { side-x } down. Which way will it go?

# Task "mine": answer to a wrong move such as d4.
lesson-race-fence-mine-walk = Place a fence this time. You can run later.

# Task "mine": answer to any other move that misses the aim.
lesson-race-fence-mine-not-yet = Two steps for { side-x } and none for you: the place is behind you.

# Task "mine": said when it is done.
lesson-race-fence-mine-done = Well placed. Fences behind you only trouble the other pawn.

# Title of the lesson, in the list of lessons and above its board. Short.
lesson-race-last-route = Never the last way

# Under the title: what the lesson is about.
lesson-race-last-route-lead = You can make the way long, but never close it: every pawn keeps at least one way to its goal.

# Task "locked": what to do, above the board. The reader plays pawn W.
lesson-race-last-route-locked = { side-x } stands in a little room. Try to lock it in, with a fence across the way out, and see what happens.

# Task "locked": hint 1 of 2, shown when asked for.
lesson-race-last-route-locked-hint-1 = The room is d8, e8, d9 and e9. Its way out is at the bottom.

# Task "locked": hint 2 of 2, shown when asked for.
lesson-race-last-route-locked-hint-2 = Place d7h, the flat fence right below the room.

# Task "locked": answer to a wrong move such as a1h.
lesson-race-last-route-locked-elsewhere = That fence is allowed. Try the one that would close the room.

# Task "locked": answer to a wrong move such as e3.
lesson-race-last-route-locked-walk = Don't run yet. Try the fence first: nothing bad can happen.

# Task "locked": answer to any other move that misses the aim.
lesson-race-last-route-locked-not-yet = Try the fence right below the room.

# Task "locked": said when it is done.
lesson-race-last-route-locked-done = Refused. { side-x } would have no way to its goal, so nobody may place that fence.

# Task "empty": what to do, above the board. The reader plays pawn W.
lesson-race-last-route-empty = Now the room is empty. Close it: a room without a pawn may be shut.

# Task "empty": hint 1 of 2, shown when asked for.
lesson-race-last-route-empty-hint-1 = It's the same fence as before, right below d8 and e8.

# Task "empty": hint 2 of 2, shown when asked for.
lesson-race-last-route-empty-hint-2 = Place d7h.

# Task "empty": answer to a wrong move such as a1h.
lesson-race-last-route-empty-elsewhere = That one is allowed too, but close the room: the fence goes right below it.

# Task "empty": answer to a wrong move such as e3.
lesson-race-last-route-empty-walk = Place the fence that closes the room.

# Task "empty": answer to any other move that misses the aim.
lesson-race-last-route-empty-not-yet = The fence belongs right below the room.

# Task "empty": said when it is done.
lesson-race-last-route-empty-done = Allowed: nobody is inside, and both pawns still have a way.

# Task "yours": what to do, above the board. The reader plays pawn W.
lesson-race-last-route-yours = Your own way counts too. Cost { side-x } at least two steps, and yourself none, without locking yourself in.

# Task "yours": hint 1 of 2, shown when asked for.
lesson-race-last-route-yours-hint-1 = { side-x } runs down the left edge. A flat fence above you would lock you in, so put it below.

# Task "yours": hint 2 of 2, shown when asked for.
lesson-race-last-route-yours-hint-2 = Place a1h, right below your pawn.

# Task "yours": answer to a wrong move such as a2h.
lesson-race-last-route-yours-myself = That would lock you in: the upright fence and the edge close the rest. Put it below you.

# Task "yours": answer to a wrong move such as a3h.
lesson-race-last-route-yours-both = That fence is in your own way. Look below your pawn.

# Task "yours": answer to a wrong move such as h1h.
lesson-race-last-route-yours-nothing = { side-x } hardly notices that fence. It runs down the left edge.

# Task "yours": answer to a wrong move such as a3.
lesson-race-last-route-yours-walk = Place a fence this time.

# Task "yours": answer to any other move that misses the aim.
lesson-race-last-route-yours-not-yet = { side-x } has to lose two steps and you none. Look below your pawn.

# Task "yours": said when it is done.
lesson-race-last-route-yours-done = Good. You're above the fence, { side-x } has to go around, and everybody still has a way.

# Title of the lesson, in the list of lessons and above its board. Short.
lesson-race-jump = The jump

# Under the title: what the lesson is about.
lesson-race-jump-lead = When two pawns meet, the one whose turn it is may jump over the other.

# Task "over": what to do, above the board. The reader plays pawn W.
lesson-race-jump-over = { side-x } stands right in front of you. Jump over it.

# Task "over": hint 1 of 2, shown when asked for.
lesson-race-jump-over-hint-1 = You land on the square behind { side-x }.

# Task "over": hint 2 of 2, shown when asked for.
lesson-race-jump-over-hint-2 = Go to e6.

# Task "over": answer to a wrong move such as f4.
lesson-race-jump-over-aside = You can go around, but a jump is worth two steps. Go straight on.

# Task "over": answer to a wrong move such as f5.
lesson-race-jump-over-corner = The square behind { side-x } is free, so you can only land there. Jump straight.

# Task "over": answer to a wrong move such as e5.
lesson-race-jump-over-onto = Two pawns never share a square. Jump to the one behind.

# Task "over": answer to a wrong move such as a1h.
lesson-race-jump-over-fence = Then it's { side-x }'s turn, and it may jump over you. Jump first!

# Task "over": answer to any other move that misses the aim.
lesson-race-jump-over-not-yet = Jump straight over { side-x }.

# Task "over": said when it is done.
lesson-race-jump-over-done = Two squares in one move, and { side-x } has lost its chance to jump you.

# Task "goal": what to do, above the board. The reader plays pawn W.
lesson-race-jump-goal = Win with one move.

# Task "goal": hint 1 of 2, shown when asked for.
lesson-race-jump-goal-hint-1 = You're two rows from the top, and { side-x } stands in between.

# Task "goal": hint 2 of 2, shown when asked for.
lesson-race-jump-goal-hint-2 = Jump to e9.

# Task "goal": answer to a wrong move such as f7.
lesson-race-jump-goal-aside = From there you need at least two more moves. Is there something faster?

# Task "goal": answer to a wrong move such as a1h.
lesson-race-jump-goal-fence = No need for fences: you can win right now.

# Task "goal": answer to a wrong move such as f8.
lesson-race-jump-goal-corner = You can't go past the corner. The square behind { side-x } is free: jump there.

# Task "goal": answer to any other move that misses the aim.
lesson-race-jump-goal-not-yet = One move is enough. Look behind { side-x }.

# Task "goal": said when it is done.
lesson-race-jump-goal-done = A jump onto the far side wins, just like a step.

# Task "choose": what to do, above the board. The reader plays pawn W.
lesson-race-jump-choose = You never have to jump. Look where the jump would land you, and choose the shorter way.

# Task "choose": hint 1 of 2, shown when asked for.
lesson-race-jump-choose-hint-1 = Behind { side-x } is a dead end: fences on three sides.

# Task "choose": hint 2 of 2, shown when asked for.
lesson-race-jump-choose-hint-2 = Step right, to f4.

# Task "choose": answer to a wrong move such as e6.
lesson-race-jump-choose-jump = A dead end! You'd have to come back down again. Walk around this time.

# Task "choose": answer to a wrong move such as d4.
lesson-race-jump-choose-left = On the left the fences make your way longer. Try the right.

# Task "choose": answer to a wrong move such as e3.
lesson-race-jump-choose-back = Backwards costs you a step. Try a step to the side.

# Task "choose": answer to a wrong move such as a1h.
lesson-race-jump-choose-fence = Move your pawn: one step makes your way much better.

# Task "choose": answer to any other move that misses the aim.
lesson-race-jump-choose-not-yet = Count the steps: from f4 the way up is open.

# Task "choose": said when it is done.
lesson-race-jump-choose-done = Good eye. A jump is a chance, not a duty.

# Title of the lesson, in the list of lessons and above its board. Short.
lesson-race-jump-aside = Jumping aside

# Under the title: what the lesson is about.
lesson-race-jump-aside-lead = If a fence or the edge is right behind the other pawn, you can't land there. Then you jump to its side.

# Task "fence": what to do, above the board. The reader plays pawn W.
lesson-race-jump-aside-fence = A fence stands behind { side-x }. Jump to the side of it that brings you closer to the top.

# Task "fence": hint 1 of 2, shown when asked for.
lesson-race-jump-aside-fence-hint-1 = You may land left or right of { side-x }. Over which of the two does the fence reach?

# Task "fence": hint 2 of 2, shown when asked for.
lesson-race-jump-aside-fence-hint-2 = Jump to d5.

# Task "fence": answer to a wrong move such as f5.
lesson-race-jump-aside-fence-fenced = The fence reaches over f5, so you'd have to walk back. Try the other side.

# Task "fence": answer to a wrong move such as e6.
lesson-race-jump-aside-fence-straight = A fence stands behind { side-x }, so you can't land there. Jump to its side.

# Task "fence": answer to a wrong move such as d4.
lesson-race-jump-aside-fence-step = That's only a step. A jump takes you one row up as well.

# Task "fence": answer to a wrong move such as a1h.
lesson-race-jump-aside-fence-place = Jump while you can.

# Task "fence": answer to any other move that misses the aim.
lesson-race-jump-aside-fence-not-yet = Jump to the left of { side-x }.

# Task "fence": said when it is done.
lesson-race-jump-aside-fence-done = From d5 the way up is open. This is the only time a pawn moves diagonally.

# Task "oneside": what to do, above the board. The reader plays pawn W.
lesson-race-jump-aside-oneside = Here one side is fenced off. Jump aside where you can.

# Task "oneside": hint 1 of 2, shown when asked for.
lesson-race-jump-aside-oneside-hint-1 = To land beside { side-x }, no fence may stand between { side-x } and that square.

# Task "oneside": hint 2 of 2, shown when asked for.
lesson-race-jump-aside-oneside-hint-2 = Jump to f5.

# Task "oneside": answer to a wrong move such as d5.
lesson-race-jump-aside-oneside-blocked = A fence stands between { side-x } and d5. Only the other side is open.

# Task "oneside": answer to a wrong move such as e6.
lesson-race-jump-aside-oneside-straight = There's a fence behind { side-x }. Jump to its side.

# Task "oneside": answer to a wrong move such as f4.
lesson-race-jump-aside-oneside-step = That's a plain step. Jump over { side-x } instead.

# Task "oneside": answer to a wrong move such as a1h.
lesson-race-jump-aside-oneside-place = Jump while { side-x } is next to you.

# Task "oneside": answer to any other move that misses the aim.
lesson-race-jump-aside-oneside-not-yet = Jump to the right of { side-x }.

# Task "oneside": said when it is done.
lesson-race-jump-aside-oneside-done = Right. Each side counts on its own: only the open one is yours.

# Task "edge": what to do, above the board. The reader plays pawn W.
lesson-race-jump-aside-edge = { side-x } stands on the edge of the board, so there's nothing behind it. Win with one move.

# Task "edge": hint 1 of 2, shown when asked for.
lesson-race-jump-aside-edge-hint-1 = The edge works like a fence: you jump to the side.

# Task "edge": hint 2 of 2, shown when asked for.
lesson-race-jump-aside-edge-hint-2 = Jump to d9 or f9. Both are on the top row.

# Task "edge": answer to a wrong move such as d8.
lesson-race-jump-aside-edge-step = From there you'd have to move again. A jump wins at once.

# Task "edge": answer to a wrong move such as e9.
lesson-race-jump-aside-edge-onto = { side-x } stands there. Jump to its side.

# Task "edge": answer to a wrong move such as a1h.
lesson-race-jump-aside-edge-place = You can win right now, without a fence.

# Task "edge": answer to any other move that misses the aim.
lesson-race-jump-aside-edge-not-yet = Jump beside { side-x }: that's the top row.

# Task "edge": said when it is done.
lesson-race-jump-aside-edge-done = You win. At the edge you jump aside, just as with a fence.

# Title of the lesson, in the list of lessons and above its board. Short.
lesson-race-tempo = Run or fence?

# Under the title: what the lesson is about.
lesson-race-tempo-lead = A race is won by counting: your steps, the other pawn's steps, and whose turn it is.

# Task "run": what to do, above the board. The reader plays pawn W.
lesson-race-tempo-run = You both need three steps, and it's your turn. Do you need a fence? Win in three moves.

# Task "run": hint 1 of 2, shown when asked for.
lesson-race-tempo-run-hint-1 = Count: after your third step, { side-x } has made only two.

# Task "run": hint 2 of 2, shown when asked for.
lesson-race-tempo-run-hint-2 = Just run, straight up.

# Task "run": answer to a wrong move such as f3h.
lesson-race-tempo-run-fence = No need: it's your turn and you're as close as { side-x }. Keep the fence and run.

# Task "run": answer to a wrong move such as a6.
lesson-race-tempo-run-away = That step doesn't bring you closer. Run straight up.

# Task "run": answer to a wrong move such as b7 a7.
lesson-race-tempo-run-slow = Every step counts now. Run straight up.

# Task "run": answer to any other move that misses the aim.
lesson-race-tempo-run-not-yet = That took too long. Three steps up are enough.

# Task "run": said when it is done.
lesson-race-tempo-run-done = Same distance and your turn: you win the race. Counting saved you a fence.

# Task "fence": what to do, above the board. The reader plays pawn W.
lesson-race-tempo-fence = You need four steps, { side-x } only three, and it's your turn. You have one fence, { side-x } has none. Make sure you win the race.

# Task "fence": hint 1 of 2, shown when asked for.
lesson-race-tempo-fence-hint-1 = One step isn't enough: { side-x } moves next. Cost it two.

# Task "fence": hint 2 of 2, shown when asked for.
lesson-race-tempo-fence-hint-2 = A fence is already there on the right. Make it longer to the left: f3h.

# Task "fence": answer to a wrong move such as b6.
lesson-race-tempo-fence-run = Count: you'd still need three steps or more, { side-x } needs three and moves next. It would win. Use your fence.

# Task "fence": answer to a wrong move such as g2h.
lesson-race-tempo-fence-one = That costs only one step: { side-x } still arrives first. Find a fence that costs two.

# Task "fence": answer to a wrong move such as a1h.
lesson-race-tempo-fence-nothing = That was your last fence, and { side-x } doesn't even notice it.

# Task "fence": answer to any other move that misses the aim.
lesson-race-tempo-fence-not-yet = { side-x } has to lose two steps.

# Task "fence": said when it is done.
lesson-race-tempo-fence-done = Now { side-x } needs five steps and you need four: you arrive first.

# Task "jump": what to do, above the board. The reader plays pawn W.
lesson-race-tempo-jump = No fences left. You need five steps, { side-x } four. Can you still win?

# Task "jump": hint 1 of 2, shown when asked for.
lesson-race-tempo-jump-hint-1 = { side-x } stands in your way, and that's lucky: a jump saves you a step.

# Task "jump": hint 2 of 2, shown when asked for.
lesson-race-tempo-jump-hint-2 = Jump to e6, then run.

# Task "jump": answer to a wrong move such as f4.
lesson-race-tempo-jump-around = That walks around { side-x } and loses the race. Jump over it: that's two steps in one move.

# Task "jump": answer to a wrong move such as e6 f6.
lesson-race-tempo-jump-dawdle = You jumped, great. Now run straight up.

# Task "jump": answer to any other move that misses the aim.
lesson-race-tempo-jump-not-yet = Too slow by one. Jump, then run straight up.

# Task "jump": said when it is done.
lesson-race-tempo-jump-done = The jump was the step you needed. Watch for jumps when you count.

# Title of the lesson, in the list of lessons and above its board. Short.
lesson-crowd-whose-fence = Whose fence helps whom?

# Under the title: what the lesson is about.
lesson-crowd-whose-fence-lead = With three or four players, a fence you place helps everyone it doesn't hurt. Choose well.

# Task "leader": what to do, above the board. The reader plays pawn W.
lesson-crowd-whose-fence-leader = { side-x } wants the right edge and is two steps away. Cost it at least two steps, and yourself none.

# Task "leader": hint 1 of 2, shown when asked for.
lesson-crowd-whose-fence-leader-hint-1 = { side-x } runs to the right, so an upright fence stops it.

# Task "leader": hint 2 of 2, shown when asked for.
lesson-crowd-whose-fence-leader-hint-2 = A flat fence lies above g5. Put an upright one right of it, reaching down: g4v.

# Task "leader": answer to a wrong move such as h5v.
lesson-crowd-whose-fence-leader-one = That costs { side-x } only one step. Use the fence that's already there.

# Task "leader": answer to a wrong move such as c7h.
lesson-crowd-whose-fence-leader-rival = That slows { side-y }, who is far behind anyway. { side-x } is the one who's about to win.

# Task "leader": answer to a wrong move such as a1h.
lesson-crowd-whose-fence-leader-nothing = That doesn't stop { side-x }, and nobody else might.

# Task "leader": answer to a wrong move such as c5.
lesson-crowd-whose-fence-leader-walk = You'd still need four steps or more, and { side-x } needs two. Stop it first.

# Task "leader": answer to any other move that misses the aim.
lesson-crowd-whose-fence-leader-not-yet = Stop the leader: { side-x } has to lose two steps.

# Task "leader": said when it is done.
lesson-crowd-whose-fence-leader-done = The leader is stopped. You paid for it, and { side-y } got it for free: that's how fences work with three.

# Task "two": what to do, above the board. The reader plays pawn W.
lesson-crowd-whose-fence-two = Make one fence count twice: cost both { side-x } and { side-y } at least a step, and yourself none.

# Task "two": hint 1 of 2, shown when asked for.
lesson-crowd-whose-fence-two-hint-1 = { side-x } wants the right edge, { side-y } the bottom row. Their ways cross near the fence on g5.

# Task "two": hint 2 of 2, shown when asked for.
lesson-crowd-whose-fence-two-hint-2 = Place f5v, upright, between the two.

# Task "two": answer to a wrong move such as f4v.
lesson-crowd-whose-fence-two-x = That stops only { side-x }. { side-y } says thank you. Can one fence stop both?

# Task "two": answer to a wrong move such as e5h.
lesson-crowd-whose-fence-two-y = That stops only { side-y }. { side-x } says thank you. Can one fence stop both?

# Task "two": answer to a wrong move such as c4h.
lesson-crowd-whose-fence-two-mine = That fence is in your own way. Look between { side-x } and { side-y }.

# Task "two": answer to a wrong move such as a1h.
lesson-crowd-whose-fence-two-nothing = Neither of them is slower now. Look between { side-x } and { side-y }.

# Task "two": answer to a wrong move such as c5.
lesson-crowd-whose-fence-two-walk = Place a fence this time: one of them slows down both.

# Task "two": answer to any other move that misses the aim.
lesson-crowd-whose-fence-two-not-yet = It has to slow down { side-x } and { side-y } at the same time.

# Task "two": said when it is done.
lesson-crowd-whose-fence-two-done = One fence, two rivals. That's the best price you can get.

# Title of the lesson, in the list of lessons and above its board. Short.
lesson-crowd-boxed-in = Boxed in

# Under the title: what the lesson is about.
lesson-crowd-boxed-in-lead = With more pawns on the board it gets crowded. You never jump over two at once, and sometimes you can't move at all.

# Task "tworow": what to do, above the board. The reader plays pawn W.
lesson-crowd-boxed-in-tworow = Two pawns stand in front of you, one behind the other. You can't jump both. Walk around them.

# Task "tworow": hint 1 of 2, shown when asked for.
lesson-crowd-boxed-in-tworow-hint-1 = A jump needs a free square behind the pawn, or a fence there. Another pawn is neither.

# Task "tworow": hint 2 of 2, shown when asked for.
lesson-crowd-boxed-in-tworow-hint-2 = Step to d4 or f4.

# Task "tworow": answer to a wrong move such as e7.
lesson-crowd-boxed-in-tworow-double = Nobody jumps over two pawns. Step aside.

# Task "tworow": answer to a wrong move such as d5.
lesson-crowd-boxed-in-tworow-corner = You may jump aside when a fence stands behind the pawn. Here it's another pawn, so there's no jump at all.

# Task "tworow": answer to a wrong move such as e3.
lesson-crowd-boxed-in-tworow-back = That's a step back. Sideways is better.

# Task "tworow": answer to a wrong move such as a1h.
lesson-crowd-boxed-in-tworow-fence = Move your pawn this time.

# Task "tworow": answer to any other move that misses the aim.
lesson-crowd-boxed-in-tworow-not-yet = Step to the left or to the right.

# Task "tworow": said when it is done.
lesson-crowd-boxed-in-tworow-done = Good. Two pawns in a row are like a wall: you walk around.

# Task "box": what to do, above the board. The reader plays pawn W.
lesson-crowd-boxed-in-box = { side-z } stands on i5, with { side-y } beside it and a fence above. One more fence and { side-z } can't move at all. Place it.

# Task "box": hint 1 of 2, shown when asked for.
lesson-crowd-boxed-in-box-hint-1 = Where could { side-z } still go? Only down, to i4.

# Task "box": hint 2 of 2, shown when asked for.
lesson-crowd-boxed-in-box-hint-2 = Place h4h, the flat fence below h5 and i5.

# Task "box": answer to a wrong move such as a1h.
lesson-crowd-boxed-in-box-nothing = { side-z } can still step down to i4. Close that.

# Task "box": answer to a wrong move such as e3.
lesson-crowd-boxed-in-box-walk = Place a fence this time.

# Task "box": answer to any other move that misses the aim.
lesson-crowd-boxed-in-box-not-yet = { side-z } can still step down. Put the fence there.

# Task "box": said when it is done.
lesson-crowd-boxed-in-box-done = { side-z } is boxed in. That's allowed: only fences close a way, and { side-y } will move on some day.

# Task "pass": what to do, above the board. The reader plays pawn W.
lesson-crowd-boxed-in-pass = Now it's you: a fence above, two pawns beside you, and no fences in your hand. There's only one thing left to do.

# Task "pass": hint 1 of 2, shown when asked for.
lesson-crowd-boxed-in-pass-hint-1 = You can't step and you can't jump.

# Task "pass": hint 2 of 2, shown when asked for.
lesson-crowd-boxed-in-pass-hint-2 = Pass.

# Task "pass": answer to a wrong move such as d1.
lesson-crowd-boxed-in-pass-jump = You can't jump over two pawns.

# Task "pass": answer to a wrong move such as a2.
lesson-crowd-boxed-in-pass-up = The fence above you is in the way.

# Task "pass": answer to a wrong move such as e5h.
lesson-crowd-boxed-in-pass-fence = You have no fences left.

# Task "pass": answer to any other move that misses the aim.
lesson-crowd-boxed-in-pass-not-yet = Pass: there's nothing else.

# Task "pass": said when it is done.
lesson-crowd-boxed-in-pass-done = You pass, and wait for a gap. You may pass only when you can neither move nor place a fence.

# Title of the lesson, in the list of lessons and above its board. Short.
lesson-chase-two-steps = Two steps

# Under the title: what the lesson is about.
lesson-chase-two-steps-lead = You are PAC-MAN. On every turn you walk exactly two steps.

# Task "corner": what to do, above the board. The reader plays PAC-MAN.
lesson-chase-two-steps-corner = Walk to f6: two steps, with a turn on the way.

# Task "corner": hint 1 of 2, shown when asked for.
lesson-chase-two-steps-corner-hint-1 = One step up and one to the right, in either order.

# Task "corner": hint 2 of 2, shown when asked for.
lesson-chase-two-steps-corner-hint-2 = Go to e6, then f6.

# Task "corner": answer to a wrong move such as Me6d6.
lesson-chase-two-steps-corner-elsewhere = Two steps, but you didn't end on f6.

# Task "corner": answer to a wrong move such as Mf5.
lesson-chase-two-steps-corner-short = One step is too short. PAC-MAN always walks two.

# Task "corner": answer to a wrong move such as Me6f6f7.
lesson-chase-two-steps-corner-long = That's too long. PAC-MAN walks exactly two steps.

# Task "corner": answer to any other move that misses the aim.
lesson-chase-two-steps-corner-not-yet = Walk one step up and one to the right.

# Task "corner": said when it is done.
lesson-chase-two-steps-corner-done = Two steps, and you may turn as you like.

# Task "back": what to do, above the board. The reader plays PAC-MAN.
lesson-chase-two-steps-back = You stand well hidden on g7. You can't stay, but you can step out and back. End on g7 again.

# Task "back": hint 1 of 2, shown when asked for.
lesson-chase-two-steps-back-hint-1 = Your second step may go back to where you came from.

# Task "back": hint 2 of 2, shown when asked for.
lesson-chase-two-steps-back-hint-2 = Go to g8, then g7.

# Task "back": answer to a wrong move such as Mg8g9.
lesson-chase-two-steps-back-away = You left your hiding place. Step out and come back to g7.

# Task "back": answer to a wrong move such as --.
lesson-chase-two-steps-back-stay = PAC-MAN always has to walk. Step out and back.

# Task "back": answer to any other move that misses the aim.
lesson-chase-two-steps-back-not-yet = End on g7, where you began.

# Task "back": said when it is done.
lesson-chase-two-steps-back-done = Out and back: that's how PAC-MAN waits.

# Task "away": what to do, above the board. The reader plays PAC-MAN.
lesson-chase-two-steps-away = The ghosts are close. Walk to a square that none of them can reach in its next turn.

# Task "away": hint 1 of 2, shown when asked for.
lesson-chase-two-steps-away-hint-1 = A ghost that sees you along a row or column walks two steps, the others one.

# Task "away": hint 2 of 2, shown when asked for.
lesson-chase-two-steps-away-hint-2 = Try e5 and then f5: far from all of them.

# Task "away": answer to a wrong move such as Md6c6.
lesson-chase-two-steps-away-into = You walked into a ghost, and that costs a life. Walk away from them.

# Task "away": answer to a wrong move such as Me5e6.
lesson-chase-two-steps-away-near = A ghost can reach you there. Count two steps for each ghost in your row or column.

# Task "away": answer to any other move that misses the aim.
lesson-chase-two-steps-away-not-yet = A ghost can still reach you. Go further away.

# Task "away": said when it is done.
lesson-chase-two-steps-away-done = Nobody can reach you there. Two steps are enough if you look ahead.

# Title of the lesson, in the list of lessons and above its board. Short.
lesson-chase-pellets = Pellets

# Under the title: what the lesson is about.
lesson-chase-pellets-lead = Eat all four pellets and you win. Whenever you reach one, you stop there.

# Task "eat": what to do, above the board. The reader plays PAC-MAN.
lesson-chase-pellets-eat = A pellet lies in the corner. Walk onto it.

# Task "eat": hint 1 of 2, shown when asked for.
lesson-chase-pellets-eat-hint-1 = It's on a9, two steps away.

# Task "eat": hint 2 of 2, shown when asked for.
lesson-chase-pellets-eat-hint-2 = Go to b9 or a8, then to a9.

# Task "eat": answer to a wrong move such as Mb7b6.
lesson-chase-pellets-eat-elsewhere = That misses the pellet. It's in the top left corner, on a9.

# Task "eat": answer to any other move that misses the aim.
lesson-chase-pellets-eat-not-yet = The pellet is on a9.

# Task "eat": said when it is done.
lesson-chase-pellets-eat-done = Eaten! One down, three to go.

# Task "stop": what to do, above the board. The reader plays PAC-MAN.
lesson-chase-pellets-stop = Now the pellet is only one step away. Eat it. What happens to your second step?

# Task "stop": hint 1 of 2, shown when asked for.
lesson-chase-pellets-stop-hint-1 = A pellet always stops you.

# Task "stop": hint 2 of 2, shown when asked for.
lesson-chase-pellets-stop-hint-2 = Go to a9. One step is enough.

# Task "stop": answer to a wrong move such as Ma9a8.
lesson-chase-pellets-stop-through = The pellet stops you: your walk ends on a9.

# Task "stop": answer to a wrong move such as Mb8b7.
lesson-chase-pellets-stop-elsewhere = You walked past it. The pellet is right beside you, on a9.

# Task "stop": answer to any other move that misses the aim.
lesson-chase-pellets-stop-not-yet = The pellet is on a9, one step away.

# Task "stop": said when it is done.
lesson-chase-pellets-stop-done = The walk ended at once, and the second step is lost. You'll get something better for it: a boost.

# Task "last": what to do, above the board. The reader plays PAC-MAN.
lesson-chase-pellets-last = Three pellets are eaten, and the last one lies on i1. The ghosts are close and this is your last life. Win now.

# Task "last": hint 1 of 2, shown when asked for.
lesson-chase-pellets-last-hint-1 = It's two steps away.

# Task "last": hint 2 of 2, shown when asked for.
lesson-chase-pellets-last-hint-2 = Go to h1 or i2, then to i1.

# Task "last": answer to a wrong move such as Mg2f2.
lesson-chase-pellets-last-flee = Don't run away now: the pellet is two steps from you.

# Task "last": answer to any other move that misses the aim.
lesson-chase-pellets-last-not-yet = The last pellet is on i1, in the bottom right corner.

# Task "last": said when it is done.
lesson-chase-pellets-last-done = All four pellets eaten: PAC-MAN wins at once.

# Title of the lesson, in the list of lessons and above its board. Short.
lesson-chase-boost = The boost

# Under the title: what the lesson is about.
lesson-chase-boost-lead = A pellet gives you a boost: up to three more steps at once, and every ghost you enter is eaten.

# Task "eat": what to do, above the board. The reader plays PAC-MAN.
lesson-chase-boost-eat = You've just eaten a pellet. Use the boost to eat Blinky.

# Task "eat": hint 1 of 2, shown when asked for.
lesson-chase-boost-eat-hint-1 = Blinky is on a7, two steps below you.

# Task "eat": hint 2 of 2, shown when asked for.
lesson-chase-boost-eat-hint-2 = Go to a8, then a7.

# Task "eat": answer to a wrong move such as Mb9c9.
lesson-chase-boost-eat-past = Blinky is still there. Walk onto a7.

# Task "eat": answer to a wrong move such as --.
lesson-chase-boost-eat-declined = You gave the boost away. Blinky is only two steps below you.

# Task "eat": answer to a wrong move such as Ma8a7a6a5.
lesson-chase-boost-eat-long = A boost is three steps at most.

# Task "eat": answer to any other move that misses the aim.
lesson-chase-boost-eat-not-yet = Blinky is on a7. Walk onto that square.

# Task "eat": said when it is done.
lesson-chase-boost-eat-done = Blinky is off the board until the next catch.

# Task "both": what to do, above the board. The reader plays PAC-MAN.
lesson-chase-boost-both = Eat the pellet on a9, and then two ghosts with one boost.

# Task "both": hint 1 of 2, shown when asked for.
lesson-chase-boost-both-hint-1 = You don't have to stop on a ghost: you eat it in passing and walk on.

# Task "both": hint 2 of 2, shown when asked for.
lesson-chase-boost-both-hint-2 = First a9. Then a8, b8, c8.

# Task "both": answer to a wrong move such as Mb8.
lesson-chase-boost-both-caught = Without a boost a ghost catches you. Eat the pellet first.

# Task "both": answer to a wrong move such as Mc9d9.
lesson-chase-boost-both-away = Eat the pellet first: it's right beside you, on a9.

# Task "both": answer to a wrong move such as Ma9 Mb9b8.
lesson-chase-boost-both-one = One ghost! But the boost has three steps, and Inky stands right behind Blinky.

# Task "both": answer to a wrong move such as Ma9 --.
lesson-chase-boost-both-declined = You gave the boost away. Both ghosts were in reach.

# Task "both": answer to any other move that misses the aim.
lesson-chase-boost-both-not-yet = Both ghosts in one boost: first b8, then c8.

# Task "both": said when it is done.
lesson-chase-boost-both-done = Two ghosts in three steps. They're back only after a catch.

# Task "hide": what to do, above the board. The reader plays PAC-MAN.
lesson-chase-boost-hide = Eat Blinky and end where no ghost sees you.

# Task "hide": hint 1 of 2, shown when asked for.
lesson-chase-boost-hide-hint-1 = Inky on c7 sees along row 7. Don't end there.

# Task "hide": hint 2 of 2, shown when asked for.
lesson-chase-boost-hide-hint-2 = Eat Blinky on a7 and take the third step: a6, or back to a8.

# Task "hide": answer to a wrong move such as Ma8a7.
lesson-chase-boost-hide-seen = Blinky is eaten, but a ghost sees you there. You have a step left to get out of sight.

# Task "hide": answer to a wrong move such as Mb9b8.
lesson-chase-boost-hide-missed = Blinky is on a7. Eat it first.

# Task "hide": answer to a wrong move such as --.
lesson-chase-boost-hide-declined = Use the boost: Blinky is in reach.

# Task "hide": answer to any other move that misses the aim.
lesson-chase-boost-hide-not-yet = Eat Blinky on a7, then leave row 7.

# Task "hide": said when it is done.
lesson-chase-boost-hide-done = Fed and hidden. Think about where a boost ends, not only whom it eats.

# Title of the lesson, in the list of lessons and above its board. Short.
lesson-chase-sight = Sight and frenzy

# Under the title: what the lesson is about.
lesson-chase-sight-lead = A ghost that sees you along a row or a column gets excited and walks two steps instead of one. Fences block its view.

# Task "hide": what to do, above the board. The reader plays PAC-MAN.
lesson-chase-sight-hide = Pinky and Clyde see you. Walk to where no ghost sees you.

# Task "hide": hint 1 of 2, shown when asked for.
lesson-chase-sight-hide-hint-1 = Leave row 5 and column e: ghosts stand at their ends.

# Task "hide": hint 2 of 2, shown when asked for.
lesson-chase-sight-hide-hint-2 = Turn a corner: f5, then f6.

# Task "hide": answer to a wrong move such as Me4e3.
lesson-chase-sight-hide-straight = You're still in a ghost's row or column, with no fence between. Turn a corner.

# Task "hide": answer to any other move that misses the aim.
lesson-chase-sight-hide-not-yet = Some ghost still sees you.

# Task "hide": said when it is done.
lesson-chase-sight-hide-done = Nobody sees you, so every ghost walks only one step.

# Task "frenzy": what to do, above the board. The reader plays the ghosts.
lesson-chase-sight-frenzy = Now you play the ghosts. Blinky sees PAC-MAN, so it walks two steps. Catch him.

# Task "frenzy": hint 1 of 2, shown when asked for.
lesson-chase-sight-frenzy-hint-1 = PAC-MAN is two squares below Blinky.

# Task "frenzy": hint 2 of 2, shown when asked for.
lesson-chase-sight-frenzy-hint-2 = Walk Blinky to e5 and e4.

# Task "frenzy": answer to a wrong move such as Bd6d5.
lesson-chase-sight-frenzy-away = Two steps, but not onto PAC-MAN. He's right below.

# Task "frenzy": answer to a wrong move such as Be5.
lesson-chase-sight-frenzy-short = A ghost that sees PAC-MAN walks two steps.

# Task "frenzy": answer to any other move that misses the aim.
lesson-chase-sight-frenzy-not-yet = Walk Blinky straight down onto PAC-MAN.

# Task "frenzy": said when it is done.
lesson-chase-sight-frenzy-done = Caught from two squares away. That's why being seen is dangerous.

# Task "fence": what to do, above the board. The reader plays PAC-MAN.
lesson-chase-sight-fence = Ghosts all around you. Find the one square where nobody sees you: a fence will help.

# Task "fence": hint 1 of 2, shown when asked for.
lesson-chase-sight-fence-hint-1 = Clyde watches row 5, Inky row 6 and Pinky column f. Blinky stands in column e, but a fence is in front of it.

# Task "fence": hint 2 of 2, shown when asked for.
lesson-chase-sight-fence-hint-2 = Walk to e4.

# Task "fence": answer to a wrong move such as Me5d5.
lesson-chase-sight-fence-seen = A ghost looks straight at you there. Check the row and the column of the square where you end.

# Task "fence": answer to any other move that misses the aim.
lesson-chase-sight-fence-not-yet = Check the row and the column of your last square.

# Task "fence": said when it is done.
lesson-chase-sight-fence-done = Blinky is in your column, but the fence hides you. Ghosts and pellets don't block a view, only fences do.

# Title of the lesson, in the list of lessons and above its board. Short.
lesson-chase-catch = The catch

# Under the title: what the lesson is about.
lesson-chase-catch-lead = A ghost that reaches PAC-MAN catches him. That costs a life, and everyone goes home for a new start.

# Task "catch": what to do, above the board. The reader plays the ghosts.
lesson-chase-catch-catch = You play the ghosts. Catch PAC-MAN with Blinky, and watch what happens then.

# Task "catch": hint 1 of 2, shown when asked for.
lesson-chase-catch-catch-hint-1 = Blinky stands right above PAC-MAN.

# Task "catch": hint 2 of 2, shown when asked for.
lesson-chase-catch-catch-hint-2 = Walk Blinky to e4. The catch ends its walk.

# Task "catch": answer to a wrong move such as Bd5d4.
lesson-chase-catch-catch-away = PAC-MAN gets away. Walk right onto his square.

# Task "catch": answer to a wrong move such as Be4e3.
lesson-chase-catch-catch-through = The catch ends the walk: Blinky stops on e4.

# Task "catch": answer to any other move that misses the aim.
lesson-chase-catch-catch-not-yet = Walk Blinky onto e4.

# Task "catch": said when it is done.
lesson-chase-catch-catch-done = Caught! PAC-MAN loses a life, all pieces go home, and he walks first.

# Task "again": what to do, above the board. The reader plays PAC-MAN.
lesson-chase-catch-again = You're PAC-MAN again, with two lives. The pellets you ate stay eaten, and two are left on the right. You walk first: get two steps closer to one, and stay safe.

# Task "again": hint 1 of 2, shown when asked for.
lesson-chase-catch-again-hint-1 = Both pellets are in the right corners, 8 steps away.

# Task "again": hint 2 of 2, shown when asked for.
lesson-chase-catch-again-hint-2 = Walk f5 and f4, or f5 and f6.

# Task "again": answer to a wrong move such as Md5d4.
lesson-chase-catch-again-left = The pellets on the left are eaten. The last two are on the right.

# Task "again": answer to any other move that misses the aim.
lesson-chase-catch-again-not-yet = Get two steps closer to i1 or i9.

# Task "again": said when it is done.
lesson-chase-catch-again-done = A fresh start for everyone, but your pellets still count.

# Task "last": what to do, above the board. The reader plays the ghosts.
lesson-chase-catch-last = PAC-MAN is on his last life, and one pellet from winning. Win with the ghosts, now.

# Task "last": hint 1 of 2, shown when asked for.
lesson-chase-catch-last-hint-1 = Blinky sees PAC-MAN, so it has two steps.

# Task "last": hint 2 of 2, shown when asked for.
lesson-chase-catch-last-hint-2 = Walk Blinky to c6 and c5.

# Task "last": answer to a wrong move such as Bb7b6.
lesson-chase-catch-last-away = So close! Blinky can reach PAC-MAN: two steps straight down.

# Task "last": answer to any other move that misses the aim.
lesson-chase-catch-last-not-yet = Blinky can catch PAC-MAN this turn.

# Task "last": said when it is done.
lesson-chase-catch-last-done = The third catch ends the game: the ghosts win.

# Title of the lesson, in the list of lessons and above its board. Short.
lesson-chase-surround = Surround him

# Under the title: what the lesson is about.
lesson-chase-surround-lead = One ghost alone rarely catches PAC-MAN. Together you close his ways out.

# Task "door": what to do, above the board. The reader plays the ghosts.
lesson-chase-surround-door = PAC-MAN sits in a corner of fences, and Pinky guards the left. Move Clyde so that some ghost can catch him wherever he walks.

# Task "door": hint 1 of 2, shown when asked for.
lesson-chase-surround-door-hint-1 = PAC-MAN must walk two steps. Which way out is still open?

# Task "door": hint 2 of 2, shown when asked for.
lesson-chase-surround-door-hint-2 = Clyde closes the door on c1.

# Task "door": answer to a wrong move such as Ce1.
lesson-chase-surround-door-wait = PAC-MAN slips out along the bottom. Come closer.

# Task "door": answer to a wrong move such as Cd2.
lesson-chase-surround-door-up = There's a fence between d2 and PAC-MAN, so Clyde guards nothing there.

# Task "door": answer to any other move that misses the aim.
lesson-chase-surround-door-not-yet = He can still get away. Close the bottom.

# Task "door": said when it is done.
lesson-chase-surround-door-done = Trapped: whatever he does, somebody catches him.

# Task "close": what to do, above the board. The reader plays the ghosts.
lesson-chase-surround-close = The same trap, played to the end: close the door, let PAC-MAN walk, and catch him in the next round.

# Task "close": hint 1 of 2, shown when asked for.
lesson-chase-surround-close-hint-1 = First Clyde to c1. Then PAC-MAN walks, and the ghosts move in turn: Blinky, Inky, Pinky, Clyde.

# Task "close": hint 2 of 2, shown when asked for.
lesson-chase-surround-close-hint-2 = PAC-MAN will end next to Pinky. Let Blinky and Inky walk anywhere, then catch him with Pinky.

# Task "close": answer to a wrong move such as Ce1.
lesson-chase-surround-close-open = Now PAC-MAN gets away. Close the bottom first: Clyde to c1.

# Task "close": answer to a wrong move such as Cc1 Bf6 Ih7 Pa4a5.
lesson-chase-surround-close-missed = PAC-MAN is right beside Pinky. Catch him!

# Task "close": answer to any other move that misses the aim.
lesson-chase-surround-close-not-yet = Clyde to c1, then Pinky catches PAC-MAN on a2.

# Task "close": said when it is done.
lesson-chase-surround-close-done = Caught by teamwork. Every ghost had its part.

# Task "pair": what to do, above the board. The reader plays the ghosts.
lesson-chase-surround-pair = Blinky blocks the top. Now move Pinky, then Clyde, so that PAC-MAN can't get away.

# Task "pair": hint 1 of 2, shown when asked for.
lesson-chase-surround-pair-hint-1 = Pinky watches the bottom row from the right, and Clyde takes the left.

# Task "pair": hint 2 of 2, shown when asked for.
lesson-chase-surround-pair-hint-2 = Pinky to e1, Clyde to b2.

# Task "pair": answer to a wrong move such as Pf2.
lesson-chase-surround-pair-pinky = Pinky should come nearer along the bottom row.

# Task "pair": answer to a wrong move such as Pe1 Cc1.
lesson-chase-surround-pair-clyde = PAC-MAN gets out on the left. Put Clyde there, right beside him.

# Task "pair": answer to any other move that misses the aim.
lesson-chase-surround-pair-not-yet = Pinky comes along the bottom row, Clyde stands to the left of PAC-MAN.

# Task "pair": said when it is done.
lesson-chase-surround-pair-done = Three ghosts, no way out. That's how ghosts win.

# Title of the lesson, in the list of lessons and above its board. Short.
lesson-advanced-opening = The opening

# Under the title: what the lesson is about.
lesson-advanced-opening-lead = In the first four turns PAC-MAN does one thing: he walks or he places a fence. The ghosts are still locked in.

# Task "enter": what to do, above the board. The reader plays PAC-MAN.
lesson-advanced-opening-enter = Choose a respawn square to enter on, then walk two steps towards a pellet.

# Task "enter": hint 1 of 2, shown when asked for.
lesson-advanced-opening-enter-hint-1 = The respawn squares are in the middle of the four edges, the pellets in the corners.

# Task "enter": hint 2 of 2, shown when asked for.
lesson-advanced-opening-enter-hint-2 = Enter on e1, then walk along the bottom: d1, c1.

# Task "enter": answer to a wrong move such as M@e1 a4h.
lesson-advanced-opening-enter-fence = A fence is allowed too, but walk this time: two steps towards a corner.

# Task "enter": answer to a wrong move such as M@e1 Me2e3.
lesson-advanced-opening-enter-middle = The pellets are in the corners. Walk along the edge.

# Task "enter": answer to a wrong move such as M@c3.
lesson-advanced-opening-enter-square = You can only enter on a respawn square, in the middle of an edge.

# Task "enter": answer to any other move that misses the aim.
lesson-advanced-opening-enter-not-yet = Walk along the edge, towards a corner.

# Task "enter": said when it is done.
lesson-advanced-opening-enter-done = Two steps from a pellet already. The ghosts can't walk yet: use that time.

# Task "take": what to do, above the board. The reader plays PAC-MAN.
lesson-advanced-opening-take = Turn 2. A pellet is two steps away: take it.

# Task "take": hint 1 of 2, shown when asked for.
lesson-advanced-opening-take-hint-1 = It's on a1.

# Task "take": hint 2 of 2, shown when asked for.
lesson-advanced-opening-take-hint-2 = Walk b1, a1.

# Task "take": answer to a wrong move such as a4h.
lesson-advanced-opening-take-fence = One thing a turn: now you can't walk. The pellet was only two steps away.

# Task "take": answer to a wrong move such as Md1e1.
lesson-advanced-opening-take-away = You came from e1, and you can't go straight back there. The pellet is the other way.

# Task "take": answer to a wrong move such as Mc2c3.
lesson-advanced-opening-take-off = The pellet is on a1, to your left.

# Task "take": answer to any other move that misses the aim.
lesson-advanced-opening-take-not-yet = The pellet is on a1.

# Task "take": said when it is done.
lesson-advanced-opening-take-done = The first pellet is yours, and no ghost has moved yet.

# Task "fence": what to do, above the board. The reader plays PAC-MAN.
lesson-advanced-opening-fence = Turn 4: after this one the ghosts run. Clyde is two steps above you. Place a fence so that it needs at least four.

# Task "fence": hint 1 of 2, shown when asked for.
lesson-advanced-opening-fence-hint-1 = A flat fence between you and Clyde.

# Task "fence": hint 2 of 2, shown when asked for.
lesson-advanced-opening-fence-hint-2 = Try e3h, right below Clyde.

# Task "fence": answer to a wrong move such as Me1e9.
lesson-advanced-opening-fence-walk = You could run, but try the fence: you have twelve of them.

# Task "fence": answer to a wrong move such as a1h.
lesson-advanced-opening-fence-useless = Clyde still reaches you in two or three steps. Put the fence between you.

# Task "fence": answer to any other move that misses the aim.
lesson-advanced-opening-fence-not-yet = The fence belongs between you and Clyde.

# Task "fence": said when it is done.
lesson-advanced-opening-fence-done = Well prepared. From turn 5 on you walk and may place a fence, every turn.

# Title of the lesson, in the list of lessons and above its board. Short.
lesson-advanced-tunnels = Tunnels

# Under the title: what the lesson is about.
lesson-advanced-tunnels-lead = Opposite respawn squares are joined by a tunnel: one step takes you from edge to edge.

# Task "through": what to do, above the board. The reader plays PAC-MAN.
lesson-advanced-tunnels-through = Go through the tunnel: from e1 the next step leads to e9.

# Task "through": hint 1 of 2, shown when asked for.
lesson-advanced-tunnels-through-hint-1 = First step down to e1.

# Task "through": hint 2 of 2, shown when asked for.
lesson-advanced-tunnels-through-hint-2 = Go to e1, then e9.

# Task "through": answer to a wrong move such as Me3e4.
lesson-advanced-tunnels-through-missed = The tunnel is on e1, right below you.

# Task "through": answer to any other move that misses the aim.
lesson-advanced-tunnels-through-not-yet = Step onto e1, then to e9.

# Task "through": said when it is done.
lesson-advanced-tunnels-through-done = From the bottom to the top in one step. No fence can ever close a tunnel.

# Task "escape": what to do, above the board. The reader plays PAC-MAN.
lesson-advanced-tunnels-escape = Ghosts on all sides, and each walks up to two steps. Get away from all of them.

# Task "escape": hint 1 of 2, shown when asked for.
lesson-advanced-tunnels-escape-hint-1 = On this side of the board you can't. What about the other side?

# Task "escape": hint 2 of 2, shown when asked for.
lesson-advanced-tunnels-escape-hint-2 = The tunnel: a5, then i5.

# Task "escape": answer to a wrong move such as Mc5.
lesson-advanced-tunnels-escape-caught = You walked into a ghost. Use the tunnel.

# Task "escape": answer to a wrong move such as Mb4a4.
lesson-advanced-tunnels-escape-near = A ghost can reach you there with two steps. Use the tunnel.

# Task "escape": answer to any other move that misses the aim.
lesson-advanced-tunnels-escape-not-yet = Only the tunnel saves you: a5, then i5.

# Task "escape": said when it is done.
lesson-advanced-tunnels-escape-done = Gone! But remember that ghosts use tunnels too.

# Task "hunt": what to do, above the board. The reader plays the ghosts.
lesson-advanced-tunnels-hunt = You play the ghosts, and each has up to two steps. PAC-MAN thinks he's safe on i5. Catch him.

# Task "hunt": hint 1 of 2, shown when asked for.
lesson-advanced-tunnels-hunt-hint-1 = Which ghost is close to the other end of the tunnel?

# Task "hunt": hint 2 of 2, shown when asked for.
lesson-advanced-tunnels-hunt-hint-2 = Blinky: a5, then i5.

# Task "hunt": answer to a wrong move such as Bb4c4.
lesson-advanced-tunnels-hunt-blinky = Right ghost, wrong way: a5, and then through the tunnel.

# Task "hunt": answer to a wrong move such as Ig6h6.
lesson-advanced-tunnels-hunt-other = That ghost is too far away. Blinky is right at the tunnel.

# Task "hunt": answer to any other move that misses the aim.
lesson-advanced-tunnels-hunt-not-yet = Blinky can reach PAC-MAN through the tunnel.

# Task "hunt": said when it is done.
lesson-advanced-tunnels-hunt-done = Right through the tunnel. Count its ends as neighbours.

# Title of the lesson, in the list of lessons and above its board. Short.
lesson-advanced-chamber = The Chamber

# Under the title: what the lesson is about.
lesson-advanced-chamber-lead = The ghosts start locked in the Chamber. In turns 1 to 4 they move one of its four fences each turn, to any free place.

# Task "open": what to do, above the board. The reader plays the ghosts.
lesson-advanced-chamber-open = You play the ghosts. Take the Chamber fence that stands between Inky and PAC-MAN, and put it where it isn't in Inky's way.

# Task "open": hint 1 of 2, shown when asked for.
lesson-advanced-chamber-open-hint-1 = PAC-MAN is on the right, so open the right side of the Chamber.

# Task "open": hint 2 of 2, shown when asked for.
lesson-advanced-chamber-open-hint-2 = Take e4v and put it anywhere far away.

# Task "open": answer to a wrong move such as d3h>b7h.
lesson-advanced-chamber-open-wall = Inky still has a long way round, or none. Take e4v, and don't put it back in Inky's way.

# Task "open": answer to a wrong move such as a1h.
lesson-advanced-chamber-open-placed = In the opening you don't place new fences: you move one of the Chamber's.

# Task "open": answer to any other move that misses the aim.
lesson-advanced-chamber-open-not-yet = Inky has to get to PAC-MAN in three steps. Take the fence e4v away.

# Task "open": said when it is done.
lesson-advanced-chamber-open-done = The Chamber is open, and from turn 5 on Inky runs straight at him.

# Task "slow": what to do, above the board. The reader plays the ghosts.
lesson-advanced-chamber-slow = The fence you take can do something useful elsewhere. PAC-MAN is two steps from a pellet: make that at least four.

# Task "slow": hint 1 of 2, shown when asked for.
lesson-advanced-chamber-slow-hint-1 = He's running down the left edge, to a1.

# Task "slow": hint 2 of 2, shown when asked for.
lesson-advanced-chamber-slow-hint-2 = Take any Chamber fence and put it on a1h or a2h, across his way.

# Task "slow": answer to a wrong move such as d3h>g7h.
lesson-advanced-chamber-slow-useless = The Chamber is open, but PAC-MAN still takes his pellet. Put the fence across his way.

# Task "slow": answer to a wrong move such as d3h>d3h.
lesson-advanced-chamber-slow-same = It has to go to another place.

# Task "slow": answer to any other move that misses the aim.
lesson-advanced-chamber-slow-not-yet = Put the fence between PAC-MAN and the pellet.

# Task "slow": said when it is done.
lesson-advanced-chamber-slow-done = Opened the Chamber and slowed PAC-MAN down with the same fence.

# Task "whole": what to do, above the board. The reader plays the ghosts.
lesson-advanced-chamber-whole = An upright fence stands near the bottom left corner. Try to close that corner with a Chamber fence, and see what the rules say.

# Task "whole": hint 1 of 2, shown when asked for.
lesson-advanced-chamber-whole-hint-1 = The corner is a1, b1, a2 and b2. Its open side is at the top.

# Task "whole": hint 2 of 2, shown when asked for.
lesson-advanced-chamber-whole-hint-2 = Move c4v to a2h.

# Task "whole": answer to a wrong move such as c4v>g7h.
lesson-advanced-chamber-whole-allowed = That's allowed. Try the one that would close the corner: a2h.

# Task "whole": answer to any other move that misses the aim.
lesson-advanced-chamber-whole-not-yet = Try to put a Chamber fence on a2h.

# Task "whole": said when it is done.
lesson-advanced-chamber-whole-done = Refused: no square of the board may ever be cut off, not even an empty one.

# Title of the lesson, in the list of lessons and above its board. Short.
lesson-advanced-reserve = Reserve and spending

# Under the title: what the lesson is about.
lesson-advanced-reserve-lead = Here a pellet doesn't stop you: you keep it. Later you can spend it for two extra steps that eat ghosts.

# Task "take": what to do, above the board. The reader plays PAC-MAN.
lesson-advanced-reserve-take = Take the pellet on a1 and walk on: it doesn't stop you.

# Task "take": hint 1 of 2, shown when asked for.
lesson-advanced-reserve-take-hint-1 = Two steps, the first one onto the pellet.

# Task "take": hint 2 of 2, shown when asked for.
lesson-advanced-reserve-take-hint-2 = Go to a1, then a2.

# Task "take": answer to a wrong move such as Mb2b3.
lesson-advanced-reserve-take-missed = The pellet is right beside you, on a1.

# Task "take": answer to a wrong move such as Ma1.
lesson-advanced-reserve-take-short = The pellet doesn't stop you here: walk both steps.

# Task "take": answer to any other move that misses the aim.
lesson-advanced-reserve-take-not-yet = Walk across a1.

# Task "take": said when it is done.
lesson-advanced-reserve-take-done = It's in your reserve now. But the ghosts got faster: with one or two pellets eaten they walk two steps, with three they walk three.

# Task "spend": what to do, above the board. The reader plays PAC-MAN.
lesson-advanced-reserve-spend = Blinky is close. Spend your pellet and eat it: an eaten ghost is out for the whole game.

# Task "spend": hint 1 of 2, shown when asked for.
lesson-advanced-reserve-spend-hint-1 = Spending comes first, then you get up to two extra steps.

# Task "spend": hint 2 of 2, shown when asked for.
lesson-advanced-reserve-spend-hint-2 = Spend, then walk e4 and e5.

# Task "spend": answer to a wrong move such as Me4e5.
lesson-advanced-reserve-spend-caught = Without spending, Blinky catches you. Spend the pellet first.

# Task "spend": answer to a wrong move such as $ Mc4c3.
lesson-advanced-reserve-spend-wasted = The pellet is gone and Blinky is still there. It's on e5, two steps away.

# Task "spend": answer to a wrong move such as Md3c3 --.
lesson-advanced-reserve-spend-declined = You kept the pellet. That's fine in a game, but here: eat Blinky.

# Task "spend": answer to any other move that misses the aim.
lesson-advanced-reserve-spend-not-yet = Spend the pellet and walk onto e5.

# Task "spend": said when it is done.
lesson-advanced-reserve-spend-done = Blinky is out for good, and your normal walk is still to come.

# Task "reach": what to do, above the board. The reader plays PAC-MAN.
lesson-advanced-reserve-reach = The last pellet is four steps away, and you have one in reserve. Win this turn.

# Task "reach": hint 1 of 2, shown when asked for.
lesson-advanced-reserve-reach-hint-1 = Your walk has two steps, and a spent pellet gives two more.

# Task "reach": hint 2 of 2, shown when asked for.
lesson-advanced-reserve-reach-hint-2 = Walk f9, g9. Spend. Walk h9, i9.

# Task "reach": answer to a wrong move such as Me8e7.
lesson-advanced-reserve-reach-off = You need all four steps, and all of them towards i9.

# Task "reach": answer to a wrong move such as Mf9g9 --.
lesson-advanced-reserve-reach-kept = You stopped halfway. Spend your pellet for two more steps.

# Task "reach": answer to any other move that misses the aim.
lesson-advanced-reserve-reach-not-yet = All four steps along the top row: two as a walk, two by spending.

# Task "reach": said when it is done.
lesson-advanced-reserve-reach-done = Four steps in one turn, and the fourth pellet wins. Spent pellets still count as eaten.

# Title of the lesson, in the list of lessons and above its board. Short.
lesson-advanced-walk-then-fence = Walk, then fence

# Under the title: what the lesson is about.
lesson-advanced-walk-then-fence-lead = From turn 5 on everyone walks first and may then place a fence: PAC-MAN, and after him each ghost.

# Task "shield": what to do, above the board. The reader plays PAC-MAN.
lesson-advanced-walk-then-fence-shield = Take the pellet, then place a fence so that no ghost can catch you.

# Task "shield": hint 1 of 2, shown when asked for.
lesson-advanced-walk-then-fence-shield-hint-1 = After the walk you end right below Blinky. Put a fence between you.

# Task "shield": hint 2 of 2, shown when asked for.
lesson-advanced-walk-then-fence-shield-hint-2 = Walk a1, a2, then place a2h.

# Task "shield": answer to a wrong move such as Mb2b3.
lesson-advanced-walk-then-fence-shield-missed = You left the pellet behind. Walk across a1 first.

# Task "shield": answer to a wrong move such as Ma1a2 h7h.
lesson-advanced-walk-then-fence-shield-open = Blinky still reaches you: it walks two steps now. Put the fence right between you.

# Task "shield": answer to a wrong move such as Ma1a2 --.
lesson-advanced-walk-then-fence-shield-declined = Without a fence Blinky catches you. Place one.

# Task "shield": answer to any other move that misses the aim.
lesson-advanced-walk-then-fence-shield-not-yet = Walk a1, a2, then a flat fence between you and Blinky.

# Task "shield": said when it is done.
lesson-advanced-walk-then-fence-shield-done = Pellet taken, door shut. First the walk, then the fence.

# Task "behind": what to do, above the board. The reader plays PAC-MAN.
lesson-advanced-walk-then-fence-behind = Blinky is two steps behind you and as fast as you. Walk away, then place a fence behind you, so that Blinky needs at least six steps.

# Task "behind": hint 1 of 2, shown when asked for.
lesson-advanced-walk-then-fence-behind-hint-1 = Turn a corner, then put a flat fence right across Blinky's short way.

# Task "behind": hint 2 of 2, shown when asked for.
lesson-advanced-walk-then-fence-behind-hint-2 = Walk e3, d3, then place d4h.

# Task "behind": answer to a wrong move such as Me3e2.
lesson-advanced-walk-then-fence-behind-straight = From e2 no single fence makes Blinky's way six steps long. Turn a corner instead.

# Task "behind": answer to a wrong move such as Me5e6.
lesson-advanced-walk-then-fence-behind-caught = That's Blinky! Walk the other way.

# Task "behind": answer to a wrong move such as Me3d3 a1h.
lesson-advanced-walk-then-fence-behind-open = Blinky still needs fewer than six steps. Put the fence across its shortest way.

# Task "behind": answer to any other move that misses the aim.
lesson-advanced-walk-then-fence-behind-not-yet = Turn a corner, then fence off the short way.

# Task "behind": said when it is done.
lesson-advanced-walk-then-fence-behind-done = Six steps ahead. Walk and fence together beat a faster ghost.

# Task "ghosts": what to do, above the board. The reader plays the ghosts.
lesson-advanced-walk-then-fence-ghosts = You play the ghosts, and only Clyde is left to move. Walk anywhere, then place a fence that costs PAC-MAN at least two steps to his pellet.

# Task "ghosts": hint 1 of 2, shown when asked for.
lesson-advanced-walk-then-fence-ghosts-hint-1 = He's on his way down the left edge, to a1.

# Task "ghosts": hint 2 of 2, shown when asked for.
lesson-advanced-walk-then-fence-ghosts-hint-2 = Walk Clyde, then place a2h.

# Task "ghosts": answer to a wrong move such as Ch7 --.
lesson-advanced-walk-then-fence-ghosts-declined = The ghosts share four fences. Now is a good time for one.

# Task "ghosts": answer to a wrong move such as Ch7 g7h.
lesson-advanced-walk-then-fence-ghosts-useless = That isn't in PAC-MAN's way. He's running down the left edge.

# Task "ghosts": answer to any other move that misses the aim.
lesson-advanced-walk-then-fence-ghosts-not-yet = Put a flat fence across the left edge, below PAC-MAN.

# Task "ghosts": said when it is done.
lesson-advanced-walk-then-fence-ghosts-done = Slowed down. But use them well: the ghosts have only four fences for the whole game.

# Title of the lesson, in the list of lessons and above its board. Short.
lesson-advanced-cutting-off = Cutting off

# Under the title: what the lesson is about.
lesson-advanced-cutting-off-lead = No fence may cut off a square of the board. But it may cut off a way, and that decides games.

# Task "never": what to do, above the board. The reader plays PAC-MAN.
lesson-advanced-cutting-off-never = You've walked and may place a fence. Try to close the bottom left corner, and see what happens.

# Task "never": hint 1 of 2, shown when asked for.
lesson-advanced-cutting-off-never-hint-1 = The corner is a1, b1, a2 and b2. Only its top is open.

# Task "never": hint 2 of 2, shown when asked for.
lesson-advanced-cutting-off-never-hint-2 = Place a2h.

# Task "never": answer to a wrong move such as h7h.
lesson-advanced-cutting-off-never-allowed = That's allowed. Try the one that would close the corner.

# Task "never": answer to a wrong move such as --.
lesson-advanced-cutting-off-never-declined = Try the fence: nothing bad can happen.

# Task "never": answer to any other move that misses the aim.
lesson-advanced-cutting-off-never-not-yet = Try a2h.

# Task "never": said when it is done.
lesson-advanced-cutting-off-never-done = Refused. Every square must stay reachable, or you could wall in a pellet.

# Task "pursuer": what to do, above the board. The reader plays PAC-MAN.
lesson-advanced-cutting-off-pursuer = Blinky is two steps above you. Two fences stand there already: place a third so that Blinky needs at least six steps.

# Task "pursuer": hint 1 of 2, shown when asked for.
lesson-advanced-cutting-off-pursuer-hint-1 = There's a gap in the wall, right between you and Blinky.

# Task "pursuer": hint 2 of 2, shown when asked for.
lesson-advanced-cutting-off-pursuer-hint-2 = Place e5h.

# Task "pursuer": answer to a wrong move such as e4h.
lesson-advanced-cutting-off-pursuer-little = That's a detour, but a short one. Close the gap in the wall.

# Task "pursuer": answer to a wrong move such as a1h.
lesson-advanced-cutting-off-pursuer-useless = Blinky still walks straight to you.

# Task "pursuer": answer to a wrong move such as --.
lesson-advanced-cutting-off-pursuer-declined = Blinky is two steps away and walks two. Place a fence!

# Task "pursuer": answer to any other move that misses the aim.
lesson-advanced-cutting-off-pursuer-not-yet = Close the gap between the two fences.

# Task "pursuer": said when it is done.
lesson-advanced-cutting-off-pursuer-done = One fence, and the whole wall works for you.

# Task "trap": what to do, above the board. The reader plays the ghosts.
lesson-advanced-cutting-off-trap = You play the ghosts. PAC-MAN has no fences left, and your ghosts walk two steps. Place your last fence so that he can't get away.

# Task "trap": hint 1 of 2, shown when asked for.
lesson-advanced-cutting-off-trap-hint-1 = Pinky and Clyde guard the right. He'd run to the corner, where nobody reaches him.

# Task "trap": hint 2 of 2, shown when asked for.
lesson-advanced-cutting-off-trap-hint-2 = Fence off the corner beside him: a1h or a1v.

# Task "trap": answer to a wrong move such as h7h.
lesson-advanced-cutting-off-trap-useless = He still runs into the corner and gets away. Make that way longer.

# Task "trap": answer to a wrong move such as --.
lesson-advanced-cutting-off-trap-declined = He gets away through the corner. Use your last fence.

# Task "trap": answer to any other move that misses the aim.
lesson-advanced-cutting-off-trap-not-yet = He can still get away. Fence off the way to the corner.

# Task "trap": said when it is done.
lesson-advanced-cutting-off-trap-done = Nowhere to go. That's how fences and ghosts work together.
