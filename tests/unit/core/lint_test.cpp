#include "core/lint.h"

#include "core/build.h"
#include "text_prelude.h"

namespace needle::core {
namespace {

std::string faults(const std::string& definitions) {
  TextProgram p(definitions);
  std::string all;
  for (const std::string& m : lint(p)) all += m + "\n";
  return all;
}

}  // namespace

TEST(Lint, AcceptsThePrelude) {
  EXPECT_EQ(faults(""), "");
}

TEST(Lint, AcceptsGradualTypes) {
  EXPECT_EQ(faults(R"(
newtype State s a = State (s -> (,) a s);
newtype Fix f = Fix (f (Fix f));
def f :: forall s a . State s a -> s -> (,) a s = \m s -> m s;
def g :: State Int Bool = \(s :: Int) -> (,) True s;
def h :: (forall a . a -> a) -> (,) Int Bool = \(i :: forall a . a -> a) -> (,) (i 1) (i True);
def h1 = h (\(x :: Int) -> x);
def mono :: forall m a . m a -> Int = \x -> 1;
def use = mono (\(x :: Int) -> x);
data Expr a = IntE Int | BoolE Bool | If (Expr Bool) (Expr a) (Expr a);
def eval :: forall a . Expr a -> a = \(e :: Expr a) -> case e of b { IntE n -> n; BoolE c -> c;
  If c t u -> case eval c of d { True -> eval t; False -> eval u } };
def main :: IO () = \w -> case hFlush# 1 w of r { IORes u -> IORes () };
def roll :: Fix Maybe = Just Nothing;
)"),
            "");
}

TEST(Lint, RejectsBrokenTrees) {
  auto rejects = [](const std::string& text, const std::string& message) {
    EXPECT_NE(faults(text).find(message), std::string::npos) << text << "\n" << faults(text);
  };
  rejects("def f = Just;", "constructor Just is not saturated");
  rejects("def f = intAdd# 1;", "primitive intAdd# is not saturated");
  rejects("def f = \\x -> case x of y { True -> 1; Nothing -> 2 };", "alternatives of different types");
  rejects("def f = \\x -> case x of y { Just -> 1; _ -> 2 };", "wrong number of fields");
  rejects("def f = \\x -> case x of y { True -> 1; True -> 2 };", "two alternatives for True");
  rejects("def f = \\x -> case x of y { 3 -> 1; 3 -> 2; _ -> 1 };", "two alternatives for 3");
  rejects("def f = \\x -> join j = \\a -> a in Just (j x);", "used outside tail position");
  rejects("def f = \\x -> join j = \\a b -> a in j x;", "not called saturated");
  rejects("def f = \\x -> join j = \\a -> a in case j x of y { _ -> 1 };", "used outside tail position");
  rejects("def f = \\x -> join j = \\a -> a in \\z -> j x;", "used outside tail position");
  rejects("def f = plusInt True 1;", "an argument of plusInt wants Int but has Bool");
  rejects("def f :: Int = True;", "the global's type wants Int but has Bool");
  rejects("def f :: Int -> Int = \\(x :: Int) -> Just x;", "wants Int -> Int but has");
  rejects("def f = let x :: [] Int = Nothing in x;", "the binding of x_");
  rejects("def f = \\(x :: Maybe Int) -> case x of y { True -> 1; _ -> 2 };", "an alternative True for the type");
  rejects("def f = \\(x :: Maybe Int) -> x 1;", "something of type Maybe Int is applied");
  rejects("def f = \\(x :: [] Int) -> foldr x;", "an argument of foldr wants");
  rejects("def f = : 1 2;", "a field of : wants [] a but has");
  rejects("newtype N = N Int; def f = N 1;", "newtype constructor N in a term");
}

TEST(Lint, RejectsScopeErrors) {
  TextProgram p;
  Builder b(p);
  Var* x = b.fresh("x");
  Global* g = p.add_global({}, intern("g"));
  g->body = b.var(x);
  EXPECT_EQ(lint(p).size(), 1u);
  g->body = b.let(x, b.int_lit(1), b.let(x, b.int_lit(2), b.var(x)));
  ASSERT_EQ(lint(p).size(), 1u);
  EXPECT_NE(lint(p)[0].find("bound twice"), std::string::npos);
  g->body = b.let(x, b.var(x), b.int_lit(1));
  EXPECT_EQ(lint(p).size(), 1u);
  g->body = b.letrec({{x, b.var(x)}}, b.int_lit(1));
  EXPECT_EQ(lint(p).size(), 0u);
}

}  // namespace needle::core
