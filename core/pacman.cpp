#include "pacman.hpp"

#include <algorithm>

#include "reader.hpp"

namespace corridor {

Pacman::State Pacman::start() const {
  State state = Chase::start();
  state.hash = state.hash_from_scratch();
  return state;
}

Outcome Pacman::outcome(const State& state) const {
  if (!state.get(kPellets)) return {0, Reason::Pellets};
  if (all_eaten(state, 0)) return {0, Reason::Ghosts};
  if (!state.get(kLives)) return {1, Reason::Catches};
  return {};
}

// --- where pieces are ----------------------------------------------------------------------

// Whether all ghosts but those in `more` are eaten. Never true if eaten ghosts return in their next
// turn: then this does not win.
bool Pacman::all_eaten(const State& state, int more) const {
  if (table_.ghost_return == Return::NextTurn) return false;
  return none_left(state, more);
}

bool Pacman::plays_this_round(const State& state, int ghost) const {
  const bool comes_back =
      table_.ghost_return == Return::NextTurn && table_.start[ghost] != kOff;
  return state.get(kPiece0, ghost) != kOff || comes_back;
}

// Where a ghost's turn begins: its square, or its free start square if it returns; kOff if neither.
int Pacman::ghost_origin(const State& state, int ghost) const {
  const int square = state.get(kPiece0, ghost);
  if (square != kOff || table_.ghost_return == Return::NextRound) return square;
  const int home = table_.start[ghost];
  const bool taken = state.get(kPiece0, kPac) == home || ghosts_at(state, home);
  return taken ? kOff : home;
}

int Pacman::ghost_to_play(const State& state) const {
  for (int ghost = kFirstGhost; ghost < kPieces; ++ghost) {
    if (plays_this_round(state, ghost) && !has_played(state, ghost)) return ghost;
  }
  return kNoPiece;
}

// --- moves ---------------------------------------------------------------------------------

void Pacman::generate(State& state, Walks walks, MoveList& moves) const {
  WalkSink sink(moves, walks);
  if (state.get(kPhase) != kGhosts) return pac_moves(state, sink);
  if (table_.ghost_order == Order::Fixed) return ghost_moves(state, ghost_to_play(state), sink);
  for (int ghost = kFirstGhost; ghost < kPieces; ++ghost) {
    if (!plays_this_round(state, ghost) || has_played(state, ghost)) continue;
    ghost_moves(state, ghost, sink);
  }
}

u64 Pacman::count_moves(State& state) const {
  MoveList moves;
  generate(state, Walks::All, moves);
  return u64(moves.size());
}

bool Pacman::is_legal(State& state, Move move) const {
  MoveList moves;
  generate(state, Walks::All, moves);
  return std::find(moves.begin(), moves.end(), move) != moves.end();
}

void Pacman::pac_moves(const State& state, WalkSink& sink) const {
  const bool boosted = state.get(kPhase) == kBoost;
  const Steps rule = boosted ? table_.boost : table_.pac_move;
  const int most = boosted ? table_.boost_steps : table_.pac_steps;
  const int from = state.get(kPiece0, kPac);
  if (boosted && rule == Steps::UpTo) sink.add_stay(kNoPiece, kPac, from);

  const auto judge = [&](const Trail& trail, int square) {
    return boosted ? boosted_enters(state, trail, square) : pac_enters(state, square);
  };
  const auto emit = [&](Trail trail) {
    if (rule == Steps::Exact && !trail.ended && trail.length < most) return;
    if (boosted && table_.boost_eats == BoostEats::EndOnly) {
      trail.ghosts = u8(ghosts_at(state, trail.end()));
    }
    // After a catch all pieces go to their start squares, so all catches have one successor.
    const bool all_alike = trail.caught && state.get(kLives) > 1;
    sink.add(kPac, trail, kPac, all_alike ? u32(1) << 20 : WalkSink::key(trail));
  };
  explore({state.board, table_.tunnels}, {}, from, most, judge, emit);
  if (!sink.offered()) sink.add_stay(kNoPiece, kPac, from);
}

Entry Pacman::pac_enters(const State& state, int square) const {
  if (ghosts_at(state, square)) {
    return table_.pac_into_ghost == PacInto::Blocked ? Entry::forbidden() : Entry::a_catch();
  }
  const u8 pellet = u8(pellet_bit(state, square));
  return {.ends = pellet != 0, .pellets = pellet};
}

Entry Pacman::boosted_enters(const State& state, const Trail& trail, int square) const {
  Entry entry;
  entry.pellets = u8(pellet_bit(state, square));
  entry.ends = entry.pellets != 0;
  if (table_.boost_eats == BoostEats::Pass) {
    entry.ghosts = u8(ghosts_at(state, square));
    entry.ends = entry.ends || all_eaten(state, trail.ghosts | entry.ghosts);
  }
  return entry;
}

void Pacman::ghost_moves(const State& state, int ghost, WalkSink& sink) const {
  const int named = table_.ghost_order == Order::Free ? ghost : kNoPiece;
  const int from = ghost_origin(state, ghost);
  if (from == kOff) return sink.add_stay(named, ghost, kOff);
  const int before = sink.offered();
  if (table_.ghost_stay) sink.add_stay(named, ghost, from);
  ghost_walks(state, ghost, from, sink);
  if (sink.offered() == before) sink.add_stay(named, ghost, from);
}

void Pacman::ghost_walks(const State& state, int ghost, int from, WalkSink& sink) const {
  const bool frenzied =
      table_.frenzy != Frenzy::None && in_sight(state.board, from, state.get(kPiece0, kPac));
  const int before = sink.offered();
  if (frenzied) frenzied_walks(state, ghost, from, sink);
  const bool besides = frenzied && table_.frenzy == Frenzy::UpTo;
  if (besides || !frenzied || sink.offered() == before) ordinary_walks(state, ghost, from, sink);
}

// Walks that only a frenzy allows: with "exact" those of full length or ended by a catch, with
// "up to" those longer than an ordinary walk.
void Pacman::frenzied_walks(const State& state, int ghost, int from, WalkSink& sink) const {
  const bool exact = table_.frenzy == Frenzy::Exact;
  const auto judge = [&](const Trail&, int square) { return ghost_enters(state, ghost, square); };
  const auto emit = [&](const Trail& trail) {
    const bool is_longer = trail.length > table_.ghost_steps;
    if (is_longer && !fits_path(state, from, trail)) return;
    const bool full = trail.length == table_.frenzy_steps;
    if (exact ? full || trail.ended : is_longer) add_ghost_walk(state, ghost, trail, sink);
  };
  explore({state.board, table_.tunnels}, {}, from, table_.frenzy_steps, judge, emit);
}

void Pacman::ordinary_walks(const State& state, int ghost, int from, WalkSink& sink) const {
  const auto judge = [&](const Trail&, int square) { return ghost_enters(state, ghost, square); };
  const auto emit = [&](const Trail& trail) {
    const bool full = trail.length == table_.ghost_steps;
    if (full || trail.ended) add_ghost_walk(state, ghost, trail, sink);
  };
  explore({state.board, table_.tunnels}, {}, from, table_.ghost_steps, judge, emit);
}

bool Pacman::fits_path(const State& state, int from, const Trail& trail) const {
  if (table_.frenzy_path == FrenzyPath::Any) return true;
  const int wanted = table_.frenzy_path == FrenzyPath::Towards
                         ? direction(from, state.get(kPiece0, kPac))
                         : trail.square[0] - from;
  int square = from;
  for (int i = 0; i < trail.length; ++i) {
    if (trail.square[i] - square != wanted) return false;
    square = trail.square[i];
  }
  return true;
}

Entry Pacman::ghost_enters(const State& state, int ghost, int square) const {
  if (square == state.get(kPiece0, kPac)) return Entry::a_catch();
  const bool pellet = pellet_bit(state, square) != 0;
  const bool company = (ghosts_at(state, square) & ~(1 << ghost)) != 0;
  if (pellet && table_.ghost_on_pellet == OnPellet::NoEntry) return Entry::forbidden();
  if (company && table_.ghost_stack == Stack::Block) return Entry::forbidden();
  Entry entry;
  if (pellet && table_.ghost_on_pellet == OnPellet::Cross) entry.may_end = false;
  if (company && table_.ghost_stack == Stack::PassNoShare) entry.may_end = false;
  return entry;
}

void Pacman::add_ghost_walk(const State& state, int ghost, const Trail& trail,
                            WalkSink& sink) const {
  const bool all_alike = trail.caught && state.get(kLives) > 1;
  sink.add(ghost, trail, all_alike ? kPac : ghost,
           all_alike ? u32(1) << 20 : WalkSink::key(trail));
}

// --- effects of moves ----------------------------------------------------------------------

Effect Pacman::apply(State& state, Move move) const {
  if (state.get(kPhase) == kGhosts) return ghost_plays(state, move);
  if (move.kind() == Kind::Walk) return pac_walks(state, move);
  begin_ghosts(state);
  return {};
}

Effect Pacman::pac_walks(State& state, Move move) const {
  const bool boosted = state.get(kPhase) == kBoost;
  Effect effect;
  for (int i = 0; i < move.size(); ++i) {
    const int square = move.argument(i);
    const int ghosts = ghosts_at(state, square);
    state.set(kPiece0, kPac, square);
    if (ghosts && !boosted) return caught(state);
    const bool last = i + 1 == move.size();
    if (!last && table_.boost_eats == BoostEats::EndOnly) continue;
    for (int ghost = kFirstGhost; ghost < kPieces; ++ghost) {
      if (ghosts >> ghost & 1) state.set(kPiece0, ghost, kOff);
    }
    if (ghosts) effect.progress = true;
  }
  const int pellet = pellet_bit(state, move.last());
  if (pellet) {
    state.set(kPellets, state.get(kPellets) & ~pellet);
    effect.progress = true;
  }
  effect.irreversible = effect.progress;
  if (outcome(state).over()) return effect;
  if (pellet) {
    state.set(kPhase, kBoost);
  } else {
    begin_ghosts(state);
  }
  return effect;
}

Effect Pacman::ghost_plays(State& state, Move move) const {
  const int ghost = move.piece() == kNoPiece ? ghost_to_play(state) : move.piece();
  if (move.kind() == Kind::Walk) {
    state.set(kPiece0, ghost, move.last());
    if (move.last() == state.get(kPiece0, kPac)) return caught(state);
  } else {
    state.set(kPiece0, ghost, ghost_origin(state, ghost));
  }
  state.set(kPlayed, state.get(kPlayed) | 1 << ghost);
  if (ghost_to_play(state) != kNoPiece) {
    bring_back_next(state);
    return {};
  }
  state.set(kPlayed, 0);
  state.set(kPhase, kWalk);
  return {.round_over = true};
}

void Pacman::begin_ghosts(State& state) const {
  state.set(kPhase, kGhosts);
  bring_back_next(state);
}

// In fixed order the next ghost returns to the board before its move is chosen.
void Pacman::bring_back_next(State& state) const {
  if (table_.ghost_order == Order::Free) return;
  const int ghost = ghost_to_play(state);
  state.set(kPiece0, ghost, ghost_origin(state, ghost));
}

Effect Pacman::caught(State& state) const {
  state.set(kLives, state.get(kLives) - 1);
  const Effect effect{.progress = true, .irreversible = true};
  if (!state.get(kLives)) return effect;
  for (int piece = 0; piece < kPieces; ++piece) state.set(kPiece0, piece, table_.start[piece]);
  if (table_.refill) state.set(kPellets, all_pellets_);
  state.set(kPlayed, 0);
  state.set(kPhase, kWalk);
  return effect;
}

// --- checks of imported states -------------------------------------------------------------

void Pacman::check(const State& state) const {
  const int pac = state.get(kPiece0, kPac);
  if (pac == kOff) refuse("piece_0: PAC-MAN is off the board");
  if (state.get(kLives) && ghosts_at(state, pac)) refuse("piece: PAC-MAN stands on a ghost");
  if (state.get(kPhase) != kGhosts) {
    if (state.get(kPlayed)) refuse("played: the ghosts have not begun");
  } else if (!outcome(state).over() && ghost_to_play(state) == kNoPiece) {
    refuse("played: no ghost is left to play");
  }
}

}  // namespace corridor
