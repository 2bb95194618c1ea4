// Alpha-beta search for every family. Scores are from the point of view of the side to move. A side
// may move several times in a row, so the sign changes with the side, not with the ply. With more
// than two sides the side at the root plays against all others together ("paranoid").
#pragma once

#include <algorithm>
#include <atomic>
#include <bit>
#include <utility>
#include <vector>

#include "endings.hpp"
#include "evaluate.hpp"
#include "game.hpp"
#include "ranked.hpp"
#include "report.hpp"
#include "score.hpp"
#include "search_control.hpp"
#include "transposition.hpp"

namespace corridor {

template <class Rules>
class Searcher {
 public:
  struct RootMove {
    Ranked ranked;
    Score score = -kInfinite;   // -kInfinite: not better than the moves before it
    Score before = -kInfinite;  // score of the last iteration
    std::vector<Move> line;
  };

  Searcher(const Game<Rules>& game, const Evaluation<Rules>& evaluation, Transpositions& table,
           const Control& control, u64 most_nodes, const RootMoves& root)
      : game_(game), evaluation_(evaluation), table_(table), control_(control),
        most_nodes_(most_nodes), root_side_(game.to_move()), two_sided_(game.table().sides == 2),
        frames_(kMostPlies + 2) {
    list_root(root);
  }

  // Searches the root to a depth; the best `lines` moves get exact scores. False if the search was
  // stopped; moves searched until then keep their new scores.
  bool iterate(int depth, int lines);

  std::vector<RootMove>& root() { return root_; }
  const std::vector<RootMove>& root() const { return root_; }
  u64 nodes() const { return published_.load(std::memory_order_relaxed); }

 private:
  struct Frame {
    RankedList moves;
    typename Game<Rules>::Undo undo;
    std::array<Move, 2> killers{};
    std::array<Move, kMostPlies> line;
    int line_size = 0;
  };

  void list_root(const RootMoves& root);
  bool search_line(int depth, std::size_t first);
  Score search_root(int depth, Score alpha, Score beta, std::size_t first);
  Score search(int depth, Score alpha, Score beta, int ply, bool after_pass = false);
  Score search_moves(int depth, Score alpha, Score beta, int ply, Score static_score,
                     const Found& found, u64 key);
  Score search_child(const Ranked& ranked, int depth, Score alpha, Score beta, int ply, int index,
                     bool is_pv);
  std::optional<Score> score_if_over(int depth, int ply);
  bool pass_refutes(int depth, Score beta, int ply);
  int reduction(const Ranked& ranked, int depth, int index, bool is_pv) const;
  void reward(const Ranked& best, int depth, int ply);
  void keep_line(Move move, int ply);

  int team() const {
    const int side = game_.to_move();
    return two_sided_ ? side : side != root_side_;
  }
  Score evaluate() {
    const int side = game_.to_move();
    if (two_sided_) return evaluation_.score(game_.rules(), game_.state(), side);
    const Score score = evaluation_.score(game_.rules(), game_.state(), root_side_);
    return side == root_side_ ? score : -score;
  }
  u64 key() const;
  bool must_stop();

  Game<Rules> game_;
  Evaluation<Rules> evaluation_;  // a copy, since it caches and threads must not share it
  Transpositions& table_;
  const Control& control_;
  const u64 most_nodes_;
  const int root_side_;
  const bool two_sided_;
  Guide<Rules> guide_;
  Endings<Rules> endings_;
  History history_;
  std::vector<Frame> frames_;
  std::vector<RootMove> root_;
  u64 nodes_ = 0;
  std::atomic<u64> published_{0};
  bool broken_off_ = false;
};

template <class Rules>
void Searcher<Rules>::list_root(const RootMoves& root) {
  constexpr int full_depth = 100;
  RankedList& list = frames_[0].moves;
  list.clear();
  if (game_.outcome().over()) return;
  if (root.every_piece()) {
    guide_.list(evaluation_, game_.rules(), game_.state(), full_depth, history_, list);
  } else {
    // All walks: moves of different pieces may have one successor, but only some pieces are
    // allowed.
    MoveList all;
    game_.generate(all, Walks::All);
    for (Move move : all) list.add(move, 0, Use::Forcing);
  }
  while (const Ranked* ranked = list.take()) {
    if (root.allow(ranked->move)) root_.push_back({.ranked = *ranked, .line = {}});
  }
}

template <class Rules>
bool Searcher<Rules>::must_stop() {
  constexpr u64 often = 127;
  if ((nodes_ & often) == 0) {
    published_.store(nodes_, std::memory_order_relaxed);
    if (control_.out_of_time()) broken_off_ = true;
  }
  if (control_.stopped() || (most_nodes_ && nodes_ >= most_nodes_)) broken_off_ = true;
  return broken_off_;
}

// The hash of the position. Near a limit the counters are mixed in, since they change the score;
// with several sides also the side at the root.
template <class Rules>
u64 Searcher<Rules>::key() const {
  constexpr int near = 40;  // plies or rounds; deeper lines are rarely searched
  const Table& t = game_.table();
  const Counters& counters = game_.counters();
  u64 key = game_.hash();
  if (!two_sided_) key ^= mix(u64(root_side_) + 1);
  if (t.draw_after_plies && counters.ply + near > t.draw_after_plies) {
    key ^= mix(u64(counters.ply) << 8 | 1);
  }
  if (t.no_progress_limit && counters.no_progress + near > t.no_progress_limit) {
    key ^= mix(u64(counters.no_progress) << 8 | 2);
  }
  return key;
}

// --- the root ------------------------------------------------------------------------------

template <class Rules>
bool Searcher<Rules>::iterate(int depth, int lines) {
  broken_off_ = false;
  for (RootMove& move : root_) move.before = std::exchange(move.score, -kInfinite);
  const std::size_t wanted = std::min(std::size_t(lines), root_.size());
  bool done = true;
  for (std::size_t first = 0; first < wanted && done; ++first) {
    done = search_line(depth, first);
    std::stable_sort(root_.begin(), root_.begin() + std::ptrdiff_t(first) + 1,
                     [](const auto& a, const auto& b) { return a.score > b.score; });
  }
  published_.store(nodes_, std::memory_order_relaxed);
  return done;
}

// Searches one line with an aspiration window around its last score; widened if the score falls
// outside.
template <class Rules>
bool Searcher<Rules>::search_line(int depth, std::size_t first) {
  constexpr int first_window = 35;
  const Score before = root_[first].before;
  int window = first_window;
  Score alpha = -kInfinite, beta = kInfinite;
  if (depth > 3 && before > -kInfinite && !is_decided(before)) {
    alpha = before - window;
    beta = before + window;
  }
  for (;;) {
    const Score score = search_root(depth, alpha, beta, first);
    if (root_[first].score == -kInfinite) root_[first].score = before;  // broken off at once
    std::stable_sort(root_.begin() + std::ptrdiff_t(first), root_.end(),
                     [](const auto& a, const auto& b) { return a.score > b.score; });
    if (broken_off_) return false;
    if (score > alpha && score < beta) return true;
    window *= 3;
    if (score <= alpha) alpha = window > 1000 ? -kInfinite : std::max(-kInfinite, score - window);
    else beta = window > 1000 ? kInfinite : std::min(kInfinite, score + window);
  }
}

template <class Rules>
Score Searcher<Rules>::search_root(int depth, Score alpha, Score beta, std::size_t first) {
  Score best = -kInfinite;
  const Score from = alpha;
  for (std::size_t i = first; i < root_.size(); ++i) {
    RootMove& move = root_[i];
    const Score score = search_child(move.ranked, depth, alpha, beta, 0, int(i - first), true);
    if (broken_off_) return best;
    best = std::max(best, score);
    // A move that is not better has no exact score; it keeps its place behind the best.
    const bool is_new_best = i == first || score > alpha;
    move.score = is_new_best ? score : -kInfinite;
    if (is_new_best) {
      const Frame& below = frames_[1];
      move.line.assign(1, move.ranked.move);
      move.line.insert(move.line.end(), below.line.begin(), below.line.begin() + below.line_size);
    }
    alpha = std::max(alpha, score);
    if (score >= beta) break;
  }
  table_.store(key(), 0, {digest(root_[first].ranked.move.code()), best, depth,
                          best >= beta ? Bound::Lower : best > from ? Bound::Exact : Bound::Upper});
  return best;
}

// --- below the root ------------------------------------------------------------------------

template <class Rules>
std::optional<Score> Searcher<Rules>::score_if_over(int depth, int ply) {
  const Outcome outcome = game_.outcome();
  if (outcome.over()) {
    if (outcome.winner == Outcome::kDraw) return 0;
    const int winners = two_sided_ ? outcome.winner : outcome.winner != root_side_;
    return winners == team() ? won_in(ply) : lost_in(ply);
  }
  // A repetition inside the tree counts as a draw: it makes no progress.
  if (game_.times_seen() > 1) return 0;
  return endings_.find(game_, depth, ply);
}

template <class Rules>
Score Searcher<Rules>::search(int depth, Score alpha, Score beta, int ply, bool after_pass) {
  // Step 1. Stop if a limit is reached.
  ++nodes_;
  frames_[ply].line_size = 0;
  if (must_stop()) return 0;

  // Step 2. Game over, repetition, or a known ending.
  if (const auto over = score_if_over(depth, ply)) return *over;

  // Step 3. Mate distance pruning: no line here is better than a win in one, or worse than a loss
  // now.
  alpha = std::max(alpha, lost_in(ply));
  beta = std::min(beta, won_in(ply + 1));
  if (alpha >= beta) return alpha;

  // Step 4. Transposition table.
  const u64 key = this->key();
  const bool is_pv = beta - alpha > 1;
  const Found found = table_.probe(key, ply);
  if (found.bound != Bound::None && found.depth >= depth && !is_pv) {
    const bool enough = found.bound == Bound::Exact ||
                        (found.bound == Bound::Lower ? found.score >= beta : found.score <= alpha);
    if (enough) return found.score;
  }

  // Step 5. Evaluate at the end of a line; one ply more if the evaluation is not reliable here.
  if (depth <= 0 && Habits<Rules>::is_restless(game_.state())) depth = 1;
  const Score static_score = evaluate();
  if (depth <= 0 || ply >= kMostPlies) return static_score;

  // Step 6. Reverse futility: so far above beta that the remaining plies will not change it.
  if (!is_pv && depth <= 3 && !is_decided(beta) &&
      static_score - Habits<Rules>::kMargin * depth >= beta) {
    return static_score;
  }

  // Step 7. Null move: above beta even if this side passes.
  if constexpr (Habits<Rules>::kMayPass) {
    if (!is_pv && !after_pass && depth >= 3 && static_score >= beta && !is_decided(beta) &&
        pass_refutes(depth, beta, ply)) {
      return beta;
    }
    if (broken_off_) return 0;
  }

  // Step 8. Internal reduction: without a hash move the ordering is poor, so search less deeply.
  if (depth >= 4 && !found.move) --depth;

  return search_moves(depth, alpha, beta, ply, static_score, found, key);
}

template <class Rules>
bool Searcher<Rules>::pass_refutes(int depth, Score beta, int ply) {
  if constexpr (Habits<Rules>::kMayPass) {
    auto& state = game_.state();
    const auto kept = state;
    if (!two_sided_ || !Habits<Rules>::may_pass(state)) return false;
    state.set(kToMove, 1 - game_.to_move());
    const int reduced = depth - 3 - depth / 4;
    const Score score = -search(reduced, -beta, 1 - beta, ply + 1, true);
    state = kept;
    return !broken_off_ && score >= beta;
  }
  return false;
}

template <class Rules>
Score Searcher<Rules>::search_moves(int depth, Score alpha, Score beta, int ply,
                                    Score static_score, const Found& found, u64 key) {
  Frame& frame = frames_[ply];
  const bool is_pv = beta - alpha > 1;
  const Score from = alpha;

  // Step 9. List the moves; hash move and killers get a bonus.
  guide_.list(evaluation_, game_.rules(), game_.state(), depth, history_, frame.moves);
  for (Ranked& ranked : frame.moves) {
    if (found.move == digest(ranked.move.code())) ranked.rank += kHashRank;
    else if (ranked.move == frame.killers[0] || ranked.move == frame.killers[1]) {
      ranked.rank += kKillerRank;
    }
  }
  frames_[ply + 1].killers = {};

  Score best = -kInfinite;
  u32 best_move = 0;
  int index = 0;
  while (const Ranked* taken = frame.moves.take()) {
    const Ranked ranked = *taken;
    // Step 10. Near the end of a line skip idle moves, late moves, and moves too far below alpha.
    if (!is_pv && best > -kDecided && ranked.use != Use::Forcing) {
      if (ranked.use == Use::Idle && depth <= 3) continue;
      if (depth <= 4 && index >= 4 + 3 * depth * depth) continue;
      if (depth <= 2 && static_score + Habits<Rules>::kMargin * (depth + 1) <= alpha) continue;
    }
    // Step 11. Search the move.
    const Score score = search_child(ranked, depth, alpha, beta, ply, index++, is_pv);
    if (broken_off_) return 0;
    if (score > best) {
      best = score;
      if (score > alpha) {
        best_move = digest(ranked.move.code());
        alpha = score;
        keep_line(ranked.move, ply);
      }
    }
    if (alpha >= beta) {
      reward(ranked, depth, ply);
      break;
    }
  }
  if (best == -kInfinite) return static_score;  // every move was skipped

  // Step 12. Store the result.
  table_.store(key, ply, {best_move, best, depth,
                          best >= beta ? Bound::Lower : best > from ? Bound::Exact : Bound::Upper});
  return best;
}

// Principal variation search: the first move gets the full window, others first a null window (with
// less depth), and are searched again only if they beat alpha.
template <class Rules>
Score Searcher<Rules>::search_child(const Ranked& ranked, int depth, Score alpha, Score beta,
                                    int ply, int index, bool is_pv) {
  const int team_before = team();
  Frame& frame = frames_[ply];
  game_.do_move(ranked.move, frame.undo);
  Guide<Rules>::hand_on(game_.rules(), ranked, game_.state());
  table_.prefetch(game_.hash());
  const bool same = team() == team_before;
  const auto below = [&](int to_depth, Score low, Score high) {
    return same ? search(to_depth, low, high, ply + 1) : -search(to_depth, -high, -low, ply + 1);
  };
  Score score;
  if (index == 0) {
    score = below(depth - 1, alpha, beta);
  } else {
    const int less = reduction(ranked, depth, index, is_pv);
    score = below(depth - 1 - less, alpha, alpha + 1);
    if (less && score > alpha && !broken_off_) score = below(depth - 1, alpha, alpha + 1);
    if (score > alpha && score < beta && !broken_off_) score = below(depth - 1, alpha, beta);
  }
  game_.undo_move(frame.undo);
  return score;
}

// Late move reduction, by index, depth and use. Constants set by hand and tested in self-play.
template <class Rules>
int Searcher<Rules>::reduction(const Ranked& ranked, int depth, int index, bool is_pv) const {
  if (depth < 2 || index < 2) return 0;
  const int late = std::bit_width(unsigned(index)) * std::bit_width(unsigned(depth));
  int less = late / 5;
  if (ranked.use == Use::Idle) ++less;
  if (ranked.use == Use::Forcing) --less;
  if (is_pv) --less;
  return std::clamp(less, 0, depth - 1);
}

// After a cutoff: updates killers, raises the history of the move, lowers that of moves tried
// before.
template <class Rules>
void Searcher<Rules>::reward(const Ranked& best, int depth, int ply) {
  Frame& frame = frames_[ply];
  if (frame.killers[0] != best.move) {
    frame.killers[1] = frame.killers[0];
    frame.killers[0] = best.move;
  }
  const int side = game_.to_move();
  const int bonus = std::min(depth * depth * 8, 1200);
  history_.add(side, best.move, bonus);
  for (const Ranked& tried : frame.moves.taken()) {
    if (tried.move != best.move) history_.add(side, tried.move, -bonus);
  }
}

// Principal variation: this move, then the line below.
template <class Rules>
void Searcher<Rules>::keep_line(Move move, int ply) {
  Frame& here = frames_[ply];
  const Frame& below = frames_[ply + 1];
  here.line[0] = move;
  const int size = std::min(below.line_size, kMostPlies - 1);
  std::copy_n(below.line.begin(), size, here.line.begin() + 1);
  here.line_size = size + 1;
}

}  // namespace corridor
