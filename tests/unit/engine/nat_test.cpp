#include "engine/nat.h"

#include <gtest/gtest.h>

namespace needle::engine {
namespace {

struct Nat {
  explicit Nat(const std::string& text) {
    const FileId file = sources.add("a.nat", text);
    nat = nat::read_nat(sources, file, program, diagnostics);
  }
  NatRun run(std::vector<mpz_class> inputs, NatOptions options = {}) {
    options.inputs = std::move(inputs);
    Control control;
    return run_nat(program, nat.value(), options, control);
  }

  Sources sources;
  Diagnostics diagnostics;
  core::Program program;
  std::optional<nat::NatProgram> nat;
};

TEST(NatRun, ValueAndInputsRead) {
  Nat p("let rec sum n = let x = input in if x == 0 then n else sum (n + x) in sum 0");
  const NatRun run = p.run({3, -1, mpz_class("100000000000000000000"), 0, 5});
  EXPECT_EQ(run.end, NatEnd::Value);
  EXPECT_EQ(run.text, "100000000000000000002");
  EXPECT_EQ(run.inputs, (std::vector<mpz_class>{3, -1, mpz_class("100000000000000000000"), 0}));
  EXPECT_GT(run.steps, 0u);
  EXPECT_EQ(p.run({0}).text, "0");  // a program runs as often as one likes
}

TEST(NatRun, AsksForMoreInput) {
  Nat p("let x = input in\nlet y = input in\nx + input");
  const NatRun run = p.run({1, 2});
  EXPECT_EQ(run.end, NatEnd::AsksInput);
  EXPECT_EQ(run.text, "the program asks for a 3rd input");
  EXPECT_EQ(p.sources.describe(run.span), "a.nat:3:5-9");
  EXPECT_EQ(run.inputs.size(), 2u);
  EXPECT_EQ(p.run({}).text, "the program asks for a 1st input");
  Nat many("let rec f x = f input in f 0");
  EXPECT_EQ(many.run(std::vector<mpz_class>(10, 1)).text, "the program asks for a 11th input");
  EXPECT_EQ(many.run(std::vector<mpz_class>(21, 1)).text, "the program asks for a 22nd input");
  EXPECT_EQ(many.run(std::vector<mpz_class>(112, 1)).text, "the program asks for a 113th input");
}

TEST(NatRun, Stuck) {
  Nat p("let f x = 10 / x in\nf 5 + f input");
  const NatRun run = p.run({0});
  EXPECT_EQ(run.end, NatEnd::Stuck);
  EXPECT_EQ(run.text, "division by zero");
  EXPECT_EQ(p.sources.describe(run.span), "a.nat:1:11-16");
  EXPECT_EQ(p.run({2}).text, "7");
}

TEST(NatRun, StopsAtTicks) {
  Nat p("let f x = if x < 10 then 0 else let target = x in target in\nlet a = f input in let b = f input in a + b");
  const std::vector<uint32_t> target = p.nat->ticks_of(intern("target")), b = p.nat->ticks_of(intern("b"));
  const NatRun second = p.run({3, 12}, {.stop_at = target});
  EXPECT_EQ(second.end, NatEnd::Reached);
  EXPECT_EQ(second.tick, target.at(0));
  EXPECT_EQ(second.inputs.size(), 2u);
  EXPECT_EQ(p.run({30, 1}, {.stop_at = target}).inputs.size(), 1u);
  EXPECT_EQ(p.run({3, 4}, {.stop_at = target}).end, NatEnd::Value);
  EXPECT_EQ(p.run({3}, {.stop_at = {target[0], b[0]}}).tick, b[0]);
}

TEST(NatRun, Limits) {
  Nat spin("let rec f x = f (x + 1) in f 0");
  EXPECT_EQ(spin.run({}, {.steps = 10'000}).end, NatEnd::OutOfSteps);
  EXPECT_EQ(spin.run({}, {.timeout_seconds = 0.02}).end, NatEnd::OutOfTime);
  Nat eat("let rec f x = 1 + f x in f 0");
  EXPECT_EQ(eat.run({}, {.max_memory = 100 << 20}).end, NatEnd::OutOfMemory);
  Nat grow("let rec f x = f (x * x) in f 3");
  EXPECT_EQ(grow.run({}, {.max_memory = 1 << 20}).end, NatEnd::OutOfMemory);
  Control stopped;
  stopped.interrupt();
  NatOptions none;
  none.inputs.emplace();
  EXPECT_EQ(run_nat(spin.program, *spin.nat, none, stopped).end, NatEnd::Interrupted);
}

TEST(NatRun, LongValuesAreCut) {
  Nat p("let rec up n = if n == 0 then [] else n :: up (n - 1) in up 1000");
  EXPECT_EQ(p.run({}, {.longest = 10}).text, "[1000; 999; ...");
}

TEST(NatRun, FilesThatCannotBeRead) {
  const std::unique_ptr<NatFile> file = load_nat("/nowhere/a.nat");
  EXPECT_FALSE(file->nat);
  EXPECT_TRUE(file->diagnostics.has_errors());
  EXPECT_TRUE(is_nat("a/b.nat"));
  EXPECT_FALSE(is_nat("a.hs"));
}

}  // namespace
}  // namespace needle::engine
