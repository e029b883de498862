// Lazy search in total values: how often the paper's examples are executed, that the executions stand for every value
// exactly once whatever the order of conjunctions, and what that order guarantees.
#include <gtest/gtest.h>

#include <map>
#include <random>
#include <set>

#include "core/parse.h"
#include "paths.h"
#include "search/conjunctions.h"
#include "space/enumeration.h"

namespace needle::search {
namespace {

constexpr const char* kTypes = R"(
prim Int;
data Bool = False | True;
data Nat = Zero | Suc Nat;
data Bools = None | Some Bool Bools;
data List = Nil | Cons Nat List;
data Tree = Leaf | Node Tree Nat Tree;

def not = \a -> case a of a1 { False -> True; True -> False };
def leftOr = \a b -> case a of a1 { False -> b; True -> True };
def leftAnd = \a b -> case a of a1 { False -> False; True -> b };
def le = \a b -> case a of a1 { Zero -> True; Suc x -> case b of b1 { Zero -> False; Suc y -> le x y } };
def same = \a b -> case a of a1 { Zero -> case b of b1 { Zero -> True; Suc z -> False };
                                  Suc x -> case b of b2 { Zero -> False; Suc y -> same x y } };
def sorted = \l -> case l of l1 { Nil -> True; Cons x r -> case r of r1 { Nil -> True; Cons y s ->
                                  AND (le x y) (sorted r) } };
def absent = \x l -> case l of l1 { Nil -> True; Cons y r -> AND (not (same x y)) (absent x r) };
def distinct = \l -> case l of l1 { Nil -> True; Cons x r -> AND (absent x r) (distinct r) };
def length = \l -> case l of l1 { Nil -> Zero; Cons x r -> Suc (length r) };
def every = \p t -> case t of t1 { Leaf -> True; Node l x r -> AND (p x) (AND (every p l) (every p r)) };
def search = \t -> case t of t1 { Leaf -> True; Node l x r ->
               AND (every (\y -> le y x) l) (AND (every (\y -> le x y) r) (AND (search l) (search r))) };
def height = \t -> case t of t1 { Leaf -> Zero; Node l x r -> Suc (height l) };
def walk = \l -> case l of l1 { Nil -> True; Cons x r -> case walkNat x of u { True -> walk r; False -> False } };
def walkNat = \n -> case n of n1 { Zero -> True; Suc m -> walkNat m };
def walkTree = \t -> case t of t1 { Leaf -> True; Node l x r ->
               case walkTree l of u { True -> case walkNat x of v { True -> walkTree r; False -> False }; False -> False } };
def allOf = \l -> case l of w { None -> True; Some b r -> leftAnd b (allOf r) };
def anyOf = \l -> case l of w { None -> False; Some b r -> leftOr b (anyOf r) };
def is = \b -> case b of b1 { False -> 2; True -> 1 };
)";

constexpr const char* kLeft = "def AND = \\a b -> case a of a1 { False -> False; True -> b };\n";
constexpr const char* kParallel =
    "def AND = \\a b -> overlap_in_order a b { False _ -> False; True x -> x; _ False -> False; x True -> x; "
    "else -> False };\n";

struct NamedOrder {
  const char* name;
  bool parallel;
  Conjunction conjunction;
};
constexpr NamedOrder kOrders[] = {
    {"D", false, Conjunction::Leftmost},
    {"Leftmost", true, Conjunction::Leftmost},
    {"O", true, Conjunction::Optimal},
    {"F", true, Conjunction::Fair},
    {"OS", true, Conjunction::OptimalSubset},
    {"OF", true, Conjunction::OptimalFair},
    {"OSF", true, Conjunction::OptimalSubsetFair},
};

std::string text_of(const std::vector<space::Value>& values) {
  std::string out = "(";
  for (const space::Value& v : values)
    out += v.hole ? "_ " : std::string(v.con->name.text()) + (v.fields.empty() ? " " : text_of(v.fields));
  return out + ")";
}

void holes_of(const space::Value& v, std::vector<space::SpaceId>& out) {
  if (v.hole) out.push_back(v.space);
  for (const space::Value& f : v.fields) holes_of(f, out);
}
uint32_t known_size(const space::Value& v) {
  uint32_t size = v.hole ? 0 : 1;
  for (const space::Value& f : v.fields) size += known_size(f);
  return size;
}

// A predicate over inputs of the named types: 1 holds, 2 does not, 0 is a failure.
struct Search {
  core::Program program;
  space::Spaces spaces{program};
  space::Enumeration all{spaces};
  claim::Test property;

  Search(const std::string& body, const std::vector<std::string>& types, bool parallel) {
    const std::string text = std::string(kTypes) + (parallel ? kParallel : kLeft);
    std::string params;
    for (size_t i = 0; i < types.size(); ++i) params += " x" + std::to_string(i);
    core::ParseResult r =
        core::parse_program(text + "def main = \\" + params.substr(1) + " -> " + body + ";\n", program);
    EXPECT_TRUE(r.ok) << r.message << "\n" << body;
    core::Builder build(program);
    for (const std::string& name : types) {
      for (uint32_t i = 0; i < program.tycon_count(); ++i) {
        if (program.tycon(core::TyConId(i))->name.text() != name) continue;
        const core::Type* type = build.type_con(program.tycon(core::TyConId(i)));
        property.inputs.push_back({"x", type, spaces.of(type)});
      }
    }
    property.verdict = core::GlobalId(static_cast<uint32_t>(program.global_count()) - 1);
  }

  struct Found {
    uint64_t executions = 0;
    mpz_class covered, satisfying;  // values
    std::set<std::string> leaves;   // that satisfy the predicate
    bool failed = false;
  };

  Found run(MakeEngine* engine, uint32_t bound, Conjunction order = Conjunction::Leftmost) {
    Subject subject(program, spaces, claim::Property{property});
    Found out;
    subject.listener.leaf = [&](claim::TestResult result, const std::vector<space::Value>& inputs) {
      ++out.executions;
      std::vector<space::SpaceId> holes;
      uint32_t known = 0;
      for (const space::Value& v : inputs) {
        holes_of(v, holes);
        known += known_size(v);
      }
      mpz_class values = 0;
      for (uint32_t size = 0; known + size <= bound; ++size) values += all.count(holes, size);
      EXPECT_GT(values, 0);
      out.covered += values;
      if (result == claim::TestResult::Passed) {
        out.satisfying += values;
        EXPECT_TRUE(out.leaves.insert(text_of(inputs)).second) << "two leaves for one class";
      }
      out.failed = out.failed || result == claim::TestResult::Failed;
    };
    const claim::End end = subject.run(engine, {.min_size = bound, .max_size = bound, .conjunction = order});
    EXPECT_TRUE(end.is<claim::End::Bounded>() || end.is<claim::End::Exhausted>());
    return out;
  }

  Found run(Conjunction order, uint32_t bound) { return run(lazy, bound, order); }

  mpz_class values(uint32_t bound) {
    std::vector<space::SpaceId> inputs;
    for (const claim::Input& input : property.inputs) inputs.push_back(input.space);
    mpz_class total = 0;
    for (uint32_t size = 0; size <= bound; ++size) total += all.count(inputs, size);
    return total;
  }
};

TEST(Lazy, OrOfThreeTakesFourExecutions) {
  Search search("is (leftOr x2 (leftOr x1 x0))", {"Bool", "Bool", "Bool"}, false);
  const Search::Found found = search.run(Conjunction::Leftmost, 3);
  EXPECT_EQ(found.executions, 4u);
  EXPECT_EQ(found.covered, 8);
}

TEST(Lazy, AndAndOrOfAListAreLinear) {
  for (const char* body : {"is (allOf x0)", "is (anyOf x0)"}) {
    Search search(body, {"Bools"}, false);
    for (uint32_t n : {1u, 5u, 21u, 41u}) EXPECT_EQ(search.run(Conjunction::Leftmost, n).executions, n) << body;
  }
}

TEST(Lazy, EagerPredicatesAreExecutedOnEveryValue) {
  const std::pair<const char*, std::vector<std::string>> cases[] = {
      {"is (walk x0)", {"List"}},
      {"is (walkTree x0)", {"Tree"}},
      {"is (leftAnd (walkNat x0) (walk x1))", {"Nat", "List"}},
  };
  for (const auto& [body, types] : cases) {
    Search search(body, types, false);
    for (uint32_t bound = 3; bound < 14; ++bound)
      EXPECT_EQ(search.run(Conjunction::Leftmost, bound).executions, search.values(bound)) << body << bound;
  }
}

// A conjunction of some atoms over two lists, a tree and a number, nested at random.
std::string conjunction(std::mt19937& random, int depth) {
  static const char* const kAtoms[] = {
      "(sorted x0)",
      "(distinct x0)",
      "(absent x2 x0)",
      "(le (length x0) x2)",
      "(search x1)",
      "(le x2 (height x1))",
      "(same x2 (Suc Zero))",
      "(le (Suc Zero) (length x0))",
      "(every (le x2) x1)",
      "(not (same x2 Zero))",
      "(le (Suc Zero) (height x1))",
  };
  const auto pick = [&](size_t n) { return static_cast<size_t>(random() % n); };
  if (depth == 0 || pick(5) == 0) return kAtoms[pick(std::size(kAtoms))];
  const std::string left = conjunction(random, depth - 1), right = conjunction(random, depth - 1);
  return "(AND " + left + " " + right + ")";
}

// Where several unknowns are waited for at once, a path says which of them was refined.
TEST(Paths, SayWhichUnknownAnOrderPreferred) {
#ifdef NEEDLE_HOSTILE
  constexpr uint32_t kPrograms = 10, kBound = 6;
#else
  constexpr uint32_t kPrograms = 100, kBound = 9;
#endif
  size_t followed = 0;
  for (uint32_t seed = 0; seed < kPrograms; ++seed) {
    std::mt19937 random(seed);
    const std::string body = "is " + conjunction(random, 3);
    for (const NamedOrder& order : kOrders) {
      SCOPED_TRACE(body + " " + order.name);
      Search search(body, {"List", "Tree", "Nat"}, order.parallel);
      Subject subject(search.program, search.spaces, claim::Property{search.property});
      Conjunctions conjunctions(order.conjunction);
      followed += follow_leaves(subject, Bound{kBound, false}, &conjunctions, random);
    }
  }
  EXPECT_GT(followed, kPrograms * std::size(kOrders));
}

TEST(Lazy, ExecutionsStandForEveryValueOnce) {
#ifdef NEEDLE_HOSTILE
  constexpr uint32_t kPrograms = 20, kBound = 8;
#else
  constexpr uint32_t kPrograms = 150, kBound = 11;
#endif
  std::map<std::string, uint64_t> executions;
  size_t satisfied = 0;
  for (uint32_t seed = 0; seed < kPrograms; ++seed) {
    std::mt19937 random(seed);
    const std::string body = "is " + conjunction(random, 3);
    std::optional<Search::Found> first;
    for (const NamedOrder& order : kOrders) {
      SCOPED_TRACE(body + " " + order.name);
      Search search(body, {"List", "Tree", "Nat"}, order.parallel);
      const Search::Found found = search.run(order.conjunction, kBound);
      EXPECT_EQ(found.covered, search.values(kBound));
      EXPECT_LE(found.executions, found.covered);
      EXPECT_FALSE(found.failed);
      if (!first) {
        EXPECT_EQ(found.leaves, search.run(narrow, kBound).leaves);
        first = found;
      }
      EXPECT_EQ(found.leaves, first->leaves);
      EXPECT_EQ(found.satisfying, first->satisfying);
      executions[order.name] += found.executions;
    }
    satisfied += first->leaves.size();
  }
  EXPECT_GT(satisfied, kPrograms);
  // What the orders are for, over all programs together.
  EXPECT_LT(executions["Leftmost"], executions["D"]);
  EXPECT_LT(executions["O"], executions["Leftmost"]);
  EXPECT_LT(executions["OS"], executions["Leftmost"]);
  EXPECT_LT(executions["OF"], executions["F"]);
}

// The first operand is satisfied by every list and looks at all of it, the second by no number, after looking at little
// of it. A fair order does not look for lists without end.
TEST(Lazy, FairOrdersAreBoundedByTheOperandThatCannotHold) {
  const char* body = "is (AND (walk x0) (AND (le x1 (Suc Zero)) (le (Suc (Suc Zero)) x1)))";
  for (const NamedOrder& order : kOrders) {
    Search small(body, {"List", "Nat"}, order.parallel), large(body, {"List", "Nat"}, order.parallel);
    const uint64_t few = small.run(order.conjunction, 10).executions,
                   many = large.run(order.conjunction, 14).executions;
    if (std::string(order.name) == "D") {
      EXPECT_GT(many, 2 * few);
    } else if (order.conjunction != Conjunction::Leftmost) {
      EXPECT_EQ(many, few) << order.name;
    }
  }
}

// The first operand holds for the least values, the second does not: what the first looked at need not be changed.
TEST(Lazy, OptimalShortCircuitingFollowsTheFalseOperand) {
  for (const NamedOrder& order : kOrders) {
    Search search("is (AND (walk x0) x1)", {"List", "Bool"}, order.parallel);
    const Search::Found found = search.run(order.conjunction, 9);
    const bool optimal = order.conjunction != Conjunction::Leftmost && order.conjunction != Conjunction::Fair;
    const uint64_t lists = found.leaves.size();
    if (optimal) {
      EXPECT_EQ(found.executions, lists + 1) << order.name;  // one for False
    } else {
      EXPECT_GT(found.executions, lists + 1) << order.name;
    }
  }
}

TEST(Lazy, AnErrorCountsOnlyInHaskellsOrder) {
  const std::string partial = "let head = \\l -> case l of w { Nil -> raise# 0; Cons x r -> x } in ";
  for (const NamedOrder& order : kOrders) {
    Search guarded(partial + "is (AND (le (Suc Zero) (length x0)) (same (head x0) x1))", {"List", "Nat"},
                   order.parallel);
    EXPECT_FALSE(guarded.run(order.conjunction, 9).failed) << order.name;
    Search wrong(partial + "is (AND (same (head x0) x1) (le (Suc Zero) (length x0)))", {"List", "Nat"}, order.parallel);
    EXPECT_TRUE(wrong.run(order.conjunction, 9).failed) << order.name;
  }
}

}  // namespace
}  // namespace needle::search
