// Fences that may lengthen a route, and the lengths with each of them. Move ordering and evaluation
// both need this, so it is computed once for a position.
#pragma once

#include "classic.hpp"

namespace corridor {

struct Cut {
  static constexpr u8 kClosed = 255;  // a route would be closed, so the fence is illegal
  u8 fence;
  bool legal;
  std::array<u8, kMostSides> length;  // of each side's route with the fence
};

class Cuts {
 public:
  // Lists every fence that may change a route's length; all other fitting fences are legal and
  // change none. Does nothing if the position is the one of the last call.
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
  FenceSet all_;      // fences listed here
  int size_ = 0;
  std::array<Cut, kFences> cut_;
};

}  // namespace corridor
