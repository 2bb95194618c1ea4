// Turns of the ghosts whose places are not the bits of a row; templates over where rows lie.
#pragma once

#include <algorithm>

#include "solve_places.hpp"
#include "solve_stage.hpp"

namespace corridor {

// One ghost's turn, for all places of the last ghost at once. `source(square)` is the row with
// the ghost on that square, after its turn.
template <class Source>
Row Stage::ghost_row(int pac, int square, Squares others, Source&& source) const {
  const GhostPlan& plan = plan_.ghost(pac, square);
  Squares decided = 0;  // places of the last ghost that leave some walk
  Row out = row_of(0);
  for (const auto* list : {&plan.first, &plan.second}) {
    Squares offered = 0;
    for (const GhostWalk& walk : *list) {
      Squares barring = block_ ? walk.through : Squares(0);
      if (!walk.caught && !share_) barring |= bit(walk.end);
      if (barring & others) continue;
      offered |= ~barring;
      const Row fits = row_of(~barring & ~decided);
      out |= fits & (walk.caught ? caught_row() : source(int(walk.end)));
    }
    decided |= offered;
    if (!~decided) break;
  }
  if (stay_) return out | source(square);
  return ~decided ? out | (source(square) & row_of(~decided)) : out;
}

// The turn of a ghost off the board.
template <class Source>
Row Stage::off_row(int piece, int pac, Squares others, Source&& source) const {
  const int home = table_.start[std::size_t(piece)];
  if (table_.ghost_return == Return::NextRound || home == pac || has(others, home)) {
    return source(kOff);  // it has no turn, or cannot come back in this one
  }
  const Row taken = row_of(bit(home));
  return (ghost_row(pac, home, others, source) & ~taken) | (source(kOff) & taken);
}

// A turn of the first or the second ghost, from a square: `blocks(place)` is the block with the
// ghost there after its turn, `other` where the other of these two stands.
template <class Blocks>
void Stage::walk_block(int square, int other, int pac, const Blocks& blocks, Row* out) const {
  const GhostPlan& plan = plan_.ghost(pac, square);
  const int thirds = shape_.size[2];
  const auto walk_by_walk = [&](int third) {
    const Squares others = place_bit(other) | place_bit(shape_.place(2, third));
    out[third] = ghost_row(pac, square, others, [&](int place) { return blocks(place)[third]; });
  };
  std::array<const Row*, kSquares + 1> sources;
  int count = 0;
  for (int end : plan.places) {
    if (share_ || end != other) sources[std::size_t(count++)] = blocks(end);
  }
  // The last ghost may bar one end, the third ghost another.
  const bool sure = plan.catches || (share_ && count);
  if (block_ || !(sure || count >= 2)) {
    for (int third = 0; third < thirds; ++third) walk_by_walk(third);
    return;
  }
  const int free = count;
  if (stay_) sources[std::size_t(count++)] = blocks(square);
  any_of(out, plan.catches ? caught_row() : row_of(0), sources.data(), count, thirds);
  if (!sure && free < 3 && thirds > 1) {
    for (int end : plan.places) walk_by_walk(end);
  }
}

template <class Blocks>
void Stage::outer_block(int dimension, int place, int other, int pac, const Blocks& blocks,
                        Row* out) const {
  if (place != kOff) return walk_block(place, other, pac, blocks, out);
  for (int third = 0; third < shape_.size[2]; ++third) {
    const Squares others = place_bit(other) | place_bit(shape_.place(2, third));
    out[third] = off_row(shape_.piece[std::size_t(dimension)], pac, others,
                         [&](int at) { return blocks(at)[third]; });
  }
}

}  // namespace corridor
