#include "core/map_children.h"

#include "core/children.h"
#include "core/lint.h"
#include "text_prelude.h"

namespace needle::core {
namespace {

// One expression of every kind that has parts, with literals as the parts.
constexpr const char* kOfEveryKind[] = {
    "(,) 1 2",
    "intAdd# 1 2",
    "upTo 1 2",
    "\\x y -> 1",
    "let x = 1 in 2",
    "let rec { x = 1; y = 2 } in 3",
    "case 1 of x { 7 -> 2; 8 -> 3; _ -> 4 }",
    "case 1 of x { True -> 2; False -> 3 }",
    "tick 9 1",
    "overlap 1 2 { True _ -> 3; _ True -> 4; else -> 5 }",
};

std::vector<const Expr*> children(const Expr* e) {
  std::vector<const Expr*> out;
  each_child(e, [&](const Expr* child) { out.push_back(child); });
  return out;
}

}  // namespace

TEST(MapChildren, NothingChangedIsTheSameNode) {
  TextProgram p;
  Builder build(p);
  for (const char* text : kOfEveryKind) {
    const Expr* e = p.expr(text);
    EXPECT_EQ(map_children(build, e, [](const Expr* child) { return child; }), e) << text;
  }
  for (const char* text : {"upTo", "5", "()"}) {
    const Expr* leaf = p.expr(text);
    EXPECT_EQ(map_children(build, leaf, [&](const Expr*) { return leaf; }), leaf) << text;
  }
}

TEST(MapChildren, EveryChildIsAskedForOnceAndInOrder) {
  TextProgram p;
  Builder build(p);
  for (const char* text : kOfEveryKind) {
    const Expr* e = p.expr(text);
    std::vector<const Expr*> asked;
    map_children(build, e, [&](const Expr* child) {
      asked.push_back(child);
      return child;
    });
    EXPECT_EQ(asked, children(e)) << text;
  }
}

// Whichever child is replaced: that one is new, the others and all the rest are as they were.
TEST(MapChildren, OneChildIsReplaced) {
  TextProgram p;
  Builder build(p);
  const Expr* other = build.int_lit(42);
  for (const char* text : kOfEveryKind) {
    const Expr* e = p.expr(text);
    const std::vector<const Expr*> before = children(e);
    ASSERT_FALSE(before.empty()) << text;
    for (size_t i = 0; i < before.size(); ++i) {
      const Expr* now = map_children(build, e, [&](const Expr* child) { return child == before[i] ? other : child; });
      std::vector<const Expr*> expected = before;
      expected[i] = other;
      EXPECT_NE(now, e) << text;
      EXPECT_EQ(now->kind, e->kind) << text;
      EXPECT_EQ(children(now), expected) << text;
      const Expr* back =
          map_children(build, now, [&](const Expr* child) { return child == other ? before[i] : child; });
      EXPECT_EQ(print(back, p), print(e, p)) << text;
    }
  }
}

TEST(MapChildren, AnApplicationOfAnApplicationIsOne) {
  TextProgram p;
  Builder build(p);
  const Expr *e = p.expr("map 1 2"), *f = p.expr("foldr 3");
  const Expr* now =
      map_children(build, e, [&](const Expr* child) { return child->kind == ExprKind::Global ? f : child; });
  EXPECT_EQ(print(now, p), print(p.expr("foldr 3 1 2"), p));
}

// The parameters of a join point are those its jumps pass.
TEST(MapChildren, ALambdaKeepsItsParameters) {
  TextProgram p;
  Builder build(p);
  const Expr *e = p.expr("\\x -> 1"), *inner = p.expr("\\y -> 2");
  const Expr* now = map_children(build, e, [&](const Expr*) { return inner; });
  EXPECT_EQ(as<LamExpr>(now).params.size(), 1u);
  EXPECT_EQ(as<LamExpr>(now).body, inner);
}

}  // namespace needle::core
