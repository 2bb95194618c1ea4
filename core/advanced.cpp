#include "advanced.hpp"

#include <algorithm>
#include <iterator>

#include "reader.hpp"

namespace corridor {

Advanced::State Advanced::start() const {
  State state = Chase::start();
  for (int side = 0; side < table_.sides; ++side) {
    state.value[kStock0 + side] = table_.stock[side];
  }
  state.value[kPhase] = kEnter;
  state.value[kTurn] = 1;
  state.value[kChamber] = u8((1 << table_.chamber.size()) - 1);
  state.value[kSetUp] = !table_.respawn_free;  // not needed if every entry is free
  state.hash = state.hash_from_scratch();
  return state;
}

Outcome Advanced::outcome(const State& state) const {
  if (!state.get(kPellets)) return {0, Reason::Pellets};
  if (none_left(state, 0)) return {0, Reason::Ghosts};
  if (!state.get(kLives)) return {1, Reason::Catches};
  return {};
}

// --- fences --------------------------------------------------------------------------------

bool Advanced::may_place_now(const State& state) const {
  if (!state.get(kStock0, to_move(state))) return false;
  switch (state.get(kPhase)) {
    case kAction: return in_opening(state);
    case kAfter: return !in_opening(state);
    case kGhostPlace: return true;
    default: return false;
  }
}

FenceSet Advanced::legal_fences(const State& state) const {
  if (!may_place_now(state)) return {};
  return keeping_regions(state.board, access_, fitting_fences(state.board));
}

// The old fence is lifted first; then all squares must be connected, and stay so with the new one.
FenceSet Advanced::legal_targets(const State& state, int chamber_fence) const {
  Board board = state.board;
  board.lift(chamber_fence);
  if (region(board, access_, 0) != kAllSquares) return {};
  const u64 elsewhere = ~slot_bit(slot_of(chamber_fence));
  return keeping_regions(board, access_, fitting_fences(board) & FenceSet{elsewhere, elsewhere});
}

// --- moves ---------------------------------------------------------------------------------

void Advanced::generate(State& state, Walks walks, MoveList& moves) const {
  other_moves(state, walks, moves);
  each(legal_fences(state), [&](int fence) { moves.add(Move::place(fence)); });
  if (state.get(kPhase) == kRelocate) {
    for (std::size_t i = 0; i < table_.chamber.size(); ++i) {
      if (!(state.get(kChamber) >> i & 1)) continue;
      const int from = table_.chamber[i];
      each(legal_targets(state, from), [&](int to) { moves.add(Move::relocate(from, to)); });
    }
  }
  if (moves.empty()) moves.add(Move::pass());
}

u64 Advanced::count_moves(State& state) const {
  MoveList moves;
  other_moves(state, Walks::All, moves);
  u64 number = u64(moves.size() + legal_fences(state).size());
  if (state.get(kPhase) == kRelocate) {
    for (std::size_t i = 0; i < table_.chamber.size(); ++i) {
      if (!(state.get(kChamber) >> i & 1)) continue;
      number += u64(legal_targets(state, table_.chamber[i]).size());
    }
  }
  return number ? number : 1;  // the forced pass
}

bool Advanced::is_legal(State& state, Move move) const {
  if (move.kind() == Kind::Place) {
    return move == Move::place(move.fence()) && legal_fences(state).has(move.fence());
  }
  MoveList moves;
  generate(state, Walks::All, moves);
  return std::find(moves.begin(), moves.end(), move) != moves.end();
}

void Advanced::other_moves(const State& state, Walks walks, MoveList& moves) const {
  switch (state.get(kPhase)) {
    case kEnter: return entries(state, moves);
    case kAction: return action_moves(state, walks, moves);
    case kExtra: return extra_walks(state, walks, moves);
    case kAfter:
      moves.add(Move::pass());
      if (state.get(kReserve)) moves.add(Move::spend());
      return;
    case kGhosts: return ghost_moves(state, walks, moves);
    case kGhostPlace: return moves.add(Move::pass());
    default: return;
  }
}

void Advanced::entries(const State& state, MoveList& moves) const {
  const auto add_free = [&](Squares squares) {
    while (squares) {
      const int square = pop_lowest(squares);
      if (ghosts_at(state, square) || pellet_bit(state, square)) continue;
      moves.add(Move::enter(kPac, square));
    }
  };
  add_free(table_.respawn);
  if (moves.empty()) add_free(kEdgeSquares);
}

void Advanced::action_moves(const State& state, Walks walks, MoveList& moves) const {
  WalkSink sink(moves, walks);
  for (const Trail& trail : basic_walks(state)) {
    // A caught PAC-MAN leaves the board, so the square of the catch does not matter.
    const u32 key = trail.caught ? u32(1) << 20 | u32(trail.pellets) << 12 : WalkSink::key(trail);
    sink.add(kPac, trail, kPac, key);
  }
  if (state.get(kReserve)) moves.add(Move::spend());
  // After the opening he passes if he cannot walk; in the opening he may place a fence instead.
  if (!in_opening(state) && !sink.offered()) moves.add(Move::pass());
}

void Advanced::extra_walks(const State& state, Walks walks, MoveList& moves) const {
  WalkSink sink(moves, walks);
  const bool exact = table_.spend_steps == Steps::Exact;
  const auto judge = [&](const Trail& trail, int square) {
    return pac_enters(state, trail, square, true);
  };
  const auto emit = [&](const Trail& trail) {
    if (!exact || trail.ended || trail.length == table_.extra_steps) sink.add(kPac, trail);
  };
  explore({state.board, table_.tunnels}, {}, state.get(kPiece0, kPac), table_.extra_steps, judge,
          emit);
}

void Advanced::ghost_moves(const State& state, Walks walks, MoveList& moves) const {
  WalkSink sink(moves, walks);
  for (int ghost = kFirstGhost; ghost < kPieces; ++ghost) {
    if (state.get(kPiece0, ghost) == kOff || has_played(state, ghost)) continue;
    const std::vector<Trail> trails = ghost_walks(state, ghost);
    for (const Trail& trail : trails) sink.add(ghost, trail);
    if (trails.empty()) moves.add(Move::pass(ghost));
  }
}

// --- walks and squares on which they may not end -------------------------------------------

namespace {

// Squares on which a walk may not end. Walks ended by a catch or a win are exempt.
struct Barred {
  int start;
  int previous;

  bool allows(const Trail& trail, bool forget_previous) const {
    if (trail.ended) return true;
    if (trail.end() == start) return false;
    return forget_previous || trail.end() != previous;
  }
};

template <class Wanted>
std::vector<Trail> those(const std::vector<Trail>& trails, Wanted&& wanted) {
  std::vector<Trail> kept;
  std::copy_if(trails.begin(), trails.end(), std::back_inserter(kept), wanted);
  return kept;
}

bool is_full(const Trail& trail, int length) { return trail.ended || trail.length == length; }

// Walks of exactly `steps` steps. If there are none, the previous square is allowed; then walks get
// shorter. `bar_again`: the previous square is first barred for shorter walks, too.
std::vector<Trail> exact_walks(const std::vector<Trail>& all, Barred barred, int steps,
                               bool bar_again) {
  for (int length = steps; length > 0; --length) {
    for (bool forget : {false, true}) {
      if (length < steps && !forget && !bar_again) continue;
      auto kept = those(all, [&](const Trail& trail) {
        return is_full(trail, length) && barred.allows(trail, forget);
      });
      if (!kept.empty()) return kept;
    }
  }
  return {};
}

std::vector<Trail> walks_up_to(const std::vector<Trail>& all, Barred barred) {
  for (bool forget : {false, true}) {
    auto kept = those(all, [&](const Trail& trail) { return barred.allows(trail, forget); });
    if (!kept.empty()) return kept;
  }
  return {};
}

}  // namespace

std::vector<Trail> Advanced::basic_walks(const State& state) const {
  std::vector<Trail> all;
  const auto judge = [&](const Trail& trail, int square) {
    return pac_enters(state, trail, square, false);
  };
  explore({state.board, table_.tunnels}, {}, state.get(kPiece0, kPac), table_.pac_steps, judge,
          [&](const Trail& trail) { all.push_back(trail); });
  const int previous = table_.bar_previous ? state.get(kPrevious0, kPac) : kOff;
  return exact_walks(all, {state.get(kTurnStart), previous}, table_.pac_steps, false);
}

Entry Advanced::pac_enters(const State& state, const Trail& trail, int square,
                           bool boosted) const {
  const int ghosts = ghosts_at(state, square);
  if (ghosts && !boosted) return Entry::a_catch();
  Entry entry;
  entry.ghosts = u8(ghosts);
  entry.pellets = u8(pellet_bit(state, square));
  const bool last_pellet = (trail.pellets | entry.pellets) == state.get(kPellets);
  entry.ends = last_pellet || (ghosts && none_left(state, trail.ghosts | ghosts));
  return entry;
}

int Advanced::ghost_speed(const State& state) const {
  return table_.ghost_speed[std::min(eaten(state), int(table_.pellets.size()) - 1)];
}

std::vector<Trail> Advanced::ghost_walks(const State& state, int ghost) const {
  std::vector<Trail> all;
  const int from = state.get(kPiece0, ghost);
  const int speed = ghost_speed(state);
  explore({state.board, table_.tunnels}, {}, from, speed,
          [&](const Trail&, int square) { return ghost_enters(state, ghost, square); },
          [&](const Trail& trail) { all.push_back(trail); });
  const int previous = table_.bar_previous ? state.get(kPrevious0, ghost) : kOff;
  const Barred barred{from, previous};
  if (table_.adv_ghost_move == Steps::UpTo) return walks_up_to(all, barred);
  return exact_walks(all, barred, speed, true);
}

Entry Advanced::ghost_enters(const State& state, int ghost, int square) const {
  if (square == state.get(kPiece0, kPac)) return Entry::a_catch();
  const bool company = (ghosts_at(state, square) & ~(1 << ghost)) != 0;
  if (company && table_.ghost_stack == Stack::Block) return Entry::forbidden();
  Entry entry;
  if (company && table_.ghost_stack == Stack::PassNoShare) entry.may_end = false;
  if (pellet_bit(state, square)) entry.may_end = false;
  return entry;
}

// --- effects of moves: PAC-MAN's part ------------------------------------------------------

Effect Advanced::apply(State& state, Move move) const {
  switch (state.get(kPhase)) {
    case kRelocate: return relocates(state, move);
    case kGhosts: return ghost_plays(state, move);
    case kGhostPlace: return ghost_places(state, move);
    default: return pac_acts(state, move);
  }
}

Effect Advanced::pac_acts(State& state, Move move) const {
  switch (move.kind()) {
    case Kind::Enter: return pac_enters_board(state, move.last());
    case Kind::Walk: return pac_walks(state, move);
    case Kind::Spend:
      state.set(kReserve, state.get(kReserve) - 1);
      state.set(kPhase, kExtra);
      return {.irreversible = true};
    case Kind::Place:
      state.place(move.fence());
      state.set(kStock0, state.get(kStock0) - 1);
      end_pac_part(state);
      return {.progress = true, .irreversible = true};
    default:
      break;
  }
  const int phase = state.get(kPhase);
  if (phase == kAction) state.set(kDue, 0);  // he stays
  phase == kAfter ? end_pac_part(state) : go_on(state);
  return {};
}

Effect Advanced::pac_enters_board(State& state, int square) const {
  const bool counts_as_move = !table_.respawn_free && !state.get(kSetUp);
  state.set(kPiece0, kPac, square);
  state.set(kTurnStart, square);
  state.set(kSetUp, 0);
  state.set(kDue, !counts_as_move);
  go_on(state);
  return {};
}

Effect Advanced::pac_walks(State& state, Move move) const {
  const bool boosted = state.get(kPhase) == kExtra;
  Effect effect;
  for (int i = 0; i < move.size(); ++i) {
    const int square = move.argument(i);
    const int ghosts = ghosts_at(state, square);
    if (ghosts && !boosted) {
      leave(state);
      if (state.get(kLives)) begin_ghost_part(state);
      return {.progress = true, .irreversible = true};
    }
    for (int ghost = kFirstGhost; ghost < kPieces; ++ghost) {
      if (!(ghosts >> ghost & 1)) continue;
      state.set(kPiece0, ghost, kOff);
      state.set(kPrevious0, ghost, kOff);
    }
    if (const int pellet = pellet_bit(state, square)) {
      state.set(kPellets, state.get(kPellets) & ~pellet);
      state.set(kReserve, state.get(kReserve) + 1);
      effect.progress = true;
    }
    if (ghosts) effect.progress = true;
  }
  state.set(kPiece0, kPac, move.last());
  state.set(kWalked, 1);
  if (!boosted) state.set(kDue, 0);
  effect.irreversible = effect.progress;
  if (!outcome(state).over()) go_on(state);
  return effect;
}

// PAC-MAN is caught: he loses a life, leaves the board, and his turn is over.
void Advanced::leave(State& state) const {
  state.set(kLives, state.get(kLives) - 1);
  state.set(kPiece0, kPac, kOff);
  state.set(kPrevious0, kPac, kOff);
  state.set(kTurnStart, kOff);
  state.set(kWalked, 0);
  state.set(kDue, 0);
}

// Whether PAC-MAN has a choice after his walk: to place, or to spend a pellet.
bool Advanced::is_asked(const State& state) const {
  const bool may_place = !in_opening(state) && state.get(kStock0) > 0;
  return may_place || state.get(kReserve) > 0;
}

void Advanced::go_on(State& state) const {
  if (state.get(kDue)) {
    state.set(kPhase, kAction);
  } else if (is_asked(state)) {
    state.set(kPhase, kAfter);
  } else {
    end_pac_part(state);
  }
}

void Advanced::end_pac_part(State& state) const {
  if (state.get(kWalked)) state.set(kPrevious0, kPac, state.get(kTurnStart));
  state.set(kTurnStart, kOff);
  state.set(kWalked, 0);
  state.set(kDue, 0);
  begin_ghost_part(state);
}

// --- effects of moves: the ghosts' part ----------------------------------------------------

void Advanced::begin_ghost_part(State& state) const {
  state.set(kPhase, in_opening(state) ? kRelocate : kGhosts);
}

Effect Advanced::relocates(State& state, Move move) const {
  if (move.kind() != Kind::Relocate) return end_turn(state, {});
  state.lift(move.argument(0));
  state.place(move.argument(1));
  state.set(kChamber, state.get(kChamber) & ~(1 << table_.chamber_index(move.argument(0))));
  return end_turn(state, {.progress = true, .irreversible = true});
}

Effect Advanced::ghost_plays(State& state, Move move) const {
  const int ghost = move.piece();
  if (move.kind() == Kind::Walk) {
    state.set(kPrevious0, ghost, state.get(kPiece0, ghost));
    state.set(kPiece0, ghost, move.last());
    if (move.last() == state.get(kPiece0, kPac)) {
      const Effect effect{.progress = true, .irreversible = true};
      leave(state);
      if (!state.get(kLives)) return effect;
      state.set(kPlayed, state.get(kPlayed) | 1 << ghost);
      return next_ghost(state, effect);
    }
  }
  state.set(kPlayed, state.get(kPlayed) | 1 << ghost);
  if (!state.get(kStock0, 1)) return next_ghost(state, {});
  state.set(kPlacer, ghost);
  state.set(kPhase, kGhostPlace);
  return {};
}

Effect Advanced::ghost_places(State& state, Move move) const {
  Effect effect;
  if (move.kind() == Kind::Place) {
    state.place(move.fence());
    state.set(kStock0, 1, state.get(kStock0, 1) - 1);
    effect = {.progress = true, .irreversible = true};
  }
  return next_ghost(state, effect);
}

bool Advanced::all_played(const State& state) const {
  for (int ghost = kFirstGhost; ghost < kPieces; ++ghost) {
    if (state.get(kPiece0, ghost) != kOff && !has_played(state, ghost)) return false;
  }
  return true;
}

Effect Advanced::next_ghost(State& state, Effect effect) const {
  state.set(kPlacer, 0);
  if (all_played(state)) return end_turn(state, effect);
  state.set(kPhase, kGhosts);
  return effect;
}

Effect Advanced::end_turn(State& state, Effect effect) const {
  if (in_opening(state)) state.set(kTurn, state.get(kTurn) + 1);
  state.set(kPlayed, 0);
  const int pac = state.get(kPiece0, kPac);
  state.set(kPhase, pac == kOff ? kEnter : kAction);
  if (pac != kOff) {
    state.set(kTurnStart, pac);
    state.set(kDue, 1);
  }
  effect.round_over = true;
  return effect;
}

// --- checks of imported states -------------------------------------------------------------

void Advanced::check(const State& state) const {
  const int phase = state.get(kPhase);
  const bool on_board = state.get(kPiece0, kPac) != kOff;
  const bool over = outcome(state).over();
  if (phase == kEnter && on_board) refuse("piece_0: PAC-MAN is on the board before he enters");
  const bool acting = phase == kAction || phase == kExtra || phase == kAfter;
  if (acting && !over) {
    if (!on_board) refuse("piece_0: PAC-MAN acts, but is off the board");
    if (state.get(kTurnStart) == kOff) refuse("turn_start: unknown while PAC-MAN acts");
    if (phase != kExtra && state.get(kDue) != (phase == kAction)) refuse("due: not in this phase");
  }
  if (!acting && (state.get(kTurnStart) != kOff || state.get(kWalked) || state.get(kDue))) {
    refuse("turn_start, walked, due: PAC-MAN's turn is not running");
  }
  if (on_board && ghosts_at(state, state.get(kPiece0, kPac))) {
    refuse("piece: PAC-MAN stands on a ghost");
  }
  check_ghosts(state);
}

void Advanced::check_ghosts(const State& state) const {
  const int phase = state.get(kPhase);
  if (phase < kGhosts && state.get(kPlayed)) refuse("played: the ghosts have not begun");
  if (phase >= kRelocate && !outcome(state).over() &&
      in_opening(state) != (phase == kRelocate)) {
    refuse("phase: relocations belong to the opening turns");
  }
  if (phase == kGhosts && !outcome(state).over() && all_played(state)) {
    refuse("played: no ghost is left to play");
  }
  if ((phase == kGhostPlace) != (state.get(kPlacer) != 0)) refuse("placer: not in this phase");
  if (state.get(kPlacer) && !has_played(state, state.get(kPlacer))) {
    refuse("placer: a ghost that has not played");
  }
  if (state.get(kSetUp) && (phase != kEnter || table_.respawn_free)) {
    refuse("set_up: no entry is to come");
  }
  for (std::size_t i = 0; i < table_.chamber.size(); ++i) {
    const bool unmoved = state.get(kChamber) >> i & 1;
    if (unmoved && !state.board.fences.has(table_.chamber[i])) {
      refuse("chamber: an unmoved fence is not on the board");
    }
  }
}

}  // namespace corridor
