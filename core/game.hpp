// A game in progress: a position of one family, and what depends on history (plies, repetition,
// progress). Search and perft are templates over this.
#pragma once

#include <algorithm>
#include <vector>

#include "move.hpp"
#include "outcome.hpp"
#include "state_io.hpp"
#include "table.hpp"

namespace corridor {

template <class Rules>
class Game {
 public:
  using State = typename Rules::State;

  // What `undo_move` restores; the caller keeps one for each move done.
  struct Undo {
    State state;
    Counters counters;
    int reversible;
  };

  explicit Game(const Table& table) : rules_(table), state_(rules_.start()) {
    seen_.push_back(state_.hash);
  }

  const Rules& rules() const { return rules_; }
  const Table& table() const { return rules_.table(); }
  const State& state() const { return state_; }
  State& state() { return state_; }
  const Counters& counters() const { return counters_; }
  u64 hash() const { return state_.hash; }
  int to_move() const { return rules_.to_move(state_); }
  int distance(int side) { return rules_.distance(state_, side); }

  // Lists no moves if the game is over.
  void generate(MoveList& moves, Walks walks = Walks::OnePerSuccessor) {
    moves.clear();
    if (!outcome().over()) rules_.generate(state_, walks, moves);
  }
  bool is_legal(Move move) { return !outcome().over() && rules_.is_legal(state_, move); }

  // The move must be legal.
  void do_move(Move move, Undo& undo) {
    undo = {state_, counters_, reversible_};
    play(move);
  }
  // Plays a move that is never undone. It must be legal.
  void play(Move move) {
    const int eaten = rules_.eaten(state_);
    const Effect effect = rules_.apply(state_, move);
    ++counters_.ply;
    if (effect.progress) counters_.no_progress = 0;
    if (effect.round_over) ++counters_.no_progress;
    counters_.most_eaten = std::max({counters_.most_eaten, eaten, rules_.eaten(state_)});
    reversible_ = effect.irreversible ? 0 : reversible_ + 1;
    seen_.push_back(state_.hash);
  }
  void undo_move(const Undo& undo) {
    state_ = undo.state;
    counters_ = undo.counters;
    reversible_ = undo.reversible;
    seen_.pop_back();
  }

  Outcome outcome() const {
    const Outcome by_board = rules_.outcome(state_);
    if (by_board.over()) return by_board;
    const Table& t = table();
    const auto reached = [](int limit, int number) { return limit > 0 && number >= limit; };
    if (reached(t.draw_after_plies, counters_.ply)) return {Outcome::kDraw, Reason::Plies};
    if (t.threefold && times_seen() >= kThreefold) return {Outcome::kDraw, Reason::Threefold};
    if (reached(t.no_progress_limit, counters_.no_progress)) {
      return {Outcome::kDraw, Reason::NoProgress};
    }
    return {};
  }
  // How often the position has occurred, now included.
  int times_seen() const {
    const auto window = std::min<std::size_t>(seen_.size(), std::size_t(reversible_) + 1);
    return int(std::count(seen_.end() - std::ptrdiff_t(window), seen_.end(), state_.hash));
  }
  // PAC-MAN's rating: all pellets if he won, else the pellets eaten; where pellets are refilled,
  // the most eaten in one life. -1 in a race.
  int rating() const {
    const int pellets = int(table().pellets.size());
    if (!pellets) return -1;
    const Outcome now = outcome();
    if (now.over() && now.winner == 0) return pellets;
    const int eaten = rules_.eaten(state_);
    return table().refill ? std::max(counters_.most_eaten, eaten) : eaten;
  }

  std::vector<std::int64_t> export_state() const {
    return write_state(table(), state_, counters_, to_move());
  }
  // `earlier` are the hashes of the positions before this one, oldest first.
  void import_state(const std::vector<std::int64_t>& numbers, const std::vector<u64>& earlier) {
    Counters counters;
    State state = rules_.start();
    const int side = read_state(table(), numbers, state, counters);
    rules_.check(state);
    if (side != rules_.to_move(state)) refuse("to_move: does not fit the phase");
    state_ = state;
    counters_ = counters;
    seen_ = earlier;
    seen_.push_back(state_.hash);
    reversible_ = int(earlier.size());
  }

 private:
  static constexpr int kThreefold = 3;

  Rules rules_;
  State state_;
  Counters counters_;
  int reversible_ = 0;  // moves since the last irreversible one: only these can repeat positions
  std::vector<u64> seen_;
};

}  // namespace corridor
