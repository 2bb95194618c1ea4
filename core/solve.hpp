// Solves the basic chase stage by stage. A stage is a set of pellets that lie and the value of a
// catch; it is known by a number that the caller gives, and asks what follows a pellet of the
// stages below it, which must have been solved (or loaded) before.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "solve_stage.hpp"

namespace corridor {

// Values as the ghosts would order them.
enum class Verdict : u8 { Pacman, Endless, Ghosts };
inline constexpr int kPlanes = 2;  // "the ghosts force it", "PAC-MAN cannot force it"

struct StageRequest {
  int id = 0;
  int pellets = 0;           // a bit for each of the table's pellets
  Verdict caught = Verdict::Ghosts;
  std::vector<int> below;    // by pellet: the stage without it, -1 where none is needed
};

struct StageFigures {
  std::array<int, kPlanes> rounds{};
  Verdict start = Verdict::Endless;
  std::array<u64, 3> count{};  // positions by verdict, at the beginning of the ghosts' turns
};

class ChaseSolver {
 public:
  // The question (0 or 1), the round and how many chunks of positions it changed; false ends.
  using Watch = std::function<bool(int plane, int round, int changed)>;

  ChaseSolver(const Table& table, int threads);

  const Shape& shape() const { return shape_; }
  // False if it was ended by `watch`; then nothing is kept.
  bool solve(const StageRequest& request, const Watch& watch);
  // Takes a stage that was written before instead of solving it.
  void load(const StageRequest& request, const std::string& written);
  // The stage solved last, as it stands in a file.
  std::string write() const;
  StageFigures figures() const { return figures_; }
  void forget(int id);

 private:
  using Key = std::pair<int, int>;  // a stage, a pellet that is not in it
  Boosts boosts(const StageRequest& request, int plane) const;
  void settle(const StageRequest& request, Stage& stage);

  Table table_;
  Shape shape_;
  int threads_;
  std::array<Rows, kPlanes> answers_;
  Rows scratch_;
  std::map<Key, std::array<Rows, kPlanes>> after_pellet_;
  StageFigures figures_;
  int pellets_ = 0;
};

}  // namespace corridor
