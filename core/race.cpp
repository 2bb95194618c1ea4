#include "race.hpp"

#include <algorithm>

namespace corridor {

namespace {

// The squares of a shortest way from a pawn to its goal, the pawn's own first.
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

// Whether a pawn wherever the other runs comes side by side with the runner.
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
    : end_(kPositions, 0), open_moves_(kPositions, -1), first_before_(kPositions, -1) {
  before_.reserve(4 * kPositions);
  find_moves(rules, state);
  work_backwards();
}

RaceEnd RaceTable::end(const Classic::State& state) const {
  const int mover = state.get(kToMove);
  return end_[index(mover, state.get(kPiece0, mover), state.get(kPiece0, 1 - mover))];
}

void RaceTable::find_moves(const Classic& rules, Classic::State state) {
  for (int mover = 0; mover < 2; ++mover) {
    state.value[kToMove] = u8(mover);
    for (int own = 0; own < kSquares; ++own) {
      if (has(rules.table().goal[mover], own)) continue;
      state.value[kPiece0 + mover] = u8(own);
      for (int other = 0; other < kSquares; ++other) {
        if (other == own || has(rules.table().goal[1 - mover], other)) continue;
        state.value[kPiece0 + 1 - mover] = u8(other);
        add_position(rules, state, index(mover, own, other));
      }
    }
  }
}

// A move to the goal settles the position; one that cannot be made is a forced pass.
void RaceTable::add_position(const Classic& rules, const Classic::State& state, int here) {
  const int mover = state.get(kToMove);
  const int other = state.get(kPiece0, 1 - mover);
  Squares targets = rules.pawn_targets(state);
  if (targets & rules.table().goal[mover]) {
    open_moves_[here] = 1;
    return settle(here, 1);
  }
  if (!targets) targets = bit(state.get(kPiece0, mover));
  open_moves_[here] = std::int16_t(count(targets));
  while (targets) {
    int& first = first_before_[index(1 - mover, other, pop_lowest(targets))];
    before_.push_back({here, first});
    first = int(before_.size()) - 1;
  }
}

void RaceTable::settle(int here, int end) {
  end_[here] = std::int16_t(end);
  settled_.push_back(here);
}

// Settled positions come in the order of their distance, so the first win found is the
// quickest, and the last move to be refuted the longest resistance.
void RaceTable::work_backwards() {
  for (std::size_t next = 0; next < settled_.size(); ++next) {
    const int after = settled_[next];
    const int end = end_[after];
    for (int link = first_before_[after]; link >= 0; link = before_[link].next) {
      const int here = before_[link].position;
      if (end_[here]) continue;
      if (end < 0) {
        settle(here, 1 - end);
      } else if (--open_moves_[here] == 0) {
        settle(here, -(end + 1));
      }
    }
  }
  first_before_ = {};
  before_ = {};
  open_moves_ = {};
  settled_ = {};
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
