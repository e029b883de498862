// What is told of a path: guards that were decided and calls that were made, from the target back, each at its place.
#include "subject.h"

namespace needle::backward {
namespace {

constexpr const char* kTwoCalls = R"(let i1 = input in
let i2 = input in
let f = fun x ->
  if x == 7 then let target = x in target else 0
in
if i2 == 0 then f i1 else f i2 + i2
)";

TEST(Explain, GuardsAndCallsWithTheirVariables) {
  const Answer answer = ask(kTwoCalls);
  EXPECT_TRUE(answer.replayed);
  const std::string first =
      "4:22 target\n"
      "4:6 x == 7 is true, x = 7\n"
      "6:17 f i1\n"
      "6:4 i2 == 0 is true, i2 = 0\n";
  const std::string second =
      "4:22 target\n"
      "4:6 x == 7 is true, x = 7\n"
      "6:27 f i2\n"
      "6:4 i2 == 0 is false, i2 = 7\n";
  EXPECT_EQ(answer.explanation, answer.reads.at(1) == 0 ? first : second);
}

// From the target upward the same path is told.
TEST(Explain, Upward) {
  const Answer answer = ask(kTwoCalls, {.upward = true});
  EXPECT_TRUE(answer.replayed);
  EXPECT_TRUE(answer.explanation.starts_with("4:22 target\n4:6 x == 7 is true, x = 7\n6:")) << answer.explanation;
  EXPECT_TRUE(answer.explanation.ends_with(answer.reads.at(1) == 0 ? "6:17 f i1\n6:4 i2 == 0 is true, i2 = 0\n"
                                                                   : "6:27 f i2\n6:4 i2 == 0 is false, i2 = 7\n"))
      << answer.explanation;
}

// A condition that no input can change forces nothing.
TEST(Explain, KnownConditionsAreLeftOut) {
  EXPECT_EQ(ask("let n = 3 in if n == 3 then (if input == 5 then let target = 1 in target else 0) else 0").explanation,
            "1:53 target\n"
            "1:33 input == 5 is true, input = 5\n");
}

TEST(Explain, EachTurnOfALoop) {
  const Answer answer =
      ask("let rec loop n =\n"
          "  let x = input in\n"
          "  if x == 0 then (if n == 2 then let target = n in target else 0)\n"
          "  else loop (n + 1)\n"
          "in loop 0\n");
  EXPECT_TRUE(answer.replayed);
  EXPECT_EQ(answer.reads.size(), 3u);
  EXPECT_TRUE(
      answer.explanation.starts_with("3:38 target\n"
                                     "3:6 x == 0 is true, x = 0\n"
                                     "4:8 loop (n + 1)\n"
                                     "3:6 x == 0 is false, x = "))
      << answer.explanation;
  EXPECT_TRUE(answer.explanation.ends_with("5:4 loop 0\n")) << answer.explanation;
}

TEST(Explain, WhatAMatchFound) {
  const Answer answer =
      ask("let xs = if input == 1 then [4] else [] in\n"
          "match xs with [] -> 0 | x :: rest -> let target = x in target end\n");
  EXPECT_EQ(answer.explanation, "2:42 target\n2:7 xs is ::, xs = [4]\n");
}

}  // namespace
}  // namespace needle::backward
