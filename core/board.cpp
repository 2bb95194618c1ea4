#include "board.hpp"

namespace corridor {

namespace {

Squares spread(const Board& board, const Tunnels& tunnels, Squares from) {
  return board.spread(from) | tunnels.exits(from);
}

// The fences that would close the step between two neighbours: up to two.
FenceSet cuts_of_step(int from, int to) {
  const int low = from < to ? from : to;
  const int x = low % kFiles;
  const int y = low / kFiles;
  const bool upwards = from - to == kFiles || to - from == kFiles;
  FenceSet cuts;
  const auto add = [&](int slot_x, int slot_y) {
    if (slot_x < 0 || slot_y < 0 || slot_x >= kSlotFiles || slot_y >= kSlotFiles) return;
    cuts.add((upwards ? 0 : kSlots) + slot_y * kSlotFiles + slot_x);
  };
  add(x, y);
  upwards ? add(x - 1, y) : add(x, y - 1);
  return cuts;
}

}  // namespace

bool reaches(const Board& board, const Tunnels& tunnels, int from, int to) {
  Squares flood = bit(from);
  while (!has(flood, to)) {
    const Squares grown = spread(board, tunnels, flood);
    if (grown == flood) return false;
    flood = grown;
  }
  return true;
}

Squares region(const Board& board, const Tunnels& tunnels, int from) {
  Squares flood = bit(from);
  for (;;) {
    const Squares grown = spread(board, tunnels, flood);
    if (grown == flood) return flood;
    flood = grown;
  }
}

int steps_between(const Board& board, const Tunnels& tunnels, int from, Squares targets) {
  Squares flood = bit(from);
  for (int steps = 0;; ++steps) {
    if (flood & targets) return steps;
    const Squares grown = spread(board, tunnels, flood);
    if (grown == flood) return -1;
    flood = grown;
  }
}

std::array<int, kSquares> distance_map(const Board& board, const Tunnels& tunnels,
                                       Squares targets) {
  std::array<int, kSquares> map;
  map.fill(-1);
  Squares flood = 0;
  Squares fresh = targets & kAllSquares;
  for (int steps = 0; fresh; ++steps) {
    flood |= fresh;
    for (Squares rest = fresh; rest;) map[pop_lowest(rest)] = steps;
    fresh = spread(board, tunnels, flood) & ~flood;
  }
  return map;
}

int direction(int from, int to) {
  if (from % kFiles == to % kFiles) return to > from ? kFiles : -kFiles;
  return to > from ? 1 : -1;
}

bool in_sight(const Board& board, int from, int to) {
  const bool in_line = from % kFiles == to % kFiles || from / kFiles == to / kFiles;
  if (!in_line) return false;
  const int step = direction(from, to);
  for (int square = from; square != to; square += step) {
    if (!has(board.neighbours(square), square + step)) return false;
  }
  return true;
}

Route shortest_route(const Board& board, int from, Squares goal) {
  std::array<Squares, kSquares> layers;
  layers[0] = bit(from);
  int last = 0;
  while (!(layers[last] & goal)) {
    layers[last + 1] = board.spread(layers[last]);
    ++last;
  }
  // Follows the layers back from the goal; `pick` chooses among equally near squares.
  const auto cuts_back = [&](auto&& pick) {
    FenceSet cuts;
    int square = pick(layers[last] & goal);
    for (int layer = last - 1; layer >= 0; --layer) {
      const int before = pick(board.neighbours(square) & layers[layer]);
      cuts = cuts | cuts_of_step(before, square);
      square = before;
    }
    return cuts;
  };
  Route route;
  route.length = u8(last);
  route.ways_known = true;
  route.cuts = cuts_back([](Squares set) { return lowest(set); });
  route.other = cuts_back([](Squares set) { return highest(set); });
  return route;
}

}  // namespace corridor
