// Rules of the advanced family, the chase with fences: opening turns in which the ghosts relocate
// the Chamber's fences, then turns in which every piece walks and may place a fence; with tunnels,
// and pellets in reserve that can be spent.
#pragma once

#include "chase.hpp"
#include "fences.hpp"

namespace corridor {

class Advanced : public Chase {
 public:
  enum Phase : u8 { kEnter, kAction, kExtra, kAfter, kRelocate, kGhosts, kGhostPlace };

  explicit Advanced(const Table& table)
      : Chase(table), access_(table.tunnels_give_access ? table.tunnels : Tunnels{}) {}

  State start() const;
  int to_move(const State& state) const { return state.get(kPhase) >= kRelocate; }
  Outcome outcome(const State& state) const;
  // All of these expect a game that is not over.
  void generate(State& state, Walks walks, MoveList& moves) const;
  u64 count_moves(State& state) const;
  bool is_legal(State& state, Move move) const;
  Effect apply(State& state, Move move) const;

  void check(const State& state) const;

  // Fences that the side to move may place now; none in phases without placing.
  FenceSet legal_fences(const State& state) const;
  // Slots to which a Chamber fence may be relocated.
  FenceSet legal_targets(const State& state, int chamber_fence) const;

 private:
  bool in_opening(const State& state) const { return state.get(kTurn) <= table_.opening_turns; }
  bool may_place_now(const State& state) const;
  bool is_asked(const State& state) const;
  bool all_played(const State& state) const;
  int ghost_speed(const State& state) const;

  // All moves but placing and relocating.
  void other_moves(const State& state, Walks walks, MoveList& moves) const;
  void entries(const State& state, MoveList& moves) const;
  void action_moves(const State& state, Walks walks, MoveList& moves) const;
  void extra_walks(const State& state, Walks walks, MoveList& moves) const;
  void ghost_moves(const State& state, Walks walks, MoveList& moves) const;
  std::vector<Trail> basic_walks(const State& state) const;
  std::vector<Trail> ghost_walks(const State& state, int ghost) const;
  Entry pac_enters(const State& state, const Trail& trail, int square, bool boosted) const;
  Entry ghost_enters(const State& state, int ghost, int square) const;

  Effect pac_acts(State& state, Move move) const;
  Effect pac_enters_board(State& state, int square) const;
  Effect pac_walks(State& state, Move move) const;
  void leave(State& state) const;
  void go_on(State& state) const;
  void end_pac_part(State& state) const;
  void begin_ghost_part(State& state) const;
  Effect relocates(State& state, Move move) const;
  Effect ghost_plays(State& state, Move move) const;
  Effect ghost_places(State& state, Move move) const;
  Effect next_ghost(State& state, Effect effect) const;
  Effect end_turn(State& state, Effect effect) const;

  void check_ghosts(const State& state) const;

  Tunnels access_;  // tunnels that connect regions; none if the switch says so
};

}  // namespace corridor
