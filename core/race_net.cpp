#include "race_net.hpp"

#include <algorithm>
#include <cmath>

#include "race_weights.hpp"

namespace corridor {

namespace {

constexpr int kMostRivals = kMostSides - 1;
constexpr int kWorstBlow = 8;  // steps; a larger cost counts as this

struct Standing {
  int steps = 0;    // to the goal
  int wait = 0;     // moves of others before its own
  int arrival = 0;  // moves of all sides until it is at its goal, if nobody hinders it
  int hand = 0;
  int holders = 0;  // sides that move before it and hold a fence
  int blow = 0;     // the most steps that one fence can cost it
  int cuts = 0;     // fences that would cost it steps
  int closed = 0;   // fences across its route that are illegal, since they would close a route
  int ends = 0;     // squares of the goal within one step more than the shortest route
  int room = 0;     // open steps around the pawn

  bool next_to_goal() const { return steps == 1; }
  bool unstoppable() const { return steps == 1 && holders == 0; }
};
using Standings = std::array<Standing, kMostSides>;

Standing look(const Classic& rules, Classic::State& state, int side) {
  const int sides = rules.table().sides, mover = rules.to_move(state);
  Standing found;
  found.steps = rules.distance(state, side);
  found.wait = (side - mover + sides) % sides;
  found.arrival = found.steps * sides + found.wait;
  found.hand = state.get(kStock0, side);
  for (int other = mover; other != side; other = (other + 1) % sides) {
    found.holders += state.get(kStock0, other) > 0;
  }
  const int pawn = state.get(kPiece0, side);
  Squares flood = bit(pawn);
  for (int step = 0; step <= found.steps; ++step) flood = state.board.spread(flood);
  found.ends = count(flood & rules.table().goal[side]);
  found.room = count(state.board.neighbours(pawn));
  return found;
}

void look_at_cuts(const Classic::State& state, const Cuts& cuts, int side, Standing& standing) {
  const FenceSet needed = state.route[side].needed();
  for (const Cut& cut : cuts) {
    if (!needed.has(cut.fence)) continue;
    if (!cut.legal) {
      ++standing.closed;
      continue;
    }
    const int cost = cut.length[side] - standing.steps;
    standing.cuts += cost > 0;
    standing.blow = std::max(standing.blow, std::min(cost, kWorstBlow));
  }
}

RaceNet::Features told(const Standings& standings, int side, int sides) {
  const Standing& own = standings[side];
  std::array<const Standing*, kMostRivals> rivals{};
  int others = 0, hands = 0;
  for (int other = 0; other < sides; ++other) {
    if (other == side) continue;
    rivals[others++] = &standings[other];
    hands += standings[other].hand;
  }
  std::sort(rivals.begin(), rivals.begin() + others,
            [](const Standing* a, const Standing* b) { return a->arrival < b->arrival; });
  // Divided so that most figures are between 0 and 1.
  RaceNet::Features features{float(own.steps) / 8,
                               float(own.wait) / float(sides),
                               float(own.hand) / 5,
                               float(hands) / 15,
                               float(own.blow) / 4,
                               float(own.cuts) / 8,
                               float(own.closed) / 8,
                               float(own.ends) / 8,
                               float(own.room) / 4,
                               float(own.next_to_goal()),
                               float(own.unstoppable()),
                               float(own.steps == 2)};
  float* next = features.data() + RaceNet::kFeatures - 4 * kMostRivals;
  for (int i = 0; i < others; ++i) {
    *next++ = float(rivals[i]->arrival - own.arrival) / float(4 * sides);
    *next++ = float(rivals[i]->hand) / 5;
    *next++ = float(rivals[i]->blow) / 4;
    *next++ = float(rivals[i]->unstoppable());
  }
  return features;
}

}  // namespace

RaceNet::RaceNet(int sides) {
  const auto& whole = sides == 2   ? kRaceWeightsOfTwo
                      : sides == 3 ? kRaceWeightsOfThree
                                   : kRaceWeightsOfFour;
  std::transform(whole.begin(), whole.end(), weights_.begin(),
                 [](short thousandths) { return float(thousandths) / 1000; });
}

std::array<RaceNet::Features, kMostSides> RaceNet::features(const Classic& rules,
                                                               Classic::State& state,
                                                               const Cuts& cuts) {
  const int sides = rules.table().sides;
  Standings standings;
  for (int side = 0; side < sides; ++side) {
    standings[side] = look(rules, state, side);
    look_at_cuts(state, cuts, side, standings[side]);
  }
  std::array<Features, kMostSides> found{};
  for (int side = 0; side < sides; ++side) found[side] = told(standings, side, sides);
  return found;
}

Chances RaceNet::chances(const Classic& rules, Classic::State& state, const Cuts& cuts) const {
  const int sides = rules.table().sides;
  const auto told = features(rules, state, cuts);
  Chances chances{};
  float sum = 0;
  for (int side = 0; side < sides; ++side) {
    sum += chances[side] = std::exp(std::clamp(logit(told[side]), -30.0f, 30.0f));
  }
  for (float& chance : chances) chance /= sum;
  return chances;
}

float RaceNet::lead(const Classic& rules, Classic::State& state, const Cuts& cuts) const {
  const auto told = features(rules, state, cuts);
  const int mover = rules.to_move(state);
  return logit(told[std::size_t(mover)]) - logit(told[std::size_t(1 - mover)]);
}

// A bias of the logit itself would be the same for every side, so there is none.
float RaceNet::logit(const Features& features) const {
  const float* bias = weights_.data() + kHidden * kFeatures;
  const float* factor = bias + kHidden;
  float sum = 0;
  for (int row = 0; row < kHidden; ++row) {
    float value = bias[row];
    for (int i = 0; i < kFeatures; ++i) value += weights_[std::size_t(row * kFeatures + i)] * features[std::size_t(i)];
    if (value > 0) sum += value * factor[row];
  }
  return sum;
}

}  // namespace corridor
