// The result of a game, and effects of a move on the counters.
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

// Effects of a move on the counters of `Game`.
struct Effect {
  bool progress = false;      // sets the no-progress counter to 0
  bool round_over = false;    // then adds one to it
  bool irreversible = false;  // no earlier position can occur again
};

}  // namespace corridor
