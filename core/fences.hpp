// Fences that fit on the board, and those that could divide it.
#pragma once

#include "board.hpp"

namespace corridor {

// Fences that neither cross nor overlap those on the board.
FenceSet fitting_fences(const Board& board);

// Those of `candidates` that close a ring. A fence can divide the squares only if two of its three
// points (ends and middle) are already connected through other fences or the rim.
FenceSet ring_fences(const Board& board, FenceSet candidates);

// Those of `candidates` that do not raise the number of regions; tunnels count as open steps.
FenceSet keeping_regions(const Board& board, const Tunnels& tunnels, FenceSet candidates);

// Whether no two fences cross or overlap.
bool fences_fit_together(FenceSet fences);

Board board_with(FenceSet fences);

}  // namespace corridor
