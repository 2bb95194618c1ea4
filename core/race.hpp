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

// Every race on one board, worked out backwards from the goals.
class RaceTable {
 public:
  RaceTable(const Classic& rules, const Classic::State& state);
  RaceEnd end(const Classic::State& state) const;

 private:
  void find_moves(const Classic& rules, Classic::State state);
  void add_position(const Classic& rules, const Classic::State& state, int here);
  void work_backwards();
  void settle(int here, int end);

  static constexpr int kPositions = 2 * kSquares * kSquares;
  static int index(int mover, int own, int other) {
    return (mover * kSquares + own) * kSquares + other;
  }

  std::vector<std::int16_t> end_;        // by position
  std::vector<std::int16_t> open_moves_;  // moves of a position that are not yet lost; -1: over
  struct Before {  // a position from which one move leads here, and the next such, or -1
    int position;
    int next;
  };
  std::vector<int> first_before_;
  std::vector<Before> before_;
  std::vector<int> settled_;              // in the order in which they were
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
