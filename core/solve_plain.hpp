// The plainest solver there is, to check the other: a byte for each position, and nothing known
// but the rules' own moves. For one or two ghosts.
#pragma once

#include <vector>

#include "pacman.hpp"
#include "solve.hpp"
#include "solve_lookup.hpp"

namespace corridor {

class PlainSolver {
 public:
  explicit PlainSolver(const Table& table);

  // Solves every stage with up to `lives` lives left, or only the stages within `pellets`.
  void solve(int lives, int pellets);
  // Positions that were compared, and those of them with another verdict.
  std::pair<u64, u64> compare(ChaseTables& tables, u64 stride) const;

 private:
  static constexpr u8 kUnknown = 255, kToDo = 254;
  struct Successors {
    std::vector<u32> begin, to;
    std::vector<u32> state;
  };

  std::size_t index(const State& state) const;
  State state_at(std::size_t index, int lives, int pellets) const;
  bool can_be(const State& state) const;
  std::vector<u8>& stage(int lives, int pellets) {
    return values_[std::size_t(lives << table_.pellets.size() | pellets)];
  }
  const std::vector<u8>& stage(int lives, int pellets) const {
    return values_[std::size_t(lives << table_.pellets.size() | pellets)];
  }
  void solve_stage(int lives, int pellets);
  void find_all(int lives, int pellets, Successors& all);
  u8 verdict_of(const State& state);
  bool sweep(const Successors& all, std::vector<u8>& values, Verdict wanted) const;

  Table table_;
  Shape shape_;
  Pacman rules_;
  std::size_t layer_;  // positions that differ in squares only
  std::vector<std::vector<u8>> values_;
};

}  // namespace corridor
