// The rules of Figure 8 of the paper, one by one: a program that needs the rule to reach its target, and one that the rule
// refutes. Everything that is evaluated counts, as in the paper.
#include "subject.h"

namespace needle::backward {
namespace {

const std::string kTarget = " then let target = 1 in target else 0";

void expect_both(const std::string& reached, const std::string& refuted) {
  for (const bool upward : {false, true}) {
    EXPECT_TRUE(reaches(reached + kTarget, {.upward = upward})) << reached;
    EXPECT_TRUE(refutes(refuted + kTarget, {.upward = upward})) << refuted;
  }
}

TEST(Rules, ValueDiscovery) {
  expect_both("let x = 1 in if x == 1", "let x = 1 in if x == 2");
}

// Code that is never run proves nothing about a value: the paper's First condition.
TEST(Rules, ValueDiscoveryInDeadCode) {
  EXPECT_TRUE(refutes("let f = fun u -> let target = 1 in target in 0"));
  EXPECT_TRUE(refutes("let rec loop u = loop u in let n = loop 0 in let target = 1 in target"));
}

TEST(Rules, Input) {
  expect_both("let x = input in if x == 41", "let x = input in if x == x + 1");
  const Answer answer = ask("let x = input in let y = input in if x == 41 and y == -2" + kTarget);
  EXPECT_EQ(answer.reads, (std::vector<solve::Int>{41, -2}));
}

// Each activation reads its own.
TEST(Rules, InputOfEachCall) {
  expect_both("let get = fun u -> input in let a = get 0 in let b = get 0 in if a == b + 1",
              "let get = fun u -> input in let a = get 0 in if a == a + 1");
}

// The function is found, and the search goes on for what it captured.
TEST(Rules, ValueDiscard) {
  expect_both("let n = input in let f = fun u -> n in let r = f 0 in if r == 5",
              "let n = 4 in let f = fun u -> n in let r = f 0 in if r == 5");
}

TEST(Rules, Alias) {
  expect_both("let x = input in let y = x in let z = y in if z == 3",
              "let x = 2 in let y = x in let z = y in if z == 3");
}

TEST(Rules, Binop) {
  expect_both("let x = input in let y = x * 2 + 1 in if y == 7", "let x = input in let y = x * 2 in if y == 7");
  expect_both("let x = input in if x / 2 == -1 and x % 2 == -1", "let x = input in if x % 2 == 2");
  expect_both("let x = input in let b = x < 3 and not (x < 2) in if b",
              "let x = input in let b = x < 3 and 3 < x in if b");
}

TEST(Rules, FunctionEnterParameter) {
  expect_both("let f = fun x -> x in let a = f input in if a == 9", "let f = fun x -> x in let a = f 8 in if a == 9");
}

// What one call was given says nothing about another.
TEST(Rules, FunctionEnterParameterOfThisCall) {
  expect_both("let f = fun x -> x in let a = f 1 in let b = f 2 in if a == 1 and b == 2",
              "let f = fun x -> x in let a = f 1 in let b = f 2 in if a == 2 or b == 1");
}

TEST(Rules, FunctionEnterNonLocal) {
  expect_both("let g = fun x -> fun y -> x - y in let g5 = g 5 in let g6 = g 6 in let a = g5 1 in if a == 4",
              "let g = fun x -> fun y -> x - y in let g5 = g 5 in let g6 = g 6 in let a = g5 1 in if a == 5");
}

TEST(Rules, FunctionEnterNonLocalThreeLevelsUp) {
  const std::string program =
      "let f = fun a -> fun b -> fun c -> fun d -> (a * 1000) + (b * 100) + (c * 10) + d in "
      "let k = f 1 in let l = k 2 in let m = l 3 in let other = (f 5) 6 in let n = m 4 in if n == ";
  expect_both(program + "1234", program + "5634");
}

TEST(Rules, FunctionExit) {
  expect_both("let f = fun x -> let r = x + 1 in r in let a = f input in if a == 0",
              "let f = fun x -> let r = 1 in r in let a = f input in if a == 0");
}

// Which function is called depends on an input.
TEST(Rules, FunctionExitOfOneOfSeveral) {
  const std::string program =
      "let f = if input == 0 then (fun x -> x + 1) else (fun x -> x - 1) in let a = f 10 in if a == ";
  expect_both(program + "9", program + "10");
}

// What is skipped must have a value.
TEST(Rules, Skip) {
  expect_both("let x = 1 in let unused = 10 / (input - 3) in if x == 1",
              "let x = 1 in let unused = 10 / 0 in if x == 1");
  // Without, there is an answer that is none.
  const Answer careless = ask("let unused = 10 / 0 in let target = 1 in target", {.strict = false});
  EXPECT_TRUE(careless.state == State::Candidate && !careless.replayed);
}

TEST(Rules, SkipOfACallThatEndsForSomeInputs) {
  const std::string loop = "let rec down n = if n == 0 then 0 else down (n - 1) in ";
  const Answer answer = ask(loop + "let n = input in let unused = down n in let target = 1 in target");
  EXPECT_TRUE(answer.replayed);
  EXPECT_GE(answer.reads.at(0), 0);
}

// From inside a branch: its condition holds.
TEST(Rules, ConditionalTop) {
  EXPECT_TRUE(reaches("let n = input in if n < 3 then (if 1 < n then let target = n in target else 0) else 0"));
  EXPECT_TRUE(refutes("let n = input in if n < 3 then (if 2 < n then let target = n in target else 0) else 0"));
  EXPECT_EQ(ask("let n = input in if n < 3 then (if 1 < n then let target = n in target else 0) else 0").reads,
            (std::vector<solve::Int>{2}));
}

// Into a branch: the value is that of the one whose condition holds.
TEST(Rules, ConditionalBottom) {
  const std::string program = "let n = input in let v = if n < 0 then 0 - n else n in if ";
  expect_both(program + "v == 4 and n < 0", program + "v < 0");
}

TEST(Rules, RecordsAreProjected) {
  expect_both("let r = {a = input, b = 2} in let x = r.a in if x == 6 and r.b == 2",
              "let r = {a = 1, b = input} in let x = r.a in if x == 6");
}

}  // namespace
}  // namespace needle::backward
