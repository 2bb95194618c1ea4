// Solves the basic chase stage by stage. A stage is the set of pellets left and the verdict of a
// catch. The caller gives each stage a number, and names by number the stages with one pellet
// fewer, which must have been solved (or loaded) before.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "solve_stage.hpp"
#include "solve_symmetry.hpp"

namespace corridor {

// Who wins with best play, from best for PAC-MAN to best for the ghosts.
enum class Verdict : u8 { Pacman, Endless, Ghosts };
inline constexpr int kPlanes = 2;  // "the ghosts force it", "PAC-MAN cannot force it"

// A solved stage, or its mirror image: a position has the verdict of its image by `symmetry` in
// the stage with the number `id`.
struct StageView {
  int id = -1;  // -1: no stage
  int symmetry = 0;
};

struct StageRequest {
  int id = 0;
  int pellets = 0;  // a bit for each of the table's pellets
  Verdict caught = Verdict::Ghosts;
  std::vector<StageView> below;  // by pellet: the stage without it
};

struct StageFigures {
  std::array<int, kPlanes> rounds{};
  std::array<Verdict, kSymmetries> start{};  // of the image of the start, by symmetry of the maze
  std::array<u64, 3> count{};  // positions by verdict, at the beginning of the ghosts' turns
};

class ChaseSolver {
 public:
  // The question (0 or 1), the round and how many chunks of positions it changed; false ends.
  using Watch = std::function<bool(int plane, int round, int changed)>;

  ChaseSolver(const Table& table, int threads);

  const Shape& shape() const { return shape_; }
  const std::vector<int>& symmetries() const { return symmetries_; }
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
  // The rows that a stage reads after a pellet; those of mirrored stages are made in `turned`.
  Boosts boosts(const StageRequest& request, int plane, std::vector<Rows>& turned) const;
  void settle(const StageRequest& request, Stage& stage);
  std::array<int, kPieces> start_image(int symmetry) const;

  Table table_;
  Shape shape_;
  std::vector<int> symmetries_;
  int threads_;
  std::array<Rows, kPlanes> answers_;
  Rows scratch_;
  std::map<Key, std::array<Rows, kPlanes>> after_pellet_;
  StageFigures figures_;
  int pellets_ = 0;
};

}  // namespace corridor
