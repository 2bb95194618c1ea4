#include "table.hpp"

#include <algorithm>
#include <string>

#include "fences.hpp"
#include "move.hpp"
#include "reader.hpp"

namespace corridor {

namespace {

constexpr std::int64_t kMostCounted = 1'000'000'000;
constexpr int kMostStock = kSlots;
constexpr int kMostLives = 100;
constexpr int kMostOpeningTurns = 100;

std::vector<u8> listed(Squares set) {
  std::vector<u8> squares;
  while (set) squares.push_back(u8(pop_lowest(set)));
  return squares;
}

std::vector<u8> listed(FenceSet set) {
  std::vector<u8> fences;
  each(set, [&](int fence) { fences.push_back(u8(fence)); });
  return fences;
}

void read_set_up(Reader& in, Table& t) {
  t.family = in.choice(Family::Advanced);
  t.sides = int(in.number(2, kMostSides));
  t.draw_after_plies = int(in.number(0, kMostCounted));
  t.threefold = in.flag();
  t.no_progress_limit = int(in.number(0, kMostCounted));
  for (u8& square : t.start) square = in.square_or_none();
  for (Squares& goal : t.goal) goal = in.squares();
  for (u8& stock : t.stock) stock = u8(in.number(0, kMostStock));
  t.fences = in.fences();
  t.pellets = listed(in.squares());
  t.lives = int(in.number(0, kMostLives));
  t.respawn = in.squares();
  for (int i = 0; i < Tunnels::kMost; ++i) {
    t.tunnels.a[i] = in.square_or_none();
    t.tunnels.b[i] = in.square_or_none();
  }
  t.chamber = listed(in.fences());
}

void read_steps(Reader& in, Table& t) {
  constexpr int most = Move::kMostArguments;
  t.opening_turns = int(in.number(0, kMostOpeningTurns));
  for (int* steps : {&t.pac_steps, &t.boost_steps, &t.ghost_steps, &t.frenzy_steps,
                     &t.extra_steps}) {
    *steps = int(in.number(0, most));
  }
  for (u8& speed : t.ghost_speed) speed = u8(in.number(0, most));
}

void read_switches(Reader& in, Table& t) {
  t.edge_side_jump = in.flag();
  t.third_pawn_side_jump = in.flag();
  t.pac_move = in.choice(Steps::UpTo);
  t.pac_into_ghost = in.choice(PacInto::Blocked);
  t.boost = in.choice(Steps::UpTo);
  t.boost_eats = in.choice(BoostEats::EndOnly);
  t.frenzy = in.choice(Frenzy::None);
  t.frenzy_path = in.choice(FrenzyPath::Towards);
  t.ghost_on_pellet = in.choice(OnPellet::Free);
  t.ghost_stack = in.choice(Stack::Share);
  t.ghost_stay = in.flag();
  t.ghost_order = in.choice(Order::Free);
  t.ghost_return = in.choice(Return::NextTurn);
  t.refill = in.flag();
  t.adv_ghost_move = in.choice(Steps::UpTo);
  t.bar_previous = in.flag();
  t.respawn_free = in.flag();
  t.spend_steps = in.choice(Steps::UpTo);
  t.tunnels_give_access = in.flag();
}

// Refuses a number in a field that the family does not use: it is a mistake of the caller.
void check_unused(const std::vector<std::int64_t>& numbers,
                  std::initializer_list<std::string_view> prefixes) {
  for (std::size_t i = 0; i < std::size(kTableFields); ++i) {
    const auto unused = [&](std::string_view prefix) { return kTableFields[i].starts_with(prefix); };
    if (numbers[i] <= 0 || std::none_of(prefixes.begin(), prefixes.end(), unused)) continue;
    refuse(std::string(kTableFields[i]) + ": not used by this family");
  }
}

void check_distinct(std::vector<u8> squares) {
  std::sort(squares.begin(), squares.end());
  if (std::adjacent_find(squares.begin(), squares.end()) != squares.end()) {
    refuse("two things start on one square");
  }
}

void check_classic(const Table& t) {
  const Board board = board_with(t.fences);
  for (int piece = 0; piece < kPieces; ++piece) {
    const bool plays = piece < t.sides;
    if (plays != (t.start[piece] != kOff)) refuse("start: one square for each side expected");
    if (!plays) continue;
    const Squares goal = t.goal[piece];
    if (!goal) refuse("goal: a side has none");
    if (has(goal, t.start[piece])) refuse("goal: a side starts on it");
    if (steps_between(board, {}, t.start[piece], goal) < 0) refuse("goal: a side has no route");
  }
  check_distinct({t.start.begin(), t.start.begin() + t.sides});
  for (int side = t.sides; side < kMostSides; ++side) {
    if (t.goal[side] || t.stock[side]) refuse("goal, stock: more than the sides that play");
  }
}

// Whether a piece may be missing: ghosts of the basic chase, but not all of them.
bool may_lack(const Table& t, int piece) {
  const auto is_off = [](u8 square) { return square == kOff; };
  return t.family == Family::Pacman && piece > 0 &&
         !std::all_of(t.start.begin() + 1, t.start.end(), is_off);
}

void check_chase(const Table& t, int first_on_board) {
  if (t.sides != 2) refuse("sides: a chase has two");
  if (t.lives < 1) refuse("lives: at least one expected");
  if (t.pac_steps < 1) refuse("pac_steps: at least one expected");
  if (t.pellets.empty() || t.pellets.size() > kMostPellets) {
    refuse("pellets: 1 to " + std::to_string(kMostPellets) + " expected");
  }
  std::vector<u8> taken = t.pellets;
  for (int piece = first_on_board; piece < kPieces; ++piece) {
    const bool takes_part = t.start[piece] != kOff;
    if (takes_part) taken.push_back(t.start[piece]);
    if (!takes_part && !may_lack(t, piece)) refuse("start: a piece has no square");
  }
  check_distinct(taken);
}

void check_pacman(const Table& t) {
  check_chase(t, 0);
  if (t.boost_steps < 1 || t.ghost_steps < 1) refuse("steps: at least one expected");
  if (t.frenzy_steps <= t.ghost_steps) refuse("frenzy_steps: more than ghost_steps expected");
}

void check_tunnels(const Tunnels& tunnels, bool may_have) {
  for (int i = 0; i < Tunnels::kMost; ++i) {
    if (!may_have && tunnels.a[i] != kOff) refuse("tunnel: not used by this family");
    const bool half = (tunnels.a[i] == kOff) != (tunnels.b[i] == kOff);
    if (half) refuse("tunnel: one end is missing");
    if (tunnels.a[i] != kOff && tunnels.a[i] == tunnels.b[i]) refuse("tunnel: both ends alike");
  }
}

void check_advanced(const Table& t) {
  check_chase(t, 1);
  if (t.start[0] != kOff) refuse("start_0: PAC-MAN enters in this family");
  if (t.extra_steps < 1) refuse("extra_steps: at least one expected");
  if (!t.respawn) refuse("respawn: no square");
  for (std::size_t i = 0; i < t.pellets.size(); ++i) {
    if (t.ghost_speed[i] < 1) refuse("ghost_speed: at least one expected");
    if (has(t.respawn, t.pellets[i])) refuse("respawn: a pellet lies there");
  }
  if (t.chamber.size() > kMostChamberFences) refuse("chamber: too many fences");
  for (u8 fence : t.chamber) {
    if (!t.fences.has(fence)) refuse("chamber: a fence that is not on the board");
  }
}

}  // namespace

int Table::pellet_at(int square) const {
  const auto found = std::find(pellets.begin(), pellets.end(), u8(square));
  return found == pellets.end() ? -1 : int(found - pellets.begin());
}

int Table::chamber_index(int fence) const {
  const auto found = std::find(chamber.begin(), chamber.end(), u8(fence));
  return found == chamber.end() ? -1 : int(found - chamber.begin());
}

Table read_table(const std::vector<std::int64_t>& numbers) {
  Reader in("table", numbers, kTableFields);
  Table t;
  read_set_up(in, t);
  read_steps(in, t);
  read_switches(in, t);
  if (!fences_fit_together(t.fences)) refuse("fences: two of them cross or overlap");
  check_tunnels(t.tunnels, t.family == Family::Advanced);
  switch (t.family) {
    case Family::Classic:
      check_unused(numbers, {"no_progress", "pellets", "lives", "respawn", "tunnel", "chamber",
                             "opening", "pac_", "boost", "ghost_", "frenzy", "extra", "refill",
                             "adv_", "bar_", "spend"});
      check_classic(t);
      break;
    case Family::Pacman:
      check_unused(numbers, {"goal", "stock", "respawn", "tunnel", "chamber", "opening", "extra",
                             "ghost_speed", "edge_", "third_", "adv_", "bar_", "spend"});
      check_pacman(t);
      break;
    case Family::Advanced:
      check_unused(numbers, {"goal", "stock_2", "stock_3", "boost", "ghost_steps", "frenzy",
                             "edge_", "third_", "pac_move", "pac_into", "ghost_on_pellet",
                             "ghost_stay", "ghost_order", "ghost_return", "refill"});
      check_advanced(t);
      break;
  }
  return t;
}

}  // namespace corridor
