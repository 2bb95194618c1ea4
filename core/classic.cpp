#include "classic.hpp"

#include "reader.hpp"

namespace corridor {

Classic::Classic(const Table& table) : table_(table) {
  for (int square = 0; square < kSquares; ++square) {
    for (int side = 0; side < kMostSides; ++side) {
      goal_of_[square] |= u8(has(table.goal[side], square) << side);
    }
  }
}

Classic::State Classic::start() const {
  State state;
  state.board = board_with(table_.fences);
  state.value.fill(0);
  for (int piece = 0; piece < kPieces; ++piece) {
    state.value[kPiece0 + piece] = table_.start[piece];
    state.value[kPrevious0 + piece] = kOff;
  }
  state.value[kTurnStart] = kOff;
  for (int side = 0; side < kMostSides; ++side) state.value[kStock0 + side] = table_.stock[side];
  state.hash = state.hash_from_scratch();
  return state;
}

Outcome Classic::outcome(const State& state) const {
  for (int side = 0; side < table_.sides; ++side) {
    if (goal_of_[state.get(kPiece0, side)] >> side & 1) return {side, Reason::Goal};
  }
  return {};
}

Squares Classic::occupied(const State& state) const {
  Squares pawns = 0;
  for (int side = 0; side < table_.sides; ++side) pawns |= bit(state.get(kPiece0, side));
  return pawns;
}

Squares Classic::pawn_targets(const State& state) const {
  const int from = state.get(kPiece0, to_move(state));
  const Squares pawns = occupied(state);
  const Squares near = state.board.neighbours(from);
  Squares targets = near & ~pawns;
  for (Squares met = near & pawns; met;) {
    targets |= jump_targets(state, from, pop_lowest(met), pawns);
  }
  return targets;
}

Squares Classic::jump_targets(const State& state, int from, int over, Squares pawns) const {
  const Squares near = state.board.neighbours(over);
  const int step = over - from;
  const int behind = over + step;
  const bool sideways = step == 1 || step == -1;
  const bool on_board = sideways ? behind >= 0 && behind / kFiles == over / kFiles
                                 : behind >= 0 && behind < kSquares;
  const bool open = on_board && has(near, behind);
  if (open && !has(pawns, behind)) return bit(behind);

  const bool aside = open ? table_.third_pawn_side_jump : on_board || table_.edge_side_jump;
  if (!aside) return 0;
  const Squares in_line = on_board ? bit(behind) : 0;
  return near & ~pawns & ~in_line;
}

const Route& Classic::route(State& state, int side) const {
  Route& route = state.route[side];
  if (!route.known()) {
    route = shortest_route(state.board, state.get(kPiece0, side), table_.goal[side]);
  }
  return route;
}

// All fitting fences that leave every pawn a route. Only a fence that closes a ring and cuts both
// known paths of a side needs a flood.
FenceSet Classic::legal_fences(State& state) const {
  FenceSet fences = fitting_fences(state.board);
  const FenceSet rings = ring_fences(state.board, fences);
  if (!rings.any()) return fences;

  FenceSet needed;
  for (int side = 0; side < table_.sides; ++side) needed = needed | route(state, side).needed();
  each(rings & needed, [&](int fence) {
    if (!keeps_routes(state, fence)) fences.remove(fence);
  });
  return fences;
}

// Whether every side still has a route with the fence. The flood of one pawn is continued for the
// next pawn if it has reached it.
bool Classic::keeps_routes(State& state, int fence) const {
  Board board = state.board;
  board.place(fence);
  Squares flood = 0;
  for (int side = 0; side < table_.sides; ++side) {
    if (!state.route[side].needed().has(fence)) continue;
    const int pawn = state.get(kPiece0, side);
    if (!has(flood, pawn)) flood = bit(pawn);
    while (!(flood & table_.goal[side])) {
      const Squares grown = board.spread(flood);
      if (grown == flood) return false;
      flood = grown;
    }
  }
  return true;
}

void Classic::generate(State& state, Walks, MoveList& moves) const {
  const int side = to_move(state);
  for (Squares targets = pawn_targets(state); targets;) {
    moves.add(Move::walk(side, pop_lowest(targets)));
  }
  if (state.get(kStock0, side)) {
    // Computed here once: the positions after most of these moves inherit the routes.
    for (int other = 0; other < table_.sides; ++other) route(state, other);
    each(legal_fences(state), [&](int fence) { moves.add(Move::place(fence)); });
  }
  if (moves.empty()) moves.add(Move::pass());
}

u64 Classic::count_moves(State& state) const {
  u64 number = u64(count(pawn_targets(state)));
  if (state.get(kStock0, to_move(state))) number += u64(legal_fences(state).size());
  return number ? number : 1;  // the forced pass
}

bool Classic::is_legal(State& state, Move move) const {
  const int side = to_move(state);
  const bool fences_left = state.get(kStock0, side) > 0;
  switch (move.kind()) {
    case Kind::Walk:
      return move.size() == 1 && move.argument(0) < kSquares &&
             has(pawn_targets(state), move.argument(0)) &&
             move == Move::walk(side, move.argument(0));
    case Kind::Place:
      return fences_left && move == Move::place(move.fence()) &&
             legal_fences(state).has(move.fence());
    case Kind::Pass:
      return move == Move::pass() && !pawn_targets(state) &&
             !(fences_left && legal_fences(state).any());
    default:
      return false;
  }
}

Effect Classic::apply(State& state, Move move) const {
  const int side = to_move(state);
  Effect effect;
  if (move.kind() == Kind::Walk) {
    state.set(kPiece0, side, move.last());
    state.route[side].forget();
  } else if (move.kind() == Kind::Place) {
    const int fence = move.fence();
    state.place(fence);
    state.set(kStock0, side, state.get(kStock0, side) - 1);
    for (int other = 0; other < table_.sides; ++other) {
      state.route[other].after_fence(fence);
    }
    effect.irreversible = true;
  }
  const int next = side + 1;
  state.set(kToMove, next == table_.sides ? 0 : next);
  return effect;
}

void Classic::check(const State& state) const {
  for (int side = 0; side < table_.sides; ++side) {
    const int square = state.get(kPiece0, side);
    if (square == kOff) refuse("piece: a pawn is off the board");
    if (steps_between(state.board, {}, square, table_.goal[side]) < 0) {
      refuse("piece: a pawn has no route to its goal");
    }
    for (int other = 0; other < side; ++other) {
      if (state.get(kPiece0, other) == square) refuse("piece: two pawns on one square");
    }
  }
  if (to_move(state) >= table_.sides) refuse("to_move: no such side");
}

}  // namespace corridor
