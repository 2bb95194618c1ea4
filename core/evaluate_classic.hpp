// What a race is worth to a side.
#pragma once

#include "classic.hpp"
#include "evaluate.hpp"

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
    return weighted(terms(rules, state, side), weights_);
  }
  Terms terms(const Classic& rules, Classic::State& state, int side) const;

 private:
  static constexpr Terms kBuiltIn = {100, 60, 40, 0, 0, 0};
  Terms weights_;
};

}  // namespace corridor
