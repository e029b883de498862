#include "world.h"

namespace needle::types {
namespace {

std::string types(const std::string& text) {
  return World().types(text);
}

TEST(Infer, Generalises) {
  EXPECT_EQ(types("f x = x\ng x y = (y, x)\ncompose f g x = f (g x)"),
            "f :: a -> a\ng :: a -> b -> (b, a)\ncompose :: (a -> b) -> (c -> a) -> c -> b\n");
  EXPECT_EQ(types("f x = show x ++ \"!\""), "f :: Show a => a -> [Char]\n");
  EXPECT_EQ(types("f = let g y = (y, y) in (g 'a', g True)"), "f :: ((Char, Char), (Bool, Bool))\n");
}

TEST(Infer, SimplifiesContexts) {
  EXPECT_EQ(types("f x y = x == y && x < y"), "f :: Ord a => a -> a -> Bool\n");
  EXPECT_EQ(types("f x = show [x, x]"), "f :: Show a => a -> String\n");
  EXPECT_EQ(types("f m = m >>= \\x -> return (x + 1)"), "f :: (Monad a, Num b) => a b -> a b\n");
}

TEST(Infer, MutualRecursionSharesItsContext) {
  EXPECT_EQ(types("even' n = if n == 0 then True else odd' (n - 1)\nodd' n = if n == 0 then False else even' (n - 1)"),
            "even' :: (Eq a, Num a) => a -> Bool\nodd' :: (Eq a, Num a) => a -> Bool\n");
}

TEST(Infer, MonomorphismRestrictionAndDefaulting) {
  EXPECT_EQ(types("x = 3\ny = x / 2"), "x :: Double\ny :: Double\n");
  EXPECT_EQ(types("plus = (+)\nz = plus 1 (2 :: Int)"), "plus :: Int -> Int -> Int\nz :: Int\n");
  EXPECT_EQ(types("{-# LANGUAGE NoMonomorphismRestriction #-}\nplus = (+)"), "plus :: Num a => a -> a -> a\n");
  EXPECT_EQ(types("default (Int)\nx = 3"), "x :: Int\n");
}

TEST(Infer, PolymorphicRecursionUnderASignature) {
  EXPECT_EQ(types("data N a = F a | N (N [a])\nd :: N a -> Int\nd (F _) = 0\nd (N n) = 1 + d n"), "d :: N a -> Int\n");
}

TEST(Infer, RankN) {
  EXPECT_EQ(types("f :: (forall a. [a] -> Int) -> Int\nf g = g \"a\" + g [True]\nx = f length"),
            "f :: (forall a. [a] -> Int) -> Int\nx :: Int\n");
  EXPECT_EQ(types("import Control.Monad.ST\nimport Data.STRef\nx = runST $ do { r <- newSTRef 1; readSTRef r }"),
            "x :: Integer\n");
  EXPECT_EQ(
      types("f :: (forall a. Show a => a -> String) -> String\nf s = s 'a' ++ s True\nx = f (\\v -> show v ++ \"!\")"),
      "f :: (forall a. Show a => a -> String) -> String\nx :: String\n");
}

TEST(Infer, ScopedTypeVariables) {
  EXPECT_EQ(types("f :: forall a. Ord a => [a] -> [a]\nf xs = filter (>= m) xs where { m :: a; m = minimum xs }"),
            "f :: Ord a => [a] -> [a]\n");
  EXPECT_EQ(types("f (x :: Int) = x"), "f :: Int -> Int\n");
}

TEST(Infer, TypeApplications) {
  EXPECT_EQ(types("x = read @Int \"3\"\ny = show (maxBound @Int)"), "x :: Int\ny :: String\n");
}

TEST(Infer, GADTs) {
  EXPECT_EQ(
      types(
          "data E a where { I :: Int -> E Int; B :: Bool -> E Bool; If :: E Bool -> E a -> E a -> E a; P :: E a -> E b "
          "-> E (a, b) }\nev :: E a -> a\nev (I n) = n + 1\nev (B b) = not b\nev (If c t e) = if ev c then ev t else "
          "ev e\nev (P a b) = (ev a, ev b)"),
      "ev :: E a -> a\n");
  EXPECT_EQ(types("f :: (a ~ Int) => a -> Int\nf x = x + 1"), "f :: a ~ Int => a -> Int\n");
}

TEST(Infer, Existentials) {
  EXPECT_EQ(types("data S = forall a. Show a => S a\nf (S x) = show x\ng = map f [S 1, S 'c']"),
            "f :: S -> String\ng :: [String]\n");
}

TEST(Infer, Records) {
  EXPECT_EQ(
      types(
          "data R a = R { ra :: a, rb :: Int }\nf r = r { ra = 'c' }\ng r = r { rb = 1 }\nh = R { rb = 1, ra = True }"),
      "f :: R a -> R Char\ng :: R a -> R a\nh :: R Bool\n");
  EXPECT_EQ(types("newtype C = C { run :: forall a. (a -> a) -> a -> a }\nn c = run c (+ 1) 0 :: Int"),
            "n :: C -> Int\n");
}

TEST(Infer, FunctionalDependencies) {
  EXPECT_EQ(types("class Box f a | f -> a where { unbox :: f -> a }\ninstance Box [a] a where { unbox = head }\nx = "
                  "unbox \"a\""),
            "x :: Char\n");
  EXPECT_EQ(types("import Control.Monad.State\nf x = do { n <- get; put (n + x); return n }"),
            "f :: (MonadState a b, Num a) => a -> b a\n");
}

TEST(Infer, KindsAreInferredAndGeneralised) {
  EXPECT_EQ(types("import Data.Proxy\nx = Proxy :: Proxy Maybe\ndata Fix f = Fix (f (Fix f))\nun (Fix x) = x"),
            "x :: Proxy Maybe\nun :: Fix a -> a (Fix a)\n");
}

TEST(Infer, DerivedContexts) {
  EXPECT_EQ(types("data T f a = T (f a) deriving Functor\nx = fmap not (T [True])"), "x :: T [] Bool\n");
  EXPECT_EQ(types("newtype A = A Int deriving (Eq, Ord, Num, Show)\nx = show (A 1 + 2)"), "x :: String\n");
}

TEST(Infer, RecursiveDictionaries) {
  EXPECT_EQ(
      types(
          "newtype Fix f = Fix (f (Fix f))\ninstance Show (f (Fix f)) => Show (Fix f) where { show (Fix f) = show f }\n"
          "x = show (Fix (Just (Fix Nothing)))"),
      "x :: String\n");
}

TEST(Infer, CoercibleAndTypeable) {
  EXPECT_EQ(types("import Data.Coerce\nimport Data.Monoid\nx = coerce [Sum (1 :: Int)] :: [Int]"), "x :: [Int]\n");
  EXPECT_EQ(types("import Data.Typeable\nx = show (typeOf (Just 'c'))"), "x :: String\n");
}

TEST(Infer, PatternSynonyms) {
  EXPECT_EQ(types("{-# LANGUAGE PatternSynonyms #-}\npattern P x y = (x, y)\nf (P a b) = a + b\ng = P 'a' 'b'"),
            "f :: Num a => (a, a) -> a\ng :: (Char, Char)\n");
}

TEST(Eval, FormsAndExtendedDefaulting) {
  EXPECT_EQ(World().eval("", "1 + 2"), "Integer (show)");
  EXPECT_EQ(World().eval("", "[]"), "[()] (show)");
  EXPECT_EQ(World().eval("", "putStrLn \"a\""), "IO () (run)");
  EXPECT_EQ(World().eval("", "return 5"), "IO Integer (run and show)");
  EXPECT_EQ(World().eval("", "mempty"), "() (show)");
  EXPECT_EQ(World().eval("f x = x * 2", "map f [1, 2.5]"), "[Double] (show)");
  EXPECT_NE(World().eval("", "not").find("No instance for (Show (Bool -> Bool)) arising from a use of 'print'"),
            std::string::npos);
}

TEST(Serial, WritesWhatItRead) {
  World w;
  ByteWriter first;
  w.types_.write(first);
  TypeEnv again;
  ByteReader in(first.bytes());
  again.read(in, w.names_.entity_count());
  ByteWriter second;
  again.write(second);
  EXPECT_EQ(first.bytes(), second.bytes());
  ByteReader truncated(std::string_view(first.bytes()).substr(0, first.size() / 2));
  TypeEnv broken;
  EXPECT_THROW(broken.read(truncated, w.names_.entity_count()), ByteReader::Corrupt);
}

}  // namespace
}  // namespace needle::types
