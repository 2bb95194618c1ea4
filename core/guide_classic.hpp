// Move ordering in the race: steps forward and fences that cost a rival steps first.
#pragma once

#include "classic.hpp"
#include "evaluate_classic.hpp"
#include "ranked.hpp"

namespace corridor {

template <>
struct Habits<Classic> {
  static constexpr bool kMayPass = true;
  static constexpr int kMargin = 130;
  static bool is_restless(const State&) { return false; }
  // While both sides hold fences a useless fence is like a pass, so there is no zugzwang and a null
  // move gives a sound bound.
  static bool may_pass(const Classic::State& state) {
    return state.get(kStock0) && state.get(kStock0, 1);
  }
};

template <>
class Guide<Classic> {
 public:
  // At this depth and below only fences that change the length of a route are listed.
  static constexpr int kFrontier = 1;

  // Lists legal moves only. The position must not be over.
  void list(Evaluation<Classic>& evaluation, const Classic& rules, Classic::State& state,
            int depth, const History& history, RankedList& moves) const;
  // Passes route lengths computed while ranking on to the position after the move.
  static void hand_on(const Classic& rules, const Ranked& ranked, Classic::State& after);

 private:
  struct Context;
  void add_walks(const Context& c, RankedList& moves) const;
  void add_fences(const Context& c, int depth, RankedList& moves) const;
  void add_cutting(const Context& c, const Cut& cut, RankedList& moves) const;
};

}  // namespace corridor
