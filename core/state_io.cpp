#include "state_io.hpp"

#include "advanced.hpp"
#include "fences.hpp"
#include "pacman.hpp"

namespace corridor {

namespace {

constexpr std::int64_t kMostCounted = 1'000'000'000;

// Numbers that only chases use.
void write_chase(Writer& out, const Table& table, const State& state) {
  Squares pellets = 0;
  for (std::size_t i = 0; i < table.pellets.size(); ++i) {
    if (state.get(kPellets) >> i & 1) pellets |= bit(table.pellets[i]);
  }
  out.squares(pellets);
  for (Field field : {kLives, kPhase, kPlayed, kTurn, kReserve}) out.number(state.get(field));
  out.square(state.get(kTurnStart));
  for (Field field : {kWalked, kDue}) out.number(state.get(field));
  for (int piece = 0; piece < kPieces; ++piece) out.square(state.get(kPrevious0, piece));
  out.number(state.get(kPlacer));
  FenceSet chamber;
  for (std::size_t i = 0; i < table.chamber.size(); ++i) {
    if (state.get(kChamber) >> i & 1) chamber.add(table.chamber[i]);
  }
  out.fences(chamber);
  out.number(state.get(kSetUp));
}

int read_pellets(Reader& in, const Table& table) {
  int mask = 0;
  for (Squares left = in.squares(); left;) {
    const int index = table.pellet_at(pop_lowest(left));
    if (index < 0) refuse("pellets: none lies there at the start");
    mask |= 1 << index;
  }
  return mask;
}

int read_chamber(Reader& in, const Table& table) {
  int mask = 0;
  each(in.fences(), [&](int fence) {
    const int index = table.chamber_index(fence);
    if (index < 0) refuse("chamber: not a Chamber fence");
    mask |= 1 << index;
  });
  return mask;
}

void read_chase(Reader& in, const Table& table, State& state) {
  const bool chase = table.family != Family::Classic;
  const bool advanced = table.family == Family::Advanced;
  const int last_phase = advanced ? Advanced::kGhostPlace : chase ? Pacman::kGhosts : 0;
  constexpr int all_ghosts = ((1 << kPieces) - 1) & ~(1 << kPac);
  const auto most = [&](int number) { return advanced ? number : 0; };

  state.set(kPellets, read_pellets(in, table));
  state.set(kLives, int(in.number(0, table.lives)));
  state.set(kPhase, int(in.number(0, last_phase)));
  state.set(kPlayed, int(in.number(0, chase ? all_ghosts : 0)));
  if (state.get(kPlayed) & ~all_ghosts) refuse("played: not a ghost");
  state.set(kTurn, int(in.number(advanced, most(table.opening_turns + 1))));
  state.set(kReserve, int(in.number(0, most(int(table.pellets.size())))));
  state.set(kTurnStart, in.square_or_none());
  state.set(kWalked, int(in.number(0, most(1))));
  state.set(kDue, int(in.number(0, most(1))));
  for (int piece = 0; piece < kPieces; ++piece) {
    state.set(kPrevious0, piece, in.square_or_none());
    if (!advanced && state.get(kPrevious0, piece) != kOff) refuse("previous: not used here");
  }
  if (!advanced && state.get(kTurnStart) != kOff) refuse("turn_start: not used here");
  state.set(kPlacer, int(in.number(0, most(kPieces - 1))));
  state.set(kChamber, read_chamber(in, table));
  state.set(kSetUp, int(in.number(0, most(1))));
}

void read_board(Reader& in, const Table& table, State& state) {
  const FenceSet fences = in.fences();
  if (!fences_fit_together(fences)) refuse("fences: two of them cross or overlap");
  if (table.family == Family::Pacman && fences != table.fences) {
    refuse("fences: they never change in this family");
  }
  state.board = board_with(fences);
}

}  // namespace

std::vector<std::int64_t> write_state(const Table& table, const State& state,
                                      const Counters& counters, int to_move) {
  Writer out;
  for (int number : {counters.ply, counters.no_progress, counters.most_eaten}) out.number(number);
  out.fences(state.board.fences);
  for (int piece = 0; piece < kPieces; ++piece) out.square(state.get(kPiece0, piece));
  for (int side = 0; side < kMostSides; ++side) out.number(state.get(kStock0, side));
  out.number(to_move);
  write_chase(out, table, state);
  return out.take();
}

int read_state(const Table& table, const std::vector<std::int64_t>& numbers, State& state,
               Counters& counters) {
  Reader in("state", numbers, kStateFields);
  counters.ply = int(in.number(0, kMostCounted));
  counters.no_progress = int(in.number(0, kMostCounted));
  counters.most_eaten = int(in.number(0, kMostCounted));
  read_board(in, table, state);
  for (int piece = 0; piece < kPieces; ++piece) {
    state.set(kPiece0, piece, in.square_or_none());
    const bool plays = table.family != Family::Classic || piece < table.sides;
    if (!plays && state.get(kPiece0, piece) != kOff) refuse("piece: no such piece");
  }
  for (int side = 0; side < kMostSides; ++side) {
    const bool holds = table.family != Family::Pacman && side < table.sides;
    state.set(kStock0, side, int(in.number(0, holds ? kSlots : 0)));
  }
  const int to_move = int(in.number(0, table.sides - 1));
  if (table.family == Family::Classic) state.set(kToMove, to_move);
  read_chase(in, table, state);
  state.hash = state.hash_from_scratch();
  return to_move;
}

}  // namespace corridor
