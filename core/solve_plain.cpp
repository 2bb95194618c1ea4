#include "solve_plain.hpp"

#include <algorithm>

#include "reader.hpp"

namespace corridor {

namespace {

// In a list of successors: from here on the verdict of a position of another stage.
constexpr u32 kVerdict = 0xfffffff0;

}  // namespace

PlainSolver::PlainSolver(const Table& table)
    : table_(table), shape_(table_), rules_(table_), layer_(kSquares) {
  if (shape_.ghosts() > 2) refuse("ghosts: the plain solver knows one or two");
  for (int i = 0; i < shape_.ghosts(); ++i) layer_ *= kPlaces;
  values_.resize(std::size_t(table.lives + 1) << table.pellets.size());
  for (auto& stages : scores_) stages.resize(values_.size());
}

// By squares, then by what is decided next: a walk, a boost, or a ghost's turn (by the set of
// ghosts that have played).
std::size_t PlainSolver::index(const State& state) const {
  std::size_t at = std::size_t(state.get(kPiece0, kPac));
  std::size_t played = 0;
  for (int i = 0; i < shape_.ghosts(); ++i) {
    const int ghost = shape_.pieces[std::size_t(i)];
    at = at * kPlaces + std::size_t(state.get(kPiece0, ghost));
    played |= std::size_t(state.get(kPlayed) >> ghost & 1) << i;
  }
  const int phase = state.get(kPhase);
  return at + layer_ * (phase == Pacman::kGhosts ? 2 + played : std::size_t(phase));
}

State PlainSolver::state_at(std::size_t index, int lives, int pellets) const {
  State state = rules_.start();
  const std::size_t layer = index / layer_;
  std::size_t at = index % layer_;
  int played = 0;
  for (int i = shape_.ghosts() - 1; i >= 0; --i, at /= kPlaces) {
    const int ghost = shape_.pieces[std::size_t(i)];
    state.set(kPiece0, ghost, int(at % kPlaces));
    if (layer >= 2 && (layer - 2) >> i & 1) played |= 1 << ghost;
  }
  state.set(kPiece0, kPac, int(at));
  state.set(kPlayed, played);
  state.set(kPhase, layer < 2 ? int(layer) : int(Pacman::kGhosts));
  state.set(kLives, lives);
  state.set(kPellets, pellets);
  return state;
}

// Whether this is a possible position with PAC-MAN to walk or to be boosted.
bool PlainSolver::can_be(const State& state) const {
  const int pac = state.get(kPiece0, kPac);
  const int pellet = table_.pellet_at(pac);
  if (pellet >= 0 && state.get(kPellets) >> pellet & 1) return false;
  if (state.get(kPhase) == Pacman::kBoost && pellet < 0) return false;
  Squares taken = bit(pac);
  for (int ghost : shape_.pieces) {
    const int square = state.get(kPiece0, ghost);
    if (square == kOff) continue;
    const int here = table_.pellet_at(square);
    const bool on_pellet = here >= 0 && (state.get(kPellets) >> here & 1);
    if (on_pellet && table_.ghost_on_pellet != OnPellet::Free) return false;
    if (square == pac) return false;
    if (table_.ghost_stack != Stack::Share && has(taken, square)) return false;
    taken |= bit(square);
  }
  return !rules_.outcome(state).over();
}

u8 PlainSolver::verdict_of(const State& state) {
  const Outcome outcome = rules_.outcome(state);
  if (outcome.over()) return u8(outcome.winner == 0 ? Verdict::Pacman : Verdict::Ghosts);
  const auto& known = stage(state.get(kLives), state.get(kPellets));
  if (known.empty()) refuse("plain: a stage is missing");
  return known[index(state)];
}

void PlainSolver::find_all(int lives, int pellets, Successors& all) {
  std::vector<u8>& values = stage(lives, pellets);
  values.assign(layer_ * (2 + (std::size_t(1) << shape_.ghosts())), kUnknown);
  std::vector<u32>& todo = all.state;
  const auto note = [&](std::size_t at) {
    if (values[at] == kUnknown) todo.push_back(u32(at));
    values[at] = kToDo;
  };
  for (std::size_t at = 0; at < 2 * layer_; ++at) {
    if (can_be(state_at(at, lives, pellets))) note(at);
  }
  MoveList moves;
  for (std::size_t i = 0; i < todo.size(); ++i) {
    State state = state_at(todo[i], lives, pellets);
    all.begin.push_back(u32(all.to.size()));
    moves.clear();
    rules_.generate(state, Walks::OnePerSuccessor, moves);
    for (Move move : moves) {
      State next = state;
      const Effect effect = rules_.apply(next, move);
      const bool here = next.get(kLives) == lives && next.get(kPellets) == pellets &&
                        !rules_.outcome(next).over();
      if (here) note(index(next));
      all.to.push_back(here ? u32(index(next)) : kVerdict + verdict_of(next));
      all.new_round.push_back(effect.round_over || next.get(kLives) < lives);
      all.progress.push_back(effect.progress);
      all.known.push_back(here ? Score(0) : score_of(next));
    }
  }
  all.begin.push_back(u32(all.to.size()));
}

// Marks the positions from which one side forces a verdict of `wanted`, one move further.
bool PlainSolver::sweep(const Successors& all, std::vector<u8>& values, Verdict wanted) const {
  bool changed = false;
  for (std::size_t i = all.state.size(); i-- > 0;) {
    u8& value = values[all.state[i]];
    if (value != kToDo) continue;
    const bool ghosts = all.state[i] >= 2 * layer_;
    const bool one_is_enough = ghosts == (wanted == Verdict::Ghosts);
    bool found = !one_is_enough;
    for (u32 at = all.begin[i]; at < all.begin[i + 1] && found != one_is_enough; ++at) {
      const u32 to = all.to[at];
      const bool good = (to >= kVerdict ? to - kVerdict : values[to]) == u32(wanted);
      if (good == one_is_enough) found = good;
    }
    if (!found) continue;
    value = u8(wanted);
    changed = true;
  }
  return changed;
}

// The score of a position of another stage; of a finished game as if a round were left.
Score PlainSolver::score_of(const State& state) const {
  const Outcome outcome = rules_.outcome(state);
  const bool new_round = !state.get(kLives);  // is counted for a catch, but none begins
  if (outcome.over()) return outcome.winner == 0 ? pacman_in(1) : ghosts_in(new_round ? 0 : 1);
  const auto& known = scores_[std::size_t(Goal::End)][number(state.get(kLives), state.get(kPellets))];
  return known.empty() ? Score(0) : known[index(state)];
}

// The score of one successor, counted from the position before it.
Score PlainSolver::after(const Successors& all, u32 at, const std::vector<Score>& scores,
                         Goal goal) const {
  const bool here = all.to[at] < kVerdict;
  const Score score = here ? scores[all.to[at]] : all.known[at];
  if (!score) return 0;
  if (goal == Goal::Progress && all.progress[at]) return score > 0 ? pacman_in(1) : ghosts_in(1);
  return all.new_round[at] ? one_more(score) : score;
}

// Improves the scores of decided positions; the winner looks for the quickest successor, the loser
// for the slowest, once all of his have a score.
bool PlainSolver::sweep_scores(const Successors& all, std::vector<Score>& scores,
                               Goal goal) const {
  bool changed = false;
  for (std::size_t i = all.state.size(); i-- > 0;) {
    const bool ghosts = all.state[i] >= 2 * layer_;
    Score best = 0;
    bool all_known = true, wins = false;
    for (u32 at = all.begin[i]; at < all.begin[i + 1]; ++at) {
      const Score found = after(all, at, scores, goal);
      all_known = all_known && found;
      wins = wins || (ghosts ? found < 0 : found > 0);
      const bool better = ghosts ? found < best : found > best;
      if (found && (!best || better)) best = found;
    }
    if (!(wins || all_known) || best == scores[all.state[i]]) continue;
    scores[all.state[i]] = best;
    changed = true;
  }
  return changed;
}

void PlainSolver::count_stage(const Successors& all, int lives, int pellets) {
  for (Goal goal : {Goal::End, Goal::Progress}) {
    std::vector<Score>& scores = scores_[std::size_t(goal)][number(lives, pellets)];
    scores.assign(stage(lives, pellets).size(), 0);
    while (sweep_scores(all, scores, goal)) {
    }
  }
}

void PlainSolver::solve_stage(int lives, int pellets, bool with_rounds) {
  Successors all;
  find_all(lives, pellets, all);
  std::vector<u8>& values = stage(lives, pellets);
  for (Verdict wanted : {Verdict::Ghosts, Verdict::Pacman}) {
    while (sweep(all, values, wanted)) {
    }
  }
  std::replace(values.begin(), values.end(), kToDo, u8(Verdict::Endless));
  if (with_rounds) count_stage(all, lives, pellets);
}

void PlainSolver::solve(int lives, int pellets, bool with_rounds) {
  for (int left = 1; left <= lives; ++left) {
    for (int set = 1; set < 1 << table_.pellets.size(); ++set) {
      if (!(set & ~pellets)) solve_stage(left, set, with_rounds);  // a smaller set has a smaller number
    }
  }
}

std::pair<u64, u64> PlainSolver::compare(ChaseTables& tables, u64 stride) const {
  u64 compared = 0, different = 0, met = 0;
  for (int lives = 1; lives <= table_.lives; ++lives) {
    for (int set = 1; set < 1 << table_.pellets.size(); ++set) {
      const std::vector<u8>& values = stage(lives, set);
      for (std::size_t at = 0; at < values.size(); ++at) {
        if (values[at] == kUnknown || (!is_stored(at) && met++ % stride)) continue;
        ++compared;
        different += u8(tables.value(state_at(at, lives, set))) != values[at];
      }
    }
  }
  return {compared, different};
}

std::pair<u64, u64> PlainSolver::compare_rounds(ChaseRounds& rounds, u64 stride) const {
  u64 compared = 0, different = 0, met = 0;
  for (int lives = 1; lives <= table_.lives; ++lives) {
    for (int set = 1; set < 1 << table_.pellets.size(); ++set) {
      const std::vector<u8>& values = stage(lives, set);
      for (std::size_t at = 0; at < values.size(); ++at) {
        if (values[at] == kUnknown || met++ % stride) continue;
        ++compared;
        const State state = state_at(at, lives, set);
        for (Goal goal : {Goal::End, Goal::Progress}) {
          const Score wanted = scores_[std::size_t(goal)][number(lives, set)][at];
          different += rounds.score(state, goal) != wanted;
        }
      }
    }
  }
  return {compared, different};
}

}  // namespace corridor
