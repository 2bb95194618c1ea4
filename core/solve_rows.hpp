// Positions of the chase as bits in rows. A row has a bit for each place of the last ghost (81
// squares, then "off the board"); its index follows from the places of the other ghosts. Rows with
// PAC-MAN on the same square and the first ghost on the same place make a chunk.
#pragma once

#include <array>
#include <vector>

#include "table.hpp"

namespace corridor {

using Row = u64 __attribute__((vector_size(16)));

inline constexpr int kPlaces = kSquares + 1;  // the last one is kOff
inline constexpr int kOuter = 3;              // ghosts besides the last one, at most

// The first half has the squares of ranks 1 to 7, the second those of ranks 3 to 9 and "off": so
// two steps on the board are plain shifts of each half by itself.
inline constexpr int kHalfBits = 7 * kFiles;
inline constexpr int kHalfShift = 2 * kFiles;

inline Row row_of(Squares set) {
  return Row{u64(set) & ((u64(1) << kHalfBits) - 1), u64(set >> kHalfShift)};
}
inline Squares set_of(Row row) {
  return Squares(row[0]) | Squares(row[1] >> (kHalfBits - kHalfShift)) << kHalfBits;
}
inline Row all_or_none(bool all) { return row_of(all ? ~Squares(0) : 0); }
inline bool any(Row row) { return (row[0] | row[1]) != 0; }

// How the ghosts of a game are laid out in rows. A dimension without a ghost has size 1.
struct Shape {
  std::vector<int> pieces;           // the ghosts that take part, in turn order
  std::array<int, kOuter> piece{};   // of the outer dimensions, 0 where there is none
  std::array<int, kOuter> size{};    // kPlaces, or 1
  int last = 0;                      // the ghost whose places are bits

  explicit Shape(const Table& table) {
    for (int ghost = 1; ghost < kPieces; ++ghost) {
      if (table.start[std::size_t(ghost)] != kOff) pieces.push_back(ghost);
    }
    last = pieces.back();
    const int outer = int(pieces.size()) - 1;
    for (int i = 0; i < kOuter; ++i) {
      const int index = i - (kOuter - outer);
      piece[std::size_t(i)] = index < 0 ? 0 : pieces[std::size_t(index)];
      size[std::size_t(i)] = index < 0 ? 1 : kPlaces;
    }
  }
  int ghosts() const { return int(pieces.size()); }
  int place(int dimension, int index) const { return size[std::size_t(dimension)] == 1 ? kOff : index; }
  int index(int dimension, int place) const { return size[std::size_t(dimension)] == 1 ? 0 : place; }
  int chunk_rows() const { return size[1] * size[2]; }
  int chunks() const { return size[0] * kSquares; }
  int chunk(int first, int pac) const { return first * kSquares + pac; }
  std::size_t rows() const { return std::size_t(chunks()) * std::size_t(chunk_rows()); }
  // Rows over the ghosts' places alone, without PAC-MAN's: what follows a pellet.
  std::size_t ghost_rows() const { return std::size_t(size[0]) * std::size_t(chunk_rows()); }
};

using Rows = std::vector<Row>;

}  // namespace corridor
