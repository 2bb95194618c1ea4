#include "chase_net.hpp"

#include <algorithm>

#include "chase_view.hpp"
#include "chase_weights.hpp"

namespace corridor {

namespace {

constexpr int kOne = 16;  // a feature that is simply true
constexpr int kGhosts = 4;
constexpr int kPelletsTold = 4;  // of more only the nearest
constexpr int kFar = 16;         // steps; farther makes no difference
constexpr int kClose = 6;        // steps from which on each one matters more
constexpr int kMostLead = 6;
constexpr int kRounds = 8;  // how far ahead the flight is followed

constexpr int nearness(int steps) { return 4 * std::max(0, kClose - steps); }
constexpr int parity(int steps) { return steps & 1 ? kOne / 2 : -kOne / 2; }
constexpr int flag(bool holds) { return holds ? kOne : 0; }

struct Ghost {
  int square = 0;
  int steps = 0;  // from PAC-MAN
  bool sees = false;
  bool to_play = false;  // still in this round
  Squares reach = 0;     // of its next walk
};

struct Pellet {
  int square = 0;
  int steps = 0;
};

struct Flight {
  std::array<int, kRounds> left{};  // squares where PAC-MAN can still be after so many rounds
  Squares seen = 0;                 // all squares he can come to
  int rounds = 0;                   // until none is left
};

// Nearest first. Few enough for the plainest way; equal ones keep their order, on every machine.
template <class Items>
void sort_by_steps(Items& items, int count) {
  for (int i = 1; i < count; ++i) {
    const auto item = items[std::size_t(i)];
    int place = i;
    for (; place > 0 && items[std::size_t(place - 1)].steps > item.steps; --place) {
      items[std::size_t(place)] = items[std::size_t(place - 1)];
    }
    items[std::size_t(place)] = item;
  }
}

// Writes the features one after the other.
class Pen {
 public:
  explicit Pen(ChaseNet::Features& out) : next_(out.data()) {}
  void tell(int number) { *next_++ = std::int16_t(number); }

 private:
  std::int16_t* next_;
};

class Look {
 public:
  Look(const Table& table, const State& state, const Maze& maze)
      : table_(table), state_(state), maze_(maze), pac_(state.get(kPiece0, kPac)),
        pellets_(pellets_left(table, state)) {
    find_ghosts();
    find_pellets();
    find_exits();
    follow_flight();
  }

  void tell(Pen pen) const {
    tell_ghosts(pen);
    tell_pellets(pen);
    tell_counts(pen);
    tell_room(pen);
    tell_distances(pen);
  }

 private:
  void find_ghosts();
  void find_pellets();
  void find_exits();
  void follow_flight();
  void tell_ghosts(Pen& pen) const;
  void tell_pellets(Pen& pen) const;
  void tell_counts(Pen& pen) const;
  void tell_room(Pen& pen) const;
  void tell_distances(Pen& pen) const;

  bool ghosts_move() const { return state_.get(kPhase) == Pacman::kGhosts; }
  bool is_boosted() const { return state_.get(kPhase) == Pacman::kBoost; }
  int ghost_steps_to(int square) const;
  int tour() const;
  int apart() const;
  Squares outside(int steps) const;

  const Table& table_;
  const State& state_;
  const Maze& maze_;
  int pac_;
  Squares pellets_;
  std::array<Ghost, kGhosts> ghosts_;
  int ghost_count_ = 0;
  std::array<Pellet, kMostPellets> pellet_list_;
  int pellet_count_ = 0;
  Squares on_ghosts_ = 0;
  Squares reach_ = 0;  // of all ghosts
  Squares exits_ = 0;  // where PAC-MAN's next walk can end
  Flight flight_;
};

void Look::find_ghosts() {
  for (int piece = kFirstGhost; piece < kPieces; ++piece) {
    const int square = state_.get(kPiece0, piece);
    if (square == kOff) continue;
    Ghost ghost{.square = square, .steps = maze_.steps(pac_, square)};
    ghost.sees = table_.frenzy != Frenzy::None && has(maze_.sight(square), pac_);
    ghost.to_play = ghosts_move() && !(state_.get(kPlayed) >> piece & 1);
    ghost.reach = maze_.within(square, std::min(table_.ghost_steps, Maze::kRings));
    if (table_.frenzy != Frenzy::None) {
      const int most = std::min(table_.frenzy_steps, Maze::kRings);
      ghost.reach |= maze_.sight(square) & maze_.within(square, most);
    }
    reach_ |= ghost.reach;
    on_ghosts_ |= bit(square);
    ghosts_[std::size_t(ghost_count_++)] = ghost;
  }
  sort_by_steps(ghosts_, ghost_count_);
}

void Look::find_pellets() {
  for (Squares left = pellets_; left;) {
    const int square = pop_lowest(left);
    pellet_list_[std::size_t(pellet_count_++)] = {square, maze_.steps(pac_, square)};
  }
  sort_by_steps(pellet_list_, pellet_count_);
}

void Look::find_exits() {
  const bool boosted = is_boosted();
  const int most = boosted ? table_.boost_steps : table_.pac_steps;
  const bool any_length = (boosted ? table_.boost : table_.pac_move) == Steps::UpTo;
  const Squares closed = boosted ? Squares(0) : on_ghosts_;
  Squares front = bit(pac_);
  for (int step = 0; step < most; ++step) {
    front = state_.board.spread(front) & ~front & ~closed;
    exits_ |= any_length ? front : front & pellets_;
    front &= ~pellets_;
  }
  exits_ |= front;
}

// PAC-MAN runs on from every square he may be on; the ghosts run to every square at once.
void Look::follow_flight() {
  Squares pac = bit(pac_), ghosts = on_ghosts_;
  if (ghosts_move()) ghosts = state_.board.spread(ghosts);
  for (int round = 0; round < kRounds; ++round) {
    for (int step = 0; step < table_.pac_steps; ++step) {
      pac = state_.board.spread(pac) & ~ghosts;
      flight_.seen |= pac;
    }
    for (int step = 0; step < table_.ghost_steps; ++step) ghosts = state_.board.spread(ghosts);
    pac &= ~ghosts;
    if (!pac) return;
    flight_.left[std::size_t(round)] = count(pac);
    flight_.rounds = round + 1;
  }
}

void Look::tell_ghosts(Pen& pen) const {
  const bool odd_boost = is_boosted() && table_.boost_steps % 2;
  for (int i = 0; i < kGhosts; ++i) {
    if (i >= ghost_count_) {
      for (int number : {0, kFar, 0, 0, 0, 0}) pen.tell(number);
      continue;
    }
    const Ghost& ghost = ghosts_[std::size_t(i)];
    pen.tell(kOne);
    pen.tell(std::min(ghost.steps, kFar));
    pen.tell(nearness(ghost.steps));
    pen.tell(flag(ghost.sees));
    pen.tell(parity(ghost.steps + odd_boost));
    pen.tell(flag(ghost.to_play && has(ghost.reach, pac_)));
  }
}

int Look::ghost_steps_to(int square) const {
  int nearest = kFar;
  for (int i = 0; i < ghost_count_; ++i) {
    nearest = std::min(nearest, maze_.steps(ghosts_[std::size_t(i)].square, square));
  }
  return nearest;
}

void Look::tell_pellets(Pen& pen) const {
  for (int i = 0; i < kPelletsTold; ++i) {
    if (i >= pellet_count_) {
      for (int number : {0, kFar, 0, 0, 0, 0, 0}) pen.tell(number);
      continue;
    }
    const Pellet& pellet = pellet_list_[std::size_t(i)];
    const int lead = turns(ghost_steps_to(pellet.square), table_.ghost_steps) -
                     turns(pellet.steps, table_.pac_steps);
    const Squares around =
        maze_.within(pellet.square, std::min(table_.boost_steps, Maze::kRings));
    pen.tell(kOne);
    pen.tell(std::min(pellet.steps, kFar));
    pen.tell(nearness(pellet.steps));
    pen.tell(4 * std::clamp(lead, -kMostLead, kMostLead));
    pen.tell(8 * count(around & on_ghosts_));
    pen.tell(parity(pellet.steps));
    pen.tell(flag(has(flight_.seen, pellet.square)));
  }
}

void Look::tell_counts(Pen& pen) const {
  for (int i = 1; i <= kPelletsTold; ++i) pen.tell(flag(std::min(pellet_count_, kPelletsTold) == i));
  for (int i = 1; i <= kGhosts; ++i) pen.tell(flag(ghost_count_ == i));
  for (int i = 1; i <= 3; ++i) pen.tell(flag(std::min(state_.get(kLives), 3) == i));
  pen.tell(flag(is_boosted()));
  pen.tell(flag(ghosts_move()));
  int to_play = 0, seeing = 0, threats = 0, near = 0;
  for (int i = 0; i < ghost_count_; ++i) {
    const Ghost& ghost = ghosts_[std::size_t(i)];
    to_play += ghost.to_play;
    seeing += ghost.sees;
    threats += ghost.to_play && has(ghost.reach, pac_);
    near += ghost.steps <= table_.boost_steps;
  }
  for (int number : {to_play, seeing, threats, near}) pen.tell(4 * number);
}

// Squares where his walk can end that no ghost is near.
Squares Look::outside(int steps) const {
  Squares near = 0;
  for (int i = 0; i < ghost_count_; ++i) near |= maze_.within(ghosts_[std::size_t(i)].square, steps);
  return exits_ & ~near;
}

void Look::tell_room(Pen& pen) const {
  constexpr int most = 12;
  const auto tell_count = [&](Squares set) { pen.tell(2 * std::min(count(set), most)); };
  const Squares safe = exits_ & ~reach_;
  tell_count(exits_);
  tell_count(safe);
  pen.tell(flag(!safe));
  for (int steps : {2, 3, 4}) tell_count(outside(steps));
  Squares seen = 0;
  for (int i = 0; i < ghost_count_; ++i) seen |= maze_.sight(ghosts_[std::size_t(i)].square);
  tell_count(exits_ & ~seen);
  for (int round : {1, 2, 3, 4, 6, 8}) pen.tell(std::min(flight_.left[std::size_t(round - 1)], 32));
  for (int rounds : {2, 4, 7}) pen.tell(flag(flight_.rounds <= rounds));
  pen.tell(count(flight_.seen) / 2);
  pen.tell(4 * count(flight_.seen & pellets_));
  pen.tell(4 * count(state_.board.neighbours(pac_)));
  pen.tell(count(maze_.within(pac_, 2)));
  pen.tell(count(maze_.within(pac_, 4)) / 2);
  pen.tell(count(maze_.sight(pac_)));
  pen.tell(maze_.loops() / 2);
}

// The fewest steps to all of the pellets that are told.
int Look::tour() const {
  const int count = std::min(pellet_count_, kPelletsTold);
  std::array<int, kPelletsTold> order{};
  for (int i = 0; i < count; ++i) order[std::size_t(i)] = i;
  int best = 3 * Maze::kNoWay;
  do {
    int from = pac_, steps = 0;
    for (int i = 0; i < count && steps < best; ++i) {
      const int next = pellet_list_[std::size_t(order[std::size_t(i)])].square;
      steps += maze_.steps(from, next);
      from = next;
    }
    best = std::min(best, steps);
  } while (std::next_permutation(order.begin(), order.begin() + count));
  return best;
}

// How far the ghosts stand from each other, on average.
int Look::apart() const {
  int sum = 0, pairs = 0;
  for (int i = 0; i < ghost_count_; ++i) {
    for (int j = 0; j < i; ++j, ++pairs) {
      sum += std::min(kFar, maze_.steps(ghosts_[std::size_t(i)].square, ghosts_[std::size_t(j)].square));
    }
  }
  return pairs ? sum / pairs : 0;
}

void Look::tell_distances(Pen& pen) const {
  int sum = 0, free = 0;
  for (int i = 0; i < ghost_count_; ++i) sum += std::min(kFar, ghosts_[std::size_t(i)].steps);
  for (Squares beside = state_.board.neighbours(pac_); beside;) {
    const int square = pop_lowest(beside);
    free += std::none_of(ghosts_.begin(), ghosts_.begin() + ghost_count_, [&](const Ghost& ghost) {
      return maze_.steps(ghost.square, square) < ghost.steps;
    });
  }
  pen.tell(tour() / 2);
  pen.tell(sum / 2);
  pen.tell(apart());
  pen.tell(4 * free);
}

Squares seen_from(const Board& board, int from) {
  Squares seen = 0;
  for (int to = 0; to < kSquares; ++to) {
    if (to != from && in_sight(board, from, to)) seen |= bit(to);
  }
  return seen;
}

}  // namespace

void Maze::make(const Board& board, const Tunnels& tunnels) {
  made_ = true;
  fences_ = board.fences;
  loops_ = count(board.east) + count(board.north) - (kSquares - 1);
  for (int from = 0; from < kSquares; ++from) {
    const Around around(board, tunnels, bit(from), kAllSquares);
    for (int to = 0; to < kSquares; ++to) {
      steps_[std::size_t(from)][std::size_t(to)] = u8(std::min(around.steps(to), kNoWay));
    }
    for (int steps = 0; steps <= kRings; ++steps) {
      rings_[std::size_t(from)][std::size_t(steps)] = around.within(steps);
    }
    sight_[std::size_t(from)] = seen_from(board, from);
  }
}

const ChaseNet::Features& ChaseNet::features(const Table& table, const State& state) {
  Maze& maze = maze_.front();
  if (!maze.fits(state.board)) maze.make(state.board, table.tunnels);
  Look(table, state, maze).tell(Pen(told_));
  return told_;
}

Score ChaseNet::score(const Table& table, const State& state) {
  static_assert(kChaseWeights.rows.size() == kHidden && kChaseWeights.rows[0].size() == kFeatures);
  const std::int16_t* told = features(table, state).data();
  std::int64_t sum = kChaseWeights.bias;
  for (int row = 0; row < kHidden; ++row) {
    const std::int16_t* weights = kChaseWeights.rows[std::size_t(row)].data();
    int value = 0;
    for (int i = 0; i < kFeatures; ++i) value += int(weights[i]) * int(told[i]);
    value += kChaseWeights.biases[std::size_t(row)];
    if (value > 0) sum += std::int64_t(value) * kChaseWeights.factors[std::size_t(row)];
  }
  constexpr std::int64_t unit = 227;  // 250 / ln 3: a chance of 3/4 is 250
  return bounded(Score(std::clamp<std::int64_t>(sum * unit >> 20, -kMostScore, kMostScore)));
}

}  // namespace corridor
