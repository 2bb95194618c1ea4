#include "solve_lookup.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>

#include "reader.hpp"
#include "state_io.hpp"

namespace corridor {

namespace {

constexpr int kTogether = 100;  // random states of one corner: unpacking a chunk is slow
constexpr std::size_t kMostRecent = 256;  // chunks kept unpacked, at most 215 KB each

}  // namespace

MappedFile::MappedFile(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) refuse("file: cannot be opened");
  struct stat about;
  if (::fstat(file, &about) == 0 && about.st_size > 0) {
    size_ = std::size_t(about.st_size);
    void* start = ::mmap(nullptr, size_, PROT_READ, MAP_SHARED, file, 0);
    if (start != MAP_FAILED) {
      data_ = static_cast<const char*>(start);
      // Chunks are small and far apart: reading ahead would make the first look-up of each slow.
      ::madvise(start, size_, MADV_RANDOM);
    }
  }
  ::close(file);
  if (!data_) refuse("file: cannot be read");
}

MappedFile::~MappedFile() { ::munmap(const_cast<char*>(data_), size_); }

ChaseTables::ChaseTables(const Table& table, const std::string& path,
                         std::vector<StoredStage> stages)
    : table_(table), shape_(table_), rules_(table_), file_(path), stages_(std::move(stages)),
      plans_(std::size_t(1) << table.pellets.size()) {
  for (int symmetry = 0; symmetry < kSymmetries; ++symmetry) {
    images_[std::size_t(symmetry)] = place_map(symmetry);
  }
  for (const StoredStage& stage : stages_) {
    if (stage.offset > file_.size() || stage.size > file_.size() - stage.offset) {
      refuse("file: a stage is cut off");
    }
    if (stage.pellets <= 0 || std::size_t(stage.pellets) >= plans_.size()) {
      refuse("file: no such stage");
    }
    if (stage.symmetry < 0 || stage.symmetry >= kSymmetries) refuse("file: no such symmetry");
  }
}

State read_chase_state(const Table& table, const Pacman& rules,
                       const std::vector<std::int64_t>& numbers) {
  State state = rules.start();
  Counters counters;
  read_state(table, numbers, state, counters);
  rules.check(state);
  for (int ghost = 1; ghost < kPieces; ++ghost) {
    const bool takes_part = table.start[std::size_t(ghost)] != kOff;
    if (!takes_part && state.get(kPiece0, ghost) != kOff) {
      refuse("state: a ghost that takes no part is on the board");
    }
  }
  return state;
}

int ChaseTables::find(const State& state) const {
  for (std::size_t i = 0; i < stages_.size(); ++i) {
    const StoredStage& stage = stages_[i];
    if (stage.lives == state.get(kLives) && stage.pellets == state.get(kPellets)) return int(i);
  }
  refuse("state: its stage is not in these tables");
}

const Stage& ChaseTables::plan(int pellets) {
  auto& plan = plans_[std::size_t(pellets)];
  if (!plan) plan = std::make_unique<Stage>(table_, shape_, pellets, 1);
  return *plan;
}

const ChaseTables::Chunk& ChaseTables::chunk(int stage, int index) {
  const StoredStage& stored = stages_[std::size_t(stage)];
  // Stages with equal verdicts share a place in the file.
  const auto same = [&](const StoredStage& other) { return other.offset == stored.offset; };
  const int first = int(std::find_if(stages_.begin(), stages_.end(), same) - stages_.begin());
  const ChunkKey key{first, index};
  if (const auto found = known_.find(key); found != known_.end()) {
    recent_.splice(recent_.begin(), recent_, found->second);
    return found->second->second;
  }
  Chunk rows{Rows(std::size_t(shape_.chunk_rows())), Rows(std::size_t(shape_.chunk_rows()))};
  read_chunk(shape_, index, file_.data() + stored.offset, stored.size, rows.forced.data(),
             rows.unforced.data());
  recent_.emplace_front(key, std::move(rows));
  known_[key] = recent_.begin();
  if (recent_.size() > kMostRecent) {
    known_.erase(recent_.back().first);
    recent_.pop_back();
  }
  return recent_.front().second;
}

Verdict ChaseTables::stored(const State& state) {
  const int stage = find(state);
  const PlaceMap& image = images_[std::size_t(stages_[std::size_t(stage)].symmetry)];
  const auto place = [&](int piece) { return int(image[std::size_t(state.get(kPiece0, piece))]); };
  const auto index = [&](int dimension) {
    const int piece = shape_.piece[std::size_t(dimension)];
    return shape_.index(dimension, piece ? place(piece) : kOff);
  };
  const Chunk& rows = chunk(stage, shape_.chunk(index(0), place(kPac)));
  const std::size_t at = std::size_t(index(1) * shape_.size[2] + index(2));
  const int last = place(shape_.last);
  return Verdict(int(has(set_of(rows.forced[at]), last)) +
                 int(has(set_of(rows.unforced[at]), last)));
}

Verdict ChaseTables::after(const State& before, Move move, int stage) {
  State next = before;
  rules_.apply(next, move);
  if (next.get(kLives) < before.get(kLives)) return stages_[std::size_t(stage)].caught;
  return value(next);
}

Verdict ChaseTables::value(const State& state) {
  const Outcome outcome = rules_.outcome(state);
  if (outcome.over()) return outcome.winner == 0 ? Verdict::Pacman : Verdict::Ghosts;
  const bool ghosts = state.get(kPhase) == Pacman::kGhosts;
  return ghosts && !state.get(kPlayed) ? stored(state) : best(state);
}

Verdict ChaseTables::best(const State& state) {
  const bool ghosts = state.get(kPhase) == Pacman::kGhosts;
  const int stage = find(state);
  const Verdict wanted = ghosts ? Verdict::Ghosts : Verdict::Pacman;
  Verdict best = ghosts ? Verdict::Pacman : Verdict::Ghosts;
  MoveList list;
  State copy = state;
  rules_.generate(copy, Walks::OnePerSuccessor, list);
  for (Move move : list) {
    const Verdict found = after(state, move, stage);
    best = ghosts ? std::max(best, found) : std::min(best, found);
    if (best == wanted) break;
  }
  return best;
}

std::vector<std::pair<Move, Verdict>> ChaseTables::moves(const State& state) {
  std::vector<std::pair<Move, Verdict>> found;
  if (rules_.outcome(state).over()) return found;
  const int stage = find(state);
  MoveList list;
  State copy = state;
  rules_.generate(copy, Walks::OnePerSuccessor, list);
  for (Move move : list) found.emplace_back(move, after(state, move, stage));
  return found;
}

ChaseTables::Corner ChaseTables::random_corner(u64& seed) const {
  const auto below = [&](std::size_t most) { return int(mix(++seed) % most); };
  return {below(stages_.size()), below(kSquares), below(std::size_t(shape_.size[0]))};
}

// A random state of a corner, if it is a possible one.
std::optional<State> ChaseTables::random_state(const Corner& corner, u64& seed) {
  const auto below = [&](int most) { return int(mix(++seed) % u64(most)); };
  const StoredStage& stage = stages_[std::size_t(corner.stage)];
  const std::array<int, kOuter> index{corner.first, below(shape_.size[1]), below(shape_.size[2])};
  const int last = below(kPlaces);
  const Row valid = plan(stage.pellets).valid(corner.pac, index[0], index[1], index[2]);
  if (!has(set_of(valid), last)) return {};
  State state = rules_.start();
  state.set(kPiece0, kPac, corner.pac);
  for (int i = 0; i < kOuter; ++i) {
    const int piece = shape_.piece[std::size_t(i)];
    if (piece) state.set(kPiece0, piece, shape_.place(i, index[std::size_t(i)]));
  }
  state.set(kPiece0, shape_.last, last);
  state.set(kPellets, stage.pellets);
  state.set(kLives, stage.lives);
  state.set(kPhase, Pacman::kGhosts);
  return state;
}

std::pair<u64, u64> ChaseTables::bellman(u64 states, u64 seed) {
  u64 tried = 0, wrong = 0;
  while (tried < states) {
    const Corner corner = random_corner(seed);
    for (int i = 0; i < kTogether && tried < states; ++i) {
      const auto state = random_state(corner, seed);
      if (!state) continue;
      ++tried;
      wrong += stored(*state) != best(*state);
    }
  }
  return {tried, wrong};
}

}  // namespace corridor
