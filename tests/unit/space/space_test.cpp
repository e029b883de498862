#include "space/space.h"

#include <gtest/gtest.h>

#include "core/parse.h"
#include "space/enumeration.h"

namespace needle::space {
namespace {

struct World {
  core::Program program;
  Spaces spaces{program};
  core::Builder build{program};
  Enumeration all{spaces};

  World() {
    core::ParseResult r = core::parse_program(R"(
prim Int; prim Char; prim Integer; prim Double; prim Word;
data Bool = False | True;
data Maybe a = Nothing | Just a;
data [] a = [] | : {infix r 5} a ([] a);
data (,) a b = (,) a b;
data Tree = Leaf | Node Tree Tree;
data Even = Zero | Next Odd; data Odd = After Even;
data Stream = More Stream;
data Void = Never Void Void;
data Perfect a = One a | Twice (Perfect ((,) a a));
newtype Wrap a = Wrap ([] a);
)",
                                              program);
    EXPECT_TRUE(r.ok) << r.message;
  }

  const core::Type* con(const std::string& name) {
    for (uint32_t i = 0; i < program.tycon_count(); ++i)
      if (program.tycon(core::TyConId(i))->name.text() == name) return build.type_con(program.tycon(core::TyConId(i)));
    ADD_FAILURE() << name;
    return nullptr;
  }
  const core::Type* app(const std::string& name, const core::Type* arg) { return build.type_app(con(name), arg); }

  std::string counts(const core::Type* type, uint32_t upto) {
    SpaceId id = spaces.of(type);
    std::string out;
    for (uint32_t n = 0; n <= upto; ++n) out += (n ? " " : "") + all.count(id, n).get_str();
    return out;
  }
};

TEST(Space, LeastSizes) {
  World w;
  auto least = [&](const core::Type* t) { return w.spaces[w.spaces.of(t)].least; };
  EXPECT_EQ(least(w.con("Bool")), 1u);
  EXPECT_EQ(least(w.con("Tree")), 1u);
  EXPECT_EQ(least(w.con("Odd")), 2u);
  EXPECT_EQ(least(w.app("[]", w.con("Int"))), 1u);
  EXPECT_EQ(least(w.build.type_app(w.app("(,)", w.con("Odd")), w.con("Int"))), 4u);
  EXPECT_EQ(least(w.con("Stream")), kInfinite);
  EXPECT_EQ(least(w.con("Void")), kInfinite);
  EXPECT_EQ(least(w.app("Wrap", w.con("Bool"))), 1u);
}

TEST(Space, NestedTypesEnd) {
  World w;
  EXPECT_EQ(w.spaces[w.spaces.of(w.app("Perfect", w.con("Bool")))].least, 2u);
  EXPECT_TRUE(w.spaces.clipped());
}

// No proof comes from a type that nobody has looked at.
TEST(Space, ATypeWithoutARecipeIsClipped) {
  core::Program program;
  ASSERT_TRUE(
      core::parse_program("data M.Found = M.Found M.Lost; data M.Lost = M.Lost; data Own = Own M.Found;", program).ok);
  core::Builder build(program);
  const core::Type* found = build.type_con(program.tycon(core::TyConId(0)));
  const core::Type* lost = build.type_con(program.tycon(core::TyConId(1)));
  const core::Type* own = build.type_con(program.tycon(core::TyConId(2)));
  core::Recipes recipes;
  recipes.add(found, [&](const core::Type* type, Arena& arena) { return core::as_declared(type, arena); });
  Spaces spaces(program, recipes);
  EXPECT_EQ(spaces[spaces.of(own)].least, 3u);  // of no module: Needle itself declared it
  EXPECT_FALSE(spaces.clipped());

  const core::Recipes none;
  Spaces unknown(program, none);
#ifdef NEEDLE_HOSTILE
  EXPECT_THROW(unknown.of(lost), std::logic_error);
#else
  const Space& space = unknown[unknown.of(lost)];
  EXPECT_EQ(space.form, Form::Clipped);
  EXPECT_FALSE(space.empty);
  EXPECT_TRUE(unknown.clipped());
#endif
}

TEST(Space, ForbiddenTypesSayWhy) {
  World w;
  core::Recipes recipes;
  recipes.add(w.app("Maybe", w.con("Tree")), [&](const core::Type* type, Arena& arena) {
    core::Recipe out = core::as_declared(type, arena);
    if (core::print(type) == "Tree") out = {.conversion = {}, .constructors = {}, .forbidden = "no trees today"};
    return out;
  });
  Spaces spaces(w.program, recipes);
  EXPECT_EQ(spaces.unsupported(spaces.of(w.app("Maybe", w.con("Tree")))), "no trees today");
}

TEST(Space, Counts) {
  World w;
  EXPECT_EQ(w.counts(w.con("Bool"), 3), "0 2 0 0");
  EXPECT_EQ(w.counts(w.con("Tree"), 9), "0 1 0 1 0 2 0 5 0 14");  // Catalan
  EXPECT_EQ(w.counts(w.app("[]", w.con("Bool")), 7), "0 1 0 2 0 4 0 8");
  EXPECT_EQ(w.counts(w.app("Wrap", w.con("Bool")), 5), "0 1 0 2 0 4");
  EXPECT_EQ(w.counts(w.con("Int"), 4), "0 3 4 8 16");
  EXPECT_EQ(w.counts(w.con("Word"), 4), "0 2 2 4 8");
  EXPECT_EQ(w.counts(w.con("Stream"), 3), "0 0 0 0");
}

// What is enumerated is what is counted, and sizes never decrease.
TEST(Space, NumbersInOrder) {
  World w;
  for (const char* name : {"Int", "Integer", "Char", "Double", "Word"}) {
    const SpaceId id = w.spaces.of(w.con(name));
    uint32_t size = 1;
    uint64_t index = 0;
    for (; size <= 8; ++size) {
      uint64_t n = 0;
      while (size_of(w.spaces[id], *number_at(w.spaces[id], index)) == size) ++index, ++n;
      EXPECT_EQ(w.all.count(id, size), n) << name << " at size " << size;
    }
    EXPECT_EQ(size_of(w.spaces[id], *number_at(w.spaces[id], index)), 9u) << name;
  }
}

TEST(Space, LeastValuesHaveTheLeastSize) {
  World w;
  for (const core::Type* t : {w.con("Tree"), w.con("Odd"), w.app("Maybe", w.con("Int")), w.app("Wrap", w.con("Odd"))}) {
    const SpaceId id = w.spaces.of(t);
    EXPECT_EQ(size_of(w.spaces, least_value(w.spaces, id)), w.spaces[id].least);
  }
}

}  // namespace
}  // namespace needle::space
