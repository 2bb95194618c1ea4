// What a chase is worth to a side. Distances are counted in turns, since paces differ.
#pragma once

#include "advanced.hpp"
#include "evaluate.hpp"
#include "pacman.hpp"

namespace corridor {

class ChaseEvaluation {
 public:
  // As PAC-MAN sees them: more is better for him, or its weight is below 0.
  static constexpr std::string_view kTerms[] = {
      "pac",           // always 1: how good it is to be PAC-MAN
      "lives",         // left to him
      "last_life",     // 1 when it is his last
      "pellets",       // eaten
      "one_pellet",    // 1 when a single one is left
      "ghosts_out",    // off the board
      "reserve",       // pellets in hand
      "pac_fences",    // in his hand
      "ghost_fences",  // in theirs
      "off_board",     // 1 while he has to come back
      "pac_turn",      // 1 when he is to move
      "to_pellet",     // his turns to the nearest pellet
      "to_all",        // his turns to each pellet, added up
      "ahead",         // at the pellet where his lead over the ghosts is largest: that lead
      "next_to",       // ghosts that could reach him in one turn
      "near",          // ... in two
      "in_reach",      // ... in four
      "seen",          // ghosts in line with him and no fence between
      "threat",        // 1 when a ghost that moves before him can catch him at once
      "exits",         // squares he can go to that no ghost reaches in its turn, up to six
      "trapped"        // 1 when there is none
  };
  static constexpr std::size_t kCount = std::size(kTerms);
  using Terms = std::array<int, kCount>;

 protected:
  ChaseEvaluation(const std::vector<std::int64_t>& weights, const Terms& built_in)
      : weights_(read_weights(weights, built_in)) {}
  Terms terms_of(const Table& table, const State& state, int to_move) const;

  Terms weights_;
};

template <class Rules>
class EvaluationOf : public ChaseEvaluation {
 public:
  Score score(const Rules& rules, typename Rules::State& state, int side) const {
    return weighted(terms(rules, state, side), weights_);
  }
  Terms terms(const Rules& rules, const typename Rules::State& state, int side) const {
    Terms terms = terms_of(rules.table(), state, rules.to_move(state));
    if (side != 0) {
      for (int& term : terms) term = -term;
    }
    return terms;
  }

 protected:
  using ChaseEvaluation::ChaseEvaluation;
};

template <>
class Evaluation<Pacman> : public EvaluationOf<Pacman> {
 public:
  explicit Evaluation(const std::vector<std::int64_t>& weights = {})
      : EvaluationOf(weights, kBuiltIn) {}

 private:
  static constexpr Terms kBuiltIn = {-1200, 400, -100, 400, 100, 60, 0,   0,  0,    0,  20,
                                     -25, -6,   15,  -15, -15, -8, -8, -350, 10, -60};
};

template <>
class Evaluation<Advanced> : public EvaluationOf<Advanced> {
 public:
  explicit Evaluation(const std::vector<std::int64_t>& weights = {})
      : EvaluationOf(weights, kBuiltIn) {}

 private:
  static constexpr Terms kBuiltIn = {-1200, 400, -100, 350, 100, 150, 60,  8, -12,  -20, 20,
                                     -25, -6,   15,  -15, -15, -8, 0, -350, 10,  -60};
};

}  // namespace corridor
