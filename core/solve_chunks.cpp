#include "solve_chunks.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstring>
#include <thread>
#include <vector>

#include "reader.hpp"
#include "state.hpp"

namespace corridor {

namespace {

constexpr int kRowBytes = (kPlaces + 7) / 8;
constexpr int kMostRepeats = 128;
constexpr int kMostEven = 16;
constexpr int kRepeat = 0x00, kEven = 0x80, kChange = 0xc0;

static_assert(std::endian::native == std::endian::little, "files are little-endian");

u64 checksum(const char* bytes, std::size_t size) {
  u64 sum = mix(size);
  for (std::size_t at = 0; at < size; at += 8) {
    u64 word = 0;
    std::memcpy(&word, bytes + at, std::min<std::size_t>(8, size - at));
    sum = (std::rotl(sum, 5) ^ word) * 0x9e3779b97f4a7c15u;
  }
  return mix(sum);
}

template <class Step>
void in_parallel(int threads, int count, const Step& step) {
  std::atomic<int> next{0};
  const auto work = [&] {
    for (int index; (index = next++) < count;) step(index);
  };
  std::vector<std::thread> helpers;
  for (int i = 1; i < threads; ++i) helpers.emplace_back(work);
  work();
  for (std::thread& helper : helpers) helper.join();
}

void put(std::string& out, u64 number) { out.append(reinterpret_cast<const char*>(&number), 8); }

u64 get(const char* bytes) {
  u64 number;
  std::memcpy(&number, bytes, 8);
  return number;
}

struct Pair {
  Squares forced = 0;
  Squares unforced = 0;
};

void put_change(std::string& out, Squares change) {
  char bytes[sizeof(Squares)];
  std::memcpy(bytes, &change, sizeof bytes);
  unsigned which = 0;
  for (int i = 0; i < kRowBytes; ++i) which |= unsigned(bytes[i] != 0) << i;
  out += char(which & 0xff);
  out += char(which >> 8);
  for (int i = 0; i < kRowBytes; ++i) {
    if (bytes[i]) out += bytes[i];
  }
}

class ChunkWriter {
 public:
  void add(Pair row, Squares valid) {
    if (!valid) return repeat();
    const Squares a = (row.forced ^ last_.forced) & valid;
    const Squares b = (row.unforced ^ last_.unforced) & valid;
    if (!a && !b) return repeat();
    const int even = verdict(row, valid);
    last_ = {last_.forced ^ a, last_.unforced ^ b};
    if (even >= 0) return add_even(even);
    flush();
    out_ += char(kChange | (a != 0) | (b != 0) << 1);
    if (a) put_change(out_, a);
    if (b) put_change(out_, b);
  }
  std::string take() {
    flush();
    return std::move(out_);
  }

 private:
  // The verdict of the whole row, or -1. Impossible places are written with it too.
  int verdict(Pair row, Squares valid) const {
    if (!(row.unforced & valid)) return 0;
    if (!(row.forced & valid)) return (valid & ~row.unforced) ? -1 : 1;
    return (valid & ~row.forced) ? -1 : 2;
  }
  void repeat() {
    if (even_ >= 0) return add_even(even_);
    if (++repeats_ == kMostRepeats) flush();
  }
  void add_even(int verdict) {
    if (even_ != verdict || evens_ == kMostEven) flush();
    even_ = verdict;
    ++evens_;
    last_ = {verdict == 2 ? ~Squares(0) : 0, verdict ? ~Squares(0) : 0};
  }
  void flush() {
    if (repeats_) out_ += char(kRepeat | (repeats_ - 1));
    if (evens_) out_ += char(kEven | even_ << 4 | (evens_ - 1));
    repeats_ = evens_ = 0;
    even_ = -1;
  }

  std::string out_;
  Pair last_;
  int repeats_ = 0, evens_ = 0, even_ = -1;
};

class ChunkReader {
 public:
  ChunkReader(const char* at, const char* end) : at_(at), end_(end) {}

  Pair next() {
    if (!left_) begin();
    --left_;
    return last_;
  }
  bool done() const { return at_ == end_ && !left_; }

 private:
  u8 byte() {
    if (at_ == end_) refuse("stage: a chunk ends too early");
    return u8(*at_++);
  }
  Squares change() {
    unsigned which = byte();
    which |= unsigned(byte()) << 8;
    char bytes[sizeof(Squares)] = {};
    for (int i = 0; i < kRowBytes; ++i) {
      if (which >> i & 1) bytes[i] = char(byte());
    }
    Squares set;
    std::memcpy(&set, bytes, sizeof set);
    return set;
  }
  void begin() {
    const int code = byte();
    left_ = 1;
    if (code < kEven) {
      left_ = code + 1;
    } else if (code < kChange) {
      const int verdict = code >> 4 & 3;
      last_ = {verdict == 2 ? ~Squares(0) : 0, verdict ? ~Squares(0) : 0};
      left_ = (code & 15) + 1;
    } else {
      if (code & 1) last_.forced ^= change();
      if (code & 2) last_.unforced ^= change();
    }
  }

  const char *at_, *end_;
  Pair last_;
  int left_ = 0;
};

template <class Visit>
void each_row(const Shape& shape, const Stage& stage, int chunk, const Visit& visit) {
  const int first = chunk / kSquares, pac = chunk % kSquares;
  int at = 0;
  for (int second = 0; second < shape.size[1]; ++second) {
    for (int third = 0; third < shape.size[2]; ++third, ++at) {
      visit(at, set_of(stage.valid(pac, first, second, third)));
    }
  }
}

}  // namespace

std::string write_chunks(const Shape& shape, const Stage& stage, int threads,
                         const std::array<Rows, 2>& planes) {
  std::vector<std::string> packed(std::size_t(shape.chunks()));
  in_parallel(threads, shape.chunks(), [&](int chunk) {
    ChunkWriter out;
    const std::size_t from = std::size_t(chunk) * std::size_t(shape.chunk_rows());
    each_row(shape, stage, chunk, [&](int at, Squares valid) {
      const std::size_t row = from + std::size_t(at);
      out.add({set_of(planes[0][row]), set_of(planes[1][row])}, valid);
    });
    packed[std::size_t(chunk)] = out.take();
  });
  std::size_t size = packed.size() * kIndexEntry + 8;
  for (const std::string& chunk : packed) size += chunk.size();
  std::string bytes;
  bytes.reserve(size);
  u64 at = packed.size() * kIndexEntry + 8;
  for (const std::string& chunk : packed) {
    put(bytes, at);
    put(bytes, checksum(chunk.data(), chunk.size()));
    at += chunk.size();
  }
  put(bytes, at);
  for (std::string& chunk : packed) {
    bytes += chunk;
    std::string().swap(chunk);
  }
  return bytes;
}

namespace {

ChunkReader open_chunk(const Shape& shape, int chunk, const char* bytes, std::size_t size) {
  const std::size_t index = std::size_t(shape.chunks()) * kIndexEntry + 8;
  if (size < index) refuse("stage: too short");
  const char* entry = bytes + std::size_t(chunk) * kIndexEntry;
  const u64 begin = get(entry), end = get(entry + kIndexEntry);
  if (begin < index || end < begin || end > size) refuse("stage: the index is broken");
  if (checksum(bytes + begin, end - begin) != get(entry + 8)) refuse("stage: a chunk is broken");
  return ChunkReader(bytes + begin, bytes + end);
}

}  // namespace

void read_chunk(const Shape& shape, int chunk, const char* bytes, std::size_t size, Row* forced,
                Row* unforced) {
  ChunkReader in = open_chunk(shape, chunk, bytes, size);
  for (int at = 0; at < shape.chunk_rows(); ++at) {
    const Pair row = in.next();
    forced[at] = row_of(row.forced);
    unforced[at] = row_of(row.unforced);
  }
  if (!in.done()) refuse("stage: a chunk is too long");
}

void read_chunks(const Shape& shape, const Stage& stage, int threads, const std::string& bytes,
                 std::array<Rows, 2>& planes) {
  std::atomic<bool> broken{false};
  in_parallel(threads, shape.chunks(), [&](int chunk) {
    const std::size_t from = std::size_t(chunk) * std::size_t(shape.chunk_rows());
    try {
      read_chunk(shape, chunk, bytes.data(), bytes.size(), &planes[0][from], &planes[1][from]);
      each_row(shape, stage, chunk, [&](int at, Squares valid) {
        for (Rows& plane : planes) plane[from + std::size_t(at)] &= row_of(valid);
      });
    } catch (const std::invalid_argument&) {
      broken = true;
    }
  });
  if (broken) refuse("stage: a chunk is broken");
}

std::array<u64, 3> count_verdicts(const Shape& shape, const Stage& stage, int threads,
                                  const std::array<Rows, 2>& planes) {
  std::array<std::atomic<u64>, 3> sums{};
  in_parallel(threads, shape.chunks(), [&](int chunk) {
    u64 all = 0, forced = 0, unforced = 0;
    const std::size_t from = std::size_t(chunk) * std::size_t(shape.chunk_rows());
    each_row(shape, stage, chunk, [&](int at, Squares valid) {
      all += u64(count(valid));
      forced += u64(count(set_of(planes[0][from + std::size_t(at)])));
      unforced += u64(count(set_of(planes[1][from + std::size_t(at)])));
    });
    sums[0] += all - unforced;
    sums[1] += unforced - forced;
    sums[2] += forced;
  });
  return {sums[0], sums[1], sums[2]};
}

}  // namespace corridor
