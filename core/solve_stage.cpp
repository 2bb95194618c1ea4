#include "solve_stage.hpp"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <thread>

#include "chase.hpp"

// The loops over rows are compiled twice where a processor may have wider registers.
#if defined(__x86_64__) && defined(__linux__) && defined(__GNUC__) && !defined(__clang__)
#define CORRIDOR_WIDE __attribute__((target_clones("avx2", "default")))
#else
#define CORRIDOR_WIDE
#endif
// No wide vector crosses a call: those who take or return one are inlined.
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic ignored "-Wpsabi"
#endif

namespace corridor {

namespace {

constexpr Squares kOffBit = bit(kOff);
constexpr Squares kAllPlaces = kAllSquares | kOffBit;

Squares place_bit(int place) { return place == kOff ? Squares(0) : bit(place); }

// After two steps each half of a row is right only away from the other half's squares.
constexpr u64 low_bits(int count) { return (u64(1) << count) - 1; }
const Row kGood{low_bits(5 * kFiles), low_bits(kHalfBits) & ~low_bits(kHalfShift)};
const Row kUpper{low_bits(kHalfBits) & ~low_bits(5 * kFiles), 0};
const Row kLower{0, low_bits(kHalfShift)};

inline Row mended(Row row) {
  const Row other{row[1], row[0]};
  return (row & kGood) | ((other << kHalfShift) & kUpper) | ((other >> kHalfShift) & kLower);
}

inline Row one_step(Row to, Row east, Row north) {
  return ((to & east) << 1) | ((to >> 1) & east) | ((to & north) << kFiles) |
         ((to >> kFiles) & north);
}

// Two rows at a time: a block has an even number of them, or one.
using Wide = u64 __attribute__((vector_size(32), aligned(16), may_alias));
using WideMask = long long __attribute__((vector_size(32)));

// out &= from | yes
CORRIDOR_WIDE void all_of(Row* out, const Row* from, Row yes, int count) {
  const Wide mask = {yes[0], yes[1], yes[0], yes[1]};
  for (int i = 0; i + 1 < count; i += 2) {
    Wide* to = reinterpret_cast<Wide*>(out + i);
    *to &= *reinterpret_cast<const Wide*>(from + i) | mask;
  }
  if (count % 2) out[count - 1] &= from[count - 1] | yes;
}

// out |= from & fits
CORRIDOR_WIDE void one_of(Row* out, const Row* from, Row fits, int count) {
  const Wide mask = {fits[0], fits[1], fits[0], fits[1]};
  for (int i = 0; i + 1 < count; i += 2) {
    Wide* to = reinterpret_cast<Wide*>(out + i);
    *to |= *reinterpret_cast<const Wide*>(from + i) & mask;
  }
  if (count % 2) out[count - 1] |= from[count - 1] & fits;
}

bool store(Row* to, const Row* from, int count) {
  const std::size_t bytes = std::size_t(count) * sizeof(Row);
  if (!std::memcmp(to, from, bytes)) return false;
  std::memcpy(to, from, bytes);
  return true;
}

}  // namespace

struct Stage::Work {
  Rows a, b, turns;
  std::vector<Rows> layers;
  std::vector<char> due, needed;
};

Stage::Stage(const Table& table, const Shape& shape, int pellets, int threads)
    : table_(table), shape_(shape), plan_(table, pellets), threads_(threads),
      share_(table.ghost_stack == Stack::Share), block_(table.ghost_stack == Stack::Block),
      stay_(table.ghost_stay), fast_sight_(table.frenzy_path == FrenzyPath::Any) {
  for (int place = 0; place < kPlaces; ++place) {
    not_at_[std::size_t(place)] = row_of(kAllPlaces & ~(share_ ? 0 : place_bit(place)));
  }
  for (int pac = 0; pac < kSquares; ++pac) {
    const Squares barred =
        bit(pac) | (table.ghost_on_pellet == OnPellet::Free ? 0 : plan_.pellets());
    fits_.emplace_back();
    for (int place = 0; place < kPlaces; ++place) {
      const bool here = place == kOff || !has(barred, place);
      const Row row = not_at_[std::size_t(place)] & row_of(~barred);
      fits_.back()[std::size_t(place)] = here ? row : row_of(0);
    }
  }
  look_for_tight();
  look_for_ends();
  look_near();
}

// --- who can be where ----------------------------------------------------------------------

Row Stage::valid(int pac, int first, int second, int third) const {
  if (has(plan_.pellets(), pac)) return row_of(0);
  const std::array<int, kOuter> index{first, second, third};
  Squares taken = 0;
  const Squares barred =
      bit(pac) | (table_.ghost_on_pellet == OnPellet::Free ? 0 : plan_.pellets());
  bool none = true;
  for (int i = 0; i < kOuter; ++i) {
    const int place = shape_.place(i, index[std::size_t(i)]);
    if (place == kOff) continue;
    none = false;
    if (has(barred | (share_ ? 0 : taken), place)) return row_of(0);
    taken |= bit(place);
  }
  Squares good = kAllPlaces & ~barred;
  if (!share_) good &= ~taken;
  // Without ghosts PAC-MAN has won, unless they come back by themselves.
  if (none && table_.ghost_return == Return::NextRound) good &= ~kOffBit;
  return row_of(good);
}

// Whether a block has any position that can be.
bool Stage::possible(int pac, int first, int second) const {
  const Squares barred =
      bit(pac) | (table_.ghost_on_pellet == OnPellet::Free ? 0 : plan_.pellets());
  const Squares one = place_bit(shape_.place(0, first)), two = place_bit(shape_.place(1, second));
  return !has(plan_.pellets(), pac) && !((one | two) & barred) && (share_ || !(one & two));
}

Row Stage::block_mask(int first, int second) const {
  return not_at_[std::size_t(shape_.place(0, first))] &
         not_at_[std::size_t(shape_.place(1, second))];
}

// The block must be a possible one.
void Stage::mask(int first, int second, int pac, Row* block) const {
  const Row both = block_mask(first, second);
  const Row* fits = fits_[std::size_t(pac)].data();
  if (shape_.size[2] > 1) {
    for (int third = 0; third < kPlaces; ++third) block[third] &= fits[third] & both;
    for (int place : {shape_.place(0, first), shape_.place(1, second)}) {
      if (place != kOff && !share_) block[place] = row_of(0);
    }
  }
  const int off = shape_.index(2, kOff);
  block[off] &= valid(pac, first, second, off);
}

// Answers only go from no to yes, or only from yes to no: a block with the last answer everywhere
// stays as it is.
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

// The squares from which a last ghost may have no walk, or none of the wanted length, because the
// others are so close: only there the quick way over sets of squares is not enough.
Squares Stage::wedged(Squares others) const {
  const Squares pellets = table_.ghost_on_pellet == OnPellet::Free ? 0 : plan_.pellets();
  const Squares closed = table_.ghost_on_pellet == OnPellet::NoEntry ? plan_.pellets() : 0;
  const Squares ends = kAllSquares & ~pellets & ~(share_ ? 0 : others);
  const Squares open = kAllSquares & ~closed;
  return ends & ~(plan_.walks_into(ends, open, table_.ghost_steps) &
                  plan_.walks_into(ends, open, table_.frenzy_steps));
}

void Stage::look_for_tight() {
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

void Stage::look_for_ends() {
  for (int pac = 0; pac < kSquares; ++pac) {
    for (int square = 0; square < kSquares; ++square) {
      const GhostPlan& plan = plan_.ghost(pac, square);
      Quick quick;
      quick.catches = plan.catches;
      quick.count = u8(plan.places.size());
      if (plan.places.size() <= Quick::kMost) {
        std::copy(plan.places.begin(), plan.places.end(), quick.ends.begin());
      }
      quick_.push_back(quick);
    }
  }
}

// --- PAC-MAN's turn ------------------------------------------------------------------------

// The places of the last ghost that keep PAC-MAN from an end, if the others stand there.
Squares Stage::barred(const PacEnd& end, Squares others) {
  if (has(others, end.end)) return kAllPlaces;
  Squares barred = kAllPlaces;
  for (Squares way : end.ways) {
    if (!(way & others)) barred &= way | bit(end.end);
  }
  return barred;
}

void Stage::look_near() {
  for (int pac = 0; pac < kSquares; ++pac) {
    const PacPlan& plan = plan_.pac(pac);
    Near near;
    for (const PacEnd& end : plan.ends) near.usual.push_back(row_of(barred(end, 0)));
    for (Squares left = shape_.size[2] > 1 ? plan.touched : 0; left;) {
      const int third = pop_lowest(left);
      near.close.emplace_back(third, std::vector<Row>());
      for (const PacEnd& end : plan.ends) {
        near.close.back().second.push_back(row_of(barred(end, bit(third))));
      }
    }
    near_.push_back(std::move(near));
  }
}

// The rows that follow a walk to an end; null where it wins.
const Row* Stage::source_of(const PacEnd& end, int first, int second) const {
  if (!end.eats) return block(*answer_, first, end.end, second);
  const Row* boost = boosts_[std::size_t(table_.pellet_at(end.end))];
  const std::size_t at = std::size_t(first * shape_.size[1] + second);
  return boost ? boost + at * std::size_t(shape_.size[2]) : nullptr;
}

void Stage::find_terms(int first, int second, int pac, Squares others, Terms& terms) const {
  const bool blocked = table_.pac_into_ghost == PacInto::Blocked;
  const PacPlan& plan = plan_.pac(pac);
  terms.list.clear();
  terms.all_zero = false;
  terms.zero = row_of(0);
  if (!blocked && !caught_yes_) {
    terms.all_zero = (plan.touched & others) != 0;
    terms.zero = row_of(plan.touched);
  }
  Squares reached = 0;
  for (const PacEnd& end : plan.ends) {
    const Squares without = barred(end, others);
    if (without == kAllPlaces) continue;
    reached |= ~without;
    terms.list.push_back({source_of(end, first, second), row_of(without)});
  }
  terms.barred = row_of(blocked ? kAllPlaces & ~reached : 0);
}

void Stage::his_row(const Terms& terms, const Row* stay, int at, Row* out) const {
  Row row = all_or_none(!terms.all_zero);
  for (const Term& term : terms.list) row &= term.source ? term.source[at] | term.yes : term.yes;
  row &= ~terms.zero;
  if (any(terms.barred)) row = (row & ~terms.barred) | (stay[at] & terms.barred);
  out[at] = row;
}

// PAC-MAN's turn where a catch answers yes and the first two ghosts are not near: what is barred
// is known beforehand.
void Stage::his_far_block(int first, int second, int pac, Row* out) const {
  const int thirds = shape_.size[2];
  const PacPlan& plan = plan_.pac(pac);
  const Near& near = near_[std::size_t(pac)];
  std::array<const Row*, kSquares> sources;
  std::fill_n(out, thirds, all_or_none(true));
  for (std::size_t i = 0; i < plan.ends.size(); ++i) {
    const Row* source = sources[i] = source_of(plan.ends[i], first, second);
    const Row yes = near.usual[i];
    if (source) {
      all_of(out, source, yes, thirds);
    } else {
      for (int third = 0; third < thirds; ++third) out[third] &= yes;
    }
  }
  for (const auto& [third, barred] : near.close) {
    Row row = all_or_none(true);
    for (std::size_t i = 0; i < barred.size(); ++i) {
      row &= sources[i] ? sources[i][third] | barred[i] : barred[i];
    }
    out[third] = row;
  }
}

void Stage::his_block(int first, int second, int pac, Row* out) const {
  Terms terms;
  const int thirds = shape_.size[2];
  const Squares near = plan_.pac(pac).touched;
  const Squares others = place_bit(shape_.place(0, first)) | place_bit(shape_.place(1, second));
  if (caught_yes_ && table_.pac_into_ghost == PacInto::Caught && !(others & near)) {
    return his_far_block(first, second, pac, out);
  }
  const Row* stay = block(*answer_, first, pac, second);
  find_terms(first, second, pac, others, terms);
  for (int third = 0; third < thirds; ++third) his_row(terms, stay, third, out);
  for (Squares left = thirds > 1 ? near : 0; left;) {
    const int third = pop_lowest(left);
    find_terms(first, second, pac, others | bit(third), terms);
    his_row(terms, stay, third, out);
  }
}

// --- the ghosts' turns ---------------------------------------------------------------------

// One ghost's turn, for all places of the last ghost at once. `source(square)` is the row with
// the ghost on that square, after its turn.
template <class Source>
Row Stage::ghost_row(int pac, int square, Squares others, Source&& source) const {
  const GhostPlan& plan = plan_.ghost(pac, square);
  Squares decided = 0;
  Row out = row_of(0);
  for (const auto* list : {&plan.first, &plan.second}) {
    Squares offered = 0;
    for (const GhostWalk& walk : *list) {
      Squares barring = block_ ? walk.through : Squares(0);
      if (!walk.caught && !share_) barring |= bit(walk.end);
      if (barring & others) continue;
      offered |= ~barring;
      const Row fits = row_of(~barring & ~decided);
      out |= fits & (walk.caught ? caught_ : source(int(walk.end)));
    }
    decided |= offered;
    if (!~decided) break;
  }
  if (stay_) return out | source(square);
  return ~decided ? out | (source(square) & row_of(~decided)) : out;
}

template <class Source>
Row Stage::off_row(int piece, int pac, Squares others, Source&& source) const {
  const int home = table_.start[std::size_t(piece)];
  if (table_.ghost_return == Return::NextRound || home == pac || has(others, home)) {
    return source(kOff);  // it has no turn, or cannot come back in this one
  }
  const Row taken = row_of(bit(home));
  return (ghost_row(pac, home, others, source) & ~taken) | (source(kOff) & taken);
}

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
      yes = yes || (walk.caught ? caught_yes_ : has(in, walk.end));
    }
    if (offered) return yes;
  }
  return has(in, square);
}

Stage::Last Stage::last_plan(int pac) const {
  const Squares pellets = plan_.pellets();
  const bool free = table_.ghost_on_pellet == OnPellet::Free;
  const bool closed = table_.ghost_on_pellet == OnPellet::NoEntry;
  const Squares seen = plan_.seen_from(pac);
  return {row_of(kAllSquares & ~bit(pac) & ~(free ? 0 : pellets)),
          row_of(kAllSquares & ~bit(pac) & ~(closed ? pellets : 0)),
          row_of(fast_sight_ ? seen : 0),
          row_of(table_.frenzy == Frenzy::UpTo && fast_sight_ ? kAllSquares : kAllSquares & ~seen),
          row_of(caught_yes_ ? plan_.catchers(pac) : 0),
          row_of((table_.ghost_return == Return::NextRound ? kOffBit : 0) |
                 (stay_ ? kAllSquares : 0))};
}

// The last ghost's turn as steps of all its squares at once; `free` is where nobody else stands.
inline Row Stage::last_quick(const Last& last, Row in, Row free) const {
  const Row east = row_of(plan_.board().east), north = row_of(plan_.board().north);
  Row walk = one_step(in & last.ends & free, east, north), out = row_of(0);
  for (int steps = 1;; ++steps) {
    if (steps == table_.ghost_steps) out |= walk & last.unseen;
    if (steps == table_.frenzy_steps) break;
    if (steps % 2 == 0) walk = mended(walk);
    walk = one_step(walk & last.crossed, east, north);
  }
  out |= walk & last.seen;
  return mended(out) | last.always | (in & last.kept);
}

Row Stage::last_row(const Last& last, int pac, Squares others, Row in, Row free,
                    bool tight) const {
  Squares out = 0;
  const Squares here = set_of(in);
  Squares one_by_one = kAllSquares & ~bit(pac) & ~(share_ ? 0 : others);
  if (!block_) {
    one_by_one &= (fast_sight_ ? 0 : plan_.seen_from(pac)) | (tight ? wedged(others) : 0);
    out = set_of(last_quick(last, in, free)) & ~one_by_one;
  }
  while (one_by_one) {
    const int square = pop_lowest(one_by_one);
    if (last_bit(pac, square, others, here)) out |= bit(square);
  }
  const int home = table_.start[std::size_t(shape_.last)];
  const bool back = table_.ghost_return == Return::NextTurn && home != pac && !has(others, home);
  out &= ~kOffBit;
  if (back ? has(out, home) : has(here, kOff)) out |= kOffBit;
  return row_of(out);
}

// The same for two rows at a time.
CORRIDOR_WIDE void Stage::last_quick_rows(const Last& last, const Row* in, Row free, int count,
                                          Row* out) const {
  const auto wide = [](Row row) __attribute__((always_inline)) {
    return Wide{row[0], row[1], row[0], row[1]};
  };
  const Wide east = wide(row_of(plan_.board().east)), north = wide(row_of(plan_.board().north));
  const Wide ends = wide(last.ends & free), crossed = wide(last.crossed), seen = wide(last.seen);
  const Wide unseen = wide(last.unseen), always = wide(last.always), kept = wide(last.kept);
  const Wide good = wide(kGood), upper = wide(kUpper), lower = wide(kLower);
  const auto step = [&](const Wide& to) __attribute__((always_inline)) -> Wide {
    return ((to & east) << 1) | ((to >> 1) & east) | ((to & north) << kFiles) |
           ((to >> kFiles) & north);
  };
  const auto mend = [&](const Wide& row) __attribute__((always_inline)) -> Wide {
    const Wide other = __builtin_shuffle(row, WideMask{1, 0, 3, 2});
    return (row & good) | ((other << kHalfShift) & upper) | ((other >> kHalfShift) & lower);
  };
  for (int i = 0; i + 1 < count; i += 2) {
    const Wide rows = *reinterpret_cast<const Wide*>(in + i);
    Wide walk = step(rows & ends & *reinterpret_cast<const Wide*>(&not_at_[std::size_t(i)]));
    Wide found = Wide{};
    for (int steps = 1;; ++steps) {
      if (steps == table_.ghost_steps) found |= walk & unseen;
      if (steps == table_.frenzy_steps) break;
      if (steps % 2 == 0) walk = mend(walk);
      walk = step(walk & crossed);
    }
    found |= walk & seen;
    *reinterpret_cast<Wide*>(out + i) = mend(found) | always | (rows & kept);
  }
}

void Stage::last_block(const Last& last, int first, int second, int pac, const Row* in,
                       Row* out) const {
  const int one = shape_.place(0, first), two = shape_.place(1, second);
  const Row free = not_at_[std::size_t(one)] & not_at_[std::size_t(two)];
  const Squares tight = tight_[std::size_t(first * shape_.size[1] + second)];
  const bool quick =
      !block_ && fast_sight_ && table_.ghost_return == Return::NextRound;
  const bool wide = quick && shape_.size[2] > 1;
  if (wide) last_quick_rows(last, in, free, kPlaces, out);
  for (int third = 0; third < shape_.size[2] && !(wide && !tight); ++third) {
    const int place = shape_.place(2, third);
    const Row open = free & not_at_[std::size_t(place)];
    if (quick && !has(tight, third)) {
      if (!wide) out[third] = last_quick(last, in[third], open);
      continue;
    }
    const Squares others = place_bit(one) | place_bit(two) | place_bit(place);
    out[third] = last_row(last, pac, others, in[third], open, has(tight, third));
  }
}

void Stage::third_block(int first, int second, int pac, const Row* in, Row* out) const {
  const int one = shape_.place(0, first), two = shape_.place(1, second);
  const Squares others = place_bit(one) | place_bit(two);
  const auto source = [&](int square) { return in[square]; };
  const Quick* quick = quick_.data() + std::size_t(pac) * kSquares;
  for (int third = 0; third < kSquares; ++third, ++quick) {
    if (third == pac) continue;
    Row row = quick->catches ? caught_ : row_of(0);
    int ends = 0;
    if (quick->count <= Quick::kMost) {
      for (int i = 0; i < quick->count; ++i) {
        const int end = quick->ends[std::size_t(i)];
        if (!share_ && (end == one || end == two)) continue;
        ++ends;
        row |= in[end] & not_at_[std::size_t(end)];
      }
    }
    if (stay_) row |= in[third];
    const bool known = quick->count <= Quick::kMost &&
                       is_quick(quick->catches, ends);
    out[third] = known ? row : ghost_row(pac, third, others, source);
  }
  out[pac] = row_of(0);
  out[kOff] = off_row(shape_.piece[2], pac, others, source);
}

// A turn of the first or the second ghost, from a square: `blocks(place)` is the block with the
// ghost there after its turn, `other` where the other of these two stands.
template <class Blocks>
void Stage::walk_block(int square, int other, int pac, const Blocks& blocks, Row* out) const {
  const GhostPlan& plan = plan_.ghost(pac, square);
  const int thirds = shape_.size[2];
  const auto one_by_one = [&](int third) {
    const Squares others = place_bit(other) | place_bit(shape_.place(2, third));
    out[third] = ghost_row(pac, square, others, [&](int place) { return blocks(place)[third]; });
  };
  int ends = 0;
  std::fill_n(out, thirds, plan.catches ? caught_ : row_of(0));
  for (int end : plan.places) {
    if (!share_ && end == other) continue;
    ++ends;
    one_of(out, blocks(end), not_at_[std::size_t(end)], thirds);
  }
  if (!is_quick(plan.catches, ends)) {
    for (int third = 0; third < thirds; ++third) one_by_one(third);
    return;
  }
  if (stay_) {
    one_of(out, blocks(square), all_or_none(true), thirds);
  }
  if (!share_) {
    for (int end : plan.places) one_by_one(end);
  }
}

template <class Blocks>
void Stage::outer_block(int piece, int place, int other, int pac, const Blocks& blocks,
                        Row* out) const {
  if (place != kOff) return walk_block(place, other, pac, blocks, out);
  for (int third = 0; third < shape_.size[2]; ++third) {
    const Squares others = place_bit(other) | place_bit(shape_.place(2, third));
    out[third] = off_row(piece, pac, others, [&](int at) { return blocks(at)[third]; });
  }
}

// --- rounds --------------------------------------------------------------------------------

int Stage::each(int count, const std::function<int(int, Work&)>& step) {
  std::atomic<int> next{0}, changed{0};
  const auto work = [&] {
    Work buffers;
    for (int index; (index = next++) < count;) changed += step(index, buffers);
  };
  std::vector<std::thread> helpers;
  for (int i = 1; i < threads_; ++i) helpers.emplace_back(work);
  work();
  for (std::thread& helper : helpers) helper.join();
  return changed;
}

// PAC-MAN's turn and those of the last two ghosts, block by block where something changed.
int Stage::step_his(int index, Work& work) {
  const int first = index / kSquares, pac = index % kSquares, thirds = shape_.size[2];
  work.a.resize(std::size_t(thirds));
  work.b.resize(std::size_t(thirds));
  const Last last = last_plan(pac);
  int changed = 0;
  for (int second = 0; second < shape_.size[1]; ++second) {
    char& flagged = between_changed_[flag(first, pac, second)];
    flagged = 0;
    bool due = rounds_ == 0 || answer_changed_[flag(first, pac, second)];
    for (const PacEnd& end : plan_.pac(pac).ends) {
      due = due || (!end.eats && answer_changed_[flag(first, end.end, second)]);
    }
    char& settled_now = between_settled_[flag(first, pac, second)];
    if (!due || settled_now || !possible(pac, first, second)) continue;
    his_block(first, second, pac, work.a.data());
    last_block(last, first, second, pac, work.a.data(), work.b.data());
    if (thirds > 1) {
      third_block(first, second, pac, work.b.data(), work.a.data());
      work.a.swap(work.b);
    }
    const bool differs = store(block(*between_, first, pac, second), work.b.data(), thirds);
    flagged = differs || rounds_ == 0;
    changed += differs;
    if (differs) settled_now = settled(first, second, pac, work.b.data());
  }
  return changed;
}

// The places whose values a ghost's turn from a place asks for.
Squares Stage::asked(int place, int piece, int pac) const {
  const int home = table_.start[std::size_t(piece)];
  const Squares self = bit(place);
  if (place != kOff) return place == pac ? self : self | (plan_.ghost(pac, place).ends & ~bit(pac));
  if (table_.ghost_return == Return::NextRound || home == pac) return self;
  return self | bit(home) | (plan_.ghost(pac, home).ends & ~bit(pac));
}

// The second ghost's turn in the blocks that are needed.
void Stage::second_turns(int pac, Work& work) const {
  const int seconds = shape_.size[1];
  for (int first = 0; first < shape_.size[0]; ++first) {
    const auto blocks = [&](int place) { return block(*between_, first, pac, place); };
    for (int second = 0; second < seconds; ++second) {
      const std::size_t at = std::size_t(first * seconds + second);
      if (!work.needed[at] || !possible(pac, first, second)) continue;
      Row* out = work.turns.data() + at * std::size_t(shape_.size[2]);
      if (seconds == 1) {
        std::copy_n(blocks(0), shape_.size[2], out);
      } else {
        outer_block(shape_.piece[1], second, shape_.place(0, first), pac, blocks, out);
      }
    }
  }
}

// The turns of the first two ghosts, which come before the others in a round.
int Stage::step_ghosts(int pac, Work& work) {
  const int firsts = shape_.size[0], seconds = shape_.size[1], thirds = shape_.size[2];
  work.turns.resize(shape_.ghost_rows());
  work.a.resize(std::size_t(thirds));
  std::vector<char> moved(std::size_t(firsts * seconds), 0);
  work.due.assign(moved.size(), 0);
  work.needed.assign(moved.size(), 0);
  bool some = false;
  for (int first = 0; first < firsts; ++first) {
    for (int second = 0; second < seconds; ++second) {
      answer_changed_[flag(first, pac, second)] = 0;
      Squares from = seconds > 1 ? asked(second, shape_.piece[1], pac) : bit(0);
      bool due = false;
      while (from && !due) due = between_changed_[flag(first, pac, pop_lowest(from))];
      moved[std::size_t(first * seconds + second)] = due;
      some = some || due;
    }
  }
  if (!some) return 0;
  for (int first = 0; first < firsts; ++first) {
    const Squares from = firsts > 1 ? asked(first, shape_.piece[0], pac) : bit(0);
    for (int second = 0; second < seconds; ++second) {
      bool due = false;
      for (Squares left = from; left && !due;) {
        due = moved[std::size_t(pop_lowest(left) * seconds + second)];
      }
      if (!due || answer_settled_[flag(first, pac, second)]) continue;
      if (!possible(pac, first, second)) continue;
      work.due[std::size_t(first * seconds + second)] = 1;
      for (Squares left = from; left;) {
        work.needed[std::size_t(pop_lowest(left) * seconds + second)] = 1;
      }
    }
  }
  second_turns(pac, work);
  int changed = 0;
  for (int first = 0; first < firsts; ++first) {
    for (int second = 0; second < seconds; ++second) {
      if (!work.due[std::size_t(first * seconds + second)]) continue;
      const auto blocks = [&](int place) {
        return work.turns.data() + std::size_t(place * seconds + second) * std::size_t(thirds);
      };
      if (firsts == 1) {
        std::copy_n(blocks(0), thirds, work.a.data());
      } else {
        outer_block(shape_.piece[0], first, shape_.place(1, second), pac, blocks, work.a.data());
      }
      mask(first, second, pac, work.a.data());
      const bool differs = store(block(*answer_, first, pac, second), work.a.data(), thirds);
      answer_changed_[flag(first, pac, second)] = differs;
      changed += differs;
      if (!differs) continue;
      answer_settled_[flag(first, pac, second)] = settled(first, second, pac, work.a.data());
    }
  }
  return changed;
}

bool Stage::in_order(const Watch& watch) {
  for (;; ++rounds_) {
    each(shape_.chunks(), [&](int index, Work& work) { return step_his(index, work); });
    const int changed =
        each(kSquares, [&](int pac, Work& work) { return step_ghosts(pac, work); });
    if (!watch(rounds_ + 1, changed)) return false;
    if (!changed) return true;
  }
}

// Every order of the ghosts: layer by layer of who has had its turn, from all to none.
void Stage::free_layers(int pac, Work& work) const {
  const int ghosts = shape_.ghosts(), seconds = shape_.size[1];
  const std::size_t thirds = std::size_t(shape_.size[2]);
  const Last last = last_plan(pac);
  work.layers.resize(std::size_t(1) << ghosts);
  work.a.resize(thirds);
  for (Rows& layer : work.layers) layer.resize(shape_.ghost_rows());
  for (int played = (1 << ghosts) - 1; played >= 0; --played) {
    Rows& layer = work.layers[std::size_t(played)];
    for (int first = 0; first < shape_.size[0]; ++first) {
      for (int second = 0; second < seconds; ++second) {
        if (!possible(pac, first, second)) continue;
        const std::size_t at = std::size_t(first * seconds + second) * thirds;
        Row* out = layer.data() + at;
        if (played + 1 == 1 << ghosts) {
          his_block(first, second, pac, out);
          continue;
        }
        std::fill_n(out, thirds, row_of(0));
        for (int ghost = 0; ghost < ghosts; ++ghost) {
          if (played >> ghost & 1) continue;
          const Row* in = work.layers[std::size_t(played | 1 << ghost)].data();
          const auto by_first = [&](int place) {
            return in + std::size_t(place * seconds + second) * thirds;
          };
          const auto by_second = [&](int place) {
            return in + std::size_t(first * seconds + place) * thirds;
          };
          Row* turn = work.a.data();
          switch (kOuter - (ghosts - 1) + ghost) {
            case 0:
              outer_block(shape_.piece[0], first, shape_.place(1, second), pac, by_first, turn);
              break;
            case 1:
              outer_block(shape_.piece[1], second, shape_.place(0, first), pac, by_second, turn);
              break;
            case 2: third_block(first, second, pac, in + at, turn); break;
            default: last_block(last, first, second, pac, in + at, turn);
          }
          for (std::size_t third = 0; third < thirds; ++third) out[third] |= turn[third];
        }
      }
    }
  }
}

int Stage::step_free(int pac, Work& work) {
  bool due = rounds_ == 0 || answer_changed_[std::size_t(pac)];
  for (const PacEnd& end : plan_.pac(pac).ends) {
    due = due || (!end.eats && answer_changed_[end.end]);
  }
  due = due && !has(plan_.pellets(), pac);
  between_changed_[std::size_t(pac)] = due;
  if (!due) return 0;
  free_layers(pac, work);
  const Row* rows = work.layers[0].data();
  for (int first = 0; first < shape_.size[0]; ++first) {
    for (int second = 0; second < shape_.size[1]; ++second, rows += shape_.size[2]) {
      Row* out = block(*between_, first, pac, second);
      std::copy_n(rows, shape_.size[2], out);
      if (possible(pac, first, second)) {
        mask(first, second, pac, out);
      } else {
        std::fill_n(out, shape_.size[2], row_of(0));
      }
    }
  }
  return 1;
}

// In free order flags are kept for PAC-MAN's squares only: any ghost may be the first.
bool Stage::free_order(const Watch& watch) {
  for (;; ++rounds_) {
    each(kSquares, [&](int pac, Work& work) { return step_free(pac, work); });
    const int changed = each(kSquares, [&](int pac, Work&) {
      bool differs = false;
      for (int first = 0; between_changed_[std::size_t(pac)] && first < shape_.size[0]; ++first) {
        differs |= store(block(*answer_, first, pac, 0), block(*between_, first, pac, 0),
                         shape_.chunk_rows());
      }
      answer_changed_[std::size_t(pac)] = differs;
      return int(differs);
    });
    if (!watch(rounds_ + 1, changed)) return false;
    if (!changed) return true;
  }
}

bool Stage::solve(Rows& answer, Rows& scratch, bool from_yes, bool caught, const Boosts& boosts,
                  const Watch& watch) {
  answer_ = &answer;
  between_ = &scratch;
  boosts_ = boosts;
  caught_yes_ = caught;
  caught_ = all_or_none(caught);
  rounds_ = 0;
  answer.resize(shape_.rows());
  scratch.resize(shape_.rows());
  from_yes_ = from_yes;
  for (auto* flags : {&answer_changed_, &between_changed_, &answer_settled_, &between_settled_}) {
    flags->assign(std::size_t(shape_.chunks()) * std::size_t(shape_.size[1]), 0);
  }
  each(kSquares, [&](int pac, Work&) {
    for (int first = 0; first < shape_.size[0]; ++first) {
      for (int second = 0; second < shape_.size[1]; ++second) {
        Row* rows = block(answer, first, pac, second);
        const bool yes = from_yes && possible(pac, first, second);
        std::fill_n(rows, shape_.size[2], all_or_none(yes));
        if (yes) mask(first, second, pac, rows);
      }
    }
    return 0;
  });
  return table_.ghost_order == Order::Free ? free_order(watch) : in_order(watch);
}

bool Stage::his_turn(const Rows& answer, bool caught, const Boosts& boosts,
                     const std::array<int, kPieces>& places) {
  answer_ = const_cast<Rows*>(&answer);
  boosts_ = boosts;
  caught_yes_ = caught;
  caught_ = all_or_none(caught);
  const auto index = [&](int dimension) {
    return shape_.index(dimension, places[std::size_t(shape_.piece[std::size_t(dimension)])]);
  };
  Rows rows(std::size_t(shape_.size[2]));
  his_block(index(0), index(1), places[kPac], rows.data());
  return has(set_of(rows[std::size_t(index(2))]), places[std::size_t(shape_.last)]);
}

Rows Stage::after_pellet(const Rows& answer, int square, const Boosts& chained) const {
  Rows found(shape_.ghost_rows());
  std::fill(found.begin(), found.end(), all_or_none(true));
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
