// Which fences fit, and which of them could divide the board at all.
#pragma once

#include "board.hpp"

namespace corridor {

// Fences that fit beside, and not across, those on the board.
FenceSet fitting_fences(const Board& board);

// Those of `candidates` that close a ring: a fence divides the squares only if two of its
// three points already hang together through other fences or the rim.
FenceSet ring_fences(const Board& board, FenceSet candidates);

// Those of `candidates` that do not raise the number of regions, tunnels being open steps.
FenceSet keeping_regions(const Board& board, const Tunnels& tunnels, FenceSet candidates);

// The first pair of fences that cannot lie together makes this false.
bool fences_fit_together(FenceSet fences);

Board board_with(FenceSet fences);

}  // namespace corridor
