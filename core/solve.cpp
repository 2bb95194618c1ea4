#include "solve.hpp"

#include <algorithm>
#include <atomic>
#include <thread>

#include "reader.hpp"
#include "solve_chunks.hpp"

namespace corridor {

namespace {

constexpr bool answers_yes(Verdict verdict, int plane) {
  return int(verdict) >= (plane == 0 ? int(Verdict::Ghosts) : int(Verdict::Endless));
}

}  // namespace

ChaseSolver::ChaseSolver(const Table& table, int threads)
    : table_(table), shape_(table_), threads_(threads) {
  if (table.family != Family::Pacman) refuse("family: only the basic chase can be solved");
}

Boosts ChaseSolver::boosts(const StageRequest& request, int plane) const {
  Boosts found{};
  for (int pellet = 0; pellet < int(table_.pellets.size()); ++pellet) {
    const int rest = request.pellets & ~(1 << pellet);
    if (rest == request.pellets || !rest) continue;
    const auto kept = after_pellet_.find({request.below.at(std::size_t(pellet)), pellet});
    if (kept == after_pellet_.end()) refuse("below: a stage that is not solved");
    found[std::size_t(pellet)] = kept->second[std::size_t(plane)].data();
  }
  return found;
}

bool ChaseSolver::solve(const StageRequest& request, const Watch& watch) {
  Stage stage(table_, shape_, request.pellets, threads_);
  for (int plane = 0; plane < kPlanes; ++plane) {
    const auto after = [&](int round, int changed) { return watch(plane, round, changed); };
    const bool caught = answers_yes(request.caught, plane);
    if (!stage.solve(answers_[std::size_t(plane)], scratch_, plane == 1, caught,
                     boosts(request, plane), after)) {
      return false;
    }
    figures_.rounds[std::size_t(plane)] = stage.rounds();
  }
  settle(request, stage);
  return true;
}

void ChaseSolver::load(const StageRequest& request, const std::string& written) {
  Stage stage(table_, shape_, request.pellets, threads_);
  for (Rows& rows : answers_) rows.resize(shape_.rows());
  read_chunks(shape_, stage, threads_, written, answers_);
  settle(request, stage);
}

// What follows from a solved stage: its start, and what eating a pellet into it is worth.
void ChaseSolver::settle(const StageRequest& request, Stage& stage) {
  pellets_ = request.pellets;
  std::array<int, kPieces> places{};
  std::copy(table_.start.begin(), table_.start.end(), places.begin());
  int start = 0;
  for (int plane = 0; plane < kPlanes; ++plane) {
    const Rows& answer = answers_[std::size_t(plane)];
    const Boosts chained = boosts(request, plane);
    start += stage.his_turn(answer, answers_yes(request.caught, plane), chained,
                            table_.start[0], places);
    for (int pellet = 0; pellet < int(table_.pellets.size()); ++pellet) {
      if (request.pellets >> pellet & 1) continue;
      after_pellet_[{request.id, pellet}][std::size_t(plane)] =
          stage.after_pellet(answer, table_.pellets[std::size_t(pellet)], chained);
    }
  }
  figures_.start = Verdict(start);
  figures_.count = count_verdicts(shape_, stage, threads_, answers_);
}

std::string ChaseSolver::write() const {
  const Stage stage(table_, shape_, pellets_, threads_);
  return write_chunks(shape_, stage, threads_, answers_);
}

void ChaseSolver::forget(int id) {
  std::erase_if(after_pellet_, [&](const auto& kept) { return kept.first.first == id; });
}

}  // namespace corridor
