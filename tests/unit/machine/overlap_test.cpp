// Overlapping matches: suspension, waking, and each pitfall on its own.
#include "narrow_generator.h"

namespace needle::machine {
namespace {

constexpr const char* kMore = R"(
def int = \b -> case b of c { False -> 0; True -> 1 };
def isTrue = \b -> case b of c { False -> False; True -> True };
def isFalse = \b -> case b of c { False -> True; True -> False };
def eq = \x y -> case x of a { Z -> case y of b { Z -> True; S m -> False }; S n -> case y of b { Z -> False; S m -> eq n m } };
def lt = \x y -> case y of b { Z -> False; S m -> case x of a { Z -> True; S n -> lt n m } };
def forever = \n -> forever (intAdd# n 1);
def count = \n -> case n of m { 0 -> True; _ -> count (intSub# m 1) };
)";

struct Overlapping : Narrow {
  explicit Overlapping(const std::string& function, std::vector<uint32_t> inputs, const std::string& more = "")
      : Narrow(function, std::move(inputs), std::string(kOverlapText) + kMore + more) {}
};

Lines leaves(const std::string& function, const std::vector<uint32_t>& types, uint32_t depth = 3) {
  return Overlapping(function, types).leaves(depth);
}

}  // namespace

TEST(Overlap, WithoutUnknownsItIsAMatch) {
  Fixture f(std::string(kDataText) + kOverlapText + kMore);
  for (const char* e : {"and False (forever 1)",
                        "and (raise# 7) False",
                        "and True True",
                        "and True (raise# 7)",
                        "andThen (raise# 7) False",
                        "andThen False (raise# 7)",
                        "let b = False in case b of v { _ -> andThen (raise# 7) v }",
                        "hashNat (maximum (S (S Z)) (S Z))",
                        "hashNat (add (S (S Z)) (S Z))",
                        "meet (Bit True (Bit True (raise# 1))) End",
                        "meet (Bit True End) End",
                        "meet (Bit False End) (Bit False End)",
                        "let rec { x = and x x } in x",
                        "let rec { x = and x False } in x",
                        "let rec { x = and (isTrue x) False } in x",
                        "blend (Mixed Z True) (raise# 1)",
                        "blend Dark (Mixed Z False)",
                        "case and (isTrue True) (isTrue True) of b { True -> intAdd# (int b) 3; False -> 0 }",
                        "overlap 3 { 3 -> 1; else -> 2 }",
                        "overlap (intAdd# 1 1) 'c' { 3 _ -> 1; _ 'd' -> 7; n 'c' -> n; else -> 9 }"}) {
    f.agree(e);
  }
}

TEST(Overlap, TheSecondOperandDecides) {
  EXPECT_EQ(leaves("\\x y -> int (and (and (isTrue x) (isTrue y)) (isFalse x))", {kBool, kBool}),
            (Lines{"False _ = 0", "True _ = 0"}));
  EXPECT_EQ(leaves("\\x y -> int (or (or (isTrue x) (isTrue y)) (isFalse x))", {kBool, kBool}),
            (Lines{"False _ = 1", "True _ = 1"}));
}

TEST(Overlap, TheLeftmostUnknownIsDemanded) {
  EXPECT_EQ(leaves("\\x y -> int (and y x)", {kBool, kBool}),
            (Lines{"_ False = 0", "False True = 0", "True True = 1"}));
  EXPECT_EQ(leaves("\\x y -> int (and (and (isTrue y) x) (isTrue x))", {kBool, kBool}),
            (Lines{"_ False = 0", "False True = 0", "True True = 1"}));
}

TEST(Overlap, UnknownsAsSubjectsAndInFields) {
  std::mt19937_64 random(1);
  Overlapping n("\\x y -> int (meet x y)", {kBits, kBits});
  expect_complete(n.f, "prop", n.types, 4, n.search.run(n.prop, n.types, 4), 300, random);
}

// The operand that waits is not lost when another returns, and its frames are not overwritten.
TEST(Overlap, SuspendedFramesAreProtected) {
  std::mt19937_64 random(1);
  Overlapping m(
      "\\x y -> int (and (eq (walk x) (walk y)) (lt Z (maximum (walk x) (walk y))))", {kTree, kTree},
      "def walk = \\t -> case t of u { Tip -> Z; Fork l b r -> case b of c { True -> S (maximum (walk l) (walk r)); "
      "False -> add (walk r) (walk l) } };");
  for (uint64_t often : {0, 1, 3}) {
    m.search.collect_often = often;
    expect_complete(m.f, "prop", m.types, 3, m.search.run(m.prop, m.types, 3), 300, random);
  }
}

// One thunk, forced by two operands: the second waits for the first, and it is evaluated once.
TEST(Overlap, AThunkUnderSuspendedEvaluationIsWaitedFor) {
  EXPECT_EQ(
      leaves("\\x y -> let t = case BURN of b { _ -> isTrue x } in int (and (isTrue t) (and (isFalse t) (isTrue y)))",
             {kBool, kBool}),
      (Lines{"False _ = 0", "True _ = 0"}));
  EXPECT_EQ(
      leaves("\\x y -> let t = isTrue x in int (or (and t (isTrue y)) (and (isFalse t) (isTrue y)))", {kBool, kBool}),
      (Lines{"False False = 0", "False True = 1", "True False = 0", "True True = 1"}));
}

// The first match is decided, its operand's thunk is wanted by somebody else.
TEST(Overlap, ALateOperandThatSomebodyWants) {
  EXPECT_EQ(
      leaves("\\x y -> let t = isTrue y in intAdd# (int (or (and (isTrue x) t) (isFalse x))) (intMul# 10 (int t))",
             {kBool, kBool}),
      (Lines{"False False = 1", "False True = 11", "True False = 0", "True True = 11"}));
}

TEST(Overlap, ADecidedMatchIgnoresWakeUps) {
  Overlapping n(
      "\\x y -> case or (isTrue x) (and (isTrue y) (count 3000)) of r { _ -> intAdd# (int r) (intMul# 10 (hashBool y)) "
      "}",
      {kBool, kBool});
  EXPECT_EQ(n.leaves(2), (Lines{"False False = 10", "False True = 21", "True False = 11", "True True = 21"}));
}

TEST(Overlap, ExceptionsAreHeld) {
  EXPECT_EQ(leaves("\\x -> int (and (raise# 1) (isTrue x))", {kBool}), (Lines{"False = 0", "True = !2"}));
  EXPECT_EQ(leaves("\\x y -> int (and (case x of z { False -> raise# 1; True -> True }) (isTrue y))", {kBool, kBool}),
            (Lines{"False False = 0", "False True = !2", "True False = 0", "True True = 1"}));
  EXPECT_EQ(leaves("\\x y -> int (and (isTrue x) (case y of z { False -> raise# 1; True -> True }))", {kBool, kBool}),
            (Lines{"False _ = 0", "True False = !2", "True True = 1"}));
}

TEST(Overlap, InOrderTheFirstExceptionCounts) {
  EXPECT_EQ(leaves("\\x -> int (andThen (raise# 1) (isTrue x))", {kBool}), (Lines{"_ = !2"}));
  EXPECT_EQ(leaves("\\x -> int (andThen (case x of z { False -> raise# 1; True -> True }) (isTrue x))", {kBool}),
            (Lines{"False = !2", "True = 1"}));
  // Nested: the left operand of the left conjunction is woken by the same unknown as the right one, and comes first.
  EXPECT_EQ(
      leaves("\\x y -> int (andThen (andThen (case x of z { False -> raise# 1; True -> True }) (isTrue y)) (isTrue x))",
             {kBool, kBool}),
      (Lines{"False _ = !2", "True False = 0", "True True = 1"}));
  EXPECT_EQ(leaves("\\x -> int (andThen (isTrue x) (raise# 1))", {kBool}), (Lines{"False = 0", "True = !2"}));
}

TEST(Overlap, HandlersInsideAndOutside) {
  Overlapping n(
      R"(\x y w -> case catch# (\w1 -> case and (isTrue x) (case y of z { False -> raise# 5; True -> True }) of r { _ -> IORes (int r) })
      (\e w2 -> IORes e) w of q { IORes v -> case v of u { _ -> IORes u } })",
      {kBool, kBool});
  n.search.action = true;
  EXPECT_EQ(n.leaves(2), (Lines{"False _ = 0", "True False = 5", "True True = 1"}));
}

TEST(Overlap, ALongSpeculationIsPaused) {
  constexpr int64_t kSteps = 30000;
  Overlapping n("\\x -> int (and (isTrue x) (forever 0))", {kBool});
  n.search.at_node = [&] { n.search.narrow.set_steps(kSteps); };
  n.search.narrow.set_steps(kSteps);
  EXPECT_EQ(n.leaves(2), (Lines{"False = 0", "True = !4"}));
}

// Paused at an entry, at the entry of a closure, at a loop head, at a thunk; gone on with when it is needed.
TEST(Overlap, WhatIsPausedGoesOn) {
  std::vector<std::string> operands = {
      "(count 12000)",
      "(let k = isTrue True in let rec { go = \\n -> case n of m { 0 -> True; _ -> case k of u { _ -> go (intSub# m 1) "
      "} } "
      "} in go 12000)",
      "(join rec { loop = \\n k -> case n of m { 0 -> k; _ -> loop (intSub# m 1) k } } in loop 12000 True)"};
#ifndef NEEDLE_HOSTILE  // copying a long list at every check
  operands.push_back("(case length (upTo 1 30000) of m { 30000 -> True; _ -> False })");
  operands.push_back("(isTrue (foldr (\\a b -> isTrue b) True (upTo 1 15000)))");
#endif
  for (const std::string& text : operands) {
    EXPECT_EQ(leaves("\\x -> int (and (isTrue x) " + text + ")", {kBool}), (Lines{"False = 0", "True = 1"})) << text;
    EXPECT_EQ(leaves("\\x y -> int (and (isTrue x) (and " + text + " (isTrue y)))", {kBool, kBool}),
              (Lines{"False _ = 0", "True False = 0", "True True = 1"}))
        << text;
  }
}

TEST(Overlap, LoopsThroughAMatch) {
  EXPECT_EQ(leaves("\\x -> let rec { t = and (isTrue t) (isTrue x) } in int t", {kBool}),
            (Lines{"False = 0", "True = !3"}));
  EXPECT_EQ(leaves("\\x -> let rec { t = and (isTrue x) (isTrue t) } in int t", {kBool}),
            (Lines{"False = 0", "True = !3"}));
  EXPECT_EQ(leaves("\\x y -> let rec { t = and (isTrue x) (isTrue u); u = and (isTrue y) (isTrue t) } in int t",
                   {kBool, kBool}),
            (Lines{"False _ = 0", "True False = 0", "True True = !3"}));
}

// All conjuncts wait; each binding wakes those that mention it.
TEST(Overlap, Permutations) {
  Overlapping n(
      "\\t -> int (and (eq (len t) (S (S (S Z)))) (and (all t) (diff t)))", {kTree},
      "def len = \\t -> case t of u { Tip -> Z; Fork l b r -> S (len r) };"
      "def num = \\t -> case t of u { Tip -> Z; Fork l b r -> S (num r) };"
      "def all = \\t -> case t of u { Tip -> True; Fork l b r -> and (lt (num l) (S (S (S Z)))) (all r) };"
      "def none = \\n t -> case t of u { Tip -> True; Fork l b r -> and (isFalse (eq n (num l))) (none n r) };"
      "def diff = \\t -> case t of u { Tip -> True; Fork l b r -> and (none (num l) r) (diff r) };");
  std::vector<Leaf> found = n.search.run(n.prop, n.types, 6);
  size_t good = 0;
  for (const Leaf& l : found) good += l.result == "1";
  EXPECT_EQ(good, 6u);
  EXPECT_LT(n.search.nodes, 120u);
}

// A strand that waits again and again deep down looks at each of its frames once.
TEST(Overlap, DeepStrands) {
  std::string n = std::to_string(kDeep);
  Overlapping deep(
      "\\x y z -> case and (deep " + n + " x y) (isTrue z) of r { _ -> int r }", {kBool, kBool, kBool},
      "def deep = \\n x y -> case n of m { 0 -> case x of u { _ -> isTrue y }; _ -> case deep (intSub# m 1) x y of "
      "v { False -> False; True -> True } };");
  EXPECT_EQ(deep.leaves(2), (Lines{"False False _ = 0", "False True False = 0", "False True True = 1",
                                   "True False _ = 0", "True True False = 0", "True True True = 1"}));
}

// Globals are suspended and undone like any thunk.
TEST(Overlap, GlobalsInsideStrands) {
  Overlapping n("\\x -> int (and (and (isTrue x) caf) (and caf (isTrue x)))", {kBool},
                "def caf = case BURN of b { _ -> and (isTrue (count 20)) True };");
  for (int round = 0; round < 3; ++round) EXPECT_EQ(n.leaves(2), (Lines{"False = 0", "True = 1"}));
}

TEST(Overlap, ResetDropsWhatIsSuspended) {
  Fixture f(std::string(kDataText) + kOverlapText + kMore +
            "def prop = \\x y -> int (and (and (isTrue x) glob) (isTrue y)); def glob = and (isTrue (count 9)) True;");
  core::GlobalId prop = f.define("prop");
  f.start(prop);
  for (int i = 0; i < 4; ++i) {
    Narrowing n(*f.machine);
    if (i == 1) n.choose();
    Outcome o = n.start(n.apply(n.global(prop), {n.unknown(0, 0), n.unknown(0, 0)}));
    ASSERT_EQ(o.kind, OutcomeKind::Asked);
    if (i == 2) n.choose();
    n.bind(n.demanded(), from_tag(1));
    o = n.resume();
    ASSERT_EQ(o.kind, OutcomeKind::Asked);
    if (i < 3) continue;
    n.bind(n.demanded(), from_tag(1));
    o = n.resume();
    ASSERT_EQ(o.kind, OutcomeKind::Finished);
    EXPECT_EQ(to_int64(o.value), 1);
  }
}

// Choice points that go while their suspensions stay.
TEST(Overlap, CommitKeepsWhatIsSuspended) {
  Fixture f(
      std::string(kDataText) + kOverlapText + kMore +
      "def prop = \\x y z -> int (and (and (isTrue x) (isTrue y)) (and (isTrue z) (and (isTrue y) (isTrue x))));");
  core::GlobalId prop = f.define("prop");
  Narrowing n(f.start(prop));
  n.choose();
  Outcome o = n.start(n.apply(n.global(prop), {n.unknown(0, 0), n.unknown(1, 0), n.unknown(2, 0)}));
  for (int i = 0; i < 3; ++i) {
    ASSERT_EQ(o.kind, OutcomeKind::Asked);
    EXPECT_EQ(Narrowing::user_of(o.value), static_cast<uint32_t>(i));
    n.choose();
    n.bind(n.demanded(), from_tag(1));
    n.commit();
    f.machine->collect_soon();
    o = n.resume();
  }
  ASSERT_EQ(o.kind, OutcomeKind::Finished);
  EXPECT_EQ(to_int64(o.value), 1);
  n.back();
  n.commit();
}

}  // namespace needle::machine
