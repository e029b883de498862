#include <gtest/gtest.h>

#include "support.h"

namespace needle::syntax {
namespace {

TEST(Layout, Dump) {
  Sources s;
  Diagnostics d;
  FileId f = s.add("T.hs", "f x = case x of\n  A -> 1\n  B -> 2\n where y = 1\ng = let a = 1 in (do a; b)\n");
  EXPECT_EQ(dump_layout(s, f, d),
            "{| f x = case x of\n  {| A -> 1\n  ;| B -> 2\n |} where {| y = 1\n|} ;| g = let {| a = 1 |} in ( do {| a "
            "; b |} )\n|}\n");
  EXPECT_FALSE(d.has_errors());
}

TEST(Layout, ParseErrorRule) {
  EXPECT_EQ(tree("x = let a = 1; b = 2 in a"), "(fun x (= (let (fun a (= 1)) (fun b (= 2)) in a)))");
  EXPECT_EQ(tree("x = [do a, b]"), "(fun x (= (list (do a) b)))");
  EXPECT_EQ(tree("x = (case y of A -> 1, 2)"), "(fun x (= (tuple (case y (A 1)) 2)))");
  EXPECT_EQ(tree("x = [y | let y = 1, z]"), "(fun x (= (comprehension y (let (fun y (= 1))) z)))");
  EXPECT_EQ(tree("x = if do a then b else c"), "(fun x (= (if (do a) b c)))");
  EXPECT_EQ(tree("f x = y where y = let z = 1 in z"), "(fun f (x = y (where (fun y (= (let (fun z (= 1)) in z))))))");
}

TEST(Layout, WhereClosesDo) {
  EXPECT_EQ(tree("f = do\n  a\n  where a = b"), "(fun f (= (do a) (where (fun a (= b)))))");
  EXPECT_EQ(tree("f = do\n  a\n  b\n where\n  a = c"), "(fun f (= (do a b) (where (fun a (= c)))))");
}

TEST(Layout, IfThenElseInDo) {
  EXPECT_EQ(tree("f = do\n  if a\n  then b\n  else c\n  d"), "(fun f (= (do (if a b c) d)))");
  EXPECT_EQ(tree("f = do { if a ; then b ; else c }"), "(fun f (= (do (if a b c))))");
}

TEST(Layout, MultiWayIf) {
  EXPECT_EQ(tree("f = if | a -> b\n       | c, d <- e -> if | g -> h\n                         | i -> j\n"),
            "(fun f (= (if (| a b) (| c (<- d e) (if (| g h) (| i j))))))");
}

TEST(Layout, DoMayStandStill) {
  EXPECT_EQ(tree("f = do\n  a $ do\n  b\n  c"), "(fun f (= (do (chain a $ (do b c)))))");
}

TEST(Layout, EmptyBlocks) {
  EXPECT_EQ(tree("class A a where\ninstance A B where\nx = 1"), "(class A a) (instance () (A B)) (fun x (= 1))");
  EXPECT_EQ(tree("f x = case x of {}"), "(fun f (x = (case x)))");
  EXPECT_EQ(tree(""), "");
}

TEST(Layout, ExplicitBraces) {
  EXPECT_EQ(tree("module Main where {\nx = 1;\n;y = do { a;; b } }"), "(fun x (= 1)) (fun y (= (do a b)))");
}

}  // namespace
}  // namespace needle::syntax
