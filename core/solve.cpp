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
    : table_(table), shape_(table_), symmetries_(symmetries_of(table)), threads_(threads) {
  if (table.family != Family::Pacman) refuse("family: only the basic chase can be solved");
}

Boosts ChaseSolver::boosts(const StageRequest& request, int plane,
                           std::vector<Rows>& turned) const {
  Boosts found{};
  turned.clear();
  for (std::size_t pellet = 0; pellet < table_.pellets.size(); ++pellet) {
    const int rest = request.pellets & ~(1 << pellet);
    if (rest == request.pellets || !rest) continue;
    const StageView& below = request.below.at(pellet);
    const int eaten = pellet_map(table_, below.symmetry)[pellet];
    const auto kept = after_pellet_.find({below.id, eaten});
    if (kept == after_pellet_.end()) refuse("below: a stage that is not solved");
    const Rows* rows = &kept->second[std::size_t(plane)];
    if (below.symmetry) {
      turned.push_back(seen_through(shape_, below.symmetry, *rows));
      rows = &turned.back();
    }
    found[pellet] = rows->data();  // stays valid when `turned` grows: vectors move their buffers
  }
  return found;
}

bool ChaseSolver::solve(const StageRequest& request, const Watch& watch) {
  Stage stage(table_, shape_, request.pellets, threads_);
  std::vector<Rows> turned;
  for (int plane = 0; plane < kPlanes; ++plane) {
    const auto after = [&](int round, int changed) { return watch(plane, round, changed); };
    const bool caught = answers_yes(request.caught, plane);
    if (!stage.solve(answers_[std::size_t(plane)], scratch_, plane == 1, caught,
                     boosts(request, plane, turned), after)) {
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

std::array<int, kPieces> ChaseSolver::start_image(int symmetry) const {
  const PlaceMap map = place_map(symmetry);
  std::array<int, kPieces> places{};
  for (std::size_t piece = 0; piece < places.size(); ++piece) {
    places[piece] = map[table_.start[piece]];
  }
  return places;
}

// Keeps what other stages need of a solved one: verdicts of the start, and rows after a pellet.
void ChaseSolver::settle(const StageRequest& request, Stage& stage) {
  pellets_ = request.pellets;
  std::array<int, kSymmetries> start{};
  std::vector<Rows> turned;
  for (int plane = 0; plane < kPlanes; ++plane) {
    const Rows& answer = answers_[std::size_t(plane)];
    const Boosts chained = boosts(request, plane, turned);
    for (int symmetry : symmetries_) {
      start[std::size_t(symmetry)] += stage.pac_turn(
          answer, answers_yes(request.caught, plane), chained, start_image(symmetry));
    }
    for (int pellet = 0; pellet < int(table_.pellets.size()); ++pellet) {
      if (request.pellets >> pellet & 1) continue;
      after_pellet_[{request.id, pellet}][std::size_t(plane)] =
          stage.after_pellet(answer, table_.pellets[std::size_t(pellet)], chained);
    }
  }
  for (int symmetry : symmetries_) {
    figures_.start[std::size_t(symmetry)] = Verdict(start[std::size_t(symmetry)]);
  }
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
