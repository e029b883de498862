#include "optimise/confluence.h"

#include "../core/text_prelude.h"

namespace needle::optimise {
namespace {

constexpr const char* kNat = R"(
data Nat = Zero | Suc Nat;
def pred = \n -> case n of b { Zero -> Zero; Suc m -> m };
def not = \x -> case x of b { False -> True; True -> False };
)";

// "call: left / right" for a pair that disagrees, "1 2?" for one that is not decided.
std::string disagreements(const std::string& definition) {
  core::TextProgram p(kNat + definition);
  std::string out;
  for (const ClausePair& pair : check_confluence(p, core::GlobalId(0))) {
    if (!out.empty()) out += "; ";
    out += pair.decided ? pair.call + ": " + pair.left + " / " + pair.right
                        : std::to_string(pair.first) + " " + std::to_string(pair.second) + "?";
  }
  return out;
}

}  // namespace

TEST(Confluence, TheWitnessOfDanger) {
  EXPECT_EQ(disagreements("def danger = \\a b -> overlap a b { False _ -> False; _ False -> True; True True -> True; "
                          "else -> raise# 0 };"),
            "danger False False: False / True");
}

TEST(Confluence, ThePapersDefinitionsAgree) {
  EXPECT_EQ(
      disagreements("def && = \\a b -> overlap a b { False _ -> False; _ False -> False; True x -> x; x True -> x; "
                    "else -> raise# 0 };"),
      "");
  EXPECT_EQ(disagreements("def ==> = \\a b -> overlap a b { False _ -> True; _ True -> True; True x -> x; "
                          "x False -> not x; else -> raise# 0 };"),
            "");
  EXPECT_EQ(disagreements("def max = \\a b -> overlap a b { Zero Zero -> Zero; (Suc x) y -> Suc (max x (pred y)); "
                          "x (Suc y) -> Suc (max (pred x) y); else -> raise# 0 };"),
            "");
  EXPECT_EQ(disagreements("def + = \\a b -> overlap a b { Zero y -> y; x Zero -> x; (Suc x) y -> Suc (+ x y); "
                          "x (Suc y) -> Suc (+ x y); else -> raise# 0 };"),
            "");
  EXPECT_EQ(disagreements("def <*> = \\a b -> overlap a b { (Just f) (Just x) -> Just (f x); Nothing _ -> Nothing; "
                          "_ Nothing -> Nothing; else -> raise# 0 };"),
            "");
}

TEST(Confluence, VariablesAreSplit) {
  EXPECT_EQ(disagreements("def f = \\a b -> overlap a b { True x -> not (not x); _ y -> y; else -> raise# 0 };"), "");
  EXPECT_EQ(disagreements("def f = \\a b -> overlap a b { True x -> not x; _ y -> y; else -> raise# 0 };"),
            "f True False: True / False");
  EXPECT_EQ(disagreements("def f = \\a b -> overlap a b { x _ -> x; _ y -> y; else -> raise# 0 };"), "f x y: x / y");
}

TEST(Confluence, NestedPatternsAndLiterals) {
  EXPECT_EQ(disagreements("def f = \\a b -> overlap a b { (Just 3) _ -> 1; (Just n) 'c' -> n; else -> raise# 0 };"),
            "f (Just 3) 'c': 1 / 3");
  EXPECT_EQ(disagreements("def f = \\a b -> overlap a b { (Just 3) _ -> 1; (Just 4) _ -> 2; else -> raise# 0 };"), "");
}

TEST(Confluence, WhatIsNotKnownIsSaid) {
  EXPECT_EQ(disagreements("def f = \\g a b -> overlap a b { True x -> g x; _ y -> g (g y); else -> raise# 0 };"),
            "1 2?");
  EXPECT_EQ(disagreements("def loop = \\n -> loop n;"
                          "def f = \\a b -> overlap a b { True _ -> loop 1; _ True -> loop 2; else -> raise# 0 };"),
            "1 2?");
}

TEST(Confluence, LocalFunctions) {
  EXPECT_EQ(
      disagreements("def f = \\z -> let g = \\a b -> overlap a b { True _ -> 1; _ True -> 2; else -> 0 } in g z z;"),
      "g True True: 1 / 2");
}

}  // namespace needle::optimise
