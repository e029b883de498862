// Kept work: results outlast going back exactly as long as they may.
#include "narrow_support.h"

namespace needle::machine {
namespace {

constexpr const char* kMore = R"(
def lastOf = \xs -> case xs of w { [] -> 0; : y ys -> case ys of v { [] -> y; : z zs -> lastOf ys } };
)";

struct Searched {
  Lines leaves;
  int64_t steps;
};

Searched search(const std::string& function, const std::vector<uint32_t>& types, bool keep,
                uint64_t collect_often = 0) {
  constexpr int64_t kSteps = 1'000'000'000;
  Narrow n(function, types, kMore);
  n.f.machine->keep_work(keep);
  n.search.collect_often = collect_often;
  n.search.narrow.set_steps(kSteps);
  Lines leaves = n.leaves(3);
  return {leaves, kSteps - n.search.narrow.steps_left()};
}

// The leaves, which are the same however much is kept; at least so many steps are saved.
Lines saves(int64_t steps, const std::string& function, const std::vector<uint32_t>& types) {
  const KeepEverything always;
  const Searched without = search(function, types, false), with = search(function, types, true);
  EXPECT_EQ(with.leaves, without.leaves);
  EXPECT_LE(with.steps + steps, without.steps);
  EXPECT_EQ(search(function, types, true, 1).leaves, without.leaves);
  return with.leaves;
}

}  // namespace

TEST(Kept, WhatLooksAtNothingIsEvaluatedOnce) {
  EXPECT_EQ(saves(50, "\\x -> let t = burn 50 in case x of v { False -> t; True -> intAdd# 1 t }", {kBool}),
            (Lines{"False = 50", "True = 51"}));
}

TEST(Kept, WhatLooksAtAnOlderDecisionIsEvaluatedOnceForEachOfIts) {
  EXPECT_EQ(saves(100, R"(\x y -> let t = case burn 50 of b { _ -> intAdd# b (hashBool x) } in
      case x of v { _ -> case y of w { False -> t; True -> intAdd# 100 t } })",
                  {kBool, kBool}),
            (Lines{"False False = 51", "False True = 151", "True False = 52", "True True = 152"}));
}

TEST(Kept, PartsOfAResultThatDependOnMoreAreEvaluatedAgain) {
  EXPECT_EQ(saves(20, R"(\x y -> let p = case burn 20 of b { _ -> (,) (hashBool y) (intAdd# b (hashBool y)) } in
      case x of v { False -> case fst p of r { _ -> intAdd# r (snd p) }; True -> intAdd# 100 (intAdd# (snd p) (fst p)) })",
                  {kBool, kBool}),
            (Lines{"False False = 22", "False True = 24", "True False = 122", "True True = 124"}));
}

// The pair is kept below both decisions, its first part only below the second.
TEST(Kept, APartOfAResultIsKeptForLessLongThanTheResult) {
  EXPECT_EQ(saves(20, R"(\y z -> let p = case burn 20 of b { _ -> (,) (case burn 9 of c { _ -> hashBool y }) 7 } in
      case y of v { _ -> case z of w { False -> fst p; True -> intAdd# 100 (fst p) } })",
                  {kBool, kBool}),
            (Lines{"False False = 1", "False True = 101", "True False = 2", "True True = 102"}));
}

TEST(Kept, AnEvaluationIsKeptUpToItsLastStep) {
  EXPECT_EQ(saves(50, R"(\x y -> let t = lastOf (append (upTo 1 50) (: (hashBool y) [])) in
      case x of v { False -> t; True -> intAdd# 100 t })",
                  {kBool, kBool}),
            (Lines{"False False = 1", "False True = 2", "True False = 101", "True True = 102"}));
}

TEST(Kept, AReferenceIsReadAgain) {
  EXPECT_EQ(saves(0, R"(\x -> case newRef# 1 0 of r { IORes c ->
      let t = case burn 20 of b { _ -> case readRef# c 0 of s { IORes n -> n } } in
      case x of v { False -> case writeRef# c 5 0 of q { IORes l -> t }; True -> t } })",
                  {kBool}),
            (Lines{"False = 5", "True = 1"}));
}

}  // namespace needle::machine
