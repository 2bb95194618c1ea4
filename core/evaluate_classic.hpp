// What a race is worth to a side.
#pragma once

#include "classic.hpp"
#include "evaluate.hpp"
#include "evaluate_many.hpp"

namespace corridor {

template <>
class Evaluation<Classic> {
 public:
  static constexpr std::string_view kTerms[] = {"lead", "hand", "turn", "late_lead", "late_hand",
                                                "empty_hand"};
  static constexpr std::size_t kCount = std::size(kTerms);
  using Terms = std::array<int, kCount>;

  explicit Evaluation(const std::vector<std::int64_t>& weights = {})
      : weights_(read_weights(weights, kBuiltIn)) {}

  // As `side` sees it.
  Score score(const Classic& rules, Classic::State& state, int side) const {
    if (rules.table().sides > 2) return many_.score(rules, state, side);
    return weighted(terms(rules, state, side), weights_);
  }
  Terms terms(const Classic& rules, Classic::State& state, int side) const;

 private:
  // Found in self-play at 4,000 nodes a move, 24 to 28 games a change: a fence in hand is worth
  // more than a step, and the more so the fewer there are left.
  static constexpr Terms kBuiltIn = {100, 140, 40, 0, 12, 0};
  Terms weights_;
  ManyEvaluation many_;
};

}  // namespace corridor
