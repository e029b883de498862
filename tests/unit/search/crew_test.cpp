// Several walk one round: whatever they give each other, and whenever, the end is the one of a walker alone. Random
// properties of lists, trees and numbers, under bounds by size and by depth, some with evaluations that are cut.
#include "search/crew.h"

#include <gtest/gtest.h>

#include <chrono>
#include <random>
#include <thread>

#include "core/parse.h"
#include "paths.h"

namespace needle::search {
namespace {

constexpr const char* kProgram = R"(
prim Int;
data Bool = False | True;
data Nat = Zero | Suc Nat;
data List = Nil | Cons Nat List;
data Tree = Leaf | Node Tree Nat Tree;
data Pair = Both ! Nat ! List;

def not = \a -> case a of a1 { False -> True; True -> False };
def and = \a b -> case a of a1 { False -> False; True -> b };
def both = \a b -> overlap_in_order a b { False _ -> False; True x -> x; _ False -> False; x True -> x; else -> False };
def le = \a b -> case a of a1 { Zero -> True; Suc x -> case b of b1 { Zero -> False; Suc y -> le x y } };
def add = \a b -> case a of a1 { Zero -> b; Suc x -> Suc (add x b) };
def double = \a -> add a a;
def spin = \a -> spin (Suc a);
def slow = \a -> case le a (Suc (Suc Zero)) of a1 { True -> True; False -> spin a };
def sorted = \l -> case l of l1 { Nil -> True; Cons x r -> case r of r1 { Nil -> True; Cons y s ->
                                  both (le x y) (sorted r) } };
def length = \l -> case l of l1 { Nil -> Zero; Cons x r -> Suc (length r) };
def sum = \l -> case l of l1 { Nil -> Zero; Cons x r -> add x (sum r) };
def every = \p t -> case t of t1 { Leaf -> True; Node l x r -> both (p x) (both (every p l) (every p r)) };
def search = \t -> case t of t1 { Leaf -> True; Node l x r ->
               both (every (\y -> le y x) l) (both (every (\y -> le x y) r) (both (search l) (search r))) };
def height = \t -> case t of t1 { Leaf -> Zero; Node l x r -> Suc (add (height l) (height r)) };
def upto = \n t -> case n of n1 { Zero -> True; Suc m -> case t of t1 { Leaf -> True; Node l x r -> and (upto m l) (upto m r) } };
def some = \n l -> case n of n1 { Zero -> True; Suc m -> case l of l1 { Nil -> True; Cons x r ->
               case le x (Suc Zero) of c { False -> some m r; True -> some m r } } };
def first = \p -> case p of p1 { Both n l -> n };
def rest = \p -> case p of p1 { Both n l -> l };
)";

class Generator {
 public:
  explicit Generator(uint32_t seed) : random_(seed) {}

  // Of l :: List, t :: Tree, n :: Nat, p :: Pair. Failures are rare: many conditions have to hold.
  std::string property() {
    std::string fails = "True";
    for (uint32_t i = 0; i < 5; ++i) fails = (pick(2) ? "(and " : "(both ") + condition(2) + " " + fails + ")";
    return "case " + condition(2) + " of c { False -> 2; True -> case " + fails + " of d { True -> 0; False -> 1 } }";
  }

 private:
  uint32_t pick(uint32_t n) { return static_cast<uint32_t>(random_() % n); }

  std::string number(int depth) {
    switch (pick(depth > 0 ? 9 : 5)) {
      case 0:
        return "n";
      case 1:
        return "(length l)";
      case 2:
        return "(height t)";
      case 3:
        return "(first p)";
      case 4:
        return "(Suc (Suc Zero))";
      case 5:
        return "(sum l)";
      case 6:
        return "(Suc " + number(depth - 1) + ")";
      case 7:
        return "(double " + number(depth - 1) + ")";
      default:
        return "(add " + number(depth - 1) + " (sum (rest p)))";
    }
  }

  std::string condition(int depth) {
    switch (pick(depth > 0 ? 9 : 4)) {
      case 0:
        return "(sorted l)";
      case 1:
        return "(search t)";
      case 2:
        return "(le " + number(depth) + " " + number(depth) + ")";
      case 3:
        return "(sorted (rest p))";
      case 4:
        return "(not " + condition(depth - 1) + ")";
      case 5:
        return "(le " + number(1) + " (add " + number(1) + " " + number(1) + "))";
      case 6:
        return pick(4) == 0 ? "(slow " + number(1) + ")" : condition(depth - 1);
      case 7:
        return "(and " + condition(depth - 1) + " " + condition(depth - 1) + ")";
      default:
        return "(both " + condition(depth - 1) + " " + condition(depth - 1) + ")";
    }
  }

  std::mt19937 random_;
};

struct Case {
  core::Program program;
  space::Spaces spaces{program};
  claim::Test property;
  std::string text;

  explicit Case(const std::string& body) : text(body) {
    const core::ParseResult r =
        core::parse_program(std::string(kProgram) + "def main = \\l t n p -> " + body + ";\n", program);
    EXPECT_TRUE(r.ok) << r.message << "\n" << body;
    core::Builder build(program);
    for (const char* name : {"List", "Tree", "Nat", "Pair"}) {
      for (uint32_t i = 0; i < program.tycon_count(); ++i) {
        if (program.tycon(core::TyConId(i))->name.text() != name) continue;
        const core::Type* type = build.type_con(program.tycon(core::TyConId(i)));
        property.inputs.push_back({name, type, spaces.of(type)});
      }
    }
    property.verdict = core::GlobalId(static_cast<uint32_t>(program.global_count()) - 1);
  }

  claim::End run(Bounds bounds, size_t helpers, uint64_t slice) {
    SpareThreads spare;
    spare.add(helpers);
    if (helpers > 0) bounds.helping = {&spare, helpers, 0, slice};
    claim::End end = Subject(program, spaces, claim::Property{property}).run(narrow, bounds);
    size_t back = 0;
    while (spare.take()) ++back;
    EXPECT_EQ(back, helpers) << "threads that were not given back";
    return end;
  }
};

std::string text_of(const claim::End& end) {
  const claim::Counts& c = end.counts;
  std::string out = "end " + std::to_string(end.how.index()) + ", tests " + std::to_string(c.tests) + ", discards " +
                    std::to_string(c.discards) + ", nodes " + std::to_string(c.nodes) + ", size " +
                    std::to_string(c.size_reached) + ", complete " + std::to_string(end.complete.value_or(9999)) +
                    ", cuts " + std::to_string(end.cuts) + show(end.cut);
  if (end.found()) out += ", found" + show(end.found()->inputs);
  return out;
}

#ifdef NEEDLE_HOSTILE  // collects at every chance: fewer properties, smaller inputs
constexpr uint32_t kSeeds = 12, kDepth = 2, kSize = 10;
constexpr const char* kLevels = "(Suc (Suc (Suc Zero)))";
#else
constexpr uint32_t kSeeds = 50, kDepth = 3, kSize = 13;
constexpr const char* kLevels = "(double (Suc (Suc Zero)))";
#endif

Bounds bounds_of(uint32_t seed) {
  Bounds out;
  if (seed % 3 == 0)
    out.depth = kDepth;
  else
    out.max_size = kSize + seed % 4;
  out.patience = seed % 2 == 0 ? 20 : 500;
  return out;
}

class CrewOnRandom : public testing::TestWithParam<uint32_t> {};

TEST_P(CrewOnRandom, EndsAsOneAlone) {
  uint64_t parts = 0, found = 0, cut = 0;
  for (uint32_t seed = kSeeds * GetParam(); seed < kSeeds * (GetParam() + 1); ++seed) {
    Case subject(Generator(seed).property());
    const Bounds bounds = bounds_of(seed);
    const claim::End alone = subject.run(bounds, 0, 0);
    found += alone.found() != nullptr;
    cut += alone.cuts > 0;
    for (const size_t helpers : {1, 3, 7}) {
      const claim::End together = subject.run(bounds, helpers, seed % 5 * 10);
      EXPECT_EQ(text_of(together), text_of(alone)) << "seed " << seed << ", helpers " << helpers << "\n"
                                                   << subject.text;
      parts += together.counts.parts;
    }
  }
  EXPECT_GT(parts, 0u);
  EXPECT_GT(found, 0u);
  EXPECT_TRUE(cut > 0 || kSeeds < 50);
}

INSTANTIATE_TEST_SUITE_P(Seeds, CrewOnRandom, testing::Range(0u, 3u));

// A round passes by what those before it have settled. What it says is what one walk under its bound alone says.
class CoveredOnRandom : public testing::TestWithParam<uint32_t> {};

TEST_P(CoveredOnRandom, CountsAsOneRoundAlone) {
  uint64_t passed = 0, found = 0;
  for (uint32_t seed = kSeeds * GetParam(); seed < kSeeds * (GetParam() + 1); ++seed) {
    Case subject(Generator(seed + 1000).property());
    Bounds bounds;
    bounds.max_size = kSize + seed % 4;
    bounds.patience = 2000;
    const claim::End rounds = subject.run(bounds, 0, 0);
    if (rounds.cuts > 0) continue;
    bounds.min_size = bounds.max_size = rounds.counts.size_reached;
    const claim::End round = subject.run(bounds, 0, 0);
    EXPECT_EQ(rounds.how.index(), round.how.index()) << subject.text;
    EXPECT_EQ(rounds.counts.rejected, round.counts.rejected) << subject.text;
    if (const claim::End::Found* failure = round.found()) {
      ++found;
      EXPECT_EQ(show(rounds.found()->inputs), show(failure->inputs)) << subject.text;
      continue;  // what was settled counts, wherever it stands
    }
    EXPECT_EQ(rounds.counts.tests, round.counts.tests) << subject.text;
    EXPECT_EQ(rounds.counts.discards, round.counts.discards) << subject.text;
    passed += rounds.counts.tests;
  }
  EXPECT_GT(passed, 0u);
  EXPECT_GT(found, 0u);
}

INSTANTIATE_TEST_SUITE_P(Seeds, CoveredOnRandom, testing::Range(0u, 3u));

// Every part was walked to its end, and none has left anything out.
TEST(Crew, ProvesWhatOneAloneProves) {
  Case subject("case (and (upto " + std::string(kLevels) +
               " t) (some (Suc (Suc (Suc Zero))) l)) of c { False -> 0; True -> 1 }");
  const claim::End alone = subject.run({}, 0, 0);
  EXPECT_TRUE(alone.is<claim::End::Exhausted>());
  for (const size_t helpers : {1, 2, 5}) {
    const claim::End together = subject.run({}, helpers, 3);
    EXPECT_EQ(text_of(together), text_of(alone));
    EXPECT_GT(together.counts.parts, 0u);
  }
}

// Of a search that is stopped at some moment nothing is claimed beyond what it had completed until then.
TEST(Crew, Stopped) {
  for (uint32_t i = 0; i < 40; ++i) {
    Case subject("case (and (sorted l) (search t)) of c { False -> 2; True -> 1 }");
    Subject searched(subject.program, subject.spaces, claim::Property{subject.property});
    SpareThreads spare;
    spare.add(3);
    std::thread stopper([&] {
      std::this_thread::sleep_for(std::chrono::microseconds(500 * i));
      searched.stop.request();
    });
    const claim::End end = searched.run(narrow, {.helping = {&spare, 3, 0, 1 + i % 7 * 100}});
    stopper.join();
    EXPECT_EQ(end.stopped(), claim::Halted::Interrupted) << i;
  }
}

}  // namespace
}  // namespace needle::search
