// Loops over rows of positions. They are compiled twice where a processor may have wider
// registers, and hold all of the solver's code that is written for vectors.
#pragma once

#include "board.hpp"
#include "solve_rows.hpp"

namespace corridor {

struct MaskedRows {
  const Row* rows;
  Row mask;
};

// out[i] = base & (rows[i] | mask) & ... over all sources
void all_of(Row* out, Row base, const MaskedRows* sources, int sources_count, int count);

// out[i] = base | rows[i] | ... over all sources
void any_of(Row* out, Row base, const Row* const* sources, int sources_count, int count);

// rows[i] &= allowed[i] & both
void keep_only(Row* rows, const Row* allowed, Row both, int count);

// What the last ghost may do with PAC-MAN on one square, as sets of its places.
struct LastGhost {
  Row east, north;    // open steps
  Row ends;           // squares a walk may end on
  Row crossed;        // squares a walk may cross
  Row seen, unseen;   // squares it starts from: walks of `frenzy_steps`, of `ghost_steps`
  Row always;         // squares from which it catches PAC-MAN, if a catch answers yes
  Row kept;           // places it may stay on
  int ghost_steps, frenzy_steps;
};

// The last ghost's turn for all its squares at once: walks backwards from the squares whose
// answer is yes. Wrong where the other ghosts leave it no walk.
void last_ghost_turn(const LastGhost& last, const Row* in, int count, Row* out);

}  // namespace corridor
