#include "guide_chase.hpp"

#include <algorithm>

#include "chase_view.hpp"

namespace corridor {

namespace {

// Ranks are sums of these and of the history.
constexpr int kEvent = 1 << 17;    // a catch, a pellet, a ghost eaten
constexpr int kNoFence = 1 << 16;  // a pass instead of placing or spending: mostly right
constexpr int kCloser = 1 << 10;   // for each step nearer to the target
constexpr int kInSight = 1 << 12;  // a fence near PAC-MAN or a pellet
constexpr int kFarOff = 4;         // steps from PAC-MAN that still count as near

struct Scene {
  const Table& table;
  const State& state;
  int side;
  Squares pellets;
  Squares ghosts;
  Around from_pac;
  Around from_ghosts;
  Around from_pellets;

  Scene(const Table& t, const State& s, int mover)
      : table(t), state(s), side(mover), pellets(pellets_left(t, s)), ghosts(ghosts_on_board(s)),
        from_pac(s.board, t.tunnels, pac_squares(t, s), kAllSquares),
        from_ghosts(s.board, t.tunnels, side ? Squares(0) : ghosts, side ? 0 : kAllSquares),
        from_pellets(s.board, t.tunnels, side ? Squares(0) : pellets, side ? 0 : kAllSquares) {}
};

bool is_boosted(const Scene& scene) {
  const int phase = scene.state.get(kPhase);
  return scene.table.family == Family::Pacman ? phase == Pacman::kBoost
                                              : phase == Advanced::kExtra;
}

void add_pac_walk(const Scene& scene, Move move, int rank, RankedList& moves) {
  int events = 0;
  const bool boosted = is_boosted(scene);
  for (int i = 0; i < move.size(); ++i) {
    const int square = move.argument(i);
    events += has(scene.pellets, square);
    if (has(scene.ghosts, square)) events += boosted ? 1 : -2;
  }
  const int end = move.last();
  rank += events * kEvent;
  rank += kCloser * (2 * std::min(scene.from_ghosts.steps(end), 6) -
                     std::min(scene.from_pellets.steps(end), 12));
  moves.add(move, rank, events > 0 ? Use::Forcing : Use::Useful);
}

void add_ghost_walk(const Scene& scene, Move move, int rank, RankedList& moves) {
  const bool catches = move.last() == scene.state.get(kPiece0, kPac);
  if (catches) rank += 2 * kEvent;
  rank -= kCloser * scene.from_pac.steps(move.last());
  moves.add(move, rank, catches ? Use::Forcing : Use::Useful);
}

// A fence is near if one of the four squares around its middle is.
void add_fence(const Scene& scene, Move move, int rank, RankedList& moves) {
  const int corner = corner_of(slot_of(move.last()));
  const Squares beside = (bit(0) | bit(1) | bit(kFiles) | bit(kFiles + 1)) << corner;
  const bool bears = (scene.from_pac.within(kFarOff) | scene.pellets) & beside;
  moves.add(move, rank + (bears ? kInSight : 0), bears ? Use::Useful : Use::Idle);
}

}  // namespace

void rank_chase(const Table& table, const State& state, int side, const MoveList& legal,
                const History& history, RankedList& moves) {
  const Scene scene(table, state, side);
  for (Move move : legal) {
    const int rank = history.of(side, move);
    switch (move.kind()) {
      case Kind::Walk:
        if (side == 0) add_pac_walk(scene, move, rank, moves);
        else add_ghost_walk(scene, move, rank, moves);
        break;
      case Kind::Place:
      case Kind::Relocate: add_fence(scene, move, rank, moves); break;
      case Kind::Pass: moves.add(move, rank + kNoFence, Use::Useful); break;
      default: moves.add(move, rank, Use::Useful); break;
    }
  }
}

}  // namespace corridor
