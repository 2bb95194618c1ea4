// The state of a position in any family: the board and an array of bytes, with a Zobrist hash that
// is updated with every change.
#pragma once

#include <array>

#include "board.hpp"

namespace corridor {

// One byte each. Fields that a family does not use are 0 (squares: kOff).
enum Field : u8 {
  kPiece0,                    // squares of the pieces
  kPrevious0 = kPiece0 + 5,   // advanced: where a piece stood before its last walk
  kStock0 = kPrevious0 + 5,   // fences in hand by side
  kToMove = kStock0 + 4,      // classic: the side
  kPellets,                   // pellets on the board, a bit for each of the table's
  kLives,
  kPhase,
  kPlayed,                    // ghosts that have played this round, a bit for each piece
  kTurn,                      // advanced: number of the opening turn; one more for all later turns
  kReserve,                   // advanced: pellets in PAC-MAN's hand
  kTurnStart,                 // advanced: where PAC-MAN's current turn began
  kWalked,                    // advanced: he has walked in this turn
  kDue,                       // advanced: his basic walk (or the fence instead) is still to come
  kPlacer,                    // advanced: the ghost that may place now, or 0
  kChamber,                   // advanced: Chamber fences not yet moved, a bit for each
  kSetUp,                     // advanced: the next entry is the first of the game, so it is free
  kFieldCount
};

constexpr u64 mix(u64 x) {  // splitmix64
  x += 0x9e3779b97f4a7c15u;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

// Zobrist keys for every value of every field and for every fence.
struct Keys {
  std::array<std::array<u64, 256>, kFieldCount> field{};
  std::array<u64, kFences> fence{};

  constexpr Keys() {
    u64 number = 0;
    for (auto& row : field) {
      for (u64& key : row) key = mix(++number);
    }
    for (u64& key : fence) key = mix(++number);
  }
};
inline constexpr Keys kKeys;

struct State {
  Board board;
  u64 hash = 0;
  std::array<u8, kFieldCount> value{};

  int get(Field field) const { return value[field]; }
  int get(Field first, int index) const { return value[first + index]; }
  void set(Field field, int to) {
    hash ^= kKeys.field[field][value[field]] ^ kKeys.field[field][u8(to)];
    value[field] = u8(to);
  }
  void set(Field first, int index, int to) { set(Field(first + index), to); }
  void place(int fence) {
    board.place(fence);
    hash ^= kKeys.fence[fence];
  }
  void lift(int fence) {
    board.lift(fence);
    hash ^= kKeys.fence[fence];
  }
  u64 hash_from_scratch() const {
    u64 sum = 0;
    for (int field = 0; field < kFieldCount; ++field) sum ^= kKeys.field[field][value[field]];
    each(board.fences, [&](int fence) { sum ^= kKeys.fence[fence]; });
    return sum;
  }
};

}  // namespace corridor
