// Verdicts of single positions, looked up in a file of solved stages. Only positions in which the
// ghosts' turns begin are stored; the verdict of any other is the best of its successors.
#pragma once

#include <list>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "pacman.hpp"
#include "solve.hpp"
#include "solve_chunks.hpp"

namespace corridor {

struct StoredStage {
  int lives = 0;
  int pellets = 0;
  Verdict caught = Verdict::Ghosts;
  u64 offset = 0;  // in the file
  u64 size = 0;
  int symmetry = 0;  // a position is stored as its image
};

// A memory-mapped file, read only.
class MappedFile {
 public:
  explicit MappedFile(const std::string& path);
  ~MappedFile();
  MappedFile(const MappedFile&) = delete;
  MappedFile& operator=(const MappedFile&) = delete;
  const char* data() const { return data_; }
  std::size_t size() const { return size_; }

 private:
  const char* data_ = nullptr;
  std::size_t size_ = 0;
};

// A state from outside, checked: only the ghosts of the table may be on the board.
State read_chase_state(const Table& table, const Pacman& rules,
                       const std::vector<std::int64_t>& numbers);

class ChaseTables {
 public:
  ChaseTables(const Table& table, const std::string& path, std::vector<StoredStage> stages);

  const Pacman& rules() const { return rules_; }
  // Throws std::invalid_argument for a state that is not in these tables.
  Verdict value(const State& state);
  // The legal moves, one for each position that can result, with the verdict of that position.
  std::vector<std::pair<Move, Verdict>> moves(const State& state);
  // Checks Bellman's equation on random positions in which the ghosts' turns begin: how many were
  // tried, and for how many the stored verdict is not the best of their successors.
  std::pair<u64, u64> bellman(u64 states, u64 seed);
  State read(const std::vector<std::int64_t>& numbers) const {
    return read_chase_state(table_, rules_, numbers);
  }

 private:
  struct Chunk {
    Rows forced, unforced;
  };
  using ChunkKey = std::pair<int, int>;  // place of the stage in `stages_`, chunk
  using Recent = std::list<std::pair<ChunkKey, Chunk>>;

  int find(const State& state) const;
  Verdict best(const State& state);
  struct Corner {
    int stage, pac, first;  // states of one corner lie in the same few chunks
  };
  Corner random_corner(u64& seed) const;
  std::optional<State> random_state(const Corner& corner, u64& seed);
  const Stage& plan(int pellets);
  Verdict stored(const State& state);
  const Chunk& chunk(int stage, int index);
  Verdict after(const State& before, Move move, int stage);

  Table table_;
  Shape shape_;
  Pacman rules_;
  MappedFile file_;
  std::vector<StoredStage> stages_;
  std::array<PlaceMap, kSymmetries> images_;
  std::vector<std::unique_ptr<Stage>> plans_;  // by set of pellets
  Recent recent_;
  std::map<ChunkKey, Recent::iterator> known_;
};

}  // namespace corridor
