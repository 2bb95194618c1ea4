#include "race.hpp"

#include <algorithm>

namespace corridor {

namespace {

// A shortest path from a pawn to its goal, starting with the pawn's square.
struct Way {
  std::array<u8, kSquares> square;
  int steps = 0;
};

Way shortest_way(const Board& board, int from, Squares goal) {
  std::array<Squares, kSquares> layers;
  layers[0] = bit(from);
  Way way;
  while (!(layers[way.steps] & goal)) {
    layers[way.steps + 1] = board.spread(layers[way.steps]);
    ++way.steps;
  }
  int square = lowest(layers[way.steps] & goal);
  way.square[way.steps] = u8(square);
  for (int step = way.steps - 1; step >= 0; --step) {
    square = lowest(board.neighbours(square) & layers[step]);
    way.square[step] = u8(square);
  }
  return way;
}

// Whether the other pawn could ever stand beside the runner on this path. `reach` are all squares
// it can be on by then.
bool can_meet(const Board& board, const Way& way, int other, bool runner_first) {
  Squares reach = bit(other);
  if (!runner_first) {
    if (has(board.spread(reach), way.square[0])) return true;
    reach = board.spread(reach);
  }
  for (int step = 0; step < way.steps; ++step) {
    const Squares near = board.spread(reach);
    if (has(near, way.square[step])) return true;
    if (step + 1 < way.steps && has(near, way.square[step + 1])) return true;
    reach = near;
  }
  return false;
}

}  // namespace

std::optional<RaceEnd> plain_race(const Classic& rules, Classic::State& state) {
  const int mover = rules.to_move(state);
  const int own = rules.distance(state, mover);
  const int theirs = rules.distance(state, 1 - mover);
  const bool mover_wins = own <= theirs;
  const int winner = mover_wins ? mover : 1 - mover;
  const Way way = shortest_way(state.board, state.get(kPiece0, winner),
                               rules.table().goal[winner]);
  if (can_meet(state.board, way, state.get(kPiece0, 1 - winner), mover_wins)) return {};
  return mover_wins ? 2 * own - 1 : -2 * theirs;
}

RaceTable::RaceTable(const Classic& rules, const Classic::State& state)
    : board_(state.board), goal_{rules.table().goal[0], rules.table().goal[1]},
      plies_(2 * kSquares * kSquares, 0) {
  find_jumps(rules, state);
  // The side to move has lost if the other pawn stands on its goal.
  for (int mover = 0; mover < 2; ++mover) {
    for (Squares goal = goal_[1 - mover]; goal;) lost_[mover][pop_lowest(goal)] = kAllSquares;
  }
}

namespace {

// Squares from which an open step leads into the set.
Squares one_step_from(const Board& board, Squares set) {
  return ((set & board.east) << 1) | ((set >> 1) & board.east) |
         ((set & board.north) << kFiles) | ((set >> kFiles) & board.north);
}

std::size_t place(int mover, int own, int other) {
  return std::size_t((mover * kSquares + own) * kSquares + other);
}

}  // namespace

RaceEnd RaceTable::end(const Classic::State& state) {
  const int mover = state.get(kToMove);
  const std::size_t here =
      place(mover, state.get(kPiece0, mover), state.get(kPiece0, 1 - mover));
  while (!plies_[here] && !complete_) complete_ = !one_level_more();
  return plies_[here] % 2 ? plies_[here] : -plies_[here];
}

void RaceTable::find_jumps(const Classic& rules, Classic::State state) {
  state.value[kToMove] = 0;
  for (int own = 0; own < kSquares; ++own) {
    const Squares near = board_.neighbours(own);
    for (Squares left = near; left;) {
      const int other = pop_lowest(left);
      state.value[kPiece0] = u8(own);
      state.value[kPiece0 + 1] = u8(other);
      // A jump ends two squares away, never on a neighbour.
      beside_.push_back({u8(own), u8(other), rules.pawn_targets(state) & ~near});
    }
  }
}

// Computes one level: wins have odd levels, losses even ones. False if nothing changes any more.
bool RaceTable::one_level_more() {
  ++level_;
  bool grown = false;
  for (int mover = 0; mover < 2; ++mover) {
    grown |= level_ % 2 ? grow_won(mover) : grow_lost(mover);
  }
  // Wins feed losses and the reverse, so both must have stopped growing.
  const bool any = grown || grown_before_;
  grown_before_ = grown;
  return any;
}

// A position is won if a move leads to one that the other side has lost. The other pawn's square
// cannot be entered.
bool RaceTable::grow_won(int mover) {
  const Sets& lost = lost_[1 - mover];
  Sets found{};
  for (int own = 0; own < kSquares; ++own) {
    for (Squares near = board_.neighbours(own); near;) {
      const int to = pop_lowest(near);
      found[own] |= lost[to] & ~bit(to);
    }
  }
  for (const Beside& pair : beside_) {
    for (Squares jumps = pair.jumps; jumps;) {
      if (has(lost[pop_lowest(jumps)], pair.other)) found[pair.own] |= bit(pair.other);
    }
  }
  bool grown = false;
  for (int own = 0; own < kSquares; ++own) {
    const Squares now = found[own] & ~goal_[1 - mover] & ~bit(own);
    grown |= keep_new(mover, won_[mover][own], now, own, true);
    won_[mover][own] |= now;
  }
  return grown;
}

// A position is lost if every move leads to one that the other side wins. First for steps, for all
// squares at once; then corrected for neighbouring pawns, which may jump or be blocked.
bool RaceTable::grow_lost(int mover) {
  const Sets& won = won_[1 - mover];
  bool grown = false;
  Sets found;
  for (int other = 0; other < kSquares; ++other) {
    const Squares escapes = kAllSquares & ~won[other] & ~bit(other);
    found[other] = kAllSquares & ~one_step_from(board_, escapes) & ~goal_[mover] & ~bit(other);
  }
  for (const Beside& pair : beside_) {
    if (!has(found[pair.other], pair.own)) continue;
    Squares moves = pair.jumps | (board_.neighbours(pair.own) & ~bit(pair.other));
    if (!moves) moves = bit(pair.own);  // a forced pass
    if (moves & ~won[pair.other]) found[pair.other] &= ~bit(pair.own);
  }
  for (int other = 0; other < kSquares; ++other) {
    if (has(goal_[1 - mover], other)) continue;
    grown |= keep_new(mover, lost_[mover][other], found[other], other, false);
    lost_[mover][other] |= found[other];
  }
  return grown;
}

// Records the level of new positions; whether there are any.
bool RaceTable::keep_new(int mover, Squares before, Squares now, int fixed, bool fixed_is_own) {
  Squares fresh = now & ~before;
  if (!fresh) return false;
  while (fresh) {
    const int free = pop_lowest(fresh);
    plies_[fixed_is_own ? place(mover, fixed, free) : place(mover, free, fixed)] =
        std::uint16_t(level_);
  }
  return true;
}

RaceEnd Races::end(const Classic& rules, Classic::State& state) {
  const FenceSet fences = state.board.fences;
  Kept& kept = kept_[mix(fences.h ^ mix(fences.v)) % kKept];
  if (!kept.table || kept.fences != fences) {
    kept.fences = fences;
    kept.table.emplace(rules, state);
  }
  return kept.table->end(state);
}

}  // namespace corridor
