#include "evaluate_chase.hpp"

#include <algorithm>

#include "chase_view.hpp"

namespace corridor {

namespace {

// Limits of two terms: beyond them more makes no difference.
constexpr int kMostExits = 6;
constexpr int kMostLead = 4;

struct Scene {
  const Table& table;
  const State& state;
  int pace;          // of ghosts
  Squares pac;
  Squares pellets;
  Squares ghosts;
  Around from_pac;
  Around from_ghosts;

  Scene(const Table& t, const State& s)
      : table(t), state(s), pace(ghost_pace(t, s)), pac(pac_squares(t, s)),
        pellets(pellets_left(t, s)), ghosts(ghosts_on_board(s)),
        from_pac(s.board, t.tunnels, pac, pellets | ghosts),
        from_ghosts(s.board, t.tunnels, ghosts, pellets) {}
};

struct Pellets {
  int nearest = Around::kNoWay;
  int all = 0;
  int ahead = -kMostLead;
};

Pellets look_for_pellets(const Scene& scene) {
  Pellets found;
  for (Squares left = scene.pellets; left;) {
    const int square = pop_lowest(left);
    const int own = turns(scene.from_pac.steps(square), scene.table.pac_steps);
    const int theirs = turns(scene.from_ghosts.steps(square), scene.pace);
    found.nearest = std::min(found.nearest, own);
    found.all += own;
    found.ahead = std::max(found.ahead, std::clamp(theirs - own, -kMostLead, kMostLead));
  }
  return found;
}

struct Ghosts {
  int out = 0, next_to = 0, near = 0, in_reach = 0, seen = 0, threat = 0;
};

Ghosts look_for_ghosts(const Scene& scene, bool before_pac) {
  const int pac = scene.state.get(kPiece0, kPac);
  Ghosts found;
  for (int ghost = kFirstGhost; ghost < kPieces; ++ghost) {
    const int square = scene.state.get(kPiece0, ghost);
    if (square == kOff) {
      ++found.out;
      continue;
    }
    const int steps = scene.from_pac.steps(square);
    const bool sees = scene.table.family == Family::Pacman &&
                      scene.table.frenzy != Frenzy::None &&
                      in_sight(scene.state.board, square, pac);
    const int reach = sees ? scene.table.frenzy_steps : scene.pace;
    found.seen += sees;
    found.next_to += steps <= reach;
    found.near += turns(steps, scene.pace) <= 2;
    found.in_reach += turns(steps, scene.pace) <= 4;
    const bool plays_first = before_pac && !(scene.state.get(kPlayed) >> ghost & 1);
    if (plays_first && pac != kOff && steps <= reach) found.threat = 1;
  }
  return found;
}

// Squares that PAC-MAN can reach in a walk and no ghost in the walk after it, up to kMostExits.
int safe_exits(const Scene& scene) {
  Squares taken = scene.ghosts;
  for (int step = 0; step < scene.pace; ++step) {
    taken = scene.state.board.spread(taken) | scene.table.tunnels.exits(taken);
  }
  return std::min(kMostExits, count(scene.from_pac.within(scene.table.pac_steps) & ~taken));
}

}  // namespace

ChaseEvaluation::Terms ChaseEvaluation::terms_of(const Table& table, const State& state,
                                                 int to_move) const {
  const Scene scene(table, state);
  const Pellets pellets = look_for_pellets(scene);
  const Ghosts ghosts = look_for_ghosts(scene, to_move != 0);
  const int eaten = int(table.pellets.size()) - count(scene.pellets);
  const int exits = safe_exits(scene);
  return {1,
          state.get(kLives),
          state.get(kLives) == 1,
          eaten,
          count(scene.pellets) == 1,
          ghosts.out,
          state.get(kReserve),
          state.get(kStock0),
          state.get(kStock0, 1),
          state.get(kPiece0, kPac) == kOff,
          to_move == 0,
          pellets.nearest,
          pellets.all,
          pellets.ahead,
          ghosts.next_to,
          ghosts.near,
          ghosts.in_reach,
          ghosts.seen,
          ghosts.threat,
          exits,
          exits == 0};
}

}  // namespace corridor
