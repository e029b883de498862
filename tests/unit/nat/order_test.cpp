// Strict, from left to right: what `input` reads shows the order.
#include "nat_helper.h"

namespace needle::nat {
namespace {

TEST(NatOrder, LeftToRight) {
  const std::pair<const char*, const char*> cases[] = {
      {"input - input", "-1"},
      {"[input, input, input]", "[1; 2; 3]"},
      {"input :: input", "[1] :: 2"},
      {"{b = input, a = input}", "{a = 2, b = 1}"},
      {"let x = input in let y = input in x - y", "-1"},
      {"(fun x y -> [x, y]) input input", "[1; 2]"},
      // the function, then the argument, then the call, then the next argument
      {"(let u = input in fun x -> [u, x]) input", "[1; 2]"},
      {"(fun x -> let u = input in fun y -> [x, u, y]) input input", "[1; 2; 3]"},
      {"let f x = let u = input in fun y -> [x, u, y] in f input input", "[1; 2; 3]"},
      // an argument is evaluated once, whether it is used or not
      {"let x = (fun y -> input) input in x", "2"},
      {"let f x = [x, x] in [f input, f input]", "[[1; 1]; [2; 2]]"},
      // both sides of and, or
      {"let b = false and input == 1 in input", "2"},
      {"let b = true or input == 1 in input", "2"},
      {"let t = true in let b = t or t in input", "1"},
      // one branch
      {"let x = if true then input else input in input", "2"},
      {"let x = match input with 1 -> input | _ -> 0 in input", "3"},
      // a function's body runs when it is called
      {"let f x = input in input + 10 * f 0", "22"},
      {"let rec f x = input in [input, f 0]", "[1; 2]"},
      {"`A input :: input :: []", "[`A 1; 2]"},
  };
  for (const auto& [text, expected] : cases) EXPECT_EQ(run(text, "1 2 3 4"), expected) << text;
}

TEST(NatOrder, Inputs) {
  EXPECT_EQ(run("[input, input, input]", "1,-2, 0"), "[1; -2; 0]");
  EXPECT_EQ(run("[input, input]", "\n  12345678901234567890 ,\r\n\t-12345678901234567890\n"),
            "[12345678901234567890; -12345678901234567890]");
  EXPECT_EQ(run("input", "007"), "7");
  EXPECT_EQ(run("let x = 1 in\n input", ""), "stuck 2:2 ");
  EXPECT_EQ(run("let x = input in\n input + 1", "1,x"), "stuck 2:2 ");
  EXPECT_EQ(run("input", "-"), "stuck 1:1 ");
}

TEST(NatOrder, DivergenceComesFirst) {
  EXPECT_EQ(run("let rec spin x = spin x in (fun y -> 1) (spin 0)", "", 100'000), "limit");
  EXPECT_EQ(run("let rec spin x = spin x in let y = spin 0 in 1", "", 100'000), "limit");
  EXPECT_EQ(run("let rec spin x = spin x in let f = fun y -> spin y in 1", "", 100'000), "1");
  EXPECT_EQ(run("let rec spin x = spin x in (1 2) (spin 0)", "", 100'000),
            "stuck 1:29 what is called here is not a function");
}

// --- ticks

std::vector<uint64_t> passed(Read& read, const std::string& inputs) {
  PrivateWorld world(inputs);
  core::reference::Evaluator evaluator(read.program, world);
  evaluator.evaluate(core::Builder(read.program).global(read.nat->main));
  std::vector<uint64_t> counts = evaluator.ticks();
  counts.resize(read.nat->variables.size());
  return counts;
}

TEST(NatOrder, EveryVariableHasATick) {
  Read read(
      "let f x = let y = x in y in\n"
      "let rec g x = if x == 0 then 0 else let down = g (x - 1) in down with h x = g x in\n"
      "let k = fun z -> let never = z in never in\n"
      "let a = f 1 in\n"
      "match [1] with [] -> let dead = 1 in dead | _ -> g input end");
  ASSERT_TRUE(read.nat);
  std::string names;
  for (const NatVariable& v : read.nat->variables) {
    EXPECT_EQ(read.sources.text(v.span), v.name.text());
    EXPECT_EQ(&v - read.nat->variables.data(), v.tick);
    names += std::string(v.name.text()) + " ";
  }
  EXPECT_EQ(names, "f y g h down k never a dead ");
  EXPECT_EQ(passed(read, "3"), (std::vector<uint64_t>{1, 1, 1, 1, 3, 1, 0, 1, 0}));
}

TEST(NatOrder, SeveralVariablesOfOneName) {
  Read read("let x = 1 in let f y = let x = y in x in f x");
  EXPECT_EQ(read.nat->ticks_of(intern("x")).size(), 2u);
  EXPECT_EQ(read.nat->ticks_of(intern("f")).size(), 1u);
  EXPECT_TRUE(read.nat->ticks_of(intern("y")).empty());  // a parameter
}

// A clause that no value comes to is still there, with its ticks.
TEST(NatOrder, ClausesThatNothingFits) {
  Read read("match 1 with n -> 0 | m -> let target = 1 in target");
  ASSERT_TRUE(read.nat);
  EXPECT_EQ(read.nat->ticks_of(intern("target")).size(), 1u);
  EXPECT_EQ(passed(read, ""), std::vector<uint64_t>{0});
}

}  // namespace
}  // namespace needle::nat
