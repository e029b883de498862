#include "engine/result_views.h"

#include "core/build.h"
#include "covered_program.h"
#include "engine/candidates.h"
#include "witness/observe.h"

namespace needle::engine {
namespace {

constexpr const char* kViews = R"(module M (Heap, toList, size, Tree (..), Opaque, Color (..), odd', raise) where
newtype Heap = Heap [Int]
toList :: Heap -> [Int]
toList (Heap xs) = xs
size :: Heap -> Int
size (Heap xs) = length xs
hidden :: Heap -> Bool
hidden _ = True
data Opaque = Opaque
data Color = Red | Green deriving Show
data Tree = Leaf | Node Tree Int Tree
odd' :: Color -> Int -> Color
odd' c _ = c
raise :: Int -> (Int, Int)
raise n = (error "left", n)

heap :: Heap
heap = Heap [3, 1]
tree :: Tree
tree = Node Leaf (error "no number") (Node Leaf 5 Leaf)
partly :: (Int, Int)
partly = (error "left", 7)
colors :: Maybe (Color, Heap)
colors = Just (Green, heap)
either1 :: Either Heap Int
either1 = Left heap
heaps :: [Heap]
heaps = [heap, heap]
opaque :: Opaque
opaque = Opaque
)";

struct Viewed : CoveredProgram {
  Viewed() : CoveredProgram(kViews), views(workspace, *module) {}

  std::vector<ResultView> of(const std::string& text) { return views.all(type(text)); }
  // What a view makes of a variable of the module.
  witness::Observation see(const ResultView& view, const std::string& variable) {
    core::Program& program = workspace.program();
    core::Builder build(program);
    core::Global& shown = *program.add_global(module->resolved.name, intern("$seen"));
    shown.body = build.app(build.global(view.global), {build.global(workspace.global_of(entity(variable)))});
    core::Recipes recipes;
    const space::Spaces spaces(program, recipes);
    return witness::observe(program, spaces, shown.id, {}, replay_options(workspace, {}));
  }

  ResultViews views;
};

TEST(ResultViews, ShowWhereThereIsOne) {
  Viewed p;
  EXPECT_EQ(p.of("Int").at(0).written, "show");
  EXPECT_EQ(p.of("Color").at(0).written, "show");
  EXPECT_EQ(p.of("Color").at(0).through, "");
  EXPECT_EQ(p.of("[Maybe Bool]").at(0).written, "show");
}

TEST(ResultViews, ThroughExportedFunctions) {
  Viewed p;
  const std::vector<ResultView> views = p.of("Heap");
  ASSERT_EQ(views.size(), 2u);
  EXPECT_EQ(views[0].written, "(show . M.toList)");
  EXPECT_EQ(views[0].through, "toList");
  EXPECT_EQ(views[1].through, "size");
  EXPECT_EQ(p.see(views[0], "heap").text, "[3,1]");
  EXPECT_EQ(p.see(views[1], "heap").text, "2");
  EXPECT_EQ(p.views.modules(), (std::vector<std::string>{"M"}));
}

TEST(ResultViews, PartByPart) {
  Viewed p;
  const ResultView maybe = p.of("Maybe (Color, Heap)").at(0), either = p.of("Either Heap Int").at(0),
                   list = p.of("[Heap]").at(0);
  EXPECT_EQ(maybe.written, "(maybe \"Nothing\" (\\(a, b) -> show a ++ (show . M.toList) b))");
  EXPECT_EQ(p.see(maybe, "colors").text, "Green[3,1]");
  EXPECT_EQ(either.written, "(either (show . M.toList) show)");
  EXPECT_EQ(p.see(either, "either1").text, "[3,1]");
  EXPECT_EQ(list.written, "(concatMap (show . M.toList))");
  EXPECT_EQ(p.see(list, "heaps").text, "[3,1][3,1]");
}

TEST(ResultViews, WhatCannotBeSeenIsEvaluated) {
  Viewed p;
  const std::vector<ResultView> views = p.of("Opaque");
  ASSERT_EQ(views.size(), 1u);
  EXPECT_EQ(views[0].written, "(`seq` \"\")");
  EXPECT_EQ(p.see(views[0], "opaque").text, "");
  EXPECT_EQ(p.of("Int -> Int").at(0).written, "(`seq` \"\")");
}

TEST(ResultViews, APartThatRaisesDoesNotHideTheOthers) {
  Viewed p;
  const std::vector<ResultView> pair = p.of("(Int, Int)");
  ASSERT_EQ(pair.size(), 2u);
  EXPECT_EQ(p.see(pair[0], "partly").seen, witness::ObservedAs::Raised);
  const witness::Observation seen = p.see(pair[1], "partly");
  EXPECT_EQ(seen.seen, witness::ObservedAs::Text);
  EXPECT_NE(seen.text.find('7'), std::string::npos) << seen.text;
  const std::vector<ResultView> tree = p.of("Tree");
  const witness::Observation whole = p.see(tree.back(), "tree");
  EXPECT_EQ(whole.seen, witness::ObservedAs::Text);
  EXPECT_NE(whole.text.find('5'), std::string::npos) << whole.text;
  EXPECT_EQ(tree.back().written, "parts_Tree");
  ASSERT_FALSE(p.views.definitions().empty());
  EXPECT_NE(p.views.definitions().back().find("parts_Tree r = case r of"), std::string::npos);
}

TEST(ResultViews, NamesInExpressions) {
  EXPECT_EQ(as_variable("insert"), "insert");
  EXPECT_EQ(as_variable("M.insert"), "M.insert");
  EXPECT_EQ(as_variable("_x"), "_x");
  EXPECT_EQ(as_variable("<+>"), "(<+>)");
  EXPECT_EQ(as_variable("M.<+>"), "(M.<+>)");
  EXPECT_EQ(as_variable("(,)"), "(,)");
  EXPECT_EQ(as_variable("[]"), "[]");
  EXPECT_EQ(as_variable(":"), "(:)");
  EXPECT_EQ(as_variable("."), "(.)");
  EXPECT_EQ(as_variable("M.."), "(M..)");
  EXPECT_EQ(as_variable(".:"), "(.:)");
  EXPECT_EQ(as_variable("M.<."), "(M.<.)");
  EXPECT_EQ(as_variable("A.B.."), "(A.B..)");
  EXPECT_EQ(as_variable("A.B.c"), "A.B.c");
  EXPECT_EQ(as_variable("<.>"), "(<.>)");
  EXPECT_EQ(as_variable("\u00fcber"), "\u00fcber");
}

}  // namespace
}  // namespace needle::engine
