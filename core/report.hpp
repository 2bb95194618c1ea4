// Requests to a search, and its reports.
#pragma once

#include <vector>

#include "move.hpp"
#include "score.hpp"

namespace corridor {

struct Request {
  int lines = 1;
  int threads = 1;
  u32 pieces = ~u32(0);  // a bit for each piece whose moves may be chosen at the root
};

struct Line {
  Score score = -kInfinite;
  std::vector<Move> moves;
  std::vector<float> chances;  // by side; empty with two sides
};

struct Report {
  int depth = 0;
  u64 nodes = 0;
  double seconds = 0;
  int permille = 0;  // of the transposition table in use
  std::vector<Line> lines;
};

}  // namespace corridor
