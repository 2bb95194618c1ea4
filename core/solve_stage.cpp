#include "solve_stage.hpp"

#include <algorithm>

#include "chase.hpp"
#include "solve_places.hpp"

namespace corridor {

Stage::Stage(const Table& table, const Shape& shape, int pellets, int threads)
    : table_(table), shape_(shape), plan_(table, pellets), threads_(threads),
      share_(table.ghost_stack == Stack::Share), block_(table.ghost_stack == Stack::Block),
      stay_(table.ghost_stay), fast_sight_(table.frenzy_path == FrenzyPath::Any) {
  for (int place = 0; place < kPlaces; ++place) {
    not_at_[std::size_t(place)] = row_of(kAllPlaces & ~(share_ ? 0 : place_bit(place)));
  }
  for (int pac = 0; pac < kSquares; ++pac) {
    const Squares barred = barred_to_ghosts(pac);
    fits_.emplace_back();
    for (int place = 0; place < kPlaces; ++place) {
      const Row row = not_at_[std::size_t(place)] & row_of(~barred);
      fits_.back()[std::size_t(place)] = place_bit(place) & barred ? row_of(0) : row;
    }
  }
}

// --- which positions are possible ----------------------------------------------------------

Squares Stage::barred_to_ghosts(int pac) const {
  return bit(pac) | (table_.ghost_on_pellet == OnPellet::Free ? 0 : plan_.pellets());
}

Row Stage::valid(int pac, int first, int second, int third) const {
  if (has(plan_.pellets(), pac)) return row_of(0);
  const std::array<int, kOuter> index{first, second, third};
  const Squares barred = barred_to_ghosts(pac);
  Squares taken = 0;
  for (int i = 0; i < kOuter; ++i) {
    const Squares here = place_bit(shape_.place(i, index[std::size_t(i)]));
    if (here & (barred | (share_ ? 0 : taken))) return row_of(0);
    taken |= here;
  }
  Squares good = kAllPlaces & ~barred;
  if (!share_) good &= ~taken;
  // Without ghosts PAC-MAN has won, unless they come back by themselves.
  if (!taken && table_.ghost_return == Return::NextRound) good &= ~kOffBit;
  return row_of(good);
}

// Whether a block has any possible position.
bool Stage::possible(int pac, int first, int second) const {
  const Squares one = place_bit(shape_.place(0, first)), two = place_bit(shape_.place(1, second));
  return !has(plan_.pellets(), pac) && !((one | two) & barred_to_ghosts(pac)) &&
         (share_ || !(one & two));
}

Row Stage::block_mask(int first, int second) const {
  return not_at_[std::size_t(shape_.place(0, first))] &
         not_at_[std::size_t(shape_.place(1, second))];
}

// Answers no for impossible positions; the block must have possible ones.
void Stage::mask(int first, int second, int pac, Row* block) const {
  const int one = shape_.place(0, first), two = shape_.place(1, second);
  if (shape_.size[2] > 1) {
    keep_only(block, fits_[std::size_t(pac)].data(), block_mask(first, second), kPlaces);
    for (int place : {one, two}) {
      if (place != kOff && !share_) block[place] = row_of(0);
    }
  }
  if (shape_.size[2] > 1 && !(one == kOff && two == kOff)) return;
  const int off = shape_.index(2, kOff);
  block[off] &= valid(pac, first, second, off);
}

// Whether no round can change a block any more. Answers only go from no to yes, or only from yes to
// no, so a block that has the final answer everywhere is done.
bool Stage::settled(int first, int second, int pac, const Row* block) const {
  const Row both = block_mask(first, second);
  for (int third = 0; third < shape_.size[2]; ++third) {
    const int place = shape_.place(2, third);
    const bool twice = place != kOff && !share_ &&
                       (place == shape_.place(0, first) || place == shape_.place(1, second));
    if (twice) continue;
    const Row fits = place == kOff ? valid(pac, first, second, third)
                                   : fits_[std::size_t(pac)][std::size_t(place)] & both;
    if (any(fits & (from_yes_ ? block[third] : ~block[third]))) return false;
  }
  return true;
}

// --- look-ups in a solved stage ------------------------------------------------------------

bool Stage::pac_turn(const Rows& answer, bool caught, const Boosts& boosts,
                     const std::array<int, kPieces>& places) {
  prepare_walks();
  answer_ = const_cast<Rows*>(&answer);
  inputs_ = {.boosts = boosts, .walk_caught = caught, .ghost_caught = caught};
  const auto index = [&](int dimension) {
    return shape_.index(dimension, places[std::size_t(shape_.piece[std::size_t(dimension)])]);
  };
  Rows rows(std::size_t(shape_.size[2]));
  pac_block(index(0), index(1), places[kPac], rows.data());
  return has(set_of(rows[std::size_t(index(2))]), places[std::size_t(shape_.last)]);
}

Rows Stage::after_pellet(const Rows& answer, int square, const Boosts& chained) const {
  Rows found(shape_.ghost_rows(), all_or_none(true));
  for (const BoostWalk& walk : plan_.boosts(square)) {
    const Row* chain = walk.eats ? chained[std::size_t(table_.pellet_at(walk.end))] : nullptr;
    const auto left = [&](int dimension, int at) {
      const int place = shape_.place(dimension, at);
      return shape_.index(dimension, has(walk.eaten, place) ? kOff : place);
    };
    const Row eaten = row_of(walk.eaten);
    std::size_t at = 0;
    for (int first = 0; first < shape_.size[0]; ++first) {
      const int one = left(0, first);
      const Row* rows = nullptr;
      if (!walk.eats) rows = block(answer, one, walk.end, 0);
      if (chain) rows = chain + std::size_t(one) * std::size_t(shape_.chunk_rows());
      for (int second = 0; second < shape_.size[1]; ++second) {
        const int two = left(1, second) * shape_.size[2];
        for (int third = 0; third < shape_.size[2]; ++third, ++at) {
          const Row row = rows ? rows[two + left(2, third)] : row_of(0);
          const bool off = has(set_of(row), kOff);
          found[at] &= (row & ~eaten) | (all_or_none(off) & eaten);
        }
      }
    }
  }
  return found;
}

}  // namespace corridor
