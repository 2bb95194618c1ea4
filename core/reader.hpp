// Reads and writes flat lists of integers; every number read is checked against its range.
#pragma once

#include <cstdint>
#include <utility>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "board.hpp"

namespace corridor {

[[noreturn]] inline void refuse(const std::string& reason) { throw std::invalid_argument(reason); }

class Reader {
 public:
  template <std::size_t N>
  Reader(const char* what, const std::vector<std::int64_t>& numbers,
         const std::string_view (&names)[N])
      : numbers_(numbers), names_(names) {
    if (numbers.size() == N) return;
    refuse(std::string(what) + ": " + std::to_string(N) + " numbers expected, not " +
           std::to_string(numbers.size()));
  }

  std::int64_t number(std::int64_t least, std::int64_t most) {
    const std::int64_t value = numbers_[at_];
    if (value < least || value > most) {
      refuse(std::string(names_[at_]) + ": " + std::to_string(value) + " is not in " +
             std::to_string(least) + ".." + std::to_string(most));
    }
    ++at_;
    return value;
  }
  bool flag() { return number(0, 1) != 0; }
  template <class Enum>
  Enum choice(Enum last) {
    return Enum(number(0, std::int64_t(last)));
  }
  // -1 stands for no square.
  u8 square_or_none() {
    const auto value = number(-1, kSquares - 1);
    return value < 0 ? u8(kOff) : u8(value);
  }
  Squares squares() {
    Squares set = 0;
    for (int word = 0; word < 3; ++word) set |= Squares(number(0, (1 << 27) - 1)) << (27 * word);
    return set;
  }
  u64 slots() {
    const u64 low = u64(number(0, 0xffffffff));
    return low | u64(number(0, 0xffffffff)) << 32;
  }
  FenceSet fences() {
    const u64 h = slots();
    return {h, slots()};
  }

 private:
  const std::vector<std::int64_t>& numbers_;
  const std::string_view* names_;
  std::size_t at_ = 0;
};

class Writer {
 public:
  void number(std::int64_t value) { numbers_.push_back(value); }
  void square(int square) { number(square == kOff ? -1 : square); }
  void squares(Squares set) {
    for (int word = 0; word < 3; ++word) number(std::int64_t(u64(set >> (27 * word)) & 0x7ffffff));
  }
  void fences(FenceSet set) {
    for (u64 word : {set.h, set.v}) {
      number(std::int64_t(word & 0xffffffff));
      number(std::int64_t(word >> 32));
    }
  }
  std::vector<std::int64_t> take() { return std::move(numbers_); }

 private:
  std::vector<std::int64_t> numbers_;
};

}  // namespace corridor
