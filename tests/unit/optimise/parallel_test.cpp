#include "optimise/parallel.h"

#include "../core/text_prelude.h"
#include "core/lint.h"
#include "optimise/optimise.h"

namespace needle::optimise {

using namespace core;

namespace {

constexpr const char* kShapes = R"(
def all = \p xs -> case xs of b { [] -> True; : y ys -> case p y of c { False -> False; True -> all p ys } };
def any = \p xs -> case xs of b { [] -> False; : y ys -> case p y of c { False -> any p ys; True -> c } };
def plain = \x -> case x of b { 0 -> False; _ -> True };
def implies = \p q -> case precondition# p of b { False -> True; True -> q };
)";

struct Rewritten {
  TextProgram program;
  std::string text;
  explicit Rewritten(const std::string& more) : program(kShapes + more) {
    ParallelCopies copies;
    auto reached = parallel_preconditions(program, {find_global(program, "result")}, copies);
    parallel_preconditions(program, {find_global(program, "result")}, copies);
    for (GlobalId id : reached) text += print(program.global(id), program, {.types = false});
    for (const std::string& m : lint(program)) ADD_FAILURE() << m << "\n" << text;
  }
  bool has(const std::string& what) const { return text.find(what) != std::string::npos; }
  std::string value() {
    PrivateWorld world("");
    reference::Evaluator evaluator(program, world, {.max_steps = 1'000'000});
    return evaluator.show(evaluator.delay(program.expr("result")));
  }
};

}  // namespace

TEST(Parallel, ConjunctionsOfAPreconditionAndOfWhatItCalls) {
  Rewritten r("def result = precondition# (all plain (: 1 (: 2 [])));");
  EXPECT_TRUE(r.has("all$par")) << r.text;
  EXPECT_TRUE(r.has("overlap_in_order")) << r.text;
  EXPECT_FALSE(r.has("plain$par")) << r.text;  // nothing in it to change
  EXPECT_EQ(r.value(), "True");
}

TEST(Parallel, CodeOutsideStaysAsItIs) {
  Rewritten r(
      "def result = case precondition# (any plain (: 0 [])) of b { True -> any plain []; False -> all plain [] };");
  EXPECT_TRUE(r.has("any$par")) << r.text;
  EXPECT_FALSE(r.has("all$par")) << r.text;
  EXPECT_EQ(r.value(), "True");
}

TEST(Parallel, ParametersThatBecomePreconditions) {
  Rewritten r("def result = implies (all plain (: 0 (: 1 []))) False;");
  EXPECT_TRUE(r.has("implies (all$par")) << r.text;
  EXPECT_EQ(r.value(), "True");
}

TEST(Parallel, ALetThatNamesThePrecondition) {
  Rewritten r(
      "def test = \\n -> let c = all plain (: n []) in case precondition# c of b { _ -> c }; def result = test 3;");
  EXPECT_TRUE(r.has("all$par")) << r.text;
  EXPECT_EQ(r.value(), "True");
}

TEST(Parallel, JoinPointsCalledFromAnOperandBecomeFunctions) {
  Rewritten r(R"(
def test = \x y -> join j = \a -> plain a in case plain x of b { False -> False; True ->
  case y of c { 1 -> j 0; _ -> j y } };
def loop = \n -> join rec { go = \i -> case intEq# i 0 of t { True -> True; False ->
  case plain i of b { False -> False; True -> go (intSub# i 1) } } } in go n;
def result = precondition# (case test 1 2 of r { False -> False; True -> loop 5 });
)");
  EXPECT_TRUE(r.has("test$par") && r.has("loop$par")) << r.text;
  EXPECT_EQ(r.value(), "True");
}

TEST(Parallel, OrderAndExceptionsAreHaskells) {
  EXPECT_EQ(Rewritten("def result = precondition# (all plain (: 0 (raise# 1)));").value(), "False");
  EXPECT_EQ(Rewritten("def result = precondition# (all plain (: (raise# 1) (: 0 [])));").value(), "<raised>");
}

TEST(Parallel, ComparisonsOfNumbersStay) {
  Rewritten r(
      "def small = \\x -> case x of v { _ -> case intLt# v 9 of b { False -> False; True -> intLt# 2 v } };"
      "def result = precondition# (small 3);");
  EXPECT_FALSE(r.has("overlap")) << r.text;
}

TEST(Parallel, StrictLetsDoNotHoldTheOperandsUp) {
  Rewritten r(
      "def f = \\x y -> case intAdd# x 1 of n { _ -> case plain n of b { False -> False; True -> plain y } };"
      "def result = precondition# (f 1 2);");
  EXPECT_TRUE(r.has("let n_")) << r.text;
  EXPECT_EQ(r.value(), "True");
}

// What is left of a decided operand must not be passed over when it can raise.
TEST(Parallel, OperandsThatMayRaiseKeepTheirPlace) {
  const std::string partial = "def some = \\x -> case x of b { 0 -> raise# 1; _ -> True };";
  Rewritten left(partial + "def result = precondition# (case some 1 of b { False -> False; True -> plain 2 });");
  EXPECT_FALSE(left.has("overlap")) << left.text;
  EXPECT_EQ(left.value(), "True");
  Rewritten right(partial + "def result = precondition# (case plain 2 of b { False -> False; True -> some 1 });");
  EXPECT_TRUE(right.has("overlap_in_order")) << right.text;
  Rewritten deep(partial + "def result = precondition# (all some (: 1 (: 2 [])));");
  EXPECT_FALSE(deep.has("all$par")) << deep.text;
  EXPECT_EQ(deep.value(), "True");
}

TEST(Parallel, CopiesAreOnlyGivenWhatCannotRaise) {
  const std::string partial =
      "def some = \\x -> case x of b { 0 -> raise# 1; _ -> x };"
      "def both = \\x y -> case plain x of b { False -> False; True -> plain y };";
  EXPECT_TRUE(Rewritten(partial + "def result = precondition# (both 1 2);").has("both$par"));
  EXPECT_FALSE(Rewritten(partial + "def result = precondition# (both (some 1) 2);").has("both$par"));
  EXPECT_FALSE(Rewritten(partial + "def result = precondition# (let z = some 1 in both z 2);").has("both$par"));
  EXPECT_FALSE(
      Rewritten(partial + "def f = \\x -> precondition# (both x 2); def result = f (some 1);").has("both$par"));
  EXPECT_TRUE(Rewritten(partial + "def f = \\x -> precondition# (both x 2); def result = f 1;").has("both$par"));
}

// What a match raises when no clause fits is no concern where one always does.
TEST(Parallel, AMatchThatCoversAllDoesNotRaise) {
  auto both = [](const std::string& clauses) {
    return "def meet = \\x y -> overlap x y { " + clauses +
           "; else -> raise# 1 };"
           "def result = precondition# (case meet True False of b { False -> False; True -> plain 2 });";
  };
  EXPECT_TRUE(Rewritten(both("False _ -> False; _ False -> False; True True -> True")).has("overlap_in_order"));
  EXPECT_FALSE(Rewritten(both("False _ -> False; _ False -> False")).has("overlap_in_order"));
}

}  // namespace needle::optimise
