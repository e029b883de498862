#include "base/deep_stack.h"
#include "fixture.h"
#include "names/well_known.h"

namespace needle::desugar {
namespace {

std::string value(const std::string& body) {
  return World::get().value(body);
}
std::string core_of(const std::string& name, const std::string& text) {
  World::get().module(text);
  return World::get().body(name);
}

TEST(Library, DefinesWhatTheCompilerKnows) {
  World& w = World::get();
  for (const char* more : {"Needle.Ix", "Needle.String", "Needle.Coerce", "Needle.TypeLits", "Needle.Records"})
    w.library(more);
  for (std::string_view name : names::kWellKnownTypes) EXPECT_TRUE(w.names.known_type(name).valid()) << name;
  for (std::string_view name : names::kWellKnownValues) EXPECT_TRUE(w.names.known_value(name).valid()) << name;
}

TEST(Match, OrderIsTopToBottomLeftToRight) {
  std::string f = "f [] _ = 1\nf _ [] = 2\nf (x : _) (y : _) = x + y :: Int\n";
  EXPECT_EQ(value(f + "it = (f [] undefined, f [5] [], f [5] [6])"), "(,,) 1 2 11");
  EXPECT_EQ(value(f + "it = f undefined []"), "<raised>");
  EXPECT_EQ(value("f :: Bool -> Bool -> Int\nf _ True = 1\nf False _ = 2\nf _ _ = 3\nit = (f undefined True, f False "
                  "False, f True False)"),
            "(,,) 1 2 3");
}

TEST(Match, GuardsFallThrough) {
  EXPECT_EQ(value("f :: Int -> Int\nf n | n > 10 = 1\n    | Just k <- lookup n [(3, 30)], k > 5 = k\nf 4 = 40\nf n | "
                  "even n = 2\nf _ = 0\n"
                  "it = map f [11, 3, 4, 6, 7]"),
            ": 1 (: 30 (: 40 (: 2 (: 0 []))))");
}

TEST(Match, StringsListsAndLiterals) {
  EXPECT_EQ(value("f :: String -> Int\nf \"ab\" = 1\nf \"ac\" = 2\nf ['a'] = 3\nf ('a' : _) = 4\nf _ = 5\nit = map f "
                  "[\"ab\", \"ac\", \"a\", \"abc\", \"\"]"),
            ": 1 (: 2 (: 3 (: 4 (: 5 []))))");
  EXPECT_EQ(value("f :: Double -> Int\nf 1.5 = 1\nf (-2) = 2\nf _ = 3\nit = map f [1.5, -2, 0]"), ": 1 (: 2 (: 3 []))");
  EXPECT_EQ(value("f :: Integer -> Int\nf 123456789012345678901234567890 = 1\nf 0 = 2\nf _ = 3\nit = map f "
                  "[123456789012345678901234567890, 0, 1]"),
            ": 1 (: 2 (: 3 []))");
}

TEST(Match, LazyBangViewAs) {
  EXPECT_EQ(value("f ~(a, b) = 1 :: Int\nit = f undefined"), "1");
  EXPECT_EQ(value("f !x = 1 :: Int\nit = f undefined"), "<raised>");
  EXPECT_EQ(
      value("f (subtract 1 -> 4) = 'a'\nf xs@(even -> True) | xs > 6 = 'b'\nf _ = 'c'\nit = map f [5, 8, 6 :: Int]"),
      ": 97 (: 98 (: 99 []))");
  EXPECT_EQ(value("newtype N = N Int\nf (N _) = 1 :: Int\nit = f undefined"), "1");
  EXPECT_EQ(value("it = let { (a, b) = (b + 1, 10 :: Int); ~(Just c) = Nothing } in a"), "11");
  EXPECT_EQ(value("it = let !(Just c) = Nothing :: Maybe Int in 1 :: Int"), "<raised>");
}

TEST(Overlap, OrderDoesNotMatter) {
  std::string f =
      "{-# OVERLAP (&|), f #-}\n(&|) :: Bool -> Bool -> Bool\nFalse &| _ = False\n_ &| False = False\n"
      "True &| x = x\nx &| True = x\nf :: Maybe Int -> String -> Int\nf w@(Just 3) \"ab\" = length w\n"
      "f _ ('c' : _) = n where n = 7\nf Nothing s | null s = 8 | otherwise = 9\n";
  EXPECT_EQ(value(f + "it = (undefined &| False, False &| undefined, True &| True)"), "(,,) False False True");
  EXPECT_EQ(value(f + "it = (f (Just 3) \"ab\", f undefined \"c\", f Nothing \"x\")"), "(,,) 1 7 9");
  EXPECT_EQ(value(f + "it = f (Just 4) \"d\""), "<raised>");
}

TEST(Overlap, LocalFunctionsInstancesAndNewtypes) {
  EXPECT_EQ(
      value("newtype N = N Bool\nit = g (N undefined) False where\n  {-# OVERLAP g #-}\n  g (N True) _ = 1 :: Int\n"
            "  g (N False) _ = 1\n  g _ False = 1"),
      "1");
  EXPECT_EQ(value("data T = A | B\ninstance Eq T where\n  {-# OVERLAP (==) #-}\n  A == A = True\n  B == _ = False\n"
                  "  _ == B = False\nit = (undefined == B)"),
            "False");
}

TEST(Match, OneTestPerConstructor) {
  EXPECT_EQ(core_of("f", "f :: [a] -> Int\nf [] = 0\nf (_ : _) = 1"),
            "\\a -> case a of a { Needle.Builtin.[] -> 0; Needle.Builtin.: p p -> 1; }");
}

TEST(Match, NoBlowUp) {
  auto size = [](int rows) {
    std::string text;
    for (int i = 0; i < rows; ++i) {
      text += "f";
      for (int c = 0; c < 8; ++c)
        text += (i >> (c % 5)) & 1 ? " (Just " + std::to_string(i % 7) + ")" : c % 3 ? " _" : " Nothing";
      text += " | i > " + std::to_string(i) + " = " + std::to_string(i) + "\n";
    }
    return core_of("f", "i :: Int\ni = 3\n" + text + "f _ _ _ _ _ _ _ _ = 0 :: Int\n").size();
  };
  size_t small = size(20), large = size(80);
  EXPECT_LT(large, 6 * small);
}

TEST(Match, FailureTexts) {
  EXPECT_NE(core_of("f", "f :: Int -> Int\nf 1\n  = 2")
                .find("\"M.hs:(3,1)-(4,5): Non-exhaustive patterns in function f\\10;\""),
            std::string::npos);
  EXPECT_NE(core_of("f", "f = \\(Just x) -> x").find("Non-exhaustive patterns in lambda"), std::string::npos);
  EXPECT_NE(core_of("f", "f x = case x of { (1 :: Int) -> 2 :: Int }").find("Non-exhaustive patterns in case"),
            std::string::npos);
  EXPECT_NE(core_of("f", "f x = let { Just y = x } in y").find("M.hs:2:13-22: Non-exhaustive patterns in Just y"),
            std::string::npos);
  EXPECT_EQ(core_of("f", "f :: Maybe a -> Int\nf (Just _) = 1\nf Nothing = 2").find("patError"), std::string::npos);
}

TEST(Newtypes, LeaveNoTrace) {
  EXPECT_EQ(core_of("f", "newtype N a = N { unN :: a }\nf x = unN (N x)"), "\\x -> x");
  EXPECT_EQ(core_of("g", "newtype P a = P (Int -> a)\ng (P h) = h 1"), "\\h -> h 1");
}

TEST(Constructors, StrictFields) {
  EXPECT_EQ(value("data S = S !Int Int\nit = case S undefined 1 of { S _ y -> y }"), "<raised>");
  EXPECT_EQ(value("data S = S !Int Int\nit = case S 1 undefined of { S x _ -> x }"), "1");
  EXPECT_EQ(value("data S = S !Int Int\nit = map (\\(S a b) -> a + b) (zipWith S [1, 2] [3, 4])"), ": 4 (: 6 [])");
}

TEST(Records, SelectConstructUpdate) {
  std::string r = "data R = A { a :: Int, b :: Int } | B { a :: Int }\n";
  EXPECT_EQ(value(r + "it = (a (A 1 2), a (B 3), b ((A 1 2) { b = 5, a = 4 }), a ((B 1) { a = 9 }))"), "(,,,) 1 3 5 9");
  EXPECT_EQ(value(r + "it = b (B 1)"), "<raised>");
  EXPECT_EQ(value(r + "it = a (A { b = 1 })"), "<raised>");
  EXPECT_EQ(value(r + "it = b (A { b = 1 })"), "1");
}

TEST(Classes, DictionariesAndDefaults) {
  std::string c =
      "class C a where { m :: a -> Int; n :: a -> Int; n x = m x + 1 }\ninstance C Int where m x = x * 2\n"
      "instance C a => C [a] where { m = sum . map m; n _ = 7 }\n";
  EXPECT_EQ(value(c + "it = (m (3 :: Int), n (3 :: Int), m [1, 2 :: Int], n [[1 :: Int]])"), "(,,,) 6 7 6 7");
  EXPECT_NE(core_of("$fCInt", c).find("D:C"), std::string::npos);
  World& w = World::get();
  EXPECT_TRUE(w.program.global(w.global("$fCInt")).flags.dictionary);
  EXPECT_TRUE(w.program.global(w.global("m")).flags.selector);
  EXPECT_EQ(w.program.global(w.global("$fC[]")).dict_params, 1u);
}

TEST(Comprehensions, WithoutIntermediateLists) {
  EXPECT_EQ(value("it = [(x, y) | x <- [1, 2, 3 :: Int], odd x, let { z = x * x }, y <- [z, x]]"),
            ": ((,) 1 1) (: ((,) 1 1) (: ((,) 3 9) (: ((,) 3 3) [])))");
  EXPECT_EQ(value("it = [x | Just x <- [Just 1, Nothing, Just (2 :: Int)]]"), ": 1 (: 2 [])");
  EXPECT_EQ(core_of("f", "f xs = [x | x <- xs]").find("map"), std::string::npos);
}

TEST(Do, FailAndLet) {
  EXPECT_EQ(value("it = do { x <- Just 1; let { y = x + 1 }; (2, z) <- Just (y, 5 :: Int); return (x + z) }"),
            "Just 6");
  EXPECT_EQ(value("it = do { (3 :: Int) <- Just 1; return 'x' }"), "Nothing");
}

TEST(Literals, DirectAtPrimitiveTypes) {
  EXPECT_EQ(core_of("x", "x :: Int\nx = -5"), "-5");
  EXPECT_EQ(core_of("x", "x :: Double\nx = 2.5"), "2.5");
  EXPECT_NE(core_of("x", "x :: Num a => a\nx = 5").find("fromInteger dNum 5n"), std::string::npos);
  EXPECT_EQ(value("it = (2.2250738585072011e-308 :: Double) == 4.9406564584124654e-324 * 4503599627370495"), "True");
}

TEST(Existentials, CarryDictionaries) {
  EXPECT_EQ(value("data T = forall a. Show a => T a\nf (T x) = show x\nit = map (length . f) [T 'x', T [1, 2 :: Int]]"),
            ": 3 (: 5 [])");
}

TEST(PatternSynonyms, BothWays) {
  EXPECT_EQ(value("pattern P :: a -> b -> (a, [b])\npattern P x y = (x, [y])\nf (P a b) = a + b\nf (a, _) = a\nit = (f "
                  "(P 1 2), f (5 :: Int, []))"),
            "(,) 3 5");
}

TEST(CoreMap, RoundTrip) {
  ByteWriter out, again;
  World::get().map.write(out);
  CoreMap copy;
  ByteReader in(out.bytes());
  copy.read(in, World::get().program);
  EXPECT_TRUE(in.done());
  copy.write(again);
  EXPECT_EQ(out.bytes(), again.bytes());
  core::Program none;
  ByteReader outside(out.bytes());
  EXPECT_THROW(copy.read(outside, none), ByteReader::Corrupt);
}

TEST(Long, FlatThings) {
  std::string list = "xs :: [Int]\nxs = [0", statements = "it = do {", clauses = "f :: Int -> Int\n";
  for (int i = 1; i < 3000; ++i) {
    list += ", " + std::to_string(i);
    statements += " x" + std::to_string(i) + " <- Just 'a';";
    clauses += "f " + std::to_string(i) + " = " + std::to_string(2 * i) + "\n";
  }
  on_deep_stack([&] {  // as in needle itself: a do block is as deep in core as it is long
    EXPECT_EQ(value(list + "]\nit = length xs"), "3000");
    EXPECT_EQ(value(statements + " return x2999 }"), "Just 97");
    EXPECT_EQ(value(clauses + "f _ = 0\nit = f 2999"), "5998");
  });
}

}  // namespace
}  // namespace needle::desugar
