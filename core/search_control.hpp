// Limits of a search, and stopping it from another thread.
#pragma once

#include <atomic>
#include <chrono>

#include "bits.hpp"

namespace corridor {

// 0 = no limit of that kind.
struct Budget {
  u64 nodes = 0;
  int depth = 0;
  double soft = 0;  // seconds after which no new iteration begins; flexible if below `hard`
  double hard = 0;  // seconds after which the search stops at once
  bool ponder = false;  // time counts from `ponder_hit` on
};

class Control {
 public:
  using Clock = std::chrono::steady_clock;

  explicit Control(const Budget& budget)
      : budget_(budget), soft_(budget.soft), hard_(budget.hard), pondering_(budget.ponder),
        began_(Clock::now().time_since_epoch().count()) {}

  const Budget& budget() const { return budget_; }
  void stop() { stopped_.store(true, std::memory_order_relaxed); }
  bool stopped() const { return stopped_.load(std::memory_order_relaxed); }
  bool pondering() const { return pondering_.load(std::memory_order_acquire); }
  void ponder_hit() {
    began_.store(Clock::now().time_since_epoch().count(), std::memory_order_relaxed);
    pondering_.store(false, std::memory_order_release);
  }
  // The same, with the seconds that the move now has: they were not known before.
  void ponder_hit(double soft, double hard) {
    soft_.store(soft, std::memory_order_relaxed);
    hard_.store(hard, std::memory_order_relaxed);
    ponder_hit();
  }

  double seconds() const {
    const Clock::duration since(Clock::now().time_since_epoch().count() -
                                began_.load(std::memory_order_relaxed));
    return std::chrono::duration<double>(since).count();
  }
  bool past(double limit) const { return limit > 0 && !pondering() && seconds() >= limit; }
  double soft() const { return soft_.load(std::memory_order_relaxed); }
  double hard() const { return hard_.load(std::memory_order_relaxed); }
  bool out_of_time() const { return past(hard()); }

 private:
  Budget budget_;
  std::atomic<double> soft_;
  std::atomic<double> hard_;
  std::atomic<bool> stopped_{false};
  std::atomic<bool> pondering_;
  std::atomic<Clock::rep> began_;
};

}  // namespace corridor
