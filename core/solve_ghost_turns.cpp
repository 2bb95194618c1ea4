// The ghosts' turns: a position answers yes if one end of the ghost's walks does.
#include <algorithm>

#include "solve_ghost_turns.hpp"

namespace corridor {

// --- what is listed once -------------------------------------------------------------------

void Stage::prepare_ends() {
  if (!ends_.empty()) return;
  few_.resize(kSquares);
  for (int pac = 0; pac < kSquares; ++pac) {
    FewEnds& few = few_[std::size_t(pac)];
    for (int square = 0; square < kSquares; ++square) {
      const GhostPlan& plan = plan_.ghost(pac, square);
      const std::size_t count = plan.places.size();
      Ends ends;
      ends.catches = plan.catches;
      ends.ends.fill(u8(pac));
      const bool fits = count <= ends.ends.size();
      if (fits) std::copy(plan.places.begin(), plan.places.end(), ends.ends.begin());
      ends.groups = fits ? u8((count + Ends::kGroup - 1) / Ends::kGroup) : u8(0);
      ends_.push_back(ends);
      for (int end : plan.places) few.into[std::size_t(end)] |= bit(square);
      if (block_ || !fits) few.always |= bit(square);
      if (plan.catches || (share_ && count)) continue;
      if (count < 2) few.always |= bit(square);  // the last ghost may bar one end
      if (count == 2) few.two |= bit(square);
      if (count == 3) few.three |= bit(square);
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

// The squares from which the third ghost may have no walk, where the others stand on `one`, `two`
// and anywhere.
Squares Stage::doubtful_thirds(int pac, int one, int two) const {
  const FewEnds& few = few_[std::size_t(pac)];
  const Squares by_one = few.into[std::size_t(one)], by_two = few.into[std::size_t(two)];
  return few.always | (few.two & (by_one | by_two)) | (few.three & by_one & by_two);
}

void Stage::third_block(int first, int second, int pac, const Row* in, Row* out) const {
  const int one = shape_.place(0, first), two = shape_.place(1, second);
  const Squares others = place_bit(one) | place_bit(two);
  const auto source = [&](int square) { return in[square]; };
  const Ends* ends = ends_.data() + std::size_t(pac) * kSquares;
  for (int third = 0; third < kSquares; ++third, ++ends) {
    const u8* end = ends->ends.data();
    Row row = ends->catches ? caught_row() : row_of(0);
    for (int group = 0; group < ends->groups; ++group, end += Ends::kGroup) {
      row |= (in[end[0]] | in[end[1]]) | (in[end[2]] | in[end[3]]);
    }
    out[third] = stay_ ? row | in[third] : row;
  }
  for (Squares left = doubtful_thirds(pac, one, two) & ~bit(pac); left;) {
    const int third = pop_lowest(left);
    out[third] = ghost_row(pac, third, others, source);
  }
  out[pac] = row_of(0);
  out[kOff] = off_row(shape_.piece[2], pac, others, source);
}

}  // namespace corridor
