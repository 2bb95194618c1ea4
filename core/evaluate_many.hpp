// Winning chances of each side in a race of three or four, for alpha-beta; and how the tree is searched.
#pragma once

#include "evaluate.hpp"
#include "race_net.hpp"

namespace corridor {

class ManyEvaluation {
 public:
  // Weights in hundredths of a logit; chances are the softmax of the sides' sums.
  static constexpr std::string_view kTerms[] = {
      "step",       // for each step to the goal, with a fraction for the wait until its turn
      "late_step",  // ... times the fraction of the others' fences that is spent
      "hand",       // for each fence in hand
      "late_hand",  // ... times the same fraction
      "unstoppable",  // one step from the goal, and no side that moves before holds a fence
      "one_stops",    // ... one of them does
      "more_stop",    // ... two or more
      // Not terms, but parameters of tree_search.cpp; in hundredths as well.
      "explore", "doubt", "untried", "heat"
  };
  static constexpr std::size_t kCount = std::size(kTerms);
  using Weights = std::array<int, kCount>;

  explicit ManyEvaluation(const std::vector<std::int64_t>& weights = {})
      : weights_(read_weights(weights, kBuiltIn)) {}

  float weight(std::size_t term) const { return float(weights_[term]) / 100.0f; }
  static constexpr std::size_t kExplore = 7, kDoubt = 8, kUntried = 9, kHeat = 10;

  Chances chances(const Classic& rules, Classic::State& state) const;
  // The same as a score of one side against all others.
  Score score(const Classic& rules, Classic::State& state, int side) const;

 private:
  static constexpr Weights kBuiltIn = {-10, -45, 20, 30, 550, 60, 0, 160, 400, 12, 250};
  float closeness(const Classic& rules, Classic::State& state, int side) const;
  Weights weights_;
};

// A winning chance as a score: its logit, scaled so that a chance of 3/4 is 250.
Score score_of(double chance);
Score score_of_logit(double logit);

}  // namespace corridor
