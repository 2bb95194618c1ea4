// Walks in the chases: enumerates paths from a square and collects them as moves.
#pragma once

#include <vector>

#include "board.hpp"
#include "move.hpp"
#include "table.hpp"

namespace corridor {

// A walk so far, and what it met.
struct Trail {
  std::array<u8, Move::kMostArguments> square{};
  u8 length = 0;
  u8 ghosts = 0;   // eaten on the way, a bit for each piece
  u8 pellets = 0;  // taken on the way, a bit for each of the table's pellets
  bool ended = false;   // by a catch, a pellet or a win: it cannot go on
  bool caught = false;

  int end() const { return square[length - 1]; }
};

// What happens if the walking piece enters a square.
struct Entry {
  bool allowed = true;
  bool may_end = true;
  bool ends = false;
  bool caught = false;
  u8 ghosts = 0;
  u8 pellets = 0;

  static Entry forbidden() { return {.allowed = false}; }
  static Entry a_catch() { return {.ends = true, .caught = true}; }
};

struct Ground {
  const Board& board;
  const Tunnels& tunnels;

  Squares neighbours(int square) const {
    return board.neighbours(square) | tunnels.exits(bit(square));
  }
};

// Calls `emit` for every walk of 1 to `most` steps that may end where it ends;
// `judge(trail, square)` gives the Entry for the next square.
template <class Judge, class Emit>
void explore(const Ground& ground, const Trail& trail, int from, int most, Judge&& judge,
             Emit&& emit) {
  for (Squares next = ground.neighbours(from); next;) {
    const int square = pop_lowest(next);
    const Entry entry = judge(trail, square);
    if (!entry.allowed) continue;
    Trail grown = trail;
    grown.square[grown.length++] = u8(square);
    grown.ghosts |= entry.ghosts;
    grown.pellets |= entry.pellets;
    grown.ended = entry.ends;
    grown.caught = entry.caught;
    if (entry.ends || entry.may_end) emit(grown);
    if (!entry.ends && grown.length < most) explore(ground, grown, square, most, judge, emit);
  }
}

// Adds walks to a move list; with OnePerSuccessor only one for each resulting position.
class WalkSink {
 public:
  WalkSink(MoveList& moves, Walks walks) : moves_(moves), walks_(walks) {}

  // Two walks of one piece with equal keys lead to the same position.
  static u32 key(const Trail& trail) {
    return u32(trail.end()) | u32(trail.ghosts) << 7 | u32(trail.pellets) << 12 |
           u32(trail.caught) << 20;
  }
  // Staying has the same successor as a walk back to the own square.
  void add_stay(int named_piece, int piece, int square) {
    ++offered_;
    moves_.add(Move::pass(named_piece));
    if (walks_ == Walks::OnePerSuccessor) is_new(piece, u32(square));
  }
  void add(int piece, const Trail& trail) { add(piece, trail, piece, key(trail)); }
  void add(int piece, const Trail& trail, int key_piece, u32 key) {
    ++offered_;
    if (walks_ == Walks::OnePerSuccessor && !is_new(key_piece, key)) return;
    Move move(Kind::Walk, piece);
    for (int i = 0; i < trail.length; ++i) move = move.with(trail.square[i]);
    moves_.add(move);
  }
  // Number of legal moves so far, with those that were omitted.
  int offered() const { return offered_; }

 private:
  // Most walks meet nothing: their key is the end square, so a set of squares is enough.
  bool is_new(int piece, u32 key) {
    if (key < kSquares) {
      const bool fresh = !has(ends_[piece], int(key));
      ends_[piece] |= bit(int(key));
      return fresh;
    }
    const u32 full = u32(piece) << 24 | key;
    for (u32 seen : others_) {
      if (seen == full) return false;
    }
    others_.push_back(full);
    return true;
  }

  MoveList& moves_;
  Walks walks_;
  int offered_ = 0;
  std::array<Squares, kPieces> ends_{};
  std::vector<u32> others_;
};

}  // namespace corridor
