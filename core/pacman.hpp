// The basic chase: PAC-MAN walks for pellets, four ghosts walk after him, fences stand still.
#pragma once

#include "move.hpp"
#include "outcome.hpp"
#include "state.hpp"
#include "table.hpp"
#include "walks.hpp"

namespace corridor {

class Pacman {
 public:
  using State = corridor::State;
  enum Phase : u8 { kWalk, kBoost, kGhosts };

  explicit Pacman(const Table& table);

  const Table& table() const { return table_; }
  State start() const;
  int to_move(const State& state) const { return state.get(kPhase) == kGhosts; }
  Outcome outcome(const State& state) const;
  // All of these expect a game that is not over.
  void generate(State& state, Walks walks, MoveList& moves) const;
  u64 count_moves(State& state) const;
  bool is_legal(State& state, Move move) const;
  Effect apply(State& state, Move move) const;

  // PAC-MAN: steps to the nearest pellet. Ghosts: steps of the nearest one to him.
  int distance(const State& state, int side) const;
  int eaten(const State& state) const { return count(u64(all_pellets_ & ~state.get(kPellets))); }
  void check(const State& state) const;

 private:
  int ghosts_at(const State& state, int square) const;
  int pellet_bit(const State& state, int square) const;
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

  Table table_;
  std::array<u8, kSquares + 1> pellet_mask_{};  // by square, as a bit of kPellets
  int all_pellets_ = 0;
};

}  // namespace corridor
