#include "text_prelude.h"

namespace needle::core {
using namespace reference;

TEST(Reference, Values) {
  TextProgram p;
  EXPECT_EQ(p.value("intAdd# 1 2"), "3");
  EXPECT_EQ(p.value("map (\\x -> intMul# x x) (upTo 1 4)"), ": 1 (: 4 (: 9 (: 16 [])))");
  EXPECT_EQ(p.value("sum $fNumInt 0 (upTo 1 100)"), "5050");
  EXPECT_EQ(p.value("integerMul# 99999999999n 99999999999n"), "9999999999800000000001");
  EXPECT_EQ(p.value("doubleDiv# 1.0 4.0"), "0.25");
  EXPECT_EQ(p.value("case \"hi\" of s { : c cs -> Just c; [] -> Nothing }"), "Just 104");
  EXPECT_EQ(p.value("case 5n of b { 4n -> 0; 5n -> 1; _ -> 2 }"), "1");
  EXPECT_EQ(p.value("intDiv# -7 2"), "-4");
  EXPECT_EQ(p.value("intMod# -7 2"), "1");
  EXPECT_EQ(p.value("intRem# -7 2"), "-1");
}

TEST(Reference, CallByNeed) {
  TextProgram p;
  EXPECT_EQ(p.value("let x = raise# 1 in Just 2"), "Just 2");
  EXPECT_EQ(p.value("Just (raise# 1)"), "Just <raised>");
  EXPECT_EQ(p.value("let rec { xs = : 1 xs } in case xs of a { : x ys -> case ys of b { : y zs -> y } }"), "1");
  EXPECT_EQ(p.value("let rec { x = intAdd# x 1 } in x"), "<loop>");
  EXPECT_EQ(p.value("let rec { f = \\x -> f x } in f 1", 10000), "<out of steps>");
  EXPECT_EQ(p.value("(\\x y z -> intSub# x z) 1 2 3"), "-2");
  EXPECT_EQ(p.value("(\\x -> \\y -> \\z -> intSub# x z) 1 2 3"), "-2");
  EXPECT_EQ(p.value("let f = (\\x y z -> intSub# x z) 1 in f 2 3"), "-2");
  EXPECT_EQ(p.value("let f = \\x -> plusInt in f 9 2 3"), "5");
}

TEST(Reference, JoinPoints) {
  TextProgram p;
  EXPECT_EQ(p.value("join j = \\a b -> intSub# a b in case 1 of x { 2 -> j x 1; _ -> j 10 x }"), "9");
  EXPECT_EQ(p.value(R"(join rec { loop = \n acc -> case n of m { 0 -> acc; _ -> case intAdd# acc m of s { _ ->
                         loop (intSub# m 1) s } } } in loop 1000 0)"),
            "500500");
}

TEST(Reference, DeepDataNeedsNoCStack) {
  TextProgram p;
  EXPECT_EQ(p.value("foldr plusInt 0 (upTo 1 300000)"), "45000150000");
  EXPECT_EQ(p.value("sum $fNumInt 0 (upTo 1 300000)"), "45000150000");
}

TEST(Reference, ActionsInOrder) {
  TextProgram p(R"(
def main :: World -> IORes () = \w ->
  case putStr "hello " w of r { IORes u -> case hGetChar# 0 w of s { IORes c ->
  case newRef# c w of t { IORes ref -> case writeRef# ref (intAdd# c 1) w of q { IORes v ->
  case readRef# ref w of x { IORes d -> hPutChar# 1 d w } } } } };
def fails = \w -> catch# (\w1 -> case raise# 7 of x { _ -> IORes x }) (\e w2 -> IORes e) w;
def uncaught = \w -> raise# 7;
def leaves = \w -> case putStr "bye" w of r { _ -> exit# 3 w };
)");
  PrivateWorld world("a");
  Evaluator e(p, world);
  EXPECT_EQ(e.run(find_global(p, "main")).kind, OutcomeKind::Done);
  EXPECT_EQ(world.output(), "hello b");
  Outcome caught = e.run(find_global(p, "fails"));
  EXPECT_EQ(e.show(caught.value), "IORes 7");
  Outcome raised = e.run(find_global(p, "uncaught"));
  EXPECT_EQ(raised.kind, OutcomeKind::Raised);
  EXPECT_EQ(e.show(raised.value), "7");
  Outcome left = e.run(find_global(p, "leaves"));
  EXPECT_EQ(left.kind, OutcomeKind::Exit);
  EXPECT_EQ(left.exit_code, 3);
}

TEST(Reference, AThunkThatRaisedRaisesAgain) {
  TextProgram p(R"(
def twice = \w -> let x = raise# 5 in
  let try = \w1 -> catch# (\w2 -> case x of y { _ -> IORes 0 }) (\e w3 -> IORes e) w1 in
  case try w of a { IORes i -> case try w of b { IORes j -> IORes ((,) i j) } };
)");
  PrivateWorld world("");
  Evaluator e(p, world);
  EXPECT_EQ(e.show(e.run(find_global(p, "twice")).value), "IORes ((,) 5 5)");
}

TEST(Reference, GarbageIsCollected) {
  TextProgram p("def loop = \\n -> case n of m { 0 -> 7; _ -> case upTo 1 3 of x { _ -> loop (intSub# m 1) } };");
  PrivateWorld world("");
  Evaluator e(p, world, {.max_memory = 80 << 20});
  EXPECT_EQ(e.show(e.delay(p.expr("loop 300000"))), "7");
  EXPECT_EQ(e.evaluate(p.expr("force (upTo 1 1000)")).kind, OutcomeKind::Done);
  EXPECT_EQ(e.evaluate(p.expr("let xs = upTo 1 2500000 in case force xs of u { _ -> xs }")).kind,
            OutcomeKind::OutOfMemory);
}

TEST(Reference, Arrays) {
  TextProgram p(R"(
def go = \w -> case newArray# 3 9 w of r { IORes a -> case writeArray# a 1 5 w of s { IORes u ->
  case copyArray# a 1 a 0 2 w of t { IORes v -> case readArray# a 0 w of x { IORes e0 ->
  case readArray# a 2 w of y { IORes e2 -> IORes ((,) e0 e2) } } } } };
)");
  PrivateWorld world("");
  Evaluator e(p, world);
  EXPECT_EQ(e.show(e.run(find_global(p, "go")).value), "IORes ((,) 5 9)");
}

}  // namespace needle::core
