// Base of both chase families: ghosts, pellets and distances.
#pragma once

#include "outcome.hpp"
#include "state.hpp"
#include "table.hpp"
#include "walks.hpp"

namespace corridor {

inline constexpr int kPac = 0;
inline constexpr int kFirstGhost = 1;

class Chase {
 public:
  using State = corridor::State;

  const Table& table() const { return table_; }
  int eaten(const State& state) const { return count(u64(all_pellets_ & ~state.get(kPellets))); }
  // Side 0: PAC-MAN's steps to the nearest pellet. Side 1: steps from PAC-MAN to the nearest ghost.
  // -1: there is none.
  int distance(const State& state, int side) const;

 protected:
  explicit Chase(const Table& table);

  State start() const;
  int ghosts_at(const State& state, int square) const;  // a bit for each piece
  int pellet_bit(const State& state, int square) const;
  // Whether no ghost but those in `more` is on the board.
  bool none_left(const State& state, int more) const;
  static bool has_played(const State& state, int ghost) {
    return state.get(kPlayed) >> ghost & 1;
  }

  Table table_;
  std::array<u8, kSquares + 1> pellet_mask_{};  // by square, as a bit of kPellets
  int all_pellets_ = 0;
};

}  // namespace corridor
