// Whole programs over numbers that nobody has chosen, walked depth first as a search does: the model's side first, the
// other one on the way back. However the answers are found, the tree is the same.
#include <gtest/gtest.h>

#include <functional>
#include <vector>

#include "solve/solver.h"

namespace needle::solve {
namespace {

class Walk {
 public:
  using Program = std::function<void(Walk&)>;
  explicit Walk(const Options& options) : solver(options) {}

  Solver solver;
  uint64_t leaves = 0, impossible = 0, unknown = 0;

  // Runs the program once for each path, from its start.
  void run(const Program& program) {
    do {
      solver.reset();
      next_ = 0;
      dead_ = false;
      program(*this);
      leaves += !dead_;
    } while (advance());
  }

  bool holds(Relation relation, Term a, Term b) {
    if (dead_) return false;
    const Answer answer = solver.compare(relation, a, b);
    if (answer.decided) return *answer.decided;
    if (next_ == decisions_.size()) decisions_.push_back({solver.model_side(answer.condition), false});
    const bool side = decisions_[next_].side;
    const Possible possible = solver.assume(answer.condition, side);
    ++next_;
    if (possible == Possible::Yes) return side == answer.holds_when;
    ++(possible == Possible::No ? impossible : unknown);
    dead_ = true;
    return false;
  }
  bool dead() const { return dead_; }

 private:
  struct Decision {
    bool side, second;
  };
  bool advance() {
    decisions_.resize(next_);
    while (!decisions_.empty() && decisions_.back().second) decisions_.pop_back();
    if (decisions_.empty()) return false;
    decisions_.back() = {!decisions_.back().side, true};
    return true;
  }
  std::vector<Decision> decisions_;
  size_t next_ = 0;
  bool dead_ = false;
};

void insert(Walk& walk, std::vector<Term>& sorted, Term term) {
  size_t place = 0;
  while (place < sorted.size() && walk.holds(Relation::Less, sorted[place], term)) ++place;
  sorted.insert(sorted.begin() + static_cast<std::ptrdiff_t>(place), term);
}

void sort(Walk& walk, int count) {
  std::vector<Term> sorted;
  for (int i = 0; i < count; ++i) insert(walk, sorted, walk.solver.variable({INT64_MIN, INT64_MAX, 0}));
}

// Huffman's algorithm on weights: sums of sums are compared.
void huffman(Walk& walk, int count) {
  std::vector<Term> sorted;
  for (int i = 0; i < count; ++i) insert(walk, sorted, walk.solver.variable({1, std::nullopt, 1}));
  while (sorted.size() > 1 && !walk.dead()) {
    const Term both = *walk.solver.add(sorted[0], sorted[1]);
    sorted.erase(sorted.begin(), sorted.begin() + 2);
    insert(walk, sorted, both);
  }
}

bool has_subset(Walk& walk, const std::vector<Term>& numbers, size_t from, Term rest) {
  if (walk.dead() || walk.holds(Relation::Equal, rest, walk.solver.constant(0))) return true;
  if (from == numbers.size()) return false;
  if (walk.holds(Relation::LessEqual, numbers[from], rest) &&
      has_subset(walk, numbers, from + 1, *walk.solver.subtract(rest, numbers[from])))
    return true;
  return has_subset(walk, numbers, from + 1, rest);
}

// The digits of a number, by division and remainder.
void digits(Walk& walk, int most) {
  Term rest = walk.solver.variable({0, 2000, 0});
  for (int i = 0; i < most && !walk.dead(); ++i) {
    const Term ten = walk.solver.constant(10);
    if (walk.holds(Relation::Less, rest, ten)) return;
    walk.holds(Relation::Equal, *walk.solver.apply(Operation::Modulo, rest, ten), walk.solver.constant(7));
    rest = *walk.solver.apply(Operation::Divide, rest, ten);
  }
}

// The same leaves by every chain that has Z3 or needs none.
uint64_t leaves_of(const Walk::Program& program) {
  std::optional<uint64_t> leaves;
  for (const auto& off : std::vector<std::vector<Decider>>{
           {}, {Decider::Simplex}, {Decider::Differences, Decider::Intervals, Decider::Moves, Decider::Simplex}}) {
    Options options;
    options.z3_milliseconds = 20'000;
    for (const Decider d : off) options.on[static_cast<size_t>(d)] = false;
    Walk walk(options);
    walk.run(program);
    EXPECT_EQ(walk.unknown, 0u);
    if (off.empty()) {
      EXPECT_EQ(walk.solver.statistics().z3_calls, 0u);
    }
    if (leaves) {
      EXPECT_EQ(walk.leaves, *leaves);
    }
    leaves = walk.leaves;
  }
  return *leaves;
}

TEST(SolveWalks, SortingHasAPathForEachPermutation) {
  EXPECT_EQ(leaves_of([](Walk& walk) { sort(walk, 4); }), 24u);
  Walk walk({});
  walk.run([](Walk& w) { sort(w, 7); });
  EXPECT_EQ(walk.leaves, 5040u);
  EXPECT_EQ(walk.impossible + walk.unknown, 0u);  // what is impossible is decided before it is asked
  EXPECT_EQ(walk.solver.statistics().z3_calls, 0u);
}

TEST(SolveWalks, Huffman) {
  EXPECT_EQ(leaves_of([](Walk& walk) { huffman(walk, 4); }), 121u);
}

TEST(SolveWalks, SubsetSums) {
  leaves_of([](Walk& walk) {
    std::vector<Term> numbers;
    for (int i = 0; i < 3; ++i) numbers.push_back(walk.solver.variable({0, 20, 0}));
    has_subset(walk, numbers, 0, walk.solver.constant(17));
  });
}

TEST(SolveWalks, Digits) {
  // For one, two, three and four digits: is the last a 7, the one before, ..; the first is not asked. 1 + 2 + 4 + 8.
  EXPECT_EQ(leaves_of([](Walk& walk) { digits(walk, 5); }), 15u);
}

}  // namespace
}  // namespace needle::solve
