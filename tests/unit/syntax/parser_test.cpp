#include <gtest/gtest.h>

#include "support.h"

namespace needle::syntax {
namespace {

TEST(Parser, Expressions) {
  EXPECT_EQ(tree("x = f a b + - c `g` d"), "(fun x (= (chain ((f a) b) + - c g d)))");
  EXPECT_EQ(tree("x = (+ 1) . (2 *) . (`f` 3) . (subtract 1) . (- 5)"),
            "(fun x (= (chain (right-section + 1) . (left-section 2 *) . (right-section f 3) . (subtract 1) . (chain - "
            "5))))");
  EXPECT_EQ(tree("x = (,) (,1) (a,,b) () [] (:)"), "(fun x (= ((((((,) (tuple () 1)) (tuple a () b)) ()) []) :)))");
  EXPECT_EQ(tree("x = [1 ..] ++ [1, 2 .. 9] ++ [a .. b]"),
            "(fun x (= (chain (sequence 1) ++ (sequence 1 next 2 to 9) ++ (sequence a to b))))");
  EXPECT_EQ(tree("x = r { a = 1, b } { c = 2 }"), "(fun x (= (update (update r (a 1) (b)) (c 2))))");
  EXPECT_EQ(tree("x = C { a = 1, .. }"), "(fun x (= (record C (a 1) ..)))");
  EXPECT_EQ(tree("x = read @Int \"1\" :: Int"), "(fun x (= (:: ((@ read Int) \"1\") Int)))");
  EXPECT_EQ(tree("x = \\a (b, _) -> \\case A | c -> d; _ -> e"),
            "(fun x (= (\\ a (tuple b _) -> (\\case (A (| c d)) (_ e)))))");
  EXPECT_EQ(tree("{-# LANGUAGE BlockArguments #-}\nx = when a do b"), "(fun x (= ((when a) (do b))))");
  EXPECT_EQ(tree("x = _ + _y"), "(fun x (= (chain _ + _y)))");
}

TEST(Parser, Statements) {
  EXPECT_EQ(tree("x = do { (a, b) <- c; let { d = 1 }; let e = 2 in f; x :: Int <- y; g }"),
            "(fun x (= (do (<- (tuple a b) c) (let (fun d (= 1))) (let (fun e (= 2)) in f) (<- (:: x Int) y) g)))");
  EXPECT_EQ(tree("x = [a | Just a <- b, a > 1]"), "(fun x (= (comprehension a (<- (Just a) b) (chain a > 1))))");
  EXPECT_EQ(tree("x = do forM_ y $ \\z -> do w <- z; v"),
            "(fun x (= (do (chain (forM_ y) $ (\\ z -> (do (<- w z) v))))))");
}

TEST(Parser, Patterns) {
  EXPECT_EQ(tree("f ~(a, !b) c@[_, 1] (-1) 'x' = a"), "(fun f ((~ (tuple a (! b))) (@ c (list _ 1)) -1 '\\120' = a))");
  EXPECT_EQ(tree("f (x : y : _) (Just z) (g -> h) (i :: Int) = x"),
            "(fun f ((chain x : y : _) (Just z) (view g h) (:: i Int) = x))");
  EXPECT_EQ(tree("f C { a = 1, b, .. } D {} = b"), "(fun f ((record C (a 1) (b) ..) (record D) = b))");
  EXPECT_EQ(tree("f x @ (Just _) = x"), "(fun f ((@ x (Just _)) = x))");
}

TEST(Parser, Bindings) {
  EXPECT_EQ(tree("f 0 = 1\nf n = 2\ng = 3"), "(fun f (0 = 1) (n = 2)) (fun g (= 3))");
  EXPECT_EQ(tree("x `op` y = x\n(a +++ b) c = a\n((f . g) x) y = f"),
            "(fun op (x y = x)) (fun +++ (a b c = a)) (fun . (f g x y = f))");
  EXPECT_EQ(tree("(a, b) = c\nx : xs = d\nJust y = e\n!z = g\na @ b = h\nu `Con` v = w"),
            "(bind (tuple a b) c) (bind (chain x : xs) d) (bind (Just y) e) (bind (! z) g) (bind (@ a b) h) (bind "
            "(chain u Con v) w)");
  EXPECT_EQ(tree("arr ! i = arr\nf !x = x\n(!) a b = a\nx - 1 = x"),
            "(fun ! (arr i = arr)) (fun f ((! x) = x)) (fun ! (a b = a)) (fun - (x 1 = x))");
  EXPECT_EQ(tree("f, (+) :: a -> b\ninfixl 6 +, `f`"), "(:: f + (-> a b)) (infixl 6 + f)");
  EXPECT_EQ(tree("x:y +++ z = z"), "(fun +++ ((chain x : y) z = z))");
}

TEST(Parser, Types) {
  EXPECT_EQ(tree("f :: forall a (m :: * -> *). (Monad m, a ~ b) => m a -> [(a, b)] -> (->) a ()"),
            "(:: f (forall ( a (:: m (-> * *))) (=> ( (Monad m) ((~ a) b)) (-> (m a) (-> (list (tuple a b)) ((-> a) "
            "()))))))");
  EXPECT_EQ(tree("type a :+: b = Either a b"), "(type :+: a b = ((Either a) b))");
}

TEST(Parser, Data) {
  EXPECT_EQ(tree("data T a = A !Int [a] | B { x, y :: a } | a :* Int | forall b. Show b => E b deriving (Eq, Show)"),
            "(data T a (A (! Int) (list a)) (B (:: x a) (:: y a)) (:* a Int) (forall ( b) => ( (Show b)) E b) "
            "(deriving Eq) (deriving Show))");
  EXPECT_EQ(
      tree("data G :: * -> * where\n  I, J :: Int -> G Int\n  P :: Show a => { f :: a } -> G a\n  deriving Show"),
      "(data G :: (-> * *) (I Int : (G Int)) (J Int : (G Int)) (=> ( (Show a)) P (:: f a) : (G a)) (deriving Show))");
  EXPECT_EQ(tree("newtype N = N Int deriving newtype Num deriving stock (Show) deriving (Eq) via Int"),
            "(newtype N (N Int) (deriving newtype Num) (deriving stock Show) (deriving via Eq Int))");
  EXPECT_EQ(tree("deriving instance Eq a => Eq (T a)"), "(deriving ( (Eq a)) (Eq (T a)))");
  EXPECT_EQ(tree("data V\ndata Int :| b"), "2:6: Unexpected type in a declaration head: a type variable is expected\n");
}

TEST(Parser, Classes) {
  EXPECT_EQ(
      tree(
          "class (Eq a, Ord b) => C a b | a -> b, b -> a where\n  m :: a\n  default m :: Int\n  m = 1\n  infixr 5 `m`"),
      "(class C a b (=> (Eq a) (Ord b)) (| a -> b) (| b -> a) (:: m a) (default :: m Int) (fun m (= 1)) (infixr 5 m))");
  EXPECT_EQ(tree("instance {-# OVERLAPPING #-} Show a => Show [a] where { show = f }"),
            "(instance ( (Show a)) (Show (list a)) (fun show (= f)))");
}

TEST(Parser, OtherDeclarations) {
  EXPECT_EQ(tree("foreign import prim \"addInt\" (+) :: Int"), "(foreign prim \"addInt\" + Int)");
  EXPECT_EQ(tree("default (Int, Double)"), "(default Int Double)");
  EXPECT_EQ(tree("return []\n$(f)\n$quickCheckAll"), "(splice (return [])) (splice f) (splice quickCheckAll)");
  EXPECT_EQ(tree("{-# INLINE [1] f #-}\n{-# MINIMAL a | (b, c) #-}\n{-# OVERLAP g #-}"),
            "(pragma INLINE [1] f) (pragma MINIMAL a | ( b , c )) (pragma OVERLAP g)");
  EXPECT_EQ(tree("{-# LANGUAGE PatternSynonyms #-}\npattern P :: Int -> T\npattern P a <- (f -> a) where { P a = a "
                 "}\npattern x :> y = (x, y)"),
            "(pattern P a <- (view f a) :: (-> Int T) (fun P (a = a))) (pattern :> x y = (tuple x y))");
}

TEST(Parser, Modules) {
  EXPECT_EQ(tree("module A.B (f, T(..), C(A, b), (+), module X, type (:+), pattern P) where\nimport qualified Data.Map "
                 "as M\nimport Data.List qualified as L hiding (sort)\nimport \"base\" Prelude ()"),
            "module A.B (f, T(..), C(A, b), +, module X, :+, pattern P) import qualified Data.Map as M import "
            "qualified Data.List as L hiding (sort) import Prelude ()");
  EXPECT_EQ(tree("{-# LANGUAGE NoImplicitPrelude, GADTs #-}\nx = 1"), "module Main (fun x (= 1))");
}

TEST(Parser, OneExpressionOrType) {
  Sources s;
  Diagnostics d;
  Arena arena;
  uint32_t nodes = 7;
  EXPECT_NE(parse_expression(s, s.add("<eval>", "let x = 1 in x + 1"), arena, nodes, d), nullptr);
  EXPECT_GT(nodes, 7u);
  EXPECT_NE(parse_type(s, s.add("<type>", "Maybe [Int]"), arena, nodes, d), nullptr);
  EXPECT_FALSE(d.has_errors());
  EXPECT_EQ(parse_expression(s, s.add("<eval>", "1 +"), arena, nodes, d), nullptr);
  EXPECT_TRUE(d.has_errors());
}

}  // namespace
}  // namespace needle::syntax
