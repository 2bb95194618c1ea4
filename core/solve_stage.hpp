// One stage of the chase, solved for all positions at once. What is solved is one question with
// the answers yes and no, a bit for each position in which the ghosts' turns begin: "do the
// ghosts force the win?" (least fixpoint, from all no) or "can PAC-MAN not force it?" (greatest
// fixpoint, from all yes). A round answers every position from the answers of the round before.
//
// A block is the rows that differ only in the place of the third ghost. Positions that cannot be
// (two pieces on one square) always answer no, so that a ghost's turn, which is an OR over the
// ends of its walks, needs no check of who stands there.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "solve_kernels.hpp"
#include "solve_plan.hpp"
#include "solve_rows.hpp"
#include "solve_scores.hpp"

namespace corridor {

// What follows a pellet: rows over the ghosts for each of the table's pellets, null where eating
// it wins.
using Boosts = std::array<const Row*, kMostPellets>;

// What a round depends on besides the answers of the round before.
struct RoundInputs {
  Boosts boosts{};
  bool walk_caught = true;   // the answer where PAC-MAN walks into a ghost
  bool ghost_caught = true;  // the answer where a ghost catches him
  bool pac_moves = true;     // false: PAC-MAN's turns answer as all positions do at the beginning
  // Where inputs differ from those of the round before: everywhere, or in PAC-MAN's turns from
  // some squares. A first round is due everywhere.
  bool all_due = false;
  Squares due = 0;
  Score score = 0;  // is noted for the positions whose answer changes
};

class Stage {
 public:
  // After each round: its number and how many blocks it changed; false ends the work.
  using Watch = std::function<bool(int round, int changed)>;

  Stage(const Table& table, const Shape& shape, int pellets, int threads);

  // Fills `answer` (one row for each position of PAC-MAN and the outer ghosts) from all no or
  // all yes. `caught` is the answer for a catch. False if it was ended by `watch`.
  bool solve(Rows& answer, Rows& scratch, bool from_yes, bool caught, const Boosts& boosts,
             const Watch& watch);
  // The same round by round. `scores`, if any, has one for each bit of each row.
  void begin(Rows& answer, Rows& scratch, bool from_yes, Score* scores = nullptr);
  int round(const RoundInputs& inputs);  // how many blocks it changed
  // The answer where PAC-MAN is to walk, from a solved stage.
  bool pac_turn(const Rows& answer, bool caught, const Boosts& boosts,
                const std::array<int, kPieces>& places);
  // The answers where PAC-MAN has just eaten on `square`; `chained` are boosts of smaller stages.
  Rows after_pellet(const Rows& answer, int square, const Boosts& chained) const;
  // The possible positions of a row: no ghost on PAC-MAN, on a pellet or on another ghost.
  Row valid(int pac, int first, int second, int third) const;
  const StagePlan& plan() const { return plan_; }
  int rounds() const { return rounds_; }

 private:
  // --- PAC-MAN's turn (solve_pac_turn.cpp)
  struct Term {
    const Row* source;
    Row yes;  // places of the last ghost for which this end is not reached
  };
  struct Terms {
    std::vector<Term> list;
    Row barred{};  // all ends are barred: he stays
  };
  // An end of PAC-MAN's walks, and the places of the last ghost that bar it.
  struct Reach {
    int end;
    Row barred;
  };
  // The ends that some of the other ghosts leave, and those that the third ghost leaves besides,
  // by the squares of the third ghost that matter.
  struct Reaches {
    std::vector<Reach> ends;
    std::vector<std::vector<Reach>> near;
  };
  // The walks from a square by which of the first two ghosts are near.
  struct PacWalks {
    std::vector<int> near;           // squares that some walk crosses or ends on
    std::array<u8, kPlaces> index{}; // of a place in `near`, counted from 1; 0 for the others
    std::vector<Reaches> reaches;    // by pair of these
  };
  void prepare_walks();
  PacWalks walks_from(int pac) const;
  Reaches reaches_from(const PacPlan& plan, const PacWalks& walks, Squares others) const;
  static std::vector<Reach> reach_of(const PacPlan& plan, Squares others);
  static std::size_t pair_index(std::size_t one, std::size_t two);
  void pac_block(int first, int second, int pac, Row* out) const;
  using PacSources = std::array<const Row*, kSquares>;  // by end; null where it wins
  void pac_near_rows(const PacWalks& walks, const Reaches& reaches, const PacSources& sources,
                     Row* out) const;
  void pac_block_blocked(int first, int second, int pac, Row* out) const;
  void pac_row(const Terms& terms, const Row* stay, int at, Row* out) const;
  const Row* source_of(const PacEnd& end, int first, int second) const;
  Terms find_terms(int first, int second, int pac, Squares others) const;

  // --- the ghosts' turns (solve_ghost_turns.cpp)
  // The ends of the third ghost's walks from a square, PAC-MAN left out, in groups of four that
  // are filled up with his square: nobody else stands there, so its row answers no.
  struct Ends {
    static constexpr int kGroup = 4, kMostGroups = 4;
    u8 groups = 0;
    bool catches = false;
    std::array<u8, kGroup * kMostGroups> ends{};
  };
  // The squares from which the third ghost has so few ends that the others may bar them all.
  struct FewEnds {
    Squares always = 0, two = 0, three = 0;   // sure to be looked at; with two ends, with three
    std::array<Squares, kPlaces> into{};      // squares with a walk to this one
  };
  void prepare_ends();
  void prepare_tight();
  LastGhost last_ghost(int pac) const;
  void last_block(int first, int second, int pac, const Row* in, Row* out) const;
  Row last_row(int pac, Squares others, Row in, Row quick, bool tight) const;
  bool last_bit(int pac, int square, Squares others, Squares in) const;
  void third_block(int first, int second, int pac, const Row* in, Row* out) const;
  Squares doubtful_thirds(int pac, int one, int two) const;
  template <class Blocks>
  void outer_block(int dimension, int place, int other, int pac, const Blocks& blocks,
                   Row* out) const;
  template <class Blocks>
  void walk_block(int square, int other, int pac, const Blocks& blocks, Row* out) const;
  template <class Source>
  Row ghost_row(int pac, int square, Squares others, Source&& source) const;
  template <class Source>
  Row off_row(int piece, int pac, Squares others, Source&& source) const;
  Squares wedged(Squares others) const;
  Row caught_row() const { return all_or_none(inputs_.ghost_caught); }

  // --- rounds (solve_stage_rounds.cpp)
  struct Work;  // buffers of one thread
  int round_in_order();
  int pac_turns(int first, int second, Work& work);
  bool pac_turn_is_due(int first, int second, int pac) const;
  void fetch_ahead(int first, int second, int pac) const;
  int ghost_turns(int pac, Work& work);
  bool find_moved(int pac, Work& work);
  void find_due(int pac, Work& work);
  void second_turns(int pac, Work& work) const;
  int first_turns(int pac, Work& work);
  Squares asked(int place, int dimension, int pac) const;
  int round_in_free_order();
  int free_turns(int pac, Work& work);
  void free_layers(int pac, Work& work) const;
  void free_turn(int ghost, int first, int second, int pac, const Rows& in, Row* out) const;
  bool store_answer(int first, int pac, int second, const Row* rows);
  int each(int count, const std::function<int(int, Work&)>& step);

  // --- which positions are possible (solve_stage.cpp)
  Squares barred_to_ghosts(int pac) const;
  bool possible(int pac, int first, int second) const;
  Row block_mask(int first, int second) const;
  void mask(int first, int second, int pac, Row* block) const;
  bool settled(int first, int second, int pac, const Row* block) const;

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
  std::array<Row, kPlaces> not_at_{};           // everywhere but there; everywhere for kOff
  std::vector<std::array<Row, kPlaces>> fits_;  // by PAC-MAN's square and the third ghost's place
  std::vector<PacWalks> walks_;                 // by PAC-MAN's square
  std::vector<Ends> ends_;                      // by PAC-MAN's square and the ghost's
  std::vector<FewEnds> few_;                    // by PAC-MAN's square
  std::vector<Squares> tight_;  // by first and second ghost: third ghosts that may wedge a ghost
  std::vector<LastGhost> last_;                 // by PAC-MAN's square, for the round in work

  Rows* answer_ = nullptr;
  Rows* between_ = nullptr;  // after the turns of PAC-MAN and the last two ghosts
  Score* scores_ = nullptr;
  RoundInputs inputs_;
  int rounds_ = 0;
  bool from_yes_ = false;
  std::vector<char> answer_changed_, between_changed_;  // by block
  std::vector<char> answer_settled_, between_settled_;  // no round can change them any more
};

}  // namespace corridor
