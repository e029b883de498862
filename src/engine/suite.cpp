#include "engine/suite.h"

#include <algorithm>
#include <tuple>

namespace needle::engine {
namespace {

class Chooser {
 public:
  Chooser(const std::vector<SuiteTest>& tests, const std::vector<bool>& already) : tests_(tests), covered_(already) {
    size_t places = already.size();
    for (const SuiteTest& t : tests)
      for (uint32_t p : t.covers) places = std::max<size_t>(places, p + 1);
    covered_.resize(places);
    times_.resize(places);
    for (size_t p = 0; p < covered_.size(); ++p) times_[p] = covered_[p];
  }

  std::vector<size_t> run() {
    take_greedily(true);
    take_greedily(false);
    prune();
    std::sort(chosen_.begin(), chosen_.end());
    return chosen_;
  }

 private:
  size_t gain(const SuiteTest& test) const {
    return static_cast<size_t>(
        std::count_if(test.covers.begin(), test.covers.end(), [this](uint32_t p) { return !covered_[p]; }));
  }

  // A test's gain only falls, so one that was worse than the best is looked at again only when its turn comes.
  void take_greedily(bool welcome) {
    using Entry =
        std::tuple<size_t, uint32_t, size_t>;  // gain, what is left of the largest size, what is left of the number
    std::vector<Entry> heap;
    const auto entry = [this](size_t i) { return Entry(gain(tests_[i]), UINT32_MAX - tests_[i].size, SIZE_MAX - i); };
    for (size_t i = 0; i < tests_.size(); ++i)
      if (tests_[i].welcome == welcome) heap.push_back(entry(i));
    std::make_heap(heap.begin(), heap.end());
    while (!heap.empty()) {
      std::pop_heap(heap.begin(), heap.end());
      const size_t i = SIZE_MAX - std::get<2>(heap.back());
      const size_t before = std::get<0>(heap.back());
      heap.pop_back();
      const size_t now = gain(tests_[i]);
      if (now == 0) continue;
      if (now < before) {
        heap.push_back(entry(i));
        std::push_heap(heap.begin(), heap.end());
        continue;
      }
      chosen_.push_back(i);
      for (uint32_t p : tests_[i].covers) {
        covered_[p] = true;
        ++times_[p];
      }
    }
  }

  // What was taken early may have become superfluous: the largest inputs go first.
  void prune() {
    std::vector<size_t> order = chosen_;
    std::stable_sort(order.begin(), order.end(), [this](size_t a, size_t b) {
      return std::pair(tests_[a].welcome, tests_[b].size) < std::pair(tests_[b].welcome, tests_[a].size);
    });
    for (size_t i : order) {
      const std::vector<uint32_t>& covers = tests_[i].covers;
      if (std::any_of(covers.begin(), covers.end(), [this](uint32_t p) { return times_[p] == 1; })) continue;
      for (uint32_t p : covers) --times_[p];
      std::erase(chosen_, i);
    }
  }

  const std::vector<SuiteTest>& tests_;
  std::vector<bool> covered_;
  std::vector<uint32_t> times_;  // how many of the chosen cover a place
  std::vector<size_t> chosen_;
};

}  // namespace

std::vector<size_t> choose_suite(const std::vector<SuiteTest>& tests, const std::vector<bool>& already) {
  return Chooser(tests, already).run();
}

}  // namespace needle::engine
