// Lists of ranked moves, the history of good moves, and per-family parameters of search.
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

// How likely a move is to matter; decides pruning and reductions.
enum class Use : u8 {
  Forcing,  // changes distances, pellets or lives at once; never pruned
  Useful,   // near routes or pieces
  Idle      // far from both
};

struct Ranked {
  Move move;
  int rank = 0;
  Use use = Use::Useful;
  // Route lengths by side after the move, if the race's guide computed them.
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

  // The best move not yet taken, by selection: most lists are left early, so sorting is wasted.
  const Ranked* take() {
    if (next_ == moves_.size()) return nullptr;
    std::size_t best = next_;
    for (std::size_t i = next_ + 1; i < moves_.size(); ++i) {
      if (moves_[i].rank > moves_[best].rank) best = i;
    }
    std::swap(moves_[next_], moves_[best]);
    return &moves_[next_++];
  }

  // Moves taken so far, in order.
  std::span<const Ranked> taken() const { return {moves_.data(), next_}; }

 private:
  std::vector<Ranked> moves_;
  std::size_t next_ = 0;
};

// History heuristic: how well moves did elsewhere in the tree, by side and target.
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
  // The nearer to the limit, the smaller the change, so that it stays between -kMost and kMost.
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

// Added to the rank of the hash move and of killer moves.
inline constexpr int kHashRank = 1 << 28;
inline constexpr int kKillerRank = 1 << 15;

// Parameters of search for a family.
template <class Rules>
struct Habits {
  static constexpr bool kMayPass = false;  // null moves: sound if a pass is nearly always worst
  static constexpr int kMargin = 120;      // how much one move can change an evaluation
  // Whether the position is in the middle of something, so that the evaluation is not reliable.
  static bool is_restless(const State&) { return false; }
};

// Fills a list with ranked moves; `depth` is the remaining depth. A guide may omit moves that do
// not matter at small depths.
template <class Rules>
class Guide;

}  // namespace corridor
