#include "program/close.h"

#include "core/build.h"
#include "core/recipes.h"
#include "fixture.h"

namespace needle::program {
namespace {

const std::string kModule = R"(module M where
sorted :: Ord a => [a] -> Bool
sorted xs = and (zipWith (<=) xs (drop 1 xs))
container :: f Int -> f Int -> Bool
container _ _ = True
data NoOrder = NoOrder
)";

TEST(Close, AValueAtTheTypesThatWereChosen) {
  Program p(kModule);
  const auto closed = value_at(p.workspace, *p.module, p.entity("sorted"), {{"a", "Maybe Char"}}, Span());
  ASSERT_TRUE(closed) << p.said();
  EXPECT_EQ(closed->types, (std::vector<std::pair<std::string, std::string>>{{"a", "Maybe Char"}}));
  const core::Type* type = p.workspace.program().global(closed->global).type;
  ASSERT_EQ(type->kind, core::TypeKind::Fun);
  EXPECT_EQ(core::print(type->left), core::print(type_at(p.workspace, *p.module, "[Maybe Char]")));
}

TEST(Close, WhatIsNotChosenIsDefaulted) {
  Program p(kModule);
  const auto closed = value_at(p.workspace, *p.module, p.entity("sorted"), {}, Span());
  ASSERT_TRUE(closed) << p.said();
  ASSERT_EQ(closed->types.size(), 1u);
  EXPECT_EQ(closed->types[0].first, "a");
  EXPECT_TRUE(core::is_closed(p.workspace.program().global(closed->global).type));
}

TEST(Close, NoInstanceIsSaid) {
  Program p(kModule);
  EXPECT_FALSE(value_at(p.workspace, *p.module, p.entity("sorted"), {{"a", "NoOrder"}}, Span()));
  EXPECT_NE(p.said().find("Ord NoOrder"), std::string::npos) << p.said();
}

TEST(Close, TypesThatDoNotFitAreSaid) {
  Program p(kModule);
  EXPECT_FALSE(value_at(p.workspace, *p.module, p.entity("container"), {{"f", "Int"}}, Span()));
  EXPECT_TRUE(p.workspace.diagnostics().has_errors());
  EXPECT_TRUE(value_at(p.workspace, *p.module, p.entity("container"), {{"f", "Maybe"}}, Span())) << p.said();
  EXPECT_FALSE(value_at(p.workspace, *p.module, p.entity("sorted"), {{"a", "Nowhere"}}, Span()));
  EXPECT_FALSE(type_at(p.workspace, *p.module, "[Nowhere]"));
  EXPECT_FALSE(type_at(p.workspace, *p.module, "[Int"));
}

TEST(Close, ValuesThatMayBeMissingSayNothing) {
  Program p(kModule);
  auto at = [&](const std::string& type) {
    const types::Type* checked = checked_type(p.workspace, type_at(p.workspace, *p.module, type));
    return value_if_any(p.workspace, *p.module, p.entity("sorted"), {{intern("a"), checked}});
  };
  EXPECT_TRUE(at("(Int, [Bool])").valid());
  EXPECT_FALSE(at("NoOrder").valid());
  EXPECT_FALSE(at("Int -> Int").valid());
  EXPECT_EQ(p.said(), "");
}

TEST(Close, TypesThatNeedleDeclaredHaveNoCounterpart) {
  Program p(kModule);
  core::Builder build(p.workspace.program());
  const core::TyCon* own = p.workspace.program().add_tycon(Symbol(), intern("Own"));
  EXPECT_FALSE(p.workspace.entity_of(own).valid());
  EXPECT_FALSE(checked_type(p.workspace, build.type_fun(build.type_con(own), build.type_con(own))));
  const core::Type* function = type_at(p.workspace, *p.module, "NoOrder -> [Int]");
  EXPECT_EQ(types::print_type(p.workspace.names(), checked_type(p.workspace, function)), "NoOrder -> [Int]");
}

}  // namespace
}  // namespace needle::program
