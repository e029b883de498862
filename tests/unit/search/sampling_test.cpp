// Strategies that draw: what a seed fixes, by which weights they draw, how far they go back, what sampling finds that
// deepening does not reach, and that such a witness becomes small.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "core/parse.h"
#include "search/sampler.h"
#include "search/shape.h"
#include "search/shrink.h"
#include "subject.h"

namespace needle::search {
namespace {

constexpr const char* kPrelude = R"(
prim Int;
data Bool = False | True;
data Nat = Zero | Suc Nat;
data Color = Red | Green | Blue;
data List = Nil | Cons Bool List;
)";

// The claim `main` over inputs of the named types, 0 failed, 1 passed, 2 discarded.
struct World {
  core::Program program;
  space::Spaces spaces{program};
  claim::Test property;

  World(const std::string& text, const std::vector<std::string>& types, const std::vector<uint32_t>& weights = {}) {
    core::ParseResult r = core::parse_program(kPrelude + text, program);
    EXPECT_TRUE(r.ok) << r.message;
    for (size_t i = 0; i < weights.size(); ++i)
      const_cast<core::DataCon*>(tycon(types[0])->constructors[i])->weight = weights[i];
    core::Builder build(program);
    for (size_t i = 0; i < types.size(); ++i) {
      const core::Type* type = build.type_con(tycon(types[i]));
      property.inputs.push_back({"x" + std::to_string(i), type, spaces.of(type)});
    }
    property.verdict = core::GlobalId(static_cast<uint32_t>(program.global_count()) - 1);
  }

  const core::TyCon* tycon(const std::string& name) {
    for (uint32_t i = 0; i < program.tycon_count(); ++i)
      if (program.tycon(core::TyConId(i))->name.text() == name) return program.tycon(core::TyConId(i));
    ADD_FAILURE() << name;
    return nullptr;
  }

  Subject subject() { return {program, spaces, claim::Property{property}}; }
  Walked walked() { return {program, spaces, claim::Property{property}}; }
};

std::string text_of(const std::vector<space::Value>& values) {
  std::string out = "(";
  for (const space::Value& v : values)
    out += v.hole ? "_" : std::string(v.con->name.text()) + (v.fields.empty() ? "" : text_of(v.fields));
  return out + ")";
}

std::vector<std::string> drawn(World& world, const Sampling& sampling) {
  std::vector<std::string> out;
  Subject subject = world.subject();
  subject.listener.leaf = [&](claim::TestResult, const std::vector<space::Value>& inputs) {
    out.push_back(text_of(inputs));
  };
  const claim::End end = subject.run(random, {.sampling = sampling});
  EXPECT_TRUE(end.is<claim::End::Passed>());
  EXPECT_EQ(end.counts.tests, out.size());
  return out;
}

// walks the whole list
constexpr const char* kWalk =
    "def main = \\xs -> case xs of w { Nil -> 1; Cons b r -> case b of v { False -> main r; True -> main r } };\n";

TEST(Random, SameSeedSameInputs) {
  World world(kWalk, {"List"});
  const auto first = drawn(world, {.tests = 50, .backtrack = 3, .seed = 7});
  EXPECT_EQ(first.size(), 50u);
  EXPECT_EQ(first, drawn(world, {.tests = 50, .backtrack = 3, .seed = 7}));
  EXPECT_NE(first, drawn(world, {.tests = 50, .backtrack = 3, .seed = 8}));
  EXPECT_GT(std::set<std::string>(first.begin(), first.end()).size(), 20u);
}

TEST(Random, DrawsByTheWeightsOfThePragma) {
  World world("def main = \\c -> case c of w { Red -> 1; Green -> 1; Blue -> 1 };\n", {"Color"}, {1, 3, 6});
  constexpr double kDraws = 5000;
  std::map<std::string, double> seen;
  for (const std::string& c : drawn(world, {.tests = static_cast<uint32_t>(kDraws), .backtrack = 0, .seed = 3}))
    seen[c] += 1;
  double chi = 0;
  for (const auto& [name, share] : {std::pair("(Red)", 0.1), {"(Green)", 0.3}, {"(Blue)", 0.6}})
    chi += (seen[name] - share * kDraws) * (seen[name] - share * kDraws) / (share * kDraws);
  EXPECT_LT(chi, 13.8);  // 0.1% at two degrees of freedom
}

// Twelve inputs are looked at, in order, and always rejected.
std::string rejects_twelve() {
  std::string params, body = "2";
  for (int i = 11; i >= 0; --i) {
    const std::string n = std::to_string(i);
    params = " x" + n + params;
    body = "case x" + n + " of w" + n + " { False -> " + body + "; True -> " + body + " }";
  }
  return "def main = \\" + params.substr(1) + " -> " + body + ";\n";
}

TEST(Random, GoesBackAsFarAsTheLimit) {
  World world(rejects_twelve(), std::vector<std::string>(12, "Bool"));
  for (uint32_t limit : {0u, 1u, 3u, 12u}) {
    Walked walked = world.walked();
    std::set<std::string> leaves, kept;
    walked.listener.leaf = [&](claim::TestResult, const std::vector<space::Value>& inputs) {
      EXPECT_TRUE(leaves.insert(text_of(inputs)).second) << "the same input twice";
      kept.insert(text_of({inputs.begin(), inputs.end() - limit}));
    };
    claim::Counts counts;
    Sampler sampler(walked.problem, counts, {.tests = 1, .backtrack = limit, .seed = 5}, {1000, false});
    EXPECT_EQ(sampler.draw(10), Sampler::Drawn::Discarded);
    EXPECT_EQ(leaves.size(), size_t{1} << limit);
    EXPECT_EQ(kept.size(), 1u) << "an unknown above the limit was drawn again";
    EXPECT_EQ(counts.discards, leaves.size());
  }
}

TEST(Random, GivesUpWhenEverythingIsDiscarded) {
  World world("def main = \\b -> case b of w { False -> 2; True -> 2 };\n", {"Bool"});
  const claim::End end = world.subject().run(random, {.sampling = {.tests = 5, .backtrack = 3, .seed = 1}});
  EXPECT_TRUE(end.is<claim::End::Discarded>());
  EXPECT_EQ(end.counts.samples, 0u);
}

// Fails for a list with at least thirty True: each element is looked at, so there are 2^30 lists to pass before.
std::string thirty_true() {
  std::string n = "Zero";
  for (int i = 0; i < 30; ++i) n = "(Suc " + n + ")";
  return "def atLeast = \\n xs -> case n of a { Zero -> True; Suc m -> case xs of b { Nil -> False; Cons x r -> "
         "case x of c { False -> atLeast n r; True -> atLeast m r } } };\n"
         "def main = \\xs -> case atLeast " +
         n + " xs of r { False -> 1; True -> 0 };\n";
}

uint32_t size_of_all(const World& world, const std::vector<space::Value>& inputs) {
  uint32_t size = 0;
  for (const space::Value& v : inputs) size += space::size_of(world.spaces, v);
  return size;
}

TEST(Automatic, SamplesFindWhatDeepeningDoesNotReach) {
  World world(thirty_true(), {"List"});
  const claim::End end = world.subject().run(automatic, {.sampling = {.after = 200'000}});
  ASSERT_TRUE(end.found());
  ASSERT_TRUE(end.complete);
  EXPECT_LT(*end.complete, 61u);
  EXPECT_EQ(size_of_all(world, end.found()->inputs), 61u);  // shrunk to thirty True and a rest that nobody looks at
}

TEST(Shrink, KeepsWhatFailsAndOnlyThat) {
  World world(thirty_true(), {"List"});
  Walked walked = world.walked();
  const Problem& problem = walked.problem;
  const core::TyCon *list = world.tycon("List"), *boolean = world.tycon("Bool");
  auto value = [&](const core::DataCon* con, std::vector<space::Value> fields) {
    space::Value v;
    v.space = con->parent == list ? world.property.inputs[0].space
                                  : world.spaces[world.property.inputs[0].space].alternatives[1].fields[0];
    v.hole = false;
    v.con = con;
    v.fields = std::move(fields);
    return v;
  };
  space::Value xs = value(list->constructors[0], {});
  for (int i = 0; i < 90; ++i)
    xs = value(list->constructors[1], {value(boolean->constructors[i % 2], {}), std::move(xs)});
  claim::Counts counts;
  const claim::End::Found small = shrink(problem, counts, {{xs}, false});
  EXPECT_EQ(size_of_all(world, small.inputs), 61u);
}

// Fails for two lists as long as each other with an element at least: greedy steps, one list at a time, get nowhere.
constexpr const char* kEquallyLong =
    "def same = \\xs ys -> case xs of a { Nil -> case ys of b { Nil -> True; Cons y r -> False };"
    "  Cons x q -> case ys of b { Nil -> False; Cons y r -> same q r } };\n"
    "def main = \\xs ys -> case same xs ys of r { False -> 1; True -> case xs of a { Nil -> 1; Cons x q -> 0 } };\n";

space::Value list_of(World& world, int length) {
  const space::SpaceId list = world.property.inputs[0].space;
  const space::Space& space = world.spaces[list];
  space::Value xs;
  xs.space = list;
  xs.hole = false;
  xs.con = space.alternatives[0].con;
  for (int i = 0; i < length; ++i) {
    space::Value x;
    x.space = space.alternatives[1].fields[0];
    space::Value longer{list, false, space.alternatives[1].con, {x, xs}, {}};
    xs = longer;
  }
  return xs;
}

TEST(Shape, SeveralPlacesChangeAtOnce) {
  World world(kEquallyLong, {"List", "List"});
  Walked walked = world.walked();
  const Problem& problem = walked.problem;
  claim::Counts counts;
  claim::End::Found best{{list_of(world, 12), list_of(world, 12)}, false};
  search_shape(problem, counts, UINT64_MAX, best);
  EXPECT_EQ(text_of(best.inputs), "(Cons(_Nil)Cons(_Nil))");
}

TEST(Shape, TheBestIsKeptWhenTheWorkIsUsedUp) {
  World world(kEquallyLong, {"List", "List"});
  Walked walked = world.walked();
  const Problem& problem = walked.problem;
  claim::Counts counts;
  const std::vector<space::Value> inputs{list_of(world, 12), list_of(world, 12)};
  claim::End::Found best{inputs, false};
  search_shape(problem, counts, 0, best);
  EXPECT_EQ(text_of(best.inputs), text_of(inputs));
  walked.stop.request();
  search_shape(problem, counts, UINT64_MAX, best);
  EXPECT_EQ(text_of(best.inputs), text_of(inputs));
}

// Outside the shape: True is larger than False in no way, but only narrowing looks for it.
TEST(Shrink, FindsWhatIsSmallerElsewhere) {
  World world(
      "def main = \\xs -> case xs of a { Nil -> 1; Cons x q -> case x of b { True -> 0; False -> "
      "case q of c { Nil -> 1; Cons y r -> 0 } } };\n",
      {"List"});
  Walked walked = world.walked();
  const Problem& problem = walked.problem;
  claim::Counts counts;
  space::Value xs = list_of(world, 2);
  xs.fields[0].hole = false;
  xs.fields[0].con = world.tycon("Bool")->constructors[0];
  const claim::End::Found small = shrink(problem, counts, {{xs}, false});
  EXPECT_EQ(text_of(small.inputs), "(Cons(True_))");
}

TEST(Share, AChoiceCutsItsInterval) {
  World world(
      "def main = \\c b -> case c of r { Red -> 1; Green -> 1; Blue -> case b of s { False -> 1; True -> 1 } };\n",
      {"Color", "Bool"});
  Walked walked = world.walked();
  const Problem& problem = walked.problem;
  claim::Counts counts;
  Walker walker(problem, counts, Bound{2, false}, 1000);
  ASSERT_TRUE(walker.open());
  ASSERT_EQ(walker.start(), Walker::Event::Demand);
  auto done = [&] { return share_done(walker.decisions(), walker.refiner()); };
  EXPECT_EQ(done(), 0);
  walker.push();
  walker.bind(*walker.fit(0));
  EXPECT_EQ(done(), 0);
  walker.back();
  walker.bind(*walker.fit(2));
  EXPECT_DOUBLE_EQ(done(), 2.0 / 3);
  ASSERT_EQ(walker.advance(), Walker::Event::Demand);
  walker.bind(*walker.fit(1));
  EXPECT_DOUBLE_EQ(done(), 2.0 / 3 + 1.0 / 6);
}

TEST(Share, GrowsUntilTheRoundIsDone) {
  World world(thirty_true(), {"List"});
  Subject subject = world.subject();
  std::map<uint32_t, std::vector<double>> shares;
  subject.listener.progress = [&](const claim::Counts&, uint32_t bound, std::optional<double> share) {
    shares[bound].push_back(share.value_or(-1));
  };
  subject.run(narrow, {.max_size = 33});
  ASSERT_GT(shares[33].size(), 10u);
  for (const auto& [bound, seen] : shares) {
    EXPECT_TRUE(std::is_sorted(seen.begin(), seen.end()));
    EXPECT_GE(seen.front(), 0);
    EXPECT_LT(seen.back(), 1);
  }
  EXPECT_LT(shares[33].front(), 0.1);
  EXPECT_GT(shares[33].back(), 0.9);
}

// A loop is cut and reported; the failure behind it is found all the same.
TEST(Narrow, GoesOnBehindALoop) {
  const std::string loop = "def loop = \\n -> loop n;\n";
  World found(loop + "def main = \\b -> case b of w { False -> loop Zero; True -> 0 };\n", {"Bool"});
  const claim::End failure = found.subject().run(narrow, {.patience = 10'000});
  ASSERT_TRUE(failure.found());
  EXPECT_EQ(text_of(failure.found()->inputs), "(True)");
  World only(loop + "def main = \\b -> case b of w { False -> loop Zero; True -> 1 };\n", {"Bool"});
  const claim::End cut = only.subject().run(narrow, {.patience = 10'000});
  EXPECT_TRUE(cut.is<claim::End::Cut>());
  EXPECT_EQ(text_of(cut.cut), "(False)");
  EXPECT_FALSE(cut.complete);
}

}  // namespace
}  // namespace needle::search
