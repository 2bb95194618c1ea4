// Evaluation of both chase families. Distances are in turns, since PAC-MAN and ghosts differ in
// speed.
#pragma once

#include "advanced.hpp"
#include "chase_net.hpp"
#include "evaluate.hpp"
#include "pacman.hpp"

namespace corridor {

class ChaseEvaluation {
 public:
  // From PAC-MAN's point of view; negated for the ghosts.
  static constexpr std::string_view kTerms[] = {
      "pac",           // always 1: the value of being PAC-MAN
      "lives",         // lives left
      "last_life",     // 1 with one life left
      "pellets",       // pellets eaten
      "one_pellet",    // 1 with one pellet left on the board
      "ghosts_out",    // ghosts off the board
      "reserve",       // pellets in hand
      "pac_fences",    // fences in his hand
      "ghost_fences",  // fences in the ghosts' hand
      "off_board",     // 1 while he is off the board
      "pac_turn",      // 1 when he is to move
      "to_pellet",     // his turns to the nearest pellet
      "to_all",        // his turns to each pellet, added up
      "ahead",         // his largest lead in turns over the ghosts to any pellet
      "next_to",       // ghosts that could reach him in one turn
      "near",          // ... in two
      "in_reach",      // ... in four
      "seen",          // ghosts that see him
      "threat",        // 1 when a ghost that moves before him can catch him at once
      "exits",         // squares he can go to that no ghost reaches in its turn, up to six
      "trapped"        // 1 with no such square
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

// The basic chase is judged by a net, unless the caller has weights for the terms.
template <>
class Evaluation<Pacman> : public EvaluationOf<Pacman> {
 public:
  explicit Evaluation(const std::vector<std::int64_t>& weights = {})
      : EvaluationOf(weights, {}), by_terms_(!weights.empty()) {}

  Score score(const Pacman& rules, State& state, int side) {
    if (by_terms_) return EvaluationOf::score(rules, state, side);
    Known& known = known_[state.hash % kKnown];
    if (known.hash != state.hash) known = {state.hash, net_.score(rules.table(), state)};
    return side == 0 ? known.score : -known.score;
  }

 private:
  // Cache of scores: search meets most positions several times.
  struct Known {
    u64 hash = 0;
    Score score = 0;
  };
  static constexpr std::size_t kKnown = 1 << 15;

  bool by_terms_;
  ChaseNet net_;
  std::vector<Known> known_ = std::vector<Known>(kKnown);
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
