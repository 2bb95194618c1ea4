// How a game ended.
#pragma once

#include "bits.hpp"

namespace corridor {

// In the order in which they are tested.
enum class Reason : u8 { None, Goal, Pellets, Ghosts, Catches, Plies, Threefold, NoProgress };
inline constexpr const char* kReasonNames[] = {"none",    "goal",  "pellets",   "ghosts",
                                               "catches", "plies", "threefold", "no_progress"};

struct Outcome {
  static constexpr int kDraw = -1;
  int winner = kDraw;
  Reason reason = Reason::None;

  bool over() const { return reason != Reason::None; }
  friend bool operator==(Outcome, Outcome) = default;
};

// What a move did, as far as counters outside the position need to know.
struct Effect {
  bool progress = false;      // the no-progress counter starts again
  bool round_over = false;    // ... and then grows by one
  bool irreversible = false;  // no earlier position can come back
};

}  // namespace corridor
