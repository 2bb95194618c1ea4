#include "chase.hpp"

#include "fences.hpp"

namespace corridor {

Chase::Chase(const Table& table)
    : table_(table), all_pellets_((1 << table.pellets.size()) - 1) {
  for (std::size_t i = 0; i < table.pellets.size(); ++i) {
    pellet_mask_[table.pellets[i]] = u8(1 << i);
  }
}

// Without the hash: the family first fills fields of its own.
State Chase::start() const {
  State state;
  state.board = board_with(table_.fences);
  for (int piece = 0; piece < kPieces; ++piece) {
    state.value[kPiece0 + piece] = table_.start[piece];
    state.value[kPrevious0 + piece] = kOff;
  }
  state.value[kTurnStart] = kOff;
  state.value[kPellets] = u8(all_pellets_);
  state.value[kLives] = u8(table_.lives);
  return state;
}

int Chase::ghosts_at(const State& state, int square) const {
  int ghosts = 0;
  for (int ghost = kFirstGhost; ghost < kPieces; ++ghost) {
    ghosts |= (state.get(kPiece0, ghost) == square) << ghost;
  }
  return ghosts;
}

int Chase::pellet_bit(const State& state, int square) const {
  return pellet_mask_[square] & state.get(kPellets);
}

bool Chase::none_left(const State& state, int more) const {
  for (int ghost = kFirstGhost; ghost < kPieces; ++ghost) {
    if (state.get(kPiece0, ghost) != kOff && !(more >> ghost & 1)) return false;
  }
  return true;
}

int Chase::distance(const State& state, int side) const {
  Squares targets = 0;
  if (side == 0) {
    for (u8 square : table_.pellets) {
      if (pellet_bit(state, square)) targets |= bit(square);
    }
  } else {
    for (int ghost = kFirstGhost; ghost < kPieces; ++ghost) {
      const int square = state.get(kPiece0, ghost);
      if (square != kOff) targets |= bit(square);
    }
  }
  const int pac = state.get(kPiece0, kPac);
  if (pac == kOff || !targets) return -1;
  return steps_between(state.board, table_.tunnels, pac, targets);
}

}  // namespace corridor
