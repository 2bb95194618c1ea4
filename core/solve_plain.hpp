// The plainest solver, to check the other: a byte for each position, and no knowledge but the
// rules' own moves. For one or two ghosts.
#pragma once

#include <vector>

#include "pacman.hpp"
#include "solve.hpp"
#include "solve_lookup.hpp"
#include "solve_rounds.hpp"

namespace corridor {

class PlainSolver {
 public:
  explicit PlainSolver(const Table& table);

  // Solves the stages within `pellets`, with up to `lives` lives left.
  void solve(int lives, int pellets, bool with_rounds);
  // Positions that were compared, and those of them with another verdict: all that tables store, and
  // every `stride`-th of the others, whose verdicts tables find from the stored ones.
  std::pair<u64, u64> compare(ChaseTables& tables, u64 stride) const;
  // Positions that were compared, and those of them with other rounds to the end or to progress.
  std::pair<u64, u64> compare_rounds(ChaseRounds& rounds, u64 stride) const;

 private:
  static constexpr u8 kUnknown = 255, kToDo = 254;
  struct Successors {
    std::vector<u32> begin, to;
    std::vector<u32> state;
    // For each of `to`: whether a new round begins, whether it is progress, and the score to the
    // end if it is a position of another stage.
    std::vector<bool> new_round, progress;
    std::vector<Score> known;
  };

  std::size_t index(const State& state) const;
  bool is_stored(std::size_t index) const { return index / layer_ == 2; }  // no ghost has played
  State state_at(std::size_t index, int lives, int pellets) const;
  bool can_be(const State& state) const;
  std::vector<u8>& stage(int lives, int pellets) {
    return values_[number(lives, pellets)];
  }
  const std::vector<u8>& stage(int lives, int pellets) const {
    return values_[number(lives, pellets)];
  }
  void solve_stage(int lives, int pellets, bool with_rounds);
  void find_all(int lives, int pellets, Successors& all);
  u8 verdict_of(const State& state);
  Score score_of(const State& state) const;
  void count_stage(const Successors& all, int lives, int pellets);
  bool sweep_scores(const Successors& all, std::vector<Score>& scores, Goal goal) const;
  Score after(const Successors& all, u32 at, const std::vector<Score>& scores, Goal goal) const;
  std::size_t number(int lives, int pellets) const {
    return std::size_t(lives << table_.pellets.size() | pellets);
  }
  bool sweep(const Successors& all, std::vector<u8>& values, Verdict wanted) const;

  Table table_;
  Shape shape_;
  Pacman rules_;
  std::size_t layer_;  // positions that differ in squares only
  std::vector<std::vector<u8>> values_;
  std::array<std::vector<std::vector<Score>>, 2> scores_;  // by goal and stage
};

}  // namespace corridor
