// Perft: counts sequences of legal moves. The last move is counted, not played; there is no hash
// table.
#pragma once

#include "game.hpp"

namespace corridor {

// Fast version without history, if no limit of the game can be reached within the depth.
template <class Rules>
u64 perft_positions(const Rules& rules, typename Rules::State& state, int depth) {
  if (rules.outcome(state).over()) return 0;
  if (depth == 1) return rules.count_moves(state);
  MoveList moves;
  rules.generate(state, Walks::All, moves);
  u64 nodes = 0;
  for (Move move : moves) {
    typename Rules::State child = state;
    rules.apply(child, move);
    nodes += perft_positions(rules, child, depth - 1);
  }
  return nodes;
}

// Slow version with history: limits and repetition end games.
template <class Rules>
u64 perft_game(Game<Rules>& game, int depth) {
  MoveList moves;
  game.generate(moves, Walks::All);
  if (depth == 1) return u64(moves.size());
  u64 nodes = 0;
  typename Game<Rules>::Undo undo;
  for (Move move : moves) {
    game.do_move(move, undo);
    nodes += perft_game(game, depth - 1);
    game.undo_move(undo);
  }
  return nodes;
}

// Whether repetition or a limit could end a game within the depth.
template <class Rules>
bool limits_may_bite(const Game<Rules>& game, int depth) {
  const Table& t = game.table();
  const auto near = [&](int limit, int number) { return limit > 0 && number + depth > limit; };
  return t.threefold || near(t.draw_after_plies, game.counters().ply) ||
         near(t.no_progress_limit, game.counters().no_progress);
}

template <class Rules>
u64 perft(Game<Rules>& game, int depth) {
  if (depth <= 0) return 1;
  if (limits_may_bite(game, depth)) return perft_game(game, depth);
  return perft_positions(game.rules(), game.state(), depth);
}

}  // namespace corridor
