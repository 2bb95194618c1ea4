// One stage of the chase, solved for all positions at once. What is solved is one question with
// the answers yes and no, a bit for each position in which the ghosts' turns begin: "do the
// ghosts force it?" (least fixpoint, from all no) or "can PAC-MAN not force it?" (greatest
// fixpoint, from all yes). A round asks every position again, from what the last round said.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "solve_plan.hpp"
#include "solve_rows.hpp"

namespace corridor {

// What follows a pellet: rows over the ghosts for each of the table's pellets, null where eating
// it wins.
using Boosts = std::array<const Row*, kMostPellets>;

class Stage {
 public:
  // After each round: its number and how many chunks it changed; false ends the work.
  using Watch = std::function<bool(int round, int changed)>;

  Stage(const Table& table, const Shape& shape, int pellets, int threads);

  // Fills `answer` (one row for each position of PAC-MAN and the outer ghosts) from all no or
  // all yes. `caught` is the answer for a catch. False if it was ended by `watch`.
  bool solve(Rows& answer, Rows& scratch, bool from_yes, bool caught, const Boosts& boosts,
             const Watch& watch);
  // The answer where PAC-MAN is to walk, from a solved stage.
  bool his_turn(const Rows& answer, bool caught, const Boosts& boosts,
                const std::array<int, kPieces>& places);
  // The answers where PAC-MAN has just eaten on `square`; `chained` are boosts of smaller stages.
  Rows after_pellet(const Rows& answer, int square, const Boosts& chained) const;
  // Positions that can be: nobody on PAC-MAN, on a pellet or on another ghost.
  Row valid(int pac, int first, int second, int third) const;
  const StagePlan& plan() const { return plan_; }
  int rounds() const { return rounds_; }

 private:
  struct Term {
    const Row* source;
    Row yes;  // places of the last ghost for which this end is not reached
  };
  struct Terms {
    std::vector<Term> list;
    Row barred{};  // all ends are barred: he stays
    Row zero{};    // a catch that answers no
    bool all_zero = false;
  };
  // The terms of PAC-MAN's turn where nobody of the first two ghosts is near, by the third: the
  // places of the last ghost for which an end is barred, end after end as in the plan.
  struct Near {
    std::vector<Row> usual;
    std::vector<std::pair<int, std::vector<Row>>> close;  // third ghosts that are near
  };
  struct Work;  // buffers of one thread
  // A ghost's ends at hand, PAC-MAN left out; too many are looked up in the plan.
  struct Quick {
    static constexpr int kMost = 14;
    u8 count = 0;
    bool catches = false;
    std::array<u8, kMost> ends{};
  };
  // What the last ghost may do with PAC-MAN on one square, as sets of its places.
  struct Last {
    Row ends, crossed, seen, unseen, always, kept;
  };

  // A block is the rows of a chunk with the same second ghost.
  void his_block(int first, int second, int pac, Row* out) const;
  void his_far_block(int first, int second, int pac, Row* out) const;
  const Row* source_of(const PacEnd& end, int first, int second) const;
  static Squares barred(const PacEnd& end, Squares others);
  void look_near();
  void his_row(const Terms& terms, const Row* stay, int at, Row* out) const;
  void find_terms(int first, int second, int pac, Squares others, Terms& terms) const;
  Last last_plan(int pac) const;
  void last_block(const Last& last, int first, int second, int pac, const Row* in, Row* out) const;
  Row last_quick(const Last& last, Row in, Row free) const;
  void last_quick_rows(const Last& last, const Row* in, Row free, int count, Row* out) const;
  Row last_row(const Last& last, int pac, Squares others, Row in, Row free, bool tight) const;
  bool last_bit(int pac, int square, Squares others, Squares in) const;
  void third_block(int first, int second, int pac, const Row* in, Row* out) const;
  template <class Blocks>
  void outer_block(int piece, int place, int other, int pac, const Blocks& blocks, Row* out) const;
  template <class Blocks>
  void walk_block(int square, int other, int pac, const Blocks& blocks, Row* out) const;
  template <class Source>
  Row ghost_row(int pac, int square, Squares others, Source&& source) const;
  template <class Source>
  Row off_row(int piece, int pac, Squares others, Source&& source) const;
  // Whether some walk is left wherever the last ghost stands.
  bool is_quick(bool catches, int free_ends) const {
    return !block_ && (catches || free_ends >= (share_ ? 1 : 2));
  }
  bool possible(int pac, int first, int second) const;
  void mask(int first, int second, int pac, Row* block) const;
  bool settled(int first, int second, int pac, const Row* block) const;
  Row block_mask(int first, int second) const;
  Squares wedged(Squares others) const;
  void look_for_tight();
  void look_for_ends();

  bool in_order(const Watch& watch);
  bool free_order(const Watch& watch);
  void free_layers(int pac, Work& work) const;
  int step_his(int chunk, Work& work);
  int step_ghosts(int pac, Work& work);
  void second_turns(int pac, Work& work) const;
  int step_free(int pac, Work& work);
  int each(int count, const std::function<int(int, Work&)>& step);
  Squares asked(int place, int piece, int pac) const;

  const Row* block(const Rows& rows, int first, int pac, int second) const {
    return rows.data() + at(first, pac, second);
  }
  Row* block(Rows& rows, int first, int pac, int second) const {
    return rows.data() + at(first, pac, second);
  }
  std::size_t at(int first, int pac, int second) const {
    return flag(first, pac, second) * std::size_t(shape_.size[2]);
  }
  std::size_t flag(int first, int pac, int second) const {
    return std::size_t(shape_.chunk(first, pac)) * std::size_t(shape_.size[1]) +
           std::size_t(second);
  }

  const Table& table_;
  const Shape& shape_;
  StagePlan plan_;
  int threads_;
  bool share_, block_, stay_, fast_sight_;
  std::vector<Squares> tight_;  // by first and second ghost: third ghosts that may wedge a ghost
  Rows* answer_ = nullptr;
  Rows* between_ = nullptr;
  Boosts boosts_{};
  Row caught_{};
  bool caught_yes_ = false;
  int rounds_ = 0;
  bool from_yes_ = false;
  std::vector<Quick> quick_;  // by PAC-MAN's square and the ghost's
  std::vector<Near> near_;  // by PAC-MAN's square
  std::vector<char> answer_changed_, between_changed_;  // by block
  std::vector<char> answer_settled_, between_settled_;  // no round can change them any more
  std::vector<std::array<Row, kPlaces>> fits_;  // by PAC-MAN's square and the third ghost's place
  std::array<Row, kPlaces> not_at_{};  // everywhere but there; everywhere for kOff
};

}  // namespace corridor
