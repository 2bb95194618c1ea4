// Exact results of a race of two pawns without fences in hand, jumps included.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "classic.hpp"

namespace corridor {

// The result with best play: plies until the end, positive if the side to move wins, negative if it
// loses, 0 if neither can win.
using RaceEnd = int;

// Fast test: compares both distances; valid if the pawns cannot meet on the winner's path. Empty if
// they can.
std::optional<RaceEnd> plain_race(const Classic& rules, Classic::State& state);

// Results of all placements of two pawns on one board, by retrograde analysis from the goals: wins
// in one ply, losses in two, wins in three and so on. Levels are computed as far as they are asked
// for.
class RaceTable {
 public:
  RaceTable(const Classic& rules, const Classic::State& state);
  RaceEnd end(const Classic::State& state);

 private:
  // Two pawns on neighbouring squares, and the jumps of the first.
  struct Beside {
    u8 own;
    u8 other;
    Squares jumps;
  };
  using Sets = std::array<Squares, kSquares>;

  void find_jumps(const Classic& rules, Classic::State state);
  bool one_level_more();
  bool grow_won(int mover);
  bool grow_lost(int mover);
  bool keep_new(int mover, Squares before, Squares now, int fixed, bool fixed_is_own);

  Board board_;
  std::array<Squares, 2> goal_;
  std::vector<Beside> beside_;
  std::array<Sets, 2> won_{};   // by mover and its own square: squares of the other pawn
  std::array<Sets, 2> lost_{};  // by mover and the other's square: squares of the mover's pawn
  int level_ = 0;               // plies until the end that are computed
  bool grown_before_ = true;
  bool complete_ = false;
  std::vector<std::uint16_t> plies_;  // until the end, by mover, own and other square; 0 unknown
};

// Cache of tables by board.
class Races {
 public:
  RaceEnd end(const Classic& rules, Classic::State& state);

 private:
  struct Kept {
    FenceSet fences;
    std::optional<RaceTable> table;
  };
  static constexpr std::size_t kKept = 64;
  std::vector<Kept> kept_ = std::vector<Kept>(kKept);
};

}  // namespace corridor
