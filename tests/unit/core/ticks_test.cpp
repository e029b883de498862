#include "core/ticks.h"

#include "core/build.h"
#include "core/lint.h"
#include "core/print.h"
#include "text_prelude.h"

namespace needle::core {
namespace {

std::vector<uint32_t> ticks_of(const Expr* e) {
  std::vector<uint32_t> out;
  each_tick(e, [&](uint32_t tick) { out.push_back(tick); });
  return out;
}

}  // namespace

TEST(Ticks, OnlyTheWantedOnesAreKept) {
  TextProgram p(
      "def f = \\x -> tick 1 (case tick 2 x of y { 0 -> tick 3 (let z = tick 4 y in z); _ -> tick 5 (f (tick 6 1)) "
      "});");
  const GlobalId f = find_global(p, "f");
  EXPECT_EQ(ticks_of(p.global(f).body), (std::vector<uint32_t>{1, 2, 3, 4, 5, 6}));
  keep_ticks(p, f, [](uint32_t tick) { return tick % 2 == 0; });
  EXPECT_EQ(ticks_of(p.global(f).body), (std::vector<uint32_t>{2, 4, 6}));
  keep_ticks(p, f, [](uint32_t) { return false; });
  EXPECT_EQ(ticks_of(p.global(f).body), std::vector<uint32_t>{});
  EXPECT_EQ(lint(p), std::vector<std::string>{});
}

// Without its tick the right-hand side would be a lambda, and the jump a function.
TEST(Ticks, AJoinPointStaysOne) {
  TextProgram p("def f = \\x -> join j = tick 1 (\\y -> y) in case x of z { 0 -> j; _ -> j };");
  const GlobalId f = find_global(p, "f");
  keep_ticks(p, f, [](uint32_t) { return false; });
  const auto& body = as<LetExpr>(as<LamExpr>(p.global(f).body).body);
  EXPECT_NE(body.binds[0].rhs->kind, ExprKind::Lam);
  EXPECT_EQ(lint(p), std::vector<std::string>{});
}

// Its jumps pass one argument, and the lambda below the tick takes another one.
TEST(Ticks, AJoinPointKeepsItsParameters) {
  TextProgram p("def f = \\x -> join j = \\a -> tick 1 (\\y -> a) in case x of z { 0 -> j 1; _ -> j 2 };");
  const GlobalId f = find_global(p, "f");
  keep_ticks(p, f, [](uint32_t) { return false; });
  EXPECT_EQ(lint(p), std::vector<std::string>{});
}

TEST(Ticks, TheReferenceStopsAtThem) {
  TextProgram p("def f = \\x -> case tick 3 x of y { 0 -> tick 4 1; _ -> tick 5 2 };");
  auto outcome = [&](int64_t x, std::vector<uint32_t> stop_at) {
    PrivateWorld world("");
    reference::Options options;
    options.stop_at = std::move(stop_at);
    reference::Evaluator e(p, world, options);
    Builder build(p);
    return e.evaluate(build.app(build.global(find_global(p, "f")), {build.int_lit(x)})).kind;
  };
  EXPECT_EQ(outcome(0, {4}), reference::OutcomeKind::Reached);
  EXPECT_EQ(outcome(1, {4}), reference::OutcomeKind::Done);
  EXPECT_EQ(outcome(1, {4, 5}), reference::OutcomeKind::Reached);
}

}  // namespace needle::core
