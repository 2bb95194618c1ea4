// Evaluation of a position that is not over, independent of search.
//
// An evaluation is a list of terms, each a small number taken from the board, times a weight for
// each. Search uses only the sum; tuning reads the terms.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "reader.hpp"
#include "score.hpp"

namespace corridor {

// Weights given by a caller, one for each term; an empty list means the built-in ones.
template <std::size_t N>
std::array<int, N> read_weights(const std::vector<std::int64_t>& numbers,
                                const std::array<int, N>& built_in) {
  if (numbers.empty()) return built_in;
  if (numbers.size() != N) {
    refuse("weights: " + std::to_string(N) + " numbers expected, not " +
           std::to_string(numbers.size()));
  }
  std::array<int, N> weights;
  for (std::size_t i = 0; i < N; ++i) {
    if (numbers[i] < -kMostScore || numbers[i] > kMostScore) refuse("weights: out of range");
    weights[i] = int(numbers[i]);
  }
  return weights;
}

template <std::size_t N>
Score weighted(const std::array<int, N>& terms, const std::array<int, N>& weights) {
  Score sum = 0;
  for (std::size_t i = 0; i < N; ++i) sum += terms[i] * weights[i];
  return bounded(sum);
}

template <class Rules>
class Evaluation;

}  // namespace corridor
