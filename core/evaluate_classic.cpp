#include "evaluate_classic.hpp"

namespace corridor {

Evaluation<Classic>::Terms Evaluation<Classic>::terms(const Classic& rules, Classic::State& state,
                                                      int side) const {
  // The rival is the other side, or the one nearest to its goal.
  int rival = -1;
  for (int other = 0; other < rules.table().sides; ++other) {
    if (other == side) continue;
    if (rival < 0 || rules.distance(state, other) < rules.distance(state, rival)) rival = other;
  }
  const int lead = rules.distance(state, rival) - rules.distance(state, side);
  const int own = state.get(kStock0, side);
  const int theirs = state.get(kStock0, rival);
  const int turn = rules.to_move(state) == side ? 1 : -1;
  const int spent = rules.table().stock[side] + rules.table().stock[rival] - own - theirs;
  return {lead, own - theirs, turn, lead * spent / 4, (own - theirs) * spent / 4,
          (theirs == 0) - (own == 0)};
}

}  // namespace corridor
