#include "space/collection.h"

#include <gtest/gtest.h>

#include <set>

#include "core/parse.h"

namespace needle::space {
namespace {

constexpr const char* kTypes = R"(
data Bool = False | True;
data Nat = Zero | Suc Nat;
data [] a = [] | : {infix r 5} a ([] a);
data (,) a b = (,) a b;
data Set = Set0;
data Bag = Bag0;
data Map = Map0;
data Tree = Leaf | Node Trees;
data Trees = Trees0;
)";

// Set, Bag and Map are what some function makes of lists; here nobody asks which.
struct World {
  core::Program program;
  core::Recipes recipes;
  Spaces spaces{program, recipes};
  core::Builder build{program};
  Enumeration all{spaces};

  explicit World(const std::string& element, const std::string& value = "Bool") {
    core::ParseResult r = core::parse_program(kTypes, program);
    EXPECT_TRUE(r.ok) << r.message;
    for (const char* name : {"Set", "Bag", "Map", "Tree"}) recipes.add(con(name), recipe_of(element, value));
  }
  core::Recipes::RecipeOf recipe_of(const std::string& element, const std::string& value) {
    return [=, this](const core::Type* type, Arena& arena) {
      const std::string_view name = type->kind == core::TypeKind::Con ? type->con->name.text() : "";
      const CollectedAs as = name == "Set" || name == "Trees" ? CollectedAs::Set
                             : name == "Bag"                  ? CollectedAs::Bag
                             : name == "Map"                  ? CollectedAs::Map
                                                              : CollectedAs::Itself;
      if (as == CollectedAs::Itself) return core::as_declared(type, arena);
      const core::Type* of = con(name == "Trees" ? "Tree" : element);
      if (as == CollectedAs::Map) of = build.type_app(build.type_app(con("(,)"), of), con(value));
      core::Recipe recipe;
      recipe.conversion = {build.type_app(con("[]"), of), core::GlobalId(0), "", false, as};
      return recipe;
    };
  }
  const core::Type* con(const std::string& name) {
    for (uint32_t i = 0; i < program.tycon_count(); ++i)
      if (program.tycon(core::TyConId(i))->name.text() == name) return build.type_con(program.tycon(core::TyConId(i)));
    ADD_FAILURE() << name;
    return nullptr;
  }
  SpaceId of(const std::string& name) { return spaces.of(con(name)); }

  std::string show(const Value& v) {
    std::string out = v.con ? std::string(v.con->name.text()) : "";
    for (const Value& f : v.fields) out += "(" + show(f) + ")";
    return out;
  }
  // The elements of a list in some order, so that lists that are the same collection are the same.
  std::multiset<std::string> elements(const Value& list) {
    std::multiset<std::string> out;
    for (const Value* cell = &list; cell->fields.size() == 2; cell = &cell->fields[1])
      out.insert(show(cell->fields[0]));
    return out;
  }
};

// The collections of a size, from all lists of that size.
std::set<std::multiset<std::string>> by_brute_force(World& w, SpaceId image, CollectedAs as, uint32_t size) {
  std::set<std::multiset<std::string>> out;
  const SpaceId list = w.spaces[image].inner;
  const mpz_class count = w.all.count(list, size);
  for (mpz_class i = 0; i < count; ++i) {
    const Value value = w.all.at(list, size, i);
    std::set<std::string> keys;
    bool repeats = false;
    for (const Value* cell = &value; cell->fields.size() == 2; cell = &cell->fields[1]) {
      const Value& element = cell->fields[0];
      repeats = !keys.insert(w.show(as == CollectedAs::Map ? element.fields[0] : element)).second || repeats;
    }
    if (!repeats || as == CollectedAs::Bag) out.insert(w.elements(value));
  }
  return out;
}

void each_once(const std::string& element, const std::string& name, CollectedAs as, uint32_t sizes) {
  World w(element);
  const SpaceId id = w.of(name);
  for (uint32_t size = 0; size <= sizes; ++size) {
    const std::set<std::multiset<std::string>> wanted = by_brute_force(w, id, as, size);
    ASSERT_EQ(w.all.count(id, size), wanted.size()) << element << " " << name << " " << size;
    std::set<std::multiset<std::string>> have;
    for (uint32_t i = 0; i < wanted.size(); ++i) {
      const Value value = w.all.at(id, size, i);
      have.insert(w.elements(value.fields[0]));
      const Place place = w.all.place_of(id, value);
      EXPECT_EQ(place.size, size);
      EXPECT_EQ(place.index, i) << w.show(value);
    }
    EXPECT_EQ(have, wanted);
  }
}

TEST(Collection, EachOnce) {
  for (const char* element : {"Bool", "Nat"}) {
    each_once(element, "Set", CollectedAs::Set, 13);
    each_once(element, "Bag", CollectedAs::Bag, 11);
    each_once(element, "Map", CollectedAs::Map, 12);
  }
}

TEST(Collection, OfThemselves) {
  World w("Bool");
  const SpaceId tree = w.of("Tree");  // Leaf, {}, {Leaf}, {{}}, ..
  std::string counts;
  for (uint32_t size = 0; size <= 8; ++size) counts += w.all.count(tree, size).get_str() + " ";
  EXPECT_EQ(counts, "0 1 1 0 1 1 0 2 1 ");
  EXPECT_FALSE(w.all.largest(tree));
}

TEST(Collection, Largest) {
  World w("Bool");
  EXPECT_EQ(w.all.largest(w.of("Set")), 5);  // {False, True}
  EXPECT_EQ(w.all.largest(w.of("Map")), 9);
  EXPECT_FALSE(w.all.largest(w.of("Bag")));
  EXPECT_EQ(w.all.count(w.of("Set"), 6), 0);
}

TEST(Collection, FarBehind) {
  World w("Nat");
  const SpaceId set = w.of("Set");
  mpz_class number;
  mpz_ui_pow_ui(number.get_mpz_t(), 10, 12);
  const Place place = *w.all.place_at(set, number, 10'000);
  const Place again = w.all.place_of(set, w.all.at(set, place.size, place.index));
  EXPECT_EQ(again.size, place.size);
  EXPECT_EQ(again.index, place.index);
}

}  // namespace
}  // namespace needle::space
