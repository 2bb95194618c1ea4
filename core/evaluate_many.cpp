#include "evaluate_many.hpp"

#include <algorithm>
#include <cmath>

namespace corridor {

Chances ManyEvaluation::chances(const Classic& rules, Classic::State& state) const {
  const Table& table = rules.table();
  const int sides = table.sides;
  int all = 0, left = 0;
  for (int side = 0; side < sides; ++side) {
    all += table.stock[side];
    left += state.get(kStock0, side);
  }
  const int mover = rules.to_move(state);
  Chances chances{};
  float sum = 0;
  for (int side = 0; side < sides; ++side) {
    const int wait = side >= mover ? side - mover : side - mover + sides;
    const float steps = float(rules.distance(state, side)) + float(wait) / float(sides);
    const int own = state.get(kStock0, side);
    const int others = all - table.stock[side];
    const float spent = others ? 1.0f - float(left - own) / float(others) : 1.0f;
    const float logit = (weight(0) + spent * weight(1)) * steps +
                        (weight(2) + spent * weight(3)) * float(own) +
                        closeness(rules, state, side);
    chances[side] = std::exp(std::clamp(logit, -30.0f, 30.0f));
    sum += chances[side];
  }
  for (float& chance : chances) chance /= sum;
  return chances;
}

// The bonus for standing one step from the goal, by the number of sides that move before and hold a
// fence.
float ManyEvaluation::closeness(const Classic& rules, Classic::State& state, int side) const {
  if (rules.distance(state, side) != 1) return 0;
  int holders = 0;
  const int sides = rules.table().sides;
  for (int other = rules.to_move(state); other != side; other = other + 1 == sides ? 0 : other + 1) {
    holders += state.get(kStock0, other) > 0;
  }
  return weight(4 + std::size_t(std::min(holders, 2)));
}

Score ManyEvaluation::score(const Classic& rules, Classic::State& state, int side) const {
  return score_of(chances(rules, state)[side]);
}

Score score_of(double chance) {
  constexpr double least = 1e-6;
  const double p = std::clamp(chance, least, 1 - least);
  return score_of_logit(std::log(p / (1 - p)));
}

Score score_of_logit(double logit) {
  constexpr double unit = 227.6;  // 250 / ln 3
  return bounded(Score(std::lround(unit * logit)));
}

}  // namespace corridor
