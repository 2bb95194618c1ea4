// The net that judges races: the winning chances of each side.
//
// It looks at each side in turn, from its own point of view, and gives it a logit; the chances are
// the softmax of the logits. Its weights come from games of the engine against itself
// (bench/race_net.py).
#pragma once

#include "cuts.hpp"

namespace corridor {

using Chances = std::array<float, kMostSides>;  // they add up to 1

class RaceNet {
 public:
  static constexpr int kFeatures = 24;
  static constexpr int kHidden = 32;
  using Features = std::array<float, kFeatures>;

  explicit RaceNet(int sides);

  // What the net is told about each side; about rivals in the order of their arrival.
  static std::array<Features, kMostSides> features(const Classic& rules, Classic::State& state,
                                                   const Cuts& cuts);
  Chances chances(const Classic& rules, Classic::State& state, const Cuts& cuts) const;
  // Of two sides: how far the mover is ahead, as the logit of its chance to win.
  float lead(const Classic& rules, Classic::State& state, const Cuts& cuts) const;

 private:
  float logit(const Features& features) const;

  // kHidden rows of kFeatures, a bias for each row, a factor for each row.
  std::array<float, kHidden * (kFeatures + 2)> weights_;
};

}  // namespace corridor
