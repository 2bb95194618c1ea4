// Fences that would make somebody's route longer, and by how much: what moves are ordered by and
// positions judged by, so it is found out once for both.
#pragma once

#include "classic.hpp"

namespace corridor {

struct Cut {
  static constexpr u8 kClosed = 255;  // a route would be closed, so the fence is illegal
  u8 fence;
  bool legal;
  std::array<u8, kMostSides> length;  // of each side's route once the fence stands
};

class Cuts {
 public:
  // Every fence that may change a route's length; all others are legal and change none.
  void find(const Classic& rules, Classic::State& state);

  const Cut* begin() const { return cut_.data(); }
  const Cut* end() const { return cut_.data() + size_; }
  FenceSet fitting() const { return fitting_; }
  FenceSet all() const { return all_; }

 private:
  void add(const Classic& rules, Classic::State& state, int fence);

  u64 hash_ = 0;
  bool known_ = false;
  FenceSet fitting_;  // fences that fit on the board
  FenceSet all_;      // those of them that are listed here
  int size_ = 0;
  std::array<Cut, kFences> cut_;
};

}  // namespace corridor
