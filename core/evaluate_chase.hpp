// What a chase is worth to a side.
#pragma once

#include "advanced.hpp"
#include "evaluate.hpp"
#include "pacman.hpp"

namespace corridor {

template <class Rules>
class ChaseEvaluation {
 public:
  static constexpr std::string_view kTerms[] = {"lives", "pellets"};
  static constexpr std::size_t kCount = std::size(kTerms);
  using Terms = std::array<int, kCount>;

  explicit ChaseEvaluation(const std::vector<std::int64_t>& weights = {})
      : weights_(read_weights(weights, Terms{500, 500})) {}
  Score score(const Rules& rules, typename Rules::State& state, int side) const {
    return weighted(terms(rules, state, side), weights_);
  }
  Terms terms(const Rules& rules, typename Rules::State& state, int side) const {
    const int sign = side == 0 ? 1 : -1;
    return {sign * state.get(kLives), sign * rules.eaten(state)};
  }

 private:
  Terms weights_;
};

template <>
class Evaluation<Pacman> : public ChaseEvaluation<Pacman> {
  using ChaseEvaluation::ChaseEvaluation;
};
template <>
class Evaluation<Advanced> : public ChaseEvaluation<Advanced> {
  using ChaseEvaluation::ChaseEvaluation;
};

}  // namespace corridor
