// What may be hit, in any activation; and to which activation an expression belongs.
#include "backward/flow.h"

#include "core/children.h"
#include "lazy.h"

namespace needle::backward {
namespace {

using core::ExprKind;

struct Analysed {
  explicit Analysed(const std::string& text) : code(program.expr(text)) {
    bindings.look_at(code);
    flow.demand_all(code);
    flow.run();
  }
  core::TextProgram program;
  const core::Expr* code;
  Bindings bindings{program, core::GlobalId()};
  Flow flow{bindings, program, {kMark}, core::GlobalId()};

  // All of a kind, in the order in which they are written.
  std::vector<const core::Expr*> all(ExprKind kind) const {
    std::vector<const core::Expr*> out;
    const std::function<void(const core::Expr*)> look = [&](const core::Expr* e) {
      if (e->kind == kind) out.push_back(e);
      core::each_child(e, look);
    };
    look(code);
    return out;
  }
};

bool may_hit(const std::string& text) {
  const Analysed analysed(text);
  return analysed.flow.may_hit(analysed.code);
}

TEST(Flow, FunctionsThatArePassedAround) {
  EXPECT_TRUE(may_hit("(\\k -> k 1) (\\x -> tick 7 x)"));
  EXPECT_TRUE(may_hit("let twice = \\f x -> f (f x) in twice (\\g -> g) (\\y -> tick 7 y) 1"));
  EXPECT_TRUE(may_hit("case : (\\x -> tick 7 x) [] of l { : f fs -> f 1; [] -> 0 }"));
  EXPECT_FALSE(may_hit("let f = \\x -> tick 7 x in (\\k -> k 1) (\\y -> y)"));
  EXPECT_FALSE(may_hit("let f = \\x y -> tick 7 x in f 1"));
}

TEST(Flow, GoesOnAfterAPause) {
  std::string text = "tick 7 1";
  for (int i = 0; i < 200; ++i) text = "(\\x -> intAdd# x 2) (" + text + ")";
  core::TextProgram program;
  const core::Expr* code = program.expr(text);
  Bindings bindings{program, core::GlobalId()};
  Flow flow{bindings, program, {kMark}, core::GlobalId()};
  bindings.look_at(code);
  flow.demand_all(code);
  EXPECT_FALSE(flow.run([] { return true; }));
  EXPECT_FALSE(flow.may_hit(code));
  while (!flow.run([] { return true; })) continue;
  EXPECT_TRUE(flow.may_hit(code));
}

TEST(Flow, DeadCodeSaysNothing) {
  EXPECT_FALSE(may_hit("case Nothing of m { Just x -> tick 7 1; Nothing -> 0 }"));
  EXPECT_FALSE(may_hit("let never = \\u -> (\\k -> k 1) (\\x -> tick 7 x) in (\\k -> k 1) (\\y -> y)"));
  // Only dead code calls g with the marked function.
  EXPECT_FALSE(may_hit("let g = \\k -> k 1 in let dead = \\u -> g (\\x -> tick 7 x) in g (\\y -> y)"));
}

TEST(Flow, OnlyWhatIsDemanded) {
  EXPECT_FALSE(may_hit("(\\a b -> b) (tick 7 1) 2"));
  EXPECT_TRUE(may_hit("(\\a b -> case a of t { _ -> b }) (tick 7 1) 2"));
  EXPECT_FALSE(may_hit("let x = tick 7 1 in 2"));
  EXPECT_TRUE(may_hit("let x = tick 7 1 in intAdd# x 2"));
}

TEST(Flow, InsideOfAValue) {
  Analysed list(": (tick 7 1) []");
  EXPECT_FALSE(list.flow.may_hit(list.code));
  EXPECT_TRUE(list.flow.may_hit_inside(list.code));
  Analysed other(": 1 []");
  EXPECT_FALSE(other.flow.may_hit_inside(other.code));
}

TEST(Flow, CallersOfAFunction) {
  const Analysed a("let f = \\x -> x in let g = \\h -> h 1 in intAdd# (g f) (f 2)");
  const auto lambdas = a.all(ExprKind::Lam);
  const std::vector<const core::AppExpr*>* of_f = a.flow.callers(&core::as<core::LamExpr>(lambdas[0]));
  const std::vector<const core::AppExpr*>* of_g = a.flow.callers(&core::as<core::LamExpr>(lambdas[1]));
  ASSERT_TRUE(of_f && of_g);
  EXPECT_EQ(of_f->size(), 2u);  // h 1 and f 2
  EXPECT_EQ(of_g->size(), 1u);
}

TEST(Bindings, HomeIsTheDeepestActivationThatIsNeeded) {
  const Analysed a("\\x -> let g = \\y -> (,) (intAdd# x 1) (intAdd# y (intAdd# x 2)) in g");
  const auto lambdas = a.all(ExprKind::Lam);
  const auto sums = a.all(ExprKind::Prim);
  EXPECT_EQ(a.bindings.home(sums[0]), lambdas[0]);  // x + 1
  EXPECT_EQ(a.bindings.home(sums[1]), lambdas[1]);  // y + ..
  EXPECT_EQ(a.bindings.home(sums[2]), lambdas[0]);  // x + 2
  EXPECT_EQ(a.bindings.home(lambdas[1]), lambdas[0]);
  EXPECT_EQ(a.bindings.home(lambdas[0]), nullptr);
}

TEST(Bindings, WhatIsClosedHasNoHome) {
  const Analysed a("\\x -> let z = intAdd# 2 3 in \\w -> intAdd# z 4");
  const auto sums = a.all(ExprKind::Prim);
  EXPECT_EQ(a.bindings.home(sums[0]), nullptr);
  // z itself is bound in the activation of x.
  EXPECT_EQ(a.bindings.home(sums[1]), a.all(ExprKind::Lam)[0]);
}

TEST(Bindings, EachVariableByItsBinder) {
  const Analysed a("\\x -> case x of whole { : head tail -> (,) head whole; [] -> (,) 0 [] }");
  const auto& lambda = core::as<core::LamExpr>(a.code);
  const auto& c = core::as<core::CaseExpr>(lambda.body);
  EXPECT_EQ(a.bindings.of(lambda.params[0]).kind, Binding::Parameter);
  EXPECT_EQ(a.bindings.of(c.binder).kind, Binding::CaseBinder);
  EXPECT_EQ(a.bindings.of(c.binder).value, c.scrutinee);
  const Binding& tail = a.bindings.of(c.alts[0].fields[1]);
  EXPECT_EQ(tail.kind, Binding::Field);
  EXPECT_EQ(tail.index, 1u);
  EXPECT_EQ(tail.con, c.alts[0].con);
  EXPECT_EQ(tail.owner, &lambda);
}

}  // namespace
}  // namespace needle::backward
