// The race of two on boardgame.io's server: the same rules as ours, checked for every move.
const { Server } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const STEPS = [[0, 1], [0, -1], [1, 0], [-1, 0]];
const GOALS = [8, 0];
const square = (text) => [text.charCodeAt(0) - 97, Number(text[1]) - 1];
const name = ([file, rank]) => String.fromCharCode(97 + file) + (rank + 1);
const inside = ([file, rank]) => file >= 0 && file < 9 && rank >= 0 && rank < 9;

// A fence covers two steps; `e3h` lies above e3 and f3, `e3v` stands right of e3 and e4.
function blocked(fences, [file, rank], [dx, dy]) {
  if (dy) {
    const low = dy > 0 ? rank : rank - 1;
    return fences.includes(`${name([file, low])}h`) || (file > 0 && fences.includes(`${name([file - 1, low])}h`));
  }
  const left = dx > 0 ? file : file - 1;
  return fences.includes(`${name([left, rank])}v`) || (rank > 0 && fences.includes(`${name([left, rank - 1])}v`));
}

function step(fences, from, way) {
  const to = [from[0] + way[0], from[1] + way[1]];
  return inside(to) && !blocked(fences, from, way) ? to : null;
}

function targets({ pawns, fences }, player) {
  const here = square(pawns[player]);
  const other = pawns[1 - player];
  const found = [];
  for (const way of STEPS) {
    const there = step(fences, here, way);
    if (!there) continue;
    if (name(there) !== other) {
      found.push(name(there));
      continue;
    }
    const beyond = step(fences, there, way);
    const aside = STEPS.filter(([dx, dy]) => dx * way[0] + dy * way[1] === 0);
    for (const to of beyond ? [beyond] : aside.map((turn) => step(fences, there, turn))) {
      if (to) found.push(name(to));
    }
  }
  return found;
}

function reaches(fences, pawn, goal) {
  const seen = new Set([pawn]);
  const queue = [square(pawn)];
  while (queue.length) {
    const from = queue.pop();
    if (from[1] === goal) return true;
    for (const way of STEPS) {
      const to = step(fences, from, way);
      if (to && !seen.has(name(to))) {
        seen.add(name(to));
        queue.push(to);
      }
    }
  }
  return false;
}

function fits(fences, fence) {
  const [file, rank] = square(fence);
  if (file > 7 || rank > 7) return false;
  const way = fence[2];
  const [dx, dy] = way === 'h' ? [1, 0] : [0, 1];
  const near = [[file, rank], [file + dx, rank + dy], [file - dx, rank - dy]].filter(inside);
  return !fences.includes(name([file, rank]) + (way === 'h' ? 'v' : 'h')) && !near.some((slot) => fences.includes(name(slot) + way));
}

const game = {
  name: 'race',
  disableUndo: true,
  setup: () => ({ pawns: ['e1', 'e9'], fences: [], left: [10, 10] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    walk: ({ G, playerID }, to) => {
      if (!targets(G, Number(playerID)).includes(to)) return INVALID_MOVE;
      G.pawns[playerID] = to;
      return undefined;
    },
    place: ({ G, playerID }, fence) => {
      if (!G.left[playerID] || !fits(G.fences, fence)) return INVALID_MOVE;
      const fences = [...G.fences, fence];
      if (!G.pawns.every((pawn, player) => reaches(fences, pawn, GOALS[player]))) return INVALID_MOVE;
      G.fences.push(fence);
      G.left[playerID] -= 1;
      return undefined;
    },
  },
  endIf: ({ G }) => {
    const winner = G.pawns.findIndex((pawn, player) => square(pawn)[1] === GOALS[player]);
    return winner < 0 ? undefined : { winner };
  },
};

Server({ games: [game], origins: ['*'] }).run({ port: Number(process.argv[2]) });
