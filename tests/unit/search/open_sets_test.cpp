// Sets of open unknowns: their numbers of completions are those of the enumeration.
#include "search/open_sets.h"

#include <gtest/gtest.h>

#include "core/parse.h"

namespace needle::search {
namespace {

constexpr const char* kTypes = R"(
data Nat = Zero | Suc Nat;
data Tree = Leaf | Node Tree Nat Tree;
data Void;
)";

struct OpenSetsTest : testing::Test {
  core::Program program;
  core::Builder build{program};
  space::Spaces spaces{program};
  space::Enumeration all{spaces};
  OpenSets sets{spaces, all};

  void SetUp() override {
    const core::ParseResult r = core::parse_program(kTypes, program);
    ASSERT_TRUE(r.ok) << r.message;
  }
  space::SpaceId space(const std::string& name) {
    for (uint32_t i = 0; i < program.tycon_count(); ++i)
      if (program.tycon(core::TyConId(i))->name.text() == name)
        return spaces.of(build.type_con(program.tycon(core::TyConId(i))));
    return {};
  }
};

TEST_F(OpenSetsTest, CountsAsTheEnumerationDoes) {
  const space::SpaceId tree = space("Tree"), nat = space("Nat"), none = space("Void");
  for (const std::vector<space::SpaceId>& inputs :
       {std::vector<space::SpaceId>{}, {tree}, {nat, tree}, {tree, nat}, {tree, nat, tree, nat}, {tree, none}}) {
    const uint32_t set = sets.of(inputs);
    for (uint32_t size : {7u, 0u, 1u, 30u, 12u, 90u})
      EXPECT_EQ(sets.count({set, size}).number(), all.count(inputs, size)) << inputs.size() << " of size " << size;
  }
  EXPECT_EQ(sets.of({nat, tree}), sets.of({tree, nat}));
}

TEST_F(OpenSetsTest, AlternativesAddUp) {
  const space::SpaceId tree = space("Tree"), nat = space("Nat");
  const Open open{sets.of({tree, nat, tree}), 20};
  for (space::SpaceId x : {tree, nat}) {
    Amount sum = 0;
    for (uint64_t i = 0; i < 2; ++i) sum += sets.count(sets.after(open, x, i));
    EXPECT_EQ(sum, sets.count(open));
    EXPECT_TRUE(sets.holds(open.set, x));
  }
  EXPECT_FALSE(sets.holds(sets.without(open.set, nat), nat));
}

}  // namespace
}  // namespace needle::search
