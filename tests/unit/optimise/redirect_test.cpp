#include "optimise/redirect.h"

#include "../core/text_prelude.h"
#include "core/build.h"
#include "core/lint.h"

namespace needle::optimise {

using namespace core;

namespace {

GlobalId find(const Program& program, const std::string& name) {
  for (uint32_t i = 0; i < program.global_count(); ++i)
    if (program.global(GlobalId(i)).name.text() == name) return GlobalId(i);
  ADD_FAILURE() << name;
  return {};
}

// The program `more` defines f, at :: the type at which it is replaced, other = \m .., and root.
struct Redirected {
  TextProgram program;
  Redirect redirect;

  explicit Redirected(const std::string& more)
      : program(more),
        redirect(program, GlobalId(0), find(program, "f"), program.global(find(program, "at")).type,
                 find(program, "other")) {}

  // root with m = 7, and without.
  std::pair<std::string, std::string> values() {
    const GlobalId copy = redirect.copy(find(program, "root"));
    for (const std::string& m : lint(program)) ADD_FAILURE() << m;
    Builder build(program);
    PrivateWorld world("");
    reference::Evaluator evaluator(program, world, {.max_steps = 1'000'000});
    return {evaluator.show(evaluator.delay(build.app(build.global(copy), {build.int_lit(7)}))),
            evaluator.show(evaluator.delay(program.expr("root")))};
  }
};
using Values = std::pair<std::string, std::string>;

}  // namespace

TEST(Redirect, CallsOfTheFunctionAndOfWhatCallsIt) {
  Redirected r(R"(
def f :: Int -> Int = \(x :: Int) -> case intEq# x 0 of b { True -> 0; False -> intAdd# 1 (f (intSub# x 1)) };
def at :: Int -> Int = f;
def other = \m x -> intAdd# m (f x);
def twice :: Int -> Int = \(x :: Int) -> f (f x);
def apart :: Int -> Int = \(x :: Int) -> intMul# x 2;
def root :: Int = intAdd# (twice 1) (apart 1);
)");
  EXPECT_TRUE(r.redirect.leads(find(r.program, "root")));
  EXPECT_FALSE(r.redirect.leads(find(r.program, "apart")));
  EXPECT_EQ(r.values(), (Values{"17", "3"}));  // its own recursion sees the original
  EXPECT_EQ(r.redirect.replaced(), 2u);
}

TEST(Redirect, FunctionsAsValuesAndConstants) {
  Redirected r(R"(
def f :: Int -> Int = \(x :: Int) -> x;
def at :: Int -> Int = f;
def other = \m x -> m;
def list :: [] Int = map f (: 1 (: 2 []));
def root :: [] Int = list;
)");
  EXPECT_EQ(r.values(), (Values{": 7 (: 7 [])", ": 1 (: 2 [])"}));
}

TEST(Redirect, OnlyAtTheInstance) {
  Redirected r(R"(
def f :: forall a . [] a -> [] a = \(xs :: [] a) -> xs;
def at :: [] Int -> [] Int = f;
def other = \m xs -> [];
def helper :: forall b . [] b -> Maybe b = \(xs :: [] b) -> case f xs of w { [] -> Nothing; : y ys -> Just y };
def ints :: [] Int = : 1 [];
def bools :: [] Bool = : True [];
def root :: (,) (Maybe Int) (Maybe Bool) = (,) (helper ints) (helper bools);
)");
  EXPECT_EQ(r.values(), (Values{"(,) Nothing (Just True)", "(,) (Just 1) (Just True)"}));
  EXPECT_EQ(r.redirect.replaced(), 1u);
  EXPECT_EQ(r.redirect.left_alone(), 1u);
}

TEST(Redirect, InstancesOfArgumentsAndDictionaries) {
  Redirected r(R"(
def f {dicts 1} :: forall a . D:Num a -> a -> a = \d x -> + d x x;
def at :: Int -> Int = f $fNumInt;
def other = \m d x -> m;
def over {dicts 1} :: forall c . D:Num c -> [] c -> [] c = \d -> map (f d);
def root :: [] Int = over $fNumInt (: 1 []);
)");
  EXPECT_EQ(r.values(), (Values{": 7 []", ": 2 []"}));
}

TEST(Redirect, PolymorphicRecursionEnds) {
  Redirected r(R"(
def f :: forall a . a -> Int = \x -> 1;
def at :: Int -> Int = f;
def other = \m x -> m;
def deeper :: forall a . Int -> a -> Int =
  \n (x :: a) -> case intEq# n 0 of b { True -> f x; False -> deeper (intSub# n 1) (: x []) };
def one :: Int = 1;
def root :: Int = intAdd# (deeper 3 one) (deeper 0 one);
)");
  EXPECT_EQ(r.values(), (Values{"8", "2"}));  // at [[[Int]]] the original, at Int the other
}

// A local function's type variables are its own, whatever they are called.
TEST(Redirect, LocalPolymorphism) {
  Redirected r(R"(
def f :: forall a . a -> Int = \x -> 1;
def at :: Int -> Int = f;
def other = \m x -> m;
def outer :: forall a . a -> Int =
  \(x :: a) -> let g :: forall a . a -> Int = \(y :: a) -> f y in intAdd# (g True) (f x);
def five :: Int = 5;
def root :: Int = outer five;
)");
  EXPECT_EQ(r.values(), (Values{"8", "2"}));
}

}  // namespace needle::optimise
