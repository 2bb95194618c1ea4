// The chances of each side in a race of several.
#pragma once

#include "classic.hpp"
#include "evaluate.hpp"

namespace corridor {

using Chances = std::array<float, kMostSides>;  // they add up to 1

class ManyEvaluation {
 public:
  // Hundredths of a logit: what a side's chances grow by.
  static constexpr std::string_view kTerms[] = {
      "step",       // for each step (and part of a step until its turn) to the goal
      "late_step",  // ... times the part of the others' fences that has been spent
      "hand",       // for each fence in hand
      "late_hand",  // ... times the part that has been spent
      "unstoppable",  // one step away, and nobody who moves before holds a fence
      "one_stops",    // ... one of them does
      "more_stop",    // ... two or more
      // Not terms, but how the tree grows (tree_search.cpp); hundredths as well.
      "explore", "doubt", "untried", "heat", "play_on"
  };
  static constexpr std::size_t kCount = std::size(kTerms);
  using Weights = std::array<int, kCount>;

  explicit ManyEvaluation(const std::vector<std::int64_t>& weights = {})
      : weights_(read_weights(weights, kBuiltIn)) {}

  float weight(std::size_t term) const { return float(weights_[term]) / 100.0f; }
  static constexpr std::size_t kExplore = 7, kDoubt = 8, kUntried = 9, kHeat = 10, kPlayOn = 11;

  Chances chances(const Classic& rules, Classic::State& state) const;
  // The same as a score of one side against all others.
  Score score(const Classic& rules, Classic::State& state, int side) const;

 private:
  static constexpr Weights kBuiltIn = {-10, -45, 20, 30, 550, 60, 0, 160, 400, 12, 250, 20000};
  float closeness(const Classic& rules, Classic::State& state, int side) const;
  Weights weights_;
};

// A chance as a score, and back: three games of four are one `kEven` apart.
Score score_of(double chance);

}  // namespace corridor
