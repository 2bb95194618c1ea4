// The race of two pawns once nobody holds a fence: exact, jumps included.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "classic.hpp"

namespace corridor {

// How a race ends with best play: moves of both sides until then, above 0 when the side to
// move wins, below 0 when it loses, 0 when nobody can win.
using RaceEnd = int;

// Quick: the winner of the plain count runs along a way on which the pawns cannot meet.
std::optional<RaceEnd> plain_race(const Classic& rules, Classic::State& state);

// Races on one board, worked out backwards from the goals as far as somebody asks: first who
// wins in one move, then who loses in two, and so on; for all places of the pawns at once.
class RaceTable {
 public:
  RaceTable(const Classic& rules, const Classic::State& state);
  RaceEnd end(const Classic::State& state);

 private:
  // A pawn beside the other one, and where it may jump to.
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
  std::array<Sets, 2> won_{};   // by the mover and its square: where the other stands
  std::array<Sets, 2> lost_{};  // by the mover and the other's square: where it stands itself
  int level_ = 0;               // moves until the end that have been worked out
  bool grown_before_ = true;
  bool complete_ = false;
  std::vector<std::uint16_t> plies_;  // until the end, by mover, own and other square; 0 unknown
};

// Keeps the tables of the boards met last.
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
