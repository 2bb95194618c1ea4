// The board without pieces: squares, fences, open steps, floods and routes.
#pragma once

#include <array>

#include "bits.hpp"

namespace corridor {

// Fence number: slot for a horizontal fence, kSlots + slot for a vertical one.
constexpr int slot_of(int fence) { return fence % kSlots; }
constexpr bool is_vertical(int fence) { return fence >= kSlots; }
// The square below and left of a slot; slots are 8 to a row, squares 9.
constexpr int corner_of(int slot) { return slot + slot / kSlotFiles; }

struct FenceSet {
  u64 h = 0;
  u64 v = 0;

  constexpr bool any() const { return (h | v) != 0; }
  constexpr bool has(int fence) const {
    return ((is_vertical(fence) ? v : h) >> slot_of(fence)) & 1;
  }
  constexpr void add(int fence) { (is_vertical(fence) ? v : h) |= slot_bit(slot_of(fence)); }
  constexpr void remove(int fence) { (is_vertical(fence) ? v : h) &= ~slot_bit(slot_of(fence)); }
  constexpr int size() const { return count(h) + count(v); }
  friend constexpr FenceSet operator&(FenceSet a, FenceSet b) { return {a.h & b.h, a.v & b.v}; }
  friend constexpr FenceSet operator|(FenceSet a, FenceSet b) { return {a.h | b.h, a.v | b.v}; }
  friend constexpr FenceSet operator~(FenceSet a) { return {~a.h, ~a.v}; }
  friend constexpr bool operator==(FenceSet a, FenceSet b) = default;
};

template <class Visit>
constexpr void each(FenceSet set, Visit&& visit) {
  while (set.h) visit(pop_lowest(set.h));
  while (set.v) visit(kSlots + pop_lowest(set.v));
}

constexpr Squares file_mask(int file) {
  Squares mask = 0;
  for (int y = 0; y < kFiles; ++y) mask |= bit(y * kFiles + file);
  return mask;
}
constexpr Squares rank_mask(int rank) { return Squares((1u << kFiles) - 1) << (rank * kFiles); }

inline constexpr Squares kAllSquares = bit(kSquares) - 1;
inline constexpr Squares kEastSteps = kAllSquares & ~file_mask(kFiles - 1);
inline constexpr Squares kNorthSteps = kAllSquares & ~rank_mask(kFiles - 1);
inline constexpr Squares kEdgeSquares =
    file_mask(0) | file_mask(kFiles - 1) | rank_mask(0) | rank_mask(kFiles - 1);

// Pairs of squares at the edge that count as neighbours.
struct Tunnels {
  static constexpr int kMost = 2;
  std::array<u8, kMost> a{kOff, kOff};
  std::array<u8, kMost> b{kOff, kOff};

  constexpr Squares exits(Squares from) const {
    Squares out = 0;
    for (int i = 0; i < kMost; ++i) {
      if (a[i] == kOff) continue;
      if (has(from, a[i])) out |= bit(b[i]);
      if (has(from, b[i])) out |= bit(a[i]);
    }
    return out;
  }
};

// Fences, and the open steps between squares: a bit in `east` means that the step from that square
// to the right is open, a bit in `north` the step upwards. So a flood is a few shifts.
struct Board {
  FenceSet fences;
  Squares east = kEastSteps;
  Squares north = kNorthSteps;

  constexpr void place(int fence) {
    fences.add(fence);
    (is_vertical(fence) ? east : north) &= ~blocked(fence);
  }
  constexpr void lift(int fence) {
    fences.remove(fence);
    (is_vertical(fence) ? east : north) |= blocked(fence);
  }
  // The set and all its neighbours.
  constexpr Squares spread(Squares from) const {
    return from | ((from & east) << 1) | ((from >> 1) & east) | ((from & north) << kFiles) |
           ((from >> kFiles) & north);
  }
  constexpr Squares neighbours(int square) const { return spread(bit(square)) & ~bit(square); }

 private:
  // The two steps a fence closes, as bits of `east` or `north`.
  static constexpr Squares blocked(int fence) {
    const Squares pair = is_vertical(fence) ? bit(0) | bit(kFiles) : bit(0) | bit(1);
    return pair << corner_of(slot_of(fence));
  }
};

// Whether `to` can be reached from `from`; tunnels may be empty.
bool reaches(const Board& board, const Tunnels& tunnels, int from, int to);
// All squares that can be reached from a square.
Squares region(const Board& board, const Tunnels& tunnels, int from);
// Steps from a square to the nearest of `targets`, or -1.
int steps_between(const Board& board, const Tunnels& tunnels, int from, Squares targets);
// Steps from every square to the nearest of `targets`, or -1.
std::array<int, kSquares> distance_map(const Board& board, const Tunnels& tunnels,
                                       Squares targets);
// Whether two squares are in one file or rank with no fence between them.
bool in_sight(const Board& board, int from, int to);
// One step from `from` towards `to` in the same file or rank, as a difference of square numbers.
int direction(int from, int to);

// Two shortest paths to the goal, each stored as the fences that would cut it. A fence that does
// not cut both leaves a shortest path open, so the length is still exact and needs no new flood.
// The two paths take the lowest and the highest square at each step, to have few cuts in common.
struct Route {
  static constexpr u8 kUnknown = 255;
  FenceSet cuts;   // of the first path
  FenceSet other;  // of the second path; every fence once that path is cut
  u8 length = kUnknown;
  bool ways_known = false;  // `cuts` and `other` are valid; the length may be known without them

  bool known() const { return ways_known; }
  // The only fences that can lengthen or close the route: they cut both paths.
  FenceSet needed() const { return cuts & other; }
  void forget() {
    length = kUnknown;
    ways_known = false;
  }
  void after_fence(int fence) {
    if (!ways_known || cuts.has(fence)) return forget();
    if (other.has(fence)) other = {~u64(0), ~u64(0)};
  }
};
// The caller guarantees that a path exists.
Route shortest_route(const Board& board, int from, Squares goal);

}  // namespace corridor
