// Perft without Python, for profilers: count DEPTH < TABLE, where TABLE is the numbers of table.hpp
// in order.
#include <cstdlib>
#include <iostream>

#include "any_game.hpp"
#include "perft.hpp"

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: count DEPTH < TABLE\n";
    return 2;
  }
  std::vector<std::int64_t> table;
  for (std::int64_t number; std::cin >> number;) table.push_back(number);
  try {
    corridor::AnyGame any = corridor::make_game(table);
    const int depth = std::atoi(argv[1]);
    std::visit([&](auto& game) { std::cout << corridor::perft(game, depth) << "\n"; }, any);
  } catch (const std::invalid_argument& error) {
    std::cerr << error.what() << "\n";
    return 1;
  }
  return 0;
}
