#include "solve_kernels.hpp"

#if defined(__x86_64__) && defined(__linux__) && defined(__GNUC__) && !defined(__clang__)
#define CORRIDOR_WIDE __attribute__((target_clones("avx2", "default")))
#else
#define CORRIDOR_WIDE
#endif
// No wide vector crosses a call: functions that take or return one are inlined.
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic ignored "-Wpsabi"
#endif
#define CORRIDOR_INLINE inline __attribute__((always_inline))

namespace corridor {

namespace {

// Two rows at a time.
using Wide = u64 __attribute__((vector_size(32), aligned(16), may_alias));
using WideMask = long long __attribute__((vector_size(32)));
constexpr int kBatch = 4;  // vectors that are held in registers together
constexpr int kBatchRows = 2 * kBatch;

CORRIDOR_INLINE Wide twice(Row row) { return Wide{row[0], row[1], row[0], row[1]}; }
CORRIDOR_INLINE Wide load(const Row* rows) { return *reinterpret_cast<const Wide*>(rows); }
CORRIDOR_INLINE void save(Row* rows, const Wide& wide) { *reinterpret_cast<Wide*>(rows) = wide; }

// After two steps each half of a row is right only away from the other half's squares.
constexpr u64 low_bits(int count) { return (u64(1) << count) - 1; }
const Row kGood{low_bits(5 * kFiles), low_bits(kHalfBits) & ~low_bits(kHalfShift)};
const Row kUpper{low_bits(kHalfBits) & ~low_bits(5 * kFiles), 0};
const Row kLower{0, low_bits(kHalfShift)};

CORRIDOR_INLINE Wide mended(const Wide& row) {
#if defined(__clang__)
  const Wide other = __builtin_shufflevector(row, row, 1, 0, 3, 2);
#else
  const Wide other = __builtin_shuffle(row, WideMask{1, 0, 3, 2});
#endif
  return (row & twice(kGood)) | ((other << kHalfShift) & twice(kUpper)) |
         ((other >> kHalfShift) & twice(kLower));
}

CORRIDOR_INLINE Wide one_step(const Wide& to, const Wide& east, const Wide& north) {
  return ((to & east) << 1) | ((to >> 1) & east) | ((to & north) << kFiles) |
         ((to >> kFiles) & north);
}

// `Fixed`: one step, two with PAC-MAN in sight, known to the compiler.
template <bool Fixed>
CORRIDOR_INLINE Wide turn(const LastGhost& last, const Wide& in) {
  const int ghost_steps = Fixed ? 1 : last.ghost_steps;
  const int frenzy_steps = Fixed ? 2 : last.frenzy_steps;
  const Wide east = twice(last.east), north = twice(last.north);
  Wide walk = one_step(in & twice(last.ends), east, north), found = Wide{};
  for (int steps = 1;; ++steps) {
    if (steps == ghost_steps) found |= walk & twice(last.unseen);
    if (steps == frenzy_steps) break;
    if (steps % 2 == 0) walk = mended(walk);
    walk = one_step(walk & twice(last.crossed), east, north);
  }
  found |= walk & twice(last.seen);
  return mended(found) | twice(last.always) | (in & twice(last.kept));
}

template <bool Fixed>
CORRIDOR_INLINE void turns(const LastGhost& last, const Row* in, int count, Row* out) {
  for (int i = 0; i + 1 < count; i += 2) save(out + i, turn<Fixed>(last, load(in + i)));
  if (count % 2) {
    const Wide found = turn<Fixed>(last, twice(in[count - 1]));
    out[count - 1] = Row{found[0], found[1]};
  }
}

}  // namespace

CORRIDOR_WIDE void all_of(Row* out, Row base, const MaskedRows* sources, int sources_count,
                          int count) {
  int i = 0;
  for (; i + kBatchRows <= count; i += kBatchRows) {
    Wide sum[kBatch];
    for (Wide& one : sum) one = twice(base);
    for (int from = 0; from < sources_count; ++from) {
      const Wide mask = twice(sources[from].mask);
      const Row* rows = sources[from].rows + i;
      for (int part = 0; part < kBatch; ++part) sum[part] &= load(rows + 2 * part) | mask;
    }
    for (int part = 0; part < kBatch; ++part) save(out + i + 2 * part, sum[part]);
  }
  for (; i < count; ++i) {
    Row sum = base;
    for (int from = 0; from < sources_count; ++from) {
      sum &= sources[from].rows[i] | sources[from].mask;
    }
    out[i] = sum;
  }
}

CORRIDOR_WIDE void any_of(Row* out, Row base, const Row* const* sources, int sources_count,
                          int count) {
  int i = 0;
  for (; i + kBatchRows <= count; i += kBatchRows) {
    Wide sum[kBatch];
    for (Wide& one : sum) one = twice(base);
    for (int from = 0; from < sources_count; ++from) {
      const Row* rows = sources[from] + i;
      for (int part = 0; part < kBatch; ++part) sum[part] |= load(rows + 2 * part);
    }
    for (int part = 0; part < kBatch; ++part) save(out + i + 2 * part, sum[part]);
  }
  for (; i < count; ++i) {
    Row sum = base;
    for (int from = 0; from < sources_count; ++from) sum |= sources[from][i];
    out[i] = sum;
  }
}

CORRIDOR_WIDE void keep_only(Row* rows, const Row* allowed, Row both, int count) {
  const Wide mask = twice(both);
  int i = 0;
  for (; i + 1 < count; i += 2) save(rows + i, load(rows + i) & load(allowed + i) & mask);
  for (; i < count; ++i) rows[i] &= allowed[i] & both;
}

CORRIDOR_WIDE void last_ghost_turn(const LastGhost& last, const Row* in, int count, Row* out) {
  if (last.ghost_steps == 1 && last.frenzy_steps == 2) {
    turns<true>(last, in, count, out);
  } else {
    turns<false>(last, in, count, out);
  }
}

}  // namespace corridor
