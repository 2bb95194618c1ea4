// Move ordering in the chases: catches, pellets and eaten ghosts first, then walks towards the
// target or away from ghosts; fences near PAC-MAN or a pellet before others.
#pragma once

#include "advanced.hpp"
#include "evaluate_chase.hpp"
#include "pacman.hpp"
#include "ranked.hpp"

namespace corridor {

void rank_chase(const Table& table, const State& state, int side, const MoveList& legal,
                const History& history, RankedList& moves);

template <class Rules>
class ChaseGuide {
 public:
  void list(Evaluation<Rules>&, const Rules& rules, typename Rules::State& state, int, const History& history,
            RankedList& moves) {
    moves.clear();
    legal_.clear();
    rules.generate(state, Walks::OnePerSuccessor, legal_);
    rank_chase(rules.table(), state, rules.to_move(state), legal_, history, moves);
  }
  static void hand_on(const Rules&, const Ranked&, typename Rules::State&) {}

 private:
  MoveList legal_;
};

template <>
class Guide<Pacman> : public ChaseGuide<Pacman> {};
template <>
class Guide<Advanced> : public ChaseGuide<Advanced> {};

template <>
struct Habits<Pacman> {
  static constexpr bool kMayPass = false;
  static constexpr int kMargin = 200;
  // Before the boosted walk the evaluation misses what it will eat.
  static bool is_restless(const State& state) { return state.get(kPhase) == Pacman::kBoost; }
};
template <>
struct Habits<Advanced> {
  static constexpr bool kMayPass = false;
  static constexpr int kMargin = 200;
  static bool is_restless(const State& state) { return state.get(kPhase) == Advanced::kExtra; }
};

}  // namespace corridor
