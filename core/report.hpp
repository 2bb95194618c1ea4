// Requests to a search, and its reports.
#pragma once

#include <algorithm>
#include <vector>

#include "move.hpp"
#include "score.hpp"

namespace corridor {

// The moves that may be chosen at the root.
struct RootMoves {
  u32 pieces = ~u32(0);    // a bit for each piece whose moves may be chosen
  std::vector<u64> avoid;  // codes of moves that may not

  bool every_piece() const { return pieces == ~u32(0); }
  bool allow(Move move) const {
    const int piece = move.piece();
    if (piece != kNoPiece && !(pieces >> piece & 1)) return false;
    return std::find(avoid.begin(), avoid.end(), move.code()) == avoid.end();
  }
};

struct Request {
  int lines = 1;
  int threads = 1;
  RootMoves root;
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
