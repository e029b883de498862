// Values that are bound in terms of themselves: what is productive is found, what is not has no value, and no solver may
// think one up for it.
#include "lazy.h"

namespace needle::backward {
namespace {

const std::string kNaturals = "let rec { xs = : 1 (map (\\v -> intAdd# v 1) xs) } in ";
const std::string kThird = "(case xs of a { : x1 t1 -> case t1 of b { : x2 t2 -> case t2 of d { : x3 t3 -> x3 } } })";

TEST(Knots, AListInTermsOfItself) {
  EXPECT_TRUE(reaches_lazily(kNaturals, "intEq# n " + kThird));
  EXPECT_EQ(ask_lazily("\\n -> " + kNaturals + when("intEq# n " + kThird), 1).inputs, (std::vector<int64_t>{3}));
  EXPECT_TRUE(refutes_lazily(kNaturals, "intEq# 4 " + kThird));
}

TEST(Knots, ACycleOfConstructors) {
  const std::string ones = "let rec { xs = : 1 ys; ys = : n xs } in ";
  EXPECT_TRUE(reaches_lazily(ones, "intEq# 1 " + kThird));
  EXPECT_TRUE(refutes_lazily(ones, "intEq# 2 " + kThird));
}

TEST(Knots, ABooleanThatSupportsItself) {
  const std::string b = "let rec { b = case b of t { True -> True; False -> False } } in ";
  EXPECT_TRUE(refutes_lazily(b, "b"));
}

TEST(Knots, ANumberThatSupportsItself) {
  EXPECT_TRUE(refutes_lazily("let rec { x = x } in ", "intEq# x 5"));
  EXPECT_TRUE(refutes_lazily("let rec { x = intMul# x 1 } in ", "intEq# x 5"));
  EXPECT_TRUE(refutes_lazily("let rec { x = intAdd# y 1; y = intSub# x 1 } in ", "intEq# x 5"));
}

// For one input the value is there, for the others it is not.
TEST(Knots, SometimesInTermsOfItself) {
  const std::string b = "let rec { b = case intEq# n 3 of t { True -> True; False -> b } } in ";
  EXPECT_TRUE(reaches_lazily(b, "b"));
  EXPECT_EQ(ask_lazily("\\n -> " + b + when("b"), 1).inputs, (std::vector<int64_t>{3}));
}

TEST(Knots, AFunctionThatOnlyCallsItself) {
  EXPECT_TRUE(refutes_lazily("let rec { f = \\u -> f u } in ", "intEq# (f n) 1"));
}

// What is never demanded may be as it likes.
TEST(Knots, NobodyLooks) {
  EXPECT_TRUE(reaches_lazily("let rec { x = intAdd# x 1 } in ", "intEq# n 2"));
  EXPECT_TRUE(reaches_lazily("let rec { x = x } in let p = (,) x n in ", "intEq# 2 (case p of q { (,) l r -> r })"));
}

}  // namespace
}  // namespace needle::backward
