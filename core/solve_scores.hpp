// Rounds until something happens, as one number that PAC-MAN wants to be high and the ghosts low.
#pragma once

#include <cstdint>

namespace corridor {

// PAC-MAN wins in n rounds: kWinScore - n; the ghosts win in n rounds: n - kWinScore; endless: 0.
using Score = std::int16_t;
inline constexpr int kWinScore = 30000;

constexpr Score pacman_in(int rounds) { return Score(kWinScore - rounds); }
constexpr Score ghosts_in(int rounds) { return Score(rounds - kWinScore); }
constexpr int rounds_of(Score score) {
  return score > 0 ? kWinScore - score : score < 0 ? kWinScore + score : 0;
}
// The score one round earlier.
constexpr Score one_more(Score score) {
  return Score(score > 0 ? score - 1 : score < 0 ? score + 1 : 0);
}

}  // namespace corridor
