// How many rounds a decided position takes with best play: to the next progress (a pellet, an
// eaten ghost, a catch) and to the end of the game. The winner wants them to be few, the loser
// many. For up to three ghosts; with four the scores of one stage would need 7 GB.
//
// Rounds are counted from 1: the round in which the position stands is the first.
#pragma once

#include <list>
#include <map>
#include <vector>

#include "pacman.hpp"
#include "solve_scores.hpp"
#include "solve_stage.hpp"

namespace corridor {

enum class Goal : u8 { Progress, End };

class ChaseRounds {
 public:
  ChaseRounds(const Table& table, int threads);

  const Table& table() const { return table_; }
  const Pacman& rules() const { return rules_; }
  // Solves the stage of the state and those below it unless they are known.
  Score score(const State& state, Goal goal);
  // The legal moves, one for each position that can result, with the scores of these moves.
  std::vector<std::pair<Move, Score>> moves(const State& state, Goal goal);

 private:
  using Scores = std::vector<Score>;
  // A stage of which only the scores after a pellet are kept, over the places of the ghosts.
  struct Counted {
    int pellets = 0;
    Score caught = 0;        // of a catch
    std::vector<int> below;  // by pellet: the stage without it, or -1
    std::array<Scores, kMostPellets> after;  // by pellet that is not in the stage
    Score start = 0;
  };
  // All scores of a stage, one for each bit of each row.
  struct Full {
    int stage;
    Goal goal;
    Scores scores;
  };

  int stage_of(const State& state);
  int stage(int lives, int pellets);
  int add(Counted task, int lives);
  Score start_score(int stage, int lives);
  Scores after_pellet(const Stage& stage, const Counted& task, const Scores& full,
                      int square) const;
  void add_boost(const BoostWalk& walk, const Score* from, Scores& found) const;
  const Scores& full(int stage, Goal goal);
  void count(Stage& stage, const Counted& task, Goal goal, bool pacman, Score* scores);

  Score score(const State& state, int stage, Goal goal);
  Score best(const State& state, int stage, Goal goal);
  Score after(const State& before, Move move, int stage, Goal goal);
  Score after_bite(const State& before, const State& next, int stage) const;
  std::size_t ghosts_index(const State& state) const;

  Table table_;
  Shape shape_;
  Pacman rules_;
  int threads_;
  std::vector<Counted> stages_;
  std::map<std::pair<int, int>, int> numbers_;  // by lives and pellets
  std::list<Full> recent_;
  Rows answer_, scratch_;
};

}  // namespace corridor
