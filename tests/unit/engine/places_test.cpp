#include "engine/places.h"

#include <set>

#include "covered_program.h"

namespace needle::engine {
namespace {

using core::Box;

constexpr const char* kPlaces = R"(module M where
f :: Int -> Int
f n
  | n > 3 = if even n then local else 2
  | otherwise = g n
 where
  local = n * 7
g :: Int -> Int
g x = x + 1
)";

TEST(Places, AreTheMeasuredTicksInOrder) {
  CoveredProgram p(kPlaces);
  const Places places(p.workspace, {p.module});
  ASSERT_GT(places.size(), 15u);
  for (PlaceId place = 0; place < places.size(); ++place) {
    EXPECT_NE(places.info(place).box, Box::None);
    EXPECT_EQ(places.module(place), 0u);
    EXPECT_EQ(places.at_tick(places.tick(place)), place);
    EXPECT_TRUE(place == 0 || places.tick(place - 1) < places.tick(place));
  }
  size_t measured = 0;
  for (const core::TickInfo& t : p.workspace.ticks()) measured += t.box != Box::None;
  EXPECT_EQ(places.size(), measured);
  EXPECT_FALSE(places.at_tick(static_cast<uint32_t>(p.workspace.ticks().size())));
}

TEST(Places, OnlyMeasuredTicksAreLeftInTheProgram) {
  CoveredProgram p(kPlaces);
  const Places places(p.workspace, {p.module});
  std::set<uint32_t> seen;
  core::Program& program = p.workspace.program();
  for (uint32_t i = p.workspace.first_user_global().index; i < program.global_count(); ++i)
    if (const core::Expr* body = program.global(core::GlobalId(i)).body)
      core::each_tick(body, [&](uint32_t tick) {
        seen.insert(tick);
        EXPECT_TRUE(places.at_tick(tick)) << tick;
      });
  EXPECT_EQ(seen.size(), places.size() - 1);  // that `otherwise` is False is nowhere in it
}

TEST(Places, NestAsTheyAreEvaluated) {
  CoveredProgram p(kPlaces);
  const Places places(p.workspace, {p.module});
  const auto at = [&](std::string_view text, Box box, bool value = false) {
    const auto found = find_place(p, places, text, box, value);
    EXPECT_TRUE(found) << text;
    return found.value_or(0);
  };
  const auto is_inside = [&](PlaceId inner, PlaceId outer) {
    for (std::optional<PlaceId> a = places.around(inner); a; a = places.around(*a))
      if (*a == outer) return true;
    return false;
  };
  const PlaceId whole = at("if even n then local else 2", Box::Alternative), two = at("2", Box::Alternative),
                yes = at("n > 3", Box::Guard, true), odd = at("even n", Box::Condition, false),
                even = at("even n", Box::Condition, true), seven = at("7", Box::Expression),
                product = at("n * 7", Box::Expression), calls = at("g n", Box::Alternative);
  EXPECT_TRUE(is_inside(two, whole));
  EXPECT_TRUE(is_inside(two, odd));
  EXPECT_FALSE(is_inside(two, even));
  EXPECT_TRUE(is_inside(whole, yes));
  EXPECT_FALSE(is_inside(calls, yes));
  EXPECT_TRUE(is_inside(seven, product));
  EXPECT_FALSE(is_inside(whole, two));
  for (PlaceId place = 0; place < places.size(); ++place) EXPECT_FALSE(is_inside(place, place)) << place;
}

TEST(Places, KnowTheFunctionThatHoldsThem) {
  CoveredProgram p(kPlaces);
  const Places places(p.workspace, {p.module});
  const auto f = p.workspace.global_of(p.entity("f")), g = p.workspace.global_of(p.entity("g"));
  const auto nowhere = find_place(p, places, "otherwise", Box::Guard, false);
  ASSERT_TRUE(nowhere);
  EXPECT_FALSE(places.holder(*nowhere).valid());
  for (PlaceId place = 0; place < places.size(); ++place) {
    if (place == *nowhere) continue;
    const bool of_g = p.workspace.sources().text(places.info(place).span).starts_with("x") ||
                      p.workspace.sources().text(places.info(place).span) == "1" ||
                      p.workspace.sources().text(places.info(place).span).starts_with("g x");
    EXPECT_EQ(places.holder(place), of_g ? g : f) << p.workspace.sources().text(places.info(place).span);
  }
}

TEST(Places, PassedAreThoseWithACount) {
  CoveredProgram p(kPlaces);
  const Places places(p.workspace, {p.module});
  std::vector<uint64_t> counts(places.tick(4) + 1);
  counts[places.tick(1)] = 7;
  counts[places.tick(4)] = 1;
  EXPECT_EQ(places.passed(counts), (std::vector<PlaceId>{1, 4}));  // counts may end early
  EXPECT_TRUE(places.passed({}).empty());
}

TEST(Places, OfTheModulesAskedFor) {
  program::Program p(with_marks());
  p.files.write("A.hs", "module A where\na :: Int\na = 1\n");
  p.module = p.workspace.load_file(p.files.write("B.hs", "module B where\nimport A\nb :: Int\nb = a + 2\n"));
  ASSERT_TRUE(p.module) << p.said();
  const Places places(p.workspace, {p.module});
  ASSERT_GT(places.size(), 0u);
  for (PlaceId place = 0; place < places.size(); ++place)
    EXPECT_EQ(places.info(place).span.file, p.module->resolved.parsed.module->file);
}

}  // namespace
}  // namespace needle::engine
