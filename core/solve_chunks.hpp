// A solved stage as bytes. First an index: for each chunk 8 bytes for where it begins and 8 for
// its checksum, then 8 for the end; then the chunks, each packed by itself, so that one position
// can be looked up without the rest. All numbers are little-endian.
//
// A chunk is its rows one after another; a row says for each place of the last ghost whether the
// ghosts force the win (plane 0) and whether PAC-MAN cannot (plane 1). Only possible places are
// written; the others keep the bits of the row before. A row is one of these:
//   0xxxxxxx            xxxxxxx + 1 rows like the row before
//   10vvnnnn            nnnn + 1 rows with verdict vv everywhere (0 PAC-MAN, 1 endless, 2 ghosts)
//   110000yx bytes      changes to the row before in plane 0 (x) and in plane 1 (y): for each such
//                       plane two bytes with a bit for each of the row's 11 bytes that differs,
//                       then these bytes, to be combined by exclusive or
#pragma once

#include <array>
#include <string>

#include "solve_stage.hpp"

namespace corridor {

inline constexpr std::size_t kIndexEntry = 16;

std::string write_chunks(const Shape& shape, const Stage& stage, int threads,
                         const std::array<Rows, 2>& planes);
// Throws std::invalid_argument if the bytes are no such stage.
void read_chunks(const Shape& shape, const Stage& stage, int threads, const std::string& bytes,
                 std::array<Rows, 2>& planes);
// Unpacks one chunk of the stage that `bytes` begins with; bits of impossible places have no
// meaning.
void read_chunk(const Shape& shape, int chunk, const char* bytes, std::size_t size, Row* forced,
                Row* unforced);
// How many positions have each verdict.
std::array<u64, 3> count_verdicts(const Shape& shape, const Stage& stage, int threads,
                                  const std::array<Rows, 2>& planes);

}  // namespace corridor
