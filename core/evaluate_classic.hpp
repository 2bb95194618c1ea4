// Evaluation of a race: of two sides by a net, of more by ManyEvaluation.
#pragma once

#include "classic.hpp"
#include "cuts.hpp"
#include "evaluate.hpp"
#include "evaluate_many.hpp"
#include "race_net.hpp"

namespace corridor {

template <>
class Evaluation<Classic> {
 public:
  // Weights are those of ManyEvaluation.
  explicit Evaluation(const std::vector<std::int64_t>& weights = {}, int sides = 2);

  // From the point of view of `side`.
  Score score(const Classic& rules, Classic::State& state, int side);
  // Of this position; cached for the position evaluated last.
  const Cuts& cuts(const Classic& rules, Classic::State& state) {
    cuts_.find(rules, state);
    return cuts_;
  }
  const ManyEvaluation& many() const { return many_; }
  const RaceNet& net() const { return net_; }

 private:
  // Cache of scores: search meets most positions several times.
  struct Known {
    u64 hash = 0;
    Score score = 0;
  };
  static constexpr std::size_t kKnown = 1 << 15;

  RaceNet net_;
  ManyEvaluation many_;
  Cuts cuts_;
  std::vector<Known> known_ = std::vector<Known>(kKnown);
};

}  // namespace corridor
