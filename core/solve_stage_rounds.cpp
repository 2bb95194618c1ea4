// Rounds of a stage: every position is answered again where something it depends on has changed.
// Only the layers that must last are kept: the answers where the ghosts' turns begin, and those
// between the second and the third ghost's turn. The rest stays in buffers that fit into a cache.
#include <algorithm>
#include <atomic>
#include <cstring>
#include <thread>

#include "solve_ghost_turns.hpp"

namespace corridor {

struct Stage::Work {
  Rows a, b;
  Rows turns;                            // after the second ghost's turn, by second and first
  std::vector<Rows> layers;              // by which ghosts have had their turns
  std::vector<char> moved, due, needed;  // by first and second
};

bool Stage::solve(Rows& answer, Rows& scratch, bool from_yes, bool caught, const Boosts& boosts,
                  const Watch& watch) {
  begin(answer, scratch, from_yes);
  RoundInputs inputs{.boosts = boosts, .walk_caught = caught, .ghost_caught = caught};
  for (;;) {
    inputs.all_due = rounds_ == 0;
    const int changed = round(inputs);
    if (!watch(rounds_, changed)) return false;
    if (changed) continue;
    --rounds_;  // the last one changed nothing
    return true;
  }
}

void Stage::begin(Rows& answer, Rows& scratch, bool from_yes, Score* scores) {
  prepare_walks();
  prepare_ends();
  prepare_tight();
  answer_ = &answer;
  between_ = &scratch;
  scores_ = scores;
  from_yes_ = from_yes;
  rounds_ = 0;
  answer.resize(shape_.rows());
  scratch.resize(shape_.rows());
  for (auto* flags : {&answer_changed_, &between_changed_, &answer_settled_, &between_settled_}) {
    flags->assign(std::size_t(shape_.chunks()) * std::size_t(shape_.size[1]), 0);
  }
  each(kSquares, [&](int pac, Work&) {
    for (int first = 0; first < shape_.size[0]; ++first) {
      for (int second = 0; second < shape_.size[1]; ++second) {
        Row* rows = block(answer, first, pac, second);
        const bool yes = from_yes && possible(pac, first, second);
        std::fill_n(rows, shape_.size[2], all_or_none(yes));
        if (yes) mask(first, second, pac, rows);
      }
    }
    return 0;
  });
}

int Stage::round(const RoundInputs& inputs) {
  inputs_ = inputs;
  last_.clear();
  for (int pac = 0; pac < kSquares; ++pac) last_.push_back(last_ghost(pac));
  const bool free = table_.ghost_order == Order::Free;
  const int changed = free ? round_in_free_order() : round_in_order();
  ++rounds_;
  return changed;
}

int Stage::each(int count, const std::function<int(int, Work&)>& step) {
  std::atomic<int> next{0}, changed{0};
  const auto work = [&] {
    Work buffers;
    for (int index; (index = next++) < count;) changed += step(index, buffers);
  };
  std::vector<std::thread> helpers;
  for (int i = 1; i < threads_; ++i) helpers.emplace_back(work);
  work();
  for (std::thread& helper : helpers) helper.join();
  return changed;
}

// Writes a block of answers, and the score of those that are new.
bool Stage::store_answer(int first, int pac, int second, const Row* rows) {
  const std::size_t thirds = std::size_t(shape_.size[2]);
  Row* to = block(*answer_, first, pac, second);
  if (!std::memcmp(to, rows, thirds * sizeof(Row))) return false;
  Score* scores = scores_ ? scores_ + at(first, pac, second) * kPlaces : nullptr;
  for (std::size_t third = 0; scores && third < thirds; ++third, scores += kPlaces) {
    for (Squares fresh = set_of(to[third] ^ rows[third]); fresh;) {
      scores[pop_lowest(fresh)] = inputs_.score;
    }
  }
  std::memcpy(to, rows, thirds * sizeof(Row));
  return true;
}

// --- ghosts in order -----------------------------------------------------------------------

int Stage::round_in_order() {
  const int firsts = shape_.size[0];
  // Neighbours in this order have another first ghost: two threads share no line of the flags.
  each(firsts * shape_.size[1], [&](int index, Work& work) {
    return pac_turns(index % firsts, index / firsts, work);
  });
  return each(kSquares, [&](int pac, Work& work) { return ghost_turns(pac, work); });
}

bool Stage::pac_turn_is_due(int first, int second, int pac) const {
  if (inputs_.all_due || has(inputs_.due, pac)) return true;
  if (answer_changed_[flag(first, pac, second)]) return true;  // he may have to stay
  const auto& ends = plan_.pac(pac).ends;
  return std::any_of(ends.begin(), ends.end(), [&](const PacEnd& end) {
    return !end.eats && answer_changed_[flag(first, end.end, second)];
  });
}

// Asks for memory that is needed soon: each block lies on a page of its own, which processors do
// not foresee.
void Stage::fetch_ahead(int first, int second, int pac) const {
  constexpr int kLine = 64, kRows = kLine / int(sizeof(Row));
  const int far = pac + 2 * kFiles + 1;  // two ranks up, and one more
  const Row* next = block(*between_, first, std::min(pac + 1, kSquares - 1), second);
  const Row* answer = block(*answer_, first, std::min(far, kSquares - 1), second);
  for (int third = 0; third < shape_.size[2]; third += kRows) {
    __builtin_prefetch(next + third);
    __builtin_prefetch(answer + third);
  }
}

// PAC-MAN's turn and those of the last two ghosts, for all his squares: he walks between blocks of
// the same first two ghosts, which together fit into a cache.
int Stage::pac_turns(int first, int second, Work& work) {
  const int thirds = shape_.size[2];
  work.a.resize(std::size_t(thirds));
  work.b.resize(std::size_t(thirds));
  int changed = 0;
  for (int pac = 0; pac < kSquares; ++pac) {
    const std::size_t at = flag(first, pac, second);
    between_changed_[at] = inputs_.all_due;
    if (between_settled_[at] || !possible(pac, first, second)) continue;
    if (!pac_turn_is_due(first, second, pac)) continue;
    fetch_ahead(first, second, pac);
    pac_block(first, second, pac, work.a.data());
    mask(first, second, pac, work.a.data());
    last_block(first, second, pac, work.a.data(), work.b.data());
    mask(first, second, pac, work.b.data());
    if (thirds > 1) {
      third_block(first, second, pac, work.b.data(), work.a.data());
      mask(first, second, pac, work.a.data());
      work.a.swap(work.b);
    }
    Row* to = block(*between_, first, pac, second);
    const std::size_t bytes = std::size_t(thirds) * sizeof(Row);
    if (!inputs_.all_due && !std::memcmp(to, work.b.data(), bytes)) continue;
    std::memcpy(to, work.b.data(), bytes);
    between_changed_[at] = 1;
    between_settled_[at] = settled(first, second, pac, work.b.data());
    ++changed;
  }
  return changed;
}

// The turns of the first two ghosts, which come before the others in a round.
int Stage::ghost_turns(int pac, Work& work) {
  if (!find_moved(pac, work)) return 0;
  find_due(pac, work);
  second_turns(pac, work);
  return first_turns(pac, work);
}

// The places whose answers a ghost's turn from a place asks for.
Squares Stage::asked(int place, int dimension, int pac) const {
  if (shape_.size[std::size_t(dimension)] == 1) return bit(0);
  const int home = table_.start[std::size_t(shape_.piece[std::size_t(dimension)])];
  const Squares self = bit(place);
  if (place != kOff) return place == pac ? self : self | (plan_.ghost(pac, place).ends & ~bit(pac));
  if (table_.ghost_return == Return::NextRound || home == pac) return self;
  return self | bit(home) | (plan_.ghost(pac, home).ends & ~bit(pac));
}

// Marks the blocks after whose second ghost's turn something may be new; false if there are none.
bool Stage::find_moved(int pac, Work& work) {
  const int firsts = shape_.size[0], seconds = shape_.size[1];
  work.moved.assign(std::size_t(firsts * seconds), 0);
  bool some = false;
  for (int second = 0; second < seconds; ++second) {
    const Squares sources = asked(second, 1, pac);
    for (int first = 0; first < firsts; ++first) {
      answer_changed_[flag(first, pac, second)] = 0;
      bool moved = false;
      for (Squares left = sources; left && !moved;) {
        moved = between_changed_[flag(first, pac, pop_lowest(left))];
      }
      work.moved[std::size_t(first * seconds + second)] = moved;
      some = some || moved;
    }
  }
  return some;
}

// Marks the blocks to be answered again, and those after the second ghost's turn that they need.
void Stage::find_due(int pac, Work& work) {
  const int firsts = shape_.size[0], seconds = shape_.size[1];
  work.due.assign(work.moved.size(), 0);
  work.needed.assign(work.moved.size(), 0);
  for (int first = 0; first < firsts; ++first) {
    const Squares sources = asked(first, 0, pac);
    for (int second = 0; second < seconds; ++second) {
      if (answer_settled_[flag(first, pac, second)] || !possible(pac, first, second)) continue;
      bool due = false;
      for (Squares left = sources; left && !due;) {
        due = work.moved[std::size_t(pop_lowest(left) * seconds + second)];
      }
      if (!due) continue;
      work.due[std::size_t(first * seconds + second)] = 1;
      for (Squares left = sources; left;) {
        work.needed[std::size_t(pop_lowest(left) * seconds + second)] = 1;
      }
    }
  }
}

void Stage::second_turns(int pac, Work& work) const {
  const int firsts = shape_.size[0], seconds = shape_.size[1], thirds = shape_.size[2];
  work.turns.resize(shape_.ghost_rows());
  for (int first = 0; first < firsts; ++first) {
    const auto blocks = [&](int place) { return block(*between_, first, pac, place); };
    for (int second = 0; second < seconds; ++second) {
      if (!work.needed[std::size_t(first * seconds + second)]) continue;
      if (!possible(pac, first, second)) continue;
      Row* out = work.turns.data() + std::size_t((second * firsts + first) * thirds);
      if (seconds == 1) {
        std::copy_n(blocks(0), thirds, out);
      } else {
        outer_block(1, second, shape_.place(0, first), pac, blocks, out);
        mask(first, second, pac, out);
      }
    }
  }
}

int Stage::first_turns(int pac, Work& work) {
  const int firsts = shape_.size[0], seconds = shape_.size[1], thirds = shape_.size[2];
  work.a.resize(std::size_t(thirds));
  int changed = 0;
  for (int second = 0; second < seconds; ++second) {
    const Row* turns = work.turns.data() + std::size_t(second * firsts * thirds);
    const auto blocks = [&](int place) { return turns + std::size_t(place * thirds); };
    for (int first = 0; first < firsts; ++first) {
      if (!work.due[std::size_t(first * seconds + second)]) continue;
      if (firsts == 1) {
        std::copy_n(blocks(0), thirds, work.a.data());
      } else {
        outer_block(0, first, shape_.place(1, second), pac, blocks, work.a.data());
      }
      mask(first, second, pac, work.a.data());
      if (!store_answer(first, pac, second, work.a.data())) continue;
      answer_changed_[flag(first, pac, second)] = 1;
      answer_settled_[flag(first, pac, second)] = settled(first, second, pac, work.a.data());
      ++changed;
    }
  }
  return changed;
}

// --- ghosts in any order -------------------------------------------------------------------

// Flags are kept for PAC-MAN's squares only: any ghost may be the first.
int Stage::round_in_free_order() {
  each(kSquares, [&](int pac, Work& work) { return free_turns(pac, work); });
  return each(kSquares, [&](int pac, Work&) {
    answer_changed_[std::size_t(pac)] = 0;
    int changed = 0;
    for (int first = 0; between_changed_[std::size_t(pac)] && first < shape_.size[0]; ++first) {
      for (int second = 0; second < shape_.size[1]; ++second) {
        changed += store_answer(first, pac, second, block(*between_, first, pac, second));
      }
    }
    answer_changed_[std::size_t(pac)] = changed != 0;
    return changed;
  });
}

int Stage::free_turns(int pac, Work& work) {
  bool due = inputs_.all_due || has(inputs_.due, pac) || answer_changed_[std::size_t(pac)];
  for (const PacEnd& end : plan_.pac(pac).ends) {
    due = due || (!end.eats && answer_changed_[end.end]);
  }
  due = due && !has(plan_.pellets(), pac);
  between_changed_[std::size_t(pac)] = due;
  if (!due) return 0;
  free_layers(pac, work);
  const Row* rows = work.layers[0].data();
  for (int first = 0; first < shape_.size[0]; ++first) {
    for (int second = 0; second < shape_.size[1]; ++second, rows += shape_.size[2]) {
      std::copy_n(rows, shape_.size[2], block(*between_, first, pac, second));
    }
  }
  return 1;
}

// Layer by layer of which ghosts have had their turns, from all of them to none.
void Stage::free_layers(int pac, Work& work) const {
  const int ghosts = shape_.ghosts();
  const std::size_t thirds = std::size_t(shape_.size[2]);
  work.layers.resize(std::size_t(1) << ghosts);
  work.a.resize(thirds);
  for (int played = (1 << ghosts) - 1; played >= 0; --played) {
    Rows& layer = work.layers[std::size_t(played)];
    layer.assign(shape_.ghost_rows(), row_of(0));
    Row* out = layer.data();
    for (int first = 0; first < shape_.size[0]; ++first) {
      for (int second = 0; second < shape_.size[1]; ++second, out += thirds) {
        if (!possible(pac, first, second)) continue;
        if (played + 1 == 1 << ghosts) pac_block(first, second, pac, out);
        for (int ghost = 0; ghost < ghosts; ++ghost) {
          if (played >> ghost & 1) continue;
          free_turn(ghost, first, second, pac, work.layers[std::size_t(played | 1 << ghost)],
                    work.a.data());
          for (std::size_t third = 0; third < thirds; ++third) out[third] |= work.a[third];
        }
        mask(first, second, pac, out);
      }
    }
  }
}

// The turn of one ghost, counted from the first that takes part.
void Stage::free_turn(int ghost, int first, int second, int pac, const Rows& in, Row* out) const {
  const int seconds = shape_.size[1];
  const auto block_of = [&](int one, int two) {
    return in.data() + std::size_t((one * seconds + two) * shape_.size[2]);
  };
  const auto by_first = [&](int place) { return block_of(place, second); };
  const auto by_second = [&](int place) { return block_of(first, place); };
  switch (kOuter - (shape_.ghosts() - 1) + ghost) {  // its dimension
    case 0: return outer_block(0, first, shape_.place(1, second), pac, by_first, out);
    case 1: return outer_block(1, second, shape_.place(0, first), pac, by_second, out);
    case 2: return third_block(first, second, pac, by_first(first), out);
    default: return last_block(first, second, pac, by_first(first), out);
  }
}

}  // namespace corridor
