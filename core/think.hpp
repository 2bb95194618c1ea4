// Iterative deepening on several threads until a limit is reached.
#pragma once

#include <functional>
#include <memory>
#include <thread>

#include "report.hpp"
#include "search.hpp"

namespace corridor {

template <class Rules>
class Thinker {
 public:
  using OnReport = std::function<void(const Report&)>;

  Thinker(const Game<Rules>& game, const Evaluation<Rules>& evaluation, Transpositions& table,
          Control& control, const Request& request)
      : table_(table), control_(control), request_(request) {
    const u64 nodes = control.budget().nodes;
    const u64 share = nodes ? std::max<u64>(1, nodes / u64(request.threads)) : 0;
    for (int i = 0; i < request.threads; ++i) {
      searchers_.push_back(std::make_unique<Searcher<Rules>>(game, evaluation, table, control,
                                                             share, request.root));
    }
  }

  // The report of the last iteration that was finished, or stopped with a result.
  Report run(const OnReport& on_report) {
    if (main().root().empty()) return {};
    table_.new_search();
    std::vector<std::thread> helpers;
    for (int i = 1; i < request_.threads; ++i) helpers.emplace_back([this, i] { help(i); });
    deepen(on_report);
    wait_while_pondering();
    control_.stop();
    for (std::thread& helper : helpers) helper.join();
    last_.nodes = nodes();
    last_.seconds = control_.seconds();
    return last_;
  }

 private:
  Searcher<Rules>& main() { return *searchers_[0]; }
  u64 nodes() const {
    u64 sum = 0;
    for (const auto& searcher : searchers_) sum += searcher->nodes();
    return sum;
  }
  int deepest() const {
    const int depth = control_.budget().depth;
    return depth ? std::min(depth, kMostPlies) : kMostPlies;
  }

  void deepen(const OnReport& on_report) {
    for (int depth = 1; depth <= deepest(); ++depth) {
      const bool whole = main().iterate(depth, request_.lines);
      if (whole || depth == 1 || main().root()[0].score > -kInfinite) report(whole ? depth : depth - 1);
      if (!whole) return;
      if (on_report) on_report(last_);
      weigh_doubt();
      if (nothing_to_gain(depth)) return;
    }
  }

  // A helper thread: shares results through the transposition table. Every other helper starts a
  // ply deeper, so that they do not all do the same work.
  void help(int number) {
    Searcher<Rules>& searcher = *searchers_[std::size_t(number)];
    for (int depth = 1 + number % 2; depth <= deepest(); ++depth) {
      if (!searcher.iterate(depth, request_.lines)) return;
    }
  }

  void report(int depth) {
    last_.depth = depth;
    last_.nodes = nodes();
    last_.seconds = control_.seconds();
    last_.permille = table_.permille();
    last_.lines.clear();
    for (const auto& move : main().root()) {
      if (int(last_.lines.size()) == request_.lines || move.line.empty()) break;
      last_.lines.push_back({move.score > -kInfinite ? move.score : move.before, move.line, {}});
    }
    if (last_.lines.empty()) last_.lines.push_back({0, {main().root()[0].ranked.move}, {}});
  }

  // Raises the doubt if the best move changed or its score fell; older changes count half.
  void weigh_doubt() {
    constexpr Score fall = 40;
    const Line& best = last_.lines[0];
    const bool changed = !favourite_.moves.empty() && best.moves[0] != favourite_.moves[0];
    const bool fell = !favourite_.moves.empty() && best.score < favourite_.score - fall;
    doubt_ = doubt_ / 2 + (changed || fell);
    favourite_ = best;
  }

  // Seconds for this move. On a clock: less than `soft` if there is no doubt, more if there is.
  double enough() const {
    constexpr double clear = 0.7, doubtful = 0.9;
    const double soft = control_.soft(), hard = control_.hard();
    const double stretched = soft * (clear + doubtful * doubt_);
    return soft < hard ? std::min(stretched, hard) : soft;
  }

  // Whether to stop: the time is used, all lines are decided, or there is only one move.
  bool nothing_to_gain(int depth) const {
    if (control_.pondering()) return false;
    if (control_.past(enough())) return true;
    const bool ends_seen = std::all_of(last_.lines.begin(), last_.lines.end(), [&](const Line& l) {
      return is_decided(l.score) && depth > std::abs(plies_to_end(l.score));
    });
    if (ends_seen) return true;
    const bool on_clock = control_.soft() > 0;
    return on_clock && searchers_[0]->root().size() == 1;
  }

  void wait_while_pondering() {
    while (control_.pondering() && !control_.stopped()) {
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
  }

  Transpositions& table_;
  Control& control_;
  Request request_;
  std::vector<std::unique_ptr<Searcher<Rules>>> searchers_;
  Report last_;
  Line favourite_;    // best line of the iteration before
  double doubt_ = 0;  // 0: the best move never changed; towards 2: it changed each time
};

}  // namespace corridor
