// The collector: what must survive survives, what must not grow does not. The hostile build runs all other tests with a
// collection at every check; here memory is what is measured.
#include "support.h"

namespace needle::machine {

constexpr const char* kTrees = R"(
def insert = \x t -> case t of u { Leaf -> Node Leaf x Leaf;
  Node l y r -> case intLt# x y of b { True -> Node (insert x l) y r; False -> case intGt# x y of c { True -> Node l y (insert x r); False -> u } } };
def toList = \t acc -> case t of u { Leaf -> acc; Node l x r -> toList l (: x (toList r acc)) };
def step = \n -> intMod# (intAdd# (intMul# n 1103515245) 12345) 2147483648;
def randoms = \n s -> case n of m { 0 -> []; _ -> : s (randoms (intSub# m 1) (step s)) };
def build = \xs t -> case xs of w { [] -> t; : y ys -> build ys (insert y t) };
def ordered = \xs -> case xs of w { [] -> True; : y ys -> case ys of v { [] -> True; : z zs -> case intLt# y z of b { True -> ordered ys; False -> False } } };
def split = \n xs -> case n of m { 0 -> (,) [] xs; _ -> case xs of w { [] -> (,) [] []; : y ys -> let p = split (intSub# m 1) ys in (,) (: y (fst p)) (snd p) } };
def chunks = \xs -> case xs of w { [] -> 0; _ -> let p = split 10 w in intAdd# (length (fst p)) (chunksRest p) };
def chunksRest = \p -> chunks (snd p);
def lines = \xs -> case xs of w { [] -> []; _ -> let p = split 10 w in let a = case p of q { (,) a b -> a } in
   let b = case p of q { (,) a b -> b } in : a (lines b) };
def count = \n xss -> case xss of w { [] -> n; : ys yss -> case length ys of m { _ -> count (intAdd# n m) yss } };
)";

TEST(Collect, Trees) {
  Fixture f(kTrees, {.max_memory = 256 << 20});
#ifdef NEEDLE_HOSTILE
  const char* n = "300";
#else
  const char* n = "20000";
#endif
  EXPECT_EQ(f.value(std::string("let t = build (randoms ") + n +
                    " 42) Leaf in (,) (ordered (toList t [])) (length (toList t []))"),
            std::string("<0 <1> ") + n + ">");
  EXPECT_GT(f.machine->heap_counters().minor, 0u);
}

#ifndef NEEDLE_HOSTILE
// Wadler's leak: the rest of a lazily split list must not keep the first part alive.
TEST(Collect, SelectorsDoNotLeak) {
  Fixture f(kTrees, {.max_memory = 48 << 20});
  EXPECT_EQ(f.value("count 0 (lines (upTo 1 2000000))"), "2000000");
}

// A thunk under evaluation must not keep its free variables.
TEST(Collect, BlackholesDoNotLeak) {
  Fixture f(kTrees, {.max_memory = 32 << 20});
  EXPECT_EQ(f.value("let xs = upTo 1 3000000 in let n = length xs in Just n"), "<1 3000000>");
}

TEST(Collect, TenGigabytesThroughTwoHundredMegabytes) {
  Fixture f("def go = \\n -> case n of m { 0 -> 7; _ -> case length (upTo 1 1000) of k { _ -> go (intSub# m 1) } };",
            {.max_memory = 200 << 20});
  EXPECT_EQ(f.value("go 20000"), "7");
  EXPECT_GT(f.machine->heap_counters().allocated_words * 8, uint64_t{1} << 30);
  EXPECT_LT(f.machine->heap_counters().peak_bytes, 200u << 20);
}

// A global's value is kept only while code that mentions it can run.
TEST(Collect, GlobalsAreDroppedAfterTheirLastUse) {
  Fixture f(R"(
def each = \xs n w -> case xs of ys { [] -> IORes n; : z zs -> each zs (intAdd# n 1) w };
def main = each (upTo 1 3000000) 0;
def kept = upTo 1 300000;
def both = \w -> case each kept 0 w of r { IORes n -> IORes ((,) n (sum kept)) };
)",
            {.max_memory = 40 << 20});
  Outcome o = f.run("main");
  ASSERT_EQ(o.kind, OutcomeKind::Finished);
  EXPECT_EQ(f.show(o.value), "<0 3000000>");
  o = f.run("both");
  ASSERT_EQ(o.kind, OutcomeKind::Finished);
  EXPECT_EQ(f.show(o.value), "<0 <0 300000 45000150000>>");
}

// A frame waits with a thunk in it that somebody else evaluates between two collections: the second short-cuts it to a
// young value, so the frame must be scanned a third time.
TEST(Collect, AFrameWhoseThunkIsEvaluatedElsewhere) {
  Fixture f(R"(
def burn = \n -> length (upTo 1 n);
def pair = \n -> let s = intAdd# n 1 in (,) s (intAdd# n 2);
def one = \p -> case p of q { (,) a b -> intAdd# a b };
def wait = \i j k t -> case burn i of x { _ -> case one t of a { _ -> case burn j of y { _ -> case burn k of z { _ -> a } } } };
def try = \i j k -> let t = pair i in case wait i j k t of a { _ -> intSub# (one t) a };
def tries = \i j k -> case intGt# i 3600 of e { True -> 0; False -> case intGt# j 3600 of e2 { True -> tries (intAdd# i 411) 0 0; False ->
  case intGt# k 3600 of e3 { True -> tries i (intAdd# j 411) 0; False -> intAdd# (try i j k) (tries i j (intAdd# k 411)) } } };
)",
            {.max_memory = 1 << 20});
  EXPECT_EQ(f.value("tries 0 0 0"), "0");
}

// Collections under a deep stack stay cheap: frames are scanned once.
TEST(Collect, DeepStackIsScannedOnce) {
  Fixture f(
      "def deep = \\n -> case n of m { 0 -> 0; _ -> case length (upTo 1 20) of k { _ -> intAdd# 1 (deep (intSub# m 1)) "
      "} };");
  EXPECT_EQ(f.value("deep 500000"), "500000");
}
#endif

}  // namespace needle::machine
