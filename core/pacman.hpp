// Rules of the pacman family, the basic chase: PAC-MAN eats pellets, ghosts chase him, fences do
// not move.
#pragma once

#include "chase.hpp"

namespace corridor {

class Pacman : public Chase {
 public:
  enum Phase : u8 { kWalk, kBoost, kGhosts };

  explicit Pacman(const Table& table) : Chase(table) {}

  State start() const;
  int to_move(const State& state) const { return state.get(kPhase) == kGhosts; }
  Outcome outcome(const State& state) const;
  // All of these expect a game that is not over.
  void generate(State& state, Walks walks, MoveList& moves) const;
  u64 count_moves(State& state) const;
  bool is_legal(State& state, Move move) const;
  Effect apply(State& state, Move move) const;

  void check(const State& state) const;

 private:
  bool all_eaten(const State& state, int more) const;
  bool plays_this_round(const State& state, int ghost) const;
  int ghost_origin(const State& state, int ghost) const;
  int ghost_to_play(const State& state) const;

  void pac_moves(const State& state, WalkSink& sink) const;
  Entry pac_enters(const State& state, int square) const;
  Entry boosted_enters(const State& state, const Trail& trail, int square) const;
  void ghost_moves(const State& state, int ghost, WalkSink& sink) const;
  void ghost_walks(const State& state, int ghost, int from, WalkSink& sink) const;
  void frenzied_walks(const State& state, int ghost, int from, WalkSink& sink) const;
  void ordinary_walks(const State& state, int ghost, int from, WalkSink& sink) const;
  bool fits_path(const State& state, int from, const Trail& trail) const;
  Entry ghost_enters(const State& state, int ghost, int square) const;
  void add_ghost_walk(const State& state, int ghost, const Trail& trail, WalkSink& sink) const;

  Effect pac_walks(State& state, Move move) const;
  Effect ghost_plays(State& state, Move move) const;
  void begin_ghosts(State& state) const;
  void bring_back_next(State& state) const;
  Effect caught(State& state) const;
};

}  // namespace corridor
