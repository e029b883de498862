#include "engine/unreached.h"

#include "covered_program.h"

namespace needle::engine {
namespace {

using core::Box;

struct DeadPlaces : CoveredProgram {
  explicit DeadPlaces(const std::string& text)
      : CoveredProgram(text), places(workspace, {module}), callers(workspace), unreached(workspace, places, callers) {}

  // Of a place that is taken for dead, and nothing around it is.
  std::string why(std::string_view text, Box box, bool value = false, size_t which = 0) const {
    const std::optional<PlaceId> place = find_place(*this, places, text, box, value, which);
    EXPECT_TRUE(place) << text;
    return place ? unreached.why(*place, [](PlaceId) { return false; }) : "";
  }

  Places places;
  Callers callers;
  Unreached unreached;
};

TEST(Unreached, Conditions) {
  const DeadPlaces p(R"(module M (grade) where
grade :: Int -> Int
grade n
  | n > 10 = if n < 5 then n - 1 else n
  | otherwise = 0
)");
  EXPECT_EQ(p.why("otherwise", Box::Guard, false), "`otherwise` is never False");
  EXPECT_EQ(p.why("n < 5", Box::Condition, true), "`n < 5` is never True where `n > 10` is True");
  EXPECT_EQ(p.why("n > 10", Box::Guard, true), "`n > 10` is never True");
}

TEST(Unreached, TheOutermostDeadPlaceSaysWhy) {
  const DeadPlaces p(R"(module M (grade) where
grade :: Int -> Int
grade n = if n < n then n - 17 else n
)");
  const std::optional<PlaceId> inner = find_place(p, p.places, "17", Box::Expression),
                               never = find_place(p, p.places, "n < n", Box::Condition, true);
  ASSERT_TRUE(inner && never);
  std::vector<PlaceId> dead = {*inner};
  const auto is_dead = [&](PlaceId place) { return std::find(dead.begin(), dead.end(), place) != dead.end(); };
  EXPECT_EQ(p.unreached.why(*inner, is_dead), "it needs `n < n` to be True, and no call makes that so");
  for (std::optional<PlaceId> at = inner; at && at != never; at = p.places.around(*at)) dead.push_back(*at);
  dead.push_back(*never);
  EXPECT_EQ(p.unreached.why(*inner, is_dead), "`n < n` is never True");
}

TEST(Unreached, ACaseThatNoCallerPasses) {
  const DeadPlaces p(R"(module M (Heat, today, tomorrow) where
data Heat = Hot | Warm | Cold
describe :: Heat -> Int
describe Hot = 2
describe Warm = 1
describe Cold = 77
named :: Heat -> Int
named heat = case heat of { Hot -> 8; _ -> 9 }
today, tomorrow :: Bool -> Int
today b = describe (if b then Hot else Warm) + named Warm
tomorrow _ = describe Hot
)");
  EXPECT_EQ(p.why("77", Box::Alternative),
            "it needs a call that passes Cold, and no call makes that so; the calls are in today and tomorrow");
  EXPECT_EQ(p.why("8", Box::Alternative),
            "it needs `heat` to be Hot, and no call makes that so; the calls are in today");
  EXPECT_EQ(p.why("9", Box::Alternative),
            "it needs every alternative before it not to fit, and no call makes that so; the calls are in today");
}

TEST(Unreached, DeclarationsThatNobodyCalls) {
  const DeadPlaces p(R"(module M (main') where
alone :: Int -> Int
alone n = n
a, b, c, d, e :: Int -> Int
a n = shared n
b n = shared n
c n = shared n
d n = shared n
e n = shared n
shared :: Int -> Int
shared n = if n > 0 then shared (n - 1) else n
main' :: Int
main' = let unused = 5 :: Int in 4
)");
  EXPECT_EQ(p.why("alone n = n", Box::TopLevel), "nothing calls alone");
  EXPECT_EQ(p.why("shared n = if n > 0 then shared (n - 1) else n", Box::TopLevel),
            "shared is mentioned only by a, b, c and 2 others, and no call gets there");
  EXPECT_EQ(p.why("unused = 5 :: Int", Box::Local), "unused is never evaluated: nothing needs its value");
}

TEST(Unreached, AnArgumentThatIsNeverNeeded) {
  const DeadPlaces p(R"(module M (pick) where
first :: a -> b -> a
first x _ = x
pick :: Int -> Int
pick n = first n (n + 1)
)");
  EXPECT_EQ(p.why("(n + 1)", Box::Expression), "nothing needs its value");
}

TEST(Unreached, LongTextsAreCutBetweenCharacters) {
  const DeadPlaces p("module M (f) where\nf :: String -> Int\nf s = if s == \"" + std::string(27, 'x') +
                     "\u00fc\u00fc\u00fc\u00fc\u00fc\u00fc\u00fc\"\n  then 1 else 2\n");
  const std::string why =
      p.why("s == \"" + std::string(27, 'x') + "\u00fc\u00fc\u00fc\u00fc\u00fc\u00fc\u00fc\"", Box::Condition, true);
  EXPECT_EQ(why, "`s == \"" + std::string(27, 'x') + "\u00fc\u00fc\u00fc..` is never True");
}

}  // namespace
}  // namespace needle::engine
