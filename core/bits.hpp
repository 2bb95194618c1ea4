// Sets of squares and slots as bits of machine words: counting and iterating.
#pragma once

#include <cstdint>

namespace corridor {

using u8 = std::uint8_t;
using u32 = std::uint32_t;
using u64 = std::uint64_t;
__extension__ typedef unsigned __int128 Squares;  // bit y*9+x is the square (x, y)

inline constexpr int kFiles = 9;
inline constexpr int kSquares = kFiles * kFiles;
inline constexpr int kSlotFiles = kFiles - 1;
inline constexpr int kSlots = kSlotFiles * kSlotFiles;
inline constexpr int kFences = 2 * kSlots;
inline constexpr int kOff = kSquares;  // no square: off the board, or not set

constexpr Squares bit(int square) { return Squares(1) << square; }
constexpr u64 slot_bit(int slot) { return u64(1) << slot; }
constexpr bool has(Squares set, int square) { return (set >> square) & 1; }

// Number of bits. The baseline build has no POPCNT instruction and would call a library routine;
// this stays inline.
constexpr int count(u64 word) {
#ifdef __POPCNT__
  return __builtin_popcountll(word);
#else
  word -= (word >> 1) & 0x5555555555555555u;
  word = (word & 0x3333333333333333u) + ((word >> 2) & 0x3333333333333333u);
  word = (word + (word >> 4)) & 0x0f0f0f0f0f0f0f0fu;
  return int((word * 0x0101010101010101u) >> 56);
#endif
}

constexpr int count(Squares set) { return count(u64(set)) + count(u64(set >> 64)); }

constexpr int lowest(u64 word) { return __builtin_ctzll(word); }

constexpr int lowest(Squares set) {
  const u64 low = u64(set);
  return low ? lowest(low) : 64 + lowest(u64(set >> 64));
}

constexpr int highest(Squares set) {
  const u64 high = u64(set >> 64);
  return high ? 127 - __builtin_clzll(high) : 63 - __builtin_clzll(u64(set));
}

// Removes the lowest bit and returns its index.
template <class Set>
constexpr int pop_lowest(Set& set) {
  const int index = lowest(set);
  set &= set - 1;
  return index;
}

}  // namespace corridor
