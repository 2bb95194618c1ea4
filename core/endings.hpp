// Positions whose result is known without search. Only the race of two has them.
#pragma once

#include <optional>

#include "game.hpp"
#include "race.hpp"
#include "score.hpp"

namespace corridor {

template <class Rules>
class Endings {
 public:
  std::optional<Score> find(Game<Rules>&, int, int) { return {}; }
};

// Two pawns and no fence in any hand.
template <>
class Endings<Classic> {
 public:
  // The score for the side to move. The table is built only if it saves enough depth.
  std::optional<Score> find(Game<Classic>& game, int depth, int ply) {
    Classic::State& state = game.state();
    if (game.table().sides != 2 || state.get(kStock0) || state.get(kStock0, 1)) return {};
    if (const auto end = plain_race(game.rules(), state)) return score(game, *end, ply);
    if (depth < kLeastDepth) return {};
    return score(game, races_.end(game.rules(), state), ply);
  }

 private:
  // A table costs about as much as a search to this depth without fences. Measured on a board with
  // many fences: 41,000 nodes a CPU second with 1, 632,000 with 4.
  static constexpr int kLeastDepth = 4;

  // A win after the limit of plies is a draw.
  static Score score(const Game<Classic>& game, RaceEnd end, int ply) {
    const int plies = end < 0 ? -end : end;
    const int limit = game.table().draw_after_plies;
    if (!end || (limit && game.counters().ply + plies > limit)) return 0;
    return end > 0 ? won_in(ply + plies) : lost_in(ply + plies);
  }

  Races races_;
};

}  // namespace corridor
