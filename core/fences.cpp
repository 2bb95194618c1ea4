#include "fences.hpp"

namespace corridor {

namespace {

// A slot number also names an inner point of the grid of grooves: 64 points. The rim is one more
// point.
constexpr u64 kFirstFile = 0x0101010101010101u;
constexpr u64 kLastFile = kFirstFile << (kSlotFiles - 1);
constexpr u64 kFirstRow = 0xff;
constexpr u64 kLastRow = kFirstRow << (kSlots - kSlotFiles);

constexpr u64 left(u64 points) { return (points & ~kFirstFile) >> 1; }
constexpr u64 right(u64 points) { return (points & ~kLastFile) << 1; }
constexpr u64 down(u64 points) { return points >> kSlotFiles; }
constexpr u64 up(u64 points) { return points << kSlotFiles; }

constexpr u64 two_of(u64 a, u64 b, u64 c) { return (a & b) | (a & c) | (b & c); }

// Fences with at least two of their points (ends and middle) in `points`; an end on the rim counts
// if `with_rim`.
FenceSet with_two_points(u64 points, bool with_rim) {
  const u64 rim = with_rim ? ~u64(0) : 0;
  return {two_of(points, right(points) | (kFirstFile & rim), left(points) | (kLastFile & rim)),
          two_of(points, up(points) | (kFirstRow & rim), down(points) | (kLastRow & rim))};
}

// Connections between neighbouring points along fences, each named by its left or lower point.
struct Links {
  u64 across;
  u64 along;

  explicit Links(FenceSet fences)
      : across((fences.h & ~kLastFile) | left(fences.h)),
        along((fences.v & ~kLastRow) | down(fences.v)) {}

  // All points connected to `seeds`.
  u64 component(u64 seeds) const {
    for (;;) {
      const u64 grown = seeds | ((seeds & across) << 1) | ((seeds >> 1) & across) |
                        ((seeds & along) << kSlotFiles) | ((seeds >> kSlotFiles) & along);
      if (grown == seeds) return seeds;
      seeds = grown;
    }
  }
};

u64 touched_points(FenceSet fences) {
  return fences.h | fences.v | left(fences.h) | right(fences.h) | up(fences.v) | down(fences.v);
}

u64 points_on_rim(FenceSet fences) {
  return (fences.h & (kFirstFile | kLastFile)) | (fences.v & (kFirstRow | kLastRow));
}

// Whether these fences could form a ring that does not touch the rim, but for one fence. Such a
// ring has four sides, so at least three fences are connected before the last one: two joins, and
// each join means one point fewer than three a fence.
bool may_hold_open_ring(u64 middles, u64 points) {
  constexpr int kFewestJoins = 2;
  return 3 * count(middles) - count(points) >= kFewestJoins;
}

// Whether a fence on the board separates squares on its two sides.
bool divides(const Board& board, const Tunnels& tunnels, int fence) {
  const int first = corner_of(slot_of(fence));
  const int across = is_vertical(fence) ? 1 : kFiles;
  const int second = first + (is_vertical(fence) ? kFiles : 1);
  return !reaches(board, tunnels, first, first + across) ||
         !reaches(board, tunnels, second, second + across);
}

}  // namespace

FenceSet fitting_fences(const Board& board) {
  const auto [h, v] = board.fences;
  const u64 empty = ~(h | v);
  return {empty & ~(left(h) | right(h)), empty & ~(up(v) | down(v))};
}

FenceSet ring_fences(const Board& board, FenceSet candidates) {
  const FenceSet fences = board.fences;
  const u64 touched = touched_points(fences);
  const u64 seeds = points_on_rim(fences);
  if (!seeds && !may_hold_open_ring(fences.h | fences.v, touched)) return {};
  const FenceSet touching = with_two_points(touched, true) & candidates;
  if (!touching.any()) return {};

  const Links links(fences);
  const u64 rim = links.component(seeds);
  FenceSet rings = with_two_points(rim, true);
  u64 rest = touched & ~rim;
  if (!may_hold_open_ring((fences.h | fences.v) & ~rim, rest)) rest = 0;
  while (rest) {
    const u64 component = links.component(rest & -rest);
    rest &= ~component;
    rings = rings | with_two_points(component, false);
  }
  return rings & touching;
}

FenceSet keeping_regions(const Board& board, const Tunnels& tunnels, FenceSet candidates) {
  FenceSet kept = candidates;
  each(ring_fences(board, candidates), [&](int fence) {
    Board with = board;
    with.place(fence);
    if (divides(with, tunnels, fence)) kept.remove(fence);
  });
  return kept;
}

bool fences_fit_together(FenceSet fences) {
  return !(fences.h & fences.v) && !(fences.h & left(fences.h)) && !(fences.v & up(fences.v));
}

Board board_with(FenceSet fences) {
  Board board;
  each(fences, [&](int fence) { board.place(fence); });
  return board;
}

}  // namespace corridor
