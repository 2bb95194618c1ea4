#include "evaluate_classic.hpp"

#include <algorithm>

namespace corridor {

namespace {

constexpr int kWorstBlow = 8;  // steps; a larger cost counts as this

struct Standing {
  int steps, stock, cuts = 0, blow = 0, closed = 0, ends, room;
};

void look_at_cuts(const Classic::State& state, const Cuts& cuts, int side, Standing& standing) {
  const int rival_steps = state.route[1 - side].length;
  const FenceSet needed = state.route[side].needed();
  for (const Cut& cut : cuts) {
    if (!needed.has(cut.fence)) continue;
    if (!cut.legal) {
      ++standing.closed;
      continue;
    }
    const int cost = cut.length[side] - standing.steps;
    const int own_cost = cut.length[1 - side] - rival_steps;
    standing.cuts += cost > 0;
    standing.blow = std::max(standing.blow, std::min(cost - own_cost, kWorstBlow));
  }
}

Standing look(const Classic& rules, const Classic::State& state, const Cuts& cuts, int side) {
  Standing standing;
  standing.steps = state.route[side].length;
  standing.stock = state.get(kStock0, side);
  if (state.get(kStock0, 1 - side)) look_at_cuts(state, cuts, side, standing);
  const int pawn = state.get(kPiece0, side);
  Squares flood = bit(pawn);
  for (int step = 0; step <= standing.steps; ++step) flood = state.board.spread(flood);
  standing.ends = count(flood & rules.table().goal[side]);
  standing.room = count(state.board.neighbours(pawn));
  return standing;
}

}  // namespace

Score Evaluation<Classic>::score(const Classic& rules, Classic::State& state, int side) {
  if (rules.table().sides > 2) return many_.score(rules, state, side);
  Known& known = known_[state.hash % kKnown];
  if (known.hash != state.hash) {
    const Terms found = terms(rules, state, rules.to_move(state));
    int sum = 0;
    for (std::size_t i = 0; i < kCount; ++i) sum += found[i] * weights_[i];
    known = {state.hash, bounded(sum / kUnit)};
  }
  return side == rules.to_move(state) ? known.score : -known.score;
}

Evaluation<Classic>::Terms Evaluation<Classic>::terms(const Classic& rules, Classic::State& state,
                                                      int side) {
  cuts_.find(rules, state);
  const Standing own = look(rules, state, cuts_, side);
  const Standing rival = look(rules, state, cuts_, 1 - side);
  const int turn = rules.to_move(state) == side ? 1 : -1;
  const int spent =
      rules.table().stock[0] + rules.table().stock[1] - own.stock - rival.stock;
  const int lead = rival.steps - own.steps;
  const int hand = own.stock - rival.stock;
  const auto left = [&](int number) { return (own.stock == number) - (rival.stock == number); };
  return {lead,
          lead * spent,
          hand,
          hand * spent,
          own.stock * rival.steps - rival.stock * own.steps,
          left(0),
          left(1),
          left(2),
          turn,
          rival.cuts - own.cuts,
          rival.blow - own.blow,
          rival.closed - own.closed,
          own.ends - rival.ends,
          own.room - rival.room};
}

}  // namespace corridor
