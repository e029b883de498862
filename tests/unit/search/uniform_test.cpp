// Uniform sampling: every value of the size that satisfies the predicate is equally likely, no other is drawn.
#include "search/uniform.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <map>
#include <sstream>

#include "core/parse.h"
#include "core/reference.h"
#include "subject.h"

namespace needle::search {
namespace {

constexpr const char* kTypes = R"(
prim Int;
data Bool = False | True;
data Nat = Zero | Suc Nat;
data List = Nil | Cons Nat List;
data Ints = End | And Int Ints;
data Tree = Leaf | Node Tree Nat Tree;
data Path = Stop | Left Path | Right Path;
data Term = Var Nat | Lam Term | App Term Term;

def le = \a b -> case a of a1 { Zero -> True; Suc x -> case b of b1 { Zero -> False; Suc y -> le x y } };
def equal = \a b -> case a of a1 { Zero -> case b of b1 { Zero -> True; Suc z -> False };
                                   Suc x -> case b of b2 { Zero -> False; Suc y -> equal x y } };
def and = \a b -> case a of a1 { False -> False; True -> b };
def not = \a -> case a of a1 { False -> True; True -> False };

def sorted = \l -> case l of l1 { Nil -> True; Cons x r -> case r of r1 { Nil -> True; Cons y s ->
                                  and (le x y) (sorted r) } };
def absent = \x l -> case l of l1 { Nil -> True; Cons y r -> and (not (equal x y)) (absent x r) };
def distinct = \l -> case l of l1 { Nil -> True; Cons x r -> and (absent x r) (distinct r) };
def every = \p t -> case t of t1 { Leaf -> True; Node l x r -> and (p x) (and (every p l) (every p r)) };
def search = \t -> case t of t1 { Leaf -> True; Node l x r ->
               and (every (\y -> le y x) l) (and (every (\y -> le x y) r) (and (search l) (search r))) };
def closed = \n t -> case t of t1 { Var v -> not (le n v); Lam b -> closed (Suc n) b;
                                    App f a -> and (closed n f) (closed n a) };
def ascending = \l -> case l of l1 { End -> True; And x r -> case r of r1 { End -> True; And y s ->
                                     and (intLt# x y) (ascending r) } };
def leftward = \t -> case t of t1 { Leaf -> False; Node l x r -> case l of l1 { Leaf -> True; Node a y b ->
                                    case x of x1 { Zero -> False; Suc z -> True } } };
def nobody = \l -> case l of l1 { Nil -> False; Cons x r -> nobody r };
def lost = \p -> case p of p1 { Stop -> False; Left q -> lost q; Right q -> lost q };
def everybody = \l -> True;

def is = \b -> case b of b1 { False -> 0; True -> 1 };
def main_sorted = \x -> is (sorted x);
def main_distinct = \x -> is (distinct x);
def main_search = \x -> is (search x);
def main_closed = \x -> is (closed Zero x);
def main_ascending = \x -> is (ascending x);
def main_leftward = \x -> is (leftward x);
def main_nobody = \x -> is (nobody x);
def main_lost = \x -> is (lost x);
def main_everybody = \x -> is (everybody x);
)";

struct Sampling {
  core::Program program;
  core::Builder build{program};
  space::Spaces spaces{program};
  space::Enumeration all{spaces};
  claim::Test property;
  claim::Counts counts;
  std::optional<Walked> walked;

  Sampling(const std::string& predicate, const std::string& type) {
    core::ParseResult r = core::parse_program(kTypes, program);
    EXPECT_TRUE(r.ok) << r.message;
    for (uint32_t i = 0; i < program.global_count(); ++i)
      if (program.global(core::GlobalId(i)).name.text() == "main_" + predicate) property.verdict = core::GlobalId(i);
    for (uint32_t i = 0; i < program.tycon_count(); ++i)
      if (program.tycon(core::TyConId(i))->name.text() == type) {
        const core::Type* t = build.type_con(program.tycon(core::TyConId(i)));
        property.inputs.push_back({"x", t, spaces.of(t)});
      }
    walked.emplace(program, spaces, claim::Predicate{property});
  }
  const Problem& problem() const { return walked->problem; }

  std::string show(const space::Value& v) {
    const space::Space& space = spaces[spaces.representation(v.space)];
    if (space.form == space::Form::Number) return std::to_string(v.number.integer);
    std::string out = "(" + std::string(v.con->name.text());
    for (const space::Value& f : v.fields) out += " " + show(f);
    return out + ")";
  }
  const core::Expr* expr(const space::Value& v) {
    const space::Space& space = spaces[spaces.representation(v.space)];
    if (space.form == space::Form::Number) {
      core::Literal literal;
      literal.value = v.number.integer;
      return build.lit(literal);
    }
    std::vector<const core::Expr*> fields;
    for (const space::Value& f : v.fields) fields.push_back(expr(f));
    return build.con(v.con, fields);
  }
  // The oracle: all values of the size, filtered by the reference evaluator.
  std::map<std::string, uint64_t> satisfying(uint32_t size) {
    PrivateWorld world("");
    core::reference::Evaluator evaluator(program, world, {.max_steps = 100'000'000});
    std::map<std::string, uint64_t> out;
    const space::SpaceId id = property.inputs[0].space;
    for (mpz_class i = 0; i < all.count(id, size); ++i) {
      const space::Value v = all.at(id, size, i);
      const auto o = evaluator.evaluate(build.app(build.global(property.verdict), {expr(v)}));
      if (evaluator.shape(o.value).integer == 1) out[show(v)] = 0;
    }
    return out;
  }
};

struct Case {
  const char *predicate, *type;
  uint32_t size;
};

class Uniform : public testing::TestWithParam<Case> {};

// Draws into the map of what may be drawn, and the chi-squared statistic of the outcome.
double chi_squared(Sampling& s, UniformSampler& sampler, std::map<std::string, uint64_t>& values, uint64_t draws) {
  for (uint64_t i = 0; i < draws; ++i) {
    EXPECT_EQ(sampler.draw(), UniformSampler::Drawn::Value);
    auto it = values.find(s.show(sampler.inputs()[0]));
    if (it == values.end()) {
      ADD_FAILURE() << "does not satisfy: " << s.show(sampler.inputs()[0]);
      break;
    }
    ++it->second;
  }
  const double expected = static_cast<double>(draws) / static_cast<double>(values.size());
  double sum = 0;
  for (const auto& [value, n] : values) sum += std::pow(static_cast<double>(n) - expected, 2) / expected;
  return sum;
}

// Five standard deviations above the mean of chi-squared with this many degrees of freedom.
double limit(size_t values) {
  const double freedom = static_cast<double>(values - 1);
  return freedom + 5 * std::sqrt(2 * freedom);
}

TEST_P(Uniform, EveryValueEquallyOften) {
  Sampling s(GetParam().predicate, GetParam().type);
  auto values = s.satisfying(GetParam().size);
  ASSERT_GT(values.size(), 10u);
  const Problem& problem = s.problem();
  UniformSampler sampler(problem, s.all, s.counts, {.size = GetParam().size, .seed = 11});
  EXPECT_LT(chi_squared(s, sampler, values, values.size() * 50), limit(values.size()));
  EXPECT_EQ(sampler.residual().forgotten(), 0u);
}

// There are 2^39 paths of size 40, but after each step only one evaluation is left, whichever step it was.
TEST(UniformSharing, TheSameEvaluationIsLookedAtOnce) {
  for (std::optional<uint64_t> backtrack :
       {std::optional<uint64_t>(0), std::optional<uint64_t>(100), std::optional<uint64_t>()}) {
    Sampling s("lost", "Path");
    const Problem& problem = s.problem();
    UniformSampler sampler(problem, s.all, s.counts, {.size = 40, .backtrack = backtrack});
    EXPECT_EQ(sampler.draw(), UniformSampler::Drawn::None);
    EXPECT_LT(s.counts.tests, 1000u);
  }
}

// Forgetting what was removed costs time only.
TEST_P(Uniform, AlsoWhenItForgets) {
  Sampling s(GetParam().predicate, GetParam().type);
  auto values = s.satisfying(GetParam().size);
  const Problem& problem = s.problem();
  UniformSampler sampler(problem, s.all, s.counts, {.size = GetParam().size, .seed = 12, .max_memory = 4000});
  EXPECT_LT(chi_squared(s, sampler, values, values.size() * 30), limit(values.size()));
  const bool nothing_fails = std::string(GetParam().predicate) == "everybody";
  EXPECT_EQ(sampler.residual().forgotten() == 0, nothing_fails);
}

// The rejection sampler as the oracle: draw any value of the size, again until one satisfies. Both samples come from
// the same distribution.
TEST_P(Uniform, AsTheRejectionSampler) {
  Sampling s(GetParam().predicate, GetParam().type);
  auto values = s.satisfying(GetParam().size);
  auto rejection = values;
  const space::SpaceId id = s.property.inputs[0].space;
  const mpz_class all = s.all.count(id, GetParam().size);
  gmp_randclass random(gmp_randinit_mt);
  random.seed(17);
  const uint64_t draws = values.size() * 50;
  for (uint64_t accepted = 0; accepted < draws;) {
    auto it = rejection.find(s.show(s.all.at(id, GetParam().size, random.get_z_range(all))));
    if (it == rejection.end()) continue;
    ++it->second;
    ++accepted;
  }
  const Problem& problem = s.problem();
  UniformSampler sampler(problem, s.all, s.counts, {.size = GetParam().size, .seed = 18});
  chi_squared(s, sampler, values, draws);
  double sum = 0;
  for (const auto& [value, n] : values) {
    const double a = static_cast<double>(n), b = static_cast<double>(rejection[value]);
    if (a + b > 0) sum += (a - b) * (a - b) / (a + b);
  }
  EXPECT_LT(sum, limit(values.size()));
}

// With a limit on backtracking no value is more than limit + 1 times as likely as another.
TEST_P(Uniform, BoundedBacktracking) {
  Sampling s(GetParam().predicate, GetParam().type);
  auto values = s.satisfying(GetParam().size);
  const Problem& problem = s.problem();
  UniformSampler sampler(problem, s.all, s.counts,
                         {.size = GetParam().size, .backtrack = 2, .seed = 13, .max_memory = 0});
  chi_squared(s, sampler, values, values.size() * 100);
  uint64_t least = UINT64_MAX, most = 0;
  for (const auto& [value, n] : values) {
    least = std::min(least, n);
    most = std::max(most, n);
  }
  EXPECT_GT(least, 0u);
  EXPECT_LT(most, 3 * 2 * least) << "twice the bound, for chance";
}

INSTANTIATE_TEST_SUITE_P(Predicates, Uniform,
                         testing::Values(Case{"sorted", "List", 11}, Case{"distinct", "List", 10},
                                         Case{"search", "Tree", 11}, Case{"closed", "Term", 9},
                                         Case{"ascending", "Ints", 9}, Case{"everybody", "List", 11}),
                         [](const auto& p) { return std::string(p.param.predicate); });

TEST(UniformSampler, NobodySatisfies) {
  Sampling s("nobody", "List");
  const Problem& problem = s.problem();
  for (std::optional<uint64_t> backtrack :
       {std::optional<uint64_t>(0), std::optional<uint64_t>(5), std::optional<uint64_t>()}) {
    UniformSampler sampler(problem, s.all, s.counts, {.size = 9, .backtrack = backtrack});
    EXPECT_EQ(sampler.draw(), UniformSampler::Drawn::None);
    EXPECT_EQ(sampler.draw(), UniformSampler::Drawn::None);
  }
}

TEST(UniformSampler, NoValueOfThatSize) {
  Sampling s("everybody", "List");
  const Problem& problem = s.problem();
  for (uint32_t size : {0u, 2u}) {
    UniformSampler sampler(problem, s.all, s.counts, {.size = size});
    EXPECT_EQ(sampler.draw(), UniformSampler::Drawn::None) << size;
  }
}

TEST(UniformSampler, SameSeedSameValues) {
  Sampling s("search", "Tree");
  const Problem& problem = s.problem();
  auto drawn = [&](uint64_t seed) {
    std::string out;
    UniformSampler sampler(problem, s.all, s.counts, {.size = 15, .seed = seed});
    for (int i = 0; i < 20; ++i) {
      EXPECT_EQ(sampler.draw(), UniformSampler::Drawn::Value);
      out += s.show(sampler.inputs()[0]);
    }
    return out;
  };
  EXPECT_EQ(drawn(3), drawn(3));
  EXPECT_NE(drawn(3), drawn(4));
}

// Numbers of values that fit no word: what is left is divided as the counts say.
TEST(UniformSampler, MoreValuesThanAWordHolds) {
  constexpr uint32_t kSize = 151;
  constexpr int kDraws = 1000;
  Sampling s("leftward", "Tree");
  const Problem& problem = s.problem();
  const space::SpaceId tree = s.property.inputs[0].space;
  const space::SpaceId nat = s.spaces[tree].alternatives[1].fields[1];
  ASSERT_GT(s.all.count(tree, kSize), mpz_class(1) << 64);
  const mpz_class leaf = s.all.count({tree, nat}, kSize - 2);
  const mpz_class node = s.all.count({tree, nat, tree, nat, tree}, kSize - 3);
  const double expected = mpf_class(leaf, 128).get_d() / mpf_class(leaf + node, 128).get_d();
  UniformSampler sampler(problem, s.all, s.counts, {.size = kSize});
  int leaves = 0;
  for (int i = 0; i < kDraws; ++i) {
    ASSERT_EQ(sampler.draw(), UniformSampler::Drawn::Value);
    EXPECT_EQ(space::size_of(s.spaces, sampler.inputs()[0]), kSize);
    leaves += sampler.inputs()[0].fields[0].fields.empty();
  }
  EXPECT_NEAR(leaves, expected * kDraws, 5 * std::sqrt(kDraws * expected * (1 - expected)));
}

// Looks at nothing at all.
TEST(UniformSampler, WithoutALook) {
  Sampling s("everybody", "List");
  const Problem& problem = s.problem();
  auto values = s.satisfying(9);
  UniformSampler sampler(problem, s.all, s.counts, {.size = 9});
  EXPECT_LT(chi_squared(s, sampler, values, values.size() * 50), limit(values.size()));
  EXPECT_EQ(s.counts.tests, 1u);
}

// Without a limit it finds something at once where uniform draws would fail for long.
TEST(UniformSampler, UnlimitedBacktracking) {
  Sampling s("search", "Tree");
  const Problem& problem = s.problem();
  UniformSampler sampler(problem, s.all, s.counts, {.size = 24, .backtrack = std::nullopt});
  for (int i = 0; i < 50; ++i) EXPECT_EQ(sampler.draw(), UniformSampler::Drawn::Value);
}

}  // namespace
}  // namespace needle::search
