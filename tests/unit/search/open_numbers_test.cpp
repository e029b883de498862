// Numbers that are left open: random trees of comparisons, against all numbers that can make a difference.
#include <gtest/gtest.h>

#include <random>
#include <set>

#include "core/build.h"
#include "core/parse.h"
#include "paths.h"
#include "search/ordered.h"

namespace needle::search {
namespace {

constexpr int kLeast = 0, kMost = 3;  // constants

struct Tree {
  enum Kind : uint8_t { Leaf, Compare, Switch } kind = Leaf;
  bool fails = false;
  std::string relation;        // Compare: a primitive
  size_t left = 0;             // Compare, Switch: a variable
  size_t right = 0;            // Compare: another one,
  std::optional<int> literal;  // or a constant
  std::vector<Tree> below;     // Compare: False, True; Switch: for the constants from kLeast on, then otherwise
};

class Grower {
 public:
  Grower(uint32_t seed, size_t variables) : random_(seed), variables_(variables) {}

  Tree grow(int depth) {
    Tree out;
    const int kind = depth == 0 ? 0 : pick(8);
    if (kind == 0) {
      out.fails = pick(4) == 0;
    } else if (kind < 7) {
      constexpr const char* kRelations[] = {"intLt#", "intLe#", "intGt#", "intGe#", "intEq#", "intNe#"};
      out = {Tree::Compare, false, kRelations[pick(6)], variable(), variable(), {}, {}};
      if (pick(3) == 0) out.literal = kLeast + pick(kMost - kLeast + 1);
      for (int i = 0; i < 2; ++i) out.below.push_back(grow(depth - 1));
    } else {
      out = {Tree::Switch, false, "", variable(), 0, {}, {}};
      for (int i = kLeast; i <= kMost + 1; ++i) out.below.push_back(grow(depth - 2 > 0 ? depth - 2 : 0));
    }
    return out;
  }

 private:
  int pick(int n) { return static_cast<int>(random_() % static_cast<uint32_t>(n)); }
  size_t variable() { return static_cast<size_t>(pick(static_cast<int>(variables_))); }

  std::mt19937 random_;
  size_t variables_;
};

std::string text(const Tree& t) {
  const std::string x = "x" + std::to_string(t.left);
  if (t.kind == Tree::Leaf) return t.fails ? "0" : "1";
  if (t.kind == Tree::Compare)
    return "case " + t.relation + " " + x + " " +
           (t.literal ? std::to_string(*t.literal) : "x" + std::to_string(t.right)) + " of w { False -> " +
           text(t.below[0]) + "; True -> " + text(t.below[1]) + " }";
  std::string out = "case " + x + " of w {";
  for (int i = kLeast; i <= kMost; ++i)
    out += " " + std::to_string(i) + " -> " + text(t.below[static_cast<size_t>(i - kLeast)]) + ";";
  return out + " _ -> " + text(t.below.back()) + " }";
}

bool fails(const Tree& t, const std::vector<int>& x) {
  if (t.kind == Tree::Leaf) return t.fails;
  const int a = x[t.left], b = t.literal.value_or(x[t.right]);
  if (t.kind == Tree::Switch)
    return fails(a < kLeast || a > kMost ? t.below.back() : t.below[static_cast<size_t>(a - kLeast)], x);
  const std::string& r = t.relation;
  const bool holds = r == "intLt#"   ? a < b
                     : r == "intLe#" ? a <= b
                     : r == "intGt#" ? a > b
                     : r == "intGe#" ? a >= b
                     : r == "intEq#" ? a == b
                                     : a != b;
  return fails(t.below[holds], x);
}

// With room for all variables beside each other on both sides of the constants.
bool any_fails(const Tree& t, std::vector<int>& x, size_t at) {
  if (at == x.size()) return fails(t, x);
  const int room = static_cast<int>(x.size());
  for (x[at] = kLeast - room; x[at] <= kMost + room; ++x[at])
    if (any_fails(t, x, at + 1)) return true;
  return false;
}

struct Case {
  explicit Case(uint32_t seed) : variables(1 + seed % 3), tree(Grower(seed, variables).grow(6)) {
    std::string parameters;
    for (size_t i = 0; i < variables; ++i) parameters += " x" + std::to_string(i);
    core::ParseResult r = core::parse_program(
        "prim Int;\ndata Bool = False | True;\ndef main = \\" + parameters.substr(1) + " -> " + text(tree) + ";\n",
        program);
    EXPECT_TRUE(r.ok) << r.message << "\n" << text(tree);
    property.verdict = core::GlobalId(static_cast<uint32_t>(program.global_count()) - 1);
    const core::Type* number = core::Builder(program).type_con(program.tycon(core::TyConId(0)));
    for (size_t i = 0; i < variables; ++i)
      property.inputs.push_back({"x" + std::to_string(i), number, spaces.of(number)});
  }

  size_t variables;
  Tree tree;
  core::Program program;
  claim::Test property;
  space::Spaces spaces{program};
};

TEST(OpenNumbers, TreesOfComparisonsAgainstAllThatMakesADifference) {
  size_t found = 0, proved = 0;
  for (uint32_t seed = 0; seed < 600; ++seed) {
    Case run(seed);
    Subject subject(run.program, run.spaces, claim::Property{run.property}, {}, true);
    const std::unique_ptr<Setting> setting = subject.make_setting();
    claim::Counts counts;
    Round round(setting->problem(), counts, Bound{100, false, 100}, Walker::patience(subject.budget));
    const Round::Ended ended = round.run(UINT64_MAX);
    std::vector<int> known(run.variables);
    const bool fail = any_fails(run.tree, known, 0);
    ASSERT_EQ(ended, fail ? Round::Ended::Found : Round::Ended::Complete) << text(run.tree);
    ASSERT_EQ(round.certificate().has_value(), !fail) << text(run.tree);
    if (!fail) {
      ++proved;
      continue;
    }
    ++found;
    std::vector<int> witness;
    for (const space::Value& v : round.walker().smallest_inputs())
      witness.push_back(v.hole ? 0 : static_cast<int>(v.number.integer));
    EXPECT_TRUE(fails(run.tree, witness)) << text(run.tree);
    EXPECT_EQ(setting->problem().solver->statistics().z3_calls, 0u);
  }
  EXPECT_GT(found, 50u);
  EXPECT_GT(proved, 50u);
}

constexpr PathOrder kOrders[] = {PathOrder::DepthFirst, PathOrder::BreadthFirst, PathOrder::Coverage};

TEST(OpenNumbers, EveryOrderSaysTheSame) {
  size_t found = 0, proved = 0;
  for (uint32_t seed = 0; seed < 600; ++seed) {
    Case run(seed);
    Subject subject(run.program, run.spaces, claim::Property{run.property}, {}, true);
    std::vector<int> known(run.variables);
    const bool fail = any_fails(run.tree, known, 0);
    for (PathOrder order : kOrders) {
      const std::unique_ptr<Setting> setting = subject.make_setting();
      Ordered ordered(setting->problem(), {.order = order});
      std::optional<claim::End> end;
      while (!end) end = ordered.run(1 + seed % 7);
      ASSERT_EQ(end->is<claim::End::Exhausted>(), !fail) << text(run.tree);
      ASSERT_EQ(end->found() != nullptr, fail) << text(run.tree);
      ++(fail ? found : proved);
      if (!fail) continue;
      std::vector<int> witness;
      for (const space::Value& v : end->found()->inputs)
        witness.push_back(v.hole ? 0 : static_cast<int>(v.number.integer));
      EXPECT_TRUE(fails(run.tree, witness)) << text(run.tree);
    }
  }
  EXPECT_GT(found, 150u);
  EXPECT_GT(proved, 150u);
}

// The same leaves as one walk has, each once.
TEST(OpenNumbers, EveryOrderTakesEveryPathOnce) {
  for (uint32_t seed = 0; seed < 200; ++seed) {
    Case run(seed);
    Subject subject(run.program, run.spaces, claim::Property{run.property}, {}, true);
    std::multiset<std::string> all;
    {
      const std::unique_ptr<Setting> setting = subject.make_setting();
      claim::Counts counts;
      Round round(setting->problem(), counts, Bound{100, false, 100}, Walker::patience(subject.budget));
      round.on_leaf([&](Walker& w) { return all.insert(write_path(path_of(w.decisions()))), true; });
      round.run(UINT64_MAX);
    }
    for (PathOrder order : kOrders) {
      const std::unique_ptr<Setting> setting = subject.make_setting();
      Ordered ordered(setting->problem(), {.order = order});
      std::multiset<std::string> seen;
      size_t longest = 0;
      ordered.on_leaf([&](Walker& w) {
        seen.insert(write_path(path_of(w.decisions())));
        EXPECT_TRUE(order != PathOrder::BreadthFirst || w.decisions().size() >= longest) << text(run.tree);
        longest = std::max(longest, w.decisions().size());
      });
      EXPECT_TRUE(ordered.run()->is<claim::End::Exhausted>());
      EXPECT_EQ(seen, all) << text(run.tree);
    }
  }
}

TEST(OpenNumbers, PathsThatAreLeftOutOrCutProveNothing) {
  size_t cut = 0, lacking = 0;
  for (uint32_t seed = 0; seed < 100; ++seed) {
    Case run(seed);
    std::vector<int> known(run.variables);
    if (any_fails(run.tree, known, 0)) continue;
    Subject subject(run.program, run.spaces, claim::Property{run.property}, {}, true);
    {
      const std::unique_ptr<Setting> setting = subject.make_setting();
      subject.budget.max_memory = 1000;  // the frontier has no room
      Ordered ordered(setting->problem(), {.order = PathOrder::BreadthFirst});
      const claim::End end = *ordered.run();
      const bool left_out = end.is<claim::End::Cut>() && end.cut_by_memory;
      EXPECT_EQ(left_out, !end.is<claim::End::Exhausted>()) << text(run.tree);
      lacking += left_out;
    }
    subject.budget.max_memory = size_t{1} << 30;
    const std::unique_ptr<Setting> setting = subject.make_setting();
    Ordered ordered(setting->problem(), {.order = PathOrder::DepthFirst, .path_steps = 0});
    EXPECT_TRUE(ordered.run()->is<claim::End::Cut>()) << text(run.tree);
    ++cut;
  }
  EXPECT_GT(cut, 10u);
  EXPECT_GT(lacking, 5u);
}

TEST(Frontier, OrdersOfPaths) {
  const auto order_of = [](PathOrder order) {
    Frontier frontier(order, 1 << 20);
    const PlacePointer root = frontier.make_place(nullptr, {}, 0, 0);
    const PlacePointer old = frontier.make_place(root, {0, false, 0}, 1, 0);
    const PlacePointer fresh = frontier.make_place(frontier.make_place(old, {}, 2, 0), {}, 0, 0);
    const Choice choices[] = {{0, false, 1}, {0, false, 2}};
    frontier.add(old, choices);
    frontier.add(fresh, choices);
    std::string out;
    while (std::optional<WaitingPath> path = frontier.take())
      out += (path->place == old ? "old" : "fresh") + std::to_string(path->choice.alternative) + " ";
    EXPECT_EQ(frontier.left_out(), 0u);
    return out;
  };
  EXPECT_EQ(order_of(PathOrder::DepthFirst), "fresh1 fresh2 old1 old2 ");
  EXPECT_EQ(order_of(PathOrder::BreadthFirst), "old1 old2 fresh1 fresh2 ");
  EXPECT_EQ(order_of(PathOrder::Coverage), "fresh1 fresh2 old1 old2 ");
}

TEST(OpenNumbers, PathsLeadToTheSameLeaf) {
  std::mt19937 random(11);
  size_t followed = 0;
  for (uint32_t seed = 0; seed < 300; ++seed) {
    Case run(seed);
    Subject subject(run.program, run.spaces, claim::Property{run.property}, {}, true);
    followed += follow_leaves(subject, Bound{100, false, 100}, nullptr, random);
  }
  EXPECT_GT(followed, 300u);
}

TEST(OpenNumbers, SidesAreWrittenAndRead) {
  const Path path = {{0, 1}, {kSide, 1}, {kSide, 0}, {7, 2}};
  EXPECT_EQ(write_path(path), "0.1 ?1 ?0 7.2");
  EXPECT_EQ(read_path("0.1 ?1 ?0 7.2"), path);
  for (const char* wrong : {"?", "?2", "?1.0", "4294967295.0", "0.1 ?", "?1 "}) EXPECT_FALSE(read_path(wrong)) << wrong;
}

}  // namespace
}  // namespace needle::search
