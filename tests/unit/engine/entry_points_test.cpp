#include "engine/entry_points.h"

#include <fmt/format.h>

#include "covered_program.h"
#include "witness/witness.h"

namespace needle::engine {
namespace {

struct Entries : CoveredProgram {
  explicit Entries(const std::string& text, const std::vector<std::string>& named = {}, ChosenTypes types = {})
      : CoveredProgram(text) {
    options.types = std::move(types);
    entries = find_entry_points(workspace, modules(), named, options);
  }
  const std::vector<program::CompiledModule*>& modules() {
    list = {module};
    return list;
  }
  std::string names() const {
    std::string out;
    for (const auto& e : entries.points) out += (out.empty() ? "" : " ") + e->written;
    return out;
  }
  std::string left_out() const {
    std::string out;
    for (const NoEntry& n : entries.none)
      out += (out.empty() ? "" : "; ") + std::string(n.function.name.text()) + ": " + n.why;
    return out;
  }
  const EntryPoint* at(std::string_view name) const {
    for (const auto& e : entries.points)
      if (e->written == name) return e.get();
    ADD_FAILURE() << "no entry point " << name << " among " << names();
    return entries.points.at(0).get();
  }

  std::vector<program::CompiledModule*> list;
  SearchOptions options;
  EntryPoints entries;
};

TEST(EntryPoints, AreWhatIsExportedAndThePropertiesInTheOrderOfTheSource) {
  const Entries p(R"(module M (later, (<+>), first) where
first, hidden, later :: Int -> Int
first n = hidden n
hidden n = n
(<+>) :: Int -> Int -> Int
a <+> b = a
later n = n
prop_own :: Int -> Bool
prop_own n = n == n
)");
  EXPECT_EQ(p.names(), "first (<+>) later prop_own");
  EXPECT_EQ(p.left_out(), "");
  EXPECT_EQ(p.at("first")->kind, EntryKind::Function);
  EXPECT_TRUE(p.at("first")->exported);
  EXPECT_EQ(p.at("prop_own")->kind, EntryKind::Property);
  EXPECT_FALSE(p.at("prop_own")->exported);
  EXPECT_TRUE(p.at("prop_own")->sights.empty());
}

// HPC has a box for every derived method, so they are started from, too.
TEST(EntryPoints, MethodsOfInstancesAlsoDerivedOnes) {
  const Entries p(R"(module M (T (..), Box (..)) where
data T = A | B deriving (Eq, Show)
data Box a = Box a
instance Show a => Show (Box a) where
  show (Box a) = show a
instance Num T where
  A + _ = A
  B + b = b
  fromInteger _ = A
)");
  EXPECT_EQ(p.names(), "show (+) fromInteger (==) showsPrec (/=) show showList");
  for (const auto& e : p.entries.points) {
    EXPECT_EQ(e->kind, EntryKind::Method);
    EXPECT_TRUE(e->exported);
  }
  EXPECT_EQ(p.at("show")->start.target.test.inputs.size(), 1u);
  EXPECT_EQ(p.at("(+)")->start.target.test.inputs.size(), 2u);
}

TEST(EntryPoints, MethodsThatANewtypeTakesFromWhatItHolds) {
  const Entries p("module M (N (..)) where\nnewtype N = N Int deriving (Eq)\n");
  EXPECT_EQ(p.names(), "(==) (/=)");
}

TEST(EntryPoints, MethodsThatComeFromDefaultsOfTheUsersClasses) {
  const Entries p(R"(module M (C (..)) where
class C a where
  one, two :: a -> Int
  two x = one x + 1
instance C Bool where
  one _ = 1
instance Show (a -> b) where
  show _ = "function"
)");
  EXPECT_EQ(p.names(), "one show two");
}

TEST(EntryPoints, HiddenTypesThatNothingMakes) {
  const std::string text = "data T = T Int\nuse :: T -> Int\nuse (T n) = n\n";
  const Entries p("module M (use) where\n" + text);
  EXPECT_EQ(p.names(), "");
  EXPECT_NE(p.left_out().find("nothing that is exported makes values of the type T"), std::string::npos)
      << p.left_out();
  EXPECT_EQ(Entries("module M () where\n" + text, {"use"}).names(), "use");  // no test of another module anyway
  EXPECT_EQ(Entries("module M (T (..), use) where\n" + text).names(), "use");
}

// What they lead to stays unknown: a type for f cannot be guessed, and one for both a and b neither.
TEST(EntryPoints, InstancesWhoseTypeCannotBeChosen) {
  const Entries p(R"({-# LANGUAGE MultiParamTypeClasses #-}
module M (Box (..), Into (..)) where
data Box f = Box (f Int)
instance Show (Box f) where
  show _ = "Box"
class Into a b where
  into :: a -> b
instance Into Int Bool where
  into n = n > 3
)");
  EXPECT_EQ(p.names(), "");
  EXPECT_EQ(p.left_out(),
            "show: the type of its instance cannot be chosen; into: the type of its instance cannot be chosen");
  for (const NoEntry& n : p.entries.none)
    EXPECT_TRUE(p.workspace.program().global(n.global).name.text().starts_with("$f")) << n.function.name.text();
}

TEST(EntryPoints, MethodsOfHiddenClassesHaveNoNameOutside) {
  const std::string text = "class C a where\n  m :: a -> Int\ninstance C Int where\n  m n = n\n";
  EXPECT_EQ(Entries("module M () where\n" + text).names(), "");
  EXPECT_EQ(Entries("module M (C) where\n" + text).names(), "");
  EXPECT_EQ(Entries("module M (C (..)) where\n" + text).names(), "m");
}

TEST(EntryPoints, FieldsAndVariablesOfPatterns) {
  const Entries p(R"(module M (R (..), low, high) where
data R = R { size :: Int, name :: Bool }
(low, high) = (1 :: Int, 2 :: Int)
)");
  const std::string names = p.names();
  for (const char* name : {"size", "name", "low", "high"})
    EXPECT_NE((" " + names + " ").find(std::string(" ") + name + " "), std::string::npos) << names;
  EXPECT_EQ(p.entries.points.size(), 4u);
  EXPECT_EQ(p.at("size")->start.target.test.inputs.size(), 1u);
  EXPECT_TRUE(p.at("low")->start.target.test.inputs.empty());
}

TEST(EntryPoints, DefaultsOfClassesAreNotStartedFrom) {
  const Entries p(R"(module M (Shape (..)) where
class Shape a where
  area :: a -> Int
  area _ = 0
  sides :: a -> Int
)");
  EXPECT_EQ(p.names(), "");
  EXPECT_EQ(p.left_out(), "area: it is a default for instances, also for those of other modules");
  EXPECT_TRUE(p.entries.none.at(0).global.valid());
}

TEST(EntryPoints, ProofsAreGeneralForVariablesWithoutClasses) {
  const Entries p(R"(module M where
any1 :: a -> a
any1 x = x
equal :: Eq a => a -> a -> Bool
equal x y = x == y
shown :: Show a => a -> String
shown x = show x
plain :: Int -> Int
plain n = n
)");
  EXPECT_TRUE(p.at("any1")->general);
  EXPECT_FALSE(p.at("equal")->general);
  EXPECT_FALSE(p.at("shown")->general);
  EXPECT_TRUE(p.at("plain")->general);
}

TEST(EntryPoints, NamedOnesNeedNotBeExported) {
  const std::string text = "module M (f) where\nf, g, h :: Int -> Int\nf n = g n\ng n = n\nh n = n\n";
  const Entries p(text, {"g", "f"});
  EXPECT_EQ(p.entries.points.size(), 2u);
  EXPECT_FALSE(p.at("g")->exported);
  EXPECT_TRUE(p.at("f")->exported);
  const Entries none(text, {"gg"});
  EXPECT_TRUE(none.entries.points.empty());
  EXPECT_TRUE(none.workspace.diagnostics().has_errors());
}

TEST(EntryPoints, TypesThatWereChosen) {
  const std::string text = "module M where\nimport Data.Bits\nf :: Bits a => a -> Int\nf x = popCount x\n";
  const Entries p(text, {}, {{"a", "Bool"}});
  ASSERT_EQ(p.entries.points.size(), 1u) << p.left_out();
  EXPECT_EQ(p.at("f")->start.target.test.inputs.at(0).type->con->name.text(), "Bool");
}

TEST(EntryPoints, InputsThatCannotBeMade) {
  const Entries p("module M (f) where\nimport Data.IORef\nf :: IORef Int -> Int\nf _ = 1\n");
  EXPECT_EQ(p.names(), "");
  EXPECT_NE(p.left_out().find("of type IORef Int: values of type Ref cannot be made"), std::string::npos)
      << p.left_out();
}

TEST(EntryPoints, HiddenTypesAreMadeByWhatIsExported) {
  const Entries p(R"(module M (Q, empty, push, size, plain) where
newtype Q = Q [Int]
empty :: Q
empty = Q []
push :: Int -> Q -> Q
push n (Q ns) = Q (n : ns)
size :: Q -> Int
size (Q ns) = length ns
plain :: Int -> Int
plain n = n
)");
  EXPECT_TRUE(p.at("size")->made);
  EXPECT_FALSE(p.at("plain")->made);
  // A result without Show is seen through a function that has one.
  ASSERT_FALSE(p.at("push")->sights.empty());
  EXPECT_EQ(p.at("push")->sights[0].through, "size");
  EXPECT_EQ(p.at("push")->sights[0].observed, "(show . M.size) (?)");
  EXPECT_EQ(p.at("push")->sights[0].modules, (std::vector<std::string>{"M"}));
}

// Inputs are printed as the calls that make them.
TEST(EntryPoints, MadeInputsArePrintedAsCalls) {
  const Entries p(R"(module M (Q, empty, (+>), even', size) where
newtype Q = Q [Int]
infixr 5 +>
empty :: Q
empty = Q []
(+>) :: Int -> Q -> Q
n +> Q ns = Q (n : ns)
even' :: Int -> Maybe Q
even' n = if even n then Just (Q [n]) else Nothing
size :: Q -> Int
size (Q ns) = length ns
)");
  const EntryPoint& size = *p.at("size");
  const auto shown = [&](const std::string& token) {
    const auto values = witness::decode(token, size.spaces, size.start.target.test.inputs);
    EXPECT_TRUE(values) << token;
    return values ? witness::print_argument(size.spaces, values->at(0)) : "";
  };
  // The number of a call among those that make a value.
  const auto number = [&](std::string_view name) {
    const auto& calls = size.spaces[size.spaces.source(size.start.target.test.inputs.at(0).space)].alternatives;
    for (size_t i = 0; i < calls.size(); ++i)
      if (calls[i].con->name.text() == name) return fmt::format("{}.", i);
    ADD_FAILURE() << name;
    return std::string();
  };
  const std::string empty = number("empty"), cons = number("+>"), just = number("fromJust");
  EXPECT_EQ(shown(empty), "empty");
  EXPECT_EQ(shown(cons + "n3." + cons + "n-1." + empty), "((+>) 3 ((+>) (-1) empty))");
  EXPECT_EQ(shown(just + "0.n4."), "(fromJust (even' 4))");
}

}  // namespace
}  // namespace needle::engine
