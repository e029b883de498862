#include "core/recipes.h"

#include <gtest/gtest.h>

#include "core/build.h"
#include "core/parse.h"
#include "core/spine.h"

namespace needle::core {
namespace {

struct World {
  Program program;
  Builder build{program};
  Recipes recipes;
  size_t asked = 0;

  World() {
    ParseResult r = parse_program(R"(
prim Int;
data Bool = False | True;
data Maybe a = Nothing | Just a;
data (,) a b = (,) a b;
data Perfect a = One a | Twice (Perfect ((,) a a));
data Bush a = Nil | Bush a (Bush (Bush a));
data Rose = Rose (Maybe Rose);
data Open = Open b;
data Wide a = Wide (Wide ((,) a Bool)) (Wide ((,) a Int)) (Wide (Maybe a));
)",
                                  program);
    EXPECT_TRUE(r.ok) << r.message;
  }
  const Type* con(const std::string& name) {
    for (uint32_t i = 0; i < program.tycon_count(); ++i)
      if (program.tycon(TyConId(i))->name.text() == name) return build.type_con(program.tycon(TyConId(i)));
    ADD_FAILURE() << name;
    return nullptr;
  }
  const Type* app(const std::string& name, const Type* argument) { return build.type_app(con(name), argument); }

  void add(const Type* type) {
    recipes.add(type, [this](const Type* part, Arena& arena) {
      ++asked;
      return as_declared(part, arena);
    });
  }
};

TEST(Recipes, FieldsAreAtTheTypesArguments) {
  World w;
  Arena arena;
  const Recipe maybe = as_declared(w.app("Maybe", w.con("Bool")), arena);
  EXPECT_EQ(maybe.forbidden, "");
  ASSERT_EQ(maybe.constructors.size(), 2u);
  EXPECT_TRUE(maybe.constructors[0].fields.empty());
  EXPECT_EQ(print(maybe.constructors[1].fields.at(0)), "Bool");
  const Recipe perfect = as_declared(w.app("Perfect", w.con("Int")), arena);
  EXPECT_EQ(print(perfect.constructors[1].fields.at(0)),
            print(w.app("Perfect", w.build.type_app(w.app("(,)", w.con("Int")), w.con("Int")))));
}

TEST(Recipes, WhatIsNotDeclaredAsDataIsForbidden) {
  World w;
  Arena arena;
  EXPECT_EQ(as_declared(w.con("Int"), arena).forbidden, "values of type Int cannot be made");
  EXPECT_EQ(as_declared(w.con("Maybe"), arena).forbidden, "values of type Maybe cannot be made");
  const Recipe open = as_declared(w.con("Open"), arena);
  EXPECT_EQ(open.forbidden, "the constructor Open hides a type");
  EXPECT_TRUE(open.constructors.empty());
}

TEST(Recipes, ATypeIsAskedForOnce) {
  World w;
  w.add(w.con("Rose"));
  EXPECT_EQ(w.asked, 2u);  // Rose, Maybe Rose
  w.add(w.app("Maybe", w.con("Rose")));
  EXPECT_EQ(w.asked, 2u);
  EXPECT_TRUE(w.recipes.find(w.con("Rose")));
  EXPECT_FALSE(w.recipes.find(w.con("Bool")));
}

TEST(Recipes, OfAFunctionBothSides) {
  World w;
  const Type* function = w.build.type_fun(w.con("Rose"), w.build.type_fun(w.con("Bool"), w.con("Int")));
  w.add(function);
  EXPECT_EQ(w.recipes.size(), 4u);
  EXPECT_FALSE(w.recipes.find(function));
}

TEST(Recipes, ConversionsLeadToTheirSources) {
  World w;
  w.recipes.add(w.con("Int"), [&](const Type* type, Arena& arena) {
    Recipe out = as_declared(type, arena);
    if (type->con == w.con("Int")->con)
      out.conversion = {w.app("Maybe", w.con("Bool")), GlobalId(0), "", false, CollectedAs::Itself};
    return out;
  });
  EXPECT_TRUE(w.recipes.find(w.con("Bool")));
}

TEST(Recipes, ANestedFamilyEndsWhereItsTypesAreTooLarge) {
  World w;
  w.add(w.app("Perfect", w.con("Bool")));
  EXPECT_FALSE(w.recipes.full());
  const Type* type = w.con("Bool");
  while (!is_too_large(w.app("Perfect", type))) {
    EXPECT_TRUE(w.recipes.find(w.app("Perfect", type)));
    type = w.build.type_app(w.app("(,)", type), type);
  }
  EXPECT_FALSE(w.recipes.find(w.app("Perfect", type)));
}

TEST(Recipes, ATableHasSoMuchRoom) {
  World w;
  w.add(w.app("Wide", w.con("Bool")));
  EXPECT_TRUE(w.recipes.full());
  EXPECT_EQ(w.recipes.size(), kMostTypes);
  EXPECT_TRUE(w.recipes.find(w.app("Wide", w.app("Maybe", w.app("Maybe", w.con("Bool"))))));  // the nearest are there
}

}  // namespace
}  // namespace needle::core
