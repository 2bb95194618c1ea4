// Rules of the classic family: a race of two to four pawns, each to its goal, with fences.
#pragma once

#include "fences.hpp"
#include "move.hpp"
#include "outcome.hpp"
#include "state.hpp"
#include "table.hpp"

namespace corridor {

class Classic {
 public:
  struct State : corridor::State {
    std::array<Route, kMostSides> route;  // cached, not part of the position
  };

  explicit Classic(const Table& table);

  const Table& table() const { return table_; }
  State start() const;
  int to_move(const State& state) const { return state.get(kToMove); }
  Outcome outcome(const State& state) const;
  // All of these expect a game that is not over.
  void generate(State& state, Walks walks, MoveList& moves) const;
  u64 count_moves(State& state) const;
  bool is_legal(State& state, Move move) const;
  Effect apply(State& state, Move move) const;

  int distance(State& state, int side) const {
    const u8 length = state.route[side].length;
    return length != Route::kUnknown ? length : route(state, side).length;
  }
  // Squares that the pawn to move may go to; fences that its side may place.
  Squares pawn_targets(const State& state) const;
  FenceSet legal_fences(State& state) const;
  const Route& route(State& state, int side) const;
  int eaten(const State&) const { return 0; }
  // Throws std::invalid_argument if fields contradict each other.
  void check(const State& state) const;

 private:
  Squares occupied(const State& state) const;
  Squares jump_targets(const State& state, int from, int over, Squares pawns) const;
  bool keeps_routes(State& state, int fence) const;

  Table table_;
  std::array<u8, kSquares> goal_of_{};  // by square, a bit for each side whose goal it is
};

}  // namespace corridor
