// Scores of positions: hundredths of a step of lead; far beyond them, won and lost games by the
// number of plies to their end.
#pragma once

#include "bits.hpp"

namespace corridor {

using Score = int;

inline constexpr int kMostPlies = 240;  // no line is searched further than this
inline constexpr Score kInfinite = 32'000;
inline constexpr Score kWin = 31'000;  // won now; one less for each ply until then
inline constexpr Score kDecided = kWin - 1'000;
inline constexpr Score kMostScore = kDecided - 1;  // limit of evaluations

constexpr Score won_in(int plies) { return kWin - plies; }
constexpr Score lost_in(int plies) { return plies - kWin; }
constexpr bool is_decided(Score score) { return score >= kDecided || score <= -kDecided; }
constexpr Score bounded(Score score) {
  return score > kMostScore ? kMostScore : score < -kMostScore ? -kMostScore : score;
}
// Plies until the end of a decided game; negative if it is lost.
constexpr int plies_to_end(Score score) { return score > 0 ? kWin - score : -(kWin + score); }

}  // namespace corridor
