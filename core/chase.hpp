// What both chases share: where ghosts and pellets are, and how far away.
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
  // PAC-MAN: steps to the nearest pellet. Ghosts: steps of the nearest one to him. -1: none.
  int distance(const State& state, int side) const;

 protected:
  explicit Chase(const Table& table);

  State start() const;
  int ghosts_at(const State& state, int square) const;  // a bit for each piece
  int pellet_bit(const State& state, int square) const;
  // Whether no ghost is left on the board once those in `more` are gone.
  bool none_left(const State& state, int more) const;
  static bool has_played(const State& state, int ghost) {
    return state.get(kPlayed) >> ghost & 1;
  }

  Table table_;
  std::array<u8, kSquares + 1> pellet_mask_{};  // by square, as a bit of kPellets
  int all_pellets_ = 0;
};

}  // namespace corridor
