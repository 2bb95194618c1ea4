// The net that judges the basic chase: how likely PAC-MAN is to win.
//
// Its weights come from exact verdicts and from games of the engine (bench/chase_net.py). All of it
// is integer arithmetic, so that a score is the same on every machine.
#pragma once

#include <vector>

#include "pacman.hpp"
#include "score.hpp"

namespace corridor {

// Distances and sight between all squares. Fences do not move in the basic chase, so they are found
// once for a game.
class Maze {
 public:
  static constexpr int kNoWay = 24;  // stands for unreachable, and for all that is farther
  static constexpr int kRings = 6;

  bool fits(const Board& board) const { return made_ && board.fences == fences_; }
  void make(const Board& board, const Tunnels& tunnels);

  int steps(int from, int to) const { return steps_[std::size_t(from)][std::size_t(to)]; }
  // Squares within so many steps, at most kRings.
  Squares within(int from, int steps) const { return rings_[std::size_t(from)][std::size_t(steps)]; }
  Squares sight(int from) const { return sight_[std::size_t(from)]; }
  int loops() const { return loops_; }  // open steps more than a tree would have

 private:
  bool made_ = false;
  FenceSet fences_;
  int loops_ = 0;
  std::array<std::array<u8, kSquares>, kSquares> steps_;
  std::array<std::array<Squares, kRings + 1>, kSquares> rings_;
  std::array<Squares, kSquares> sight_;
};

class ChaseNet {
 public:
  static constexpr int kFeatures = 96;
  static constexpr int kHidden = 32;
  using Features = std::array<std::int16_t, kFeatures>;

  // What the net is told, in sixteenths where it is not yes or no.
  const Features& features(const Table& table, const State& state);
  // From PAC-MAN's point of view.
  Score score(const Table& table, const State& state);

 private:
  // The net is made for each search and copied for each thread, so the maze is kept apart.
  std::vector<Maze> maze_ = std::vector<Maze>(1);
  Features told_{};
};

}  // namespace corridor
