// Symmetries of a maze: turns and reflections of the board that keep its fences and pellets.
#pragma once

#include <array>
#include <vector>

#include "solve_rows.hpp"

namespace corridor {

// Number of a symmetry: bit 2 swaps files and ranks, then bit 0 reverses the files and bit 1 the
// ranks. 0 is the identity.
inline constexpr int kSymmetries = 8;

// Where each place goes; kOff stays.
using PlaceMap = std::array<u8, kPlaces>;

PlaceMap place_map(int symmetry);

// The symmetries under which all verdicts of a game are the same, the identity first. Ghosts keep
// their identity, because they move in turn. Start squares count only where eaten ghosts return
// to them.
std::vector<int> symmetries_of(const Table& table);

// The image of each of the table's pellets, as an index.
std::vector<int> pellet_map(const Table& table, int symmetry);

// Rows over the ghosts as they look through a symmetry: the row and bit of some places are those
// that `rows` has for the images of these places.
Rows seen_through(const Shape& shape, int symmetry, const Rows& rows);

}  // namespace corridor
