#include "bindings_solve.hpp"

#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <exception>
#include <mutex>

#include "reader.hpp"
#include "solve.hpp"
#include "solve_lookup.hpp"
#include "solve_plain.hpp"
#include "solve_rounds.hpp"

namespace nb = nanobind;

namespace corridor {

namespace {

using Numbers = std::vector<std::int64_t>;
using View = std::pair<int, int>;  // number of a stage, symmetry

Verdict verdict(int number) {
  if (number < 0 || number > int(Verdict::Ghosts)) refuse("verdict: 0, 1 or 2 expected");
  return Verdict(number);
}

// Calls back into Python after each round; an exception there, or Ctrl-C, ends the work.
class PySolver {
 public:
  PySolver(const Numbers& table, int threads) : table_(read_table(table)), solver_(table_, threads) {
    if (threads < 1 || threads > kMostThreads) refuse("threads: out of range");
  }
  void solve(int id, int pellets, int caught, const std::vector<View>& below,
             const nb::object& on_round) {
    const StageRequest request = checked(id, pellets, caught, below);
    std::exception_ptr interruption;
    const auto watch = [&](int plane, int round, int changed) {
      nb::gil_scoped_acquire locked;
      try {
        if (PyErr_CheckSignals()) throw nb::python_error();
        if (!on_round.is_none()) on_round(plane, round, changed);
        return true;
      } catch (...) {
        interruption = std::current_exception();
        return false;
      }
    };
    {
      nb::gil_scoped_release unlocked;
      const std::lock_guard lock(mutex_);
      solver_.solve(request, watch);
    }
    if (interruption) std::rethrow_exception(interruption);
  }
  void load(int id, int pellets, int caught, const std::vector<View>& below,
            const nb::bytes& written) {
    const StageRequest request = checked(id, pellets, caught, below);
    const std::string bytes(written.c_str(), written.size());
    nb::gil_scoped_release unlocked;
    const std::lock_guard lock(mutex_);
    solver_.load(request, bytes);
  }
  nb::bytes write() {
    const std::string bytes = [&] {
      nb::gil_scoped_release unlocked;
      const std::lock_guard lock(mutex_);
      return solver_.write();
    }();
    return nb::bytes(bytes.data(), bytes.size());
  }
  std::tuple<int, int, std::vector<int>, std::vector<u64>> figures() const {
    const StageFigures found = solver_.figures();
    std::vector<int> starts;
    for (int symmetry : solver_.symmetries()) {
      starts.push_back(int(found.start[std::size_t(symmetry)]));
    }
    return {found.rounds[0], found.rounds[1], starts, {found.count.begin(), found.count.end()}};
  }
  std::vector<std::pair<int, std::vector<int>>> symmetries() const {
    std::vector<std::pair<int, std::vector<int>>> found;
    for (int one : solver_.symmetries()) found.emplace_back(one, pellet_map(table_, one));
    return found;
  }
  int chunks() const { return solver_.shape().chunks(); }
  void forget(int id) { solver_.forget(id); }
  static constexpr int kMostThreads = 256;

 private:
  StageRequest checked(int id, int pellets, int caught, const std::vector<View>& below) const {
    const std::size_t known = table_.pellets.size();
    if (pellets < 1 || pellets >= 1 << known) refuse("pellets: no such set");
    if (below.size() != known) refuse("below: a number for each pellet expected");
    std::vector<StageView> views;
    for (const auto& [number, symmetry] : below) {
      const auto& known = solver_.symmetries();
      if (std::find(known.begin(), known.end(), symmetry) == known.end()) {
        refuse("below: not a symmetry of this maze");
      }
      views.push_back({number, symmetry});
    }
    return {id, pellets, verdict(caught), views};
  }

  Table table_;
  ChaseSolver solver_;
  std::mutex mutex_;
};

using StageNumbers = std::tuple<int, int, int, u64, u64, int>;

class PyTables {
 public:
  PyTables(const Numbers& table, const std::string& path, const std::vector<StageNumbers>& stages)
      : tables_(read_table(table), path, read_stages(stages)) {}

  int value(const Numbers& state) {
    const std::lock_guard lock(mutex_);
    return int(tables_.value(tables_.read(state)));
  }
  std::vector<std::pair<u64, int>> moves(const Numbers& state) {
    const std::lock_guard lock(mutex_);
    std::vector<std::pair<u64, int>> found;
    for (const auto& [move, value] : tables_.moves(tables_.read(state))) {
      found.emplace_back(move.code(), int(value));
    }
    return found;
  }
  std::pair<u64, u64> bellman(u64 states, u64 seed) {
    nb::gil_scoped_release unlocked;
    const std::lock_guard lock(mutex_);
    return tables_.bellman(states, seed);
  }
  template <class Work>
  auto with_tables(const Work& work) {
    nb::gil_scoped_release unlocked;
    const std::lock_guard lock(mutex_);
    return work(tables_);
  }

 private:
  static std::vector<StoredStage> read_stages(const std::vector<StageNumbers>& stages) {
    std::vector<StoredStage> read;
    for (const auto& [lives, pellets, caught, offset, size, symmetry] : stages) {
      read.push_back({lives, pellets, verdict(caught), offset, size, symmetry});
    }
    return read;
  }

  ChaseTables tables_;
  std::mutex mutex_;
};

// A score as seen from Python: 1 PAC-MAN wins, -1 the ghosts win, 0 endless; then the rounds.
using Rounds = std::pair<int, int>;

Rounds rounds_of_score(Score score) {
  return {score > 0 ? 1 : score < 0 ? -1 : 0, rounds_of(score)};
}

class PyRounds {
 public:
  PyRounds(const Numbers& table, int threads) : rounds_(read_table(table), threads) {
    if (threads < 1 || threads > PySolver::kMostThreads) refuse("threads: out of range");
  }
  std::pair<Rounds, Rounds> rounds(const Numbers& numbers) {
    nb::gil_scoped_release unlocked;
    const std::lock_guard lock(mutex_);
    const State state = read(numbers);
    return {rounds_of_score(rounds_.score(state, Goal::Progress)),
            rounds_of_score(rounds_.score(state, Goal::End))};
  }
  std::vector<std::pair<u64, Rounds>> moves(const Numbers& numbers) {
    nb::gil_scoped_release unlocked;
    const std::lock_guard lock(mutex_);
    std::vector<std::pair<u64, Rounds>> found;
    for (const auto& [move, score] : rounds_.moves(read(numbers), Goal::End)) {
      found.emplace_back(move.code(), rounds_of_score(score));
    }
    return found;
  }
  template <class Work>
  auto with_rounds(const Work& work) {
    nb::gil_scoped_release unlocked;
    const std::lock_guard lock(mutex_);
    return work(rounds_);
  }

 private:
  State read(const Numbers& numbers) const {
    return read_chase_state(rounds_.table(), rounds_.rules(), numbers);
  }

  ChaseRounds rounds_;
  std::mutex mutex_;
};

class PyPlain {
 public:
  explicit PyPlain(const Numbers& table) : plain_(read_table(table)) {}
  void solve(int lives, int pellets, bool rounds) {
    nb::gil_scoped_release unlocked;
    plain_.solve(lives, pellets, rounds);
  }
  std::pair<u64, u64> compare_rounds(PyRounds& rounds, u64 stride) {
    if (!stride) refuse("stride: at least one expected");
    return rounds.with_rounds(
        [&](ChaseRounds& found) { return plain_.compare_rounds(found, stride); });
  }
  std::pair<u64, u64> compare(PyTables& tables, u64 stride) {
    if (!stride) refuse("stride: at least one expected");
    return tables.with_tables([&](ChaseTables& found) { return plain_.compare(found, stride); });
  }

 private:
  PlainSolver plain_;
};

}  // namespace

void bind_solver(nb::module_& m) {
  using namespace nb::literals;
  nb::class_<PySolver>(m, "ChaseSolver")
      .def(nb::init<const Numbers&, int>(), "table"_a, nb::kw_only(), "threads"_a)
      .def("solve", &PySolver::solve, "number"_a, nb::kw_only(), "pellets"_a, "caught"_a, "below"_a,
           "on_round"_a = nb::none())
      .def("load", &PySolver::load, "number"_a, nb::kw_only(), "pellets"_a, "caught"_a, "below"_a,
           "written"_a)
      .def("write", &PySolver::write)
      .def("figures", &PySolver::figures)
      .def("symmetries", &PySolver::symmetries)
      .def("chunks", &PySolver::chunks)
      .def("forget", &PySolver::forget, "number"_a);
  nb::class_<PyTables>(m, "ChaseTables")
      .def(nb::init<const Numbers&, const std::string&, const std::vector<StageNumbers>&>(),
           "table"_a, "path"_a, "stages"_a)
      .def("value", &PyTables::value, "state"_a)
      .def("moves", &PyTables::moves, "state"_a)
      .def("bellman", &PyTables::bellman, "states"_a, "seed"_a);
  nb::class_<PyRounds>(m, "ChaseRounds")
      .def(nb::init<const Numbers&, int>(), "table"_a, nb::kw_only(), "threads"_a)
      .def("rounds", &PyRounds::rounds, "state"_a)
      .def("moves", &PyRounds::moves, "state"_a);
  nb::class_<PyPlain>(m, "PlainSolver")
      .def(nb::init<const Numbers&>(), "table"_a)
      .def("solve", &PyPlain::solve, "lives"_a, "pellets"_a, nb::kw_only(), "rounds"_a = false)
      .def("compare_rounds", &PyPlain::compare_rounds, "rounds"_a, "stride"_a = 1)
      .def("compare", &PyPlain::compare, "tables"_a, "stride"_a = 1);
}

}  // namespace corridor
