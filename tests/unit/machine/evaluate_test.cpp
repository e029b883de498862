// Small programs: the machine's value is the reference evaluator's.
#include "support.h"

namespace needle::machine {

TEST(Evaluate, Basics) {
  Fixture f;
  EXPECT_EQ(f.value("3"), "3");
  EXPECT_EQ(f.value("Just 3"), "<1 3>");
  EXPECT_EQ(f.value("fib 15"), "610");
  f.agree("intAdd# 1 2");
  f.agree("map (\\x -> intMul# x x) (upTo 1 10)");
  f.agree("sum (upTo 1 1000)");
  f.agree("take 5 (from 10)");
  f.agree("filter (\\x -> intEq# (intMod# x 3) 0) (upTo 1 20)");
  f.agree("append (upTo 1 3) (upTo 7 9)");
  f.agree("length (upTo 1 5000)");
  f.agree("Five 1 2 (intAdd# 1 2) 4 (fib 5)");
  f.agree("foldr (\\x r -> : (intAdd# x 1) r) [] (upTo 1 5)");
}

TEST(Evaluate, Laziness) {
  Fixture f;
  f.agree("let x = raise# 1 in Just 2");
  f.agree("fst ((,) 1 (raise# 2))");
  f.agree("let rec { xs = : 1 xs } in take 4 xs");
  f.agree("let rec { xs = : 1 (map (\\x -> intAdd# x 1) xs) } in take 10 xs");
  f.agree("let rec { a = : 1 b; b = : 2 a } in take 5 a");
  f.agree("let rec { p = (,) 1 (fst p) } in p");
  f.agree(
      "let rec { e = \\n -> case n of m { 0 -> True; _ -> o (intSub# m 1) }; o = \\n -> case n of m { 0 -> False; _ -> "
      "e (intSub# m 1) } } in e 101");
  f.agree(
      "let y = fib 3 in let rec { e = \\n -> case n of m { 0 -> y; _ -> o (intSub# m 1) }; o = \\n -> case n of m { 0 "
      "-> 0; _ -> e (intSub# m 1) } } in (,) (e 10) (e 11)");
  f.agree("let rec { f = plus x; x = intAdd# 2 3 } in f 1");
  f.agree("let rec { xs = : y ys; ys = : (fst p) xs; p = (,) y xs; y = fib 6 } in take 7 xs");
}

TEST(Evaluate, Application) {
  Fixture f("def three = \\a b c -> (,,) a b c; def twice = \\f x -> f (f x); def const2 = \\a b -> a;");
  f.agree("three 1 2 3");
  f.agree("twice (plus 3) 4");
  f.agree("twice twice (plus 1) 0");
  f.agree("let g = three 1 in let h = g 2 in h 3");
  f.agree("(\\x -> \\y -> \\z -> (,,) x y z) 1 2 3");
  f.agree("(\\x y z -> (,,) x y z) 1 2 3");
  f.agree("let g = \\x -> plus in g 9 2 3");
  f.agree("let g = \\x -> plus x in map (g 1) (upTo 1 3)");
  f.agree("const2 (plus 1) 2 3");
  f.agree("(case 1 of x { 1 -> plus; _ -> plus }) 3 4");
  f.agree("compose (plus 1) (plus 2) 3");
  f.agree("map (compose (plus 1)) (: (plus 2) []) ");
  f.agree("foldr compose (plus 0) (map plus (upTo 1 10)) 5");
  f.agree("let k = fib 5 in let g = \\a b c d e f -> intAdd# k (intAdd# a f) in g 1 2 3 4 5 6");
  f.agree("let k = fib 5 in let g = \\a b c d e f -> intAdd# k (intAdd# a f) in let h = g 1 2 3 in h 4 5 6");
}

TEST(Evaluate, Case) {
  Fixture f(R"(
def show = \c -> case c of d { Red -> 1; Green -> 2; Blue x -> x; Black x y -> intAdd# x y };
def some = \c -> case c of d { Blue x -> x; _ -> 7 };
def dense = \n -> case n of m { 1 -> 10; 2 -> 20; 3 -> 30; 5 -> 50; 6 -> 60; _ -> m };
def sparse = \n -> case n of m { 1 -> 10; 100000 -> 20; -5 -> 30; 9999999 -> 1; 12 -> 3; _ -> 0 };
def nested = \a b -> case (case a of c { Red -> b; Green -> intLt# 1 2; _ -> case b of e { True -> False; False -> True } }) of g {
   True -> 1; False -> 0 };
)");
  for (auto c : {"Red", "Green", "(Blue 5)", "(Black 3 4)"}) {
    f.agree(std::string("show ") + c);
    f.agree(std::string("some ") + c);
    f.agree(std::string("nested ") + c + " True");
    f.agree(std::string("nested ") + c + " (intEq# (fib 4) 3)");
  }
  for (auto n : {"0", "1", "2", "3", "4", "5", "6", "7", "-5", "12", "100000", "9223372036854775807"}) {
    f.agree(std::string("dense ") + n);
    f.agree(std::string("sparse ") + n);
  }
  f.agree("case 2.5 of x { 1.0 -> 1; 2.5 -> 2; _ -> 3 }");
  f.agree("case integerMul# 99999999999n 99999999999n of x { 3n -> 1; 9999999999800000000001n -> 2; _ -> 3 }");
  f.agree("case intMul# 4611686018427387904 1 of x { 3 -> 1; 4611686018427387904 -> 2; _ -> 3 }");
  f.agree("case \"hello\" of s { : c cs -> (,) c cs; [] -> (,) 0 [] }");
  f.agree("case (\\x -> x) of g { _ -> g 4 }");
  f.agree("conTag# (Black 1 2)");
}

TEST(Evaluate, JoinPoints) {
  Fixture f;
  f.agree("join j = \\a b -> intSub# a b in case 1 of x { 2 -> j x 1; _ -> j 10 x }");
  f.agree("let z = fib 7 in join j = \\a b -> intSub# (intAdd# a z) b in case fib 4 of x { 2 -> j x 1; _ -> j 10 x }");
  f.agree(R"(join rec { loop = \n acc -> case n of m { 0 -> acc; _ -> case intAdd# acc m of s { _ ->
               loop (intSub# m 1) s } } } in loop 1000 0)");
  f.agree(R"(join rec { loop = \a b n -> case n of m { 0 -> (,) a b; _ -> loop b a (intSub# m 1) } } in loop 1 2 7)");
  f.agree(
      R"(let k = fib 10 in case (join rec { loop = \a b n -> case n of m { 0 -> intAdd# a k; _ -> loop (intAdd# b k) a (intSub# m 1) } }
              in loop 1 2 7) of r { _ -> intAdd# r k })");
  f.agree(R"(join rec { even = \n -> case n of m { 0 -> 1; _ -> odd (intSub# m 1) };
                        odd = \n -> case n of m { 0 -> 0; _ -> even (intSub# m 1) } } in even 9)");
  f.agree(
      "case (join j = \\a -> case a of b { 1 -> Red; _ -> Blue b } in case fib 3 of x { 2 -> j 1; _ -> j 2 }) of c { "
      "Red -> 1; _ -> 2}");
}

TEST(Evaluate, ManyRegisters) {
  std::string bind, sum = "0";
  for (int i = 0; i < 300; ++i) {
    std::string x = "x" + std::to_string(i);
    bind += "case fib " + std::to_string(i % 7) + " of " + x + " { _ -> ";
    sum = "intAdd# " + x + " (" + sum + ")";
  }
  Fixture f;
  f.agree(bind + "let s = " + sum + " in (,) s (\\q -> intAdd# q x299 ) " + std::string(300, '}'));
  f.agree(bind + sum + std::string(300, '}'));
}

TEST(Evaluate, LoopIsFound) {
  Fixture f;
  EXPECT_EQ(f.evaluate("let rec { x = intAdd# x 1 } in x").kind, OutcomeKind::Loop);
  EXPECT_EQ(f.evaluate("let rec { p = case p of q { (,) a b -> (,) b a } } in p").kind, OutcomeKind::Loop);
}

TEST(Evaluate, Limits) {
  Fixture steps("", {.steps = 10000});
  EXPECT_EQ(steps.evaluate("let rec { f = \\x -> f x } in f 1").kind, OutcomeKind::OutOfSteps);
  EXPECT_EQ(steps.evaluate("join rec { f = \\x -> f x } in f 1").kind, OutcomeKind::OutOfSteps);
  EXPECT_EQ(steps.evaluate("length (from 1)").kind, OutcomeKind::OutOfSteps);
#ifdef NEEDLE_HOSTILE
  size_t room = 8 << 20;
#else
  size_t room = 64 << 20;
#endif
  Fixture memory("def deep = \\n -> intAdd# 1 (deep n);", {.max_memory = room});
  EXPECT_EQ(memory.evaluate("let xs = from 1 in case length xs of n { _ -> xs }").kind, OutcomeKind::OutOfMemory);
  EXPECT_EQ(memory.evaluate("deep 1").kind, OutcomeKind::StackOverflow);
  EXPECT_EQ(memory.value("sum (upTo 1 10)"), "55");
  EXPECT_EQ(memory.evaluate("integerShiftL# 1n 100000000000").kind, OutcomeKind::OutOfMemory);
}

#ifndef NEEDLE_HOSTILE
TEST(Evaluate, Deep) {
  Fixture f;
  EXPECT_EQ(f.value("foldr plus 0 (upTo 1 2000000)"), "2000001000000");
  EXPECT_EQ(f.value("sum (upTo 1 2000000)"), "2000001000000");
}

TEST(Evaluate, LongLoopInLittleMemory) {
  Fixture f("", {.max_memory = 32 << 20});
  EXPECT_EQ(f.value("length (filter (\\x -> intEq# x 0) (map (plus 1) (upTo 1 5000000)))"), "0");
  EXPECT_LT(f.machine->heap_counters().peak_bytes, 32u << 20);
}
#endif

}  // namespace needle::machine
