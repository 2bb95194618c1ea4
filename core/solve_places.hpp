// Places of ghosts as bits.
#pragma once

#include "solve_rows.hpp"

namespace corridor {

inline constexpr Squares kOffBit = bit(kOff);
inline constexpr Squares kAllPlaces = kAllSquares | kOffBit;

// Nothing for a ghost off the board.
constexpr Squares place_bit(int place) { return place == kOff ? Squares(0) : bit(place); }

}  // namespace corridor
