// The walks of one stage (a set of pellets left), listed once from every square. They do not know
// where the other pieces stand; that differs from position to position.
#pragma once

#include <array>
#include <vector>

#include "board.hpp"
#include "table.hpp"

namespace corridor {

// PAC-MAN's ways to one square, each as the set of squares it crosses.
struct PacEnd {
  u8 end = kOff;
  bool eats = false;
  std::vector<Squares> ways;
};

struct PacPlan {
  std::vector<PacEnd> ends;
  Squares touched = 0;  // all squares that a walk crosses or ends on
};

struct GhostWalk {
  Squares through = 0;  // squares that must be free of ghosts; none unless ghosts block each other
  u8 end = kOff;
  bool caught = false;
};

// A ghost takes a walk of the first list, or of the second if all of the first are barred.
struct GhostPlan {
  std::vector<GhostWalk> first;
  std::vector<GhostWalk> second;
  Squares ends = 0;  // of all these walks
  bool sees = false;
  bool catches = false;            // a walk of the first list ends on PAC-MAN
  std::vector<u8> places;          // the other ends of the first list
};

// A walk after a pellet: ghosts on `eaten` are eaten.
struct BoostWalk {
  Squares eaten = 0;
  u8 end = kOff;
  bool eats = false;
  friend bool operator==(const BoostWalk&, const BoostWalk&) = default;
};

class StagePlan {
 public:
  // `pellets` has a bit for each of the table's pellets that is left.
  StagePlan(const Table& table, int pellets);

  Squares pellets() const { return pellets_; }
  const Board& board() const { return board_; }
  const PacPlan& pac(int square) const { return pac_[std::size_t(square)]; }
  const GhostPlan& ghost(int pac, int square) const {
    return ghosts_[std::size_t(pac * kSquares + square)];
  }
  Squares seen_from(int pac) const { return seen_[std::size_t(pac)]; }
  // The squares from which a ghost catches PAC-MAN, unless others block it.
  Squares catchers(int pac) const { return catchers_[std::size_t(pac)]; }
  std::vector<BoostWalk> boosts(int from) const;

  // The squares from which a walk of exactly `steps` ends in `ends`; it may cross `open`.
  Squares walks_into(Squares ends, Squares open, int steps) const {
    Squares from = one_step(ends);
    for (int step = 1; step < steps; ++step) from = one_step(from & open);
    return from;
  }

 private:
  Squares one_step(Squares to) const {
    return ((to & board_.east) << 1) | ((to >> 1) & board_.east) |
           ((to & board_.north) << kFiles) | ((to >> kFiles) & board_.north);
  }
  PacPlan plan_pac(int from) const;
  GhostPlan plan_ghost(int pac, int from) const;
  void add_walks(GhostPlan& plan, std::vector<GhostWalk>& list, int pac, int from, bool frenzied,
                 bool only_longer) const;
  bool fits_path(int pac, int from, const std::array<u8, 7>& squares, int length) const;

  const Table& table_;
  Board board_;
  Squares pellets_ = 0;
  std::vector<PacPlan> pac_;
  std::vector<GhostPlan> ghosts_;
  std::vector<Squares> seen_;
  std::vector<Squares> catchers_;
};

}  // namespace corridor
