// The ghosts' turns: a position answers yes if one end of the ghost's walks does.
#include <algorithm>

#include "solve_ghost_turns.hpp"

namespace corridor {

// --- what is listed once -------------------------------------------------------------------

void Stage::prepare_ends() {
  if (!ends_.empty()) return;
  for (int pac = 0; pac < kSquares; ++pac) {
    for (int square = 0; square < kSquares; ++square) {
      const GhostPlan& plan = plan_.ghost(pac, square);
      Ends ends;
      ends.catches = plan.catches;
      ends.count = u8(plan.places.size());
      const bool fits = plan.places.size() <= Ends::kMost;
      if (fits) std::copy(plan.places.begin(), plan.places.end(), ends.ends.begin());
      const int most_barred = share_ ? 0 : int(shape_.pieces.size()) - 1;
      ends.enough = !block_ && fits && (plan.catches || ends.count > most_barred);
      ends_.push_back(ends);
    }
  }
}

// The squares from which a last ghost may have no walk, or none of the wanted length, because the
// others are so close: there walking all squares at once is not enough.
Squares Stage::wedged(Squares others) const {
  const Squares pellets = table_.ghost_on_pellet == OnPellet::Free ? 0 : plan_.pellets();
  const Squares closed = table_.ghost_on_pellet == OnPellet::NoEntry ? plan_.pellets() : 0;
  const Squares ends = kAllSquares & ~pellets & ~(share_ ? 0 : others);
  const Squares open = kAllSquares & ~closed;
  return ends & ~(plan_.walks_into(ends, open, table_.ghost_steps) &
                  plan_.walks_into(ends, open, table_.frenzy_steps));
}

void Stage::prepare_tight() {
  if (!tight_.empty()) return;
  for (int first = 0; first < shape_.size[0]; ++first) {
    for (int second = 0; second < shape_.size[1]; ++second) {
      const Squares two = place_bit(shape_.place(0, first)) | place_bit(shape_.place(1, second));
      Squares tight = 0;
      for (int third = 0; third < shape_.size[2]; ++third) {
        if (wedged(two | place_bit(shape_.place(2, third)))) tight |= bit(third);
      }
      tight_.push_back(tight);
    }
  }
}

// --- the last ghost, whose places are the bits of a row ------------------------------------

LastGhost Stage::last_ghost(int pac) const {
  const Squares pellets = plan_.pellets();
  const bool free = table_.ghost_on_pellet == OnPellet::Free;
  const bool closed = table_.ghost_on_pellet == OnPellet::NoEntry;
  const bool both = table_.frenzy == Frenzy::UpTo && fast_sight_;  // ordinary walks too
  const Squares seen = plan_.seen_from(pac);
  const Squares stays = (table_.ghost_return == Return::NextRound ? kOffBit : 0) |
                        (stay_ ? kAllSquares : 0);
  return {
      .east = row_of(plan_.board().east),
      .north = row_of(plan_.board().north),
      .ends = row_of(kAllSquares & ~bit(pac) & ~(free ? 0 : pellets)),
      .crossed = row_of(kAllSquares & ~bit(pac) & ~(closed ? pellets : 0)),
      .seen = row_of(fast_sight_ ? seen : 0),
      .unseen = row_of(both ? kAllSquares : kAllSquares & ~seen),
      .always = row_of(inputs_.ghost_caught ? plan_.catchers(pac) : 0),
      .kept = row_of(stays),
      .ghost_steps = table_.ghost_steps,
      .frenzy_steps = table_.frenzy_steps,
  };
}

// The last ghost's turn from one square, walk by walk.
bool Stage::last_bit(int pac, int square, Squares others, Squares in) const {
  const GhostPlan& plan = plan_.ghost(pac, square);
  if (stay_ && has(in, square)) return true;
  for (const auto* list : {&plan.first, &plan.second}) {
    bool offered = false, yes = false;
    for (const GhostWalk& walk : *list) {
      Squares barring = block_ ? walk.through : Squares(0);
      if (!walk.caught && !share_) barring |= bit(walk.end);
      if (barring & others) continue;
      offered = true;
      yes = yes || (walk.caught ? inputs_.ghost_caught : has(in, walk.end));
    }
    if (offered) return yes;
  }
  return has(in, square);
}

// A row of which some squares need a look at single walks; `quick` is right for the others.
Row Stage::last_row(int pac, Squares others, Row in, Row quick, bool tight) const {
  Squares one_by_one = kAllSquares & ~bit(pac) & ~(share_ ? 0 : others);
  if (!block_) one_by_one &= (fast_sight_ ? 0 : plan_.seen_from(pac)) | (tight ? wedged(others) : 0);
  const Squares here = set_of(in);
  Squares out = set_of(quick) & ~one_by_one & ~kOffBit;
  while (one_by_one) {
    const int square = pop_lowest(one_by_one);
    if (last_bit(pac, square, others, here)) out |= bit(square);
  }
  const int home = table_.start[std::size_t(shape_.last)];
  const bool back = table_.ghost_return == Return::NextTurn && home != pac && !has(others, home);
  if (back ? has(out, home) : has(here, kOff)) out |= kOffBit;
  return row_of(out);
}

void Stage::last_block(int first, int second, int pac, const Row* in, Row* out) const {
  const int one = shape_.place(0, first), two = shape_.place(1, second);
  const Squares tight = tight_[std::size_t(first * shape_.size[1] + second)];
  last_ghost_turn(last_[std::size_t(pac)], in, shape_.size[2], out);
  const bool quick = !block_ && fast_sight_ && table_.ghost_return == Return::NextRound;
  for (int third = 0; third < shape_.size[2] && (tight || !quick); ++third) {
    if (quick && !has(tight, third)) continue;
    const int place = shape_.place(2, third);
    const Squares others = place_bit(one) | place_bit(two) | place_bit(place);
    out[third] = last_row(pac, others, in[third], out[third], has(tight, third));
  }
}

// --- the third ghost, whose places are the rows of a block ---------------------------------

bool Stage::is_enough(const Ends& ends, int one, int two) const {
  if (ends.enough || block_ || ends.count > Ends::kMost) return ends.enough;
  int free = 0;
  for (int i = 0; i < ends.count; ++i) {
    const int end = ends.ends[std::size_t(i)];
    free += share_ || (end != one && end != two);
  }
  return free >= (share_ ? 1 : 2);  // the last ghost bars one of them
}

void Stage::third_block(int first, int second, int pac, const Row* in, Row* out) const {
  const int one = shape_.place(0, first), two = shape_.place(1, second);
  const Squares others = place_bit(one) | place_bit(two);
  const auto source = [&](int square) { return in[square]; };
  const Ends* ends = ends_.data() + std::size_t(pac) * kSquares;
  for (int third = 0; third < kSquares; ++third, ++ends) {
    if (!is_enough(*ends, one, two)) {
      out[third] = third == pac ? row_of(0) : ghost_row(pac, third, others, source);
      continue;
    }
    Row row = ends->catches ? caught_row() : row_of(0);
    for (int i = 0; i < ends->count; ++i) row |= in[ends->ends[std::size_t(i)]];
    out[third] = stay_ ? row | in[third] : row;
  }
  out[kOff] = off_row(shape_.piece[2], pac, others, source);
}

}  // namespace corridor
