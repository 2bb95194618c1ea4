#include "solve_plan.hpp"

#include <algorithm>

#include "fences.hpp"
#include "walks.hpp"

namespace corridor {

namespace {

Squares crossed(const Trail& trail) {
  Squares set = 0;
  for (int i = 0; i + 1 < trail.length; ++i) set |= bit(trail.square[i]);
  return set;
}

bool same(const GhostWalk& a, const GhostWalk& b) {
  return a.through == b.through && a.end == b.end;
}

}  // namespace

StagePlan::StagePlan(const Table& table, int pellets)
    : table_(table), board_(board_with(table.fences)) {
  for (std::size_t i = 0; i < table.pellets.size(); ++i) {
    if (pellets >> i & 1) pellets_ |= bit(table.pellets[i]);
  }
  for (int pac = 0; pac < kSquares; ++pac) {
    pac_.push_back(plan_pac(pac));
    seen_.push_back(0);
    catchers_.push_back(0);
    for (int ghost = 0; ghost < kSquares; ++ghost) {
      ghosts_.push_back(plan_ghost(pac, ghost));
      const GhostPlan& plan = ghosts_.back();
      if (plan.sees) seen_.back() |= bit(ghost);
      if (has(plan.ends, pac) && ghost != pac) catchers_.back() |= bit(ghost);
    }
  }
}

PacPlan StagePlan::plan_pac(int from) const {
  PacPlan plan;
  const auto judge = [&](const Trail&, int square) {
    return Entry{.ends = has(pellets_, square)};
  };
  const auto emit = [&](const Trail& trail) {
    plan.touched |= crossed(trail) | bit(trail.end());
    if (table_.pac_move == Steps::Exact && !trail.ended && trail.length < table_.pac_steps) return;
    auto same_end = [&](const PacEnd& other) { return other.end == trail.end(); };
    auto found = std::find_if(plan.ends.begin(), plan.ends.end(), same_end);
    if (found == plan.ends.end()) {
      plan.ends.push_back({u8(trail.end()), has(pellets_, trail.end()), {}});
      found = plan.ends.end() - 1;
    }
    found->ways.push_back(crossed(trail));
  };
  explore({board_, table_.tunnels}, {}, from, table_.pac_steps, judge, emit);
  plan.touched &= ~bit(from);
  return plan;
}

GhostPlan StagePlan::plan_ghost(int pac, int from) const {
  GhostPlan plan;
  if (pac == from) return plan;
  plan.sees = table_.frenzy != Frenzy::None && in_sight(board_, from, pac);
  if (!plan.sees) {
    add_walks(plan, plan.first, pac, from, false, false);
  } else if (table_.frenzy == Frenzy::UpTo) {
    add_walks(plan, plan.first, pac, from, false, false);
    add_walks(plan, plan.first, pac, from, true, true);
  } else {
    add_walks(plan, plan.first, pac, from, true, false);
    add_walks(plan, plan.second, pac, from, false, false);
  }
  for (const GhostWalk& walk : plan.first) {
    plan.catches = plan.catches || walk.caught;
    if (!walk.caught) plan.places.push_back(walk.end);
  }
  return plan;
}

void StagePlan::add_walks(GhostPlan& plan, std::vector<GhostWalk>& list, int pac, int from,
                          bool frenzied, bool only_longer) const {
  const int most = frenzied ? table_.frenzy_steps : table_.ghost_steps;
  const bool block = table_.ghost_stack == Stack::Block;
  const auto judge = [&](const Trail&, int square) {
    if (square == pac) return Entry::a_catch();
    const bool pellet = has(pellets_, square);
    if (pellet && table_.ghost_on_pellet == OnPellet::NoEntry) return Entry::forbidden();
    return Entry{.may_end = !pellet || table_.ghost_on_pellet == OnPellet::Free};
  };
  const auto emit = [&](const Trail& trail) {
    const bool longer = trail.length > table_.ghost_steps;
    if (frenzied && longer && !fits_path(pac, from, trail.square, trail.length)) return;
    if (only_longer ? !longer : trail.length < most && !trail.ended) return;
    const GhostWalk walk{block ? crossed(trail) & ~bit(from) : 0, u8(trail.end()), trail.caught};
    const auto known = [&](const GhostWalk& other) { return same(walk, other); };
    if (std::any_of(list.begin(), list.end(), known)) return;
    list.push_back(walk);
    plan.ends |= bit(walk.end);
  };
  explore({board_, table_.tunnels}, {}, from, most, judge, emit);
}

bool StagePlan::fits_path(int pac, int from, const std::array<u8, 7>& squares, int length) const {
  if (table_.frenzy_path == FrenzyPath::Any) return true;
  const int wanted = table_.frenzy_path == FrenzyPath::Towards ? direction(from, pac)
                                                               : squares[0] - from;
  for (int i = 0, square = from; i < length; square = squares[std::size_t(i++)]) {
    if (squares[std::size_t(i)] - square != wanted) return false;
  }
  return true;
}

std::vector<BoostWalk> StagePlan::boosts(int from) const {
  std::vector<BoostWalk> found;
  const bool pass = table_.boost_eats == BoostEats::Pass;
  const bool exact = table_.boost == Steps::Exact;
  if (!exact) found.push_back({0, u8(from), false});
  const auto judge = [&](const Trail&, int square) {
    return Entry{.ends = has(pellets_, square)};
  };
  const auto emit = [&](const Trail& trail) {
    if (exact && !trail.ended && trail.length < table_.boost_steps) return;
    const Squares entered = bit(trail.end()) | (pass ? crossed(trail) : 0);
    const BoostWalk walk{entered & ~bit(from), u8(trail.end()), has(pellets_, trail.end())};
    if (std::find(found.begin(), found.end(), walk) == found.end()) found.push_back(walk);
  };
  explore({board_, table_.tunnels}, {}, from, table_.boost_steps, judge, emit);
  if (found.empty()) found.push_back({0, u8(from), false});
  return found;
}

}  // namespace corridor
