// PAC-MAN's turn: a position answers yes if every end of his walks does.
#include <algorithm>

#include "solve_places.hpp"
#include "solve_stage.hpp"

namespace corridor {

namespace {

// The places of the last ghost that keep PAC-MAN from an end, if the others stand on `others`.
Squares barred_by_last(const PacEnd& end, Squares others) {
  if (has(others, end.end)) return kAllPlaces;
  Squares barred = kAllPlaces;
  for (Squares way : end.ways) {
    if (!(way & others)) barred &= way | bit(end.end);
  }
  return barred;
}

}  // namespace

// --- ends by who is near, listed once ------------------------------------------------------

void Stage::prepare_walks() {
  if (!walks_.empty()) return;
  for (int pac = 0; pac < kSquares; ++pac) walks_.push_back(walks_from(pac));
}

// Of an unordered pair.
std::size_t Stage::pair_index(std::size_t one, std::size_t two) {
  const std::size_t more = std::max(one, two);
  return more * (more + 1) / 2 + std::min(one, two);
}

Stage::PacWalks Stage::walks_from(int pac) const {
  const PacPlan& plan = plan_.pac(pac);
  PacWalks walks;
  for (Squares left = plan.touched; left;) {
    walks.near.push_back(pop_lowest(left));
    walks.index[std::size_t(walks.near.back())] = u8(walks.near.size());
  }
  // By how many outer ghosts there are besides the third, one or both of a pair stay unused.
  const std::size_t most = walks.near.size();
  const std::size_t most_first = shape_.size[0] > 1 ? most : 0;
  const std::size_t most_second = shape_.size[1] > 1 ? most : 0;
  walks.reaches.resize(pair_index(most_second, most_first) + 1);
  const auto square = [&](std::size_t index) { return index ? bit(walks.near[index - 1]) : 0; };
  for (std::size_t second = 0; second <= most_second; ++second) {
    for (std::size_t first = 0; first <= std::min(most_first, second); ++first) {
      walks.reaches[pair_index(first, second)] =
          reaches_from(plan, walks, square(first) | square(second));
    }
  }
  return walks;
}

Stage::Reaches Stage::reaches_from(const PacPlan& plan, const PacWalks& walks,
                                   Squares others) const {
  Reaches found{reach_of(plan, others), {}};
  if (shape_.size[2] == 1) return found;
  for (int third : walks.near) found.near.push_back(reach_of(plan, others | bit(third)));
  return found;
}

std::vector<Stage::Reach> Stage::reach_of(const PacPlan& plan, Squares others) {
  std::vector<Reach> found;
  for (std::size_t i = 0; i < plan.ends.size(); ++i) {
    const Squares barred = barred_by_last(plan.ends[i], others);
    if (barred != kAllPlaces) found.push_back({int(i), row_of(barred)});
  }
  return found;
}

// --- the turn ------------------------------------------------------------------------------

// The rows that follow a walk to an end; null where it wins.
const Row* Stage::source_of(const PacEnd& end, int first, int second) const {
  if (!end.eats) return block(*answer_, first, end.end, second);
  const Row* boost = inputs_.boosts[std::size_t(table_.pellet_at(end.end))];
  const std::size_t at = std::size_t(first * shape_.size[1] + second);
  return boost ? boost + at * std::size_t(shape_.size[2]) : nullptr;
}

void Stage::pac_block(int first, int second, int pac, Row* out) const {
  const int thirds = shape_.size[2];
  if (!inputs_.pac_moves) {
    std::fill_n(out, thirds, all_or_none(from_yes_));
    return;
  }
  if (table_.pac_into_ghost == PacInto::Blocked) {
    return pac_block_blocked(first, second, pac, out);
  }
  const PacPlan& plan = plan_.pac(pac);
  const PacWalks& walks = walks_[std::size_t(pac)];
  const std::size_t one = walks.index[std::size_t(shape_.place(0, first))];
  const std::size_t two = walks.index[std::size_t(shape_.place(1, second))];
  if (!inputs_.walk_caught && (one || two)) {  // he walks into a ghost, and that answers no
    std::fill_n(out, thirds, row_of(0));
    return;
  }
  const Reaches& reaches = walks.reaches[pair_index(one, two)];
  PacSources rows;
  std::array<MaskedRows, kSquares> sources;
  int count = 0;
  Row base = inputs_.walk_caught ? all_or_none(true) : row_of(kAllPlaces & ~plan.touched);
  for (const Reach& reach : reaches.ends) {
    const std::size_t end = std::size_t(reach.end);
    rows[end] = source_of(plan.ends[end], first, second);
    if (rows[end]) {
      sources[std::size_t(count++)] = {rows[end], reach.barred};
    } else {
      base &= reach.barred;
    }
  }
  all_of(out, base, sources.data(), count, thirds);
  if (thirds > 1) pac_near_rows(walks, reaches, rows, out);
}

// The rows with the third ghost near, who bars ends too.
void Stage::pac_near_rows(const PacWalks& walks, const Reaches& reaches, const PacSources& sources,
                          Row* out) const {
  for (std::size_t i = 0; i < walks.near.size(); ++i) {
    const std::size_t third = std::size_t(walks.near[i]);
    Row row = all_or_none(inputs_.walk_caught);
    for (const Reach& reach : reaches.near[i]) {
      const Row* rows = sources[std::size_t(reach.end)];
      row &= rows ? rows[third] | reach.barred : reach.barred;
    }
    out[third] = row;
  }
}

// --- where PAC-MAN may not walk into ghosts ------------------------------------------------

Stage::Terms Stage::find_terms(int first, int second, int pac, Squares others) const {
  const PacPlan& plan = plan_.pac(pac);
  Terms terms;
  Squares reached = 0;
  for (const PacEnd& end : plan.ends) {
    const Squares without = barred_by_last(end, others);
    if (without == kAllPlaces) continue;
    reached |= ~without;
    terms.list.push_back({source_of(end, first, second), row_of(without)});
  }
  terms.barred = row_of(kAllPlaces & ~reached);
  return terms;
}

void Stage::pac_row(const Terms& terms, const Row* stay, int at, Row* out) const {
  Row row = all_or_none(true);
  for (const Term& term : terms.list) row &= term.source ? term.source[at] | term.yes : term.yes;
  out[at] = (row & ~terms.barred) | (stay[at] & terms.barred);
}

void Stage::pac_block_blocked(int first, int second, int pac, Row* out) const {
  const int thirds = shape_.size[2];
  const Squares others = place_bit(shape_.place(0, first)) | place_bit(shape_.place(1, second));
  const Row* stay = block(*answer_, first, pac, second);
  const Terms usual = find_terms(first, second, pac, others);
  for (int third = 0; third < thirds; ++third) pac_row(usual, stay, third, out);
  for (Squares left = thirds > 1 ? plan_.pac(pac).touched : 0; left;) {
    const int third = pop_lowest(left);
    pac_row(find_terms(first, second, pac, others | bit(third)), stay, third, out);
  }
}

}  // namespace corridor
