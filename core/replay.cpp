// Checks the core against positions and answers written by the Python rules. Runs without Python,
// so it can be built with sanitizers.
//
// The file is lines of words; numbers are decimal, empty lines and lines with # are skipped.
//   table N...            a new game; see table.hpp
//   state N...            a position for the lines below; see state_io.hpp
//   earlier H...          optional: hashes of the positions before it, oldest first
//   outcome none | W R    winner (-1: drawn) and reason by name
//   rating N
//   moves M...            all legal moves as codes, in rising order
//   after M N...          the state that move M leads to
//   refused table N...    numbers that are not a valid game
//   refused state N...    numbers that are not a valid state of the game
//   refused move M        a code that is not a legal move now
// Prints the number of checks, or the first line that does not agree (exit code 1).
#include <algorithm>
#include <fstream>
#include <iostream>
#include <optional>
#include <sstream>

#include "any_game.hpp"

namespace corridor {

namespace {

using Numbers = std::vector<std::int64_t>;

[[noreturn]] void differs(const std::string& what) { throw std::runtime_error(what); }

template <class Number>
std::vector<Number> rest_of(std::istringstream& line) {
  std::vector<Number> numbers;
  for (Number number; line >> number;) numbers.push_back(number);
  return numbers;
}

std::vector<u64> codes_of(const MoveList& moves) {
  std::vector<u64> codes;
  for (Move move : moves) codes.push_back(move.code());
  std::sort(codes.begin(), codes.end());
  return codes;
}

template <class Rules>
void check_moves(Game<Rules>& game, const std::vector<u64>& expected) {
  MoveList moves;
  game.generate(moves, Walks::All);
  if (codes_of(moves) != expected) differs("legal moves");
  for (Move move : moves) {
    if (!game.is_legal(move)) differs("a listed move is called illegal");
  }
}

// The list with one walk per successor must lead to the same positions as the full list, each once.
template <class Rules>
void check_short_list(Game<Rules>& game) {
  const auto hashes_after = [&](Walks walks) {
    MoveList moves;
    game.generate(moves, walks);
    std::vector<u64> hashes;
    typename Game<Rules>::Undo undo;
    for (Move move : moves) {
      game.do_move(move, undo);
      hashes.push_back(game.hash());
      game.undo_move(undo);
    }
    std::sort(hashes.begin(), hashes.end());
    return hashes;
  };
  std::vector<u64> all = hashes_after(Walks::All);
  all.erase(std::unique(all.begin(), all.end()), all.end());
  if (all != hashes_after(Walks::OnePerSuccessor)) differs("one walk for each successor");
}

template <class Rules>
void check_after(Game<Rules>& game, u64 code, const Numbers& expected) {
  const Numbers before = game.export_state();
  const u64 hash = game.hash();
  typename Game<Rules>::Undo undo;
  game.do_move(legal_move(game, code), undo);
  if (game.export_state() != expected) differs("state after a move");
  if (game.hash() != game.state().hash_from_scratch()) differs("hash after a move");
  Game<Rules> other(game.table());
  other.import_state(expected, {});
  if (other.hash() != game.hash()) differs("hash of the same state read in");
  game.undo_move(undo);
  if (game.export_state() != before || game.hash() != hash) differs("state after undo");
}

template <class Rules>
void check_outcome(const Game<Rules>& game, std::istringstream& line) {
  std::string winner, reason = "none";
  line >> winner >> reason;
  const Outcome outcome = game.outcome();
  if (kReasonNames[int(outcome.reason)] != reason) differs("reason of the outcome");
  if (outcome.over() && std::to_string(outcome.winner) != winner) differs("winner");
}

template <class Call>
void check_refused(Call&& call) {
  try {
    call();
  } catch (const std::invalid_argument&) {
    return;
  }
  differs("accepted what is to be refused");
}

class Replay {
 public:
  void line(const std::string& text) {
    std::istringstream words(text);
    std::string word;
    if (!(words >> word) || word[0] == '#') return;
    if (word == "table") {
      game_.emplace(make_game(rest_of<std::int64_t>(words)));
    } else if (word == "refused") {
      refused(words);
    } else {
      if (!game_) differs("a table must come first");
      std::visit([&](auto& game) { about(game, word, words); }, *game_);
    }
    ++checks_;
  }
  long checks() const { return checks_; }

 private:
  template <class Rules>
  void about(Game<Rules>& game, const std::string& word, std::istringstream& words) {
    if (word == "state") {
      state_ = rest_of<std::int64_t>(words);
      game.import_state(state_, {});
      if (game.export_state() != state_) differs("state read in and written out");
      check_short_list(game);
    } else if (word == "earlier") {
      game.import_state(state_, rest_of<u64>(words));
    } else if (word == "outcome") {
      check_outcome(game, words);
    } else if (word == "rating") {
      if (std::vector<int>{game.rating()} != rest_of<int>(words)) differs("rating");
    } else if (word == "moves") {
      check_moves(game, rest_of<u64>(words));
    } else if (word == "after") {
      u64 code = 0;
      words >> code;
      check_after(game, code, rest_of<std::int64_t>(words));
    } else {
      differs("unknown word " + word);
    }
  }
  void refused(std::istringstream& words) {
    std::string what;
    words >> what;
    if (what == "table") {
      const Numbers numbers = rest_of<std::int64_t>(words);
      return check_refused([&] { make_game(numbers); });
    }
    if (!game_) differs("a table must come first");
    std::visit([&](auto& game) {
      if (what == "state") {
        const Numbers numbers = rest_of<std::int64_t>(words);
        return check_refused([&] { auto copy = game; copy.import_state(numbers, {}); });
      }
      for (u64 code : rest_of<u64>(words)) check_refused([&] { legal_move(game, code); });
    }, *game_);
  }

  std::optional<AnyGame> game_;
  Numbers state_;
  long checks_ = 0;
};

int run(const char* path) {
  std::ifstream file(path);
  if (!file) {
    std::cerr << "cannot read " << path << "\n";
    return 2;
  }
  Replay replay;
  std::string text;
  for (long number = 1; std::getline(file, text); ++number) {
    try {
      replay.line(text);
    } catch (const std::exception& error) {
      std::cerr << "line " << number << ": " << error.what() << "\n" << text << "\n";
      return 1;
    }
  }
  std::cout << replay.checks() << " checks\n";
  return 0;
}

}  // namespace

}  // namespace corridor

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: replay FILE\n";
    return 2;
  }
  return corridor::run(argv[1]);
}
