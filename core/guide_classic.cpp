#include "guide_classic.hpp"

#include "fences.hpp"

namespace corridor {

namespace {

// Ranks are sums of these and of the history, which stays between -kMost and kMost.
constexpr int kStep = 1 << 16;      // for each step gained on a rival
constexpr int kWalkForward = kStep / 2;
constexpr int kTouching = 1 << 12;  // touches a route without changing its length

// Distances to the goal as rings of squares around it, as far as the pawn.
class Rings {
 public:
  Rings(const Board& board, Squares goal, int from) {
    ring_[0] = goal;
    while (!has(ring_[last_], from)) {
      ring_[last_ + 1] = board.spread(ring_[last_]);
      ++last_;
    }
  }
  // Squares further away than the pawn count as one step further.
  int steps(int square) const {
    for (int steps = 0; steps <= last_; ++steps) {
      if (has(ring_[steps], square)) return steps;
    }
    return last_ + 1;
  }
  bool covers(int square) const { return has(ring_[last_], square); }

 private:
  std::array<Squares, kSquares + 1> ring_;
  int last_ = 0;
};

// Fences that exclude one of these: placing them protects the route.
FenceSet hindering(FenceSet set) {
  constexpr u64 first_file = 0x0101010101010101u;
  constexpr u64 last_file = first_file << (kSlotFiles - 1);
  return {set.h | set.v | (set.h & ~first_file) >> 1 | (set.h & ~last_file) << 1,
          set.h | set.v | set.v >> kSlotFiles | set.v << kSlotFiles};
}

}  // namespace

struct Guide<Classic>::Context {
  Evaluation<Classic>& evaluation;
  const Classic& rules;
  Classic::State& state;
  const History& history;
  int side;
};

void Guide<Classic>::list(Evaluation<Classic>& evaluation, const Classic& rules,
                          Classic::State& state, int depth, const History& history,
                          RankedList& moves) const {
  const Context c{evaluation, rules, state, history, rules.to_move(state)};
  moves.clear();
  add_walks(c, moves);
  if (state.get(kStock0, c.side)) add_fences(c, depth, moves);
  if (moves.empty()) {
    if (depth <= kFrontier && state.get(kStock0, c.side)) {
      return list(evaluation, rules, state, kFrontier + 1, history, moves);
    }
    moves.add(Move::pass(), 0, Use::Forcing);
  }
}

void Guide<Classic>::add_walks(const Context& c, RankedList& moves) const {
  const Rings rings(c.state.board, c.rules.table().goal[c.side], c.state.get(kPiece0, c.side));
  const int here = c.rules.distance(c.state, c.side);
  for (Squares targets = c.rules.pawn_targets(c.state); targets;) {
    const int square = pop_lowest(targets);
    const Move move = Move::walk(c.side, square);
    const int gain = here - rings.steps(square);
    const int rank = gain > 0 ? kWalkForward + gain : gain * kTouching;
    Ranked& added = moves.add(move, rank + c.history.of(c.side, move),
                              gain > 0 ? Use::Forcing : Use::Useful);
    if (rings.covers(square)) added.length[c.side] = u8(here - gain);
  }
}

void Guide<Classic>::add_fences(const Context& c, int depth, RankedList& moves) const {
  const Cuts& cuts = c.evaluation.cuts(c.rules, c.state);
  for (const Cut& cut : cuts) {
    if (cut.legal) add_cutting(c, cut, moves);
  }
  if (depth <= kFrontier) return;

  // Fences that protect the own route, or lie across one of a rival's paths.
  FenceSet touching = hindering(c.state.route[c.side].needed());
  for (int side = 0; side < c.rules.table().sides; ++side) {
    if (side != c.side) touching = touching | c.state.route[side].cuts;
  }
  each(cuts.fitting() & ~cuts.all(), [&](int fence) {
    const Move move = Move::place(fence);
    const bool touches = touching.has(fence);
    moves.add(move, (touches ? kTouching : 0) + c.history.of(c.side, move),
              touches ? Use::Useful : Use::Idle);
  });
}

// Ranks a fence by the steps it costs the rivals, minus the own loss.
void Guide<Classic>::add_cutting(const Context& c, const Cut& cut, RankedList& moves) const {
  int gain = 0;
  for (int side = 0; side < c.rules.table().sides; ++side) {
    const int more = cut.length[side] - c.state.route[side].length;
    gain += side == c.side ? -more : more;
  }
  const Move move = Move::place(cut.fence);
  const Use use = gain > 0 ? Use::Forcing : Use::Useful;
  moves.add(move, gain * kStep + c.history.of(c.side, move), use).length = cut.length;
}

void Guide<Classic>::hand_on(const Classic& rules, const Ranked& ranked, Classic::State& after) {
  for (int side = 0; side < rules.table().sides; ++side) {
    if (ranked.length[side] != Route::kUnknown) after.route[side].length = ranked.length[side];
  }
}

}  // namespace corridor
