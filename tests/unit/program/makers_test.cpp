#include "program/makers.h"

#include "fixture.h"
#include "program/close.h"

namespace needle::program {
namespace {

const std::string kModule = R"({-# LANGUAGE GADTs, ExistentialQuantification #-}
module M where
import Data.Map (Map)
import Data.Set (Set)
import Test.QuickCheck
import Test.LeanCheck

data Key = Key
data Expr a where
  Number :: Int -> Expr Int
  Truth :: Bool -> Expr Bool
  If :: Expr Bool -> Expr a -> Expr a -> Expr a
data Shown = forall a. Show a => Shown a | Plain

newtype Even = Even Int
instance Arbitrary Even where
  arbitrary = fmap (Even . (* 2)) arbitrary
data Choice = A | B Bool
instance Listable Choice where
  tiers = cons0 A \/ cons1 B
data Pair a = Pair a a
instance Arbitrary (Pair Bool) where
  arbitrary = return (Pair True False)

data Perfect a = One a | More (Perfect (a, a))
data Bush a = Nil | Bush a (Bush (Bush a))
newtype Parser s = Parser (s -> Map Int s)
)";

struct World : Program {
  World() : Program(kModule) {}

  const core::Type* type(const std::string& text) {
    const core::Type* out = type_at(workspace, *module, text);
    EXPECT_TRUE(out) << said();
    return out;
  }
  const core::Recipe& recipe(const std::string& text, HowMade how = {}) {
    recipes = core::Recipes();
    add_recipes(workspace, *module, {type(text)}, how, recipes);
    const core::Recipe* out = recipes.find(type(text));
    EXPECT_TRUE(out) << text;
    static const core::Recipe none;
    return out ? *out : none;
  }
  bool has(const std::string& text) { return recipes.find(type(text)); }
  std::string convert(const core::Recipe& recipe) {
    return std::string(workspace.program().global(recipe.conversion->convert).name.text());
  }

  core::Recipes recipes;
};

TEST(Makers, DataIsMadeFromItsConstructors) {
  World m;
  const core::Recipe& maybe = m.recipe("Maybe [Key]");
  EXPECT_FALSE(maybe.conversion);
  EXPECT_EQ(maybe.forbidden, "");
  ASSERT_EQ(maybe.constructors.size(), 2u);
  EXPECT_TRUE(maybe.constructors[0].fields.empty());
  EXPECT_EQ(core::print(maybe.constructors[1].fields.at(0)), core::print(m.type("[Key]")));
  EXPECT_TRUE(m.has("[Key]"));
  EXPECT_TRUE(m.has("Key"));
  EXPECT_FALSE(m.has("Bool"));
}

TEST(Makers, MapsAndSetsAreMadeFromLists) {
  World m;
  const core::Recipe map = m.recipe("Map Int [Bool]");
  ASSERT_TRUE(map.conversion);
  EXPECT_EQ(core::print(map.conversion->from), core::print(m.type("[(Int, [Bool])]")));
  EXPECT_EQ(map.conversion->shown, "fromList");
  EXPECT_EQ(map.conversion->collected, core::CollectedAs::Map);
  EXPECT_FALSE(map.conversion->generated);
  EXPECT_TRUE(m.has("[(Int, [Bool])]"));
  EXPECT_TRUE(m.has("[Bool]"));
  EXPECT_EQ(m.recipe("Set Bool").conversion->collected, core::CollectedAs::Set);
}

TEST(Makers, WithoutAnInstanceThereIsNoWay) {
  World m;
  const core::Recipe set = m.recipe("Set Key");
  EXPECT_FALSE(set.conversion);
  EXPECT_EQ(set.forbidden, "there is no instance that Set needs");
  EXPECT_TRUE(set.constructors.empty());
  EXPECT_EQ(m.said(), "");
}

TEST(Makers, ActionsAreForbidden) {
  World m;
  EXPECT_EQ(m.recipe("IO Int").forbidden, "actions (IO) cannot be made");
}

TEST(Makers, BothSidesOfFunctionsAreInTheTable) {
  World m;
  m.recipe("Parser Choice");
  EXPECT_TRUE(m.has("Choice"));
  EXPECT_TRUE(m.has("Map Int Choice"));
  EXPECT_TRUE(m.has("[(Int, Choice)]"));
}

TEST(Makers, ConstructorsOfAGadtFitSomeTypes) {
  World m;
  const core::Recipe expr = m.recipe("Expr Int");
  ASSERT_EQ(expr.constructors.size(), 3u);
  EXPECT_TRUE(expr.constructors[0].fits);
  EXPECT_FALSE(expr.constructors[1].fits);
  EXPECT_FALSE(expr.constructors[1].partial);
  ASSERT_TRUE(expr.constructors[2].fits);
  EXPECT_EQ(core::print(expr.constructors[2].fields.at(0)), core::print(m.type("Expr Bool")));
  EXPECT_TRUE(m.has("Expr Bool"));
}

TEST(Makers, AHiddenTypeIsOneOfMany) {
  World m;
  const core::Recipe shown = m.recipe("Shown");
  ASSERT_EQ(shown.constructors.size(), 2u);
  EXPECT_TRUE(shown.constructors[0].fits);
  EXPECT_TRUE(shown.constructors[0].partial);
  EXPECT_EQ(shown.constructors[0].dictionaries.size(), 1u);
  EXPECT_EQ(core::print(shown.constructors[0].fields.at(0)), core::print(m.type("Int")));
  EXPECT_FALSE(shown.constructors[1].partial);
}

TEST(Makers, AnInstanceMakesValuesWhereItIsWanted) {
  World m;
  EXPECT_FALSE(m.recipe("Even").conversion);
  const core::Recipe even = m.recipe("Even", {.makers = Makers::Instances});
  ASSERT_TRUE(even.conversion);
  EXPECT_TRUE(even.conversion->generated);
  EXPECT_TRUE(m.recipes.find(even.conversion->from));
  EXPECT_EQ(even.constructors.size(), 1u);  // to read what was generated
}

TEST(Makers, AnInstanceIsUsedAtTheTypesItFits) {
  World m;
  EXPECT_TRUE(m.recipe("Pair Bool", {.makers = Makers::Instances}).conversion);
  EXPECT_FALSE(m.recipe("Pair Int", {.makers = Makers::Instances}).conversion);
  EXPECT_EQ(m.said(), "");
}

TEST(Makers, AnInstanceThatListsTheConstructorsSaysNothing) {
  World m;
  EXPECT_FALSE(m.recipe("Choice", {.makers = Makers::Instances}).conversion);
}

TEST(Makers, DistinctValuesComeFromOtherConversions) {
  World m;
  EXPECT_NE(m.convert(m.recipe("OrderedList Int")),
            m.convert(m.recipe("OrderedList Int", {.wanted = Wanted::Distinct})));
}

TEST(Makers, NestedFamiliesEnd) {
  World m;
  m.recipe("Perfect Bool");
  EXPECT_TRUE(m.has("Perfect ((Bool, Bool), (Bool, Bool))"));
  EXPECT_FALSE(m.recipes.full());
  m.recipe("Bush Bool");
  EXPECT_TRUE(m.has("Bush (Bush (Bush Bool))"));
  EXPECT_LE(m.recipes.size(), core::kMostTypes);
}

}  // namespace
}  // namespace needle::program
