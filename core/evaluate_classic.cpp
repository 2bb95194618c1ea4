#include "evaluate_classic.hpp"

namespace corridor {

Evaluation<Classic>::Evaluation(const std::vector<std::int64_t>& weights, int sides)
    : net_(sides), many_(weights) {
  if (sides == 2 && !weights.empty()) refuse("weights: a race of two has none");
}

Score Evaluation<Classic>::score(const Classic& rules, Classic::State& state, int side) {
  if (rules.table().sides > 2) return many_.score(rules, state, side);
  Known& known = known_[state.hash % kKnown];
  if (known.hash != state.hash) {
    known = {state.hash, score_of_logit(net_.lead(rules, state, cuts(rules, state)))};
  }
  return side == rules.to_move(state) ? known.score : -known.score;
}

}  // namespace corridor
