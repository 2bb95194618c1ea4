// The order of moves in the chases.
#pragma once

#include "advanced.hpp"
#include "pacman.hpp"
#include "ranked.hpp"

namespace corridor {

template <class Rules>
class ChaseGuide {
 public:
  void list(const Rules& rules, typename Rules::State& state, int depth, const History& history,
            RankedList& moves) {
    (void)depth;
    moves.clear();
    legal_.clear();
    rules.generate(state, Walks::OnePerSuccessor, legal_);
    const int side = rules.to_move(state);
    for (Move move : legal_) moves.add(move, history.of(side, move), Use::Useful);
  }
  static void hand_on(const Rules&, const Ranked&, typename Rules::State&) {}

 private:
  MoveList legal_;
};

template <>
class Guide<Pacman> : public ChaseGuide<Pacman> {};
template <>
class Guide<Advanced> : public ChaseGuide<Advanced> {};

}  // namespace corridor
