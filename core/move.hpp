// A move as one 64-bit code.
//
//   bits 0-2   kind
//   bits 3-5   piece, or kNoPiece
//   bits 6-8   number of arguments
//   bits 9-    arguments, 7 bits each: the squares of a walk or an entry in order; the fence
//              placed; the old and the new fence of a relocation
#pragma once

#include <vector>

#include "bits.hpp"

namespace corridor {

enum class Kind : u8 { Walk, Place, Relocate, Enter, Spend, Pass };
inline constexpr int kKinds = 6;
inline constexpr int kNoPiece = 7;

class Move {
 public:
  static constexpr int kMostArguments = 7;
  static constexpr int kArgumentBits = 7;

  constexpr Move() = default;
  constexpr explicit Move(u64 code) : code_(code) {}
  constexpr Move(Kind kind, int piece) : code_(u64(kind) | u64(piece) << 3) {}

  static constexpr Move walk(int piece, int square) { return Move(Kind::Walk, piece).with(square); }
  static constexpr Move place(int fence) { return Move(Kind::Place, kNoPiece).with(fence); }
  static constexpr Move relocate(int from, int to) {
    return Move(Kind::Relocate, kNoPiece).with(from).with(to);
  }
  static constexpr Move enter(int piece, int square) {
    return Move(Kind::Enter, piece).with(square);
  }
  static constexpr Move spend() { return Move(Kind::Spend, kNoPiece); }
  static constexpr Move pass(int piece = kNoPiece) { return Move(Kind::Pass, piece); }

  constexpr Move with(int argument) const {
    const u64 added = u64(argument) << (9 + kArgumentBits * size());
    return Move((code_ | added) + (u64(1) << 6));
  }
  constexpr u64 code() const { return code_; }
  constexpr Kind kind() const { return Kind(code_ & 7); }
  constexpr int piece() const { return int(code_ >> 3 & 7); }
  constexpr int size() const { return int(code_ >> 6 & 7); }
  constexpr int argument(int i) const { return int(code_ >> (9 + kArgumentBits * i) & 127); }
  constexpr int last() const { return argument(size() - 1); }
  constexpr int fence() const { return argument(0); }
  friend constexpr bool operator==(Move, Move) = default;

 private:
  u64 code_ = 0;
};

class MoveList {
 public:
  MoveList() { moves_.reserve(kUsual); }
  void clear() { moves_.clear(); }
  void add(Move move) { moves_.push_back(move); }
  int size() const { return int(moves_.size()); }
  bool empty() const { return moves_.empty(); }
  Move operator[](int i) const { return moves_[std::size_t(i)]; }
  Move& operator[](int i) { return moves_[std::size_t(i)]; }
  auto begin() const { return moves_.begin(); }
  auto end() const { return moves_.end(); }
  auto begin() { return moves_.begin(); }
  auto end() { return moves_.end(); }

 private:
  static constexpr std::size_t kUsual = 160;  // more than most positions have, so no reallocation
  std::vector<Move> moves_;
};

// Which walks are listed: every path, or one for each resulting position.
enum class Walks : u8 { All, OnePerSuccessor };

}  // namespace corridor
