#include "tree_search.hpp"

#include <algorithm>
#include <cmath>
#include <thread>

namespace corridor {

namespace {

constexpr std::size_t kMostEdges = 28;  // moves of a node below the root; the rest is ignored
constexpr std::size_t kMostRootEdges = 160;

// Prior of a move for the side that makes it, in steps: its lead over the leading rival after the
// move.
float promise(const Ranked& ranked, const Classic& rules, Classic::State& state) {
  constexpr float fence = 0.6f;   // what a fence in hand is worth, in steps
  constexpr float alarm = 4.0f;   // penalty if a rival is one step from its goal
  constexpr float trouble = 0.05f;  // value of each step that any rival still has to go
  const int mover = rules.to_move(state);
  int own = 0, first = kSquares, all = 0;
  for (int side = 0; side < rules.table().sides; ++side) {
    const bool same = ranked.length[side] == Route::kUnknown;
    const int steps = same ? rules.distance(state, side) : ranked.length[side];
    if (side == mover) {
      own = steps;
    } else {
      first = std::min(first, steps);
      all += steps;
    }
  }
  float worth = float(first - own) + trouble * float(all);
  if (first <= 1) worth -= alarm;
  return ranked.move.kind() == Kind::Place ? worth - fence : worth;
}

}  // namespace

TreeSearch::TreeSearch(const Game<Classic>& game, const Evaluation<Classic>& evaluation,
                       const Control& control, u64 most_nodes, std::size_t most_bytes,
                       const RootMoves& root, float spread)
    : game_(game), evaluation_(evaluation), control_(control), most_nodes_(most_nodes),
      most_bytes_(most_bytes),
      explore_(spread * evaluation.many().weight(ManyEvaluation::kExplore)),
      doubt_(evaluation.many().weight(ManyEvaluation::kDoubt)) {
  if (game_.outcome().over()) return;
  nodes_.emplace_back();
  open(0, kMostRootEdges, root);
}

// Whether the most visited move also has the best result.
bool TreeSearch::is_clear() const {
  const Node& root = nodes_[0];
  u32 most = 0;
  float best = -1, of_most = -1;
  for (u32 edge = root.first_edge; edge < root.first_edge + root.edges; ++edge) {
    const u32 below = edges_[edge].node;
    if (below == kNone || !nodes_[below].visits) continue;
    const float worth = nodes_[below].sum[root.mover] / float(nodes_[below].visits);
    best = std::max(best, worth);
    if (nodes_[below].visits > most) {
      most = nodes_[below].visits;
      of_most = worth;
    }
  }
  return most > 0 && of_most >= best;
}

bool TreeSearch::must_stop() const {
  const Budget& budget = control_.budget();
  const double soft = control_.soft();
  const bool no_choice = soft > 0 && !control_.pondering() && nodes_[0].edges == 1;
  if ((no_choice || control_.past(soft)) && is_clear()) return true;
  return control_.stopped() || control_.out_of_time() ||
         (budget.depth && deepest_ >= budget.depth) ||
         (most_nodes_ && visits_.load(std::memory_order_relaxed) >= most_nodes_);
}

bool TreeSearch::grow_until(u64 visits) {
  constexpr u64 often = 15;
  while (visits_.load(std::memory_order_relaxed) < visits) {
    const u64 done = visits_.load(std::memory_order_relaxed);
    if ((done & often) == 0 || most_nodes_) {
      if (must_stop()) return false;
    }
    visit();
    visits_.store(done + 1, std::memory_order_relaxed);
  }
  return true;
}

// One visit. Step 1: descend by the best edges. Step 2: evaluate the leaf, or open it if it was
// evaluated before. Step 3: add the result to all nodes on the path.
void TreeSearch::visit() {
  path_.assign(1, 0);
  std::size_t depth = 0;
  const Chances found = descend(depth);
  deepest_ = std::max(deepest_, int(path_.size()) - 1);
  while (depth > 0) game_.undo_move(undo_[--depth]);
  for (u32 node : path_) {
    ++nodes_[node].visits;
    for (int side = 0; side < kMostSides; ++side) nodes_[node].sum[side] += found[side];
  }
}

// Steps 1 and 2. `depth` counts the moves played, which the caller undoes.
Chances TreeSearch::descend(std::size_t& depth) {
  u32 here = 0;
  for (;;) {
    const Outcome outcome = game_.outcome();
    if (depth > 0 && (outcome.over() || game_.times_seen() > 1)) return ended(outcome);
    if (!nodes_[here].is_open) {
      const bool full = nodes_.size() * sizeof(Node) + edges_.size() * sizeof(Edge) > most_bytes_;
      if (nodes_[here].visits == 0 || full || depth + 1 >= std::size_t(kMostPlies)) {
        return judged();
      }
      open(here, kMostEdges, {});
    }
    here = follow(best_edge(nodes_[here]), depth);
  }
}

// Plays the move of an edge and returns its node, which is made on the first visit.
u32 TreeSearch::follow(u32 edge, std::size_t& depth) {
  if (undo_.size() <= depth) undo_.emplace_back();
  game_.do_move(Move(edges_[edge].move), undo_[depth++]);
  if (edges_[edge].node == kNone) {
    edges_[edge].node = u32(nodes_.size());
    nodes_.emplace_back();
    nodes_.back().mover = u8(game_.to_move());
  }
  path_.push_back(edges_[edge].node);
  return edges_[edge].node;
}

Chances TreeSearch::judged() {
  Classic::State& state = game_.state();
  return evaluation_.net().chances(game_.rules(), state, evaluation_.cuts(game_.rules(), state));
}

// Result of a finished game; a draw or a repetition gives every side the same share.
Chances TreeSearch::ended(const Outcome& outcome) const {
  Chances chances{};
  const int sides = game_.table().sides;
  for (int side = 0; side < sides; ++side) {
    const bool drawn = !outcome.over() || outcome.winner == Outcome::kDraw;
    chances[side] = drawn ? 1.0f / float(sides) : float(side == outcome.winner);
  }
  return chances;
}

// Lists the moves of a node as edges.
void TreeSearch::open(u32 at, std::size_t most_edges, const RootMoves& allowed) {
  constexpr int everything = 100;
  const int mover = game_.to_move();
  // Below the root only walks and fences that change a route are listed.
  const int depth = at == 0 ? everything : Guide<Classic>::kFrontier;
  guide_.list(evaluation_, game_.rules(), game_.state(), depth, history_, list_);
  const u32 first = u32(edges_.size());
  add_edges(first, most_edges, allowed);
  Node& node = nodes_[at];
  node.first_edge = first;
  node.edges = std::uint16_t(edges_.size() - first);
  node.mover = u8(mover);
  node.is_open = true;
}

// Adds edges for the listed moves, with priors by softmax.
void TreeSearch::add_edges(u32 first, std::size_t most_edges, const RootMoves& allowed) {
  Classic::State& state = game_.state();
  const int mover = game_.to_move();
  const float heat = evaluation_.many().weight(ManyEvaluation::kHeat);
  float sum = 0, highest = -1e9f;
  while (const Ranked* ranked = list_.take()) {
    if (edges_.size() - first == most_edges) break;
    if (!allowed.allow(ranked->move)) continue;
    if (ranked->length[mover] == 0 && ranked->move.kind() == Kind::Walk) {
      edges_.resize(first);  // it wins: no other move is needed
      edges_.push_back({u32(ranked->move.code()), highest = 0, kNone});
      break;
    }
    const float looks = heat * promise(*ranked, game_.rules(), state);
    edges_.push_back({u32(ranked->move.code()), looks, kNone});
    highest = std::max(highest, looks);
  }
  for (std::size_t i = first; i < edges_.size(); ++i) {
    sum += edges_[i].prior = std::exp(edges_[i].prior - highest);
  }
  for (std::size_t i = first; i < edges_.size(); ++i) edges_[i].prior /= sum;
}

// PUCT: mean result of the mover plus an exploration term by prior and visits. An edge without
// visits counts as a little worse than the mean of the node.
u32 TreeSearch::best_edge(const Node& node) const {
  const float mean = node.visits ? node.sum[node.mover] / float(node.visits) : 0.5f;
  const float untried = mean - evaluation_.many().weight(ManyEvaluation::kUntried);
  const float doubt = node.mover == nodes_[0].mover ? 1.0f : doubt_;
  const float pull = explore_ * doubt * std::sqrt(float(node.visits) + 1.0f);
  u32 best = node.first_edge;
  float most = -1e9f;
  for (u32 edge = node.first_edge; edge < node.first_edge + node.edges; ++edge) {
    const u32 below = edges_[edge].node;
    const u32 visits = below == kNone ? 0 : nodes_[below].visits;
    const float worth = visits ? nodes_[below].sum[node.mover] / float(visits) : untried;
    const float value = worth + pull * edges_[edge].prior / float(1 + visits);
    if (value > most) {
      most = value;
      best = edge;
    }
  }
  return best;
}

// The line of most visited moves.
std::vector<Move> TreeSearch::line_from(u32 at) const {
  std::vector<Move> line;
  while (nodes_[at].is_open) {
    u32 best = kNone, most = 0;
    for (u32 edge = nodes_[at].first_edge; edge < nodes_[at].first_edge + nodes_[at].edges;
         ++edge) {
      const u32 below = edges_[edge].node;
      if (below == kNone || nodes_[below].visits <= most) continue;
      most = nodes_[below].visits;
      best = edge;
    }
    if (best == kNone) break;
    line.push_back(Move(edges_[best].move));
    at = edges_[best].node;
  }
  return line;
}

std::vector<TreeSearch::Choice> TreeSearch::choices() const {
  std::vector<Choice> found;
  const Node& root = nodes_[0];
  for (u32 edge = root.first_edge; edge < root.first_edge + root.edges; ++edge) {
    Choice choice{Move(edges_[edge].move), 0, {}, {}};
    if (const u32 below = edges_[edge].node; below != kNone && nodes_[below].visits) {
      choice.visits = nodes_[below].visits;
      for (int side = 0; side < kMostSides; ++side) {
        choice.worth[side] = nodes_[below].sum[side] / float(choice.visits);
      }
      choice.line = line_from(below);
    }
    choice.line.insert(choice.line.begin(), choice.move);
    found.push_back(std::move(choice));
  }
  std::stable_sort(found.begin(), found.end(),
                   [](const Choice& a, const Choice& b) { return a.visits > b.visits; });
  return found;
}

// --- a whole search --------------------------------------------------------------------------

namespace {

using Trees = std::vector<std::unique_ptr<TreeSearch>>;

// Adds up the root moves of all threads' trees, weighted by visits.
std::vector<TreeSearch::Choice> added_up(const Trees& trees) {
  std::vector<TreeSearch::Choice> sum = trees[0]->choices();
  for (std::size_t i = 1; i < trees.size(); ++i) {
    for (const TreeSearch::Choice& choice : trees[i]->choices()) {
      const auto same = std::find_if(sum.begin(), sum.end(),
                                     [&](const auto& s) { return s.move == choice.move; });
      if (same == sum.end() || !choice.visits) continue;
      const float all = float(same->visits + choice.visits);
      for (std::size_t side = 0; side < kMostSides; ++side) {
        same->worth[side] = (same->worth[side] * float(same->visits) +
                             choice.worth[side] * float(choice.visits)) / all;
      }
      same->visits += choice.visits;
    }
  }
  std::stable_sort(sum.begin(), sum.end(),
                   [](const auto& a, const auto& b) { return a.visits > b.visits; });
  return sum;
}

Report report_on(const Trees& trees, const Control& control, const Request& request, int mover,
                 int sides) {
  Report report;
  const auto choices = trees.size() == 1 ? trees[0]->choices() : added_up(trees);
  for (const auto& choice : choices) {
    const bool enough = int(report.lines.size()) == request.lines;
    if (enough || (!choice.visits && !report.lines.empty())) break;
    const auto worth = choice.worth.begin();
    report.lines.push_back({score_of(choice.worth[std::size_t(mover)]), choice.line,
                            std::vector<float>(worth, worth + sides)});
  }
  report.depth = trees[0]->deepest();
  for (const auto& tree : trees) report.nodes += tree->visits();
  report.seconds = control.seconds();
  return report;
}

}  // namespace

Report think_in_tree(const Game<Classic>& game, const Evaluation<Classic>& evaluation, Control& control,
                     const Request& request, std::size_t most_bytes,
                     const std::function<void(const Report&)>& on_report) {
  const u64 nodes = control.budget().nodes;
  const u64 share = nodes ? std::max<u64>(1, nodes / u64(request.threads)) : 0;
  Trees trees;
  for (int i = 0; i < request.threads; ++i) {
    trees.push_back(std::make_unique<TreeSearch>(
        game, evaluation, control, share, most_bytes / std::size_t(request.threads),
        request.root, 1.0f + 0.2f * float(i)));
  }
  if (!trees[0]->has_moves()) return {};
  std::vector<std::thread> helpers;
  for (int i = 1; i < request.threads; ++i) {
    helpers.emplace_back([&, i] { trees[std::size_t(i)]->grow_until(~u64(0)); });
  }
  constexpr u64 first_report = 256;
  const int mover = game.to_move(), sides = game.table().sides;
  for (u64 visits = first_report; trees[0]->grow_until(visits); visits *= 2) {
    // Other threads are still changing their trees, so the report reads only this thread's tree.
    if (!on_report) continue;
    Trees own;
    own.push_back(std::move(trees[0]));
    on_report(report_on(own, control, request, mover, sides));
    trees[0] = std::move(own[0]);
  }
  while (control.pondering() && !control.stopped()) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  control.stop();
  for (std::thread& helper : helpers) helper.join();
  return report_on(trees, control, request, mover, sides);
}

}  // namespace corridor
