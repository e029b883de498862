#include "optimise/optimise.h"

#include "../core/text_prelude.h"
#include "core/build.h"
#include "core/lint.h"

namespace needle::optimise {
namespace {

using namespace core;

constexpr Options kWithLint{2, true};

// The value of `result` before and after; the optimised program's text.
struct Runs {
  std::string before, after, text;
};

std::string strip_numbers(const std::string& s) {
  std::string out;
  for (size_t i = 0; i < s.size(); ++i) {
    if (s[i] == '_' && i + 1 < s.size() && isdigit(s[i + 1])) {
      while (i + 1 < s.size() && isdigit(s[i + 1])) ++i;
      continue;
    }
    bool space = s[i] == ' ' || s[i] == '\n';
    if (space && !out.empty() && out.back() == ' ') continue;
    out += space ? ' ' : s[i];
  }
  return out;
}

std::string evaluate(Program& p, const char* name) {
  PrivateWorld world("");
  reference::Evaluator e(p, world, {.max_steps = 20'000'000});
  Builder b(p);
  std::string value = e.show(e.delay(b.global(find_global(p, name))));
  return std::string(world.output()) + value;
}

Runs run(const std::string& definitions) {
  Runs r;
  TextProgram p(definitions);
  EXPECT_EQ(lint(p), std::vector<std::string>{});
  r.before = evaluate(p, "result");
  std::vector<GlobalId> all = optimise_program(p, {find_global(p, "result")}, kWithLint);
  r.after = evaluate(p, "result");
  for (GlobalId id : all) r.text += strip_numbers(print(p.global(id), p, {.types = false}));
  return r;
}

std::string body_after(const std::string& definition) {
  TextProgram p("def result = " + definition + ";");
  optimise_program(p, {find_global(p, "result")}, kWithLint);
  return strip_numbers(print(p.global(find_global(p, "result")).body, p, {.types = false}));
}

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST(Simplify, BetaAndConstants) {
  EXPECT_EQ(body_after("(\\x y -> intAdd# x y) 1 2"), "3");
  EXPECT_EQ(body_after("case Just 3 of m { Just x -> x; Nothing -> 0 }"), "3");
  EXPECT_EQ(body_after("case intLt# 1 2 of t { True -> 'y'; False -> 'n' }"), "'y'");
  EXPECT_EQ(body_after("let unused = foldr plusInt 0 [] in 7"), "7");
  EXPECT_EQ(body_after("case 5 of n { 4 -> 1; 5 -> n; _ -> 2 }"), "5");
}

TEST(Simplify, MethodsOfKnownInstances) {
  EXPECT_EQ(body_after("\\x y -> + $fNumInt x (* $fNumInt y 2)"), "\\x y -> intAdd# x (intMul# y 2)");
}

TEST(Simplify, CaseOfCase) {
  EXPECT_EQ(body_after("\\x -> case (case x of y { True -> False; False -> True }) of z { True -> 1; False -> 2 }"),
            "\\x -> case x of y { True -> 2; False -> 1; }");
}

TEST(Simplify, JoinPointsAreFound) {
  std::string text = body_after(
      "\\x g -> let f = \\a -> g (g (g a a) (g a a)) (g (g a a) (g a a)) in case x of y { 1 -> f 10; 2 -> f 20; _ -> f "
      "y }");
  EXPECT_TRUE(has(text, "join f =")) << text;
}

TEST(Simplify, EvaluatedVariablesAreNotEvaluatedAgain) {
  EXPECT_EQ(body_after("\\x -> case x of y { _ -> case x of z { _ -> case y of u { _ -> intAdd# z u } } }"),
            "\\x -> case x of y { _ -> intAdd# y y; }");
}

TEST(Simplify, WorkIsNotMovedIntoLambdas) {
  std::string text = body_after("\\f -> let x = f 1 in \\y -> plusInt x y");
  EXPECT_EQ(text, "\\f -> let x = f 1 in \\y -> intAdd# x y");
}

TEST(Simplify, ActionsStay) {
  std::string text =
      body_after("\\w -> case newRef# 1 w of r { IORes ref -> case readRef# ref w of s { IORes v -> IORes 2 } }");
  EXPECT_TRUE(has(text, "newRef#") && has(text, "readRef#")) << text;
}

TEST(Simplify, PartialApplicationsTakeTheirArguments) {
  EXPECT_EQ(body_after("foldr plusInt 0"), "\\eta -> foldr plusInt 0 eta");
}

TEST(Simplify, FunctionsTakeTheArgumentsOfTheLoopTheyReturn) {
  EXPECT_EQ(body_after("\\x -> let rec { go = \\y -> case y of b { [] -> x; : z zs -> go zs } } in go").substr(0, 11),
            "\\x eta -> j");
  // A partial application of the loop, and what may not be repeated around it.
  EXPECT_EQ(
      body_after("\\x -> let rec { go = \\n y -> case y of b { [] -> n; : z zs -> go x zs } } in go 0").substr(0, 8),
      "\\x eta -");
  EXPECT_EQ(body_after("\\f -> let t = f 1 in let rec { go = \\y -> case y of b { [] -> t; : z zs -> go zs } } in go")
                .substr(0, 6),
            "\\f -> ");
}

TEST(Simplify, PartialApplicationsAreKnownWhereTheyAreCalled) {
  Runs r = run(R"(
def each = \f xs -> let rec { go = \ys -> case ys of w { [] -> []; : y yt -> : (f y) (go yt) } } in go xs;
def weigh {noinline} = \a b c -> intAdd# a (intMul# b c);
def result = each (weigh (intAdd# 1 1) 3) (upTo 1 3);
)");
  EXPECT_EQ(r.after, ": 5 (: 8 (: 11 []))");
  EXPECT_EQ(r.after, r.before);
  EXPECT_TRUE(has(r.text, "weigh 2 3 a")) << r.text;
}

TEST(Simplify, ActionsTakeTheirWorld) {
  TextProgram p(R"(
def bind = \m k (w :: World) -> case m w of r { IORes a -> k a w };
def say = \x (w :: World) -> hPutChar# 1 x w;
def result = \n -> case n of m { 0 -> \(w :: World) -> IORes (); _ -> bind (say n) (\u -> result (intSub# n 1)) };
)");
  optimise_program(p, {find_global(p, "result")}, kWithLint);
  std::string text = strip_numbers(print(p.global(find_global(p, "result")).body, p, {.types = false}));
  EXPECT_EQ(text.substr(0, 9), "\\n w -> c") << text;
  EXPECT_FALSE(has(text, "let")) << text;
}

TEST(Lift, LoopsBecomeGlobals) {
  Runs r = run(R"(
def f = \q ys -> let rec { go = \xs -> case xs of b { [] -> []; : x rest -> : (intMul# q x) (go rest) } } in
  : q (go ys);
def list {noinline} = \a b -> upTo a b;
def result = f 3 (list 1 4);
)");
  EXPECT_EQ(r.before, ": 3 (: 3 (: 6 (: 9 (: 12 []))))");
  EXPECT_EQ(r.after, r.before);
  EXPECT_TRUE(has(r.text, "def f$go = \\q xs ->")) << r.text;
  EXPECT_FALSE(has(r.text, "let rec")) << r.text;
}

TEST(Lift, LoopsInsideLoops) {
  Runs r = run(R"(
def f = \n -> let rec { outer = \xs -> case xs of b { [] -> []; : x rest ->
  let rec { inner = \ys -> case ys of c { [] -> outer rest; : y more -> : (intAdd# x (intMul# n y)) (inner more) } } in
  inner (upTo 1 x) } } in : 0 (outer (upTo 1 3));
def result = f 10;
)");
  EXPECT_EQ(r.before, ": 0 (: 11 (: 12 (: 22 (: 13 (: 23 (: 33 []))))))");
  EXPECT_EQ(r.after, r.before);
  EXPECT_FALSE(has(r.text, "let rec")) << r.text;
}

TEST(Lift, WhatMayBecomeKnownOrEscapesStays) {
  const char* called =
      "\\f ys -> let rec { go = \\xs -> case xs of b { [] -> []; : x t -> : (f x) (go t) } } in : 1 (go ys)";
  EXPECT_TRUE(has(body_after(called), "let rec")) << body_after(called);
  const char* escapes = "\\q ys -> let rec { go = \\x -> case x of b { 0 -> []; _ -> map go (upTo q ys) } } in go 1";
  EXPECT_TRUE(has(body_after(escapes), "let rec")) << body_after(escapes);
}

TEST(Fuse, AConsumerOfAProducerIsOneFunction) {
  Runs r = run(R"(
def total = \z xs -> case xs of w { [] -> z; : y ys -> total (intAdd# z y) ys };
def result = total 0 (upTo 1 100);
)");
  EXPECT_EQ(r.before, "5050");
  EXPECT_EQ(r.after, "5050");
  EXPECT_TRUE(has(r.text, "def result = total*upTo 0 1 100;")) << r.text;
  EXPECT_TRUE(has(r.text, "def total*upTo = \\z a b -> case intGt# a b of t { True -> z; False -> case")) << r.text;
}

// Where the producer ends in a call of itself, as filter does, the consumer goes on with that.
TEST(Fuse, ProducersThatLeaveElementsOut) {
  Runs r = run(R"(
def total = \z xs -> case xs of w { [] -> z; : y ys -> total (intAdd# z y) ys };
def odds = \xs -> case xs of w { [] -> []; : y ys -> case intRem# y 2 of m { 0 -> odds ys; _ -> : y (odds ys) } };
def result = total 0 (odds (upTo 1 10));
)");
  EXPECT_EQ(r.before, "25");
  EXPECT_EQ(r.after, "25");
  EXPECT_TRUE(has(r.text, "def result = total*odds*upTo 0 1 10;")) << r.text;
}

TEST(Fuse, TwoStructuresAtOnce) {
  Runs r = run(R"(
def dot = \z xs ys -> case xs of w { [] -> z; : x xt -> case ys of v { [] -> z; : y yt ->
  dot (intAdd# z (intMul# x y)) xt yt } };
def from = \a -> : a (from (intAdd# a 1));
def result = dot 0 (upTo 1 4) (from 10);
)");
  EXPECT_EQ(r.before, "120");
  EXPECT_EQ(r.after, "120");
  EXPECT_TRUE(has(r.text, "def result = dot*upTo*from 0 1 4 10;")) << r.text;
}

TEST(Fuse, LocalLoopsAndWhatIsNested) {
  Runs r = run(R"(
def result = let rec { all = \xs -> case xs of w { [] -> True; : y ys -> case intLt# y 50 of t { True -> all ys;
  False -> False } } } in
  let rec { outer = \xs -> case xs of b { [] -> []; : x rest ->
    let rec { inner = \ys -> case ys of c { [] -> outer rest; : y more -> : (intMul# x y) (inner more) } } in
    inner (upTo 1 x) } } in
  case all (outer (upTo 1 7)) of r { True -> 1; False -> 2 };
)");
  EXPECT_EQ(r.before, "1");
  EXPECT_EQ(r.after, "1");
  EXPECT_TRUE(has(r.text, "_ -> result$all*result$inner3*upTo rest x t b;")) << r.text;
}

// The elements are not evaluated by what only counts them, nor is the rest of the list by what stops.
TEST(Fuse, NothingMoreIsEvaluated) {
  Runs r = run(R"(
def count = \n xs -> case xs of w { [] -> n; : y ys -> count (intAdd# n 1) ys };
def any = \xs -> case xs of w { [] -> False; : y ys -> case y of b { True -> True; False -> any ys } };
def bad = \n -> case n of m { 0 -> []; _ -> : (raise# 1) (bad (intSub# m 1)) };
def worse = \n -> case n of m { 0 -> raise# 2; _ -> : (intEq# m 3) (worse (intSub# m 1)) };
def result = (,) (count 0 (bad 5)) (any (worse 5));
)");
  EXPECT_EQ(r.before, "(,) 5 True");
  EXPECT_EQ(r.after, "(,) 5 True");
  EXPECT_TRUE(has(r.text, "count*bad") && has(r.text, "any*worse")) << r.text;
}

// A list that is used twice is built once.
TEST(Fuse, WhatIsSharedStays) {
  Runs r = run(R"(
def total = \z xs -> case xs of w { [] -> z; : y ys -> total (intAdd# z y) ys };
def result = let l = upTo 1 10 in (,) (total 0 l) (total 1 l);
)");
  EXPECT_EQ(r.after, "(,) 55 56");
  EXPECT_FALSE(has(r.text, "total*upTo")) << r.text;
}

// So is one that a partial application holds.
TEST(Fuse, WhatAPartialApplicationHoldsStays) {
  Runs r = run(R"(
def twice {noinline} = \f -> (,) (f 1) (f 2);
def result = let rec { go = \xs z -> case xs of w { [] -> z; : y ys -> go ys (intAdd# z y) } } in
  twice (go (upTo 1 4));
)");
  EXPECT_EQ(r.after, "(,) 11 12");
  EXPECT_TRUE(has(r.text, "go (")) << r.text;
}

// sieve (p : xs) = p : sieve (sift p xs): there is no end of functions to fuse.
TEST(Fuse, Ends) {
  Runs r = run(R"(
def sift = \p xs -> case xs of w { [] -> []; : y ys -> case intRem# y p of m { 0 -> sift p ys; _ -> : y (sift p ys) } };
def sieve = \xs -> case xs of w { [] -> []; : p ys -> : p (sieve (sift p ys)) };
def result = sieve (upTo 2 20);
)");
  EXPECT_EQ(r.after, r.before);
}

// xs == [3] asks for the one element and for the end: no list is built, nothing recurs.
TEST(Unfold, ComparisonsWithWhatIsWrittenOut) {
  const std::string equal = R"(
def equal = \xs ys -> case xs of a { [] -> case ys of b { [] -> True; : u v -> False };
  : x xt -> case ys of b { [] -> False; : y yt -> case intEq# x y of t { True -> equal xt yt; False -> False } } };
def list {noinline} = \a b -> upTo a b;
)";
  Runs r = run(equal + "def result = (,) (equal (list 3 3) (: 3 [])) (equal (list 3 4) (: 3 []));");
  EXPECT_EQ(r.before, "(,) True False");
  EXPECT_EQ(r.after, r.before);
  EXPECT_FALSE(has(r.text, "def equal")) << r.text;
  // What is long stays a call.
  r = run(equal + "def result = equal (list 1 6) (: 1 (: 2 (: 3 (: 4 (: 5 (: 6 []))))));");
  EXPECT_EQ(r.after, "True");
  EXPECT_TRUE(has(r.text, "def equal")) << r.text;
}

// The argument grows: it is not unfolded without end.
TEST(Unfold, Ends) {
  Runs r = run(R"(
def grow = \n xs -> case xs of a { [] -> n; : x xt -> case intGt# n 5 of t { True -> x;
  False -> grow (intAdd# n 1) (: x (: n xt)) } };
def shrink = \xs -> case xs of a { [] -> 0; : x xt -> shrink xt };
def result = (,) (grow 0 (: 7 [])) (shrink (: 1 (: 2 [])));
)");
  EXPECT_EQ(r.before, "(,) 7 0");
  EXPECT_EQ(r.after, r.before);
}

TEST(Unpack, LoopsTakeTheFieldsOfTheirAccumulator) {
  Runs r = run(R"(
data Pair = Pair ! Int ! Int;
def result = case (let rec { go = \p xs -> case xs of w { [] -> p; : y ys -> case p of q { Pair a b ->
  case intAdd# a 1 of c { _ -> case intAdd# b y of d { _ -> go (Pair c d) ys } } } } } in
  go (Pair 0 0) (upTo 1 10)) of r { Pair a b -> intAdd# (intMul# 100 a) b };
)");
  EXPECT_EQ(r.before, "1055");
  EXPECT_EQ(r.after, "1055");
  EXPECT_FALSE(has(r.text, "Pair")) << r.text;
}

// What is not always that constructor stays what it was on the other ways.
TEST(Unpack, OtherValuesAreStillTaken) {
  Runs r = run(R"(
def result = let rec { go = \p n -> case p of q { Nothing -> n; Just m -> case intGt# m 5 of t { True -> go Nothing n;
  False -> go (Just (intAdd# m 1)) (intAdd# n 10) } } } in (,) (go (Just 1) 0) (go Nothing 7);
)");
  EXPECT_EQ(r.before, "(,) 50 7");
  EXPECT_EQ(r.after, r.before);
}

TEST(Overlap, PartsAreSimplifiedInPlace) {
  EXPECT_EQ(body_after("\\x y -> overlap ((\\z -> z) x) y { False _ -> intAdd# 1 2; _ w -> case w of v { _ -> 5 }; "
                       "else -> (\\z -> z) 0 }"),
            "\\x y -> overlap x y { False _ -> 3; _ w -> case w of v { _ -> 5; }; else -> 0; }");
}

TEST(Overlap, NothingInsideIsStrictOrATailCall) {
  std::string text = body_after(
      "\\x g -> let f = \\a -> g (g (g a a) (g a a)) (g (g a a) (g a a)) in "
      "overlap x { 1 -> f 10; 2 -> f 20; else -> f 30 }");
  EXPECT_FALSE(has(text, "join")) << text;
  Runs r = run(R"(
def and = \a b -> overlap a b { False _ -> False; _ False -> False; True x -> x; x True -> x; else -> raise# 0 };
def result = let x = raise# 1 in and x (and x False);
)");
  EXPECT_EQ(r.before, "False");
  EXPECT_EQ(r.after, "False");
}

TEST(Specialise, NoDictionariesInLoops) {
  Runs r = run("def result = sum $fNumInt 0 (upTo 1 100);");
  EXPECT_EQ(r.before, "5050");
  EXPECT_EQ(r.after, "5050");
  EXPECT_FALSE(has(r.text, "def $fNumInt")) << r.text;
  EXPECT_TRUE(has(r.text, "intAdd#")) << r.text;
}

TEST(Specialise, InstanceFunctionsAndSuperclasses) {
  Runs r = run(R"(
class D:Eq a = D:Eq (a -> a -> Bool);
class D:Ord a = D:Ord (D:Eq a) (a -> a -> Bool);
def == {selector} :: forall a . D:Eq a -> a -> a -> Bool = \d -> case d of b { D:Eq e -> e };
def $p1Ord {selector} = \d -> case d of b { D:Ord s l -> s };
def <= {selector} = \d -> case d of b { D:Ord s l -> l };
def eqInt {method} = \x y -> intEq# x y;
def leInt {method} = \x y -> intLe# x y;
def $fEqInt {dictionary} = D:Eq eqInt;
def $fOrdInt {dictionary} = D:Ord $fEqInt leInt;
def $fEqList_== {method, dicts 1} = \d xs ys -> case xs of a { [] -> case ys of b { [] -> True; _ -> False };
  : x xt -> case ys of b { [] -> False; : y yt -> case == d x y of t { False -> False; True -> == ($fEqList d) xt yt } } };
def $fEqList {dictionary, dicts 1} = \d -> D:Eq ($fEqList_== d);
def $fOrdList {dictionary, dicts 1} = \d -> let rec { self = D:Ord ($fEqList ($p1Ord d)) ($fOrdList_<= d) } in self;
def $fOrdList_<= {method, dicts 1} = \d xs ys -> case xs of a { [] -> True; : x xt -> case ys of b { [] -> False;
  : y yt -> case == ($p1Ord d) x y of t { True -> <= ($fOrdList d) xt yt; False -> <= d x y } } };
def both {dicts 1} = \d x y -> case <= d x y of t { False -> False; True -> == ($p1Ord d) x y };
def result = both ($fOrdList ($fOrdList $fOrdInt)) (: (upTo 1 3) []) (: (upTo 1 3) []);
)");
  EXPECT_EQ(r.before, "True");
  EXPECT_EQ(r.after, "True");
  EXPECT_FALSE(has(r.text, "D:Ord")) << r.text;
}

TEST(Specialise, PolymorphicRecursionEnds) {
  Runs r = run(R"(
data Nest a = Flat a | Deep (Nest (Maybe a));
class D:Size a = D:Size (a -> Int);
def size {selector} = \d -> case d of b { D:Size s -> s };
def sizeInt {method} = \x -> x;
def $fSizeInt {dictionary} = D:Size sizeInt;
def sizeMaybe {method, dicts 1} = \d m -> case m of b { Nothing -> 0; Just x -> intAdd# 1 (size d x) };
def $fSizeMaybe {dictionary, dicts 1} = \d -> D:Size (sizeMaybe d);
def nest {dicts 1} = \d n -> case n of b { Flat x -> size d x; Deep m -> nest ($fSizeMaybe d) m };
def result = nest $fSizeInt (Deep (Deep (Flat (Just (Just 40)))));
)");
  EXPECT_EQ(r.before, "42");
  EXPECT_EQ(r.after, "42");
}

TEST(Specialise, LocalFunctionsDropTheirDictionaries) {
  Runs r = run(R"(
def total {dicts 1} = \(d :: D:Num a) xs -> let rec { go = \(e :: D:Num a) acc ys -> case ys of w { [] -> acc;
  : z zs -> go e (+ e acc z) zs } } in case xs of q { [] -> go d (+ d 1 1) xs; _ -> go d (* d 1 1) xs };
def result = total $fNumInt (upTo 1 10);
)");
  EXPECT_EQ(r.before, "56");
  EXPECT_EQ(r.after, "56");
  EXPECT_FALSE(has(r.text, "def $fNumInt")) << r.text;
}

TEST(Strictness, AccumulatorsAreEvaluated) {
  std::string text = run(R"(
def loop = \acc n -> case n of m { 0 -> acc; _ -> loop (intAdd# acc m) (intSub# m 1) };
def result = loop 0 1000;
)")
                         .text;
  EXPECT_TRUE(has(text, "case intAdd# acc m of t")) << text;
}

TEST(Strictness, ActionsAreNotCrossed) {
  Runs r = run(R"(
def f = \x w -> case hPutChar# 1 'a' w of r { IORes u -> case x of y { _ -> IORes y } };
def result = catch# (\w -> f (raise# 1) w) (\e w2 -> IORes e) 0;
)");
  EXPECT_EQ(r.before, "aIORes 1");
  EXPECT_EQ(r.after, "aIORes 1");
}

TEST(Strictness, LazyArgumentsStayLazy) {
  Runs r = run(R"(
def pick = \b x y -> case b of c { True -> x; False -> y };
def loop = \n x -> case n of m { 0 -> 5; _ -> loop (intSub# m 1) x };
def result = intAdd# (pick True 1 (raise# 0)) (loop 3 (raise# 1));
)");
  EXPECT_EQ(r.after, "6");
}

TEST(Share, ClosedDictionariesAreBuiltOnce) {
  Runs r = run(R"(
class D:Size a = D:Size (a -> Int) (a -> Int);
def size {selector} = \d -> case d of b { D:Size s t -> s };
def sizeInt {method} = \x -> x;
def $fSizeInt {dictionary} = D:Size sizeInt sizeInt;
def sizeMaybe {method, dicts 1} = \d m -> case m of b { Nothing -> 0; Just x -> intAdd# 1 (size d x) };
def $fSizeMaybe {dictionary, dicts 1} = \d -> D:Size (sizeMaybe d) (sizeMaybe d);
def apply {noinline} = \f d x -> f d x;
def result = apply (\d x -> size d x) ($fSizeMaybe $fSizeInt) (Just 1);
)");
  EXPECT_EQ(r.before, "2");
  EXPECT_EQ(r.after, "2");
  EXPECT_TRUE(has(r.text, "$d@")) << r.text;
}

TEST(Share, ConstantDataIsBuiltOnce) {
  Runs r = run("def result = map (\\n -> case upTo 1 n of w { [] -> []; _ -> : 1 (: 2 []) }) (upTo 1 2);");
  EXPECT_EQ(r.after, r.before);
  EXPECT_TRUE(has(r.text, "def result$c1 = : 1 (: 2 [])")) << r.text;
}

TEST(Module, OptimisedOnceAndKept) {
  TextProgram p("def twice = \\x -> plusInt x x; def result = twice 4;");
  optimise_module(p, GlobalId(0), kWithLint);
  EXPECT_TRUE(p.global(find_global(p, "twice")).flags.optimised);
  EXPECT_EQ(strip_numbers(print(p.global(find_global(p, "result")).body, p)), "8");
}

TEST(Optimise, KeepsWhatBodiesWereBefore) {
  TextProgram p("def twice = \\f x -> f (f x); def result = twice (plusInt 1) 40;");
  const GlobalId id = find_global(p, "result");
  const Expr* before = p.global(id).body;
  optimise_program(p, {id}, kWithLint);
  EXPECT_NE(p.body(id), before);
  EXPECT_EQ(p.unoptimised_body(id), before);
}

TEST(Optimise, StopsWhenAskedTo) {
  TextProgram p("def result = plusInt 1 2;");
  const std::atomic<bool> stop = true;
  EXPECT_THROW(optimise_program(p, {find_global(p, "result")}, {.stop = &stop}), Stopped);
  EXPECT_EQ(evaluate(p, "result"), "3");
}

}  // namespace needle::optimise
