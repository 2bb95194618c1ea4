// Games of uniformly random legal moves.
#pragma once

#include <array>

#include "game.hpp"

namespace corridor {

struct Playouts {
  std::array<u64, kMostSides> wins{};
  u64 draws = 0;
  u64 cut = 0;  // games stopped by the ply limit of the call
  u64 plies = 0;
};

class Random {
 public:
  explicit Random(u64 seed) : state_(seed) {}
  u64 next() { return mix(state_ += 0x9e3779b97f4a7c15u); }
  // Uniform from 0 to limit-1: the high word of a 64-bit product, with negligible bias.
  int below(int limit) { return int(Squares(next()) * unsigned(limit) >> 64); }

 private:
  u64 state_;
};

// Plays `games` random games from a position; `most_plies` 0 = no limit but the rules'.
template <class Rules>
Playouts play_out(const Game<Rules>& from, u64 games, u64 seed, int most_plies) {
  Playouts result;
  Random random(seed);
  MoveList moves;
  for (u64 number = 0; number < games; ++number) {
    Game<Rules> game = from;
    int plies = 0;
    for (;; ++plies) {
      if (most_plies > 0 && plies >= most_plies) break;
      game.generate(moves, Walks::All);
      if (moves.empty()) break;
      game.play(moves[random.below(moves.size())]);
    }
    const Outcome outcome = game.outcome();
    if (!outcome.over()) ++result.cut;
    else if (outcome.winner == Outcome::kDraw) ++result.draws;
    else ++result.wins[std::size_t(outcome.winner)];
    result.plies += u64(plies);
  }
  return result;
}

}  // namespace corridor
