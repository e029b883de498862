// Random paths against enumeration, with all deciders and with every subset of them.
#include "world.h"

namespace needle::solve {
namespace {

constexpr World::Kinds kOrders{.sums = false, .factors = false, .quotients = false};
constexpr World::Kinds kLinear{.quotients = false};
constexpr World::Kinds kQuotients{};
constexpr World::Kinds kAll{.products = true, .bits = true};

Options patient() {
  Options options;
  options.z3_milliseconds = 20'000;
  return options;
}

TEST(SolveRandom, DifferencesAloneAreComplete) {
  uint64_t yes = 0, no = 0;
  for (uint64_t seed = 0; seed < 1500; ++seed) {
    World world(seed, {}, kOrders);
    world.complete = true;
    world.run(60);
    if (HasFatalFailure()) FAIL() << "seed " << seed;
    ASSERT_EQ(world.solver.statistics().z3_calls, 0u) << "seed " << seed;
    ASSERT_EQ(world.unknown, 0u) << "seed " << seed;
    yes += world.yes;
    no += world.decided;
  }
  EXPECT_GT(yes, 1000u);
  EXPECT_GT(no, 1000u);
}

TEST(SolveRandom, LinearPaths) {
  for (uint64_t seed = 0; seed < 600; ++seed) {
    World world(seed, patient(), kLinear);
    world.run(60);
    if (HasFatalFailure()) FAIL() << "seed " << seed;
    ASSERT_EQ(world.unknown, 0u) << "seed " << seed;
  }
}

TEST(SolveRandom, QuotientsAndRemainders) {
  for (uint64_t seed = 0; seed < 400; ++seed) {
    World world(seed, patient(), kQuotients);
    world.run(60);
    if (HasFatalFailure()) FAIL() << "seed " << seed;
    ASSERT_EQ(world.unknown, 0u) << "seed " << seed;
  }
}

TEST(SolveRandom, ProductsAndBits) {
  uint64_t answers = 0, unknown = 0;
  Options options;
  options.z3_milliseconds = 1000;
  for (uint64_t seed = 0; seed < 300; ++seed) {
    World world(seed, options, kAll);
    world.run(50);
    if (HasFatalFailure()) FAIL() << "seed " << seed;
    answers += world.yes + world.no;
    unknown += world.unknown;
  }
  EXPECT_GT(answers, 1000u);
  EXPECT_LT(unknown, answers / 50);
}

TEST(SolveRandom, EverySubsetOfDeciders) {
  for (unsigned subset = 0; subset < 1u << kDeciders; ++subset) {
    Options options = patient();
    for (size_t i = 0; i < kDeciders; ++i) options.on[i] = subset >> i & 1;
    uint64_t unknown = 0;
    for (uint64_t seed = 0; seed < 30; ++seed) {
      World world(seed * 1000 + subset, options, kQuotients);
      world.run(50);
      if (HasFatalFailure()) FAIL() << "seed " << seed << " subset " << subset;
      unknown += world.unknown;
    }
    const auto on = [&](Decider d) { return options.on[static_cast<size_t>(d)]; };
    if (on(Decider::Z3)) {
      EXPECT_EQ(unknown, 0u) << subset;
    } else if (!on(Decider::Simplex)) {
      EXPECT_GT(unknown, 0u) << subset;
    }
  }
}

TEST(SolveRandom, LostAnswersAreUnknown) {
  for (const uint32_t every : {1u, 2u, 5u}) {
    Options options = patient();
    options.lose_every = every;
    options.on = {false, false, false, false, false, true, true};
    uint64_t unknown = 0, known = 0;
    for (uint64_t seed = 0; seed < 40; ++seed) {
      World world(seed, options, kLinear);
      world.run(50);
      if (HasFatalFailure()) FAIL() << "seed " << seed;
      unknown += world.unknown;
      known += world.solver.statistics().z3_calls - world.unknown;
    }
    EXPECT_GT(unknown, 0u);
    EXPECT_EQ(known > 0, every > 1);
  }
}

}  // namespace
}  // namespace needle::solve
