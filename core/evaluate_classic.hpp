// Evaluation of a race of two sides; with more sides it calls ManyEvaluation.
#pragma once

#include "classic.hpp"
#include "cuts.hpp"
#include "evaluate.hpp"
#include "evaluate_many.hpp"

namespace corridor {

template <>
class Evaluation<Classic> {
 public:
  // Each term is the side's own figure minus the rival's, or reversed if less is better.
  static constexpr std::string_view kTerms[] = {
      "lead",       // steps to the goal, fewer than the rival's
      "late_lead",  // ... times the fences spent by both
      "hand",       // fences in hand
      "late_hand",  // ... times the fences spent by both
      "reach",      // fences in hand times the steps the rival still has to go
      "none_left",  // 1 with an empty hand
      "one_left",   // 1 with one fence in hand
      "two_left",   // 1 with two
      "turn",       // 1 for the side to move
      "cuts",       // fences that would cost the rival steps, while there is one in hand
      "blow",       // the most steps that one of them would cost it, minus the own loss
      "closed",     // fences across the rival's route that are illegal, since they would close it
      "ends",       // squares of the goal within one step more than the shortest route
      "room"        // open steps around the pawn
  };
  static constexpr std::size_t kCount = std::size(kTerms);
  using Terms = std::array<int, kCount>;

  explicit Evaluation(const std::vector<std::int64_t>& weights = {}, int sides = 2)
      : weights_(read_weights(sides == 2 ? weights : std::vector<std::int64_t>{}, kBuiltIn)),
        many_(sides == 2 ? std::vector<std::int64_t>{} : weights) {}

  // From the point of view of `side`.
  Score score(const Classic& rules, Classic::State& state, int side);
  Terms terms(const Classic& rules, Classic::State& state, int side);
  // Of this position; cached for the position evaluated last.
  const Cuts& cuts(const Classic& rules, Classic::State& state) {
    cuts_.find(rules, state);
    return cuts_;
  }
  const ManyEvaluation& many() const { return many_; }

 private:
  static constexpr int kUnit = 10;  // weights are in tenths of a score
  // Fitted to 139,000 positions of 3,000 self-play games at 1,500 nodes a move.
  static constexpr Terms kBuiltIn = {-475, 77,  41,  22,   97,   569,  -1126,
                                     -421, 354, 127, 595, -438, -708, -266};
  // Cache of scores: search meets most positions several times.
  struct Known {
    u64 hash = 0;
    Score score = 0;
  };
  static constexpr std::size_t kKnown = 1 << 15;

  Terms weights_;
  ManyEvaluation many_;
  Cuts cuts_;
  std::vector<Known> known_ = std::vector<Known>(kKnown);
};

}  // namespace corridor
