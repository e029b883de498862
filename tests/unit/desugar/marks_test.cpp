// Which places of the source get a mark.
#include <algorithm>

#include "fixture.h"

namespace needle::desugar {
namespace {

// The source texts of the marks of this kind in a module of these declarations.
std::vector<std::string> marks(core::TickKind kind, const std::string& body, bool expressions = true) {
  World& w = World::get();
  w.library("Needle");
  w.names.mark_library();
  core::Ticks ticks;
  w.marking = {&ticks, expressions};
  w.module("import Needle\n" + body);
  w.marking = {};
  std::vector<std::string> out;
  for (const core::TickInfo& tick : ticks)
    if (tick.kind == kind) out.emplace_back(w.sources.text(tick.named.valid() ? tick.named : tick.span));
  std::sort(out.begin(), out.end());
  return out;
}

using Texts = std::vector<std::string>;
using core::TickKind;

TEST(Marks, EveryExpressionOnce) {
  EXPECT_EQ(marks(TickKind::Expression, "f :: Int -> Int\nf x = (g (x) + 1)\ng :: Int -> Int\ng y = y"),
            (Texts{"(g (x) + 1)", "(x)", "1", "g (x)", "y"}));
}

TEST(Marks, NoneInWhatIsDerived) {
  EXPECT_EQ(marks(TickKind::Expression, "data T = A | B deriving (Eq, Ord, Show)"), Texts{});
}

TEST(Marks, Functions) {
  EXPECT_EQ(marks(TickKind::Function, "f :: Int -> Int\nf 0 = 1\nf x = h where h = x\nc :: Int\nc = 3"),
            (Texts{"c", "f", "h"}));
}

TEST(Marks, Targets) {
  EXPECT_EQ(marks(TickKind::Target, "f :: [Int] -> [Int]\nf x = map target (target $ x) ++ target []"),
            (Texts{"target", "target $ x", "target []"}));
}

TEST(Marks, ConditionsAndTheirConjuncts) {
  const std::string body =
      "f :: Bool -> Bool -> Result\nf a b = (a && (not b && b)) ==> a\ng :: Bool -> Bool\ng a = assume (a || a) a";
  EXPECT_EQ(marks(TickKind::Guard, body), (Texts{"a", "a || a", "b", "not b"}));
  EXPECT_EQ(marks(TickKind::Guard, body, false), (Texts{"a", "a || a", "b", "not b"}));
  EXPECT_EQ(marks(TickKind::Expression, body, false), Texts{});
}

}  // namespace
}  // namespace needle::desugar
