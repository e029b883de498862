#include "program/exported_makers.h"

#include "core/spine.h"
#include "fixture.h"
#include "program/close.h"

namespace needle::program {
namespace {

struct Exported : Program {
  explicit Exported(const std::string& text) : Program(text) {}

  const core::Type* type(const std::string& text) {
    const core::Type* out = type_at(workspace, *module, text);
    EXPECT_TRUE(out) << said();
    return out;
  }
  std::optional<core::Recipe::Conversion> conversion(const std::string& text) {
    return exported_conversion(workspace, *module, type(text));
  }
  // What an expression may begin with, with the calls beneath fromJust and the others in brackets.
  static std::string calls(const core::Type* from) {
    std::string out;
    for (const core::DataCon* c : core::head_of(from)->constructors) {
      out += (out.empty() ? "" : " ") + std::string(c->name.text());
      if (c->arity == 1 && is_made(core::head_of(c->field_types[0]))) out += "[" + calls(c->field_types[0]) + "]";
    }
    return out;
  }
  std::string calls(const std::string& text) {
    const auto c = conversion(text);
    return c ? calls(c->from) : "nothing";
  }
};

TEST(ExportedMakers, FunctionsThatReturnOne) {
  Exported p(R"(module M (Heap, empty, insert, merge, size, mapped, prop_heap) where
newtype Heap a = Heap [a]
empty :: Heap a
empty = Heap []
insert :: Ord a => a -> Heap a -> Heap a
insert x (Heap xs) = Heap (x : xs)
merge :: Heap a -> Heap a -> Heap a
merge (Heap xs) (Heap ys) = Heap (xs ++ ys)
size :: Heap a -> Int
size (Heap xs) = length xs
hidden :: Heap Int
hidden = Heap [1]
mapped :: (a -> b) -> Heap a -> Heap b
mapped f (Heap xs) = Heap (map f xs)
prop_heap :: Heap Int
prop_heap = Heap []
)");
  EXPECT_EQ(p.calls("Heap Int"), "empty insert merge");  // nothing that needs a function, and no property
  const auto c = p.conversion("Heap Int");
  ASSERT_TRUE(c);
  EXPECT_TRUE(is_made(core::head_of(c->from)));
  EXPECT_FALSE(is_made(core::head_of(p.type("Heap Int"))));
  EXPECT_EQ(core::print(p.workspace.program().global(c->convert).type->right), core::print(p.type("Heap Int")));
  const core::DataCon* insert = core::head_of(c->from)->constructors[1];
  ASSERT_EQ(insert->arity, 2u);
  EXPECT_EQ(core::print(insert->field_types[0]), core::print(p.type("Int")));
  EXPECT_EQ(core::print(insert->field_types[1]), core::print(p.type("Heap Int")));
}

TEST(ExportedMakers, PartsOfWhatIsReturned) {
  Exported p(R"(module M (Even, even', parse, split, pairOf, other) where
newtype Even = Even Int
even' :: Int -> Maybe Even
even' n = if even n then Just (Even n) else Nothing
parse :: String -> Either String Even
parse _ = Left "no"
split :: Even -> (Even, Int)
split e = (e, 1)
pairOf :: Int -> (Int, Even)
pairOf n = (n, Even 0)
other :: Either Even Int
other = Right 1
)");
  EXPECT_EQ(p.calls("Even"), "fromJust[even'] either undefined id[parse] fst[split] snd[pairOf]");
}

TEST(ExportedMakers, TypesOfTheResultMustFit) {
  Exported p(R"(module M (Box, ints, bools, any', same) where
data Box a b = Box a b
ints :: Box Int Int
ints = Box 1 2
bools :: Bool -> Box Bool Int
bools b = Box b 1
any' :: a -> b -> Box a b
any' = Box
same :: a -> Box a a
same a = Box a a
)");
  EXPECT_EQ(p.calls("Box Int Int"), "any' ints same");
  EXPECT_EQ(p.calls("Box Bool Int"), "any' bools");
  EXPECT_EQ(p.calls("Box Bool Bool"), "any' same");
}

TEST(ExportedMakers, NothingWhereConstructorsAreExported) {
  Exported all("module M where\ndata T = A | B\nmake :: Int -> T\nmake _ = A\n");
  EXPECT_FALSE(all.conversion("T"));
  Exported named("module M (T (..), make) where\ndata T = A | B\nmake :: Int -> T\nmake _ = A\n");
  EXPECT_FALSE(named.conversion("T"));
  EXPECT_FALSE(named.conversion("Maybe T"));
  EXPECT_FALSE(named.conversion("Int"));
}

TEST(ExportedMakers, SomeConstructorsExportedAreMakersToo) {
  Exported p("module M (T (A), make) where\ndata T = A Int | B\nmake :: T\nmake = B\n");
  EXPECT_EQ(p.calls("T"), "A make");
}

TEST(ExportedMakers, NothingWhereNothingMakesOne) {
  Exported p("module M (T, use) where\ndata T = A\nuse :: T -> Int\nuse _ = 1\n");
  EXPECT_FALSE(p.conversion("T"));
}

}  // namespace
}  // namespace needle::program
