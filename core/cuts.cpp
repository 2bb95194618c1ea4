#include "cuts.hpp"

#include "fences.hpp"

namespace corridor {

namespace {

int steps_to(const Board& board, int from, Squares goal) {
  Squares flood = bit(from);
  for (int steps = 0;; ++steps) {
    if (flood & goal) return steps;
    const Squares grown = board.spread(flood);
    if (grown == flood) return -1;
    flood = grown;
  }
}

}  // namespace

void Cuts::find(const Classic& rules, Classic::State& state) {
  if (known_ && hash_ == state.hash) return;
  known_ = true;
  hash_ = state.hash;
  size_ = 0;
  FenceSet needed;
  for (int side = 0; side < rules.table().sides; ++side) {
    needed = needed | rules.route(state, side).needed();
  }
  fitting_ = fitting_fences(state.board);
  all_ = fitting_ & needed;
  each(all_, [&](int fence) { add(rules, state, fence); });
}

void Cuts::add(const Classic& rules, Classic::State& state, int fence) {
  Board board = state.board;
  board.place(fence);
  Cut& cut = cut_[std::size_t(size_++)];
  cut.fence = u8(fence);
  cut.legal = true;
  for (int side = 0; side < rules.table().sides; ++side) {
    const Route& route = state.route[side];
    cut.length[side] = route.length;
    if (!route.needed().has(fence)) continue;
    const int steps = steps_to(board, state.get(kPiece0, side), rules.table().goal[side]);
    cut.length[side] = u8(steps);
    if (steps < 0) cut.legal = false;
  }
}

}  // namespace corridor
