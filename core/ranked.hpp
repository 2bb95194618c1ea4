// Moves in the order in which search should try them.
#pragma once

#include <array>
#include <span>
#include <utility>
#include <vector>

#include "board.hpp"
#include "move.hpp"
#include "state.hpp"
#include "table.hpp"

namespace corridor {

// How likely a move is to matter: search prunes and reduces by it.
enum class Use : u8 {
  Forcing,  // changes what counts at once; never pruned
  Useful,   // bears on what is going on
  Idle      // far from everything
};

struct Ranked {
  Move move;
  int rank = 0;
  Use use = Use::Useful;
  // Route lengths by side after the move, where the race's guide found them out.
  std::array<u8, kMostSides> length = kNoLengths;

  static constexpr std::array<u8, kMostSides> kNoLengths = {Route::kUnknown, Route::kUnknown,
                                                            Route::kUnknown, Route::kUnknown};
};

class RankedList {
 public:
  void clear() {
    moves_.clear();
    next_ = 0;
  }
  Ranked& add(Move move, int rank, Use use) {
    return moves_.emplace_back(Ranked{move, rank, use, Ranked::kNoLengths});
  }
  int size() const { return int(moves_.size()); }
  bool empty() const { return moves_.empty(); }
  auto begin() { return moves_.begin(); }
  auto end() { return moves_.end(); }

  // The best move not yet taken; picked one by one, since most lists are left early.
  const Ranked* take() {
    if (next_ == moves_.size()) return nullptr;
    std::size_t best = next_;
    for (std::size_t i = next_ + 1; i < moves_.size(); ++i) {
      if (moves_[i].rank > moves_[best].rank) best = i;
    }
    std::swap(moves_[next_], moves_[best]);
    return &moves_[next_++];
  }

  // Those taken so far, in that order.
  std::span<const Ranked> taken() const { return {moves_.data(), next_}; }

 private:
  std::vector<Ranked> moves_;
  std::size_t next_ = 0;
};

// How well moves did elsewhere in the tree, by side and by what they do, not where from.
class History {
 public:
  static int slot(Move move) {
    switch (move.kind()) {
      case Kind::Walk:
      case Kind::Enter: return move.piece() * kSquares + move.last();
      case Kind::Place: return kPlaces + move.fence();
      case Kind::Relocate: return kRelocations + move.argument(1);
      default: return kOthers + int(move.kind());
    }
  }
  int of(int side, Move move) const { return score_[side][slot(move)]; }
  // Grows less the nearer it is to the most there can be, so that it never leaves the range.
  void add(int side, Move move, int bonus) {
    int& score = score_[side][slot(move)];
    score += bonus - score * (bonus < 0 ? -bonus : bonus) / kMost;
  }
  void fade() {
    for (auto& side : score_) {
      for (int& score : side) score /= 2;
    }
  }
  void clear() { score_ = {}; }

  static constexpr int kMost = 1 << 14;

 private:
  static constexpr int kPlaces = kPieces * kSquares;
  static constexpr int kRelocations = kPlaces + kFences;
  static constexpr int kOthers = kRelocations + kFences;
  std::array<std::array<int, kOthers + kKinds>, kMostSides> score_{};
};

// Added to the rank of a move that search has its own reasons to try early.
inline constexpr int kHashRank = 1 << 28;
inline constexpr int kKillerRank = 1 << 15;

// What search may assume of a family.
template <class Rules>
struct Habits {
  static constexpr bool kMayPass = false;  // a pass is nearly always the worst there is
  static constexpr int kMargin = 120;      // how much one move can change an evaluation
  // Whether something is under way that an evaluation cannot judge.
  static bool is_restless(const State&) { return false; }
};

// Fills a list with the moves of a family's position, ranked; `depth` says how much is still
// to be searched below. A guide may leave out what cannot matter at small depths.
template <class Rules>
class Guide;

}  // namespace corridor
