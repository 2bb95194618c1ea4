// Sets of squares and distances in a chase, for evaluation and move ordering.
#pragma once

#include "board.hpp"
#include "chase.hpp"
#include "state.hpp"
#include "table.hpp"

namespace corridor {

inline Squares ghosts_on_board(const State& state) {
  Squares set = 0;
  for (int ghost = kFirstGhost; ghost < kPieces; ++ghost) {
    const int square = state.get(kPiece0, ghost);
    if (square != kOff) set |= bit(square);
  }
  return set;
}

inline Squares pellets_left(const Table& table, const State& state) {
  Squares set = 0;
  for (std::size_t i = 0; i < table.pellets.size(); ++i) {
    if (state.get(kPellets) >> i & 1) set |= bit(table.pellets[i]);
  }
  return set;
}

// PAC-MAN's square, or all squares he may enter while he is off the board.
inline Squares pac_squares(const Table& table, const State& state) {
  const int pac = state.get(kPiece0, kPac);
  return pac == kOff ? table.respawn : bit(pac);
}

// Distances from a set of squares, as rings: `ring_[n]` holds all squares within n steps. Rings are
// added until they cover `until`.
class Around {
 public:
  static constexpr int kNoWay = 30;  // stands for unreachable; hardly any path is longer

  Around(const Board& board, const Tunnels& tunnels, Squares from, Squares until) {
    ring_[0] = from;
    while ((until & ~ring_[last_]) && last_ < kNoWay) {
      const Squares grown = board.spread(ring_[last_]) | tunnels.exits(ring_[last_]);
      if (grown == ring_[last_]) break;
      ring_[++last_] = grown;
    }
  }
  // Exact for squares inside the rings, kNoWay for all others.
  int steps(int square) const {
    for (int steps = 0; steps <= last_; ++steps) {
      if (has(ring_[steps], square)) return steps;
    }
    return kNoWay;
  }
  int last() const { return last_; }
  Squares within(int steps) const { return ring_[steps < last_ ? steps : last_]; }

 private:
  std::array<Squares, kNoWay + 1> ring_;
  int last_ = 0;
};

inline int turns(int steps, int speed) { return (steps + speed - 1) / speed; }

// Steps of a ghost in its turn, without the frenzy that follows from sight.
inline int ghost_pace(const Table& table, const State& state) {
  if (table.family == Family::Pacman) return table.ghost_steps;
  const int pellets = int(table.pellets.size());
  const int eaten = pellets - count(u64(state.get(kPellets)));
  return table.ghost_speed[eaten < pellets ? eaten : pellets - 1];
}

}  // namespace corridor
