// A game of any family, chosen by its table.
#pragma once

#include <variant>

#include "advanced.hpp"
#include "classic.hpp"
#include "game.hpp"
#include "pacman.hpp"

namespace corridor {

using AnyGame = std::variant<Game<Classic>, Game<Pacman>, Game<Advanced>>;

inline AnyGame make_game(const std::vector<std::int64_t>& numbers) {
  const Table table = read_table(numbers);
  switch (table.family) {
    case Family::Pacman: return Game<Pacman>(table);
    case Family::Advanced: return Game<Advanced>(table);
    default: return Game<Classic>(table);
  }
}

// Decodes a move from a caller; throws std::invalid_argument if it is not legal now.
template <class Rules>
Move legal_move(Game<Rules>& game, u64 code) {
  const Move move(code);
  const bool well_formed = (code & 7) < kKinds;
  if (!well_formed || !game.is_legal(move)) {
    refuse("not a legal move: " + std::to_string(code));
  }
  return move;
}

}  // namespace corridor
