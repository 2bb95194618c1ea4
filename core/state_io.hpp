// A state as a flat list of integers, the same layout for every family.
//
// Squares and sets are written as in the table; -1 means no square. A number that a family does not
// use is 0 (squares: -1).
//   ply, no_progress, most_eaten   the game's counters, not part of the position
//   phase   pacman: 0 walk, 1 boost, 2 ghosts. advanced: 0 enter, 1 action, 2 extra walk,
//           3 after the walk, 4 relocate, 5 ghosts, 6 a ghost's place
//   played  bit p = piece p has played this round (ghosts are pieces 1 to 4)
//   turn    advanced: number of the opening turn; one more for all later turns
//   previous_p, turn_start   squares; walked, due, set_up   0 or 1
//   placer  the ghost that may place now, or 0
//   chamber_*   Chamber fences not yet relocated, by their slots at the start
// A ghost without a square is off the board: eaten (pacman) or out for good (advanced).
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "reader.hpp"
#include "state.hpp"
#include "table.hpp"

namespace corridor {

struct Counters {
  int ply = 0;
  int no_progress = 0;
  int most_eaten = 0;  // pellets in one life, for the rating
};

inline constexpr std::string_view kStateFields[] = {
    "ply", "no_progress", "most_eaten",
    "fences_h_0", "fences_h_1", "fences_v_0", "fences_v_1",
    "piece_0", "piece_1", "piece_2", "piece_3", "piece_4",
    "stock_0", "stock_1", "stock_2", "stock_3",
    "to_move", "pellets_0", "pellets_1", "pellets_2", "lives", "phase", "played", "turn",
    "reserve", "turn_start", "walked", "due",
    "previous_0", "previous_1", "previous_2", "previous_3", "previous_4",
    "placer", "chamber_h_0", "chamber_h_1", "chamber_v_0", "chamber_v_1", "set_up"};

std::vector<std::int64_t> write_state(const Table& table, const State& state,
                                      const Counters& counters, int to_move);
// Fills `state` and `counters`, returns the side to move. Checks the range of every number; `check`
// of the family tells whether they contradict each other.
int read_state(const Table& table, const std::vector<std::int64_t>& numbers, State& state,
               Counters& counters);

}  // namespace corridor
