// Python bindings of rules and search; those of the solver are in bindings_solve.cpp.
#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <array>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <exception>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

#include "any_game.hpp"
#include "bindings_solve.hpp"
#include "chase_net.hpp"
#include "evaluate_chase.hpp"
#include "evaluate_classic.hpp"
#include "guide_chase.hpp"
#include "guide_classic.hpp"
#include "race_net.hpp"
#include "perft.hpp"
#include "playout.hpp"
#include "think.hpp"
#include "tree_search.hpp"

namespace nb = nanobind;

namespace corridor {

namespace {

constexpr int kDeepest = 64;  // perft recurses once for each move

// Makes Python lists of move codes. Lists of legal moves are made very often and are mostly fences
// and single steps, so the int objects of these are cached and shared.
class Codes {
 public:
  nb::list list(const MoveList& moves) {
    PyObject* list = PyList_New(moves.size());
    if (!list) throw nb::python_error();
    nb::list owner = nb::steal<nb::list>(list);
    for (int i = 0; i < moves.size(); ++i) PyList_SET_ITEM(list, i, number(moves[i]));
    return owner;
  }

 private:
  PyObject* number(Move move) {
    if (move.kind() == Kind::Place) return shared(places_[std::size_t(move.fence())], move);
    if (move.kind() != Kind::Walk || move.size() != 1) return fresh(move);
    return shared(steps_[std::size_t(move.piece())][std::size_t(move.last())], move);
  }
  static PyObject* shared(nb::object& kept, Move move) {
    if (!kept.is_valid()) kept = nb::steal(fresh(move));
    return nb::object(kept).release().ptr();
  }
  static PyObject* fresh(Move move) {
    PyObject* number = PyLong_FromUnsignedLongLong(move.code());
    if (!number) throw nb::python_error();
    return number;
  }

  std::array<nb::object, kFences> places_;
  std::array<std::array<nb::object, kSquares>, kPieces> steps_;
};

template <class Fields>
nb::tuple names(const Fields& fields) {
  nb::list list;
  for (std::string_view name : fields) list.append(nb::str(name.data(), name.size()));
  return nb::tuple(list);
}

// A game with its undo stack.
template <class Rules>
struct Session {
  Game<Rules> game;
  std::vector<typename Game<Rules>::Undo> done;
};

using AnySession = std::variant<Session<Classic>, Session<Pacman>, Session<Advanced>>;

template <class Rules>
AnySession session_with(const Game<Rules>& game) {
  return Session<Rules>{game, {}};
}

class Core {
  AnySession session_;
  std::shared_ptr<Codes> codes_ = std::make_shared<Codes>();  // one for all copies
  MoveList scratch_;

  template <class Visitor>
  auto visit(Visitor&& visitor) {
    return std::visit(visitor, session_);
  }
  nb::list moves(Walks walks) {
    visit([&](auto& s) { s.game.generate(scratch_, walks); });
    return codes_->list(scratch_);
  }

 public:
  template <class Visitor>
  auto with_game(Visitor&& visitor) const {
    return std::visit([&](const auto& s) { return visitor(s.game); }, session_);
  }
  explicit Core(const std::vector<std::int64_t>& table)
      : session_(std::visit([](const auto& game) { return session_with(game); },
                            make_game(table))) {}

  nb::list legal_moves() { return moves(Walks::All); }
  nb::list search_moves() { return moves(Walks::OnePerSuccessor); }
  bool is_legal(u64 code) {
    return visit([&](auto& s) { return (code & 7) < kKinds && s.game.is_legal(Move(code)); });
  }
  void do_move(u64 code) {
    visit([&](auto& s) {
      const Move move = legal_move(s.game, code);
      s.done.emplace_back();
      s.game.do_move(move, s.done.back());
    });
  }
  // Plays a move and lists the next legal moves: one call for each ply.
  nb::list advance(u64 code) {
    do_move(code);
    return legal_moves();
  }
  void undo() {
    visit([](auto& s) {
      if (s.done.empty()) throw nb::index_error("no move to take back");
      s.game.undo_move(s.done.back());
      s.done.pop_back();
    });
  }
  std::vector<std::int64_t> state() {
    return visit([](auto& s) { return s.game.export_state(); });
  }
  void set_state(const std::vector<std::int64_t>& numbers, const std::vector<u64>& earlier) {
    visit([&](auto& s) {
      s.game.import_state(numbers, earlier);
      s.done.clear();
    });
  }
  u64 hash() {
    return visit([](auto& s) { return s.game.hash(); });
  }
  int to_move() {
    return visit([](auto& s) { return s.game.to_move(); });
  }
  int ply() {
    return visit([](auto& s) { return s.game.counters().ply; });
  }
  int rating() {
    return visit([](auto& s) { return s.game.rating(); });
  }
  nb::object outcome() {
    const Outcome outcome = visit([](auto& s) { return s.game.outcome(); });
    if (!outcome.over()) return nb::none();
    return nb::make_tuple(outcome.winner, kReasonNames[int(outcome.reason)]);
  }
  std::vector<int> distances() {
    return visit([](auto& s) {
      std::vector<int> steps;
      for (int side = 0; side < s.game.table().sides; ++side) {
        steps.push_back(s.game.distance(side));
      }
      return steps;
    });
  }
  // One call for all fences of a position: a call for each would cost more than the work.
  std::vector<std::vector<int>> distances_after(const std::vector<u64>& codes) {
    std::vector<std::vector<int>> found;
    found.reserve(codes.size());
    for (u64 code : codes) {
      do_move(code);
      found.push_back(distances());
      undo();
    }
    return found;
  }
  std::vector<int> distance_map(const std::vector<int>& targets) {
    Squares set = 0;
    for (int square : targets) {
      if (square < 0 || square >= kSquares) refuse("distance_map: not a square");
      set |= bit(square);
    }
    return visit([&](auto& s) {
      const auto map = corridor::distance_map(s.game.state().board, s.game.table().tunnels, set);
      return std::vector<int>(map.begin(), map.end());
    });
  }
  // Long calls work on a copy without the GIL, so that other threads may use this object.
  u64 perft(int depth) {
    if (depth < 0 || depth > kDeepest) refuse("perft: depth out of range");
    return visit([&](auto& s) {
      auto game = s.game;
      nb::gil_scoped_release unlocked;
      return corridor::perft(game, depth);
    });
  }
  std::tuple<std::vector<u64>, u64, u64, u64> playouts(u64 games, u64 seed, int most_plies) {
    return visit([&](auto& s) {
      const auto game = s.game;
      const Playouts played = [&] {
        nb::gil_scoped_release unlocked;
        return play_out(game, games, seed, most_plies);
      }();
      const auto wins = played.wins.begin();
      return std::tuple(std::vector<u64>(wins, wins + game.table().sides), played.draws,
                        played.cut, played.plies);
    });
  }
};

// A queue of reports from the search thread to the calling thread.
class Mailbox {
 public:
  void put(const Report& report) {
    const std::lock_guard lock(mutex_);
    waiting_.push_back(report);
    changed_.notify_one();
  }
  void close() {
    const std::lock_guard lock(mutex_);
    closed_ = true;
    changed_.notify_one();
  }
  // Waits for a report, but not long, so that the caller can check signals; false once the queue is
  // closed and empty.
  bool next(std::optional<Report>& report) {
    std::unique_lock lock(mutex_);
    changed_.wait_for(lock, std::chrono::milliseconds(50),
                      [&] { return closed_ || !waiting_.empty(); });
    report.reset();
    if (waiting_.empty()) return !closed_;
    report = std::move(waiting_.front());
    waiting_.pop_front();
    return true;
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Report> waiting_;
  bool closed_ = false;
};

nb::tuple as_tuple(const Report& report) {
  nb::list lines;
  for (const Line& line : report.lines) {
    std::vector<u64> codes;
    for (Move move : line.moves) codes.push_back(move.code());
    lines.append(nb::make_tuple(line.score, codes, line.chances));
  }
  return nb::make_tuple(report.depth, report.nodes, report.seconds, report.permille, lines);
}

// Runs `work` on a thread and passes its reports to Python. The calling thread checks signals, so
// that Ctrl-C stops the search.
Report supervised(Control& control, const std::function<Report(Mailbox&)>& work,
                  const nb::object& on_report) {
  Mailbox mailbox;
  Report result;
  std::exception_ptr failure, interruption;
  nb::gil_scoped_release unlocked;
  std::thread worker([&] {
    try {
      result = work(mailbox);
    } catch (...) {
      failure = std::current_exception();
    }
    mailbox.close();
  });
  std::optional<Report> report;
  while (mailbox.next(report)) {
    if (interruption) continue;
    nb::gil_scoped_acquire locked;
    try {
      if (PyErr_CheckSignals()) throw nb::python_error();
      if (report && !on_report.is_none()) on_report(as_tuple(*report));
    } catch (...) {
      interruption = std::current_exception();
      control.stop();
    }
  }
  worker.join();
  if (interruption) std::rethrow_exception(interruption);
  if (failure) std::rethrow_exception(failure);
  return result;
}

template <class Rules>
Evaluation<Rules> evaluation_of(const Game<Rules>& game, const std::vector<std::int64_t>& weights) {
  if constexpr (std::is_same_v<Rules, Classic>) {
    return Evaluation<Rules>(weights, game.table().sides);
  } else {
    return Evaluation<Rules>(weights);
  }
}

// The transposition table and settings of searches, and the calls that start them.
class Search {
  static constexpr int kMostThreads = 256;
  static constexpr int kMostLines = 500;
  std::unique_ptr<Transpositions> table_;
  std::size_t bytes_;
  int threads_;
  std::atomic<bool> busy_{false};

  struct Busy {
    explicit Busy(std::atomic<bool>& flag) : flag_(flag) {
      if (flag_.exchange(true)) throw std::runtime_error("this search is running already");
    }
    ~Busy() { flag_ = false; }
    std::atomic<bool>& flag_;
  };

 public:
  Search(std::int64_t megabytes, std::int64_t threads) : bytes_(std::size_t(megabytes) << 20), threads_(int(threads)) {
    if (megabytes < 1 || megabytes > std::int64_t(Transpositions::kMostMegabytes)) {
      refuse("hash_mb: out of range");
    }
    if (threads < 1 || threads > kMostThreads) refuse("threads: out of range");
    table_ = std::make_unique<Transpositions>(std::size_t(megabytes));
  }
  void clear() {
    const Busy busy(busy_);
    table_->clear();
  }
  nb::tuple think(const Core& core, Control& control, int lines, u32 pieces,
                  const std::vector<u64>& avoid, const std::vector<std::int64_t>& weights,
                  const nb::object& on_report, int method) {
    const Busy busy(busy_);
    if (lines < 1 || lines > kMostLines) refuse("lines: out of range");
    const Request request{.lines = lines, .threads = threads_, .root = {pieces, avoid}};
    return core.with_game([&]<class Rules>(const Game<Rules>& game) {
      if constexpr (std::is_same_v<Rules, Classic>) {
        if (game.table().sides > 2 && method != kAlphaBeta) {
          return in_tree(game, control, request, weights, on_report);
        }
      }
      return in_depth(game, control, request, weights, on_report);
    });
  }

 private:
  static constexpr int kAlphaBeta = 1;

  template <class Rules>
  nb::tuple in_depth(const Game<Rules>& game, Control& control, const Request& request,
                     const std::vector<std::int64_t>& weights, const nb::object& on_report) {
    const auto evaluation = evaluation_of(game, weights);
    return as_tuple(supervised(control, [&, copy = game](Mailbox& mailbox) {
      Thinker<Rules> thinker(copy, evaluation, *table_, control, request);
      return thinker.run([&](const Report& report) { mailbox.put(report); });
    }, on_report));
  }
  nb::tuple in_tree(const Game<Classic>& game, Control& control, const Request& request,
                    const std::vector<std::int64_t>& weights, const nb::object& on_report) {
    const auto evaluation = evaluation_of(game, weights);
    return as_tuple(supervised(control, [&, copy = game](Mailbox& mailbox) {
      return think_in_tree(copy, evaluation, control, request, bytes_,
                           [&](const Report& report) { mailbox.put(report); });
    }, on_report));
  }
};

// What the net of the races is told about each side.
std::vector<std::vector<float>> race_features_of(const Core& core) {
  return core.with_game([]<class Rules>(const Game<Rules>& game) {
    std::vector<std::vector<float>> found;
    if constexpr (std::is_same_v<Rules, Classic>) {
      if (game.outcome().over()) refuse("race_features: only while the game goes on");
      Game<Rules> copy = game;
      Cuts cuts;
      cuts.find(copy.rules(), copy.state());
      const auto features = RaceNet::features(copy.rules(), copy.state(), cuts);
      for (int side = 0; side < game.table().sides; ++side) {
        found.emplace_back(features[std::size_t(side)].begin(), features[std::size_t(side)].end());
      }
    } else {
      refuse("race_features: only of races");
    }
    return found;
  });
}

// What the net of the basic chase is told.
std::vector<int> chase_features_of(const Core& core) {
  return core.with_game([]<class Rules>(const Game<Rules>& game) {
    std::vector<int> found;
    if constexpr (std::is_same_v<Rules, Pacman>) {
      if (game.outcome().over()) refuse("chase_features: only while the game goes on");
      ChaseNet net;
      const auto& features = net.features(game.table(), game.state());
      found.assign(features.begin(), features.end());
    } else {
      refuse("chase_features: only of the basic chase");
    }
    return found;
  });
}

Budget read_budget(u64 nodes, int depth, double soft, double hard, bool ponder) {
  const auto is_time = [](double seconds) { return seconds >= 0 && seconds < 1e9; };
  if (depth < 0) refuse("depth: out of range");
  if (!is_time(soft) || !is_time(hard)) refuse("seconds: out of range");
  return {.nodes = nodes, .depth = depth, .soft = soft, .hard = hard, .ponder = ponder};
}

std::tuple<int, int, std::vector<int>> decode(u64 code) {
  const Move move(code);
  if ((code & 7) >= kKinds) refuse("move: unknown kind");
  std::vector<int> arguments;
  for (int i = 0; i < move.size(); ++i) arguments.push_back(move.argument(i));
  return {int(move.kind()), move.piece() == kNoPiece ? -1 : move.piece(), arguments};
}

u64 encode(int kind, int piece, const std::vector<int>& arguments) {
  if (kind < 0 || kind >= kKinds) refuse("move: unknown kind");
  if (piece < -1 || piece >= kPieces) refuse("move: no such piece");
  if (arguments.size() > Move::kMostArguments) refuse("move: too many squares");
  Move move(Kind(kind), piece < 0 ? kNoPiece : piece);
  for (int argument : arguments) {
    if (argument < 0 || argument >= kFences) refuse("move: no such square or fence");
    move = move.with(argument);
  }
  return move.code();
}

}  // namespace

}  // namespace corridor

NB_MODULE(_core, m) {
  nb::set_leak_warnings(false);  // at exit a thread may still hold a search
  using corridor::Core;
  using namespace nb::literals;
  m.doc() = "Fast copy of the rules, for search.";
  m.attr("TABLE_FIELDS") = corridor::names(corridor::kTableFields);
  m.attr("STATE_FIELDS") = corridor::names(corridor::kStateFields);
  m.def("decode", &corridor::decode, "code"_a);
  m.def("encode", &corridor::encode, "kind"_a, "piece"_a, "arguments"_a);
  nb::class_<Core>(m, "Core")
      .def(nb::init<const std::vector<std::int64_t>&>(), "table"_a)
      .def("legal_moves", &Core::legal_moves)
      .def("search_moves", &Core::search_moves)
      .def("is_legal", &Core::is_legal, "move"_a)
      .def("do", &Core::do_move, "move"_a)
      .def("advance", &Core::advance, nb::arg("move"))
      .def("undo", &Core::undo)
      .def("state", &Core::state)
      .def("set_state", &Core::set_state, "state"_a, "earlier"_a = std::vector<corridor::u64>{})
      .def("hash", &Core::hash)
      .def("to_move", &Core::to_move)
      .def("ply", &Core::ply)
      .def("rating", &Core::rating)
      .def("outcome", &Core::outcome)
      .def("distances", &Core::distances)
      .def("distances_after", &Core::distances_after, "moves"_a)
      .def("distance_map", &Core::distance_map, "targets"_a)
      .def("perft", &Core::perft, "depth"_a)
      .def("playouts", &Core::playouts, "games"_a, "seed"_a, "most_plies"_a = 0)
      .def("race_features", [](const Core& core) { return corridor::race_features_of(core); })
      .def("chase_features", [](const Core& core) { return corridor::chase_features_of(core); })
      .def("copy", [](const Core& core) { return Core(core); });

  using corridor::Control;
  using corridor::Search;
  m.attr("WIN") = corridor::kWin;
  m.attr("DECIDED") = corridor::kDecided;
  nb::class_<Control>(m, "Control")
      .def("__init__", [](Control* self, corridor::u64 nodes, int depth, double soft, double hard,
                          bool ponder) {
             new (self) Control(corridor::read_budget(nodes, depth, soft, hard, ponder));
           },
           nb::kw_only(), "nodes"_a = 0, "depth"_a = 0, "soft"_a = 0.0, "hard"_a = 0.0,
           "ponder"_a = false)
      .def("stop", &Control::stop)
      .def("ponder_hit", nb::overload_cast<>(&Control::ponder_hit))
      .def("ponder_hit", nb::overload_cast<double, double>(&Control::ponder_hit), "soft"_a, "hard"_a);
  nb::class_<Search>(m, "Search")
      .def(nb::init<std::int64_t, std::int64_t>(), nb::kw_only(), "hash_mb"_a, "threads"_a)
      .def("clear", &Search::clear)
      .def("think", &Search::think, "core"_a, "control"_a, nb::kw_only(), "lines"_a = 1,
           "pieces"_a = ~corridor::u32(0), "avoid"_a = std::vector<corridor::u64>{}, "weights"_a = std::vector<std::int64_t>{},
           "on_report"_a = nb::none(), "method"_a = 0);
  corridor::bind_solver(m);
}
