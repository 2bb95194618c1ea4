// The transposition table: results of earlier searches by position, shared by all threads without
// locks.
//
// An entry is two words: key XOR data, and data. An entry torn by two threads writing at once
// matches no key, so it counts as empty.
#pragma once

#include <atomic>
#include <cstddef>
#include <memory>

#include "bits.hpp"
#include "score.hpp"

namespace corridor {

enum class Bound : u8 { None, Lower, Upper, Exact };

struct Found {
  u32 move = 0;  // `digest` of the best move, 0 for none
  Score score = 0;
  int depth = 0;
  Bound bound = Bound::None;
};

// A move in 32 bits. Moves of up to three squares are exact; longer ones are hashed, which is
// enough to find them in the list of legal moves.
constexpr u32 digest(u64 code) { return u32(code) ^ u32((code >> 32) * 0x9e3779b1u); }

class Transpositions {
 public:
  static constexpr std::size_t kMostMegabytes = 1 << 16;

  explicit Transpositions(std::size_t megabytes)
      : clusters_(clusters_in(megabytes)), table_(new Cluster[clusters_]()) {}

  // Ages all entries: those of earlier searches are overwritten first.
  void new_search() { age_ = u8((age_ + 1) & kAges); }
  void clear() {
    for (std::size_t i = 0; i < clusters_; ++i) {
      for (Entry& entry : table_[i].entry) {
        entry.check.store(0, std::memory_order_relaxed);
        entry.data.store(0, std::memory_order_relaxed);
      }
    }
    age_ = 0;
  }

  // `ply` is the distance from the root. Scores of decided games are stored relative to the
  // position and converted to be relative to the root.
  Found probe(u64 key, int ply) const {
    for (const Entry& entry : cluster(key).entry) {
      const u64 data = entry.data.load(std::memory_order_relaxed);
      if (data && (entry.check.load(std::memory_order_relaxed) ^ data) == key) {
        return unpacked(data, ply);
      }
    }
    return {};
  }

  void store(u64 key, int ply, Found found) {
    Entry* worst = nullptr;
    int least = 256;
    for (Entry& entry : cluster(key).entry) {
      const u64 data = entry.data.load(std::memory_order_relaxed);
      const bool same = data && (entry.check.load(std::memory_order_relaxed) ^ data) == key;
      if (same) {
        // Keep the old move if the new result has none.
        if (!found.move) found.move = u32(data);
        const bool deeper = depth_of(data) > found.depth + 3 && age_of(data) == age_;
        if (deeper && found.bound != Bound::Exact) return;
        worst = &entry;
        break;
      }
      const int worth = data ? depth_of(data) - 256 * ((age_ - age_of(data)) & kAges) : kEmpty;
      if (worth < least) {
        least = worth;
        worst = &entry;
      }
    }
    const u64 data = packed(found, ply);
    worst->check.store(key ^ data, std::memory_order_relaxed);
    worst->data.store(data, std::memory_order_relaxed);
  }

  void prefetch(u64 key) const { __builtin_prefetch(&cluster(key)); }

  // Thousandths of the table filled by the current search, estimated from a sample.
  int permille() const {
    const std::size_t sample = clusters_ < 250 ? clusters_ : 250;
    int used = 0;
    for (std::size_t i = 0; i < sample; ++i) {
      for (const Entry& entry : table_[i].entry) {
        const u64 data = entry.data.load(std::memory_order_relaxed);
        used += data && age_of(data) == age_;
      }
    }
    return int(used * 1000 / int(sample * kWays));
  }

 private:
  static constexpr int kWays = 4;
  static constexpr int kAges = 63;
  static constexpr int kEmpty = -(1 << 20);

  struct Entry {
    std::atomic<u64> check{0};
    std::atomic<u64> data{0};
  };
  struct alignas(64) Cluster {
    Entry entry[kWays];
  };

  static std::size_t clusters_in(std::size_t megabytes) {
    const std::size_t wanted = (megabytes << 20) / sizeof(Cluster);
    std::size_t clusters = 1024;
    while (clusters * 2 <= wanted) clusters *= 2;
    return clusters;
  }
  Cluster& cluster(u64 key) const { return table_[key & (clusters_ - 1)]; }

  // Move 32 bits, score 16, depth 8, age 6, bound 2. Never 0, since stored results have a bound, so
  // 0 can mean empty.
  u64 packed(const Found& found, int ply) const {
    Score score = found.score;
    if (score >= kDecided) score += ply;
    if (score <= -kDecided) score -= ply;
    const int depth = found.depth < 0 ? 0 : found.depth > 255 ? 255 : found.depth;
    return u64(found.move) | u64(std::uint16_t(score)) << 32 | u64(depth) << 48 |
           u64(age_) << 56 | u64(found.bound) << 62;
  }
  static Found unpacked(u64 data, int ply) {
    Found found;
    found.move = u32(data);
    found.score = Score(std::int16_t(data >> 32));
    if (found.score >= kDecided) found.score -= ply;
    if (found.score <= -kDecided) found.score += ply;
    found.depth = depth_of(data);
    found.bound = Bound(data >> 62);
    return found;
  }
  static int depth_of(u64 data) { return int(data >> 48 & 255); }
  static u8 age_of(u64 data) { return u8(data >> 56 & kAges); }

  std::size_t clusters_;
  std::unique_ptr<Cluster[]> table_;
  u8 age_ = 0;
};

}  // namespace corridor
