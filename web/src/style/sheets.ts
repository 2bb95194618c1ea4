/**
 * All style sheets, in the order in which they override each other.
 *
 * They make one file, loaded with the first screen: a screen whose program comes later is styled
 * already when it is shown, and the order does not depend on which part imports what.
 */

import './tokens.css';
import './base.css';

import '../screens/elsewhere/elsewhere.css';
import '../board/board.css';
import '../parts/replay.css';
import '../parts/expect.css';
import '../screens/home/home.css';
import '../screens/games/games.css';
import '../screens/home/new.css';
import '../screens/join/join.css';
import '../screens/play/play.css';
import '../screens/table/table.css';
import '../screens/watch/watch.css';
import '../screens/learn/learn.css';
import '../screens/rules/rules.css';
import '../screens/review/review.css';
import '../screens/puzzle/puzzle.css';
import '../screens/analysis/analysis.css';
import '../screens/editor/editor.css';
import '../screens/spoken/spoken.css';

// After all screens, since it overrides them.
import './forced.css';
