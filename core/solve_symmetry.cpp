#include "solve_symmetry.hpp"

#include <algorithm>

#include "fences.hpp"
#include "solve_places.hpp"
#include "walks.hpp"

namespace corridor {

namespace {

Squares image(const PlaceMap& map, Squares set) {
  Squares found = 0;
  while (set) found |= bit(map[std::size_t(pop_lowest(set))]);
  return found;
}

bool keeps_steps(const PlaceMap& map, const Ground& ground) {
  for (int square = 0; square < kSquares; ++square) {
    const Squares steps = ground.neighbours(map[std::size_t(square)]);
    if (steps != image(map, ground.neighbours(square))) return false;
  }
  return true;
}

bool keeps_pellets(const PlaceMap& map, const Table& table) {
  return std::all_of(table.pellets.begin(), table.pellets.end(), [&](int square) {
    return table.pellet_at(map[std::size_t(square)]) >= 0;
  });
}

bool keeps_homes(const PlaceMap& map, const Table& table) {
  if (table.ghost_return == Return::NextRound) return true;
  return std::all_of(table.start.begin() + 1, table.start.end(),
                     [&](int home) { return map[std::size_t(home)] == home; });
}

// Bits at the images of places, moved to these places.
Row pulled_back(const PlaceMap& map, Row row) {
  const Squares set = set_of(row);
  if (!set || set == kAllPlaces) return row;
  Squares found = 0;
  for (int place = 0; place < kPlaces; ++place) {
    if (has(set, map[std::size_t(place)])) found |= bit(place);
  }
  return row_of(found);
}

}  // namespace

PlaceMap place_map(int symmetry) {
  PlaceMap map;
  for (int square = 0; square < kSquares; ++square) {
    int x = square % kFiles, y = square / kFiles;
    if (symmetry & 4) std::swap(x, y);
    if (symmetry & 1) x = kFiles - 1 - x;
    if (symmetry & 2) y = kFiles - 1 - y;
    map[std::size_t(square)] = u8(y * kFiles + x);
  }
  map[kOff] = kOff;
  return map;
}

std::vector<int> symmetries_of(const Table& table) {
  const Board board = board_with(table.fences);
  std::vector<int> found;
  for (int symmetry = 0; symmetry < kSymmetries; ++symmetry) {
    const PlaceMap map = place_map(symmetry);
    if (keeps_pellets(map, table) && keeps_homes(map, table) &&
        keeps_steps(map, {board, table.tunnels})) {
      found.push_back(symmetry);
    }
  }
  return found;
}

std::vector<int> pellet_map(const Table& table, int symmetry) {
  const PlaceMap map = place_map(symmetry);
  std::vector<int> found;
  for (int square : table.pellets) found.push_back(table.pellet_at(map[std::size_t(square)]));
  return found;
}

Rows seen_through(const Shape& shape, int symmetry, const Rows& rows) {
  const PlaceMap map = place_map(symmetry);
  const auto moved = [&](int dimension, int at) {
    return shape.index(dimension, map[std::size_t(shape.place(dimension, at))]);
  };
  Rows found;
  found.reserve(rows.size());
  for (int first = 0; first < shape.size[0]; ++first) {
    for (int second = 0; second < shape.size[1]; ++second) {
      const int block = moved(0, first) * shape.size[1] + moved(1, second);
      for (int third = 0; third < shape.size[2]; ++third) {
        const int row = block * shape.size[2] + moved(2, third);
        found.push_back(pulled_back(map, rows[std::size_t(row)]));
      }
    }
  }
  return found;
}

}  // namespace corridor
