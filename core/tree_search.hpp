// Monte Carlo tree search (PUCT) for races of three or four sides: each side maximises its own
// chances. Leaves are judged by a small net.
#pragma once

#include <atomic>
#include <functional>
#include <memory>

#include "evaluate_many.hpp"
#include "game.hpp"
#include "guide_classic.hpp"
#include "report.hpp"
#include "search_control.hpp"

namespace corridor {

class TreeSearch {
 public:
  // `spread` above 1 explores more; each thread grows a tree of its own with another spread.
  TreeSearch(const Game<Classic>& game, const Evaluation<Classic>& evaluation, const Control& control,
             u64 most_nodes, std::size_t most_bytes, const RootMoves& root, float spread);

  bool has_moves() const { return !nodes_.empty() && nodes_[0].edges > 0; }
  // Grows the tree to a number of visits; false if a limit was reached before.
  bool grow_until(u64 visits);
  u64 visits() const { return visits_.load(std::memory_order_relaxed); }
  int deepest() const { return deepest_; }

  struct Choice {
    Move move;
    u64 visits;
    Chances worth;
    std::vector<Move> line;
  };
  // Moves of the root with their results, most visited first.
  std::vector<Choice> choices() const;

 private:
  static constexpr u32 kNone = ~u32(0);

  struct Edge {
    u32 move;  // moves of the race fit in 32 bits
    float prior;
    u32 node;
  };
  struct Node {
    u32 first_edge = 0;
    std::uint16_t edges = 0;
    u8 mover = 0;
    bool is_open = false;  // its edges are listed
    u32 visits = 0;
    Chances sum{};  // of the results of all visits, by side
  };

  void visit();
  Chances descend(std::size_t& depth);
  u32 follow(u32 edge, std::size_t& depth);
  Chances ended(const Outcome& outcome) const;
  Chances judged();
  void open(u32 node, std::size_t most_edges, const RootMoves& allowed);
  void add_edges(u32 first, std::size_t most_edges, const RootMoves& allowed);
  u32 best_edge(const Node& node) const;
  std::vector<Move> line_from(u32 node) const;
  bool must_stop() const;
  bool is_clear() const;

  Game<Classic> game_;
  Evaluation<Classic> evaluation_;  // a copy, since it caches and threads must not share it
  const Control& control_;
  const u64 most_nodes_;
  const std::size_t most_bytes_;
  const float explore_;  // weight of the prior against the results so far
  const float doubt_;    // factor on it at nodes of other sides, which may play worse than assumed
  Guide<Classic> guide_;
  History history_;  // stays empty; the guide wants one
  RankedList list_;
  std::vector<Node> nodes_;
  std::vector<Edge> edges_;
  std::vector<typename Game<Classic>::Undo> undo_;
  std::vector<u32> path_;
  std::atomic<u64> visits_{0};
  int deepest_ = 0;
};

// Runs a search on one or more threads.
Report think_in_tree(const Game<Classic>& game, const Evaluation<Classic>& evaluation, Control& control,
                     const Request& request, std::size_t most_bytes,
                     const std::function<void(const Report&)>& on_report);

}  // namespace corridor
