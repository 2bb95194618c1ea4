### Why a move cannot be played (refusal), and why the server declines a command (declined).

# Refusal shown when what was typed isn't a move at all. e2 and e3h stay as they are.
refusal-unreadable = That's not a move. Try a square such as e2, or a fence such as e3h.

# Refusal shown when someone moves after the end of the game.
refusal-game-over = The game is over.

# Refusal shown when a move is for a piece that isn't to move now.
refusal-not-your-turn = It's another piece's turn. Move that one.

# Refusal shown when the kind of move doesn't fit this part of the turn, such as a fence during a walk.
refusal-wrong-phase = You can't do that now. Finish this part of your turn first.

# Refusal shown when a move is for a piece that isn't on the board, such as an eaten ghost.
refusal-piece-off-board = That piece isn't on the board. Try another move.

# Refusal shown when someone places a fence and has none left.
refusal-no-fences-left = You have no fences left. Walk instead.

# Refusal shown when a new fence would lie across another one.
refusal-crosses-fence = That would cross another fence. Try the next gap.

# Refusal shown when a new fence would lie on top of another one, or half of it.
refusal-overlaps-fence = There's a fence already. Try the next gap.

# Refusal shown when a fence would leave a piece no way to its goal.
# $pieces: the pieces it is about, "W" or "W, X".
refusal-closes-last-route = That would close the last way of { $pieces }. Leave a gap.

# Refusal shown when a fence would leave squares nobody can reach. $squares: those squares, "a1, b2".
refusal-cuts-off-squares = That would cut off { $squares }. Leave a way in.

# Refusal shown in PAC-MAN advanced when the fence to be moved isn't one of the Chamber's.
refusal-not-a-chamber-fence = Only the Chamber's fences can be moved. Take one of those.

# Refusal shown in PAC-MAN advanced when a fence of the Chamber would be moved to where it stands.
refusal-same-slot = The fence is there already. Choose another place.

# Refusal shown when a walk goes to a square that isn't next to the piece; in a game behind board-out-of-reach. At
# most 50 letters.
refusal-too-far = That's too far. Take one step at a time.

# Refusal shown when a fence stands between the piece and the square; in a game behind board-out-of-reach. At most
# 50 letters.
refusal-fence-between = There's a fence in the way. Walk around it.

# Refusal shown in the classic games when another pawn stands on the square; in a game behind board-out-of-reach. At
# most 50 letters.
refusal-square-taken = A pawn stands there. Choose a free square.

# Refusal shown when a jump over a pawn isn't allowed to that square; in a game behind board-out-of-reach. At most 50
# letters.
refusal-no-jump = You can't jump there. Choose another square.

# Refusal shown in the PAC-MAN games when a walk has too few or too many steps, where play-why-length can't say how
# many. At most 60 letters.
refusal-wrong-length = That's the wrong number of steps. Count again.

# Refusal shown in the PAC-MAN games when a walk goes on past the square where it has to end.
refusal-must-stop = You must stop sooner.

# Refusal shown in the PAC-MAN games when a walk would go through a ghost. At most 60 letters.
refusal-ghost-in-the-way = There's a ghost in the way. Walk around it.

# Refusal shown to the ghosts when a walk would go over a pellet. At most 60 letters.
refusal-pellet-in-the-way = There's a pellet in the way. Walk around it.

# Refusal shown to the ghosts when a walk would end on a pellet.
refusal-ends-on-pellet = You can't stop on a pellet. Walk past it, or stop before.

# Refusal shown in the PAC-MAN games when a walk would end on a ghost's square. At most 60 letters.
refusal-ends-on-ghost = You can't stop on a ghost. Choose another square.

# Refusal shown in PAC-MAN advanced when a walk would end on the square it began on. At most 60 letters.
refusal-ends-where-it-began = You can't end where you started. End elsewhere.

# Refusal shown in PAC-MAN advanced when a walk would end where the piece stood before its last walk.
refusal-ends-on-previous-square = You can't go straight back.

# Refusal shown to the ghosts when a walk of more than one step would turn. At most 60 letters.
refusal-not-straight = No turns here: walk in a straight line.

# Refusal shown when someone passes, though there is a move.
refusal-must-move = You can't pass while you have a move. Play it.

# Refusal shown in PAC-MAN advanced when PAC-MAN would come onto the board on a square not meant for it.
refusal-not-a-respawn-square = PAC-MAN can't enter there. Choose a respawn square.

# Refusal shown in PAC-MAN advanced when PAC-MAN would come onto the board where a piece stands.
refusal-respawn-square-taken = Someone is standing there. Choose another respawn square.

# Refusal shown in PAC-MAN advanced when PAC-MAN would spend a pellet and has none.
refusal-no-pellet-in-reserve = You have no pellet to spend. Eat one first.

# Refusal: the server does not understand what the page has sent.
declined-bad-message = The server couldn't read that. Reload the page and try again.

# Refusal: these rules, seats or this board do not fit together.
declined-bad-setup = A table can't be set up like this.

# Refusal: a link of an invitation, or to another device, no longer works.
declined-bad-secret = This link is used up or invalid. Ask for a new one.

# Refusal: somebody has typed a table's code that does not exist.
declined-bad-code = No table has this code. Check it and type it again.

# Refusal: the server does not know who this browser is. "Reload" as in browsers.
declined-bad-token = We couldn't recognise you. Reload the page.

# Refusal: the command came from a page of another site.
declined-bad-origin = This page can't speak for you here. Open the game's own address.

# Refusal, and banner on the first screen: for a person whom the host of the server has banned.
declined-banned = The host of this server has banned you. If you think that's a mistake, write to them.

# Refusal: the server was reached under an address that is not its own.
declined-bad-host = This address isn't served here. Use the one you were given.

# Refusal: a name consists only of signs that cannot be seen.
declined-bad-name = Nobody can see this name. Pick another one.

# Refusal, and title of a page in place of a table: it does not exist.
declined-no-such-match = There's no such table.

# Refusal: the table has no seat with this number.
declined-no-such-seat = There's no such seat. Choose another one.

# Refusal for a person who tries to sit down at a private table without its link.
declined-invited-only = This table is private. To sit down you need its link or code.

# Refusal for a person whose seat was freed by the one who opened the table.
declined-sent-away = You were asked to leave this table. Join another one, or make your own.

# Refusal at a public table for a person on the same network (the same home or school) as somebody
# whose seat was freed by the one who opened the table.
declined-network-sent-away = Somebody on your network was asked to leave this table. Its owner can send you a link.

# Refusal for a person who only watches and tries to act at the table.
declined-not-seated = You aren't sitting at this table. Take a free seat, or just watch.

# Refusal: somebody tries to act for a seat of another person.
declined-not-your-seat = That isn't your seat. Play from your own.

# Refusal of a move or a hint.
declined-not-your-turn = It isn't your turn yet. Wait a little.

# Refusal: for people at a table who did not open it.
declined-not-owner = Only the person who opened the table can do this.

# Refusal for players of the ghosts in a team with a captain (home-new-team-captain).
declined-not-captain = Only the captain can decide this.

# Refusal of a command that needs a running game.
declined-not-started = The game hasn't started yet. Wait for the start.

# Refusal of the start, for the person who opened the table.
declined-not-full = Some seats are still free. Fill them first.

# Refusal of a rematch or a review while the game still runs.
declined-not-over = The game isn't over yet. Finish it first.

# Refusal of a hint or of taking back, at a table without "Undo and hints".
declined-not-casual = Undo and hints are off at this table. Play on without them.

# Refusal: somebody claims a win, or lets the computer play, because another person is away.
declined-not-gone = They haven't been away for long enough. Wait a little.

# The same claim refused because the person who is away is not to move.
declined-not-their-turn = It isn't their turn, so nobody is kept waiting. Play on.

# Refusal of something that is only possible before the start.
declined-started = The game has started. Now you can only play or watch.

# Refusal of something that is only possible while the game runs.
declined-finished = The game is over. Start a new one.

# Refusal: the command was meant for an earlier position.
declined-stale = The game has moved on. Check the board.

# Refusal of a move, if no sentence with the exact rule is known.
declined-illegal = That move isn't allowed. Try another one.

# Refusal of a move: the clock has reached zero.
declined-time-is-up = Your time is up.

# Refusal: somebody else sat down first.
declined-seat-taken = That seat is taken. Choose another one.

# Refusal: somebody else at the table has this look for a pawn (table-character).
declined-character-taken = That figure is taken. Choose another one.

# Refusal when ghosts are given to seats, in PAC-MAN games. For the person who opened the table.
declined-bad-shares = Every ghost needs a seat, and every seat a ghost.

# Refusal: the offer of a draw, a rematch, … that is answered does not exist any more.
declined-no-offer = There's nothing to answer any more. Play on.

# Refusal: a draw, a rematch, … is offered twice.
declined-offered-already = You've offered that already.

# Refusal of the offer of a draw to the computer.
declined-bot-declines = The computer declines.

# Refusal of taking back before one's own first move.
declined-nothing-to-take-back = There's nothing to take back.

# Refusal of ending a game without a result; that is only possible in its first moves.
declined-too-late-to-abort = It's too late to call off the game. You can resign.

# Refusal of proposing a move to teammates, for a person who plays a side alone.
declined-no-team = You have no teammates. Play the move yourself.

# Refusal: too many commands in a short time.
declined-too-many = That's too fast. Wait a moment.

# Refusal for a person who opens a table or sits down, but has too many open tables.
declined-too-many-tables = You're at enough open tables. Leave one first.

# Refusal: a message or file that is sent to the server is too large.
declined-too-large = That's too large. Try something smaller.

# Refusal: the server has too much to do.
declined-busy = The server is busy. Try again in a moment.

# Refusal: an error in the server itself.
declined-failed = Something went wrong on the server. Try again.

# Why a person who was tapped in the list of waiting people cannot be met.
declined-not-waiting = They've just found another game. Pick someone else.

# Refusal on the page: someone asked for the perfect computer where there are no tables for it.
declined-no-perfect = The perfect computer can't play this table. Choose a level from 1 to 8.

# Why a game cannot start yet.
declined-not-agreed = Not everyone has agreed to the new rules yet. Wait for them, or give their seats away.
