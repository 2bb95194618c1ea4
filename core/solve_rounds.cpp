#include "solve_rounds.hpp"

#include <algorithm>

#include "reader.hpp"
#include "solve_places.hpp"

namespace corridor {

namespace {

constexpr int kMostGhosts = 3;
constexpr int kNever = kWinScore;
constexpr std::size_t kMostKept = 150'000'000;  // scores that are kept at once

// For a goal a progress ends the count: only who wins is left of what follows it.
Score seen_by(Goal goal, Score score) {
  if (goal == Goal::End || !score) return score;
  return score > 0 ? pacman_in(1) : ghosts_in(1);
}

int rounds_for(bool pacman, Score score) {
  return score && (score > 0) == pacman ? rounds_of(score) : kNever;
}

// The answers after a pellet, which change as rounds are counted: one side has won within a number
// of rounds, or it has not.
class FillingRows {
 public:
  FillingRows(Goal goal, bool pacman, const std::vector<Score>& scores)
      : rows_(scores.size() / kPlaces, all_or_none(pacman)) {
    for (std::size_t at = 0; at < scores.size(); ++at) {
      const int rounds = rounds_for(pacman, seen_by(goal, scores[at]));
      if (rounds == kNever) continue;
      if (by_rounds_.size() <= std::size_t(rounds)) by_rounds_.resize(std::size_t(rounds) + 1);
      by_rounds_[std::size_t(rounds)].push_back(u32(at));
    }
  }
  const Row* rows() const { return rows_.data(); }
  int last() const { return int(by_rounds_.size()) - 1; }
  // Adds what is won in exactly so many rounds; false if there is nothing.
  bool add(int rounds) {
    if (rounds > last() || by_rounds_[std::size_t(rounds)].empty()) return false;
    for (u32 at : by_rounds_[std::size_t(rounds)]) {
      rows_[at / kPlaces] ^= row_of(bit(int(at % kPlaces)));
    }
    return true;
  }

 private:
  Rows rows_;
  std::vector<std::vector<u32>> by_rounds_;
};

// The inputs of each round of a count.
class Countdown {
 public:
  Countdown(const StagePlan& plan, bool pacman, int caught)
      : plan_(plan), pacman_(pacman), caught_(caught), last_(caught == kNever ? 0 : caught) {}
  void add_boost(int pellet, int square, FillingRows rows) {
    last_ = std::max(last_, rows.last());
    boosts_.push_back({pellet, square, std::move(rows)});
  }
  // From this round on the inputs stay the same.
  int last() const { return last_ + 1; }

  RoundInputs inputs(int round) {
    RoundInputs now;
    now.pac_moves = round > 1;  // nothing follows in less than one round
    now.walk_caught = (caught_ <= round - 1) != pacman_;
    now.ghost_caught = (caught_ <= round) != pacman_;
    for (Boost& boost : boosts_) {
      if (boost.rows.add(round - 1)) now.due |= eaters(boost.square);
      now.boosts[std::size_t(boost.pellet)] = boost.rows.rows();
    }
    now.all_due = round <= 2 || now.walk_caught != before_.walk_caught ||
                  now.ghost_caught != before_.ghost_caught;
    now.score = pacman_ ? pacman_in(round) : ghosts_in(round);
    return before_ = now;
  }

 private:
  struct Boost {
    int pellet, square;
    FillingRows rows;
  };
  // The squares from which PAC-MAN may walk to a pellet.
  Squares eaters(int square) const {
    Squares found = 0;
    for (int pac = 0; pac < kSquares; ++pac) {
      const auto& ends = plan_.pac(pac).ends;
      const auto eats = [&](const PacEnd& end) { return end.end == square; };
      if (std::any_of(ends.begin(), ends.end(), eats)) found |= bit(pac);
    }
    return found;
  }

  const StagePlan& plan_;
  bool pacman_;
  int caught_, last_;
  std::vector<Boost> boosts_;
  RoundInputs before_;
};

}  // namespace

ChaseRounds::ChaseRounds(const Table& table, int threads)
    : table_(table), shape_(table_), rules_(table_), threads_(threads) {
  if (table.family != Family::Pacman) refuse("family: only the basic chase can be solved");
  if (shape_.ghosts() > kMostGhosts) refuse("ghosts: rounds are counted for up to three");
}

// --- stages --------------------------------------------------------------------------------

int ChaseRounds::stage_of(const State& state) {
  if (!state.get(kPellets) || !state.get(kLives)) refuse("state: the game is over");
  return stage(state.get(kLives), state.get(kPellets));
}

int ChaseRounds::stage(int lives, int pellets) {
  const auto known = numbers_.find({lives, pellets});
  if (known != numbers_.end()) return known->second;
  Counted task;
  task.pellets = pellets;
  for (int pellet = 0; pellet < int(table_.pellets.size()); ++pellet) {
    const int rest = pellets & ~(1 << pellet);
    task.below.push_back(rest == pellets || !rest ? -1 : stage(lives, rest));
  }
  task.caught = ghosts_in(1);
  if (lives > 1) {
    const int full_set = (1 << table_.pellets.size()) - 1;
    const int lower = stage(lives - 1, table_.refill ? full_set : pellets);
    task.caught = one_more(stages_[std::size_t(lower)].start);
  }
  const int number = add(std::move(task), lives);
  numbers_[{lives, pellets}] = number;
  return number;
}

// The number of a stage: stages that depend on the same are the same.
int ChaseRounds::add(Counted task, int lives) {
  for (std::size_t i = 0; i < stages_.size(); ++i) {
    const Counted& other = stages_[i];
    if (other.pellets == task.pellets && other.caught == task.caught && other.below == task.below) {
      return int(i);
    }
  }
  const int number = int(stages_.size());
  stages_.push_back(std::move(task));
  Counted& added = stages_.back();
  const Stage plan(table_, shape_, added.pellets, threads_);
  const Scores& scores = full(number, Goal::End);
  for (int pellet = 0; pellet < int(table_.pellets.size()); ++pellet) {
    if (added.pellets >> pellet & 1) continue;
    added.after[std::size_t(pellet)] =
        after_pellet(plan, added, scores, table_.pellets[std::size_t(pellet)]);
  }
  added.start = start_score(number, lives);
  return number;
}

Score ChaseRounds::start_score(int stage, int lives) {
  State state = rules_.start();
  state.set(kPellets, stages_[std::size_t(stage)].pellets);
  state.set(kLives, lives);
  return best(state, stage, Goal::End);
}

const ChaseRounds::Scores& ChaseRounds::full(int stage, Goal goal) {
  const auto same = [&](const Full& one) { return one.stage == stage && one.goal == goal; };
  const auto known = std::find_if(recent_.begin(), recent_.end(), same);
  if (known != recent_.end()) {
    recent_.splice(recent_.begin(), recent_, known);
    return known->scores;
  }
  const std::size_t size = shape_.rows() * kPlaces;
  while (!recent_.empty() && (recent_.size() + 1) * size > kMostKept) recent_.pop_back();
  const Counted& task = stages_[std::size_t(stage)];
  Stage plan(table_, shape_, task.pellets, threads_);
  recent_.push_front({stage, goal, Scores(size)});
  for (bool pacman : {false, true}) {
    count(plan, task, goal, pacman, recent_.front().scores.data());
  }
  return recent_.front().scores;
}

// Scores of all positions that one side wins.
void ChaseRounds::count(Stage& stage, const Counted& task, Goal goal, bool pacman, Score* scores) {
  Countdown countdown(stage.plan(), pacman, rounds_for(pacman, seen_by(goal, task.caught)));
  for (std::size_t pellet = 0; pellet < task.below.size(); ++pellet) {
    if (task.below[pellet] < 0) continue;
    const Scores& after = stages_[std::size_t(task.below[pellet])].after[pellet];
    countdown.add_boost(int(pellet), table_.pellets[pellet], FillingRows(goal, pacman, after));
  }
  stage.begin(answer_, scratch_, pacman, scores);
  for (int round = 1;; ++round) {
    const int changed = stage.round(countdown.inputs(round));
    if (!changed && round > 1 && round >= countdown.last()) return;
  }
}

// Where PAC-MAN has just eaten on `square`: the best of his walks.
ChaseRounds::Scores ChaseRounds::after_pellet(const Stage& stage, const Counted& task,
                                              const Scores& full, int square) const {
  Scores found(shape_.ghost_rows() * kPlaces, ghosts_in(0));
  for (const BoostWalk& walk : stage.plan().boosts(square)) {
    const Score* from = full.data();
    if (walk.eats) {
      const std::size_t pellet = std::size_t(table_.pellet_at(walk.end));
      const int next = task.below[pellet];
      from = next < 0 ? nullptr : stages_[std::size_t(next)].after[pellet].data();
    }
    add_boost(walk, from, found);
  }
  return found;
}

// Takes a boost where it is better than what was found so far. `from` has the scores after it:
// those of a whole stage, those after another pellet, or null where that pellet wins.
void ChaseRounds::add_boost(const BoostWalk& walk, const Score* from, Scores& found) const {
  const auto left = [&](int dimension, int at) {
    const int place = shape_.place(dimension, at);
    return shape_.index(dimension, has(walk.eaten, place) ? kOff : place);
  };
  const bool empty_wins = table_.ghost_return == Return::NextRound;
  const int nobody = shape_.index(0, kOff) + shape_.index(1, kOff) + shape_.index(2, kOff);
  std::array<Score, kPlaces> row;
  Score* to = found.data();
  for (int first = 0; first < shape_.size[0]; ++first) {
    const int one = left(0, first), chunk = walk.eats ? one : shape_.chunk(one, walk.end);
    for (int second = 0; second < shape_.size[1]; ++second) {
      const int two = left(1, second);
      for (int third = 0; third < shape_.size[2]; ++third, to += kPlaces) {
        const int three = left(2, third);
        const int at = (chunk * shape_.size[1] + two) * shape_.size[2] + three;
        row.fill(pacman_in(1));
        if (from) std::copy_n(from + std::size_t(at) * kPlaces, kPlaces, row.begin());
        if (empty_wins && one + two + three == nobody) row[kOff] = pacman_in(1);
        for (Squares eaten = walk.eaten; eaten;) row[std::size_t(pop_lowest(eaten))] = row[kOff];
        for (std::size_t place = 0; place < kPlaces; ++place) {
          to[place] = std::max(to[place], row[place]);
        }
      }
    }
  }
}

// --- single positions ----------------------------------------------------------------------

Score ChaseRounds::score(const State& state, Goal goal) {
  const Outcome outcome = rules_.outcome(state);
  if (outcome.over()) return outcome.winner == 0 ? pacman_in(0) : ghosts_in(0);
  return score(state, stage_of(state), goal);
}

std::vector<std::pair<Move, Score>> ChaseRounds::moves(const State& state, Goal goal) {
  std::vector<std::pair<Move, Score>> found;
  if (rules_.outcome(state).over()) return found;
  const int stage = stage_of(state);
  MoveList list;
  State copy = state;
  rules_.generate(copy, Walks::OnePerSuccessor, list);
  for (Move move : list) found.emplace_back(move, after(state, move, stage, goal));
  return found;
}

std::size_t ChaseRounds::ghosts_index(const State& state) const {
  std::size_t at = 0;
  for (int dimension = 0; dimension < kOuter; ++dimension) {
    const int piece = shape_.piece[std::size_t(dimension)];
    const int place = piece ? state.get(kPiece0, piece) : kOff;
    at = at * std::size_t(shape_.size[std::size_t(dimension)]) +
         std::size_t(shape_.index(dimension, place));
  }
  return at * kPlaces + std::size_t(state.get(kPiece0, shape_.last));
}

Score ChaseRounds::score(const State& state, int stage, Goal goal) {
  if (state.get(kPhase) != Pacman::kGhosts || state.get(kPlayed)) return best(state, stage, goal);
  const std::size_t ghosts = ghosts_index(state), chunk = std::size_t(shape_.chunk_rows()) * kPlaces;
  const std::size_t first = ghosts / chunk;
  const int pac = state.get(kPiece0, kPac);
  return full(stage, goal)[std::size_t(shape_.chunk(int(first), pac)) * chunk + ghosts % chunk];
}

Score ChaseRounds::best(const State& state, int stage, Goal goal) {
  const bool ghosts = state.get(kPhase) == Pacman::kGhosts;
  Score best = ghosts ? pacman_in(0) : ghosts_in(0);
  MoveList list;
  State copy = state;
  rules_.generate(copy, Walks::OnePerSuccessor, list);
  for (Move move : list) {
    const Score found = after(state, move, stage, goal);
    best = ghosts ? std::min(best, found) : std::max(best, found);
  }
  return best;
}

Score ChaseRounds::after(const State& before, Move move, int stage, Goal goal) {
  State next = before;
  const Effect effect = rules_.apply(next, move);
  const Outcome outcome = rules_.outcome(next);
  if (outcome.over()) return outcome.winner == 0 ? pacman_in(1) : ghosts_in(1);
  if (next.get(kLives) < before.get(kLives)) {
    return seen_by(goal, stages_[std::size_t(stage)].caught);
  }
  if (next.get(kPellets) != before.get(kPellets)) {
    return seen_by(goal, after_bite(before, next, stage));
  }
  const Score found = score(next, stage, goal);
  if (effect.progress) return seen_by(goal, found);
  return effect.round_over ? one_more(found) : found;
}

// PAC-MAN has eaten a pellet, and his boost follows.
Score ChaseRounds::after_bite(const State& before, const State& next, int stage) const {
  const int pellet = lowest(u64(before.get(kPellets) ^ next.get(kPellets)));
  const int below = stages_[std::size_t(stage)].below[std::size_t(pellet)];
  return stages_[std::size_t(below)].after[std::size_t(pellet)][ghosts_index(next)];
}

}  // namespace corridor
